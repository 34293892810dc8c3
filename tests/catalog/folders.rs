//! Which files of a folder or zip belong together: those of one folder, and of one format.

use std::fs::{self, File};
use std::io::Write;
use std::path::Path;

use journal::error::Code;
use journal::model::Library;
use zip::ZipWriter;
use zip::write::SimpleFileOptions;

use crate::tables::{Taken, slice, take};

type Members = Vec<(String, Vec<u8>)>;

/// The files of a slice, in a folder of a zip; at its root where that has no name.
fn within(folder: &str, name: &str) -> Members {
    let files = fs::read_dir(slice(name)).unwrap();
    let mut members: Members = files
        .map(|file| {
            let path = file.unwrap().path();
            let name = path.file_name().unwrap().to_string_lossy().into_owned();
            (format!("{folder}{name}"), fs::read(&path).unwrap())
        })
        .collect();
    members.sort();
    members
}

fn also(name: &str) -> Members {
    vec![(name.to_owned(), b"a word".to_vec())]
}

fn zip(path: &Path, members: Members) {
    let mut zip = ZipWriter::new(File::create(path).unwrap());
    for (name, bytes) in members {
        zip.start_file(name, SimpleFileOptions::default()).unwrap();
        zip.write_all(&bytes).unwrap();
    }
    zip.finish().unwrap();
}

fn taken(members: Members) -> journal::error::Result<Taken> {
    let home = tempfile::tempdir().unwrap();
    let path = home.path().join("download.zip");
    zip(&path, members);
    take(&path, Library::Composition)
}

#[track_caller]
fn is_refused(members: Members, told: &str) {
    let error = taken(members).unwrap_err();
    assert_eq!(error.code(), Code::NotUnderstood);
    let message = error.message();
    assert!(
        message.contains("of no format that is known: "),
        "{message}"
    );
    assert!(message.ends_with(told), "{message}");
}

#[test]
fn tables_in_several_folders_of_a_zip_are_not_read_as_one() {
    let documented = |folder| within(folder, "usda-fdc-as-documented");
    let folders = "its tables lie in several folders: 2019; 2025";
    is_refused([documented("2025/"), documented("2019/")].concat(), folders);
    // The amounts of one are not those of the other's names.
    let mut parted = documented("2025/");
    for (name, _) in parted
        .iter_mut()
        .filter(|(name, _)| name.ends_with("nutrient.csv"))
    {
        *name = name.replace("2025", "2019");
    }
    is_refused(parted, folders);
    is_refused(
        [within("sr/", "usda-sr28"), documented("foundation/")].concat(),
        "its tables lie in several folders: foundation; sr",
    );
    is_refused(
        [within("all/", "ciqual-2020"), documented("")].concat(),
        "its tables lie in several folders: outside of any; all",
    );
    let error = taken([documented("a/"), documented("b/")].concat()).unwrap_err();
    let hint = error.hint_text().unwrap_or_default();
    assert!(hint.contains("unpack it, and name the folder"), "{hint}");
}

#[test]
fn an_empty_file_is_told_for_what_it_is() {
    let home = tempfile::tempdir().unwrap();
    let file = home.path().join("off.tsv");
    fs::write(&file, "").unwrap();
    let error = take(&file, Library::Off).unwrap_err();
    assert!(error.message().contains("is empty"), "{}", error.message());
}

/// A download that is one file may come in a zip: whoever has that is told what to do with it.
#[test]
fn a_zip_of_anything_else_is_to_be_unpacked() {
    let error = taken(also("en.openfoodfacts.org.products.csv")).unwrap_err();
    let hint = error.hint_text().unwrap_or_default();
    assert!(hint.contains("unpack it, and name the file"), "{hint}");
}

#[test]
fn tables_in_one_folder_of_a_zip_are_read_whatever_else_is_in_it() {
    let plain = take(&slice("usda-sr28"), Library::Composition).unwrap();
    for folder in ["", "./", "sr28/", "a/b/"] {
        let members = [
            also("read me.pdf"),
            also("docs/read me.txt"),
            also("__MACOSX/sr28/._FOOD_DES.txt"),
            also(".cache/food.csv"),
            within(folder, "usda-sr28"),
        ];
        assert_eq!(taken(members.concat()).unwrap(), plain, "{folder}");
    }
}

#[test]
fn a_folder_with_the_tables_of_several_formats_is_refused() {
    let home = tempfile::tempdir().unwrap();
    let slices = ["usda-fdc-as-documented", "usda-sr28", "ciqual-2020"];
    let members = slices.map(|name| within("", name)).concat();
    for (name, bytes) in &members {
        fs::write(home.path().join(name), bytes).unwrap();
    }
    let told = "there are tables of several in it: USDA FoodData Central; USDA SR28; Ciqual";
    let error = take(home.path(), Library::Composition).unwrap_err();
    assert!(error.message().ends_with(told), "{}", error.message());
    is_refused(members, told);
}
