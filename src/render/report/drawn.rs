//! The charts of a report on a terminal: energy as bars, the rest as lines.

use super::{name_of, shown_target};
use crate::model::{Amount, Nutrient};
use crate::render::Looks;
use crate::render::chart::{self, Point, Tone};
use crate::render::day;
use crate::rules::report::{Period, Report, Tally};

/// The charts, each with its title.
pub(super) fn charts(report: &Report, looks: &Looks) -> String {
    let mut text = heading("energy, kcal a day", looks);
    text.push_str(&chart::bars(&points(report, Nutrient::Kcal), looks));
    for nutrient in [Nutrient::Protein, Nutrient::Carbs, Nutrient::Fat] {
        text.push_str(&heading(&format!("{nutrient}, g a day"), looks));
        text.push_str(&chart::lines(&points(report, nutrient), looks));
    }
    text
}

fn heading(title: &str, looks: &Looks) -> String {
    format!("\n{}\n", looks.strong(title))
}

/// The average day of each period.
pub(in crate::render) fn points(report: &Report, nutrient: Nutrient) -> Vec<Point> {
    let point = |period: &Period| Point {
        label: name_of(report, period),
        value: period.average.values.get(nutrient).map(Amount::to_f64),
        at_least: period.average.is_lower_bound(nutrient),
        target: shown_target(report, period).map(|target| day::target(target, nutrient).to_f64()),
        tone: tone(report, period, nutrient),
    };
    report.periods.iter().map(point).collect()
}

/// Coloured is only what is so on every day.
fn tone(report: &Report, period: &Period, nutrient: Nutrient) -> Tone {
    let verdicts = period.targets.filter(|_| report.show_targets);
    let tallies = verdicts
        .map(|verdicts| verdicts.iter())
        .into_iter()
        .flatten();
    let tally = tallies.into_iter().find(|(one, _)| *one == nutrient);
    match tally.map(|(_, tally)| tally) {
        Some(Tally {
            met: 1..,
            missed: 0,
            cant_tell: 0,
        }) => Tone::Good,
        Some(Tally {
            met: 0,
            missed: 1..,
            cant_tell: 0,
        }) => Tone::Bad,
        _ => Tone::Plain,
    }
}
