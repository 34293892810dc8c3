//! The four libraries, and how a food is pointed at.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// Where a food lives.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Library {
    /// The person's own foods.
    Mine,
    /// Open Food Facts: products, by name, brand or barcode.
    Off,
    /// The service's own catalogue.
    Service,
    /// Generic ingredients from food composition tables.
    Composition,
}

impl Library {
    /// All four, in the specification's order.
    pub const ALL: [Library; 4] = [
        Library::Mine,
        Library::Off,
        Library::Service,
        Library::Composition,
    ];

    /// The library's identifier, as the API writes it.
    pub fn as_str(self) -> &'static str {
        match self {
            Library::Mine => "mine",
            Library::Off => "off",
            Library::Service => "service",
            Library::Composition => "composition",
        }
    }
}

impl FromStr for Library {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        Library::ALL
            .into_iter()
            .find(|library| library.as_str() == text)
            .ok_or(())
    }
}

impl fmt::Display for Library {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.as_str())
    }
}

/// The publisher of products, which do not name it themselves: whoever imported them does.
pub const OPEN_FOOD_FACTS: &str = "Open Food Facts";

/// How the keys of foods begin that are of a table, and what it is called.
const TABLES: [(&str, &str); 5] = [
    ("usda-", "USDA"),
    ("foundation-", "USDA FoodData Central"),
    ("fndds-", "USDA FoodData Central"),
    ("fdc-", "USDA FoodData Central"),
    ("ciqual-", "Ciqual"),
];

/// The table that a food is of, as its key says.
pub(super) fn table(key: &str) -> Option<&'static str> {
    let mut tables = TABLES.into_iter();
    let (_, table) = tables.find(|(prefix, _)| key.starts_with(prefix))?;
    Some(table)
}

/// Points at a food: `{ library, key }`. A person writes it `library/key`.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct FoodRef {
    /// The library the food is in.
    pub library: Library,
    /// The food's key there: 1 to 200 characters; for `mine` a UUID.
    pub key: String,
}

impl FoodRef {
    /// Points at `key` in `library`.
    pub fn new(library: Library, key: impl Into<String>) -> Self {
        FoodRef {
            library,
            key: key.into(),
        }
    }
}

impl fmt::Display for FoodRef {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.library, self.key)
    }
}

impl FromStr for FoodRef {
    type Err = ();

    /// Reads `library/key` or `library:key`.
    fn from_str(text: &str) -> Result<Self, ()> {
        let (library, key) = text.split_once(['/', ':']).ok_or(())?;
        if key.is_empty() {
            return Err(());
        }
        Ok(FoodRef::new(library.parse()?, key))
    }
}
