//! The names that are pinned, as a person or a script reads them.

use serde_json::{Value, json};

use crate::config::Pin;
use crate::render::style::clean;
use crate::render::table::table;
use crate::render::{Looks, Records, Sheet, Show};

/// The names of a journal that are pinned.
pub(super) struct PinnedNames(pub(super) Vec<Pin>);

impl Show for PinnedNames {
    fn json(&self) -> Value {
        json!({ "pins": self.records().collect::<Value>() })
    }

    fn records(&self) -> Records<'_> {
        let pins = self.0.iter();
        Box::new(
            pins.map(|pin| json!({ "name": pin.name, "food": pin.food, "called": pin.called })),
        )
    }

    fn sheet(&self) -> Sheet {
        let row = |pin: &Pin| [&pin.name, &pin.food, &pin.called].map(|text| text.as_str().into());
        Sheet {
            columns: vec!["name", "food", "called"],
            rows: self.0.iter().map(|pin| row(pin).to_vec()).collect(),
        }
    }

    fn person(&self, looks: &Looks) -> String {
        if self.0.is_empty() {
            return "No name is pinned: journal food pin NAME REF\n".to_owned();
        }
        let row = |pin: &Pin| [&pin.name, &pin.called, &pin.food].map(|text| clean(text));
        let rows: Vec<Vec<String>> = self.0.iter().map(|pin| row(pin).to_vec()).collect();
        table(&["name", "food", ""], &rows, 3, looks)
    }
}
