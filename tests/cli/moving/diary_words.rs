//! Quick text in a journal that a diary was imported into: everyday words mean what they mean anywhere.

use crate::world::{World, amounts};

/// Servings as Cronometer has them: by the piece and the cup, names turned round.
const SERVINGS: &str = r#"Day,Time,Group,Food Name,Amount,Energy (kcal),Protein (g)
2026-01-15,09:15,Breakfast,"Eggs, Cooked from Fresh",2.00 large,143,12.56
2026-01-15,09:15,Breakfast,"Bananas, Raw","1.00 medium - 7"" to 7-7/8"" long",105,1.3
2026-01-15,09:15,Breakfast,"Milk, Whole 3.25%",1.00 cup,149,8
2026-01-15,12:15,Lunch,"Rice, White, Cooked",1.00 cup,205,4
2026-01-15,12:15,Lunch,"Chicken Breast, Cooked",1.00 breast,284,53
2026-01-15,12:15,Lunch,"Bread, Sourdough",2.00 slice,188,8
2026-01-15,12:15,Lunch,"Oats, rolled",58.00 g,219.82,7.66
2026-01-15,12:15,Lunch,"Coffee, Brewed",1.00 cup,2,0
2026-01-15,12:15,Lunch,"Cheese, Cheddar",1.00 slice,113,7
2026-01-15,12:15,Lunch,"Yogurt, Greek, Plain",1.00 container,100,17
2026-01-15,12:15,Lunch,"Apple Pie",1.00 piece,300,3
2026-01-15,12:15,Lunch,"Pasta, Potatoes, Butter and Tomatoes",1.00 bowl,400,9
"#;

/// The same foods as OpenNutriTracker has them: by the serving.
const ENTRIES: &str = r#"[{"unit":"serving","amount":1,"type":"breakfast","dateTime":"2026-02-03T08:12:30",
"meal":{"code":"1","name":"Eggs, free range","brands":"Acme","servingQuantity":60,"nutriments":{"energyKcal100":143}}},
{"unit":"serving","amount":1,"type":"breakfast","dateTime":"2026-02-03T08:12:30",
"meal":{"code":"2","name":"Rice, basmati","brands":"Acme","servingQuantity":60,"nutriments":{"energyKcal100":350}}},
{"unit":"serving","amount":1,"type":"breakfast","dateTime":"2026-02-03T08:12:30",
"meal":{"code":"3","name":"Banana, organic","brands":"Acme","servingQuantity":100,"nutriments":{"energyKcal100":89}}}]"#;

const WORDS: [&str; 40] = [
    "2 eggs",
    "2 large eggs",
    "100 g egg",
    "1 banana",
    "100 g banana",
    "2 medium bananas",
    "1 cup milk",
    "200 ml milk",
    "100 g rice",
    "1 cup rice",
    "1 chicken breast",
    "5 oz chicken breast",
    "100 g chicken",
    "2 slices bread",
    "100 g bread",
    "1 bread",
    "50 g oats",
    "1 cup oats",
    "1 coffee",
    "200 ml coffee",
    "1 slice cheese",
    "30 g cheese",
    "1 yogurt",
    "150 g yogurt",
    "1 apple",
    "100 g apple",
    "2 apples",
    "100 g pasta",
    "200 g pasta",
    "2 potatoes",
    "100 g potatoes",
    "10 g butter",
    "1 tbsp butter",
    "1 tomato",
    "100 g tomatoes",
    "1 tbsp olive oil",
    "1 orange",
    "1 tea",
    "1 carrot",
    "30 g almonds",
];

fn imported(name: &str, file: &str) -> World {
    let world = World::stocked();
    world.ok(&["import", &world.file(name, file)]);
    world
}

/// What of it means an own food of the diary: all whose name begins so, and that take the amount.
const OWN: [(&str, &[(&str, &str)]); 2] = [
    (
        SERVINGS,
        &[
            ("2 eggs", "2 serving Eggs, Cooked from Fresh"),
            ("2 large eggs", "2 large Eggs, Cooked from Fresh"),
            ("1 banana", "1 medium - 7\" to 7-7/8\" long Bananas, Raw"),
            (
                "2 medium bananas",
                "2 medium - 7\" to 7-7/8\" long Bananas, Raw",
            ),
            ("1 cup milk", "1 cup Milk, Whole 3.25%"),
            ("1 cup rice", "1 cup Rice, White, Cooked"),
            ("1 chicken breast", "1 serving Chicken Breast, Cooked"),
            ("2 slices bread", "2 slice Bread, Sourdough"),
            ("1 bread", "1 serving Bread, Sourdough"),
            ("50 g oats", "50 g Oats, rolled"),
            ("1 coffee", "1 serving Coffee, Brewed"),
            ("1 slice cheese", "1 slice Cheese, Cheddar"),
            ("1 yogurt", "1 serving Yogurt, Greek, Plain"),
        ],
    ),
    (
        ENTRIES,
        &[
            ("100 g egg", "100 g Eggs, free range"),
            ("100 g banana", "100 g Banana, organic"),
            ("100 g rice", "100 g Rice, basmati"),
        ],
    ),
];

#[test]
fn everyday_words_mean_an_own_food_that_takes_the_amount_and_else_what_they_meant_before() {
    let before = World::stocked();
    let said = amounts(&before.json(&["log", &WORDS.join(", ")]));
    for (file, own) in OWN {
        let world = imported("diary", file);
        let now = amounts(&world.json(&["log", &WORDS.join(", ")]));
        for ((phrase, before), now) in WORDS.iter().zip(&said).zip(&now) {
            let own = own.iter().find(|(word, _)| word == phrase);
            let expected = own.map_or(before.as_str(), |(_, own)| own);
            assert_eq!(now, expected, "{phrase}");
        }
    }
}

#[test]
fn an_own_food_is_meant_by_its_name_its_words_turned_round_or_its_pin() {
    let world = imported("servings.csv", SERVINGS);
    for (phrase, amount) in [
        ("1 cup \"Rice, White, Cooked\"", "1 cup Rice, White, Cooked"),
        ("1 cup cooked white rice", "1 cup Rice, White, Cooked"),
        ("2 slices sourdough bread", "2 slice Bread, Sourdough"),
        ("1 piece apple pies", "1 piece Apple Pie"),
    ] {
        let meal = world.json(&["log", phrase]);
        assert_eq!(amounts(&meal), [amount], "{phrase}");
    }
    let foods = world.json(&["food", "search", "sourdough"]);
    let bread = format!("mine/{}", foods["foods"][0]["key"].as_str().unwrap());
    world.ok(&["food", "pin", "bread", &bread]);
    let meal = world.json(&["log", "2 slices bread"]);
    assert_eq!(amounts(&meal), ["2 slice Bread, Sourdough"]);
}

#[test]
fn where_an_own_food_does_not_take_the_amount_the_items_that_work_are_named() {
    let rows = "Day,Time,Group,Food Name,Amount,Energy (kcal)\n\
        2026-01-15,09:15,Breakfast,Apple,1.00 medium,95\n\
        2026-01-15,09:15,Breakfast,\"Eggs\",2.00 large - brown,143\n\
        2026-01-15,09:15,Breakfast,Oats,58.00 g,220\n";
    let world = imported("servings.csv", rows);
    for (phrase, own, everyday) in [
        (
            "100 g apple",
            "1 medium Apple",
            "100 g composition/usda-09003",
        ),
        (
            "3 jumbo eggs",
            "1 large Eggs",
            "3 jumbo composition/usda-01123",
        ),
        ("1 cup oats", "100 g Oats", "1 cup composition/usda-20038"),
    ] {
        let error = world.error(3, &["log", phrase]);
        let hint = error["hint"].as_str().unwrap();
        for item in [own, everyday] {
            let is_told = |before: &str| hint.contains(&format!("{before} {item};"));
            assert!(is_told("is written:") || is_told("as in:"), "{error}");
            world.ok(&["log", item, "-n"]);
        }
    }
    // What does not work is not advised.
    let error = world.error(3, &["log", "100 ml apple"]);
    assert!(
        !error["hint"].as_str().unwrap().contains("composition/"),
        "{error}"
    );
    assert_eq!(world.meals(), 1);
}

#[test]
fn a_food_that_a_diary_counts_in_two_units_is_meant_in_either() {
    let rows = "Day,Time,Group,Food Name,Amount,Energy (kcal)\n\
        2026-01-15,09:15,Breakfast,Eggs,2.00 large,143\n\
        2026-01-16,09:15,Breakfast,Eggs,100.00 g,143\n";
    let world = imported("servings.csv", rows);
    for (phrase, kcal) in [("100 g eggs", 143), ("4 large eggs", 286), ("4 eggs", 286)] {
        let meal = world.json(&["log", phrase]);
        assert_eq!(meal["nutrition"]["values"]["kcal"], kcal, "{phrase}");
        assert_eq!(meal["items"][0]["food"]["library"], "mine", "{phrase}");
    }
    // Of another brand it is another food.
    world.ok(&[
        "food", "save", "Eggs", "--brand", "Acme", "--per", "100ml", "--kcal", "1",
    ]);
    world.error(8, &["log", "100 g eggs"]);
}
