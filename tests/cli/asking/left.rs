//! A question that is left with Ctrl-C or Esc: nothing is written, the terminal is as it was.

use super::{has_its_cursor, on, two_loaves};
use crate::auth::near;
use crate::service::Service;
use crate::terminal::Dialogue;
use crate::world::World;

/// A command, what is typed until a question stands there, and the question.
type Question = (
    &'static str,
    &'static [(&'static str, &'static str)],
    &'static str,
);

/// Questions, each with what is typed until it stands there.
const QUESTIONS: [Question; 8] = [
    ("log", &[], "1> "),
    ("log", &[("1> ", "1 egg\r")], "2> "),
    ("log", &[("1> ", "banana\r")], "How much"),
    ("log", &[("1> ", "100 g loaf\r")], "Which loaf"),
    ("log", &[("1> ", "1 egg\r"), ("2> ", "\r")], "Log it?"),
    ("log '100 g loaf'", &[], "Which loaf"),
    ("log '20 kg oats'", &[], "Is that meant?"),
    ("meal delete last", &[], "Delete"),
];

/// Leaves each question with a key. Where that leaves a question about a line alone, the line is left
/// with the same key.
fn leave(world: &World, key: &str, exit: i32) {
    const ESC: &str = "\u{1b}";
    let before = world.meals();
    for (command, steps, question) in QUESTIONS {
        let Some(mut dialogue) = on(world, command) else {
            return;
        };
        for (seen, keys) in steps {
            dialogue.sees(seen).types(keys);
        }
        dialogue.sees(question);
        // A list is only read from when all of it is drawn.
        std::thread::sleep(std::time::Duration::from_millis(200));
        dialogue.types(key);
        if key == ESC && command == "log" && ["How much", "Which loaf"].contains(&question) {
            dialogue.sees("leave with Esc").sees("1> ").types(key);
        }
        dialogue.sees(&format!("exit-{exit}"));
        let shown = dialogue.ends();
        assert!(shown.contains("nothing was changed"), "{command}: {shown}");
        assert!(shown.contains("as-before"), "{command}: {shown}");
        has_its_cursor(&shown);
        assert_eq!(world.meals(), before, "{command}");
    }
}

#[test]
fn ctrl_c_at_any_question_changes_nothing_and_restores_the_terminal() {
    let world = two_loaves();
    world.ok(&["log", "1 egg"]);
    leave(&world, "\u{3}", 130);
}

#[test]
fn esc_at_any_question_changes_nothing_and_restores_the_terminal() {
    let world = two_loaves();
    world.ok(&["log", "1 egg"]);
    leave(&world, "\u{1b}", 14);
}

#[test]
fn ctrl_c_while_a_key_is_typed_shows_again_what_is_typed() {
    let service = Service::start();
    let world = near(&service);
    for (key, exit) in [("\u{3}", 130), ("\u{1b}", 14)] {
        let Some(mut dialogue) = on(&world, "-C near auth login") else {
            return;
        };
        dialogue.sees("ey").types("secret");
        std::thread::sleep(std::time::Duration::from_millis(200));
        dialogue.types(key).sees(&format!("exit-{exit}"));
        let shown = dialogue.ends();
        assert!(shown.contains("as-before"), "{shown}");
        assert!(!shown.contains("secret"), "{shown}");
        has_its_cursor(&shown);
    }
}

/// A command whose first question a signal has met; its shell does this first.
fn signalled(world: &World, command: &str, signal: &str, first: &str) -> Option<Dialogue> {
    let lines = format!(
        "stty -a </dev/tty >before\n\
         sh -c '{first}echo $$ >\"$PID\"; exec \"$JOURNAL\" {command}'\necho exit-$?\n\
         stty -a </dev/tty >after\ncmp before after && echo as-before\n",
        command = command.replace('\'', "\""),
    );
    let mut dialogue = Dialogue::begin(world, &lines)?;
    dialogue.sees(if command == "log" {
        "1> "
    } else {
        "Which loaf"
    });
    std::thread::sleep(std::time::Duration::from_millis(200));
    let pid = std::fs::read_to_string(world.home().join("pid")).unwrap();
    let kill = ["-s", signal, pid.trim()];
    let done = std::process::Command::new("kill").args(kill).status();
    assert!(done.unwrap().success());
    Some(dialogue)
}

#[test]
fn a_signal_that_is_ignored_leaves_a_question_open() {
    let world = two_loaves();
    for (number, signal) in [(1, "INT"), (2, "HUP"), (3, "TERM"), (4, "QUIT")] {
        let first = format!("trap \"\" {signal}; ");
        let Some(mut dialogue) = signalled(&world, "log", signal, &first) else {
            return;
        };
        std::thread::sleep(std::time::Duration::from_millis(200));
        dialogue.types("1 egg\r").sees("2> ").types("\r");
        dialogue.sees("Log it?").types("\r").sees("exit-0");
        let shown = dialogue.ends();
        assert!(shown.contains("as-before"), "{signal}: {shown}");
        assert_eq!(world.meals(), number, "{signal}");
    }
    // What is typed leaves a list all the same.
    let first = "trap \"\" INT; ";
    let mut dialogue = signalled(&world, "log '100 g loaf'", "INT", first).unwrap();
    dialogue.types("\u{3}").sees("exit-130");
    let shown = dialogue.ends();
    assert!(shown.contains("as-before"), "{shown}");
    has_its_cursor(&shown);
    assert_eq!(world.meals(), 4);
}

#[test]
fn a_signal_at_a_list_or_a_line_restores_the_terminal() {
    let world = two_loaves();
    for command in ["log", "log '100 g loaf'"] {
        for (signal, exit) in [("TERM", 143), ("INT", 130), ("HUP", 129)] {
            let Some(mut dialogue) = signalled(&world, command, signal, "") else {
                return;
            };
            dialogue.sees(&format!("exit-{exit}"));
            let shown = dialogue.ends();
            assert!(shown.contains("as-before"), "{command} {signal}: {shown}");
            has_its_cursor(&shown);
        }
    }
    assert_eq!(world.meals(), 0);
}
