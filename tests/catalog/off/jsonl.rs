//! The export as JSON, a product a line, in the shape before 2025.

use journal::catalog::report::Reason;

use crate::off::{data, foods, noted, nutrients, of_file, of_text};

const FORMAT: &str = "Open Food Facts, JSON lines";

fn line(members: &str) -> journal::catalog::Read {
    let (format, mut rows) = of_text(format!("{{\"code\":\"3017620422003\",{members}}}\n"));
    assert_eq!((format, rows.len()), (FORMAT, 1), "{members}");
    rows.remove(0)
}

#[test]
fn a_damaged_export_is_read_as_far_as_it_is_whole() {
    let rows = of_file("products-2020-slice.jsonl").expect("rows");
    assert_eq!(rows.len(), 6);
    assert_eq!(
        noted(&rows),
        [
            (Reason::Broken, 1),
            (Reason::WrongCheckDigit, 2),
            // Of 18 and of 20 digits.
            (Reason::CodeLength, 2),
            (Reason::NoNutrition, 2)
        ]
    );
    // The code of the line that breaks off, for the report; a stray quote is before its digits.
    let broken = rows.last().expect("a row");
    assert_eq!(
        (&broken.entry, broken.code.as_str()),
        (&None, "0000000005661")
    );
}

#[test]
fn values_are_read_where_everything_is_a_text() {
    let rows = of_file("products-2020-slice.jsonl").expect("rows");
    let foods = foods(&rows);
    assert_eq!(
        nutrients(foods["00000017"]),
        ["375", "7.8", "70.1", "7", "3.08", "15", "", "1.4"]
    );
    assert_eq!(foods["00000123"].name, "Sauce Sweety chili 0%");
    assert_eq!(foods["00000123"].regions, "FR");
    let chips = foods["00004530"];
    assert_eq!(
        nutrients(chips),
        [
            "536", "3.57", "64.29", "28.57", "28.57", "14.29", "3.6", "0"
        ]
    );
    assert_eq!(data(chips)["measures"][0]["label"], "28 g (1 ONZ)");
    assert_eq!(foods["03327986"].known, 0);
}

#[test]
fn numbers_and_texts_are_read_alike() {
    let row = line(
        r#""product_name":"Br\u00fbl\u00e9e","brands":"A, B","countries_tags":["en:france","en:germany"],
        "unique_scans_n":7,"completeness":0.5,"last_modified_t":"1561463718","serving_size":"30 g","serving_quantity":"30",
        "image_url":"https://images.openfoodfacts.org/x.jpg","ingredients_text":"_Milk_",
        "nutriments":{"energy-kcal_100g":"539","energy-kj_100g":1,"proteins_100g":6.3,"carbohydrates_100g":57.5,"fat_100g":"30.9",
        "fat_value":99,"fat":99,"saturated-fat_100g":10.60,"sugars_100g":null,"fiber_100g":"","sodium_100g":0.0428,"fat_prepared_100g":1}"#
            .replace('\n', " ")
            .as_str(),
    );
    let entry = row.entry.expect("a food");
    assert_eq!(entry.name, "Brûlée");
    assert_eq!(
        (entry.brand.as_deref(), entry.other_brands.as_str()),
        (Some("A"), "B")
    );
    assert_eq!((entry.regions.as_str(), entry.scans), ("FR DE", 7));
    assert_eq!((entry.completeness, entry.changed), (5000, 1_561_463_718));
    assert_eq!(
        nutrients(&entry),
        ["539", "6.3", "57.5", "30.9", "10.6", "", "", "0.107"]
    );
    let data = data(&entry);
    assert_eq!(data["measures"][0]["size"].to_string(), "30");
    assert_eq!(
        data["images"][0]["url"],
        "https://images.openfoodfacts.org/x.jpg"
    );
    assert_eq!(data["composition"], "Milk");
}

#[test]
fn a_value_is_checked_as_in_any_other_export() {
    for (member, reason) in [
        (r#""fiber_100g":1e309"#, Reason::OverMaximum),
        (r#""fiber_100g":"NaN""#, Reason::NoNumber),
        (r#""fiber_100g":-0.1"#, Reason::Negative),
        (r#""salt_100g":101"#, Reason::Over100Grams),
        (r#""energy_100g":4000"#, Reason::Over905Kcal),
    ] {
        let row = line(&format!(
            r#""product_name":"x","nutriments":{{"fat_100g":1,{member}}}"#
        ));
        assert_eq!(noted(std::slice::from_ref(&row)), [(reason, 1)], "{member}");
        let written = nutrients(&row.entry.expect("a food"));
        assert_eq!(written, ["", "", "", "1", "", "", "", ""]);
    }
}

#[test]
fn a_bound_is_no_value_and_takes_what_is_worked_out_of_it_with_it() {
    let row = line(
        r#""product_name":"x","nutriments":{"fat_100g":0.5,"fat_modifier":"<","sugars_100g":5,"sugars_modifier":"~",
        "salt_100g":0.01,"salt_modifier":"<","sodium_100g":0.004,"fiber_modifier":">"}"#
            .replace('\n', " ")
            .as_str(),
    );
    assert_eq!(
        noted(std::slice::from_ref(&row)),
        [(Reason::Bound, 2), (Reason::NoMacros, 1)]
    );
    let written = nutrients(&row.entry.expect("a food"));
    assert_eq!(written, ["", "", "", "", "", "5", "", ""]);
}

#[test]
fn the_name_is_the_products_own_and_others_are_kept_by_language() {
    let row = line(
        r#""lang":"fr","product_name":"Crème","product_name_en":"Cream","product_name_de":"Rahm","product_name_fr":"Crème",
        "product_name_it":"","product_name_xxx":"no","product_name_fr_imported":"no""#
            .replace('\n', " ")
            .as_str(),
    );
    let entry = row.entry.expect("a food");
    assert_eq!(entry.name, "Crème");
    let names: Vec<(&str, &str)> = entry
        .names
        .iter()
        .map(|(language, name)| (language.as_str(), name.as_str()))
        .collect();
    assert_eq!(names, [("de", "Rahm"), ("en", "Cream")]);
    // In its own language it is not called by the English name, which others are given.
    assert_eq!(entry.language, "fr");
    let row = line(
        r#""lc":"de","product_name":"","product_name_de":"Rahm &amp; Co","generic_name":"no""#,
    );
    assert_eq!(row.notes.count(Reason::Entities), 1);
    let entry = row.entry.expect("a food");
    assert_eq!((entry.name.as_str(), entry.names.len()), ("Rahm & Co", 0));
    assert_eq!(entry.language, "de");
    // A product that has no name in its own language is called by one in another.
    let row = line(r#""lc":"de","product_name_fr":"Crème","product_name_en":"Cream""#);
    let entry = row.entry.expect("a food");
    assert_eq!((&*entry.name, &*entry.language), ("Cream", "en"));
    assert_eq!(entry.names["fr"], "Crème");
}

#[test]
fn the_texts_of_the_products_language_go_before_those_of_none() {
    let row = line(
        r#""lc":"fr","product_name":"Creme 2","product_name_fr":"Crème","product_name_de":"Rahm",
        "ingredients_text":"Milk","ingredients_text_fr":"_Lait_","ingredients_text_de":"Milch""#
            .replace('\n', " ")
            .as_str(),
    );
    let entry = row.entry.expect("a food");
    assert_eq!(entry.name, "Crème");
    assert_eq!(data(&entry)["composition"], "Lait");
    // What is empty says nothing.
    let row = line(
        r#""lc":"fr","product_name":"Crème","product_name_fr":" ","ingredients_text":"Lait","ingredients_text_fr":"","ingredients_text_de":"Milch""#,
    );
    let entry = row.entry.expect("a food");
    assert_eq!(entry.name, "Crème");
    assert_eq!(data(&entry)["composition"], "Lait");
}

#[test]
fn half_a_surrogate_pair_is_one_lost_character_and_not_a_lost_text() {
    let row = line(
        r#""product_name":"Cr\ud800\u00e8me \ud83c\udf66","brands":["A\udc00"],"\ud800":1,"nutriments":{"fat_100g":1}"#,
    );
    assert_eq!(
        noted(std::slice::from_ref(&row)),
        [(Reason::OddCharacters, 2)]
    );
    let entry = row.entry.expect("a food");
    assert_eq!(entry.name, "Crème \u{1f366}");
    assert_eq!((entry.brand.as_deref(), entry.known), (Some("A"), 1));
}

#[test]
fn the_base_is_the_unit_that_is_printed_else_the_one_that_is_said() {
    for (members, base) in [
        (r#""quantity":"1 l""#, "ml"),
        (r#""product_quantity_unit":"ml""#, "ml"),
        (r#""nutrition_data_per":"100ml""#, "ml"),
        (r#""quantity":"500 g","product_quantity_unit":"ml""#, "g"),
        (r#""nutrition_data_per":"serving""#, "g"),
    ] {
        let row = line(&format!(r#""product_name":"x",{members},"fat_100g":1"#));
        assert_eq!(data(&row.entry.expect("a food"))["base"], base, "{members}");
    }
}

#[test]
fn a_product_without_values_has_a_base_all_the_same() {
    for (members, base) in [
        (r#""quantity":"33 cl""#, "ml"),
        (r#""quantity":"500 g""#, "g"),
        (r#""product_quantity_unit":"ml""#, "ml"),
        (r#""quantity":"""#, "g"),
    ] {
        let row = line(&format!(r#""product_name":"x",{members}"#));
        assert_eq!(row.notes.count(Reason::NoNutrition), 1);
        assert_eq!(data(&row.entry.expect("a food"))["base"], base, "{members}");
    }
}

#[test]
fn a_member_of_another_kind_is_unknown_and_its_product_is_taken() {
    let row = line(
        r#""product_name":"x","brands":["A","B"],"nutriments":[],"nutrition":5,"serving_size":{},"countries_tags":null,"image_url":true"#,
    );
    let entry = row.entry.expect("a food");
    assert_eq!((entry.brand.as_deref(), entry.known), (Some("A"), 0));
}

#[test]
fn a_line_that_is_no_product_is_left_out_and_the_others_are_read() {
    let (_, rows) = of_text(
        b"\xef\xbb\xbf{\"code\":\"1\",\"product_name\":\"a\"}\n\n[]\n{\"code\":\"2\",\"product_name\"\n\
          {\"code\":\"3\",\"product_name\":\"b\"} x\nnull\n{\"code\":\"4\",\"product_name\":\"c\xffd\"}\r\n\
          {\"product_name\":\"e\"}\n{\"code\":5,\"product_name\":\"f\"}",
    );
    let taken: Vec<Option<&str>> = rows
        .iter()
        .map(|row| row.entry.as_ref().map(|entry| entry.name.as_str()))
        .collect();
    let none = None;
    assert_eq!(
        taken,
        [
            Some("a"),
            none,
            none,
            none,
            none,
            Some("cd"),
            none,
            Some("f")
        ]
    );
    let count = |reason| rows.iter().map(|row| row.notes.count(reason)).sum::<u64>();
    assert_eq!((count(Reason::Broken), count(Reason::NoCode)), (4, 1));
    // A byte that is no UTF-8 is a lost character.
    assert_eq!(count(Reason::OddCharacters), 1);
}

#[test]
fn products_and_foods_as_they_are_saved_are_told_apart() {
    let own = "foods as they are saved, one a line";
    for (text, format) in [
        (r#"{"name":"x","barcode":"3017620422003","data":{}}"#, own),
        (
            r#"{"key":"a","name":"code","data":{"base":"g"},"scans":1}"#,
            own,
        ),
        (
            r#"{"_id":"1","lang":"en","code":"1","product_name":"x"}"#,
            FORMAT,
        ),
        (
            r#"{"data_sources":"a","product_name_fr":"x","code":"17"}"#,
            FORMAT,
        ),
    ] {
        assert_eq!(of_text(text).0, format, "{text}");
    }
    // What is seen of the first line may end within it.
    let long = format!(
        r#"{{"product_name":"x","creator":"{}","code":"17"}}"#,
        "y".repeat(100_000)
    );
    let (format, rows) = of_text(long);
    assert_eq!(
        (format, foods(&rows)["00000017"].name.as_str()),
        (FORMAT, "x")
    );
}

#[test]
fn countries_that_were_typed_are_those_of_a_product_without_tags() {
    for (members, codes) in [
        (
            r#""countries_tags":["en:france"],"countries":"Spain""#,
            "FR",
        ),
        (
            r#""countries_tags":[],"countries":"Spain, France""#,
            "ES FR",
        ),
        (r#""countries":"Espagne""#, "ES"),
        (r#""countries_tags":null,"countries":7"#, ""),
    ] {
        let line = format!(r#"{{"code":"3017620422003","product_name":"x",{members}}}"#);
        let (_, rows) = of_text(line);
        assert_eq!(foods(&rows)["3017620422003"].regions, codes, "{members}");
    }
}

#[test]
fn a_name_in_a_variant_of_a_language_is_left_out_and_counted() {
    let row = line(
        r#""lang":"zh","product_name":"茶","product_name_zh":"茶","product_name_zh-tw":"臺茶",
        "product_name_pt-br":" ","product_name_fr_imported":"no","nutriments":{"fat_100g":0.5}"#
            .replace('\n', " ")
            .as_str(),
    );
    assert_eq!(
        noted(std::slice::from_ref(&row)),
        [(Reason::LanguageVariant, 1)]
    );
    let entry = row.entry.expect("a food");
    assert_eq!((entry.name.as_str(), entry.names.len()), ("茶", 0));
}

#[test]
fn a_name_of_digits_or_with_letters_of_control_is_a_text_as_any() {
    for (told, name, odd) in [
        ("7", "7", 0),
        ("1e400", "1e400", 0),
        (r#""Te\u0080a \u009b31m""#, "Te a 31m", 1),
        (r#""Te\u009d\u200ea""#, "Te a", 1),
        (r#""T\u061ce\u180ea""#, "Tea", 1),
        (r#""شاي""#, "شاي", 0),
    ] {
        let row = line(&format!(r#""product_name":{told}"#));
        assert_eq!(row.notes.count(Reason::OddCharacters), odd, "{told}");
        assert_eq!(row.entry.expect("a food").name, name);
    }
}
