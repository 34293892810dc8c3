//! What a search matches.

use crate::bodies::{barcoded, named, with};
use crate::stand::Stand;

promises!(
    a_word_matches_the_start_of_a_word,
    every_word_must_match_in_any_order,
    name_and_brand_match_together,
    case_does_not_count,
    diacritics_do_not_count,
    sharp_s_is_two_s,
    ligatures_are_two_letters,
    other_scripts_are_searched_alike,
    numbers_are_words,
    odd_characters_are_no_error,
    wildcards_and_operators_are_no_commands,
    a_word_with_an_apostrophe_is_found,
    a_barcode_finds_its_food_in_any_padding,
    a_part_of_a_barcode_finds_nothing,
    a_barcode_finds_in_one_library,
    a_barcode_finds_an_own_food,
    a_brand_of_an_own_food_is_searched,
    generic_ingredients_are_named_in_the_locale,
    a_name_falls_back_to_english,
    a_locale_searches_its_names_and_english,
    a_locale_does_not_search_the_names_of_others,
    a_locale_changes_no_other_library,
);

fn off(stand: &Stand, query: &str) -> Vec<String> {
    stand.names(&[("library", "off"), ("query", query)])
}

fn generics(stand: &Stand, query: &str, locale: &str) -> Vec<String> {
    stand.names(&[
        ("library", "composition"),
        ("query", query),
        ("locale", locale),
    ])
}

fn own(stand: &Stand, names: &[&str]) {
    for name in names {
        stand.save_food(named(name)).given();
    }
}

fn a_word_matches_the_start_of_a_word(stand: &Stand) {
    for query in ["p", "pea", "peanut", "butter", "crunch", "crunchy"] {
        assert_eq!(off(stand, query), ["Peanut Butter Crunchy"], "{query}");
    }
    for query in ["eanut", "utter", "nut butter", "peanuts", "peanutbutter"] {
        assert!(off(stand, query).is_empty(), "{query}");
    }
}

fn every_word_must_match_in_any_order(stand: &Stand) {
    for query in ["peanut butter", "crun pea", "b p", "  peanut   crunchy "] {
        assert_eq!(off(stand, query), ["Peanut Butter Crunchy"], "{query}");
    }
    assert!(off(stand, "peanut jam").is_empty());
}

fn name_and_brand_match_together(stand: &Stand) {
    assert_eq!(off(stand, "nutty"), ["Hazelnut Spread"]);
    assert_eq!(off(stand, "nutty spread"), ["Hazelnut Spread"]);
    assert_eq!(
        off(stand, "old mill"),
        ["Peanut Butter Crunchy", "Loose Tea"]
    );
    assert_eq!(off(stand, "mill tea"), ["Loose Tea"]);
}

fn case_does_not_count(stand: &Stand) {
    for query in ["HAZELNUT", "hazelnut", "hAzElNuT SPREAD"] {
        assert_eq!(off(stand, query), ["Hazelnut Spread"], "{query}");
    }
    own(stand, &["MÜSLI"]);
    assert_eq!(stand.names(&[("query", "müsli")]), ["MÜSLI"]);
}

fn diacritics_do_not_count(stand: &Stand) {
    for query in [
        "jalapeno",
        "jalapeño",
        "JALAPEÑO",
        "jalapen\u{303}o",
        "jälápéñò",
    ] {
        assert_eq!(generics(stand, query, "en"), ["Jalapeño"], "{query}");
    }
    own(stand, &["Creme brulee", "Cre\u{300}me fraîche"]);
    let mut found = stand.names(&[("query", "crème")]);
    found.sort();
    assert_eq!(found, ["Creme brulee", "Cre\u{300}me fraîche"]);
}

fn sharp_s_is_two_s(stand: &Stand) {
    for query in [
        "süße",
        "susse",
        "SÜSSE GRÜSSE",
        "gruss",
        "weiß",
        "weiss söhne",
        "GRÜẞE",
    ] {
        assert_eq!(off(stand, query), ["Süße Grüße"], "{query}");
    }
    own(stand, &["Weisswurst"]);
    assert_eq!(stand.names(&[("query", "weißwurst")]), ["Weisswurst"]);
}

fn ligatures_are_two_letters(stand: &Stand) {
    for query in ["œuf", "oeuf", "OEUF", "ŒUF"] {
        assert_eq!(generics(stand, query, "fr"), ["Œuf de poule"], "{query}");
    }
}

fn other_scripts_are_searched_alike(stand: &Stand) {
    for query in [
        "творог",
        "ТВОРОГ",
        "тво",
        "ёлочка",
        "елочка",
        "ферма творог",
    ] {
        assert_eq!(off(stand, query), ["Творог Ёлочка"], "{query}");
    }
    for query in ["抹茶ラテ", "抹茶", "抹", "茶屋"] {
        assert_eq!(off(stand, query), ["抹茶ラテ"], "{query}");
    }
}

fn numbers_are_words(stand: &Stand) {
    own(stand, &["Milk 3.5%", "7 grain bread"]);
    assert_eq!(stand.names(&[("query", "7 grain")]), ["7 grain bread"]);
    assert_eq!(stand.names(&[("query", "milk 3")]), ["Milk 3.5%"]);
}

fn odd_characters_are_no_error(stand: &Stand) {
    own(stand, &["Stew"]);
    for query in [
        "\"",
        "\"\"",
        "'",
        "O'Brien",
        "*",
        "st*",
        "NEAR(",
        "NEAR(a b)",
        "AND",
        "OR stew",
        "NOT stew",
        "name:stew",
        "brand : x",
        "^stew",
        "%",
        "_",
        "s_ew",
        "(",
        ")",
        "{a}",
        "a-b",
        "-stew",
        "+stew",
        "stew;--",
        "\\",
        "/",
        "?",
        "&a=b",
        "#",
        "=",
        "%00",
        "\u{1}",
        "\n",
        "\t",
        "\u{feff}",
        "\u{200d}",
        "\u{301}",
        "🥣",
        "a:b:c",
        "stew\"",
        "!",
        "~",
        "|",
        "<>",
        "`",
        "$1",
        ",",
        ".",
        "…",
    ] {
        for library in ["mine", "off", "service"] {
            stand
                .search_foods(&[("library", library), ("query", query)])
                .given();
        }
        let long = format!("abc {query}");
        stand
            .search_foods(&[("library", "composition"), ("query", &long)])
            .given();
    }
}

fn wildcards_and_operators_are_no_commands(stand: &Stand) {
    own(stand, &["Stew", "Soup"]);
    for query in [
        "s_ew",
        "stew OR soup",
        "stew NOT soup",
        "xx OR stew",
        "name:stew",
        "st%w",
    ] {
        assert!(stand.names(&[("query", query)]).is_empty(), "{query}");
    }
}

fn a_word_with_an_apostrophe_is_found(stand: &Stand) {
    own(stand, &["O'Brien potatoes", "Ben & Jerry"]);
    assert_eq!(stand.names(&[("query", "o'brien")]), ["O'Brien potatoes"]);
    assert_eq!(stand.names(&[("query", "ben & jerry")]), ["Ben & Jerry"]);
}

fn a_barcode_finds_its_food_in_any_padding(stand: &Stand) {
    for query in ["3017620422003", "03017620422003"] {
        assert_eq!(off(stand, query), ["Hazelnut Spread"], "{query}");
    }
    for query in [
        "12345678905",
        "012345678905",
        "0012345678905",
        "00012345678905",
    ] {
        assert_eq!(off(stand, query), ["Peanut Butter Crunchy"], "{query}");
    }
    for query in ["96385074", "0000096385074", "00000096385074"] {
        assert_eq!(off(stand, query), ["Mini Bar"], "{query}");
    }
}

fn a_part_of_a_barcode_finds_nothing(stand: &Stand) {
    for query in ["30176204", "301762042200", "17620422003", "30176204220030"] {
        assert!(off(stand, query).is_empty(), "{query}");
    }
}

fn a_barcode_finds_in_one_library(stand: &Stand) {
    assert_eq!(
        stand.names(&[("library", "service"), ("query", "20001234")]),
        ["Lasagne"]
    );
    assert!(off(stand, "20001234").is_empty());
    assert!(stand.names(&[("query", "20001234")]).is_empty());
}

fn a_barcode_finds_an_own_food(stand: &Stand) {
    stand.save_food(barcoded("Stew", "0012345670")).given();
    for query in ["12345670", "0012345670", "00000012345670"] {
        assert_eq!(stand.names(&[("query", query)]), ["Stew"], "{query}");
    }
}

fn a_brand_of_an_own_food_is_searched(stand: &Stand) {
    stand
        .save_food(with(named("Stew"), "/brand", "Grandma"))
        .given();
    assert_eq!(stand.names(&[("query", "grand")]), ["Stew"]);
    assert_eq!(stand.names(&[("query", "stew grandma")]), ["Stew"]);
}

fn generic_ingredients_are_named_in_the_locale(stand: &Stand) {
    assert_eq!(generics(stand, "banana", "fr"), ["Banane, crue"]);
    assert_eq!(generics(stand, "banana", "fr-CA"), ["Banane, crue"]);
    assert_eq!(generics(stand, "banana", "en"), ["Banana, raw"]);
    assert_eq!(generics(stand, "banana", "sv"), ["Banana, raw"]);
    let query = [("library", "composition"), ("query", "banana")];
    assert_eq!(stand.names(&query), ["Banana, raw"]);
}

fn a_name_falls_back_to_english(stand: &Stand) {
    assert_eq!(generics(stand, "tahini", "fr"), ["Tahini"]);
}

fn a_locale_searches_its_names_and_english(stand: &Stand) {
    assert_eq!(generics(stand, "noix", "fr"), ["Noix"]);
    assert_eq!(generics(stand, "walnut", "fr"), ["Noix"]);
    assert_eq!(
        generics(stand, "flocons avoine", "fr"),
        ["Flocons d'avoine"]
    );
}

fn a_locale_does_not_search_the_names_of_others(stand: &Stand) {
    assert!(generics(stand, "flocons", "de").is_empty());
    assert!(generics(stand, "flocons", "en").is_empty());
    assert!(
        stand
            .names(&[("library", "composition"), ("query", "flocons")])
            .is_empty()
    );
}

fn a_locale_changes_no_other_library(stand: &Stand) {
    own(stand, &["Stew"]);
    assert_eq!(
        stand.names(&[("query", "stew"), ("locale", "fr")]),
        ["Stew"]
    );
    let query = [("library", "off"), ("query", "hazelnut"), ("locale", "fr")];
    assert_eq!(stand.names(&query), ["Hazelnut Spread"]);
}
