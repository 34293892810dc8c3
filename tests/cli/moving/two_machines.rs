//! Two machines that are kept alike by exports: what becomes of a meal on one of them is no second meal on the other.

use serde_json::{Value, json};

use super::counts;
use crate::undo::refused::Phone;
use crate::world::{World, id};

/// A journal with a breakfast, and another into which that was imported.
fn two() -> (World, World, String) {
    let (home, away) = (World::stocked(), World::stocked());
    home.ok(&["log", "200 g oats, 1 banana @ yesterday 8am"]);
    moved(&home, &away);
    let meal = id(&away.json(&["meal", "show", "last"]));
    (home, away, meal)
}

/// Imports what one has into the other, and gives what was said.
fn moved(from: &World, to: &World) -> crate::world::Done {
    let file = to.home().join("moved.json");
    let export = from.ok(&["export"]).out;
    std::fs::write(&file, export).unwrap();
    to.ok(&["import", file.to_str().unwrap(), "--json"])
}

fn meals(world: &World) -> Vec<Value> {
    let page = world.json(&["meal", "list", "--all"]);
    page["meals"].as_array().unwrap().clone()
}

fn kcal(world: &World) -> Vec<String> {
    let kcal = |meal: &Value| meal["nutrition"]["values"]["kcal"].to_string();
    meals(world).iter().map(kcal).collect()
}

#[test]
fn what_was_added_to_a_meal_elsewhere_is_added_to_it_and_goes_back() {
    let (home, away, meal) = two();
    away.ok(&["meal", "item", "add", &meal, "1 apple"]);
    let done = moved(&away, &home).json();
    assert_eq!(counts(&done), [0, 1, 0, 0]);
    assert_eq!(done["meals"]["grown"], 1);
    assert_eq!(kcal(&home), kcal(&away));
    // And so it is when it comes back, or once more.
    for (from, to) in [(&home, &away), (&away, &home)] {
        assert_eq!(counts(&moved(from, to).json()), [0, 1, 0, 0]);
        assert_eq!(meals(to).len(), 1);
    }
    home.ok(&["undo"]);
    assert_eq!(meals(&home)[0]["items"].as_array().unwrap().len(), 2);
}

#[test]
fn what_was_changed_elsewhere_and_here_or_taken_out_stays_and_is_told() {
    let (home, away, meal) = two();
    away.ok(&["meal", "item", "set", &meal, "1", "100 g"]);
    let before = kcal(&home);
    let done = moved(&away, &home);
    done.says("is here otherwise than in the file, and stays as it is");
    assert_eq!(counts(&done.json()), [0, 1, 0, 0]);
    assert_eq!(kcal(&home), before);
    home.ok(&["meal", "item", "add", "last", "1 egg"]);
    let done = moved(&away, &home);
    done.says("is here otherwise than in the file, and stays as it is");
    assert_eq!(meals(&home).len(), 1);
}

/// What an import brought was not added here: where it is missing or other in the file, it was changed there.
#[test]
fn what_grew_by_an_import_and_was_changed_elsewhere_stays_and_is_told() {
    for change in [
        &["meal", "item", "set", "last", "3", "250 g milk"][..],
        &["meal", "item", "set", "last", "3", "1 egg"],
        &["meal", "item", "remove", "last", "1"],
    ] {
        let (home, away, _) = two();
        away.ok(&["meal", "item", "add", "last", "200 g milk"]);
        assert_eq!(moved(&away, &home).json()["meals"]["grown"], 1);
        let before = kcal(&home);
        away.ok(change);
        for more in [None, Some("1 apple")] {
            if let Some(more) = more {
                away.ok(&["meal", "item", "add", "last", more]);
            }
            let done = moved(&away, &home);
            done.says("is here otherwise than in the file, and stays as it is");
            assert_eq!(done.json()["meals"]["grown"], 0, "{change:?}");
            assert_eq!(done.json()["different"].as_array().unwrap().len(), 1);
            assert_eq!(kcal(&home), before, "{change:?}");
        }
    }
    // Whoever mends it here as well has it grow again, and an undone import brought nothing.
    let (home, away, _) = two();
    away.ok(&["meal", "item", "add", "last", "200 g milk"]);
    moved(&away, &home);
    home.ok(&["undo"]);
    home.ok(&["meal", "item", "add", "last", "200 g milk"]);
    away.ok(&["meal", "item", "set", "last", "3", "1 egg"]);
    assert_eq!(moved(&away, &home).json()["meals"]["grown"], 1);
}

#[test]
fn what_was_taken_out_elsewhere_stays_here_and_is_told() {
    let (home, away, meal) = two();
    away.ok(&["meal", "item", "remove", &meal, "2"]);
    let before = kcal(&home);
    let done = moved(&away, &home);
    done.says("is here otherwise than in the file, and stays as it is");
    assert_eq!(counts(&done.json()), [0, 1, 0, 0]);
    assert_eq!(done.json()["different"].as_array().unwrap().len(), 1);
    assert_eq!(kcal(&home), before);
}

#[test]
fn what_was_renamed_or_moved_here_and_grew_elsewhere_is_one_meal() {
    for change in [["--name", "Porridge"], ["--at", "9:15"]] {
        let (home, away, meal) = two();
        home.ok(&[&["meal", "edit", "last"][..], &change].concat());
        away.ok(&["meal", "item", "add", &meal, "1 apple"]);
        let before = meals(&home);
        let done = moved(&away, &home);
        assert_eq!(counts(&done.json()), [0, 1, 0, 0], "{change:?}");
        let after = meals(&home);
        assert_eq!(kcal(&home), kcal(&away));
        for member in ["eatenAt", "name"] {
            assert_eq!(after[0][member], before[0][member], "{change:?}");
        }
    }
}

#[test]
fn what_was_taken_out_here_does_not_come_back_and_is_told() {
    let (home, away, meal) = two();
    home.ok(&["meal", "item", "remove", "last", "2"]);
    away.ok(&["meal", "item", "add", &meal, "1 apple"]);
    let before = kcal(&home);
    let done = moved(&away, &home);
    done.says("is here otherwise than in the file, and stays as it is");
    assert_eq!(kcal(&home), before);
}

#[test]
fn of_two_that_are_alike_the_one_that_was_taken_out_here_does_not_come_back() {
    let (home, away) = (World::stocked(), World::stocked());
    home.ok(&["log", "1 egg, 1 egg @ yesterday 8am"]);
    moved(&home, &away);
    home.ok(&["meal", "item", "remove", "last", "2"]);
    away.ok(&["meal", "item", "add", "last", "1 banana"]);
    let before = kcal(&home);
    let done = moved(&away, &home);
    done.says("is here otherwise than in the file, and stays as it is");
    assert_eq!(kcal(&home), before);
}

#[test]
fn what_was_added_here_and_elsewhere_is_all_of_it() {
    let (home, away, meal) = two();
    home.ok(&["meal", "item", "add", "last", "100 g rice"]);
    away.ok(&["meal", "item", "add", &meal, "1 egg"]);
    moved(&away, &home);
    moved(&home, &away);
    for world in [&home, &away] {
        assert_eq!(meals(world).len(), 1);
        assert_eq!(meals(world)[0]["items"].as_array().unwrap().len(), 4);
    }
    for (from, to) in [(&home, &away), (&away, &home)] {
        let done = moved(from, to);
        assert_eq!(done.json()["meals"]["grown"], 0);
        assert!(!done.err.contains("otherwise"), "{}", done.err);
    }
}

#[test]
fn what_was_added_here_and_is_not_known_elsewhere_is_no_difference_the_next_time() {
    let (home, away, _) = two();
    home.ok(&["meal", "item", "add", "last", "100 g rice"]);
    away.ok(&["meal", "item", "add", "last", "1 egg"]);
    assert_eq!(moved(&home, &away).json()["meals"]["grown"], 1);
    let done = moved(&home, &away);
    assert!(!done.err.contains("otherwise"), "{}", done.err);
}

/// What one added and the other corrected since looks like two additions.
#[test]
fn more_of_a_food_that_was_added_here_too_is_told_and_not_added() {
    let (home, away, _) = two();
    away.ok(&["meal", "item", "add", "last", "200 g milk"]);
    moved(&away, &home);
    home.ok(&["meal", "item", "set", "last", "3", "250 g milk"]);
    let before = kcal(&away);
    let done = moved(&home, &away);
    done.says("is here otherwise than in the file, and stays as it is");
    assert_eq!(kcal(&away), before);
}

#[test]
fn what_was_moved_and_renamed_here_and_grew_is_no_other_the_next_time() {
    let (home, away, meal) = two();
    home.ok(&["meal", "edit", "last", "--name", "Brunch", "--at", "11:00"]);
    away.ok(&["meal", "item", "add", &meal, "1 egg"]);
    moved(&away, &home);
    let done = moved(&away, &home);
    assert!(!done.err.contains("otherwise"), "{}", done.err);
    assert_eq!(kcal(&home), kcal(&away));
}

#[test]
fn a_meal_grows_as_often_as_it_grew_elsewhere() {
    let (home, away, meal) = two();
    for more in ["1 apple", "1 egg", "200kcal"] {
        away.ok(&["meal", "item", "add", &meal, more]);
        let done = moved(&away, &home);
        assert_eq!(done.json()["meals"]["grown"], 1, "{more}");
        assert!(!done.err.contains("stays"), "{}", done.err);
        assert_eq!(kcal(&home), kcal(&away));
    }
    // What was added quickly is none of the foods.
    home.run(&["food", "show", "Quick add"]).failed(6);
}

/// Two quick adds are one if they are of the same energy.
#[test]
fn a_quick_add_that_was_changed_elsewhere_is_told() {
    let (home, away) = (World::stocked(), World::stocked());
    home.ok(&["log", "500kcal", "--at", "yesterday noon"]);
    moved(&home, &away);
    let meal = id(&away.json(&["meal", "show", "last"]));
    away.ok(&["meal", "item", "set", &meal, "1", "300kcal"]);
    for more in [None, Some("200kcal")] {
        if let Some(more) = more {
            away.ok(&["meal", "item", "add", &meal, more]);
        }
        let done = moved(&away, &home);
        done.says("is here otherwise than in the file, and stays as it is");
        assert_eq!(kcal(&home), ["500"]);
    }
}

/// One name and one amount may be of other figures: it was mended elsewhere.
#[test]
fn an_item_of_other_figures_is_another_and_is_told() {
    let head = "Date,Meal,Calories,Protein (g)\n2026-11-20,Breakfast,";
    let (home, away) = (World::stocked(), World::stocked());
    for (world, figures) in [(&home, "300,10"), (&away, "301,10")] {
        let file = world.file("Nutrition-Summary.csv", format!("{head}{figures}\n"));
        world.ok(&["import", &file]);
    }
    for (from, to) in [(&away, &home), (&home, &away)] {
        let before = kcal(to);
        let done = moved(from, to);
        done.says("is here otherwise than in the file, and stays as it is");
        assert_eq!(counts(&done.json()), [0, 1, 0, 0]);
        assert_eq!(kcal(to), before);
    }
    // And so it is of a food that is gone there.
    let (home, away) = (World::stocked(), World::stocked());
    for (world, kcal) in [(&home, "200"), (&away, "250")] {
        let bar = ["--per", "serving", "--kcal", kcal, "--protein", "10"];
        world.ok(&[&["food", "save", "Bar"][..], &bar].concat());
        world.ok(&["log", "1 serving bar"]);
    }
    away.ok(&["food", "delete", "Bar", "--yes"]);
    moved(&away, &home).says("is here otherwise than in the file");
}

#[test]
fn a_plan_that_was_eaten_elsewhere_is_eaten() {
    let (home, away) = (World::stocked(), World::stocked());
    home.ok(&["plan", "150 g rice", "--at", "today 7am", "--name", "Rice"]);
    moved(&home, &away);
    let plan = id(&meals(&away)[0]);
    away.ok(&["eat", &plan]);
    let done = moved(&away, &home).json();
    assert_eq!(counts(&done), [0, 1, 0, 0]);
    assert_eq!(meals(&home)[0]["state"], "logged");
    // The plan, once more, is no other meal.
    home.ok(&["undo"]);
    let planned = home.ok(&["export"]).out;
    home.ok(&["redo"]);
    let file = home.file("planned.json", planned);
    let again = home.json(&["import", &file]);
    assert_eq!(counts(&again), [0, 1, 0, 0]);
    assert_eq!(counts(&moved(&home, &away).json()), [0, 1, 0, 0]);
}

#[test]
fn what_was_moved_to_another_time_elsewhere_is_added_and_its_twin_is_told() {
    let (home, away, meal) = two();
    away.ok(&["meal", "edit", &meal, "--at", "9:30"]);
    let done = moved(&away, &home);
    done.says("is added beside the meal of 2026-11-20 08:00, which has or had the same foods");
    assert_eq!(counts(&done.json()), [1, 0, 0, 0]);
    // And when both come back, what it was is told beside what it became.
    let (home, away, _) = two();
    home.ok(&["meal", "edit", "last", "--at", "9:30"]);
    moved(&home, &away).says("is added beside");
    let done = moved(&away, &home);
    done.says("the meal of 2026-11-20 08:00 is added beside the meal of 2026-11-20 09:30");
    assert_eq!(counts(&done.json()), [1, 1, 0, 0]);
    // And so it is where the one here became another.
    for line in [
        &["meal", "item", "add", "last", "1 egg"][..],
        &["meal", "item", "set", "last", "1", "100 g"],
    ] {
        let (home, away, meal) = two();
        home.ok(line);
        away.ok(&["meal", "edit", &meal, "--at", "9:30"]);
        moved(&away, &home).says("is added beside the meal of 2026-11-20 08:00");
    }
    // And so it is where it grew as well.
    let (home, away, meal) = two();
    away.ok(&["meal", "edit", &meal, "--at", "9:30"]);
    away.ok(&["meal", "item", "add", &meal, "1 apple"]);
    moved(&away, &home).says("is added beside the meal of 2026-11-20 08:00");
    // Another day is another meal.
    let (home, away, meal) = two();
    away.ok(&["meal", "edit", &meal, "--at", "2026-11-19 9:30"]);
    let done = moved(&away, &home);
    assert!(!done.err.contains("beside"), "{}", done.err);
}

/// Another machine may have both: what the one here was once, and what it became, which grew there.
#[test]
fn what_became_of_a_meal_grows_and_what_it_was_is_told_beside_it() {
    for (change, grown) in [("add", &["1 egg"][..]), ("set", &["1", "100 g"])] {
        let (home, away, _) = two();
        home.ok(&["meal", "edit", "last", "--name", "Porridge"]);
        home.ok(&["meal", "item", "add", "last", "1 apple"]);
        moved(&home, &away).says("is added beside");
        let both = meals(&away);
        let new = both.iter().find(|meal| meal["name"] == "Porridge").unwrap();
        away.ok(&[&["meal", "item", change, &id(new)][..], grown].concat());
        let done = moved(&away, &home);
        done.says("the meal of 2026-11-20 08:00 is added beside Porridge of 2026-11-20 08:00");
        assert_eq!(counts(&done.json()), [1, 1, 0, 0], "{change}");
        let is_told = done.err.contains("is here otherwise than in the file");
        assert_eq!(is_told, change == "set", "{}", done.err);
        // And nothing comes of it the other way round.
        assert_eq!(counts(&moved(&home, &away).json())[0], 0, "{change}");
        assert_eq!(meals(&away).len(), 2, "{change}");
    }
    // Where it is not there any more, what it was is it.
    let (home, away, meal) = two();
    home.ok(&["meal", "edit", "last", "--name", "Porridge"]);
    moved(&home, &away);
    away.ok(&["meal", "item", "add", &meal, "1 egg"]);
    let done = moved(&away, &home);
    done.says("the meal of 2026-11-20 08:00 is added beside Porridge of 2026-11-20 08:00");
    assert_eq!(counts(&done.json()), [1, 1, 0, 0]);
}

/// A meal here stands for one of the file, whatever it was before.
#[test]
fn two_meals_of_a_file_are_two_though_one_here_was_both() {
    for (first, then) in [
        (["--at", "2026-11-21 08:00"], ["--at", "2026-11-20"]),
        (["--at", "2026-11-20 12:00"], ["--at", "2026-11-20 08:00"]),
        (["--name", "L"], ["--name", "M"]),
    ] {
        let (home, away) = (World::stocked(), World::stocked());
        let log = ["log", "100 g oats", "--at", "2026-11-20 08:00"];
        let log = |world: &World, more: &[&str]| {
            world.ok(&[&log[..if more[0] == "--at" { 2 } else { 4 }], more].concat())
        };
        log(&home, &first);
        log(&home, &then);
        log(&away, &first);
        away.ok(&[&["meal", "edit", "last"][..], &then].concat());
        let done = moved(&home, &away);
        assert_eq!(counts(&done.json())[..2], [1, 1], "{then:?}: {}", done.err);
        assert_eq!(meals(&away).len(), 2, "{then:?}");
    }
}

/// What a meal never was it does not stand for.
#[test]
fn a_meal_that_was_edited_hides_no_other_of_its_day() {
    for change in [
        ["--note", "with Anna"],
        ["--at", "09:30"],
        ["--name", "Tea"],
    ] {
        let (home, away) = (World::stocked(), World::stocked());
        home.ok(&["log", "200 g oats", "--at", "2026-11-20 09:00"]);
        home.ok(&[&["meal", "edit", "last"][..], &change].concat());
        away.ok(&["log", "200 g oats", "--at", "2026-11-20 15:00"]);
        let done = moved(&away, &home);
        assert_eq!(counts(&done.json())[..2], [1, 0], "{change:?}");
        done.says("is added beside");
    }
}

#[test]
fn a_plan_of_which_an_item_was_changed_here_is_eaten_where_it_was_eaten_elsewhere() {
    let (home, away) = (World::stocked(), World::stocked());
    let plan = ["plan", "150 g rice", "--at", "2026-11-21 13:00", "-q"];
    let plan = away.ok(&plan).out;
    away.ok(&["meal", "item", "set", plan.trim(), "1", "160 g"]);
    moved(&away, &home);
    let plan = id(&meals(&home)[0]);
    home.ok(&["meal", "edit", &plan, "--state", "logged"]);
    moved(&home, &away);
    assert_eq!(meals(&away)[0]["state"], "logged");
}

/// What both have more than they began with hides nothing.
#[test]
fn what_was_renamed_elsewhere_and_grew_on_both_is_told() {
    let (home, away, meal) = two();
    home.ok(&["meal", "item", "add", "last", "1 egg"]);
    away.ok(&["meal", "edit", &meal, "--name", "Porridge"]);
    away.ok(&["meal", "item", "add", &meal, "1 apple"]);
    moved(&away, &home).says("Porridge of 2026-11-20 08:00 is added beside the meal of");
}

/// A service does not tell what a meal was: one of another time that shares a food with it is another one.
#[test]
fn a_meal_that_shares_a_food_with_a_changed_one_of_its_day_is_added_to_a_service() {
    let elsewhere = World::stocked();
    let phone = Phone::of(&elsewhere);
    phone
        .world
        .ok(&["log", "100 g oats, 1 cup milk @ yesterday 8am"]);
    let later = phone.world.with("JOURNAL_NOW", "2026-11-21T13:00:00+01:00");
    later.ok(&["meal", "edit", "last", "--note", "at home"]);
    let home = World::stocked();
    home.ok(&["log", "1 cup coffee, 1 cup milk @ yesterday 20:00"]);
    let done = moved(&home, &later);
    assert_eq!(counts(&done.json()), [1, 0, 0, 0], "{}", done.err);
}

#[test]
fn two_meals_of_one_moment_are_two_elsewhere() {
    let (home, away) = (World::stocked(), World::stocked());
    home.ok(&["log", "1 egg @ yesterday 8am"]);
    home.ok(&["log", "1 egg, 1 banana @ yesterday 8am"]);
    assert_eq!(counts(&moved(&home, &away).json()), [2, 0, 0, 0]);
    assert_eq!(counts(&moved(&home, &away).json()), [0, 2, 0, 0]);
    // Also where one of them was there before.
    let third = World::stocked();
    third.ok(&["log", "1 egg @ yesterday 8am"]);
    let done = moved(&home, &third).json();
    assert_eq!(counts(&done), [1, 1, 0, 0], "{}", json!(done));
}

/// Of two meals here at one time that may be the one that grew there, it is the one that is its beginning, whichever was
/// logged first.
#[test]
fn a_meal_that_grew_elsewhere_is_the_one_that_it_began_as() {
    for own in ["1 apple, 1 egg", "1 apple"] {
        let (home, away) = (World::stocked(), World::stocked());
        let log = |world: &World, phrase: &str| {
            world.ok(&[
                "log",
                phrase,
                "--at",
                "2026-11-20 08:00",
                "--name",
                "Dinner",
            ]);
        };
        log(&home, own);
        log(&away, "100 g oats");
        moved(&away, &home);
        away.ok(&["meal", "item", "add", "last", "1 apple"]);
        let done = moved(&away, &home);
        assert!(!done.err.contains("otherwise"), "{}", done.err);
        let foods = |meal: &Value| {
            let items = meal["items"].as_array().unwrap().iter();
            let name = |item: &Value| item["food"]["name"].as_str().unwrap().to_owned();
            items.map(name).collect::<Vec<_>>()
        };
        let found: Vec<Vec<String>> = meals(&home).iter().map(foods).collect();
        let of_oats: Vec<usize> = found
            .iter()
            .filter(|foods| foods[0] == "Oats")
            .map(Vec::len)
            .collect();
        let own = own.split(',').count();
        assert_eq!((found.len(), &of_oats[..]), (2, &[2][..]), "{found:?}");
        assert_eq!(found.concat().len(), 2 + own, "{found:?}");
    }
}

/// Without a name, a food or two are no reason to take one that was changed on a service for another of its day.
#[test]
fn on_a_service_a_meal_without_a_name_stands_for_none_of_another_time_with_fewer_foods() {
    let elsewhere = World::stocked();
    let phone = Phone::of(&elsewhere);
    elsewhere.ok(&["log", "1 banana", "--at", "2026-11-20 17:43"]);
    let later = elsewhere.with("JOURNAL_NOW", "2027-11-21T13:00:00+01:00");
    later.ok(&["meal", "item", "add", "last", "10 g oats"]);
    let home = World::stocked();
    home.ok(&["log", "2 bananas", "--at", "2026-11-20 19:46"]);
    let file = phone.world.file("own.json", home.ok(&["export"]).out);
    for new in [1, 0] {
        let done = phone.world.ok(&["import", &file, "--json"]);
        assert_eq!(counts(&done.json())[0], new);
        assert!(!done.err.contains("otherwise"), "{}", done.err);
    }
}
