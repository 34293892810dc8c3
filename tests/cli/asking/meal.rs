//! `journal log` without words: item by item, nothing lost, written once.

use super::{on, two_loaves};
use crate::world::{World, amounts};

#[test]
fn a_meal_is_asked_for_item_by_item_and_written_once() {
    let world = World::stocked();
    let Some(mut dialogue) = on(&world, "log --name Brunch --at 8am") else {
        return;
    };
    dialogue.sees("1> ").types("200 g oats\r");
    dialogue.sees("778 kcal").sees("2> ").types("5 oz banana\r");
    dialogue.sees("5 oz = 141.748 g").sees("3> ");
    assert_eq!(world.meals(), 0, "written before it was agreed to");
    dialogue.types("\r");
    dialogue.sees("Brunch").sees("08:00").sees("Log it? [Y/n]");
    assert_eq!(world.meals(), 0, "written before it was agreed to");
    dialogue.types("\r").sees("Logged").sees("exit-0");
    let shown = dialogue.ends();
    assert!(shown.contains("as-before"), "{shown}");
    let meals = world.json(&["meal", "list"]);
    assert_eq!(meals["meals"].as_array().unwrap().len(), 1);
    let meal = &meals["meals"][0];
    assert_eq!(
        amounts(meal),
        ["200 g Oats", "141.747615625 g Bananas, raw"]
    );
    assert_eq!(meal["name"], "Brunch");
    let undo = world.json(&["undo", "--list"]);
    assert_eq!(undo.to_string().matches("Brunch").count(), 1, "{undo}");
}

#[test]
fn what_is_not_understood_says_why_and_is_mended_with_nothing_lost() {
    let world = World::stocked();
    let Some(mut dialogue) = on(&world, "log") else {
        return;
    };
    dialogue.sees("1> ").types("1 egg\r").sees("Egg, whole");
    dialogue.sees("2> ").types("1 blorb\r");
    dialogue.sees("error:").sees("blorb").sees("hint:");
    // The line stands there again, to be mended.
    dialogue.sees("2> 1 blorb").types("\u{17}banana\r");
    dialogue.sees("Bananas, raw").sees("3> ");
    dialogue.types("100 ml oats\r").sees("its units are");
    dialogue
        .sees("3> 100 ml oats")
        .types("\u{15}1,000 g oats\r");
    dialogue.sees("error:").sees("3> 1,000 g oats");
    dialogue.types("\u{15}\r").sees("Log it?").types("y\r");
    dialogue.sees("exit-0");
    dialogue.ends();
    let meal = world.json(&["meal", "show", "last"]);
    assert_eq!(meal["items"].as_array().unwrap().len(), 2, "{meal}");
}

#[test]
fn an_amount_that_is_missing_is_asked_for() {
    let world = World::stocked();
    world.ok(&["food", "save", "Gruel", "--per", "100g", "--kcal", "50"]);
    let Some(mut dialogue) = on(&world, "log") else {
        return;
    };
    dialogue.sees("1> ").types("gruel\r");
    dialogue.sees("How much of Gruel?").types("3\r");
    dialogue
        .sees("does not say what one of it is")
        .sees("How much of Gruel?");
    dialogue.types("1/2 kg\r").sees("500 g").sees("250 kcal");
    dialogue.sees("2> ").types("banana\r");
    dialogue.sees("Enter for 1 medium").types("\r");
    dialogue.sees("105 kcal").sees("3> ").types("\r");
    dialogue.sees("Log it?").types("\r").sees("exit-0");
    dialogue.ends();
    let items = amounts(&world.json(&["meal", "show", "last"]));
    assert_eq!(items[0], "500 g Gruel");
    assert!(items[1].starts_with("1 medium"), "{items:?}");
}

#[test]
fn a_word_that_is_no_measure_is_not_dropped_for_an_amount() {
    let world = World::stocked();
    world.ok(&["food", "save", "Gruel", "--per", "100g", "--kcal", "50"]);
    let Some(mut dialogue) = on(&world, "log") else {
        return;
    };
    dialogue.sees("1> ").types("camel egg\r");
    dialogue.sees("no food is called").sees("1> camel egg");
    // Behind a word, an own food is meant before any of a catalogue.
    dialogue.types("\u{15}camel gruel\r").sees("has no measure");
    dialogue.sees("1> camel gruel").types("\u{15}gruel\r");
    // … and behind an amount it may be said once more.
    dialogue.sees("How much of Gruel?").types("50 g of Gruel\r");
    dialogue
        .sees("2> ")
        .types("\r")
        .sees("Log it?")
        .types("y\r");
    dialogue.sees("exit-0");
    dialogue.ends();
    let meal = world.json(&["meal", "show", "last"]);
    assert_eq!(amounts(&meal), ["50 g Gruel"]);
}

#[test]
fn an_amount_that_cannot_be_meant_is_asked_about_and_typed_again() {
    let world = World::stocked();
    let Some(mut dialogue) = on(&world, "log") else {
        return;
    };
    dialogue.sees("1> ").types("20 kg oats\r");
    dialogue.sees("Is that meant? [y/N]").types("n\r");
    dialogue.sees("then it is not taken").sees("1> 20 kg oats");
    dialogue.types("\u{15}20 g oats\r").sees("2> ").types("\r");
    dialogue.sees("Log it?").types("\r").sees("exit-0");
    dialogue.ends();
    assert_eq!(
        amounts(&world.json(&["meal", "show", "last"])),
        ["20 g Oats"]
    );
}

#[test]
fn no_writes_nothing() {
    let world = World::stocked();
    let Some(mut dialogue) = on(&world, "log") else {
        return;
    };
    dialogue
        .sees("1> ")
        .types("1 egg\r")
        .sees("2> ")
        .types("\r");
    dialogue
        .sees("Log it?")
        .types("n\r")
        .sees("nothing was changed");
    dialogue.sees("exit-14");
    dialogue.ends();
    assert_eq!(world.meals(), 0);
}

#[test]
fn the_end_of_what_is_typed_is_the_end_of_the_meal() {
    let world = World::stocked();
    let Some(mut dialogue) = on(&world, "plan") else {
        return;
    };
    dialogue.sees("1> ").types("1 egg @ tomorrow 8am\r");
    dialogue.sees("2> ").types("\u{4}");
    dialogue
        .sees("Sun 22 Nov 2026 08:00")
        .sees("Plan it?")
        .types("\r");
    dialogue.sees("Planned").sees("exit-0");
    dialogue.ends();
    assert_eq!(world.json(&["meal", "show", "last"])["state"], "planned");
    let Some(mut dialogue) = on(&world, "log") else {
        return;
    };
    dialogue.sees("1> ").types("\u{4}");
    dialogue.sees("nothing was typed").sees("exit-14");
    dialogue.ends();
    assert_eq!(world.meals(), 1);
}

#[test]
fn without_a_terminal_the_missing_phrase_is_named() {
    let world = World::stocked();
    for command in ["log", "plan"] {
        let done = world.run(&[command]).failed(2);
        done.says("PHRASE").says(&format!("journal {command} "));
    }
    assert_eq!(world.error(2, &["log"])["operation"], "log");
}

#[test]
fn a_terminal_without_escapes_is_asked_in_plain_lines() {
    let world = two_loaves().with("TERM", "dumb");
    let Some(mut dialogue) = on(&world, "log") else {
        return;
    };
    dialogue.sees("1> ").types("100 g loaf\r");
    dialogue.sees(" 1. ").sees("Which loaf is it? (1 to ");
    dialogue
        .types("99\r")
        .sees("Which loaf is it?")
        .types("1\r");
    dialogue.sees("100 g").sees("2> ").types("\r");
    dialogue.sees("Log it?").types("\r").sees("exit-0");
    let shown = dialogue.ends();
    assert!(!shown.contains('\u{1b}'), "{shown:?}");
    assert_eq!(world.meals(), 1);
}

#[test]
fn a_long_name_leaves_room_for_the_energy() {
    let world = World::stocked();
    let long = "Gruel of oats that were soaked for a night and then cooked for hours on a low fire";
    world.ok(&["food", "save", long, "--per", "100g", "--kcal", "321"]);
    let Some(mut dialogue) = on(&world, "log") else {
        return;
    };
    dialogue.sees("1> ").types("100 g gruel of oats\r");
    // Not quite its name: one food to choose from.
    dialogue.sees("Which gruel").types("\r");
    dialogue
        .sees("…  mine  321 kcal")
        .sees("2> ")
        .types("\u{1b}");
    dialogue.sees("exit-14");
    dialogue.ends();
}

#[test]
fn nothing_is_asked_of_who_does_not_want_to_be() {
    let world = World::stocked();
    for command in ["log --no-input", "plan --json", "log --format ndjson"] {
        let Some(mut dialogue) = on(&world, command) else {
            return;
        };
        dialogue.sees("PHRASE").sees("exit-2");
        dialogue.ends();
    }
}

#[test]
fn what_would_be_sent_is_shown_and_not_sent() {
    let world = World::stocked();
    let Some(mut dialogue) = on(&world, "log -n") else {
        return;
    };
    dialogue
        .sees("1> ")
        .types("1 egg\r")
        .sees("2> ")
        .types("\r");
    dialogue.sees("/meals").sees("exit-0");
    dialogue.ends();
    assert_eq!(world.meals(), 0);
}

#[test]
fn a_terminal_that_draws_ascii_alone_is_asked_in_ascii() {
    let world = two_loaves().with("LC_ALL", "C");
    let long = "Brown loaf of a very long name that no terminal has room for in one line, whole";
    let save = ["food", "save", long, "--brand", "Shop", "--per", "100g"];
    world.ok(&save);
    let Some(mut dialogue) = on(&world, "log --library mine") else {
        return;
    };
    dialogue.sees("1> ").types("1 blorb\r").sees("hint:");
    dialogue.sees("1> 1 blorb").types("\u{15}100 g loaf\r");
    dialogue
        .sees("Which loaf")
        .sees("...")
        .types("brown")
        .sees("brown|");
    dialogue.types("\r").sees("2> ").types("\r");
    dialogue.sees("Log it?").types("\r").sees("exit-0");
    let shown = dialogue.ends();
    let odd = shown.lines().find(|line| !line.is_ascii());
    assert_eq!(odd, None, "{shown}");
}

#[test]
fn a_second_time_that_differs_is_refused_and_its_line_asked_again() {
    let world = World::stocked();
    let Some(mut dialogue) = on(&world, "log") else {
        return;
    };
    dialogue.sees("1> ").types("1 banana @ 8am\r");
    dialogue.sees("2> ").types("2 eggs @ 8:00\r").sees("Egg");
    dialogue.sees("3> ").types("1 apple @ 9am\r");
    dialogue
        .sees("two times")
        .sees("hint:")
        .sees("3> 1 apple @ 9am");
    dialogue.types("\u{15}1 apple\r").sees("4> ").types("\r");
    dialogue.sees("08:00").sees("Log it?").types("\r");
    dialogue.sees("exit-0");
    dialogue.ends();
    let meal = world.json(&["meal", "show", "last"]);
    assert_eq!(amounts(&meal).len(), 3);
    let at = meal["eatenAt"].as_str().unwrap();
    assert!(at.contains("T08:00"), "{at}");
}

#[test]
fn a_list_that_is_left_leads_back_to_its_line_and_loses_no_other() {
    let world = two_loaves();
    let Some(mut dialogue) = on(&world, "log") else {
        return;
    };
    dialogue.sees("1> ").types("1 egg\r").sees("Egg, whole");
    dialogue.sees("2> ").types("100 g loaf\r");
    dialogue.sees("Which loaf");
    std::thread::sleep(std::time::Duration::from_millis(200));
    dialogue.types("\u{1b}").sees("leave with Esc");
    // The line stands there again, to be mended.
    dialogue.sees("2> 100 g loaf").types("\u{17}rye loaf\r");
    dialogue.sees("Rye loaf").sees("3> ").types("\r");
    dialogue.sees("Log it?").types("y\r").sees("exit-0");
    dialogue.ends();
    let meal = world.json(&["meal", "show", "last"]);
    assert_eq!(amounts(&meal).len(), 2, "{meal}");
}

#[test]
fn a_line_that_is_a_time_is_told_as_one_and_where_it_belongs() {
    let world = World::stocked();
    let Some(mut dialogue) = on(&world, "log") else {
        return;
    };
    dialogue.sees("1> ").types("friday\r");
    dialogue.sees("a time stands behind a food, 2 eggs @ friday");
    dialogue.sees("journal log --at friday").sees("1> friday");
    dialogue.types("\u{15}2 eggs @ 8am\r").sees("2> ");
    dialogue
        .types("yesterday\r")
        .sees("the meal has its time, 8am");
    dialogue.sees("2> yesterday").types("\u{1b}");
    dialogue.sees("exit-14");
    let shown = dialogue.ends();
    assert!(!shown.contains("food save"), "{shown}");
}

#[test]
fn a_food_that_is_called_as_a_time_is_a_line() {
    let world = World::stocked();
    let save = ["food", "save", "Friday", "--per", "100g", "--kcal", "250"];
    world.ok(&[&save[..], &["--measure", "slice=45g"]].concat());
    let Some(mut dialogue) = on(&world, "log") else {
        return;
    };
    dialogue.sees("1> ").types("friday\r");
    dialogue.sees("How much of Friday?").types("1 slice\r");
    dialogue.sees("2> ").types("\r").sees("Log it?").types("\r");
    dialogue.sees("exit-0");
    dialogue.ends();
}
