//! Short things to say: something is gone, something would be sent.

use serde_json::{Value, json};

use super::style::{clean, escaped};
use super::{Format, Looks, Sheet, Show};

use crate::model::json;

/// Something was done that leaves nothing to show.
pub struct Done {
    /// What was done, for a person.
    pub message: String,
    /// The ids of what it was done to.
    pub ids: Vec<String>,
}

impl Show for Done {
    fn json(&self) -> Value {
        json!({ "done": self.message, "ids": self.ids })
    }

    fn sheet(&self) -> Sheet {
        if self.ids.is_empty() {
            return Text(self.message.clone()).sheet();
        }
        Sheet {
            columns: vec!["id"],
            rows: self.ids.iter().map(|id| vec![id.as_str().into()]).collect(),
        }
    }

    fn person(&self, looks: &Looks) -> String {
        format!("{} {}\n", looks.good("✓"), clean(&self.message))
    }

    fn ids(&self) -> Vec<String> {
        self.ids.clone()
    }
}

/// Something is gone: the HTTP answer has no body, so JSON has none either.
pub struct Deleted(pub Done);

impl Show for Deleted {
    fn json(&self) -> Value {
        Value::Null
    }

    fn sheet(&self) -> Sheet {
        self.0.sheet()
    }

    fn person(&self, looks: &Looks) -> String {
        self.0.person(looks)
    }

    fn ids(&self) -> Vec<String> {
        self.0.ids()
    }

    fn is_silent(&self, format: Format) -> bool {
        format.is_json()
    }
}

/// A document that is shown as it is: what a dry run would send, what a raw call answered.
pub struct Document(pub Value);

impl Show for Document {
    fn json(&self) -> Value {
        self.0.clone()
    }

    fn sheet(&self) -> Sheet {
        Sheet {
            columns: vec!["json"],
            rows: vec![vec![self.0.to_string().into()]],
        }
    }

    fn person(&self, _: &Looks) -> String {
        escaped(format!("{:#}\n", self.0))
    }
}

/// Text that is the same in every format but JSON: it is one member there.
pub struct Text(pub String);

impl Show for Text {
    fn json(&self) -> Value {
        json!({ "text": self.0 })
    }

    fn sheet(&self) -> Sheet {
        Sheet {
            columns: vec!["text"],
            rows: self.0.lines().map(|line| vec![line.into()]).collect(),
        }
    }

    fn person(&self, _: &Looks) -> String {
        self.0.clone()
    }
}

/// The body of an answer, as the HTTP interface would send it.
pub struct Body(pub Vec<u8>);

impl Show for Body {
    fn json(&self) -> Value {
        json::read(&self.0).unwrap_or(Value::Null)
    }

    fn sheet(&self) -> Sheet {
        Document(self.json()).sheet()
    }

    fn person(&self, looks: &Looks) -> String {
        Document(self.json()).person(looks)
    }
}

/// An answer without a body: nothing is printed in any format.
pub struct Silence;

impl Show for Silence {
    fn json(&self) -> Value {
        Value::Null
    }

    fn sheet(&self) -> Sheet {
        Sheet::default()
    }

    fn person(&self, _: &Looks) -> String {
        String::new()
    }

    fn is_silent(&self, _: Format) -> bool {
        true
    }
}
