//! OpenNutriTracker's `user_intake.json`: what was eaten of one food each, with its values per 100.

use rust_decimal::Decimal;
use serde_json::Value;

use super::Found;
use super::diary::{self, Diary, Eaten, values};
use crate::model::{Amount, Nutrient, Values};
use crate::phrase::when::Now;
use crate::rules::nutrition::round;

/// Reads the list. Amounts count as grams or millilitres, whatever their unit is called there, as the
/// program itself counts them.
pub(super) fn read(list: &[Value], now: &Now) -> Found {
    let found = Found {
        rounding: Decimal::new(1, 3),
        ..Found::default()
    };
    let mut diary = Diary::new(found, now);
    for (at, intake) in list.iter().enumerate() {
        if let Err(why) = add(&mut diary, at, intake) {
            diary.refuse(format!("[{at}]"), why);
        }
    }
    diary.done()
}

fn add(diary: &mut Diary<'_>, at: usize, intake: &Value) -> std::result::Result<(), String> {
    let food = &intake["meal"];
    let name = text(food, "name").ok_or("the food has no name")?;
    let time = text(intake, "dateTime").ok_or("it has no dateTime")?;
    let amount = number(intake, "amount")?.ok_or("it has no amount")?;
    if amount <= Amount::ZERO {
        return Err("the amount is nothing".to_owned());
    }
    let unit = match text(intake, "unit") {
        Some("ml") => "ml",
        _ => "g",
    };
    let brand = text(food, "brands").map(str::to_owned);
    let eaten = Eaten {
        name: name.to_owned(),
        brand,
        quantity: amount,
        unit: unit.to_owned(),
        values: nutrients(&food["nutriments"], amount)?,
        is_food: true,
    };
    let meal = text(intake, "type").unwrap_or_default();
    diary.add(format!("[{at}]"), (&moment(time)?, meal, ""), eaten)
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

/// What so much holds. Fibre is no part of carbohydrate in the tables that the program asks.
fn nutrients(per: &Value, amount: Amount) -> std::result::Result<Values, String> {
    if !per.is_object() && !per.is_null() {
        return Err("nutriments are no values by their names".to_owned());
    }
    let of = |name: &str| {
        let share = |value: Amount| {
            let whole = amount.decimal()?.checked_mul(value.decimal()?)?;
            Some(Amount::from(round(whole / Decimal::ONE_HUNDRED)))
        };
        let value = number(per, name)?;
        let told = value.map(|value| share(value).ok_or(format!("{name}: {value} is too large")));
        told.transpose()
    };
    Ok(values([
        (Nutrient::Kcal, of("energyKcal100")?),
        (Nutrient::Protein, of("proteins100")?),
        (Nutrient::Carbs, of("carbohydrates100")?),
        (Nutrient::Fat, of("fat100")?),
        (Nutrient::SaturatedFat, of("saturatedFat100")?),
        (Nutrient::Sugars, of("sugars100")?),
        (Nutrient::Fibre, of("fiber100")?),
        (Nutrient::Salt, None),
    ]))
}
