//! Times that stand where none is read: each is told where it belongs.

use crate::world::{World, amounts};

/// The phrase is refused, and the hint shows one that is understood.
#[track_caller]
fn is_told(world: &World, phrase: &str, written: &str) {
    let done = world.run(&["log", phrase, "--json"]);
    assert!(matches!(done.exit, 3 | 6 | 8), "{phrase}: {}", done.out);
    assert!(done.err.contains(written), "{phrase}: {}", done.err);
    assert_eq!(world.meals(), 0, "{phrase}");
    world.ok(&["log", written, "-n"]);
}

#[test]
fn a_time_in_an_item_is_told_where_it_belongs_with_all_that_was_typed() {
    let world = World::stocked();
    for (phrase, written) in [
        ("2 eggs friday", "2 eggs @ friday"),
        ("noon 2 eggs", "2 eggs @ noon"),
        ("fri 2 eggs", "2 eggs @ fri"),
        ("sun 2 eggs", "2 eggs @ sun"),
        ("2026-11-17 2 eggs", "2 eggs @ 2026-11-17"),
        ("8.30am 2 eggs", "2 eggs @ 8:30am"),
        ("eggs 8.30am", "eggs @ 8:30am"),
        ("2 eggs tonight", "2 eggs @ today 7pm"),
        ("2 eggs @ tonight", "2 eggs @ today 7pm"),
        ("this morning 2 eggs", "2 eggs @ today 8am"),
        ("2 eggs last friday", "2 eggs @ last friday"),
        ("yesterday 2 eggs 8am", "2 eggs @ yesterday 8am"),
        ("2 eggs, friday, 1 banana", "2 eggs, 1 banana @ friday"),
        (
            "2 eggs friday, 1 banana 8am",
            "2 eggs, 1 banana @ friday 8am",
        ),
        ("2 eggs 2 days ago", "2 eggs @ 2 days ago"),
        ("2 eggs 17 nov", "2 eggs @ 17 nov"),
        ("2 eggs 12 mars", "2 eggs @ 12 mars"),
        ("12 mars 2 eggs", "2 eggs @ 12 mars"),
        ("nov 17 2 eggs", "2 eggs @ nov 17"),
        ("2 eggs at nov 17", "2 eggs @ nov 17"),
        ("2 eggs 8 o'clock", "2 eggs @ 8am"),
        ("2 eggs at 8 o'clock", "2 eggs @ 8am"),
        ("2 eggs (friday)", "2 eggs @ friday"),
        ("8am: 2 eggs", "2 eggs @ 8am"),
        // Today is a Saturday.
        ("2 eggs next friday", "2 eggs @ 2026-11-27"),
        ("2 eggs last week", "2 eggs @ a week ago"),
        ("2 eggs for tomorrow", "2 eggs @ tomorrow"),
        ("600 kcal dinner for friday", "600 kcal dinner @ friday"),
        (
            "2 eggs the day before yesterday",
            "2 eggs @ the day before yesterday",
        ),
        (
            "500 kcal burger an hour ago",
            "500 kcal burger @ an hour ago",
        ),
        ("500 kcal an hour ago", "500 kcal @ an hour ago"),
        (
            "500 kcal burger half an hour ago",
            "500 kcal burger @ half an hour ago",
        ),
        (
            "500 kcal burger two days ago",
            "500 kcal burger @ two days ago",
        ),
        (
            "500 kcal burger il y a deux heures",
            "500 kcal burger @ il y a deux heures",
        ),
        ("500 kcal burger avant-hier", "500 kcal burger @ avant-hier"),
        ("500 kcal burger le lundi", "500 kcal burger @ lundi"),
        (
            "500 kcal burger le 17 novembre",
            "500 kcal burger @ 17 novembre",
        ),
        (
            "500 kcal burger quarter of an hour ago",
            "500 kcal burger @ quarter of an hour ago",
        ),
        (
            "500 kcal burger day before yesterday",
            "500 kcal burger @ day before yesterday",
        ),
        ("500 kcal burger last week", "500 kcal burger @ a week ago"),
        ("500 kcal burger (yesterday)", "500 kcal burger @ yesterday"),
        ("500 kcal burger (8am)", "500 kcal burger @ 8am"),
        ("500 kcal burger yesterday.", "500 kcal burger @ yesterday"),
        ("2 eggs 8 p.m.", "2 eggs @ 8 p.m."),
        ("500 kcal burger avant hier", "500 kcal burger @ avant hier"),
        (
            "600 kcal dinner in two hours",
            "600 kcal dinner @ in two hours",
        ),
        ("600 kcal dans une heure", "600 kcal @ dans une heure"),
        ("2 eggs @ next saturday", "2 eggs @ 2026-11-28"),
        ("2 eggs @ 8am, 1 banana", "2 eggs, 1 banana @ 8am"),
        ("2 eggs 8am, 1 banana", "2 eggs, 1 banana @ 8am"),
        ("2 eggs 8am, 1 banana 8am", "2 eggs, 1 banana @ 8am"),
        ("yesterday 19:30 2 eggs", "2 eggs @ yesterday 19:30"),
        ("2 eggs yesterday at 7:30", "2 eggs @ yesterday 7:30"),
        ("at 8am 2 eggs", "2 eggs @ 8am"),
        ("@ 8am 2 eggs", "2 eggs @ 8am"),
        ("yesterday at 8am 2 eggs", "2 eggs @ yesterday 8am"),
        ("at 7:30 yesterday 2 eggs", "2 eggs @ 7:30 yesterday"),
        ("8:30\n2 eggs\n1 banana", "2 eggs, 1 banana @ 8:30"),
        ("2 eggs at 8.30 pm", "2 eggs @ 8:30 pm"),
        ("2 eggs friday morning", "2 eggs @ friday 8am"),
        ("2 eggs, friday 1 banana", "2 eggs, 1 banana @ friday"),
        ("friday 2 eggs @ 8am", "2 eggs @ friday 8am"),
        ("2 eggs friday at 8am", "2 eggs @ friday 8am"),
        ("2 eggs, 500kcal tonight", "2 eggs, 500kcal @ today 7pm"),
        ("2 œufs à midi", "2 œufs @ midi"),
        ("2 eggs at", "2 eggs @ 8am"),
        ("2 eggs, 1 banana at", "2 eggs, 1 banana @ 8am"),
        ("2 eggs at, 1 banana @ 9am", "2 eggs, 1 banana @ 9am"),
    ] {
        is_told(&world, phrase, written);
    }
}

#[test]
fn a_food_that_is_called_as_a_time_stays_a_food() {
    let world = World::stocked();
    for name in [
        "Friday",
        "Friday pie",
        "Noon tea",
        "Eggs friday",
        "8.30am shake",
    ] {
        let save = ["food", "save", name, "--per", "100g", "--kcal", "250"];
        world.ok(&[&save[..], &["--measure", "slice=45g"]].concat());
    }
    for phrase in [
        "2 slices friday",
        "friday 2 slices",
        "1 slice friday pie",
        "50 g noon tea",
        "50 g eggs friday",
        "1 slice 8.30am shake",
    ] {
        world.ok(&["log", phrase, "-n"]);
    }
    let refused = world.error(8, &["log", "1 fri"]);
    let hint = refused["hint"].as_str().unwrap();
    assert!(!hint.contains("behind @"), "{hint}");
}

#[test]
fn no_list_of_foods_is_shown_for_a_time_in_front() {
    let world = World::stocked();
    let lines = "\"$JOURNAL\" log 'fri 2 eggs'; echo exit-$?\n";
    let Some(shown) = crate::terminal::on_a_terminal(&world, lines) else {
        return;
    };
    assert!(shown.contains("exit-3"), "{shown}");
    assert!(shown.contains("2 eggs @ fri"), "{shown}");
}

#[test]
fn an_item_of_a_meal_has_no_time_and_none_is_advised() {
    let world = World::stocked();
    world.ok(&["log", "1 banana"]);
    for (phrase, time) in [
        ("2 eggs friday", "friday"),
        ("2 eggs 8am", "8am"),
        ("2 eggs @ 8am", "8am"),
        ("friday 2 eggs at 8am", "'friday 8am'"),
    ] {
        let refused = world.error(3, &["meal", "item", "add", "last", phrase]);
        assert_eq!(refused["message"], "an item has no time of its own");
        let hint = refused["hint"].as_str().unwrap();
        assert!(hint.contains(" '2 eggs'; the meal's"), "{hint}");
        assert!(hint.ends_with(&format!(" --at {time}")), "{hint}");
        assert!(!hint.contains('@'), "{hint}");
    }
    for (phrase, item) in [
        ("2 eggs friday", "'2 eggs'"),
        ("150 g friday", "'150 g'"),
        ("3 yesterday", "3;"),
    ] {
        let refused = world.error(3, &["meal", "item", "set", "last", "1", phrase]);
        assert_eq!(refused["message"], "an item has no time of its own");
        let hint = refused["hint"].as_str().unwrap();
        assert!(hint.contains(item), "{hint}");
    }
    let two = "1 egg friday, 1 banana sat";
    let hint = world.error(3, &["meal", "item", "add", "last", two]);
    assert!(hint["hint"].to_string().contains("leave it out;"), "{hint}");
    // Fried eggs may be meant: the list of them stays.
    let add = ["meal", "item", "add", "last", "100 g eggs fri"];
    let hint = world.error(8, &add)["hint"].to_string();
    assert!(
        hint.contains("--pick N") && hint.contains("'100 g eggs'"),
        "{hint}"
    );
    world.ok(&[&add[..], &["--pick", "1", "-n"]].concat());
}

#[test]
fn an_ingredient_has_no_time_and_none_is_advised() {
    let world = World::stocked();
    for ingredient in ["1 banana friday", "1 banana @ 8am", "1 banana 8am"] {
        let save = ["recipe", "save", "X", "--servings", "2", "--ingredient"];
        let refused = world.error(3, &[&save[..], &[ingredient]].concat());
        let hint = refused["hint"].as_str().unwrap();
        assert!(
            hint.contains("leave it out: --ingredient '1 banana'"),
            "{hint}"
        );
        assert!(!hint.contains("food save"), "{hint}");
    }
}

#[test]
fn two_times_are_two_meals() {
    let world = World::stocked();
    for (phrase, first, second) in [
        ("2 eggs fri, 1 banana sat", "2 eggs @ fri", "1 banana @ sat"),
        (
            "2 eggs @ 8am, 1 banana @ 9am",
            "2 eggs @ 8am",
            "1 banana @ 9am",
        ),
        ("fri 2 eggs; sat 1 banana", "2 eggs @ fri", "1 banana @ sat"),
    ] {
        let told = format!(
            "a meal has one time, so each is one by itself: journal log '{first}', then journal log '{second}'"
        );
        let done = world.run(&["log", phrase, "--json"]);
        assert!(done.err.contains(&told), "{phrase}: {}", done.err);
        world.ok(&["log", first, "-n"]);
        world.ok(&["log", second, "-n"]);
    }
}

#[test]
fn a_time_beside_a_flag_is_told_in_one_place() {
    let world = World::stocked();
    for (exit, phrase, at, whole) in [
        (6, "2 eggs friday", "8am", "friday 8am"),
        (3, "2 eggs @ friday", "8am", "friday 8am"),
        (3, "2 eggs 8am", "fri", "8am fri"),
    ] {
        let error = world.error(exit, &["log", phrase, "--at", at]);
        let told = format!("'2 eggs' --at '{whole}'");
        assert!(error["hint"].to_string().contains(&told), "{error}");
        world.ok(&["log", "2 eggs", "--at", whole, "-n"]);
    }
    let error = world.error(6, &["log", "2 eggs friday", "--at", "sat 8am"]);
    let told = "'2 eggs' --at friday, or '2 eggs' --at 'sat 8am'";
    assert!(error["hint"].to_string().contains(told), "{error}");
    assert_eq!(world.meals(), 0);
}

#[test]
fn nothing_that_was_typed_is_left_out_of_what_is_told() {
    let world = World::stocked();
    let hint = |typed: &str| {
        let error = world.run(&["log", typed, "--json"]).error();
        error["hint"].as_str().unwrap().to_owned()
    };
    let twelve = "1 egg, ".repeat(11) + "1 banana";
    let told = hint(&format!("at 8am {twelve}"));
    assert!(told.ends_with(&format!(": {twelve} @ 8am")), "{told}");
    for typed in ["1 egg, ".repeat(60), "at 8am ".repeat(500)] {
        let told = hint(&format!("at 8am {typed}"));
        assert!(!told.contains("1 egg") && told.len() < 200, "{told}");
    }
    // A word that joins them is part of neither.
    for typed in ["2 eggs around 8am", "2 eggs by 8am"] {
        let told = hint(typed);
        assert!(
            !told.contains("around @") && !told.contains("by @"),
            "{told}"
        );
    }
    // Of two that could be meant none is chosen, and of what is no food none is told: an example.
    for typed in ["today 2 eggs yesterday", "2 eggs 8am, 1 xyzzy"] {
        let told = hint(typed);
        assert!(
            told.contains("as in 2 eggs @ yesterday 7:30; a meal has one"),
            "{told}"
        );
    }
}

#[test]
fn a_food_whose_name_begins_or_ends_with_a_time_is_taken_by_its_name() {
    let world = World::stocked();
    for name in ["Yesterday soup", "8am smoothie", "Today bar", "Soupe hier"] {
        let save = ["food", "save", name, "--per", "100g", "--kcal", "250"];
        world.ok(&[&save[..], &["--measure", "slice=45g"]].concat());
    }
    for (phrase, amount) in [
        ("100 g yesterday soup", "100 g Yesterday soup"),
        ("yesterday soup 100 g", "100 g Yesterday soup"),
        ("100 g 8am smoothie @ 9am", "100 g 8am smoothie"),
        ("1 slice today bar", "1 slice Today bar"),
        ("2 slices of soupe hier", "2 slice Soupe hier"),
    ] {
        let meal = world.json(&["log", phrase]);
        assert_eq!(amounts(&meal), [amount], "{phrase}");
    }
    let added = world.json(&["meal", "item", "add", "last", "yesterday soup 100 g"]);
    assert_eq!(added["items"].as_array().map(Vec::len), Some(2), "{added}");
    world.ok(&["meal", "item", "set", "last", "1", "50 g 8am smoothie"]);
    let save = ["recipe", "save", "Y", "--servings", "1", "--ingredient"];
    world.ok(&[&save[..], &["100 g 8am smoothie"]].concat());
    world.ok(&["food", "pin", "Oats today", "composition/usda-01123"]);
    world.ok(&["log", "100 g oats today", "-n"]);
    // A time stays one, and a quick add has none in its name.
    for phrase in [
        "2 eggs today",
        "500 kcal burger yesterday",
        "500 kcal a week ago burger",
        "500 kcal burger last month",
        "500 kcal burger some days ago",
        "500 kcal burger yesterday at lunch",
        "100 g 9am soup",
    ] {
        world.error(3, &["log", phrase]);
    }
    let quick = world.json(&["log", "500 kcal burger at 7:30 yesterday"]);
    assert_eq!(amounts(&quick), ["1 serving burger"]);
    assert_eq!(quick["eatenAt"], "2026-11-20T07:30:00+01:00");
}

#[test]
fn a_food_that_is_called_as_a_day_is_no_unit_of_what_stands_before_it() {
    let world = World::stocked();
    let save = ["food", "save", "Today", "--per", "100g", "--kcal", "250"];
    world.ok(&[&save[..], &["--measure", "bar=45g"]].concat());
    world.ok(&["log", "2 bars today", "-n"]);
    for phrase in ["2 eggs today", "today 2 eggs"] {
        is_told(&world, phrase, "2 eggs @ today");
    }
}

#[test]
fn an_item_that_is_set_is_told_of_the_others_and_not_to_set_them_too() {
    let world = World::stocked();
    world.ok(&["log", "1 banana"]);
    for phrase in ["1 banana, friday, 2 eggs", "1 banana, 2 eggs"] {
        let error = world.error(3, &["meal", "item", "set", "last", "1", phrase]);
        assert_eq!(error["message"], "one item is set at a time");
        assert!(error["hint"].to_string().contains("item add"), "{error}");
    }
    let error = world.error(3, &["meal", "item", "set", "last", "1", "1 banana, friday"]);
    assert!(
        error["hint"].to_string().contains("1 '1 banana';"),
        "{error}"
    );
}

#[test]
fn items_with_a_time_each_beside_a_flag_are_meals_without_it() {
    let world = World::stocked();
    let log = ["log", "2 eggs 8am, 1 banana 9am", "--at", "10am"];
    let hint = world.error(3, &log)["hint"].to_string();
    let told = "journal log '2 eggs @ 8am', then journal log '1 banana @ 9am'";
    assert!(hint.contains(told), "{hint}");
}

#[test]
fn a_food_that_a_time_begins_is_told_to_items_and_ingredients_as_well() {
    let world = World::stocked();
    world.ok(&["log", "1 banana"]);
    let banana = "1 march banana";
    let recipe = [
        "recipe",
        "save",
        "Y",
        "--servings",
        "1",
        "--ingredient",
        banana,
    ];
    for command in [
        &["log", banana][..],
        &["meal", "item", "add", "last", banana],
        &recipe,
    ] {
        let error = world.run(&[command, &["--json"]].concat()).error();
        let hint = error["hint"].as_str().unwrap();
        assert!(
            hint.contains("if no time is meant: "),
            "{command:?}: {hint}"
        );
    }
}

#[test]
fn no_meal_is_called_as_the_time_in_front_of_a_colon() {
    let world = World::stocked();
    for phrase in [
        "8am: 2 eggs 8:30pm",
        "breakfast yesterday: 2 eggs",
        "nov 17: 2 eggs",
        "nov 17: 2 eggs 8am: 1 banana",
    ] {
        let hint = world.error(3, &["log", phrase])["hint"].to_string();
        assert!(!hint.contains("--name"), "{phrase}: {hint}");
    }
    let hint = world.error(3, &["log", "breakfast: 2 eggs"])["hint"].to_string();
    assert!(hint.contains("--name breakfast"), "{hint}");
}
