//! Questions on a terminal: a meal item by item, a food out of several, a yes or a no.

mod left;
mod meal;
mod paste;
mod pick;

use crate::terminal::Dialogue;
use crate::world::World;

/// `journal` with these arguments on a terminal of its own; its exit code is shown last, and whether
/// the terminal is as it was before.
fn on(world: &World, arguments: &str) -> Option<Dialogue> {
    let lines = format!(
        "stty cols 80 rows 24\nstty -a </dev/tty >before\n\"$JOURNAL\" {arguments}\necho exit-$?\n\
         stty -a </dev/tty >after\ncmp before after && echo as-before\n"
    );
    Dialogue::begin(world, &lines)
}

/// A home with two own foods that a "loaf" may be.
fn two_loaves() -> World {
    let world = World::stocked();
    for (name, kcal) in [("Rye loaf", "210"), ("White loaf", "265")] {
        world.ok(&["food", "save", name, "--per", "100g", "--kcal", kcal]);
    }
    world
}

/// The last thing that was said of the cursor is to show it, if anything was.
#[track_caller]
fn has_its_cursor(shown: &str) {
    let hidden = shown.rfind("\u{1b}[?25l");
    let restored = shown.rfind("\u{1b}[?25h");
    assert!(hidden <= restored, "the cursor is hidden:\n{shown}");
}
