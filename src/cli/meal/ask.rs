//! A meal that is asked for on a terminal, item by item. What was understood is not lost by what is
//! not; the meal is written once, when all of it was agreed to.

use super::phrase::{Choice, Words, command, given_twice, moment_of, tools};
use crate::actions::finder::{Finder, Found, Several};
use crate::actions::log::{self, Understood};
use crate::actions::misplaced::{self, Of};
use crate::actions::preview;
use crate::actions::reading::{self, Meant};
use crate::cli::failure;
use crate::cli::finding::finder;
use crate::cli::prompt::{self, Typed};
use crate::cli::session::{Session, say};
use crate::error::{Code, Error, Result};
use crate::model::limits::MEAL_ITEMS;
use crate::model::{State, Unit};
use crate::phrase::when::Moment;
use crate::phrase::{FoodPhrase, Phrase, PhraseItem, UnitText, What, number};
use crate::render::fold;
use crate::render::meal::{Preview, item_line};
use crate::render::style::clean;
use crate::rules::units::System;

/// Asks for a meal: its items, and whether it is right so.
///
/// Errors: `Usage` where nobody can be asked; `Declined`; `Interrupted`; those of the journal.
pub(super) fn meal(
    session: &Session,
    words: &Words,
    state: State,
) -> Result<(Moment, Vec<Understood>)> {
    if !session.can_ask() {
        return Err(missing(state));
    }
    let mut when = words.at.clone();
    // What is wrong with the time is told before anything is typed.
    moment_of(session, when.as_deref(), state)?;
    let items = Asking::begin(session, &words.choice, |asking| {
        let columns = usize::from(session.asking_looks().width);
        say(fold(greeting(state), columns).trim_end());
        asking.items(words.at.is_some(), &mut when, state)
    })?;
    if items.is_empty() {
        return Err(prompt::declined("nothing was typed"));
    }
    let moment = moment_of(session, when.as_deref(), state)?;
    let zone = session.now()?.zone.name();
    let preview = preview::meal(&items, &moment, zone, words.name.as_deref(), state);
    let looks = session.asking_looks();
    say(looks
        .plain(Preview(preview).person(&looks).trim_end())
        .as_str());
    let question = match state {
        State::Planned => "Plan it?",
        State::Logged => "Log it?",
    };
    prompt::agree(session, question)?;
    Ok((moment, items))
}

fn missing(state: State) -> Error {
    let command = command(state);
    Error::new(
        Code::Usage,
        "the PHRASE is missing, and nobody is here to be asked for it",
    )
    .hint(format!(
        "say what it was: journal {command} \"200 g oats, 1 banana\", or - for standard input; on a terminal it is asked for"
    ))
}

fn greeting(state: State) -> &'static str {
    match state {
        State::Planned => {
            "What will you eat? A food a line, as 200 g oats; an empty line ends, Esc leaves."
        }
        State::Logged => {
            "What did you eat? A food a line, as 200 g oats; an empty line ends, Esc leaves."
        }
    }
}

/// Asks for items, and finds their foods.
struct Asking<'s> {
    session: &'s Session,
    finder: Finder<'s>,
    system: System,
}

impl Asking<'_> {
    fn begin<T>(
        session: &Session,
        choice: &Choice,
        ask: impl FnOnce(&Asking<'_>) -> Result<T>,
    ) -> Result<T> {
        let choose = |several: &Several<'_>| {
            not_behind()?;
            prompt::choose(session, several)
        };
        ask(&Asking {
            session,
            finder: finder(session, choice.library, &choice.picks, &choose)?,
            system: session.system()?,
        })
    }

    /// Items, a line each, until an empty one or the end of what is typed. A time that stands
    /// behind one of them is the meal's, unless that is settled.
    fn items(
        &self,
        is_settled: bool,
        when: &mut Option<String>,
        state: State,
    ) -> Result<Vec<Understood>> {
        let mut items: Vec<Understood> = Vec::new();
        let mut refused: Vec<String> = Vec::new();
        while items.len() < MEAL_ITEMS {
            let question = format!("{}> ", items.len() + 1);
            let line = match prompt::line(&question, &again(&mut refused))? {
                Typed::Left => return Err(prompt::declined("left")),
                Typed::Line(line) if !line.trim().is_empty() => line,
                // An empty line ends nothing among those that are pasted, nor what is still to be mended.
                Typed::Line(_) if !refused.is_empty() || prompt::has_more() => continue,
                Typed::Line(_) | Typed::End => break,
            };
            match self.line(&line, is_settled, when, state) {
                Ok(more) => items.extend(more),
                Err(error) => {
                    self.refuse(&line, error)?;
                    refused.push(line);
                }
            }
        }
        Ok(items)
    }

    /// Tells why a line is not taken.
    ///
    /// Errors: what no other line would mend.
    fn refuse(&self, line: &str, error: Error) -> Result<()> {
        // What was left is a question about this line, not the meal.
        let is_left = error.code() == Code::Declined;
        if !is_left && !can_be_mended(&error) {
            return Err(error);
        }
        if !is_left {
            say(failure::told(self.session, &error).trim_end());
        }
        if prompt::has_more() {
            let told = format!("   more is typed already; this comes again behind it: {line}");
            say(&self.cut(&clean(&told), self.columns()));
        } else if is_left {
            say("   left out: change the line, or leave with Esc");
        }
        Ok(())
    }

    /// The items of a line, each echoed; all of them or none.
    fn line(
        &self,
        line: &str,
        is_settled: bool,
        when: &mut Option<String>,
        state: State,
    ) -> Result<Vec<Understood>> {
        let tools = tools(self.session, &self.finder, state)?;
        let of = Of::Line {
            command: command(state),
            time: when.as_deref(),
        };
        let one_time = |phrase: &Phrase| match &phrase.when {
            Some(typed) => self.one_time(typed, is_settled, when.as_deref(), state),
            None => Ok(()),
        };
        let (phrase, items) =
            misplaced::understand(line, of, tools, one_time, |item| self.item(item))?;
        items.iter().for_each(|item| self.echo(item));
        if when.is_none() {
            *when = phrase.when;
        }
        Ok(items)
    }

    /// Refuses the time of a line where the meal has another.
    fn one_time(
        &self,
        typed: &str,
        is_settled: bool,
        earlier: Option<&str>,
        state: State,
    ) -> Result<()> {
        if is_settled {
            return Err(given_twice("line").hint("leave it out of the line"));
        }
        let typed = moment_of(self.session, Some(typed), state)?;
        match earlier {
            Some(earlier) if moment_of(self.session, Some(earlier), state)?.at != typed.at => {
                Err(Error::new(
                    Code::NotUnderstood,
                    format!("two times: the meal was said to be at {earlier} before"),
                )
                .hint("one time holds for all items: log what was eaten at another time by itself"))
            }
            _ => Ok(()),
        }
    }

    fn item(&self, item: &PhraseItem) -> Result<Understood> {
        let understood = match &item.what {
            What::Food(food) if food.quantity.is_none() => self.amount(&item.text, food)?,
            _ => log::understand_item(item, &self.finder, self.system)?,
        };
        match &understood.doubt {
            Some(doubt) if !self.is_meant(doubt)? => {
                Err(Error::new(Code::NotUnderstood, "then it is not taken")
                    .hint("type it again with the amount that is meant"))
            }
            _ => Ok(understood),
        }
    }

    fn is_meant(&self, doubt: &str) -> Result<bool> {
        not_behind()?;
        prompt::ask(self.session, &format!("{doubt}. Is that meant?"))
    }

    /// How much of a food that was named without an amount: one, if Enter is all that is typed and
    /// the food says what one is.
    fn amount(&self, typed: &str, food: &FoodPhrase) -> Result<Understood> {
        let Meant { found, unit, .. } = reading::find(food, &self.finder, self.system)?;
        let one = match (log::item(typed, &found, None, &unit, self.system), &unit) {
            // A word that is no measure of the food is not dropped for an amount that is in another.
            (Err(error), UnitText::Word(_)) => return Err(error),
            (one, _) => one.ok(),
        };
        not_behind()?;
        let enter = one.as_ref().map_or(String::new(), |one| {
            format!(", Enter for {}", crate::render::meal::amount(&one.item))
        });
        let name = self.cut(found.food.name.text(), 32);
        let question = format!(
            "   How much of {name}? (such as 2 or {}{enter}) ",
            units(&found)
        );
        loop {
            let answer = match prompt::line(&question, "")? {
                Typed::Line(answer) => answer,
                Typed::Left => return Err(prompt::declined("left")),
                Typed::End => String::new(),
            };
            let measured = match (answer.trim().is_empty(), &one) {
                (true, Some(one)) => return Ok(one.clone()),
                (true, None) => {
                    return Err(Error::new(
                        Code::NotUnderstood,
                        format!("{typed:?} has no amount"),
                    )
                    .hint("type it again with an amount"));
                }
                (false, _) => {
                    let answer = without_name(answer.trim(), &food.name);
                    self.measured(typed, &found, &unit, answer)
                }
            };
            match measured {
                Ok(understood) => return Ok(understood),
                Err(error) => say(failure::told(self.session, &error).trim_end()),
            }
        }
    }

    fn measured(
        &self,
        typed: &str,
        found: &Found,
        unit: &UnitText,
        answer: &str,
    ) -> Result<Understood> {
        let (quantity, unit) = match number::number(answer) {
            Ok(quantity) => (quantity, unit.clone()),
            Err(_) => {
                let (quantity, text) = number::with_unit(answer)?;
                let unit = Unit::parse(text);
                (
                    quantity,
                    unit.map_or_else(|| UnitText::Word(text.to_owned()), UnitText::Known),
                )
            }
        };
        log::item(typed, found, Some(quantity), &unit, self.system)
    }

    /// What was found for an item, and what was converted.
    fn echo(&self, item: &Understood) {
        let looks = self.session.asking_looks();
        let columns = self.columns();
        let (what, whence) = item_line(&item.item);
        let (what, whence) = (looks.plain(&what), looks.plain(&whence));
        let room = columns.saturating_sub(whence.chars().count() + 2);
        say(&format!("   {}  {whence}", self.cut(&what, room)));
        if let Some(conversion) = &item.conversion {
            let conversion = self.cut(&looks.plain(conversion), columns);
            say(&format!("   {}", looks.faint(&conversion)));
        }
    }

    /// Columns for what is told of a line.
    fn columns(&self) -> usize {
        usize::from(self.session.asking_looks().width).saturating_sub(4)
    }

    fn cut(&self, text: &str, columns: usize) -> String {
        prompt::cut(text, columns, &self.session.asking_looks())
    }
}

/// An amount behind which the food is said once more: `150 g rice`, `150 g of rice`.
fn without_name<'t>(answer: &'t str, name: &str) -> &'t str {
    let name = name.to_lowercase();
    let at = answer.len().saturating_sub(name.len());
    let said = answer.split_at_checked(at);
    match said.filter(|(_, end)| end.to_lowercase() == name) {
        Some((amount, _)) if amount.ends_with(' ') => {
            let amount = amount.trim_end();
            ["of", "de"]
                .iter()
                .find_map(|of| amount.strip_suffix(&format!(" {of}")))
                .unwrap_or(amount)
        }
        _ => answer,
    }
}

/// The line that was refused last, to be mended. Before lines that are typed already it would stand in
/// the first of these, and be part of its amount.
fn again(refused: &mut Vec<String>) -> String {
    match refused.is_empty() || prompt::has_more() {
        true => String::new(),
        false => refused.pop().unwrap_or_default(),
    }
}

/// Asks nothing that a line would answer which is typed already, and is one of the meal.
///
/// Errors: `Declined` where there is one.
fn not_behind() -> Result<()> {
    match prompt::has_more() {
        true => Err(prompt::declined("more is typed already")),
        false => Ok(()),
    }
}

/// A unit to type, as an example of those a food has.
fn units(found: &Found) -> &'static str {
    use crate::model::Base;
    match found.food.data().base {
        Some(Base::Millilitre) => "250 ml",
        Some(Base::Serving) => "1 serving",
        _ => "100 g",
    }
}

/// Whether another line might be taken.
fn can_be_mended(error: &Error) -> bool {
    matches!(
        error.code(),
        Code::InvalidInput
            | Code::NotUnderstood
            | Code::NotFound
            | Code::Ambiguous
            | Code::Usage
            | Code::Network
            | Code::RateLimited
            | Code::Unavailable
    )
}
