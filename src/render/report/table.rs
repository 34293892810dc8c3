//! A report as a table on a terminal, with bars.

use super::{average_line, days_line, name_of, shown_target, verdict_line};
use crate::model::{Amount, Nutrient};
use crate::render::Looks;
use crate::render::number::{self, UNKNOWN};
use crate::render::style::bar;
use crate::render::table::table;
use crate::rules::report::{By, Period, Report, Tally};

/// Cells of a bar.
const BAR: usize = 16;
/// A lower bound's sign with a blank that is no end of a word.
const BOUND: &str = "≥\u{a0}";

/// Which columns stand beside the energy of a row.
#[derive(Clone, Copy)]
struct Columns {
    bar: bool,
    macros: bool,
    verdicts: bool,
}

/// What is shown where there is room for it, and what goes first where there is not.
const SHAPES: [Columns; 4] = [
    Columns {
        bar: true,
        macros: true,
        verdicts: true,
    },
    Columns {
        bar: false,
        macros: true,
        verdicts: true,
    },
    Columns {
        bar: false,
        macros: true,
        verdicts: false,
    },
    Columns {
        bar: false,
        macros: false,
        verdicts: false,
    },
];

/// A line a period: how much a day on the average, of which target.
pub(super) fn periods(report: &Report, looks: &Looks) -> String {
    let has_verdicts = report.show_targets && report.total.targets.is_some();
    let mut text = String::new();
    for shape in SHAPES {
        let verdicts = shape.verdicts && has_verdicts;
        text = laid_out(report, Columns { verdicts, ..shape }, looks);
        // Colours come when the widths are settled: an escape has none.
        if text
            .lines()
            .all(|line| line.chars().count() <= looks.width.into())
        {
            break;
        }
    }
    coloured(&text, looks)
}

fn laid_out(report: &Report, columns: Columns, looks: &Looks) -> String {
    let mut header = vec![report.by.as_str()];
    header.extend((report.by != By::Day).then_some("days"));
    header.push("kcal");
    header.extend(columns.bar.then_some(""));
    header.extend(
        columns
            .macros
            .then_some(["P", "C", "F"])
            .into_iter()
            .flatten(),
    );
    let verdicts = columns.verdicts.then_some(["kcal?", "P?", "C?", "F?"]);
    header.extend(verdicts.into_iter().flatten());
    let top = largest(report);
    let row = |period: &Period| row(report, period, columns, top, looks);
    let rows: Vec<Vec<String>> = report.periods.iter().map(row).collect();
    let plain = Looks {
        color: false,
        ..looks.clone()
    };
    table(&header, &rows, 1, &plain)
}

/// The largest energy of the rows and of their targets, which fills a bar.
fn largest(report: &Report) -> f64 {
    let kcal = |period: &Period| period.average.values.get(Nutrient::Kcal);
    let target = |period: &Period| Some(shown_target(report, period)?.calories_kcal);
    let amounts = (report.periods.iter()).flat_map(|period| [kcal(period), target(period)]);
    amounts.flatten().map(Amount::to_f64).fold(0.0, f64::max)
}

fn row(report: &Report, period: &Period, columns: Columns, top: f64, looks: &Looks) -> Vec<String> {
    let average = Some(&period.average);
    let mut row = vec![name_of(report, period)];
    if report.by != By::Day {
        row.push(format!("{}/{}", period.days_with_data, period.days));
    }
    row.push(number::value(average, Nutrient::Kcal));
    row.extend(columns.bar.then(|| energy(report, period, top, looks)));
    if columns.macros {
        let macros = [Nutrient::Protein, Nutrient::Carbs, Nutrient::Fat];
        row.extend(macros.map(|nutrient| number::value(average, nutrient)));
    }
    if columns.verdicts {
        let verdicts = period.targets.map(|targets| targets.iter());
        row.extend((0..4).map(|at| match verdicts {
            Some(verdicts) => short(verdicts[at].1, report.by, looks),
            None => UNKNOWN.to_owned(),
        }));
    }
    row
}

/// The bar of a row, all of one scale; where the target is, and the bar does not reach, is a mark.
fn energy(report: &Report, period: &Period, top: f64, looks: &Looks) -> String {
    let Some(kcal) = period.average.values.get(Nutrient::Kcal) else {
        return String::new();
    };
    let (empty, mark) = if looks.ascii {
        ('.', '|')
    } else {
        ('·', '┊')
    };
    let share = |amount: Amount| {
        if top > 0.0 {
            amount.to_f64() / top
        } else {
            0.0
        }
    };
    let target = shown_target(report, period).map(|target| share(target.calories_kcal));
    let place = target.map(|share| (share * BAR as f64).ceil() as usize);
    let bar = bar(share(kcal), BAR, looks.ascii);
    let cells = bar.chars().enumerate();
    let cell = |(at, cell)| {
        if cell == empty && Some(at + 1) == place {
            mark
        } else {
            cell
        }
    };
    cells.map(cell).collect()
}

/// Signs of met, missed and can't tell.
fn signs(looks: &Looks) -> [&'static str; 3] {
    match looks.ascii {
        true => ["y", "n", "?"],
        false => ["✓", "✗", "?"],
    }
}

/// What became of a target: of a day its sign, of more of them how many of each.
fn short(tally: Tally, by: By, looks: &Looks) -> String {
    let counts = [tally.met, tally.missed, tally.cant_tell];
    let told = counts
        .into_iter()
        .zip(signs(looks))
        .filter(|(count, _)| *count > 0);
    match by {
        By::Day => told.map(|(_, sign)| sign.to_owned()).collect(),
        _ => told.map(|(count, sign)| format!("{count}{sign}")).collect(),
    }
}

/// Colours the head and the signs. No text from elsewhere is among the rows.
fn coloured(text: &str, looks: &Looks) -> String {
    let (head, rows) = text.split_once('\n').unwrap_or((text, ""));
    let rows = rows.replace('✓', &looks.good("✓"));
    let rows = rows.replace('✗', &looks.bad("✗"));
    format!("{}\n{rows}", looks.faint(head))
}

/// What is said below the rows: the average day, how much is known, what became of the targets.
pub(super) fn below(report: &Report, looks: &Looks) -> String {
    let total = &report.total;
    let mut text = "\n".to_owned();
    let average = wrapped(&format!("a day   {}", average_line(total)), looks);
    average
        .iter()
        .for_each(|line| text.push_str(&format!("  {}\n", looks.strong(line))));
    let mut say = |line: &str| {
        let lines = wrapped(line, looks);
        lines
            .iter()
            .for_each(|line| text.push_str(&format!("  {line}\n")));
    };
    say(&days_line(total));
    let Some(targets) = total.targets.filter(|_| report.show_targets) else {
        return text;
    };
    say("targets");
    for (nutrient, tally) in targets.iter() {
        let name = if nutrient == Nutrient::Kcal {
            "energy"
        } else {
            nutrient.as_str()
        };
        say(&format!("  {name:<9}{}", verdict_line(tally)));
    }
    let [met, missed, open] = signs(looks);
    say(&format!(
        "{met} met   {missed} missed   {open} can't tell: a lower bound, or a day that is not over"
    ));
    text
}

/// A sentence in lines that fit the terminal behind two blanks. A bound stays with its number.
pub(super) fn wrapped(sentence: &str, looks: &Looks) -> Vec<String> {
    let width = usize::from(looks.width).saturating_sub(2);
    let mut lines = vec![String::new()];
    // What stands between words, indentation too, is kept within a line.
    for word in sentence.replace("≥ ", BOUND).split_inclusive(' ') {
        let line = lines.last().map_or(0, |line| line.chars().count());
        let is_first = lines.last().is_none_or(|line| line.trim().is_empty());
        if !is_first && line + word.trim_end().chars().count() > width {
            lines.push(String::new());
        }
        if let Some(line) = lines.last_mut() {
            line.push_str(word);
        }
    }
    lines
        .iter()
        .map(|line| line.trim_end().to_owned())
        .collect()
}
