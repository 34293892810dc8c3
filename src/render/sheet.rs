//! Columns and rows, for pipes and spreadsheets.

use super::number::UNKNOWN;
use super::style::clean;
use crate::model::letters::{is_unseen, moves};
use crate::model::{Amount, Item, Nutrient, Nutrition};

/// A cell.
#[derive(Clone, Debug, PartialEq)]
pub enum Cell {
    /// Text.
    Text(String),
    /// A number as it is, unknown or a lower bound.
    Number {
        /// The number; `None` is unknown.
        amount: Option<Amount>,
        /// Whether it is a lower bound.
        at_least: bool,
    },
}

impl From<&str> for Cell {
    fn from(text: &str) -> Self {
        Cell::Text(text.to_owned())
    }
}

impl From<String> for Cell {
    fn from(text: String) -> Self {
        Cell::Text(text)
    }
}

impl From<usize> for Cell {
    fn from(count: usize) -> Self {
        Cell::from(Some(Amount::from(rust_decimal::Decimal::from(count))))
    }
}

impl From<Option<Amount>> for Cell {
    fn from(amount: Option<Amount>) -> Self {
        Cell::Number {
            amount,
            at_least: false,
        }
    }
}

/// The cells of the eight nutrients.
pub fn nutrients(nutrition: Option<&Nutrition>) -> impl Iterator<Item = Cell> + '_ {
    Nutrient::ALL.into_iter().map(move |nutrient| Cell::Number {
        amount: nutrition.and_then(|nutrition| nutrition.values.get(nutrient)),
        at_least: nutrition.is_some_and(|nutrition| nutrition.is_lower_bound(nutrient)),
    })
}

/// The columns that an item fills with [`item`], before those of nutrients.
pub const ITEM: [&str; 6] = ["id", "quantity", "unit", "food", "name", "brand"];

/// The cells of an item: its id, its amount, its food, and the eight nutrients.
pub fn item(item: &Item) -> impl Iterator<Item = Cell> + '_ {
    let cells: [Cell; 6] = [
        item.id.as_str().into(),
        item.quantity.get().copied().into(),
        item.unit.text().into(),
        item.food.reference().to_string().into(),
        item.food.name.text().into(),
        item.food.brand.text().into(),
    ];
    cells.into_iter().chain(nutrients(item.nutrition.get()))
}

/// The names of the eight columns of nutrients.
pub const NUTRIENTS: [&str; 8] = [
    "kcal",
    "protein",
    "carbs",
    "fat",
    "saturatedFat",
    "sugars",
    "fibre",
    "salt",
];

/// Columns and rows.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Sheet {
    /// The names of the columns.
    pub columns: Vec<&'static str>,
    /// The rows.
    pub rows: Vec<Vec<Cell>>,
}

impl Sheet {
    /// One record a line, tabs between, nothing cut.
    pub fn plain(&self) -> String {
        let mut text = String::new();
        for row in &self.rows {
            for (at, cell) in row.iter().enumerate() {
                text.push_str(if at == 0 { "" } else { "\t" });
                text.push_str(&plain(cell));
            }
            text.push('\n');
        }
        text
    }

    /// CSV with a header. Unknown cells are empty; where there are numbers, a last column
    /// `partial` names the lower bounds.
    pub fn csv(&self) -> Result<Vec<u8>, csv::Error> {
        let has_numbers = self.columns.contains(&NUTRIENTS[0]);
        let mut writer = csv::Writer::from_writer(Vec::new());
        writer.write_record(
            self.columns
                .iter()
                .copied()
                .chain(has_numbers.then_some("partial")),
        )?;
        for row in &self.rows {
            let partial = has_numbers.then(|| self.lower_bounds(row));
            writer.write_record(row.iter().map(cell).chain(partial))?;
        }
        writer
            .into_inner()
            .map_err(|error| error.into_error().into())
    }

    fn lower_bounds(&self, row: &[Cell]) -> String {
        let bounds = self
            .columns
            .iter()
            .zip(row)
            .filter(|(_, cell)| matches!(cell, Cell::Number { at_least: true, .. }));
        let names: Vec<&str> = bounds.map(|(name, _)| *name).collect();
        names.join(" ")
    }
}

fn plain(cell: &Cell) -> String {
    match cell {
        Cell::Text(text) => clean(text),
        Cell::Number { amount: None, .. } => UNKNOWN.to_owned(),
        Cell::Number {
            amount: Some(amount),
            at_least: true,
        } => format!("≥ {amount}"),
        Cell::Number {
            amount: Some(amount),
            ..
        } => amount.to_string(),
    }
}

/// What begins a formula in a spreadsheet, also in full width.
const FORMULA: [char; 8] = ['=', '+', '-', '@', '＝', '＋', '－', '＠'];

/// What parts cells for a spreadsheet in other countries, or that was told so: the rest is a cell of its own then. The quotes
/// around a text are in the midst of a cell for it, so that a line ends its row.
const PARTS: [char; 3] = [';', '\t', '\n'];

/// Whether a text begins like a formula, perhaps behind blanks, or behind quotes that are taken for those around a cell.
fn begins_formula(text: &str) -> bool {
    let is_passed = |c: char| c == '"' || c.is_whitespace() || is_unseen(c);
    let seen = text.trim_start_matches(is_passed);
    seen.starts_with(FORMULA)
}

/// A cell of CSV. A spreadsheet would run a text that begins like a formula, perhaps behind blanks: it gets a quote.
/// Lines and tabs stay, nothing else that moves a cursor or turns the line around does.
fn cell(cell: &Cell) -> String {
    let tame = |c: char| match c {
        '\n' | '\t' => c,
        c if moves(c) => ' ',
        c => c,
    };
    match cell {
        Cell::Text(text) => {
            let mut written = String::with_capacity(text.len());
            if text.starts_with(['\t', '\r', '\n']) || begins_formula(text) {
                written.push('\'');
            }
            for (at, letter) in text.char_indices() {
                written.push(tame(letter));
                let behind = &text[at + letter.len_utf8()..];
                if PARTS.contains(&letter) && begins_formula(behind) {
                    written.push('\'');
                }
            }
            written
        }
        Cell::Number { amount, .. } => amount.map(|amount| amount.to_string()).unwrap_or_default(),
    }
}

#[cfg(test)]
mod tests {
    use super::{Cell, cell};

    #[test]
    fn what_a_spreadsheet_might_run_begins_with_a_quote() {
        for text in ["=1", "+1", "-1", "@a", " =1", "＝1", "\ttea", "\u{200b}=1"] {
            let written = cell(&Cell::Text(text.to_owned()));
            assert_eq!(written, format!("'{text}"));
        }
        for (text, is) in [
            ("pie;=1+1;2", "pie;'=1+1;2"),
            ("tart\t @a", "tart\t' @a"),
            ("\t=1", "'\t'=1"),
            ("\n=1", "'\n'=1"),
            ("=1; -1", "'=1;' -1"),
            ("pie\n=1+1;x", "pie\n'=1+1;x"),
            ("tart;\"=2+3;x", "tart;'\"=2+3;x"),
            ("tart; \"\"@a", "tart;' \"\"@a"),
            ("\"=1", "'\"=1"),
        ] {
            assert_eq!(cell(&Cell::Text(text.to_owned())), is);
        }
        for text in [
            "tea = good",
            "a-b",
            "",
            "'=1",
            "pie; tart\t1",
            "pie\ntart",
            "\"tea\"",
        ] {
            assert_eq!(cell(&Cell::Text(text.to_owned())), text);
        }
    }
}
