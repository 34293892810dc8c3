//! A plan that was eaten elsewhere is eaten here, unless somebody here says otherwise.

use serde_json::{Value, json};

use super::counts;
use crate::undo::refused::Phone;
use crate::world::{Done, World};

const HEAD: &str = "Day,Time,Group,Food Name,Amount,Energy (kcal)\n";
const OATS: &str = "2026-11-20,08:00,Breakfast,Oats,50.00 g,190\n";
const MILK: &str = "2026-11-20,08:00,Breakfast,Milk,100.00 g,47\n";

fn list(world: &World) -> Vec<Value> {
    let page = world.json(&["meal", "list", "--all"]);
    page["meals"].as_array().unwrap().clone()
}

/// The state of the one meal there is, and how many items it has.
#[track_caller]
fn state(world: &World) -> (String, usize) {
    let meals = list(world);
    assert_eq!(meals.len(), 1, "{meals:?}");
    let items = meals[0]["items"].as_array().unwrap().len();
    (meals[0]["state"].as_str().unwrap().to_owned(), items)
}

fn logged(items: usize) -> (String, usize) {
    ("logged".to_owned(), items)
}

fn planned(items: usize) -> (String, usize) {
    ("planned".to_owned(), items)
}

/// Imports a diary of these rows.
fn import(world: &World, rows: &[&str]) -> Done {
    let file = world.file("diary.csv", format!("{HEAD}{}", rows.concat()));
    world.ok(&["import", &file, "--json"])
}

/// A journal with the plan that the diary has eaten.
fn with_plan() -> World {
    let world = World::new();
    world.ok(&["food", "save", "Oats", "--per", "100g", "--kcal", "380"]);
    let plan = ["plan", "50 g Oats", "--at", "2026-11-20 08:00"];
    world.ok(&[&plan[..], &["--name", "Breakfast"]].concat());
    world
}

#[test]
fn a_plan_that_was_eaten_as_planned_is_eaten_with_the_diary() {
    let world = with_plan();
    let done = import(&world, &[OATS]).json();
    assert_eq!(
        (&counts(&done)[..2], &done["meals"]["grown"]),
        (&[0, 1][..], &json!(1))
    );
    assert_eq!(state(&world), logged(1));
    // Whoever says that it was not eaten is not contradicted.
    world.ok(&["meal", "edit", "last", "--state", "planned"]);
    import(&world, &[OATS]);
    assert_eq!(state(&world), planned(1));
    // And so it is where the plan was moved here.
    world.ok(&["undo", "2"]);
    assert_eq!(state(&world), planned(1));
    world.ok(&["meal", "edit", "last", "--at", "09:00"]);
    let done = import(&world, &[OATS]).json();
    assert_eq!(
        (&counts(&done)[..2], &done["meals"]["grown"]),
        (&[0, 1][..], &json!(1))
    );
    assert_eq!(state(&world), logged(1));
}

#[test]
fn a_plan_that_is_one_again_stays_one_where_the_diary_has_more() {
    let world = World::new();
    import(&world, &[OATS]);
    world.ok(&["meal", "edit", "last", "--state", "planned"]);
    import(&world, &[OATS, MILK]);
    assert_eq!(state(&world), planned(2));
}

/// A service does not tell whether a plan was eaten before.
#[test]
fn on_a_service_a_plan_that_was_changed_stays_one_and_is_said() {
    for to in [
        &["--state", "planned"][..],
        &["--state", "planned", "--at", "23:00"],
    ] {
        let elsewhere = World::new();
        let phone = Phone::of(&elsewhere);
        import(&phone.world, &[OATS]);
        let change = [&["meal", "edit", "last"], to].concat();
        let later = elsewhere.with("JOURNAL_NOW", "2027-11-21T13:00:00+01:00");
        later.ok(&change);
        for rows in [&[OATS][..], &[OATS, MILK]] {
            let done = import(&phone.world, rows);
            assert_eq!(counts(&done.json())[..2], [0, 1]);
            done.says("(a plan) is here otherwise than in the file, and stays as it is");
            assert_eq!(state(&phone.world), planned(1));
        }
    }
}

#[test]
fn a_plan_that_was_put_off_is_not_eaten_before_its_time() {
    for (to, rows) in [
        ("2026-11-25", &[OATS][..]),
        ("2026-11-21 20:00", &[OATS]),
        ("2026-11-25", &[OATS, MILK]),
    ] {
        let world = with_plan();
        world.ok(&["meal", "edit", "last", "--at", to]);
        let done = import(&world, rows);
        assert_eq!(counts(&done.json())[..2], [0, 1]);
        done.says("Breakfast of 2026-11-2");
        done.says("(a plan) is here otherwise than in the file, and stays as it is");
        assert_eq!(state(&world), planned(1));
        let later = world.with("JOURNAL_NOW", "2026-12-01T09:00:00+01:00");
        import(&later, rows);
        assert_eq!(state(&later), logged(rows.len()));
    }
}

#[test]
fn a_plan_of_an_export_that_was_put_off_is_not_eaten_before_its_time() {
    let (home, away) = (with_plan(), World::new());
    let file = away.file("plan.json", home.ok(&["export"]).out);
    away.ok(&["import", &file]);
    away.ok(&["eat", "last"]);
    let eaten = home.file("eaten.json", away.ok(&["export"]).out);
    home.ok(&["meal", "edit", "last", "--at", "2026-11-25"]);
    home.ok(&["import", &eaten])
        .says("(a plan) is here otherwise than in the file");
    assert_eq!(state(&home), planned(1));
    let home = home.with("JOURNAL_NOW", "2026-12-01T09:00:00+01:00");
    home.ok(&["import", &eaten]);
    assert_eq!(state(&home), logged(1));
}

/// What was eaten counts, whatever becomes of a plan.
#[test]
fn what_was_eaten_at_another_time_than_planned_is_added_beside_the_plan() {
    let world = with_plan();
    let moved = OATS.replace("08:00", "08:45");
    for new in [1, 0] {
        let done = import(&world, &[&moved]);
        assert_eq!(counts(&done.json())[0], new);
        let told = "is added beside Breakfast of 2026-11-20 08:00, which has or had the same foods";
        assert_eq!(done.err.contains(told), new == 1, "{}", done.err);
    }
    let meals = list(&world);
    let mut states: Vec<&str> = meals
        .iter()
        .map(|meal| meal["state"].as_str().unwrap())
        .collect();
    states.sort_unstable();
    assert_eq!(states, ["logged", "planned"]);
}
