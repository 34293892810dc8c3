//! The diary of another program, exported and imported over and over: each meal is here once.

use serde_json::{Value, json};

use super::counts;
use crate::serve::{Server, key};
use crate::undo::refused::Phone;
use crate::world::World;

const SERVINGS: &str = "Day,Time,Group,Food Name,Amount,Energy (kcal),Protein (g)\n\
2026-01-15,09:15,Breakfast,Oats,58 g,219.82,7.66\n\
2026-01-15,09:15,Breakfast,Eggs,2 large,143,12.56\n\
2026-01-15,19:00,Dinner,Chili,1 bowl,291.49,21.28\n";

const MORE: &str = "2026-01-15,09:15,Breakfast,Apple,1 medium,94.6,0.4\n";

fn list(world: &World) -> Vec<Value> {
    let page = world.json(&["meal", "list", "--all"]);
    page["meals"].as_array().unwrap().clone()
}

fn names(meal: &Value) -> Vec<&str> {
    let items = meal["items"].as_array().unwrap().iter();
    items
        .map(|item| item["food"]["name"].as_str().unwrap())
        .collect()
}

/// A journal with the file in it.
fn imported(file: &str) -> World {
    let world = World::new();
    world.ok(&["import", &world.file("first.csv", file)]);
    world
}

#[test]
fn a_diary_is_imported_once_from_whichever_zone() {
    let world = imported(SERVINGS);
    let before = list(&world);
    for zone in ["Asia/Tokyo", "America/Lima", "Europe/Berlin"] {
        let file = world.file("servings.csv", SERVINGS);
        let view = world.json(&["import", &file, "--tz", zone]);
        assert_eq!(counts(&view), [0, 2, 0, 3], "{zone}");
    }
    assert_eq!(list(&world), before);
}

#[test]
fn a_meal_that_grew_in_the_diary_grows_here_and_one_undo_takes_it_back() {
    let world = imported(SERVINGS);
    let before = list(&world);
    let file = world.file("servings.csv", format!("{SERVINGS}{MORE}"));
    let would = world.json(&["import", &file, "-n"]);
    assert_eq!(would["meals"], json!({ "new": 0, "there": 2, "grown": 1 }));
    assert_eq!(list(&world), before);
    let done = world.ok(&["import", &file, "--json"]);
    assert_eq!(done.json()["meals"], would["meals"]);
    assert_eq!(done.json()["ids"]["grown"], json!([before[1]["id"]]));
    let after = list(&world);
    assert_eq!(names(&after[1]), ["Oats", "Eggs", "Apple"]);
    assert_eq!(after[1]["items"][0], before[1]["items"][0]);
    assert_eq!(
        after[1]["nutrition"]["values"]["kcal"].to_string(),
        "457.42"
    );
    let again = world.json(&["import", &file]);
    assert_eq!(again["meals"], json!({ "new": 0, "there": 2, "grown": 0 }));
    assert_eq!(list(&world), after);
    world.ok(&["undo"]);
    assert_eq!(list(&world), before);
}

#[test]
fn an_amount_that_is_mended_in_the_diary_after_the_meal_grew_is_told_and_not_added() {
    let world = imported(SERVINGS);
    let mended = MORE.replace("1 medium,94.6", "2 medium,189.2");
    assert_eq!(mended.matches("2 medium").count(), 1);
    world.ok(&[
        "import",
        &world.file("grown.csv", format!("{SERVINGS}{MORE}")),
    ]);
    let before = list(&world);
    let done = world.ok(&[
        "import",
        &world.file("mended.csv", format!("{SERVINGS}{mended}")),
        "--json",
    ]);
    done.says("Breakfast of 2026-01-15 09:15 is here otherwise than in the file");
    assert_eq!(done.json()["meals"]["grown"], 0);
    assert_eq!(done.json()["different"], json!([before[1]["id"]]));
    assert_eq!(list(&world), before);
}

#[test]
fn a_second_portion_of_other_figures_is_added_with_its_own_wherever_it_stands() {
    let head = "Day,Time,Group,Food Name,Amount,Energy (kcal)\n";
    let row = |kcal: u32| format!("2026-01-15,13:00,Lunch,Buffet plate,1.00 serving,{kcal}\n");
    for rows in [[111, 300], [300, 111]] {
        let world = imported(&format!("{head}{}", row(300)));
        let file = format!("{head}{}{}", row(rows[0]), row(rows[1]));
        let file = world.file("servings.csv", file);
        for grown in [1, 0] {
            let done = world.json(&["import", &file]);
            assert_eq!(done["meals"]["grown"], grown, "{rows:?}");
            assert_eq!(done["different"], json!([]), "{rows:?}");
            let kcal = &list(&world)[0]["nutrition"]["values"]["kcal"];
            assert_eq!(kcal.to_string(), "411", "{rows:?}");
        }
    }
}

/// What is paired with what is held to be the same.
#[test]
fn a_figure_that_is_mended_by_little_is_told_with_one_more_of_the_food_too() {
    let head = "Day,Time,Group,Food Name,Amount,Energy (kcal)\n";
    let row = |kcal: &str| format!("2026-01-15,13:00,Lunch,Soup,100 g,{kcal}\n");
    let world = imported(&format!("{head}{}", row("150.02")));
    let before = list(&world);
    let file = format!("{head}{}{}", row("150.00"), row("150.00"));
    let file = world.file("servings.csv", file);
    for _ in 0..2 {
        let done = world.json(&["import", &file]);
        assert_eq!(done["meals"]["grown"], 0);
        assert_eq!(done["different"], json!([before[0]["id"]]));
        assert_eq!(list(&world), before);
    }
}

#[test]
fn of_equal_items_as_many_are_here_as_the_diary_has() {
    let file = |glasses: usize| {
        let head = "Day,Time,Group,Food Name,Amount,Energy (kcal)\n".to_owned();
        head + &"2026-01-15,09:15,Breakfast,Milk,1 glass,149\n".repeat(glasses)
    };
    let world = imported(&file(1));
    for (glasses, grown) in [(1, 0), (2, 1), (2, 0), (4, 1), (4, 0)] {
        let view = world.json(&["import", &world.file("more.csv", file(glasses))]);
        let expected = json!({ "new": 0, "there": 1, "grown": grown });
        assert_eq!(view["meals"], expected, "{glasses}");
        let milk = vec!["Milk"; glasses];
        assert_eq!(names(&list(&world)[0]), milk);
    }
    // A file from before takes none away.
    world.ok(&["import", &world.file("less.csv", file(2))]);
    assert_eq!(names(&list(&world)[0]).len(), 4);
}

#[test]
fn a_meal_grows_on_a_service_too() {
    let elsewhere = imported(SERVINGS);
    let to = key(&elsewhere, "read-write");
    let server = Server::start(&elsewhere);
    let visitor = World::new();
    let file = visitor.file("servings.csv", format!("{SERVINGS}{MORE}"));
    let view = server.ok(&visitor, &to, &["import", &file, "--json"]);
    assert_eq!(view["meals"], json!({ "new": 0, "there": 2, "grown": 1 }));
    assert_eq!(names(&list(&elsewhere)[1]), ["Oats", "Eggs", "Apple"]);
    let view = server.ok(&visitor, &to, &["import", &file, "--json"]);
    assert_eq!(view["meals"], json!({ "new": 0, "there": 2, "grown": 0 }));
}

#[test]
fn a_meal_that_was_mended_here_stays_as_it_is_and_that_is_said() {
    let world = imported(SERVINGS);
    world.ok(&["meal", "item", "set", "last:2", "1", "60 g"]);
    let before = list(&world);
    let id = before[1]["id"].as_str().unwrap();
    let done = world.ok(&["import", &world.file("servings.csv", SERVINGS)]);
    done.says("Breakfast of 2026-01-15 09:15 is here otherwise")
        .says(&format!("journal meal delete {id}"));
    assert_eq!(list(&world), before);
    // What was taken out here does not come back.
    let world = imported(SERVINGS).with("JOURNAL_NOW", "2026-11-21T13:00:00+01:00");
    world.ok(&["meal", "item", "remove", "last:2", "2"]);
    let before = list(&world);
    let done = world.ok(&["import", &world.file("servings.csv", SERVINGS)]);
    done.says("stays as it is");
    assert_eq!(list(&world), before);
    // What was added here is no reason to say anything.
    let world = imported(SERVINGS);
    let file = world.file("new.csv", SERVINGS);
    world.ok(&["meal", "item", "add", "last:2", "1 banana"]);
    let before = list(&world);
    let done = world.ok(&["import", &file]);
    assert!(!done.err.contains("other items"), "{}", done.err);
    assert_eq!(list(&world), before);
}

#[test]
fn a_meal_whose_time_or_name_was_changed_here_is_known_by_those_it_had() {
    for change in [
        &["--at", "08:00"][..],
        &["--name", "Brunch"],
        &["--at", "2026-01-16 08:00", "--name", "Brunch"],
    ] {
        let world = imported(SERVINGS).with("JOURNAL_NOW", "2026-11-21T13:00:00+01:00");
        world.ok(&[&["meal", "edit", "last:2"][..], change].concat());
        let before = list(&world);
        let done = world.ok(&["import", &world.file("new.csv", SERVINGS)]);
        assert!(!done.err.contains("otherwise"), "{}", done.err);
        assert_eq!(list(&world), before, "{change:?}");
        // What came to it in the diary since is added to it where it is by now.
        let more = world.file("more.csv", format!("{SERVINGS}{MORE}"));
        world.ok(&["import", &more]);
        let after = list(&world);
        let all = |meals: &[Value]| -> Vec<(Value, Value)> {
            let told = |meal: &Value| (meal["eatenAt"].clone(), meal["name"].clone());
            meals.iter().map(told).collect()
        };
        let items = |meals: &[Value]| -> usize {
            let items = meals
                .iter()
                .map(|meal| meal["items"].as_array().unwrap().len());
            items.sum()
        };
        assert_eq!(all(&after), all(&before), "{change:?}");
        assert!(items(&after) > items(&before), "{change:?}");
    }
    // One that was never the diary's stands for none of it, and may be the same all the same.
    let world = World::stocked();
    world.ok(&[
        "log",
        "1 egg",
        "--name",
        "Breakfast",
        "--at",
        "2026-01-15 09:15",
    ]);
    world.ok(&["meal", "edit", "last", "--name", "Egg"]);
    let done = world.ok(&["import", &world.file("new.csv", SERVINGS), "--json"]);
    done.says(
        "Breakfast of 2026-01-15 09:15 is added beside Egg of 2026-01-15 09:15, which stood there",
    );
    assert_eq!(counts(&done.json()), [2, 0, 3, 0]);
}

/// What came to it under its new name is what it had as well.
#[test]
fn a_meal_that_was_renamed_here_and_grew_is_known_by_what_came_to_it() {
    for change in [
        &["--name", "Brunch"][..],
        &["--name", "Brunch", "--at", "2026-01-17 08:00"],
    ] {
        let rows = |rows: &[&str]| {
            let head = "Day,Time,Group,Food Name,Amount,Energy (kcal)\n".to_owned();
            let row = |row: &&str| format!("2026-01-15,09:15,Breakfast,{row}\n");
            head + &rows.iter().map(row).collect::<String>()
        };
        let (oats, milk, egg) = ("Oats,100 g,389", "Milk,200 ml,120", "Egg,1 large,72");
        let world = imported(&rows(&[oats])).with("JOURNAL_NOW", "2026-11-21T13:00:00+01:00");
        world.ok(&[&["meal", "edit", "last"][..], change].concat());
        let grown = world.json(&["import", &world.file("more.csv", rows(&[oats, milk]))]);
        assert_eq!(grown["meals"]["grown"], 1);
        let before = list(&world);
        let done = world.ok(&[
            "import",
            &world.file("less.csv", rows(&[milk, egg])),
            "--json",
        ]);
        done.says("is here otherwise than in the file");
        assert_eq!(counts(&done.json())[..2], [0, 1]);
        assert_eq!(list(&world), before, "{change:?}");
    }
}

/// What is sure of one meal is not left to another that only stands in its place.
#[test]
fn a_meal_that_was_put_in_the_place_of_another_stands_for_what_it_was() {
    let rows = "Day,Time,Group,Food Name,Amount,Energy (kcal)\n\
                2026-01-15,12:30,Lunch,Rice,100 g,130\n";
    let world = imported(rows);
    world.ok(&[
        "meal",
        "edit",
        "last",
        "--name",
        "Breakfast",
        "--at",
        "08:00",
    ]);
    let both = format!("{rows}2026-01-15,08:00,Breakfast,Oats,100 g,389\n");
    let done = world.json(&["import", &world.file("both.csv", both)]);
    assert_eq!(counts(&done)[..2], [1, 1]);
    let mut all: Vec<String> = list(&world)
        .iter()
        .map(|meal| names(meal).join("+"))
        .collect();
    all.sort();
    assert_eq!(all, ["Oats", "Rice"]);
}

/// A journal where it was moved or renamed may have been imported before, or the diary says so itself.
#[test]
fn a_meal_of_a_diary_that_was_moved_or_renamed_elsewhere_is_not_doubled_without_a_word() {
    for (change, is_known) in [
        (&["--at", "09:45"][..], true),
        (&["--name", "Brunch"], true),
        (&["--name", "Brunch", "--at", "09:45"], false),
    ] {
        let (home, away) = (imported(SERVINGS), World::new());
        home.ok(&[&["meal", "edit", "last:2"][..], change].concat());
        let export = home.ok(&["export"]).out;
        away.ok(&["import", &away.file("home.json", export)]);
        let told = |file: &str| {
            let done = away.ok(&["import", &away.file("new.csv", file), "-n", "--json"]);
            (counts(&done.json())[0], done.err)
        };
        let (new, said) = told(SERVINGS);
        assert_eq!(new, u64::from(!is_known), "{change:?}: {said}");
        let words = if is_known {
            "is not added: the same items"
        } else {
            "is added beside"
        };
        assert!(said.contains(words), "{change:?}: {said}");
        let (new, said) = told(&format!("{SERVINGS}{MORE}"));
        assert_eq!(new, 1, "{change:?}");
        assert!(said.contains("is added beside"), "{change:?}: {said}");
    }
    let world = imported(SERVINGS);
    let moved = SERVINGS.replace("09:15", "12:30");
    let done = world.ok(&["import", &world.file("moved.csv", moved), "-n"]);
    done.says("Breakfast of 2026-01-15 12:30 is not added: the same items are here as Breakfast of 2026-01-15 09:15");
    let moved = SERVINGS.replace("09:15,Breakfast", "12:30,Lunch");
    let done = world.ok(&["import", &world.file("moved.csv", moved), "-n"]);
    done.says("Lunch of 2026-01-15 12:30 is added beside Breakfast of 2026-01-15 09:15");
}

/// One here that stands for a meal of the file is told beside no other.
#[test]
fn a_meal_that_was_moved_is_not_told_beside_a_new_one_that_stands_before_it() {
    let head = "Day,Time,Group,Food Name,Amount,Energy (kcal)\n";
    let meal = |at: &str| format!("2026-11-20,{at},Oats,50 g,190\n2026-11-20,{at},Milk,100 g,47\n");
    let world = imported(&format!("{head}{}", meal("12:00,Lunch")));
    let both = format!("{head}{}{}", meal("10:00,Snack"), meal("12:30,Lunch"));
    let done = world.ok(&["import", &world.file("both.csv", both), "--json"]);
    assert_eq!(counts(&done.json())[..2], [1, 1]);
    done.says("Lunch of 2026-11-20 12:30 is not added");
    assert!(!done.err.contains("is added beside"), "{}", done.err);
}

/// A food's values are the same for whatever amount they are told.
#[test]
fn foods_of_a_diary_are_told_where_their_values_are_others_alone() {
    let world = World::new();
    let mut day = 14;
    let mut import = |row: &str| {
        day += 1;
        let head = "Day,Time,Group,Food Name,Amount,Energy (kcal)\n";
        let file = format!("{head}2026-01-{day},08:00,Breakfast,{row}\n");
        world.ok(&["import", &world.file("day.csv", file)]).err
    };
    import("Oats,100.00 g,389.0");
    for row in [
        "Oats,200.00 g,778.0",
        "Oats,50.00 g,194.5",
        "Oats,33.30 g,129.54",
    ] {
        let told = import(row);
        assert!(!told.contains("among your foods"), "{row}: {told}");
    }
    // Of cups nobody knows what they weigh.
    let told = import("Oats,2 cup,311.2");
    assert!(!told.contains("among your foods"), "{told}");
    let told = import("Oats,200.00 g,389.0");
    assert!(
        told.contains("\"Oats\": among your foods with other values"),
        "{told}"
    );
    import("Egg,2 large,143.0");
    let told = import("Egg,1 large,71.5");
    assert!(!told.contains("among your foods"), "{told}");
    let told = import("Egg,1 large,81.5");
    assert!(
        told.contains("\"Egg\": among your foods with other values"),
        "{told}"
    );
}

#[test]
fn a_meal_that_was_renamed_or_moved_on_a_service_is_known_by_the_rest_and_all_its_items() {
    let home = World::stocked();
    home.ok(&[
        "log",
        "1 egg",
        "--name",
        "Supper",
        "--at",
        "2026-01-14 20:00",
    ]);
    let own = home.ok(&["export"]).out;
    let changes = [["--name", "Brunch"], ["--at", "10:30"]];
    for (file, change) in [SERVINGS, &own]
        .iter()
        .flat_map(|file| changes.map(|change| (file, change)))
    {
        let elsewhere = World::stocked();
        let phone = Phone::of(&elsewhere);
        let world = &phone.world;
        let file = world.file("file", file);
        let count = world.json(&["import", &file])["meals"]["new"].clone();
        let meal = list(world).pop().unwrap();
        let elsewhere = elsewhere.with("JOURNAL_NOW", "2027-11-21T13:00:00+01:00");
        let id = meal["id"].as_str().unwrap();
        elsewhere.ok(&[&["meal", "edit", id][..], &change].concat());
        let before = list(world);
        let view = world.json(&["import", &file]);
        assert_eq!(
            (&view["meals"]["new"], &view["meals"]["there"]),
            (&json!(0), &count),
            "{change:?}"
        );
        assert_eq!(list(world), before);
    }
}

#[test]
fn a_meal_that_was_moved_on_a_service_stands_for_its_own_day_and_items_alone() {
    let elsewhere = World::stocked();
    let phone = Phone::of(&elsewhere);
    let world = &phone.world;
    world.json(&["import", &world.file("file", SERVINGS)]);
    let id = list(world)[1]["id"].as_str().unwrap().to_owned();
    let elsewhere = elsewhere.with("JOURNAL_NOW", "2027-11-21T13:00:00+01:00");
    elsewhere.ok(&["meal", "edit", &id, "--at", "10:30"]);
    for (other, is_new) in [
        (
            SERVINGS.replace("2026-01-15,09:15", "2026-01-16,09:15"),
            true,
        ),
        (
            SERVINGS.replace("Eggs,2 large,143", "Eggs,3 large,214"),
            false,
        ),
        (SERVINGS.replace("09:15,Breakfast", "09:15,Brunch"), true),
        (SERVINGS.replace("09:15", "11:45"), false),
    ] {
        let view = world.json(&["import", &world.file("other.csv", &other), "-n"]);
        assert_eq!(view["meals"]["new"], json!(u8::from(is_new)), "{other}");
    }
    // What has a food of it, and was changed nobody knows how, is it rather than another one: that is said.
    for other in [
        SERVINGS.replace("Eggs,2 large,143", "Eggs,3 large,214"),
        format!("{SERVINGS}{MORE}"),
    ] {
        let done = world.ok(&["import", &world.file("other.csv", other), "-n"]);
        done.says("Breakfast of 2026-01-15 10:30 is here otherwise");
    }
    // Two of one name and the same items are two.
    let twice = SERVINGS.replace(
        "19:00,Dinner,Chili,1 bowl,291.49,21.28",
        "11:00,Breakfast,Oats,58 g,219.82,7.66\n2026-01-15,11:00,Breakfast,Eggs,2 large,143,12.56",
    );
    let view = world.json(&["import", &world.file("twice.csv", twice)]);
    assert_eq!(view["meals"]["new"], json!(1));
}

#[test]
fn a_meal_of_an_export_that_was_changed_where_it_was_imported_is_there() {
    let home = World::stocked();
    let log = ["log", "1 egg, 1 banana", "--name", "Supper", "--at"];
    home.ok(&[&log[..], &["2026-01-14 20:00"]].concat());
    let own = home.ok(&["export"]).out;
    let changes = [
        &["meal", "edit", "last", "--at", "2026-01-14 21:00"][..],
        &["meal", "edit", "last", "--name", "Late supper"],
        &["meal", "item", "set", "last", "2", "2 apples"],
        &["meal", "item", "remove", "last", "2"],
    ];
    for (change, on_service) in changes
        .iter()
        .flat_map(|change| [(change, false), (change, true)])
    {
        let elsewhere = World::stocked();
        let phone = on_service.then(|| Phone::of(&elsewhere));
        let world = phone.as_ref().map_or(&elsewhere, |phone| &phone.world);
        let file = world.file("own", &own);
        world.ok(&["import", &file]);
        let later = ["JOURNAL_NOW", "2027-11-21T13:00:00+01:00"];
        let id = list(world)[0]["id"].as_str().unwrap().to_owned();
        let change: Vec<&str> = change
            .iter()
            .map(|word| if *word == "last" { &id } else { *word })
            .collect();
        let done = elsewhere.command(&change).env(later[0], later[1]).output();
        assert!(done.unwrap().status.success(), "{change:?}");
        let before = list(world);
        let view = world.json(&["import", &file]);
        assert_eq!(view["meals"]["new"], 0, "{change:?} {on_service}");
        assert_eq!(list(world), before, "{change:?} {on_service}");
    }
}

#[test]
fn a_meal_of_another_name_that_nobody_changed_stands_for_none_of_the_file() {
    let world = World::stocked();
    let log = ["log", "1 egg", "--at", "2026-01-15 09:15", "--name"];
    world.ok(&[&log[..], &["Breakfast"]].concat());
    let file = world.file("own", world.ok(&["export"]).out);
    let elsewhere = World::stocked();
    elsewhere.ok(&[&log[..], &["Snack"]].concat());
    for count in [1, 0] {
        let view = elsewhere.json(&["import", &file]);
        assert_eq!(view["meals"]["new"], count);
    }
    assert_eq!(elsewhere.meals(), 2);
}

#[test]
fn a_sum_that_is_another_in_the_diary_by_now_is_said_and_adds_no_meal() {
    let summary = "Date,Meal,Calories,Protein (g)\n2026-03-01,Lunch,450,35\n";
    let world = imported(summary);
    let before = list(&world);
    let grown = world.file("new.csv", summary.replace("450", "620"));
    let done = world.ok(&["import", &grown]);
    done.says("Lunch of 2026-03-01 12:30 is here otherwise than in the file");
    assert_eq!(list(&world), before);
}

#[test]
fn a_diary_of_more_items_than_a_meal_can_have_is_named_and_adds_none() {
    let rows = |count: usize| -> String {
        let row = |at| format!("2026-01-15,09:15,Breakfast,Food {at},1 g,1,0\n");
        let head = "Day,Time,Group,Food Name,Amount,Energy (kcal),Protein (g)\n";
        head.to_owned() + &(0..count).map(row).collect::<String>()
    };
    let world = imported(&rows(99));
    let error = world.error(3, &["import", &world.file("more.csv", rows(101))]);
    assert!(
        error["message"].as_str().unwrap().contains("101 items"),
        "{error}"
    );
    assert_eq!(list(&world)[0]["items"].as_array().unwrap().len(), 99);
}

#[test]
fn meals_without_a_time_are_put_at_one_and_that_is_said() {
    let world = World::new();
    let rows = "Day,Group,Food Name,Amount,Energy (kcal)\n2026-01-15,Dinner,Chili,1 bowl,291\n";
    let done = world.ok(&["import", &world.file("servings.csv", rows)]);
    done.says("1 row has no time: breakfast is put at 8:00");
}

#[test]
fn a_meal_that_was_renamed_in_a_journal_that_was_imported_is_known_by_its_time_and_all_its_items() {
    let one = imported(SERVINGS);
    let id = list(&one)[1]["id"].clone();
    one.ok(&["meal", "edit", id.as_str().unwrap(), "--name", "Brunch"]);
    let own = one.ok(&["export"]).out;
    let other = imported(&own);
    let before = list(&other);
    let file = other.file("servings.csv", SERVINGS);
    let done = other.ok(&["import", &file]);
    done.says("Breakfast of 2026-01-15 09:15 is not added")
        .says("here as Brunch of 2026-01-15 09:15");
    assert_eq!(list(&other), before);
    // Nothing else is taken for it.
    for changed in [
        SERVINGS.replace("143,", "243,"),
        SERVINGS.replace("09:15", "09:20"),
    ] {
        let view = other.json(&["import", &other.file("other.csv", changed), "-n"]);
        assert_eq!(view["meals"]["new"], 1);
    }
}

#[test]
fn meals_of_equal_items_at_one_time_stay_as_many_as_the_diary_has_names_for() {
    let head = "Day,Time,Group,Food Name,Amount,Energy (kcal)\n";
    let row = |group: &str| format!("2026-01-15,12:00,{group},Coffee,1 cup,2\n");
    let world = imported(&format!("{head}{}", row("Meal 1")));
    let both = world.file(
        "both.csv",
        format!("{head}{}{}", row("Meal 2"), row("Meal 1")),
    );
    for new in [1, 0] {
        let view = world.json(&["import", &both]);
        assert_eq!(view["meals"]["new"], new);
    }
    assert_eq!(world.meals(), 2);
}

#[test]
fn a_meal_that_was_renamed_or_moved_here_is_there_where_the_diary_was_mended_since() {
    for change in [["--name", "Petit dej"], ["--at", "2026-01-15 10:00"]] {
        let world = imported(SERVINGS);
        let breakfast = list(&world)[1]["id"].as_str().unwrap().to_owned();
        world.ok(&[&["meal", "edit", &breakfast][..], &change].concat());
        let before = list(&world);
        let mended = SERVINGS.replace("58 g,219.82", "68 g,257.72");
        let file = world.file("mended.csv", mended);
        let done = world.ok(&["import", &file, "--json"]);
        assert_eq!(
            done.json()["meals"],
            json!({ "new": 0, "there": 2, "grown": 0 })
        );
        assert_eq!(done.json()["different"], json!([breakfast]));
        done.says("is here otherwise than in the file, and stays as it is");
        assert_eq!(list(&world), before, "{change:?}");
    }
}

/// What has no food of another meal is told beside it where it is the sum of a meal alone.
#[test]
fn meals_of_one_item_with_the_same_figures_are_no_twins_but_sums_are() {
    let head = "Day,Time,Group,Food Name,Amount,Energy (kcal),Protein (g)\n";
    for (one, other) in [
        ("Water,240 g,0,0", "Diet Coke,330 g,0,0"),
        ("Skyr,150 g,95,16", "Yoghurt,200 g,95,16"),
        ("Bar,1 serving,95,16", "Shake,1 serving,95,16"),
    ] {
        let world = imported(&format!("{head}2026-07-03,10:00,Snacks,{one}\n"));
        let file = format!("{head}2026-07-03,16:00,Drinks,{other}\n");
        let done = world.ok(&["import", &world.file("other.csv", file)]);
        assert!(!done.err.contains("is added beside"), "{}", done.err);
    }
    let sum = "Date,Meal,Calories,Protein (g)\n2026-03-01,Lunch,450,35\n";
    let world = imported(sum);
    let renamed = world.file("renamed.csv", sum.replace("Lunch", "Brunch"));
    world.ok(&["import", &renamed, "-n"]).says(
        "is added beside Lunch of 2026-03-01 12:30, which is or was one sum of the same figures",
    );
}

/// A row that is refused may be all that is other.
#[test]
fn nobody_is_told_to_take_a_meal_out_for_a_row_that_is_refused() {
    let world = imported(SERVINGS);
    let broken = SERVINGS.replace(",Eggs,2 large", ",Eggs,-2 large");
    let broken = world.file("broken.csv", broken);
    for line in [
        &["import", &broken, "-n"][..],
        &["import", &broken, "--yes"],
    ] {
        let done = world.ok(line);
        done.says("Breakfast of 2026-01-15 09:15 is here otherwise than in the file, as far as that can be imported");
        assert!(!done.err.contains("meal delete"), "{}", done.err);
    }
    assert_eq!(world.meals(), 2);
}
