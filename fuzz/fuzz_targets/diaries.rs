//! Diaries of this program and of others: read or refused, and all that is found stands somewhere.
#![no_main]

use journal::actions::import;
use journal::error::Code;
use journal::model::Zone;
use journal::phrase::when::Now;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    let now = Now {
        instant: chrono::DateTime::from_timestamp(1_800_000_000, 0).expect("a time of ours"),
        zone: Zone::named("Europe/Berlin").expect("a zone"),
    };
    match import::read(bytes, None, &now) {
        Ok(found) => {
            assert!(found.meals.iter().all(|meal| !meal.place.is_empty()));
            assert!(
                found
                    .refused
                    .iter()
                    .all(|refused| !refused.place.is_empty())
            );
        }
        Err(error) => assert_eq!(error.code(), Code::NotUnderstood, "{error}"),
    }
});
