//! Which food of those that match comes first.

use journal::model::CatalogueFood;
use serde_json::{Value, json};

use crate::bodies::{eat, id, meal, named, with};
use crate::catalogue::{food, scanned};
use crate::stand::Stand;

promises!(
    own_foods_are_listed_last_changed_first,
    products_are_listed_most_scanned_first,
    the_more_scanned_product_comes_first,
    the_exact_name_comes_first,
    the_exact_name_comes_first_also_behind_a_hundred,
    a_name_that_starts_with_the_query_comes_before_the_more_used,
    products_sold_in_the_region_come_first,
    a_region_drops_no_product,
    a_region_orders_the_whole_list_too,
    a_barcode_is_found_in_any_region,
    a_region_leaves_other_libraries_alone,
    the_food_logged_more_often_comes_first,
    of_equally_used_foods_the_shorter_name_comes_first,
    own_foods_are_found_by_use,
    use_counts_whatever_version_was_logged,
    a_deleted_meal_was_not_logged,
    the_exact_name_of_an_own_food_comes_first,
);

fn off(stand: &Stand, query: &str, region: Option<&str>) -> Vec<String> {
    let mut pairs = vec![("library", "off"), ("query", query)];
    pairs.extend(region.map(|region| ("region", region)));
    stand.names(&pairs)
}

fn dish(key: &str, name: &str) -> CatalogueFood {
    food(json!({"library": "service", "key": key, "name": name, "data": {"base": "g"}}))
}

fn log(stand: &Stand, library: &str, key: &Value, times: usize) {
    let food = json!({"library": library, "key": key});
    for _ in 0..times {
        stand
            .create_meal(meal(vec![eat(food.clone(), 1, "g")]))
            .given();
    }
}

fn own_foods_are_listed_last_changed_first(stand: &Stand) {
    let mut saved = Vec::new();
    for (minute, name) in ["a", "b", "c"].into_iter().enumerate() {
        stand.set_clock(&format!("2026-11-21T09:0{minute}:00Z"));
        saved.push(stand.save_food(named(name)).given());
    }
    assert_eq!(stand.names(&[]), ["c", "b", "a"]);
    stand.set_clock("2026-11-21T10:00:00Z");
    stand
        .save_food(with(named("a"), "/id", id(&saved[0])))
        .given();
    assert_eq!(stand.names(&[]), ["a", "c", "b"]);
    assert_eq!(stand.names(&[("query", "")]), ["a", "c", "b"]);
}

fn products_are_listed_most_scanned_first(stand: &Stand) {
    let all = [
        "Hazelnut Spread",
        "Peanut Butter Crunchy",
        "Süße Grüße",
        "Творог Ёлочка",
        "抹茶ラテ",
        "Mini Bar",
        "Loose Tea",
    ];
    assert_eq!(stand.names(&[("library", "off")]), all);
    assert_eq!(off(stand, "", None), all);
}

fn the_more_scanned_product_comes_first(stand: &Stand) {
    stand.with_catalogue(vec![
        scanned("1", "Red tea", 5, &[]),
        scanned("2", "Green tea", 500, &[]),
        scanned("3", "Black tea", 50, &[]),
    ]);
    assert_eq!(
        off(stand, "tea", None),
        ["Green tea", "Black tea", "Red tea"]
    );
}

fn the_exact_name_comes_first(stand: &Stand) {
    stand.with_catalogue(vec![
        scanned("1", "Tea biscuit", 900, &[]),
        scanned("2", "Tea", 1, &[]),
        scanned("3", "Green tea", 950, &[]),
    ]);
    assert_eq!(off(stand, "tea", None), ["Tea", "Tea biscuit", "Green tea"]);
    assert_eq!(off(stand, "TÉA", None)[0], "Tea");
}

fn the_exact_name_comes_first_also_behind_a_hundred(stand: &Stand) {
    let mut foods: Vec<_> = (0..150_u64)
        .map(|n| scanned(&n.to_string(), &format!("Tea number {n}"), 1_000 - n, &[]))
        .collect();
    foods.push(scanned("exact", "Tea", 1, &[]));
    stand.with_catalogue(foods);
    assert_eq!(off(stand, "tea", None)[..2], ["Tea", "Tea number 0"]);
}

fn a_name_that_starts_with_the_query_comes_before_the_more_used(stand: &Stand) {
    stand.with_catalogue(vec![
        scanned("1", "Black tea", 900, &[]),
        scanned("2", "Tea cake", 10, &[]),
        scanned("3", "Green tea", 800, &[]),
        scanned("4", "Teasel", 20, &[]),
    ]);
    assert_eq!(
        off(stand, "tea", None),
        ["Teasel", "Tea cake", "Black tea", "Green tea"]
    );
}

fn products_sold_in_the_region_come_first(stand: &Stand) {
    stand.with_catalogue(vec![
        scanned("1", "Tea", 900, &["US"]),
        scanned("2", "Tea biscuit", 10, &["DE", "FR"]),
        scanned("3", "Green tea", 20, &["DE"]),
        scanned("4", "Tea leaf", 700, &[]),
    ]);
    let german = ["Tea biscuit", "Green tea", "Tea", "Tea leaf"];
    assert_eq!(off(stand, "tea", Some("DE")), german);
    assert_eq!(off(stand, "tea", Some("de")), german);
    let french = ["Tea biscuit", "Tea", "Tea leaf", "Green tea"];
    assert_eq!(off(stand, "tea", Some("FR")), french);
    assert_eq!(off(stand, "tea", Some("US"))[0], "Tea");
}

fn a_region_drops_no_product(stand: &Stand) {
    let mut whole = off(stand, "", None);
    for region in ["DE", "JP", "ZZ"] {
        let mut listed = off(stand, "", Some(region));
        listed.sort();
        whole.sort();
        assert_eq!(listed, whole);
    }
    assert_eq!(off(stand, "hazelnut", Some("JP")), ["Hazelnut Spread"]);
}

fn a_region_orders_the_whole_list_too(stand: &Stand) {
    let listed = off(stand, "", Some("DE"));
    let expected = [
        "Hazelnut Spread",
        "Süße Grüße",
        "Peanut Butter Crunchy",
        "Творог Ёлочка",
    ];
    assert_eq!(listed[..4], expected);
}

fn a_barcode_is_found_in_any_region(stand: &Stand) {
    assert_eq!(off(stand, "3017620422003", Some("JP")), ["Hazelnut Spread"]);
}

fn a_region_leaves_other_libraries_alone(stand: &Stand) {
    let query = [
        ("library", "composition"),
        ("query", "oats"),
        ("region", "US"),
    ];
    assert_eq!(stand.names(&query), ["Oats, rolled"]);
}

fn the_food_logged_more_often_comes_first(stand: &Stand) {
    let dishes = [("1", "Bean soup"), ("2", "Fish soup"), ("3", "Tomato soup")];
    stand.with_catalogue(dishes.map(|(key, name)| dish(key, name)).to_vec());
    log(stand, "service", &json!("3"), 3);
    log(stand, "service", &json!("2"), 1);
    let soups = ["Tomato soup", "Fish soup", "Bean soup"];
    assert_eq!(
        stand.names(&[("library", "service"), ("query", "soup")]),
        soups
    );
    assert_eq!(stand.names(&[("library", "service")]), soups);
}

fn of_equally_used_foods_the_shorter_name_comes_first(stand: &Stand) {
    let names = [
        "Soup of beans and corn",
        "Soup of beans",
        "Soup of fish heads",
    ];
    let dishes = names.iter().enumerate();
    stand.with_catalogue(
        dishes
            .map(|(key, name)| dish(&key.to_string(), name))
            .collect(),
    );
    let expected = [
        "Soup of beans",
        "Soup of fish heads",
        "Soup of beans and corn",
    ];
    assert_eq!(
        stand.names(&[("library", "service"), ("query", "soup")]),
        expected
    );
    assert_eq!(stand.names(&[("library", "service")]), expected);
}

fn own_foods_are_found_by_use(stand: &Stand) {
    let often = stand.save_food(named("Vegetable soup")).given();
    let seldom = stand.save_food(named("Pea soup")).given();
    stand.save_food(named("Leek soup")).given();
    log(stand, "mine", &often["id"], 2);
    log(stand, "mine", &seldom["id"], 1);
    let expected = ["Vegetable soup", "Pea soup", "Leek soup"];
    assert_eq!(stand.names(&[("query", "soup")]), expected);
}

fn use_counts_whatever_version_was_logged(stand: &Stand) {
    let first = stand.save_food(named("Vegetable soup")).given();
    stand.save_food(named("Pea soup")).given();
    log(stand, "mine", &first["id"], 1);
    stand
        .save_food(with(named("Vegetable soup"), "/id", id(&first)))
        .given();
    assert_eq!(
        stand.names(&[("query", "soup")]),
        ["Vegetable soup", "Pea soup"]
    );
}

fn a_deleted_meal_was_not_logged(stand: &Stand) {
    let dishes = [("1", "Bean soup"), ("2", "Tomato soup")];
    stand.with_catalogue(dishes.map(|(key, name)| dish(key, name)).to_vec());
    let query = [("library", "service"), ("query", "soup")];
    log(stand, "service", &json!("2"), 1);
    assert_eq!(stand.names(&query), ["Tomato soup", "Bean soup"]);
    stand.delete_meal(id(&stand.meals()[0])).given();
    assert_eq!(stand.names(&query), ["Bean soup", "Tomato soup"]);
}

fn the_exact_name_of_an_own_food_comes_first(stand: &Stand) {
    let often = stand.save_food(named("Soup with dumplings")).given();
    log(stand, "mine", &often["id"], 2);
    stand.save_food(named("Soup")).given();
    assert_eq!(
        stand.names(&[("query", "soup")]),
        ["Soup", "Soup with dumplings"]
    );
}
