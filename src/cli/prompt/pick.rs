//! One food out of several: a list that typing narrows; on a terminal without escapes one by number.

use std::io::{self, Write};

use dialoguer::FuzzySelect;
use dialoguer::console::{Term, measure_text_width, set_colors_enabled_stderr, truncate_str};

use super::held::{self, Held};
use super::question::Question;
use super::{Typed, line};
use crate::actions::finder::Several;
use crate::model::Food;
use crate::render::Looks;
use crate::render::food::energy;
use crate::render::style::clean;

/// Lines of a list that are shown at once; typing narrows it down.
const SHOWN: usize = 12;
/// What the list puts in front of a line, and a column that stays free.
const BESIDE: usize = 3;
/// The longest name that is repeated in the question.
const NAMED: usize = 24;
/// The narrowest name beside which there is something else.
const LEAST: usize = 16;

/// Asks which of several foods is meant, by its place among them; `None` when none is.
///
/// Errors: `Interrupted` after Ctrl-C; what the terminal says.
pub(super) fn food(several: &Several<'_>, looks: &Looks) -> io::Result<Option<usize>> {
    let Several {
        name, foods, near, ..
    } = *several;
    let columns = usize::from(looks.width).saturating_sub(BESIDE);
    let name = cut(&clean(name), NAMED, looks);
    if held::is_dumb() {
        // The numbers are those that --pick takes, as far as it does.
        return by_number(&name, &numbered(&[foods, near].concat(), columns, looks));
    }
    let lines = unlike(&[foods, near].concat(), columns, looks);
    let question = format!("Which {name} is it? (type to narrow, Esc to leave)");
    let question = match measure_text_width(&question) + NAMED > columns {
        true => format!("Which {name}?"),
        false => question,
    };
    set_colors_enabled_stderr(looks.color);
    let held = Held::keys()?;
    if lines.len() > SHOWN && !near.is_empty() {
        say_near(near, columns, looks)?;
    }
    let asked = Question {
        columns: usize::from(looks.width),
        lines: &lines,
    };
    let chosen = FuzzySelect::with_theme(&asked)
        .with_prompt(question)
        .items(&lines)
        .default(0)
        .max_length(SHOWN)
        .report(false)
        .interact_on_opt(&Term::stderr());
    let chosen = chosen.map_err(|dialoguer::Error::IO(error)| error);
    #[cfg(unix)]
    if chosen.is_err() {
        super::ended::wait();
    }
    drop(held);
    chosen
}

/// Tells what is spelled nearly so, where the end of the list is not seen.
fn say_near(near: &[Food], columns: usize, looks: &Looks) -> io::Result<()> {
    let names: Vec<String> = near.iter().map(|food| clean(food.name.text())).collect();
    let told = format!(
        "at the end of the list, spelled nearly so: {}",
        names.join(" · ")
    );
    writeln!(io::stderr(), "{}", cut(&looks.plain(&told), columns, looks))
}

/// A line for each food, with the number that is typed for it.
fn numbered(foods: &[Food], columns: usize, looks: &Looks) -> Vec<String> {
    let mark = foods.len().to_string().len();
    let lines = foods.iter().enumerate().map(|(at, food)| {
        let number = format!("{:>mark$}. ", at + 1);
        let room = columns.saturating_sub(number.len());
        format!("{number}{}", within(food, "", room, looks))
    });
    lines.collect()
}

/// A line for each food, no two alike: the list tells its lines by their text. They have no numbers,
/// since what is typed is looked for anywhere in a line, and so a 1 would be in the 10 as well.
fn unlike(foods: &[Food], columns: usize, looks: &Looks) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for food in foods {
        let mut line = within(food, "", columns, looks);
        let mut alike = 1;
        while lines.contains(&line) {
            alike += 1;
            line = within(food, &format!(" ({alike})"), columns, looks);
        }
        lines.push(line);
    }
    lines
}

/// A food to choose from, in so many columns: its name and brand, as much as there is room for, and
/// what marks it; then its library and what is in it.
fn described(food: &Food, mark: &str, columns: usize, looks: &Looks) -> String {
    let brand = food.brand.get().filter(|brand| !brand.is_empty());
    let brand = brand.map_or(String::new(), |brand| format!(" · {brand}"));
    let name = looks.plain(&clean(&format!("{}{brand}", food.name.text())));
    let library = food.reference().map(|food| food.library.to_string());
    let tail = format!("  {}  {}", library.unwrap_or_default(), energy(food, looks));
    let marked = |room: usize| {
        let room = room.saturating_sub(mark.len());
        format!("{}{mark}", cut(&name, room, looks))
    };
    // Where there is little room, the name is what tells foods apart.
    match columns.checked_sub(measure_text_width(&tail)) {
        Some(room) if room >= LEAST => format!("{}{tail}", marked(room)),
        _ => marked(columns),
    }
}

/// A text in so many columns; one that is longer ends in an ellipsis.
pub(in crate::cli) fn cut(text: &str, columns: usize, looks: &Looks) -> String {
    truncate_str(text, columns, &looks.plain("…")).into_owned()
}

/// A food in so many columns and no more bytes, which is what the list reckons with.
fn within(food: &Food, mark: &str, most: usize, looks: &Looks) -> String {
    let mut narrower = (0..=most)
        .rev()
        .map(|room| described(food, mark, room, looks));
    narrower.find(|line| line.len() <= most).unwrap_or_default()
}

fn by_number(name: &str, lines: &[String]) -> io::Result<Option<usize>> {
    for line in lines {
        writeln!(io::stderr(), "  {line}")?;
    }
    loop {
        let question = format!(
            "Which {name} is it? (1 to {}, empty for none) ",
            lines.len()
        );
        let Typed::Line(typed) = line::line(&question, "")? else {
            return Ok(None);
        };
        if typed.trim().is_empty() {
            return Ok(None);
        }
        let place = typed.trim().parse::<usize>().ok();
        let place = place.and_then(|number| number.checked_sub(1));
        if let Some(place) = place.filter(|place| *place < lines.len()) {
            return Ok(Some(place));
        }
        writeln!(io::stderr(), "{:?} is none of them", clean(typed.trim()))?;
    }
}
