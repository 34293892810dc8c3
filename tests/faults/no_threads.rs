//! A machine that lets no further thread or process begin: what can do without does, and the rest says so and
//! changes nothing.

use crate::deeds::{self, DEEDS};
use crate::tally::{Tally, could_not};
use crate::traced::{self, missing};
use crate::world::{Done, World};

/// No thread but so many begins.
fn after(threads: usize, world: &World, line: &[&str]) -> Done {
    let inject = format!("inject=clone3:error=EAGAIN:when={}+", threads + 1);
    let options = ["-o", "/dev/null", "-e", "trace=clone3", "-e", &inject];
    traced::run(world, &options, &[line, &["--json"]].concat())
}

/// It was done, or says what it lacks.
fn ended(done: &Done) -> Result<(), String> {
    let error = done.err.lines().last().unwrap_or_default();
    let error: serde_json::Value = serde_json::from_str(error).unwrap_or_default();
    let message = error["message"].as_str().unwrap_or_default();
    let is_told = message.contains("os error 11") && error["hint"].is_string();
    match done.exit {
        0 => Ok(()),
        10 | 12 if is_told && error["outcome"] == "not_applied" => Ok(()),
        exit => Err(format!("exit {exit}\n{}{}", done.out, done.err)),
    }
}

#[test]
fn where_no_thread_can_be_begun_it_is_done_without_or_told() {
    const PROMISE: &str = "no threads to be had";
    if let Some(why) = missing() {
        return could_not(PROMISE, &why);
    }
    let mut tally = Tally::of(PROMISE);
    for deed in DEEDS {
        let before = deed.prepared();
        for threads in 0..4 {
            let world = deeds::copy(&before);
            let done = after(threads, &world, deed.line);
            let is_right = (deed.is_there)(&world).and_then(|is_there| {
                deeds::earlier_is_there(&world, &deed)?;
                match is_there == (done.exit == 0) {
                    true => ended(&done),
                    false => Err(format!("there: {is_there}, exit {}", done.exit)),
                }
            });
            tally.count(is_right.map_err(|why| format!("{}, {threads}: {why}", deed.name)));
        }
    }
    let world = World::stocked();
    world.ok(&["log", "1 egg"]);
    for line in [&["db", "check"][..], &["doctor"], &["report"]] {
        tally.count(ended(&after(0, &world, line)));
    }
    world.ok(&["key", "create", "--permission", "read"]);
    let told = after(0, &world, &["serve", "--listen", "127.0.0.1:0"]);
    tally.count(match told.exit {
        12 => ended(&told),
        exit => Err(format!("serve: exit {exit}\n{}", told.err)),
    });
    tally.end(40);
}
