//! What is taken back on a service while the list of it cannot be written: what became of it is told as it is, and the
//! next try goes on from there.

use crate::found::{ok, told};
use crate::served::Served;
use crate::tally::{Tally, could_not};
use crate::traced;
use crate::world::World;

const PROMISE: &str = "an undo on a service whose list cannot be written";

#[test]
fn what_was_taken_back_is_told_as_done_where_the_list_cannot_say_so() {
    if let Some(why) = traced::missing() {
        return could_not(PROMISE, &why);
    }
    let mut tally = Tally::of(PROMISE);
    for number in 1..=4 {
        let found = goes_on(number);
        tally.count(found.map_err(|why| format!("at rename {number}: {why}")));
    }
    tally.end(4);
}

fn goes_on(number: usize) -> Result<(), String> {
    let home = World::stocked();
    let key = home.json(&["key", "create", "--permission", "read-write"]);
    let server = Served::start(&home, &[]);
    let phone = World::new()
        .with("JOURNAL_BASE_URL", &server.base())
        .with("JOURNAL_API_KEY", key["key"].as_str().expect("a key"));
    ok(&phone, &["log", "1 egg"])?;
    let undone = traced::failing(&phone, "rename", number, &["undo", "--json"]);
    let said = told("undo", &undone);
    let outcome = undone.err.lines().last().unwrap_or_default();
    let is_so = match (undone.exit, home.meals()) {
        (0, left) => left == 0,
        (_, 0) => {
            outcome.contains("\"outcome\":\"applied\"") && !outcome.contains("nothing was changed")
        }
        (_, _) => outcome.contains("\"outcome\":\"not_applied\""),
    };
    if !is_so {
        return Err(said);
    }
    if undone.exit != 0 {
        ok(&phone, &["undo"])?;
    }
    ok(&phone, &["redo"])?;
    match home.meals() {
        1 => Ok(()),
        other => Err(format!("{other} meals came back: {said}")),
    }
}
