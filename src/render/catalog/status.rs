//! What is in the catalogue, and where it came from.

use serde_json::{Value, json};

use super::cite;
use crate::model::{Library, Timestamp};
use crate::render::style::clean;
use crate::render::table::table;
use crate::render::{Cell, Looks, Sheet, Show};

/// What is in the catalogue.
pub struct CatalogueStatus {
    /// The file.
    pub file: String,
    /// Bytes of it.
    pub size: u64,
    /// Each library: foods, and those with nutrition.
    pub libraries: Vec<(Library, u64, u64)>,
    /// What was imported, oldest first.
    pub imports: Vec<ImportOf>,
    /// Libraries that were taken out, and what is kept of them.
    pub removed: Vec<RemovedLibrary>,
}

/// A library that was taken out. Its versions go on where they were: journals hold on to them.
pub struct RemovedLibrary {
    /// The library.
    pub library: Library,
    /// When.
    pub at: Timestamp,
    /// The highest version that a food of it had.
    pub version: u32,
}

/// Something that was imported.
pub struct ImportOf {
    /// Into which library; into several when none is named.
    pub library: Option<Library>,
    /// When.
    pub at: Timestamp,
    /// The file, as it was named.
    pub file: String,
    /// What the file was.
    pub format: String,
    /// What to cite, and the licence.
    pub licence: String,
    /// The country whose foods alone were taken.
    pub country: Option<String>,
    /// How many foods were taken at most.
    pub limit: Option<u64>,
}

impl Show for CatalogueStatus {
    fn json(&self) -> Value {
        let libraries = self.libraries.iter().map(|(library, foods, known)| {
            json!({ "library": library, "foods": foods, "withNutrition": known })
        });
        let imports = self.imports.iter().map(ImportOf::json);
        let removed = self.removed.iter().map(|removed| {
            json!({ "library": removed.library, "at": removed.at, "version": removed.version })
        });
        json!({ "file": self.file, "bytes": self.size,
            "libraries": libraries.collect::<Vec<_>>(), "imports": imports.collect::<Vec<_>>(),
            "removed": removed.collect::<Vec<_>>() })
    }

    fn sheet(&self) -> Sheet {
        let libraries = self.libraries.iter().map(|(library, foods, known)| {
            let of_imports = [""; STATUS.len() - 3].map(str::to_owned);
            let figures = [library.to_string(), foods.to_string(), known.to_string()];
            figures.into_iter().chain(of_imports).collect()
        });
        let imports = self.imports.iter().map(ImportOf::cells);
        let removed = self.removed.iter().map(RemovedLibrary::cells);
        let rows = libraries.chain(imports).chain(removed);
        Sheet {
            columns: STATUS.to_vec(),
            rows: rows
                .map(|row: Vec<String>| row.into_iter().map(Cell::from).collect())
                .collect(),
        }
    }

    fn person(&self, looks: &Looks) -> String {
        let megabytes = self.size.div_ceil(100_000);
        let mut text = format!(
            "{} ({}.{} MB)\n",
            clean(&self.file),
            megabytes / 10,
            megabytes % 10
        );
        let rows: Vec<Vec<String>> = self
            .libraries
            .iter()
            .map(|(library, foods, known)| {
                vec![library.to_string(), foods.to_string(), known.to_string()]
            })
            .collect();
        text.push_str(&table(
            &["library", "foods", "with nutrition"],
            &rows,
            2,
            looks,
        ));
        for import in &self.imports {
            text.push_str(&import.lines(looks));
        }
        for removed in &self.removed {
            text.push_str(&removed.line());
        }
        text
    }
}

/// The columns of what is in the catalogue: a row a library, then one an import, then one a
/// library that was taken out.
const STATUS: [&str; 10] = [
    "library",
    "foods",
    "withNutrition",
    "at",
    "format",
    "file",
    "licence",
    "removedVersion",
    "country",
    "limit",
];

/// The day of an instant.
fn day(at: &Timestamp) -> String {
    at.to_string().chars().take(10).collect()
}

impl RemovedLibrary {
    fn cells(&self) -> Vec<String> {
        let mut cells = vec![String::new(); STATUS.len()];
        cells[0] = self.library.to_string();
        cells[3] = self.at.to_string();
        cells[7] = self.version.to_string();
        cells
    }

    fn line(&self) -> String {
        let (day, library, next) = (day(&self.at), self.library, self.version.saturating_add(1));
        format!(
            "\n{day} {library} was removed or lost: what is imported into it has version {next} or higher\n"
        )
    }
}

impl ImportOf {
    fn json(&self) -> Value {
        let mut import = json!({ "library": self.library, "at": self.at, "file": self.file,
            "format": self.format, "licence": self.licence });
        // Which part was asked for is said where one was.
        if let Some(country) = &self.country {
            import["country"] = country.as_str().into();
        }
        if let Some(limit) = self.limit {
            import["limit"] = limit.into();
        }
        import
    }

    /// Which part of the file was taken: `, only a part (--country FR --limit 100)`.
    fn part(&self) -> String {
        let country = self
            .country
            .as_ref()
            .map(|code| format!("--country {}", clean(code)));
        let limit = self.limit.map(|foods| format!("--limit {foods}"));
        let asked: Vec<String> = country.into_iter().chain(limit).collect();
        match asked.is_empty() {
            true => String::new(),
            false => format!(", only a part ({})", asked.join(" ")),
        }
    }

    fn cells(&self) -> Vec<String> {
        let none = String::new;
        vec![
            self.library
                .map_or_else(none, |library| library.to_string()),
            none(),
            none(),
            self.at.to_string(),
            self.format.clone(),
            self.file.clone(),
            self.licence.clone(),
            none(),
            self.country.clone().unwrap_or_default(),
            self.limit.map_or_else(none, |limit| limit.to_string()),
        ]
    }

    fn lines(&self, looks: &Looks) -> String {
        let library = self.library.map(|library| format!("{library} "));
        // Corrections are in no file.
        let file = match self.file.as_str() {
            "" => String::new(),
            file => format!(": {}", clean(file)),
        };
        let mut text = format!(
            "\n{} {}{}{file}{}\n",
            day(&self.at),
            library.unwrap_or_default(),
            clean(&self.format),
            self.part()
        );
        cite(&mut text, &clean(&self.licence), looks);
        text
    }
}
