//! What was eaten over a span of days: for a person, for a spreadsheet, for a script.

mod columns;
mod drawn;
mod items;
mod table;
mod words;

use serde_json::Value;

use super::advice::told;
use super::format::json_of;
use super::{Looks, Records, Sheet, Show};
use crate::rules::report::{Period, Report};

pub(super) use drawn::points;
pub(super) use words::{average_line, days_line, name_of, title, verdict_line};

/// A report, and what of it is shown.
pub struct Reported {
    /// The report.
    pub report: Report,
    /// Whether charts are drawn for a person.
    pub chart: bool,
    /// Whether a row is an item that was eaten, and no period.
    pub items: bool,
}

impl Show for Reported {
    /// The view; `items` too where they were asked for.
    fn json(&self) -> Value {
        let mut view = json_of(&self.report);
        if self.items {
            view["items"] = items::records(&self.report.meals).collect();
        }
        view
    }

    fn records(&self) -> Records<'_> {
        match self.items {
            true => items::records(&self.report.meals),
            false => Box::new(self.report.periods.iter().map(json_of)),
        }
    }

    fn sheet(&self) -> Sheet {
        match self.items {
            true => items::sheet(&self.report.meals),
            false => columns::sheet(&self.report),
        }
    }

    fn person(&self, looks: &Looks) -> String {
        let report = &self.report;
        let title = table::wrapped(&title(report), looks);
        let title: Vec<String> = title.iter().map(|line| looks.strong(line)).collect();
        let mut text = format!("{}\n\n", title.join("\n"));
        if report.total.days_with_data == 0 {
            let aim = &looks.aim;
            let none = format!(
                "  Nothing was eaten in these days, as far as the journal knows.\n  \
                 Another time: journal {aim}report --from 2026-01-01\n  \
                 Log a meal: journal {aim}log \"200 g oats, 1 banana\""
            );
            text.push_str(&told(&none, usize::from(looks.width)));
            return text;
        }
        text.push_str(&match self.items {
            true => items::table(&report.meals, looks),
            false => table::periods(report, looks),
        });
        if self.chart {
            text.push_str(&drawn::charts(report, looks));
        }
        text + &table::below(report, looks)
    }
}

/// The target of a period, if this person wants to see targets.
fn shown_target<'a>(report: &Report, period: &'a Period) -> Option<&'a crate::model::TargetValues> {
    period.target.as_ref().filter(|_| report.show_targets)
}
