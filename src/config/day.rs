//! When the times of day begin: `[day]` of `config.toml`.

use std::fmt;
use std::str::FromStr;

use chrono::NaiveTime;
use serde::Deserialize;

/// The names of `[day]`, in the order of a day.
pub const TIMES_OF_DAY: [&str; 5] = ["breakfast", "lunch", "snack", "dinner", "night"];

/// What `[day]` says of when breakfast, lunch, the snack of the afternoon, dinner and the night begin;
/// what it does not say is as usual.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Day {
    breakfast: Option<Clock>,
    lunch: Option<Clock>,
    snack: Option<Clock>,
    dinner: Option<Clock>,
    night: Option<Clock>,
}

impl Day {
    /// What is said, in the order of [`TIMES_OF_DAY`].
    pub fn begins(&self) -> [Option<NaiveTime>; 5] {
        let said = [
            self.breakfast,
            self.lunch,
            self.snack,
            self.dinner,
            self.night,
        ];
        said.map(|clock| clock.map(|clock| clock.0))
    }

    /// The same with another beginning of one of them, or as usual.
    pub fn with(mut self, name: &str, clock: Option<Clock>) -> Day {
        match name {
            "breakfast" => self.breakfast = clock,
            "lunch" => self.lunch = clock,
            "snack" => self.snack = clock,
            "dinner" => self.dinner = clock,
            "night" => self.night = clock,
            _ => {}
        }
        self
    }
}

/// A time of day, as `05:00`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(try_from = "String")]
pub struct Clock(NaiveTime);

impl FromStr for Clock {
    type Err = String;

    fn from_str(text: &str) -> Result<Clock, String> {
        NaiveTime::parse_from_str(text, "%H:%M")
            .map(Clock)
            .map_err(|_| format!("{text:?} is no time of day: write it as \"05:00\" or \"17:30\""))
    }
}

impl TryFrom<String> for Clock {
    type Error = String;

    fn try_from(text: String) -> Result<Clock, String> {
        text.parse()
    }
}

impl fmt::Display for Clock {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0.format("%H:%M"))
    }
}
