//! What could be read in two ways, or in none, stops the whole phrase.

use super::*;

#[test]
fn a_time_that_is_none_is_refused_and_never_a_name() {
    for text in [
        "2 eggs at 8",
        "2 eggs @ home",
        "2 eggs @",
        "2 eggs at 2 slices",
        "2 eggs at 7:30 yesterday with toast",
        "2 eggs @ 8am @ 9am",
        "2 eggs at 8am at 9am",
        "2 eggs at 8am @ 9am",
        "2 eggs @ 8am 9am",
        "2 eggs @ mon tue",
        "2 eggs @ 8am, 1 toast",
        "2 eggs at noon, 1 toast",
        "2 eggs at noon; 1 toast",
        "2 eggs at noon+1 toast",
        "2 eggs at noon\n1 toast",
        "2 eggs at now@8am",
        "at noon,",
        "2 eggs @ 8am\n1 toast",
        "2 eggs @ 8am + 1 toast",
        "2 eggs @ 11/12",
        "2 eggs at 25:00",
        "2 eggs 7:30",
        "2 eggs yesterday",
        "yesterday 2 eggs",
        "2 eggs yesterday at 7:30",
        "eggs 8am",
        "eggs at 1g",
        "eggs 8 am",
        "2 eggs 18h30",
    ] {
        refused(text);
    }
}

#[test]
fn more_than_a_meal_holds_is_refused_before_any_of_it_is_read() {
    let told = |text: &str| parse(text).unwrap_err().message().to_owned();
    assert_eq!(parse(&"1 egg,".repeat(100)).unwrap().items.len(), 100);
    assert_eq!(
        told(&"1 egg,".repeat(101)),
        "items: must have 1 to 100 entries, has 101"
    );
    assert_eq!(
        told(&"1 e 2\n".repeat(101)),
        "items: must have 1 to 100 entries, has 101"
    );
    assert_eq!(
        told(&"é".repeat(50_001)),
        "the text must have at most 50000 characters, has 50001"
    );
}

#[test]
fn no_amount_is_half_understood() {
    for text in [
        "egg %",
        "bread % rye",
        "% egg",
        "0 eggs",
        "0.0 eggs",
        "-2 eggs",
        "--5 eggs",
        "−2 eggs",
        "eggs -2",
        "- 2 eggs",
        "5-6 eggs",
        "1-3/2 eggs",
        "0-1/2 cup milk",
        "1/2-1 egg",
        "1-0.5 eggs",
        "1-1/2-2 eggs",
        "5–6 eggs",
        "5 - 6 eggs",
        "1e5 g rice",
        "1e+5 rice",
        "1e5g rice",
        "1e-5 rice",
        "1,000 g rice",
        "1,000,000 g rice",
        "1 000 g rice",
        "1.000,5 g rice",
        "1,2,3 eggs",
        "1. eggs",
        "1/0 egg",
        "24/7 bar",
        "80/20 beef",
        "2 x 200 g yoghurt",
        "2x200g yoghurt",
        "~5 eggs",
        "<5 eggs",
        "２ eggs",
        "٣ eggs",
        "2 eggs 1 toast",
        "2 eggs 100g",
        "1 bar 85g",
        "3 in 1 coffee",
        "200 g",
        "200g",
        "2",
        "2 x",
        "x 2",
        "a x",
        "oats 2x %",
        "200 g of",
        "vitamin b12,200 g oats",
        "3017620422003",
        "10000000000 g rice",
        "2 \"Rye bread\" toasted",
        "Rye \"bread\"",
        "2 \"a\" \"b\"",
        "2 \"\"",
        "2 \"Rye bread",
        "2 Rye bread\"",
        "7\" pizza",
        "2 \"Rye\nbread\"",
        "2 …",
        "2 eg\u{7}gs",
        "2 eg\u{b}gs",
        "2 eggs \u{202e}",
        "\u{85}",
        "\"a\u{1b}[0m\"",
    ] {
        refused(text);
    }
}

#[test]
fn a_range_is_told_as_one_however_its_ends_are_joined() {
    for text in [
        "2-3 eggs",
        "2 to 3 eggs",
        "2 or 3 eggs",
        "2 ou 3 oeufs",
        "2 à 3 oeufs",
        "1/2 to 1 banana",
        "200 to 300 g rice",
        "rice 200 TO 300 g",
        "2 - 3 eggs",
        "1/2 – 1 banana",
    ] {
        let error = refused(text);
        assert!(error.message().contains("not a range"), "{text}: {error}");
    }
    let error = refused("2 eggs to 3 toasts");
    assert!(error.message().contains("two amounts"), "{error}");
}

#[test]
fn one_bad_item_stops_them_all_and_is_named() {
    let error = refused("200 g oats, 5-6 eggs, 1 banana");
    assert_eq!(
        error.message(),
        "not understood: 5-6 eggs (an amount is one number, not a range)"
    );
    let error = refused("1,000 g rice");
    assert_eq!(
        error.message(),
        "not understood: 1,000 g rice (1,000 is 1000 or 1)"
    );
    assert_eq!(error.hint_text(), Some("write 1000 g or 1 g"));
    assert!(refused(&"a-5 -5 ".repeat(1000)).message().chars().count() < 200);
}

#[test]
fn three_digits_behind_a_comma_are_told_in_both_ways_as_people_write_them() {
    for (text, hint) in [
        ("4,999 kg rice", "write 4999 kg or 4.999 kg"),
        ("rice 4,500kg", "write 4500 kg or 4.5 kg"),
        ("4,000 rice", "write 4000 or 4"),
        ("1,234 eggs", "write 1234 or 1.234"),
        ("0,125 kg rice", "write 125 kg or 0.125 kg"),
        ("x1,250 rice", "write 1250 or 1.25"),
        ("2,125 cups rice", "write 2125 cups or 2.125 cups"),
        // A point would be in doubt again.
        ("4,999 g rice", "write 4999 g or 4.9990 g"),
        ("0,125 g saffron", "write 125 g or 0.125 g"),
    ] {
        assert_eq!(refused(text).hint_text(), Some(hint), "{text}");
    }
    for text in [
        "4999 kg rice",
        "4.999 kg rice",
        "0.125 g saffron",
        "1.234 eggs",
        "4.9990 g rice",
        "1.2340 mg salt",
    ] {
        assert!(parse(text).is_ok(), "{text}");
    }
}

#[test]
fn three_digits_behind_a_point_are_thousands_or_decimals_of_a_small_unit() {
    for (text, hint) in [
        ("1.500 g rice", "write 1500 g or 1.5 g"),
        ("1.500g rice", "write 1500 g or 1.5 g"),
        ("rice 1.500 g", "write 1500 g or 1.5 g"),
        ("rice 1.500 grams", "write 1500 grams or 1.5 grams"),
        ("2.000 ml milk", "write 2000 ml or 2 ml"),
        ("1.234 mg salt", "write 1234 mg or 1.2340 mg"),
        ("x1.500 g \"Rye bread\"", "write 1500 g or 1.5 g"),
        ("2.100 kcal", "write 2100 kcal or 2.1 kcal"),
        ("2.100kcal burger", "write 2100 kcal or 2.1 kcal"),
        ("burger 2.100 kJ", "write 2100 kJ or 2.1 kJ"),
        ("123.456 g rice", "write 123456 g or 123.4560 g"),
    ] {
        assert_eq!(refused(text).hint_text(), Some(hint), "{text}");
    }
    for (text, quantity) in [
        ("0.125 g saffron", "0.125"),
        ("0.125 kg rice", "0.125"),
        ("1.250 kg rice", "1.25"),
        ("1.250 l milk", "1.25"),
        ("1.125 lb beef", "1.125"),
        ("1.125 cups rice", "1.125"),
        ("1.125 pizza", "1.125"),
        ("1.50 g rice", "1.5"),
        ("1.5000 g rice", "1.5"),
        ("1500.250 g rice", "1500.25"),
    ] {
        let phrase = parse(text).unwrap();
        let What::Food(food) = &phrase.items[0].what else {
            panic!("{text}");
        };
        assert_eq!(food.quantity.unwrap().to_string(), quantity, "{text}");
        assert_eq!(
            parse(&phrase.to_string()).unwrap().items[0].what,
            phrase.items[0].what
        );
    }
}

#[test]
fn marks_between_thousands_are_refused_with_the_number_they_mean() {
    for text in [
        "1 000 g rice",
        "1\u{a0}000 g rice",
        "1\u{202f}000 g rice",
        "1'000 g rice",
        "1’000g rice",
        "rice 1'000 g",
        "rice 1 000 g",
    ] {
        let error = refused(text);
        assert!(
            error.hint_text().unwrap().starts_with("write 1000;"),
            "{error:?}"
        );
    }
    assert!(
        refused("1'000'000 g rice")
            .hint_text()
            .unwrap()
            .starts_with("write 1000000;")
    );
    parse("2 O'Brien's").unwrap();
}

#[test]
fn a_long_text_takes_no_longer_than_its_length() {
    for bit in [
        "at ", "1 ", "- ", "a=1 ", "a: 1 ", "1. ", "2x ", "\"a\" ", "a\" ", ", ", "1/2", "at 1 g ",
        "7up at, ", "(a ", "2) ", "(", "[ ] ",
    ] {
        drop(parse(&bit.repeat(50_000 / bit.len())));
    }
}

#[test]
fn a_comma_that_begins_a_number_is_put_to_the_person() {
    for text in [
        ",5 banana",
        "1 egg, ,5 banana",
        "½ cup rice,,5 banana",
        "oats ,25 kg",
        ";,5 egg",
    ] {
        assert!(refused(text).message().contains("may be 0,"), "{text}");
    }
    assert_eq!(
        crate::phrase::number::number(",5").unwrap().to_string(),
        "0.5"
    );
}

#[test]
fn a_time_beside_a_quick_add_is_no_name() {
    for text in [
        "500 kcal burger fri",
        "500 kcal pizza monday",
        "500 kcal soup lundi",
        "500kcal noon",
        "pizza fri 500 kcal",
        "500 kcal at",
        "500 kcal midnight",
        "500 kcal now",
        "500 kcal fri burger",
    ] {
        refused(text);
    }
    parse("500 kcal \"fri burger\"").unwrap();
    parse("500 kcal burger").unwrap();
}

#[test]
fn line_ends_are_repeated_as_blanks() {
    let error = refused("2 eggs @ 8am\n1 toast");
    assert_eq!(
        error.message(),
        "not understood: @ 8am 1 toast (more items behind the time)"
    );
}

#[test]
fn a_zero_in_front_may_have_lost_its_point() {
    for text in [
        "beer 05",
        "05 beer",
        "05 g rice",
        "500 kcal burger, 05 beer",
    ] {
        let error = refused(text);
        assert_eq!(error.hint_text(), Some("write 5 or 0.5"), "{text}");
    }
    parse("0.5 beer").unwrap();
    parse("2 eggs @ 08:05").unwrap();
}

#[test]
fn a_day_behind_an_amount_is_a_time_and_no_measure() {
    for text in ["menu 2 yesterday", "egg 2 hier", "beer 2 cans tomorrow"] {
        let error = refused(text);
        assert!(error.message().contains("a time inside"), "{text}: {error}");
    }
}
