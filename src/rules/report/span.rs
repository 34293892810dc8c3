//! The days of a report, in pieces.

use chrono::{Datelike, Days, Months};
use serde::Serialize;

use crate::model::Date;

/// The first day that can be written.
const FIRST: Option<Date> = Date::from_ymd_opt(0, 1, 1);

/// What a row of a report is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum By {
    /// A day.
    Day,
    /// A week from Monday to Sunday, by ISO 8601.
    Week,
    /// A month of the calendar.
    Month,
}

impl By {
    /// All three.
    pub const ALL: [By; 3] = [By::Day, By::Week, By::Month];

    /// Its name.
    pub fn as_str(self) -> &'static str {
        match self {
            By::Day => "day",
            By::Week => "week",
            By::Month => "month",
        }
    }

    /// The first day of the piece that this day is in.
    pub fn first(self, day: Date) -> Date {
        let first = match self {
            By::Day => Some(day),
            By::Week => {
                let gone = day.weekday().num_days_from_monday();
                day.checked_sub_days(Days::new(gone.into()))
            }
            By::Month => day.with_day(1),
        };
        first.unwrap_or(day)
    }

    /// The last day of the piece that this day is in.
    fn last(self, day: Date) -> Option<Date> {
        match self {
            By::Day => Some(day),
            By::Week => self.first(day).checked_add_days(Days::new(6)),
            By::Month => self
                .first(day)
                .checked_add_months(Months::new(1))?
                .pred_opt(),
        }
    }

    /// Where a report begins that ends with this day, when nobody says: seven days, eight weeks or
    /// twelve months in all.
    pub fn usual_first(self, last: Date) -> Date {
        let first = match self {
            By::Day => last.checked_sub_days(Days::new(6)),
            By::Week => self.first(last).checked_sub_days(Days::new(49)),
            By::Month => self.first(last).checked_sub_months(Months::new(11)),
        };
        first.max(FIRST).unwrap_or(last)
    }

    fn name(self, day: Date) -> String {
        let form = match self {
            By::Day => "%Y-%m-%d",
            // It is the last of a year that cannot be written.
            By::Week if day.iso_week().year() < 0 => "%Y-W00",
            By::Week => "%G-W%V",
            By::Month => "%Y-%m",
        };
        day.format(form).to_string()
    }
}

/// From a day through another, in pieces.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Span {
    /// The first day.
    pub from: Date,
    /// The last day.
    pub to: Date,
    /// What a piece is.
    pub by: By,
}

/// A piece of a span: the first and the last may be cut short by it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Piece {
    /// Its name: `2026-11-21`, `2026-W47`, `2026-11`.
    pub name: String,
    /// Its first day.
    pub from: Date,
    /// Its last day.
    pub to: Date,
}

impl Piece {
    /// How many days it has.
    pub fn days(&self) -> usize {
        let days = (self.to - self.from).num_days() + 1;
        usize::try_from(days).unwrap_or(0)
    }
}

impl Span {
    /// The pieces, earliest first.
    pub fn pieces(self) -> impl Iterator<Item = Piece> {
        let mut next = Some(self.from);
        std::iter::from_fn(move || {
            let from = next.filter(|from| *from <= self.to)?;
            let to = self.by.last(from).map_or(self.to, |last| last.min(self.to));
            next = to.succ_opt();
            let name = self.by.name(from);
            Some(Piece { name, from, to })
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pieces(from: &str, to: &str, by: By) -> Vec<String> {
        let day = |text: &str| text.parse::<Date>().unwrap();
        let (from, to) = (day(from), day(to));
        let told = |piece: Piece| format!("{} {} {}", piece.name, piece.from, piece.days());
        Span { from, to, by }.pieces().map(told).collect()
    }

    #[test]
    fn weeks_begin_on_monday_and_are_cut_where_the_report_is() {
        assert_eq!(
            pieces("2026-12-30", "2027-01-05", By::Week),
            ["2026-W53 2026-12-30 5", "2027-W01 2027-01-04 2"]
        );
    }

    #[test]
    fn months_have_the_days_of_the_calendar() {
        assert_eq!(
            pieces("2028-01-31", "2028-03-01", By::Month),
            [
                "2028-01 2028-01-31 1",
                "2028-02 2028-02-01 29",
                "2028-03 2028-03-01 1"
            ]
        );
    }

    #[test]
    fn the_last_days_that_can_be_written_end_the_report() {
        for by in By::ALL {
            assert_eq!(pieces("9999-12-31", "9999-12-31", by).len(), 1);
        }
        assert!(pieces("2026-11-21", "2026-11-20", By::Day).is_empty());
    }

    #[test]
    fn the_first_days_that_can_be_written_begin_the_report() {
        let first = FIRST.unwrap();
        for (to, by, name) in [
            ("0000-01-03", By::Day, "0000-01-01"),
            ("0000-01-02", By::Week, "0000-W00"),
            ("0000-02-02", By::Week, "0000-W00"),
            ("0000-11-30", By::Month, "0000-01"),
        ] {
            let to: Date = to.parse().unwrap();
            let from = by.usual_first(to);
            assert_eq!(from, first, "{by:?} until {to}");
            let pieces: Vec<Piece> = Span { from, to, by }.pieces().collect();
            assert_eq!((pieces[0].name.as_str(), pieces[0].from), (name, first));
            assert!(pieces.iter().all(|piece| !piece.name.starts_with('-')));
        }
    }

    #[test]
    fn a_report_of_nobodys_choice_has_whole_pieces_but_the_last() {
        let day = |text: &str| text.parse::<Date>().unwrap();
        let last = day("2026-11-21");
        assert_eq!(By::Day.usual_first(last), day("2026-11-15"));
        assert_eq!(By::Week.usual_first(last), day("2026-09-28"));
        assert_eq!(By::Month.usual_first(last), day("2025-12-01"));
    }
}
