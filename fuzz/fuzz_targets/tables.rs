//! Tables of foods, of whatever format they turn out to be: read or refused, and each row is a food
//! or left out for a reason.
#![no_main]

use std::io::Write;

use journal::catalog::format::Format;
use journal::catalog::report::Kind;
use journal::catalog::source::{Progress, Source};
use journal::catalog::tally::{Slice, Tally};
use journal::error::{Code, Result};
use journal::model::Library;
use libfuzzer_sys::fuzz_target;

/// Rows read, foods given, rows left out.
fn read(file: &std::path::Path) -> Result<(u64, u64, u64)> {
    let source = Source::open(file, &Progress::default())?;
    let rows = Format::of(&source)?.read(source, Library::Off)?;
    let mut tally = Tally::new(rows, Slice::default(), None);
    let mut foods = 0;
    for food in tally.by_ref() {
        food?;
        foods += 1;
    }
    tally.finish()?;
    let left_out = tally.notes.iter();
    let left_out =
        left_out.filter(|(reason, _)| matches!(reason.kind(), Kind::Skipped | Kind::Merged));
    let left_out = left_out.map(|(_, count)| count).sum();
    Ok((tally.read, foods, left_out))
}

fuzz_target!(|bytes: &[u8]| {
    let mut file = tempfile::NamedTempFile::new().expect("a file");
    file.write_all(bytes).expect("room");
    match read(file.path()) {
        Ok((rows, foods, left_out)) => assert_eq!(rows, foods + left_out),
        Err(error) => assert_eq!(error.code(), Code::NotUnderstood, "{error}"),
    }
});
