//! Tables of foods, each format of them.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use journal::catalog::format::Format;
use journal::catalog::report::Kind;
use journal::catalog::source::{Progress, Source};
use journal::catalog::tally::{Slice, Tally};
use journal::error::{Code, Result};
use journal::model::Library;

use crate::dice::Dice;
use crate::mutate::{mutated, try_all};

/// Files by name, and the one that is named to the program; a folder where there are several.
type Files = BTreeMap<String, Vec<u8>>;

fn data(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("tests/data")
        .join(name)
}

fn folder(name: &str) -> Files {
    let files = fs::read_dir(data(name)).expect("a folder of samples");
    let read = |path: PathBuf| (named(&path), fs::read(path).expect("a sample"));
    files
        .map(|file| read(file.expect("a sample").path()))
        .collect()
}

fn file(name: &str) -> Files {
    let path = data(name);
    Files::from([(named(&path), fs::read(path).expect("a sample"))])
}

fn named(path: &Path) -> String {
    path.file_name()
        .expect("a name")
        .to_string_lossy()
        .into_owned()
}

/// One of the files is changed.
fn change(files: &Files, dice: &mut Dice) -> Files {
    let mut files = files.clone();
    let which = dice.below(files.len());
    if let Some(bytes) = files.values_mut().nth(which) {
        *bytes = mutated(bytes, dice);
    }
    files
}

/// Reads tables as an import does.
fn read(files: Files) -> std::result::Result<(), String> {
    let home = tempfile::tempdir().expect("a folder");
    for (name, bytes) in &files {
        fs::write(home.path().join(name), bytes).expect("a file");
    }
    let path = match files.len() {
        1 => home.path().join(files.keys().next().expect("a name")),
        _ => home.path().to_owned(),
    };
    for library in [Library::Off, Library::Composition] {
        match add_up(&path, library) {
            Ok(found) => found?,
            Err(error) if error.code() == Code::NotUnderstood => {}
            Err(error) => return Err(format!("exit {}: {error}", error.code().exit())),
        }
    }
    Ok(())
}

/// Each row that was read is a food or was left out for a reason.
fn add_up(path: &Path, library: Library) -> Result<std::result::Result<(), String>> {
    let source = Source::open(path, &Progress::default())?;
    let rows = Format::of(&source)?.read(source, library)?;
    let mut tally = Tally::new(rows, Slice::default(), None);
    let foods = tally.by_ref().collect::<Result<Vec<_>>>()?;
    tally.finish()?;
    let skipped = |(reason, count): (journal::catalog::report::Reason, u64)| {
        matches!(reason.kind(), Kind::Skipped | Kind::Merged).then_some(count)
    };
    let skipped: u64 = tally.notes.iter().filter_map(skipped).sum();
    let given = u64::try_from(foods.len()).unwrap_or(u64::MAX);
    Ok(match tally.read == given + skipped {
        true => Ok(()),
        false => Err(format!(
            "{} rows: {given} foods, {skipped} left out",
            tally.read
        )),
    })
}

#[test]
fn tables_that_are_nearly_right_are_read_or_refused_and_add_up() {
    let own = "{\"key\":\"a\",\"name\":\"Cola\",\"data\":{\"base\":\"ml\"}}\n{\"name\":\"Bar\",\"barcode\":\"0034000470693\",\"data\":{},\"regions\":[\"US\"],\"scans\":3}\n";
    let own = Files::from([("foods.ndjson".to_owned(), own.as_bytes().to_vec())]);
    let files = [
        ("TSV of 2026", file("off/products-2026-slice.tsv")),
        ("TSV of 2016", file("off/search-2016-slice.tsv")),
        ("JSON lines of 2020", file("off/products-2020-slice.jsonl")),
        ("FoodData Central", folder("usda-fdc-as-documented")),
        ("SR Legacy", folder("usda-sr-legacy")),
        ("SR28", folder("usda-sr28")),
        ("Ciqual, CSV and XML", folder("ciqual-2020")),
        ("Ciqual, CSV", file("ciqual-2020/ciqual-2020.csv")),
        #[cfg(feature = "xls")]
        ("Ciqual, workbook", file("ciqual-2020-xls/ciqual-2020.xls")),
        #[cfg(feature = "parquet")]
        ("Parquet of 2026", file("off/products-2026-slice.parquet")),
        ("own NDJSON", own),
    ];
    try_all("tables of foods, mutated", 60, &files, change, read);
}
