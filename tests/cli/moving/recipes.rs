//! A recipe is added up anew where it is imported; what was eaten of it keeps its figures.

use crate::world::World;

#[test]
fn a_recipe_that_is_added_up_anew_changes_no_figure_of_a_meal() {
    let world = World::stocked();
    world.ok(&["food", "save", "Broth", "--per", "100g", "--kcal", "20"]);
    let recipe = ["recipe", "save", "Soup", "--servings", "2"];
    world.ok(&[&recipe[..], &["--ingredient", "400 g broth"]].concat());
    world.ok(&["log", "1 serving soup @ yesterday 12:00"]);
    // The broth is another by now, and the recipe was not saved again.
    world.ok(&["food", "edit", "Broth", "--kcal", "50"]);
    world.ok(&["export", "-o", "all.json"]);
    let kcal = |world: &World| {
        let page = world.json(&["meal", "list", "--all"]);
        page["meals"][0]["nutrition"]["values"]["kcal"].clone()
    };
    assert_eq!(kcal(&world), 40);
    let other = World::stocked();
    let file = world.home().join("all.json");
    let done = other.ok(&["import", file.to_str().unwrap()]);
    done.says("\"Soup\": its figures are those of its ingredients");
    assert_eq!(kcal(&other), 40);
    let soup = other.json(&["log", "1 serving soup"]);
    assert_eq!(soup["nutrition"]["values"]["kcal"], 100);
}
