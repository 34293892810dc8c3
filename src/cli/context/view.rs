//! Contexts, as they are shown. Nothing of a key stands here, nor the command that prints one.

use serde_json::{Value, json};

use super::{Context, Kind, is_default};
use crate::config::{Config, Name};
use crate::error::Error;
use crate::render::style::clean;
use crate::render::table::table;
use crate::render::{Looks, Records, Sheet, Show};

/// All contexts.
pub(super) struct Contexts {
    pub(super) contexts: Vec<Listed>,
    /// The name of the one that is asked now.
    pub(super) current: Option<String>,
}

/// A context of the list.
pub(super) enum Listed {
    /// One that can be asked.
    Usable(Context),
    /// One whose URL is refused: it stands in nobody's way, and can be removed.
    Refused {
        name: String,
        why: String,
        is_default: bool,
    },
}

/// One context, and what was done to it.
pub(super) struct OneContext {
    pub(super) done: Option<&'static str>,
    pub(super) context: Context,
}

const COLUMNS: [&str; 5] = ["name", "kind", "place", "default", "current"];

fn mark(holds: bool) -> String {
    if holds { "yes" } else { "" }.to_owned()
}

impl Context {
    fn kind_name(&self) -> &'static str {
        match self.kind {
            Kind::Local => "local",
            Kind::File(_) => "file",
            Kind::Service(_) => "remote",
        }
    }

    fn place(&self) -> String {
        match &self.kind {
            Kind::Local => String::new(),
            Kind::File(path) => path.display().to_string(),
            Kind::Service(service) => service.url.clone(),
        }
    }

    fn record(&self) -> Value {
        let mut record = json!({ "name": self.name, "kind": self.kind_name() });
        match &self.kind {
            Kind::Local => {}
            Kind::File(path) => record["path"] = path.display().to_string().into(),
            Kind::Service(service) => {
                record["url"] = service.url.as_str().into();
                record["keyCommand"] = service.key_command.is_some().into();
            }
        }
        record["default"] = self.is_default.into();
        record
    }

    /// The first four columns.
    fn row(&self) -> Vec<String> {
        vec![
            self.name.clone(),
            self.kind_name().to_owned(),
            self.place(),
            mark(self.is_default),
        ]
    }
}

fn sheet(columns: usize, rows: Vec<Vec<String>>) -> Sheet {
    let cells = |row: Vec<String>| row.into_iter().map(Into::into).collect();
    Sheet {
        columns: COLUMNS[..columns].to_vec(),
        rows: rows.into_iter().map(cells).collect(),
    }
}

impl Listed {
    /// An entry that cannot be asked; only a URL is ever refused.
    pub(super) fn refused(config: &Config, name: &Name, why: &Error) -> Listed {
        Listed::Refused {
            name: name.to_string(),
            why: why.message().to_owned(),
            is_default: is_default(config, name.as_str()),
        }
    }

    pub(super) fn name(&self) -> &str {
        match self {
            Listed::Usable(context) => &context.name,
            Listed::Refused { name, .. } => name,
        }
    }

    fn record(&self) -> Value {
        match self {
            Listed::Usable(context) => context.record(),
            Listed::Refused {
                name,
                why,
                is_default,
            } => json!({ "name": name, "kind": "remote", "unusable": why, "default": is_default }),
        }
    }

    fn row(&self) -> Vec<String> {
        match self {
            Listed::Usable(context) => context.row(),
            Listed::Refused {
                name,
                why,
                is_default,
            } => {
                let place = format!("unusable: {why}");
                let is_default = mark(*is_default);
                vec![name.clone(), "remote".to_owned(), place, is_default]
            }
        }
    }
}

impl Contexts {
    fn is_current(&self, listed: &Listed) -> bool {
        self.current.as_deref() == Some(listed.name())
    }

    fn rows(&self) -> Vec<Vec<String>> {
        let row = |listed: &Listed| {
            let mut row = listed.row();
            row.push(mark(self.is_current(listed)));
            row
        };
        self.contexts.iter().map(row).collect()
    }
}

impl Show for Contexts {
    fn json(&self) -> Value {
        self.records().collect()
    }

    fn records(&self) -> Records<'_> {
        let record = |listed: &Listed| {
            let mut record = listed.record();
            record["current"] = self.is_current(listed).into();
            record
        };
        Box::new(self.contexts.iter().map(record))
    }

    fn sheet(&self) -> Sheet {
        sheet(COLUMNS.len(), self.rows())
    }

    fn person(&self, looks: &Looks) -> String {
        table(&COLUMNS, &self.rows(), COLUMNS.len(), looks)
    }

    fn ids(&self) -> Vec<String> {
        let names = self.contexts.iter().map(Listed::name);
        names.map(str::to_owned).collect()
    }
}

impl Show for OneContext {
    fn json(&self) -> Value {
        self.context.record()
    }

    fn sheet(&self) -> Sheet {
        sheet(4, vec![self.context.row()])
    }

    fn person(&self, looks: &Looks) -> String {
        let place = match &self.context.kind {
            Kind::Local => "the journal of the data folder".to_owned(),
            _ => clean(&self.context.place()),
        };
        let name = looks.strong(&self.context.name);
        let default = match self.context.is_default {
            true => " (the default)",
            false => "",
        };
        let done = self.done.map(|done| format!("{} {done} ", looks.good("✓")));
        let done = done.unwrap_or_default();
        format!("{done}{name}: {place}{default}\n")
    }

    fn ids(&self) -> Vec<String> {
        vec![self.context.name.clone()]
    }
}
