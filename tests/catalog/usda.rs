//! SR28, and what continues it.

use std::fs;

use journal::catalog::format::Format;
use journal::catalog::report::Reason;
use journal::catalog::source::{Progress, Source};
use journal::model::{Library, Nutrient};

use crate::tables::{pack, slice, take};

#[test]
fn every_food_of_sr28_goes_to_composition_or_as_a_dish_or_product_to_service() {
    let foods = take(&slice("usda-sr28"), Library::Composition).unwrap();
    assert_eq!((foods.format, foods.read), ("USDA SR28", 9));
    assert_eq!(foods.foods.len(), 6);
    // Two products and a dish; one food whose fibre is unknown; one with two measures of a name.
    assert_eq!(
        foods.noted(),
        [
            (Reason::OtherLibrary, 3),
            (Reason::Bound, 1),
            (Reason::EqualLabels, 1)
        ]
    );
    let others = take(&slice("usda-sr28"), Library::Service).unwrap();
    assert_eq!(others.keys(), ["usda-01188", "usda-21107", "usda-22996"]);
    assert_eq!(others.noted(), [(Reason::OtherLibrary, 6)]);
    let brand = |key| others.food(key).brand.as_deref();
    assert_eq!(brand("usda-01188"), Some("Kraft Foods, Inc."));
    assert_eq!(brand("usda-21107"), None);
    assert!(take(&slice("usda-sr28"), Library::Off).is_err());
}

#[test]
fn carbs_that_are_less_than_nothing_by_what_measuring_errs_are_none_and_counted() {
    let home = tempfile::tempdir().unwrap();
    for table in ["FOOD_DES.txt", "NUT_DATA.txt", "WEIGHT.txt"] {
        fs::copy(slice("usda-sr28").join(table), home.path().join(table)).unwrap();
    }
    let values = home.path().join("NUT_DATA.txt");
    let rows = fs::read_to_string(&values).unwrap();
    let rows = rows.replace("~16157~^~291~^10.8^", "~16157~^~291~^58.3^");
    fs::write(values, rows).unwrap();
    let foods = take(home.path(), Library::Composition).unwrap();
    let carbs = foods.value("usda-16157", Nutrient::Carbs);
    assert_eq!(carbs.as_deref(), Some("0"));
    assert!(foods.noted().contains(&(Reason::CarbsBelowZero, 1)));
}

#[test]
fn a_line_with_more_fields_than_there_are_is_refused() {
    for (table, line, more) in [
        ("FOOD_DES.txt", "~01001~^", "~01001~^~0100~^"),
        ("NUT_DATA.txt", "~01001~^~203~^", "~01001~^~203~^1^"),
        ("WEIGHT.txt", "~01001~^", "~01001~^1^"),
    ] {
        let home = tempfile::tempdir().unwrap();
        for table in ["FOOD_DES.txt", "NUT_DATA.txt", "WEIGHT.txt"] {
            fs::copy(slice("usda-sr28").join(table), home.path().join(table)).unwrap();
        }
        let file = home.path().join(table);
        let rows = fs::read(&file).unwrap();
        let rows = String::from_utf8_lossy(&rows);
        assert!(rows.contains(line), "{table}");
        fs::write(file, rows.replacen(line, more, 1)).unwrap();
        let told = take(home.path(), Library::Composition).unwrap_err();
        let told = told.to_string();
        assert!(
            told.contains(table) && told.contains("fields, and not"),
            "{told}"
        );
    }
}

#[test]
fn a_table_that_is_missing_is_told_by_its_name() {
    let home = tempfile::tempdir().unwrap();
    for table in ["FOOD_DES.txt", "NUT_DATA.txt"] {
        fs::copy(slice("usda-sr28").join(table), home.path().join(table)).unwrap();
    }
    let told = take(home.path(), Library::Composition).unwrap_err();
    let told = told.to_string();
    assert!(told.contains("WEIGHT.txt: it is missing"), "{told}");
}

#[test]
fn a_zip_gives_what_its_folder_gives() {
    let home = tempfile::tempdir().unwrap();
    for (folder, library) in [
        ("usda-sr28", Library::Composition),
        ("ciqual-2020", Library::Composition),
        ("usda-sr-legacy", Library::Composition),
        ("usda-fdc-as-documented", Library::Off),
    ] {
        let zip = home.path().join(folder);
        pack(&slice(folder), &zip);
        let unpacked = take(&slice(folder), library).unwrap();
        assert!(!unpacked.foods.is_empty(), "{folder}");
        assert_eq!(take(&zip, library).unwrap(), unpacked, "{folder}");
    }
}

#[test]
fn a_zip_that_was_unpacked_is_read_in_the_one_folder_that_is_in_it() {
    let home = tempfile::tempdir().unwrap();
    let inside = home.path().join("unpacked/FoodData_Central_csv");
    fs::create_dir_all(&inside).unwrap();
    for entry in fs::read_dir(slice("usda-sr-legacy")).unwrap() {
        let entry = entry.unwrap();
        fs::copy(entry.path(), inside.join(entry.file_name())).unwrap();
    }
    let unpacked = home.path().join("unpacked");
    let known = take(&slice("usda-sr-legacy"), Library::Composition).unwrap();
    assert_eq!(take(&unpacked, Library::Composition).unwrap(), known);
    fs::write(unpacked.join(".DS_Store"), "").unwrap();
    assert_eq!(take(&unpacked, Library::Composition).unwrap(), known);
    // One folder deeper alone, and not beside anything else.
    assert!(take(home.path(), Library::Composition).is_err());
    fs::write(unpacked.join("notes.txt"), "").unwrap();
    assert!(take(&unpacked, Library::Composition).is_err());
}

#[test]
fn a_damaged_zip_is_an_error() {
    let home = tempfile::tempdir().unwrap();
    let zip = home.path().join("sr28.zip");
    pack(&slice("usda-sr28"), &zip);
    let mut bytes = fs::read(&zip).unwrap();
    let name = b"NUT_DATA.txt";
    let at = bytes.windows(name.len()).position(|part| part == name);
    let at = at.unwrap() + name.len() + 100;
    for byte in &mut bytes[at..at + 50] {
        *byte = !*byte;
    }
    fs::write(&zip, &bytes).unwrap();
    let error = take(&zip, Library::Composition).unwrap_err();
    assert!(error.message().starts_with("NUT_DATA.txt"), "{error}");
    let hint = error.hint_text().unwrap_or_default();
    assert!(hint.contains("fetch it again"), "{hint}");
    fs::write(&zip, &bytes[..bytes.len() / 2]).unwrap();
    assert!(take(&zip, Library::Composition).is_err());
}

#[test]
fn a_folder_of_something_else_is_no_format() {
    let home = tempfile::tempdir().unwrap();
    let error = take(home.path(), Library::Composition).unwrap_err();
    assert!(error.hint_text().unwrap_or_default().contains("USDA SR28"));
}

#[test]
fn a_workbook_of_today_is_to_be_saved_as_csv() {
    let home = tempfile::tempdir().unwrap();
    let workbook = home.path().join("table.xlsx");
    let inside = home.path().join("inside");
    fs::create_dir(&inside).unwrap();
    fs::write(inside.join("workbook.xml"), "<workbook/>").unwrap();
    pack(&inside, &workbook);
    let error = take(&workbook, Library::Composition).unwrap_err();
    assert!(error.hint_text().unwrap_or_default().contains("as CSV"));
}

#[test]
fn how_much_of_a_folder_or_zip_is_to_be_read_is_known() {
    let home = tempfile::tempdir().unwrap();
    for folder in ["usda-sr28", "usda-sr-legacy", "usda-fdc-as-documented"] {
        let zip = home.path().join(folder);
        pack(&slice(folder), &zip);
        for path in [slice(folder), zip] {
            let progress = Progress::default();
            let source = Source::open(&path, &progress).unwrap();
            let format = Format::of(&source).unwrap();
            let rows = format.read(source, Library::Composition).unwrap();
            assert!(progress.length() > Some(0), "{}", path.display());
            rows.for_each(|row| drop(row.unwrap()));
            assert_eq!(
                progress.length(),
                Some(progress.bytes()),
                "{}",
                path.display()
            );
        }
    }
}
