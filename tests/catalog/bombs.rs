//! Packed files that are made to fill a memory or a disk.

use std::fs::{self, File};
use std::io::Write;
use std::path::Path;

use flate2::Compression;
use flate2::write::GzEncoder;
use journal::model::Library;
use zip::ZipWriter;
use zip::write::SimpleFileOptions;

use crate::tables::{slice, take};

/// A table whose last row comes again until there are so many MiB of it.
fn table(mebibytes: usize) -> Vec<u8> {
    let slice = fs::read(slice("off/products-2026-slice.tsv")).unwrap();
    let row = slice.trim_ascii_end().rsplit(|byte| *byte == b'\n').next();
    let row = [row.unwrap(), b"\n"].concat();
    let mut table = slice;
    table.push(b'\n');
    while table.len() < mebibytes << 20 {
        table.extend_from_slice(&row);
    }
    table
}

fn gzip(bytes: &[u8]) -> Vec<u8> {
    let mut packed = GzEncoder::new(Vec::new(), Compression::best());
    packed.write_all(bytes).unwrap();
    packed.finish().unwrap()
}

/// An import of this file is refused, with the reason.
#[track_caller]
fn is_refused(home: &Path, name: &str, bytes: &[u8], library: Library) {
    let file = home.join(name);
    fs::write(&file, bytes).unwrap();
    let error = take(&file, library).unwrap_err();
    let told = error.message().to_owned();
    assert!(told.contains("more than 100 times"), "{name}: {told}");
    let hint = error.hint_text().unwrap_or_default();
    assert!(hint.contains("unpack it"), "{name}: {hint}");
}

#[test]
fn a_packed_file_that_is_over_a_hundred_times_as_long_unpacked_is_refused() {
    let home = tempfile::tempdir().unwrap();
    let bomb = table(80);
    let packed = gzip(&bomb);
    assert!(bomb.len() / packed.len() > 100, "{}", packed.len());
    is_refused(home.path(), "off.tsv.gz", &packed, Library::Off);
    let packed = zstd::encode_all(bomb.as_slice(), 1).unwrap();
    is_refused(home.path(), "off.tsv.zst", &packed, Library::Off);
}

#[test]
fn a_zip_of_more_files_than_are_ever_published_is_refused_before_it_is_looked_into() {
    let home = tempfile::tempdir().unwrap();
    let file = home.path().join("many.zip");
    let mut zip = ZipWriter::new(File::create(&file).unwrap());
    for number in 0..1_001 {
        let name = format!("{number}.csv");
        zip.start_file(name, SimpleFileOptions::default()).unwrap();
    }
    zip.finish().unwrap();
    let error = take(&file, Library::Off).unwrap_err();
    let told = error.message();
    assert!(told.contains("there are 1001 files in it"), "{told}");
}

#[test]
fn a_zip_with_a_file_that_is_over_a_hundred_times_as_long_unpacked_is_refused() {
    let home = tempfile::tempdir().unwrap();
    let mut zip = ZipWriter::new(File::create(home.path().join("sr28.zip")).unwrap());
    for entry in fs::read_dir(slice("usda-sr28")).unwrap() {
        let path = entry.unwrap().path();
        let name = path.file_name().unwrap().to_str().unwrap();
        zip.start_file(name, SimpleFileOptions::default()).unwrap();
        let rows = fs::read(&path).unwrap();
        zip.write_all(&rows).unwrap();
        if name == "NUT_DATA.txt" {
            zip.write_all(&vec![b'\n'; 80 << 20]).unwrap();
        }
    }
    drop(zip.finish().unwrap());
    let bytes = fs::read(home.path().join("sr28.zip")).unwrap();
    is_refused(home.path(), "sr28.zip", &bytes, Library::Composition);
}

/// How much is packed is counted, whatever the zip says of it.
#[test]
fn a_zip_that_says_that_more_is_packed_in_it_than_is_unpacks_no_more_for_that() {
    let home = tempfile::tempdir().unwrap();
    let mut zip = ZipWriter::new(std::io::Cursor::new(Vec::new()));
    zip.start_file("food.csv", SimpleFileOptions::default())
        .unwrap();
    zip.write_all(b"fdc_id,data_type,description\n").unwrap();
    zip.write_all(&b"1,branded_food,X\n".repeat(5 << 20))
        .unwrap();
    let mut bytes = zip.finish().unwrap().into_inner();
    // Where the directory says how long the file is that is packed.
    let listed = bytes.windows(4).rposition(|window| window == b"PK\x01\x02");
    let said = listed.unwrap() + 20;
    bytes[said..said + 4].copy_from_slice(&0x7fff_fff0_u32.to_le_bytes());
    is_refused(home.path(), "lying.zip", &bytes, Library::Off);
}

#[test]
fn a_zip_that_is_packed_as_few_are_is_to_be_unpacked_and_is_not_told_as_damaged() {
    let home = tempfile::tempdir().unwrap();
    let mut zip = ZipWriter::new(std::io::Cursor::new(Vec::new()));
    let food = b"fdc_id,data_type,description\n1,branded_food,X\n";
    zip.start_file("food.csv", SimpleFileOptions::default())
        .unwrap();
    zip.write_all(food).unwrap();
    let mut bytes = zip.finish().unwrap().into_inner();
    // bzip2, as its two heads say.
    for (mark, at) in [(b"PK\x03\x04", 8), (b"PK\x01\x02", 10)] {
        let head = bytes.windows(4).rposition(|window| window == mark).unwrap();
        bytes[head + at] = 12;
    }
    let file = home.path().join("bzip2.zip");
    fs::write(&file, &bytes).unwrap();
    let error = take(&file, Library::Off).unwrap_err();
    let hint = error.hint_text().unwrap_or_default();
    assert!(hint.contains("unpack it"), "{error}: {hint}");
}

#[test]
fn a_small_file_that_packs_well_is_taken() {
    let home = tempfile::tempdir().unwrap();
    let small = table(20);
    let packed = gzip(&small);
    assert!(small.len() / packed.len() > 100, "{}", packed.len());
    let file = home.path().join("off.tsv.gz");
    fs::write(&file, packed).unwrap();
    assert!(take(&file, Library::Off).is_ok());
}

/// Nothing is packed here: a row, or a table that is read as a whole, has no end.
#[test]
fn a_row_that_does_not_end_is_refused_before_it_fills_the_memory() {
    let home = tempfile::tempdir().unwrap();
    let endless = |name: &str, head: &str| {
        let file = home.path().join(name);
        fs::write(&file, head).unwrap();
        File::options()
            .write(true)
            .open(&file)
            .unwrap()
            .set_len(1 << 30)
            .unwrap();
        file
    };
    let folder = home.path().join("foods");
    fs::create_dir(&folder).unwrap();
    endless(
        "foods/food.csv",
        "\"fdc_id\",\"data_type\",\"description\",\"food_category_id\",\"publication_date\"\n\"1\",\"",
    );
    let ciqual = endless(
        "ciqual.csv",
        "alim_grp_code;alim_ssgrp_code;alim_ssssgrp_code;alim_grp_nom_fr;alim_code;alim_nom_fr\n1;",
    );
    for (source, library, why) in [
        (&folder, Library::Off, "a row is longer than 16 MiB"),
        (&ciqual, Library::Composition, "too large to be this table"),
    ] {
        let error = take(source, library).unwrap_err();
        assert!(error.message().contains(why), "{error}");
    }
}

/// Each brand would be looked for among the others.
#[test]
fn a_list_of_brands_or_numbers_without_end_is_cut() {
    let home = tempfile::tempdir().unwrap();
    let file = home.path().join("off.jsonl");
    let brands: Vec<String> = (0..400_000).map(|number| format!("b{number}")).collect();
    let food = serde_json::json!({
        "code": "12345670", "product_name": "Endless", "brands": brands.join(","),
        "quantity": "1 x ".repeat(400_000), "serving_size": "1 y ".repeat(400_000),
        "nutriments": {"energy-kcal_100g": 5},
    });
    fs::write(&file, food.to_string()).unwrap();
    let taken = take(&file, Library::Off).unwrap();
    let cut = format!("{taken:?}").matches("LongText").count();
    assert!(cut > 0, "{cut}");
}
