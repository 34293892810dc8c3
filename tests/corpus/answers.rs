//! Answers of a service to the client.

use std::fs;
use std::time::Duration;

use journal::api::Journal;
use journal::error::{Code, Result};
use journal::model::{
    CorrectionQuery, FoodDraft, FoodQuery, MealDraft, MealPatch, MealQuery, Operation,
    SettingsPatch,
};
use journal::remote::{Patience, Remote, Secret};
use serde_json::Value;

use crate::dice::Dice;
use crate::members;
use crate::mutate::{mutated, try_all};
use crate::service::{FOOD, KEY, MEAL, PATCH, Real, SETTINGS, Service, parted};
use crate::world::{Done, World};

/// An answer, and what it answers.
#[derive(Clone)]
struct Answer {
    operation: Operation,
    bytes: Vec<u8>,
}

/// Statuses that a service gives, and some that none should.
const STATUSES: [u16; 26] = [
    0, 99, 100, 200, 201, 202, 204, 206, 301, 304, 307, 400, 401, 403, 404, 405, 409, 413, 415,
    421, 429, 451, 500, 503, 600, 999,
];

/// Lines of a head that say something about the rest, or try to.
const LINES: [&str; 16] = [
    "Content-Length: 0",
    "Content-Length: 18446744073709551616",
    "Content-Length: -1",
    "Transfer-Encoding: chunked",
    "Transfer-Encoding: gzip, chunked",
    "Content-Encoding: gzip",
    "Content-Encoding: br",
    "Content-Type: text/html",
    "Content-Type: application/json; charset=utf-16",
    "Location: http://127.0.0.1:9/\u{9b}31m",
    "Retry-After: 3600",
    "Retry-After: -1",
    "Retry-After: Fri, 31 Dec 9999 23:59:59 GMT",
    "Idempotency-Replayed: true",
    "X-Odd: \u{1b}[2J\u{7}",
    "WWW-Authenticate: Bearer error=\"\u{202e}\"",
];

/// How long is waited, where every attempt is answered alike.
const SHORT: Patience = Patience {
    connect: Duration::from_secs(5),
    answer: Duration::from_secs(10),
    first_pause: Duration::from_millis(1),
    longest_pause: Duration::from_millis(2),
    all: Duration::from_secs(20),
};

fn answers() -> Vec<(&'static str, Answer)> {
    let real = Real::once();
    let answer = |operation: Operation| {
        let bytes = real.to(operation).to_vec();
        (operation.id(), Answer { operation, bytes })
    };
    Operation::ALL.map(answer).to_vec()
}

/// The bytes as a whole are changed, those of the body, a member of it, or what the head says.
fn change(answer: &Answer, dice: &mut Dice) -> Answer {
    let (head, body) = parted(&answer.bytes);
    let head = String::from_utf8_lossy(head).into_owned();
    let bytes = match dice.below(5) {
        0 => mutated(&answer.bytes, dice),
        1 => joined(&head, &mutated(body, dice)),
        2 => joined(&status(&head, dice), &members::changed(body, dice)),
        3 => {
            let line = LINES[dice.below(LINES.len())];
            let head = head.replacen("\r\n", &format!("\r\n{line}\r\n"), 1);
            [head.as_bytes(), body].concat()
        }
        _ => joined(&head, &members::changed(body, dice)),
    };
    let operation = answer.operation;
    Answer { operation, bytes }
}

/// The head with another status.
fn status(head: &str, dice: &mut Dice) -> String {
    let status = STATUSES[dice.below(STATUSES.len())];
    let rest = head.split_once("\r\n").map_or("\r\n", |(_, rest)| rest);
    format!("HTTP/1.1 {status:03} Something\r\n{rest}")
}

/// The head with a body behind it, whose length it says.
fn joined(head: &str, body: &[u8]) -> Vec<u8> {
    let says_no_length = |line: &&str| !line.to_ascii_lowercase().starts_with("content-length:");
    let lines: Vec<&str> = head
        .trim_end()
        .split("\r\n")
        .filter(says_no_length)
        .collect();
    let head = format!(
        "{}\r\nContent-Length: {}\r\n\r\n",
        lines.join("\r\n"),
        body.len()
    );
    [head.as_bytes(), body].concat()
}

fn ask(remote: &Remote, operation: Operation) -> Result<()> {
    let real = Real::once();
    let body = |text: &str| serde_json::from_str::<Value>(text).expect("JSON");
    match operation {
        Operation::ListMeals => remote.list_meals(&MealQuery::default()).map(drop),
        Operation::CreateMeal => remote.create_meal(&MealDraft::from(body(MEAL))).map(drop),
        Operation::GetMeal => remote.get_meal(&real.meal).map(drop),
        Operation::UpdateMeal => {
            let patch = MealPatch::from(body(PATCH));
            remote.update_meal(&real.meal, &patch).map(drop)
        }
        Operation::DeleteMeal => remote.delete_meal(&real.meal),
        Operation::SearchFoods => remote.search_foods(&FoodQuery::default()).map(drop),
        Operation::SaveFood => remote.save_food(&FoodDraft::from(body(FOOD))).map(drop),
        Operation::DeleteFood => remote.delete_food(&real.food),
        Operation::ListFoodCorrections => {
            let all = CorrectionQuery::default();
            remote.list_food_corrections(&all).map(drop)
        }
        Operation::GetSettings => remote.get_settings().map(drop),
        Operation::UpdateSettings => {
            let patch = SettingsPatch::from(body(SETTINGS));
            remote.update_settings(&patch).map(drop)
        }
    }
}

/// It is understood, or refused as what it is, and then no id and no food of it is kept.
fn read(answer: Answer) -> std::result::Result<(), String> {
    let service = Service::that_answers(answer.operation, answer.bytes, usize::MAX);
    let home = tempfile::tempdir().expect("a folder");
    let file = home.path().join("hints.json");
    let key = Some(Secret::new(KEY));
    let remote = Remote::new(&service.base(), key, SHORT).expect("an address of this machine");
    let remote = remote.remembering(file.clone());
    let came = ask(&remote, answer.operation);
    drop(remote);
    let kept = fs::read(&file).unwrap_or_else(|_| b"{}".to_vec());
    let kept: Value = serde_json::from_slice(&kept).map_err(|error| error.to_string())?;
    let Err(error) = came else { return Ok(()) };
    let holds = |list: &str| kept[list].as_array().is_some_and(|list| !list.is_empty());
    match error.code() {
        _ if ["meals", "written", "foods"].into_iter().any(holds) => {
            Err(format!("refused, and {kept} is kept: {error}"))
        }
        Code::Internal | Code::Output | Code::Usage | Code::LocalStore | Code::Config => {
            Err(format!("exit {}: {error}", error.code().exit()))
        }
        _ => Ok(()),
    }
}

#[test]
fn answers_that_are_nearly_right_are_read_or_refused_and_nothing_of_the_refused_is_kept() {
    let answers = answers();
    try_all("answers of a service, mutated", 60, &answers, change, read);
}

/// The command that asks for an operation.
fn command(operation: Operation) -> Vec<String> {
    let real = Real::once();
    let food = format!("mine/{}", real.food);
    let line = match operation {
        Operation::ListMeals => vec!["meal", "list"],
        Operation::CreateMeal => vec!["meal", "create", "--file", "body.json"],
        Operation::GetMeal => vec!["meal", "show", &real.meal],
        Operation::UpdateMeal => vec!["meal", "update", &real.meal, "--file", "body.json"],
        Operation::DeleteMeal => vec!["meal", "delete", &real.meal, "--yes"],
        Operation::SearchFoods => vec!["food", "search", "bread"],
        Operation::SaveFood => vec!["food", "create", "--file", "body.json"],
        Operation::DeleteFood => vec!["food", "delete", &food, "--yes"],
        Operation::ListFoodCorrections => vec!["correction", "list"],
        Operation::GetSettings => vec!["settings", "show"],
        Operation::UpdateSettings => vec!["settings", "update", "--file", "body.json"],
    };
    line.into_iter().map(str::to_owned).collect()
}

/// What the command sends.
fn body(operation: Operation) -> &'static str {
    match operation {
        Operation::CreateMeal => MEAL,
        Operation::UpdateMeal => PATCH,
        Operation::SaveFood => FOOD,
        _ => SETTINGS,
    }
}

/// Whether a terminal takes a character for a command.
fn moves(c: char) -> bool {
    let turns = matches!(c, '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
    turns || (c.is_control() && !matches!(c, '\n' | '\t'))
}

/// The program ends as it promises, writes nothing that moves a cursor, and goes on afterwards.
fn shown(answer: Answer) -> std::result::Result<(), String> {
    // Asked again it is answered well: nobody waits for four attempts.
    let service = Service::that_answers(answer.operation, answer.bytes.clone(), 1);
    let world = World::new()
        .with("JOURNAL_BASE_URL", &service.base())
        .with("JOURNAL_API_KEY", KEY);
    world.file("body.json", body(answer.operation));
    let format = ["table", "plain", "json", "ndjson", "csv"][answer.bytes.len() % 5];
    let mut line = command(answer.operation);
    line.extend(["--format".to_owned(), format.to_owned()]);
    let done = world.run(&line);
    let told = |why: &str| Err(format!("{why}: {line:?}: {done:?}"));
    if done.out.contains(moves) || done.err.contains(moves) {
        return told("it moves a cursor");
    }
    if !matches!(done.exit, 0 | 3..=7 | 9..=11) || done.err.contains("fault in the program") {
        return told("it ended otherwise than it promises");
    }
    let is_object = |done: &Done| {
        done.err
            .lines()
            .last()
            .is_some_and(|line| line.starts_with('{'))
    };
    if done.exit != 0 && format == "json" && !is_object(&done) {
        return told("it told no error object");
    }
    for next in [&["undo", "--list"][..], &["meal", "list"]] {
        let next = world.run(next);
        if next.exit != 0 {
            return told(&format!("afterwards {next:?}"));
        }
    }
    Ok(())
}

#[test]
fn answers_that_are_nearly_right_move_no_cursor_and_end_with_a_documented_code() {
    let answers = answers();
    try_all("answers of a service, shown", 6, &answers, change, shown);
}
