//! Pages of meals: they concatenate to the whole.

use serde_json::json;

use super::{at, names};
use crate::json::assert_same;
use crate::stand::Stand;

promises!(
    a_page_has_20_meals_when_nobody_says,
    the_last_page_has_no_next,
    pages_concatenate_to_the_whole,
    filtered_pages_concatenate_to_the_whole,
    pages_of_one_instant_concatenate_too,
    an_offset_skips_the_newest,
    an_offset_behind_the_last_meal_is_an_empty_page,
    a_limit_is_1_to_100,
    an_offset_is_0_to_1000000,
    a_whole_number_may_be_written_with_a_fraction_of_zero,
    a_repeated_number_is_refused,
);

/// So many meals, one a minute; the newest has the highest number.
fn meals(stand: &Stand, count: usize) {
    for n in 0..count {
        let time = format!("2026-11-21T{:02}:{:02}:00Z", n / 60, n % 60);
        at(stand, &time, &n.to_string());
    }
}

/// Reads all pages by following `nextOffset`.
fn followed(stand: &Stand, limit: &str, filter: (&str, &str)) -> Vec<String> {
    let mut all = Vec::new();
    let mut offset = "0".to_owned();
    loop {
        let query = [("limit", limit), ("offset", &offset), filter];
        let page = stand.list_meals(&query).given();
        let told = names(stand, &query);
        assert!(told.len() <= limit.parse().unwrap());
        assert!(!told.is_empty(), "a page behind the last");
        all.extend(told);
        match &page["nextOffset"] {
            next if next.is_null() => return all,
            next => offset = next.to_string(),
        }
    }
}

fn a_page_has_20_meals_when_nobody_says(stand: &Stand) {
    meals(stand, 21);
    let page = stand.list_meals(&[]).given();
    assert_eq!(page["meals"].as_array().unwrap().len(), 20);
    assert_same(&page["nextOffset"], &json!(20));
}

fn the_last_page_has_no_next(stand: &Stand) {
    meals(stand, 20);
    let page = stand.list_meals(&[]).given();
    assert_eq!(page["meals"].as_array().unwrap().len(), 20);
    assert_same(&page["nextOffset"], &json!(null));
    let page = stand.list_meals(&[("limit", "19")]).given();
    assert_same(&page["nextOffset"], &json!(19));
    let page = stand
        .list_meals(&[("limit", "10"), ("offset", "10")])
        .given();
    assert_same(&page["nextOffset"], &json!(null));
}

fn pages_concatenate_to_the_whole(stand: &Stand) {
    meals(stand, 23);
    let whole = names(stand, &[("limit", "100")]);
    assert_eq!(whole.len(), 23);
    for limit in ["1", "5", "7", "22", "23", "100"] {
        assert_eq!(
            followed(stand, limit, ("to", "2100-01-01T00:00:00Z")),
            whole,
            "{limit}"
        );
    }
}

fn filtered_pages_concatenate_to_the_whole(stand: &Stand) {
    meals(stand, 23);
    let filter = ("from", "2026-11-21T00:06:00Z");
    let whole = names(stand, &[("limit", "100"), filter]);
    assert_eq!(whole.len(), 17);
    for limit in ["1", "4", "16", "17"] {
        assert_eq!(followed(stand, limit, filter), whole, "{limit}");
    }
}

fn pages_of_one_instant_concatenate_too(stand: &Stand) {
    for n in 0..7 {
        at(stand, "2026-11-21T08:00:00Z", &n.to_string());
    }
    let all = followed(stand, "2", ("state", "logged"));
    assert_eq!(all, ["6", "5", "4", "3", "2", "1", "0"]);
}

fn an_offset_skips_the_newest(stand: &Stand) {
    meals(stand, 5);
    assert_eq!(names(stand, &[("offset", "3")]), ["1", "0"]);
    assert_eq!(names(stand, &[("offset", "1"), ("limit", "2")]), ["3", "2"]);
}

fn an_offset_behind_the_last_meal_is_an_empty_page(stand: &Stand) {
    meals(stand, 2);
    for offset in ["2", "3", "1000000"] {
        let page = stand.list_meals(&[("offset", offset)]).given();
        assert_same(&page, &json!({"meals": [], "nextOffset": null}));
    }
}

fn a_limit_is_1_to_100(stand: &Stand) {
    meals(stand, 2);
    assert_eq!(names(stand, &[("limit", "1")]), ["1"]);
    assert_eq!(names(stand, &[("limit", "100")]).len(), 2);
    for limit in [
        "0",
        "101",
        "-1",
        "1.5",
        "ten",
        "",
        "1 0",
        "0x10",
        "٣",
        "99999999999999999999",
    ] {
        stand.list_meals(&[("limit", limit)]).refused(&["limit"]);
    }
}

fn an_offset_is_0_to_1000000(stand: &Stand) {
    for offset in ["0", "1000000"] {
        stand.list_meals(&[("offset", offset)]).given();
    }
    for offset in ["1000001", "-1", "0.5", "many", "", "99999999999999999999"] {
        stand.list_meals(&[("offset", offset)]).refused(&["offset"]);
    }
}

fn a_whole_number_may_be_written_with_a_fraction_of_zero(stand: &Stand) {
    meals(stand, 3);
    assert_eq!(names(stand, &[("limit", "2.0")]), ["2", "1"]);
    assert_eq!(names(stand, &[("offset", "2.0")]), ["0"]);
}

fn a_repeated_number_is_refused(stand: &Stand) {
    for name in ["limit", "offset"] {
        stand
            .list_meals(&[(name, "1"), (name, "1")])
            .refused(&[name]);
    }
}
