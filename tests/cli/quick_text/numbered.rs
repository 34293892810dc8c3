//! Own foods and pins with a number in their name, typed as they are called.

use serde_json::json;

use crate::world::{World, amounts};

fn save(world: &World, name: &str, measures: &[&str]) {
    let save = ["food", "save", name, "--per", "100g", "--kcal", "50"];
    world.ok(&[&save[..], measures].concat());
}

/// The two ways to write what was typed, as the hint names them.
fn both(world: &World, typed: &str) -> [String; 2] {
    let error = world.error(3, &["log", typed]);
    let hint = error["hint"].as_str().unwrap();
    let (one, other) = hint
        .strip_prefix("write ")
        .and_then(|ways| ways.split_once(", or "))
        .unwrap_or_else(|| panic!("{typed}: {hint}"));
    [one.to_owned(), other.to_owned()]
}

#[test]
fn a_name_that_is_an_amount_of_something_else_too_is_refused_with_both_named() {
    let world = World::stocked();
    let cup = ["--measure", "cup=200g", "--portion", "1 cup"];
    for (name, measures, typed, ways, foods) in [
        (
            "Chocolate 70",
            &[][..],
            "chocolate 70",
            ["100 g \"chocolate 70\"", "70 chocolate"],
            ["100 g Chocolate 70", "70 bar"],
        ),
        (
            "Coffee 2",
            &cup,
            "coffee 2",
            ["1 \"coffee 2\"", "2 coffee"],
            ["1 cup Coffee 2", "2 cup"],
        ),
        (
            "3 Eggs",
            &cup,
            "3 eggs",
            ["1 \"3 eggs\"", "3x eggs"],
            ["1 cup 3 Eggs", "3 large Egg"],
        ),
        (
            "500 kcal shake",
            &cup,
            "500 kcal shake",
            ["1 \"500 kcal shake\"", "500 kcal \"shake\""],
            ["1 cup 500 kcal shake", "1 serving shake"],
        ),
        (
            "500 kcal",
            &cup,
            "500 kcal",
            ["1 \"500 kcal\"", "500 kcal Quick add"],
            ["1 cup 500 kcal", "1 serving Quick add"],
        ),
    ] {
        save(&world, name, measures);
        assert_eq!(both(&world, typed), ways, "{typed}");
        for (way, food) in ways.iter().zip(foods) {
            let logged = amounts(&world.json(&["log", way, "--yes"]));
            assert!(logged[0].starts_with(food), "{way}: {logged:?}");
        }
    }
}

#[test]
fn both_ways_are_certain_where_both_orders_are_names() {
    let world = World::stocked();
    save(&world, "Coffee 2", &[]);
    save(&world, "2 Coffee", &[]);
    for typed in ["coffee 2", "2 coffee"] {
        let [one, other] = both(&world, typed);
        assert_eq!(one, format!("100 g \"{typed}\""));
        assert_eq!(
            amounts(&world.json(&["log", &other]))[0].split(' ').next(),
            Some("2")
        );
    }
}

#[test]
fn a_per_cent_sign_is_no_number_of_things() {
    let world = World::stocked();
    save(
        &world,
        "3% Bananas",
        &["--measure", "cup=200g", "--portion", "1 cup"],
    );
    let meal = world.json(&["log", "3 bananas"]);
    assert!(amounts(&meal)[0].contains("Bananas, raw"), "{meal}");
    let key = world.json(&["food", "show", "3% bananas"])["key"].clone();
    let food = format!("mine/{}", key.as_str().unwrap());
    world.ok(&["food", "pin", "5% apples", &food]);
    let meal = world.json(&["log", "5 apples"]);
    assert!(amounts(&meal)[0].contains("Apples, raw"), "{meal}");
    // Behind a name the sign may have been left out.
    save(&world, "Chocolate 70%", &[]);
    both(&world, "chocolate 70");
}

#[test]
fn a_name_that_can_be_nothing_else_is_one() {
    let world = World::stocked();
    let cup = ["--measure", "can=330g", "--portion", "1 can"];
    save(&world, "7 Uppish", &cup);
    let meal = world.json(&["log", "7 uppish"]);
    assert_eq!(amounts(&meal), ["1 can 7 Uppish"]);
    save(&world, "Lemon soda", &cup);
    let key = world.json(&["food", "show", "lemon soda"])["key"].clone();
    let food = format!("mine/{}", key.as_str().unwrap());
    world.ok(&["food", "pin", "9 upp", &food]);
    world.ok(&["food", "pin", "tea 2", &food]);
    let meal = world.json(&["log", "9 upp"]);
    assert_eq!(amounts(&meal), ["1 can Lemon soda"]);
    assert_eq!(both(&world, "tea 2"), ["1 \"tea 2\"", "2 tea"]);
    let meal = world.json(&["log", "1 \"tea 2\""]);
    assert_eq!(amounts(&meal), ["1 can Lemon soda"]);
}

#[test]
fn an_ingredient_is_read_as_an_item_is() {
    let world = World::stocked();
    save(&world, "Chocolate 70", &[]);
    let recipe = ["recipe", "save", "Cake", "--servings", "4", "--ingredient"];
    world.error(3, &[&recipe[..], &["chocolate 70"]].concat());
    world.ok(&[&recipe[..], &["100 g \"chocolate 70\""]].concat());
}

/// What a measure is so many of stands in names, too, and is nothing that anybody has one of.
#[test]
fn a_unit_in_a_name_is_not_one_of_a_measure() {
    let world = World::stocked();
    for (name, label, size) in [
        ("Colazola 330 ml", "330 ml", 330.0),
        ("Colazola 33 cl", "33 cl", 330.0),
        ("Skyr 20 g protein", "200 g", 200.0),
        ("Skyr 450 gr", "450 gr", 450.0),
        ("Kefir 200 мл", "200 мл", 200.0),
        ("Steak 8 oz", "8 oz", 227.0),
        ("Creatine 5 grams", "5 grams", 5.0),
        ("Eau L'originale", "2 l", 2000.0),
        ("G fuel", "60 g", 60.0),
        ("Vitamin C 500 mg", "500 mg", 0.5),
        ("Vitamin D 25 mcg", "25 mcg", 0.000_025),
        ("Soda 20 fl oz", "20 fl oz", 591.0),
    ] {
        let food = json!({"name": name, "data": {
            "base": "g", "nutrition": {"basisAmount": 100, "values": {"kcal": 42}},
            "measures": [{"label": label, "size": size}],
            "defaultPortion": {"amount": 1, "unit": label},
        }});
        let key = saved(&world, &food);
        for words in [
            format!("1 mine/{key}"),
            format!("mine/{key}"),
            format!("1 {name:?}"),
        ] {
            let sent = world.json(&["log", &words, "-n"]);
            let item = &sent["body"]["items"][0];
            assert_eq!(
                (&item["quantity"], &item["unit"]),
                (&json!(1), &json!(label)),
                "{words}"
            );
        }
    }
    // What is counted still is.
    let food = json!({"name": "Fish fingers, crumbed", "data": {
        "base": "g", "nutrition": {"basisAmount": 100, "values": {"kcal": 200}},
        "measures": [{"label": "3 fish fingers", "size": 90}],
    }});
    let key = saved(&world, &food);
    let sent = world.json(&["log", &format!("2 mine/{key}"), "-n"]);
    let item = &sent["body"]["items"][0];
    assert_eq!(
        (&item["quantity"], &item["unit"]),
        (&json!(60), &json!("g"))
    );
}

/// As packs and catalogues write it: a part of something says what the whole is.
#[test]
fn a_part_of_something_counts_the_whole_and_a_piece_of_it_is_one() {
    let world = World::stocked();
    for (number, (label, one, grams)) in [
        ("1/4 pizza (100 g)", "1 pizza", 400),
        ("1/4 de pizza (100 g)", "1 pizza", 400),
        ("¼ of a pizza", "1 pizza", 400),
        ("1/2 d'une baguette", "2 baguettes", 400),
        ("1 pack (100 g)", "2 packs", 200),
        ("1/2 pack", "1 pack", 200),
        // An eighth of it is how large a slice is, and so many are in a pack.
        ("slice (1/8)", "1 slice", 100),
        ("Stück, 1/12", "2 stück", 200),
        ("pack (2)", "1 pack", 100),
        ("slices (2)", "1 slice", 50),
        ("cup (1/2)", "1 cup", 200),
        ("half a pack", "1 pack", 200),
        ("half cup (120 ml)", "1 cup", 200),
        ("three quarters of a tin", "1 1/2 tins", 200),
        ("two slices", "1 slice", 50),
        ("a dozen pieces", "6 pieces", 50),
        ("une tranche", "2 tranches", 200),
        ("one scoop", "1 scoop", 100),
    ]
    .into_iter()
    .enumerate()
    {
        let name = format!("Zeta{number}");
        save(&world, &name, &["--measure", &format!("{label}=100g")]);
        let meal = world.json(&["log", &format!("{one} {name}")]);
        assert_eq!(
            meal["nutrition"]["values"]["kcal"],
            json!(grams / 2),
            "{label}"
        );
    }
}

/// Of 12 biscuits by the dozen there are not twelve dozen.
#[test]
fn a_hint_takes_no_number_of_one_thing_for_one_of_another() {
    let world = World::stocked();
    for (label, typed, says) in [
        (
            "une douzaine",
            "12",
            "counted in douzaine, as in: 1 douzaine",
        ),
        ("dozen", "6", "counted in dozen, as in: 1 dozen"),
        (
            "two dozen",
            "24",
            "counted in two dozen, as in: 1 two dozen",
        ),
        (
            "half pizza",
            "½",
            "counted in half pizza, as in: 1 half pizza",
        ),
        ("half", "½", "counted in half, as in: 1 half"),
        ("bowl", "2", "your own is written: 2 bowl"),
    ] {
        let name = format!("Iota {}", label.replace(' ', ""));
        save(&world, &name, &["--measure", &format!("{label}=100g")]);
        let refused = world.run(&["log", &format!("{typed} {name}")]);
        refused.failed(3).says(says);
    }
}

/// A part of something counts the whole where nothing else says what that is.
#[test]
fn a_measure_of_one_is_meant_before_a_part_of_it_or_several() {
    let world = World::stocked();
    for (number, (one, other, typed, grams)) in [
        ("1 pack (500 g)=500g", "1/3 pack=160g", "1 pack", 500),
        ("bag (160 g)=160g", "1/2 bag=75g", "2 bags", 320),
        ("1 bag (160 g)=160g", "2 bags=300g", "1 bag", 160),
        ("1 bag (160 g)=160g", "2 bags=300g", "2 bags", 300),
        ("bag, large=160g", "1/2 bag=75g", "1 bag", 160),
        ("bag=160g", "1/2 bag=75g", "1 bag", 160),
        ("piece=11g", "a dozen pieces=120g", "a dozen pieces", 120),
        ("piece=11g", "a dozen pieces=120g", "12 pieces", 120),
        ("piece=11g", "a dozen pieces=120g", "10 pieces", 110),
        ("slice=24g", "two slices=60g", "two slices", 60),
        ("half=400g", "half large=500g", "half", 400),
        ("half=400g", "half large=500g", "1 half large", 500),
    ]
    .into_iter()
    .enumerate()
    {
        let name = format!("Theta{number}");
        save(&world, &name, &["--measure", one, "--measure", other]);
        let meal = world.json(&["log", &format!("{typed} {name}")]);
        let kcal = meal["nutrition"]["values"]["kcal"].clone();
        assert_eq!(kcal, json!(grams / 2), "{one}, {other}: {typed}");
    }
}

/// The key under which a food was saved.
fn saved(world: &World, food: &serde_json::Value) -> String {
    let done = world.run_with(&["api", "saveFood", "--file", "-"], food.to_string());
    done.succeeded().json()["key"].as_str().unwrap().to_owned()
}
