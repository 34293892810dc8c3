//! Whom to cite, wherever a person reads foods of others.

use serde_json::json;

use crate::world::World;

#[test]
fn foods_of_others_are_cited_where_they_are_read() {
    let world = World::stocked();
    let table = "code\tproduct_name\tenergy-kcal_100g\n3017620422003\tSpread\t539\n";
    let import = ["catalog", "import", "off", "-"];
    world.run_with(&import, table).succeeded();
    world.ok(&["log", "15 g off/3017620422003, 100 g oats"]);
    let (off, usda) = ("Open Food Facts, ODbL 1.0", "USDA");
    let reads: [&[&str]; 4] = [
        &["find", "spread"],
        &["food", "search", "spread", "--library", "off"],
        &["meal", "show", "last"],
        &["report", "--html", "-"],
    ];
    for line in reads {
        let told = world.ok(&[line, &["--format", "table"]].concat()).out;
        assert!(told.contains(off), "{line:?}: {told}");
    }
    let page = world.ok(&["report", "--html", "-"]).out;
    assert!(page.contains(usda), "{page}");
    world.ok(&["food", "save", "Gruel", "--per", "100g", "--kcal", "50"]);
    let own = world.ok(&["find", "gruel", "--format", "table"]).out;
    assert!(!own.contains("contains information"), "{own}");
}

#[test]
fn foods_say_whose_they_are_and_not_whose_library_they_are_in() {
    let world = World::new();
    let food = |key: &str, source: &str| {
        format!(r#"{{"key":"{key}","name":"Spread {key}","data":{{"base":"g"{source}}}}}"#)
    };
    let foods = [
        food("own", ""),
        food("usda", r#","source":{"place":"USDA FoodData Central"}"#),
    ];
    let import = ["catalog", "import", "off", "-"];
    world.run_with(&import, foods.join("\n")).succeeded();
    let show = |key: &str| world.ok(&["food", "show", key, "--format", "table"]).out;
    assert!(!show("off/own").contains("source:"));
    assert!(show("off/usda").contains("source: USDA FoodData Central (public domain)"));
    let search = [
        "food",
        "search",
        "spread",
        "--library",
        "off",
        "--format",
        "table",
    ];
    let told = world.ok(&search).out;
    assert!(!told.contains("Open Food Facts"), "{told}");
    let table = "code\tproduct_name\tenergy-kcal_100g\n3017620422003\tSpread\t539\n";
    world.run_with(&import, table).succeeded();
    let off = show("off/3017620422003");
    assert!(
        off.contains("source: Open Food Facts (Open Database License)"),
        "{off}"
    );
    assert!(!show("off/own").contains("source:"));
    // A copy of a product says whose its figures are, too.
    world.ok(&["food", "copy", "off/3017620422003", "--name", "My spread"]);
    let copy = show("My spread");
    assert!(
        copy.contains("source: Open Food Facts (Open Database License)"),
        "{copy}"
    );
}

#[test]
fn what_was_eaten_says_whose_figures_it_counts_and_not_whose_library_it_is_in() {
    let world = World::new();
    let food = |library: &str, key: &str, source: &str| {
        let data = format!(
            r#""base":"g","nutrition":{{"basisAmount":100,"values":{{"kcal":100}}}}{source}"#
        );
        let line = format!(r#"{{"key":"{key}","name":"Food {key}","data":{{{data}}}}}"#);
        world
            .run_with(&["catalog", "import", library, "-"], line)
            .succeeded();
    };
    let usda = r#","source":{"place":"USDA FoodData Central"}"#;
    food("off", "own", "");
    food("off", "40000018", usda);
    food("service", "40000025", usda);
    food("composition", "foundation-00001", usda);
    food("composition", "own", "");
    let table = "code\tproduct_name\tenergy-kcal_100g\n40000001\tSpread\t539\n";
    world
        .run_with(&["catalog", "import", "off", "-"], table)
        .succeeded();
    let cited = "contains information from";
    for (food, whom) in [
        ("off/own", None),
        ("off/40000001", Some("Open Food Facts, ODbL 1.0")),
        ("off/40000018", Some("USDA FoodData Central, public domain")),
        (
            "service/40000025",
            Some("USDA FoodData Central, public domain"),
        ),
        (
            "composition/foundation-00001",
            Some("USDA FoodData Central, public domain"),
        ),
        ("composition/own", None),
    ] {
        world.ok(&["log", &format!("15 g {food}")]);
        let lines: [&[&str]; 4] = [
            &["meal", "show", "last", "--format", "table"],
            &["meal", "list", "--format", "table"],
            &["today", "--format", "table"],
            &["report", "--html", "-"],
        ];
        for line in lines {
            let told = world.ok(line).out;
            match whom {
                Some(whom) => assert!(told.contains(&format!("{cited} {whom}")), "{food} {told}"),
                None => assert!(!told.contains(cited), "{food}: {told}"),
            }
        }
        world.ok(&["meal", "delete", "last", "--yes"]);
    }
    // A journal tells it without the catalogue; one that never knew it goes by the library.
    world.ok(&["log", "15 g off/own, 5 g off/40000001"]);
    std::fs::remove_file(world.catalogue()).unwrap();
    let items = world.json(&["meal", "show", "last"])["items"].clone();
    assert!(items[0]["food"]["attribution"].is_null());
    let told = items[1]["food"]["attribution"].as_str().unwrap();
    assert!(told.contains("Open Food Facts"), "{told}");
}

#[test]
fn what_is_left_of_a_product_is_cited_whoever_changed_it_since() {
    let world = World::new();
    let import = |file: &str, text: &str| {
        let file = world.file(file, text);
        world.ok(&["catalog", "import", "off", &file]);
    };
    let products =
        "code\tproduct_name\tenergy-kcal_100g\tingredients_text\n034000470693\tCups\t510\tsugar\n";
    import("products.tsv", products);
    let own = |values: &str, more: &str| {
        let data =
            format!(r#""base":"g","nutrition":{{"basisAmount":100,"values":{{{values}}}}}{more}"#);
        format!(r#"{{"key":"034000470693","name":"Cups","data":{{{data}}}}}"#)
    };
    let usda = r#","source":{"place":"USDA FoodData Central"}"#;
    let shown = || {
        world
            .ok(&["food", "show", "off/34000470693", "--format", "table"])
            .out
    };
    let is_licensed = || {
        let status = world.json(&["catalog", "status"]);
        let imports = status["imports"].as_array().unwrap().clone();
        let mut licences = imports.iter().map(|it| it["licence"].as_str().unwrap());
        licences.any(|licence| licence.contains("ODbL"))
    };
    let product = "Open Food Facts (Open Database License)";
    import("own.ndjson", &own(r#""kcal":77"#, ""));
    assert!(
        shown().contains(&format!("source: {product}")),
        "{}",
        shown()
    );
    assert!(is_licensed());
    // A food of which a table tells the figures, and products the ingredients.
    import("usda.ndjson", &own(r#""kcal":78"#, usda));
    let both = format!("source: USDA FoodData Central (public domain); {product}");
    assert!(shown().contains(&both), "{}", shown());
    assert!(is_licensed());
    let found = world.ok(&[
        "food",
        "search",
        "cups",
        "--library",
        "off",
        "--format",
        "table",
    ]);
    assert!(
        found
            .out
            .contains("USDA FoodData Central, public domain; Open Food Facts, ODbL 1.0")
    );
    world.ok(&["log", "10 g off/34000470693"]);
    let meal = world.ok(&["meal", "show", "last", "--format", "table"]).out;
    let cited = "Open Food Facts, ODbL 1.0; USDA FoodData Central, public domain";
    assert!(meal.contains(cited), "{meal}");
    // So is a copy, and what is eaten of it.
    world.ok(&["food", "copy", "off/34000470693", "--name", "My cups"]);
    let copy = || {
        world
            .ok(&["food", "show", "My cups", "--format", "table"])
            .out
    };
    assert!(copy().contains(&both), "{}", copy());
    world.ok(&["food", "edit", "My cups", "--kcal", "3"]);
    assert!(copy().contains(&both), "{}", copy());
    world.ok(&["log", "10 g my cups"]);
    let meal = world.ok(&["meal", "show", "last", "--format", "table"]).out;
    assert!(meal.contains(cited), "{meal}");
    // Products without nutrition change the name, and leave the table its figures.
    let bare = products.replace("Cups\t510", "Cups of chocolate\t");
    import("bare.tsv", &bare);
    assert!(shown().contains(&both), "{}", shown());
    // What products tell whole is theirs alone.
    import("again.tsv", products);
    assert!(!shown().contains("USDA"), "{}", shown());
    assert!(shown().contains(product), "{}", shown());
}

#[test]
fn an_import_is_listed_for_as_long_as_something_of_it_is_there() {
    let world = World::new();
    let import = |file: &str, key: &str, kcal: u8| {
        let values = format!(r#""nutrition":{{"basisAmount":100,"values":{{"kcal":{kcal}}}}}"#);
        let food = format!(r#"{{"key":"{key}","name":"Dish","data":{{"base":"g",{values}}}}}"#);
        let file = world.file(file, food);
        world.ok(&["catalog", "import", "service", &file]);
    };
    let listed = || {
        let status = world.ok(&["catalog", "status", "--format", "table"]).out;
        ["first", "second"].map(|name| status.contains(name))
    };
    import("first.ndjson", "40000001", 100);
    world.ok(&["food", "copy", "service/40000001", "--kcal", "101"]);
    let pending = world.json(&["catalog", "review", "list"])["corrections"][0]["id"].clone();
    let twice = [pending.as_str().unwrap(), &pending.as_str().unwrap()[..4]];
    let accepted = world.json(&["catalog", "review", "accept", twice[0], twice[1]]);
    assert_eq!(accepted["ids"], json!([pending]));
    import("second.ndjson", "40000018", 50);
    assert_eq!(listed(), [true, true]);
    world.ok(&["catalog", "remove", "service", "--yes"]);
    assert_eq!(listed(), [false, false]);
}

#[test]
fn a_table_of_which_something_is_left_is_cited_beside_the_one_that_tells_the_figures() {
    let world = World::new();
    let import = |more: &str, place: &str, values: &str| {
        let data = format!(r#""base":"g"{more}{values},"source":{{"place":"{place}"}}"#);
        let food = format!(r#"{{"key":"usda-99999","name":"Soup of {place}","data":{{{data}}}}}"#);
        let file = world.file("food.ndjson", food);
        world.ok(&["catalog", "import", "composition", &file]);
    };
    let shown = || {
        world
            .ok(&[
                "food",
                "show",
                "composition/usda-99999",
                "--format",
                "table",
            ])
            .out
    };
    let values = r#","nutrition":{"basisAmount":100,"values":{"kcal":40}}"#;
    let cup = r#","measures":[{"label":"cup","size":240}]"#;
    import(cup, "USDA SR28", values);
    import("", "USDA FoodData Central", values);
    let both = "source: USDA FoodData Central (public domain); USDA SR28 (public domain)";
    assert!(shown().contains(both), "{}", shown());
}

#[test]
fn sources_that_nobody_knows_the_licence_of_are_named_each_as_well() {
    let world = World::new();
    let import = |library: &str, key: &str, more: &str, place: &str| {
        let data = format!(r#""base":"g",{more},"source":{{"place":"{place}"}}"#);
        let food = format!(r#"{{"key":"{key}","name":"Pie","data":{{{data}}}}}"#);
        let file = world.file("food.ndjson", food);
        world.ok(&["catalog", "import", library, &file]);
    };
    let shown = |food: &str| world.ok(&["food", "show", food, "--format", "table"]).out;
    let values = r#""nutrition":{"basisAmount":100,"values":{"kcal":200}}"#;
    let slice = r#""measures":[{"label":"slice","size":80}]"#;
    import("service", "p1", values, "Alpha tables");
    import("service", "p1", slice, "Beta kitchen");
    world.ok(&["food", "copy", "service/p1", "--name", "Mine"]);
    for food in ["service/p1", "Mine"] {
        let told = shown(food);
        assert!(
            told.contains("source: Alpha tables; Beta kitchen\n"),
            "{told}"
        );
    }
    // Beside one whose licence is known, too.
    let table = "code\tproduct_name\tenergy-kcal_100g\tingredients_text\n40000001\tPie\t1\tflour\n";
    let products = world.file("products.tsv", table);
    let product = "Open Food Facts (Open Database License)";
    for (more, told) in [
        (values, format!("source: Alpha tables; {product}")),
        (slice, format!("source: {product}; Alpha tables")),
    ] {
        world.ok(&["catalog", "import", "off", &products]);
        import("off", "40000001", more, "Alpha tables");
        let shown = shown("off/40000001");
        assert!(shown.contains(&told), "{shown}");
        let food = world.json(&["food", "show", "off/40000001"]);
        assert!(food.to_string().contains("Alpha tables"), "{food}");
    }
}

#[test]
fn recipes_and_what_is_taken_elsewhere_name_whom_they_have_it_from() {
    let world = World::new();
    let table = "code\tproduct_name\tenergy-kcal_100g\n40000001\tSpread\t539\n";
    let import = ["catalog", "import", "off", "-"];
    world.run_with(&import, table).succeeded();
    let recipe = [
        "recipe",
        "save",
        "Toast",
        "--servings",
        "2",
        "--ingredient",
        "50 g off/40000001",
        "--ingredient",
        "100 g composition/usda-09040",
    ];
    world.ok(&recipe);
    world.ok(&["food", "copy", "off/40000001", "--name", "Mine"]);
    let log = "1 serving toast, 10 g mine, 5 g off/40000001, 5 g composition/usda-09040";
    world.ok(&["log", log]);
    let file = world.file("export.json", world.ok(&["export"]).out);
    let both = ["Open Food Facts", "USDA SR28"];
    let holds = |world: &World, line: &[&str], places: &[&str]| {
        let told = world.ok(&[line, &["--format", "table"]].concat()).out;
        let cited: Vec<&str> = told.lines().filter(|it| is_cited(it)).collect();
        let all = cited.join("\n");
        for place in places {
            assert!(all.contains(place), "{line:?} {place}: {told}");
        }
    };
    // Where the catalogue is not: nothing but the file tells it.
    let elsewhere = World::new();
    elsewhere.ok(&["import", &file]);
    for world in [&world, &elsewhere] {
        holds(world, &["food", "show", "Toast"], &both);
        holds(world, &["food", "show", "Mine"], &both[..1]);
        let meal = world.json(&["meal", "show", "last"]);
        let items = meal["items"].as_array().unwrap();
        for (item, places) in items.iter().zip([&both[..], &both[..1], &both[..1]]) {
            let told = item["food"]["attribution"].as_str().unwrap();
            for place in places {
                assert!(told.contains(place), "{item}");
            }
        }
        holds(
            world,
            &["meal", "show", "last"],
            &["Open Food Facts", "USDA"],
        );
    }
}

fn is_cited(line: &str) -> bool {
    line.contains("source:") || line.contains("contains information from")
}
