//! Cronometer's `servings.csv`. No file of a real account was at hand: the shape is that of files which
//! public programs read.

use serde_json::Value;

use super::counts;
use crate::world::World;

const SERVINGS: &str = "\u{feff}Day,Time,Group,Food Name,Amount,Energy (kcal),Carbs (g),Fiber (g),Net Carbs (g),Fat (g),Protein (g),Saturated (g),Sugars (g),Sodium (mg),Category\r\n\
2026-01-15,9:15 AM,Breakfast,\"Oats, rolled\",58.00 g,219.82,38.90,5.80,33.10,3.77,7.66,0.64,0.52,3.48,Cereals\r\n\
2026-01-15,9:15 AM,Breakfast,Eggs,2.00 large,143.00,0.72,0.00,0.72,9.51,12.56,3.13,0.37,142.00,Eggs\r\n\
2026-01-15,,Dinner,Chili,1.00 full recipe,291.49,,,,6.44,21.28,,,,Recipes\r\n\
2026-01-16,07:30,Breakfast,\"Oats, rolled\",80.00 g,303.20,53.65,8.00,45.65,5.20,10.56,0.88,0.72,4.80,Cereals\r\n";

fn list(world: &World) -> Vec<Value> {
    let page = world.json(&["meal", "list", "--all"]);
    page["meals"].as_array().unwrap().clone()
}

#[test]
fn rows_of_one_time_and_group_are_a_meal_without_a_real_sample() {
    let world = World::new();
    let view = world.json(&["import", &world.file("servings.csv", SERVINGS)]);
    assert_eq!(counts(&view), [3, 0, 3, 0]);
    let meals = list(&world);
    let times: Vec<&str> = meals
        .iter()
        .map(|meal| meal["eatenAt"].as_str().unwrap())
        .collect();
    assert_eq!(
        times,
        [
            "2026-01-16T07:30:00+01:00",
            "2026-01-15T19:00:00+01:00",
            "2026-01-15T09:15:00+01:00"
        ]
    );
    let values = &meals[2]["nutrition"]["values"];
    // The values of a food are those of its largest amount; others agree to the file's two decimals.
    let near = |name: &str, told: f64| (values[name].as_f64().unwrap() - told).abs() <= 0.01;
    assert!(near("kcal", 362.82), "{values}");
    // Fibre is no part of carbohydrate here.
    assert!(near("carbs", 33.82), "{values}");
    assert!(near("salt", 0.3637), "{values}");
    let chili = &meals[1]["items"][0];
    assert_eq!(chili["unit"], "full recipe");
    assert_eq!(
        chili["nutrition"]["values"].get("carbs"),
        None,
        "unknown is not zero"
    );
}

#[test]
fn what_no_column_tells_is_told() {
    let world = World::new();
    let told = |file: &str| {
        let file = world.file("a.csv", file);
        world.ok(&["import", &file, "--dry-run"]).err
    };
    assert!(!told(SERVINGS).contains("no column"));
    let file = SERVINGS.replace("Fat (g)", "Fats(g)");
    let one = "the file has no column fat (g): what it tells is unknown here";
    assert!(told(&file).contains(one), "{}", told(&file));
    let sums = "Date,Meal,Calories,Protein (g),Fat,Sodium\n2026-03-01,Lunch,450,35,3,20\n";
    let more = "the file has no column carbohydrates (g), saturated fat, sugar, fiber: what they tell is unknown here";
    assert!(told(sums).contains(more), "{}", told(sums));
}

/// The file may have no net carbs: what is made of the others is said.
#[test]
fn carbs_that_are_counted_anew_are_told_and_so_are_those_that_cannot_be() {
    let world = World::new();
    let mut file = "Day,Group,Food Name,Amount,Energy (kcal),Carbs (g),Fiber (g)\n".to_owned();
    for (food, figures) in [
        ("Oats", "54.0,8.0"),
        ("Bran", "3,3.5"),
        ("Seeds", "3,9"),
        ("Rice", "30,"),
        ("Oil", ",0"),
    ] {
        file += &format!("2026-11-20,Lunch,{food},50 g,100,{figures}\n");
    }
    let file = world.file("servings.csv", file);
    let ids = world.ok(&["import", &file, "-n", "-q"]);
    assert_eq!(ids.out, "", "nothing was written");
    let done = world.ok(&["import", &file]);
    done.says("it was taken out of those of 2 rows");
    done.says("which is not told, or is more than they are, in 2 rows");
    let meal = &list(&world)[0];
    let carbs = meal["items"].as_array().unwrap().iter();
    let carbs = carbs.map(|item| &item["nutrition"]["values"]["carbs"]);
    let carbs: Vec<String> = carbs.map(Value::to_string).collect();
    assert_eq!(carbs, ["46", "0", "null", "null", "null"]);
}

/// What is said of carbs is said of what was imported.
#[test]
fn rows_that_are_not_imported_are_not_counted_in_what_is_said_of_carbs() {
    let world = World::new();
    let head = "Day,Group,Food Name,Amount,Energy (kcal),Carbs (g),Fiber (g)\n";
    let rows = "2026-11-20,Lunch,Oats,50 g,100,54,8\n2026-11-20,Lunch,,50 g,100,54,8\n\
                2026-11-20,Lunch,Rice,50 g,100,30,\n20/11/2026,Lunch,Rice,50 g,100,30,\n";
    let file = world.file("servings.csv", format!("{head}{rows}"));
    let done = world.ok(&["import", &file, "--yes"]);
    done.says("it was taken out of those of 1 row\n");
    done.says("which is not told, or is more than they are, in 1 row\n");
}

/// Salt is a matter of milligrams of sodium: what is near in grams is not.
#[test]
fn sodium_is_kept_to_the_milligram() {
    let world = World::new();
    let head = "Day,Group,Food Name,Amount,Energy (kcal),Sodium (mg)\n";
    let day = |day: u32, sodium: &str| format!("2026-11-0{day},Lunch,Water,100 g,0,{sodium}\n");
    let rows = day(1, "4.00") + &day(2, "0.00") + &day(3, "7.99") + &day(4, "8.10");
    let file = world.file("servings.csv", format!("{head}{rows}"));
    world.ok(&["import", &file]);
    let mut salt: Vec<String> = list(&world)
        .iter()
        .map(|meal| meal["nutrition"]["values"]["salt"].to_string())
        .collect();
    salt.reverse();
    assert_eq!(salt, ["0.01", "0", "0.02", "0.02"]);
    // What was corrected there is another meal than it was.
    let mended = world.file("mended.csv", format!("{head}{}", day(2, "4.00")));
    let told = world.json(&["import", &mended]);
    assert_eq!(told["meals"]["there"], 1, "{told}");
    assert_eq!(
        told["different"].as_array().map(Vec::len),
        Some(1),
        "{told}"
    );
}

#[test]
fn of_columns_of_one_meaning_the_first_that_is_filled_counts() {
    let head = "Day,Food Name,Amount,Energy (kcal),Saturated (g),Saturated Fat (g)";
    for (cells, told) in [(",1.2", 1.2), ("0.7,1.2", 0.7), ("0.7,", 0.7)] {
        let world = World::new();
        let table = format!("{head}\n2026-11-03,Oats,1 cup,190,{cells}\n");
        world.ok(&["import", &world.file("servings.csv", table)]);
        let values = &list(&world)[0]["nutrition"]["values"];
        assert_eq!(values["saturatedFat"].as_f64(), Some(told), "{cells}");
    }
    let world = World::new();
    let table = format!("{head}\n2026-11-03,Oats,1 cup,190,,some\n");
    let refused = world.run(&["import", &world.file("servings.csv", table)]);
    refused.failed(3).says("saturated fat (g): \"some\"");
}

#[test]
fn a_food_is_one_of_ones_own_once_with_the_most_exact_values() {
    let world = World::new();
    world.ok(&["import", &world.file("servings.csv", SERVINGS)]);
    let oats = world.json(&["food", "show", "Oats, rolled"]);
    assert_eq!(oats["data"]["nutrition"]["basisAmount"], 80);
    let meals = list(&world);
    assert_eq!(meals[0]["items"][0]["food"]["key"], oats["key"]);
    assert_eq!(meals[2]["items"][0]["food"]["key"], oats["key"]);
}

#[test]
fn a_food_that_had_other_values_another_time_keeps_the_figures_of_each_time() {
    let world = World::new();
    let changed = SERVINGS.replace("58.00 g,219.82", "58.00 g,200.00");
    world.ok(&["import", &world.file("servings.csv", changed)]);
    let meals = list(&world);
    let kcal = |meal: usize| meals[meal]["items"][0]["nutrition"]["values"]["kcal"].to_string();
    assert_eq!((kcal(0), kcal(2)), ("303.2".to_owned(), "200".to_owned()));
    let foods = world.json(&["food", "search", "oats"]);
    assert_eq!(
        foods["foods"].as_array().unwrap().len(),
        1,
        "one food of that name"
    );
}

#[test]
fn a_longer_file_adds_only_what_is_new() {
    let world = World::new();
    world.ok(&["import", &world.file("servings.csv", SERVINGS)]);
    let longer = format!(
        "{SERVINGS}2026-01-17,07:30,Breakfast,Eggs,1.00 large,71.50,0.36,0.00,0.36,4.76,6.28,1.56,0.18,71.00,Eggs\r\n"
    );
    let view = world.json(&["import", &world.file("servings.csv", longer)]);
    assert_eq!(counts(&view), [1, 3, 0, 3]);
}

#[test]
fn a_row_that_is_not_understood_is_named_by_its_line() {
    let world = World::new();
    let odd = SERVINGS
        .replace("143.00", "many")
        .replace("2026-01-16", "16/01/2026");
    let error = world.error(3, &["import", &world.file("servings.csv", odd)]);
    let details = error["details"].as_array().unwrap();
    let places: Vec<&Value> = details.iter().map(|detail| &detail["path"]).collect();
    assert_eq!(places, ["line 3", "line 5"], "{error}");
    assert_eq!(world.meals(), 0);
}

#[test]
fn what_lies_ahead_is_planned() {
    let world = World::new();
    let ahead = SERVINGS.replace("2026-01-16", "2026-12-24");
    world.ok(&["import", &world.file("servings.csv", ahead)]);
    assert_eq!(list(&world)[0]["state"], "planned");
    assert_eq!(list(&world)[1]["state"], "logged");
}

#[test]
fn a_local_time_that_comes_twice_is_told_with_how_many_there_are() {
    let rows = |count: usize| {
        let head = "Day,Time,Group,Food Name,Amount,Energy (kcal)\n2026-10-24,02:30,,Tea,1 g,1\n";
        head.to_owned() + &"2026-10-25,02:30,,Toast,30 g,80\n".repeat(count)
    };
    let world = World::new();
    let one = world.ok(&["import", &world.file("one.csv", rows(1)), "-n"]);
    one.says("line 3: 02:30 comes twice that day: the earlier is taken");
    assert_eq!(one.err.matches("comes twice").count(), 1, "{}", one.err);
    let many = world.ok(&["import", &world.file("many.csv", rows(3)), "-n"]);
    many.says("line 3: 02:30 comes twice").says("2 more rows");
    let none = world.ok(&["import", &world.file("none.csv", rows(0)), "-n"]);
    assert!(!none.err.contains("twice"), "{}", none.err);
}

#[test]
fn an_amount_that_may_be_thousands_or_a_fraction_is_refused() {
    let world = World::new();
    let rows = "Day,Time,Group,Food Name,Amount,Energy (kcal)\n2026-11-02,8:00 AM,Breakfast,Stew,\"1,250 kg\",1303\n";
    let file = world.file("servings.csv", rows);
    world
        .run(&["import", &file])
        .failed(3)
        .says("1,250 may be thousands or a fraction");
    let told = rows.replace("1303", "1303.5");
    world.ok(&["import", &world.file("told.csv", &told), "--yes"]);
    // Semicolons alone do not tell either.
    let row = |kcal| {
        let head = "Day;Time;Group;Food Name;Amount;Energy (kcal);Fat (g)\n";
        let text = format!("{head}2026-11-02;8:00 AM;Breakfast;Stew;30 g;{kcal};1\n");
        world.file("semicolons.csv", text)
    };
    for kcal in ["2.675", "2,675"] {
        let refused = world.run(&["import", &row(kcal)]).failed(3);
        refused.says("may be thousands or a fraction");
    }
    for kcal in ["2,67", "2.67"] {
        world.ok(&["import", &row(kcal), "-n"]);
    }
}

#[test]
fn a_row_that_the_rules_forbid_is_named_and_keeps_no_other_row_of_its_meal_out() {
    let world = World::new();
    let long = "Rice ".repeat(100);
    let rows = [
        "2026-01-15,9:15 AM,Breakfast,Oats,58.00 g,220".to_owned(),
        format!("2026-01-15,9:15 AM,Breakfast,{long},58.00 g,220"),
        "2026-01-15,9:15 AM,Breakfast,Sun,1.00 g,99999999999999".to_owned(),
    ];
    let text = format!(
        "Day,Time,Group,Food Name,Amount,Energy (kcal)\n{}\n",
        rows.join("\n")
    );
    let file = world.file("servings.csv", text);
    let refused = world.run(&["import", &file]).failed(3);
    refused
        .says("line 3: name")
        .says("line 4: it has more of a nutrient");
    let view = world.json(&["import", &file, "--yes"]);
    assert_eq!(counts(&view), [1, 0, 1, 0]);
    assert_eq!(view["refused"].as_array().unwrap().len(), 2);
    let meals = list(&world);
    let items = meals[0]["items"].as_array().unwrap();
    assert_eq!(items.len(), 1);
    assert_eq!(items[0]["food"]["name"], "Oats");
}

#[test]
fn an_amount_that_cannot_be_meant_is_asked_for_and_one_that_is_none_is_refused() {
    let world = World::new();
    let head = "Day,Group,Food Name,Amount,Energy (kcal)";
    let file = world.file(
        "rice.csv",
        format!("{head}\n2026-05-01,Lunch,Rice,100000000.00 g,130000000\n2026-05-01,Dinner,Sun,1 g,30000\n"),
    );
    let told =
        "the meal at line 2: 100000000 g of \"Rice\" is more than 5000 g; so it is with 1 more";
    world
        .run(&["import", &file])
        .failed(2)
        .says(told)
        .says("--yes");
    assert_eq!(world.meals(), 0);
    world
        .ok(&["import", &file, "-n"])
        .says("30000 kcal of \"Sun\"");
    world
        .ok(&["import", &file, "--yes"])
        .says("the meal at line 2: 100000000 g of \"Rice\" is more than 5000 g")
        .says("30000 kcal of \"Sun\"");
    assert_eq!(world.meals(), 2);
    // Whoever agrees to the rest has been told of it.
    let beside = world.file(
        "beside.csv",
        format!("{head}\n2026-05-03,Lunch,Rice,100000000.00 g,130000000\n2026-05-03,Dinner,Oats,-1 g,30\n"),
    );
    world
        .run(&["import", &beside])
        .failed(3)
        .says("the meal at line 2: 100000000 g of \"Rice\" is more than 5000 g")
        .says("line 3: amount");
    let odd = [
        "1/2 cup",
        "1 1/2 cup",
        "½ cup",
        "1½ cup",
        "1e3 g",
        "-2 g",
        "1 500 g",
        "1\u{a0}500 g",
        "2 x 100 g",
        "2x100 g",
        "2 × 100 g",
        "1'000 g",
        "1’000 g",
        "\u{2212}2 g",
        "~200 g",
        "1_000 g",
        "1–2 cup",
        "1⁄2 cup",
        "1 and 1/2 cup",
        "2 and a half cups",
        "2 & a half cups",
        "1 plus 1/2 slices",
        "2 + 1/2 cups",
        "2 to 3 cups",
        "2 or 3 cups",
        "2 OR 3 cups",
        "2 - 3 cups",
        "3 per bag",
        "(2) g",
        "NaN g",
        "50% g",
    ];
    for amount in odd {
        let row = format!("{head}\n2026-05-02,Lunch,Rice,{amount},100\n");
        let refused = world
            .run(&["import", &world.file("half.csv", row)])
            .failed(3);
        refused.says(&format!("{amount:?} is no number and a unit"));
    }
    let plain = [
        "1 cup",
        "2.00 large",
        "1 bowl (350 ml)",
        "1.00 e-bar",
        "100g",
        "1 8 oz can",
        "2 500 ml bottle",
        "1 xl slice",
    ];
    for (day, amount) in (10..).zip(plain) {
        let row = format!("{head}\n2026-06-{day},Lunch,Rice,{amount},100\n");
        world.ok(&["import", &world.file("plain.csv", row)]);
    }
}

#[test]
fn of_several_amounts_of_a_meal_that_cannot_be_meant_each_is_named() {
    let world = World::new();
    let rows = [
        "Rice,6000 g,100",
        "Sun,1 g,30000",
        "Oats,100 g,370",
        "Sea,9 l,0",
    ];
    let rows = rows.map(|row| format!("2026-05-01,Lunch,{row}\n")).concat();
    let head = "Day,Group,Food Name,Amount,Energy (kcal)\n";
    let file = world.file("big.csv", format!("{head}{rows}"));
    world.run(&["import", &file]).failed(2).says("2 more");
    let taken = world.ok(&["import", &file, "--yes"]);
    for name in [
        "6000 g of \"Rice\"",
        "30000 kcal of \"Sun\"",
        "9000 ml of \"Sea\"",
    ] {
        assert!(taken.err.contains(name), "{name}: {}", taken.err);
    }
    assert_eq!(world.meals(), 1);
}

/// However its unit is spelled, and whichever it is.
#[test]
fn amounts_that_cannot_be_meant_are_asked_for_in_every_unit() {
    for amount in [
        "500.00 kg",
        "6.00 kg",
        "20.00 lb",
        "200.00 oz",
        "6.00 l",
        "6000.00 mL",
        "6000 grams",
        "300.00 fl oz",
        "50.00 cup",
    ] {
        let world = World::new();
        let head = "Day,Group,Food Name,Amount,Energy (kcal)";
        let file = world.file(
            "big.csv",
            format!("{head}\n2026-05-01,Lunch,Big,{amount},10\n"),
        );
        let refused = world.run(&["import", &file]).failed(2);
        refused.says("of \"Big\" is more than 5000").says("--yes");
        world.ok(&["import", &file, "--yes"]);
    }
    let world = World::new();
    let head = "Day,Group,Food Name,Amount,Energy (kcal)";
    let file = world.file(
        "fair.csv",
        format!("{head}\n2026-05-01,Lunch,Fair,4.9 kg,10\n"),
    );
    world.ok(&["import", &file]);
}

/// A quote that is closed nowhere, or in a row behind it, takes rows for text: they are named, and not read.
#[test]
fn rows_behind_a_quote_that_is_not_closed_are_named_and_not_lost_without_a_word() {
    let head = "Day,Group,Food Name,Amount,Energy (kcal),Category\n";
    let row = |day: &str, end: &str| format!("2026-05-{day},Lunch,Rice,100 g,130,{end}\n");
    let quoted = |text: String| {
        let cells = text
            .lines()
            .map(|line| format!("\"{}\"\n", line.replace(',', "\",\"")));
        cells.collect::<String>()
    };
    let open = format!(
        "{head}{}{}{}{}",
        row("01", "B"),
        row("02", "\"B"),
        row("03", "B"),
        row("04", "B")
    );
    let cut = quoted(format!(
        "{head}{}{}{}{}",
        row("01", "B"),
        row("02", "OPEN"),
        row("03", "B"),
        row("04", "B")
    ));
    let cut = cut.replace("\"OPEN\"", "\"B");
    for (text, lines, meals) in [(open, 3, 1), (cut, 2, 2)] {
        let world = World::new();
        let file = world.file("servings.csv", text);
        let told = format!("line 3: a quote is not closed: {lines} lines are taken for one row");
        world.run(&["import", &file]).failed(3).says(&told);
        assert_eq!(world.meals(), 0);
        world.ok(&["import", &file, "--yes"]).says(&told);
        assert_eq!(world.meals(), meals);
    }
    // Within a cell it is a letter, and a line break in quotes is none of a row.
    let world = World::new();
    let text = format!(
        "{head}2026-05-01,Lunch,12\" pizza,100 g,130,\"B\nC\"\n{}",
        row("02", "\"say \"\"cheese\"\"\"")
    );
    world.ok(&["import", &world.file("servings.csv", text)]);
    assert_eq!(world.meals(), 2);
}

/// A number with a comma in it that stands in no quotes moves all that is behind it.
#[test]
fn a_row_with_more_cells_than_there_are_columns_is_not_read_shifted() {
    let world = World::new();
    for (name, head, row) in [
        (
            "servings.csv",
            "Day,Time,Group,Food Name,Amount,Energy (kcal),Protein (g),Fat (g)",
            "2026-10-02,08:00,Breakfast,Cake,100.00 g,1,050,20.00,7.00",
        ),
        (
            "summary.csv",
            "Date,Meal,Calories,Fat (g),Protein (g)",
            "2026-09-02,Dinner,1,050,20,30",
        ),
    ] {
        let refused = world.run(&["import", &world.file(name, format!("{head}\n{row}\n"))]);
        let many = "line 2: the row has more cells than there are columns";
        refused.failed(3).says(many);
        // Nothing in the last cell says only that nothing stood in the last column.
        let row = row.replacen("1,050", "1050", 1);
        let refused = world.run(&["import", &world.file(name, format!("{head}\n{row},\n"))]);
        refused.failed(3).says(many);
        let world = World::new();
        let whole = world.file(name, format!("{head}\n{row}\n"));
        world.ok(&["import", &whole]);
        let meal = &world.json(&["meal", "list"])["meals"][0];
        assert_eq!(meal["nutrition"]["values"]["kcal"], 1050, "{meal}");
    }
}
