//! What a drawing shows, in words.

use crate::model::{Amount, Nutrient};
use crate::render::chart::{Point, largest};
use crate::render::number::{self, UNKNOWN};

/// A point: `Sat 21 Nov: ≥ 1,412`.
pub(super) fn of(point: &Point) -> String {
    let value = match (point.value, point.at_least) {
        (None, _) => UNKNOWN.to_owned(),
        (Some(value), false) => shown(value),
        (Some(value), true) => format!("≥ {}", shown(value)),
    };
    let target = point
        .target
        .map(|target| format!(", target {}", shown(target)));
    format!("{}: {value}{}", point.label, target.unwrap_or_default())
}

/// A whole drawing, for whoever does not see it; the figures stand in the table below.
pub(super) fn described(nutrient: Nutrient, points: &[Point]) -> String {
    let known: Vec<f64> = points.iter().filter_map(|point| point.value).collect();
    let unit = nutrient.unit();
    let least = known.iter().copied().fold(f64::INFINITY, f64::min);
    if known.is_empty() {
        return format!("Nothing is known of {} periods.", points.len());
    }
    let (count, all) = (known.len(), points.len());
    let bare: Vec<Point> = points
        .iter()
        .map(|point| Point {
            target: None,
            ..point.clone()
        })
        .collect();
    let (least, most) = (shown(least), shown(largest(&bare)));
    let lower = match points.iter().filter(|point| point.at_least).count() {
        0 => String::new(),
        lower => format!(", {lower} of them as at least so much"),
    };
    format!(
        "{count} of {all} periods are known{lower}, from {least} to {most} {unit}. The figures stand in the table below."
    )
}

fn shown(value: f64) -> String {
    let amount = Amount::parse(&value.to_string()).unwrap_or(Amount::ZERO);
    number::rounded(amount, 1)
}
