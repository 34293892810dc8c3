//! The hidden prompt on a terminal of its own, where this machine can make one.

use super::near;
use crate::service::Service;
use crate::terminal::on_a_terminal;

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
