//! What an import did.

use serde_json::{Map, Value, json};

use super::cite;
use crate::model::Library;
use crate::render::style::clean;
use crate::render::table::table;
use crate::render::{Cell, Looks, Sheet, Show};

/// What an import did.
pub struct Summary {
    /// Into which library.
    pub library: Library,
    /// The file, as it was named.
    pub file: String,
    /// What the file was.
    pub format: &'static str,
    /// Rows that were read.
    pub read: u64,
    /// Whether it was done, and not only rehearsed.
    pub is_real: bool,
    /// How the foods compare with what was there.
    pub foods: Foods,
    /// What was met in the rows.
    pub noted: Vec<Noted>,
    /// Foods that came without any nutrient.
    pub without_nutrition: u64,
    /// … of which so many keep what was known of them.
    pub bare_kept: u64,
    /// Foods that keep what was known of them: these, and those that came by the serving alone.
    pub nutrition_kept: u64,
    /// Foods without any nutrient that came with values which were all dropped.
    pub emptied: u64,
    /// Where values are told that the file lacks, if anywhere.
    pub values_in: Option<&'static str>,
    /// What to cite.
    pub attribution: String,
}

/// How the foods of a library compare with those before.
pub struct Foods {
    /// Foods that were not there before.
    pub new: u64,
    /// Foods whose data changed.
    pub changed: u64,
    /// Foods that are as they were.
    pub same: u64,
    /// Foods of which no row was read and that are there still; `None` where not all rows were read.
    pub kept: Option<u64>,
}

/// Something that was met in rows.
pub struct Noted {
    /// What it did: `skipped`, `dropped`, `mended`, `kept`, `merged`.
    pub kind: &'static str,
    /// Its name for scripts.
    pub reason: &'static str,
    /// The same for a person.
    pub words: &'static str,
    /// How often.
    pub times: u64,
}

/// What a figure of its own tells, so that it is not told again among what was met.
const WITHOUT: &str = "without nutrition";

/// The kinds in the words of a person.
const KINDS: [(&str, &str); 5] = [
    ("skipped", "left out"),
    ("dropped", "values dropped"),
    ("mended", "mended"),
    ("kept", "taken as they are"),
    ("merged", "made one"),
];

impl Summary {
    fn imported(&self) -> u64 {
        self.foods.new + self.foods.changed + self.foods.same
    }

    /// What to do where most of the foods are there without any value, so that nothing can be counted.
    pub fn missing(&self) -> Option<String> {
        let without = self.without_nutrition.saturating_sub(self.bare_kept);
        let bare = without.saturating_sub(self.emptied);
        if bare == 0 || bare < self.imported().div_ceil(2) {
            return None;
        }
        let library = self.library;
        let advice = self
            .values_in
            .map(|elsewhere| format!(": {elsewhere}: journal catalog import {library} FILE"));
        Some(format!(
            "{without} of {} {} no values: a search lists them behind others that are found and used alike, and what is logged of them counts nothing{}",
            foods(self.imported()),
            if self.imported() == 1 { "has" } else { "have" },
            advice.unwrap_or_default()
        ))
    }

    fn headline(&self) -> String {
        let (file, library) = (clean(&self.file), self.library);
        let count = foods(self.imported());
        match self.is_real {
            true => format!("Imported {count} into {library} from {file}"),
            false => format!("Would import {count} into {library} from {file}"),
        }
    }

    fn figures(&self) -> Vec<(&'static str, u64)> {
        let figures = [
            ("rows read", Some(self.read)),
            ("new", Some(self.foods.new)),
            ("changed", Some(self.foods.changed)),
            ("as before", Some(self.foods.same)),
            ("not in the file, kept", self.foods.kept),
            (WITHOUT, Some(self.without_nutrition)),
        ];
        let known = figures.into_iter();
        known
            .filter_map(|(name, count)| Some((name, count?)))
            .collect()
    }
}

fn foods(count: u64) -> String {
    match count {
        1 => "1 food".to_owned(),
        count => format!("{count} foods"),
    }
}

impl Show for Summary {
    fn json(&self) -> Value {
        let mut document = json!({
            "library": self.library, "file": self.file, "format": self.format,
            "dryRun": !self.is_real, "read": self.read, "imported": self.imported(),
            "new": self.foods.new, "changed": self.foods.changed, "same": self.foods.same,
        });
        if let Some(kept) = self.foods.kept {
            document["notInFile"] = kept.into();
        }
        document["withoutNutrition"] = self.without_nutrition.into();
        document["nutritionKept"] = self.nutrition_kept.into();
        for (kind, _) in KINDS {
            let of_kind = self.noted.iter().filter(|noted| noted.kind == kind);
            let counts = of_kind.map(|noted| (noted.reason.to_owned(), noted.times.into()));
            document[kind] = Value::Object(Map::from_iter(counts));
        }
        document["attribution"] = self.attribution.as_str().into();
        document
    }

    fn sheet(&self) -> Sheet {
        let figures = self.figures().into_iter();
        let figures = figures.map(|(name, count)| [name.to_owned(), count.to_string()]);
        let noted = self.noted.iter().map(|noted| {
            let name = format!("{} {}", noted.kind, noted.reason);
            [name, noted.times.to_string()]
        });
        Sheet {
            columns: vec!["what", "count"],
            rows: figures
                .chain(noted)
                .map(|row| row.map(Cell::from).to_vec())
                .collect(),
        }
    }

    fn person(&self, looks: &Looks) -> String {
        let mut text = format!("{} {}\n", looks.good("✓"), self.headline());
        let row = |what: String, count: u64| vec![what, count.to_string()];
        let mut rows: Vec<Vec<String>> = Vec::new();
        for (name, count) in self.figures() {
            rows.push(row(name.to_owned(), count));
        }
        for (kind, words) in KINDS {
            let of_kind = self.noted.iter().filter(|noted| noted.kind == kind);
            for noted in of_kind.filter(|noted| noted.words != WITHOUT) {
                rows.push(row(format!("{words}: {}", noted.words), noted.times));
            }
        }
        text.push_str(&table(&["", "count"], &rows, 1, looks));
        cite(&mut text, &self.attribution, looks);
        text
    }
}
