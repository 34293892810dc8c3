//! Several writes of one command: what becomes of them where an answer is lost, or a signal comes.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;
use std::time::Duration;

use serde_json::Value;

use crate::serve::{Server, key};
use crate::signals::foods;
use crate::world::{Done, World};

/// What becomes of a write whose answer does not come through.
#[derive(Clone, Copy)]
pub(crate) enum Lost {
    /// It is done, and the answer to it is lost.
    Answer,
    /// It is not done: the service asks to wait.
    Busy,
    /// It is not done: the key does not permit it.
    Forbidden,
    /// Every write is done and answered; and each request behind so many that begin so finds a service that breaks
    /// down.
    Read(&'static str, usize),
    /// It is so of one write alone.
    Once(&'static Lost),
}

impl Lost {
    /// What is answered in the place of the service.
    fn answer(self) -> Option<String> {
        let head = match self {
            Lost::Answer | Lost::Read(..) => return None,
            Lost::Once(lost) => return lost.answer(),
            Lost::Busy => "429 Too Many Requests\r\nRetry-After: 40",
            Lost::Forbidden => "403 Forbidden",
        };
        let length = "Content-Length: 0\r\nConnection: close";
        Some(format!("HTTP/1.1 {head}\r\n{length}\r\n\r\n"))
    }
}

/// Who stands between a command and a service, and passes on what both say.
pub(crate) struct Between {
    base: String,
    /// How many writes were asked for.
    asked: Arc<AtomicUsize>,
}

impl Between {
    /// So many writes are done and answered, each after a while; what becomes of the others is told.
    fn new(server: &Server, answers: usize, after: Duration, lost: Lost) -> Between {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let base = format!("http://{}/v1", listener.local_addr().unwrap());
        let to = server.base["http://".len()..].replace("/v1", "");
        let asked = Arc::new(AtomicUsize::new(0));
        let counted = Arc::clone(&asked);
        thread::spawn(move || {
            let mut reads = 0;
            for mut stream in listener.incoming().flatten() {
                let (writes, asked) = request(&mut stream);
                if let Lost::Read(begins, good) = lost {
                    reads += usize::from(asked.starts_with(begins.as_bytes()));
                    if reads > good {
                        reads = 0;
                        let head = "HTTP/1.1 500 Internal Server Error\r\nContent-Length: 0";
                        let _ = write!(stream, "{head}\r\nConnection: close\r\n\r\n");
                        continue;
                    }
                }
                let number = counted.fetch_add(usize::from(writes), Ordering::SeqCst) + 1;
                let is_lost = writes
                    && match lost {
                        Lost::Once(_) => number == answers + 1,
                        _ => number > answers,
                    };
                if let (true, Some(answer)) = (is_lost, lost.answer()) {
                    let _ = stream.write_all(answer.as_bytes());
                    continue;
                }
                let mut service = TcpStream::connect(&to).unwrap();
                service.write_all(&asked).unwrap();
                let mut answer = Vec::new();
                service.read_to_end(&mut answer).unwrap();
                if writes {
                    thread::sleep(after);
                }
                if !is_lost {
                    let _ = stream.write_all(&answer);
                }
            }
        });
        Between { base, asked }
    }

    /// How many writes were asked for.
    pub(crate) fn count(&self) -> usize {
        self.asked.load(Ordering::SeqCst)
    }

    pub(crate) fn wait_for(&self, writes: usize) {
        for _ in 0..2_000 {
            if self.count() >= writes {
                return;
            }
            thread::sleep(Duration::from_millis(5));
        }
        panic!("no {writes} writes came");
    }
}

/// A request, whose connection is to be closed when it is answered; and whether it writes.
pub(crate) fn request(stream: &mut TcpStream) -> (bool, Vec<u8>) {
    let mut reader = BufReader::new(stream);
    let (mut head, mut line, mut length) = (String::new(), String::new(), 0);
    while reader.read_line(&mut line).is_ok_and(|read| read > 2) {
        let (name, value) = line.trim().split_once(": ").unwrap_or_default();
        if name.eq_ignore_ascii_case("content-length") {
            length = value.parse().unwrap();
        }
        head.push_str(&line);
        line.clear();
    }
    let mut body = vec![0; length];
    reader.read_exact(&mut body).unwrap();
    let writes = !head.starts_with("GET ");
    let asked = [head.as_bytes(), b"Connection: close\r\n\r\n", &body].concat();
    (writes, asked)
}

/// A journal of three meals of yesterday, its service, and a home elsewhere that asks it through somebody.
pub(crate) fn phone(answers: usize, after: Duration) -> (World, Server, World, Between) {
    losing(answers, after, Lost::Answer)
}

/// The same where it is told what becomes of the writes whose answers do not come through.
pub(crate) fn losing(
    answers: usize,
    after: Duration,
    lost: Lost,
) -> (World, Server, World, Between) {
    let home = World::stocked();
    for hour in 7..10 {
        home.ok(&["log", &format!("1 egg @ yesterday {hour}:00")]);
    }
    let key = key(&home, "read-write");
    let server = Server::start(&home);
    let between = Between::new(&server, answers, after, lost);
    let phone = World::new()
        .with("JOURNAL_BASE_URL", &between.base)
        .with("JOURNAL_API_KEY", &key);
    (home, server, phone, between)
}

pub(crate) fn ids(world: &World) -> Vec<String> {
    let page = world.json(&["meal", "list", "--all"]);
    let meals = page["meals"].as_array().unwrap().iter();
    meals
        .map(|meal| meal["id"].as_str().unwrap().to_owned())
        .collect()
}

pub(crate) fn signal(child: &Child, name: &str) {
    let id = child.id().to_string();
    let _ = Command::new("kill").args([name, &id]).status();
}

pub(crate) fn ended(child: Child) -> Done {
    Done::of("interrupted".to_owned(), child.wait_with_output().unwrap())
}

/// What an error says, of a command with `--json`.
#[track_caller]
pub(crate) fn told(done: &Done, exit: i32) -> (Value, String, String) {
    assert_eq!(done.exit, exit, "{}", done.err);
    let error: Value = serde_json::from_str(done.err.lines().last().unwrap()).unwrap();
    let text = |member: &str| error[member].as_str().unwrap().to_owned();
    (error["outcome"].clone(), text("message"), text("hint"))
}

#[test]
fn of_meals_that_are_repeated_the_one_without_an_answer_is_told_as_unknown() {
    let (home, _server, phone, _) = phone(2, Duration::ZERO);
    let before = ids(&home);
    let done = phone.run(&["again", "yesterday", "--json"]);
    let (outcome, message, hint) = told(&done, 10);
    assert_eq!(outcome, "unknown");
    assert!(message.ends_with(": it ended after 2 of 3"), "{message}");
    assert!(
        hint.starts_with("nobody knows whether breakfast was written, too: look"),
        "{hint}"
    );
    let all = ids(&home);
    assert_eq!(all.len(), before.len() + 3, "the last was written, too");
    let new = all.iter().filter(|id| !before.contains(id));
    assert_eq!(new.filter(|id| hint.contains(*id)).count(), 2, "{hint}");
    assert!(
        hint.contains("to take it back: journal meal delete "),
        "{hint}"
    );
}

#[test]
fn of_meals_that_are_repeated_none_is_written_where_the_unit_of_one_is_gone() {
    let (home, _server, phone, between) = phone(usize::MAX, Duration::ZERO);
    home.ok(&["food", "save", "Bar", "--per", "serving", "--kcal", "200"]);
    home.ok(&["log", "2 bar @ yesterday 9:30"]);
    home.ok(&["food", "edit", "bar", "--per", "100g", "--kcal", "400"]);
    let (_, message, hint) = told(&phone.run(&["again", "yesterday", "--json"]), 3);
    assert!(message.contains("\"Bar\""), "{message}");
    assert!(hint.contains("--without Bar"), "{hint}");
    assert_eq!(between.asked.load(Ordering::SeqCst), 0);
    assert_eq!(ids(&home).len(), 4);
}

#[test]
fn of_meals_that_are_deleted_the_one_without_an_answer_is_told_as_unknown() {
    let (home, _server, phone, _) = phone(1, Duration::ZERO);
    let all = ids(&home);
    let line = [
        "meal", "delete", &all[0], &all[1], &all[2], "--yes", "--json",
    ];
    let (outcome, message, hint) = told(&phone.run(&line), 10);
    assert_eq!(outcome, "unknown");
    assert!(message.ends_with(": it ended after 1 of 3"), "{message}");
    let [first, second, third] = [0, 1, 2].map(|at: usize| format!("({})", &all[at][..8]));
    let (doubt, done) = hint.split_once("; already deleted: ").unwrap();
    assert!(
        doubt.starts_with("nobody knows whether ") && doubt.contains(&second),
        "{hint}"
    );
    assert!(
        done.contains(&first) && done.contains("journal undo"),
        "{hint}"
    );
    assert!(!hint.contains(&third), "{hint}");
    assert_eq!(ids(&home), &all[2..]);
}

#[test]
fn of_an_import_the_meal_without_an_answer_is_told_as_unknown() {
    let (home, _server, phone, _) = phone(1, Duration::ZERO);
    let other = World::stocked();
    for day in 1..4 {
        other.ok(&["log", &format!("1 banana @ 2026-11-0{day} 8:00")]);
    }
    let file = phone.file("other.json", other.ok(&["export"]).out);
    let (outcome, message, hint) = told(&phone.run(&["import", &file, "--json"]), 10);
    assert_eq!(outcome, "unknown");
    assert!(message.contains(": it ended after 1 meal"), "{message}");
    assert!(
        hint.starts_with("nobody knows") && hint.contains("import it again"),
        "{hint}"
    );
    assert_eq!(ids(&home).len(), 5);
}

#[test]
fn the_food_of_a_quick_add_that_stays_is_told_with_the_way_to_take_it_out() {
    let (home, _server, phone, _) = losing(1, Duration::ZERO, Lost::Forbidden);
    let before = ids(&home).len();
    let done = phone.ok(&["log", "500 kcal", "--json"]);
    let food = format!("mine/{}", foods(&home)[0]);
    let note = "note: the food of the quick add stays among your foods: ";
    let way = format!("; take it out with: journal food delete {food}");
    assert!(
        done.err.contains(note) && done.err.contains(&way),
        "{}",
        done.err
    );
    assert_eq!(ids(&home).len(), before + 1);
    home.ok(&["food", "delete", &food, "--yes"]);
}

#[test]
fn a_signal_ends_what_is_sent_to_a_service_between_two_requests() {
    for (name, write) in [("-INT", "again"), ("-TERM", "meal delete")] {
        let (home, _server, phone, between) = phone(9, Duration::from_millis(800));
        let before = ids(&home);
        let line = match write {
            "again" => vec!["again", "yesterday", "--json"],
            _ => {
                let ids = before.iter().map(String::as_str);
                ["meal", "delete", "--yes", "--json"]
                    .into_iter()
                    .chain(ids)
                    .collect()
            }
        };
        let child = phone.start(&line, Stdio::null());
        between.wait_for(1);
        signal(&child, name);
        let (outcome, message, hint) = told(&ended(child), 130);
        assert_eq!(outcome, "applied", "{write}");
        assert_eq!(message, "interrupted: it ended after 1 of 3");
        let after = ids(&home);
        match write {
            "again" => {
                assert_eq!(after.len(), 4);
                let new = after.iter().find(|id| !before.contains(id)).unwrap();
                assert!(
                    hint.ends_with(&format!("journal meal delete {new}")),
                    "{hint}"
                );
            }
            _ => {
                assert_eq!(after, &before[1..]);
                assert!(
                    hint.contains("already deleted: ") && hint.contains(&before[0][..8]),
                    "{hint}"
                );
                assert!(hint.ends_with("to take it back: journal undo"), "{hint}");
            }
        }
    }
}

#[test]
fn a_second_signal_does_not_wait_for_the_answer() {
    let (_home, _server, phone, between) = phone(9, Duration::from_millis(1_500));
    let child = phone.start(&["again", "yesterday", "--json"], Stdio::null());
    between.wait_for(2);
    signal(&child, "-INT");
    thread::sleep(Duration::from_millis(100));
    signal(&child, "-INT");
    let (outcome, message, hint) = told(&ended(child), 130);
    assert_eq!(outcome, "unknown");
    assert_eq!(
        message,
        "interrupted before the service answered: it ended after 1 of 3"
    );
    assert!(
        hint.contains("nobody knows") && hint.contains("journal meal delete"),
        "{hint}"
    );
}

#[test]
fn a_signal_leaves_all_or_nothing_of_what_is_written_on_disk() {
    let world = World::stocked();
    let meal = r#"{"eatenAt":"2026-11-20T08:00:00Z","timezone":"UTC","items":[{"food":{"library":"mine","key":"KEY"},"quantity":1,"unit":"g"}]}"#;
    let bread = world.json(&["food", "save", "Bread", "--per", "100g", "--kcal", "250"]);
    let meal = meal.replace("KEY", bread["id"].as_str().unwrap());
    for _ in 0..40 {
        world
            .run_with(&["meal", "create", "--file", "-"], &meal)
            .succeeded();
    }
    let all = ids(&world);
    let delete = ["meal", "delete", "--yes"]
        .into_iter()
        .chain(all.iter().map(String::as_str));
    for line in [delete.collect(), vec!["again", "yesterday"]] {
        for delay in (0..120).step_by(8) {
            let child = world.start(&line, Stdio::null());
            thread::sleep(Duration::from_millis(delay));
            signal(&child, if delay % 16 == 0 { "-INT" } else { "-TERM" });
            child.wait_with_output().unwrap();
            let left = ids(&world).len();
            assert!(
                [0, 40, 80].contains(&left),
                "{left} of {:?} after {delay} ms",
                line[0]
            );
            if left != 40 {
                world.ok(&["undo"]);
            }
        }
    }
}
