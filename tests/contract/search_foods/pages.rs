//! Pages of foods: they concatenate to the whole.

use serde_json::json;

use crate::bodies::named;
use crate::catalogue::scanned;
use crate::json::assert_same;
use crate::stand::Stand;

promises!(
    a_page_has_30_foods_when_nobody_says,
    the_last_page_has_no_next,
    pages_of_a_search_concatenate_to_the_whole,
    pages_of_a_long_search_hold_each_food_once,
    pages_of_a_list_concatenate_to_the_whole,
    an_offset_behind_the_last_food_is_an_empty_page,
    a_limit_is_1_to_100,
    an_offset_is_0_or_more,
    a_repeated_number_is_refused,
);

/// Reads all pages by following `nextOffset`.
fn followed(stand: &Stand, limit: &str, search: [(&str, &str); 3]) -> Vec<String> {
    let mut all = Vec::new();
    let mut offset = "0".to_owned();
    loop {
        let mut query = search.to_vec();
        query.extend([("limit", limit), ("offset", offset.as_str())]);
        let page = stand.search_foods(&query).given();
        let told = crate::ask::names_of(&page);
        assert!(!told.is_empty() && told.len() <= limit.parse().unwrap());
        all.extend(told);
        match &page["nextOffset"] {
            next if next.is_null() => return all,
            next => offset = next.to_string(),
        }
    }
}

fn teas(stand: &Stand, count: u64) {
    let tea = |n: u64| {
        let name = match n % 3 {
            0 => format!("Tea {n}"),
            1 => format!("Green tea {n}"),
            _ => format!("Big black tea {n}"),
        };
        let region = if n.is_multiple_of(2) { "DE" } else { "US" };
        // Many are scanned equally often.
        scanned(&n.to_string(), &name, n / 10, &[region])
    };
    stand.with_catalogue((0..count).map(tea).collect());
}

fn a_page_has_30_foods_when_nobody_says(stand: &Stand) {
    for n in 0..31 {
        stand.save_food(named(&format!("Food {n}"))).given();
    }
    let page = stand.search_foods(&[]).given();
    assert_eq!(page["foods"].as_array().unwrap().len(), 30);
    assert_same(&page["nextOffset"], &json!(30));
    let page = stand.search_foods(&[("offset", "30")]).given();
    assert_eq!(page["foods"].as_array().unwrap().len(), 1);
    assert_same(&page["nextOffset"], &json!(null));
}

fn the_last_page_has_no_next(stand: &Stand) {
    for n in 0..4 {
        stand.save_food(named(&format!("Food {n}"))).given();
    }
    for (limit, offset, next) in [
        ("4", "0", json!(null)),
        ("3", "0", json!(3)),
        ("2", "2", json!(null)),
        ("1", "2", json!(3)),
    ] {
        let query = [("query", "food"), ("limit", limit), ("offset", offset)];
        assert_same(&stand.search_foods(&query).given()["nextOffset"], &next);
    }
}

fn pages_of_a_search_concatenate_to_the_whole(stand: &Stand) {
    teas(stand, 95);
    for region in ["DE", "US", "ZZ"] {
        let search = [("library", "off"), ("query", "tea"), ("region", region)];
        let whole = followed(stand, "100", search);
        assert_eq!(whole.len(), 95);
        for limit in ["1", "7", "30", "94", "95"] {
            assert_eq!(followed(stand, limit, search), whole, "{limit} {region}");
        }
    }
}

fn pages_of_a_long_search_hold_each_food_once(stand: &Stand) {
    teas(stand, 250);
    for region in ["DE", "ZZ"] {
        let search = [("library", "off"), ("query", "tea"), ("region", region)];
        let hundreds = followed(stand, "100", search);
        for limit in ["9", "60"] {
            assert_eq!(followed(stand, limit, search), hundreds, "{limit} {region}");
        }
        let mut distinct = hundreds;
        distinct.sort();
        distinct.dedup();
        assert_eq!(distinct.len(), 250);
    }
}

fn pages_of_a_list_concatenate_to_the_whole(stand: &Stand) {
    teas(stand, 45);
    let search = [("library", "off"), ("query", ""), ("region", "DE")];
    let whole = followed(stand, "100", search);
    assert_eq!(whole.len(), 45);
    assert_eq!(followed(stand, "4", search), whole);
}

fn an_offset_behind_the_last_food_is_an_empty_page(stand: &Stand) {
    stand.save_food(named("Stew")).given();
    for offset in ["1", "2", "1000001", "4294967296", "9007199254740993"] {
        for library in ["mine", "off", "service"] {
            let query = [("library", library), ("query", "stew"), ("offset", offset)];
            let page = stand.search_foods(&query).given();
            assert_same(&page, &json!({"foods": [], "nextOffset": null}));
        }
    }
}

fn a_limit_is_1_to_100(stand: &Stand) {
    for limit in ["1", "100", "30.0"] {
        stand.search_foods(&[("limit", limit)]).given();
    }
    for limit in ["0", "101", "-1", "1.5", "", "ten", "99999999999999999999"] {
        stand.search_foods(&[("limit", limit)]).refused(&["limit"]);
    }
}

fn an_offset_is_0_or_more(stand: &Stand) {
    for offset in ["-1", "0.5", "", "many"] {
        stand
            .search_foods(&[("offset", offset)])
            .refused(&["offset"]);
    }
}

fn a_repeated_number_is_refused(stand: &Stand) {
    for name in ["limit", "offset"] {
        stand
            .search_foods(&[(name, "1"), (name, "1")])
            .refused(&[name]);
    }
}
