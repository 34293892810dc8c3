//! Slices of tables, read as an import reads them.

use std::fs::{self, File};
use std::io::Write;
use std::path::{Path, PathBuf};

use journal::catalog::format::Format;
use journal::catalog::notes::Notes;
use journal::catalog::report::Reason;
use journal::catalog::source::{Progress, Source};
use journal::catalog::tally::{Slice, Tally};
use journal::error::Result;
use journal::model::{Entry, FoodData, Library, Nutrient};
use zip::ZipWriter;
use zip::write::SimpleFileOptions;

/// A folder of `tests/data`.
pub(crate) fn slice(name: &str) -> PathBuf {
    let home = Path::new(env!("CARGO_MANIFEST_DIR"));
    home.join("tests/data").join(name)
}

/// What an import would take, and what it counted.
#[derive(Debug, PartialEq)]
pub(crate) struct Taken {
    pub(crate) format: &'static str,
    pub(crate) read: u64,
    pub(crate) foods: Vec<Entry>,
    notes: Notes,
}

/// Reads everything for a library.
pub(crate) fn take(path: &Path, library: Library) -> Result<Taken> {
    let source = Source::open(path, &Progress::default())?;
    let format = Format::of(&source)?;
    let rows = format.read(source, library)?;
    let mut tally = Tally::new(rows, Slice::default(), None);
    let foods = tally.by_ref().collect::<Result<Vec<_>>>()?;
    Ok(Taken {
        format: format.name,
        read: tally.read,
        foods,
        notes: tally.notes,
    })
}

impl Taken {
    /// Each reason that was met, with how often.
    pub(crate) fn noted(&self) -> Vec<(Reason, u64)> {
        self.notes.iter().collect()
    }

    pub(crate) fn keys(&self) -> Vec<&str> {
        self.foods.iter().map(|food| food.key.as_str()).collect()
    }

    pub(crate) fn names(&self) -> Vec<&str> {
        self.foods.iter().map(|food| food.name.as_str()).collect()
    }

    /// The food of a key; of several editions the last.
    pub(crate) fn food(&self, key: &str) -> &Entry {
        let found = self.foods.iter().rfind(|food| food.key == key);
        found.unwrap_or_else(|| panic!("no {key}"))
    }

    pub(crate) fn data(&self, key: &str) -> FoodData {
        serde_json::from_str(&self.food(key).data).unwrap()
    }

    /// A value in 100 g, as it is written.
    pub(crate) fn value(&self, key: &str, nutrient: Nutrient) -> Option<String> {
        let amount = self.data(key).nutrition?.values[nutrient];
        amount.map(|amount| amount.to_string())
    }

    /// The measures of a food: label and size.
    pub(crate) fn measures(&self, key: &str) -> Vec<(String, String)> {
        let data = self.data(key);
        let measures = data.measures().iter();
        let told = measures.map(|measure| (measure.label.clone(), measure.size.to_string()));
        told.collect()
    }

    /// What is eaten when nobody says how much.
    pub(crate) fn usual(&self, key: &str) -> Option<String> {
        let portion = self.data(key).default_portion?;
        Some(format!("{} {}", portion.amount, portion.unit))
    }
}

/// Packs a folder, its files within another.
pub(crate) fn pack(folder: &Path, zip: &Path) {
    let mut writer = ZipWriter::new(File::create(zip).unwrap());
    let options = SimpleFileOptions::default();
    writer.add_directory("download/", options).unwrap();
    for file in fs::read_dir(folder).unwrap() {
        let path = file.unwrap().path();
        let name = path.file_name().unwrap().to_string_lossy();
        writer
            .start_file(format!("download/{name}"), options)
            .unwrap();
        writer.write_all(&fs::read(&path).unwrap()).unwrap();
    }
    writer.finish().unwrap();
}
