//! Numbers, units, names and calories in the writings people use.

use super::*;

#[test]
fn the_examples_of_the_contract() {
    assert_eq!(shown("200 g oats, 1 banana"), ["200|g|oats", "1|-|banana"]);
    assert_eq!(shown("2 eggs\n1 cup milk\n"), ["2|-|eggs", "1|cup|milk"]);
    assert_eq!(
        shown("5 oz chicken breast, ½ cup rice"),
        ["5|oz|chicken breast", "0.5|cup|rice"]
    );
    for (text, item) in [
        ("1 serving chili", "1|-|serving chili"),
        ("500kcal", "500 kcal|-"),
        ("500 kcal burger", "500 kcal|burger"),
        ("2,5 eggs", "2.5|-|eggs"),
        ("200 g \"Bananas, raw\"", "200|g|\"Bananas, raw"),
        ("1 large egg", "1|-|large egg"),
        ("2 slices rye bread", "2|-|slices rye bread"),
        ("1 medium banana", "1|-|medium banana"),
        ("off/3017620422003", "-|-|off/3017620422003"),
        ("15 g off/3017620422003", "15|g|off/3017620422003"),
        (
            "2 mine:1d5c6a1e-3a0f-4d0e-9b7c-0d4b1c2a3f4e",
            "2|-|mine:1d5c6a1e-3a0f-4d0e-9b7c-0d4b1c2a3f4e",
        ),
    ] {
        assert_eq!(one(text), item, "{text}");
    }
}

#[test]
fn numbers_in_every_writing() {
    for (text, item) in [
        ("2x banana", "2|-|banana"),
        ("2 x banana", "2|-|banana"),
        ("x2 banana", "2|-|banana"),
        ("banana x2", "2|-|banana"),
        ("banana x 2", "2|-|banana"),
        ("banana 2x", "2|-|banana"),
        ("2x cup noodles", "2|-|cup noodles"),
        ("1/2 apple", "0.5|-|apple"),
        ("1 1/2 apples", "1.5|-|apples"),
        ("1 ½ apples", "1.5|-|apples"),
        ("1½ apples", "1.5|-|apples"),
        ("1 1/2cup rice", "1.5|cup|rice"),
        ("rice 1 1/2 cups", "1.5|cup|rice"),
        ("1/3 pizza", "0.333333333333|-|pizza"),
        ("⅛ pizza", "0.125|-|pizza"),
        ("1.5 eggs", "1.5|-|eggs"),
        ("1.000 kg salt", "1|kg|salt"),
        ("1\u{a0}000,5 g salt", ""),
        ("a banana", "1|-|banana"),
        ("half an apple", "0.5|-|apple"),
        ("a dozen eggs", "12|-|eggs"),
        ("half a dozen of eggs", "6|-|eggs"),
        ("half dozen eggs", "6|-|eggs"),
        ("demi-douzaine d'huîtres", "6|-|huîtres"),
        ("une douzaine d'huîtres", "12|-|huîtres"),
        ("une demi-douzaine de crêpes", "6|-|crêpes"),
        ("one and a half apples", "1.5|-|apples"),
        ("two and a half cups oats", "2.5|cup|oats"),
        ("a dozen", "-|-|a dozen"),
        ("half a cup of rice", "0.5|cup|rice"),
        ("half and half", "-|-|half and half"),
        ("half cup milk", "0.5|cup|milk"),
        ("quarter cup of milk", "0.25|cup|milk"),
        ("a quarter cup milk", "0.25|cup|milk"),
        ("three quarters cup rice", "0.75|cup|rice"),
        ("two thirds cup rice", "0.666666666667|cup|rice"),
        ("half kg rice", "0.5|kg|rice"),
        ("half pound cake", "-|-|half pound cake"),
        ("a dozen and a half eggs", "18|-|eggs"),
        ("two dozen and a half of eggs", "30|-|eggs"),
        ("1 dozen and a half eggs", "1.5|-|dozen eggs"),
        ("a slice and a half of bread", "1.5|-|slice of bread"),
        (
            "1 banana and a half of an apple",
            "1|-|banana and a half of an apple",
        ),
        ("1/2 a pound of beef", "0.5|lb|beef"),
        ("1/4 of a pound of beef", "0.25|lb|beef"),
        ("1/2 a pound cake", "0.5|-|pound cake"),
        ("1/2 a litre of milk", "0.5|l|milk"),
        ("half pound of cake", "0.5|lb|cake"),
        ("a quarter pound of beef", "0.25|lb|beef"),
        ("the 2 eggs", "2|-|eggs"),
        ("The 200 ml milk", "200|ml|milk"),
        ("la 1/2 banane", "0.5|-|banane"),
        ("les 2 oeufs", "2|-|oeufs"),
        ("the 200 ml", "200|ml|the"),
        ("the 2 tasses", "2|cup|the"),
        ("the 2 mugs", "2|'mugs'|the"),
        ("1/2 a banana", "0.5|-|banana"),
        ("les 3/4 d'une pizza", "0.75|-|pizza"),
        ("½ d’un avocat", "0.5|-|avocat"),
        ("1/2 d'une tasse de lait", "0.5|cup|lait"),
        ("½ an apple", "0.5|-|apple"),
        ("quarter pound burger", "-|-|quarter pound burger"),
        ("quarter cup", "-|-|quarter cup"),
        ("half kcal bar", "-|-|half kcal bar"),
        ("un café", "1|-|café"),
        ("1-1/2 cups oats", "1.5|cup|oats"),
        ("2-½ apples", "2.5|-|apples"),
        ("rice 1-1/2cups", "1.5|cup|rice"),
        ("une banane et demie", "1.5|-|banane"),
        ("une et demie banane", "1.5|-|banane"),
        ("deux et demie bananes", "2.5|-|bananes"),
        ("1 et demie tasse de lait", "1.5|cup|lait"),
        ("1 tasse et demie lait", "1.5|cup|lait"),
        ("1 and a half bananas", "1.5|-|bananas"),
        ("100 et demi g riz", "100|-|et demi g riz"),
        ("une et demie", "1|-|et demie"),
        ("Deux pommes ET DEMIE", "2.5|-|pommes"),
        ("un verre et demi d’eau", "1.5|-|verre d’eau"),
        ("1 tasse et demie de lait", "1.5|cup|lait"),
        ("un kilo et demi de pommes", "1.5|kg|pommes"),
        ("un demi-avocat", "0.5|-|avocat"),
        ("Une demi-pomme", "0.5|-|pomme"),
        ("une demi-tasse de lait", "0.5|cup|lait"),
        ("demi-cuillère à soupe d'huile", "0.5|tbsp|huile"),
        ("un demi-litre de lait", "0.5|l|lait"),
        ("demi-baguette", "-|-|demi-baguette"),
        ("a banana and a half", "1.5|-|banana"),
        ("a banana and a quarter", "1.25|-|banana"),
        ("2 cups and a quarter of milk", "2.25|cup|milk"),
        ("one and a quarter cups milk", "1.25|cup|milk"),
        ("a dozen and a quarter eggs", "15|-|eggs"),
        ("½ banana and a quarter", "0.5|-|banana and a quarter"),
        ("cup and a half of celery", "1.5|cup|celery"),
        ("pound of beef", "1|lb|beef"),
        ("Cuillère à soupe d’huile", "1|tbsp|huile"),
        ("tasse de la crème", "1|cup|crème"),
        ("cup rice", "-|-|cup rice"),
        ("cup and a half", "-|-|cup and a half"),
        ("pound of", "-|-|pound of"),
        ("pound cake", "-|-|pound cake"),
        ("1 cup and a half of milk", "1.5|cup|milk"),
        ("banane et demie", "-|-|banane et demie"),
        ("½ banane et demie", "0.5|-|banane et demie"),
        ("1 banane et demie pomme", "1|-|banane et demie pomme"),
        ("1 \"banane et demie\"", "1|-|\"banane et demie"),
        (
            "1 banana and a half of an apple",
            "1|-|banana and a half of an apple",
        ),
        (
            "1 banana and a half avocado",
            "1|-|banana and a half avocado",
        ),
        ("200 g burger and a half", "200|g|burger and a half"),
    ] {
        match item {
            "" => drop(refused(text)),
            item => assert_eq!(one(text), item, "{text}"),
        }
    }
}

#[test]
fn numbers_in_words_count_what_stands_in_the_plural() {
    for (text, item) in [
        ("one egg", "1|-|egg"),
        ("two eggs", "2|-|eggs"),
        ("Deux œufs", "2|-|œufs"),
        ("six choux", "6|-|choux"),
        ("twelve almonds", "12|-|almonds"),
        ("three slices of bread", "3|-|slices of bread"),
        ("trois pains au chocolat", "3|-|pains au chocolat"),
        ("two tbsp of oil", "2|tbsp|oil"),
        ("deux c. à s. d'huile", "2|tbsp|huile"),
        ("half of an apple", "0.5|-|apple"),
        ("la moitié d’une pomme", "0.5|-|pomme"),
        ("half the pizza", "0.5|-|pizza"),
        ("two thirds of a cup of rice", "0.666666666667|cup|rice"),
        ("three quarters of the pizza", "0.75|-|pizza"),
        ("a quarter of an apple", "0.25|-|apple"),
        ("un quart de pizza", "0.25|-|pizza"),
        ("la moitié de la tasse de lait", "0.5|cup|lait"),
        ("la moitié de la \"Tarte\"", "0.5|-|\"Tarte"),
        ("un quart d'avocat", "0.25|-|avocat"),
        ("Trois quarts d’une tarte", "0.75|-|tarte"),
        ("deux tiers de la pizza", "0.666666666667|-|pizza"),
        ("un tiers de l'ananas", "0.333333333333|-|ananas"),
        ("un quart de lait", "0.25|-|lait"),
        ("three quarts of milk", "3|-|quarts of milk"),
        ("a quarter pounder", "1|-|quarter pounder"),
        ("a quarter of chicken", "1|-|quarter of chicken"),
        // What could be a name is one.
        ("four cheese pizza", "-|-|four cheese pizza"),
        ("seven up", "-|-|seven up"),
        ("two", "-|-|two"),
        ("half and half", "-|-|half and half"),
        ("demi-sel", "-|-|demi-sel"),
        ("half fat milk", "-|-|half fat milk"),
        ("five guys burger 300 g", "300|g|five guys burger"),
        ("2 two eggs", "2|-|two eggs"),
        ("\"two eggs\"", "-|-|\"two eggs"),
    ] {
        assert_eq!(one(text), item, "{text}");
    }
    assert_eq!(one("1 two"), "1|-|two");
    for text in ["a 200 g steak", "half a 200 g steak", "two \"rye bread"] {
        refused(text);
    }
}

#[test]
fn joints_behind_a_unit_are_no_part_of_the_name() {
    for (text, item) in [
        ("200 g de la salade", "200|g|salade"),
        ("200 g du riz", "200|g|riz"),
        ("200 ml de l'eau", "200|ml|eau"),
        ("30 g of the cheese", "30|g|cheese"),
        ("20 g la vache qui rit", "20|g|la vache qui rit"),
        ("20 g de la vache qui rit", "20|g|vache qui rit"),
        ("500 kcal of the soup", "500 kcal|soup"),
        ("la salade", "-|-|la salade"),
    ] {
        assert_eq!(one(text), item, "{text}");
    }
    refused("200 g of");
    refused("200 g de");
}

#[test]
fn units_glued_apart_in_front_and_behind() {
    for (text, item) in [
        ("200g oats", "200|g|oats"),
        ("1.5l water", "1.5|l|water"),
        ("½cup rice", "0.5|cup|rice"),
        ("8 fl oz juice", "8|fl-oz|juice"),
        ("8fl oz juice", "8|fl-oz|juice"),
        ("8 fl. oz. juice", "8|fl-oz|juice"),
        ("2 fluid ounces of juice", "2|fl-oz|juice"),
        ("200 g de riz", "200|g|riz"),
        ("200 g d'avoine", "200|g|avoine"),
        ("2 cuillères à soupe d’huile", "2|tbsp|huile"),
        ("2 c. à s. de sucre", "2|tbsp|sucre"),
        ("1 càc sel", "1|tsp|sel"),
        ("milk 1 cup", "1|cup|milk"),
        ("oats 200 g", "200|g|oats"),
        ("oats 200g", "200|g|oats"),
        ("banana 2", "2|-|banana"),
        ("bread 2 slices", "2|'slices'|bread"),
        ("banana 1 cup sliced", "1|'cup sliced'|banana"),
        ("2 slices \"Rye bread\"", "2|'slices'|\"Rye bread"),
        ("2 slices of \"Rye bread\"", "2|'slices'|\"Rye bread"),
        ("\"Rye bread\" 2 slices", "2|'slices'|\"Rye bread"),
        ("\"Rye bread\"", "-|-|\"Rye bread"),
        ("2 \"pound cake\"", "2|-|\"pound cake"),
        ("1 \"12\"\" pizza\"", "1|-|\"12\" pizza"),
        ("2 🥚", "2|-|🥚"),
        ("1 “12\" pizza”", "1|-|\"12\" pizza"),
        ("1 “Rye, dark”", "1|-|\"Rye, dark"),
        ("2 T bone steak", "2|-|T bone steak"),
        ("1 St. Agur", "1|-|St. Agur"),
    ] {
        assert_eq!(one(text), item, "{text}");
    }
}

#[test]
fn names_with_digits_keep_them() {
    for (text, item) in [
        ("7up", "-|-|7up"),
        ("1 7up", "1|-|7up"),
        ("7up 330 ml", "330|ml|7up"),
        ("coke zero 0.5 l", "0.5|l|coke zero"),
        ("coke zero 0,5l", "0.5|l|coke zero"),
        ("2% milk", "-|-|2% milk"),
        ("milk 2%", "-|-|milk 2%"),
        ("lait 2 %", "-|-|lait 2 %"),
        ("200 ml 2% milk", "200|ml|2% milk"),
        ("2% milk 200 ml", "200|ml|2% milk"),
        ("vitamin b12", "-|-|vitamin b12"),
        ("2 vitamin b12", "2|-|vitamin b12"),
        ("85% dark chocolate", "-|-|85% dark chocolate"),
        ("20 g 85% dark chocolate", "20|g|85% dark chocolate"),
        ("1 \"omega 3 capsule\"", "1|-|\"omega 3 capsule"),
        ("\"500 kcal\"", "-|-|\"500 kcal"),
        ("\"80/20 beef\" 4 oz", "4|oz|\"80/20 beef"),
    ] {
        assert_eq!(one(text), item, "{text}");
    }
}

#[test]
fn calories_alone_and_with_a_name() {
    for (text, item) in [
        ("500 kcal", "500 kcal|-"),
        ("burger 500 kcal", "500 kcal|burger"),
        ("burger 500kcal", "500 kcal|burger"),
        ("500 kcal \"street, food\"", "500 kcal|street, food"),
        ("500 Calories of burger", "500 kcal|burger"),
        ("2000 kJ", "478.011 kcal|-"),
        ("418.4kJ soup", "100 kcal|soup"),
    ] {
        assert_eq!(one(text), item, "{text}");
    }
    for text in [
        "500 cal burger",
        "500cal",
        "burger 500 cal",
        "0 kcal",
        "burger 500 kcal large",
        "100 g burger 500 kcal",
        "2x 500 kcal",
        "0.001 kJ",
    ] {
        refused(text);
    }
}

#[test]
fn items_are_parted_and_empty_ones_skipped() {
    let three = ["2|-|eggs", "1|-|toast", "-|-|butter"];
    for text in [
        "2 eggs, 1 toast, butter",
        "2 eggs;1 toast;butter",
        "2 eggs+1 toast + butter",
        "2 eggs\r\n1 toast\r\nbutter\r\n",
        "\u{feff},, 2 eggs,\n\n1 toast,1 butter".trim_end_matches("1 butter"),
    ] {
        let items = shown(text);
        assert_eq!(items, three[..items.len()], "{text}");
        assert!(items.len() >= 2);
    }
    let phrase = parse("  2  eggs , 1 toast @ 8am").unwrap();
    assert_eq!(phrase.items[0].text, "2  eggs");
    assert_eq!(phrase.items[1].text, "1 toast");
    for text in ["", "  ", ",", "\n;+", "@ 8am", "\u{feff}"] {
        refused(text);
    }
}

#[test]
fn what_is_read_as_a_number_or_a_unit_may_be_the_first_of_the_name() {
    for (text, names) in [
        ("1 cup noodles", &["1|cup noodles"][..]),
        ("2 fl oz shot", &["2|fl oz shot"]),
        (
            "three cup chicken",
            &["-|three cup chicken", "3|cup chicken"],
        ),
        ("one pot chili", &["-|one pot chili"]),
        ("half an apple", &["-|half an apple"]),
        (
            "une demi-baguette",
            &["-|une demi-baguette", "1|demi-baguette"],
        ),
        (
            "½ de la vache qui rit",
            &["0.5|de la vache qui rit", "0.5|la vache qui rit"],
        ),
        ("1 cup of noodles", &[]),
        ("200 g noodles", &[]),
        ("noodles 1 cup", &[]),
        ("1 cup \"noodles\"", &[]),
        ("1 banana", &[]),
        ("banana", &[]),
    ] {
        let items = parse(text).unwrap().items;
        let What::Food(food) = &items[0].what else {
            panic!("{text}");
        };
        let told = food.otherwise.iter().map(|food| {
            let quantity = food.quantity.map_or("-".to_owned(), |it| it.to_string());
            assert_eq!(food.unit, UnitText::None);
            format!("{quantity}|{}", food.name)
        });
        assert_eq!(told.collect::<Vec<_>>(), names, "{text}");
    }
}

#[test]
fn printing_falls_back_to_another_order_or_to_quotes() {
    let print = |text: &str| parse(text).unwrap().to_string();
    let parted = print("oats 200 g; banana 2 @8am");
    assert_eq!(parted, "200 g oats, 2 banana @ 8am");
    assert_eq!(print("g banana 2"), "2x g banana");
    assert_eq!(print("cup noodles 2"), "2x cup noodles");
    assert_eq!(print("bread 2 slices"), "bread 2 slices");
    assert_eq!(print("two 1x 000of"), "two 1x 000of");
    let food = |name: &str| {
        What::Food(FoodPhrase {
            quantity: Some(Amount::from(2)),
            unit: UnitText::None,
            name: name.to_owned(),
            in_dozens: false,
            quoted: false,
            otherwise: Vec::new(),
        })
    };
    assert_eq!(food("Bananas, raw").to_string(), "2 \"Bananas, raw\"");
    assert_eq!(food("12\" pizza").to_string(), "2 \"12\"\" pizza\"");
    assert_eq!(food("cake @ noon").to_string(), "2 \"cake @ noon\"");
}
