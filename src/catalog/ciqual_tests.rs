//! The reader of Ciqual, on a slice of it.

use std::path::Path;

use super::*;
use crate::catalog::source::Progress;

fn slice() -> Vec<CatalogueFood> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/ciqual-2020");
    let source = Source::open(&folder, &Progress::default()).unwrap();
    read(source).unwrap().collect::<Result<_>>().unwrap()
}

fn food(key: &str) -> CatalogueFood {
    let found = slice().into_iter().find(|food| food.key == key);
    found.unwrap_or_else(|| panic!("no {key}"))
}

/// The French names of a file that is whole.
fn names(file: &[u8]) -> French {
    ciqual_names::read("alim_1.xml", file).unwrap()
}

/// The name of a food, and how often letters of it were lost or cut.
fn named(names: &French, code: &str) -> (Option<String>, [u64; 2]) {
    let mut notes = Notes::default();
    let name = names.of(code, &mut notes);
    let reasons = [Reason::OddCharacters, Reason::LongName];
    (name, reasons.map(|reason| notes.count(reason)))
}

fn value(key: &str, nutrient: Nutrient) -> Option<String> {
    let amount = food(key).data.nutrition.unwrap().values[nutrient];
    amount.map(|amount| amount.to_string())
}

#[test]
fn rows_of_others_stay_out_and_a_code_stands_once() {
    let foods = slice();
    assert_eq!(foods.len(), 14);
    let bran = foods.iter().filter(|food| food.key == "ciqual-9621");
    assert_eq!(bran.count(), 1);
    assert_eq!(value("ciqual-9621", Nutrient::Kcal).as_deref(), Some("279"));
}

#[test]
fn names_come_in_both_languages() {
    let french = |key: &str| food(key).names.remove("fr");
    assert_eq!(food("ciqual-12110").name, "Comté cheese, from cow's milk");
    assert_eq!(french("ciqual-12110").as_deref(), Some("Comté"));
    assert_eq!(
        french("ciqual-5030").as_deref(),
        Some("Bière sans alcool (<1,2° alcool)")
    );
    let file = b"<ALIM><alim_code> 1 </alim_code><alim_nom_fr> Cr\xe8me </alim_nom_fr></ALIM>";
    assert_eq!(named(&names(file), "1").0.as_deref(), Some("Crème"));
}

#[test]
fn names_keep_their_accents_in_whatever_encoding_the_file_declares() {
    let file = |encoding: &str, name: &[u8]| {
        let head = format!("<?xml version=\"1.0\" encoding={encoding} ?>\r\n<TABLE>");
        let parts: [&[u8]; 4] = [
            head.as_bytes(),
            b"<ALIM><alim_code> 1 </alim_code><alim_nom_fr> ",
            name,
            b" </alim_nom_fr></ALIM></TABLE>",
        ];
        let names = names(&parts.concat());
        named(&names, "1").0.unwrap()
    };
    let name = "Bœuf pané à l'œuf, crème brûlée";
    let windows = b"B\x9cuf pan\xe9 \xe0 l'\x9cuf, cr\xe8me br\xfbl\xe9e";
    let latin_9 = b"B\xbduf pan\xe9 \xe0 l'\xbduf, cr\xe8me br\xfbl\xe9e";
    for declared in [
        "\"windows-1252\"",
        "'ISO-8859-1'",
        "\"UTF-8\"",
        "\"no encoding\"",
    ] {
        // Copies are UTF-8, whatever they declare.
        assert_eq!(file(declared, name.as_bytes()), name, "{declared}");
        assert_eq!(file(declared, windows), name, "{declared}");
    }
    assert_eq!(file("\"ISO-8859-15\"", latin_9), name);
    let with_mark = [
        b"\xef\xbb\xbf",
        "<ALIM><alim_code>1</alim_code><alim_nom_fr>Pâté</alim_nom_fr></ALIM>".as_bytes(),
    ];
    let marked = names(&with_mark.concat());
    assert_eq!(named(&marked, "1").0.as_deref(), Some("Pâté"));
}

#[test]
fn a_name_that_lost_its_letters_is_no_name() {
    let file = "<ALIM><alim_code>1</alim_code><alim_nom_fr>Cr\u{fffd}me</alim_nom_fr></ALIM>
                 <ALIM><alim_code>2</alim_code><alim_nom_fr>Œuf &amp; lait &lt;1%</alim_nom_fr></ALIM>
                 <ALIM><alim_code>4</alim_code><alim_nom_fr>Crï¿½me</alim_nom_fr></ALIM>
                 <ALIM><alim_code>5</alim_code><alim_nom_fr>Cri\u{308}¿½me</alim_nom_fr></ALIM>
                 <ALIM><alim_code>6</alim_code><alim_nom_fr>CrÃ¯Â¿Â½me</alim_nom_fr></ALIM>";
    let names = names(file.as_bytes());
    for code in ["1", "4", "5", "6"] {
        assert_eq!(named(&names, code), (None, [1, 0]));
    }
    let whole = Some("Œuf & lait <1%".to_owned());
    assert_eq!(named(&names, "2"), (whole, [0, 0]));
    assert_eq!(named(&names, "3"), (None, [0, 0]));
}

#[test]
fn a_name_that_is_too_long_is_cut_and_counted() {
    let long = "é".repeat(300);
    let file = format!("<ALIM><alim_code>1</alim_code><alim_nom_fr>{long}</alim_nom_fr></ALIM>");
    let (name, counted) = named(&names(file.as_bytes()), "1");
    assert_eq!((name.unwrap().chars().count(), counted), (200, [0, 1]));
    let mut notes = Notes::default();
    assert_eq!(read::name(&long, &mut notes).chars().count(), 200);
    assert_eq!(notes.count(Reason::LongName), 1);
}

#[test]
fn an_upper_bound_is_zero_where_a_label_rounds_it_to_zero() {
    // Fat below 0.5 g, below 0.8 g; salt below 0.01 g, below 0.013 g; and so on.
    let zero = Some("0".to_owned());
    assert_eq!(value("ciqual-25972", Nutrient::Fat), zero);
    assert_eq!(value("ciqual-2011", Nutrient::Fat), None);
    assert_eq!(value("ciqual-20096", Nutrient::Salt), zero);
    assert_eq!(value("ciqual-20026", Nutrient::Salt), None);
    assert_eq!(value("ciqual-25917", Nutrient::SaturatedFat), None);
    assert_eq!(value("ciqual-25585", Nutrient::Fibre), None);
}

#[test]
fn traces_are_zero_and_a_dash_is_unknown() {
    assert_eq!(value("ciqual-20810", Nutrient::Carbs).as_deref(), Some("0"));
    assert_eq!(value("ciqual-25018", Nutrient::Kcal), None);
    assert_eq!(
        value("ciqual-25018", Nutrient::Protein).as_deref(),
        Some("1.22")
    );
}

#[test]
fn what_is_no_amount_is_refused() {
    let read = |text| {
        amount(
            text,
            Decimal::new(5, 1),
            Nutrient::Fat,
            &mut Notes::default(),
        )
    };
    assert!(read("a lot").is_err());
    assert!(read("< a lot").is_err());
    assert!(matches!(read("< -5"), Ok(None)));
    assert!(matches!(read(""), Ok(None)));
    assert!(matches!(read("1,5"), Ok(Some(number)) if number == Decimal::new(15, 1)));
}

#[test]
fn a_year_is_that_of_a_name_of_the_table() {
    for (file, told) in [
        ("ciqual-2020.csv", Some("2020")),
        ("Table Ciqual 2025_ENG_2025 11 03.csv", Some("2025")),
        ("ciqual-20201.csv", None),
        ("of 2020", None),
    ] {
        assert_eq!(ciqual_cited::year(file).as_deref(), told, "{file}");
    }
    assert!(ciqual_names::is("alim_2020_07_07.xml"));
    assert!(ciqual_names::is("alim.xml"));
    assert!(!ciqual_names::is("alim_grp_2020_07_07.xml"));
}
