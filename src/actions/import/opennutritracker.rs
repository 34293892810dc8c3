//! OpenNutriTracker's `user_intake.json`: what was eaten of one food each, with its values per 100.

use rust_decimal::Decimal;
use serde_json::Value;

use super::Found;
use super::carbs::{self, Carbs};
use super::diary::{self, Diary, Eaten, values};
use crate::actions::save;
use crate::model::{Amount, Base, Nutrient, Values};
use crate::phrase::when::Now;
use crate::rules::nutrition::round;

/// Reads the list.
pub(super) fn read(list: &[Value], now: &Now) -> Found {
    let found = Found {
        rounding: Decimal::new(1, 3),
        ..Found::default()
    };
    let mut diary = Diary::new(found, now);
    let (mut timeless, mut told) = (0, carbs::Told::default());
    for (at, intake) in list.iter().enumerate() {
        if let Err(why) = add(&mut diary, at, intake) {
            diary.refuse(format!("[{at}]"), why);
            continue;
        }
        timeless +=
            usize::from(text(intake, "dateTime").is_some_and(|time| chosen(time).is_some()));
        if let Ok(carbs) = carbs(&intake["meal"]) {
            told.count(&carbs);
        }
    }
    let mut found = diary.done();
    found.notes.extend(diary::timeless(timeless));
    found.notes.extend(told.notes());
    found
}

fn add(diary: &mut Diary<'_>, at: usize, intake: &Value) -> std::result::Result<(), String> {
    let food = &intake["meal"];
    let name = text(food, "name").ok_or("the food has no name")?;
    let time = text(intake, "dateTime").ok_or("it has no dateTime")?;
    let amount = number(intake, "amount")?.ok_or("it has no amount")?;
    if amount <= Amount::ZERO {
        return Err("the amount is nothing".to_owned());
    }
    let brand = text(food, "brands").map(str::to_owned);
    let eaten = Eaten {
        name: name.to_owned(),
        brand,
        quantity: amount,
        unit: unit(intake, food).as_str().to_owned(),
        values: nutrients(food, amount)?,
        is_food: true,
    };
    let meal = text(intake, "type").unwrap_or_default();
    let time = match chosen(time) {
        Some(day) => format!("{} {}", diary::day(day)?, diary::usual_time(meal)),
        None => moment(time)?,
    };
    diary.add(format!("[{at}]"), (&time, meal, ""), eaten)
}

/// What an amount is of: it was turned into grams or millilitres, whatever it was typed in. Of servings, and where the unit
/// is left open, the product's own unit tells which.
fn unit(intake: &Value, food: &Value) -> Base {
    const LIQUID: [&str; 7] = ["ml", "l", "dl", "cl", "fl oz", "fl.oz", "floz"];
    let is_liquid = |unit: &str| LIQUID.contains(&unit.to_lowercase().as_str());
    let is_volume = match text(intake, "unit") {
        Some("g" | "oz") => false,
        Some(unit) if is_liquid(unit) => true,
        _ => text(food, "mealUnit").is_some_and(is_liquid),
    };
    if is_volume {
        Base::Millilitre
    } else {
        Base::Gram
    }
}

/// The day of an intake that was added to a day of the calendar, which has no time: the program writes its midnight as that
/// of Greenwich, wherever it is.
fn chosen(time: &str) -> Option<&str> {
    time.strip_suffix("T00:00:00.000Z")
}

/// A time to the second, as the program writes it: `2026-01-15T08:30:12.345678`, without a zone or with one. It says more
/// than anybody eats to; words such as `now` say another time each day.
fn moment(time: &str) -> std::result::Result<String, String> {
    let wrong = || format!("{time:?} is no time such as 2026-11-21T08:30:12");
    let (day, clock) = time.split_once(['T', ' ']).ok_or_else(wrong)?;
    diary::day(day)?;
    let (clock, zone) = clock.split_at(clock.find(['Z', '+', '-']).unwrap_or(clock.len()));
    let (whole, fraction) = clock.split_once('.').unwrap_or((clock, "0"));
    let is_digits = |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    let is_clock = matches!(whole.len(), 5 | 8)
        && whole
            .split(':')
            .all(|part| part.len() == 2 && is_digits(part));
    match is_clock && is_digits(fraction) {
        true => Ok(format!("{day}T{whole}{zone}")),
        false => Err(wrong()),
    }
}

fn text<'t>(value: &'t Value, name: &str) -> Option<&'t str> {
    let text = value.get(name)?.as_str()?.trim();
    (!text.is_empty()).then_some(text)
}

fn number(value: &Value, name: &str) -> std::result::Result<Option<Amount>, String> {
    match value.get(name) {
        None | Some(Value::Null) => Ok(None),
        Some(Value::Number(number)) => match Amount::parse(&number.to_string()) {
            Some(amount) if amount >= Amount::ZERO => Ok(Some(amount)),
            _ => Err(format!("{name}: {number} is no amount")),
        },
        Some(_) => Err(format!("{name} is no number")),
    }
}

/// Carbohydrate in 100. In the tables of the USDA, of all that the program asks, fibre is a part of it.
fn carbs(food: &Value) -> std::result::Result<Carbs, String> {
    let per = &food["nutriments"];
    let all = number(per, "carbohydrates100")?;
    Ok(match (text(food, "source"), all) {
        (Some("fdc"), Some(all)) => Carbs::less_fibre(all, number(per, "fiber100")?),
        _ => Carbs::Told(all),
    })
}

/// Sodium in 100, in milligrams. Of a product of Open Food Facts that was kept before the program told its version they are
/// grams.
fn sodium(food: &Value) -> std::result::Result<Option<Amount>, String> {
    let told = number(&food["nutriments"], "sodium100")?;
    let is_old = food["dataVersion"].is_null() && text(food, "source") == Some("off");
    let thousand = Decimal::ONE_THOUSAND;
    let milligrams = |grams: Amount| Some(Amount::from(grams.decimal()?.checked_mul(thousand)?));
    Ok(if is_old {
        told.and_then(milligrams)
    } else {
        told
    })
}

/// What so much holds.
fn nutrients(food: &Value, amount: Amount) -> std::result::Result<Values, String> {
    let per = &food["nutriments"];
    if !per.is_object() && !per.is_null() {
        return Err("nutriments are no values by their names".to_owned());
    }
    let share = |name: &str, value: Option<Amount>| {
        let share = |value: Amount| {
            let whole = amount.decimal()?.checked_mul(value.decimal()?)?;
            Some(Amount::from(round(whole / Decimal::ONE_HUNDRED)))
        };
        let told = value.map(|value| share(value).ok_or(format!("{name}: {value} is too large")));
        told.transpose()
    };
    let of = |name: &str| share(name, number(per, name)?);
    let carbs = share("carbohydrates100", carbs(food)?.known())?;
    let sodium = share("sodium100", sodium(food)?)?;
    Ok(values([
        (Nutrient::Kcal, of("energyKcal100")?),
        (Nutrient::Protein, of("proteins100")?),
        (Nutrient::Carbs, carbs),
        (Nutrient::Fat, of("fat100")?),
        (Nutrient::SaturatedFat, of("saturatedFat100")?),
        (Nutrient::Sugars, of("sugars100")?),
        (Nutrient::Fibre, of("fiber100")?),
        (Nutrient::Salt, sodium.and_then(save::salt_of_sodium_mg)),
    ]))
}
