//! What was accepted, whole: its figures are never mixed with others that an import brings.

use serde_json::{Value, json};

use super::review::{product, propose, propose_body, propose_in, shop};
use crate::world::{World, id};

const HEAD: &str = "code\tproduct_name\tenergy-kcal_100g\tsugars_100g\tfiber_100g\tserving_size\tserving_quantity\n";

/// Imports the product as it is after an update; the serving is its label and its size.
pub(super) fn update(world: &World, name: &str, kcal: u32, fibre: &str, serving: &str) {
    let table = format!("{HEAD}3017620422003\t{name}\t{kcal}\t56.3\t{fibre}\t{serving}\n");
    let import = ["catalog", "import", "off", "-"];
    world.run_with(&import, table).succeeded();
}

pub(super) fn accept(world: &World, id: &str) {
    world.ok(&["catalog", "review", "accept", id]);
}

#[test]
fn accepted_figures_are_never_mixed_with_those_of_an_import() {
    let spoon = json!({ "base": "g", "nutrition": { "basisAmount": 15, "values": { "kcal": 80, "fat": 4.6 } } });
    let serving =
        json!({ "base": "serving", "nutrition": { "basisAmount": 1, "values": { "kcal": 80 } } });
    for data in [spoon, serving] {
        let world = shop();
        accept(&world, &propose_body(&world, "Nutela", data.clone()));
        assert_eq!(product(&world)["data"], data);
        update(&world, "Nutela neu", 501, "6", "15 g\t15");
        let food = product(&world);
        assert_eq!(food["data"], data);
        // What nobody corrected comes from the import.
        assert_eq!(food["name"], "Nutela neu");
    }
}

/// Of the catalogue and the file beside it the one counts that knows the newest: which that is does not hang on the clock.
#[test]
fn what_was_accepted_last_stays_where_the_clock_was_put_back() {
    let world = shop();
    accept(&world, &propose(&world, "Nutela", 539));
    let second = propose(&world, "Nutela", 505);
    let mut earlier = world.command(&["catalog", "review", "accept", &second]);
    earlier.env("JOURNAL_NOW", "2026-11-20T10:00:00Z");
    assert!(earlier.output().unwrap().status.success());
    for _ in 0..2 {
        let kcal = product(&world)["data"]["nutrition"]["values"]["kcal"].clone();
        assert_eq!(kcal.to_string(), "505");
        update(&world, "Nutela", 501, "6", "\t");
    }
    std::fs::remove_file(world.catalogue()).unwrap();
    update(&world, "Nutela", 501, "6", "\t");
    let kcal = product(&world)["data"]["nutrition"]["values"]["kcal"].clone();
    assert_eq!(kcal.to_string(), "505");
}

/// Either file is enough where the other is gone; an older catalogue does not know of what it lacks.
#[test]
fn a_catalogue_that_was_put_back_from_an_older_copy_is_told_until_the_next_import() {
    let world = shop();
    let older = std::fs::read(world.catalogue()).unwrap();
    accept(&world, &propose(&world, "Nutela", 539));
    let told = "of 1 food the catalogue does not have what was accepted";
    assert!(!world.ok(&["doctor"]).out.contains(told));
    std::fs::write(world.catalogue(), older).unwrap();
    let doctor = world.run(&["doctor"]);
    assert!(doctor.out.contains(told), "{doctor:?}");
    update(&world, "Nutela", 501, "6", "\t");
    assert!(!world.ok(&["doctor"]).out.contains(told));
    let kcal = product(&world)["data"]["nutrition"]["values"]["kcal"].clone();
    assert_eq!(kcal.to_string(), "539");
}

#[test]
fn a_corrected_name_leaves_the_figures_to_imports() {
    let world = shop();
    accept(&world, &propose(&world, "Nutella", 500));
    update(&world, "Nutela", 501, "6", "\t");
    let food = product(&world);
    assert_eq!(food["name"], "Nutella");
    assert_eq!(
        food["data"]["nutrition"]["values"]["kcal"].to_string(),
        "501"
    );
}

#[test]
fn an_accepted_portion_can_be_logged_whatever_serving_an_import_brings() {
    let world = shop();
    update(&world, "Nutela", 500, "", "15 g\t15");
    let data = json!({ "base": "g", "measures": [{ "label": "spoon", "size": 20 }],
        "defaultPortion": { "amount": 2, "unit": "spoon" },
        "nutrition": { "basisAmount": 100, "values": { "kcal": 500, "sugars": 56.3 } } });
    accept(&world, &propose_body(&world, "Nutela", data.clone()));
    update(&world, "Nutela", 500, "", "1 tablespoon (12 g)\t12");
    let now = product(&world)["data"].clone();
    assert_eq!(now["defaultPortion"], data["defaultPortion"]);
    // The measure of the import is there too; the one that was taken out is not.
    let labels = [&now["measures"][0]["label"], &now["measures"][1]["label"]];
    assert_eq!(labels, ["1 tablespoon (12 g)", "spoon"]);
    assert_eq!(now["measures"].as_array().map(Vec::len), Some(2));
    world.ok(&["log", "off/3017620422003"]);
}

#[test]
fn figures_that_are_proposed_all_together_are_accepted_while_the_product_is_as_it_was() {
    let data = json!({ "base": "g", "nutrition": { "basisAmount": 15, "values": { "kcal": 80 } } });
    let world = shop();
    accept(&world, &propose_body(&world, "Nutela", data.clone()));
    assert_eq!(product(&world)["data"], data);

    let world = shop();
    let id = propose_body(&world, "Nutela", data);
    update(&world, "Nutela", 501, "6", "15 g\t15");
    let now = product(&world)["data"].clone();
    world.error(7, &["catalog", "review", "accept", &id]);
    assert_eq!(product(&world)["data"], now);
}

#[test]
fn a_proposal_whose_food_was_deleted_is_accepted_only_while_the_product_is_as_it_was() {
    let world = shop();
    let proposed = |kcal| {
        let id = propose(&world, "Nutela", kcal);
        let own = world.json(&["food", "search", "nutela"])["foods"][0].clone();
        world.ok(&["food", "delete", own["key"].as_str().unwrap(), "--yes"]);
        id
    };
    accept(&world, &proposed(539));
    let values = &product(&world)["data"]["nutrition"]["values"];
    assert_eq!(values.to_string(), r#"{"kcal":539,"sugars":56.3}"#);

    let world = shop();
    let id = propose(&world, "Nutela", 540);
    let own = world.json(&["food", "search", "nutela"])["foods"][0].clone();
    world.ok(&["food", "delete", own["key"].as_str().unwrap(), "--yes"]);
    let world = world.with("JOURNAL_NOW", "2026-11-22T09:00:00+01:00");
    update(&world, "Nutela", 501, "6", "\t");
    let refused = world.run(&["catalog", "review", "accept", &id]).failed(7);
    refused.says("the product has changed since").says(&id);
}

#[test]
fn a_correction_may_leave_out_the_portion_or_all_nutrition_or_change_the_base() {
    let nutrition = json!({ "basisAmount": 100, "values": { "kcal": 500, "sugars": 56.3 } });
    let kept = json!({ "base": "g", "nutrition": nutrition });
    let world = shop();
    update(&world, "Nutela", 500, "", "15 g\t15");
    accept(&world, &propose_body(&world, "Nutela", kept.clone()));
    assert_eq!(product(&world)["data"], kept);
    // The portion stays away, and what it was of; the figures and a new measure are the import's.
    update(&world, "Nutela", 502, "6", "20 g\t20");
    let values = json!({ "kcal": 502, "sugars": 56.3, "fibre": 6 });
    let nutrition = json!({ "basisAmount": 100, "values": values });
    let measures = json!([{ "label": "20 g", "size": 20 }]);
    assert_eq!(
        product(&world)["data"],
        json!({ "base": "g", "nutrition": nutrition, "measures": measures })
    );
    update(&world, "Nutela", 502, "6", "15 g\t15");
    assert_eq!(product(&world)["data"]["measures"], Value::Null);

    let corrected = [
        json!({ "base": "g" }),
        json!({ "base": "serving", "nutrition": { "basisAmount": 1, "values": { "kcal": 75 } } }),
    ];
    for data in corrected {
        let world = shop();
        update(&world, "Nutela", 500, "", "15 g\t15");
        assert!(product(&world)["data"]["defaultPortion"].is_object());
        accept(&world, &propose_body(&world, "Nutela", data.clone()));
        assert_eq!(product(&world)["data"], data);
        update(&world, "Nutela", 502, "6", "20 g\t20");
        assert_eq!(product(&world)["data"], data);
    }
}

#[test]
fn of_several_corrections_the_one_that_fails_is_named() {
    let world = shop();
    let two = format!("{HEAD}3017620422003\tNutela\t500\t56.3\t\t\t\n40000001\tTea\t1\t\t\t\t\n");
    world
        .run_with(&["catalog", "import", "off", "-"], two)
        .succeeded();
    let good = propose(&world, "Nutella", 539);
    let body = json!({ "name": "Green tea", "copyFrom": { "library": "off", "key": "40000001", "version": 1 },
        "barcode": "40000001", "data": { "base": "g" } });
    world
        .run_with(&["api", "saveFood", "--file", "-"], body.to_string())
        .succeeded();
    let bad = id(&world.json(&["correction", "list"])["corrections"][0]);
    world.ok(&["catalog", "remove", "off", "--yes"]);
    update(&world, "Nutela", 500, "", "\t");
    let refused = world
        .run(&["catalog", "review", "accept", &good, &bad])
        .failed(6);
    refused.says(&format!("correction {bad}: "));
    assert_eq!(product(&world)["name"], "Nutela");
}

#[test]
fn an_accepted_member_that_breaks_a_rule_is_neither_taken_over_nor_lost_in_silence() {
    let world = shop();
    accept(&world, &propose(&world, "Nutella", 539));
    let reviews = rusqlite::Connection::open(world.data().join("reviews.db")).unwrap();
    let long = format!("\"{}\"", "x".repeat(100_000));
    let set = "UPDATE accepted SET value = ?1, at = '2099-01-01' WHERE member = 'name'";
    assert_eq!(reviews.execute(set, [long]).unwrap(), 1);
    drop(reviews);
    let table = world.file("more.tsv", "code\tproduct_name\n40000001\tTea\n");
    for line in [&["db", "check"][..], &["catalog", "import", "off", &table]] {
        world
            .run(line)
            .failed(12)
            .says("bring the file back from a backup");
    }
    assert_eq!(product(&world)["name"], "Nutella");
    // The catalogue knows it, too.
    std::fs::remove_file(world.data().join("reviews.db")).unwrap();
    update(&world, "Nutela", 501, "6", "\t");
    assert_eq!(product(&world)["name"], "Nutella");
}

#[test]
fn rows_of_accepted_changes_that_cannot_be_read_are_named_by_a_check() {
    let world = shop();
    accept(&world, &propose(&world, "Nutella", 539));
    world.ok(&["db", "check"]);
    let whole = std::fs::read(world.data().join("reviews.db")).unwrap();
    for spoiled in [
        "value = '{'",
        "at = 'soon'",
        "correction = 'none'",
        "correction = CAST(x'ff' AS TEXT)",
        "base = '{', basis = '1'",
    ] {
        std::fs::write(world.data().join("reviews.db"), &whole).unwrap();
        let reviews = rusqlite::Connection::open(world.data().join("reviews.db")).unwrap();
        let set = format!("UPDATE accepted SET {spoiled} WHERE member = 'name'");
        assert_eq!(reviews.execute(&set, ()).unwrap(), 1);
        drop(reviews);
        world
            .run(&["db", "check"])
            .failed(12)
            .says("accepted changes cannot be read (1): ")
            .says("off/3017620422003 name")
            .says("bring the file back from a backup");
    }
    for spoiled in ["library = 7", "member = 'colour'", "key = ''"] {
        std::fs::write(world.data().join("reviews.db"), &whole).unwrap();
        let reviews = rusqlite::Connection::open(world.data().join("reviews.db")).unwrap();
        let set = format!("UPDATE accepted SET {spoiled} WHERE member = 'name'");
        assert_eq!(reviews.execute(&set, ()).unwrap(), 1);
        drop(reviews);
        world
            .run(&["db", "check"])
            .failed(12)
            .says("accepted changes cannot be read (1): ");
    }
}

#[test]
fn a_damaged_file_of_reviews_is_told_of_by_its_own_name() {
    let world = shop();
    accept(&world, &propose(&world, "Nutella", 539));
    let reviews = world.data().join("reviews.db");
    let catalogue = std::fs::read(world.catalogue()).unwrap();
    let foreign = std::fs::read(world.journal()).unwrap();
    for content in [
        b"no database, whatever it says".repeat(9),
        Vec::new(),
        foreign,
    ] {
        std::fs::write(&reviews, &content).unwrap();
        let import = world.run_with(
            &["catalog", "import", "off", "-"],
            HEAD.to_owned() + "1\tA\t1\t\t\t\t\n",
        );
        let told = import.failed(12);
        told.says("reviews.db: ")
            .says("bring the file back from a backup, or move it away");
        assert!(!told.err.contains("the catalogue "), "{}", told.err);
        assert_eq!(std::fs::read(&reviews).unwrap(), content);
        assert_eq!(std::fs::read(world.catalogue()).unwrap(), catalogue);
    }
}

#[test]
fn a_file_of_reviews_of_a_newer_program_is_kept_and_what_moving_it_away_costs_is_told() {
    let world = shop();
    accept(&world, &propose(&world, "Nutella", 539));
    let file = world.data().join("reviews.db");
    let newer = rusqlite::Connection::open(&file).unwrap();
    newer.pragma_update(None, "user_version", 99).unwrap();
    drop(newer);
    let before = std::fs::read(&file).unwrap();
    let table = world.file("more.tsv", "code\tproduct_name\n40000001\tTea\n");
    for line in [&["db", "check"][..], &["catalog", "import", "off", &table]] {
        let told = world.run(line).failed(12);
        told.says("reviews.db: was written by a newer journal")
            .says("use the newer journal program; or move the file away")
            .says("is lost with the file");
        assert!(!told.err.contains("db restore"), "{}", told.err);
    }
    assert_eq!(std::fs::read(&file).unwrap(), before);
    // What the hint promises.
    std::fs::rename(&file, file.with_extension("away")).unwrap();
    update(&world, "Nutela", 501, "6", "\t");
    assert_eq!(product(&world)["name"], "Nutella");
}

/// Two people, the first one's journal damaged, and a proposal of the second.
fn house() -> (World, String, String) {
    let world = shop();
    let data = world.data().to_str().unwrap().to_owned();
    let journals = ["anna", "ben"].map(|name| {
        let person = world.json(&["user", "add", name, "--data", &data]);
        let journal = format!("{data}/users/{}/journal.db", id(&person));
        world.ok(&["context", "add", name, "--path", &journal]);
        journal
    });
    let id = propose_in("ben", &world, "Nutella", 540);
    std::fs::write(&journals[0], b"no journal at all".repeat(99)).unwrap();
    (world, id, data)
}

#[test]
fn a_damaged_journal_does_not_keep_the_proposals_of_others_back() {
    let (world, id, data) = house();
    let list = world.run(&["catalog", "review", "list", "--data", &data, "--json"]);
    assert_eq!(
        (list.exit, &list.json()["corrections"][0]["id"]),
        (12, &json!(id))
    );
    let message = list.error()["message"].clone();
    assert!(
        message.as_str().unwrap().contains("journal.db: "),
        "{message}"
    );

    world
        .run(&["catalog", "review", "accept", "ffffffff", "--data", &data])
        .failed(12)
        .says("in the journals that can be read");
    let accept = world.ok(&["catalog", "review", "accept", &id, "--data", &data]);
    accept.says("not looked into: ");
    assert_eq!(product(&world)["name"], "Nutella");
    let told = world.json(&["correction", "list", "-C", "ben"])["corrections"][0].clone();
    assert_eq!(told["status"], "accepted");
}

#[test]
fn a_proposal_is_turned_down_beside_a_damaged_journal() {
    let (world, id, data) = house();
    let reject = [
        "catalog", "review", "reject", &id, "--note", "no", "--data", &data,
    ];
    world.ok(&reject).says("not looked into: ");
}

#[test]
fn a_folder_that_is_not_there_is_not_made_to_look_into_it() {
    let world = World::new();
    let typo = world.home().join("typo");
    let typo_text = typo.to_str().unwrap();
    let file = world.file("none.ndjson", "");
    let commands: [&[&str]; 4] = [
        &["catalog", "import", "service", &file],
        &["catalog", "status"],
        &["catalog", "review", "list"],
        &["catalog", "remove", "off", "--yes"],
    ];
    for command in commands {
        let told = world
            .run(&[command, &["--data", typo_text]].concat())
            .failed(12);
        told.says("there is no folder");
        assert!(!typo.exists(), "{command:?}");
    }
}

#[test]
fn a_status_in_a_pipe_tells_all_that_the_table_tells() {
    let world = shop();
    world.ok(&["catalog", "remove", "service", "--yes"]);
    let told = world.ok(&["catalog", "status"]);
    let records = told.records();
    let of_import = records
        .iter()
        .find(|row| row[0] == "off" && row[4].contains("Open Food Facts"));
    let row = of_import.unwrap_or_else(|| panic!("{}", told.out));
    assert_eq!(
        (row[1], &row[3][..10], row[5]),
        ("", "2026-11-21", "standard input")
    );
    assert!(row[6].contains("Open Database License"), "{}", told.out);
    let figures: Vec<_> = records.iter().filter(|row| !row[1].is_empty()).collect();
    assert_eq!(figures.len(), 3);
    assert!(records.iter().all(|row| row.len() == 10), "{}", told.out);
    assert!(
        records
            .iter()
            .any(|row| row[0] == "service" && !row[7].is_empty())
    );
    let csv = world.ok(&["catalog", "status", "--format", "csv"]).out;
    assert!(csv.starts_with(
        "library,foods,withNutrition,at,format,file,licence,removedVersion,country,limit\n"
    ));
}

#[test]
fn a_table_of_foods_says_once_whose_information_it_is() {
    let world = shop();
    let table = |words: &[&str]| world.ok(&[words, &["--format", "table"]].concat()).out;
    let off = table(&["food", "search", "--library", "off"]);
    let line = "contains information from Open Food Facts, ODbL 1.0\n";
    assert_eq!(off.matches(line).count(), 1, "{off}");
    let generic = table(&["food", "search", "banana", "--library", "composition"]);
    assert!(
        generic.contains("contains information from USDA"),
        "{generic}"
    );
    assert_eq!(generic.matches("contains information").count(), 1);
    assert!(!table(&["food", "search", "nutela"]).contains("contains information"));
    for format in ["plain", "json", "csv", "ndjson"] {
        let told = world.ok(&["food", "search", "--library", "off", "--format", format]);
        assert!(!told.out.contains("contains information"), "{}", told.out);
    }
}

#[test]
fn what_a_killed_program_left_of_a_new_file_is_cleared_away_and_nothing_else() {
    let world = shop();
    let hour_ago = std::time::SystemTime::now() - std::time::Duration::from_secs(3600);
    let left = |name: &str, is_old: bool| {
        let path = world.data().join(name);
        let file = std::fs::File::create(&path).unwrap();
        if is_old {
            file.set_modified(hour_ago).unwrap();
        }
        path
    };
    let (one, other) = ("0123456789abcdef".repeat(2), "f".repeat(32));
    let litter = [
        // Whoever makes a catalogue is alone in it: what stands there is nobody's.
        left(&format!("reviews.new-{one}"), false),
        left(&format!("reviews.new-{one}-journal"), true),
        left(&format!("journal.new-{one}"), true),
        left(&format!("journal.new-{one}-wal"), true),
    ];
    let kept = [
        left(&format!("journal.new-{other}"), false),
        left("reviews.new-notes", true),
        left(&format!("other.new-{one}"), true),
    ];
    update(&world, "Nutela", 501, "", "\t");
    world.ok(&["log", "500kcal"]);
    assert!(litter.iter().all(|path| !path.exists()), "{litter:?}");
    assert!(kept.iter().all(|path| path.exists()), "{kept:?}");
}

#[test]
fn what_was_accepted_holds_as_long_as_one_of_the_two_files_is_there() {
    let world = shop();
    accept(&world, &propose(&world, "Nutella", 539));
    let corrected = |world: &World| {
        let food = product(world);
        let kcal = &food["data"]["nutrition"]["values"]["kcal"];
        (food["name"].to_string(), kcal.to_string())
    };
    let accepted = corrected(&world);
    assert_eq!(accepted, (r#""Nutella""#.to_owned(), "539".to_owned()));

    std::fs::remove_file(world.data().join("reviews.db")).unwrap();
    update(&world, "Nutela", 501, "6", "\t");
    assert_eq!(corrected(&world), accepted);

    let world = shop();
    accept(&world, &propose(&world, "Nutella", 539));
    std::fs::remove_file(world.catalogue()).unwrap();
    update(&world, "Nutela", 501, "6", "\t");
    assert_eq!(corrected(&world), accepted);
}

#[test]
fn an_import_says_which_foods_stay_as_they_were_corrected() {
    let world = shop();
    accept(&world, &propose(&world, "Nutela", 539));
    let table = format!("{HEAD}3017620422003\tNutela\t500\t56.3\t\t\t\n");
    let line = [
        "catalog",
        "import",
        "off",
        "-",
        "--report",
        "odd.ndjson",
        "--json",
    ];
    // A row that is made one with another is none that stays.
    let table = format!("{table}03017620422003\tNutela\t500\t56.3\t\t\t\n");
    let report = world.home().join("odd.ndjson");
    for rehearsal in [&["-n"][..], &[]] {
        assert!(!report.exists());
        let done = world
            .run_with(&[&line[..], rehearsal].concat(), &table)
            .succeeded();
        assert_eq!(done.json()["kept"]["corrected"], 1, "{}", done.out);
    }
    let report = std::fs::read_to_string(report).unwrap();
    let lines = report.lines().filter(|line| line.contains("corrected"));
    let told: Vec<Value> = lines
        .map(|line| serde_json::from_str(line).unwrap())
        .collect();
    assert_eq!(told.len(), 1, "{told:?}");
    assert_eq!(
        (&told[0]["row"], &told[0]["reason"]),
        (&json!(2), &json!("corrected"))
    );
}

/// A disk that is away takes no accepted correction along: what is made of the catalogue meanwhile would lack it.
#[cfg(unix)]
#[test]
fn a_link_to_corrections_that_are_away_is_not_taken_for_none() {
    let world = shop();
    accept(&world, &propose(&world, "Nutella", 500));
    let (file, away) = (
        world.data().join("reviews.db"),
        world.home().join("away.db"),
    );
    std::fs::rename(&file, &away).unwrap();
    std::fs::remove_file(world.catalogue()).unwrap();
    std::os::unix::fs::symlink("/nope/reviews.db", &file).unwrap();
    let table = world.file(
        "foods.tsv",
        format!("{HEAD}3017620422003\tNutela\t501\t56.3\t6\t\t\n"),
    );
    let import = ["catalog", "import", "off", &table];
    for line in [&import[..], &["doctor"]] {
        let told = world.run(line);
        assert_eq!(told.exit, 12, "{line:?}: {}", told.err);
        let told = told.out + &told.err;
        assert!(
            told.contains("reviews.db is a link that leads nowhere"),
            "{told}"
        );
    }
    std::fs::remove_file(&file).unwrap();
    std::os::unix::fs::symlink(&away, &file).unwrap();
    world.ok(&import);
    assert_eq!(product(&world)["name"], "Nutella");
}
