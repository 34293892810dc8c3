//! What `config.toml` says, as it is shown.

use std::path::PathBuf;

use serde_json::{Value as Json, json};

use super::named::Value;
use crate::render::number::UNKNOWN;
use crate::render::style::clean;
use crate::render::table::table;
use crate::render::{Looks, Records, Sheet, Show};

/// A file, by its path alone.
pub(in crate::cli) struct File(pub(in crate::cli) PathBuf);

/// What everything is set to.
pub(super) struct Values(pub(super) Vec<Value>);

/// What one name is set to.
pub(super) struct One {
    pub(super) name: String,
    pub(super) value: String,
}

impl Show for File {
    fn json(&self) -> Json {
        json!({ "path": self.0.display().to_string() })
    }

    fn sheet(&self) -> Sheet {
        Sheet {
            columns: vec!["path"],
            rows: vec![vec![self.0.display().to_string().into()]],
        }
    }

    fn person(&self, _: &Looks) -> String {
        format!("{}\n", clean(&self.0.display().to_string()))
    }

    fn ids(&self) -> Vec<String> {
        vec![self.0.display().to_string()]
    }
}

impl Show for Values {
    fn json(&self) -> Json {
        self.records().collect()
    }

    fn records(&self) -> Records<'_> {
        let record = |one: &Value| json!({ "name": one.name, "value": one.value });
        Box::new(self.0.iter().map(record))
    }

    fn sheet(&self) -> Sheet {
        let row = |one: &Value| {
            let value = one.value.clone().unwrap_or_default();
            vec![one.name.as_str().into(), value.into()]
        };
        Sheet {
            columns: vec!["name", "value"],
            rows: self.0.iter().map(row).collect(),
        }
    }

    fn person(&self, looks: &Looks) -> String {
        let row = |one: &Value| {
            let value = one.value.clone();
            vec![
                one.name.clone(),
                value.unwrap_or_else(|| UNKNOWN.to_owned()),
            ]
        };
        let rows: Vec<Vec<String>> = self.0.iter().map(row).collect();
        table(&["name", "value"], &rows, 2, looks)
    }

    fn ids(&self) -> Vec<String> {
        self.0.iter().map(|one| one.name.clone()).collect()
    }
}

impl Show for One {
    fn json(&self) -> Json {
        json!({ "name": self.name, "value": self.value })
    }

    fn sheet(&self) -> Sheet {
        Sheet {
            columns: vec!["value"],
            rows: vec![vec![self.value.as_str().into()]],
        }
    }

    fn person(&self, _: &Looks) -> String {
        format!("{}\n", clean(&self.value))
    }

    fn ids(&self) -> Vec<String> {
        vec![self.value.clone()]
    }
}
