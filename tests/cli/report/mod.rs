//! What was eaten over a span of days: figures, charts, pages.

mod agree;
mod figures;
mod page;
mod shown;
mod sums;

use crate::world::World;

/// The targets most tests hold days against.
const TARGETS: [&str; 10] = [
    "target",
    "set",
    "--kcal",
    "2000",
    "--protein",
    "100",
    "--carbs",
    "200",
    "--fat",
    "80",
];

/// A home with three foods: one of which all is known, one of which only energy and protein are,
/// and one of a name that wants to be more than text.
fn larder() -> World {
    let world = World::stocked();
    let whole = "--kcal 400 --protein 20 --carbs 40 --fat 15 --saturated-fat 5 --sugars 4 --fibre 6 --salt 1";
    let mut save = vec!["food", "save", "Known stew", "--per", "100g"];
    save.extend(whole.split(' '));
    world.ok(&save);
    world.ok(&[
        "food",
        "save",
        "Half pie",
        "--per",
        "100g",
        "--kcal",
        "250.1250",
        "--protein",
        "8.5",
    ]);
    world.ok(&[
        "food",
        "save",
        "<img src=x onerror=alert(1)> & co",
        "--per",
        "100g",
        "--kcal",
        "100",
    ]);
    world
}

/// A home where something of everything was eaten over three weeks.
fn lived_in() -> World {
    let world = larder();
    world.ok(&[&TARGETS[..], &["--from", "2026-11-10"]].concat());
    for (words, at) in [
        ("500 g known stew", "2026-11-02 12:00"),
        ("333 g half pie, 120 g known stew", "2026-11-09 8am"),
        ("500kcal", "2026-11-10 8am"),
        ("500 g known stew", "2026-11-17 12:00"),
        ("125.5 g half pie", "2026-11-17 18:00"),
        ("700 g known stew", "2026-11-19 12:00"),
        (
            "100 g known stew, 30 g \"<img src=x onerror=alert(1)> & co\"",
            "2026-11-21 8am",
        ),
    ] {
        world.ok(&["log", words, "--at", at]);
    }
    // Still the 18th there, and already the 19th here.
    let far = [
        "log",
        "50 g known stew",
        "--at",
        "2026-11-18 20:00",
        "--tz",
        "America/New_York",
    ];
    world.ok(&far);
    world.ok(&["meal", "edit", "last", "--name", "=1+1"]);
    world.ok(&["plan", "900 g known stew", "--at", "2026-11-22 8am"]);
    world.ok(&["plan", "900 g known stew", "--at", "2026-11-21 20:00"]);
    world
}
