//! Completions that ask the program: ids, foods, contexts; never a word on the terminal.

use std::fs;
use std::process::Command;

use crate::undo::refused::Phone;
use crate::world::{World, id};

/// What is offered behind these words, by value.
fn offered(world: &World, words: &[&str]) -> Vec<String> {
    let done = world.ok(&[&["complete", "--"], words].concat());
    assert_eq!(done.err, "", "a word on the terminal");
    let values = done
        .records()
        .into_iter()
        .map(|record| record[0].to_owned());
    values.collect()
}

#[test]
fn meals_are_offered_by_id_with_what_they_are() {
    let world = World::stocked();
    let meal = id(&world.json(&["log", "1 egg"]));
    for words in [
        &["meal", "show", ""][..],
        &["--json", "meal", "edit", &meal[..3]],
        &["-C", "local", "meal", "delete", "x", ""],
        &["meal", "item", "set", ""],
    ] {
        assert_eq!(offered(&world, words), [&meal[..8]], "{words:?}");
    }
    let told = world.ok(&["complete", "--", "meal", "show", ""]).out;
    assert!(
        told.contains("2026-11-21") && told.contains("Egg"),
        "{told}"
    );
    assert!(offered(&world, &["meal", "show", "zzzz"]).is_empty());
    assert!(offered(&world, &["meal", "show", &meal, ""]).is_empty());
}

#[test]
fn what_is_eaten_was_planned() {
    let world = World::stocked();
    let planned = id(&world.json(&["plan", "1 egg @ tomorrow 8am"]));
    world.ok(&["log", "1 banana"]);
    for words in [&["eat", ""][..], &["meal", "eat", ""]] {
        assert_eq!(offered(&world, words), [&planned[..8]], "{words:?}");
    }
}

#[test]
fn foods_are_offered_own_ones_first() {
    let world = World::stocked();
    world.ok(&[
        "food",
        "save",
        "Bananarama cake",
        "--per",
        "100g",
        "--kcal",
        "300",
    ]);
    let names = offered(&world, &["log", "banan"]);
    assert_eq!(names[0], "Bananarama cake");
    assert!(names.contains(&"banana".to_owned()), "{names:?}");
    let foods = offered(&world, &["food", "show", "mine/"]);
    assert!(
        foods.len() == 1 && foods[0].starts_with("mine/"),
        "{foods:?}"
    );
    world.ok(&["food", "show", &foods[0]]);
}

#[test]
fn contexts_are_offered() {
    let world = World::new();
    world.ok(&["context", "add", "diary", "--path", "diary.db"]);
    assert_eq!(offered(&world, &["-C", ""]), ["local", "diary"]);
    assert_eq!(offered(&world, &["context", "use", "d"]), ["diary"]);
}

#[test]
fn what_is_broken_or_absent_is_not_offered_and_not_told() {
    let world = World::new();
    assert!(offered(&world, &["meal", "show", ""]).is_empty());
    assert!(offered(&world, &[]).is_empty());
    assert!(
        !world.data().exists() && !world.config().exists(),
        "something was made"
    );
    fs::create_dir(world.data()).unwrap();
    fs::write(world.journal(), "no journal at all").unwrap();
    fs::create_dir(world.config()).unwrap();
    fs::write(world.config().join("config.toml"), "[").unwrap();
    for words in [
        &["meal", "show", ""][..],
        &["-C", ""],
        &["food", "show", "mine/"],
        &["--nonsense"],
    ] {
        assert!(offered(&world, words).is_empty(), "{words:?}");
    }
    assert!(offered(&world, &["log", "banana"]).contains(&"banana".to_owned()));
}

#[test]
fn a_service_is_not_asked() {
    let world = World::new();
    world.ok(&["context", "add", "far", "--url", "https://192.0.2.1/v1"]);
    assert!(offered(&world, &["-C", "far", "meal", "show", ""]).is_empty());
    assert!(!offered(&world, &["-C", "far", "log", "egg"]).is_empty());
}

#[test]
fn of_a_service_is_offered_what_passed_through_here() {
    let home = World::stocked();
    let phone = Phone::of(&home);
    let world = phone.world;
    let save = ["food", "save", "Stew", "--per", "100g", "--kcal", "80"];
    let stew = id(&world.json(&save));
    world.ok(&["log", "100 g stew @ yesterday 9:00"]);
    let meal = id(&world.json(&["log", "1 egg"]));
    let gone = id(&world.json(&["log", "1 banana"]));
    world.ok(&["meal", "delete", &gone, "--yes"]);
    // Neither a key nor the service is needed.
    let world = world.with("JOURNAL_API_KEY", "jrnl_wrong");
    let meals = offered(&world, &["meal", "show", ""]);
    assert_eq!(meals.len(), 2, "{meals:?}");
    assert_eq!(meals[0], meal[..8]);
    let told = world.ok(&["complete", "--", "meal", "show", ""]).out;
    assert!(told.contains("2026-11-20 Stew"), "{told}");
    let own = ["Stew".to_owned(), format!("mine/{stew}")];
    assert_eq!(offered(&world, &["food", "edit", ""]), own);
    assert_eq!(offered(&world, &["log", "ste"])[0], "Stew");
    // Another service has nothing of it.
    world.ok(&["context", "add", "far", "--url", "https://192.0.2.1/v1"]);
    let far = world.with("JOURNAL_BASE_URL", "https://192.0.2.1/v1");
    assert!(offered(&far, &["meal", "show", ""]).is_empty());
}

#[test]
fn what_is_eaten_on_a_service_was_planned() {
    let home = World::stocked();
    let phone = Phone::of(&home);
    let world = &phone.world;
    let plan = |phrase: &str| id(&world.json(&["plan", phrase, "--at", "tomorrow 8am"]));
    let (eaten, planned) = (plan("1 egg"), plan("1 banana"));
    world.ok(&["log", "1 apple"]);
    world.ok(&["eat", &eaten]);
    assert_eq!(offered(world, &["eat", ""]), [&planned[..8]]);
    assert_eq!(offered(world, &["meal", "show", ""]).len(), 3);
    world.ok(&["undo"]);
    assert_eq!(offered(world, &["eat", ""]).len(), 2);
    // What an older program remembered does not say it, and is read.
    let folder = world.home().join("state/contexts");
    let files = fs::read_dir(folder)
        .unwrap()
        .map(|file| file.unwrap().path());
    let file = files
        .into_iter()
        .find(|file| file.extension().is_some())
        .unwrap();
    let text = fs::read_to_string(&file).unwrap();
    let mut hints: serde_json::Value = serde_json::from_str(&text).unwrap();
    let known = hints.as_object_mut().unwrap().remove("planned");
    assert!(known.is_some(), "{hints}");
    fs::write(&file, hints.to_string()).unwrap();
    assert!(offered(world, &["eat", ""]).is_empty());
    assert_eq!(offered(world, &["meal", "show", ""]).len(), 3);
    world.ok(&["plan", "--list"]);
    assert_eq!(offered(world, &["eat", ""]).len(), 2);
}

#[test]
fn what_was_added_quickly_on_a_service_is_no_food_that_is_offered() {
    let home = World::stocked();
    let phone = Phone::of(&home);
    let world = phone.world;
    for name in ["Stew", "Stew"] {
        let save = ["food", "save", name, "--per", "100g", "--kcal", "80"];
        world.ok(&[&save[..], &["--yes"]].concat());
    }
    world.ok(&["log", "500 kcal burger"]);
    world.ok(&["log", "300kcal"]);
    world.ok(&["meal", "list", "--all"]);
    world.ok(&["today"]);
    let foods = offered(&world, &["food", "delete", ""]);
    assert_eq!(foods.iter().filter(|food| *food == "Stew").count(), 1);
    assert_eq!(foods.len(), 3, "a name and two references: {foods:?}");
    assert!(!offered(&world, &["log", "bur"]).contains(&"your own".to_owned()));
}

#[test]
fn only_own_foods_are_offered_to_be_changed_and_by_name_too() {
    let world = World::stocked();
    let save = ["food", "save", "Banana bread", "--per", "100g", "--kcal"];
    let food = id(&world.json(&[&save[..], &["300"]].concat()));
    for command in ["edit", "delete"] {
        let foods = offered(&world, &["food", command, "ban"]);
        assert_eq!(foods, ["Banana bread"], "{command}");
    }
    for words in [
        &["food", "show", "ban"][..],
        &["food", "copy", "ban"],
        &["food", "pin", "x", "ban"],
    ] {
        let foods = offered(&world, words);
        assert_eq!(foods[0], "Banana bread", "{words:?}");
        assert!(foods.contains(&"banana".to_owned()), "{words:?}");
    }
    assert_eq!(
        offered(&world, &["food", "delete", "mine/"]),
        [format!("mine/{food}")]
    );
}

#[test]
fn pins_and_what_can_be_left_out_of_a_meal_are_offered() {
    let world = World::stocked();
    world.ok(&["food", "pin", "usual", "banana"]);
    for command in [
        &["food", "unpin"][..],
        &["food", "show"],
        &["food", "pin", "other"],
        &["log"],
        &["plan"],
        &["meal", "item", "add", "last"],
    ] {
        let words = [command, &["usu"]].concat();
        assert_eq!(offered(&world, &words), ["usual"], "{command:?}");
    }
    // A name that is also an everyday word is offered once.
    world.ok(&["food", "pin", "banana", "banana"]);
    assert_eq!(offered(&world, &["log", "banana"])[0], "banana");
    let bananas = offered(&world, &["log", "banana"]);
    assert_eq!(bananas.iter().filter(|name| *name == "banana").count(), 1);
    world.ok(&["log", "1 egg, 1 apple @ yesterday 9:00"]);
    let meal = id(&world.json(&["log", "1 banana, 1 egg @ yesterday 19:00"]));
    let egg = "Egg, whole, raw, fresh";
    for (words, expected) in [
        (
            &["again", "--without", ""][..],
            &[egg, "Apples, raw, with skin"][..],
        ),
        (
            &["again", "yesterday", "dinner", "--without", ""],
            &["Bananas, raw", egg],
        ),
        (&["again", "dinner", "--without", "ban"], &["Bananas, raw"]),
        (
            &["meal", "copy", &meal[..8], "--without", ""],
            &["Bananas, raw", egg],
        ),
        (&["again", "fri", "--at", ""], &[]),
        (&["meal", "copy", "--without", ""], &[]),
    ] {
        assert_eq!(offered(&world, words), expected, "{words:?}");
    }
}

#[test]
fn a_state_is_one_of_two() {
    let world = World::stocked();
    world.ok(&["log", "1 egg"]);
    let offers = in_bash(&world, "meal edit last --state ''");
    assert_eq!(offers, "planned\nlogged\n");
    world
        .run(&["meal", "edit", "last", "--state", "eaten"])
        .failed(2)
        .says("planned");
}

/// What bash would offer behind a line.
fn in_bash(world: &World, words: &str) -> String {
    let script = world.file("journal.bash", world.ok(&["completions", "bash"]).out);
    let program = env!("CARGO_BIN_EXE_journal");
    let line = format!(
        "source {script}; COMP_WORDS=({program} {words}); COMP_CWORD=$((${{#COMP_WORDS[@]}} - 1)); \
         _journal_things {program} \"${{COMP_WORDS[COMP_CWORD]}}\" \"${{COMP_WORDS[COMP_CWORD-1]}}\"; \
         printf '%s\\n' \"${{COMPREPLY[@]}}\""
    );
    let mut bash = Command::new("bash");
    let like = world.command::<&str>(&[]);
    bash.args(["--norc", "-c", &line]).env_clear();
    bash.envs(
        like.get_envs()
            .filter_map(|(name, value)| Some((name, value?))),
    );
    let output = bash.output().expect("bash");
    assert_eq!(String::from_utf8_lossy(&output.stderr), "");
    String::from_utf8(output.stdout).unwrap()
}

#[test]
fn bash_goes_on_with_a_name_of_several_words_however_it_is_quoted() {
    let world = World::stocked();
    world.ok(&[
        "food",
        "save",
        "Mum's \"best\" $oup",
        "--per",
        "100g",
        "--kcal",
        "1",
    ]);
    world.ok(&["food", "save", "zz!! end", "--per", "100g", "--kcal", "1"]);
    for (typed, offered) in [
        (r"log 'rye\ b'", "rye\\ bread\n"),
        ("log '\"200 g rye b'", "200 g rye bread\n"),
        ("log '\"2 eggs, 1 Rye b'", "2 eggs, 1 Rye bread\n"),
        ("log '\"1 MUM'", "1 MUM's \\\"best\\\" \\$oup\n"),
        ("log '\"rye b'", "rye bread\n"),
        (r#"log "'rye b""#, "rye bread\n"),
        ("food show mum", "Mum\\'s\\ \\\"best\\\"\\ \\$oup\n"),
        (
            r"food show 'mum\'\''s\ '",
            "Mum\\'s\\ \\\"best\\\"\\ \\$oup\n",
        ),
        ("food show '\"mum'", "Mum's \\\"best\\\" \\$oup\n"),
        (r#"food show "'mum""#, "Mum'\\''s \"best\" $oup\n"),
        // Of history bash puts earlier words in its place, in double quotes as well.
        ("food show '\"zz'", "zz\"'!'\"\"'!'\" end\n"),
        ("food show \"'zz\"", "zz!! end\n"),
        ("food show zz", "zz\\!\\!\\ end\n"),
    ] {
        let told = in_bash(&world, typed);
        assert!(told.contains(offered), "{typed}: {told}");
    }
}

#[test]
fn bash_offers_what_the_program_says_else_the_words_of_the_command_line() {
    let world = World::stocked();
    let meal = id(&world.json(&["log", "1 egg"]));
    assert_eq!(in_bash(&world, "meal show ''"), format!("{}\n", &meal[..8]));
    assert!(in_bash(&world, "log 'rye b'").contains("rye\\ bread\n"));
    assert!(in_bash(&world, "meal sh").contains("show\n"));
    assert!(in_bash(&world, "meal show --js").contains("--json\n"));
    // It takes an option and its value for three words.
    assert_eq!(in_bash(&world, "--context = lo"), "local\n");
    assert_eq!(in_bash(&world, "report --by = w"), "week\n");
    assert_eq!(in_bash(&world, "report --by ="), "day\nweek\nmonth\n");
    // An option is begun with a dash.
    assert_eq!(in_bash(&world, "eat ''"), "\n");
}

#[test]
fn no_file_is_offered_where_none_is_meant() {
    let world = World::stocked();
    world.file("a-file", "");
    // As bash does it: where the function has nothing it offers files, unless the function tells it not to.
    let script = world.file("journal.bash", world.ok(&["completions", "bash"]).out);
    let (home, program) = (world.home().display(), env!("CARGO_BIN_EXE_journal"));
    let typed = |words: &str| {
        let line = format!(
            "cd {home}; source {script}; declare -A on=([default]=1); \
             compopt() {{ if [[ $1 = +o ]]; then on[$2]=; fi; }}; \
             COMP_WORDS=({program} {words}); COMP_CWORD=$((${{#COMP_WORDS[@]}} - 1)); \
             _journal_things {program} \"${{COMP_WORDS[COMP_CWORD]}}\" \"${{COMP_WORDS[COMP_CWORD-1]}}\"; \
             if [[ ${{#COMPREPLY[@]}} -eq 0 && -n ${{on[default]}} ]]; then COMPREPLY=($(compgen -f)); fi; \
             printf '%s\n' \"${{COMPREPLY[@]}}\""
        );
        let mut bash = Command::new("bash");
        bash.args(["--norc", "-c", &line]).env_clear();
        let like = world.command::<&str>(&[]);
        let like = like.get_envs();
        bash.envs(like.filter_map(|(name, value)| Some((name, value?))));
        let told = bash.output().expect("bash");
        String::from_utf8(told.stdout).unwrap().contains("a-file")
    };
    for words in [
        "eat ''",
        "log '1 egg' --at ''",
        "body set --weight ''",
        "meal show ''",
    ] {
        assert!(!typed(words), "{words}");
    }
    for words in [
        "import ''",
        "log '1 egg' --photo ''",
        "export -o ''",
        "db backup ''",
    ] {
        assert!(typed(words), "{words}");
    }
}

/// A shell that may not be on this machine, in a home where `journal` is the program; what it prints.
fn in_shell(world: &World, shell: &str, arguments: &[&str]) -> Option<String> {
    let bin = world.home().join("bin");
    fs::create_dir_all(&bin).unwrap();
    let _ = std::os::unix::fs::symlink(env!("CARGO_BIN_EXE_journal"), bin.join("journal"));
    let path = std::env::var("PATH").unwrap();
    let command = world.command(&[""]);
    let settings = command.get_envs();
    let mut run = Command::new(shell);
    run.env_clear()
        .envs(settings.filter_map(|(name, value)| Some((name, value?))))
        .env("PATH", format!("{}:{path}", bin.display()))
        .env("TERM", "dumb")
        .current_dir(world.home())
        .args(arguments);
    let output = run.output().ok()?;
    Some(String::from_utf8_lossy(&output.stdout).into_owned())
}

#[test]
fn fish_offers_what_the_program_says_else_the_words_of_the_command_line() {
    let world = World::stocked();
    let meal = id(&world.json(&["log", "1 rye bread"]));
    world.file("journal.fish", world.ok(&["completions", "fish"]).out);
    let offers = |words: &str| {
        let line = format!("source journal.fish; complete -C 'journal {words}'");
        in_shell(&world, "fish", &["--no-config", "-c", &line])
    };
    let Some(meals) = offers("meal show ") else {
        return;
    };
    let offered = |line: &str| line.starts_with(&meal[..8]) && line.contains("Bread");
    assert!(meals.lines().any(offered), "{meals}");
    let words = offers("meal sh").unwrap();
    assert!(words.starts_with("show\t"), "{words}");
    let options = offers("meal show --js").unwrap();
    assert!(options.starts_with("--json"), "{options}");
    // What is in quotes is asked for without them, also where they are open still.
    world.ok(&["food", "save", "Rye loaf", "--per", "100g", "--kcal", "250"]);
    for words in ["food show \"Rye lo", "food pin \"my own\" \"Rye lo"] {
        let loaf = offers(words).unwrap();
        assert!(loaf.contains("Rye loaf"), "{words}: {loaf}");
    }
    // Of an option's value too; a file only where one is taken.
    let copied = format!("meal copy {} --without ", &meal[..8]);
    for (words, expected) in [
        (copied.as_str(), "Bread, rye\n"),
        ("again today --without ", "Bread, rye\n"),
        ("log jour", ""),
        ("import jour", "journal.fish\n"),
        ("log --photo jour", "journal.fish\n"),
    ] {
        assert_eq!(offers(words).unwrap(), expected, "{words}");
    }
}

#[test]
fn fish_goes_on_behind_help_behind_completions_and_behind_an_option_before_the_command() {
    let world = World::new();
    world.file("journal.fish", world.ok(&["completions", "fish"]).out);
    let offers = |words: &str| {
        let line = format!("source journal.fish; complete -C 'journal {words}'");
        let told = in_shell(&world, "fish", &["--no-config", "-c", &line])?;
        let names = told.lines().filter_map(|line| line.split('\t').next());
        Some(names.map(str::to_owned).collect::<Vec<_>>().join(" "))
    };
    if offers("").is_none() {
        return;
    }
    for (words, expected) in [
        ("help quick", "quick-text"),
        ("help me", "meal"),
        ("--json help tar", "target"),
        ("help target ", "clear set show"),
        ("help meal sh", "show"),
        ("completions ", "bash fish nushell powershell zsh"),
        ("completions n", "nushell"),
        ("--format ", "csv json ndjson plain table"),
        ("-n --format j", "json"),
        ("--color ", "always auto never"),
        ("--color never abo", "about"),
        ("today --format ", "csv json ndjson plain table"),
    ] {
        assert_eq!(offers(words).unwrap(), expected, "{words}");
    }
    let help = offers("help ").unwrap();
    for name in ["log", "catalog", "dates", "imports"] {
        let mut names = help.split(' ');
        assert!(names.any(|offered| offered == name), "{name}: {help}");
    }
}

#[test]
fn zsh_offers_what_the_program_says() {
    let world = World::stocked();
    let meal = id(&world.json(&["log", "1 rye bread"]));
    world.file("_journal", world.ok(&["completions", "zsh"]).out);
    // A zsh in a terminal of its own, in which Tab is typed; what it inserts is asked for.
    let typed = |words: &str| {
        let script = format!(
            "rm -f told; zmodload zsh/zpty; zpty z zsh -f -i\n\
             zpty -w z 'PS1=; unsetopt zle_bracketed_paste 2>/dev/null; fpath=($PWD $fpath)'\n\
             zpty -w z 'autoload -Uz compinit; compinit -u -d $PWD/dump'\n\
             zpty -w z 'show() {{ print -r -- \"<$BUFFER>\" >> told; zle kill-buffer; }}; zle -N show; bindkey \"^X\" show'\n\
             sleep 1\n\
             zpty -w -n z $'journal {words}\\t'; sleep 1; zpty -w -n z $'\\x18'\n\
             for i in {{1..50}}; do [[ -s told ]] && break; sleep 0.1; done; zpty -d z; cat told"
        );
        in_shell(&world, "zsh", &["-f", "-c", &script])
    };
    let Some(told) = typed("meal show ") else {
        return;
    };
    assert!(
        told.contains(&format!("<journal meal show {}", &meal[..8])),
        "{told}"
    );
    // What is in quotes is asked for without them, also where they are open still.
    world.ok(&["food", "save", "Rye loaf", "--per", "100g", "--kcal", "250"]);
    let told = typed("food pin \"my own\" \"Rye lo").unwrap();
    let whole = "<journal food pin \"my own\" \"Rye loaf\" >";
    assert!(told.contains(whole), "{told}");
}

#[test]
fn the_value_of_an_option_is_left_to_the_script() {
    let world = World::stocked();
    world.ok(&["log", "1 egg"]);
    for words in [
        &["log", "--library", ""][..],
        &["log", "--photo", ""],
        &["log", "1 egg", "--at", ""],
        &["eat", "--scale", ""],
    ] {
        assert!(offered(&world, words).is_empty(), "{words:?}");
    }
    assert!(!offered(&world, &["log", "--at", "8am", ""]).is_empty());
}

#[test]
fn settings_are_offered_by_name_and_what_they_can_be() {
    let world = World::stocked();
    for (words, expected) in [
        (&["preference", "set", "u"][..], &["units"][..]),
        (
            &["preference", "set", "units", ""],
            &["metric", "imperial", "uk"],
        ),
        (
            &["preference", "set", "showTargets", ""],
            &["true", "false"],
        ),
        (&["body", "unset", "wei"], &["weightKg"]),
        (
            &["body", "set", "--sex", ""],
            &["female", "male", "unspecified"],
        ),
        (&["body", "log", "--activity", "v"], &["very"]),
        (&["config", "get", "time"], &["timezone"]),
        (&["completions", "po"], &["powershell"]),
        (
            &["catalog", "import", ""],
            &["off", "service", "composition"],
        ),
        (&["catalog", "import", "off", ""], &[]),
        (&["help", "preference", "set", ""], &[]),
    ] {
        assert_eq!(offered(&world, words), expected, "{words:?}");
    }
}
