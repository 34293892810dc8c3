//! What was changed on a service with one key is not taken back with another, which may be somebody else's.

use serde_json::Value;

use crate::auth::log_in;
use crate::people::Village;
use crate::serve::{Server, key};
use crate::world::{Done, World};

impl Done {
    /// What was done, as it is told on standard output.
    #[track_caller]
    fn prints(&self, text: &str) {
        assert!(self.out.contains(text), "{text:?} is not in {self:?}");
    }
}

/// Two people of one machine account, who ask one service with a key each.
struct Two {
    village: Village,
    server: Server,
    keys: [String; 2],
}

const ANNA: usize = 0;
const BEN: usize = 1;

impl Two {
    fn new() -> Two {
        let village = Village::of(&["anna", "ben"]);
        let keys = ["anna", "ben"].map(|name| village.key(name, "read-write"));
        let server = village.serve();
        Two {
            village,
            server,
            keys,
        }
    }

    fn run(&self, who: usize, arguments: &[&str]) -> Done {
        self.with(&self.keys[who], arguments)
    }

    fn with(&self, key: &str, arguments: &[&str]) -> Done {
        let mut command = self.server.ask(&self.village.world, key, arguments);
        Done::of(format!("{arguments:?}"), command.output().unwrap())
    }

    fn ok(&self, who: usize, arguments: &[&str]) -> Done {
        self.run(who, arguments).succeeded()
    }

    fn meals(&self, who: usize) -> usize {
        let list = self.ok(who, &["meal", "list", "--json"]).json();
        list["meals"].as_array().unwrap().len()
    }

    /// The public part of a key.
    fn id(&self, who: usize) -> String {
        self.keys[who].split('_').nth(1).unwrap().to_owned()
    }

    fn listed(&self, who: usize) -> (usize, usize) {
        let list = self.ok(who, &["undo", "--list", "--json"]).json();
        let of = |way: &str| list[way].as_array().map_or(0, Vec::len);
        (of("undo"), of("redo"))
    }
}

#[test]
fn everybody_takes_back_what_was_done_with_their_own_key() {
    let two = Two::new();
    two.ok(ANNA, &["log", "1 banana"]);
    two.ok(ANNA, &["meal", "delete", "last", "--yes"]);
    for line in [&["undo"][..], &["undo", "-n"], &["redo"]] {
        two.run(BEN, line)
            .failed(6)
            .says("nothing to")
            .says(&format!(
                "with the key {} 2 changes were made here",
                two.id(ANNA)
            ))
            .says("(the last: deleted a meal: Bananas, raw");
    }
    assert_eq!(two.listed(BEN), (0, 0));
    two.run(BEN, &["undo", "--list"]).says("note: with the key");
    // What one does ends nothing of the other's, there or back.
    two.ok(ANNA, &["undo"]);
    assert_eq!((two.meals(ANNA), two.meals(BEN)), (1, 0));
    two.ok(BEN, &["log", "2 eggs"]);
    assert_eq!(two.listed(ANNA), (1, 1));
    two.ok(ANNA, &["redo"]);
    two.ok(BEN, &["undo"]);
    assert_eq!((two.meals(ANNA), two.meals(BEN)), (0, 0));
    two.ok(ANNA, &["undo"]);
    assert_eq!((two.meals(ANNA), two.meals(BEN)), (1, 0));
}

#[test]
fn whoever_forgets_forgets_their_own() {
    let two = Two::new();
    two.ok(ANNA, &["log", "1 banana"]);
    two.ok(BEN, &["log", "2 eggs"]);
    let forgot = two.ok(BEN, &["undo", "--forget", "--yes"]);
    forgot.prints("Forgot 1 change");
    forgot.says(&format!("note: with the key {} 1 change", two.id(ANNA)));
    assert_eq!((two.listed(ANNA), two.listed(BEN)), ((1, 0), (0, 0)));
    two.ok(ANNA, &["undo"]);
    assert_eq!((two.meals(ANNA), two.meals(BEN)), (0, 1));
}

/// A key that was given up and another in its place are one person's.
#[test]
fn a_new_key_takes_over_the_list_of_the_one_before() {
    let two = Two::new();
    two.ok(
        ANNA,
        &["food", "save", "Stew", "--per", "100g", "--kcal", "80"],
    );
    two.ok(ANNA, &["log", "300 g stew"]);
    two.ok(ANNA, &["food", "delete", "stew", "--yes"]);
    two.ok(ANNA, &["log", "1 banana"]);
    two.ok(ANNA, &["undo"]);
    let (old, new) = (two.id(ANNA), two.village.key("anna", "read-write"));
    let take_over = ["undo", "--take-over", &old];
    two.with(&new, &[&take_over[..], &["-n"]].concat())
        .succeeded()
        .prints("Would take over 4 changes");
    two.with(&new, &take_over).failed(2).says("--yes");
    two.with(&new, &["log", "2 eggs"]).succeeded();
    let take_over = [&take_over[..], &["--yes"]].concat();
    two.with(&new, &take_over)
        .succeeded()
        .prints("Took over 4 changes:");
    two.with(&new, &take_over)
        .failed(6)
        .says("nothing was changed here with another key");
    // What was undone before can still be done again, until something else is changed.
    two.with(&new, &["redo"]).succeeded();
    assert_eq!(two.meals(ANNA), 3);
    // The food comes back under another id, and all before it is found by that.
    for left in [2, 1, 1, 0] {
        two.with(&new, &["undo"]).succeeded();
        assert_eq!(two.meals(ANNA), left);
    }
    two.with(&new, &["undo"]).succeeded();
    two.with(&new, &["undo"]).failed(6).says("nothing to undo");
    two.with(&new, &["redo", "4"]).succeeded();
    assert_eq!(two.meals(ANNA), 2);
    assert_eq!(two.listed(ANNA), (0, 0));
}

/// What was undone with the one and with the other can be done again.
#[test]
fn nothing_that_can_be_done_again_is_lost_by_taking_over() {
    let two = Two::new();
    two.ok(ANNA, &["log", "1 banana"]);
    two.ok(ANNA, &["undo"]);
    let new = two.village.key("anna", "read-write");
    two.with(&new, &["log", "2 eggs"]).succeeded();
    two.with(&new, &["undo"]).succeeded();
    two.with(&new, &["undo", "--take-over", &two.id(ANNA), "--yes"])
        .succeeded()
        .prints("Took over 1 change:");
    let list = two.with(&new, &["undo", "--list", "--json"]).json();
    assert_eq!(list["redo"].as_array().unwrap().len(), 2);
    assert!(list["redo"][0].to_string().contains("Egg"), "{list}");
    two.with(&new, &["redo", "2"]).succeeded();
    assert_eq!(two.meals(ANNA), 2);
}

/// A list has a hundred, and none goes for the sake of another.
#[test]
fn what_has_no_room_stays_where_it_is() {
    let two = Two::new();
    for age in 1..=3 {
        two.ok(ANNA, &["body", "set", "--age", &age.to_string()]);
    }
    let (old, new) = (two.id(ANNA), two.village.key("anna", "read-write"));
    let take_over = ["undo", "--take-over", &old, "--yes"];
    for age in 10..108 {
        two.with(&new, &["body", "set", "--age", &age.to_string()])
            .succeeded();
    }
    two.with(&new, &take_over)
        .succeeded()
        .prints("Took over 2 changes (1 older stay on the list of that key");
    two.with(&new, &take_over)
        .failed(7)
        .says("it has 100 changes");
    assert_eq!(two.listed(ANNA), (1, 0));
    two.with(&new, &["undo", "98"]).succeeded();
    let age = two.ok(ANNA, &["body", "show", "--json"]).json();
    assert_eq!(age["body"]["age"], 3);
    two.with(&new, &["undo", "2"]).succeeded();
    two.ok(ANNA, &["undo"]);
    let age = two.ok(ANNA, &["body", "show", "--json"]).json();
    assert!(age["body"]["age"].is_null());
}

/// Everybody takes the one that they name.
#[test]
fn lists_of_several_keys_are_taken_over_by_their_names() {
    let two = Two::new();
    two.ok(ANNA, &["log", "1 banana"]);
    two.ok(BEN, &["log", "2 eggs"]);
    let new = two.village.key("anna", "read-write");
    let none = two.with(&new, &["undo"]).failed(6);
    for who in [ANNA, BEN] {
        none.says(&format!("undo --take-over {}", two.id(who)));
    }
    two.with(&new, &["undo", "--take-over", &two.keys[ANNA], "--yes"])
        .succeeded()
        .prints("Took over 1 change:");
    two.with(&new, &["undo"]).succeeded();
    assert_eq!((two.meals(ANNA), two.meals(BEN)), (0, 1));
    assert_eq!(two.listed(BEN), (1, 0));
}

/// A journal that is served, and a home whose context `near` logged a banana to it.
fn from_afar() -> (World, World, Server, String) {
    let (home, away) = (World::stocked(), World::new());
    let first = key(&home, "read-write");
    let server = Server::start(&home);
    away.ok(&["context", "add", "near", "--url", &server.base]);
    log_in(&away, &first).succeeded();
    away.ok(&["-C", "near", "log", "1 banana"]);
    (home, away, server, first)
}

/// Has the list of a key taken over, and takes back what is on it.
fn take_over_and_undo(home: &World, away: &World, key: &str) {
    away.run(&["-C", "near", "undo"])
        .failed(6)
        .says(&format!("journal -C near undo --take-over {key}"));
    away.ok(&["-C", "near", "undo", "--take-over", key, "--yes"])
        .prints("journal -C near undo --list");
    away.ok(&["-C", "near", "undo"]);
    assert_eq!(home.meals(), 0);
}

#[test]
fn a_context_whose_key_is_another_by_now_begins_a_list() {
    let (home, away, _server, key_before) = from_afar();
    log_in(&away, &key(&home, "read-write")).succeeded();
    let id = key_before.split('_').nth(1).unwrap();
    take_over_and_undo(&home, &away, id);
    // Nothing of a key stands in what is kept but its public part.
    for file in std::fs::read_dir(away.home().join("state/undo")).unwrap() {
        let text = std::fs::read_to_string(file.unwrap().path()).unwrap();
        let secret = key_before.split('_').nth(2).unwrap();
        assert!(!text.contains(secret), "{text}");
    }
}

/// Nobody knows with which key it was made.
#[test]
fn a_list_that_says_no_key_is_taken_over_first() {
    let (home, away, _server, _) = from_afar();
    let list = std::fs::read_dir(away.home().join("state/undo")).unwrap();
    let list = list.map(|file| file.unwrap().path());
    let list = list
        .into_iter()
        .find(|file| file.extension().is_some_and(|it| it == "json"))
        .unwrap();
    let mut kept: Value = serde_json::from_slice(&std::fs::read(&list).unwrap()).unwrap();
    for member in ["key", "sum"] {
        assert!(kept.as_object_mut().unwrap().remove(member).is_some());
    }
    std::fs::write(&list, kept.to_string()).unwrap();
    take_over_and_undo(&home, &away, "unknown");
}

#[test]
fn a_journal_on_disk_has_one_list() {
    let world = World::stocked();
    world.ok(&["log", "1 banana"]);
    world
        .run(&["undo", "--take-over", "abcdefgh", "--yes"])
        .failed(6)
        .says("nothing was changed here with another key");
    world.ok(&["undo"]);
}
