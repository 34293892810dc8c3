//! A report as one page: it needs nothing from elsewhere, and runs nothing.
//!
//! Names of foods and meals come from outside: `text` is the only way in for them.

mod charts;
mod figures;
mod scale;
mod section;
mod summary;
mod tables;

use std::fmt::Write;

use super::origin;
use super::report::title;
use super::style::clean;
use crate::model::Nutrient;
use crate::rules::report::Report;

/// How a page begins, by which it is known as one of ours.
pub const BEGINNING: &str = "<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n\
    <meta name=\"generator\" content=\"journal report\">\n";

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
    let mut page = BEGINNING.to_owned();
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
    page.push_str(&summary::summary(report));
    // Where nothing was eaten there is nothing to draw.
    if report.total.meals > 0 {
        page.push_str(&charts::charts(report));
    }
    page.push_str(&tables::periods(report));
    page.push_str(&tables::targets(report));
    page.push_str(&tables::meals(report));
    page.push_str("</main>\n");
    let items = report.meals.iter().flat_map(|meal| &meal.items);
    if let Some(cited) = origin::cited_in(items) {
        add(
            &mut page,
            format_args!("<footer><p>{}</p></footer>\n", text(&cited)),
        );
    }
    page.push_str("</body>\n</html>\n");
    page
}

/// Whether there are targets to show.
fn shows_targets(report: &Report) -> bool {
    report.show_targets && report.total.targets.is_some()
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
