//! Where a value stands in a drawing.

use super::add;
use crate::model::Amount;
use crate::render::chart::{Point, ceiling, largest};
use crate::render::number;

/// Width and height of a drawing, and the room around what is drawn.
const WIDTH: f64 = 720.0;
const LEFT: f64 = 56.0;
const RIGHT: f64 = 12.0;
const TOP: f64 = 14.0;
const BOTTOM: f64 = 26.0;
/// Labels under a drawing at most.
const LABELS: usize = 8;

/// The scales of a drawing.
pub(super) struct Scale<'a> {
    /// What is drawn.
    pub(super) points: &'a [Point],
    height: f64,
    top: f64,
}

impl<'a> Scale<'a> {
    /// Scales for these points in a drawing of this height.
    pub(super) fn new(points: &'a [Point], height: f64) -> Scale<'a> {
        let top = ceiling(largest(points));
        Scale {
            points,
            height,
            top,
        }
    }

    /// The view box.
    pub(super) fn view(&self) -> String {
        format!("0 0 {WIDTH} {}", self.height)
    }

    /// How much of the width belongs to a point.
    pub(super) fn slot(&self) -> f64 {
        (WIDTH - LEFT - RIGHT) / self.points.len().max(1) as f64
    }

    /// The left end of what belongs to a point.
    pub(super) fn x(&self, at: usize) -> f64 {
        LEFT + self.slot() * at as f64
    }

    /// The height at which a value stands.
    pub(super) fn y(&self, value: f64) -> f64 {
        let share = (value / self.top).clamp(0.0, 1.0);
        self.floor() - share * (self.floor() - TOP)
    }

    /// The height of zero.
    pub(super) fn floor(&self) -> f64 {
        self.height - BOTTOM
    }

    /// Lines across with their numbers, and labels below.
    pub(super) fn axes(&self) -> String {
        let mut axes = String::new();
        for share in [0.0, 0.5, 1.0] {
            let (y, number) = (self.y(self.top * share), label(self.top * share));
            let end = WIDTH - RIGHT;
            add(
                &mut axes,
                format_args!(
                    "<line class=\"grid\" x1=\"{LEFT}\" x2=\"{end}\" y1=\"{y:.2}\" y2=\"{y:.2}\"/>\n"
                ),
            );
            let (x, y) = (LEFT - 8.0, y + 4.0);
            add(
                &mut axes,
                format_args!("<text class=\"number\" x=\"{x}\" y=\"{y:.2}\">{number}</text>\n"),
            );
        }
        axes + &self.labels()
    }

    fn labels(&self) -> String {
        let mut labels = String::new();
        let widest = self.points.iter().map(|point| width(&point.label));
        let widest = widest.fold(1.0, f64::max);
        let most = ((WIDTH - LEFT - RIGHT) / widest) as usize;
        let step = self.points.len().div_ceil(most.clamp(1, LABELS)).max(1);
        let y = self.height - 6.0;
        for (at, point) in self.points.iter().enumerate().step_by(step) {
            let (label, half) = (super::text(&point.label), width(&point.label) / 2.0);
            // The last would be cut off at the end of the drawing where points stand close.
            let x = (self.x(at) + self.slot() / 2.0).min(WIDTH - half).max(half);
            add(
                &mut labels,
                format_args!("<text class=\"label\" x=\"{x:.2}\" y=\"{y:.2}\">{label}</text>\n"),
            );
        }
        labels
    }

    /// What should have been, as a line with a step where it changes.
    pub(super) fn target(&self) -> String {
        let mut path = String::new();
        let mut before = None;
        for (at, point) in self.points.iter().enumerate() {
            if let Some(target) = point.target {
                let (x, end, y) = (self.x(at), self.x(at + 1), self.y(target));
                let to = if before.is_some() { 'L' } else { 'M' };
                add(&mut path, format_args!("{to}{x:.2} {y:.2}L{end:.2} {y:.2}"));
            }
            before = point.target;
        }
        match path.is_empty() {
            true => path,
            false => format!("<path class=\"target\" d=\"{path}\"><title>target</title></path>\n"),
        }
    }
}

/// The room that a label takes, with what keeps it from the next: fonts differ, so more than most need.
fn width(label: &str) -> f64 {
    const LETTER: f64 = 6.6;
    const APART: f64 = 10.0;
    label.chars().count() as f64 * LETTER + APART
}

fn label(number: f64) -> String {
    let amount = Amount::parse(&number.to_string()).unwrap_or(Amount::ZERO);
    let decimals = if number < 10.0 { 2 } else { 0 };
    number::rounded(amount, decimals)
}
