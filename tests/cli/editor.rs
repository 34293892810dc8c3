//! Meals and foods in the person's own editor: `meal edit -e`, `food edit -e`.

use std::fs;
use std::path::PathBuf;

use serde_json::{Value, json};

use crate::terminal::{on_a_terminal, typing};
use crate::world::{RYE_BREAD, World, amounts};

/// A home whose editor is a shell script of these lines; `$1` is the file, and what it was is kept
/// in `seen`.
fn edited_by(lines: &str) -> World {
    let world = World::stocked();
    let copy = format!("cat \"$1\" >>seen; ls -l \"$1\" >>modes; {lines}\n");
    let script = world.file("the editor.sh", copy);
    let temporary = world.home().join("tmp");
    fs::create_dir(&temporary).unwrap();
    World::with(world, "VISUAL", &format!("sh '{script}'"))
        .with("EDITOR", "false")
        .with("TMPDIR", temporary.to_str().unwrap())
}

fn left(world: &World) -> Vec<PathBuf> {
    let files = fs::read_dir(world.home().join("tmp")).unwrap();
    files.map(|file| file.unwrap().path()).collect()
}

/// What `journal` showed on a terminal on which this was typed, and its exit code last.
fn on(world: &World, arguments: &str, keys: &str) -> Option<String> {
    let lines = format!("\"$JOURNAL\" {arguments}; echo exit-$?\n");
    let shown = typing(world, &lines, keys);
    if shown.is_none() {
        eprintln!("skipped: there is no script(1) here");
    }
    shown
}

#[test]
fn what_is_changed_in_the_editor_is_sent_and_nothing_else() {
    let world = edited_by("sed -i 's/\"name\": null/\"name\": \"Café\"/; s/: 200,/: 150,/' \"$1\"");
    let before = world.json(&["log", "200 g oats, 1 banana"]);
    let Some(shown) = on(&world, "meal edit last -e", "") else {
        return;
    };
    assert!(
        shown.contains("exit-0") && shown.contains("Café"),
        "{shown}"
    );
    let after = world.json(&["meal", "show", "last"]);
    assert_eq!(after["name"], "Café");
    assert_eq!(amounts(&after)[0], "150 g Oats");
    assert_eq!(after["items"][1], before["items"][1]);
    assert_eq!(after["items"][0]["id"], before["items"][0]["id"]);
    let seen = fs::read_to_string(world.home().join("seen")).unwrap();
    assert!(
        seen.contains("# ") && seen.contains("1. Oats: 200 g"),
        "{seen}"
    );
    let modes = fs::read_to_string(world.home().join("modes")).unwrap();
    assert!(modes.starts_with("-rw-------"), "{modes}");
    assert_eq!(left(&world), [] as [PathBuf; 0]);
}

#[test]
fn what_is_left_as_it_was_or_emptied_is_not_saved() {
    let marked = "{ printf '\\357\\273\\277'; cat \"$1\"; } >marked; cat marked >\"$1\"";
    for lines in ["true", ": >\"$1\"", "sed -i '/^#/!d' \"$1\"", marked] {
        let world = edited_by(lines);
        let before = world.json(&["log", "200 g oats"]);
        let Some(shown) = on(&world, "meal edit last -e", "") else {
            return;
        };
        assert!(shown.contains("nothing is changed"), "{lines}: {shown}");
        assert!(shown.contains("exit-0"), "{lines}: {shown}");
        assert_eq!(world.json(&["meal", "show", "last"]), before, "{lines}");
        assert_eq!(left(&world), [] as [PathBuf; 0]);
    }
}

#[test]
fn an_editor_that_removes_its_file_has_given_up() {
    // What is put in its place may never end.
    for place in [
        "true",
        "mkfifo \"$1\"",
        "ln -s /dev/zero \"$1\"",
        "mkdir \"$1\"",
    ] {
        let world = edited_by(&format!("rm \"$1\"; {place}"));
        let before = world.json(&["log", "200 g oats"]);
        let Some(shown) = on(&world, "meal edit last -e", "") else {
            return;
        };
        assert!(
            shown.contains("the editor removed the text: nothing was changed"),
            "{place}: {shown}"
        );
        assert!(shown.contains("exit-14"), "{place}: {shown}");
        assert_eq!(world.json(&["meal", "show", "last"]), before);
    }
}

/// Breaks the text when it is first opened, and mends it when it is opened again.
const SLIP: &str = "if [ -e slipped ]; then sed -i 's/BROKEN//; s/: 200,/: 90,/' \"$1\"; \
                    else touch slipped; echo BROKEN >>\"$1\"; fi";

#[test]
fn what_is_refused_is_opened_again_with_all_that_was_typed() {
    let world = edited_by(SLIP);
    world.ok(&["log", "200 g oats"]);
    let Some(shown) = on(&world, "meal edit last -e", "y\nn\n") else {
        return;
    };
    assert!(shown.contains("not JSON"), "{shown}");
    assert!(shown.contains("Open it again?"), "{shown}");
    assert!(shown.contains("exit-0"), "{shown}");
    let seen = fs::read_to_string(world.home().join("seen")).unwrap();
    assert_eq!(seen.matches("BROKEN").count(), 1, "{seen}");
    let after = world.json(&["meal", "show", "last"]);
    assert_eq!(amounts(&after), ["90 g Oats"]);
    assert_eq!(left(&world), [] as [PathBuf; 0]);
}

#[test]
fn what_is_refused_for_good_is_kept_and_its_place_is_told() {
    let refused = "sed -i 's/\"unit\": \"g\"/\"unit\": \"barrel\"/' \"$1\"";
    for (lines, arguments, keys, exit) in [
        (SLIP, "", "n\n", "exit-14"),
        (SLIP, "-y", "", "exit-3"),
        (refused, "", "n\n", "exit-14"),
        (refused, "-y", "", "exit-3"),
        ("echo '# mine' >>\"$1\"; exit 7", "", "", "exit-14"),
        ("printf '\\377' >>\"$1\"", "", "n\n", ""),
    ] {
        let world = edited_by(lines);
        let before = world.json(&["log", "200 g oats"]);
        let Some(shown) = on(&world, &format!("meal edit last -e {arguments}"), keys) else {
            return;
        };
        assert!(shown.contains(exit), "{lines}: {shown}");
        let kept = left(&world);
        assert_eq!(kept.len(), 1, "{lines}");
        assert!(
            shown.contains(kept[0].to_str().unwrap()),
            "{lines}: {shown}"
        );
        assert_eq!(world.json(&["meal", "show", "last"]), before, "{lines}");
    }
}

#[test]
fn what_was_kept_of_an_edit_can_be_sent_as_it_is() {
    let world = edited_by("sed -i 's/: 200,/: 150,/' \"$1\"; exit 7");
    world.json(&["log", "200 g oats"]);
    if on(&world, "meal edit last -e", "").is_none() {
        return;
    }
    let kept = left(&world);
    let update = [
        "meal",
        "update",
        "last",
        "--file",
        kept[0].to_str().unwrap(),
    ];
    let meal = world.json(&update);
    assert_eq!(meal["items"][0]["quantity"], 150, "{meal}");
}

#[test]
fn a_dry_run_shows_what_the_editor_would_send() {
    let world = edited_by("sed -i 's/: 200,/: 150,/' \"$1\"");
    let before = world.json(&["log", "200 g oats"]);
    let Some(shown) = on(&world, "meal edit last -e -n", "") else {
        return;
    };
    assert!(shown.contains("PATCH") && shown.contains("150"), "{shown}");
    assert!(
        !shown.contains("eatenAt"),
        "only what was changed is sent: {shown}"
    );
    assert_eq!(world.json(&["meal", "show", "last"]), before);
}

#[test]
fn a_food_is_changed_in_the_editor_and_stays_the_same_food() {
    let world = edited_by("sed -i 's/250/260/; s/\"id\": \"....../\"id\": \"abcdef/' \"$1\"");
    let save = RYE_BREAD;
    let before = world.json(&[&save[..], &["--measure", "slice=45g"]].concat());
    let Some(shown) = on(&world, "food edit 'rye bread' -e", "") else {
        return;
    };
    assert!(shown.contains("exit-0"), "{shown}");
    let after = world.json(&["food", "show", "rye bread"]);
    assert_eq!(after["id"], before["id"]);
    assert_eq!(after["version"], 2);
    assert_eq!(after["data"]["nutrition"]["values"], json!({ "kcal": 260 }));
    assert_eq!(after["data"]["measures"], before["data"]["measures"]);
    let all = world.json(&["food", "search"]);
    assert_eq!(all["foods"].as_array().unwrap().len(), 1);
}

#[test]
fn ctrl_c_is_the_editors_while_it_is_open() {
    let world = edited_by("trap '' INT; kill -INT 0; sed -i 's/: 200,/: 150,/' \"$1\"");
    world.ok(&["log", "200 g oats"]);
    // A shell that waits for a program which Ctrl-C did not end goes on as well.
    let lines = "trap : INT; \"$JOURNAL\" meal edit last -e; echo exit-$?\n";
    let Some(shown) = on_a_terminal(&world, lines) else {
        return;
    };
    assert!(shown.contains("exit-0"), "{shown}");
    let after = world.json(&["meal", "show", "last"]);
    assert_eq!(amounts(&after), ["150 g Oats"]);
}

#[test]
fn an_editor_that_is_not_there_is_told() {
    let world = World::with(edited_by("true"), "VISUAL", "no-such-editor --wait");
    world.ok(&["log", "200 g oats"]);
    let Some(shown) = on(&world, "meal edit last -e", "") else {
        return;
    };
    assert!(shown.contains("exit-2"), "{shown}");
    assert!(shown.contains("no-such-editor"), "{shown}");
    assert!(shown.contains("VISUAL or EDITOR"), "{shown}");
}

#[test]
fn without_a_terminal_the_flags_that_do_the_same_are_named() {
    let world = edited_by("true");
    world.ok(&["log", "200 g oats"]);
    world.ok(&["food", "save", "Rye", "--per", "100g", "--kcal", "250"]);
    let hint = |error: Value| error["hint"].as_str().unwrap().to_owned();
    let meal = hint(world.error(2, &["meal", "edit", "last", "-e"]));
    assert!(
        meal.contains("--note") && meal.contains("meal update"),
        "{meal}"
    );
    let food = hint(world.error(2, &["food", "edit", "rye", "-e"]));
    assert!(
        food.contains("--kcal") && food.contains("food create"),
        "{food}"
    );
    world.run(&["meal", "edit", "last", "-e"]).failed(2);
    world.error(2, &["meal", "edit", "last", "-e", "--name", "x"]);
    world.error(2, &["food", "edit", "rye", "-e", "--kcal", "2"]);
    assert!(!world.home().join("seen").exists(), "no editor was opened");
}

#[test]
fn an_amount_that_cannot_be_meant_is_asked_about_before_it_is_sent() {
    for (answer, expected) in [("n\rn\r", "200 g Oats"), ("y\r", "9000 g Oats")] {
        let world = edited_by("sed -i 's/: 200,/: 9000,/' \"$1\"");
        world.ok(&["log", "200 g oats, 1 banana"]);
        let Some(shown) = on(&world, "meal edit last -e", answer) else {
            return;
        };
        assert!(
            shown.contains("9000 g of \"Oats\" is more than 5000 g. Is that meant?"),
            "{shown}"
        );
        assert_eq!(amounts(&world.json(&["meal", "show", "last"]))[0], expected);
    }
}

#[test]
fn an_amount_of_calories_alone_is_asked_about_though_their_food_is_gone() {
    for (answer, expected) in [("n\rn\r", "1 serving lunch"), ("y\r", "100 serving lunch")] {
        let world = edited_by("sed -i 's/\"quantity\": 1,/\"quantity\": 100,/' \"$1\"");
        world.ok(&["log", "900 kcal lunch"]);
        let Some(shown) = on(&world, "meal edit last -e", answer) else {
            return;
        };
        assert!(
            shown.contains("90000 kcal of \"lunch\" is more than 20000 kcal."),
            "{shown}"
        );
        assert_eq!(amounts(&world.json(&["meal", "show", "last"])), [expected]);
    }
}

#[test]
fn what_nobody_changed_is_not_kept_when_the_editor_gives_up() {
    for (lines, exit) in [("exit 7", "exit-14"), ("rm \"$1\"", "exit-14")] {
        let world = edited_by(lines);
        world.ok(&["log", "200 g oats"]);
        let Some(shown) = on(&world, "meal edit last -e", "n\n") else {
            return;
        };
        assert!(shown.contains(exit), "{shown}");
        assert!(!shown.contains("kept in"), "{shown}");
        assert_eq!(left(&world), [] as [PathBuf; 0], "{lines}");
    }
}

#[test]
fn figures_of_a_recipe_that_are_added_up_anyway_make_no_new_version() {
    let world = edited_by("sed -i 's/\"kcal\": [0-9.]*/\"kcal\": 1/' \"$1\"");
    let save = ["recipe", "save", "Porridge", "--servings", "2"];
    world.ok(&[&save[..], &["--ingredient", "100 g oats"]].concat());
    let Some(shown) = on(&world, "food edit porridge -e", "") else {
        return;
    };
    assert!(shown.contains("It is so already"), "{shown}");
    let seen = fs::read_to_string(world.home().join("seen")).unwrap();
    assert!(seen.contains("added up from the ingredients"), "{seen}");
    assert_eq!(world.json(&["food", "show", "porridge"])["version"], 1);
    world.ok(&["undo"]);
    assert_eq!(world.json(&["food", "search"])["foods"], json!([]));
}

#[test]
fn a_recipe_of_other_servings_weighs_what_it_did_when_cooked() {
    let world = edited_by("sed -i 's/\"servings\": 4/\"servings\": 2/' \"$1\"");
    let stew = ["recipe", "save", "Mystew", "--servings", "4"];
    let of = ["--ingredient", "500 g chicken breast", "--cooked-weight"];
    world.ok(&[&stew[..], &of, &["900g"]].concat());
    let Some(shown) = on(&world, "food edit mystew -e", "") else {
        return;
    };
    assert!(shown.contains("weighs 900 g when cooked"), "{shown}");
    let half = world.json(&["log", "450 g mystew"]);
    assert_eq!(amounts(&half)[0], "1 serving Mystew");
    // What was said of the weight itself is taken as it is.
    let label =
        "sed -i 's/\"servings\": 2/\"servings\": 4/; s/\"size\": 0[.0-9]*/\"size\": 0.004/' \"$1\"";
    let world = edited_by(label);
    world.ok(&[&stew[..], &of, &["900g"]].concat());
    let shown = on(&world, "food edit mystew -e", "").unwrap_or_default();
    assert!(!shown.contains("when cooked"), "{shown}");
}

/// Somebody else may change it while it is open, and what they did is not written over.
#[test]
fn what_was_changed_meanwhile_is_left_and_what_was_typed_is_kept() {
    for (other, edit, typed) in [
        (
            "meal item add last '1 egg'",
            "meal edit last -e",
            "s/: 200,/: 150,/",
        ),
        (
            "food edit 'rye bread' --protein 9",
            "food edit 'rye bread' -e",
            "s/250/260/",
        ),
    ] {
        let world = edited_by(&format!(
            "\"$JOURNAL\" {other} >others 2>&1; sed -i '{typed}' \"$1\""
        ));
        world.ok(&RYE_BREAD);
        world.ok(&["log", "200 g oats"]);
        let Some(shown) = on(&world, edit, "") else {
            return;
        };
        assert!(shown.contains("exit-7"), "{shown}");
        assert!(
            shown.contains("was changed by another program meanwhile"),
            "{shown}"
        );
        let kept = left(&world);
        assert_eq!(kept.len(), 1, "{edit}");
        assert!(shown.contains(kept[0].to_str().unwrap()), "{shown}");
        let meal = world.json(&["meal", "show", "last"]);
        let food = world.json(&["food", "show", "rye bread"]);
        let values = &food["data"]["nutrition"]["values"];
        match edit.starts_with("meal") {
            true => assert_eq!(
                amounts(&meal),
                ["200 g Oats", "1 large Egg, whole, raw, fresh"]
            ),
            false => assert_eq!(
                (&values["kcal"], &values["protein"]),
                (&json!(250), &json!(9))
            ),
        }
    }
}

/// They could put a text of theirs in its place while the editor is open.
#[test]
fn nothing_is_edited_in_a_folder_in_which_others_may_replace_it() {
    use std::os::unix::fs::{PermissionsExt, symlink};
    let world = edited_by("sed -i 's/\"name\": null/\"name\": \"Edited\"/' \"$1\"");
    world.ok(&["log", "200 g oats"]);
    let temporary = world.home().join("tmp");
    let mode = |mode| fs::set_permissions(&temporary, fs::Permissions::from_mode(mode)).unwrap();
    mode(0o777);
    let Some(shown) = on(&world, "meal edit last -e", "") else {
        return;
    };
    assert!(shown.contains("exit-12"), "{shown}");
    assert!(shown.contains("everybody may write"), "{shown}");
    let (open, own) = (world.home().join("open"), world.home().join("own"));
    fs::create_dir(&open).unwrap();
    fs::create_dir(&own).unwrap();
    fs::rename(&temporary, own.join("tmp")).unwrap();
    symlink(own.join("tmp"), open.join("link")).unwrap();
    fs::set_permissions(&open, fs::Permissions::from_mode(0o777)).unwrap();
    let world = world.with("TMPDIR", open.join("link").to_str().unwrap());
    let shown = on(&world, "meal edit last -e", "").unwrap();
    assert!(shown.contains("exit-12"), "{shown}");
    assert_eq!(world.json(&["meal", "show", "last"])["name"], Value::Null);
    fs::set_permissions(own.join("tmp"), fs::Permissions::from_mode(0o1777)).unwrap();
    let world = world.with("TMPDIR", own.join("tmp").to_str().unwrap());
    let shown = on(&world, "meal edit last -e", "").unwrap();
    assert!(shown.contains("exit-0"), "{shown}");
    assert_eq!(world.json(&["meal", "show", "last"])["name"], "Edited");
    let world = world.with("TMPDIR", "");
    let shown = on(&world, "meal edit last -e", "").unwrap();
    assert!(
        shown.contains("exit-0") && shown.contains("nothing is changed"),
        "{shown}"
    );
}
