//! Measures that are called as a unit is: a gram is a gram, whatever a food says of it.

use crate::world::World;

/// A home with a food that has measures called as units, as another program may have saved it.
fn called_as_units(base: &str, measures: &str) -> World {
    let world = World::stocked();
    let body = format!(
        r#"{{ "name": "Skyr", "data": {{ "base": "{base}", "measures": [{measures}],
             "defaultPortion": {{ "amount": 40, "unit": "{base}" }},
             "nutrition": {{ "basisAmount": 100, "values": {{ "kcal": 60 }} }} }} }}"#
    );
    let file = world.file("skyr.json", body);
    world.ok(&["food", "create", "--file", &file]);
    world
}

/// What is sent for the first item.
fn sent(world: &World, words: &str) -> (String, String) {
    let item = world.json(&["log", words, "-n"])["body"]["items"][0].clone();
    let unit = item["unit"].as_str().unwrap();
    (item["quantity"].to_string(), unit.to_owned())
}

#[test]
fn a_unit_that_counts_for_itself_is_never_echoed_by_a_measure_that_is_called_so() {
    let world = called_as_units(
        "g",
        r#"{ "label": "g", "size": 30 }, { "label": "kg", "size": 2 }, { "label": "oz", "size": 9 },
           { "label": "lb, dry", "size": 900 }, { "label": "ml", "size": 1.03 }"#,
    );
    for words in ["60 g skyr", "1 skyr"] {
        let done = world.ok(&["log", words, "--format", "table"]);
        assert!(!done.out.contains("g = "), "{}", done.out);
    }
    for (words, quantity, unit) in [
        ("60 g skyr", "60", "g"),
        ("60 grams skyr", "60", "g"),
        ("1 skyr", "40", "g"),
        ("1 kg skyr", "1000", "g"),
        ("2 oz skyr", "56.69904625", "g"),
        // Said otherwise it is no plain pound, and a volume weighs what the food says.
        ("1 lb skyr", "1", "lb, dry"),
        ("100 ml skyr", "100", "ml"),
    ] {
        let expected = (quantity.to_owned(), unit.to_owned());
        assert_eq!(sent(&world, words), expected, "{words}");
    }
    world
        .run(&["log", "6 kg skyr"])
        .failed(2)
        .says("6000 g of \"Skyr\" is more than 5000 g");
    let drink = called_as_units(
        "ml",
        r#"{ "label": "ml", "size": 20 }, { "label": "l", "size": 2 }, { "label": "cup", "size": 300 }"#,
    );
    assert_eq!(sent(&drink, "60 ml skyr").1, "ml");
    assert_eq!(sent(&drink, "1 l skyr").0, "1000");
    assert_eq!(sent(&drink, "1 cup skyr").1, "cup");
}

#[test]
fn a_catalogues_ounce_is_one_however_it_is_rounded() {
    let world = World::stocked();
    assert_eq!(sent(&world, "1 oz cheddar").1, "oz");
}

#[test]
fn a_measure_that_is_called_as_a_unit_of_the_foods_own_is_refused_with_what_to_do() {
    let world = World::stocked();
    let save = ["food", "save", "Skyr", "--kcal", "60"];
    for (per, measures) in [
        (
            "100g",
            &["g=30g", "kg=2g", "Grams=5g", "oz=28g", "pounds=500g"][..],
        ),
        ("100ml", &["ml=2ml", "L=1000ml", "cl=10ml", "dl=1ml"]),
    ] {
        for measure in measures {
            let line = [&save[..], &["--per", per, "--measure", measure]].concat();
            let done = world.run(&line).failed(3);
            done.says("--measure: ").says("is a unit already");
        }
    }
    for measure in ["2=30g", "1/2=30g", "kcal=30g", "kJ=30g", "x=30g"] {
        let line = [&save[..], &["--per", "100g", "--measure", measure]].concat();
        world.run(&line).failed(3).says("no phrase can say it");
    }
    world.ok(&[&save[..], &["--per", "100g"]].concat());
    world
        .run(&["food", "edit", "Skyr", "--measure", "g=30g"])
        .failed(3)
        .says("such as --measure \"piece=30g\"");
    for measure in ["cup=90g", "tbsp=15g", "tsp=5g", "fl oz=30g", "ml=1.03g"] {
        world.ok(&["food", "edit", "Skyr", "--measure", measure]);
    }
    world.ok(&[
        &save[..],
        &["--per", "serving", "--measure", "g=0.01serving"],
    ]
    .concat());
}

/// Recipes write a tablespoon `T` and a teaspoon `t`.
#[test]
fn a_measure_of_one_letter_is_known_by_its_case() {
    let world = called_as_units(
        "g",
        r#"{ "label": "T", "size": 15 }, { "label": "t", "size": 5 }"#,
    );
    for (words, unit) in [("1 T skyr", "T"), ("1 t skyr", "t"), ("2 t skyr", "t")] {
        assert_eq!(sent(&world, words).1, unit, "{words}");
    }
    for (words, unit) in [("2 T. skyr", "T"), ("2 t. skyr", "t")] {
        assert_eq!(sent(&world, words).1, unit, "{words}");
    }
    let world = called_as_units("g", r#"{ "label": "T. (15 g)", "size": 15 }"#);
    world.run(&["log", "1 t skyr", "-n"]).failed(3);
    world.run(&["log", "1 t. skyr", "-n"]).failed(3);
    let world = called_as_units("g", r#"{ "label": "T", "size": 15 }"#);
    assert_eq!(sent(&world, "1 T skyr").1, "T");
    let refused = world.run(&["log", "1 t skyr", "-n"]).failed(3);
    refused.says("tsp");
}

/// What is counted is what the food is called by, where a measure says how much so many of those are.
#[test]
fn a_food_is_counted_by_the_words_of_its_name_that_a_measure_has() {
    for (name, measure, phrase, quantity, unit) in [
        (
            "Fish fingers",
            "3 fish fingers (90 g)=90g",
            "3 fish fingers",
            "90",
            "g",
        ),
        (
            "Fish fingers",
            "3 fish fingers (90 g)=90g",
            "1 fish finger",
            "30",
            "g",
        ),
        (
            "Petits pains grillés",
            "3 petits pains (30 g)=30g",
            "3 petits pains grillés",
            "30",
            "g",
        ),
        (
            "Rice cakes, salted",
            "2 rice cakes (15 g)=15g",
            "2 rice cakes",
            "15",
            "g",
        ),
        (
            "Corn tortillas organic",
            "2 tortillas (50 g)=50g",
            "2 corn tortillas organic",
            "50",
            "g",
        ),
        ("Rye bars", "rye bar=20g", "2 rye bars", "2", "rye bar"),
        (
            "Kornbrot",
            "2 slices (80 g)=80g",
            "3 kornbrot",
            "3",
            "2 slices (80 g)",
        ),
    ] {
        let world = World::new();
        let portion = format!("1 {}", measure.split_once('=').unwrap().0);
        world.ok(&[
            "food",
            "save",
            name,
            "--per",
            "100g",
            "--kcal",
            "100",
            "--measure",
            measure,
            "--portion",
            &portion,
        ]);
        let wanted = (quantity.to_owned(), unit.to_owned());
        assert_eq!(sent(&world, phrase), wanted, "{name}: {phrase}");
    }
}

/// Of measures of one name the one that says so many is meant.
#[test]
fn the_measure_that_says_as_many_as_were_typed_is_taken() {
    for (name, measures, phrase, grams) in [
        (
            "Granola",
            ["1/2 cup=50g", "3/4 cup (55g)=55g"],
            "3/4 cup granola",
            "55",
        ),
        (
            "Granola",
            ["3/4 cup (55g)=55g", "1/2 cup=50g"],
            "1/2 cup granola",
            "50",
        ),
        (
            "Nuggets",
            ["6 nuggets (100 g)=100g", "nugget=20g"],
            "6 nuggets",
            "100",
        ),
        (
            "Crackers",
            ["cracker=3.5g", "5 crackers (15 g)=15g"],
            "5 crackers",
            "15",
        ),
    ] {
        let world = World::new();
        let mut save = vec!["food", "save", name, "--per", "100g", "--kcal", "100"];
        save.extend(measures.iter().flat_map(|measure| ["--measure", measure]));
        world.ok(&save);
        let wanted = (grams.to_owned(), "g".to_owned());
        assert_eq!(sent(&world, phrase), wanted, "{measures:?}: {phrase}");
    }
    let world = World::new();
    let save = ["food", "save", "Nuggets", "--per", "100g", "--kcal", "100"];
    let measures = [
        "--measure",
        "6 nuggets (100 g)=100g",
        "--measure",
        "nugget=20g",
    ];
    world.ok(&[&save[..], &measures].concat());
    assert_eq!(
        sent(&world, "5 nuggets"),
        ("5".to_owned(), "nugget".to_owned())
    );
}

/// A label may say so much of the food by its name, in a unit that a table knows, too.
#[test]
fn a_measure_that_names_a_unit_and_the_food_is_that_unit_of_it() {
    for (name, measure, phrase, quantity, unit) in [
        (
            "Oat drink",
            "1 cup oat drink (240 ml)=240ml",
            "2 cups oat drink",
            "2",
            "1 cup oat drink (240 ml)",
        ),
        (
            "Oat drink",
            "1 cup of oat drink=240ml",
            "1 cup oat drink",
            "1",
            "1 cup of oat drink",
        ),
        (
            "Oat drink",
            "2 cups oat drink (480 ml)=480ml",
            "1 cup oat drink",
            "240",
            "ml",
        ),
        (
            "Olive oil",
            "2 tbsp olive oil (28 ml)=28ml",
            "1 tbsp olive oil",
            "14",
            "ml",
        ),
        (
            "Milk",
            "1/2 pint milk (284 ml)=284ml",
            "1 pint milk",
            "568",
            "ml",
        ),
        (
            "Oat drink",
            "1 cup prepared (240 ml)=240ml",
            "1 cup oat drink",
            "250",
            "ml",
        ),
    ] {
        let world = World::new();
        let save = ["food", "save", name, "--per", "100ml", "--kcal", "100"];
        world.ok(&[&save[..], &["--measure", measure]].concat());
        let wanted = (quantity.to_owned(), unit.to_owned());
        assert_eq!(sent(&world, phrase), wanted, "{name}: {phrase}");
    }
}

/// Packets print servings of several: `2 biscuits (25 g)`. So many of one are no as many of those.
#[test]
fn of_a_measure_that_is_of_several_as_many_are_logged_as_were_typed() {
    for (label, size, phrase, grams) in [
        ("2 biscuits (25 g)", 25, "2 biscuits skyr", "25"),
        ("2 biscuits (25 g)", 25, "1 biscuit skyr", "12.5"),
        ("3 biscuits", 50, "1 biscuit skyr", "16.666667"),
        ("15 pieces (30 g)", 30, "15 pieces skyr", "30"),
        ("2 pieces (30 g)", 30, "3 skyr", "45"),
        ("1/2 pizza (200 g)", 200, "1/2 pizza skyr", "200"),
        ("1/2 pizza (200 g)", 200, "1 pizza skyr", "400"),
        ("10 large (1 oz)", 28, "1 large skyr", "2.8"),
        ("0.5 scoop (2 tbsp)", 29, "1 scoop skyr", "58"),
        ("2x biscuit", 30, "2 biscuits skyr", "30"),
        ("biscuits, 2", 30, "2 biscuits skyr", "30"),
        ("biscuits (2)", 30, "2 biscuits skyr", "30"),
        ("2 tbsp (30 g)", 30, "1 tbsp skyr", "15"),
        ("slices (2) (60 g)", 60, "2 slices skyr", "60"),
        ("cup (1/2)", 60, "1 cup skyr", "120"),
    ] {
        let measure = format!(r#"{{ "label": "{label}", "size": {size} }}"#);
        let world = called_as_units("g", &measure);
        assert_eq!(
            sent(&world, phrase),
            (grams.to_owned(), "g".to_owned()),
            "{label}: {phrase}"
        );
    }
    // Of one, the measure is sent as it is called; and where both are there, that of one is meant.
    let one = r#"{ "label": "1 barre (25 g)", "size": 25 }"#;
    let world = called_as_units("g", one);
    assert_eq!(
        sent(&world, "2 barres skyr"),
        ("2".to_owned(), "1 barre (25 g)".to_owned())
    );
    let both = r#"{ "label": "2 biscuits", "size": 30 }, { "label": "biscuit", "size": 14 }"#;
    let world = called_as_units("g", both);
    assert_eq!(
        sent(&world, "2 biscuits skyr"),
        ("30".to_owned(), "g".to_owned())
    );
    assert_eq!(
        sent(&world, "3 biscuits skyr"),
        ("3".to_owned(), "biscuit".to_owned())
    );
    let cup = r#"{ "label": "1 cup (240 ml)", "size": 240 }"#;
    let world = called_as_units("ml", cup);
    assert_eq!(
        sent(&world, "1 cup skyr"),
        ("1".to_owned(), "1 cup (240 ml)".to_owned())
    );
    // Of ranges nobody knows; what a number is the size of is one.
    for (label, phrase) in [
        ("2-3 biscuits", "2 biscuits skyr"),
        ("1-2 slices", "2 slices skyr"),
        ("1 - 2 slices (60 g)", "2 slices skyr"),
        ("1 slice - 2 slices", "2 slices skyr"),
        ("1.000 pieces", "2 pieces skyr"),
        ("6 pack", "1 pack skyr"),
        ("12 inch pizza", "1 pizza skyr"),
    ] {
        let world = called_as_units("g", &format!(r#"{{ "label": "{label}", "size": 30 }}"#));
        world.run(&["log", phrase]).failed(3);
    }
}

/// Of many pieces a serving is none: 20 fries were 20 servings.
#[test]
fn of_what_is_many_pieces_a_number_alone_says_no_amount() {
    let world = World::stocked();
    world.ok(&["log", "fries"]);
    world.ok(&["log", "1 fries, 2 servings fries"]);
    for phrase in ["20 fries", "12 frites"] {
        world.run(&["log", phrase]).failed(3).says("2 servings");
    }
}

/// Half of what is cut is half a slice to one, and half of the whole to another.
#[test]
fn half_of_what_is_counted_in_slices_is_asked_about() {
    let world = World::stocked();
    for (phrase, piece) in [
        ("half a cheesecake", "0.5 piece"),
        ("1/2 apple pie", "0.5 piece"),
        ("0.25 pecan pie", "0.25 slice"),
        ("half a honeydew", "0.5 wedge"),
    ] {
        world.run(&["log", phrase]).failed(3).says(piece);
    }
    world.ok(&[
        "log",
        "2 cheesecakes, half a slice of bread, 0.5 piece apple pie, half a toast",
    ]);
}

/// What is no measure of a food does not turn so many of it into as many of another: three slices are no three pizzas.
#[test]
fn the_measure_that_a_food_has_is_shown_with_one() {
    let world = World::stocked();
    let save = [
        "food",
        "save",
        "Calz",
        "--per",
        "100g",
        "--measure",
        "pizza=400g",
    ];
    world.ok(&save);
    let refused = world.run(&["log", "3 slices Calz"]).failed(3);
    refused.says("counted in pizza, as in: 1 pizza Calz");
}

/// A cup that is dry weighs another than one that is cooked.
#[test]
fn of_several_measures_that_a_unit_may_be_none_is_taken_unasked() {
    let world = called_as_units(
        "g",
        r#"{ "label": "cup, dry", "size": 80 }, { "label": "cup, cooked", "size": 230 },
           { "label": "oz, regular", "size": 28 }, { "label": "oz, large", "size": 40 }"#,
    );
    world
        .run(&["log", "1 cup skyr"])
        .failed(3)
        .says("several measures");
    assert_eq!(sent(&world, "1 oz skyr").1, "oz, regular");
    let save = [
        "food",
        "save",
        "Crk",
        "--per",
        "100g",
        "--measure",
        "100 kcal pack=25g",
    ];
    world.run(&save).failed(3);
}

/// A number alone counts what the food is called by, the first word of its name or the last, before any portion.
#[test]
fn a_number_alone_counts_the_measure_that_is_like_the_last_word_of_the_name() {
    let world = World::stocked();
    let save = |name: &str, rest: &[&str]| {
        let food = ["food", "save", name, "--per", "100g", "--kcal", "100"];
        world.ok(&[&food[..], rest].concat());
    };
    let pack = ["--measure", "pack=200g", "--portion", "1 pack"];
    save(
        "Zambo cookies",
        &[&["--measure", "cookie=12g"][..], &pack].concat(),
    );
    assert_eq!(
        sent(&world, "3 zambo cookies"),
        ("3".to_owned(), "cookie".to_owned())
    );
    save(
        "Zorbo cookies",
        &[
            "--measure",
            "3 cookies (34 g)=34g",
            "--portion",
            "1 3 cookies (34 g)",
        ],
    );
    assert_eq!(
        sent(&world, "3 zorbo cookies"),
        ("34".to_owned(), "g".to_owned())
    );
    save("Calz", &["--measure", "1/2 pizza=200g"]);
    let refused = world.run(&["log", "1 calz"]).failed(3);
    refused.says("your own is written: 1 pizza Calz");
    assert_eq!(
        sent(&world, "1 pizza Calz"),
        ("400".to_owned(), "g".to_owned())
    );
}
