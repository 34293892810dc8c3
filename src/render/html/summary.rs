//! A report in short, at the head of its page.

use super::{NAMES, add, shows_targets, text};
use crate::render::report::{average_line, days_line, verdict_line};
use crate::rules::report::Report;

/// How sums are to be read.
const SUMS: &str = "Averages are over days with data; planned meals are not counted. ≥ is a lower bound: \
     something eaten is not known. — is unknown.";
/// How targets are to be read.
const TARGETS: &str = " Energy is met from 90 to 110 % of its target, protein from 90 % on, carbohydrate and \
     fat up to 110 %; a lower bound, or a day that is not over, may leave that open.";

/// The average day, how much is known, what became of the targets.
pub(super) fn summary(report: &Report) -> String {
    let targets = if shows_targets(report) { TARGETS } else { "" };
    let mut summary =
        "<section aria-labelledby=\"summary\">\n<h2 id=\"summary\">In short</h2>\n<dl>\n"
            .to_owned();
    for (name, told) in lines(report) {
        let told = text(&told);
        add(
            &mut summary,
            format_args!("<dt>{name}</dt><dd>{told}</dd>\n"),
        );
    }
    summary + "</dl>\n<p class=\"note\">" + SUMS + targets + "</p>\n</section>\n"
}

fn lines(report: &Report) -> Vec<(String, String)> {
    let total = &report.total;
    let a_day = match total.days_with_data {
        0 => "nothing was eaten, as far as the journal knows".to_owned(),
        _ => average_line(total).replace("   ", " · "),
    };
    let mut lines = vec![
        ("A day".to_owned(), a_day),
        ("Known".to_owned(), days_line(total)),
    ];
    let verdicts = total.targets.filter(|_| shows_targets(report));
    for (at, (_, name)) in NAMES.iter().enumerate() {
        let tally = verdicts.map(|verdicts| verdicts.iter()[at].1);
        lines.extend(tally.map(|tally| (format!("{name}: target"), verdict_line(tally))));
    }
    lines
}
