//! Rollback journals that are well formed, and would make another file of the one they stand beside.

use std::fs;
use std::path::{Path, PathBuf};

use crate::found::told;
use crate::read_only::lived_in;
use crate::tally::Tally;

/// The bytes of a page of the files that are made here.
const PAGE: usize = 4096;
/// What the sums of pages begin with.
const NONCE: u32 = 7;

/// A rollback journal of a file of so many pages, that takes back one: its number, and how it was.
fn rollback(pages: u32, number: u32, page: &[u8]) -> Vec<u8> {
    let mut bytes = b"\xd9\xd5\x05\xf9\x20\xa1\x63\xd7".to_vec();
    for value in [1, NONCE, pages, 512, PAGE as u32] {
        bytes.extend(value.to_be_bytes());
    }
    bytes.resize(512, 0);
    bytes.extend(number.to_be_bytes());
    bytes.extend(page);
    let summed = (1..PAGE / 200 + 1).map(|step| u32::from(page[PAGE - step * 200]));
    bytes.extend((NONCE + summed.sum::<u32>()).to_be_bytes());
    bytes
}

fn beside(file: &Path) -> PathBuf {
    let mut name = file.as_os_str().to_owned();
    name.push("-journal");
    name.into()
}

/// What opens each of the two files that keep no log.
const LINES: [(&str, &[&str]); 6] = [
    ("server.db", &["key", "list", "--json"]),
    (
        "server.db",
        &["key", "create", "--permission", "read", "--json"],
    ),
    ("server.db", &["doctor", "--json"]),
    (
        "reviews.db",
        &["catalog", "import", "off", "foods.tsv", "--json"],
    ),
    ("reviews.db", &["db", "check", "--json"]),
    ("reviews.db", &["doctor", "--json"]),
];

#[test]
fn a_rollback_journal_that_makes_no_whole_file_of_a_file_is_not_played_into_it() {
    let mut tally = Tally::of("a false rollback journal");
    let world = lived_in();
    for (name, line) in LINES {
        let file = world.data().join(name);
        let good = fs::read(&file).unwrap();
        let pages = u32::try_from(good.len() / PAGE).unwrap();
        let first = &good[..PAGE];
        for (what, laid) in [
            ("cuts it to a page", rollback(1, 1, first)),
            ("cuts its last page off", rollback(pages - 1, 1, first)),
            (
                "puts a page in the place of another",
                rollback(pages, 2, first),
            ),
            ("empties a page", rollback(pages, pages, &[0; PAGE])),
        ] {
            fs::write(beside(&file), &laid).unwrap();
            let done = world.run(line);
            let is_left = fs::read(&file).unwrap() == good
                && fs::read(beside(&file)).is_ok_and(|left| left == laid);
            let is_told = format!("{}{}", done.out, done.err).contains(&format!("{name}-journal"));
            tally.count(match done.exit == 12 && is_left && is_told {
                true => Ok(()),
                false => Err(format!(
                    "{what}, left: {is_left}: {}",
                    told(&line.join(" "), &done)
                )),
            });
            fs::remove_file(beside(&file)).unwrap();
        }
        // One that takes back to what was whole is.
        fs::write(beside(&file), rollback(pages, 1, first)).unwrap();
        let done = world.run(line);
        tally.count(match done.exit {
            0 => Ok(()),
            _ => Err(told(&line.join(" "), &done)),
        });
        let _ = fs::remove_file(beside(&file));
    }
    tally.end(LINES.len() * 5);
}
