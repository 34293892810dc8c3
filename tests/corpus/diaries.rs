//! Diaries of this program and of others, as `journal import` reads them.

use chrono_tz::Tz;
use journal::actions::import;
use journal::error::Code;
use journal::phrase::when::Now;

use crate::dice::Dice;
use crate::mutate::{mutated, try_all};

const SERVINGS: &str = "\u{feff}Day,Time,Group,Food Name,Amount,Energy (kcal),Carbs (g),Fiber (g),Net Carbs (g),Fat (g),Protein (g),Saturated (g),Sugars (g),Sodium (mg),Category\r\n\
2026-01-15,9:15 AM,Breakfast,\"Oats, rolled\",58.00 g,219.82,38.90,5.80,33.10,3.77,7.66,0.64,0.52,3.48,Cereals\r\n\
2026-01-15,9:15 AM,Breakfast,Eggs,2.00 large,143.00,0.72,0.00,0.72,9.51,12.56,3.13,0.37,142.00,Eggs\r\n\
2026-01-15,,Dinner,Chili,1.00 full recipe,291.49,,,,6.44,21.28,,,,Recipes\r\n";

const SUMMARY: &str = "Date,Meal,Calories,Fat (g),Saturated Fat,Sodium (mg),Carbohydrates (g),Fiber,Sugar,Protein (g),Note\n\
2026-03-01,Breakfast,450.0,15.0,,300.0,45,3,12,35,\n\
2026-03-01,Dinner,\"1,050.5\",30,8,900,90,10,8,90,\"late, but good\"\n\
Totals,,1500.5,45,8,1200,135,13,20,125,\n";

const INTAKE: &str = r#"[{"id":"a","unit":"g","amount":45.0,"type":"breakfast","dateTime":"2026-02-03T08:12:30.123456",
"meal":{"code":"123","name":"Muesli","brands":"Acme","thumbnailImageUrl":null,"mealQuantity":null,"mealUnit":"g",
"servingQuantity":45.0,"source":"off","nutriments":{"energyKcal100":372.5,"carbohydrates100":60.0,"fat100":7.2,
"proteins100":10.0,"sugars100":null,"saturatedFat100":1.1,"fiber100":null}}}]"#;

const OWN: &str = r#"{"schema":"journal.export/1","exported":"2026-11-21T08:00:00Z","settings":{"targets":[{"day":"2026-11-21","values":{"caloriesKcal":2100,"proteinG":120,"carbsG":230,"fatG":70}}],"preferences":{"units":"uk"},"body":{}},
"foods":[{"id":"de9321de-487b-4dfb-87a4-bd27f30f72f0","library":"mine","key":"de9321de-487b-4dfb-87a4-bd27f30f72f0","version":2,"name":"Gruel","brand":null,"barcode":null,"data":{"base":"g","nutrition":{"basisAmount":100,"values":{"kcal":55,"protein":1.5}},"measures":[{"label":"bowl","size":250}]},"partial":[]}],
"meals":[{"id":"0fa77742-6b49-41f9-8649-2691a512a704","eatenAt":"2026-11-20T08:00:00+01:00","timezone":"Europe/Berlin","day":"2026-11-20","state":"logged","name":null,"notes":null,"images":[],"items":[{"id":"9e592005-30b9-4850-bfe4-387f7179c5e8","food":{"library":"mine","key":"de9321de-487b-4dfb-87a4-bd27f30f72f0","version":2,"name":"Gruel","brand":null},"quantity":1,"unit":"bowl","nutrition":{"values":{"kcal":137.5},"partial":[]}}]}]}"#;

fn read(bytes: Vec<u8>) -> Result<(), String> {
    let now = Now {
        instant: "2026-11-21T08:00:00Z".parse().expect("an instant"),
        zone: Tz::Europe__Berlin,
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
    let files = [
        ("Cronometer", SERVINGS),
        ("MyFitnessPal", SUMMARY),
        ("OpenNutriTracker", INTAKE),
        ("journal export", OWN),
    ]
    .map(|(name, text)| (name, text.as_bytes().to_vec()));
    let change = |file: &Vec<u8>, dice: &mut Dice| mutated(file, dice);
    try_all("diaries, mutated", 500, &files, change, read);
}
