//! Pages in each other's place, as a disk that writes to the wrong place leaves them: each is whole, and none is where it
//! is looked for.

use std::fs;
use std::path::Path;

use rusqlite::Connection;

use super::misled::put;
use crate::dice::{Dice, seed};
use crate::found::told;
use crate::kept;
use crate::tally::{Tally, times};
use crate::world::World;

const PAGE: usize = 4096;

/// The kept journal of today's schema, and its bytes.
fn journal() -> (World, Vec<u8>) {
    let world = World::stocked();
    kept::lay(&world, kept::newest());
    let bytes = fs::read(world.journal()).unwrap();
    (world, bytes)
}

/// The page at which a table or an index begins.
fn root(file: &Path, name: &str) -> usize {
    let file = Connection::open(file).unwrap();
    let sql = "SELECT rootpage FROM sqlite_schema WHERE name = ?1";
    let page: i64 = file.query_row(sql, [name], |row| row.get(0)).unwrap();
    usize::try_from(page).unwrap()
}

fn swapped(bytes: &[u8], one: usize, other: usize) -> Vec<u8> {
    let mut bytes = bytes.to_vec();
    let page = |number: usize| (number - 1) * PAGE..number * PAGE;
    let first = bytes[page(one)].to_vec();
    bytes.copy_within(page(other), page(one).start);
    bytes[page(other)].copy_from_slice(&first);
    bytes
}

#[test]
fn an_export_has_all_or_is_refused() {
    let mut tally = Tally::of("pages in each other's place: an export has all or is refused");
    let (world, whole) = journal();
    let export = ["export", "-q"];
    let all = world.ok(&export).out;
    let pages = whole.len() / PAGE;
    let mut dice = Dice::of(seed(), 0);
    let tries = times(60, 1_000);
    for _ in 0..tries {
        let one = 2 + dice.below(pages - 1);
        let other = 2 + dice.below(pages - 1);
        put(&world.journal(), &swapped(&whole, one, other));
        let done = world.run(&export);
        let is_left = done.exit == 0 || done.err.contains("nothing was changed");
        tally.count(match done.exit {
            0 if done.out == all => Ok(()),
            12 if is_left => Ok(()),
            _ => Err(told(&format!("pages {one} and {other}: export"), &done)),
        });
    }
    tally.end(tries);
}

#[test]
fn a_list_whose_index_leads_to_nothing_is_refused() {
    let mut tally = Tally::of("an index that leads to nothing");
    let (world, whole) = journal();
    let lines: [(&str, &[&[&str]]); 3] = [
        (
            "meal_newest",
            &[
                &["meal", "list", "--all", "--json"],
                &["today", "2026-11-22", "--json"],
            ],
        ),
        (
            "item_of_meal",
            &[
                &["meal", "list", "--all", "--json"],
                &["today", "2026-11-22", "--json"],
            ],
        ),
        (
            "food_word",
            &[&["food", "search", "--library", "mine", "--all", "--json"]],
        ),
    ];
    let mut counted = 0;
    for (index, lines) in lines {
        put(&world.journal(), &whole);
        let page = root(&world.journal(), index);
        let answers: Vec<String> = lines.iter().map(|line| world.ok(line).out).collect();
        // A leaf of an index that has nothing in it, and those of others.
        let mut damaged = vec![emptied(&whole, page)];
        for other in [
            "answer_of",
            "version_taken_back",
            "undo_row_key",
            "body_log_newest",
        ] {
            put(&world.journal(), &whole);
            damaged.push(swapped(&whole, page, root(&world.journal(), other)));
        }
        for bytes in damaged {
            for (line, all) in lines.iter().zip(&answers) {
                put(&world.journal(), &bytes);
                let done = world.run(line);
                counted += 1;
                tally.count(match done.exit {
                    0 if done.out == *all => Ok(()),
                    12 if done.err.contains("damaged") => Ok(()),
                    _ => Err(told(&format!("{index}: {}", line.join(" ")), &done)),
                });
            }
        }
    }
    tally.end(counted);
}

/// A page of an index that is whole, and has nothing in it.
fn emptied(bytes: &[u8], page: usize) -> Vec<u8> {
    let mut bytes = bytes.to_vec();
    let page = &mut bytes[(page - 1) * PAGE..page * PAGE];
    page.fill(0);
    page[0] = 10;
    page[5..7].copy_from_slice(&4096_u16.to_be_bytes());
    bytes
}

/// The older program reads what is left of it, and this one does nothing to it.
#[test]
fn a_damaged_journal_of_an_older_program_is_left_as_it_is() {
    let mut tally = Tally::of("a damaged journal of an older program is left as it is");
    let mut dice = Dice::of(seed(), 0);
    let tries = times(40, 400);
    for at in 0..tries {
        let world = World::stocked();
        let schema = 1 + i32::try_from(at).unwrap() % (kept::newest() - 1);
        kept::lay(&world, schema);
        let mut bytes = fs::read(world.journal()).unwrap();
        let page = 1 + dice.below(bytes.len() / PAGE - 1);
        bytes[page * PAGE..(page + 1) * PAGE].fill(0);
        put(&world.journal(), &bytes);
        let lines: [&[&str]; 3] = [&["today"], &["log", "1 egg"], &["db", "backup"]];
        let done = world.run(lines[at % lines.len()]);
        let copy = world.data().join(format!("journal.db.v{schema}"));
        let is_left = fs::read(world.journal()).unwrap() == bytes && !copy.exists();
        // A page that nothing needs is no damage.
        tally.count(match done.exit {
            0 if world.run(&["db", "check"]).exit == 0 => Ok(()),
            12 if is_left => Ok(()),
            _ => Err(told(&format!("schema {schema}, page {}", page + 1), &done)),
        });
    }
    tally.end(tries);
}
