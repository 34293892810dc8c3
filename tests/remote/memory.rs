//! The file of hints: whose it is, what it may cost, and what it survives.

use std::fs;
use std::path::{Path, PathBuf};

use journal::api::{Journal, Recall};
use journal::model::{FoodQuery, FoodRef, Library, MealQuery};
use journal::remote::Remote;
use serde_json::{Value, json};
use tempfile::TempDir;

use crate::client::{KEY, MEAL, draft, food, foods, meal, meal_called, meals, remote, world};
use crate::reply::{empty, json};
use crate::server::Server;

/// A folder, and the file in it that does not yet exist.
fn place() -> (TempDir, PathBuf) {
    let folder = TempDir::new().expect("a folder");
    let file = folder.path().join("state/remote/work.json");
    (folder, file)
}

/// A journal that remembers in a file.
fn remembering(server: &Server, file: &Path) -> Remote {
    remote(server).remembering(file.to_owned())
}

fn read(file: &Path) -> Value {
    serde_json::from_slice(&fs::read(file).expect("the file")).expect("JSON")
}

/// An id with this number in it.
fn numbered(number: u32) -> String {
    format!("{number:08x}-1b2c-4d3e-8f4a-5b6c7d8e9f00")
}

#[test]
fn what_was_seen_is_written_once_at_the_end() {
    let (_folder, file) = place();
    let server = Server::always(json(200, &meals(&[MEAL])));
    let remote = remembering(&server, &file);
    remote.list_meals(&MealQuery::default()).unwrap();
    assert!(!file.exists());
    drop(remote);
    let text = fs::read_to_string(&file).unwrap();
    assert!(
        text.contains(MEAL) && text.contains("Egg, whole, raw, fresh"),
        "{text}"
    );
    assert!(!text.contains(KEY), "{text}");
    let left = fs::read_dir(file.parent().unwrap()).unwrap();
    let mut left: Vec<_> = left.map(|file| file.unwrap().file_name()).collect();
    left.sort();
    assert_eq!(left, [".lock", "work.json"], "nothing else is left behind");
}

#[cfg(unix)]
#[test]
fn the_file_is_its_owner_s_alone() {
    use std::os::unix::fs::PermissionsExt;
    let (folder, file) = place();
    let server = Server::always(json(200, &meal()));
    remembering(&server, &file).get_meal(MEAL).unwrap();
    let mode = |path: &Path| fs::metadata(path).unwrap().permissions().mode() & 0o777;
    assert_eq!(mode(&file), 0o600);
    assert_eq!(mode(file.parent().unwrap()), 0o700);
    assert_eq!(mode(&folder.path().join("state")), 0o700);
}

#[test]
fn nothing_new_writes_nothing() {
    let (_folder, file) = place();
    let server = Server::always(json(200, &meal()));
    remembering(&server, &file).get_meal(MEAL).unwrap();
    let before = fs::metadata(&file).unwrap().modified().unwrap();
    std::thread::sleep(std::time::Duration::from_millis(20));
    remembering(&server, &file).get_meal(MEAL).unwrap();
    drop(remembering(&server, &file));
    assert_eq!(fs::metadata(&file).unwrap().modified().unwrap(), before);
}

#[test]
fn a_file_that_is_none_of_ours_is_as_good_as_empty() {
    let long = format!("{{\"base\": \"{}\"}}", "x".repeat(2 * 1024 * 1024));
    for text in [
        "",
        "{",
        "[]",
        "null",
        "not JSON",
        "{\"foods\": 7}",
        "{\"meals\": [7]}",
        "{\"written\": [\"../../etc/passwd\"]}",
        &long,
    ] {
        let (_folder, file) = place();
        fs::create_dir_all(file.parent().unwrap()).unwrap();
        fs::write(&file, text).unwrap();
        let server = Server::playing([json(201, &meal())]);
        let first = remembering(&server, &file);
        assert_eq!(first.recall_last_meals(9).unwrap(), Vec::<String>::new());
        first.create_meal(&draft()).unwrap();
        drop(first);
        let again = remembering(&server, &file);
        assert_eq!(
            again.recall_last_meals(9).unwrap(),
            [MEAL],
            "{}",
            &text[..text.len().min(40)]
        );
    }
}

#[test]
fn what_cannot_be_written_fails_no_command() {
    let server = Server::always(json(200, &meal()));
    let world = world(&server);
    // A file stands where the folder should be, a folder where the file should be.
    fs::write(world.home().join("state"), "in the way").unwrap();
    world.ok(&["meal", "show", MEAL]);
    fs::remove_file(world.home().join("state")).unwrap();
    let (folder, name) = (
        world.home().join("state/contexts"),
        format!("%40127.0.0.1%3A{}.json", server.port()),
    );
    fs::create_dir_all(folder.join(&name).join("full")).unwrap();
    let done = world.ok(&["meal", "show", MEAL]);
    assert_eq!(done.err, "");
    let left = fs::read_dir(folder).unwrap();
    let mut left: Vec<_> = left.map(|file| file.unwrap().file_name()).collect();
    left.retain(|file| file != ".lock");
    assert_eq!(left, [name.as_str()], "nothing else is left behind");
}

#[test]
fn hints_of_another_address_are_dropped() {
    let (_folder, file) = place();
    let here = Server::always(json(201, &meal()));
    let there = Server::always(json(201, &meal_called(&numbered(1))));
    remembering(&here, &file).create_meal(&draft()).unwrap();
    assert_eq!(
        remembering(&there, &file).recall_last_meals(9).unwrap(),
        Vec::<String>::new()
    );
    // Only asked, nothing is lost: the context may come back to its address.
    assert_eq!(
        remembering(&here, &file).recall_last_meals(9).unwrap(),
        [MEAL]
    );
    remembering(&there, &file).create_meal(&draft()).unwrap();
    assert!(!fs::read_to_string(&file).unwrap().contains(MEAL));
    assert_eq!(
        remembering(&here, &file).recall_last_meals(9).unwrap(),
        Vec::<String>::new()
    );
}

#[test]
fn two_at_once_lose_nothing_of_each_other() {
    let (_folder, file) = place();
    let server = Server::playing([
        json(201, &meal_called(&numbered(1))),
        json(201, &meal_called(&numbered(2))),
        json(201, &meal_called(&numbered(3))),
        empty(204),
    ]);
    remembering(&server, &file).create_meal(&draft()).unwrap();
    let (one, two) = (remembering(&server, &file), remembering(&server, &file));
    one.create_meal(&draft()).unwrap();
    two.create_meal(&draft()).unwrap();
    two.delete_meal(&numbered(1)).unwrap();
    drop((one, two));
    let last = remembering(&server, &file).recall_last_meals(9).unwrap();
    assert_eq!(last, [numbered(3), numbered(2)]);
}

#[test]
fn as_much_is_kept_as_fits_and_the_oldest_goes() {
    let (_folder, file) = place();
    let page = |range: std::ops::Range<u32>| {
        let ids: Vec<String> = range.map(numbered).collect();
        json(
            200,
            &meals(&ids.iter().map(String::as_str).collect::<Vec<_>>()),
        )
    };
    let of_foods = |range: std::ops::Range<u32>| {
        let list: Vec<Value> = range
            .map(|at| food("service", &format!("key-{at}"), "Ham"))
            .collect();
        json(200, &foods(&list))
    };
    let server = Server::playing([
        page(0..1_500),
        of_foods(0..1_500),
        page(1_500..3_000),
        of_foods(1_500..3_000),
    ]);
    for _ in 0..2 {
        let remote = remembering(&server, &file);
        remote.list_meals(&MealQuery::default()).unwrap();
        remote.search_foods(&FoodQuery::default()).unwrap();
    }
    let kept = read(&file);
    let list = |name: &str| kept[name].as_array().unwrap().clone();
    assert_eq!(list("meals").len(), 2_000);
    assert_eq!(list("meals")[0], json!(numbered(1_000)));
    assert_eq!(list("foods").len(), 2_000);
    assert_eq!(list("foods")[1_999]["key"], "key-2999");
}

#[test]
fn a_hundred_written_meals_are_kept() {
    let (_folder, file) = place();
    let replies: Vec<_> = (0..120)
        .map(|at| json(201, &meal_called(&numbered(at))))
        .collect();
    let server = Server::playing(replies);
    let remote = remembering(&server, &file);
    for _ in 0..120 {
        remote.create_meal(&draft()).unwrap();
    }
    drop(remote);
    let last = remembering(&server, &file)
        .recall_last_meals(1_000)
        .unwrap();
    assert_eq!((last.len(), &last[0]), (100, &numbered(119)));
}

#[test]
fn the_file_stays_below_a_megabyte() {
    let (_folder, file) = place();
    let long = "é".repeat(200);
    let list: Vec<Value> = (0..2_000)
        .map(|at| {
            let mut food = food("service", &format!("{at:0200}"), &long);
            food["brand"] = json!(long);
            food
        })
        .collect();
    let server = Server::always(json(200, &foods(&list)));
    remembering(&server, &file)
        .search_foods(&FoodQuery::default())
        .unwrap();
    assert!(fs::metadata(&file).unwrap().len() <= 1024 * 1024);
    let kept = read(&file)["foods"].as_array().unwrap().len();
    assert!(kept > 700, "{kept}");
    let last = FoodRef::new(Library::Service, format!("{:0200}", 1_999));
    assert!(
        remembering(&server, &file)
            .recall_food(&last)
            .unwrap()
            .is_some()
    );
}

#[test]
fn hints_are_kept_of_the_sixteen_base_urls_that_were_used_last() {
    let server = Server::always(json(200, &meals(&[MEAL])));
    let world = world(&server);
    world.ok(&["context", "add", "work", "--url", &server.base()]);
    let list = |world: &crate::world::World| world.ok(&["meal", "list"]);
    world.ok(&["-C", "work", "meal", "list"]);
    let folder = world.home().join("state/contexts");
    let kept = || {
        fs::read_dir(&folder)
            .unwrap()
            .map(|file| file.unwrap().file_name().into_string().unwrap())
    };
    for number in 0..40 {
        fs::write(folder.join(format!("%40127.0.0.1%3A{number}.json")), "{}").unwrap();
    }
    list(&world);
    let own = format!("%40127.0.0.1%3A{}.json", server.port());
    assert_eq!(kept().filter(|name| name.starts_with("%40")).count(), 16);
    assert!(
        kept().any(|name| name == own),
        "{:?}",
        kept().collect::<Vec<_>>()
    );
    assert!(
        kept().any(|name| name == "work.json"),
        "what has a name stays"
    );
}

#[test]
fn names_that_no_food_has_are_not_kept() {
    let (_folder, file) = place();
    let list = [
        food("service", "endless", &"x".repeat(100_000)),
        food("service", "nameless", ""),
        food("service", &"k".repeat(201), "Ham"),
        food("service", "good", "Ham"),
    ];
    let server = Server::always(json(200, &foods(&list)));
    remembering(&server, &file)
        .search_foods(&FoodQuery::default())
        .unwrap();
    let kept = read(&file);
    assert_eq!(kept["foods"].as_array().unwrap().len(), 1, "{kept}");
}

#[test]
fn of_what_many_see_at_the_same_time_nothing_is_lost_and_the_file_is_always_whole() {
    const MANY: u32 = 16;
    let (_folder, file) = place();
    let replies = (0..MANY).map(|number| json(200, &meal_called(&numbered(number))));
    let server = Server::playing(replies.collect::<Vec<_>>());
    let asked = |_| {
        let remote = remembering(&server, &file);
        remote.get_meal(MEAL).unwrap();
        remote
    };
    let all: Vec<Remote> = (0..MANY).map(asked).collect();
    let start = std::sync::Barrier::new(all.len());
    std::thread::scope(|scope| {
        let end = |remote: Remote| {
            let start = &start;
            scope.spawn(move || {
                start.wait();
                drop(remote);
            })
        };
        let writers: Vec<_> = all.into_iter().map(end).collect();
        while !writers.iter().all(|writer| writer.is_finished()) {
            if let Ok(text) = fs::read(&file) {
                serde_json::from_slice::<Value>(&text).expect("a whole file");
            }
        }
    });
    let meals = read(&file)["meals"].as_array().unwrap().len();
    assert_eq!(meals, MANY as usize);
}

/// No other meal is taken for the one that was written last.
#[test]
fn a_meal_that_cannot_be_remembered_is_told_and_none_before_it_is_the_last_one() {
    let (_folder, place) = place();
    // A file of this name can be there, and none beside it that is called after it.
    let file = place.with_file_name(format!("{}.json", "w".repeat(240)));
    let server = Server::always(json(201, &meal()));
    fs::create_dir_all(file.parent().unwrap()).unwrap();
    let before = numbered(1);
    let hints = json!({ "base": server.base(), "written": [before] });
    fs::write(&file, hints.to_string()).unwrap();
    let remote = remembering(&server, &file);
    let refused = remote.recall_last_meals(1).unwrap_err();
    assert!(refused.message().contains("written last"), "{refused}");
    remote.create_meal(&draft()).unwrap();
    let why = remote.remember().expect("why it cannot be");
    assert!(why.contains("too long"), "{why}");
    assert!(!file.exists());
    assert_eq!(remote.recall_last_meals(1).unwrap(), [] as [String; 0]);
    assert_eq!(remote.remember(), None);
}
