//! Names that two programs give to what they make at once: each that says it is done has its file.

use std::collections::BTreeSet;
use std::path::Path;
use std::thread;

use rusqlite::{Connection, OpenFlags};

use crate::tally::{Tally, times};
use crate::world::{Done, World};

/// Runs one command twice at once.
fn twice(world: &World, args: &[&str]) -> [Done; 2] {
    both(world, args, args)
}

fn both(world: &World, one: &[&str], other: &[&str]) -> [Done; 2] {
    thread::scope(|scope| {
        let other = scope.spawn(|| world.run(other));
        [world.run(one), other.join().unwrap()]
    })
}

/// Whether one of two is done, and the other refused: with 2 before it began, with 12 where it had begun.
fn one_alone(both: &[Done; 2], file: &str) -> Result<(), String> {
    let told = format!("{file}\n{}\n{}", both[0].err, both[1].err);
    let done = both.iter().filter(|done| done.exit == 0).count();
    let is_refused = |done: &Done| {
        [2, 12].contains(&done.exit) && done.err.contains("is there") && done.err.contains(file)
    };
    let refused = both.iter().filter(|done| is_refused(done)).count();
    match (done, refused) {
        (1, 1) => Ok(()),
        _ => Err(format!("{done} done and {refused} refused: {told}")),
    }
}

fn is_whole(file: &Path) -> Result<(), String> {
    let told = |error: rusqlite::Error| format!("{}: {error}", file.display());
    let opened = Connection::open_with_flags(file, OpenFlags::SQLITE_OPEN_READ_ONLY);
    let meals = opened
        .and_then(|copy| copy.query_row("SELECT count(*) FROM meal", (), |row| row.get(0)))
        .map_err(told)?;
    match meals {
        1 => Ok(()),
        more => Err(format!("{}: {more} meals", file.display())),
    }
}

/// Nothing that was made under another name is left.
fn nothing_else(folder: &Path) -> Result<(), String> {
    let names = std::fs::read_dir(folder).unwrap().map(|file| {
        let file = file.unwrap().file_name();
        file.to_string_lossy().into_owned()
    });
    let drafts: Vec<String> = names.filter(|name| name.contains(".new-")).collect();
    match drafts.is_empty() {
        true => Ok(()),
        false => Err(format!("left: {drafts:?}")),
    }
}

#[test]
fn of_two_that_write_one_file_unasked_to_replace_it_one_does() {
    let mut tally = Tally::of("two copies, two exports of one name at once");
    let world = World::stocked();
    world.ok(&["log", "1 banana"]);
    for round in 0..times(8, 100) {
        let copy = format!("copy-{round}.db");
        let copies = twice(&world, &["db", "backup", &copy]);
        let found = one_alone(&copies, &copy).and_then(|()| is_whole(&world.home().join(&copy)));
        tally.count(found);
        let export = format!("export-{round}.json");
        tally.count(one_alone(
            &twice(&world, &["export", "-o", &export]),
            &export,
        ));
    }
    tally.count(nothing_else(world.home()));
    tally.end(17);
}

#[test]
fn a_page_takes_the_place_of_nothing_but_a_page() {
    let mut tally = Tally::of("a page and a copy or an export of one name at once");
    let world = World::stocked();
    world.ok(&["log", "1 banana"]);
    for round in 0..times(8, 100) {
        let file = format!("file-{round}");
        let page = ["report", "--html", file.as_str()];
        let other = match round % 2 {
            0 => ["export", "-o", file.as_str()],
            _ => ["db", "backup", file.as_str()],
        };
        tally.count(one_alone(&both(&world, &page, &other), &file));
        // A page that is there is replaced, as ever.
        let pages = format!("page-{round}.html");
        let page = ["report", "--html", pages.as_str()];
        world.ok(&page);
        let again = twice(&world, &page);
        tally.count(match again.iter().all(|done| done.exit == 0) {
            true => Ok(()),
            false => Err(format!("{}\n{}", again[0].err, again[1].err)),
        });
    }
    tally.count(nothing_else(world.home()));
    tally.end(17);
}

#[test]
fn two_copies_of_one_second_have_a_name_each() {
    let mut tally = Tally::of("two copies of one second");
    let world = World::stocked();
    world.ok(&["log", "1 banana"]);
    let mut names = BTreeSet::new();
    for _ in 0..times(8, 100) {
        let both = twice(&world, &["db", "backup", "-q"]);
        for done in both {
            let name = done.out.trim().to_owned();
            tally.count(match done.exit == 0 && names.insert(name.clone()) {
                true => is_whole(Path::new(&name)),
                false => Err(format!("{}: {name}: {}", done.exit, done.err)),
            });
        }
    }
    tally.count(nothing_else(&world.data().join("backups")));
    tally.end(17);
}
