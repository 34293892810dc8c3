//! `searchFoods`: foods of one library, by name, brand or barcode.

mod order;
mod pages;
mod words;

use serde_json::json;

use crate::bodies::{
    barcoded, breakfast, eat, emoji, generic, id, meal, named, per_100_g, the, with,
};
use crate::json::assert_same;
use crate::stand::Stand;

promises!(
    a_new_journal_has_no_foods_of_its_own,
    the_own_foods_are_searched_when_nobody_says,
    one_library_is_searched,
    a_found_food_of_the_own_is_the_food_saved,
    a_found_catalogue_food_has_its_members,
    unset_members_are_null_and_unset_data_left_out,
    a_found_food_can_be_eaten,
    a_changed_food_is_found_by_its_new_name_alone,
    a_deleted_food_is_not_found,
    a_search_has_200_characters_at_most,
    generic_ingredients_need_3_characters,
    a_library_is_one_of_four,
    a_locale_is_a_language_tag,
    a_region_is_two_letters,
    all_problems_are_told_at_once,
    an_unknown_parameter_is_ignored,
    u0000_is_refused,
    searching_changes_nothing,
    a_catalogue_food_that_did_not_change_keeps_its_version,
    a_catalogue_food_whose_data_changed_is_a_new_version,
);

fn a_new_journal_has_no_foods_of_its_own(stand: &Stand) {
    let page = stand.search_foods(&[]).given();
    assert_same(&page, &json!({"foods": [], "nextOffset": null}));
}

fn the_own_foods_are_searched_when_nobody_says(stand: &Stand) {
    stand.save_food(named("Oat stew")).given();
    assert_eq!(stand.names(&[("query", "oat")]), ["Oat stew"]);
    assert_eq!(
        stand.names(&[("query", "oat"), ("library", "mine")]),
        ["Oat stew"]
    );
}

fn one_library_is_searched(stand: &Stand) {
    stand.save_food(named("Hazelnut oats")).given();
    assert_eq!(
        stand.names(&[("query", "oats"), ("library", "composition")]),
        ["Oats, rolled"]
    );
    assert_eq!(
        stand.names(&[("query", "hazel"), ("library", "off")]),
        ["Hazelnut Spread"]
    );
    assert_eq!(
        stand.names(&[("query", "lasagne"), ("library", "service")]),
        ["Lasagne"]
    );
    assert!(
        stand
            .names(&[("query", "lasagne"), ("library", "off")])
            .is_empty()
    );
}

fn a_found_food_of_the_own_is_the_food_saved(stand: &Stand) {
    let body = barcoded("Stew", "12345670");
    let saved = stand.save_food(with(body, "/brand", "Mum")).given();
    let page = stand.search_foods(&[("query", "stew")]).given();
    assert_same(&page, &json!({"foods": [saved], "nextOffset": null}));
}

fn a_found_catalogue_food_has_its_members(stand: &Stand) {
    let page = stand
        .search_foods(&[("library", "off"), ("query", "hazelnut")])
        .given();
    let food = &page["foods"][0];
    for (member, value) in [
        ("library", json!("off")),
        ("key", json!("spread")),
        ("version", json!(1)),
        ("name", json!("Hazelnut Spread")),
        ("brand", json!("Nutty")),
        ("barcode", json!("3017620422003")),
    ] {
        assert_same(&food[member], &value);
    }
    let data = json!({
        "base": "g",
        "nutrition": {"basisAmount": 100, "values": {"kcal": 539, "sugars": 56.3}},
        "composition": "Sugar, hazelnuts",
    });
    assert_same(&food["data"], &data);
}

fn unset_members_are_null_and_unset_data_left_out(stand: &Stand) {
    let page = stand
        .search_foods(&[("library", "composition"), ("query", "herb")])
        .given();
    let food = &page["foods"][0];
    assert_same(&food["data"], &json!({}));
    for member in ["brand", "barcode"] {
        assert!(food.as_object().unwrap().contains_key(member), "{member}");
        assert!(food[member].is_null());
    }
}

fn a_found_food_can_be_eaten(stand: &Stand) {
    let page = stand
        .search_foods(&[("library", "off"), ("query", "hazelnut")])
        .given();
    let item = eat(the(&page["foods"][0]), 100, "g");
    let made = stand.create_meal(meal(vec![item])).given();
    assert_same(&made["nutrition"]["values"]["kcal"], &json!(539));
}

fn a_changed_food_is_found_by_its_new_name_alone(stand: &Stand) {
    let food = stand.save_food(named("Stew")).given();
    stand
        .save_food(with(named("Soup"), "/id", food["id"].clone()))
        .given();
    assert!(stand.names(&[("query", "stew")]).is_empty());
    assert_eq!(stand.names(&[("query", "soup")]), ["Soup"]);
    assert_eq!(stand.mine().len(), 1);
}

fn a_deleted_food_is_not_found(stand: &Stand) {
    let food = stand.save_food(barcoded("Stew", "12345670")).given();
    stand.delete_food(id(&food)).given();
    for query in ["", "stew", "12345670"] {
        assert!(stand.names(&[("query", query)]).is_empty());
    }
}

fn a_search_has_200_characters_at_most(stand: &Stand) {
    for library in ["mine", "off", "service", "composition"] {
        for query in [emoji(200), "a".repeat(200)] {
            stand
                .search_foods(&[("library", library), ("query", &query)])
                .given();
        }
        let longer = emoji(201);
        let answer = stand.search_foods(&[("library", library), ("query", &longer)]);
        answer.refused(&["query"]);
    }
}

fn generic_ingredients_need_3_characters(stand: &Stand) {
    for query in ["", "o", "oa", "水水", "🥣🥣"] {
        let answer = stand.search_foods(&[("library", "composition"), ("query", query)]);
        answer.refused(&["query"]);
    }
    stand
        .search_foods(&[("library", "composition")])
        .refused(&["query"]);
    assert_eq!(
        stand.names(&[("library", "composition"), ("query", "oat")]),
        ["Oats, rolled"]
    );
    stand
        .search_foods(&[("library", "composition"), ("query", "水水水")])
        .given();
    for library in ["mine", "off", "service"] {
        stand
            .search_foods(&[("library", library), ("query", "o")])
            .given();
    }
}

fn a_library_is_one_of_four(stand: &Stand) {
    for library in ["", "Off", "theirs", "mine "] {
        stand
            .search_foods(&[("library", library)])
            .refused(&["library"]);
    }
    stand
        .search_foods(&[("library", "off"), ("library", "off")])
        .refused(&["library"]);
}

fn a_locale_is_a_language_tag(stand: &Stand) {
    let longest = format!("fr{}-abcde", "-abcdefgh".repeat(8));
    assert_eq!(longest.len(), 80);
    for locale in ["de", "fr-FR", "zh-Hant-TW", "ABCDEFGH", "de-1996", &longest] {
        stand.search_foods(&[("locale", locale)]).given();
    }
    let too_long = format!("{longest}f");
    for locale in [
        "",
        "f",
        "fr_FR",
        "fr-",
        "-fr",
        "abcdefghi",
        "fr-abcdefghi",
        "f1",
        "fr FR",
        "frä",
        &too_long,
    ] {
        stand
            .search_foods(&[("locale", locale)])
            .refused(&["locale"]);
    }
}

fn a_region_is_two_letters(stand: &Stand) {
    for region in ["DE", "de", "Us", "ZZ"] {
        stand
            .search_foods(&[("library", "off"), ("region", region)])
            .given();
    }
    for region in ["", "D", "DEU", "D1", "dé", "D "] {
        let answer = stand.search_foods(&[("library", "off"), ("region", region)]);
        answer.refused(&["region"]);
    }
}

fn all_problems_are_told_at_once(stand: &Stand) {
    let long = "x".repeat(201);
    let query = [
        ("query", long.as_str()),
        ("library", "theirs"),
        ("limit", "0"),
        ("offset", "-1"),
        ("locale", "x"),
        ("region", "x"),
    ];
    let paths = query.map(|(name, _)| name);
    stand.search_foods(&query).refused(&paths);
}

fn an_unknown_parameter_is_ignored(stand: &Stand) {
    stand.save_food(named("Stew")).given();
    let query = [("colour", "red"), ("colour", ""), ("Query", "nothing")];
    assert_eq!(stand.names(&query), ["Stew"]);
}

fn u0000_is_refused(stand: &Stand) {
    for name in ["query", "library", "locale", "region"] {
        stand.search_foods(&[(name, "a\0")]).refused(&[name]);
    }
}

fn searching_changes_nothing(stand: &Stand) {
    let made = stand.create_meal(breakfast()).given();
    stand
        .search_foods(&[("library", "composition"), ("query", "oats")])
        .given();
    assert_eq!(stand.meals(), [made]);
    assert!(stand.mine().is_empty());
}

fn a_catalogue_food_that_did_not_change_keeps_its_version(stand: &Stand) {
    stand.with_catalogue(crate::catalogue::foods());
    stand.with_catalogue(crate::catalogue::foods());
    let page = stand
        .search_foods(&[("library", "composition"), ("query", "oats")])
        .given();
    assert_same(&page["foods"][0]["version"], &json!(1));
}

fn a_catalogue_food_whose_data_changed_is_a_new_version(stand: &Stand) {
    stand.with_catalogue(crate::catalogue::foods());
    let mut foods = crate::catalogue::foods();
    let oats = foods.iter_mut().find(|food| food.key == "oats").unwrap();
    oats.data =
        serde_json::from_value(per_100_g("x", json!({"kcal": 370}))["data"].clone()).unwrap();
    stand.with_catalogue(foods);
    let page = stand
        .search_foods(&[("library", "composition"), ("query", "oats")])
        .given();
    assert_same(&page["foods"][0]["version"], &json!(2));
    let made = stand
        .create_meal(meal(vec![eat(generic("oats"), 100, "g")]))
        .given();
    assert_same(&made["items"][0]["food"]["version"], &json!(2));
    assert_same(&made["nutrition"]["values"], &json!({"kcal": 370}));
}
