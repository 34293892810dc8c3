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
/// Columns of a terminal in which there is room for bars, and for what became of each target.
const WIDE: u16 = 78;

/// A line a period: how much a day on the average, of which target.
pub(super) fn periods(report: &Report, looks: &Looks) -> String {
    let is_wide = looks.width >= WIDE;
    let mut header = vec![report.by.as_str()];
    header.extend((report.by != By::Day).then_some("days"));
    header.push("kcal");
    header.extend(is_wide.then_some(""));
    header.extend(["P", "C", "F"]);
    let judged = is_wide && report.show_targets && report.total.targets.is_some();
    header.extend(
        judged
            .then_some(["kcal?", "P?", "C?", "F?"])
            .into_iter()
            .flatten(),
    );
    let top = largest(report);
    let row = |period: &Period| row(report, period, is_wide.then_some(top), judged, looks);
    let rows: Vec<Vec<String>> = report.periods.iter().map(row).collect();
    let text = table(&header, &rows, 1, looks);
    match judged {
        true => coloured(&text, looks),
        false => text,
    }
}

/// The largest energy of the rows and of their targets, which fills a bar.
fn largest(report: &Report) -> f64 {
    let kcal = |period: &Period| period.average.values.get(Nutrient::Kcal);
    let target = |period: &Period| Some(shown_target(report, period)?.calories_kcal);
    let amounts = (report.periods.iter()).flat_map(|period| [kcal(period), target(period)]);
    amounts.flatten().map(Amount::to_f64).fold(0.0, f64::max)
}

fn row(
    report: &Report,
    period: &Period,
    top: Option<f64>,
    judged: bool,
    looks: &Looks,
) -> Vec<String> {
    let average = Some(&period.average);
    let mut row = vec![name_of(report, period)];
    if report.by != By::Day {
        row.push(format!("{}/{}", period.days_with_data, period.days));
    }
    row.push(number::value(average, Nutrient::Kcal));
    row.extend(top.map(|top| energy(report, period, top, looks)));
    for nutrient in [Nutrient::Protein, Nutrient::Carbs, Nutrient::Fat] {
        row.push(number::value(average, nutrient));
    }
    if judged {
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

/// Colours the signs when the widths are settled. No text from elsewhere is among the rows.
fn coloured(text: &str, looks: &Looks) -> String {
    text.replace('✓', &looks.good("✓"))
        .replace('✗', &looks.bad("✗"))
}

/// What is said below the rows: the average day, how much is known, what became of the targets.
pub(super) fn below(report: &Report, looks: &Looks) -> String {
    let total = &report.total;
    let mut text = format!(
        "\n  a day   {}\n  {}\n",
        looks.strong(&average_line(total)),
        days_line(total)
    );
    let Some(targets) = total.targets.filter(|_| report.show_targets) else {
        return text;
    };
    text.push_str("  targets\n");
    for (nutrient, tally) in targets.iter() {
        let name = if nutrient == Nutrient::Kcal {
            "energy"
        } else {
            nutrient.as_str()
        };
        let line = format!("    {name:<9}{}\n", verdict_line(tally));
        text.push_str(&line);
    }
    let [met, missed, open] = signs(looks);
    let legend = format!(
        "  {met} met   {missed} missed   {open} can't tell: a lower bound, or a day that is not over\n"
    );
    text + &looks.faint(&legend)
}
