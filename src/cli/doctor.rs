//! `journal doctor`: whether everything the program stands on is as it should be.

mod checks;
mod folders;
mod links;
mod modes;
mod people;
mod undo;

use clap::Args;

use super::aim::aimed;
use super::brief::brief;
use super::session::Session;
use super::unusable::without_keys;
use super::{Runs, Shown, output};
use crate::error::{Code, Error};
use crate::render::doctor::{Examination, Finding, State};
use crate::render::note::Silence;

/// Look whether the configuration, the journal, the key and the terminal are well
///
/// Folders, photos, the keys and the people of journal serve, catalogue, clock and zone too. Journal and catalogue
/// are read whole, which takes seconds where there are millions of products. Where there are many people, those journals are looked through for which there is time. Nothing is changed and no key is
/// shown. The exit code is that of the worst fault: 12 for the files of the journal, then 13 for the
/// configuration, then any other; warnings alone are 0.
///
/// Examples:
///   journal doctor
///   journal -C work doctor
#[derive(Args)]
#[command(verbatim_doc_comment)]
pub(super) struct Doctor {}

impl Runs for Doctor {
    fn run(self, session: &Session) -> Shown {
        let said = session.while_waiting("looking through all files", || checks::all(session));
        let heard = Heard::of(session, said);
        let worst = heard.worst();
        let findings = heard.findings;
        let exit = worst.map_or(0, Code::exit);
        let faults = findings
            .iter()
            .filter(|finding| finding.state == State::Fault);
        let faults = faults.count();
        output::print(session, &Examination { findings, exit })?;
        match worst {
            None => Ok(Box::new(Silence)),
            Some(code) => {
                let what = match faults {
                    1 => "1 check found a fault".to_owned(),
                    faults => format!("{faults} checks found a fault"),
                };
                Err(Error::new(code, what).hint("what to do stands with each of them"))
            }
        }
    }
}

/// What a check says: well, a warning with what to do, or the error that a command would meet.
pub(super) enum Said {
    Well(String),
    Doubt(String, String),
    Fault(Error),
}

/// What all checks said.
struct Heard {
    findings: Vec<Finding>,
    codes: Vec<Code>,
}

impl Heard {
    fn of(session: &Session, said: Vec<(&'static str, Said)>) -> Heard {
        let fault = |(_, said): &(&str, Said)| match said {
            Said::Fault(error) => Some(error.code()),
            _ => None,
        };
        let codes = said.iter().filter_map(fault).collect();
        let findings = said
            .into_iter()
            .map(|(check, said)| finding(session, check, said));
        let findings = findings.collect();
        Heard { findings, codes }
    }

    /// What people ate is worth most, then what leads to it.
    fn worst(&self) -> Option<Code> {
        let first = [Code::LocalStore, Code::Config];
        let mut first = first.into_iter().filter(|code| self.codes.contains(code));
        first.next().or(self.codes.first().copied())
    }
}

/// Checks of the journal that was meant; the others are of the data folder, whichever that is.
const OF_THE_JOURNAL: [&str; 2] = ["log", "journal"];

fn finding(session: &Session, check: &'static str, said: Said) -> Finding {
    let (state, message, hint, exit) = match said {
        Said::Well(message) => (State::Ok, message, None, None),
        Said::Doubt(message, hint) => (State::Warn, message, Some(hint), None),
        Said::Fault(error) => {
            let hint = error.hint_text().map(str::to_owned);
            let hint = hint.unwrap_or_else(|| "mend what is told here".to_owned());
            let message = error.message().to_owned();
            (State::Fault, message, Some(hint), Some(error.code().exit()))
        }
    };
    let hint = hint.map(|hint| match OF_THE_JOURNAL.contains(&check) {
        true => aimed(session, &hint),
        false => hint,
    });
    Finding {
        check,
        state,
        message: brief(&without_keys(&message)),
        hint: hint.map(|hint| brief(&without_keys(&hint))),
        exit,
    }
}
