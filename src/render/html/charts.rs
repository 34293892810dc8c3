//! The charts of a page, as SVG: energy as bars, the rest as lines.

use super::scale::Scale;
use super::{NAMES, add, figures, text};
use crate::model::Nutrient;
use crate::render::chart::{Point, Tone};
use crate::render::report::points;
use crate::rules::report::Report;

/// Heights of the drawings.
const BARS: f64 = 260.0;
const LINES: f64 = 160.0;

/// Every chart with its heading.
pub(super) fn charts(report: &Report) -> String {
    let mut charts =
        "<section aria-labelledby=\"charts\">\n<h2 id=\"charts\">Drawn</h2>\n".to_owned();
    for (nutrient, name) in NAMES {
        let points = points(report, nutrient);
        let is_energy = nutrient == Nutrient::Kcal;
        let scale = Scale::new(&points, if is_energy { BARS } else { LINES });
        let drawn = match is_energy {
            true => bars(&scale),
            false => line(&scale),
        };
        charts.push_str(&figure(nutrient, name, &scale, &drawn));
    }
    charts.push_str("<p class=\"note\">What is pale is a lower bound");
    charts.push_str(match super::shows_targets(report) {
        true => "; the dashed line is the target, green is met, red is missed.</p>\n",
        false => ".</p>\n",
    });
    charts + "</section>\n"
}

/// A drawing with a title and a description for whoever does not see it.
fn figure(nutrient: Nutrient, name: &str, scale: &Scale, drawn: &str) -> String {
    let unit = nutrient.unit();
    let told = text(&figures::described(nutrient, scale.points));
    let (view, axes, target) = (scale.view(), scale.axes(), scale.target());
    format!(
        "<figure>\n<figcaption>{name}, {unit} a day</figcaption>\n\
         <svg viewBox=\"{view}\" role=\"img\" aria-labelledby=\"{nutrient}-title {nutrient}-desc\">\n\
         <title id=\"{nutrient}-title\">{name}, {unit} a day</title>\n\
         <desc id=\"{nutrient}-desc\">{told}</desc>\n\
         {axes}{drawn}{target}</svg>\n</figure>\n"
    )
}

/// A bar for each value that is known; a lower bound is open at its upper end.
fn bars(scale: &Scale) -> String {
    let mut bars = String::new();
    let wide = (scale.slot() * 0.8).min(64.0);
    for (at, point) in scale.points.iter().enumerate() {
        let Some(value) = point.value else { continue };
        let (x, y) = (scale.x(at) + (scale.slot() - wide) / 2.0, scale.y(value));
        let (high, class, title) = (scale.floor() - y, class(point), titled(point));
        add(
            &mut bars,
            format_args!(
                "<rect class=\"bar{class}\" x=\"{x:.2}\" y=\"{y:.2}\" width=\"{wide:.2}\" height=\"{high:.2}\">{title}</rect>\n"
            ),
        );
        if point.at_least {
            let (x, y) = (scale.x(at) + scale.slot() / 2.0, y - 3.0);
            add(
                &mut bars,
                format_args!("<text class=\"label\" x=\"{x:.2}\" y=\"{y:.2}\">≥</text>\n"),
            );
        }
    }
    bars
}

/// A line through what is known, broken where nothing is.
fn line(scale: &Scale) -> String {
    let middle = |at: usize| scale.x(at) + scale.slot() / 2.0;
    let (mut path, mut dots, mut is_drawing) = (String::new(), String::new(), false);
    for (at, point) in scale.points.iter().enumerate() {
        if let Some(value) = point.value {
            let (x, y) = (middle(at), scale.y(value));
            let to = if is_drawing { 'L' } else { 'M' };
            add(&mut path, format_args!("{to}{x:.2} {y:.2}"));
            let (class, title) = (class(point), titled(point));
            add(
                &mut dots,
                format_args!(
                    "<circle class=\"dot{class}\" cx=\"{x:.2}\" cy=\"{y:.2}\" r=\"3.5\">{title}</circle>\n"
                ),
            );
        }
        is_drawing = point.value.is_some();
    }
    match path.is_empty() {
        true => dots,
        false => format!("<path class=\"line\" d=\"{path}\"/>\n{dots}"),
    }
}

fn class(point: &Point) -> String {
    let tone = match point.tone {
        Tone::Plain => "",
        Tone::Good => " met",
        Tone::Bad => " missed",
    };
    let bound = if point.at_least { " bound" } else { "" };
    format!("{tone}{bound}")
}

/// What is told of a point when it is pointed at.
fn titled(point: &Point) -> String {
    format!("<title>{}</title>", text(&figures::of(point)))
}
