//! What people say that is no quick text: each is refused with what to write instead, or understood.

use crate::world::{World, amounts};

/// The phrase is refused with this exit code and says this, and nothing is logged.
#[track_caller]
fn refused(world: &World, exit: i32, phrase: &str, hint: &str) {
    let error = world.error(exit, &["log", phrase]);
    let said = error["hint"].as_str().unwrap_or_default();
    assert!(said.contains(hint), "{phrase:?}: {error}");
    assert_eq!(world.meals(), 0, "{phrase:?}");
}

#[test]
fn amounts_that_a_word_joins_are_parted_by_commas() {
    let world = World::stocked();
    for (phrase, parted) in [
        ("2 bananas and 1 egg", "2 bananas, 1 egg"),
        ("a coffee and 2 eggs & 1 toast", "a coffee, 2 eggs, 1 toast"),
        ("1 café et 2 œufs", "1 café, 2 œufs"),
        (
            "40 g corn flakes with 150 ml milk",
            "40 g corn flakes, 150 ml milk",
        ),
    ] {
        refused(
            &world,
            3,
            phrase,
            &format!("a comma parts items: {parted}; "),
        );
        world.ok(&["log", parted, "-n"]);
    }
    refused(
        &world,
        3,
        "2 bananas 1 egg",
        "a comma parts items: 2 eggs, 1 toast; ",
    );
}

#[test]
fn macros_beside_a_quick_add_are_not_dropped() {
    let world = World::stocked();
    for phrase in [
        "500kcal p20 c30",
        "500 kcal burger p20",
        "500 kcal 20g protein",
        "500kcal 20p/30c/10f",
        "2000 kJ fat12.5g",
    ] {
        refused(&world, 3, phrase, "journal food save NAME --per serving");
    }
    for (phrase, name) in [
        ("500 kcal \"menu p20\"", "menu p20"),
        ("500 kcal 7up", "7up"),
        ("500 kcal pizza 4fromages", "pizza 4fromages"),
    ] {
        let meal = world.json(&["log", phrase]);
        assert_eq!(amounts(&meal), [format!("1 serving {name}")]);
    }
}

#[test]
fn dozens_and_numbers_in_words_are_counted() {
    let world = World::stocked();
    for (phrase, amount) in [
        ("2 dozen eggs", "24 large Egg, whole, raw, fresh"),
        ("½ dozen eggs", "6 large Egg, whole, raw, fresh"),
        ("deux douzaines d'œufs", "24 large Egg, whole, raw, fresh"),
        ("twenty eggs", "20 large Egg, whole, raw, fresh"),
        ("vingt œufs", "20 large Egg, whole, raw, fresh"),
    ] {
        let meal = world.json(&["log", phrase]);
        assert_eq!(amounts(&meal), [amount], "{phrase}");
    }
    let measure = ["--per", "100g", "--kcal", "80", "--measure", "dozen=180g"];
    world.ok(&[&["food", "save", "Oysters"][..], &measure].concat());
    for (phrase, amount) in [
        ("2 dozen oysters", "2 dozen Oysters"),
        ("two dozen oysters", "2 dozen Oysters"),
        ("a dozen oysters", "1 dozen Oysters"),
        ("half a dozen oysters", "0.5 dozen Oysters"),
        ("a dozen and a half oysters", "1.5 dozen Oysters"),
        ("une douzaine d'oysters", "1 dozen Oysters"),
        ("une douzaine oysters", "1 dozen Oysters"),
        ("2 douzaines d'oysters", "2 dozen Oysters"),
        ("une demi-douzaine oysters", "0.5 dozen Oysters"),
    ] {
        let meal = world.json(&["log", phrase]);
        assert_eq!(
            amounts(&meal),
            [amount],
            "the food's own measure wins: {phrase}"
        );
    }
}

#[test]
fn no_hint_proposes_another_amount_than_was_typed() {
    let world = World::stocked();
    for (phrase, number) in [
        ("twenty five almonds", "in digits: 25 almonds"),
        ("thirty two eggs", "in digits: 32 eggs"),
        ("vingt deux oeufs", "in digits: 22 oeufs"),
    ] {
        refused(&world, 3, phrase, number);
    }
    for phrase in [
        "3 half eggs",
        "2 half dozen eggs",
        "four cheese pizza",
        "two and three quarters cups milk",
    ] {
        let done = world.run(&["log", phrase, "--json"]);
        assert!(
            done.err
                .contains("the whole amount as one number in digits"),
            "{phrase}: {}",
            done.err
        );
        assert!(!done.err.contains("in digits:"), "{phrase}: {}", done.err);
    }
    for (phrase, other) in [
        (
            "twenty three musketeers bars",
            "or 20 \"three musketeers bars\"",
        ),
        ("zero eggs", "leave the item out"),
        ("zéro œuf", "leave the item out"),
        ("0 eggs", "leave the item out"),
    ] {
        refused(&world, 3, phrase, other);
    }
    refused(&world, 8, "no eggs", "leave the item out");
    assert_eq!(world.meals(), 0);
    let meal = world.json(&["log", "thirty-two eggs"]);
    assert_eq!(amounts(&meal), ["32 large Egg, whole, raw, fresh"]);
}

#[test]
fn an_amount_that_is_no_number_is_refused() {
    let world = World::stocked();
    for (phrase, hint) in [
        ("about 2 eggs", "leave out \"about\""),
        ("about two eggs", "leave out \"about\""),
        ("environ 2 œufs", "leave out \"environ\""),
        ("up to 3 eggs", "leave out \"up to\""),
        ("a few eggs", "how many"),
        ("a couple of eggs", "how many"),
        ("several olives", "how many"),
        ("33% banana", "0.33 banana"),
        ("50 % banana", "0.5 banana"),
        ("2 eggs?", "write 2 eggs;"),
    ] {
        refused(&world, 3, phrase, hint);
    }
}

#[test]
fn when_it_was_and_what_the_meal_is_called_have_their_own_place() {
    let world = World::stocked();
    for (phrase, hint) in [
        ("2 eggs this morning", "behind @"),
        ("2 eggs last night", "@ yesterday 8pm"),
        ("2 eggs on friday", "@ friday"),
        ("2 œufs ce matin", "behind @"),
        ("2 eggs for lunch", "--name \"lunch\""),
        ("2 œufs au petit-déjeuner", "--name \"petit-déjeuner\""),
    ] {
        refused(&world, 6, phrase, hint);
    }
    refused(&world, 3, "lunch: 2 eggs", "--name lunch");
    for (typed, hint) in [
        ("8am: 2 eggs", "2 eggs @ 8am"),
        ("8.30am: 2 eggs", "2 eggs @ 8:30am"),
        ("friday: 2 eggs", "2 eggs @ friday"),
    ] {
        refused(&world, 3, typed, hint);
    }
    refused(&world, 3, "500 kcal burger last night", "behind @");
}

#[test]
fn two_foods_of_one_name_are_told_apart_where_they_are_offered() {
    let world = World::stocked();
    refused(&world, 6, "1 rasin", "\"raisin\" (Raisins, seedless)");
}

#[test]
fn a_percentage_behind_an_amount_is_of_the_name() {
    let world = World::stocked();
    for (phrase, search) in [
        ("200 ml 3,5 % milk", "'3,5 % milk'"),
        ("1 cup 4% milk", "'4% milk'"),
        ("200 g 5% fat beef mince", "'5% fat beef mince'"),
        ("200 g 0% yogurt", "'0% yogurt'"),
        ("4% milk 200 ml", "'4% milk'"),
    ] {
        let error = world.run(&["log", phrase, "--json"]).error();
        let hint = error["hint"].as_str().expect("a hint");
        assert!(hint.contains("stands in quotes"), "{phrase}: {hint}");
        let search = format!("journal find {search}");
        assert!(hint.contains(&search), "{phrase}: {hint}");
        assert!(!hint.contains("0.0"), "{phrase}: {hint}");
    }
    let quoted = world
        .run(&["log", "200 ml \"3,5 % milk\"", "--json"])
        .error();
    let hint = quoted["hint"].as_str().expect("a hint");
    assert!(hint.contains("journal find '3,5 % milk'"), "{hint}");
    assert!(!hint.contains("quotes") && !hint.contains("0.0"), "{hint}");
    let known = world.json(&["log", "1 cup 2% milk", "-n"]);
    let food = &known["body"]["items"][0]["food"]["key"];
    assert_eq!(food, "usda-01079", "{known}");
    let part = world.run(&["log", "33% banana", "--json"]).error();
    let hint = part["hint"].as_str().expect("a hint");
    assert!(hint.contains("0.33 banana"), "{hint}");
    let found = world.json(&["find", "2% milk"]).to_string();
    assert!(found.contains("2% milkfat"), "{found}");
    assert_eq!(world.meals(), 0);
}

#[test]
fn two_numbers_side_by_side_may_be_one_or_the_name_may_have_one() {
    let world = World::stocked();
    for (phrase, number, item) in [
        ("omega 3 500 mg", "write 3500", "500 mg \"omega 3\""),
        ("2 500 kcal burger", "write 2500", "2 \"500 kcal burger\""),
    ] {
        refused(&world, 3, phrase, number);
        refused(&world, 3, phrase, item);
    }
    let error = world.error(3, &["log", "1 000 g rice"]);
    assert!(!error["hint"].to_string().contains("quot"), "{error}");
}

#[test]
fn a_hint_of_a_quick_add_with_more_values_invents_none() {
    let world = World::stocked();
    refused(&world, 3, "650 kcal burger p20", "--kcal N --protein N");
}

#[test]
fn an_own_food_of_another_kind_of_unit_is_shown_as_an_example() {
    let world = World::stocked();
    world.ok(&["food", "save", "Milk", "--per", "100ml", "--kcal", "47"]);
    refused(
        &world,
        3,
        "200 g milk",
        "your own is counted in ml, as in: 100 ml Milk",
    );
}

#[test]
fn a_plus_that_parts_no_items_is_a_sign() {
    let world = World::stocked();
    for phrase in [
        "+1 egg",
        "butter 2+",
        "1 egg++1 apple",
        "1 egg, +1 apple",
        "butter 2+, 1 egg",
        "1 egg + @ 8am",
    ] {
        refused(&world, 3, phrase, "a comma parts two items");
    }
    let meal = world.json(&["log", "1 egg + 1 apple @ -1d"]);
    assert_eq!(amounts(&meal).len(), 2);
}

#[test]
fn a_unit_without_a_number_is_not_one_of_it() {
    let world = World::stocked();
    for (phrase, unit) in [
        ("g oats", "g"),
        (" g rice", "g"),
        ("ml milk", "ml"),
        ("kcal burger", "kcal"),
    ] {
        let error = world.error(3, &["log", phrase]);
        let told = error["message"].as_str().expect("a message");
        assert!(told.contains(&format!("how many {unit}?")), "{error}");
    }
    assert_eq!(world.meals(), 0);
    let meal = world.json(&["log", "cup milk"]);
    assert_eq!(amounts(&meal).len(), 1);
}

#[test]
fn a_product_is_told_however_it_is_written() {
    let world = World::stocked();
    for phrase in [
        "2x100g butter",
        "2 x 100 g butter",
        "2 x 330ml coke",
        "2x 330 ml coke",
    ] {
        refused(&world, 3, phrase, "write the result");
    }
}

#[test]
fn an_amount_that_is_too_large_is_told_as_it_was_typed() {
    let world = World::stocked();
    let error = world.error(2, &["log", "5000.01 g rice"]);
    assert!(
        error["message"].to_string().contains("5000.01 g"),
        "{error}"
    );
}

#[test]
fn a_recipe_makes_some_servings() {
    let world = World::stocked();
    let save = [
        "recipe",
        "save",
        "Soup",
        "--servings",
        "0",
        "--ingredient",
        "1 egg",
    ];
    let error = world.error(3, &save);
    assert!(
        error["hint"].to_string().contains("--servings 4"),
        "{error}"
    );
}

#[test]
fn a_food_that_has_the_measure_is_advised_before_one_that_is_called_like_both_words() {
    let world = World::stocked();
    let save = ["food", "save", "Milk glass", "--per", "100ml", "--kcal"];
    world.ok(&[&save[..], &["50", "--measure", "glass=200ml"]].concat());
    let hint = world.error(3, &["log", "1 glass milk"])["hint"].to_string();
    assert!(hint.contains("1 glass \\\"Milk glass\\\""), "{hint}");
    let milk = ["food", "save", "Milk", "--per", "100ml", "--kcal", "60"];
    world.ok(&[&milk[..], &["--measure", "glass=250ml"]].concat());
    let hint = world.error(3, &["log", "1 glass milk"])["hint"].to_string();
    let milk = hint
        .find("is written: 1 glass \\\"milk\\\"")
        .expect("the milk");
    let other = hint.find("Milk glass").expect("the other");
    assert!(milk < other, "{hint}");
    let meal = world.json(&["log", "1 glass \"milk\""]);
    assert_eq!(meal["items"][0]["food"]["name"], "Milk");
}

#[test]
fn an_item_that_is_set_with_a_time_is_told_whose_time_it_is() {
    let world = World::stocked();
    world.ok(&["log", "1 apple"]);
    for typed in ["8:30 1 banana", "1 banana @ 8:30"] {
        world
            .run(&["meal", "item", "set", "last", "1", typed])
            .failed(3)
            .says("an item has no time of its own")
            .says("journal meal item set ")
            .says(" 1 '1 banana'; the meal's time is changed with: journal meal edit ")
            .says(" --at 8:30");
    }
}

#[test]
fn a_hint_is_what_can_be_typed() {
    let world = World::stocked();
    for (phrase, hint) in [
        ("2 / 3 cup milk", "as in 2/3 cup"),
        ("2*1 egg", "as one number"),
        ("3017620422003 100 g", "off/3017620422003 100 g"),
        ("2 bananas 1 egg", "a comma parts items: 2 eggs, 1 toast"),
        ("street food: 1 egg", "--name 'street food'"),
        ("breakfast: 1 egg", "--name breakfast"),
    ] {
        let told = world.error(3, &["log", phrase])["hint"].to_string();
        assert!(told.contains(hint), "{phrase}: {told}");
    }
    world.ok(&[
        "food",
        "copy",
        "milk",
        "--name",
        "My milk",
        "--measure",
        "glass=200g",
    ]);
    let told = world.error(3, &["log", "1 pint my milk"])["hint"].to_string();
    assert!(told.contains("journal preference set units"), "{told}");
}

#[test]
fn a_unit_in_the_plural_without_a_number_is_asked_how_many() {
    let world = World::stocked();
    for (phrase, written) in [
        ("pounds of beef", "2 pounds of beef"),
        ("cups of milk", "2 cups of milk"),
        ("grams of oats", "200 grams of oats"),
        ("g of oats", "200 g of oats"),
        ("cuillères à soupe d'huile", "2 cuillères à soupe d'huile"),
    ] {
        let hint = format!("write the number in front: {written}; ");
        refused(&world, 3, phrase, &hint);
        world.ok(&["log", written, "-n"]);
    }
    let measure = ["--per", "serving", "--kcal", "80"];
    world.ok(&[&["food", "save", "Cup of soup"][..], &measure].concat());
    let meal = world.json(&["log", "cup of soup"]);
    assert_eq!(amounts(&meal), ["1 serving Cup of soup"], "its name wins");
}

#[test]
fn what_is_added_to_a_number_is_told_as_one() {
    let world = World::stocked();
    for (exit, phrase, written) in [
        (3, "a dozen and 2 eggs", "14 eggs"),
        (3, "1 and 1/4 cups milk", "1.25 cups milk"),
        (6, "2 dozen large eggs", "24 large eggs"),
        (6, "2 douzaines de gros œufs", "24 gros œufs"),
        (6, "2 eggs and half an avocado", "2 eggs, half an avocado"),
    ] {
        refused(&world, exit, phrase, written);
        world.ok(&["log", written, "-n"]);
    }
    for phrase in [
        "1/2 slice and a half of bread",
        "1 banana and a half avocado",
    ] {
        refused(
            &world,
            6,
            phrase,
            "the whole amount as one number in digits",
        );
    }
}

/// What is looked for in one library may be in another.
#[test]
fn where_one_library_is_looked_in_it_is_named() {
    let world = World::stocked();
    let refused = world.run(&["log", "2 eggs", "--library", "off"]).failed(6);
    refused.says("no food in off is called \"eggs\"");
}
