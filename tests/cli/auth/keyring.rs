//! The platform's keyring: absent, silent, or a real one where this machine has it.

use std::os::unix::net::UnixListener;
use std::path::Path;
use std::process::{Command, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use super::{hides, near};
use crate::service::{KEY, Service};
use crate::world::{Done, World};

/// A socket that accepts whoever comes and never says a word.
struct Silent {
    callers: Arc<AtomicUsize>,
    address: String,
}

impl Silent {
    fn at(folder: &Path) -> Silent {
        let path = folder.join("bus");
        let listener = UnixListener::bind(&path).unwrap();
        let callers = Arc::new(AtomicUsize::new(0));
        let counted = Arc::clone(&callers);
        thread::spawn(move || {
            let mut kept = Vec::new();
            for caller in listener.incoming() {
                counted.fetch_add(1, Ordering::SeqCst);
                kept.push(caller);
            }
        });
        let address = format!("unix:path={}", path.display());
        Silent { callers, address }
    }

    fn callers(&self) -> usize {
        self.callers.load(Ordering::SeqCst)
    }
}

const LOGIN: [&str; 5] = ["-C", "near", "auth", "login", "--with-key"];

#[test]
fn where_there_is_no_keyring_the_reason_is_told_and_the_file_offered() {
    let world = near(&Service::start());
    let done = world.run_with(&LOGIN, KEY).failed(13);
    hides(&done);
    done.says("DBUS_SESSION_BUS_ADDRESS is not set");
    done.says("No such file or directory");
    done.says("--insecure-storage");
    // Yes to every question is no yes to plain text where nobody was asked.
    world
        .run_with(&[&LOGIN[..], &["--yes"]].concat(), KEY)
        .failed(13);
    assert!(!world.config().join("credentials.toml").exists());
    world
        .run(&["-C", "near", "auth", "status"])
        .failed(4)
        .says("DBUS_SESSION_BUS_ADDRESS");
}

#[test]
fn logging_out_where_no_key_is_found_says_where_nobody_could_look() {
    let world = near(&Service::start());
    world
        .run(&["-C", "near", "auth", "logout"])
        .failed(13)
        .says("DBUS_SESSION_BUS_ADDRESS")
        .says("hint: no key is stored elsewhere; if one may be in the keyring");
}

#[test]
fn a_keyring_that_never_answers_is_given_up_within_four_seconds() {
    let world = near(&Service::start());
    let bus = Silent::at(world.home());
    let world = world.with("DBUS_SESSION_BUS_ADDRESS", &bus.address);
    let status = ["-C", "near", "auth", "status"];
    let logout = ["-C", "near", "auth", "logout"];
    for (line, exit) in [(&LOGIN[..], 13), (&status, 4), (&logout, 13)] {
        let begun = Instant::now();
        let done = world.run_with(line, KEY).failed(exit);
        // Four are promised; a machine under load gets as many again.
        assert!(
            begun.elapsed() < Duration::from_secs(8),
            "{:?}",
            begun.elapsed()
        );
        done.says("did not answer within 3 s").says(&bus.address);
    }
    assert_eq!(bus.callers(), 3, "each asked once");
}

#[test]
fn a_silent_keyring_and_a_silent_service_are_waited_for_together() {
    let world = World::new();
    let bus = Silent::at(world.home());
    let deaf = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    let url = format!("http://{}/v1", deaf.local_addr().unwrap());
    world.ok(&["context", "add", "near", "--url", &url]);
    let world = world.with("DBUS_SESSION_BUS_ADDRESS", &bus.address);
    let begun = Instant::now();
    let done = world.run_with(&LOGIN, KEY).failed(13);
    done.says("not checked").says("did not answer within 3 s");
    assert!(
        begun.elapsed() < Duration::from_millis(5500),
        "{:?}",
        begun.elapsed()
    );
}

#[test]
fn nothing_is_asked_of_the_keyring_where_no_key_is_looked_for_in_it() {
    let service = Service::start();
    let world = near(&service);
    let bus = Silent::at(world.home());
    let world = world.with("DBUS_SESSION_BUS_ADDRESS", &bus.address);
    world.ok(&["context", "add", "diary", "--path", "diary.db"]);
    for line in [
        &["log", "1 banana"][..],
        &["today"],
        &["-C", "diary", "meal", "list"],
        &["context", "list"],
        &["context", "use", "near"],
        &["context", "show"],
        &["context", "remove", "diary", "--yes"],
        &["-C", "local", "key", "list"],
    ] {
        world.ok(line);
    }
    world
        .run_with(&[&LOGIN[..], &["--insecure-storage"]].concat(), KEY)
        .succeeded();
    world.ok(&["-C", "near", "meal", "list"]);
    let command = format!("echo {KEY}");
    world.ok(&["-C", "near", "auth", "login", "--key-command", &command]);
    let world = world.with("JOURNAL_API_KEY", KEY);
    world.ok(&["-C", "near", "meal", "list"]);
    assert_eq!(bus.callers(), 0);
}

/// Runs these lines of a shell on a bus of their own with an unlocked Secret Service; `None`
/// where this machine has none.
fn with_secret_service(world: &World, lines: &str) -> Option<Done> {
    let unlocked = format!(
        "printf pass | gnome-keyring-daemon --unlock --components=secrets >/dev/null 2>&1\n{lines}"
    );
    with_a_bus(world, &unlocked)
}

/// Runs these lines of a shell on a bus of their own that starts a Secret Service when it is
/// asked for.
fn with_a_bus(world: &World, lines: &str) -> Option<Done> {
    let programs = ["dbus-run-session", "dbus-send", "gnome-keyring-daemon"];
    let there = |name: &&str| Path::new("/usr/bin").join(name).exists();
    if !programs.iter().all(there) {
        return None;
    }
    let script = format!("j() {{ \"$JOURNAL\" \"$@\"; }}\n{lines}");
    let command = world.command(&[""]);
    let journal = command.get_program();
    let mut session = Command::new("/usr/bin/dbus-run-session");
    let settings = command.get_envs();
    session
        .env_clear()
        .envs(settings.filter_map(|(name, value)| Some((name, value?))))
        .env("JOURNAL", journal)
        .args(["--", "sh", "-c", &script])
        .stdin(Stdio::null());
    let output = session.current_dir(world.home()).output().unwrap();
    Some(Done::of(lines.to_owned(), output))
}

#[test]
fn a_key_is_kept_in_the_secret_service_found_for_its_origin_alone_and_forgotten() {
    let service = Service::start();
    let world = near(&service);
    let lines = format!(
        "printf %s {KEY} | j -C near auth login --with-key -q || exit 1\n\
         j -C near auth status --json || exit 2\n\
         j -C near meal list || exit 3\n\
         sed -i 's/^url.*/url = \"http:\\/\\/127.0.0.1:1\\/v1\"/' config/config.toml\n\
         j -C near meal list; test $? = 4 || exit 4\n\
         sed -i 's/^url.*/url = \"http:\\/\\/{}\\/v1\"/' config/config.toml\n\
         j -C near auth logout -q || exit 5\n\
         j -C near auth status; test $? = 4 || exit 6\n\
         printf %s {KEY} | j -C near auth login --with-key -q || exit 7\n\
         j context remove near --yes -q || exit 8\n\
         j context add near --url {} -q && j -C near auth status; test $? = 4 || exit 9",
        service.host(),
        service.base
    );
    let Some(done) = with_secret_service(&world, &lines) else {
        eprintln!("skipped: there is no Secret Service here");
        return;
    };
    let done = done.succeeded();
    hides(&done);
    assert!(done.out.contains("\"source\": \"keyring\""), "{}", done.out);
    assert!(done.out.contains("\"usable\": true"), "{}", done.out);
    assert!(!world.config().join("credentials.toml").exists());
}

#[test]
fn a_secret_service_without_a_keyring_is_told_apart_from_a_locked_one() {
    let login =
        format!("printf %s {KEY} | j -C near auth login --with-key; test $? = 13 || exit 1\n");
    let world = near(&Service::start());
    let Some(done) = with_a_bus(&world, &login) else {
        eprintln!("skipped: there is no Secret Service here");
        return;
    };
    let done = done.succeeded();
    hides(&done)
        .says("no default keyring")
        .says("make one")
        .says("--insecure-storage");
    let lock = "dbus-send --session --print-reply --dest=org.freedesktop.secrets \
        /org/freedesktop/secrets org.freedesktop.Secret.Service.Lock \
        array:objpath:/org/freedesktop/secrets/collection/login >&2 || exit 2\n";
    let world = near(&Service::start());
    let done = with_secret_service(&world, &format!("{lock}{login}")).unwrap();
    let done = done.succeeded();
    hides(&done)
        .says("it is locked")
        .says("unlock it")
        .says("--insecure-storage");
}
