//! The export as Parquet.

#[cfg(not(feature = "parquet"))]
#[test]
fn a_program_without_the_reader_says_so() {
    let error = crate::off::of_file("products-2026-slice.parquet").expect_err("no reader");
    assert!(error.message().contains("built without"), "{error}");
}

#[test]
fn parquet_on_standard_input_is_refused() {
    use journal::catalog::source::Source;
    let source = Source::stream(&b"PAR1\x15\x00"[..]).expect("a stream");
    let error = crate::off::read(source).expect_err("no file");
    assert!(error.message().contains("standard input"), "{error}");
}

#[cfg(feature = "parquet")]
mod with_the_reader {
    use std::fs;

    use journal::catalog::report::Reason;
    use journal::catalog::source::{Progress, Source};

    use crate::off::{data, foods, noted, nutrients, of_file, slice};

    const FILE: &str = "products-2026-slice.parquet";

    #[test]
    fn every_trap_is_counted_over_all_groups_of_rows() {
        let rows = of_file(FILE).expect("rows");
        assert_eq!(rows.len(), 16);
        assert_eq!(
            noted(&rows),
            [
                (Reason::NoName, 1),
                (Reason::MacrosOver105Grams, 1),
                (Reason::OfServing, 4),
                // 00002220 is a UPC-E.
                (Reason::Entities, 1),
                (Reason::AllergenMarks, 1),
                (Reason::NoNutrition, 5),
            ]
        );
    }

    #[test]
    fn values_are_single_floats_without_their_noise() {
        let rows = of_file(FILE).expect("rows");
        let foods = foods(&rows);
        assert_eq!(
            nutrients(foods["0000101209159"]),
            ["617", "8", "36", "48", "10", "32", "", "0.01"]
        );
        // Only in kilojoules there, 144, and not in the other export at all.
        assert_eq!(
            nutrients(foods["00000758"]),
            ["34.4168", "3.6", "2.9", "0.9", "", "2.5", "1.8", "0"]
        );
        assert_eq!(data(foods["0008274000078"])["base"], "ml");
    }

    #[test]
    fn values_that_stand_there_as_of_a_serving_are_not_taken() {
        let rows = of_file(FILE).expect("rows");
        let tea = foods(&rows)["0000105000196"];
        // 60 g of carbohydrate and 66.67 g of protein, in a serving of 1.5 g.
        assert_eq!(tea.known, 0);
        let data = data(tea);
        assert_eq!((&data["base"], data.get("nutrition")), (&"g".into(), None));
    }

    #[test]
    fn names_are_kept_by_language() {
        let rows = of_file(FILE).expect("rows");
        let foods = foods(&rows);
        let ham = foods["00022941"];
        assert_eq!(ham.name, "Saucisses Premium 93%porc");
        assert_eq!(ham.names["en"], "Super soft both in one wraps");
        assert_eq!(foods["00020985"].name, "Orzo Pasta");
        // Without a name in its own language the one that there is.
        assert_eq!(foods["00026857"].name, "Cornish Cruncher & Balsamic Onion");
    }

    #[test]
    fn it_agrees_with_the_tab_separated_values_where_both_know() {
        let (parquet, tsv) = (of_file(FILE), of_file("products-2026-slice.tsv"));
        let (parquet, tsv) = (parquet.expect("rows"), tsv.expect("rows"));
        let (parquet, tsv) = (foods(&parquet), foods(&tsv));
        assert_eq!(tsv.len(), 13);
        let mut compared = 0;
        for (key, told) in tsv {
            let same = parquet[key];
            let names = || same.names.values().chain([&same.name]);
            assert!(names().any(|name| *name == told.name), "{key}");
            assert_eq!((&same.barcode, &same.brand), (&told.barcode, &told.brand));
            assert_eq!((&same.regions, same.scans), (&told.regions, told.scans));
            for (one, other) in nutrients(same).iter().zip(nutrients(told)) {
                if one.is_empty() || other.is_empty() {
                    continue;
                }
                let (one, other): (f64, f64) = (one.parse().expect("f"), other.parse().expect("f"));
                assert!(
                    (one - other).abs() <= 1.1e-6 * other.abs().max(1.0),
                    "{key}: {one} {other}"
                );
                compared += 1;
            }
        }
        assert_eq!(compared, 48);
    }

    #[test]
    fn a_damaged_file_is_an_error_and_never_fewer_rows() {
        let whole = fs::read(slice(FILE)).expect("a file");
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("damaged.parquet");
        // Holes through the file, before its footer; and a file without one.
        let mut refused = 0;
        for start in (4..whole.len() / 2).step_by(whole.len() / 24) {
            let mut bytes = whole.clone();
            bytes[start..start + 256].fill(0xff);
            fs::write(&path, &bytes).expect("written");
            let source = Source::open(&path, &Progress::default()).expect("a file");
            match crate::off::read(source) {
                Ok((_, rows)) => assert_eq!(rows.len(), 16),
                Err(error) => {
                    assert!(error.message().contains("damaged"), "{error}");
                    refused += 1;
                }
            }
        }
        fs::write(&path, &whole[..whole.len() - 100]).expect("written");
        let source = Source::open(&path, &Progress::default()).expect("a file");
        assert!(crate::off::read(source).is_err());
        assert!(refused > 0, "no hole was in a column that is read");
    }
}
