//! Diaries of this program and of others, as `journal import` reads them.

use journal::actions::import;
use journal::error::Code;
use journal::model::Zone;
use journal::phrase::when::Now;

use crate::dice::Dice;
use crate::mutate::{mutated, try_all};

/// The exports of three programs, as they are documented, and one of this program.
const FILES: [(&str, &[u8]); 4] = [
    (
        "Cronometer",
        include_bytes!("../data/diaries/cronometer.csv"),
    ),
    (
        "MyFitnessPal",
        include_bytes!("../data/diaries/myfitnesspal.csv"),
    ),
    (
        "OpenNutriTracker",
        include_bytes!("../data/diaries/opennutritracker.json"),
    ),
    (
        "journal export",
        include_bytes!("../data/diaries/export.json"),
    ),
];

fn read(bytes: Vec<u8>) -> Result<(), String> {
    let now = Now {
        instant: "2026-11-21T08:00:00Z".parse().expect("an instant"),
        zone: Zone::named("Europe/Berlin").expect("a zone"),
    };
    match import::read(&bytes, None, &now) {
        Ok(found) => {
            let places = found.meals.iter().map(|meal| &meal.place);
            let mut places = places.chain(found.refused.iter().map(|refused| &refused.place));
            match places.all(|place| !place.is_empty()) {
                true => Ok(()),
                false => Err("something stands nowhere".to_owned()),
            }
        }
        Err(error) if error.code() == Code::NotUnderstood => Ok(()),
        Err(error) => Err(format!("exit {}: {error}", error.code().exit())),
    }
}

#[test]
fn diaries_that_are_nearly_right_are_read_or_refused() {
    let files = FILES.map(|(name, bytes)| (name, bytes.to_vec()));
    let change = |file: &Vec<u8>, dice: &mut Dice| mutated(file, dice);
    try_all("diaries, mutated", 500, &files, change, read);
}
