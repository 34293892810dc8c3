//! Charts on a terminal: bars and lines, of blocks and Braille dots or of plain ASCII.
//!
//! What is unknown is a gap, never a zero; what is a lower bound has `≥` under it.

mod bars;
mod frame;
mod lines;

pub use bars::bars;
pub use lines::lines;

/// Rows of a chart of bars.
const BAR_ROWS: usize = 8;
/// Rows of a chart of lines.
const LINE_ROWS: usize = 5;

/// A value of a chart.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Point {
    /// What stands under it: a day, a week.
    pub label: String,
    /// The value; `None` is unknown.
    pub value: Option<f64>,
    /// Whether it is a lower bound.
    pub at_least: bool,
    /// What it should be.
    pub target: Option<f64>,
    /// How it is coloured.
    pub tone: Tone,
}

/// What a colour says.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Tone {
    /// Nothing.
    #[default]
    Plain,
    /// It went well.
    Good,
    /// It went wrong.
    Bad,
}

/// The least round number that is no smaller: one whose half is easily read too.
pub(super) fn ceiling(largest: f64) -> f64 {
    if !largest.is_finite() || largest <= 0.0 {
        return 1.0;
    }
    let power = 10_f64.powf(largest.log10().floor());
    let steps = [1.0, 1.5, 2.0, 2.5, 3.0, 4.0, 5.0, 6.0, 8.0, 10.0].map(|step| step * power);
    // A power that was rounded down must not cut off what it should hold.
    let fits = steps.into_iter().find(|step| *step >= largest);
    fits.unwrap_or(largest)
}

/// The largest of all values and targets.
pub(super) fn largest(points: &[Point]) -> f64 {
    let numbers = points.iter().flat_map(|point| [point.value, point.target]);
    numbers.flatten().fold(0.0, f64::max)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::render::Looks;

    fn looks(width: u16, ascii: bool) -> Looks {
        Looks {
            color: false,
            width,
            ascii,
            aim: String::new(),
        }
    }

    fn point(value: impl Into<Option<f64>>) -> Point {
        Point {
            label: "16 – 22 Nov".to_owned(),
            value: value.into(),
            ..Point::default()
        }
    }

    fn points(count: usize) -> Vec<Point> {
        let value = |at: usize| (at % 4 != 3).then_some(at as f64 * 7.0 % 31.0);
        let point = |at: usize| Point {
            at_least: at.is_multiple_of(5),
            target: Some(20.0),
            ..point(value(at))
        };
        (0..count).map(point).collect()
    }

    #[test]
    fn a_chart_is_no_wider_than_the_terminal_and_plain_where_that_is() {
        for count in [0, 1, 2, 7, 60, 365] {
            for width in [20, 33, 80, 200] {
                for ascii in [false, true] {
                    let looks = looks(width, ascii);
                    for chart in [bars(&points(count), &looks), lines(&points(count), &looks)] {
                        let widest = chart.lines().map(|line| line.chars().count()).max();
                        assert!(
                            widest.unwrap_or(0) <= width.into(),
                            "{count} {width}\n{chart}"
                        );
                        assert!(!ascii || chart.is_ascii(), "{chart}");
                    }
                }
            }
        }
    }

    #[test]
    fn a_bar_is_as_high_as_its_value_and_an_unknown_has_none() {
        let chart = bars(
            &[point(8.0), point(4.0), point(None), point(0.5)],
            &looks(40, true),
        );
        let columns = chart
            .lines()
            .take(8)
            .map(|row| row.split_once('|').unwrap().1);
        let rows: Vec<&str> = columns.collect();
        let height = |at: usize| {
            rows.iter()
                .filter(|row| row.chars().nth(at) == Some('#'))
                .count()
        };
        let slot = 8;
        assert_eq!(
            [height(0), height(slot), height(2 * slot)],
            [8, 4, 0],
            "{chart}"
        );
        assert_eq!(height(3 * slot), 1, "a little is not nothing\n{chart}");
    }

    #[test]
    fn lower_bounds_are_marked_under_their_bars() {
        let mut some = vec![point(8.0), point(4.0)];
        some[1].at_least = true;
        assert!(!bars(&some[..1], &looks(40, false)).contains('≥'));
        for chart in [
            bars(&some, &looks(40, false)),
            lines(&some, &looks(40, false)),
        ] {
            assert!(chart.contains('≥'), "{chart}");
        }
    }

    #[test]
    fn a_line_breaks_where_nothing_is_known() {
        let dots = |points: &[Point]| {
            let chart = lines(points, &looks(60, false));
            let dots = |c: char| (u32::from(c).wrapping_sub(0x2800)) < 256;
            chart
                .chars()
                .filter(|c| dots(*c) && *c != '\u{2800}')
                .count()
        };
        let whole = dots(&[point(5.0), point(5.0), point(5.0)]);
        let broken = dots(&[point(5.0), point(None), point(5.0)]);
        assert!(broken == 2 && whole > 10, "{broken} {whole}");
    }

    #[test]
    fn what_has_no_room_is_left_out_at_the_beginning_and_that_is_said() {
        let chart = bars(&points(365), &looks(60, false));
        assert!(chart.contains("of 365"), "{chart}");
        assert!(!bars(&points(7), &looks(60, false)).contains("of 7"));
    }

    #[test]
    fn the_scale_ends_at_a_round_number() {
        for (largest, top) in [
            (0.0, 1.0),
            (1.0, 1.0),
            (1.1, 1.5),
            (2_310.0, 2_500.0),
            (2_600.0, 3_000.0),
            (0.035, 0.04),
        ] {
            assert!(
                (ceiling(largest) - top).abs() < 1e-9,
                "{largest}: {}",
                ceiling(largest)
            );
        }
    }
}
