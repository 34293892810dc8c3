//! Spelling close enough is offered, and never taken.

use serde_json::{Value, json};

use crate::serve::{Server, key};
use crate::terminal::typing;
use crate::world::{World, id};

/// The error of a phrase that finds nothing; nothing is logged.
#[track_caller]
fn missed(world: &World, phrase: &str) -> Value {
    let error = world.error(6, &["log", phrase]);
    assert_eq!(error["code"], "not_found", "{phrase}");
    assert_eq!(world.meals(), 0, "{phrase}");
    error
}

#[track_caller]
fn asks(error: &Value, question: &str) {
    let hint = error["hint"].as_str().unwrap_or_default();
    assert!(hint.starts_with(question), "{error}");
}

fn keys(error: &Value) -> Vec<&str> {
    let candidates = error["candidates"].as_array().map(Vec::as_slice);
    let candidates = candidates.unwrap_or_default().iter();
    candidates.filter_map(|food| food["key"].as_str()).collect()
}

#[test]
fn a_misspelled_everyday_word_is_offered_and_never_taken() {
    let world = World::stocked();
    for (phrase, meant, key) in [
        ("200 g bananna", "banana", "usda-09040"),
        ("200 g BANANNAS", "banana", "usda-09040"),
        ("1 chiken breast", "chicken breast", "usda-05064"),
        ("100 g brocoly", "brocoli", "usda-11091"),
        ("2 oefs", "œuf", "usda-01123"),
        ("2 slices bred", "bread", "usda-18069"),
        ("une pomne", "pomme", "usda-09003"),
        ("100 g fromgae", "fromage", "ciqual-12999"),
    ] {
        let error = missed(&world, phrase);
        asks(&error, &format!("did you mean \"{meant}\""));
        assert_eq!(keys(&error)[0], key, "{error}");
        assert!(keys(&error).len() <= 3, "{error}");
    }
}

#[test]
fn a_misspelled_word_of_a_catalogue_is_offered_where_nothing_else_is_near() {
    let world = World::stocked();
    for (word, meant) in [
        ("fishh", "fish"),
        ("pumpernickle", "pumpernickel"),
        ("marzpan", "marzipan"),
        ("lingcodd", "lingcod"),
    ] {
        let error = missed(&world, &format!("100 g {word}"));
        asks(&error, &format!("did you mean {meant:?}?"));
        assert!(!keys(&error).is_empty(), "{error}");
    }
    let error = missed(&world, "100 g blorb");
    assert_eq!(keys(&error), [""; 0], "{error}");
}

#[test]
fn what_only_begins_other_names_is_offered_as_the_word_it_is_near_to() {
    let world = World::stocked();
    for (phrase, meant) in [
        ("2 egs", "egg"),
        ("1 coffe", "coffee"),
        ("2 tosts", "toast"),
    ] {
        let error = world.error(8, &["log", phrase]);
        asks(&error, &format!("did you mean \"{meant}\""));
    }
    assert_eq!(world.meals(), 0);
}

#[test]
fn what_is_offered_are_foods_as_any_candidates_are() {
    let world = World::stocked();
    let error = missed(&world, "200 g bananna");
    let banana = json!({
        "library": "composition", "key": "usda-09040", "name": "Bananas, raw", "brand": null
    });
    assert_eq!(error["candidates"], json!([banana]));
    assert_eq!(error["resource"], "food");
    let told = world.run(&["log", "200 g bananna"]).failed(6);
    told.says("composition/usda-09040")
        .says("hint: did you mean \"banana\"?");
}

#[test]
fn own_foods_and_pins_are_offered_before_everyday_words() {
    let world = World::stocked();
    let save = ["food", "save", "Overnight oats", "--per", "100g"];
    let own = id(&world.json(&[&save[..], &["--kcal", "150"]].concat()));
    let error = missed(&world, "100 g Overnigth oats");
    asks(&error, "did you mean \"Overnight oats\"?");
    assert_eq!(keys(&error), [own.as_str()]);
    world.ok(&["food", "pin", "breky", "composition/usda-20038"]);
    let error = missed(&world, "100 g brekky");
    asks(&error, "did you mean \"breky\"?");
    assert_eq!(keys(&error), ["usda-20038"]);
    world.ok(&["food", "save", "Bananana", "--per", "100g", "--kcal", "1"]);
    let error = missed(&world, "100 g bananna");
    asks(&error, "did you mean \"Bananana\" or \"banana\"?");
}

#[test]
fn what_was_eaten_lately_is_offered() {
    let world = World::stocked();
    missed(&world, "100 g kohlrabbi");
    world.ok(&["log", "100 g composition/usda-11241"]);
    let error = world.error(6, &["log", "100 g kohlrabbi"]);
    asks(&error, "did you mean \"Kohlrabi, raw\"?");
    assert_eq!(keys(&error), ["usda-11241"]);
    assert_eq!(world.meals(), 1);
}

#[test]
fn what_is_like_nothing_is_not_guessed_at() {
    let world = World::stocked();
    for phrase in ["1 unobtainium", "1 zq", "1 blorbberl", "1 q7"] {
        let error = missed(&world, phrase);
        assert_eq!(error["candidates"], Value::Null, "{error}");
        assert!(!error["hint"].as_str().unwrap().contains("did you mean"));
    }
}

#[test]
fn what_is_spelled_nearly_so_is_named_before_foods_that_only_have_the_word() {
    let world = World::stocked();
    let error = world.error(8, &["log", "une pome"]);
    asks(&error, "did you mean \"pomme\"");
    assert!(error["hint"].as_str().unwrap().contains("--pick"));
    assert_eq!(
        error["candidates"][0]["name"], "Pomegranates, raw",
        "{error}"
    );
    assert_eq!(world.meals(), 0);
}

#[test]
fn what_is_spelled_nearly_so_is_never_picked() {
    let world = World::stocked();
    for (phrase, near) in [("une pome", "Apples, raw"), ("3 egs", "Egg, whole")] {
        let error = world.error(8, &["log", phrase]);
        let candidates = error["candidates"].as_array().unwrap().clone();
        assert!(!error["candidates"].to_string().contains(near), "{error}");
        for (at, candidate) in candidates.iter().enumerate().take(3) {
            let pick = (at + 1).to_string();
            let would = world.run(&["log", phrase, "--pick", &pick, "-n", "--json"]);
            // The food need not take the amount; it is the food all the same.
            let key = candidate["key"].as_str().unwrap();
            let name = candidate["name"].as_str().unwrap();
            let told = format!("{}{}", would.out, would.err).replace('\\', "");
            assert!(told.contains(key) || told.contains(name), "{pick}: {told}");
        }
        let error = world.error(2, &["log", phrase, "--pick", "99"]);
        let count = error["candidates"].as_array().unwrap().len();
        let message = error["message"].as_str().unwrap();
        assert!(message.contains(&format!("from 1 to {count} ")), "{error}");
        assert!(error["hint"].as_str().unwrap().contains("did you mean"));
    }
    // A list of what is only offered has no numbers to pick.
    let done = world.run(&["log", "1 bananna", "--pick", "1"]).failed(6);
    assert!(
        done.err.contains("  composition/usda-09040  "),
        "{}",
        done.err
    );
    assert_eq!(world.meals(), 0);
}

#[test]
fn only_foods_of_the_library_that_was_named_are_offered() {
    let world = World::stocked();
    let error = world.error(6, &["log", "100 g bananna", "--library", "mine"]);
    assert_eq!(error["candidates"], Value::Null, "{error}");
    let error = world.error(6, &["log", "100 g bananna", "--library", "composition"]);
    assert_eq!(keys(&error), ["usda-09040"]);
}

#[test]
fn a_misspelled_item_stops_the_meal_wherever_it_stands() {
    let world = World::stocked();
    for phrase in [
        "2 eggs, 1 bananna",
        "1 bananna, 2 eggs",
        "500kcal, 1 bananna",
    ] {
        missed(&world, phrase);
    }
    let recipe = ["recipe", "save", "Bowl", "--servings", "1"];
    let error = world.error(6, &[&recipe[..], &["--ingredient", "1 bananna"]].concat());
    asks(&error, "did you mean \"banana\"?");
    let error = world.error(6, &["food", "show", "bananna"]);
    asks(&error, "did you mean \"banana\"?");
    assert_eq!(world.json(&["food", "search"])["foods"], json!([]));
}

#[test]
fn accents_that_were_not_typed_are_asked_about_where_they_tell_foods_apart() {
    let world = World::stocked();
    let error = world.error(8, &["log", "200 g pates"]);
    assert_eq!(keys(&error), ["usda-20121", "ciqual-8332"]);
    assert_eq!(world.meals(), 0);
    let picked = world.json(&["log", "200 g pates", "--pick", "1"]);
    assert_eq!(picked["items"][0]["food"]["key"], "usda-20121");
}

#[test]
fn a_word_that_is_two_foods_is_asked_about_until_it_is_pinned() {
    let world = World::stocked();
    for (phrase, expected) in [
        ("100 g raisins", ["usda-09298", "usda-09132"]),
        ("3 prunes", ["usda-09291", "usda-09279"]),
        ("100 g chips", ["usda-19411", "usda-21138"]),
        ("des chips", ["usda-19411", "usda-21138"]),
    ] {
        let error = world.error(8, &["log", phrase]);
        assert_eq!(keys(&error), expected, "{phrase}");
        let hint = error["hint"].as_str().unwrap();
        assert!(hint.contains("journal food pin"), "{error}");
    }
    assert_eq!(world.meals(), 0);
    world.ok(&["food", "pin", "raisin", "composition/usda-09132"]);
    let meal = world.json(&["log", "100 g raisins"]);
    assert_eq!(meal["items"][0]["food"]["key"], "usda-09132");
}

#[test]
fn on_a_terminal_nobody_takes_it_by_pressing_enter() {
    let world = World::stocked();
    let lines = "\"$JOURNAL\" log '1 bananna'; echo ended $?\n";
    let Some(shown) = typing(&world, lines, "\n\n") else {
        return;
    };
    assert!(shown.contains("did you mean \"banana\"?"), "{shown}");
    assert!(shown.contains("ended 6"), "{shown}");
    assert_eq!(world.meals(), 0);
}

#[test]
fn a_journal_elsewhere_offers_as_well() {
    let home = World::stocked();
    let key = key(&home, "read-write");
    let server = Server::start(&home);
    let world = World::stocked()
        .with("JOURNAL_BASE_URL", &server.base)
        .with("JOURNAL_API_KEY", &key);
    let save = ["food", "save", "Overnight oats", "--per", "100g"];
    world.ok(&[&save[..], &["--kcal", "150"]].concat());
    let error = missed(&world, "100 g Overnigth oats");
    asks(&error, "did you mean \"Overnight oats\"?");
    asks(&missed(&world, "100 g bananna"), "did you mean \"banana\"?");
}

#[test]
fn foods_that_are_called_the_same_are_offered_once() {
    let world = World::stocked();
    for kcal in ["250", "260"] {
        world.ok(&["food", "save", "Rye loaf", "--per", "100g", "--kcal", kcal]);
    }
    let error = world.run(&["food", "show", "rye laof", "--json"]).error();
    let hint = error["hint"].as_str().unwrap();
    assert!(hint.starts_with("did you mean \"Rye loaf\"? "), "{hint}");
    assert_eq!(error["candidates"].as_array().unwrap().len(), 2, "{error}");
}
