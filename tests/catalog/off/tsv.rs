//! The export as tab-separated values.

use journal::catalog::Read;
use journal::catalog::report::Reason;

use crate::off::{data, foods, noted, nutrients, of_file, of_text};

/// A row of a file with these columns, filled so.
pub(super) fn row(cells: &[(&str, &str)]) -> Read {
    let mut cells = cells.to_vec();
    for (column, cell) in [("code", "3017620422003"), ("product_name", "Spread")] {
        if !cells.iter().any(|(known, _)| *known == column) {
            cells.push((column, cell));
        }
    }
    let (columns, texts): (Vec<&str>, Vec<&str>) = cells.into_iter().unzip();
    let text = format!("{}\n{}\n", columns.join("\t"), texts.join("\t"));
    let (format, mut rows) = of_text(text);
    assert_eq!(format, "Open Food Facts, tab-separated values");
    assert_eq!(rows.len(), 1);
    rows.remove(0)
}

/// What was met in a row, but for the nutrients that it does not tell.
pub(super) fn notes(row: &Read) -> Vec<(Reason, u64)> {
    let odd = row.notes.iter();
    odd.filter(|(reason, _)| !matches!(reason, Reason::NoNutrition | Reason::NoMacros))
        .collect()
}

#[test]
fn of_the_exports_of_2026_every_trap_is_counted() {
    let rows = of_file("products-2026-slice.tsv").expect("rows");
    assert_eq!(rows.len(), 16);
    assert_eq!(
        noted(&rows),
        [
            (Reason::NoName, 3),
            (Reason::MacrosOver105Grams, 1),
            // 00002220 is a UPC-E.
            (Reason::Entities, 1),
            (Reason::AllergenMarks, 1),
            (Reason::NoNutrition, 6),
        ]
    );
}

#[test]
fn values_of_2026_are_those_of_the_columns() {
    let rows = of_file("products-2026-slice.tsv").expect("rows");
    let foods = foods(&rows);
    let spread = foods["0000101209159"];
    assert_eq!(
        spread.name,
        "Véritable pâte à tartiner noisettes chocolat noir"
    );
    assert_eq!((spread.regions.as_str(), spread.completeness), ("FR", 6875));
    assert_eq!(
        nutrients(spread),
        ["617", "8", "36", "48", "10", "32", "", "0.01"]
    );
    let beer = foods["0008274000078"];
    assert_eq!(nutrients(beer)[0], "39.4366");
    let told = data(beer);
    assert_eq!(told["base"], "ml");
    assert_eq!(told["measures"][0]["label"], "1 bottle (355 ml)");
    assert_eq!(told["measures"][0]["size"].to_string(), "355");
    // The noise of a binary fraction: 14.000000000000002g.
    assert_eq!(data(foods["0000111301201"])["measures"][0]["label"], "14g");
}

#[test]
fn columns_of_2016_are_found_by_their_names_and_energy_is_in_kilojoules() {
    let rows = of_file("search-2016-slice.tsv").expect("rows");
    assert_eq!(rows.len(), 8);
    assert_eq!(
        noted(&rows),
        [
            (Reason::NoName, 2),
            (Reason::AllergenMarks, 1),
            (Reason::NoNutrition, 2)
        ]
    );
    let foods = foods(&rows);
    let bread = foods["5010092093045"];
    assert_eq!(
        nutrients(bread),
        ["240.679", "9", "44.6", "2", "0.3", "3.8", "2.7", "1.016"]
    );
    // There are no tags of countries yet, but the names people typed.
    assert_eq!(bread.regions, "US GB");
    assert_eq!(
        nutrients(foods["0041735020000"]),
        ["0", "0", "0", "0", "", "", "", ""]
    );
}

#[test]
fn a_code_is_padded_and_known_without_its_zeros() {
    for (code, barcode) in [
        ("0000017", "00000017"),
        ("\"34000470693", "0034000470693"),
        ("34000470693", "0034000470693"),
        ("00034000470693", "0034000470693"),
        ("3017620422003", "3017620422003"),
        ("12345678901231", "12345678901231"),
    ] {
        let entry = row(&[("code", code)]).entry.expect(code);
        assert_eq!(entry.barcode.as_deref(), Some(barcode), "{code}");
        assert_eq!(entry.key, barcode, "{code}");
    }
}

#[test]
fn what_is_no_code_or_no_name_is_left_out_and_counted() {
    for code in ["", "0000", "abc", "12 34"] {
        let row = row(&[("code", code), ("brands", "x")]);
        assert_eq!(row.entry, None, "{code}");
        assert_eq!(notes(&row), [(Reason::NoCode, 1)]);
    }
    let nameless = row(&[("product_name", " \u{200b} "), ("brands", "x")]);
    assert_eq!(
        (nameless.entry, nameless.code.as_str()),
        (None, "3017620422003")
    );
    let generic = row(&[("product_name", ""), ("generic_name", "Biscuit")]);
    assert_eq!(generic.entry.expect("a food").name, "Biscuit");
    let (_, rows) = of_text("code\tproduct_name\n3017620422003\n");
    assert_eq!(noted(&rows), [(Reason::Broken, 1)]);
}

#[test]
fn odd_codes_are_taken_and_counted() {
    let wrong = row(&[("code", "3017620422004")]);
    assert_eq!(notes(&wrong), [(Reason::WrongCheckDigit, 1)]);
    assert_eq!(notes(&row(&[("code", "04252614")])), [], "UPC-E");
    assert!(wrong.entry.expect("a food").barcode.is_some());
    let long = row(&[("code", "123456789012345")]);
    assert_eq!(
        notes(&long),
        [(Reason::LongCode, 1), (Reason::CodeLength, 1)]
    );
    assert_eq!(long.entry.expect("a food").barcode, None);
}

#[test]
fn texts_are_mended_and_counted() {
    for (name, mended, reason) in [
        ("M&amp;M&#39;s", "M&M's", Reason::Entities),
        ("&amp;lt;", "&lt;", Reason::Entities),
        ("a\u{a0}b\u{200b}c", "a bc", Reason::OddCharacters),
        ("a\u{fffd}b", "ab", Reason::OddCharacters),
        ("a\u{2066}b\u{2069}", "ab", Reason::OddCharacters),
        ("牛乳\u{3000}チョコ", "牛乳 チョコ", Reason::OddCharacters),
        (&"é".repeat(201), &"é".repeat(200), Reason::LongName),
    ] {
        let row = row(&[("product_name", name)]);
        assert_eq!(notes(&row), [(reason, 1)], "{name}");
        assert_eq!(row.entry.expect("a food").name, mended);
    }
    let plain = row(&[("product_name", "  牛乳   \"チョコ\" ")]);
    assert_eq!(notes(&plain), []);
    assert_eq!(plain.entry.expect("a food").name, "牛乳 \"チョコ\"");
    let marked = row(&[("ingredients_text", "Sugar, _MILK_")]);
    assert_eq!(notes(&marked), [(Reason::AllergenMarks, 1)]);
    assert_eq!(
        data(&marked.entry.expect("a food"))["composition"],
        "Sugar, MILK"
    );
}

#[test]
fn a_value_that_cannot_be_meant_is_dropped_and_counted() {
    for (column, value, reason) in [
        ("salt_100g", "100.1", Reason::Over100Grams),
        ("sodium_100g", "40.1", Reason::Over100Grams),
        ("sugars_100g", "-1", Reason::Negative),
        ("energy-kcal_100g", "905.1", Reason::Over905Kcal),
        ("energy_100g", "3800", Reason::Over905Kcal),
        ("energy-kcal_100g", "1e12", Reason::OverMaximum),
        ("energy_100g", "1e9", Reason::OverMaximum),
        ("fiber_100g", "1e12", Reason::OverMaximum),
        ("fiber_100g", "1e309", Reason::OverMaximum),
        ("fiber_100g", "999999999.999", Reason::Over100Grams),
        ("fiber_100g", "NaN", Reason::NoNumber),
        ("fiber_100g", "a lot", Reason::NoNumber),
    ] {
        let row = row(&[(column, value), ("fat_100g", "1.5")]);
        assert_eq!(notes(&row), [(reason, 1)], "{column} {value}");
        let written = nutrients(&row.entry.expect("a food"));
        assert_eq!(written, ["", "", "", "1.5", "", "", "", ""], "{column}");
    }
    let lard = row(&[("energy-kcal_100g", "902"), ("fat_100g", "100")]);
    assert_eq!(notes(&lard), []);
}

#[test]
fn macros_that_weigh_too_much_take_all_values_with_them() {
    let macros = |fat| {
        let cells = [
            ("proteins_100g", "30"),
            ("carbohydrates_100g", "40"),
            ("fat_100g", fat),
            ("salt_100g", "1"),
        ];
        row(&cells)
    };
    assert_eq!(notes(&macros("35")), []);
    let heavy = macros("35.1");
    assert_eq!(notes(&heavy), [(Reason::MacrosOver105Grams, 1)]);
    assert_eq!(heavy.notes.count(Reason::NoNutrition), 1);
    assert_eq!(heavy.entry.expect("a food").known, 0);
}

#[test]
fn a_hair_above_what_can_be_is_the_most_that_can_be() {
    let pure = row(&[
        ("fat_100g", "100.0000001"),
        ("energy-kcal_100g", "905.0000001"),
    ]);
    assert_eq!(notes(&pure), []);
    let written = nutrients(&pure.entry.expect("a food"));
    assert_eq!((&*written[0], &*written[3]), ("905", "100"));
    // So it is with what all of them weigh.
    let heavy = row(&[("fat_100g", "100.0000001"), ("proteins_100g", "5")]);
    assert_eq!(notes(&heavy), []);
}

#[test]
fn a_value_that_is_dropped_weighs_nothing_among_the_macros() {
    let macros = |carbs, fat| {
        let cells = [
            ("proteins_100g", "30"),
            ("carbohydrates_100g", carbs),
            ("fat_100g", fat),
        ];
        row(&cells)
    };
    let dropped = macros("400", "40");
    assert_eq!(notes(&dropped), [(Reason::Over100Grams, 1)]);
    let written = nutrients(&dropped.entry.expect("a food"));
    assert_eq!(written, ["", "30", "", "40", "", "", "", ""]);
    // What is left is weighed all the same.
    let heavy = macros("400", "80");
    assert_eq!(
        notes(&heavy),
        [(Reason::Over100Grams, 1), (Reason::MacrosOver105Grams, 1)]
    );
}

#[test]
fn of_a_row_that_is_left_out_nothing_else_is_counted() {
    let cells = [
        ("code", "3017620422004"),
        ("product_name", " \u{200b} "),
        ("brands", "A &amp; B"),
    ];
    let row = row(&cells);
    assert_eq!(row.entry, None);
    assert_eq!(noted(&[row]), [(Reason::NoName, 1)]);
}

#[test]
fn rows_that_are_cut_short_are_never_put_together() {
    let cut: String =
        (305_000..305_100).fold(String::new(), |rows, code| format!("{rows}{code}\tShort\n"));
    let text = format!(
        "code\tproduct_name\tingredients_text\tquantity\tfat_100g\n{cut}3017620422003\tWhole\tone\n2 two\t\t3\n"
    );
    let (_, rows) = of_text(text);
    assert_eq!(rows.len(), 101);
    assert_eq!(rows[0].code, "305000");
    assert_eq!(
        noted(&rows),
        [(Reason::Broken, 100), (Reason::LineBreaks, 1)]
    );
    assert_eq!(foods(&rows)["3017620422003"].name, "Whole");
}

#[test]
fn a_row_behind_one_that_is_cut_short_is_its_own_however_short_its_code() {
    let codes = |text: String| {
        let rows = of_text(text).1.into_iter();
        let told = rows.map(|row| match row.entry {
            Some(entry) => format!("{} {}", entry.key, entry.name),
            None => format!("{} left out", row.code),
        });
        told.collect::<Vec<_>>()
    };
    // Two halves whose columns are as many as the file's are no product, …
    let head = "code\tproduct_name\tingredients_text\tquantity\tfat_100g\n";
    assert_eq!(
        codes(format!("{head}40000001\tCut\tone\n123\tShort\t3\n")),
        ["40000001 left out", "123 left out"]
    );
    // … nor is a row that was cut before its first tab the beginning of the next one.
    for code in ["7", "99999", "40000018"] {
        let rows = codes(format!("{head}40000001\n{code}\tWhole\t\t\t3\n"));
        assert_eq!(rows[0], "40000001 left out");
        assert!(rows[1].ends_with(&format!("{code} Whole")), "{rows:?}");
    }
    // Where a link stands behind the code, digits without one are of the text that was torn.
    let head = "code\turl\tproduct_name\tingredients_text\tquantity\tfat_100g\n";
    assert_eq!(
        codes(format!("{head}40000001\thttp://x\tTorn\tone\n12\t\t3\n")),
        ["40000001 Torn"]
    );
    assert_eq!(
        codes(format!(
            "{head}40000001\thttp://x\tCut\n12\thttp://x\tShort\t\n"
        )),
        ["40000001 left out", "12 left out"]
    );
}

#[test]
fn underscores_inside_a_word_are_no_marks_of_allergens() {
    for (told, plain, marks) in [
        ("snake_case_x, _milk_", "snake_case_x, milk", 1),
        ("snake_case_x", "snake_case_x", 0),
        ("_melk_poeder, Voll_milch_", "melkpoeder, Vollmilch", 1),
        ("_fish sauce_.", "fish sauce.", 1),
        ("a _ b", "a  b", 1),
    ] {
        let row = row(&[("ingredients_text", told)]);
        assert_eq!(row.notes.count(Reason::AllergenMarks), marks, "{told}");
        let food = data(&row.entry.expect("a food"));
        assert_eq!(food["composition"], plain, "{told}");
    }
}

#[test]
fn a_country_is_understood_as_people_typed_it_before_there_were_tags() {
    for (typed, codes) in [
        ("USA", "US"),
        ("États-Unis", "US"),
        ("Etats-Unis", "US"),
        ("Vereinigte Staaten von Amerika", "US"),
        ("الولايات المتحدة", "US"),
        ("en:FR", "FR"),
        ("UK", "GB"),
        ("united kingdom", "GB"),
        ("Deutschland", "DE"),
        ("France,Belgique", "FR BE"),
        ("France,Suisse,États-Unis", "FR CH US"),
        ("香港,美国", "HK US"),
        ("Canada, en:united-states", "CA US"),
        ("Narnia", ""),
    ] {
        let row = row(&[("countries", typed)]);
        assert_eq!(row.entry.expect("a food").regions, codes, "{typed}");
    }
}

#[test]
fn countries_that_were_typed_are_those_of_a_row_without_tags() {
    for (tags, named, typed, codes) in [
        ("en:france", "Germany", "Spain", "FR"),
        ("", "Germany", "Spain", "DE"),
        (" ", "", "Spain, France", "ES FR"),
        ("", "", "", ""),
    ] {
        let cells = [
            ("countries_tags", tags),
            ("countries_en", named),
            ("countries", typed),
        ];
        let row = row(&cells);
        assert_eq!(row.entry.expect("a food").regions, codes, "{cells:?}");
    }
}

#[test]
fn a_country_is_known_by_its_other_names_too() {
    for (tag, code) in [
        ("en:the-netherlands", "NL"),
        ("en:burma", "MM"),
        ("en:macao", "MO"),
        ("en:cabo-verde", "CV"),
    ] {
        let row = row(&[("countries_tags", tag)]);
        assert_eq!(row.entry.expect("a food").regions, code, "{tag}");
    }
}

#[test]
fn a_unit_in_cyrillic_letters_is_one() {
    for (quantity, base) in [
        ("250 мл", "ml"),
        ("0,5 Л", "ml"),
        ("200 г", "g"),
        ("1 мм", "g"),
    ] {
        let row = row(&[("quantity", quantity)]);
        assert_eq!(
            data(&row.entry.expect("a food"))["base"],
            base,
            "{quantity}"
        );
    }
}

#[test]
fn unknown_is_never_zero_and_zero_is_known() {
    let entry = row(&[("sugars_100g", "0"), ("fiber_100g", ""), ("fat_100g", "-0")]);
    let written = nutrients(&entry.entry.expect("a food"));
    assert_eq!(written, ["", "", "", "0", "", "0", "", ""]);
}

#[test]
fn kilocalories_go_before_kilojoules_and_salt_before_sodium() {
    let entry = |cells: &[(&str, &str)]| nutrients(&row(cells).entry.expect("a food"));
    let both = [
        ("energy-kcal_100g", "100"),
        ("energy-kj_100g", "900"),
        ("salt_100g", "1"),
        ("sodium_100g", "1"),
    ];
    assert_eq!(entry(&both), ["100", "", "", "", "", "", "", "1"]);
    let others = [
        ("energy-kj_100g", "418.4"),
        ("energy_100g", "900"),
        ("sodium_100g", "0.2"),
    ];
    assert_eq!(entry(&others), ["100", "", "", "", "", "", "", "0.5"]);
}

#[test]
fn what_cannot_be_meant_is_as_if_it_were_not_told_and_the_next_is_asked() {
    for (kcal, salt, reasons) in [
        ("-5", "-1", [(Reason::Negative, 2)].as_slice()),
        ("abc", "abc", &[(Reason::NoNumber, 2)]),
        (
            "2000",
            "101",
            &[(Reason::Over100Grams, 1), (Reason::Over905Kcal, 1)],
        ),
    ] {
        let cells = [
            ("energy-kcal_100g", kcal),
            ("energy-kj_100g", "418.4"),
            ("salt_100g", salt),
            ("sodium_100g", "0.2"),
        ];
        let row = row(&cells);
        assert_eq!(notes(&row), reasons, "{kcal}");
        let written = nutrients(&row.entry.expect("a food"));
        assert_eq!(written, ["100", "", "", "", "", "", "", "0.5"], "{kcal}");
    }
    // Told twice, it is one value that is dropped.
    let twice = row(&[("salt_100g", "250"), ("sodium_100g", "100")]);
    assert_eq!(notes(&twice), [(Reason::Over100Grams, 1)]);
}

#[test]
fn a_measure_is_called_as_it_is_printed_as_far_as_a_label_goes() {
    let told = |printed: &str| row(&[("serving_size", printed), ("serving_quantity", "30")]);
    let long = told(&"é".repeat(101));
    assert_eq!(notes(&long), [(Reason::LongLabel, 1)]);
    let measure = &data(&long.entry.expect("a food"))["measures"][0];
    assert_eq!(measure["label"], "é".repeat(100));
    let whole = told(&"é".repeat(100));
    assert_eq!(notes(&whole), []);
    // What is called as a base is none: 2 g would be 60.
    for base in ["g", "ml"] {
        let food = data(&told(base).entry.expect("a food"));
        assert_eq!((food.get("measures"), &food["base"]), (None, &"g".into()));
    }
}

#[test]
fn a_last_column_without_a_name_is_one() {
    for (header, row) in [
        (
            "code\tproduct_name\tfat_100g\t",
            "3017620422003\tSpread\t9\t",
        ),
        (
            "code\tproduct_name\tfat_100g\t\r",
            "3017620422003\tSpread\t9\t\r",
        ),
        (
            "code\tproduct_name\tfat_100g \r",
            "3017620422003\tSpread\t9\r",
        ),
    ] {
        let (_, mut rows) = of_text(format!("{header}\n{row}\n"));
        let food = rows.remove(0).entry.expect("a food");
        assert_eq!(nutrients(&food)[3], "9", "{header:?}");
    }
}
