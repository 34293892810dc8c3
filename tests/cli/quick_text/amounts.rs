//! How much: numbers as people write them, and amounts that nobody means.

use serde_json::json;

use crate::world::{World, amounts};

#[test]
fn numbers_are_taken_as_people_write_them() {
    let world = World::stocked();
    for (words, quantity) in [
        ("2,5 eggs", json!(2.5)),
        ("2.5 eggs", json!(2.5)),
        ("½ egg", json!(0.5)),
        ("1/2 egg", json!(0.5)),
        ("1 1/2 eggs", json!(1.5)),
        ("1½ eggs", json!(1.5)),
        ("2x egg", json!(2)),
        ("2 x egg", json!(2)),
        ("an egg", json!(1)),
        ("eggs 3", json!(3)),
    ] {
        let sent = world.json(&["log", words, "-n"]);
        assert_eq!(sent["body"]["items"][0]["quantity"], quantity, "{words}");
        assert_eq!(sent["body"]["items"][0]["unit"], "large", "{words}");
    }
}

#[test]
fn a_comma_and_three_digits_are_refused_with_both_readings() {
    let world = World::stocked();
    let refused = world.run(&["log", "1,000 g oats"]).failed(3);
    refused.says("write 1000 g or 1 g\n");
    let refused = world.run(&["log", "1.500 g rice"]).failed(3);
    refused.says("write 1500 g or 1.5 g\n");
    assert_eq!(world.meals(), 0);
}

#[test]
fn a_list_is_parted_by_commas_semicolons_plus_signs_and_lines() {
    let world = World::stocked();
    for words in [
        "1 egg, 1 banana",
        "1 egg; 1 banana",
        "1 egg + 1 banana",
        "1 egg\n1 banana",
    ] {
        let sent = world.json(&["log", words, "-n"]);
        assert_eq!(
            sent["body"]["items"].as_array().unwrap().len(),
            2,
            "{words:?}"
        );
    }
    let several = world.json(&["log", "1 egg", "1 banana", "-n"]);
    assert_eq!(several["body"]["items"].as_array().unwrap().len(), 2);
    let one = world.json(&["log", "2", "eggs", "-n"]);
    assert_eq!(one["body"]["items"].as_array().unwrap().len(), 1);
}

#[test]
fn items_are_read_from_standard_input_one_a_line() {
    let world = World::stocked();
    let done = world
        .run_with(&["log", "-", "--json"], "2 eggs\r\n1 cup milk\n\n")
        .succeeded();
    let meal = done.json();
    assert_eq!(meal["items"].as_array().unwrap().len(), 2);
    assert!(amounts(&meal)[1].starts_with("1 cup Milk"), "{meal}");
    world.run_with(&["log", "-"], "").failed(3);
    world.run_with(&["log", "-"], b"2 \xff\xfe eggs").failed(3);
    assert_eq!(world.meals(), 1);
}

#[test]
fn kilocalories_alone_are_a_quick_add_whose_other_nutrients_stay_unknown() {
    let world = World::stocked();
    let meal = world.json(&["log", "500kcal", "--name", "street food"]);
    assert_eq!(meal["nutrition"]["values"], json!({"kcal": 500}));
    assert_eq!(meal["name"], "street food");
    let named = world.json(&["log", "500 kcal burger"]);
    assert_eq!(named["items"][0]["food"]["name"], "burger");
    assert_eq!(named["nutrition"]["values"], json!({"kcal": 500}));
}

#[test]
fn an_amount_that_cannot_be_meant_needs_a_yes() {
    let world = World::stocked();
    world.ok(&["food", "save", "Juice", "--per", "100ml", "--kcal", "45"]);
    for words in [
        "6 kg oats",
        "5001 g oats",
        "5.1 l juice",
        "20001kcal",
        "70 cup oats",
    ] {
        world.run(&["log", words]).failed(2).says("--yes");
    }
    assert_eq!(world.meals(), 0);
    for words in ["5 kg oats", "5 l juice", "20000kcal"] {
        world.ok(&["log", words, "-n"]);
    }
    let meal = world.json(&["log", "6 kg oats", "--yes"]);
    assert_eq!(amounts(&meal), ["6000 g Oats"]);
}

#[test]
fn an_amount_of_nothing_or_less_is_refused() {
    let world = World::stocked();
    for words in ["0 eggs", "0 g oats", "eggs -2"] {
        world.run(&["log", words]).failed(3);
    }
    world.run(&["log", "--", "-2 eggs"]).failed(3);
    assert_eq!(world.meals(), 0);
}

#[test]
fn one_item_that_fails_stops_the_whole_meal() {
    let world = World::stocked();
    for (words, exit) in [
        ("2 eggs, 1 blorb", 6),
        ("2 eggs, 1,000 g oats", 3),
        ("2 eggs, 100 ml oats", 3),
        ("2 eggs, 100 g composition/nothing", 6),
        ("500kcal burger, 1 blorb", 6),
        ("2 eggs, 6 kg oats", 2),
    ] {
        world.run(&["log", words]).failed(exit);
    }
    assert_eq!(world.meals(), 0);
    let own = world.json(&["food", "search"]);
    assert_eq!(
        own["foods"],
        json!([]),
        "the quick add of a refused meal is not kept either"
    );
}

#[test]
fn a_unit_that_may_be_several_measures_is_told_as_items_that_work() {
    let world = World::stocked();
    for (phrase, items) in [
        (
            "1 cup carrots",
            &[
                "carrots 1 cup chopped",
                "carrots 1 cup grated",
                "carrots 1 cup strips or slices",
            ][..],
        ),
        (
            "2 servings of sugar",
            &["sugar 2 serving packet", "sugar 2 serving cube"],
        ),
        (
            "1 portion de sucre",
            &["sucre 1 serving packet", "sucre 1 serving cube"],
        ),
        (
            "1 serving sugar",
            &["sugar 1 serving packet", "sugar 1 serving cube"],
        ),
    ] {
        let error = world.error(3, &["log", phrase]);
        let message = error["message"].as_str().unwrap();
        assert!(message.contains("has several measures"), "{error}");
        let hint = format!("write which one: {}", items.join(" · "));
        assert_eq!(error["hint"], hint, "{phrase}");
        for item in items {
            world.ok(&["log", item, "-n"]);
        }
    }
    assert_eq!(world.meals(), 0);
}

/// Half of one thing needs no article where nothing is called so; of several nobody knows how many were meant.
#[test]
fn half_of_one_thing_is_understood_without_an_article() {
    let world = World::stocked();
    for (phrase, amount) in [
        (
            "half banana",
            "0.5 medium (7\" to 7-7/8\" long) Bananas, raw",
        ),
        (
            "demi banane",
            "0.5 medium (7\" to 7-7/8\" long) Bananas, raw",
        ),
        ("half large egg", "0.5 large Egg, whole, raw, fresh"),
        ("half slice of rye bread", "0.5 slice, regular Bread, rye"),
        (
            "a half banana",
            "0.5 medium (7\" to 7-7/8\" long) Bananas, raw",
        ),
        (
            "quarter banana",
            "0.25 medium (7\" to 7-7/8\" long) Bananas, raw",
        ),
        (
            "a quarter banana",
            "0.25 medium (7\" to 7-7/8\" long) Bananas, raw",
        ),
    ] {
        assert_eq!(amounts(&world.json(&["log", phrase])), [amount], "{phrase}");
    }
    let save = [
        "food",
        "save",
        "Half banana",
        "--per",
        "serving",
        "--kcal",
        "50",
    ];
    world.ok(&save);
    assert_eq!(
        amounts(&world.json(&["log", "half banana"])),
        ["1 serving Half banana"]
    );
    for (exit, phrase) in [
        (3, "apple half"),
        (3, "half apples"),
        (3, "half fat banana"),
        (3, "2 half apples"),
    ] {
        world.run(&["log", phrase]).failed(exit);
    }
}

#[test]
fn words_between_a_unit_and_a_food_may_belong_to_its_measure() {
    let world = World::stocked();
    for (phrase, amount) in [
        ("1 cup chopped carrots", "1 cup chopped Carrots, raw"),
        ("2 cups of grated carrots", "2 cup grated Carrots, raw"),
        ("½ cup mashed banana", "0.5 cup, mashed Bananas, raw"),
        (
            "1 cup chopped tomatoes",
            "1 cup, chopped or sliced Tomatoes, red, ripe, raw, year round average",
        ),
        (
            "1 cup cherry tomatoes",
            "1 cup cherry tomatoes Tomatoes, red, ripe, raw, year round average",
        ),
        (
            "2 cups penne",
            "2 cup penne Pasta, cooked, enriched, without added salt",
        ),
        (
            "1 cup of sliced tomatoes",
            "1 cup, chopped or sliced Tomatoes, red, ripe, raw, year round average",
        ),
    ] {
        assert_eq!(amounts(&world.json(&["log", phrase])), [amount], "{phrase}");
    }
    let meals = world.meals();
    let save = ["food", "save", "Chopped carrots", "--per", "100g", "--kcal"];
    world.ok(&[&save[..], &["40"]].concat());
    let error = world.error(3, &["log", "1 cup chopped carrots"]);
    let message = error["message"].as_str().unwrap();
    assert!(
        message.starts_with("\"Chopped carrots\""),
        "an own food is meant: {error}"
    );
    assert_eq!(world.meals(), meals);
}
