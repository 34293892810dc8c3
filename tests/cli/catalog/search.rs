//! Finding products among others.

use serde_json::json;

use crate::world::World;

fn shop() -> World {
    let world = World::new();
    let rows = [
        "34000470693\tReese's Cups\tHershey\ten:united-states\t5",
        "42100005264\tBar\t\ten:united-states\t1",
        "40000001\tCrème brûlée\t\ten:france\t9",
        "40000018\tNusskuchen Straße\t\ten:germany\t9",
        "40000025\tЁлка конфеты\t\ten:russia\t9",
        "40000032\t牛乳チョコレート\t明治\ten:japan\t9",
        "40000049\tนมสดพาสเจอร์ไรส์\t\ten:thailand\t9",
        "40000056\tBœuf bourguignon\t\ten:france\t3",
        "40000063\tBoeuf seul\t\ten:belgium\t7",
    ];
    let table = format!(
        "code\tproduct_name\tbrands\tcountries_tags\tunique_scans_n\n{}\n",
        rows.join("\n")
    );
    world
        .run_with(&["catalog", "import", "off", "-"], table)
        .succeeded();
    world
}

fn found(world: &World, query: &[&str]) -> Vec<String> {
    let told = world.json(&[&["food", "search", "--library", "off"], query].concat());
    let foods = told["foods"].as_array().unwrap().iter();
    foods
        .map(|food| food["name"].as_str().unwrap().to_owned())
        .collect()
}

#[test]
fn a_barcode_is_found_in_every_form() {
    let world = shop();
    for code in [
        "034000470693",
        "0034000470693",
        "34000470693",
        "00034000470693",
        "0 34000 47069 3",
        "0-34000-47069-3",
        "０３４０００４７０６９３",
        "000000034000470693",
    ] {
        assert_eq!(found(&world, &[code]), ["Reese's Cups"], "{code}");
    }
    for code in ["042100005264", "0042100005264", "04252614", "0000004252614"] {
        assert_eq!(found(&world, &[code]), ["Bar"], "{code}");
    }
    assert!(found(&world, &["3400047069"]).is_empty(), "half a barcode");
    for part in ["425261", "0425261", "4252614"] {
        assert_eq!(found(&world, &[part]), ["Bar"], "{part}");
    }
    // Whoever points at a food may say it with its barcode alone.
    for code in ["034000470693", "0034000470693"] {
        let shown = world.json(&["food", "show", code]);
        assert_eq!(shown["name"], "Reese's Cups", "{code}");
    }
    world.run(&["food", "show", "034000470694"]).failed(6);
}

#[test]
fn a_product_is_referred_to_with_any_number_of_zeros() {
    let world = shop();
    for code in [
        "034000470693",
        "34000470693",
        "00034000470693",
        "0034000470693",
        "000000034000470693",
        "０３４０００４７０６９３",
    ] {
        let shown = world.json(&["food", "show", &format!("off/{code}")]);
        assert_eq!(shown["key"], "0034000470693", "{shown}");
    }
    for typed in ["042100005264", "04252614"] {
        let shown = world.json(&["food", "show", &format!("off/{typed}")]);
        assert_eq!(shown["name"], "Bar", "{typed}");
    }
    for other in [
        "off/3400047069",
        "off/0",
        "service/34000470693",
        "off/34000470693x",
    ] {
        world.error(6, &["food", "show", other]);
    }
}

#[test]
fn a_short_code_of_a_shop_goes_before_what_it_may_be_a_part_of() {
    let world = shop();
    let table = "code\tproduct_name\tunique_scans_n\n425261\tA bun that the shop bakes\t0\n";
    world
        .run_with(&["catalog", "import", "off", "-"], table)
        .succeeded();
    let own = "A bun that the shop bakes";
    assert_eq!(found(&world, &["425261"]), [own, "Bar"]);
    assert_eq!(found(&world, &["00425261"])[0], own);
}

#[test]
fn letters_are_found_as_people_type_them() {
    let world = shop();
    for (typed, name) in [
        ("creme brulee", "Crème brûlée"),
        ("CRÈME BRÛ", "Crème brûlée"),
        ("strasse", "Nusskuchen Straße"),
        ("елка", "Ёлка конфеты"),
        ("牛乳", "牛乳チョコレート"),
        ("乳チョコ", "牛乳チョコレート"),
        ("チョコレート", "牛乳チョコレート"),
        ("明治", "牛乳チョコレート"),
        ("ト", "牛乳チョコレート"),
        ("สด", "นมสดพาสเจอร์ไรส์"),
    ] {
        assert_eq!(found(&world, &[typed]), [name], "{typed}");
    }
    assert!(
        found(&world, &["牛チョ"]).is_empty(),
        "letters that do not stand side by side"
    );
}

#[test]
fn products_of_the_country_come_first_and_none_is_dropped() {
    let world = shop();
    assert_eq!(
        found(&world, &["boeuf"]),
        ["Boeuf seul", "Bœuf bourguignon"]
    );
    assert_eq!(
        found(&world, &["boeuf", "--region", "FR"]),
        ["Bœuf bourguignon", "Boeuf seul"]
    );
}

#[test]
fn nothing_a_person_types_is_an_error_of_the_engine() {
    let world = shop();
    let odd = [
        "\"",
        "'",
        "*",
        "^",
        "%",
        "_",
        "-",
        "--",
        "\\",
        "NEAR(a b)",
        "name:x",
        "a OR b",
        "a AND",
        "NOT",
        "(",
        ")",
        "O'Brien",
        "@FR",
        "_fr_creme",
        "\u{200b}",
        "\u{301}",
        "ß",
        "ﬁ",
        "🍫",
        "a\tb",
        ";DROP TABLE food",
        "{}",
        "%s",
    ];
    for typed in odd {
        world.ok(&["food", "search", "--library", "off", "--", typed]);
    }
    world.ok(&["food", "search", "--library", "off", &"x".repeat(200)]);
}

#[test]
fn an_import_counts_the_foods_without_values_alike_wherever_it_tells_of_them() {
    let world = World::new();
    // The values of the last cannot be meant.
    let head = "code\tproduct_name\tproteins_100g\tfat_100g\n";
    let table = format!(
        "{head}40000001\tTea\t\t\n40000002\tCake\t5\t9\n40000003\tStone\t60\t60\n40000004\tMate\t\t\n"
    );
    let import = ["catalog", "import", "off", "-"];
    let told = world.run_with(&import, table).succeeded();
    told.says("3 of 4 foods have no values");
    assert!(told.out.contains("without nutrition\t3"), "{}", told.out);
}

#[test]
fn a_library_in_which_nothing_is_found_is_not_called_another() {
    let world = World::stocked();
    let none = [
        "food",
        "search",
        "zzzzqqq",
        "--library",
        "off",
        "--format",
        "table",
    ];
    let told = world.ok(&none).out;
    assert!(
        told.contains("No foods") && !told.contains("Other"),
        "{told}"
    );
}

#[test]
fn of_equal_matches_foods_without_any_value_come_last_and_an_import_of_such_says_so() {
    let world = World::new();
    let food = |key: &str, name: &str, nutrition: &str| {
        format!(r#"{{"key":"{key}","name":"{name}","data":{{"base":"g"{nutrition}}}}}"#)
    };
    let import = |lines: &str| {
        let line = ["catalog", "import", "service", "-"];
        world.run_with(&line, lines).succeeded()
    };
    let bare = [food("a", "Oat bar", ""), food("b", "Oat bars", "")].join("\n");
    let told = import(&bare);
    told.says("2 of 2 foods have no values: a search lists them behind others");
    // Nobody else knows the values of one's own foods.
    assert!(!told.err.contains("import service FILE"), "{}", told.err);
    let known = r#","nutrition":{"basisAmount":100,"values":{"kcal":400}}"#;
    let full = [
        food("c", "Oat bar", known),
        food("d", "Oat bars of the shop", known),
    ]
    .join("\n");
    let told = import(&full);
    assert!(!told.err.contains("no values"), "{}", told.err);
    let keys = |query: &str| {
        let found = world.json(&["food", "search", query, "--library", "service"]);
        let foods = found["foods"].as_array().unwrap().iter();
        foods
            .map(|food| food["key"].as_str().unwrap().to_owned())
            .collect::<Vec<_>>()
    };
    // The same name: what can be counted is first. Others: the shorter name, behind what is known.
    assert_eq!(keys("oat bar"), ["c", "a", "d", "b"]);
    assert_eq!(keys("oat"), ["c", "d", "a", "b"]);
}

#[test]
fn a_word_that_a_food_has_beside_its_name_is_said_to_be_that_food() {
    let world = World::stocked();
    let search = |word: &str| {
        let line = ["food", "search", "--library", "composition", word];
        world.ok(&line).err
    };
    let told = search("avoine");
    assert!(
        told.contains("\"avoine\" is composition/usda-20038 ("),
        "{told}"
    );
    assert!(!told.contains("did you mean"), "{told}");
    world.ok(&["catalog", "remove", "composition", "--yes"]);
    for word in ["oats", "avoine", "oat"] {
        assert_eq!(search(word), "", "{word}");
    }
    let refused = world.run(&["log", "200 g oats"]).failed(6);
    assert!(!refused.err.contains("did you mean"), "{}", refused.err);
}

#[test]
fn korean_products_are_found_by_a_word_inside_their_name() {
    let world = World::new();
    let table = "code\tproduct_name\n40000001\t가나초콜릿\n";
    let import = ["catalog", "import", "off", "-"];
    world.run_with(&import, table).succeeded();
    for typed in ["초콜릿", "가나초콜릿", "가나"] {
        let found = world.json(&["food", "search", "--library", "off", typed]);
        assert_eq!(found["foods"][0]["name"], "가나초콜릿", "{typed}");
    }
}

#[test]
fn a_name_that_is_longer_without_its_special_letters_is_looked_for_all_the_same() {
    let world = World::new();
    let name = "ß".repeat(150);
    world.ok(&["find", &name]);
    world.run(&["log", &format!("100 g {name}")]).failed(6);
    world.run(&["find", &"ß".repeat(201)]).failed(3);
}

#[test]
fn what_is_mistaken_for_the_code_of_a_country_is_told() {
    let world = shop();
    for command in [
        &["food", "search", "bar", "--library", "off"][..],
        &["find", "bar"],
    ] {
        world
            .run(&[command, &["--region", "uk"]].concat())
            .failed(2)
            .says("the United Kingdom is GB");
        world.ok(&[command, &["--region", "GB"]].concat());
    }
}

#[test]
fn of_equals_a_product_of_which_protein_carbs_or_fat_are_known_goes_first() {
    let world = World::new();
    let rows = "code\tproduct_name\tunique_scans_n\tcompleteness\tsalt_100g\tenergy-kcal_100g\tproteins_100g
3000000000014\tAlpha salt\t5\t0.9\t1\t\t
3000000000021\tAlpha protein\t5\t0.5\t\t\t2
3000000000038\tAlpha nothing\t5\t0.95\t\t\t
3000000000045\tAlpha kcal\t5\t0.92\t\t100\t
3000000000052\tAlpha often\t6\t0.1\t\t\t
";
    world
        .run_with(&["catalog", "import", "off", "-"], rows)
        .succeeded();
    let wanted =
        ["often", "protein", "kcal", "salt", "nothing"].map(|word| format!("Alpha {word}"));
    assert_eq!(found(&world, &["alpha"]), wanted);
}

#[test]
fn names_in_languages_are_found_by_their_language_and_held_to_the_rules_of_a_name() {
    let world = World::new();
    let import = |names: &str| {
        let line = format!(r#"{{"key":"a","name":"Bread","names":{names},"data":{{"base":"g"}}}}"#);
        let other = r#"{"key":"b","name":"Soup","data":{"base":"g"}}"#;
        let import = [
            "catalog", "import", "service", "-", "--json", "--report", "report", "--yes",
        ];
        let done = world.run_with(&import, format!("{line}\n{other}\n"));
        let report = std::fs::read_to_string(world.home().join("report"));
        (done.succeeded().json(), report.unwrap())
    };
    import(r#"{"de-AT":"Laib","DE":"Brot","pt_BR":"Pao","EN":"Loaf"}"#);
    for (locale, name) in [
        ("de", "Brot"),
        ("de-AT", "Brot"),
        ("pt", "Pao"),
        ("en-GB", "Loaf"),
    ] {
        let search = [
            "food",
            "search",
            name,
            "--library",
            "service",
            "--locale",
            locale,
        ];
        let found = world.json(&search);
        assert_eq!(found["foods"][0]["name"], name, "{locale}");
    }
    let long = "F".repeat(201);
    for (names, why) in [
        (
            format!(r#"{{"fr":"{long}"}}"#),
            "names.fr: must have 1 to 200 characters",
        ),
        (
            r#"{"fr":""}"#.to_owned(),
            "names.fr: must have 1 to 200 characters",
        ),
        (r#"{"fr":5}"#.to_owned(), "names.fr: must be text"),
        (r#"{"d_":"x"}"#.to_owned(), "names.d_: is no language"),
        (r#"["fr"]"#.to_owned(), "names: must be an object"),
    ] {
        let (done, report) = import(&names);
        assert_eq!(done["skipped"], json!({ "against_rules": 1 }), "{names}");
        assert!(report.contains(why), "{names}: {report}");
    }
}

#[test]
fn of_equal_use_the_shorter_name_in_the_language_of_the_search_goes_first() {
    let world = World::new();
    let eggs = [
        ("Zegg, raw", "Zœuf frais, cru, de poule"),
        ("Zegg, hard-boiled, of a hen", "Zœuf dur"),
        ("Zegg, poached", "Zœuf poché"),
    ];
    let line = |(at, (name, french)): (usize, &(&str, &str))| {
        let data = json!({"base": "g", "measures": [{"label": "egg", "size": 50}]});
        let food =
            json!({"key": at.to_string(), "name": name, "names": {"fr": french}, "data": data});
        format!("{food}\n")
    };
    let lines: String = eggs.iter().enumerate().map(line).collect();
    world
        .run_with(&["catalog", "import", "service", "-", "--yes"], lines)
        .succeeded();
    let order = |words: &[&str]| -> Vec<String> {
        let search = ["food", "search", "--library", "service"];
        let page = world.json(&[&search, words].concat());
        let foods = page["foods"].as_array().unwrap().iter();
        foods
            .map(|food| food["key"].as_str().unwrap().to_owned())
            .collect()
    };
    assert_eq!(order(&["zegg"]), ["0", "2", "1"]);
    assert_eq!(order(&["zegg", "--locale", "en"]), ["0", "2", "1"]);
    assert_eq!(order(&["zoeuf", "--locale", "fr"]), ["1", "2", "0"]);
    assert_eq!(order(&["zoeuf", "--locale", "fr", "--limit", "1"]), ["1"]);
    assert_eq!(order(&["zoeuf", "--locale", "fr", "--offset", "2"]), ["0"]);
    // Who eats one often finds it first, whatever it is called.
    world.ok(&["log", "1 egg service/0"]);
    assert_eq!(order(&["zoeuf", "--locale", "fr"]), ["0", "1", "2"]);
}
