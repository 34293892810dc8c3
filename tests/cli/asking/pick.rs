//! Several foods: a list that typing narrows.

use super::{has_its_cursor, on};
use crate::world::{World, amounts};

/// A home with own foods of which "bread" may be any.
fn bakery() -> World {
    let world = World::stocked();
    let long = "Sourdough bread of a very long name that no terminal has room for in one line, whole grain";
    for (name, brand, kcal) in [
        ("Rye bread", "Miller & Sons", "210"),
        ("White bread", "Corner Shop", "265"),
        (long, "A bakery that also has a long name", "240"),
        (
            "Brötchen bread ÄÖÜ äöü ÄÖÜ äöü ÄÖÜ äöü ÄÖÜ äöü",
            "Bäckerei",
            "280",
        ),
    ] {
        let save = ["food", "save", name, "--brand", brand, "--per", "100g"];
        world.ok(&[&save[..], &["--kcal", kcal]].concat());
    }
    world
}

#[test]
fn typing_narrows_the_list_and_enter_takes_what_is_left() {
    let world = bakery();
    let Some(mut dialogue) = on(&world, "log '100 g bread' --library mine") else {
        return;
    };
    dialogue.sees("Which bread is it?");
    dialogue.sees("Rye bread").sees("White bread");
    dialogue.types("corner").sees("corner|").types("\r");
    dialogue.sees("Logged").sees("exit-0");
    let shown = dialogue.ends();
    has_its_cursor(&shown);
    assert!(shown.contains("as-before"), "{shown}");
    for context in ["Corner Shop", "mine", "265 kcal / 100 g"] {
        assert!(shown.contains(context), "{context}: {shown}");
    }
    let meal = world.json(&["meal", "show", "last"]);
    assert_eq!(amounts(&meal), ["100 g White bread"]);
}

#[test]
fn a_long_question_is_broken_between_its_words() {
    let world = bakery();
    let lines = "stty cols 40 rows 24\n\"$JOURNAL\" log '20 kg white bread'\necho exit-$?\n";
    let Some(mut dialogue) = crate::terminal::Dialogue::begin(&world, lines) else {
        return;
    };
    dialogue.sees("[y/N] ").types("n\r").sees("exit-14");
    let shown = dialogue.ends();
    let mut lines = shown.lines().map(str::trim);
    assert!(lines.any(|line| line.ends_with("is more than")), "{shown}");
    assert_eq!(lines.next(), Some("5000 g. Is that meant?"), "{shown}");
}

#[test]
fn what_fits_no_food_of_the_list_is_told_beside_it() {
    let world = bakery();
    let Some(mut dialogue) = on(&world, "log '100 g bread' --library mine") else {
        return;
    };
    dialogue.sees("Which bread is it?").types("xq");
    dialogue.sees("xq|  no food fits").types("\u{8}\u{8}rye");
    dialogue.sees("rye|").types("\r").sees("exit-0");
    let shown = dialogue.ends();
    assert!(!shown.contains("rye|  no food"), "{shown}");
}

#[test]
fn a_time_among_the_words_is_told_above_the_list() {
    let world = bakery();
    let Some(mut dialogue) = on(&world, "log '2 eggs fri'") else {
        return;
    };
    dialogue.sees("behind @: 2 eggs @ fri");
    dialogue.sees("Which eggs fri is it?").sees("fried");
    dialogue.types("\u{1b}").sees("exit-14");
    has_its_cursor(&dialogue.ends());
    for amount in ["", "2 "] {
        let Some(mut dialogue) = on(&world, &format!("log '{amount}eggs and toast'")) else {
            return;
        };
        dialogue.sees(&format!("a comma parts two foods: {amount}eggs, toast"));
        dialogue
            .sees("Which eggs and toast")
            .types("\u{1b}")
            .sees("exit-14");
        dialogue.ends();
    }
    let Some(mut dialogue) = on(&world, "log '100 g bread' --library mine") else {
        return;
    };
    dialogue.sees("Which bread is it?").types("\u{1b}");
    let shown = dialogue.ends();
    assert!(!shown.contains("behind @"), "{shown}");
}

#[test]
fn which_food_it_is_is_asked_once_though_it_does_not_take_the_amount() {
    let world = World::stocked();
    let Some(mut dialogue) = on(&world, "log '1 slice pie'") else {
        return;
    };
    dialogue.sees("pie is it?").types("pump").sees("pump|");
    dialogue.types("\r").sees("has no measure").sees("exit-3");
    dialogue.ends();
    assert_eq!(world.meals(), 0);
}

#[test]
fn the_same_list_is_shown_while_a_meal_is_asked_for() {
    let world = bakery();
    let Some(mut dialogue) = on(&world, "log --library mine") else {
        return;
    };
    dialogue.sees("1> ").types("100 g bread\r");
    dialogue
        .sees("Which bread is it?")
        .types("rye")
        .sees("rye|");
    dialogue
        .types("\r")
        .sees("210 kcal")
        .sees("2> ")
        .types("\r");
    dialogue.sees("Log it?").types("\r").sees("exit-0");
    has_its_cursor(&dialogue.ends());
    let meal = world.json(&["meal", "show", "last"]);
    assert_eq!(amounts(&meal), ["100 g Rye bread"]);
}

#[test]
fn long_names_are_cut_to_the_width_of_the_terminal() {
    let world = bakery();
    for columns in [40, 60, 80] {
        let lines = format!(
            "stty cols {columns} rows 24\n\"$JOURNAL\" log '100 g bread' --library mine\necho exit-$?\n"
        );
        let Some(mut dialogue) = crate::terminal::Dialogue::begin(&world, &lines) else {
            return;
        };
        dialogue.sees("Which bread").sees("White bread");
        dialogue.types("\u{1b}").sees("exit-14");
        let shown = dialogue.ends();
        assert!(shown.contains('…'), "{columns}: {shown}");
        // What is told behind the list is prose, which the terminal breaks.
        let (list, _) = shown.split_once("error:").unwrap_or((&shown, ""));
        for line in list.lines().map(plain) {
            let width = line.chars().count();
            assert!(width <= columns, "{columns}: {width} {line:?}");
        }
    }
    assert_eq!(world.meals(), 0);
}

/// A line without its escapes.
fn plain(line: &str) -> String {
    let mut text = String::new();
    let mut letters = line.trim_end().chars();
    while let Some(letter) = letters.next() {
        match letter {
            '\u{1b}' => drop(
                letters
                    .by_ref()
                    .skip(1)
                    .find(|end| end.is_ascii_alphabetic()),
            ),
            letter => text.push(letter),
        }
    }
    // What stands behind a return is written over what stood before it.
    text.rsplit('\r').next().unwrap_or_default().to_owned()
}

#[test]
fn colours_are_not_used_where_they_are_not_wanted() {
    let world = bakery().with("NO_COLOR", "1").with("TERM", "xterm");
    let Some(mut dialogue) = on(&world, "log '100 g bread' --library mine") else {
        return;
    };
    dialogue.sees("Which bread").types("rye").sees("rye|");
    dialogue.types("\r").sees("exit-0");
    let shown = dialogue.ends();
    let is_colour = |escape: &str| {
        let end = escape.find(|c: char| c.is_ascii_alphabetic());
        end.is_some_and(|end| escape[end..].starts_with('m'))
    };
    let colours = shown
        .split("\u{1b}[")
        .skip(1)
        .filter(|rest| is_colour(rest));
    assert_eq!(colours.count(), 0, "{shown:?}");
}

#[test]
fn a_list_that_typing_narrows_has_no_numbers_that_typing_would_not_mean() {
    let world = World::stocked();
    for at in 1..=12 {
        let name = format!("Loaf {}", ["rye", "white", "oat"][at % 3]);
        let brand = format!("Baker {}", char::from(b'A' + u8::try_from(at).unwrap()));
        let save = ["food", "save", &name, "--brand", &brand, "--per", "100g"];
        world.ok(&[&save[..], &["--kcal", "250"]].concat());
    }
    let Some(mut dialogue) = on(&world, "log '100 g loaf' --library mine") else {
        return;
    };
    dialogue.sees("Which loaf is it?").sees("Baker");
    dialogue.types("\u{1b}").sees("exit-14");
    let shown = dialogue.ends();
    for number in ["1. ", "2. ", "10. ", "12. "] {
        assert!(!shown.contains(number), "{number}: {shown}");
    }
}

#[test]
fn of_foods_that_read_alike_the_one_that_is_highlighted_is_taken() {
    let world = World::stocked();
    let save = |kcal| ["food", "save", "Rye loaf", "--per", "100g", "--kcal", kcal];
    let first = world.json(&save("210"));
    let second = world.json(&save("210"));
    let keys: Vec<_> = [first, second]
        .iter()
        .map(|food| food["key"].clone())
        .collect();
    let mut taken = Vec::new();
    for keys in ["\r", "\u{1b}[B\r"] {
        let Some(mut dialogue) = on(&world, "log '100 g rye loaf' --library mine") else {
            return;
        };
        dialogue
            .sees("Which rye loaf is it?")
            .sees("Rye loaf (2)  mine");
        dialogue.types(keys).sees("exit-0");
        dialogue.ends();
        let meal = world.json(&["meal", "show", "last"]);
        taken.push(meal["items"][0]["food"]["key"].clone());
    }
    assert_ne!(taken[0], taken[1]);
    assert!(keys.iter().all(|key| taken.contains(key)), "{taken:?}");
}

#[test]
fn a_number_typed_where_lines_are_numbered_means_that_very_line() {
    let world = World::stocked().with("TERM", "dumb");
    for at in 1..=12 {
        let name = format!("Loaf {at}");
        world.ok(&["food", "save", &name, "--per", "100g", "--kcal", "250"]);
    }
    let Some(mut dialogue) = on(&world, "log '100 g loaf' --library mine") else {
        return;
    };
    dialogue.sees("(1 to 12, empty for none)").types("13\r");
    dialogue
        .sees("\"13\" is none of them")
        .sees("(1 to 12, empty for none)");
    assert_eq!(world.meals(), 0);
    dialogue.types("1\r").sees("exit-0");
    let shown = dialogue.ends();
    let line = shown.lines().find(|line| line.trim().starts_with("1. "));
    let meal = world.json(&["meal", "show", "last"]);
    let name = meal["items"][0]["food"]["name"].as_str().unwrap();
    let line = line.unwrap_or_else(|| panic!("{shown}"));
    assert!(line.contains(&format!("{name}  ")), "{name}: {line}");
}

#[test]
fn a_person_may_choose_what_is_spelled_nearly_so_and_numbers_are_those_that_are_picked() {
    let world = World::stocked().with("TERM", "dumb");
    let Some(mut dialogue) = on(&world, "log '1 pome'") else {
        return;
    };
    dialogue
        .sees("1. Pomegranates, raw")
        .sees("8. Apples, raw, with skin");
    dialogue.sees("(1 to 8, empty for none)").types("8\r");
    dialogue.sees("exit-0");
    dialogue.ends();
    let world = world.with("TERM", "xterm");
    let Some(mut dialogue) = on(&world, "log '1 pome'") else {
        return;
    };
    dialogue
        .sees("Which pome is it?")
        .sees("> Pomegranates, raw")
        .sees("Apples, raw, with skin")
        .types("\u{1b}[A\r");
    dialogue.sees("exit-0");
    dialogue.ends();
    let meals = world.json(&["meal", "list"])["meals"].clone();
    for meal in meals.as_array().unwrap() {
        assert_eq!(meal["items"][0]["food"]["name"], "Apples, raw, with skin");
    }
    assert_eq!(world.meals(), 2);
}

#[test]
fn what_truly_matches_stands_first_in_the_list_as_in_the_refusal() {
    let world = World::stocked();
    let error = world.error(8, &["log", "1 pome"]);
    let first = error["candidates"][0]["name"].as_str().unwrap();
    let Some(mut dialogue) = on(&world, "log '1 pome'") else {
        return;
    };
    dialogue
        .sees("Which pome is it?")
        .sees(&format!("> {first}"));
    dialogue.types("\r").sees("exit-0");
    dialogue.ends();
    let meal = world.json(&["meal", "show", "last"]);
    assert_eq!(meal["items"][0]["food"]["name"], first);
}

#[test]
fn what_is_spelled_nearly_so_is_told_where_the_end_of_the_list_is_not_seen() {
    let world = World::stocked();
    let Some(mut dialogue) = on(&world, "log '1 egs'") else {
        return;
    };
    dialogue.sees("spelled nearly so: Egg, whole, raw, fresh");
    dialogue.sees("Which egs is it?").types("\u{1b}[A\r");
    dialogue.sees("exit-0");
    dialogue.ends();
}

#[test]
fn a_long_filter_stays_in_one_row_so_that_the_list_leaves_nothing_behind() {
    let world = bakery();
    let lines =
        "stty cols 60 rows 24\n\"$JOURNAL\" log '100 g bread' --library mine\necho exit-$?\n";
    let Some(mut dialogue) = crate::terminal::Dialogue::begin(&world, lines) else {
        return;
    };
    dialogue.sees("Which bread");
    dialogue.types("nothing on earth is called so, and nobody would type it all the same");
    dialogue.sees("the same|");
    dialogue.types("\u{1b}").sees("exit-14");
    let shown = dialogue.ends();
    let (list, _) = shown.split_once("error:").unwrap_or((&shown, ""));
    for line in list.lines().map(plain) {
        assert!(line.chars().count() < 60, "{line:?}");
    }
}

#[test]
fn a_list_is_as_wide_as_the_terminal_on_which_it_is_drawn() {
    let world = bakery();
    let lines = "stty cols 40 rows 24\n\
                 id=$(\"$JOURNAL\" log -q '100 g bread' --library mine)\necho \"exit-$? $id\"\n";
    let Some(mut dialogue) = crate::terminal::Dialogue::begin(&world, lines) else {
        return;
    };
    dialogue.sees("Which bread").sees("Sourdough");
    for _ in 0..3 {
        dialogue.types("\u{1b}[B").sees("Which bread");
    }
    dialogue.types("\u{1b}").sees("exit-14");
    let shown = dialogue.ends();
    let (list, _) = shown.split_once("error:").unwrap_or((&shown, ""));
    for line in list.lines().map(plain) {
        assert!(line.chars().count() < 40, "{line:?}");
    }
}
