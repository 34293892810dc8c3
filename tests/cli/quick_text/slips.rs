//! Amounts and units as people slip them in, and forms that are pasted: each hint names what is understood.

use crate::terminal::typing;
use crate::world::{World, amounts};

/// The phrase is refused with this exit code and says this, and nothing is logged.
#[track_caller]
fn refused(world: &World, exit: i32, phrase: &str, hint: &str) {
    let error = world.error(exit, &["log", phrase]);
    let said = error["hint"].as_str().unwrap_or_default();
    assert!(said.contains(hint), "{phrase:?}: {error}");
    assert_eq!(world.meals(), 0, "{phrase:?}");
}

#[test]
fn what_says_no_amount_is_answered_by_one_that_is_understood() {
    let world = World::stocked();
    for (exit, phrase, written) in [
        (3, "un demi de bière", "25 cl bière"),
        (3, "une noix de beurre", "10 g beurre"),
        (6, "la moitié des frites", "100 g frites"),
        (3, "un quart des frites", "100 g frites"),
        (6, "1 demi-avocat", "½ avocat"),
    ] {
        refused(&world, exit, phrase, written);
        world.ok(&["log", written, "-n"]);
    }
    refused(&world, 3, "some butter", "how much: 30 g butter");
    refused(&world, 3, "some almonds", "how much: 2 almonds, 30 g");
    refused(&world, 3, "une dizaine d'amandes", "how many amandes");
    for phrase in ["a knob of butter", "un peu de lait", "a bit of cheese"] {
        refused(&world, 3, phrase, "write how much it was, such as 10 g");
    }
    refused(&world, 3, "a knob of butter", "--measure 'knob=Ng'");
    refused(&world, 6, "two to three eggs", "write one number");
    world.ok(&["log", "une noix de coco", "-n"]);
}

#[test]
fn what_is_no_unit_is_answered_by_the_one_that_is_meant() {
    let world = World::stocked();
    for (phrase, unit, written) in [
        ("2 tblsp oil", "write tbsp; ", "2 tbsp oil"),
        ("1 tb sugar", "write tbsp; ", "1 tbsp sugar"),
        ("200 grms rice", "write g; ", "200 g rice"),
        ("200 garms rice", "write g; ", "200 g rice"),
        ("oil 1 T", "write tbsp; ", "oil 1 tbsp"),
        ("2 cs huile d'olive", "write càs; ", "2 càs huile d'olive"),
        ("1 cc sucre", "or càc of a teaspoon; ", "1 càc sucre"),
        ("3 pcs bread", "leave out pcs: ", "3 bread"),
        ("2 slc bread", "write slice; ", "2 slice bread"),
        ("1 lg egg", "write large; ", "1 large egg"),
        ("2 lrg eggs", "write large; ", "2 large eggs"),
        ("1 XL egg", "write extra large; ", "1 extra large egg"),
        ("1 medium-sized banana", "write medium; ", "1 medium banana"),
    ] {
        refused(&world, 3, phrase, unit);
        world.ok(&["log", written, "-n"]);
    }
    for (exit, phrase, written) in [
        (3, "1 T butter", "1 tbsp butter"),
        (3, "1 t sugar", "1 tsp sugar"),
        (3, "1 C. rice", "1 cup rice"),
        (6, "1 tea spoon sugar", "1 teaspoon sugar"),
        (6, "2 table spoons olive oil", "2 tablespoon olive oil"),
        (6, "1 level tsp sugar", "1 tsp sugar"),
    ] {
        refused(&world, exit, phrase, written);
        world.ok(&["log", written, "-n"]);
    }
    refused(&world, 6, "1 heaped tbsp sugar", "how many level tbsp");
}

#[test]
fn a_misspelled_unit_is_answered_by_the_one_that_is_spelled_nearly_so() {
    let world = World::stocked();
    for (phrase, unit) in [
        ("2 teaspon sugar", "write teaspoon; "),
        ("1 tbps oil", "write tbsp; "),
        ("2 slcies bread", "write slices; "),
        ("1 cpu milk", "write cup; "),
        ("sugar 2 teaspon", "write teaspoon; "),
        ("1 pich salt", "write pinch; "),
    ] {
        refused(&world, 3, phrase, unit);
    }
    // What the food does not have is not offered.
    for phrase in ["2 peices pizza", "1 bottel beer", "1 glas milk"] {
        let error = world.error(3, &["log", phrase]);
        assert!(
            !error["hint"].as_str().unwrap().contains("is meant"),
            "{error}"
        );
    }
}

#[test]
fn what_is_no_measure_is_not_offered_as_one() {
    let world = World::stocked();
    for name in ["Twix", "Menu", "3% beer"] {
        let save = ["food", "save", name, "--per", "100g", "--kcal", "50"];
        world.ok(&[&save[..], &["--measure", "one=50g", "--portion", "1 one"]].concat());
    }
    for (phrase, told, written) in [
        ("twice twix", "2 twix", "2 twix"),
        (
            "menu 2 yesterday",
            "menu 2 @ yesterday",
            "menu 2 @ yesterday",
        ),
    ] {
        refused(&world, 3, phrase, told);
        let error = world.error(3, &["log", phrase]);
        assert!(
            !error["hint"].as_str().unwrap().contains("--measure"),
            "{error}"
        );
        world.ok(&["log", written, "-n"]);
    }
    world.ok(&["log", "two \"twix\", half 3% beer", "-n"]);
}

#[test]
fn of_a_measure_without_a_food_no_food_is_offered() {
    let world = World::stocked();
    for measure in [
        "slices",
        "pieces",
        "halves",
        "loaves",
        "boxes",
        "sticks",
        "bottles",
        "cans",
        "bowls",
        "tranches",
        "slices of",
    ] {
        let error = world.error(3, &["log", &format!("2 {measure}")]);
        assert!(
            error["message"].as_str().unwrap().ends_with("of what?"),
            "{error}"
        );
        assert!(
            error["candidates"].as_array().is_none_or(Vec::is_empty),
            "{error}"
        );
        assert_eq!(
            error["hint"],
            "write the food behind it, as in: 2 slices bread"
        );
    }
    refused(&world, 3, "slices", "2 slices bread");
    refused(&world, 3, "2 cups", "write of what");
    let save = ["food", "save", "Sticks", "--per", "100g", "--kcal", "50"];
    world.ok(&save);
    world.ok(&["log", "20 g sticks", "-n"]);
}

#[test]
fn what_can_be_read_in_one_way_is_understood_or_told_as_it_would_be() {
    let world = World::stocked();
    for (exit, phrase, written) in [
        (6, "burger (500 kcal)", "burger 500 kcal"),
        (6, "demi-pomme", "½ pomme"),
        (6, "3 demi-avocats", "1.5 avocats"),
        (6, "1 small glass of wine", "1 glass of wine"),
        (3, "rice, 200 g", "rice 200 g"),
        (3, "200 g Bananas, raw", "200 g \"Bananas, raw\""),
        (
            3,
            "200 g Egg, whole, raw, fresh",
            "200 g \"Egg, whole, raw, fresh\"",
        ),
    ] {
        refused(&world, exit, phrase, written);
        world.ok(&["log", written, "-n"]);
    }
    refused(&world, 3, "une cuillère de miel", "write càs, or càc");
    refused(&world, 3, "1 c.s. de miel", "write càs; ");
    refused(
        &world,
        3,
        "1 qt water",
        "write 0.946 l for each of the US, ",
    );
    for (phrase, amount) in [
        ("2 eggs (large)", "2 large Egg, whole, raw, fresh"),
        (
            "1 qt milk",
            "1 quart Milk, whole, 3.25% milkfat, with added vitamin D",
        ),
    ] {
        assert_eq!(amounts(&world.json(&["log", phrase])), [amount], "{phrase}");
    }
}

#[test]
fn a_cup_of_what_is_sliced_is_one_of_slices_and_what_is_only_cut_is_advised_without() {
    let world = World::stocked();
    for (phrase, amount) in [
        ("1 cup sliced apple", "1 cup slices Apples, raw, with skin"),
        (
            "1 cup of sliced apples",
            "1 cup slices Apples, raw, with skin",
        ),
        ("1 cup sliced banana", "1 cup, sliced Bananas, raw"),
        ("1 cup onion slices", "1 cup, sliced Onions, raw"),
        ("1 cup spinach leaves", "1 cup Spinach, raw"),
        ("100 g onion slices", "100 g Onions, raw"),
    ] {
        assert_eq!(amounts(&world.json(&["log", phrase])), [amount], "{phrase}");
    }
    let world = World::stocked();
    for phrase in [
        "1 tbsp onion slices",
        "1 cup lettuce leaves",
        "1 cup cheddar slices",
    ] {
        refused(&world, 3, phrase, "its units are: ");
    }
    for (exit, phrase, written) in [
        (8, "1 cup of diced tomatoes", "1 cup tomatoes"),
        (8, "100 g diced tomatoes", "100 g tomatoes"),
        (6, "1 cup diced onion", "1 cup onion"),
    ] {
        refused(
            &world,
            exit,
            phrase,
            &format!("leave out diced: {written}; "),
        );
        world.ok(&["log", written, "-n"]);
    }
}

#[test]
fn an_amount_that_is_pasted_beside_a_food_is_told_as_it_is_understood() {
    let world = World::stocked();
    for (exit, phrase, written) in [
        (3, "• 2 eggs", "2 eggs"),
        (3, "1. 2 eggs\n2. 1 toast", "2 eggs"),
        (3, "chicken breast - 200g", "chicken breast 200g"),
        (3, "oats=50g", "oats 50g"),
        (8, "eggs (2)", "eggs 2"),
        (6, "chicken (200g)", "chicken 200g"),
        (6, "2eggs", "2 eggs"),
        (6, "1c rice", "1 cup rice"),
    ] {
        refused(&world, exit, phrase, written);
        world.ok(&["log", written, "-n"]);
    }
    refused(&world, 6, "2 chicken (200g)", "2 chicken, or chicken 200g");
}

#[test]
fn a_letter_that_is_meant_as_a_unit_is_refused_before_a_food_is_chosen() {
    let world = World::stocked();
    for (phrase, written) in [
        ("1 T butter", "1 tbsp butter"),
        ("1 t sugar", "1 tsp sugar"),
        ("1 T salt", "1 tbsp salt"),
        ("1 c rice", "1 cup rice"),
        ("2 t. olive oil", "2 tsp olive oil"),
    ] {
        for pick in [&[][..], &["--pick", "1"]] {
            let error = world.error(3, &[&["log", phrase][..], pick].concat());
            let hint = error["hint"].as_str().unwrap();
            assert!(hint.contains(written), "{phrase}: {hint}");
            assert_eq!(
                error["candidates"].as_array().map_or(0, Vec::len),
                0,
                "{phrase}"
            );
        }
    }
    assert_eq!(world.meals(), 0);
    let save = ["food", "save", "C rice", "--per", "100g", "--kcal", "130"];
    let portion = ["--measure", "bowl=200g", "--portion", "1 bowl"];
    world.ok(&[&save[..], &portion].concat());
    assert_eq!(
        amounts(&world.json(&["log", "1 c rice"])),
        ["1 bowl C rice"]
    );
    let save = ["food", "save", "Ghee", "--per", "100g", "--kcal", "900"];
    world.ok(&[&save[..], &["--measure", "T=14g"]].concat());
    assert_eq!(amounts(&world.json(&["log", "2 T ghee"])), ["2 T Ghee"]);
    for phrase in ["1 t bone", "1 T-bone steak", "1 T bone steak"] {
        let done = world.run(&["log", phrase, "--json"]);
        assert_ne!(done.exit, 3, "{phrase}: {}", done.err);
    }
}

#[test]
fn a_letter_that_is_meant_as_a_unit_is_refused_on_a_terminal_too() {
    let world = World::stocked();
    let Some(shown) = typing(&world, "\"$JOURNAL\" log 1 T butter", "1\n") else {
        return;
    };
    assert!(shown.contains("1 tbsp butter"), "{shown}");
    assert_eq!(world.meals(), 0);
}

#[test]
fn what_is_no_part_of_a_name_is_left_out_of_the_item_that_is_advised() {
    let world = World::stocked();
    refused(
        &world,
        3,
        "1) eggs",
        "leave it out: eggs; if it is how many",
    );
    refused(&world, 3, "(2 eggs)", "no brackets around it: 2 eggs");
    refused(&world, 3, "200 ml 2) milk", "leave it out: 200 ml milk");
    refused(
        &world,
        6,
        "100 g 0% greek yogurt",
        "leave out 0%: 100 g greek yogurt; a name with",
    );
    for phrase in ["100 g 0% greek yogurt", "0% greek yogurt"] {
        let error = world.error(6, &["log", phrase]);
        let hint = error["hint"].as_str().unwrap();
        assert!(
            !hint.contains("1 )") && !hint.contains("0 %") && !hint.contains(" 0 greek"),
            "{hint}"
        );
    }
    for (phrase, told) in [
        ("2 eggs @ 1.25 hours ago", "75 min ago"),
        ("2 eggs @ 0.25 hours ago", "15 min ago"),
        ("2 eggs @ 1.50 hours ago", "90 min ago"),
    ] {
        refused(&world, 3, phrase, told);
        world.ok(&["log", &format!("2 eggs @ {told}"), "-n"]);
    }
}
