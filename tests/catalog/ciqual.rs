//! Ciqual: a folder, or its table alone.

use std::fs;
use std::path::{Path, PathBuf};

use journal::catalog::format::Format;
use journal::catalog::report::Reason;
use journal::catalog::source::{Progress, Source};
use journal::model::Library;

use crate::tables::{Taken, pack, slice, take};

const TABLE: &str = "ciqual-2020/ciqual-2020.csv";
const WORKBOOK: &str = "ciqual-2020-xls/ciqual-2020.xls";

#[test]
fn rows_of_others_are_counted_and_of_a_code_that_stands_twice_both_are_read() {
    let foods = take(&slice("ciqual-2020"), Library::Composition).unwrap();
    assert_eq!((foods.format, foods.read), ("Ciqual", 17));
    let is_bran = |key: &&&str| **key == "ciqual-9621";
    assert_eq!(foods.keys().iter().filter(is_bran).count(), 2);
    assert_eq!(foods.foods.len(), 15);
    assert_eq!(
        foods.noted(),
        [
            (Reason::OtherKind, 2),
            (Reason::Bound, 4),
            (Reason::NoNutrition, 1)
        ]
    );
    let comte = foods.food("ciqual-12110");
    assert_eq!(comte.names["fr"], "Comté");
    assert_eq!(place(&comte.data), "Ciqual");
}

#[test]
fn the_table_alone_gives_the_same_without_french_names() {
    let alone = take(&slice(TABLE), Library::Composition).unwrap();
    let mut folder = take(&slice("ciqual-2020"), Library::Composition).unwrap();
    for food in &mut folder.foods {
        food.names.clear();
    }
    assert_eq!(alone, folder);
}

/// With semicolons between the cells, as a spreadsheet saves it, and a quote before the name of one food and behind that
/// of the next: the two rows have as many cells as one.
#[test]
fn a_quote_that_makes_one_row_of_two_is_refused_and_a_cell_with_several_lines_is_not() {
    let home = tempfile::tempdir().unwrap();
    let text = fs::read_to_string(slice(TABLE)).unwrap();
    let mut rows = csv::ReaderBuilder::new()
        .has_headers(false)
        .from_reader(text.as_bytes());
    let rows: Vec<csv::StringRecord> = rows.records().map(Result::unwrap).collect();
    let name = rows[0]
        .iter()
        .position(|name| name == "alim_nom_eng")
        .unwrap();
    let saved = |quotes: [&str; 2]| {
        let mut text = String::new();
        for (row, cells) in rows.iter().enumerate() {
            let cells = cells.iter().enumerate().map(|(at, cell)| match row {
                1 if at == name => format!("{}{cell}", quotes[0]),
                2 if at == name => format!("{cell}{}", quotes[1]),
                _ => cell.replace(';', ","),
            });
            text += &(cells.collect::<Vec<_>>().join(";") + "\n");
        }
        let file = home.path().join("ciqual.csv");
        fs::write(&file, text).unwrap();
        take(&file, Library::Composition)
    };
    let error = saved(["\"", "\""]).unwrap_err();
    let told = "ciqual.csv, line 2: a quote is not closed at the end of its cell, or takes the next row for text";
    assert_eq!(error.message(), told);
    let alone = take(&slice(TABLE), Library::Composition).unwrap();
    assert_eq!(saved(["", ""]).unwrap(), alone);
    let cells: Vec<String> = rows[1].iter().map(|cell| format!("\"{cell}\"")).collect();
    let several =
        cells
            .join(",")
            .replacen(&rows[1][name], &rows[1][name].replacen(' ', "\n", 1), 1);
    let mut lines: Vec<&str> = text.lines().collect();
    lines[1] = &several;
    fs::write(home.path().join("ciqual.csv"), lines.join("\n")).unwrap();
    let read = take(&home.path().join("ciqual.csv"), Library::Composition).unwrap();
    assert_eq!(read, alone);
    let twice = lines[0].replacen("alim_nom_sci", "alim_code", 1);
    assert_ne!(twice, lines[0]);
    let header = std::mem::replace(&mut lines[0], &twice);
    fs::write(home.path().join("ciqual.csv"), lines.join("\n")).unwrap();
    let error = take(&home.path().join("ciqual.csv"), Library::Composition).unwrap_err();
    let told = "ciqual.csv, line 1: there are two columns `alim_code`";
    assert_eq!(error.message(), told);
    lines[0] = header;
    lines[1] = "1,2,3";
    fs::write(home.path().join("ciqual.csv"), lines.join("\n")).unwrap();
    let error = take(&home.path().join("ciqual.csv"), Library::Composition).unwrap_err();
    let told = format!(
        "ciqual.csv, line 2: there are 3 cells, and {} columns",
        rows[0].len()
    );
    assert_eq!(error.message(), told);
}

/// The slice, in whose French names every letter is lost that has an accent, and of how many rows that is.
fn with_lost_letters(home: &Path) -> (PathBuf, usize) {
    let folder = home.join("ciqual-2020");
    fs::create_dir(&folder).unwrap();
    fs::copy(slice(TABLE), folder.join("ciqual-2020.csv")).unwrap();
    let names = fs::read(slice("ciqual-2020/alim_2020_07_07.xml")).unwrap();
    let lost: String = (names.iter())
        .map(|byte| {
            if byte.is_ascii() {
                char::from(*byte)
            } else {
                '\u{fffd}'
            }
        })
        .collect();
    fs::write(folder.join("alim_2020_07_07.xml"), &lost).unwrap();
    let is_lost = |line: &&str| line.contains("<alim_nom_fr>") && line.contains('\u{fffd}');
    let count = lost.lines().filter(is_lost).count();
    // One of these foods, the bran, has two rows.
    (folder, count + 1)
}

#[test]
fn a_french_name_that_lost_letters_is_left_out_and_counted() {
    let home = tempfile::tempdir().unwrap();
    let (folder, lost) = with_lost_letters(home.path());
    let zip = home.path().join("ciqual-2020.zip");
    pack(&folder, &zip);
    let whole = take(&slice("ciqual-2020"), Library::Composition).unwrap();
    let named = |foods: &Taken| {
        let names = foods.foods.iter().map(|food| food.names.len());
        names.sum::<usize>()
    };
    assert!(lost > 0 && lost < named(&whole), "{lost}");
    for path in [folder, zip] {
        let foods = take(&path, Library::Composition).unwrap();
        assert_eq!(named(&foods), named(&whole) - lost);
        let counted = whole.noted().into_iter();
        let mut noted: Vec<_> = counted
            .chain([(Reason::OddCharacters, lost as u64)])
            .collect();
        noted.sort();
        assert_eq!(foods.noted(), noted, "{}", path.display());
    }
}

#[test]
fn the_name_of_the_file_tells_the_year_to_cite_and_changes_no_food() {
    let home = tempfile::tempdir().unwrap();
    let copy = |name: &str| {
        let path = home.path().join(name);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::copy(slice(TABLE), &path).unwrap();
        path
    };
    let known = take(&slice(TABLE), Library::Composition).unwrap();
    for (name, year) in [
        ("Table Ciqual 2017_ENG_2020 07 07.csv", " 2017."),
        ("ciqual-2020/table.csv", " 2020."),
        ("2024/table.csv", ""),
        ("table.csv", ""),
    ] {
        let path = copy(name);
        assert_eq!(take(&path, Library::Composition).unwrap(), known, "{name}");
        assert_eq!(cited(&path), format!("Anses.{year} {CITED}"), "{name}");
    }
    let folder = home.path().join("ciqual-2020");
    assert_eq!(cited(&folder), format!("Anses. 2020. {CITED}"));
    copy("of-anses/ciqual-2025.csv");
    let folder = home.path().join("of-anses");
    assert_eq!(cited(&folder), format!("Anses. 2025. {CITED}"));
}

const CITED: &str =
    "Table de composition nutritionnelle des aliments Ciqual (Etalab open licence 2.0)";

fn cited(path: &Path) -> String {
    let source = Source::open(path, &Progress::default()).unwrap();
    Format::of(&source).unwrap().citation(&source, path)
}

#[test]
fn a_table_that_a_spreadsheet_saved_is_read() {
    let text = fs::read_to_string(slice(TABLE)).unwrap();
    // A spreadsheet breaks long headers, and one of a Western country writes windows-1252.
    let text = text.replacen("kcal/100g", "kcal\n/100 g", 1);
    let mut saved = csv::WriterBuilder::new()
        .delimiter(b';')
        .from_writer(Vec::new());
    let mut rows = csv::ReaderBuilder::new()
        .has_headers(false)
        .from_reader(text.as_bytes());
    for row in rows.byte_records() {
        saved.write_byte_record(&row.unwrap()).unwrap();
    }
    let saved = String::from_utf8(saved.into_inner().unwrap()).unwrap();
    let home = tempfile::tempdir().unwrap();
    let file = home.path().join("ciqual-2020.csv");
    let (bytes, _, _) = encoding_rs::WINDOWS_1252.encode(&saved);
    fs::write(&file, bytes).unwrap();
    let read = take(&file, Library::Composition).unwrap();
    assert_eq!(read, take(&slice(TABLE), Library::Composition).unwrap());
}

fn place(data: &str) -> String {
    let data: serde_json::Value = serde_json::from_str(data).unwrap();
    data["source"]["place"].as_str().unwrap().to_owned()
}

#[cfg(not(feature = "xls"))]
#[test]
fn a_program_without_the_reader_of_workbooks_says_so() {
    let error = take(&slice(WORKBOOK), Library::Composition).unwrap_err();
    assert!(error.message().contains("built without"), "{error}");
    assert!(error.hint_text().unwrap_or_default().contains("as CSV"));
}

#[cfg(feature = "xls")]
mod with_the_reader_of_workbooks {
    use std::fs::{self, File};
    use std::path::Path;

    use journal::catalog::format::Format;
    use journal::catalog::source::Source;
    use journal::model::Library;

    use super::{TABLE, WORKBOOK, cited};
    use crate::tables::{slice, take};

    #[test]
    fn the_workbook_gives_what_the_table_as_csv_gives() {
        let workbook = take(&slice(WORKBOOK), Library::Composition).unwrap();
        assert_eq!(workbook.format, "Ciqual");
        let table = take(&slice(TABLE), Library::Composition).unwrap();
        assert_eq!(workbook, table);
    }

    #[test]
    fn a_workbook_is_known_by_its_bytes_whatever_it_is_called() {
        let source = Source::stream(File::open(slice(WORKBOOK)).unwrap()).unwrap();
        let format = Format::of(&source).unwrap();
        assert_eq!(format.name, "Ciqual");
        let rows = format.read(source, Library::Composition).unwrap();
        assert_eq!(rows.count(), 17);
    }

    #[test]
    fn a_folder_with_the_workbook_and_the_names_gives_what_one_with_csv_gives() {
        let home = tempfile::tempdir().unwrap();
        let copy = |from: &str, to: &str| fs::copy(slice(from), home.path().join(to)).unwrap();
        copy(WORKBOOK, "ciqual-2020.xls");
        copy("ciqual-2020/alim_2020_07_07.xml", "alim_2020_07_07.xml");
        let folder = take(home.path(), Library::Composition).unwrap();
        assert_eq!(
            folder,
            take(&slice("ciqual-2020"), Library::Composition).unwrap()
        );
    }

    #[test]
    fn a_workbook_is_cited_as_it_asks_whatever_it_is_called_and_as_the_foods_inside_the_program() {
        let home = tempfile::tempdir().unwrap();
        let path = home.path().join("table.xls");
        fs::copy(slice(WORKBOOK), &path).unwrap();
        let inside = journal::catalog::starter::ATTRIBUTION.iter();
        let mut texts = inside.map(|(_, licence, text)| format!("{text} ({licence})"));
        assert_eq!(Some(cited(&path)), texts.next_back());
        assert_eq!(cited(home.path()), cited(&path));
    }

    #[test]
    fn a_workbook_that_is_damaged_or_of_something_else_is_an_error() {
        let home = tempfile::tempdir().unwrap();
        let path = home.path().join("ciqual-2020.xls");
        let whole = fs::read(slice(WORKBOOK)).unwrap();
        let refused = |bytes: &[u8]| {
            fs::write(&path, bytes).unwrap();
            refused(&path)
        };
        assert!(refused(&whole[..8]));
        assert!(refused(&whole[..whole.len() / 2]));
        // The header's first name, as it stands in the workbook, is another one.
        let mut other = whole.clone();
        let name = b"alim_code";
        let at = whole.windows(name.len()).position(|part| part == name);
        other[at.unwrap()] = b'x';
        assert!(refused(&other));
    }

    fn refused(path: &Path) -> bool {
        match take(path, Library::Composition) {
            Ok(_) => false,
            Err(error) => error.hint_text().unwrap_or_default().contains("as CSV"),
        }
    }
}

#[test]
fn several_tables_or_lists_of_names_and_names_that_are_cut_off_are_refused() {
    let header = "alim_code;alim_nom_eng;\"Energy, Regulation EU No 1169/2011 (kcal/100g)\"\n";
    let folder = tempfile::tempdir().unwrap();
    for year in ["2015", "2020"] {
        let table = folder.path().join(format!("ciqual-{year}.csv"));
        fs::write(table, header).unwrap();
    }
    let error = take(folder.path(), Library::Composition).unwrap_err();
    let told = error.message();
    assert!(told.contains("ciqual-2015.csv; ciqual-2020.csv"), "{told}");
    fs::remove_file(folder.path().join("ciqual-2015.csv")).unwrap();
    let names = "<TABLE><ALIM><alim_code>1</alim_code><alim_nom_fr>Cr\u{e8}me</alim_nom_fr></ALIM>";
    fs::write(folder.path().join("alim_2020_07_07.xml"), names).unwrap();
    let error = take(folder.path(), Library::Composition).unwrap_err();
    assert!(
        error
            .message()
            .contains("alim_2020_07_07.xml: it is cut off")
    );
    fs::write(folder.path().join("alim_2017_11_21.xml"), names).unwrap();
    let error = take(folder.path(), Library::Composition).unwrap_err();
    let told = error.message();
    let both = "several lists of names in it: alim_2017_11_21.xml; alim_2020_07_07.xml";
    assert!(told.contains(both), "{told}");
}
