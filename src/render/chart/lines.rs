//! A line through values, in Braille dots.

use super::frame::Frame;
use super::{LINE_ROWS, Point};
use crate::render::style::Looks;

/// Dots of a cell: two columns, four rows.
const DOTS: (usize, usize) = (2, 4);
/// Columns between two points at most.
const WIDEST: usize = 8;

/// A chart of a line; a dotted one is what should have been. It breaks where nothing is known.
pub fn lines(points: &[Point], looks: &Looks) -> String {
    let frame = Frame::new(points, 2, looks);
    if frame.points.is_empty() {
        return String::new();
    }
    let mut canvas = Canvas::new(&frame, looks.ascii);
    canvas.targets(&frame);
    canvas.values(&frame);
    let mut text = String::new();
    for row in 0..LINE_ROWS {
        text.push_str(&frame.row((row == 0).then_some(frame.top), &canvas.row(row)));
    }
    let across = canvas.across;
    text + &frame.foot(|at| canvas.x(at) / across)
}

/// Dots, row by row; in ASCII a dot is a cell.
struct Canvas {
    dots: Vec<Vec<Dot>>,
    count: usize,
    across: usize,
    down: usize,
    ascii: bool,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Dot {
    No,
    Target,
    Between,
    Value,
}

impl Canvas {
    fn new(frame: &Frame, ascii: bool) -> Canvas {
        let (across, down) = if ascii { (1, 1) } else { DOTS };
        let count = frame.points.len();
        let columns = frame.columns.min(count * WIDEST);
        Canvas {
            dots: vec![vec![Dot::No; columns * across]; LINE_ROWS * down],
            count,
            across,
            down,
            ascii,
        }
    }

    /// The dot's column of a point.
    fn x(&self, at: usize) -> usize {
        let last = self.dots[0].len() - 1;
        match self.count {
            1 => 0,
            count => (at * last + (count - 1) / 2) / (count - 1),
        }
    }

    /// The dot's row of a value.
    fn y(&self, value: f64, frame: &Frame) -> usize {
        let last = self.dots.len() - 1;
        let up = (value / frame.top * last as f64).round() as usize;
        last - up.min(last)
    }

    fn set(&mut self, x: usize, y: usize, dot: Dot) {
        self.dots[y][x] = dot;
    }

    fn targets(&mut self, frame: &Frame) {
        for (at, point) in frame.points.iter().enumerate() {
            let Some(target) = point.target else { continue };
            let y = self.y(target, frame);
            let next = if at + 1 < self.count {
                self.x(at + 1)
            } else {
                self.dots[0].len()
            };
            for x in (self.x(at)..next).filter(|x| x % 3 == 0) {
                self.set(x, y, Dot::Target);
            }
        }
    }

    fn values(&mut self, frame: &Frame) {
        let place = |at: usize, point: &Point| Some((self.x(at), self.y(point.value?, frame)));
        let places: Vec<Option<(usize, usize)>> = frame
            .points
            .iter()
            .enumerate()
            .map(|(at, point)| place(at, point))
            .collect();
        for pair in places.windows(2) {
            if let [Some(from), Some(to)] = pair {
                self.connect(*from, *to);
            }
        }
        for (x, y) in places.into_iter().flatten() {
            self.set(x, y, Dot::Value);
        }
    }

    /// Dots from one place to another, so many that none is missing.
    fn connect(&mut self, from: (usize, usize), to: (usize, usize)) {
        let steps = from.0.abs_diff(to.0).max(from.1.abs_diff(to.1)).max(1);
        let between = |from: usize, to: usize, step: usize| {
            (from * (steps - step) + to * step + steps / 2) / steps
        };
        for step in 0..=steps {
            let (x, y) = (between(from.0, to.0, step), between(from.1, to.1, step));
            self.set(x, y, Dot::Between);
        }
    }

    fn row(&self, row: usize) -> String {
        let rows = &self.dots[row * self.down..(row + 1) * self.down];
        let columns = self.dots[0].len() / self.across;
        let cells = (0..columns).map(|column| column * self.across);
        cells.map(|x| self.cell(rows, x)).collect()
    }

    fn cell(&self, rows: &[Vec<Dot>], x: usize) -> char {
        if self.ascii {
            return match rows[0][x] {
                Dot::No => ' ',
                Dot::Target => '-',
                Dot::Between => '.',
                Dot::Value => '*',
            };
        }
        braille(rows, x)
    }
}

/// The character with these dots: Unicode numbers them down the left, down the right, then the
/// lowest two.
fn braille(rows: &[Vec<Dot>], x: usize) -> char {
    const BITS: [[u32; 2]; 4] = [[0x01, 0x08], [0x02, 0x10], [0x04, 0x20], [0x40, 0x80]];
    let mut bits = 0;
    for (row, places) in rows.iter().zip(BITS) {
        for (dot, bit) in row[x..].iter().zip(places) {
            bits |= if *dot == Dot::No { 0 } else { bit };
        }
    }
    match bits {
        0 => ' ',
        bits => char::from_u32(0x2800 + bits).unwrap_or(' '),
    }
}
