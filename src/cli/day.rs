//! The times of day as this person has them: `[day]` of `config.toml`.

use super::session::Session;
use crate::config::{Config, TIMES_OF_DAY};
use crate::error::{Code, Error, Result};
use crate::rules::occasion::{self, Times};

/// Has meals named by them from now on. A configuration that cannot be read is told where it is
/// needed: the journal of the data folder can be asked for without one.
///
/// Errors: `Config` when they are in no order.
pub(super) fn settle(session: &Session) -> Result<()> {
    if let Ok(config) = session.config() {
        occasion::settle(times(config)?);
    }
    Ok(())
}

/// When each begins.
///
/// Errors: `Config` when they are in no order.
pub(super) fn times(config: &Config) -> Result<Times> {
    Times::usual().with(config.day.begins()).map_err(|at| {
        let (earlier, later) = (TIMES_OF_DAY[at], TIMES_OF_DAY[at + 1]);
        let what = format!("config.toml: day: {later} must begin after {earlier}");
        let usual = ["05:00", "11:00", "15:00", "17:30", "23:00"];
        Error::new(Code::Config, what).hint(format!(
            "{} begin one after the other, usually at {}; set one with: journal config set day.{later} {}",
            TIMES_OF_DAY.join(", "),
            usual.join(", "),
            usual[at + 1],
        ))
    })
}
