//! Aliases: commands of the person's own, which replace none of the program's.

use std::fs;

use crate::world::World;

fn with_aliases(lines: &str) -> World {
    let world = World::stocked();
    fs::create_dir(world.config()).unwrap();
    let text = format!("[aliases]\n{lines}\n");
    fs::write(world.config().join("config.toml"), text).unwrap();
    world
}

#[test]
fn an_alias_stands_for_what_would_be_typed() {
    let world = with_aliases("b = \"log --name 'second breakfast'\"\nbb = \"b --note twice\"");
    let meal = world.json(&["b", "1 egg", "--at", "8am"]);
    assert_eq!(meal["name"], "second breakfast");
    let meal = world.json(&["--tz", "Asia/Tokyo", "bb", "1 egg"]);
    assert_eq!(meal["name"], "second breakfast");
    assert_eq!(
        (&meal["notes"], &meal["timezone"]),
        (&"twice".into(), &"Asia/Tokyo".into())
    );
}

#[test]
fn an_alias_may_begin_with_options() {
    let world = with_aliases("d = \"--json today\"");
    assert_eq!(world.ok(&["d"]).json()["schema"], "journal.today/1");
}

#[test]
fn an_alias_shadows_no_command() {
    let world = with_aliases("today = \"log '1 egg'\"\nhelp = \"log '1 egg'\"");
    assert_eq!(world.json(&["today"])["meals"], serde_json::json!([]));
    assert!(world.ok(&["help"]).out.starts_with("A food journal"));
    assert_eq!(world.meals(), 0);
    assert!(!world.ok(&["--help"]).out.contains("Aliases:"));
}

#[test]
fn help_lists_the_aliases() {
    let world = with_aliases("b = \"log --name breakfast\"");
    for arguments in [&["--help"][..], &["-h"], &[]] {
        let done = world.run(arguments);
        let told = done.out + &done.err;
        assert!(
            told.contains("Aliases:\n  b  log --name breakfast"),
            "{arguments:?}: {told}"
        );
    }
}

#[test]
fn a_ring_of_aliases_is_told() {
    let world = with_aliases("a = \"b\"\nb = \"-q a\"");
    world.run(&["a"]).failed(13).says("a → b → a");
    let error = world.error(13, &["b", "x"]);
    assert_eq!(error["code"], "config");
    assert!(
        error["hint"]
            .as_str()
            .unwrap()
            .contains("config set aliases.b")
    );
}

#[test]
fn a_value_of_an_option_is_no_alias() {
    let world = with_aliases("b = \"log\"");
    world
        .run(&["-C", "b", "today"])
        .failed(13)
        .says("no context");
    world.run(&["nothing"]).failed(2).says("nothing");
}

#[test]
fn where_aliases_cannot_be_read_the_commands_of_the_program_can_be_used() {
    let world = with_aliases("b = [");
    world.run(&["b"]).failed(13).says("line 2");
    world.ok(&["-C", "local", "today"]);
    assert!(world.ok(&["--help"]).out.contains("Commands:"));
}
