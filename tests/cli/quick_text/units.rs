//! In what: household measures, units of mass and volume, and what is never guessed.

use serde_json::json;

use crate::world::World;

fn juice() -> World {
    let world = World::stocked();
    world.ok(&["food", "save", "Juice", "--per", "100ml", "--kcal", "45"]);
    world
}

/// The quantity and unit that would be sent.
fn sent(world: &World, words: &str) -> (f64, String) {
    let item = world.json(&["log", words, "-n"])["body"]["items"][0].clone();
    let unit = item["unit"].as_str().unwrap_or_default().to_owned();
    (item["quantity"].as_f64().unwrap(), unit)
}

#[track_caller]
fn is_about(got: (f64, String), quantity: f64, unit: &str) {
    assert!(
        (got.0 - quantity).abs() < quantity * 1e-6,
        "{got:?} is not {quantity} {unit}"
    );
    assert_eq!(got.1, unit);
}

#[test]
fn ounces_pounds_and_the_like_become_grams_and_millilitres() {
    let world = juice();
    for (words, quantity, unit) in [
        ("5 oz oats", 141.747_615, "g"),
        ("1 lb apples", 453.592_37, "g"),
        ("0.5 st oats", 3_175.146_59, "g"),
        ("1.5 kg oats", 1_500.0, "g"),
        ("500 mg oats", 0.5, "g"),
        ("2 dl juice", 200.0, "ml"),
        ("33 cl juice", 330.0, "ml"),
        ("0,5 l juice", 500.0, "ml"),
    ] {
        is_about(sent(&world, words), quantity, unit);
    }
}

#[test]
fn a_cup_is_as_large_as_the_units_a_person_chose() {
    let world = juice();
    is_about(sent(&world, "1 cup juice"), 250.0, "ml");
    is_about(sent(&world, "1 tbsp juice"), 15.0, "ml");
    is_about(sent(&world, "1 tsp juice"), 5.0, "ml");
    world.ok(&["preference", "set", "deviceUnits", "uk"]);
    for (unit, millilitres) in [
        ("cup", 284.131),
        ("fl-oz", 28.4131),
        ("pint", 568.261),
        ("tbsp", 15.0),
        ("tsp", 5.0),
    ] {
        is_about(sent(&world, &format!("1 {unit} juice")), millilitres, "ml");
    }
    world.ok(&["preference", "set", "units", "imperial"]);
    for (unit, millilitres) in [
        ("cup", 236.588),
        ("fl-oz", 29.5735),
        ("fl oz", 29.5735),
        ("pint", 473.176),
        ("tbsp", 14.7868),
        ("tsp", 4.92892),
    ] {
        is_about(sent(&world, &format!("1 {unit} juice")), millilitres, "ml");
    }
}

#[test]
fn spoons_and_cups_are_parts_of_those_that_a_food_has() {
    let world = World::new();
    for (words, grams, told) in [
        ("1 tsp honey", 7.0, "1 tsp = 7 g (1 tbsp is 21 g)"),
        ("2 c.à.c. de miel", 14.0, "2 tsp = 14 g (1 tbsp is 21 g)"),
        (
            "1 tsp butter",
            4.733_333,
            "1 tsp = 4.733 g (1 tbsp is 14.2 g)",
        ),
        ("1 tbsp flour", 7.812_5, "1 tbsp = 7.812 g (1 cup is 125 g)"),
    ] {
        is_about(sent(&world, words), grams, "g");
        let shown = world.ok(&["log", words, "-n"]);
        assert!(shown.err.contains(told), "{words}: {shown:?}");
    }
}

#[test]
fn fluid_ounces_and_pints_are_refused_under_metric_with_the_way_to_choose() {
    let world = juice();
    for words in ["8 fl-oz juice", "8 fl oz juice", "1 pint juice"] {
        let refused = world.run(&["log", words]).failed(3);
        refused.says("preference set units");
    }
    assert_eq!(world.meals(), 0);
}

#[test]
fn a_foods_own_measure_wins_over_the_table() {
    let world = juice();
    assert_eq!(sent(&world, "1 cup milk"), (1.0, "cup".to_owned()));
    assert_eq!(sent(&world, "1 cup rice"), (1.0, "cup".to_owned()));
    world.ok(&[
        "food",
        "save",
        "Broth",
        "--per",
        "100ml",
        "--kcal",
        "4",
        "--measure",
        "cup=300ml",
    ]);
    assert_eq!(sent(&world, "2 cups broth"), (2.0, "cup".to_owned()));
}

#[test]
fn mass_and_volume_are_never_guessed_from_one_another() {
    let world = juice();
    let muesli = ["food", "save", "Muesli", "--per", "100g", "--kcal", "360"];
    world.ok(&[&muesli[..], &["--measure", "cup=90g"]].concat());
    for (words, units) in [
        ("100 ml oats", &["g", "cup"][..]),
        // How large the cup was that somebody weighed is not known.
        ("1 tbsp muesli", &["g", "cup"]),
        ("100 g juice", &["ml"]),
        ("5 oz juice", &["ml"]),
    ] {
        let error = world.error(3, &["log", words]);
        let told = format!("{} {}", error["message"], error["hint"]);
        for unit in units {
            assert!(told.contains(unit), "{words}: {unit} is not named: {told}");
        }
        assert_eq!(error["outcome"], "not_applied");
    }
    assert_eq!(world.meals(), 0);
}

#[test]
fn a_measure_is_named_by_its_head_in_singular_or_plural() {
    let world = World::stocked();
    for (words, quantity, unit) in [
        ("2 slices rye bread", 2.0, "slice, regular"),
        ("1 slice of rye bread", 1.0, "slice, regular"),
        ("1 large egg", 1.0, "large"),
        ("2 medium bananas", 2.0, "medium (7\" to 7-7/8\" long)"),
        ("1 small banana", 1.0, "small (6\" to 6-7/8\" long)"),
        ("rye bread 2 slices", 2.0, "slice, regular"),
    ] {
        assert_eq!(sent(&world, words), (quantity, unit.to_owned()), "{words}");
    }
    let refused = world.run(&["log", "2 slabs rye bread"]);
    assert!(matches!(refused.exit, 3 | 6), "{refused:?}");
}

#[test]
fn a_serving_is_a_unit_of_what_is_given_per_serving() {
    let world = World::stocked();
    world.ok(&["food", "save", "Chili", "--per", "serving", "--kcal", "400"]);
    let serving = (1.0, "serving".to_owned());
    assert_eq!(sent(&world, "1 chili"), serving);
    assert_eq!(sent(&world, "1 serving chili"), serving);
    assert_eq!(sent(&world, "1 serving of chili"), serving);
    assert_eq!(sent(&world, "chili 2 servings").0, 2.0);
}

#[test]
fn a_number_alone_counts_the_natural_measure_then_the_default_portion() {
    let world = World::stocked();
    assert_eq!(sent(&world, "2 eggs"), (2.0, "large".to_owned()));
    world.ok(&[
        "food",
        "save",
        "Muesli",
        "--per",
        "100g",
        "--kcal",
        "370",
        "--measure",
        "bowl=60g",
        "--portion",
        "1 bowl",
    ]);
    assert_eq!(sent(&world, "2 muesli"), (2.0, "bowl".to_owned()));
    assert_eq!(sent(&world, "muesli"), (1.0, "bowl".to_owned()));
    let error = world.error(3, &["log", "1 oats"]);
    assert!(
        error.to_string().contains("cup"),
        "the units the food has are not named: {error}"
    );
}

#[test]
fn every_conversion_is_told_beside_the_data() {
    let world = juice();
    for extra in [
        &[][..],
        &["--json"],
        &["-n"],
        &["-n", "--json"],
        &["--format", "csv"],
    ] {
        let arguments = [&["log", "5 oz oats, 1 cup juice"], extra].concat();
        let done = world.ok(&arguments);
        done.says("5 oz = 141.748 g").says("1 cup = 250 ml");
        assert!(
            !done.out.contains("oz ="),
            "a note is among the data: {}",
            done.out
        );
    }
    let table = world.ok(&["log", "5 oz oats", "--format", "table"]);
    assert!(format!("{}{}", table.out, table.err).contains("5 oz = 141.748 g"));
}

#[test]
fn what_is_sent_is_not_rounded() {
    let world = World::stocked();
    let body = world.json(&["log", "1 lb apples", "-n"])["body"].clone();
    assert_eq!(body["items"][0]["quantity"], json!(453.59237));
}

#[test]
fn the_hint_that_gives_a_food_a_measure_works_as_it_stands() {
    let world = World::stocked();
    for (name, per) in [("Gruel", "100g"), ("Nectar", "100ml"), ("Bento", "serving")] {
        world.ok(&["food", "save", name, "--per", per, "--kcal", "50"]);
    }
    world.ok(&["food", "save", "Mystery"]);
    for name in ["Gruel", "Nectar", "Bento", "Mystery"] {
        let phrase = format!("1 verre {name}");
        let error = world.error(3, &["log", &phrase]);
        let hint = error["hint"].as_str().unwrap();
        let (_, command) = hint.split_once("give it one: journal ").unwrap();
        let command = command.replace('\'', "").replace("=N", "=2");
        world.ok(&command.split(' ').collect::<Vec<_>>());
        let meal = world.json(&["log", &phrase]);
        assert_eq!(meal["items"][0]["unit"], "verre", "{name}");
    }
}

/// The unit that would be sent.
fn unit_of(world: &World, words: &str) -> String {
    sent(world, words).1
}

#[test]
fn a_size_of_several_words_or_behind_the_food_is_the_measure_that_has_them() {
    let world = World::stocked();
    for (words, unit) in [
        ("1 large potato", "potato large"),
        ("1 potato large", "potato large"),
        ("potato 1 large", "potato large"),
        ("1 small potato", "potato small"),
        ("2 extra large eggs", "extra large"),
        ("2 eggs extra large", "extra large"),
        ("1 large slice white bread", "slice, large"),
        ("1 thin slice of rye bread", "slice, thin"),
        ("2 thin slices white bread", "slice, thin"),
        ("2 rye bread slices", "slice"),
        ("2 cod fillets", "fillet"),
        ("2 lettuce leaves", "leaf"),
        ("200 g cod fillets", "g"),
        ("1 pinch salt", "dash"),
        ("1 pomme moyenne", "medium (3"),
        ("3/4 de pizza", "pizza"),
        ("½ of pizza", "pizza"),
        ("0,5 d'avocat", "avocado"),
        ("2 gros œufs", "large"),
        ("2 œufs moyens", "medium"),
        ("1 grande pomme de terre", "potato large"),
        ("1 pomme de terre moyenne", "potato medium"),
        ("2 glasses of red wine", "serving (5 fl oz)"),
        ("1 verre de vin", "serving (5 fl oz)"),
        ("1 tin of tuna", "can"),
        ("3 rashers of bacon", "slice"),
    ] {
        let sent = unit_of(&world, words);
        assert!(sent.starts_with(unit), "{words}: {sent}");
    }
    for (words, called) in [
        ("1 large potato", "Potatoes, baked"),
        ("2 extra large eggs", "Egg, whole"),
        ("2 rye bread slices", "Bread, rye"),
        ("2 cod fillets", "Fish, cod"),
        ("200 g cod fillets", "Fish, cod"),
        ("6 oz bread slices", "Bread"),
        ("2 lettuce leaves", "Lettuce"),
    ] {
        let meal = world.json(&["log", words]);
        let name = meal["items"][0]["food"]["name"].as_str().unwrap();
        assert!(name.starts_with(called), "{words}: {name}");
    }
}

#[test]
fn a_size_that_two_measures_have_or_none_is_never_guessed() {
    let world = World::stocked();
    let save = "food save Flan --per 100g --kcal 150";
    let mut save: Vec<&str> = save.split(' ').collect();
    for measure in [
        "slice, thick (home)=90g",
        "slice thick (shop)=60g",
        "soup bowl=200g",
    ] {
        save.extend(["--measure", measure]);
    }
    world.ok(&save);
    for words in [
        "1 thick slice flan",
        "1 flan huge",
        "1 thin slice flan",
        "1 flan bowl",
    ] {
        let done = world.run(&["log", words]);
        assert_ne!(done.exit, 0, "{words}: {}", done.out);
    }
    assert_eq!(unit_of(&world, "1 soup bowl flan"), "soup bowl");
    assert_eq!(world.meals(), 0);
    // A peanut butter cup is no cup of peanut butter.
    let done = world.run(&["log", "1 peanut butter cup", "-n", "--json"]);
    assert!(!done.out.contains("\"unit\": \"cup\""), "{}", done.out);
}

#[test]
fn a_measure_of_the_food_wins_however_its_label_goes_on() {
    let world = World::stocked();
    let save = "food save Gratin --per 100g --kcal 150";
    let mut save: Vec<&str> = save.split(' ').collect();
    for measure in [
        "cup, heaped=200g",
        "cup=140g",
        "tbsp or 1 packet=5g",
        "pint chopped=300g",
        "pint sliced=280g",
    ] {
        save.extend(["--measure", measure]);
    }
    world.ok(&save);
    assert_eq!(unit_of(&world, "1 cup gratin"), "cup");
    assert_eq!(unit_of(&world, "1 tbsp gratin"), "tbsp or 1 packet");
    is_about(sent(&world, "3 tsp gratin"), 5.0, "g");
    world
        .run(&["log", "1 pint gratin"])
        .failed(3)
        .says("several measures")
        .says("pint sliced");
    // Catalogues' too: not what is reckoned from their tablespoons.
    assert_eq!(unit_of(&world, "1 cup celery"), "cup chopped");
    is_about(sent(&world, "16 tbsp sunflower seeds"), 140.0, "g");
}

#[test]
fn a_serving_of_a_mixed_dish_is_a_cup_and_of_others_is_not_guessed() {
    let world = World::stocked();
    assert_eq!(unit_of(&world, "1 serving chili"), "cup");
    assert_eq!(sent(&world, "2 servings of chili con carne").0, 2.0);
    for words in ["1 chili", "1 serving oats"] {
        world.run(&["log", words]).failed(3);
    }
}

#[test]
fn the_only_serving_of_a_food_is_its_serving_however_much_its_label_says_it_is() {
    let world = World::stocked();
    for words in [
        "1 serving nutella",
        "1 portion de nutella",
        "nutella 1 serving",
    ] {
        assert_eq!(unit_of(&world, words), "serving 2 TBSP", "{words}");
    }
    is_about(sent(&world, "1 tablespoon nutella"), 18.5, "g");
    is_about(sent(&world, "1 cup ice cream"), 132.0, "g");
    world
        .run(&["log", "1 tablespoon nutella", "-n"])
        .says("1 tbsp = 18.5 g (1 serving 2 TBSP is 37 g)");
}

#[test]
fn one_of_what_is_named_by_its_piece_is_that_piece() {
    let world = World::stocked();
    let leg = "leg (Sum of drumstick+thigh+back meat only)";
    for (words, unit) in [
        ("2 filets de saumon", "fillet"),
        ("1 salmon fillet", "fillet"),
        ("2 chicken legs", leg),
        ("1 cuisse de poulet", leg),
    ] {
        assert_eq!(unit_of(&world, words), unit, "{words}");
    }
    // A salmon is no fillet.
    world.run(&["log", "1 salmon"]).failed(3);
}

#[test]
fn a_portion_of_a_food_that_has_no_measure_called_so_is_its_default_portion() {
    let world = World::stocked();
    let save = ["food", "save", "Kiri", "--per", "100g", "--kcal", "300"];
    world.ok(&[&save[..], &["--portion", "18 g"]].concat());
    for words in ["2 portions de kiri", "2 servings kiri", "kiri 2 portions"] {
        is_about(sent(&world, words), 36.0, "g");
    }
    let own = [&save[..2], &["Babybel", "--per", "100g", "--kcal", "300"]].concat();
    let own = [&own[..], &["--portion", "20 g", "--measure", "serving=40g"]].concat();
    world.ok(&own);
    assert_eq!(unit_of(&world, "1 serving babybel"), "serving");
}

#[test]
fn a_portion_of_what_is_given_per_serving_is_a_serving() {
    let world = World::stocked();
    world.ok(&["food", "save", "Gruel", "--per", "serving", "--kcal", "120"]);
    for words in [
        "2 portions gruel",
        "2 portions de gruel",
        "gruel 2 portions",
    ] {
        assert_eq!(sent(&world, words), (2.0, "serving".to_owned()), "{words}");
    }
    let own = [
        "--per",
        "serving",
        "--kcal",
        "120",
        "--measure",
        "portion=3serving",
    ];
    world.ok(&[&["food", "save", "Hash"][..], &own].concat());
    assert_eq!(unit_of(&world, "2 portions hash"), "portion");
}
