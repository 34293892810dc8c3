//! Reading unread JSON: each reader gives the value, or notes what is wrong with it and gives `None`.

use std::str::FromStr;

use serde_json::Value;

use super::object::Object;
use super::path::{Path, Problems};
use crate::model::limits::{ECHO, LARGEST};
use crate::model::{Amount, Date, Timestamp, time};

/// A value of a request, with where it stands.
#[derive(Clone, Copy)]
pub struct Node<'a> {
    pub(super) value: &'a Value,
    pub(super) path: &'a Path<'a>,
    pub(super) problems: &'a Problems,
}

/// What a patch says of a member.
#[derive(Clone, Debug, PartialEq)]
pub enum Change<T> {
    /// Left out: it keeps its value.
    Keep,
    /// `null`: it is cleared.
    Clear,
    /// It gets this value.
    Set(T),
}

impl<T> Change<T> {
    /// What comes of a value under this change.
    pub fn apply(self, current: Option<T>) -> Option<T> {
        match self {
            Change::Keep => current,
            Change::Clear => None,
            Change::Set(value) => Some(value),
        }
    }

    /// Whether nothing was said.
    pub fn is_keep(&self) -> bool {
        matches!(self, Change::Keep)
    }
}

/// Which numbers are good.
#[derive(Clone, Copy, PartialEq)]
pub enum Range {
    /// More than zero, at most 999999999.999: amounts and sizes.
    Positive,
    /// From zero to 999999999.999: nutrients.
    NotNegative,
    /// More than zero: body measurements.
    AboveZero,
    /// Zero or more: targets.
    ZeroOrMore,
}

impl Range {
    fn problem(self, amount: Amount) -> Option<String> {
        let bounded = matches!(self, Range::Positive | Range::NotNegative);
        let above = matches!(self, Range::Positive | Range::AboveZero);
        let largest = Amount::parse(LARGEST);
        if above && amount <= Amount::ZERO {
            Some("must be more than 0".to_owned())
        } else if !above && amount < Amount::ZERO {
            Some("must not be negative".to_owned())
        } else if bounded && largest.is_some_and(|largest| amount > largest) {
            Some(format!("must be at most {LARGEST}"))
        } else {
            None
        }
    }
}

impl<'a> Node<'a> {
    /// The value of a request as a whole.
    pub fn new(value: &'a Value, path: &'a Path<'a>, problems: &'a Problems) -> Self {
        Node {
            value,
            path,
            problems,
        }
    }

    /// Notes a problem with this value.
    pub fn problem<T>(self, message: impl Into<String>) -> Option<T> {
        self.problems.add(self.path, message);
        None
    }

    /// Has the journal asked whether it knows this photo.
    pub(super) fn ask_photo(self, name: &str) {
        self.problems.ask_photo(self.path, name);
    }

    /// Where it stands, written out.
    pub fn place(self) -> String {
        self.path.to_string()
    }

    /// An object.
    pub fn object(self) -> Option<Object<'a>> {
        match self.value {
            Value::Object(members) => Some(Object {
                node: self,
                members,
            }),
            _ => self.problem("must be an object"),
        }
    }

    /// A list of so many entries, each read by `read`.
    pub fn list<T>(
        self,
        min: usize,
        max: usize,
        read: impl Fn(Node<'_>) -> Option<T>,
    ) -> Option<Vec<T>> {
        let Value::Array(entries) = self.value else {
            return self.problem("must be a list");
        };
        if entries.len() < min || entries.len() > max {
            return self.problem(format!(
                "must have {min} to {max} entries, has {}",
                entries.len()
            ));
        }
        let read: Vec<Option<T>> = entries
            .iter()
            .enumerate()
            .map(|(at, value)| {
                let path = Path::Entry(self.path, at);
                read(Node {
                    value,
                    path: &path,
                    problems: self.problems,
                })
            })
            .collect();
        read.into_iter().collect()
    }

    /// Text of so many characters.
    pub fn text(self, min: usize, max: usize) -> Option<String> {
        let Value::String(text) = self.value else {
            return self.problem("must be text");
        };
        let characters = text.chars().count();
        if characters < min || characters > max {
            return self.problem(format!(
                "must have {min} to {max} characters, has {characters}"
            ));
        }
        Some(text.clone())
    }

    /// A number in a range.
    pub fn amount(self, range: Range) -> Option<Amount> {
        let Value::Number(number) = self.value else {
            return self.problem("must be a number");
        };
        let Some(amount) = Amount::parse(number.as_str()) else {
            return self.problem(NOT_FINITE);
        };
        match range.problem(amount) {
            Some(problem) => self.problem(problem),
            None => Some(amount),
        }
    }

    /// A whole number from `min` to `max`; `30.0` is one.
    pub fn whole(self, min: i64, max: i64) -> Option<i64> {
        let Value::Number(number) = self.value else {
            return self.problem("must be a whole number");
        };
        let Some(number) = Amount::parse(number.as_str()) else {
            return self.problem(NOT_FINITE);
        };
        match Some(number)
            .filter(|number| number.is_whole())
            .map(Amount::to_i64)
        {
            Some(Some(whole)) if (min..=max).contains(&whole) => Some(whole),
            // A number too large for a whole one of ours is the largest there is.
            Some(None) if max == i64::MAX && self.is_positive() => Some(max),
            Some(_) if max == i64::MAX => self.problem(format!("must be at least {min}")),
            Some(_) => self.problem(format!("must be from {min} to {max}")),
            None => self.problem("must be a whole number"),
        }
    }

    fn is_positive(self) -> bool {
        !self.value.to_string().starts_with('-')
    }

    /// `true` or `false`.
    pub fn flag(self) -> Option<bool> {
        match self.value {
            Value::Bool(flag) => Some(*flag),
            _ => self.problem("must be true or false"),
        }
    }

    /// One of a few words.
    pub fn choice<T: FromStr>(self, words: &[&str]) -> Option<T> {
        let word = self.value.as_str().filter(|word| words.contains(word));
        match word.and_then(|word| word.parse().ok()) {
            Some(choice) => Some(choice),
            None => self.problem(one_of(words)),
        }
    }

    /// A calendar day.
    pub fn date(self) -> Option<Date> {
        match self.value.as_str().and_then(time::parse_date) {
            Some(date) => Some(date),
            None => self.problem("must be a date such as 2026-11-21"),
        }
    }

    /// A date-time with its offset.
    pub fn date_time(self) -> Option<Timestamp> {
        match self.value.as_str().and_then(Timestamp::parse) {
            Some(instant) => Some(instant),
            None => self.problem(DATE_TIME),
        }
    }
}

/// What a number must be: 1e309 is JSON, and no double.
const NOT_FINITE: &str = "must be a finite number";

/// What a date-time must be.
pub const DATE_TIME: &str =
    "must be a date-time with a UTC offset such as 2026-11-21T08:00:00+01:00";

/// What one of a few words must be.
pub fn one_of(words: &[&str]) -> String {
    let quoted: Vec<String> = words.iter().map(|word| format!("`{word}`")).collect();
    format!("must be one of {}", quoted.join(", "))
}

/// The first characters of what was sent, for a message.
pub fn echo(text: &str) -> String {
    text.chars().take(ECHO).collect()
}

/// Refuses U+0000, in whatever member it stands.
pub fn no_nul(node: Node<'_>) {
    match node.value {
        Value::String(text) if text.contains('\0') => {
            node.problems.add(node.path, NUL);
        }
        Value::Array(entries) => {
            for (at, value) in entries.iter().enumerate() {
                let path = Path::Entry(node.path, at);
                no_nul(Node {
                    value,
                    path: &path,
                    problems: node.problems,
                });
            }
        }
        Value::Object(members) => {
            for (name, value) in members {
                let path = Path::Member(node.path, name);
                if name.contains('\0') {
                    node.problems.add(
                        node.path,
                        "has a member whose name holds the character U+0000",
                    );
                }
                no_nul(Node {
                    value,
                    path: &path,
                    problems: node.problems,
                });
            }
        }
        _ => {}
    }
}

/// What is wrong with U+0000.
pub const NUL: &str = "must not hold the character U+0000";
