//! Upright bars.

use super::frame::Frame;
use super::{BAR_ROWS, Point, Tone};
use crate::render::style::Looks;

/// Columns that a bar takes at most, with the gap behind it.
const WIDEST: usize = 8;

/// A chart of upright bars; a dashed line is what should have been.
pub fn bars(points: &[Point], looks: &Looks) -> String {
    let frame = Frame::new(points, 1, looks);
    let count = frame.points.len();
    if count == 0 {
        return String::new();
    }
    let slot = (frame.columns / count).clamp(1, WIDEST);
    let mut text = String::new();
    for row in 0..BAR_ROWS {
        let drawn: String = (frame.points.iter())
            .map(|point| cells(point, row, slot, &frame, looks))
            .collect();
        text.push_str(&frame.row((row == 0).then_some(frame.top), &drawn));
    }
    text + &frame.foot(|at| at * slot)
}

/// A row of a bar and of the gap behind it.
fn cells(point: &Point, row: usize, slot: usize, frame: &Frame, looks: &Looks) -> String {
    // A gap is left as soon as there is room for one.
    let wide = if slot == 1 { 1 } else { slot - 1 };
    let height = |value: f64| value / frame.top * (BAR_ROWS * 8) as f64;
    let is_target = point.target.is_some_and(|target| {
        // A target stands at the upper end of its row.
        let eighths = height(target).round() as usize;
        eighths.div_ceil(8) == BAR_ROWS - row
    });
    let behind = match (is_target, looks.ascii) {
        (false, _) => " ",
        (true, false) => "╌",
        (true, true) => "-",
    };
    let least = if looks.ascii { 8 } else { 1 };
    let bar = match filled(point.value.map(height), row, least) {
        0 => behind.repeat(wide),
        eighths => coloured(&block(eighths, looks.ascii).repeat(wide), point.tone, looks),
    };
    format!("{bar}{}", behind.repeat(slot - wide))
}

/// How many eighths of a row a bar fills, in steps of so many. A little is not nothing.
fn filled(height: Option<f64>, row: usize, step: usize) -> usize {
    let Some(height) = height.filter(|height| *height > 0.0) else {
        return 0;
    };
    let steps = (height / step as f64).round() as usize;
    let eighths = steps.max(1) * step;
    eighths.saturating_sub((BAR_ROWS - 1 - row) * 8).min(8)
}

fn block(eighths: usize, ascii: bool) -> &'static str {
    const BLOCKS: [&str; 8] = ["▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"];
    match ascii {
        true => "#",
        false => BLOCKS[eighths - 1],
    }
}

fn coloured(text: &str, tone: Tone, looks: &Looks) -> String {
    match tone {
        Tone::Plain => text.to_owned(),
        Tone::Good => looks.good(text),
        Tone::Bad => looks.bad(text),
    }
}
