//! When and where a meal is eaten, and which day that is.

use crate::bodies::{breakfast, eaten, id, with};
use crate::json::assert_instant;
use crate::stand::Stand;

promises!(
    every_form_of_rfc_3339_is_taken,
    no_other_form_is_taken,
    the_offset_comes_back_as_sent,
    a_fraction_of_a_second_is_kept,
    the_day_is_that_of_the_meals_timezone,
    a_day_starts_at_midnight_there,
    an_offset_that_the_zone_does_not_have_is_no_error,
    the_day_knows_summer_time,
    a_day_that_a_zone_left_out_holds_no_meal,
    a_timezone_is_any_name_of_the_tz_database,
    a_link_is_in_the_zone_it_points_at,
    no_other_timezone_is_taken,
);

fn day(stand: &Stand, at: &str, timezone: &str) -> String {
    let made = stand.create_meal(eaten(at, timezone)).given();
    made["day"].as_str().expect("a day").to_owned()
}

fn every_form_of_rfc_3339_is_taken(stand: &Stand) {
    for at in [
        "2026-11-21T08:00:00Z",
        "2026-11-21t08:00:00z",
        "2026-11-21T08:00:00+01:00",
        "2026-11-21T08:00:00-03:30",
        "2026-11-21T08:00:00-00:00",
        "2026-11-21T08:00:00.5Z",
        "2026-11-21T08:00:00.123456789+05:45",
        "2026-11-21T23:59:59.999999+14:00",
        "2024-02-29T00:00:00Z",
        "1970-01-01T00:00:00Z",
        "1969-12-31T23:59:59Z",
        "1900-01-01T00:00:00Z",
        "2038-01-19T03:14:08Z",
        "2106-02-07T06:28:16Z",
    ] {
        let made = stand.create_meal(eaten(at, "Etc/UTC")).given();
        assert_instant(&made["eatenAt"], at);
    }
}

fn no_other_form_is_taken(stand: &Stand) {
    for at in [
        "",
        "2026-11-21",
        "2026-11-21T08:00:00",
        "2026-11-21T08:00Z",
        "2026-11-21 08:00:00Z",
        "2026-11-21T08:00:00+0100",
        "2026-11-21T08:00:00+01",
        "2026-11-21T08:00:00 +01:00",
        "2026-11-21T08:00:00,5Z",
        "2026-11-21T08:00:00.Z",
        "2026-11-21T24:00:00Z",
        "2026-11-21T08:60:00Z",
        "2026-11-21T08:00:00+24:00",
        "2026-11-21T08:00:00+01:60",
        "2026-02-29T08:00:00Z",
        "2026-13-01T08:00:00Z",
        "2026-00-10T08:00:00Z",
        "26-11-21T08:00:00Z",
        "+2026-11-21T08:00:00Z",
        "12026-11-21T08:00:00Z",
        "20261121T080000Z",
        " 2026-11-21T08:00:00Z",
        "2026-11-21T08:00:00Z ",
        "2026-11-21T08:00:00 Europe/Paris",
        "٢٠٢٦-11-21T08:00:00Z",
        "Sat, 21 Nov 2026 08:00:00 GMT",
        "1764000000",
        "now",
    ] {
        stand
            .create_meal(eaten(at, "Europe/Paris"))
            .refused(&["eatenAt"]);
    }
}

fn the_offset_comes_back_as_sent(stand: &Stand) {
    for (at, offset) in [
        ("2026-11-21T08:00:00+01:00", "+01:00"),
        ("2026-11-21T08:00:00-08:00", "-08:00"),
        ("2026-11-21T08:00:00+05:45", "+05:45"),
        ("2026-11-21T08:00:00-00:00", "-00:00"),
        ("2026-11-21T08:00:00+00:00", "+00:00"),
        ("2026-11-21T08:00:00Z", "Z"),
    ] {
        let made = stand.create_meal(eaten(at, "Europe/Paris")).given();
        let got = stand.get_meal(id(&made)).given();
        for told in [&made["eatenAt"], &got["eatenAt"]] {
            assert_instant(told, at);
            let told = told.as_str().unwrap();
            assert!(told.ends_with(offset), "{at} became {told}");
        }
    }
}

fn a_fraction_of_a_second_is_kept(stand: &Stand) {
    let at = "2026-11-21T08:00:00.123456+01:00";
    let made = stand.create_meal(eaten(at, "Europe/Paris")).given();
    assert_instant(&stand.get_meal(id(&made)).given()["eatenAt"], at);
}

fn the_day_is_that_of_the_meals_timezone(stand: &Stand) {
    assert_eq!(
        day(stand, "2026-11-21T23:30:00Z", "Asia/Tokyo"),
        "2026-11-22"
    );
    assert_eq!(day(stand, "2026-11-21T23:30:00Z", "Etc/UTC"), "2026-11-21");
    assert_eq!(
        day(stand, "2026-11-21T03:00:00Z", "America/Los_Angeles"),
        "2026-11-20"
    );
    assert_eq!(
        day(stand, "2026-11-21T00:30:00+13:00", "Europe/Paris"),
        "2026-11-20"
    );
}

fn a_day_starts_at_midnight_there(stand: &Stand) {
    assert_eq!(
        day(stand, "2026-11-20T23:00:00Z", "Europe/Paris"),
        "2026-11-21"
    );
    assert_eq!(
        day(stand, "2026-11-20T22:59:59.999Z", "Europe/Paris"),
        "2026-11-20"
    );
    assert_eq!(
        day(stand, "2026-11-20T18:15:00Z", "Asia/Kathmandu"),
        "2026-11-21"
    );
    assert_eq!(
        day(stand, "2026-11-20T18:14:59Z", "Asia/Kathmandu"),
        "2026-11-20"
    );
}

fn an_offset_that_the_zone_does_not_have_is_no_error(stand: &Stand) {
    assert_eq!(
        day(stand, "2026-11-21T23:30:00-08:00", "Europe/Paris"),
        "2026-11-22"
    );
    assert_eq!(
        day(stand, "2026-03-29T02:30:00+01:00", "Europe/Paris"),
        "2026-03-29"
    );
}

fn the_day_knows_summer_time(stand: &Stand) {
    for (at, expected) in [
        ("2026-03-28T22:30:00Z", "2026-03-28"),
        ("2026-03-28T23:30:00Z", "2026-03-29"),
        ("2026-03-29T21:30:00Z", "2026-03-29"),
        ("2026-03-29T22:30:00Z", "2026-03-30"),
        ("2026-10-24T22:30:00Z", "2026-10-25"),
        ("2026-10-25T22:30:00Z", "2026-10-25"),
        ("2026-10-25T23:30:00Z", "2026-10-26"),
    ] {
        assert_eq!(day(stand, at, "Europe/Paris"), expected, "{at}");
    }
}

fn a_day_that_a_zone_left_out_holds_no_meal(stand: &Stand) {
    assert_eq!(
        day(stand, "2011-12-30T09:59:59Z", "Pacific/Apia"),
        "2011-12-29"
    );
    assert_eq!(
        day(stand, "2011-12-30T10:00:00Z", "Pacific/Apia"),
        "2011-12-31"
    );
}

fn a_timezone_is_any_name_of_the_tz_database(stand: &Stand) {
    for zone in [
        "Europe/Paris",
        "America/Argentina/Buenos_Aires",
        "Australia/Lord_Howe",
        "Asia/Kolkata",
        "Asia/Calcutta",
        "US/Eastern",
        "Etc/GMT+5",
        "UTC",
        "GMT",
        "EST5EDT",
    ] {
        let made = stand
            .create_meal(eaten("2026-11-21T08:00:00Z", zone))
            .given();
        assert_eq!(made["timezone"], zone);
        assert_eq!(stand.get_meal(id(&made)).given()["timezone"], zone);
    }
}

fn a_link_is_in_the_zone_it_points_at(stand: &Stand) {
    assert_eq!(
        day(stand, "2026-11-20T18:29:59Z", "Asia/Calcutta"),
        "2026-11-20"
    );
    assert_eq!(
        day(stand, "2026-11-20T18:30:00Z", "Asia/Calcutta"),
        "2026-11-21"
    );
}

fn no_other_timezone_is_taken(stand: &Stand) {
    for zone in [
        "",
        "Paris",
        "europe/paris",
        "EUROPE/PARIS",
        "utc",
        "Europe/Paris ",
        " Europe/Paris",
        "Europe/Atlantis",
        "+01:00",
        "Z",
        "CET-1CEST",
        "Europe",
        "../Europe/Paris",
    ] {
        let body = with(breakfast(), "/timezone", zone);
        stand.create_meal(body).refused(&["timezone"]);
    }
    let body = with(breakfast(), "/timezone", "a".repeat(101));
    stand.create_meal(body).refused(&["timezone"]);
}
