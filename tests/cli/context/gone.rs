//! A journal that stood elsewhere and is not there any more, such as one on a disk that is away.

use std::fs;
use std::path::PathBuf;

use crate::doctor::found;
use crate::world::World;

/// A home with two journals elsewhere, each with a meal; the folder of the first.
fn with_usb() -> (World, PathBuf) {
    let world = World::stocked();
    let usb = world.home().join("usb");
    for (name, folder) in [("usb", &usb), ("other", &world.home().join("other"))] {
        fs::create_dir(folder).unwrap();
        let file = folder.join("journal.db");
        world.ok(&["context", "add", name, "--path", file.to_str().unwrap()]);
        world.ok(&["-C", name, "log", "1 egg"]);
    }
    (world, usb)
}

#[test]
fn a_context_whose_journal_is_gone_is_refused_and_nothing_is_begun_in_its_place() {
    let (world, usb) = with_usb();
    let (file, away) = (usb.join("journal.db"), world.home().join("away"));
    for (from, to) in [(&usb, &away), (&file, &away.join("moved.db"))] {
        fs::create_dir_all(to.parent().unwrap()).unwrap();
        fs::rename(from, to).unwrap();
        for line in [
            &["meal", "list"][..],
            &["today"],
            &["export"],
            &["log", "1 egg"],
            &["undo"],
            &["db", "check"],
            &["db", "backup"],
        ] {
            let told = world.run(&[&["-C", "usb"], line].concat()).failed(12);
            told.says(&format!("{} is not there any more", file.display()))
                .says("is its disk mounted?")
                .says("journal context add NAME --path FILE");
            assert!(!file.exists(), "{line:?}");
        }
        let examined = world.run(&["-C", "usb", "doctor", "--json"]);
        assert_eq!(examined.exit, 12);
        let (state, journal) = found(&examined.json(), "journal");
        assert_eq!(state, "fault", "{journal}");
        // It is there again as it was.
        fs::rename(to, from).unwrap();
        assert_eq!(world.meals_of("usb"), 1);
        fs::create_dir_all(&away).unwrap();
    }
    world.ok(&["meal", "list"]);
}

/// Nothing but that journal was ever used.
#[test]
fn a_journal_elsewhere_that_was_only_read_is_known_when_it_is_gone() {
    let other = World::stocked();
    other.ok(&["log", "1 egg"]);
    for line in [&["meal", "list"][..], &["body", "set", "--weight", "70kg"]] {
        let world = World::new();
        let usb = world.home().join("usb");
        fs::create_dir(&usb).unwrap();
        fs::copy(other.journal(), usb.join("journal.db")).unwrap();
        let file = usb.join("journal.db").display().to_string();
        world.ok(&["context", "add", "usb", "--path", &file]);
        world.ok(&[&["-C", "usb"], line].concat());
        fs::rename(&usb, world.home().join("away")).unwrap();
        for line in [&["meal", "list"][..], &["export"], &["log", "1 egg"]] {
            let told = world.run(&[&["-C", "usb"], line].concat()).failed(12);
            told.says(&format!("{file} is not there any more"));
            assert!(!usb.exists());
        }
    }
}

#[test]
fn a_journal_elsewhere_that_cannot_be_noted_is_told() {
    let world = World::stocked();
    let file = world.home().join("usb.db").display().to_string();
    world.ok(&["context", "add", "usb", "--path", &file]);
    world.ok(&["-C", "usb", "log", "1 egg"]);
    let known = world.data().join("journals-elsewhere");
    fs::remove_file(&known).unwrap();
    fs::create_dir(&known).unwrap();
    for line in [&["log", "1 egg"][..], &["meal", "list", "--quiet"]] {
        let told = world.ok(&[&["-C", "usb"], line].concat());
        told.says("warning: that this journal is used cannot be noted (");
        told.says("journals-elsewhere");
        told.says("is no file");
    }
}

/// A list of journals that cannot be read may have had it.
#[test]
fn where_nobody_can_tell_whether_a_journal_is_gone_none_is_begun_in_its_place() {
    let (world, usb) = with_usb();
    let away = world.home().join("away");
    fs::rename(&usb, &away).unwrap();
    let known = world.data().join("journals-elsewhere");
    let whole = fs::read(&known).unwrap();
    for damaged in [&whole[..20], b"\xff\n", b""] {
        fs::write(&known, damaged).unwrap();
        for line in [&["today"][..], &["log", "1 egg"]] {
            let told = world.run(&[&["-C", "usb"], line].concat()).failed(12);
            told.says("nobody can tell whether it was");
            told.says("journals-elsewhere");
            assert!(!usb.exists());
        }
        let (state, _) = found(&world.run(&["doctor", "--json"]).json(), "elsewhere");
        assert_eq!(state, "fault");
        // Another is there, and all it is for is used.
        world.ok(&["-C", "other", "today"]);
        fs::write(&known, damaged).unwrap();
    }
    fs::rename(&away, &usb).unwrap();
    assert_eq!(world.meals_of("usb"), 1);
    // Without the list a new one may be begun.
    fs::rename(&usb, &away).unwrap();
    fs::remove_file(&known).unwrap();
    world.ok(&["-C", "usb", "today"]);
}

#[test]
fn a_journal_that_is_gone_comes_back_with_a_restore() {
    let (world, usb) = with_usb();
    let copy = world.home().join("copy.db");
    let copy = copy.to_str().unwrap();
    world.ok(&["-C", "usb", "db", "backup", copy]);
    fs::remove_dir_all(&usb).unwrap();
    world.run(&["-C", "usb", "today"]).failed(12);
    // Without its folder it may be on a disk that is away.
    let away = world.run(&["-C", "usb", "db", "restore", copy, "--yes"]);
    away.failed(12).says("is its disk mounted?");
    assert!(!usb.exists());
    fs::create_dir(&usb).unwrap();
    let done = world.ok(&["-C", "usb", "db", "restore", copy, "--yes"]);
    done.says("the journal that was there is not there any more");
    assert_eq!(world.meals_of("usb"), 1);
}

#[test]
fn a_new_journal_is_begun_where_one_is_gone_when_it_is_added_anew() {
    let (world, usb) = with_usb();
    let known = world.data().join("journals-elsewhere");
    let before = fs::read_to_string(&known).unwrap();
    let file = usb.join("journal.db");
    let line = ["context", "add", "anew", "--path", file.to_str().unwrap()];
    // While it is there it stays known.
    world.ok(&line);
    world.ok(&["context", "remove", "anew", "--yes"]);
    assert_eq!(fs::read_to_string(&known).unwrap(), before);
    fs::remove_file(&file).unwrap();
    world.ok(&[&line[..], &["-n"]].concat());
    assert_eq!(fs::read_to_string(&known).unwrap(), before);
    world.ok(&line).says("a new one is begun");
    let after = fs::read_to_string(&known).unwrap();
    let lines = |text: &str| text.lines().filter(|line| !line.is_empty()).count();
    assert_eq!((lines(&before), lines(&after)), (2, 1), "{after}");
    assert_eq!(world.meals_of("anew"), 0);
    world.ok(&["-C", "usb", "log", "1 egg"]);
    assert_eq!(world.meals_of("anew"), 1);
    assert_eq!(world.meals_of("other"), 1);
    fs::remove_file(world.home().join("other/journal.db")).unwrap();
    world.run(&["-C", "other", "today"]).failed(12);
}
