//! A journal that stands elsewhere, in a context of its own, and shares the catalogue.

use std::fs;

use serde_json::json;

use super::review::{product, propose, propose_in, shop};
use crate::doctor::found;
use crate::world::{World, id};

/// Bytes of a page of a journal's file.
const PAGE: usize = 4096;

/// A shop whose catalogue a journal in another folder uses.
fn with_another() -> World {
    let world = shop();
    let journal = world.home().join("elsewhere").join("journal.db");
    fs::create_dir(journal.parent().unwrap()).unwrap();
    let path = journal.to_str().unwrap();
    world.ok(&["context", "add", "other", "--path", path]);
    world
}

#[test]
fn what_a_journal_elsewhere_proposes_is_reviewed_with_the_catalogue_it_shares() {
    let world = with_another();
    let proposed = propose_in("other", &world, "Nutella", 539);
    let waiting = world.json(&["catalog", "review", "list"]);
    assert_eq!(waiting["corrections"][0]["id"], json!(proposed));
    let journal = waiting["corrections"][0]["journal"].as_str().unwrap();
    assert!(journal.contains("elsewhere"), "{journal}");
    world.ok(&["catalog", "review", "accept", &proposed, "--note", "thanks"]);
    assert_eq!(product(&world)["version"], 2);
    let told = &world.json(&["correction", "list", "-C", "other"])["corrections"][0];
    assert_eq!(
        (&told["status"], &told["note"]),
        (&json!("accepted"), &json!("thanks"))
    );
    let later = propose_in("other", &world, "Nut spread", 540);
    // A journal that is gone, or away with its disk, keeps no review back, and is told.
    fs::rename(world.home().join("elsewhere"), world.home().join("away")).unwrap();
    let waiting = world.run(&["catalog", "review", "list", "--json"]);
    waiting.says("not there, and not looked into: ");
    assert_eq!(waiting.json()["corrections"], json!([]));
    for word in ["accept", "reject"] {
        let missing = world
            .run(&["catalog", "review", word, &later, "--note", "so"])
            .failed(6);
        missing.says("is pending in the journals that are there");
        missing.says("it may be in one that is not");
    }
}

/// A journal and a copy of it propose the same: what was said to one of them is said to the other as well.
#[test]
fn what_a_journal_and_its_copy_propose_is_settled_in_both() {
    for (first, second) in [
        ("accept", "accept"),
        ("reject", "reject"),
        ("reject", "accept"),
    ] {
        let world = with_another();
        let proposed = propose(&world, "Nutella", 539);
        world.ok(&["db", "backup", "copy.db"]);
        world.ok(&["db", "restore", "copy.db", "-C", "other", "--yes"]);
        let review = |word: &str, id: &str| {
            world.ok(&["catalog", "review", word, id, "--note", "so"]);
        };
        review(first, &proposed);
        review(second, &proposed[..8]);
        let waiting = world.json(&["catalog", "review", "list"]);
        assert_eq!(waiting["corrections"], json!([]));
        let says = |context: &str| {
            let told = world.json(&["correction", "list", "-C", context]);
            told["corrections"][0]["status"].clone()
        };
        let mut said = [says("local"), says("other")].map(|said| said.as_str().unwrap().to_owned());
        said.sort();
        let mut meant = [first, second].map(|word| format!("{word}ed"));
        meant.sort();
        assert_eq!(said, meant);
        let version = if [first, second].contains(&"accept") {
            2
        } else {
            1
        };
        assert_eq!(product(&world)["version"], version);
    }
}

#[cfg(unix)]
#[test]
fn a_journal_that_is_a_link_to_nowhere_is_told_among_those_that_are_reviewed() {
    let world = shop();
    let proposed = propose(&world, "Nutella", 539);
    let away = world.home().join("away.db");
    fs::rename(world.journal(), &away).unwrap();
    std::os::unix::fs::symlink("/nope/journal.db", world.journal()).unwrap();
    let waiting = world.run(&["catalog", "review", "list", "--json"]);
    assert_eq!(waiting.json()["corrections"], json!([]));
    waiting.says(&format!(
        "not there, and not looked into: {}",
        world.journal().display()
    ));
    let accept = world.run(&["catalog", "review", "accept", &proposed]);
    accept.failed(6).says("it may be in one that is not");
}

#[cfg(unix)]
#[test]
fn a_journal_elsewhere_is_known_once_by_whatever_path_and_to_its_owner_alone() {
    use std::os::unix::fs::{PermissionsExt, symlink};

    let world = with_another();
    propose_in("other", &world, "Nutella", 539);
    let journal = world.home().join("elsewhere").join("journal.db");
    let link = world.home().join("link\nof two lines.db");
    symlink(&journal, &link).unwrap();
    world.ok(&["context", "add", "link", "--path", link.to_str().unwrap()]);
    world.ok(&["today", "-C", "link"]);
    // A line that is none hides no other.
    let known = world.data().join("journals-elsewhere");
    let lines = [&b"\xff\xfe\n"[..], &fs::read(&known).unwrap()].concat();
    fs::write(&known, lines).unwrap();
    let waiting = world.run(&["catalog", "review", "list", "--json"]);
    assert_eq!(waiting.json()["corrections"].as_array().unwrap().len(), 1);
    waiting.says("journals-elsewhere: a line names no journal; with the disks of all journals there, move it away: a new one is begun");
    let mode = fs::metadata(&known).unwrap().permissions().mode();
    assert_eq!(mode & 0o777, 0o600);
}

#[cfg(unix)]
#[test]
fn what_is_no_file_that_names_journals_elsewhere_is_neither_read_nor_written() {
    let world = with_another();
    let (known, victim) = (
        world.data().join("journals-elsewhere"),
        world.home().join("victim"),
    );
    fs::write(&victim, "precious\n").unwrap();
    world.ok(&["log", "1kcal", "-C", "other"]);
    fs::remove_file(&known).unwrap();
    std::os::unix::fs::symlink(&victim, &known).unwrap();
    world.ok(&["log", "1kcal", "-C", "other"]);
    assert_eq!(fs::read_to_string(&victim).unwrap(), "precious\n");
    fs::remove_file(&known).unwrap();
    let made = std::process::Command::new("mkfifo").arg(&known).status();
    assert!(made.unwrap().success());
    world.ok(&["log", "1kcal", "-C", "other"]);
    let doctor = world.run(&["doctor", "--json"]).json();
    assert_eq!(found(&doctor, "elsewhere").0, "fault");
    let waiting = world.run(&["catalog", "review", "list"]).succeeded();
    waiting.says("journals-elsewhere: is no file; with the disks of all journals there, move it away: a new one is begun");
    fs::remove_file(&known).unwrap();
    // Nor is what is larger than any list.
    let large = fs::File::create(&known).unwrap();
    large.set_len(64 * 1024 * 1024).unwrap();
    world.ok(&["log", "1kcal", "-C", "other"]);
    let waiting = world.run(&["catalog", "review", "list"]).succeeded();
    waiting.says("journals-elsewhere: is larger than 4 MiB");
    fs::remove_file(&known).unwrap();
    // A line that was cut off takes no other along.
    fs::write(&known, "\"/cut/o").unwrap();
    propose_in("other", &world, "Nutella", 539);
    let waiting = world.json(&["catalog", "review", "list"]);
    assert_eq!(waiting["corrections"].as_array().unwrap().len(), 1);
}

#[test]
fn where_one_journal_is_damaged_and_another_away_both_are_named_and_what_helps() {
    let world = with_another();
    let proposed = propose_in("other", &world, "Nutella", 539);
    fs::rename(world.home().join("elsewhere"), world.home().join("away")).unwrap();
    let damaged = world.home().join("damaged.db");
    fs::write(&damaged, "no journal").unwrap();
    let known = world.data().join("journals-elsewhere");
    let line = format!("{}\n", json!(damaged));
    let lines = [fs::read(&known).unwrap(), line.into_bytes()].concat();
    fs::write(&known, lines).unwrap();
    let missed = world.run(&["catalog", "review", "accept", &proposed]);
    let missed = missed.failed(12);
    missed
        .says("damaged.db: is no")
        .says("`journal catalog review list` names those");
    let listed = world.run(&["catalog", "review", "list"]);
    listed.says("not looked into: ").says("damaged.db: ");
    listed.says("in a context of its own: journal -C NAME db check");
}

#[test]
fn the_hint_of_a_damaged_journal_elsewhere_leads_to_that_one_wherever_the_damage_is() {
    let world = with_another();
    let proposed = propose_in("other", &world, "Nutella", 539);
    let journal = world.home().join("elsewhere").join("journal.db");
    let whole = fs::read(&journal).unwrap();
    let accept = ["catalog", "review", "accept", &proposed, "-n"];
    let reject = ["catalog", "review", "reject", &proposed, "--note", "no"];
    for command in [&["catalog", "review", "list"][..], &accept, &reject] {
        let mut hinted = 0;
        for page in (PAGE..whole.len()).step_by(PAGE) {
            let mut damaged = whole.clone();
            damaged[page..page + PAGE].fill(0xff);
            fs::write(&journal, damaged).unwrap();
            let run = world.run(command);
            for leads_astray in ["journal db", "journal doctor"] {
                assert!(!run.err.contains(leads_astray), "{}", run.err);
            }
            hinted += usize::from(run.err.contains("journal -C NAME db restore BACKUP"));
        }
        assert!(hinted > 0, "{command:?}");
    }
}

#[test]
fn what_is_no_file_in_the_place_of_a_journal_elsewhere_is_to_be_moved_away_from_there() {
    let world = with_another();
    propose_in("other", &world, "Nutella", 539);
    let journal = world.home().join("elsewhere").join("journal.db");
    fs::remove_file(&journal).unwrap();
    fs::create_dir(&journal).unwrap();
    let listed = world.run(&["catalog", "review", "list"]);
    listed.says("is a folder, not a file").says("move it away");
    assert!(!listed.err.contains("JOURNAL_DATA_DIR"), "{}", listed.err);
}

#[test]
fn a_correction_is_named_by_four_digits_at_least() {
    let world = shop();
    let proposed = propose_in("local", &world, "Nutella", 539);
    for id in ["", "  ", &proposed[..3], "zzzz"] {
        world.error(3, &["catalog", "review", "accept", id]);
        world.error(3, &["catalog", "review", "reject", id, "--note", "no"]);
    }
    assert_eq!(product(&world)["version"], 1);
    world.ok(&["catalog", "review", "accept", &proposed[..4].to_uppercase()]);
}

#[test]
fn a_catalogue_that_is_made_anew_counts_on_above_what_a_journal_elsewhere_holds() {
    let world = with_another();
    let log = ["log", "100 g off/3017620422003", "-C", "other"];
    let meal = id(&world.json(&log));
    fs::remove_file(world.catalogue()).unwrap();
    let other = "code\tproduct_name\tenergy-kcal_100g\n3017620422003\tNutela\t1\n";
    world
        .run_with(&["catalog", "import", "off", "-"], other)
        .succeeded();
    assert_eq!(product(&world)["version"], 2);
    let meal = world.json(&["meal", "show", &meal, "-C", "other"]);
    assert_eq!(meal["nutrition"]["values"]["kcal"], 500);
}

#[test]
fn a_folder_without_a_journal_has_no_catalogue_to_show() {
    let world = World::new();
    let empty = world.home().join("empty");
    fs::create_dir(&empty).unwrap();
    let folder = empty.to_str().unwrap();
    for command in [
        &["catalog", "status"][..],
        &["catalog", "review", "list"],
        &["catalog", "remove", "off", "--yes"],
    ] {
        let error = world.error(12, &[command, &["--data", folder]].concat());
        let message = error["message"].as_str().unwrap();
        assert!(message.starts_with("there is no journal in"), "{message}");
    }
    assert_eq!(fs::read_dir(&empty).unwrap().count(), 0);
}
