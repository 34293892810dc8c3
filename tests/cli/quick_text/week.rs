//! An ordinary week, typed as people type: understood whole, or refused with what helps.

use crate::auth::{log_in, near};
use crate::service::{KEY, Service};
use crate::world::{World, amounts};

#[test]
fn articles_and_numbers_in_words_are_amounts() {
    let world = World::stocked();
    for (phrase, understood) in [
        ("a banana", "1 medium (7\" to 7-7/8\" long) Bananas, raw"),
        ("une pomme", "1 medium (3\" dia) Apples, raw, with skin"),
        ("one egg", "1 large Egg, whole, raw, fresh"),
        ("two eggs", "2 large Egg, whole, raw, fresh"),
        ("deux oeufs", "2 large Egg, whole, raw, fresh"),
        ("Deux œufs", "2 large Egg, whole, raw, fresh"),
        ("twelve eggs", "12 large Egg, whole, raw, fresh"),
        ("douze œufs", "12 large Egg, whole, raw, fresh"),
        ("trois carottes", "3 medium Carrots, raw"),
        (
            "half a banana",
            "0.5 medium (7\" to 7-7/8\" long) Bananas, raw",
        ),
        (
            "half of a banana",
            "0.5 medium (7\" to 7-7/8\" long) Bananas, raw",
        ),
        (
            "la moitié d'une banane",
            "0.5 medium (7\" to 7-7/8\" long) Bananas, raw",
        ),
        (
            "un quart de pizza",
            "0.25 pizza Fast Food, Pizza Chain, 14\" pizza, cheese topping, regular crust",
        ),
        (
            "half an avocado",
            "0.5 avocado, NS as to Florida or California Avocados, raw, all commercial varieties",
        ),
        (
            "three slices of bacon",
            "3 slice Pork, cured, bacon, pre-sliced, cooked, pan-fried",
        ),
        (
            "two cups of rice",
            "2 cup Rice, white, long-grain, regular, enriched, cooked",
        ),
        (
            "a slice of the bread",
            "1 slice Bread, white, commercially prepared (includes soft bread crumbs)",
        ),
    ] {
        let meal = world.json(&["log", phrase]);
        assert_eq!(amounts(&meal), [understood], "{phrase}");
    }
}

#[test]
fn french_joints_and_measures_are_understood() {
    let world = World::stocked();
    for (phrase, understood) in [
        (
            "200 g de la salade",
            "200 g Lettuce, iceberg (includes crisphead types), raw",
        ),
        (
            "200 g du riz",
            "200 g Rice, white, long-grain, regular, enriched, cooked",
        ),
        ("30 g d’amandes", "30 g Nuts, almonds"),
        (
            "200 ml de l'eau",
            "200.179214 g Beverages, water, tap, drinking",
        ),
        ("200 ml de riz", ""),
        (
            "une tasse de café",
            "1 cup (8 fl oz) Beverages, coffee, brewed, prepared with tap water",
        ),
        (
            "2 tranches de pain de mie",
            "2 slice Bread, white, commercially prepared (includes soft bread crumbs)",
        ),
        ("deux gousses d'ail", "2 clove Garlic, raw"),
        (
            "une petite tomate",
            "1 small whole (2-2/5\" dia) Tomatoes, red, ripe, raw, year round average",
        ),
        (
            "une part de pizza",
            "1 slice Fast Food, Pizza Chain, 14\" pizza, cheese topping, regular crust",
        ),
        (
            "une cuillère à soupe d'huile d'olive",
            "1 tablespoon Oil, olive, salad or cooking",
        ),
        ("la banane", "1 medium (7\" to 7-7/8\" long) Bananas, raw"),
    ] {
        match understood {
            "" => drop(world.run(&["log", phrase]).failed(3)),
            understood => {
                let meal = world.json(&["log", phrase]);
                assert_eq!(amounts(&meal), [understood], "{phrase}");
            }
        }
    }
}

#[test]
fn one_of_several_measures_of_a_name_is_the_natural_one() {
    let world = World::stocked();
    for (phrase, unit) in [
        ("a piece of chocolate cake", "piece (1/8 of 18 oz cake)"),
        ("a can of coke", "can or bottle (12 fl oz)"),
        ("a bottle of coke", "can or bottle (12 fl oz)"),
        ("medium fries", "serving medium"),
        ("2 small tomatoes", "small whole (2-2/5\" dia)"),
    ] {
        let meal = world.json(&["log", phrase]);
        assert_eq!(meal["items"][0]["unit"], unit, "{phrase}");
    }
}

#[test]
fn a_name_that_begins_with_a_number_in_words_stays_a_name() {
    let world = World::stocked();
    for phrase in [
        "four cheese pizza",
        "seven up",
        "three bean salad",
        "six grain bread",
    ] {
        let done = world.run(&["log", phrase]);
        assert!([3, 6, 8].contains(&done.exit), "{phrase}: {done:?}");
    }
    assert_eq!(world.meals(), 0);
    let save = [
        "food",
        "save",
        "Five spice",
        "--per",
        "serving",
        "--kcal",
        "5",
    ];
    world.ok(&save);
    assert_eq!(
        amounts(&world.json(&["log", "five spice"])),
        ["1 serving Five spice"]
    );
    assert_eq!(
        amounts(&world.json(&["log", "2 five spice"])),
        ["2 serving Five spice"]
    );
}

#[test]
fn what_fails_says_what_would_be_understood() {
    let world = World::stocked();
    for (phrase, exit, hint) in [
        (
            "2 toasts with butter",
            8,
            "a comma parts two foods: 2 toasts, butter",
        ),
        (
            "cup of tea with milk",
            6,
            "a comma parts two foods: 1 cup tea, milk",
        ),
        ("fish and chips", 6, "a comma parts two foods: fish, chips"),
        ("fish & chips", 6, "a comma parts two foods: fish, chips"),
        ("toast & jam", 6, "a comma parts two foods: toast, jam"),
        ("thé et miel", 6, "a comma parts two foods: thé, miel"),
        (
            "steak frites",
            3,
            "a comma parts them: steak, frites; if it is one",
        ),
        (
            "1 cup rice, cooked",
            8,
            "stands before it, as in: 1 cup cooked rice",
        ),
        ("half avocados", 3, "write the number in digits: ½ avocados"),
        ("half baguette", 3, "write how much it was, as 100 g"),
        ("three gnocchi", 3, "write the number in digits: 3 gnocchi"),
        (
            "des amandes",
            3,
            "write how many or how much: 2 amandes, 30 g amandes",
        ),
        ("some rice", 3, "write how many or how much"),
        ("bowl of porridge", 3, "its units are: g · cup · tbsp"),
        ("glass of beer", 3, "its units are: g · fl oz · can"),
        ("handful of almonds", 3, "--measure 'handful=Ng'"),
        ("poignée d'amandes", 3, "--measure 'poignée=Ng'"),
        (
            "du pain",
            3,
            "write how much it was, as 100 g; its units are: g",
        ),
        ("chicken salad", 8, "name one by its reference"),
        ("a pint of beer", 3, "journal preference set units imperial"),
        ("150 ml rice", 3, "its units are"),
    ] {
        let error = world.error(exit, &["log", phrase]);
        let told = error["hint"].as_str().unwrap_or_default();
        assert!(told.contains(hint), "{phrase}: {error}");
    }
    assert_eq!(world.meals(), 0);
}

#[test]
fn a_measure_of_ones_own_is_given_as_the_hint_says() {
    let world = World::stocked();
    let error = world.error(3, &["log", "a bowl of porridge"]);
    let hint = error["hint"].as_str().unwrap();
    let (_, command) = hint.split_once("journal ").unwrap();
    let command = command
        .replace("NAME", "Porridge")
        .replace("=Ng", "=240g")
        .replace('\'', "");
    let words: Vec<&str> = command.split(' ').collect();
    world.ok(&words);
    let meal = world.json(&["log", "a bowl of porridge"]);
    assert_eq!(amounts(&meal), ["1 bowl Porridge"]);
}

#[test]
fn a_word_that_nothing_is_called_asks_a_service_for_each_thing_once() {
    let service = Service::start();
    let world = near(&service);
    log_in(&world, KEY).succeeded();
    let before = service.keys().len();
    world.run(&["-C", "near", "log", "2 blorbs"]).failed(6);
    let asked = service.keys().len() - before;
    // Two forms of the word in four libraries, own foods, lately eaten ones, settings; and three beginnings of it in
    // two libraries, for a word that may be meant.
    assert!(asked <= 17, "{asked} requests");
}
