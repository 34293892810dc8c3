//! What is found with the help of hints: the service is asked, and its answer counts.

use journal::api::{Journal, Recall};
use journal::error::Code;
use journal::model::{FoodQuery, FoodRef, Library};
use serde_json::{Value, json};

use crate::client::{MEAL, draft, food, foods, meal, meal_called, meals, refused, remote, world};
use crate::reply::{Reply, empty, json};
use crate::server::Server;

const EGG: &str = "Egg, whole, raw, fresh";

fn egg() -> Value {
    food("composition", "usda-01123", EGG)
}

fn reference(library: Library, key: &str) -> FoodRef {
    FoodRef::new(library, key)
}

/// What a request searched for.
fn query(server: &Server, at: usize) -> String {
    server.received()[at].line().to_owned()
}

#[test]
fn a_food_that_was_never_seen_is_not_found_and_nobody_is_asked() {
    let server = Server::playing([]);
    let egg = reference(Library::Composition, "usda-01123");
    assert_eq!(remote(&server).recall_food(&egg).unwrap(), None);
    assert_eq!(server.count(), 0);
    let settings = json!({ "targets": [], "preferences": {}, "body": {} });
    let server = Server::always(json(200, &settings));
    let error = world(&server).error(6, &["log", "100 g composition/usda-01123"]);
    let hint = error["hint"].as_str().unwrap();
    assert!(
        hint.contains("journal food search") && hint.contains("once it was seen"),
        "{hint}"
    );
}

#[test]
fn a_food_that_was_seen_once_is_found_by_its_name_as_it_is_now() {
    let mut now = egg();
    now["data"] = json!({ "base": "g", "note": "changed since" });
    let others = [
        food("composition", "usda-01124", "Egg, white, raw, fresh"),
        now.clone(),
    ];
    let server = Server::playing([json(200, &meal()), json(200, &foods(&others))]);
    let remote = remote(&server);
    remote.get_meal(MEAL).unwrap();
    let found = remote
        .recall_food(&reference(Library::Composition, "usda-01123"))
        .unwrap();
    assert_eq!(serde_json::to_value(found.unwrap()).unwrap(), now);
    assert_eq!(
        query(&server, 1),
        "GET /v1/foods?library=composition&query=Egg%2C%20whole%2C%20raw%2C%20fresh&limit=100"
    );
}

#[test]
fn a_food_that_is_no_longer_found_under_its_name_is_none() {
    let server = Server::playing([json(200, &foods(&[egg()])), json(200, &foods(&[]))]);
    let remote = remote(&server);
    remote
        .search_foods(&FoodQuery::new(Library::Composition, "egg"))
        .unwrap();
    let found = remote.recall_food(&reference(Library::Composition, "usda-01123"));
    assert_eq!(found.unwrap(), None);
}

#[test]
fn the_second_page_is_looked_at_too() {
    let first = json!({ "foods": [food("service", "a", "Ham")], "nextOffset": 100 });
    let server = Server::playing([
        json(200, &foods(&[food("service", "b", "Ham")])),
        json(200, &first),
        json(200, &foods(&[food("service", "b", "Ham")])),
    ]);
    let remote = remote(&server);
    remote
        .search_foods(&FoodQuery::new(Library::Service, "ham"))
        .unwrap();
    assert!(
        remote
            .recall_food(&reference(Library::Service, "b"))
            .unwrap()
            .is_some()
    );
    assert!(
        query(&server, 2).ends_with("&limit=100&offset=100"),
        "{}",
        query(&server, 2)
    );
}

#[test]
fn a_brand_narrows_the_search_and_a_language_is_kept() {
    let mut ham = food("service", "a", "Schinken");
    ham["brand"] = json!("Hof");
    let server = Server::playing([
        json(200, &foods(&[ham.clone()])),
        json(200, &foods(&[])),
        json(200, &foods(&[ham])),
    ]);
    let remote = remote(&server);
    let german = FoodQuery::new(Library::Service, "schinken").locale("de");
    remote.search_foods(&german).unwrap();
    assert!(
        remote
            .recall_food(&reference(Library::Service, "a"))
            .unwrap()
            .is_some()
    );
    assert!(
        query(&server, 1).contains("query=Schinken%20Hof&locale=de"),
        "{}",
        query(&server, 1)
    );
    assert!(
        query(&server, 2).contains("query=Schinken&locale=de"),
        "{}",
        query(&server, 2)
    );
}

#[test]
fn a_barcode_is_searched_without_any_hint() {
    let nutella = food("off", "3017620422003", "Nutella");
    let server = Server::playing([json(200, &foods(&[nutella]))]);
    let found = remote(&server).recall_food(&reference(Library::Off, "3017620422003"));
    assert!(found.unwrap().is_some());
    assert!(
        query(&server, 0).contains("query=3017620422003"),
        "{}",
        query(&server, 0)
    );
}

#[test]
fn a_name_that_is_too_short_to_search_for_is_not_searched() {
    let server = Server::playing([json(200, &foods(&[food("composition", "ei", "Ei")]))]);
    let remote = remote(&server);
    remote
        .search_foods(&FoodQuery::new(Library::Composition, "ei "))
        .unwrap();
    assert_eq!(
        remote
            .recall_food(&reference(Library::Composition, "ei"))
            .unwrap(),
        None
    );
    assert_eq!(server.count(), 1);
}

#[test]
fn an_error_of_the_service_is_an_error() {
    let server = Server::playing([json(200, &meal()), empty(403)]);
    let remote = remote(&server);
    remote.get_meal(MEAL).unwrap();
    refused(remote.recall_food(&reference(Library::Composition, "usda-01123")));
}

#[test]
fn eight_digits_of_a_meal_that_was_seen_are_that_meal() {
    let server = Server::playing([json(200, &meal())]);
    let remote = remote(&server);
    remote.get_meal(MEAL).unwrap();
    assert_eq!(remote.recall_meals(&MEAL[..8]).unwrap(), [MEAL]);
    assert_eq!(remote.recall_meals(&MEAL[..20]).unwrap(), [MEAL]);
    assert_eq!(server.count(), 1);
}

#[test]
fn fewer_digits_are_looked_for_among_the_newest_as_well() {
    let other = "3f9c0000-1b2c-4d3e-8f4a-5b6c7d8e9f00";
    let newest = json(
        200,
        &meals(&[other, MEAL, "11111111-1b2c-4d3e-8f4a-5b6c7d8e9f00"]),
    );
    let server = Server::playing([json(200, &meal()), newest.clone(), newest]);
    let remote = remote(&server);
    remote.get_meal(MEAL).unwrap();
    assert_eq!(remote.recall_meals("3f9c").unwrap(), [other, MEAL]);
    // What was never seen is looked for with as many digits as there are.
    assert_eq!(
        remote.recall_meals("22222222").unwrap(),
        Vec::<String>::new()
    );
    assert_eq!(server.count(), 3);
}

#[test]
fn a_meal_that_the_service_no_longer_lists_is_not_meant() {
    let twin = "3f9c0000-1b2c-4d3e-8f4a-5b6c7d8e9f00";
    let all = json(200, &meals(&[twin]));
    let server = Server::playing([json(200, &meal()), all]);
    let remote = remote(&server);
    remote.get_meal(MEAL).unwrap();
    assert_eq!(remote.recall_meals("3f9c").unwrap(), [twin]);
}

#[test]
fn among_too_many_meals_few_digits_are_not_enough() {
    let page = |next: u64| {
        let mut page = meals(&[MEAL]);
        page["nextOffset"] = next.into();
        json(200, &page)
    };
    let server = Server::playing((1..=10).map(|n| page(n * 100)).collect::<Vec<_>>());
    let remote = remote(&server);
    let error = remote.recall_meals("3f9c").unwrap_err();
    assert_eq!(error.code(), Code::Ambiguous);
    assert_eq!(server.count(), 10);
    // Seen and whole: nobody needs to be asked.
    assert_eq!(remote.recall_meals(&MEAL[..8]).unwrap(), [MEAL]);
}

#[test]
fn two_meals_that_begin_alike_are_two() {
    let twin = "3f9c2a17-0000-4d3e-8f4a-5b6c7d8e9f00";
    let page = json(200, &meals(&[MEAL, twin]));
    let server = Server::playing([page.clone(), page]);
    let remote = remote(&server);
    assert_eq!(remote.recall_meals("3f9c").unwrap(), [MEAL, twin]);
    assert_eq!(remote.recall_meals("3f9c2a17").unwrap(), [MEAL, twin]);
}

#[test]
fn a_meal_that_is_gone_is_told_by_the_service() {
    let gone = json(
        404,
        &json!({ "code": "not_found", "message": "gone", "resource": "meal" }),
    );
    let server = Server::playing([json(200, &meal()), gone]);
    let world = world(&server);
    world.ok(&["meal", "show", MEAL]);
    world
        .run(&["meal", "show", &MEAL[..8]])
        .failed(6)
        .says("gone");
    assert_eq!(query(&server, 1), format!("GET /v1/meals/{MEAL}"));
}

#[test]
fn own_foods_are_found_by_their_first_digits_alike() {
    let own = |key: &str| food("mine", key, "Oats");
    let (one, two) = (MEAL, "3f9c0000-1b2c-4d3e-8f4a-5b6c7d8e9f00");
    let page = json(200, &foods(&[own(two)]));
    let server = Server::playing([json(200, &foods(&[own(one), egg()])), page.clone(), page]);
    let remote = remote(&server);
    remote.search_foods(&FoodQuery::default()).unwrap();
    assert_eq!(remote.recall_foods(&one[..8]).unwrap(), [one]);
    assert_eq!(server.count(), 1);
    assert_eq!(remote.recall_foods("3f9c").unwrap(), [one, two]);
    assert_eq!(remote.recall_foods("usda").unwrap(), Vec::<String>::new());
}

#[test]
fn the_last_meals_are_those_written_from_here() {
    let other = "11111111-1b2c-4d3e-8f4a-5b6c7d8e9f00";
    let server = Server::playing([
        json(200, &meals(&[other])),
        json(201, &meal()),
        json(201, &meal_called(other)),
        json(200, &meal()),
        empty(204),
    ]);
    let remote = remote(&server);
    remote.list_meals(&Default::default()).unwrap();
    assert_eq!(remote.recall_last_meals(1).unwrap(), Vec::<String>::new());
    remote.create_meal(&draft()).unwrap();
    remote.create_meal(&draft()).unwrap();
    // A change does not make it the last.
    remote.update_meal(MEAL, &json!({}).into()).unwrap();
    assert_eq!(remote.recall_last_meals(9).unwrap(), [other, MEAL]);
    assert_eq!(remote.recall_last_meals(1).unwrap(), [other]);
    remote.delete_meal(other).unwrap();
    assert_eq!(remote.recall_last_meals(9).unwrap(), [MEAL]);
}

#[test]
fn a_meal_that_somebody_wrote_elsewhere_is_never_the_last() {
    let server = Server::always(json(200, &meals(&[MEAL])));
    let world = world(&server);
    world.ok(&["meal", "list"]);
    let before = server.count();
    let done = world.run(&["meal", "delete", "last", "--yes"]).failed(6);
    done.says("written from here");
    assert_eq!(
        server.count(),
        before,
        "nothing is asked, nothing is deleted"
    );
}

#[test]
fn the_last_meal_of_one_command_is_known_to_the_next() {
    let settings = json!({ "targets": [], "preferences": {}, "body": {} });
    let server = Server::playing([
        json(200, &settings),
        json(201, &meal()),
        json(200, &meal()),
        empty(204),
    ]);
    let world = world(&server);
    world.json(&["api", "getSettings"]);
    let file = world.file("meal.json", draft().json().to_string());
    world.ok(&["api", "createMeal", "--file", &file]);
    world.ok(&["meal", "delete", "last", "--yes"]);
    assert_eq!(query(&server, 3), format!("DELETE /v1/meals/{MEAL}"));
    world.run(&["meal", "delete", "last", "--yes"]).failed(6);
}

#[test]
fn eight_digits_of_an_id_are_looked_for_as_far_as_the_list_goes() {
    let far = "0f0e0d0c-0b0a-4908-8706-050403020100";
    let other = |page: u64| format!("{page:08x}-1b2c-4d3e-8f4a-5b6c7d8e9f00");
    let page = |page: u64, id: &str| {
        let mut meal = meal();
        meal["id"] = json!(id);
        let next = if page < 14 {
            json!(page + 1)
        } else {
            json!(null)
        };
        json(200, &json!({ "meals": [meal], "nextOffset": next }))
    };
    let pages = (1..=14).map(|at| match at {
        14 => page(at, far),
        _ => page(at, &other(at)),
    });
    let mut whole = meal();
    whole["id"] = json!(far);
    let script: Vec<Reply> = pages.chain([json(200, &whole)]).collect();
    let server = Server::playing(script);
    let shown = world(&server).json(&["meal", "show", &far[..8]]);
    assert_eq!(shown["id"], json!(far));
}
