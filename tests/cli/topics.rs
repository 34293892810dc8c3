//! Topics of help: texts that are about no single command, on the terminal and as man pages.

use journal::catalog::report::Reason;

use crate::world::World;

const TOPICS: [&str; 4] = ["quick-text", "dates", "exit-codes", "imports"];

#[test]
fn help_lists_the_topics_and_shows_each() {
    let world = World::new();
    let help = world.ok(&["--help"]).out;
    for topic in TOPICS {
        let text = world.ok(&["help", topic]).out;
        let about = text.lines().next().unwrap().trim_end_matches('.');
        let listed = help
            .lines()
            .find(|line| line.trim_start().starts_with(topic));
        assert!(listed.is_some_and(|line| line.ends_with(about)), "{help}");
    }
    assert!(!help.contains("Show a topic of help"), "{help}");
    world.run(&["help", "nonsense"]).failed(2).says("nonsense");
    assert!(world.ok(&["help", "meal", "list"]).out.contains("--since"));
}

#[test]
fn a_topic_and_its_man_page_say_the_same() {
    let world = World::new();
    for topic in TOPICS {
        let page = world.ok(&["man", topic]).out;
        assert!(page.contains(&format!(".TH journal-{topic} 7")), "{page}");
        let plain = page.replace("\\*(Aq", "'").replace('\\', "");
        for line in world.ok(&["help", topic]).out.lines().skip(1) {
            assert!(plain.contains(line.trim()), "{topic}: {line}\n{page}");
        }
    }
}

#[test]
fn every_exit_code_is_in_its_topic() {
    let text = World::new().ok(&["help", "exit-codes"]).out;
    for code in (0..=14).chain([130]) {
        let line = text
            .lines()
            .find(|line| line.starts_with(&format!("    {code:<4} ")));
        assert!(line.is_some(), "{code}: {text}");
    }
}

#[test]
fn every_reason_of_an_import_is_in_its_topic() {
    let text = World::new().ok(&["help", "imports"]).out;
    for reason in Reason::ALL {
        let line = format!("    {:<20} {}\n", reason.as_str(), reason.in_words());
        assert!(text.contains(&line), "{line}{text}");
    }
}

#[test]
fn the_examples_of_quick_text_are_understood() {
    let world = World::stocked();
    for phrase in [
        "200 g oats, 1 banana",
        "oats 200 g; banana",
        "200 g \"Bananas, raw\"",
        "1 medium banana",
        "1 large egg",
        "two eggs",
        "deux tranches de pain de mie",
        "500kcal",
        "500 kcal burger",
        "½ banana + 1 1/2 eggs @ 8am",
    ] {
        world.ok(&["log", phrase, "-n"]);
    }
    world.run(&["log", "1,000 g rice"]).failed(3);
}

#[test]
fn the_examples_of_dates_are_understood() {
    let world = World::stocked();
    for time in [
        "now",
        "today",
        "yesterday",
        "-2d",
        "fri",
        "friday",
        "2026-11-17",
        "8am",
        "8:30pm",
        "08:30",
        "noon",
        "midnight",
        "2026-11-17T08:30",
        "yesterday 7:30",
        "noon fri",
    ] {
        world.ok(&["log", "1 egg", "-n", "--at", time]);
    }
    world.run(&["log", "1 egg", "--at", "11/12"]).failed(3);
}

#[test]
fn a_man_page_says_which_values_a_command_takes() {
    let world = World::new();
    let synopsis = |command: &[&str]| {
        let page = world.ok(&[&["man"], command].concat()).out;
        let (_, behind) = page.split_once(".SH SYNOPSIS\n").expect("a synopsis");
        behind.split(".SH ").next().unwrap().to_owned()
    };
    assert_eq!(synopsis(&["log"]), "journal log [OPTIONS] [PHRASE]...\n");
    let pin = synopsis(&["food", "pin"]);
    assert!(pin.contains("[NAME] [REF]"), "{pin}");
    let key = synopsis(&["key", "create"]);
    assert!(key.contains("\\-\\-permission <PERMISSION>"), "{key}");
}

#[test]
fn a_topic_says_what_it_is_about() {
    let world = World::new();
    for topic in TOPICS {
        let page = world.ok(&["man", topic]).out;
        let (_, behind) = page.split_once(".SH DESCRIPTION\n").expect("a description");
        assert!(!behind.starts_with(".SH"), "{topic}");
    }
}
