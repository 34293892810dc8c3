//! A log that is taken away under a server: whoever else comes is told so, and nothing is lost.

use std::fs;

use crate::serve::{Server, key};
use crate::world::World;

/// What reads, what writes, and what looks at the file itself.
const LINES: [&[&str]; 7] = [
    &["today"],
    &["meal", "list", "--all"],
    &["export"],
    &["log", "1 egg"],
    &["undo"],
    &["db", "check"],
    &["db", "backup", "copy.db"],
];

fn names(world: &World) -> Vec<String> {
    let files = fs::read_dir(world.data()).unwrap();
    let mut names: Vec<String> = files
        .map(|file| file.unwrap().file_name().into_string().unwrap())
        .filter(|name| name.starts_with("journal.db"))
        .collect();
    names.sort();
    names
}

#[test]
fn others_are_told_of_a_log_that_was_taken_away_under_a_server_which_saves_what_it_has() {
    for is_replaced in [false, true] {
        let world = World::stocked();
        world.ok(&["log", "1 egg"]);
        let key = key(&world, "read-write");
        let server = Server::start(&world);
        server.ok(&World::new(), &key, &["log", "2 eggs", "--json"]);
        let log = world.data().join("journal.db-wal");
        assert!(fs::metadata(&log).unwrap().len() > 0, "all is in the file");
        fs::remove_file(&log).unwrap();
        if is_replaced {
            fs::write(&log, "").unwrap();
        }
        let before = names(&world);
        for line in LINES {
            let done = world.run(line).failed(12);
            done.says(log.to_str().unwrap())
                .says("taken away, cut or replaced")
                .says("stop the program");
            assert!(!done.err.contains("disk"), "{}", done.err);
            assert_eq!(names(&world), before, "{line:?}");
        }
        let doctor = world.run(&["doctor"]).out;
        assert!(doctor.contains("stop the program"), "{doctor}");
        let served = server.ok(&World::new(), &key, &["meal", "list", "--json"]);
        assert_eq!(served["meals"].as_array().unwrap().len(), 2);
        assert!(server.stop().success());
        assert_eq!(world.meals(), 2, "replaced: {is_replaced}");
        world.ok(&["db", "check"]);
    }
}
