//! What is kept of a correction: a nutrient or a measure alone, or all figures; and what overtakes it.

use serde_json::{Value, json};

use super::accepted::{accept, update};
use super::answered::accepted_and_not_marked;
use super::review::{product, propose, propose_body, save_copy, shop};
use crate::world::{World, id};

fn values(world: &World) -> String {
    product(world)["data"]["nutrition"]["values"].to_string()
}

#[test]
fn of_a_corrected_nutrient_the_others_are_those_of_imports() {
    let world = shop();
    let id = propose(&world, "Nutela", 539);
    // What came meanwhile is not taken back by what nobody proposed.
    update(&world, "Nutela", 500, "6", "\t");
    accept(&world, &id);
    assert_eq!(values(&world), r#"{"kcal":539,"sugars":56.3,"fibre":6}"#);
    update(&world, "Nutela", 502, "7", "15 g\t15");
    assert_eq!(values(&world), r#"{"kcal":539,"sugars":56.3,"fibre":7}"#);
    assert!(product(&world)["data"]["defaultPortion"].is_object());
    std::fs::remove_file(world.catalogue()).unwrap();
    update(&world, "Nutela", 503, "8", "\t");
    assert_eq!(values(&world), r#"{"kcal":539,"sugars":56.3,"fibre":8}"#);
}

#[test]
fn a_corrected_measure_leaves_the_nutrition_to_imports() {
    let world = World::new();
    let bare = "code\tproduct_name\n3017620422003\tNutela\n";
    let import = ["catalog", "import", "off", "-"];
    world.run_with(&import, bare).succeeded();
    let measures = json!([{ "label": "spoon", "size": 15 }]);
    let data = json!({ "base": "g", "measures": measures });
    accept(&world, &propose_body(&world, "Nutela", data));
    update(&world, "Nutela", 500, "6", "\t");
    assert_eq!(values(&world), r#"{"kcal":500,"sugars":56.3,"fibre":6}"#);
    assert_eq!(product(&world)["data"]["measures"], measures);
}

#[test]
fn measures_that_a_later_export_brings_come_beside_corrected_ones() {
    let world = shop();
    let measures = json!([{ "label": "spoon", "size": 15 }]);
    accept(
        &world,
        &propose_body(
            &world,
            "Nutela",
            figures("g", 500, json!({ "measures": measures })),
        ),
    );
    update(&world, "Nutela", 500, "", "20 g\t20");
    let labels = |world: &World| {
        let measures = product(world)["data"]["measures"].clone();
        let measures = measures.as_array().unwrap().iter();
        measures
            .map(|measure| measure["label"].to_string())
            .collect::<Vec<_>>()
    };
    assert_eq!(labels(&world), [r#""20 g""#, r#""spoon""#]);
    let version = product(&world)["version"].clone();
    update(&world, "Nutela", 500, "", "20 g\t20");
    assert_eq!(product(&world)["version"], version);
    // One that the export has no more goes, the corrected one stays.
    update(&world, "Nutela", 500, "", "25 g\t25");
    assert_eq!(labels(&world), [r#""25 g""#, r#""spoon""#]);
    // A catalogue that is made from nothing knows it, too.
    std::fs::remove_file(world.catalogue()).unwrap();
    update(&world, "Nutela", 500, "", "30 g\t30");
    assert_eq!(labels(&world), [r#""30 g""#, r#""spoon""#]);
    world.ok(&["log", "1 spoon off/3017620422003"]);
}

#[test]
fn what_changed_since_it_was_proposed_is_shown_and_overwritten_only_if_told() {
    let world = shop();
    let id = propose(&world, "Nutella", 539);
    let list = ["catalog", "review", "list"];
    let told = &world.json(&list)["corrections"][0];
    assert_eq!(told["now"], Value::Null);
    update(&world, "Nut spread", 510, "", "\t");
    let told = &world.json(&list)["corrections"][0];
    let now = json!({ "name": "Nut spread", "data.nutrition.values.kcal": 510 });
    assert_eq!(
        (&told["now"], &told["changes"][0]["from"]),
        (&now, &json!("Nutela"))
    );
    let table = world.ok(&[&list[..], &["--format", "table"]].concat()).out;
    let table = table.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(table.contains("500 → 539 (now 510)"), "{table}");

    let accept = ["catalog", "review", "accept", &id];
    for line in [&accept[..], &[&accept[..], &["-n"]].concat()] {
        let refused = world.run(line).failed(7);
        refused
            .says("data.nutrition.values.kcal was 500 and is 510")
            .says(r#"name was "Nutela" and is "Nut spread""#)
            .says("--overwrite");
    }
    assert_eq!(product(&world)["name"], "Nut spread");
    assert_eq!(world.json(&list)["corrections"][0]["status"], "pending");
    world.ok(&[&accept[..], &["--overwrite"]].concat());
    assert_eq!(product(&world)["name"], "Nutella");
    assert_eq!(values(&world), r#"{"kcal":539,"sugars":56.3}"#);
}

#[test]
fn what_changed_to_what_was_proposed_is_nothing_to_overwrite() {
    let world = shop();
    let id = propose(&world, "Nutella", 539);
    update(&world, "Nutella", 500, "", "\t");
    assert_eq!(
        world.json(&["catalog", "review", "list"])["corrections"][0]["now"],
        Value::Null
    );
    let help = world.ok(&["catalog", "review", "list", "--help"]).out;
    assert!(
        help.contains("Where it says what was proposed, nothing"),
        "{help}"
    );
    let help = world.ok(&["catalog", "review", "accept", "--help"]).out;
    assert!(
        help.contains("and not as it was proposed, is refused"),
        "{help}"
    );
    accept(&world, &id);
    assert_eq!(values(&world), r#"{"kcal":539,"sugars":56.3}"#);
}

#[test]
fn a_corrected_nutrient_is_as_much_of_another_amount_and_gives_way_to_no_serving() {
    let world = shop();
    accept(&world, &propose(&world, "Nutela", 539));
    let before = product(&world)["data"].clone();
    let line = |base: &str, amount: u32| {
        format!(
            r#"{{"key":"3017620422003","name":"Nutela","barcode":"3017620422003","data":{{"base":"{base}",
            "nutrition":{{"basisAmount":{amount},"values":{{"kcal":90}}}}}}}}"#
        )
        .replace('\n', "")
    };
    let import = ["catalog", "import", "off", "-"];
    world.run_with(&import, line("serving", 1)).succeeded();
    assert_eq!(product(&world)["data"], before);
    world.run_with(&import, line("g", 15)).succeeded();
    assert_eq!(
        product(&world)["data"]["nutrition"],
        json!({ "basisAmount": 15, "values": { "kcal": 80.85 } })
    );
}

#[test]
fn an_acceptance_that_fails_changes_nothing_then_or_later() {
    let world = shop();
    let id = propose(&world, "Nutela", 539);
    // Somebody else is making the catalogue anew: this one waits, and is killed.
    let lock = world.data().join("catalog.db.lock");
    let held = std::fs::File::create(&lock).unwrap();
    held.lock().unwrap();
    let mut child = world.start(
        &["catalog", "review", "accept", &id],
        std::process::Stdio::null(),
    );
    std::thread::sleep(std::time::Duration::from_millis(500));
    child.kill().unwrap();
    child.wait().unwrap();
    drop(held);
    world.ok(&["catalog", "review", "reject", &id, "--note", "no"]);
    update(&world, "Nutela", 500, "", "\t");
    assert_eq!(values(&world), r#"{"kcal":500,"sugars":56.3}"#);
}

#[test]
fn what_its_proposer_cannot_be_told_of_is_not_accepted() {
    let world = shop();
    let id = propose(&world, "Nutela", 539);
    let journal = rusqlite::Connection::open(world.journal()).unwrap();
    // Somebody writes it, and does not come to an end.
    journal.execute_batch("BEGIN IMMEDIATE").unwrap();
    let error = world.error(12, &["catalog", "review", "accept", &id]);
    assert_eq!(error["outcome"], "not_applied", "{error}");
    assert_eq!(values(&world), r#"{"kcal":500,"sugars":56.3}"#);
    assert!(!world.data().join("reviews.db").exists());
    journal.execute_batch("ROLLBACK").unwrap();
    accept(&world, &id);
    assert_eq!(values(&world), r#"{"kcal":539,"sugars":56.3}"#);
}

#[test]
fn what_the_catalogue_has_already_cannot_be_rejected_and_is_accepted_again() {
    let (world, id) = accepted_and_not_marked();
    world.error(7, &["catalog", "review", "reject", &id, "--note", "no"]);
    accept(&world, &id);
    let told = world.json(&["correction", "list"])["corrections"][0].clone();
    assert_eq!(told["status"], "accepted");
}

/// A shop, and two people whose proposals are reviewed there.
fn shop_of_two() -> (World, String) {
    let world = shop();
    let data = world.data().to_str().unwrap().to_owned();
    for name in ["anna", "ben"] {
        let person = world.json(&["user", "add", name, "--data", &data]);
        let journal = format!("{data}/users/{}/journal.db", id(&person));
        world.ok(&["context", "add", name, "--path", &journal]);
    }
    (world, data)
}

fn figures(base: &str, kcal: u32, rest: Value) -> Value {
    let mut data = json!({ "base": base,
        "nutrition": { "basisAmount": 100, "values": { "kcal": kcal, "sugars": 56.3 } } });
    let members = rest.as_object().unwrap().clone();
    data.as_object_mut().unwrap().extend(members);
    data
}

fn review(world: &World, data: &str, ids: &[&str]) -> i32 {
    let line = [&["catalog", "review", "accept"], ids, &["--data", data]].concat();
    world.run(&line).exit
}

#[test]
fn what_was_accepted_meanwhile_is_not_taken_back_unseen() {
    let piece = |size: u32| json!({ "measures": [{ "label": "piece", "size": size }] });
    let overtaken = [
        (figures("ml", 120, json!({})), figures("g", 539, json!({}))),
        (figures("g", 539, json!({})), figures("ml", 120, json!({}))),
        (figures("g", 500, piece(12)), figures("g", 500, piece(13))),
        (figures("g", 539, json!({})), figures("g", 540, json!({}))),
    ];
    for (first, second) in overtaken {
        let (world, data) = shop_of_two();
        let one = save_copy("anna", &world, "Nutela", first.clone());
        let other = save_copy("ben", &world, "Nutela", second);
        // Both at once are none; one is whole, and the other is refused with a reason.
        let both = ["catalog", "review", "accept", &one, &other, "--data", &data];
        let told = world.run(&both).failed(7);
        told.says("it says otherwise than one that is to be accepted before it");
        assert_eq!(product(&world)["version"], 1);
        assert_eq!(review(&world, &data, &[&one]), 0);
        assert_eq!(review(&world, &data, &[&other]), 7);
        assert_eq!(product(&world)["data"], first);
        let told = world.json(&["correction", "list", "-C", "ben"])["corrections"][0].clone();
        assert_eq!(told["status"], "pending");
    }
}

#[test]
fn corrections_of_one_food_that_do_not_touch_each_other_are_accepted_together() {
    let (world, data) = shop_of_two();
    let kcal = save_copy("anna", &world, "Nutela", figures("g", 539, json!({})));
    let cup = json!({ "measures": [{ "label": "cup", "size": 200 }] });
    let measure = save_copy("ben", &world, "Nutella", figures("g", 500, cup.clone()));
    assert_eq!(review(&world, &data, &[&kcal, &measure]), 0);
    let food = product(&world);
    assert_eq!(
        (&food["name"], &food["version"]),
        (&json!("Nutella"), &json!(2))
    );
    assert_eq!(food["data"], figures("g", 539, cup));
}

#[test]
fn a_correction_that_an_import_overtook_is_refused() {
    let (world, data) = shop_of_two();
    let kcal = save_copy("anna", &world, "Nutela", figures("g", 539, json!({})));
    let line = r#"{"key":"3017620422003","name":"Nutela","barcode":"3017620422003","data":{"base":"ml","nutrition":{"basisAmount":100,"values":{"kcal":90}}}}"#;
    let import = ["catalog", "import", "off", "-"];
    world.run_with(&import, line).succeeded();
    assert_eq!(review(&world, &data, &[&kcal]), 7);
    // A value for 100 g is none for 100 ml, whatever is told.
    assert_eq!(review(&world, &data, &[&kcal, "--overwrite"]), 7);
    assert_eq!(product(&world)["data"]["nutrition"]["values"]["kcal"], 90);
}

#[test]
fn nobody_rejects_what_is_being_accepted() {
    let (world, data) = shop_of_two();
    for kcal in 530..536 {
        let id = save_copy("anna", &world, "Nutela", figures("g", kcal, json!({})));
        let accept = ["catalog", "review", "accept", &id, "--data", &data];
        let mut accepting = world.start(&accept, std::process::Stdio::null());
        let reject = [
            "catalog", "review", "reject", &id, "--note", "no", "--data", &data,
        ];
        let rejected = world.run(&reject).exit == 0;
        let accepted = accepting.wait().unwrap().success();
        let told = world.json(&["correction", "list", "-C", "anna"])["corrections"][0].clone();
        let has = product(&world)["data"]["nutrition"]["values"]["kcal"] == kcal;
        assert!(accepted != rejected, "both, or none");
        assert_eq!(
            (has, told["status"] == "accepted"),
            (accepted, accepted),
            "{told}"
        );
    }
}

#[test]
fn a_lost_file_of_reviews_is_made_again_by_an_import() {
    let world = shop();
    accept(&world, &propose(&world, "Nutella", 539));
    let reviews = world.data().join("reviews.db");
    std::fs::remove_file(&reviews).unwrap();
    update(&world, "Nutela", 501, "6", "\t");
    assert!(reviews.exists());
    std::fs::remove_file(world.catalogue()).unwrap();
    update(&world, "Nutela", 502, "6", "\t");
    assert_eq!(product(&world)["name"], "Nutella");
}
