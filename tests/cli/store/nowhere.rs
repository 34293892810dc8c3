//! Links that lead nowhere, in the place of the files beside a journal; and a file in the place of a folder.

use std::fs;
use std::os::unix::fs::symlink;

use crate::world::World;

#[test]
fn a_register_that_is_a_link_to_nowhere_is_not_taken_for_no_keys() {
    for target in ["/nope/x.db", "server.db"] {
        let world = World::stocked();
        let register = world.data().join("server.db");
        symlink(target, &register).unwrap();
        let data = world.data().display().to_string();
        for line in [
            &["key", "list"][..],
            &["key", "revoke", "abcd1234", "--yes"],
            &["key", "create", "--permission", "read"],
            &["user", "list", "--data", &data],
            &["user", "add", "anna", "--data", &data],
            &["serve", "--listen", "127.0.0.1:0"],
            &["serve", "--listen", "127.0.0.1:0", "--data", &data],
            &["db", "check"],
        ] {
            let told = world.run(line).failed(12);
            told.says(register.to_str().unwrap())
                .says(&format!("is a link that leads nowhere: to {target}"))
                .says("move the link away");
        }
        assert_eq!(fs::read_link(&register).unwrap().to_str(), Some(target));
    }
}

#[test]
fn a_ring_in_the_place_of_any_file_is_told_as_a_link_that_leads_nowhere() {
    let work = "[contexts.work]\nurl = \"https://work.example/v1\"\n";
    for (name, exit, line) in [
        ("config/config.toml", 13, &["context", "list"][..]),
        ("config/pins.toml", 13, &["food", "pin", "oats", "off/1"]),
        (
            "config/credentials.toml",
            13,
            &["-C", "work", "meal", "list"],
        ),
        ("data/catalog.db", 12, &["food", "show", "banana"]),
        ("data/catalog.db", 12, &["catalog", "status"]),
    ] {
        let world = World::new();
        fs::create_dir(world.data()).unwrap();
        fs::create_dir(world.config()).unwrap();
        fs::write(world.config().join("config.toml"), work).unwrap();
        let ring = world.home().join(name);
        let _ = fs::remove_file(&ring);
        symlink(&ring, &ring).unwrap();
        for line in [line, &["doctor"]] {
            let told = world.run(line);
            assert_eq!(told.exit, exit, "{line:?}: {}", told.err);
            let told = told.out + &told.err;
            let said = format!("{} is a link that leads nowhere", ring.display());
            assert!(told.contains(&said), "{line:?}: {told}");
            assert!(
                !told.contains("os error") && !told.contains("ulimit"),
                "{told}"
            );
        }
    }
}

/// The foods of a disk that is away are not taken for none, and the link to them stays.
#[test]
fn a_catalogue_that_is_a_link_to_nowhere_is_told_and_left() {
    let world = World::stocked();
    world.ok(&["log", "1 egg"]);
    world.ok(&["key", "create", "--permission", "read"]);
    let away = world.home().join("away.db");
    fs::rename(world.catalogue(), &away).unwrap();
    let table = world.file(
        "foods.tsv",
        "code\tproduct_name\tenergy-kcal_100g\n40000001\tCrackers\t400\n",
    );
    for target in ["/nope/catalog.db", "gone.db"] {
        symlink(target, world.catalogue()).unwrap();
        for line in [
            &["food", "search", "egg", "--library", "composition"][..],
            &["log", "1 banana"],
            &["catalog", "status"],
            &["catalog", "import", "off", &table],
            &["catalog", "remove", "service", "--yes"],
            &["doctor"],
        ] {
            let told = world.run(line);
            assert_eq!(told.exit, 12, "{line:?}: {}", told.err);
            let told = told.out + &told.err;
            let said = format!(
                "{} is a link that leads nowhere: to {target}",
                world.catalogue().display()
            );
            assert!(told.contains(&said), "{line:?}: {told}");
            let is_left = fs::read_link(world.catalogue()).unwrap();
            assert_eq!(is_left.to_str(), Some(target), "{line:?}");
        }
        assert_eq!(world.meals(), 1);
        fs::remove_file(world.catalogue()).unwrap();
    }
    symlink(&away, world.catalogue()).unwrap();
    world.ok(&["catalog", "import", "off", &table]);
    world.ok(&["log", "1 banana"]);
    assert_eq!(fs::read_link(world.catalogue()).unwrap(), away);
}

#[test]
fn a_file_in_the_place_of_a_folder_is_told_as_such() {
    for (name, exit, line, way) in [
        ("data", 12, &["log", "100 g oats"][..], "JOURNAL_DATA_DIR"),
        ("data", 12, &["today"], "JOURNAL_DATA_DIR"),
        ("data", 12, &["key", "list"], "JOURNAL_DATA_DIR"),
        ("data", 12, &["catalog", "status"], "JOURNAL_DATA_DIR"),
        ("data", 12, &["serve", "--listen", "127.0.0.1:0"], "--data"),
        ("config", 13, &["today"], "JOURNAL_CONFIG_DIR"),
        (
            "config",
            13,
            &["food", "pin", "oats", "off/1"],
            "JOURNAL_CONFIG_DIR",
        ),
    ] {
        let world = World::new();
        fs::write(world.home().join(name), "a file").unwrap();
        let told = world.run(line).failed(exit);
        told.says("what it would lie in is no folder").says(way);
        assert!(!told.err.contains("os error"), "{}", told.err);
        assert_eq!(fs::read(world.home().join(name)).unwrap(), b"a file");
    }
}

#[test]
fn a_file_in_the_place_of_the_copies_is_told_before_one_is_needed() {
    let world = World::stocked();
    world.ok(&["log", "100 g oats"]);
    world.ok(&["db", "backup", "copy.db"]);
    let copies = world.data().join("backups");
    fs::write(&copies, "a file").unwrap();
    let why = format!("the folder {} cannot be made: ", copies.display());
    let looked = world.run(&["doctor"]);
    assert_eq!(looked.exit, 12);
    assert!(looked.out.contains(&why), "{}", looked.out);
    let before = fs::read(world.journal()).unwrap();
    for line in [
        &["db", "backup"][..],
        &["db", "restore", "copy.db", "-n"],
        &["db", "restore", "copy.db", "--yes"],
    ] {
        world.run(line).failed(12).says(&why);
    }
    assert!(fs::read(world.journal()).unwrap() == before);
    assert_eq!(fs::read(&copies).unwrap(), b"a file");
}

/// A name on a disk is bytes, which need not be UTF-8.
#[cfg(target_os = "linux")]
#[test]
fn a_folder_whose_name_is_no_utf8_holds_a_journal() {
    use std::ffi::OsStr;
    use std::os::unix::ffi::OsStrExt;

    let world = World::new();
    let data = world.home().join(OsStr::from_bytes(b"caf\xe9 \xff"));
    let copy = world.home().join(OsStr::from_bytes(b"copy \xff"));
    let run = |line: &[&OsStr]| {
        let done = world.command(line).env("JOURNAL_DATA_DIR", &data).output();
        let done = done.unwrap();
        assert!(done.status.success(), "{line:?}: {done:?}");
        String::from_utf8(done.stdout).unwrap()
    };
    let words = |line: &'static str| line.split(' ').map(OsStr::new).collect::<Vec<_>>();
    run(&[OsStr::new("log"), OsStr::new("100 g oats")]);
    assert!(run(&words("today")).contains("Oats"));
    run(&[&words("db backup")[..], &[copy.as_os_str()]].concat());
    run(&[&words("db restore --yes")[..], &[copy.as_os_str()]].concat());
    run(&words("db check"));
}

/// What a person said may be away with its disk: it is not taken for nothing said, nor written anew.
#[test]
fn a_file_of_the_configuration_that_is_a_link_to_nowhere_is_not_taken_for_none() {
    let config = "[contexts.work]\nurl = \"https://work.example/v1\"\n";
    for (name, lines) in [
        (
            "config.toml",
            [
                &["meal", "list"][..],
                &["config", "set", "timezone", "Europe/Paris"],
                &["context", "list"],
            ],
        ),
        (
            "pins.toml",
            [
                &["log", "1 egg", "-n"],
                &["food", "pin", "oats", "composition/usda-01123"],
                &["food", "unpin", "oats"],
            ],
        ),
        (
            "credentials.toml",
            [
                &["-C", "work", "meal", "list"],
                &["-C", "work", "auth", "logout"],
                &["context", "remove", "work", "--yes"],
            ],
        ),
    ] {
        let world = World::stocked();
        fs::create_dir(world.config()).unwrap();
        fs::write(world.config().join("config.toml"), config).unwrap();
        let link = world.config().join(name);
        let _ = fs::remove_file(&link);
        symlink("/nope/usb", &link).unwrap();
        let said = format!(
            "{} is a link that leads nowhere: to /nope/usb",
            link.display()
        );
        for line in lines {
            let told = world.run(line).failed(13);
            told.says(&said).says("is its disk mounted?");
        }
        assert!(world.run(&["doctor"]).out.contains(&said));
        assert!(link.is_symlink() && !fs::exists("/nope").unwrap());
    }
}
