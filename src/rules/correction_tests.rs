//! What is kept of a correction, and what overtakes it.

use super::*;

fn taken(kept: &[Kept]) -> BTreeSet<&str> {
    kept.iter().map(|kept| kept.path.as_str()).collect()
}

#[test]
fn a_change_of_what_figures_are_counted_in_takes_all_figures_and_other_members_stay_alone() {
    let product = json!({ "name": "Spread", "data": { "base": "g", "note": "x",
        "nutrition": { "basisAmount": 100, "values": { "kcal": 1 } } } });
    let copy = json!({ "name": "Cream", "data": { "base": "g", "note": "x",
        "nutrition": { "basisAmount": 15, "values": { "kcal": 1 } } } });
    let whole = kept(&changes(&product, &copy), &copy);
    let data = FIGURES.iter().chain([&SOURCE]);
    let expected: Vec<String> = data.map(|name| format!("data.{name}")).collect();
    let expected = expected.iter().map(String::as_str).chain(["name"]);
    assert_eq!(taken(&whole), expected.collect());
    let mut later = json!({ "name": "Spread", "data": { "base": "serving", "note": "y",
        "nutrition": { "basisAmount": 1, "values": { "kcal": 9, "fibre": 6 } }, "measures": [] } });
    assert!(keep(&mut later, &whole));
    assert_eq!(
        later,
        json!({ "name": "Cream", "data": { "base": "g", "note": "y",
            "nutrition": { "basisAmount": 15, "values": { "kcal": 1 } } } })
    );
}

#[test]
fn a_nutrient_or_the_measures_are_kept_alone_while_figures_are_counted_in_the_same() {
    let spread = |values: Value| {
        json!({ "name": "Spread", "data": { "base": "g",
            "nutrition": { "basisAmount": 100, "values": values } } })
    };
    let product = spread(json!({ "kcal": 10, "fat": 1, "salt": 2 }));
    let mut copy = spread(json!({ "kcal": 20, "fat": 1 }));
    copy["data"]["measures"] = json!([{ "label": "spoon", "size": 15 }]);
    let parts = kept(&changes(&product, &copy), &copy);
    let expected = [
        "data.defaultPortion",
        "data.measures",
        "data.nutrition.values.kcal",
        "data.nutrition.values.salt",
    ];
    assert_eq!(taken(&parts), BTreeSet::from(expected));

    let mut later = spread(json!({ "kcal": 11, "fat": 7, "salt": 3 }));
    later["data"]["defaultPortion"] = json!({ "amount": 12, "unit": "g" });
    assert!(keep(&mut later, &parts));
    let mut expected = spread(json!({ "kcal": 20, "fat": 7 }));
    expected["data"]["measures"] = copy["data"]["measures"].clone();
    assert_eq!(later, expected);

    let mut bare = json!({ "name": "Spread", "data": { "base": "g" } });
    assert!(keep(&mut bare, &parts));
    assert_eq!(
        bare["data"]["nutrition"],
        json!({ "basisAmount": 100, "values": { "kcal": 20 } })
    );

    let serving = json!({ "name": "Spread", "data": { "base": "serving",
        "nutrition": { "basisAmount": 1, "values": { "kcal": 9 } } } });
    let mut other = serving.clone();
    assert!(!keep(&mut other, &parts));
    assert_eq!(other, serving);
}

#[test]
fn a_correction_is_current_while_nothing_it_would_take_back_came_meanwhile() {
    let spread = |base: &str, kcal: u32, salt: f64| {
        json!({ "name": "Spread", "data": { "base": base,
            "nutrition": { "basisAmount": 100, "values": { "kcal": kcal, "salt": salt } } } })
    };
    let (product, salty, liquid) = (
        spread("g", 10, 0.5),
        spread("g", 10, 0.9),
        spread("ml", 4, 0.5),
    );
    let of_salt = changes(&product, &salty);
    let of_base = changes(&product, &liquid);
    assert!(is_current(&of_salt, &product, &salty));
    assert!(is_current(&of_salt, &spread("g", 11, 0.5), &salty));
    assert!(!is_current(&of_salt, &liquid, &salty));
    assert!(is_current(&of_base, &product, &liquid));
    assert!(is_current(&of_base, &liquid, &liquid));
    assert!(!is_current(&of_base, &salty, &liquid));
    let with = |label: &str| {
        let mut food = product.clone();
        food["data"]["measures"] = json!([{ "label": label, "size": 12 }]);
        food
    };
    let of_cup = changes(&product, &with("cup"));
    assert!(is_current(&of_cup, &salty, &with("cup")));
    assert!(!is_current(&of_cup, &with("piece"), &with("cup")));
}

#[test]
fn a_changed_name_or_source_leaves_the_figures_to_imports() {
    let product = json!({ "name": "Spread", "data": { "base": "g", "source": { "place": "A" } } });
    let copy = json!({ "name": "Cream", "data": { "base": "g" } });
    let kept = kept(&changes(&product, &copy), &copy);
    assert_eq!(taken(&kept), BTreeSet::from(["name", "data.source"]));
}

#[test]
fn a_member_of_which_nothing_is_left_is_left_out() {
    let product = json!({ "name": "Spread", "data": { "base": "g",
        "nutrition": { "basisAmount": 100, "values": { "kcal": 1 } },
        "defaultPortion": { "amount": 15, "unit": "g" } } });
    let copy = json!({ "name": "Spread", "data": { "base": "g" } });
    assert_eq!(corrected(&product, &changes(&product, &copy)), copy);
}

#[test]
fn a_change_that_unsets_a_member_takes_it_out() {
    let mut food = json!({ "name": "Spread", "brand": "A", "data": { "base": "g", "nutrition": { "values": { "kcal": 1, "fat": 2 } } } });
    let change = |path: &str, to: Value| Change {
        path: path.to_owned(),
        from: Value::Null,
        to,
    };
    apply(
        &mut food,
        &[
            change("brand", Value::Null),
            change("data.nutrition.values.fat", Value::Null),
            change("data.nutrition.values.kcal", json!(539)),
            change("data.recipe.servings", json!(2)),
        ],
    );
    assert_eq!(
        food,
        json!({ "name": "Spread", "data": { "base": "g", "nutrition": { "values": { "kcal": 539 } }, "recipe": { "servings": 2 } } })
    );
}
