//! Care of the catalogue's file: what an import would do, whether there is room, what is kept.

use std::fs;
#[cfg(unix)]
use std::io::Write;

use serde_json::{Value, json};

use crate::world::World;

const HEADER: &str = "code\tproduct_name\tenergy-kcal_100g\n";

/// A table of products, each with its energy.
fn table(rows: &[(u32, &str, u32)]) -> String {
    let rows = rows
        .iter()
        .map(|(code, name, kcal)| format!("{code}\t{name}\t{kcal}\n"));
    HEADER.to_owned() + &rows.collect::<String>()
}

fn import(world: &World, rows: &[(u32, &str, u32)]) {
    world
        .run_with(&["catalog", "import", "off", "-"], table(rows))
        .succeeded();
}

fn version(world: &World, key: &str) -> u64 {
    let food = world.json(&["food", "show", &format!("off/{key}")]);
    food["version"].as_u64().unwrap()
}

/// The figures of an import.
fn figures(told: &Value) -> [u64; 5] {
    ["imported", "new", "changed", "same", "notInFile"].map(|name| told[name].as_u64().unwrap())
}

#[test]
fn a_dry_run_says_what_the_import_does_then_and_changes_nothing() {
    let world = World::new();
    import(
        &world,
        &[(40000001, "A", 1), (40000018, "B", 2), (40000025, "C", 3)],
    );
    let before = fs::read(world.catalogue()).unwrap();
    let more = [
        (40000018, "B", 2),
        (40000025, "C", 4),
        (40000032, "D", 5),
        (40000032, "D", 6),
    ];
    let file = world.file("more.tsv", table(&more));

    let command = ["catalog", "import", "off", &file];
    let dry = world.json(&[&command[..], &["-n"]].concat());
    assert_eq!(dry["dryRun"], true);
    assert_eq!(figures(&dry), [3, 1, 1, 1, 1]);
    assert_eq!(dry["merged"], json!({ "duplicate": 1 }));
    let told = world.ok(&[&command[..], &["-n", "--format", "table"]].concat());
    assert!(
        told.out.contains("Would import 3 foods into off"),
        "{}",
        told.out
    );
    assert!(fs::read(world.catalogue()).unwrap() == before);
    assert_eq!(names(&world), ["catalog.db"]);

    let real = world.json(&command);
    assert_eq!(real["dryRun"], false);
    assert_eq!(figures(&real), figures(&dry));
    assert_eq!(real["merged"], dry["merged"]);
}

fn names(world: &World) -> Vec<String> {
    let entries = fs::read_dir(world.data()).unwrap();
    let names = entries.map(|entry| entry.unwrap().file_name().into_string().unwrap());
    names
        .filter(|name| !name.starts_with("journal.db"))
        .collect()
}

#[test]
fn versions_never_go_back_when_a_library_is_removed_and_comes_again() {
    let world = World::new();
    for kcal in 1..=3 {
        import(&world, &[(40000001, "A", kcal), (40000018, "B", 7)]);
    }
    assert_eq!(
        [version(&world, "40000001"), version(&world, "40000018")],
        [3, 1]
    );
    world.ok(&["catalog", "remove", "off", "--yes"]);
    let removed = world.json(&["catalog", "status"])["removed"].clone();
    assert_eq!(
        (&removed[0]["library"], removed[0]["version"].to_string()),
        (&json!("off"), "3".into())
    );
    let told = world.ok(&["catalog", "status", "--format", "table"]);
    let line = "off was removed or lost: what is imported into it has version 4 or higher";
    assert!(told.out.contains(line), "{}", told.out);

    import(&world, &[(40000001, "A", 9), (40000018, "B", 7)]);
    assert_eq!(
        [version(&world, "40000001"), version(&world, "40000018")],
        [4, 4]
    );
    // What is kept is kept over what happens to other libraries, and over a second time.
    world.ok(&["catalog", "remove", "composition", "--yes"]);
    import(&world, &[(40000001, "A", 10), (40000025, "C", 1)]);
    assert_eq!(
        [version(&world, "40000001"), version(&world, "40000025")],
        [5, 4]
    );
    world.ok(&["catalog", "remove", "off", "--yes"]);
    world.ok(&["catalog", "remove", "off", "--yes"]);
    import(&world, &[(40000001, "A", 10)]);
    assert_eq!(version(&world, "40000001"), 6);
}

#[test]
fn a_catalogue_that_never_kept_versions_of_removed_foods_keeps_them_from_now_on() {
    let world = World::new();
    import(&world, &[(40000001, "A", 1)]);
    let catalogue = rusqlite::Connection::open(world.catalogue()).unwrap();
    catalogue.execute_batch("DROP TABLE removed").unwrap();
    drop(catalogue);
    assert_eq!(world.json(&["catalog", "status"])["removed"], json!([]));
    world.ok(&["catalog", "remove", "off", "--yes"]);
    import(&world, &[(40000001, "A", 1)]);
    assert_eq!(version(&world, "40000001"), 2);
}

#[test]
fn a_meal_holds_on_to_the_version_that_was_removed() {
    let world = World::new();
    import(&world, &[(40000001, "A", 100)]);
    world.ok(&["log", "100 g off/40000001"]);
    world.ok(&["catalog", "remove", "off", "--yes"]);
    import(&world, &[(40000001, "A", 200)]);
    world.ok(&["log", "100 g off/40000001"]);
    let meals = world.json(&["meal", "list"]);
    let mut pinned: Vec<_> = meals["meals"]
        .as_array()
        .unwrap()
        .iter()
        .map(|meal| {
            let kcal = meal["nutrition"]["values"]["kcal"].to_string();
            (meal["items"][0]["food"]["version"].to_string(), kcal)
        })
        .collect();
    pinned.sort();
    let pinned: Vec<_> = pinned
        .iter()
        .map(|(a, b)| (a.as_str(), b.as_str()))
        .collect();
    assert_eq!(pinned, [("1", "100"), ("2", "200")]);
}

/// A file that begins like this and seems to be of eight terabytes, of which none are on the disk.
#[cfg(unix)]
fn huge(world: &World, name: &str, begins: &[u8]) -> String {
    let path = world.file(name, begins);
    let file = fs::File::options().write(true).open(&path).unwrap();
    file.set_len(8 << 40).unwrap();
    path
}

#[cfg(unix)]
#[test]
fn an_import_that_cannot_find_room_is_refused_before_it_begins() {
    let world = World::stocked();
    // Long enough that its format is known before it ends.
    let rows: Vec<_> = (0..30_000)
        .map(|row| (50_000_000 + row, "Made up", row))
        .collect();
    let rows = table(&rows);
    // What is packed is known by its first bytes, and not by its name.
    let plain = huge(&world, "plain.csv.gz", rows.as_bytes());
    let packed = huge(&world, "packed.csv", &gzip_of(&rows));
    for file in [&plain, &packed] {
        for command in [
            &["catalog", "import", "off", file][..],
            &["catalog", "import", "off", file, "-n"],
            &["catalog", "import", "off", file, "--limit", "999999999999"],
        ] {
            let done = world.run(command).failed(12);
            done.says("there is no room to make it anew: at least about ")
                .says(&format!("are needed in {}", world.data().display()))
                .says("are free")
                .says("or import fewer foods, with --country or a lower --limit");
        }
    }
    assert_eq!(names(&world), ["catalog.db"]);
    // A part surely finds room.
    let done = world.ok(&["catalog", "import", "off", &plain, "--limit", "1"]);
    assert!(done.out.contains("new\t1"), "{}", done.out);
}

#[cfg(unix)]
fn gzip_of(text: &str) -> Vec<u8> {
    let mut packer = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::fast());
    packer.write_all(text.as_bytes()).unwrap();
    packer.finish().unwrap()
}

#[test]
fn a_damaged_catalogue_is_told_with_the_same_way_out_whatever_was_asked() {
    let world = World::stocked();
    let file = world.file("more.tsv", table(&[(40000001, "A", 1)]));
    let mut bytes = fs::read(world.catalogue()).unwrap();
    let commands = [
        &["food", "search", "bread", "--library", "composition"][..],
        &["food", "show", "banana"],
        &["log", "1 banana"],
        &["catalog", "status"],
        &["catalog", "import", "off", &file],
        &["catalog", "import", "off", &file, "-n"],
        &["catalog", "remove", "composition", "--yes"],
    ];
    let damage = |bytes: &mut Vec<u8>, from: usize| bytes[from..].fill(0xff);
    for from in [16_384, 100, 0] {
        damage(&mut bytes, from);
        fs::write(world.catalogue(), &bytes).unwrap();
        for command in commands {
            let error = world.error(12, command);
            let hint = error["hint"].as_str().unwrap();
            assert!(
                hint.contains("move the catalogue file away"),
                "{command:?}: {error}"
            );
            assert!(hint.contains("import again"), "{command:?}: {error}");
        }
        assert!(fs::read(world.catalogue()).unwrap() == bytes);
    }
    fs::remove_file(world.catalogue()).unwrap();
    commands
        .into_iter()
        .for_each(|command| drop(world.ok(command)));
}

#[cfg(not(feature = "parquet"))]
#[test]
fn doctor_reads_the_whole_catalogue() {
    let world = World::stocked();
    world.ok(&["doctor"]);
    let mut bytes = fs::read(world.catalogue()).unwrap();
    let middle = bytes.len() / 2;
    bytes[middle..][..5 * 16_384].fill(0xff);
    fs::write(world.catalogue(), bytes).unwrap();
    let told = world.run(&["doctor"]);
    assert_eq!(told.exit, 12);
    assert!(
        told.out.contains("a part of it cannot be read"),
        "{}",
        told.out
    );
}

#[test]
fn a_program_that_cannot_read_parquet_does_not_say_that_it_can() {
    let world = World::new();
    let done = world
        .run_with(&["catalog", "import", "off", "-"], "nothing known")
        .failed(3);
    done.says("Parquet (not in this build");
    let file = world.file("products.parquet", "PAR1 and so on");
    world
        .run(&["catalog", "import", "off", &file])
        .failed(3)
        .says("built without")
        .says("--features parquet");
}

#[test]
fn a_word_whose_food_was_taken_out_with_its_library_is_not_offered_for_itself() {
    let world = World::new();
    world.ok(&["log", "1 apple", "-n"]);
    world.ok(&["catalog", "remove", "composition", "--yes"]);
    let told = world.run(&["log", "1 apple"]).failed(6);
    told.says("journal catalog import composition FILE");
    assert!(!told.err.contains("did you mean"), "{}", told.err);
}

#[test]
fn a_country_is_refused_where_no_food_tells_where_it_is_sold() {
    let world = World::new();
    let slice = |name: &str| format!("{}/tests/data/{name}", env!("CARGO_MANIFEST_DIR"));
    let import = |library: &str, name: &str| {
        let file = slice(name);
        world.run(&["catalog", "import", library, &file, "--country", "FR"])
    };
    for (library, name) in [
        ("composition", "ciqual-2020"),
        ("composition", "usda-sr28"),
        ("service", "usda-sr28"),
        ("composition", "usda-fdc-as-documented"),
    ] {
        let refused = import(library, name).failed(2);
        refused.says(&format!("does not tell where foods of {library} are sold"));
        refused.says("hint: leave out --country");
    }
    import("off", "usda-fdc-as-documented").succeeded();
    // Dishes alone, of which none tells it, and products, of which each may.
    import("service", "usda-sr-legacy").failed(2);
    import("service", "usda-fdc-as-documented").succeeded();
    let file = slice("usda-fdc-as-documented");
    let done = world.json(&["catalog", "import", "service", &file, "--country", "NZ"]);
    assert_eq!(done["imported"].to_string(), "1", "{done}");
    import("off", "ciqual-2020")
        .failed(3)
        .says("is not for the library off");
}
