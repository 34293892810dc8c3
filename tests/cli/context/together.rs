//! Several processes that change `config.toml` at the same time.

use std::process::{Child, Stdio};

use super::names;
use crate::world::World;

/// Starts all of these at once and gives their exit codes.
fn at_once(world: &World, lines: &[Vec<String>]) -> Vec<Option<i32>> {
    let start = |line: &Vec<String>| world.start(line, Stdio::null());
    let running: Vec<Child> = lines.iter().map(start).collect();
    let ended = running.into_iter().map(|mut child| child.wait());
    ended.map(|status| status.unwrap().code()).collect()
}

fn line(words: &[&str]) -> Vec<String> {
    words.iter().map(|word| (*word).to_owned()).collect()
}

fn add(name: &str, host: usize) -> Vec<String> {
    let url = format!("https://h{host}.example/v1");
    line(&["context", "add", name, "--url", &url])
}

#[test]
fn of_contexts_that_are_added_and_removed_at_the_same_time_none_is_lost() {
    let world = World::new();
    let name = |number: usize| format!("c{number:02}");
    let added: Vec<_> = (0..12).map(|number| add(&name(number), number)).collect();
    assert_eq!(at_once(&world, &added), [Some(0); 12]);
    let expected: Vec<String> = (0..12).map(name).collect();
    assert_eq!(names(&world)[1..], expected);

    let mixed: Vec<_> = (0..12)
        .map(|number| match number % 2 {
            0 => line(&["context", "remove", &name(number), "--yes"]),
            _ => add(&name(number + 20), number),
        })
        .collect();
    assert_eq!(at_once(&world, &mixed), [Some(0); 12]);
    let left = (0..12).filter(|number| number % 2 == 1);
    let new = left.clone().map(|number| number + 20);
    let expected: Vec<String> = left.chain(new).map(name).collect();
    assert_eq!(names(&world)[1..], expected);
}

#[test]
fn of_several_who_add_the_same_name_one_does() {
    let world = World::new();
    let lines: Vec<_> = (0..8).map(|host| add("same", host)).collect();
    let mut exits = at_once(&world, &lines);
    exits.sort();
    let others = [Some(7); 7];
    assert_eq!(exits, [&[Some(0)], &others[..]].concat());
    assert_eq!(names(&world), ["local", "same"]);
}
