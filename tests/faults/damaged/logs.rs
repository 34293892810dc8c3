//! A log beside a file that is not there, not its own, or damaged: refused, both left as they are, and
//! nothing that was answered is lost by looking at it.

use std::fs;

use rusqlite::Connection;

use super::{PAGE, beside, change, killed_over, leave_as_killed, lived_in, meals_of, remove};
use crate::found::told;
use crate::tally::Tally;
use crate::world::World;

/// What reads, what writes, and what looks at the file itself.
const LINES: [&[&str]; 8] = [
    &["today", "--json"],
    &["meal", "list", "--all", "--json"],
    &["export"],
    &["log", "1 egg", "--json"],
    &["undo", "--json"],
    &["db", "check", "--json"],
    &["db", "backup", "copy.db", "--json"],
    &["catalog", "status", "--json"],
];

/// Exit 12 of all that opens the journal, and both files as they were.
fn all_is_left(world: &World, line: &[&str], says: &str) -> Result<(), String> {
    let files = || ["", "-wal"].map(|behind| fs::read(beside(world, behind)).ok());
    let before = files();
    let done = world.run(line);
    let fail = |why: &str| Err(format!("{why}: {}", told(&line.join(" "), &done)));
    let opens_it = line[0] != "catalog";
    if files() != before {
        return fail("a file was changed");
    }
    match (opens_it, done.exit) {
        (true, 12) if !done.err.contains(says) => fail("it does not say why"),
        (true, 12) | (false, 0) => Ok(()),
        _ => fail("not refused"),
    }
}

/// What doctor says of such a world, and that it changes nothing either.
fn doctor_says(world: &World, says: &str) -> Result<(), String> {
    let before = ["", "-wal"].map(|behind| fs::read(beside(world, behind)).ok());
    let doctor = world.run(&["doctor", "--json"]);
    let after = ["", "-wal"].map(|behind| fs::read(beside(world, behind)).ok());
    match doctor.out.contains(says) && before == after {
        true => Ok(()),
        false => Err(told("doctor", &doctor)),
    }
}

/// What somebody else had computed is not computed by who takes a log in: here it would fail, elsewhere it has no end.
#[test]
fn a_log_with_what_computes_is_refused_before_it_is_looked_through() {
    let mut tally = Tally::of("a log with a computed column");
    let computing = "PRAGMA wal_autocheckpoint = 0; CREATE TABLE own (a, b ANY NOT NULL AS (json(a)));
         INSERT INTO own (a) VALUES ('1'); PRAGMA writable_schema = ON;
         UPDATE sqlite_schema SET sql = replace(sql, 'json(a)', 'json(a || ''{'')') WHERE name = 'own';";
    for line in LINES {
        let world = lived_in();
        let journal = Connection::open(world.journal()).unwrap();
        journal.execute_batch(computing).unwrap();
        leave_as_killed(&world, journal);
        let says = "the table own is none of this program";
        tally.count(all_is_left(&world, line, says));
    }
    tally.end(LINES.len());
}

/// The first page says what a file was before what stands in its log.
#[test]
fn a_log_by_which_a_file_is_a_newer_programs_or_no_journal_is_told_and_left() {
    let mut tally = Tally::of("a log that makes a file another one");
    for (pragma, says) in [
        ("user_version = 99", "was written by a newer journal"),
        ("application_id = 77", "is another kind of SQLite file"),
    ] {
        let marked = || {
            let world = lived_in();
            let journal = Connection::open(world.journal()).unwrap();
            let mark = format!("PRAGMA wal_autocheckpoint = 0; PRAGMA {pragma};");
            journal.execute_batch(&mark).unwrap();
            leave_as_killed(&world, journal);
            world
        };
        for line in LINES {
            tally.count(all_is_left(&marked(), line, says));
        }
        // Nor does it come into the place of one that is read.
        let (world, copy) = (lived_in(), marked());
        for behind in ["", "-wal"] {
            let to = world.home().join(format!("copy.db{behind}"));
            fs::copy(beside(&copy, behind), to).unwrap();
        }
        let before = meals_of(&world);
        let restored = world.run(&["db", "restore", "copy.db", "--yes"]);
        assert_eq!(restored.exit, 12, "{restored:?}");
        assert!(restored.err.contains(says), "{restored:?}");
        assert_eq!(meals_of(&world), before);
    }
    tally.end(LINES.len() * 2);
}

/// SQLite calls a log by the file that it is of, and not by a link that leads there.
#[cfg(unix)]
#[test]
fn the_log_of_a_journal_behind_a_link_is_that_of_the_file() {
    let behind_link = |world: &World| {
        let disk = world.home().join("disk");
        fs::create_dir(&disk).unwrap();
        for behind in ["", "-wal", "-shm"] {
            let from = beside(world, behind);
            if from.exists() {
                fs::rename(from, disk.join(format!("real.db{behind}"))).unwrap();
            }
        }
        std::os::unix::fs::symlink(disk.join("real.db"), world.journal()).unwrap();
        disk
    };
    let world = lived_in();
    behind_link(&world);
    let meals = meals_of(&world);
    let other = Connection::open(world.journal()).unwrap();
    other
        .execute_batch("UPDATE meal SET notes = 'meanwhile'")
        .unwrap();
    for line in [&["today"][..], &["log", "1 egg"], &["db", "check"]] {
        world.ok(line);
    }
    drop(other);
    assert_eq!(meals_of(&world), meals + 1);
    // One that is another file's is not played into it.
    let world = killed_over();
    let disk = behind_link(&world);
    let copy = lived_in();
    fs::copy(copy.journal(), disk.join("real.db")).unwrap();
    let files = || ["real.db", "real.db-wal"].map(|name| fs::read(disk.join(name)).unwrap());
    let before = files();
    for line in [&["today"][..], &["log", "1 egg"], &["db", "check"]] {
        let done = world.run(line);
        assert_eq!(done.exit, 12, "{done:?}");
        assert!(done.err.contains("real.db-wal"), "{done:?}");
    }
    assert!(files() == before);
}

#[test]
fn a_log_whose_journal_is_not_there_makes_no_new_one_and_is_not_used_up() {
    let mut tally = Tally::of("a log without its journal");
    for line in LINES {
        let world = killed_over();
        let journal = fs::read(world.journal()).unwrap();
        fs::remove_file(world.journal()).unwrap();
        tally.count(all_is_left(&world, line, "is not there, though"));
        tally.count(doctor_says(&world, "a journal that is not there"));
        fs::write(world.journal(), journal).unwrap();
        tally.count(has_the_last(&world));
    }
    tally.end(LINES.len() * 3);
}

/// Whether what stood in the log alone is there.
fn has_the_last(world: &World) -> Result<(), String> {
    let listed = world.run(&["meal", "list", "--all", "--json"]);
    match listed.out.contains("in the log") && listed.exit == 0 {
        true => Ok(()),
        false => Err(told("meal list", &listed)),
    }
}

#[test]
fn a_copy_beside_the_log_of_what_it_was_copied_from_is_left_as_it_is() {
    let mut tally = Tally::of("a copy beside another's log");
    for line in LINES {
        let world = lived_in();
        world.ok(&["db", "backup", "old.db"]);
        world.ok(&["food", "save", "Later", "--per", "100g", "--kcal", "5"]);
        world.ok(&["log", "3 eggs, 100 g later"]);
        let world = killed(world);
        let copy = fs::read(world.home().join("old.db")).unwrap();
        fs::write(world.journal(), &copy).unwrap();
        remove(&world, "-shm");
        tally.count(all_is_left(&world, line, "together with its log"));
        tally.count(all_is_left(&world, line, "move the log away"));
        // As the hint says.
        remove(&world, "-wal");
        tally.count(match meals_of(&world) {
            4 => Ok(()),
            other => Err(format!("{other} meals in the copy")),
        });
    }
    tally.end(LINES.len() * 3);
}

#[test]
fn a_damaged_journal_beside_its_own_log_is_left_as_it_is() {
    let mut tally = Tally::of("a damaged page beside a log");
    for line in LINES {
        let world = killed(lived_in());
        change(&world, |bytes| {
            let pages = bytes.len() / PAGE;
            bytes[(pages - 2) * PAGE..(pages - 1) * PAGE].fill(0xff);
        });
        tally.count(all_is_left(&world, line, "journal.db"));
    }
    tally.end(LINES.len());
}

#[test]
fn a_log_that_is_damaged_in_its_midst_is_told_and_what_can_be_read_comes_back() {
    let mut tally = Tally::of("a log damaged in its midst");
    for line in LINES {
        let world = killed(lived_in());
        let mut log = fs::read(beside(&world, "-wal")).unwrap();
        // The second of five writes.
        let middle = log.len() / 5 + 4096;
        log[middle..middle + 64].fill(0xff);
        fs::write(beside(&world, "-wal"), &log).unwrap();
        tally.count(all_is_left(&world, line, "journal.db"));
        tally.count(doctor_says(&world, "is damaged: what was written last"));
        // As doctor says: of copies of both comes back what can be read.
        fs::copy(world.journal(), world.home().join("kept.db")).unwrap();
        fs::write(world.home().join("kept.db-wal"), &log).unwrap();
        for dry in [&["--dry-run"][..], &[]] {
            let line = [&["db", "restore", "kept.db", "--yes"], dry].concat();
            let told_of = world.run(&line).err.contains("does not come back");
            tally.count(if told_of {
                Ok(())
            } else {
                Err("untold".to_owned())
            });
        }
        let restored = world.run(&["db", "restore", "kept.db", "--yes"]);
        tally.count(match (restored.exit, meals_of(&world)) {
            (0, 4) => Ok(()),
            _ => Err(told("db restore", &restored)),
        });
    }
    tally.end(LINES.len() * 5);
}

/// SQLite takes a log with a damaged head for none, and begins another in its place.
#[test]
fn a_log_whose_head_is_damaged_is_told_and_all_of_it_comes_back() {
    let mut tally = Tally::of("a log whose head is damaged");
    // Of five writes, and of one.
    for (world, last) in [
        (killed(lived_in()), "change 5"),
        (killed_over(), "in the log"),
    ] {
        let files = ["", "-wal"].map(|behind| fs::read(beside(&world, behind)).unwrap());
        let copy = ["kept.db", "kept.db-wal"].map(|name| world.home().join(name));
        let ours = ["", "-wal"].map(|behind| beside(&world, behind));
        for byte in 0..32 {
            let mut log = files[1].clone();
            log[byte] ^= 1 << (byte % 8);
            let _ = fs::remove_file(beside(&world, "-shm"));
            for names in [&ours, &copy] {
                fs::write(&names[0], &files[0]).unwrap();
                fs::write(&names[1], &log).unwrap();
            }
            let line = LINES[byte % LINES.len()];
            tally.count(all_is_left(&world, line, "journal.db"));
            tally.count(doctor_says(&world, "is damaged: what was written last"));
            // As doctor says.
            let restored = world.run(&["db", "restore", "kept.db", "--yes"]);
            let listed = world.run(&["meal", "list", "--all", "--json"]).out;
            tally.count(match restored.exit == 0 && listed.contains(last) {
                true => Ok(()),
                false => Err(format!("byte {byte}: {}", told("db restore", &restored))),
            });
        }
    }
    tally.end(2 * 32 * 3);
}

/// No power cut leaves letters or anything else where a log begins.
#[test]
fn a_log_that_something_else_was_written_over_is_told_and_never_begun_anew() {
    let mut tally = Tally::of("a log that was written over");
    let noise: Vec<u8> = (1..60_000_u32)
        .map(|at| (at.wrapping_mul(2_654_435_761) >> 24) as u8)
        .collect();
    let texts = [&b"Dear diary\n"[..], &b"Dear diary\n".repeat(4_000), &noise];
    for (number, line) in LINES.into_iter().enumerate() {
        let world = killed(lived_in());
        fs::write(beside(&world, "-wal"), texts[number % 3]).unwrap();
        tally.count(all_is_left(&world, line, "journal.db-wal"));
        tally.count(doctor_says(&world, "is damaged: what was written last"));
        for behind in ["", "-wal"] {
            let to = world.home().join(format!("copy.db{behind}"));
            fs::copy(beside(&world, behind), to).unwrap();
            remove(&world, behind);
        }
        let restored = world.run(&["db", "restore", "copy.db", "--yes"]);
        let is_told = restored.err.contains("is damaged");
        tally.count(match restored.exit == 0 && is_told {
            true => Ok(()),
            false => Err(told("db restore", &restored)),
        });
    }
    tally.end(LINES.len() * 3);
}

/// A hole may be as long as anybody likes, and holds nothing.
#[test]
fn a_hole_in_the_place_of_a_log_keeps_nothing_from_ending() {
    let mut tally = Tally::of("a log that is a hole");
    let hole = |path: &std::path::Path, first: &[u8]| {
        fs::write(path, first).unwrap();
        let hole = fs::OpenOptions::new().write(true).open(path).unwrap();
        hole.set_len(1 << 42).unwrap();
    };
    for first in [&b""[..], &[0x37, 0x7f, 0x06, 0x82]] {
        for line in LINES {
            let world = lived_in();
            hole(&beside(&world, "-wal"), first);
            let done = world.run(line);
            tally.count(match (done.exit, meals_of(&world)) {
                (0, 3..=5) => Ok(()),
                _ => Err(told(&line.join(" "), &done)),
            });
        }
        let world = lived_in();
        let copy = world.home().join("copy.db");
        fs::copy(beside(&lived_in(), ""), &copy).unwrap();
        hole(&world.home().join("copy.db-wal"), first);
        world.ok(&["db", "restore", "copy.db", "--yes"]);
    }
    tally.end(2 * LINES.len());
}

/// A head that was torn when a log was begun anew stands in front of what is in the journal.
#[test]
fn a_damaged_head_of_a_log_that_is_in_the_journal_is_passed_over() {
    let mut tally = Tally::of("a damaged head of a log that is in the journal");
    for line in LINES {
        let world = killed(lived_in());
        let journal = Connection::open(world.journal()).unwrap();
        let log = fs::read(beside(&world, "-wal")).unwrap();
        journal
            .pragma_update(None, "wal_checkpoint", "FULL")
            .unwrap();
        drop(journal);
        let mut torn = log.clone();
        torn[16..20].fill(0x5a);
        fs::write(beside(&world, "-wal"), torn).unwrap();
        let done = world.run(line);
        tally.count(match done.exit {
            // What was changed by hand cannot be undone.
            0 | 7 => has_the_last(&world),
            _ => Err(told(&line.join(" "), &done)),
        });
    }
    tally.end(LINES.len());
}

/// The journal brought out of its log, and in the midst of a change, as a killed program leaves it.
fn half_written(world: &World) -> [Vec<u8>; 2] {
    let journal = Connection::open(world.journal()).unwrap();
    let begin = "PRAGMA journal_mode = DELETE; BEGIN; UPDATE meal SET notes = 'half of it'";
    journal.execute_batch(begin).unwrap();
    journal.cache_flush().unwrap();
    ["", "-journal"].map(|behind| fs::read(beside(world, behind)).unwrap())
}

/// Damage to a rollback journal: what it is, and how it comes.
type Damage = (&'static str, fn(&mut Vec<u8>));

/// SQLite takes back what it can read of it, and throws the rest away.
#[test]
fn a_rollback_journal_that_is_damaged_is_not_played_in_part() {
    let mut tally = Tally::of("a damaged rollback journal");
    const DAMAGES: [Damage; 8] = [
        ("cut in its first page", |bytes| bytes.truncate(2_000)),
        ("cut in half", |bytes| bytes.truncate(bytes.len() / 2)),
        ("cut in its page", |bytes| bytes.truncate(512 + PAGE)),
        ("a bit of its mark", |bytes| bytes[3] ^= 4),
        ("no pages said", |bytes| bytes[8..12].fill(0)),
        ("what its sums begin with", |bytes| bytes[13] ^= 1),
        ("the number of a page", |bytes| bytes[512..516].fill(0xff)),
        ("a byte that is in a sum", |bytes| {
            bytes[512 + 4 + PAGE - 200] ^= 1
        }),
    ];
    for (number, (what, damage)) in DAMAGES.into_iter().enumerate() {
        let world = lived_in();
        let files = half_written(&world);
        let mut damaged = files[1].clone();
        damage(&mut damaged);
        let names = ["", "-journal"].map(|behind| beside(&world, behind));
        let lay = |rollback: &[u8]| {
            fs::write(&names[0], &files[0]).unwrap();
            fs::write(&names[1], rollback).unwrap();
        };
        let is = || names.each_ref().map(|name| fs::read(name).ok());
        for line in [LINES[number % 7], &["doctor"]] {
            lay(&damaged);
            let before = is();
            let done = world.run(line);
            tally.count(match done.exit == 12 && is() == before {
                true => Ok(()),
                false => Err(format!("{what}: {}", told(&line.join(" "), &done))),
            });
        }
        lay(&files[1]);
        let listed = world.run(&["meal", "list", "--all", "--json"]).out;
        tally.count(
            match listed.contains("half of it") || meals_of(&world) != 4 {
                true => Err(format!("{what}: {listed}")),
                false => Ok(()),
            },
        );
    }
    tally.end(8 * 3);
}

/// SQLite makes a file as long as the head of a rollback journal says, though no page stands behind it.
#[test]
fn a_rollback_journal_of_a_head_alone_makes_no_file_shorter_or_longer() {
    let mut tally = Tally::of("a rollback journal of a head alone");
    for pages in [0_u32, 10, 1 << 24] {
        let mut head = b"\xd9\xd5\x05\xf9\x20\xa1\x63\xd7".to_vec();
        for number in [0, 7, pages, 512, 4096] {
            head.extend(number.to_be_bytes());
        }
        head.resize(512, 0);
        let world = lived_in();
        world.ok(&["key", "create", "--permission", "read"]);
        let register = world.data().join("server.db");
        for (file, line) in [
            (world.journal(), &["today"][..]),
            (world.journal(), &["log", "1 egg"]),
            (register, &["key", "list"]),
        ] {
            let mut rollback = file.clone().into_os_string();
            rollback.push("-journal");
            fs::write(&rollback, &head).unwrap();
            let before = fs::read(&file).unwrap();
            let done = world.run(line);
            tally.count(
                match done.exit == 12 && fs::read(&file).unwrap() == before {
                    true => Ok(()),
                    false => Err(format!("{pages}: {}", told(&line.join(" "), &done))),
                },
            );
            fs::remove_file(&rollback).unwrap();
        }
    }
    tally.end(9);
}

/// The mark of the end of a write is lost: with the next one it reads as one write that was under way.
#[test]
fn a_log_in_which_the_end_of_a_write_is_lost_is_damaged() {
    let mut tally = Tally::of("the end of a write but the last, lost");
    let world = lived_in();
    let journal = Connection::open(world.journal()).unwrap();
    let keep = "PRAGMA wal_autocheckpoint = 0; PRAGMA journal_mode = WAL;";
    journal.execute_batch(keep).unwrap();
    for note in ["one", "two", "three"] {
        let change =
            format!("UPDATE meal SET notes = '{note}'; UPDATE food_version SET name = name || 'x'");
        journal
            .execute_batch(&format!("BEGIN; {change}; COMMIT"))
            .unwrap();
    }
    leave_as_killed(&world, journal);
    let log = fs::read(beside(&world, "-wal")).unwrap();
    let frames = (32..log.len()).step_by(PAGE + 24);
    let ends: Vec<usize> = frames.filter(|at| log[at + 4..at + 8] != [0; 4]).collect();
    let end = ends[ends.len() - 2];
    for (from, to) in [(end + 4, end + 8), (end, end + 24)] {
        let mut damaged = log.clone();
        damaged[from..to].fill(0);
        fs::write(beside(&world, "-wal"), &damaged).unwrap();
        tally.count(all_is_left(&world, LINES[1], "journal.db"));
        tally.count(doctor_says(&world, "is damaged: what was written last"));
    }
    tally.end(4);
}

#[test]
fn a_rollback_journal_of_another_file_is_not_played_into_a_journal() {
    let mut tally = Tally::of("another's rollback journal beside a journal");
    let [_, rollback] = half_written(&lived_in());
    for line in LINES {
        let world = lived_in();
        world.ok(&["log", "2 eggs", "--name", "kept"]);
        fs::write(beside(&world, "-journal"), &rollback).unwrap();
        tally.count(all_is_left(&world, line, "journal.db-journal"));
        fs::remove_file(beside(&world, "-journal")).unwrap();
        tally.count(match meals_of(&world) {
            5 => Ok(()),
            other => Err(format!("{other} meals")),
        });
    }
    tally.end(LINES.len() * 2);
}

#[test]
fn a_check_of_a_half_written_copy_changes_nothing_and_the_next_command_takes_it_back() {
    let world = lived_in();
    let files = half_written(&world);
    let names = ["", "-journal"];
    for (behind, bytes) in names.iter().zip(&files) {
        fs::write(beside(&world, behind), bytes).unwrap();
    }
    world.ok(&["db", "check"]);
    assert_eq!(
        names.map(|behind| fs::read(beside(&world, behind)).unwrap()),
        files
    );
    let listed = world.ok(&["meal", "list", "--all", "--json"]);
    assert!(!listed.out.contains("half of it"), "{listed:?}");
    assert_eq!(meals_of(&world), 4);
}

#[test]
fn a_copy_that_was_put_in_the_place_of_a_journal_keeps_a_log_from_its_first_use() {
    let world = lived_in();
    world.ok(&["db", "backup", "copy.db"]);
    fs::copy(world.home().join("copy.db"), world.journal()).unwrap();
    assert_eq!(fs::read(world.journal()).unwrap()[18..20], [1, 1]);
    world.ok(&["log", "1 egg"]);
    assert_eq!(fs::read(world.journal()).unwrap()[18..20], [2, 2]);
    assert_eq!(meals_of(&world), 5);
}

#[test]
fn what_was_under_way_when_the_power_failed_is_no_damage() {
    let mut tally = Tally::of("a log whose last write is torn");
    for cut in [1, 40, 4_000, 4_200] {
        let world = killed(lived_in());
        let mut log = fs::read(beside(&world, "-wal")).unwrap();
        let at = log.len() - cut;
        log[at..].fill(0);
        fs::write(beside(&world, "-wal"), &log).unwrap();
        tally.count(doctor_says(&world, "holds what was written last"));
        tally.count(match meals_of(&world) {
            4 => Ok(()),
            other => Err(format!("{other} meals")),
        });
    }
    tally.end(8);
}

#[test]
fn a_check_changes_neither_a_journal_nor_the_log_that_a_killed_program_left() {
    let world = killed_over();
    let files = || ["", "-wal"].map(|behind| fs::read(beside(&world, behind)).unwrap());
    let before = files();
    world.ok(&["db", "check"]);
    assert!(files() == before, "a check changed something");
    has_the_last(&world).unwrap();
}

#[test]
fn a_restored_journal_is_not_mixed_with_a_log_that_was_left() {
    let world = killed_over();
    world.ok(&["db", "backup", "copy.db"]);
    let world = killed(world);
    let log = fs::read(beside(&world, "-wal")).unwrap();
    fs::remove_file(world.journal()).unwrap();
    world.ok(&["db", "restore", "copy.db", "--yes"]);
    world.ok(&["db", "check"]);
    has_the_last(&world).unwrap();
    let kept = fs::read_dir(world.data().join("backups")).unwrap();
    let mut kept = kept.map(|file| fs::read(file.unwrap().path()).unwrap_or_default());
    assert!(kept.any(|bytes| bytes == log), "the log was not kept");
}

/// The same journal with five changes in the log beside it, as a killed program leaves it.
fn killed(world: World) -> World {
    let journal = Connection::open(world.journal()).unwrap();
    let keep = "PRAGMA wal_autocheckpoint = 0; PRAGMA cache_size = 0;";
    journal.execute_batch(keep).unwrap();
    for change in 1..=5 {
        let note = format!("change {change}, {}", "in the log ".repeat(20));
        journal
            .execute("UPDATE meal SET notes = ?1", [note])
            .unwrap();
    }
    leave_as_killed(&world, journal);
    world
}
