//! MyFitnessPal's nutrition summary. No file of a real account was at hand: the shape is that of files
//! which public programs read.

use serde_json::{Value, json};

use super::counts;
use crate::world::World;

const SUMMARY: &str = "Date,Meal,Calories,Fat (g),Saturated Fat,Polyunsaturated Fat,Monounsaturated Fat,Trans Fat,Cholesterol,Sodium (mg),Potassium,Carbohydrates (g),Fiber,Sugar,Protein (g),Vitamin A,Vitamin C,Calcium,Iron,Note\n\
2026-03-01,Breakfast,450.0,15.0,,1,1,0,50,300.0,400,45,3,12,35,0,0,0,0,\n\
2026-03-01,Dinner,\"1,050.5\",30,8,2,3,0,90,900,800,90,10,8,90,0,0,0,0,\"late, but good\"\n\
Totals,,1500.5,45,8,3,4,0,140,1200,1200,135,13,20,125,0,0,0,0,\n";

fn list(world: &World) -> Vec<Value> {
    let page = world.json(&["meal", "list", "--all"]);
    page["meals"].as_array().unwrap().clone()
}

#[test]
fn a_row_is_a_meal_with_its_sums_without_a_real_sample() {
    let world = World::new();
    let done = world.ok(&["import", &world.file("summary.csv", SUMMARY), "--json"]);
    done.says("the file has no times");
    assert_eq!(counts(&done.json()), [2, 0, 0, 0]);
    let meals = list(&world);
    assert_eq!(meals[0]["name"], "Dinner");
    assert_eq!(meals[0]["notes"], "late, but good");
    assert_eq!(meals[0]["eatenAt"], "2026-03-01T19:00:00+01:00");
    let values = &meals[0]["nutrition"]["values"];
    assert_eq!(values["kcal"].to_string(), "1050.5");
    assert_eq!(values["salt"].to_string(), "2.25");
    let breakfast = &meals[1]["nutrition"]["values"];
    assert_eq!(breakfast.get("saturatedFat"), None, "unknown is not zero");
    // A sum is no food to be found again.
    assert_eq!(
        world.json(&["food", "search", ""])["foods"],
        Value::Array(Vec::new())
    );
    // It can be eaten again all the same.
    world.ok(&["again", "2026-03-01", "dinner", "--scale", "0.5"]);
    let again = world.json(&["meal", "show", "last"]);
    let half = json!({ "kcal": 525.25, "protein": 45, "carbs": 45, "fat": 15, "salt": 1.125 });
    for (nutrient, value) in half.as_object().unwrap() {
        assert_eq!(&again["nutrition"]["values"][nutrient], value, "{again}");
    }
}

#[test]
fn a_file_is_imported_once_in_whatever_way_its_lines_and_numbers_are_written() {
    let world = World::new();
    world.ok(&["import", &world.file("summary.csv", SUMMARY)]);
    let other = SUMMARY
        .replace("\"late, but good\"", "late and good")
        .replace("\"1,050.5\"", "1050,5");
    let other = other.replace('\n', "\r\n");
    let european: String = other
        .lines()
        .map(|line| match line.contains("1050,5") {
            true => {
                line.replacen("1050,5", "@", 1)
                    .replace(',', ";")
                    .replace('@', "1050,5")
                    + "\r\n"
            }
            false => line.replace(',', ";") + "\r\n",
        })
        .collect();
    let file = world.file("summary.csv", format!("\u{feff}{european}"));
    assert_eq!(counts(&world.json(&["import", &file])), [0, 2, 0, 0]);
    let other = World::new();
    other.ok(&["import", &file, "--from", "myfitnesspal"]);
    let kcal = &list(&other)[0]["nutrition"]["values"]["kcal"];
    assert_eq!(kcal.to_string(), "1050.5");
}

#[test]
fn a_file_of_another_program_than_was_said_is_refused() {
    let world = World::new();
    let file = world.file("summary.csv", SUMMARY);
    world
        .run(&["import", &file, "--from", "cronometer"])
        .failed(3)
        .says("Food Name");
    world
        .run(&["import", &file, "--from", "journal"])
        .failed(3)
        .says("none that journal writes");
    assert_eq!(world.meals(), 0);
}

#[test]
fn a_comma_before_three_digits_is_what_the_other_numbers_of_the_file_say_and_else_refused() {
    let file = |kcal: &str, protein: &str| {
        format!("Date,Meal,Calories,Protein (g)\n2026-03-01,Lunch,\"{kcal}\",\"{protein}\"\n")
    };
    for (kcal, protein, imported) in [
        ("412,5", "18,250", "18.25"),
        ("1,412.5", "18,250", "18250"),
        ("412.5", "18,250", "18250"),
    ] {
        let world = World::new();
        world.ok(&[
            "import",
            &world.file("one.csv", file(kcal, protein)),
            "--yes",
        ]);
        let values = &list(&world)[0]["nutrition"]["values"];
        assert_eq!(values["protein"].to_string(), imported, "{kcal}");
    }
    let world = World::new();
    let unclear = world.file("unclear.csv", file("412", "18,250"));
    let refused = world.run(&["import", &unclear]).failed(3);
    refused
        .says("line 2")
        .says("18,250 may be thousands or a fraction");
    assert!(list(&world).is_empty());
}

#[test]
fn times_are_taken_where_a_column_has_them() {
    let world = World::new();
    let rows = "Date,Meal,Time,Calories\n2026-03-01,Dinner,7:15 PM,810.5\n2026-03-01,Lunch,,500\n";
    let done = world.ok(&["import", &world.file("timed.csv", rows)]);
    done.says("1 row has no time");
    let meals = list(&world);
    assert_eq!(meals[0]["eatenAt"], "2026-03-01T19:15:00+01:00");
    assert_eq!(meals[1]["eatenAt"], "2026-03-01T12:30:00+01:00");
}

#[test]
fn a_file_that_was_cut_behind_its_header_is_said_to_have_no_rows() {
    let world = World::new();
    let header = world.file("header.csv", &SUMMARY[..120]);
    world
        .ok(&["import", &header])
        .says("the file has a header, and no rows");
}

#[test]
fn a_meal_that_is_called_almost_like_the_sum_of_a_day_is_a_meal() {
    let world = World::new();
    let head = "Date,Meal,Calories";
    let file = format!("{head}\n2026-09-03,Subtotals,900\nDaily Totals,,900\nTOTALS,,900\n");
    let done = world.json(&["import", &world.file("summary.csv", file)]);
    assert_eq!(counts(&done), [1, 0, 0, 0]);
}

/// A meal of several rows has the notes of all of them; what is noted there of a meal that is here is told.
#[test]
fn no_note_of_a_row_is_lost() {
    let rows = |rows: &[&str]| format!("Date,Meal,Calories,Note\n{}\n", rows.join("\n"));
    let several = rows(&[
        "2026-01-01,Breakfast,100,told later",
        "2026-01-01,Breakfast,200,and another",
        "2026-01-01,Breakfast,50,told later",
        "2026-01-01,Breakfast,10,",
    ]);
    let world = World::new();
    world.ok(&["import", &world.file("summary.csv", several)]);
    assert_eq!(list(&world)[0]["notes"], "told later\nand another");
    let world = World::new();
    let bare = rows(&["2026-01-01,Breakfast,100,"]);
    world.ok(&["import", &world.file("summary.csv", bare)]);
    let noted = world.file(
        "summary.csv",
        rows(&["2026-01-01,Breakfast,100,told later"]),
    );
    let id = list(&world)[0]["id"].clone();
    let done = world.ok(&["import", &noted, "--json"]);
    done.says("is here otherwise than in the file");
    assert_eq!(done.json()["different"], json!([id]));
    let edit = ["meal", "edit", "last", "--note", "mine\ntold later"];
    world.ok(&edit);
    let done = world.ok(&["import", &noted, "--json"]);
    assert!(!done.err.contains("otherwise"), "{}", done.err);
}

#[test]
fn a_sum_whose_row_may_hold_others_is_refused() {
    for sum in [
        "2026-01-02,Totals,500,\"a note\n2026-01-02,Lunch,500,",
        "Totals,,500,\"sum of the day\n2026-01-02,Lunch,500,",
        "2026-01-02,Totals,500,x,2026-01-03,Dinner,900,",
    ] {
        let world = World::new();
        let rows = format!("Date,Meal,Calories,Note\n2026-01-01,Lunch,400,\n{sum}\n");
        let file = world.file("summary.csv", rows);
        world.run(&["import", &file]).failed(3).says("line 3: ");
        assert_eq!(world.meals(), 0);
    }
}

/// How numbers are written is learned from numbers, and not from what parts the cells.
#[test]
fn no_text_tells_what_a_comma_means_and_no_tab() {
    for rows in [
        "Date,Meal,Calories,Protein (g),Note\n2026-01-02,Lunch,\"1,050\",40,\n2026-01-03,Dinner,800,40,\"82,5\"\n",
        "Date,Meal,Calories,Protein (g)\n2026-01-02,\"2,5\",\"1,050\",40\n",
        "Date\tMeal\tCalories\tProtein (g)\n2026-01-02\tLunch\t1,050\t40\n",
    ] {
        let world = World::new();
        let refused = world.run(&["import", &world.file("summary.csv", rows)]);
        refused
            .failed(3)
            .says("1,050 may be thousands or a fraction");
    }
    let world = World::new();
    let rows = "Date\tMeal\tCalories\tProtein (g)\n2026-01-02\tLunch\t1,050\t40,5\n";
    world.ok(&["import", &world.file("summary.csv", rows)]);
    assert_eq!(
        list(&world)[0]["nutrition"]["values"]["protein"].to_string(),
        "40.5"
    );
}
