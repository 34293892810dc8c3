//! Numbers behind flags: what two people read in two ways is not taken for either.

use crate::world::World;

#[test]
fn three_digits_behind_a_comma_are_refused_behind_every_flag() {
    let world = World::new();
    world.ok(&["food", "save", "Gruel", "--per", "100g", "--kcal", "50"]);
    let before = world.json(&["settings", "show"]);
    for line in [
        "target set --protein 1 --carbs 1 --fat 1 --kcal 2,100",
        "target set --kcal 1 --carbs 1 --fat 1 --protein 2,100",
        "food save New --per 100g --kcal 2,100",
        "food save New --per 100g --kj 2,100",
        "food save New --per 100g --sodium-mg 2,100",
        "food save New --per 100g --salt 2,100",
        "food edit gruel --kcal 2,100",
        "food edit gruel --kj 2,100",
        "body set --weight 2,100",
        "body set --weight 2,100kg",
        "body set --height 2,100cm",
        "body log --weight 2,100lb",
    ] {
        let words: Vec<&str> = line.split(' ').collect();
        let error = world.error(3, &words);
        let hint = match line.contains("2.100g") {
            true => "write 2100 g or 2.1 g",
            false => "write 2100 or 2.1",
        };
        assert_eq!(error["hint"], hint, "{line}: {error}");
        let told = error["message"].as_str().unwrap();
        assert!(told.contains("2,100 is 2100 or 2.1"), "{line}: {told}");
    }
    world.run(&["body", "set", "--age", "1,000"]).failed(2);
    assert_eq!(world.json(&["settings", "show"]), before);
    let gruel = world.json(&["food", "show", "gruel"]);
    assert_eq!(gruel["data"]["nutrition"]["values"]["kcal"], 50);
    let found = world.json(&["food", "search", "new"]);
    assert_eq!(found["foods"].as_array().unwrap().len(), 0, "{found}");
}

#[test]
fn two_comma_five_is_two_and_a_half_behind_every_flag() {
    let world = World::new();
    let save = "food save Gruel --per 100g --kcal 2,5 --protein 2.5000 --fat 2,50";
    let food = world.json(&save.split(' ').collect::<Vec<_>>());
    for nutrient in ["kcal", "protein", "fat"] {
        let value = &food["data"]["nutrition"]["values"][nutrient];
        assert_eq!(*value, 2.5, "{nutrient}");
    }
    let settings = world.json(&["body", "set", "--weight", "72,5kg", "--height", "1,8m"]);
    assert_eq!(settings["body"]["weightKg"], 72.5);
    assert_eq!(settings["body"]["heightCm"], 180);
    let targets = "target set --kcal 2100,5 --protein 1 --carbs 1 --fat 0";
    let settings = world.json(&targets.split(' ').collect::<Vec<_>>());
    assert!(settings.to_string().contains("2100.5"), "{settings}");
}

#[test]
fn three_digits_behind_a_point_are_refused_where_people_have_thousands_of_the_unit() {
    let world = World::new();
    world.ok(&["food", "save", "Gruel", "--per", "100g", "--kcal", "50"]);
    for line in [
        "target set --protein 1 --carbs 1 --fat 1 --kcal 2.100",
        "target set --kcal 1 --carbs 1 --fat 1 --protein 2.100",
        "food save New --per 100g --kcal 2.100",
        "food save New --per 100g --kj 2.100",
        "food save New --per 100g --sodium-mg 2.100",
        "food save New --per 2.100g --kcal 1",
        "food edit gruel --kcal 2.100",
        "food copy gruel --name Other --fat 2.100",
    ] {
        let error = world.error(3, &line.split(' ').collect::<Vec<_>>());
        let hint = match line.contains("2.100g") {
            true => "write 2100 g or 2.1 g",
            false => "write 2100 or 2.1",
        };
        assert_eq!(error["hint"], hint, "{line}: {error}");
        let told = error["message"].as_str().unwrap();
        assert!(told.contains("is 2100 or 2.1"), "{line}: {told}");
    }
    let edit = "food edit gruel --kcal 1500.250 --fat 0.125 --protein 1.2340";
    let food = world.json(&edit.split(' ').collect::<Vec<_>>());
    let values = &food["data"]["nutrition"]["values"];
    assert_eq!(values["kcal"], 1500.25);
    assert_eq!(values["fat"], 0.125);
    assert_eq!(values["protein"], 1.234);
    // Nobody weighs thousands of kilograms.
    let settings = world.json(&["body", "set", "--weight", "71.500kg"]);
    assert_eq!(settings["body"]["weightKg"], 71.5);
}
