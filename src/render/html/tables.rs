//! The tables of a page: the figures of the drawings, the targets, and what was eaten.

use super::section::Section;
use super::{NAMES, text};
use crate::model::{Amount, Meal, Nutrient, Nutrition};
use crate::render::day::target;
use crate::render::meal::summary;
use crate::render::number::{self, UNKNOWN};
use crate::render::report::{name_of, verdict_line};
use crate::rules::occasion;
use crate::rules::report::{Period, Report, day_of};

const FIGURES: [&str; 10] = [
    "Days",
    "Meals",
    "Energy, kcal",
    "Protein, g",
    "Carbs, g",
    "Fat, g",
    "Saturated, g",
    "Sugars, g",
    "Fibre, g",
    "Salt, g",
];

const TARGETS: [&str; 8] = [
    "Energy, kcal",
    "",
    "Protein, g",
    "",
    "Carbs, g",
    "",
    "Fat, g",
    "",
];

const MEALS: [&str; 6] = [
    "Meal",
    "Foods",
    "Energy, kcal",
    "Protein, g",
    "Carbs, g",
    "Fat, g",
];

/// The average day of each period, and of all of them.
pub(super) fn periods(report: &Report) -> String {
    let section = Section {
        id: "periods",
        heading: "Figures",
        caption: "A day, on the average of the days with data",
        first: report.by.as_str(),
        heads: &FIGURES,
        words: 0,
    };
    section.around(&rows(report, figures))
}

/// The targets of each period, and what became of them.
pub(super) fn targets(report: &Report) -> String {
    if !super::shows_targets(report) {
        return String::new();
    }
    let section = Section {
        id: "targets",
        heading: "Targets",
        caption: "Targets of a day, and on how many days they were met",
        first: report.by.as_str(),
        heads: &TARGETS,
        words: 0,
    };
    section.around(&rows(report, verdicts))
}

/// A row for each period, and one for all of them.
fn rows(report: &Report, cells: fn(&Period) -> String) -> String {
    let row = |name: &str, period| {
        let cells = cells(period);
        format!("<tr><th scope=\"row\">{name}</th>{cells}</tr>\n")
    };
    let periods = report.periods.iter();
    let rows: String = periods
        .map(|period| row(&text(&name_of(report, period)), period))
        .collect();
    let all = row("all", &report.total);
    format!("<tbody>\n{rows}</tbody>\n<tfoot>\n{all}</tfoot>\n")
}

fn figures(period: &Period) -> String {
    let mut cells = format!(
        "<td>{}/{}</td><td>{}</td>",
        period.days_with_data, period.days, period.meals
    );
    for nutrient in Nutrient::ALL {
        cells.push_str(&cell(Some(&period.average), nutrient));
    }
    cells
}

fn verdicts(period: &Period) -> String {
    let told = NAMES.iter().enumerate().map(|(at, (nutrient, _))| {
        let amount = (period.target.as_ref()).map(|values| target(values, *nutrient));
        let amount = amount.map_or(UNKNOWN.to_owned(), |amount| data(amount, *nutrient, false));
        let tally = period.targets.map(|verdicts| verdicts.iter()[at].1);
        let verdict = text(&tally.map(verdict_line).unwrap_or_default());
        format!("<td>{amount}</td><td class=\"verdict\">{verdict}</td>")
    });
    told.collect()
}

/// A nutrient: rounded for the eye, and as it is for a program.
fn cell(nutrition: Option<&Nutrition>, nutrient: Nutrient) -> String {
    let known = nutrition.and_then(|nutrition| {
        let amount = nutrition.values.get(nutrient)?;
        Some(data(amount, nutrient, nutrition.is_lower_bound(nutrient)))
    });
    format!("<td>{}</td>", known.unwrap_or_else(|| UNKNOWN.to_owned()))
}

fn data(amount: Amount, nutrient: Nutrient, at_least: bool) -> String {
    let sign = if at_least { "≥ " } else { "" };
    let shown = number::amount_of(amount, nutrient);
    format!("{sign}<data value=\"{amount}\">{shown}</data>")
}

/// Every meal that was eaten, earliest first.
pub(super) fn meals(report: &Report) -> String {
    if report.meals.is_empty() {
        return String::new();
    }
    let section = Section {
        id: "meals",
        heading: "Eaten",
        caption: "Every meal, earliest first",
        first: "Day",
        heads: &MEALS,
        words: 2,
    };
    let rows: String = report.meals.iter().map(meal).collect();
    section.around(&format!("<tbody>\n{rows}</tbody>\n"))
}

fn meal(meal: &Meal) -> String {
    let mut row = format!(
        "<tr><th scope=\"row\">{}</th><td class=\"words\">{}</td><td class=\"words\">{}</td>",
        day_of(meal).format("%a %-d %b %Y"),
        text(occasion::title(meal)),
        text(&summary(meal))
    );
    for (nutrient, _) in NAMES {
        row.push_str(&cell(meal.nutrition.get(), nutrient));
    }
    row + "</tr>\n"
}
