//! Whom to cite, wherever a person reads foods of others.

use crate::world::World;

#[test]
fn foods_of_others_are_cited_where_they_are_read() {
    let world = World::stocked();
    let table = "code\tproduct_name\tenergy-kcal_100g\n3017620422003\tSpread\t539\n";
    let import = ["catalog", "import", "off", "-"];
    world.run_with(&import, table).succeeded();
    world.ok(&["log", "15 g off/3017620422003, 100 g oats"]);
    let (off, usda) = ("Open Food Facts, ODbL 1.0", "USDA");
    let reads: [&[&str]; 4] = [
        &["find", "spread"],
        &["food", "search", "spread", "--library", "off"],
        &["meal", "show", "last"],
        &["report", "--html", "-"],
    ];
    for line in reads {
        let told = world.ok(&[line, &["--format", "table"]].concat()).out;
        assert!(told.contains(off), "{line:?}: {told}");
    }
    let page = world.ok(&["report", "--html", "-"]).out;
    assert!(page.contains(usda), "{page}");
    world.ok(&["food", "save", "Gruel", "--per", "100g", "--kcal", "50"]);
    let own = world.ok(&["find", "gruel", "--format", "table"]).out;
    assert!(!own.contains("contains information"), "{own}");
}

#[test]
fn foods_say_whose_they_are_and_not_whose_library_they_are_in() {
    let world = World::new();
    let food = |key: &str, source: &str| {
        format!(r#"{{"key":"{key}","name":"Spread {key}","data":{{"base":"g"{source}}}}}"#)
    };
    let foods = [
        food("own", ""),
        food("usda", r#","source":{"place":"USDA FoodData Central"}"#),
    ];
    let import = ["catalog", "import", "off", "-"];
    world.run_with(&import, foods.join("\n")).succeeded();
    let show = |key: &str| world.ok(&["food", "show", key, "--format", "table"]).out;
    assert!(!show("off/own").contains("source:"));
    assert!(show("off/usda").contains("source: USDA FoodData Central (public domain)"));
    let search = [
        "food",
        "search",
        "spread",
        "--library",
        "off",
        "--format",
        "table",
    ];
    let told = world.ok(&search).out;
    assert!(!told.contains("Open Food Facts"), "{told}");
    let table = "code\tproduct_name\tenergy-kcal_100g\n3017620422003\tSpread\t539\n";
    world.run_with(&import, table).succeeded();
    let off = show("off/3017620422003");
    assert!(
        off.contains("source: Open Food Facts (Open Database License)"),
        "{off}"
    );
    assert!(!show("off/own").contains("source:"));
}
