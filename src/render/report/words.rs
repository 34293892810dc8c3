//! The sentences of a report, the same on a terminal and on a page.

use chrono::Datelike;

use crate::model::{Date, Nutrient};
use crate::render::number;
use crate::rules::report::{By, Period, Report, Tally};

/// What the report is of: `15 Nov – 21 Nov 2026, by day (Europe/Berlin)`.
pub(in crate::render) fn title(report: &Report) -> String {
    let day = |day: Date| day.format("%a %-d %b %Y");
    let span = match report.from == report.to {
        true => day(report.from).to_string(),
        false => format!("{} – {}", day(report.from), day(report.to)),
    };
    let zone = crate::render::style::clean(&report.timezone);
    format!("{span}, by {} ({zone})", report.by.as_str())
}

/// The name of a row as a person reads it: `Sat 21 Nov`, `16 – 22 Nov`, `Nov 2026`.
pub(in crate::render) fn name_of(report: &Report, period: &Period) -> String {
    let one_year = report.from.year() == report.to.year();
    let year = if one_year { "" } else { " %Y" };
    let last = |form: &str| period.to.format(&format!("{form}{year}")).to_string();
    match report.by {
        By::Day => last("%a %-d %b"),
        By::Week if period.from == period.to => last("%-d %b"),
        By::Week => {
            let one_month = period.from.month0() == period.to.month0();
            let first = if one_month { "%-d" } else { "%-d %b" };
            format!("{} – {}", period.from.format(first), last("%-d %b"))
        }
        By::Month => period.to.format("%b %Y").to_string(),
    }
}

/// The average day: `1,912 kcal   P 101.2 g   C ≥ 210 g   F 70.1 g`.
pub(in crate::render) fn average_line(period: &Period) -> String {
    let average = Some(&period.average);
    let part = |(nutrient, letter): (Nutrient, &str)| {
        let amount = number::nutrient(average, nutrient);
        format!("{letter}{amount}")
    };
    let parts = [
        (Nutrient::Kcal, ""),
        (Nutrient::Protein, "P "),
        (Nutrient::Carbs, "C "),
        (Nutrient::Fat, "F "),
    ];
    parts.map(part).join("   ")
}

/// How much of the time there is data of.
pub(in crate::render) fn days_line(period: &Period) -> String {
    let Period {
        days,
        days_with_data: with,
        days_macros_known: macros,
        days_complete: complete,
        ..
    } = period;
    let have = if *with == 1 { "has" } else { "have" };
    format!(
        "{with} of {days} days {have} data; of {macros} energy, protein, carbs and fat are known, \
         of {complete} all eight nutrients"
    )
}

/// What became of a target: `met 4, missed 1, can't tell 2`; of a single day `met`.
pub(in crate::render) fn verdict_line(tally: Tally) -> String {
    let counts = [
        ("met", tally.met),
        ("missed", tally.missed),
        ("can't tell", tally.cant_tell),
    ];
    let told = counts.into_iter().filter(|(_, count)| *count > 0);
    let told = told.map(
        |(what, count)| match tally.met + tally.missed + tally.cant_tell {
            1 => what.to_owned(),
            _ => format!("{what} {count}"),
        },
    );
    told.collect::<Vec<_>>().join(", ")
}
