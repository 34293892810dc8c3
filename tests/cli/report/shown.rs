//! A report and a day before a person: tables, bars, charts.

use super::{TARGETS, larder, lived_in};
use crate::terminal::on_a_terminal;
use crate::world::World;

fn table(world: &World, more: &[&str]) -> String {
    let report = ["report", "--from", "2026-11-09", "--format", "table"];
    world.ok(&[&report, more].concat()).out
}

/// Lines, blocks and Braille.
fn is_drawn(c: char) -> bool {
    ('\u{2500}'..='\u{259f}').contains(&c) || ('\u{2801}'..='\u{28ff}').contains(&c)
}

fn line<'t>(text: &'t str, of: &str) -> &'t str {
    let found = text.lines().find(|line| line.contains(of));
    found.unwrap_or_else(|| panic!("{of}\n{text}"))
}

#[test]
fn unknown_lower_bounds_and_verdicts_are_shown_as_such() {
    let world = lived_in();
    let shown = table(&world, &[]);
    let quick = line(&shown, "Tue 10 Nov");
    assert!(
        quick.contains("500") && quick.contains('—') && quick.contains('✗') && quick.contains('?'),
        "{shown}"
    );
    assert!(line(&shown, "Mon 9 Nov   ").contains("≥ 48"), "{shown}");
    let empty = line(&shown, "Wed 11 Nov");
    assert!(empty.contains('—') && !empty.contains('0'), "{shown}");
    assert!(shown.contains("6 of 13 days have data"), "{shown}");
    assert!(
        line(&shown, "  energy").contains("missed 4, can't tell 1"),
        "{shown}"
    );
}

#[test]
fn charts_are_drawn_in_blocks_and_dots_and_in_ascii_where_that_is_all() {
    let utf8 = lived_in().with("LC_ALL", "C.UTF-8");
    let chart = table(&utf8, &["--chart"]);
    assert!(chart.contains('█') && chart.contains('┤'), "{chart}");
    assert!(
        chart
            .chars()
            .any(|c| ('\u{2801}'..='\u{28ff}').contains(&c)),
        "{chart}"
    );
    assert!(
        !table(&utf8, &[]).contains('┤'),
        "charts are drawn only when asked for"
    );
    for (name, value) in [
        ("LC_ALL", "C"),
        ("LC_ALL", "de_DE.ISO-8859-1"),
        ("TERM", "dumb"),
    ] {
        let plain = lived_in().with(name, value);
        let chart = table(&plain, &["--chart"]);
        assert!(!chart.contains(is_drawn), "{name}={value}\n{chart}");
        assert!(chart.contains("##") && chart.contains("*."), "{chart}");
        let today = plain.ok(&["today", "--format", "table"]).out;
        assert!(!today.contains(is_drawn) && today.contains('#'), "{today}");
    }
}

#[test]
fn a_narrow_terminal_is_not_written_over_its_edge() {
    let world = lived_in();
    let shown = |columns: u16| {
        let lines = format!(
            "stty cols {columns}; exec \"$JOURNAL\" report --from 2026-11-09 --by week --chart --color never"
        );
        on_a_terminal(&world, &lines)
    };
    for columns in [36, 60, 79, 120] {
        let Some(shown) = shown(columns) else {
            eprintln!("skipped: there is no script(1) here");
            return;
        };
        assert!(
            shown.contains("2,314") || shown.contains("1,436"),
            "{shown}"
        );
        let widest = shown
            .lines()
            .map(|line| line.chars().count())
            .max()
            .unwrap();
        assert!(
            widest <= usize::from(columns),
            "{columns}: {widest}\n{shown}"
        );
    }
}

#[test]
fn colours_are_given_where_they_are_wanted() {
    let world = lived_in();
    let escape = |arguments: &[&str]| table(&world, arguments).contains('\u{1b}');
    assert!(escape(&["--chart", "--color", "always"]));
    assert!(!escape(&["--chart", "--color", "never"]));
    assert!(!escape(&["--chart"]), "this is no terminal");
}

#[test]
fn a_chart_asked_for_in_records_is_told_where_it_is() {
    let world = lived_in();
    let done = world.ok(&["report", "--chart"]);
    done.says("--format table");
    assert_eq!(done.records().len(), 7);
}

#[test]
fn a_report_of_nothing_says_what_to_do() {
    let shown = table(&World::new(), &["--chart"]);
    assert!(
        shown.contains("journal log") && shown.contains("--from"),
        "{shown}"
    );
}

#[test]
fn the_bars_of_a_day_stand_below_each_other() {
    let world = lived_in();
    let shown = world.ok(&["today", "--format", "table"]).out;
    let place = |name| {
        let line = line(&shown, name);
        line.chars()
            .position(|c| matches!(c, '█' | '·' | '▉'..='▏'))
            .unwrap()
    };
    let places = ["  energy", "  protein", "  carbs", "  fat"].map(place);
    assert!(places.iter().all(|place| *place == places[0]), "{shown}");
    assert!(
        shown.contains("ate 430 kcal · planned 3,600 kcal · would be 4,030 kcal"),
        "{shown}"
    );
}

#[test]
fn of_what_nobody_knows_at_most_the_whole_target_is_left() {
    let world = larder();
    world.ok(&TARGETS);
    world.ok(&["log", "500kcal"]);
    let shown = world.ok(&["today", "--format", "table"]).out;
    assert!(
        line(&shown, "protein").contains("— / 100 g")
            && line(&shown, "protein").contains("≤ 100 left"),
        "{shown}"
    );
    assert!(
        line(&shown, "energy").contains("500 / 2,000 kcal")
            && !line(&shown, "energy").contains('≤'),
        "{shown}"
    );
}

#[test]
fn who_wants_no_targets_sees_none() {
    let world = lived_in();
    world.ok(&["preference", "set", "showTargets", "false"]);
    let today = world.ok(&["today", "--format", "table"]).out;
    assert!(
        today.contains("energy") && !today.contains("left") && !today.contains("2,000"),
        "{today}"
    );
    let report = table(&world, &["--chart"]);
    assert!(
        !report.contains("missed") && !report.contains('✗'),
        "{report}"
    );
    let page = world.ok(&["report", "--html", "-"]).out;
    assert!(!page.contains("class=\"target\"") && !page.contains("id=\"targets\""));
    // The views keep them: what is shown is not what is known.
    assert_eq!(world.json(&["today"])["targets"]["proteinG"], 100);
}
