//! What stands around a chart: a scale at the left, labels and marks below.

use super::{Point, ceiling, largest};
use crate::model::Amount;
use crate::render::number;
use crate::render::style::{Looks, clean};

/// Rows and columns into which a chart is drawn.
pub(super) struct Frame<'a> {
    /// What is drawn: the last ones, as far as there is room.
    pub(super) points: &'a [Point],
    /// The value at the upper end.
    pub(super) top: f64,
    /// Columns.
    pub(super) columns: usize,
    left_out: usize,
    scale: usize,
    looks: &'a Looks,
}

impl<'a> Frame<'a> {
    /// A frame for as many points as there is room for, so many to a column.
    pub(super) fn new(points: &'a [Point], to_a_column: usize, looks: &'a Looks) -> Frame<'a> {
        let top = ceiling(largest(points));
        let scale = label(top).chars().count();
        let columns = usize::from(looks.width).saturating_sub(scale + 2).max(1);
        let left_out = points.len().saturating_sub(columns * to_a_column);
        Frame {
            points: &points[left_out..],
            top,
            columns,
            left_out,
            scale,
            looks,
        }
    }

    /// A row with the number at its left, if it has one.
    pub(super) fn row(&self, number: Option<f64>, drawn: &str) -> String {
        let text = number.map(label).unwrap_or_default();
        let line = match (self.looks.ascii, number) {
            (true, _) => '|',
            (false, Some(_)) => '┤',
            (false, None) => '│',
        };
        let scale = format!("{text:>width$} {line}", width = self.scale);
        let drawn = drawn.trim_end();
        format!("{}{drawn}\n", self.looks.faint(&scale))
    }

    /// What stands below, with the column of each point.
    pub(super) fn foot(&self, column: impl Fn(usize) -> usize) -> String {
        let (corner, line) = if self.looks.ascii {
            ('+', "-")
        } else {
            ('└', "─")
        };
        let axis = line.repeat(self.columns);
        let axis = format!("{:>width$} {corner}{axis}", 0, width = self.scale);
        let mut text = format!("{}\n", self.looks.faint(&axis));
        let below = " ".repeat(self.scale + 2);
        for row in [self.marks(&column), self.labels(&column)] {
            if !row.trim().is_empty() {
                text.push_str(&format!("{below}{}\n", row.trim_end()));
            }
        }
        text.push_str(&self.rest());
        text
    }

    /// A mark under each lower bound.
    fn marks(&self, column: &impl Fn(usize) -> usize) -> String {
        let mark = if self.looks.ascii { '>' } else { '≥' };
        let mut row = vec![' '; self.columns];
        for (at, point) in self.points.iter().enumerate() {
            let place = row.get_mut(column(at));
            if let (true, Some(_), Some(place)) = (point.at_least, point.value, place) {
                *place = mark;
            }
        }
        row.into_iter().collect()
    }

    /// As many labels as there is room for, from the last one back.
    fn labels(&self, column: &impl Fn(usize) -> usize) -> String {
        let mut row = vec![' '; self.columns];
        let mut free = self.columns;
        for (at, point) in self.points.iter().enumerate().rev() {
            let label = clean(&point.label).replace('–', if self.looks.ascii { "-" } else { "–" });
            let label: Vec<char> = label.chars().collect();
            // The last one ends with the chart, if it must.
            let begin = column(at).min(self.columns.saturating_sub(label.len()));
            if begin + label.len() <= free {
                row[begin..begin + label.len()].copy_from_slice(&label);
                free = begin.saturating_sub(2);
            }
        }
        row.into_iter().collect()
    }

    /// Says what had no room.
    fn rest(&self) -> String {
        if self.left_out == 0 {
            return String::new();
        }
        let (shown, all) = (self.points.len(), self.points.len() + self.left_out);
        format!("the last {shown} of {all}\n")
    }
}

/// A number of the scale.
fn label(number: f64) -> String {
    let amount = Amount::parse(&number.to_string()).unwrap_or(Amount::ZERO);
    let decimals = if number < 10.0 { 2 } else { 0 };
    number::rounded(amount, decimals)
}
