//! What `doctor` found, check by check.

use serde_json::{Map, Value, json};

use super::style::clean;
use super::{Looks, Records, Sheet, Show};

/// How bad something is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum State {
    /// As it should be.
    Ok,
    /// It works, and something should be changed.
    Warn,
    /// It does not work.
    Fault,
}

impl State {
    fn as_str(self) -> &'static str {
        match self {
            State::Ok => "ok",
            State::Warn => "warn",
            State::Fault => "fault",
        }
    }
}

/// What one check found.
pub struct Finding {
    /// What was looked at.
    pub check: &'static str,
    /// How bad it is.
    pub state: State,
    /// What was found, in a sentence.
    pub message: String,
    /// What to do.
    pub hint: Option<String>,
    /// The exit code of a command that stumbles over it, where one does.
    pub exit: Option<u8>,
}

/// All findings, in the order in which they were made.
pub struct Examination {
    /// The findings.
    pub findings: Vec<Finding>,
    /// The exit code.
    pub exit: u8,
}

impl Finding {
    fn record(&self) -> Value {
        let mut record = Map::new();
        record.insert("check".to_owned(), self.check.into());
        record.insert("state".to_owned(), self.state.as_str().into());
        record.insert("message".to_owned(), self.message.as_str().into());
        if let Some(hint) = &self.hint {
            record.insert("hint".to_owned(), hint.as_str().into());
        }
        if let Some(exit) = self.exit {
            record.insert("exit".to_owned(), exit.into());
        }
        Value::Object(record)
    }

    fn mark(&self, looks: &Looks) -> String {
        match (self.state, looks.ascii) {
            (State::Ok, false) => looks.good("✓"),
            (State::Ok, true) => looks.good("ok"),
            (State::Warn, _) => looks.strong("!"),
            (State::Fault, false) => looks.bad("✗"),
            (State::Fault, true) => looks.bad("x"),
        }
    }

    fn told(&self, looks: &Looks) -> String {
        let (mark, message) = (self.mark(looks), clean(&self.message));
        let hint = self.hint.as_deref().map(|hint| {
            let hint = format!("hint: {}", clean(hint));
            format!("              {}\n", looks.faint(&hint))
        });
        let check = self.check;
        format!("{mark} {check:<11} {message}\n{}", hint.unwrap_or_default())
    }
}

impl Show for Examination {
    fn json(&self) -> Value {
        let worst = self.findings.iter().map(|finding| finding.state).max();
        json!({
            "schema": "journal.doctor/1",
            "state": worst.unwrap_or(State::Ok).as_str(),
            "exit": self.exit,
            "checks": self.records().collect::<Value>(),
        })
    }

    fn records(&self) -> Records<'_> {
        Box::new(self.findings.iter().map(Finding::record))
    }

    fn sheet(&self) -> Sheet {
        let row = |finding: &Finding| {
            let hint = finding.hint.as_deref().unwrap_or_default();
            let cells = [
                finding.check,
                finding.state.as_str(),
                &finding.message,
                hint,
            ];
            cells.map(Into::into).to_vec()
        };
        Sheet {
            columns: vec!["check", "state", "message", "hint"],
            rows: self.findings.iter().map(row).collect(),
        }
    }

    fn person(&self, looks: &Looks) -> String {
        let lines = self.findings.iter().map(|finding| finding.told(looks));
        lines.collect()
    }
}
