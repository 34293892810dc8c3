//! What a person sees: tables on a terminal, records in a pipe, documents for a script.
//!
//! Floor 6. No decisions are made here. A command gives back something that can be shown
//! ([`Show`]); one place prints it, in the format that was asked for ([`format::print`]).

pub mod advice;
pub mod body;
pub mod catalog;
pub mod chart;
pub mod correction;
pub mod day;
pub mod doctor;
pub mod export;
pub mod find;
pub mod food;
pub mod format;
pub mod html;
pub mod meal;
pub mod moved;
mod narrow;
pub mod note;
pub mod number;
mod origin;
pub mod progress;
pub mod prose;
pub mod repeated;
pub mod report;
pub mod settings;
pub mod sheet;
pub mod style;
pub mod table;
pub mod undo;

use serde_json::Value;

pub use format::Format;
pub use narrow::fold;
pub use sheet::{Cell, Sheet};
pub use style::Looks;

/// The documents of a list, made as they are taken: a tree of values takes ten times the memory of its
/// text.
pub type Records<'a> = Box<dyn Iterator<Item = Value> + 'a>;

/// Something that can be shown in every format.
pub trait Show {
    /// The document: for the operations of the API the body of the HTTP answer, member for member.
    fn json(&self) -> Value;

    /// The text of that document. Where there may be a lot of it, it is written without a tree.
    ///
    /// Errors: those of writing JSON.
    fn text(&self) -> serde_json::Result<String> {
        serde_json::to_string_pretty(&self.json())
    }

    /// The documents of a list, one a line in `ndjson`.
    fn records(&self) -> Records<'_> {
        Box::new(std::iter::once(self.json()))
    }

    /// Columns and rows, for `plain` and `csv`.
    fn sheet(&self) -> Sheet;

    /// What a person sees on a terminal; ends with a line end unless empty.
    fn person(&self, looks: &Looks) -> String;

    /// Whether there is nothing to print in a format, as of an HTTP answer without a body.
    fn is_silent(&self, _: Format) -> bool {
        false
    }

    /// What `--quiet` prints, one a line.
    fn ids(&self) -> Vec<String> {
        Vec::new()
    }
}
