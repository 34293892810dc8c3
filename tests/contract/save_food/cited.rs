//! Whom to cite for own foods, which is told beyond the specification.

use serde_json::{Value, json};

use crate::bodies::{of, of_new, per_100_g, recipe, the, with};
use crate::stand::Stand;

promises!(
    whom_to_cite_is_kept_as_it_came,
    what_cannot_be_kept_of_whom_to_cite_is_ignored,
    a_recipe_cites_whom_its_ingredients_do,
    whom_to_cite_does_not_grow_without_end,
    a_source_that_is_left_out_is_cited_still,
);

const WHOM: &str = "Contains figures of somebody";

fn from(name: &str, whom: impl Into<Value>) -> Value {
    with(per_100_g(name, json!({"kcal": 1})), "/attribution", whom)
}

fn whom_to_cite_is_kept_as_it_came(stand: &Stand) {
    let saved = stand.save_food(from("Gruel", WHOM)).given();
    assert_eq!(saved["attribution"], WHOM);
    let mine = stand.mine();
    assert_eq!(mine[0]["attribution"], WHOM);
    // Another version is of the same figures, as far as anybody knows.
    let next = per_100_g("Gruel", json!({"kcal": 2}));
    let next = with(next, "/id", saved["key"].clone());
    assert_eq!(stand.save_food(next).given()["attribution"], WHOM);
}

fn what_cannot_be_kept_of_whom_to_cite_is_ignored(stand: &Stand) {
    for (at, whom) in [json!(null), json!(5), json!(""), json!("x".repeat(2_001))]
        .into_iter()
        .enumerate()
    {
        let saved = stand.save_food(from(&format!("Food {at}"), whom)).given();
        assert!(saved["attribution"].is_null(), "{saved}");
    }
}

fn a_recipe_cites_whom_its_ingredients_do(stand: &Stand) {
    let spread = stand.save_food(from("Spread", WHOM)).given();
    let bread = from("Bread", "Contains figures of a baker");
    let made = |ingredients| recipe("Toast", 1, ingredients);
    let toast = vec![of(the(&spread), 20, "g"), of_new(bread, 50, "g")];
    let saved = stand.save_food(made(toast)).given();
    let both = "Contains figures of somebody; Contains figures of a baker";
    assert_eq!(saved["attribution"], both);
    let twice = vec![of(the(&spread), 20, "g"), of(the(&saved), 1, "serving")];
    let twice = stand.save_food(made(twice)).given();
    assert_eq!(twice["attribution"], both);
    // One that is made of other things says nothing of what it was made of before.
    let plain = stand.save_food(per_100_g("Plain", json!({}))).given();
    let plain = with(
        made(vec![of(the(&plain), 1, "g")]),
        "/id",
        saved["key"].clone(),
    );
    assert!(stand.save_food(plain).given()["attribution"].is_null());
}

fn whom_to_cite_does_not_grow_without_end(stand: &Stand) {
    let parts =
        (0..40).map(|at| of_new(from("Part", format!("{at}: {}", "x".repeat(100))), 1, "g"));
    let saved = stand.save_food(recipe("Soup", 1, parts.collect())).given();
    let told = saved["attribution"].as_str().unwrap().chars().count();
    assert!((1_800..=2_000).contains(&told), "{told}");
}

fn a_source_that_is_left_out_is_cited_still(stand: &Stand) {
    let body = per_100_g("Gruel", json!({"kcal": 1}));
    let sourced = with(body.clone(), "/data/source", json!({"place": "Ciqual"}));
    let saved = stand.save_food(sourced.clone()).given();
    assert!(saved["attribution"].is_null(), "{saved}");
    let copy = with(body.clone(), "/copyFrom", the(&saved));
    let copy = stand.save_food(copy).given();
    assert_eq!(copy["attribution"], "Ciqual");
    assert!(copy["data"]["source"].is_null());
    let next = with(body, "/id", saved["key"].clone());
    assert_eq!(stand.save_food(next).given()["attribution"], "Ciqual");
    let made = recipe("Soup", 1, vec![of(the(&copy), 20, "g")]);
    assert_eq!(stand.save_food(made).given()["attribution"], "Ciqual");
    // One that says it itself says it once.
    let next = with(sourced, "/copyFrom", the(&saved));
    assert_eq!(stand.save_food(next).given()["attribution"], "Ciqual");
}
