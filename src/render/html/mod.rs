//! A report as one page: it needs nothing from elsewhere, and runs nothing.
//!
//! Names of foods and meals come from outside: [`text`] is the only way in for them.

mod charts;
mod figures;
mod scale;
mod section;
mod tables;

use std::fmt::Write;

use super::report::{average_line, days_line, title, verdict_line};
use super::style::clean;
use crate::model::Nutrient;
use crate::rules::report::Report;

/// How a page begins.
pub const DOCTYPE: &str = "<!doctype html>";

/// The nutrients with targets, as headings name them.
const NAMES: [(Nutrient, &str); 4] = [
    (Nutrient::Kcal, "Energy"),
    (Nutrient::Protein, "Protein"),
    (Nutrient::Carbs, "Carbohydrate"),
    (Nutrient::Fat, "Fat"),
];

/// The page.
pub fn page(report: &Report) -> String {
    let title = text(&title(report));
    let mut page = format!("{DOCTYPE}\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n");
    page.push_str(
        "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
         <meta name=\"color-scheme\" content=\"light dark\">\n\
         <meta name=\"referrer\" content=\"no-referrer\">\n\
         <meta http-equiv=\"Content-Security-Policy\" \
         content=\"default-src 'none'; style-src 'unsafe-inline'\">\n",
    );
    let style = include_str!("page.css");
    add(
        &mut page,
        format_args!("<title>Food journal: {title}</title>\n<style>\n{style}</style>\n"),
    );
    add(
        &mut page,
        format_args!(
            "</head>\n<body>\n<header>\n<h1>Food journal</h1>\n<p>{title}</p>\n</header>\n<main>\n"
        ),
    );
    page.push_str(&summary(report));
    page.push_str(&charts::charts(report));
    page.push_str(&tables::periods(report));
    page.push_str(&tables::targets(report));
    page.push_str(&tables::meals(report));
    page.push_str("</main>\n</body>\n</html>\n");
    page
}

/// The average day, how much is known, what became of the targets.
fn summary(report: &Report) -> String {
    let total = &report.total;
    let mut summary =
        "<section aria-labelledby=\"summary\">\n<h2 id=\"summary\">In short</h2>\n".to_owned();
    let a_day = match total.days_with_data {
        0 => "nothing was eaten, as far as the journal knows".to_owned(),
        _ => average_line(total),
    };
    let mut line = |name: &str, told: &str| {
        add(
            &mut summary,
            format_args!("<dt>{name}</dt><dd>{}</dd>\n", text(told)),
        );
    };
    line("A day", &a_day);
    line("Known", &days_line(total));
    for (nutrient, tally) in total
        .targets
        .filter(|_| report.show_targets)
        .iter()
        .flat_map(|targets| targets.iter())
    {
        let name = NAMES
            .iter()
            .find(|(one, _)| *one == nutrient)
            .map_or("", |(_, name)| name);
        line(&format!("{name}: target"), &verdict_line(tally));
    }
    let summary = summary.replacen("<dt>", "<dl>\n<dt>", 1);
    summary
        + "</dl>\n<p class=\"note\">Averages are over days with data; planned meals are not counted. \
     ≥ is a lower bound: something eaten is not known. — is unknown. \
     Energy is met from 90 to 110 % of its target, protein from 90 % on, carbohydrate and fat up to 110 %; \
     a lower bound, or a day that is not over, may leave that open.</p>\n</section>\n"
}

/// Text from elsewhere, so that it is text and nothing else.
fn text(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for c in clean(text).chars() {
        match c {
            '&' => escaped.push_str("&amp;"),
            '<' => escaped.push_str("&lt;"),
            '>' => escaped.push_str("&gt;"),
            '"' => escaped.push_str("&quot;"),
            '\'' => escaped.push_str("&#39;"),
            c => escaped.push(c),
        }
    }
    escaped
}

/// Adds to a text, which cannot fail.
fn add(to: &mut String, what: std::fmt::Arguments) {
    let _ = to.write_fmt(what);
}

#[cfg(test)]
mod tests {
    use super::text;

    #[test]
    fn what_comes_from_outside_is_text_and_nothing_else() {
        assert_eq!(
            text("<script>alert('x')</script> & \"\u{202e}\u{1b}[2J"),
            "&lt;script&gt;alert(&#39;x&#39;)&lt;/script&gt; &amp; &quot;  [2J"
        );
    }
}
