//! Programs that change one thing at once: what each of them answered is there afterwards.

use std::process::Stdio;
use std::time::Duration;

use serde_json::Value;

use crate::tally::{Tally, times};
use crate::world::{Done, World};

/// Runs commands at once, and gives why one of them is not done.
fn all_done(world: &World, commands: &[&[&str]]) -> Result<(), String> {
    let done: Vec<Done> = std::thread::scope(|scope| {
        let run = |command: &&'_ [&'_ str]| {
            let command: Vec<String> = command.iter().map(|&word| word.to_owned()).collect();
            scope.spawn(move || world.run(&command))
        };
        let running: Vec<_> = commands.iter().map(run).collect();
        let done = running.into_iter().map(|one| one.join().unwrap());
        done.collect()
    });
    match done.iter().find(|done| done.exit != 0) {
        None => Ok(()),
        Some(failed) => Err(format!("{}: {}", failed.exit, failed.err)),
    }
}

/// What is found of something, where that is as expected.
fn expected(what: &str, found: &[String], wanted: &[&str]) -> Result<(), String> {
    match found == wanted {
        true => Ok(()),
        false => Err(format!("{what}: {found:?} for {wanted:?}")),
    }
}

/// The items of a meal, in the order of their names: name and amount.
fn items(world: &World, id: &str) -> Vec<String> {
    let meal = world.json(&["meal", "show", id]);
    let told = |item: &Value| {
        let name = item["food"]["name"].as_str().unwrap();
        let name = name.split(',').next().unwrap_or(name);
        format!("{} {name}", item["quantity"])
    };
    let mut items: Vec<String> = meal["items"].as_array().unwrap().iter().map(told).collect();
    items.sort();
    items
}

#[test]
fn what_several_programs_do_to_one_meal_is_all_done() {
    let mut tally = Tally::of("changes of one meal at once");
    let world = World::stocked();
    for _ in 0..times(6, 60) {
        let id = world.ok(&["log", "1 banana, 1 apple", "-q"]).out;
        let id = id.trim();
        let add = |phrase| ["meal", "item", "add", id, phrase];
        let added = all_done(
            &world,
            &[&add("200 g oats"), &add("3 eggs"), &add("5 g rice")],
        );
        let all = ["1 Apples", "1 Bananas", "200 Oats", "3 Egg", "5 Rice"];
        tally.count(added.and_then(|()| expected("added", &items(&world, id), &all)));
        let changed = all_done(
            &world,
            &[
                &["meal", "item", "set", id, "1", "2"],
                &["meal", "item", "remove", id, "2"],
                &add("30 g butter"),
                &["meal", "edit", id, "--name", "Feast"],
            ],
        );
        let all = ["2 Bananas", "200 Oats", "3 Egg", "30 Butter", "5 Rice"];
        tally.count(changed.and_then(|()| expected("changed", &items(&world, id), &all)));
    }
    tally.end(12);
}

#[test]
fn what_several_programs_change_of_one_food_and_of_targets_is_all_changed() {
    let mut tally = Tally::of("changes of one food and of targets at once");
    let world = World::stocked();
    world.ok(&["food", "save", "Rye", "--per", "100g", "--kcal", "200"]);
    let target = ["target", "set"];
    let first = [
        "--kcal",
        "1",
        "--protein",
        "1",
        "--carbs",
        "1",
        "--fat",
        "1",
    ];
    world.ok(&[&target[..], &first].concat());
    for round in 1..=times(6, 60) {
        let amount = round.to_string();
        let measure = format!("cup={round}g");
        let edit = |flag, value| ["food", "edit", "Rye", flag, value];
        let changed = all_done(
            &world,
            &[
                &edit("--protein", &amount),
                &edit("--fat", &amount),
                &edit("--measure", &measure),
            ],
        );
        let data = &world.json(&["food", "show", "Rye"])["data"];
        let values = &data["nutrition"]["values"];
        let figures = [
            &values["protein"],
            &values["fat"],
            &data["measures"][0]["size"],
        ];
        let figures = figures.map(ToString::to_string);
        let wanted = [amount.as_str(); 3];
        tally.count(changed.and_then(|()| expected("food", &figures, &wanted)));
        let set = |flag| ["target", "set", flag, amount.as_str()];
        let set = all_done(&world, &[&set("--kcal"), &set("--protein"), &set("--fat")]);
        let targets = world.json(&["target", "show", "today"]);
        let figures = ["caloriesKcal", "proteinG", "fatG"];
        let figures = figures.map(|name| targets["values"][name].to_string());
        tally.count(set.and_then(|()| expected("targets", &figures, &wanted)));
    }
    tally.end(12);
}

#[test]
fn what_is_imported_twice_at_once_is_there_once() {
    let mut tally = Tally::of("imports of one file at once");
    let from = World::stocked();
    from.ok(&["food", "save", "Rye", "--per", "100g", "--kcal", "200"]);
    for meal in ["100 g rye", "1 banana", "2 eggs"] {
        from.ok(&["log", meal]);
    }
    let export = from.ok(&["export"]).out;
    let diary = "Day,Time,Group,Food Name,Amount,Energy (kcal)\n\
                 2026-01-15,09:15,Breakfast,Oats,58 g,219.82\n2026-01-15,19:00,Dinner,Chili,1 bowl,291.49\n";
    for _ in 0..times(4, 40) {
        for (name, text, meals, foods) in
            [("e.json", export.as_str(), 3, 1), ("d.csv", diary, 2, 2)]
        {
            let world = World::stocked();
            let file = world.file(name, text);
            let import = ["import", file.as_str()];
            let done = all_done(&world, &[&import, &import, &import]);
            let there = world.json(&["export"]);
            let count = |member: &str| there[member].as_array().unwrap().len();
            let found = [count("meals"), count("foods")];
            let once = match found == [meals, foods] {
                true => Ok(()),
                false => Err(format!(
                    "{name}: {found:?} of {meals} meals and {foods} foods"
                )),
            };
            tally.count(done.and(once));
        }
    }
    tally.end(8);
}

/// Products, each to be corrected once.
fn products(count: usize) -> String {
    let row = |number: usize| format!("{}\tOld\t100\n", product(number));
    let rows: String = (0..count).map(row).collect();
    format!("code\tproduct_name\tenergy-kcal_100g\n{rows}")
}

fn product(number: usize) -> String {
    (40_000_000 + number).to_string()
}

/// Saves a copy of a product that proposes another name and other figures.
fn copy<'a>(food: &'a str, name: &'a str) -> [&'a str; 7] {
    ["food", "copy", food, "--kcal", "210", "--name", name]
}

/// What the proposer is told of a correction: its status and its note; nothing where there is none.
fn told_of(world: &World, id: &str) -> String {
    let list = world.json(&["correction", "list"]);
    let mut all = list["corrections"].as_array().unwrap().iter();
    let found = all.find(|it| it["id"] == id);
    found.map_or(String::new(), |it| {
        format!("{} {}", it["status"], it["note"])
    })
}

/// Reviews a correction of the product of this number while its proposer does something else, and gives why what
/// was answered is not so.
fn review_beside(world: &World, number: usize, word: &str, other: &str) -> Result<(), String> {
    let food = format!("off/{}", product(number));
    world.ok(&copy(&food, "Copya"));
    let list = world.json(&["correction", "list"]);
    let id = list["corrections"][0]["id"].as_str().unwrap();
    let review = ["catalog", "review", word, id, "--note", "seen"];
    let reviewing = world.start(&review, Stdio::null());
    std::thread::sleep(Duration::from_millis(number as u64 * 4 % 64));
    let beside = match other {
        "copy" => world.run(&copy(&food, "Copyb")),
        _ => world.run(&["undo"]),
    };
    let done = reviewing.wait_with_output().unwrap();
    let done = Done::of(review.join(" "), done);
    let (is_done, is_gone) = (done.exit == 0, done.exit == 6);
    if beside.exit != 0 || !(is_done || is_gone) {
        return Err(format!("{other}: {}, {word}: {}", beside.err, done.err));
    }
    if other == "undo" {
        world.ok(&["redo"]);
    }
    let status = match (is_done, other) {
        (true, _) => format!(r#""{word}ed" "seen""#),
        (false, "undo") => r#""pending" null"#.to_owned(),
        (false, _) => String::new(),
    };
    let name = if is_done && word == "accept" {
        "Copya"
    } else {
        "Old"
    };
    let found = [
        told_of(world, id),
        world.json(&["food", "show", &food])["name"].to_string(),
    ];
    expected(&done.err, &found, &[&status, &format!("{name:?}")])
}

#[test]
fn a_review_that_is_answered_is_there_whatever_its_proposer_does_at_once() {
    let mut tally = Tally::of("reviews beside a further copy or an undo at once");
    let world = World::stocked();
    let rounds = times(6, 60);
    let file = world.file("products.tsv", products(rounds * 4));
    world.ok(&["catalog", "import", "off", &file]);
    let kinds = [
        ("accept", "copy"),
        ("accept", "undo"),
        ("reject", "copy"),
        ("reject", "undo"),
    ];
    for round in 0..rounds {
        for (at, (word, other)) in kinds.into_iter().enumerate() {
            tally.count(review_beside(&world, round * 4 + at, word, other));
        }
    }
    tally.end(24);
}
