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
fn a_nutrient_or_a_measure_is_kept_alone_while_figures_are_counted_in_the_same() {
    let spread = |values: Value| {
        json!({ "name": "Spread", "data": { "base": "g",
            "nutrition": { "basisAmount": 100, "values": values } } })
    };
    let product = spread(json!({ "kcal": 10, "fat": 1, "salt": 2 }));
    let mut copy = spread(json!({ "kcal": 20, "fat": 1 }));
    copy["data"]["measures"] = json!([{ "label": "spoon", "size": 15 }]);
    let parts = kept(&changes(&product, &copy), &copy);
    let expected = [
        "data.measures[spoon]",
        "data.nutrition.values.kcal",
        "data.nutrition.values.salt",
    ];
    assert_eq!(taken(&parts), BTreeSet::from(expected));

    let mut later = spread(json!({ "kcal": 11, "fat": 7, "salt": 3 }));
    later["data"]["defaultPortion"] = json!({ "amount": 12, "unit": "g" });
    let mut expected = later.clone();
    assert!(keep(&mut later, &parts));
    expected["data"]["nutrition"]["values"] = json!({ "kcal": 20, "fat": 7 });
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

/// A spread in grams with these measures, and a portion of one.
fn measured(measures: &[(&str, f64)], portion: Value) -> Value {
    let measures: Vec<Value> = measures
        .iter()
        .map(|(label, size)| json!({ "label": label, "size": size }))
        .collect();
    let mut food = json!({ "name": "Spread", "data": { "base": "g" } });
    set(&mut food, MEASURES, &json!(measures));
    set(&mut food, PORTION, &portion);
    food
}

#[test]
fn of_corrected_measures_those_that_were_named_are_kept_and_the_others_are_those_of_imports() {
    let product = measured(&[("15 g", 15.0), ("jar", 400.0)], Value::Null);
    let copy = measured(
        &[("15 g", 15.0), ("jar", 350.0), ("v1.5 [big]", 20.0)],
        Value::Null,
    );
    let parts = kept(&changes(&product, &copy), &copy);
    let expected = ["data.measures[jar]", "data.measures[v1.5 [big]]"];
    assert_eq!(taken(&parts), BTreeSet::from(expected));
    let mut later = measured(&[("jar", 500.0), ("20 g", 20.0)], Value::Null);
    assert!(keep(&mut later, &parts));
    let expected = measured(
        &[("jar", 350.0), ("20 g", 20.0), ("v1.5 [big]", 20.0)],
        Value::Null,
    );
    assert_eq!(later, expected);
    // Taken over again, it stays as it is.
    assert!(keep(&mut later, &parts));
    assert_eq!(later, expected);
}

#[test]
fn a_measure_that_was_taken_out_stays_out_with_the_portion_that_is_of_it() {
    let product = measured(&[("15 g", 15.0)], json!({ "amount": 1, "unit": "15 g" }));
    let copy = measured(&[("spoon", 12.0)], json!({ "amount": 1, "unit": "spoon" }));
    let parts = kept(&changes(&product, &copy), &copy);
    let mut later = product.clone();
    assert!(keep(&mut later, &parts));
    assert_eq!(later, copy);

    let bare = json!({ "name": "Spread", "data": { "base": "g" } });
    let without = changes(&measured(&[("15 g", 15.0)], Value::Null), &bare);
    let mut later = product;
    assert!(keep(&mut later, &kept(&without, &bare)));
    assert_eq!(later, bare);
}

#[test]
fn a_portion_that_was_corrected_gives_way_where_its_measure_is_gone() {
    let product = measured(&[("slice", 25.0)], json!({ "amount": 1, "unit": "slice" }));
    let copy = measured(&[("slice", 25.0)], json!({ "amount": 2, "unit": "slice" }));
    let parts = kept(&changes(&product, &copy), &copy);
    assert_eq!(taken(&parts), BTreeSet::from(["data.defaultPortion"]));
    let later = measured(&[("piece", 30.0)], json!({ "amount": 1, "unit": "piece" }));
    let mut kept_later = later.clone();
    assert!(keep(&mut kept_later, &parts));
    assert_eq!(kept_later, later);
}

#[test]
fn a_list_that_was_put_in_another_order_is_kept_whole() {
    let product = measured(&[("a", 1.0), ("b", 2.0)], Value::Null);
    let copy = measured(&[("b", 2.0), ("a", 1.0)], Value::Null);
    let parts = kept(&changes(&product, &copy), &copy);
    assert_eq!(taken(&parts), BTreeSet::from([MEASURES]));
}

#[test]
fn of_too_many_measures_an_imported_one_is_left_out() {
    let labels: Vec<String> = (0..MOST).map(|number| format!("m{number}")).collect();
    let full: Vec<(&str, f64)> = labels.iter().map(|label| (label.as_str(), 1.0)).collect();
    let (product, copy) = (
        measured(&[], Value::Null),
        measured(&[("cup", 9.0)], Value::Null),
    );
    let parts = kept(&changes(&product, &copy), &copy);
    let mut later = measured(&full, Value::Null);
    assert!(keep(&mut later, &parts));
    let mut expected = full[..MOST - 1].to_vec();
    expected.push(("cup", 9.0));
    assert_eq!(later, measured(&expected, Value::Null));
}

#[test]
fn a_correction_is_overtaken_where_what_it_would_take_back_came_meanwhile() {
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
    let moved = |changes: &[Change], now: &Value, corrected: &Value| -> Vec<String> {
        let moved = overtaken(changes, now, corrected).into_iter();
        moved
            .map(|it| format!("{} {} {}", it.path, it.then, it.now))
            .collect()
    };
    let none = Vec::<String>::new();
    assert_eq!(moved(&of_salt, &product, &salty), none);
    assert_eq!(moved(&of_salt, &salty, &salty), none);
    // What nobody proposed to change may change.
    assert_eq!(moved(&of_salt, &spread("g", 11, 0.5), &salty), none);
    let value = "data.nutrition.values.salt 0.5 0.7";
    assert_eq!(moved(&of_salt, &spread("g", 10, 0.7), &salty), [value]);
    assert!(fits(&of_salt, &salty, &salty));
    assert!(!fits(&of_salt, &liquid, &salty));
    assert_eq!(moved(&of_base, &product, &liquid), none);
    assert_eq!(moved(&of_base, &liquid, &liquid), none);
    assert_eq!(moved(&of_base, &salty, &liquid).len(), 1);
    assert!(fits(&of_base, &salty, &liquid));

    let with = |label: &str, size: f64| measured(&[(label, size)], Value::Null);
    let of_cup = changes(&measured(&[], Value::Null), &with("cup", 12.0));
    let cup = with("cup", 12.0);
    assert_eq!(moved(&of_cup, &with("piece", 12.0), &cup), none);
    assert_eq!(moved(&of_cup, &with("cup", 13.0), &cup).len(), 1);

    let named = json!({ "name": "Cream", "data": product["data"] });
    let of_name = changes(&product, &named);
    let other = json!({ "name": "Paste", "data": product["data"] });
    assert_eq!(
        moved(&of_name, &other, &named),
        [r#"name "Spread" "Paste""#]
    );
    assert_eq!(meanwhile(&of_name[0], &other), Some(&json!("Paste")));
    assert_eq!(meanwhile(&of_name[0], &product), None);
    assert_eq!(meanwhile(&of_name[0], &named), None);
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
