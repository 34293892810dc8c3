//! The hidden prompt on a terminal of its own, where this machine can make one.

use std::path::Path;
use std::process::{Command, Stdio};

use super::near;
use crate::service::Service;
use crate::world::World;

/// Runs these lines of a shell on a terminal of their own and gives what it showed; `None` where
/// there is no program that makes one.
pub(crate) fn on_a_terminal(world: &World, lines: &str) -> Option<String> {
    let script = Path::new("/usr/bin/script");
    if !script.exists() {
        return None;
    }
    let file = world.file("lines.sh", lines);
    let command = world.command(&[""]);
    let settings = command.get_envs();
    let mut terminal = Command::new(script);
    terminal
        .env_clear()
        .envs(settings.filter_map(|(name, value)| Some((name, value?))))
        .env("JOURNAL", command.get_program())
        .env("PID", world.home().join("pid"))
        .args(["-qec", &format!("sh {file}"), "/dev/null"])
        .current_dir(world.home())
        // A reader of an input that is at its end would type that end.
        .stdin(Stdio::piped())
        .stdout(Stdio::piped());
    let mut running = terminal.spawn().unwrap();
    let _keys = running.stdin.take();
    let output = running.wait_with_output().unwrap();
    Some(String::from_utf8(output.stdout).unwrap())
}

#[test]
fn a_signal_at_the_hidden_prompt_leaves_a_terminal_that_shows_what_is_typed() {
    let world = near(&Service::start());
    let lines = r#"
unseen() { stty -a </dev/tty | grep -q -- ' -echo '; }
stop() {
    turns=0
    until unseen || test $turns -gt 200; do sleep 0.1; turns=$((turns+1)); done
    unseen && echo was-unseen
    kill -$1 $(cat "$PID")
}
stty -a </dev/tty >before
for signal in TERM INT HUP; do
    stop $signal &
    sh -c 'echo $$ >"$PID"; exec "$JOURNAL" -C near auth login'
    echo "exit-$?"
    wait
    stty -a </dev/tty >after
    cmp before after && echo as-before
done
"#;
    let Some(shown) = on_a_terminal(&world, lines) else {
        eprintln!("skipped: there is no script(1) here");
        return;
    };
    let times = |what: &str| shown.matches(what).count();
    assert_eq!(times("was-unseen"), 3, "{shown}");
    assert_eq!(times("as-before"), 3, "{shown}");
    for exit in ["exit-143", "exit-130", "exit-129"] {
        assert_eq!(times(exit), 1, "{exit}: {shown}");
    }
}
