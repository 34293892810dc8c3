//! The tables of a page: the figures of the drawings, and what was eaten.

use super::{add, text};
use crate::model::{Amount, Meal, Nutrient, Nutrition, TargetValues};
use crate::render::meal::summary;
use crate::render::number::{self, UNKNOWN};
use crate::render::report::{name_of, verdict_line};
use crate::rules::occasion;
use crate::rules::report::{Period, Report, day_of};

const PERIODS: [&str; 15] = [
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
    "Target, kcal",
    "Energy",
    "Protein",
    "Carbs",
    "Fat",
];

/// Columns of the table of periods that are about targets.
const OF_TARGETS: usize = 5;

/// The average day of each period, and of all of them.
pub(super) fn periods(report: &Report) -> String {
    let shows_targets = report.show_targets && report.total.targets.is_some();
    let count = PERIODS.len() - if shows_targets { 0 } else { OF_TARGETS };
    let mut table = "<section aria-labelledby=\"figures\">\n<h2 id=\"figures\">Figures</h2>\n<div class=\"wide\">\n\
         <table id=\"periods\">\n<caption>A day, on the average of the days with data</caption>\n<thead><tr>"
        .to_owned();
    let heads = std::iter::once(report.by.as_str()).chain(PERIODS.into_iter().take(count));
    heads.for_each(|head| add(&mut table, format_args!("<th scope=\"col\">{head}</th>")));
    table.push_str("</tr></thead>\n<tbody>\n");
    for period in &report.periods {
        let name = text(&name_of(report, period));
        table.push_str(&row(&name, period, shows_targets));
    }
    table.push_str("</tbody>\n<tfoot>\n");
    table.push_str(&row("all", &report.total, shows_targets));
    table + "</tfoot>\n</table>\n</div>\n</section>\n"
}

fn row(name: &str, period: &Period, shows_targets: bool) -> String {
    let mut row = format!(
        "<tr><th scope=\"row\">{name}</th><td>{}/{}</td><td>{}</td>",
        period.days_with_data, period.days, period.meals
    );
    for nutrient in Nutrient::ALL {
        row.push_str(&cell(Some(&period.average), nutrient));
    }
    if shows_targets {
        row.push_str(&targets(period));
    }
    row + "</tr>\n"
}

fn targets(period: &Period) -> String {
    let energy = |target: &TargetValues| data(target.calories_kcal, Nutrient::Kcal, false);
    let mut cells = format!(
        "<td>{}</td>",
        period.target.as_ref().map_or(UNKNOWN.to_owned(), energy)
    );
    match period.targets {
        Some(verdicts) => (verdicts.iter().into_iter()).for_each(|(_, tally)| {
            add(
                &mut cells,
                format_args!("<td>{}</td>", text(&verdict_line(tally))),
            )
        }),
        None => cells.push_str(&format!("<td>{UNKNOWN}</td>").repeat(4)),
    }
    cells
}

/// A nutrient: rounded for the eye, and as it is for a program.
fn cell(nutrition: Option<&Nutrition>, nutrient: Nutrient) -> String {
    let known = nutrition.and_then(|nutrition| Some((nutrition, nutrition.values.get(nutrient)?)));
    let shown =
        known.map(|(nutrition, amount)| data(amount, nutrient, nutrition.is_lower_bound(nutrient)));
    format!("<td>{}</td>", shown.unwrap_or_else(|| UNKNOWN.to_owned()))
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
    let mut table =
        "<section aria-labelledby=\"eaten\">\n<h2 id=\"eaten\">Eaten</h2>\n<div class=\"wide\">\n\
         <table id=\"meals\">\n<caption>Every meal, earliest first</caption>\n<thead><tr>"
            .to_owned();
    for head in [
        "Day",
        "Meal",
        "Foods",
        "Energy, kcal",
        "Protein, g",
        "Carbs, g",
        "Fat, g",
    ] {
        add(&mut table, format_args!("<th scope=\"col\">{head}</th>"));
    }
    table.push_str("</tr></thead>\n<tbody>\n");
    report
        .meals
        .iter()
        .for_each(|one| table.push_str(&meal(one)));
    table + "</tbody>\n</table>\n</div>\n</section>\n"
}

fn meal(meal: &Meal) -> String {
    let mut row = format!(
        "<tr><th scope=\"row\">{}</th><td class=\"words\">{}</td><td class=\"words\">{}</td>",
        day_of(meal).format("%a %-d %b %Y"),
        text(occasion::title(meal)),
        text(&summary(meal))
    );
    for nutrient in [
        Nutrient::Kcal,
        Nutrient::Protein,
        Nutrient::Carbs,
        Nutrient::Fat,
    ] {
        row.push_str(&cell(meal.nutrition.get(), nutrient));
    }
    row + "</tr>\n"
}
