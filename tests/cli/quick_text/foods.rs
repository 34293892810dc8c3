//! Of what: own foods, everyday words, references; several foods are never chosen from by guess.

use serde_json::{Value, json};

use crate::world::{World, amounts, id};

fn found(world: &World, arguments: &[&str]) -> String {
    let sent = world.json(&[&["log", "-n"], arguments].concat());
    let food = &sent["body"]["items"][0]["food"];
    format!(
        "{}/{}",
        food["library"].as_str().unwrap(),
        food["key"].as_str().unwrap()
    )
}

#[test]
fn everyday_words_mean_everyday_foods_in_english_and_french() {
    let world = World::stocked();
    for word in ["banana", "Bananas", "banane", "bananes"] {
        assert_eq!(
            found(&world, &[&format!("1 {word}")]),
            "composition/usda-09040",
            "{word}"
        );
    }
    assert_eq!(found(&world, &["1 œuf"]), found(&world, &["1 egg"]));
}

#[test]
fn a_name_in_quotes_stays_whole() {
    let world = World::stocked();
    assert_eq!(
        found(&world, &["200 g \"Bananas, raw\""]),
        "composition/usda-09040"
    );
    assert_eq!(
        found(&world, &["\"Bananas, raw\" 200 g"]),
        "composition/usda-09040"
    );
}

#[test]
fn a_reference_decides_and_a_colon_is_as_good_as_a_slash() {
    let world = World::stocked();
    for reference in ["composition/usda-09040", "composition:usda-09040"] {
        assert_eq!(
            found(&world, &[&format!("200 g {reference}")]),
            "composition/usda-09040"
        );
    }
    let own = id(&world.json(&["food", "save", "Bar", "--per", "serving", "--kcal", "200"]));
    assert_eq!(
        found(&world, &[&format!("1 mine/{own}")]),
        format!("mine/{own}")
    );
}

#[test]
fn an_own_food_comes_before_an_everyday_word() {
    let world = World::stocked();
    let own = id(&world.json(&["food", "save", "Banana", "--per", "100g", "--kcal", "1"]));
    assert_eq!(found(&world, &["100 g banana"]), format!("mine/{own}"));
    assert_eq!(
        found(&world, &["100 g banana", "--library", "composition"]),
        "composition/usda-09040"
    );
}

#[test]
fn so_much_of_an_own_food_is_no_everyday_word() {
    let world = World::stocked();
    let everyday = found(&world, &["1 slice of bread"]);
    let save = ["food", "save", "Bread", "--per", "100g", "--kcal", "400"];
    let own = id(&world.json(&[&save[..], &["--measure", "slice=40g"]].concat()));
    let own = format!("mine/{own}");
    for phrase in ["1 slice of bread", "two slices of bread", "slice bread"] {
        assert_eq!(found(&world, &[phrase]), own, "{phrase}");
    }
    // One that has none is not passed over for another food; a leg of lamb is one of its own.
    for name in ["Garlic", "Lamb"] {
        world.ok(&["food", "save", name, "--per", "100g", "--kcal", "100"]);
    }
    let error = world.error(3, &["log", "1 clove of garlic"]);
    assert_eq!(error["message"], "\"Garlic\" has no measure \"clove\"");
    // Who calls a food by the whole words means that.
    world.ok(&["food", "pin", "slice of bread", &everyday]);
    assert_eq!(found(&world, &["1 slice of bread"]), everyday);
}

#[test]
fn an_own_food_of_the_words_turned_round_is_no_everyday_food() {
    let world = World::stocked();
    let everyday = found(&world, &["100 g rye bread"]);
    let save = |name: &str| {
        let save = ["food", "save", name, "--per", "100g", "--kcal", "80"];
        format!("mine/{}", id(&world.json(&save)))
    };
    let turned = save("Bread rye");
    assert_eq!(found(&world, &["100 g rye bread"]), everyday);
    assert_eq!(found(&world, &["100 g bread rye"]), turned);
    // A comma says which word is the food.
    let own = save("Bread, rye");
    assert_eq!(found(&world, &["100 g rye bread"]), own);
    // Where the words are nothing else they may be turned.
    let cake = save("Cake zebra");
    assert_eq!(found(&world, &["100 g zebra cake"]), cake);
}

#[test]
fn an_own_food_is_found_by_its_singular_and_its_plural() {
    let world = World::stocked();
    for (name, phrase) in [
        ("Cookie", "2 cookies"),
        ("Strawberries", "1 strawberry"),
        ("Smoothie, green", "2 green smoothies"),
        ("Rye loaves", "1 rye loaf"),
    ] {
        let food = world.json(&["food", "save", name, "--per", "serving", "--kcal", "100"]);
        assert_eq!(found(&world, &[phrase]), format!("mine/{}", id(&food)));
    }
}

#[test]
fn an_unknown_food_is_not_found() {
    let world = World::stocked();
    let error = world.error(6, &["log", "1 blorb"]);
    assert_eq!(error["code"], "not_found");
    assert_eq!(error["resource"], "food");
    assert_eq!(error["exit"], json!(6));
    world.error(6, &["log", "100 g off/123"]);
    world.error(6, &["log", "100 g banana", "--library", "mine"]);
    assert_eq!(world.meals(), 0);
}

#[test]
fn a_word_in_front_of_a_food_is_a_part_of_its_name_unless_it_is_a_measure() {
    let world = World::stocked();
    for phrase in ["camel egg", "200 g camel egg"] {
        let error = world.error(6, &["log", phrase]);
        assert_eq!(error["message"], "no food is called \"camel egg\"");
    }
    // Behind a number it may have been meant as either.
    let error = world.error(3, &["log", "1 camel egg"]);
    assert_eq!(
        error["message"],
        "no food is called \"camel egg\", and \"Egg, whole, raw, fresh\" has no measure \"camel\""
    );
    let error = world.error(3, &["log", "1 bowl of eggs"]);
    assert_eq!(
        error["message"],
        "\"Egg, whole, raw, fresh\" has no measure \"bowl\""
    );
    world.ok(&["log", "large egg"]);
    assert_eq!(world.meals(), 1);
}

#[test]
fn a_unit_may_be_the_first_word_of_a_name_that_is_known() {
    let world = World::stocked();
    let sent = |words: &str| {
        let item = &world.json(&["log", words, "-n"])["body"]["items"][0];
        let key = item["food"]["key"].as_str().unwrap().to_owned();
        (key, item["unit"].as_str().unwrap().to_owned())
    };
    let noodles = sent("1 cup noodles");
    assert_eq!(noodles.1, "cup");
    let save = ["food", "save", "Cup noodles", "--per", "serving", "-q"];
    let own = world.ok(&[&save[..], &["--kcal", "350"]].concat()).out;
    let own = (own.trim().to_owned(), "serving".to_owned());
    for words in ["1 cup noodles", "2 Cups Noodles"] {
        assert_eq!(sent(words), own, "{words}");
    }
    for words in ["1 cup of noodles", "noodles 1 cup"] {
        assert_eq!(sent(words), noodles, "{words}");
    }
    // So may a number in words; of one of it, where the name says how many.
    for (name, words, quantity) in [
        ("Three cup chicken", "three cup chicken", 1),
        ("One pot chili", "one pot chili", 1),
        ("A slice of bread", "a slice of bread", 1),
        ("Half cup oats", "half cup oats", 1),
        ("Two minute noodles", "2 two minute noodles", 2),
    ] {
        let own = world.ok(&[
            "food", "save", name, "--per", "serving", "--kcal", "7", "-q",
        ]);
        assert_eq!(sent(words).0, own.out.trim(), "{words}");
        let item = &world.json(&["log", words, "-n"])["body"]["items"][0];
        assert_eq!(item["quantity"], quantity, "{words}");
    }
    assert_eq!(sent("3 cup chicken").1, "cup, chopped or diced");
    // A pinned name is one too, and what everybody calls so: half a kilo of any cake is none.
    world.ok(&["food", "pin", "pint milk", "composition/usda-01077"]);
    let error = world.error(3, &["log", "1 pint milk"]);
    assert!(
        error["message"]
            .as_str()
            .unwrap()
            .contains("what one of it is")
    );
    let error = world.error(3, &["log", "1 pound cake"]);
    assert!(error["message"].as_str().unwrap().contains("Cake, pound"));
    assert_eq!(sent("1 pound of cake").1, "g");
    assert_eq!(world.meals(), 0);
}

#[test]
fn a_curry_is_no_powder_unasked() {
    let world = World::stocked();
    let error = world.error(8, &["log", "300 g curry"]);
    let told = error["candidates"].to_string();
    assert!(
        told.contains("curry powder") && told.contains("Chicken with curry"),
        "{told}"
    );
    assert_eq!(world.meals(), 0);
}

#[test]
fn several_foods_are_put_forward_as_candidates() {
    let world = World::stocked();
    let ambiguous = ["log", "100 g pizza", "--library", "composition"];
    let error = world.error(8, &ambiguous);
    assert_eq!(error["code"], "ambiguous");
    let candidates = error["candidates"].as_array().unwrap();
    assert!(candidates.len() > 1, "{error}");
    for candidate in candidates {
        let members: Vec<_> = candidate.as_object().unwrap().keys().collect();
        assert_eq!(members, ["library", "key", "name", "brand"]);
        assert_eq!(candidate["library"], "composition");
    }
    let text = world.run(&ambiguous).failed(8);
    text.says(candidates[0]["key"].as_str().unwrap())
        .says("--pick");
    assert_eq!(world.meals(), 0);
}

#[test]
fn a_pick_takes_the_candidate_of_that_number() {
    let world = World::stocked();
    let ambiguous = ["100 g pizza", "--library", "composition"];
    let error = world.error(8, &[&["log"], &ambiguous[..]].concat());
    for at in [0, 1] {
        let pick = (at + 1).to_string();
        let key = error["candidates"][at]["key"].as_str().unwrap();
        let got = found(&world, &[&ambiguous[..], &["--pick", &pick]].concat());
        assert_eq!(got, format!("composition/{key}"));
    }
    for pick in ["0", "99"] {
        let done = world.run(&[&["log"], &ambiguous[..], &["--pick", pick]].concat());
        done.failed(2).says("--pick");
    }
}

/// What is chosen is measured in the first word, where that is one of its measures.
#[test]
fn what_is_picked_is_measured_as_it_was_typed() {
    let world = World::stocked();
    let log = ["log", "1 can kidney beans"];
    let asked = world.error(8, &log);
    let candidates = asked["candidates"].as_array().unwrap();
    let drained = |food: &Value| food["key"] == "usda-16145";
    let place = candidates.iter().position(drained).unwrap() + 1;
    let pick = place.to_string();
    let meal = world.json(&[&log[..], &["--pick", &pick]].concat());
    assert_eq!(meal["items"][0]["unit"], "can drained solids", "{meal}");
}

#[test]
fn a_pick_that_answers_nothing_is_refused() {
    let world = World::stocked();
    world.ok(&["log", "1 banana, 2 eggs"]);
    for (command, left) in [
        (&["log", "1 banana", "--pick", "7"][..], 7),
        (&["log", "1 banana", "--pick", "1"], 1),
        (
            &["log", "100 g raisin, 1 egg", "--pick", "1", "--pick", "2"],
            2,
        ),
        (&["meal", "item", "add", "last", "1 egg", "--pick", "3"], 3),
        (&["meal", "item", "set", "last", "1", "2", "--pick", "4"], 4),
    ] {
        let said = format!("--pick {left} answers nothing");
        world.run(command).failed(2).says(&said);
    }
    assert_eq!(world.meals(), 1);
}

#[test]
fn a_pick_outside_the_candidates_lists_them_in_json() {
    let world = World::stocked();
    let error = world.error(
        2,
        &[
            "log",
            "100 g pizza",
            "--library",
            "composition",
            "--pick",
            "99",
        ],
    );
    assert!(
        error["candidates"]
            .as_array()
            .is_some_and(|them| !them.is_empty()),
        "{error}"
    );
}

#[test]
fn two_own_foods_of_one_name_are_ambiguous() {
    let world = World::stocked();
    world.ok(&["food", "save", "Bar", "--per", "serving", "--kcal", "200"]);
    world.ok(&[
        "food", "save", "Bar", "--per", "serving", "--kcal", "210", "--brand", "Other",
    ]);
    let error = world.error(8, &["log", "1 bar"]);
    assert_eq!(error["candidates"].as_array().unwrap().len(), 2);
    assert!(error["candidates"][0]["brand"].is_null() != error["candidates"][1]["brand"].is_null());
}

#[test]
fn of_two_own_foods_of_one_name_that_are_weighed_the_one_with_a_portion_is_not_taken_unasked() {
    let world = World::stocked();
    let save = [
        "food",
        "save",
        "rye bread",
        "--per",
        "100g",
        "--kcal",
        "250",
    ];
    world.ok(&save);
    let save = [
        "food",
        "save",
        "Rye bread",
        "--per",
        "100g",
        "--kcal",
        "260",
    ];
    world.ok(&[&save[..], &["--portion", "80 g"]].concat());
    for phrase in ["rye bread", "2 rye breads", "100 g rye bread"] {
        let error = world.error(8, &["log", phrase]);
        assert_eq!(error["candidates"].as_array().unwrap().len(), 2, "{phrase}");
    }
}

#[test]
fn what_only_has_the_words_is_a_candidate_and_is_never_taken() {
    let world = World::stocked();
    for phrase in [
        "200 g tomato salad",
        "100 g fish pie",
        "200 g chicken salad",
    ] {
        let error = world.error(8, &["log", phrase]);
        assert!(
            !error["candidates"].as_array().unwrap().is_empty(),
            "{phrase}"
        );
    }
    assert_eq!(world.meals(), 0);
}

#[test]
fn one_of_a_whole_thing_is_the_whole_thing() {
    let world = World::stocked();
    for (phrase, unit) in [
        ("1 pizza", "pizza"),
        ("1 pineapple", "fruit"),
        ("1 ear corn", "ear medium (6-3/4\" to 7-1/2\" long)"),
        ("2 ears of corn", "ear medium (6-3/4\" to 7-1/2\" long)"),
        ("1 lettuce", "head, medium (6\" dia)"),
    ] {
        let meal = world.json(&["log", phrase]);
        assert_eq!(meal["items"][0]["unit"], unit, "{phrase}");
    }
}

#[test]
fn signs_that_are_no_words_are_only_like_themselves() {
    let world = World::stocked();
    let apple = id(&world.json(&["food", "save", "🍎", "--per", "serving", "--kcal", "95"]));
    assert_eq!(found(&world, &["2 🍎"]), format!("mine/{apple}"));
    world.error(6, &["log", "2 🥚"]);
    world.error(3, &["log", "2 …🥚"]);
    assert_eq!(world.meals(), 0);
}

#[test]
fn an_own_food_whose_words_are_turned_round_wins_before_any_of_a_catalogue() {
    let world = World::stocked();
    let save = |name| {
        let save = ["food", "save", name, "--per", "100g", "--kcal", "250"];
        world.json(&[&save[..], &["--measure", "slice=40g"]].concat())
    };
    let own = save("Bread, sourdough");
    for words in [
        "1 slice sourdough bread",
        "2 slices of Sourdough Breads",
        "40 g sourdough bread",
    ] {
        let meal = world.json(&["log", words]);
        assert_eq!(meal["items"][0]["food"]["key"], own["key"], "{words}");
    }
    // What has more words is another food.
    let other = world.run(&["log", "1 slice dark sourdough bread"]);
    assert_ne!(other.exit, 0, "{}", other.out);
    // Of two, the most used is offered first, and none is taken unasked.
    let other = save("Bread / sourdough");
    let other = format!("mine/{}", other["key"].as_str().unwrap());
    for _ in 0..5 {
        world.ok(&["log", &format!("30 g {other}")]);
    }
    let error = world.error(8, &["log", "1 slice sourdough bread"]);
    let candidates = error["candidates"].as_array().unwrap();
    assert_eq!(candidates.len(), 2, "{error}");
    assert!(candidates[0].to_string().contains(&other[5..]), "{error}");
}

#[test]
fn a_soft_boiled_egg_is_no_hard_boiled_one() {
    let world = World::stocked();
    for (phrase, amount) in [
        ("1 soft-boiled egg", "50 g Egg, soft-boiled"),
        ("2 œufs à la coque", "100 g Egg, soft-boiled"),
        ("un œuf mollet", "50 g Egg, soft-boiled"),
        ("60 g œuf mollet", "60 g Egg, soft-boiled"),
        ("1 boiled egg", "1 large Egg, whole, cooked, hard-boiled"),
    ] {
        let meal = world.json(&["log", phrase]);
        assert_eq!(amounts(&meal), [amount], "{phrase}");
    }
    world
        .run(&["log", "1 soft-boiled egg", "-n"])
        .says("1 × 50 g = 50 g");
}

#[test]
fn one_of_a_food_is_the_same_however_it_is_named() {
    let world = World::stocked();
    world.ok(&["food", "pin", "huevo", "composition/usda-01123"]);
    for phrase in [
        "2 eggs",
        "2 composition/usda-01123",
        "2 \"Egg, whole, raw, fresh\"",
        "2 huevos",
    ] {
        let meal = world.json(&["log", phrase]);
        assert_eq!(
            amounts(&meal),
            ["2 large Egg, whole, raw, fresh"],
            "{phrase}"
        );
    }
    let coffee = amounts(&world.json(&["log", "1 coffee"]));
    let by_key = amounts(&world.json(&["log", "1 composition/usda-14209"]));
    assert_eq!(coffee, by_key);
}

#[test]
fn each_item_that_may_be_several_has_its_pick() {
    let world = World::stocked();
    let two = ["log", "100 g curry, 100 g raisin", "-n"];
    let first = [&two[..], &["--pick", "2"]].concat();
    world
        .run(&first)
        .failed(8)
        .says("raisin")
        .says("one --pick N more");
    let both = world.json(&[&first[..], &["--pick", "1"]].concat());
    let error = world.error(8, &["log", "100 g curry"]);
    let items = both["body"]["items"].as_array().unwrap();
    assert_eq!(items[0]["food"]["key"], error["candidates"][1]["key"]);
    assert_eq!(items.len(), 2);
}

#[test]
fn what_joins_two_foods_is_advised_with_the_amount() {
    let world = World::stocked();
    world
        .run(&["log", "2 eggs and toast"])
        .says("2 eggs, toast");
    world
        .run(&["log", "100 g rice with butter"])
        .says("100 g rice, butter");
}

#[test]
fn a_name_that_begins_with_an_article_is_found_behind_of() {
    let world = World::stocked();
    let per = ["--per", "100g", "--kcal", "240", "--measure", "portion=25g"];
    let per = [&per[..], &["--portion", "1 portion"]].concat();
    for name in ["La Vache qui rit", "The Big Salad"] {
        world.ok(&[&["food", "save", name][..], &per].concat());
    }
    for (phrase, unit) in [
        ("25 g de La Vache qui rit", "g"),
        ("2 portions de la vache qui rit", "portion"),
        ("1 portion of The Big Salad", "portion"),
        ("100 g of the big salad", "g"),
        ("2 of the big salad", "portion"),
        ("half the big salad", "portion"),
        ("half of the big salad", "portion"),
        ("a third of the big salad", "portion"),
        ("1/2 of the big salad", "portion"),
        ("2 of the \"The Big Salad\"", "portion"),
        ("la moitié de la vache qui rit", "portion"),
        ("½ de la vache qui rit", "portion"),
        ("un quart de la \"La Vache qui rit\"", "portion"),
    ] {
        let item = world.json(&["log", phrase, "-n"])["body"]["items"][0].clone();
        assert_eq!(item["food"]["library"], "mine", "{phrase}");
        assert_eq!(item["unit"], unit, "{phrase}");
    }
    let bread = world.json(&["log", "100 g of the bread", "-n"]);
    assert_eq!(bread["body"]["items"][0]["food"]["library"], "composition");
}

#[test]
fn an_article_is_no_part_of_what_is_counted() {
    let world = World::stocked();
    let per = ["--per", "100g", "--kcal", "400", "--measure", "bar=50g"];
    world.ok(&[&["food", "save", "The Bar"][..], &per].concat());
    for (phrase, amount) in [
        ("2 of the bar", "2 bar The Bar"),
        ("half the bar", "0.5 bar The Bar"),
    ] {
        assert_eq!(amounts(&world.json(&["log", phrase])), [amount], "{phrase}");
    }
}
