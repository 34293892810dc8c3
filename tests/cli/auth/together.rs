//! Several processes that keep keys at the same time.

use std::io::Write;
use std::process::Stdio;

use crate::service::{KEY, Service};
use crate::world::World;

#[test]
fn of_keys_that_are_kept_at_the_same_time_none_is_lost() {
    let service = Service::start();
    let world = World::new();
    let names: Vec<String> = (0..8).map(|number| format!("c{number}")).collect();
    for name in &names {
        world.ok(&["context", "add", name, "--url", &service.base]);
    }
    let login = |name: &String| {
        let line = [
            "-C",
            name,
            "auth",
            "login",
            "--with-key",
            "--insecure-storage",
        ];
        let mut child = world.start(&line, Stdio::piped());
        let mut stdin = child.stdin.take().unwrap();
        stdin.write_all(KEY.as_bytes()).unwrap();
        child
    };
    let running: Vec<_> = names.iter().map(login).collect();
    for mut child in running {
        assert!(child.wait().unwrap().success());
    }
    for name in &names {
        let status = world.json(&["-C", name, "auth", "status"]);
        assert_eq!(status["source"], "credentials.toml", "{name}");
    }
}
