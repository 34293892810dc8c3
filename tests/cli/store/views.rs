//! What the journal's file shows to whoever reads it with the sqlite3 shell.

use rusqlite::Connection;

use crate::world::World;

#[test]
fn the_view_of_meals_has_the_figures_of_the_list() {
    let world = World::stocked();
    world.ok(&["food", "save", "Gruel", "--per", "100g", "--kcal", "52"]);
    // 94.64 kcal: whole numbers are not divided as such.
    world.ok(&["log", "182 g gruel, 50 g oats"]);
    let meal = &world.json(&["meal", "list"])["meals"][0];
    let listed: Vec<f64> = meal["items"]
        .as_array()
        .expect("items")
        .iter()
        .map(|item| item["nutrition"]["values"]["kcal"].as_f64().expect("kcal"))
        .map(|kcal| (kcal * 10.0).round() / 10.0)
        .collect();
    let journal = Connection::open(world.journal()).unwrap();
    let mut view = journal.prepare("SELECT kcal FROM meals").unwrap();
    let shown = view.query_map((), |row| row.get(0)).unwrap();
    let shown: Vec<f64> = shown.collect::<rusqlite::Result<_>>().unwrap();
    assert_eq!(shown, listed);
    assert_eq!(shown[0], 94.6);
}
