//! What an amount says by itself, of a food that is known already: `3 slices`, `1 1/2 eggs`, `half a dozen nuggets`.

use crate::actions::measure::dozen;
use crate::model::Amount;
use crate::phrase::digits::{InDigits, in_digits};
use crate::phrase::number::{number, with_unit};
use crate::phrase::{self, FoodPhrase, PhraseItem, UnitText, What, joint};

/// How many, and of what.
type Read = (Amount, String);

/// The ways to read a text as so many of something, the plainest first; a number alone is of the unit `had`. None where
/// it is something else.
pub(super) fn read(text: &str, had: &str) -> Vec<Read> {
    if let Ok(quantity) = number(text) {
        return vec![(quantity, had.to_owned())];
    }
    // Without a number it is one of something, which may be a food.
    let plain = with_unit(text)
        .ok()
        .filter(|(_, unit)| *unit != text.trim());
    let plain = plain.map(|(quantity, unit)| (quantity, unit.to_owned()));
    plain.into_iter().chain(in_words(text)).collect()
}

/// So many of something, as quick text is read: what a food would be there is what is counted here.
fn in_words(text: &str) -> Option<Read> {
    // `a quarter egg` is a part of one as `quarter egg` is.
    let bare = text.trim().strip_prefix("a ").unwrap_or(text);
    let digits = match in_digits(bare) {
        Some(InDigits::Sure(digits)) => digits,
        _ => text.to_owned(),
    };
    let phrase = phrase::parse(&digits)
        .ok()
        .filter(|said| said.when.is_none())?;
    let [
        PhraseItem {
            what: What::Food(food),
            ..
        },
    ] = &phrase.items[..]
    else {
        return None;
    };
    let is_plain = !food.quoted && food.unit == UnitText::None;
    is_plain.then(|| counted(food)).flatten()
}

fn counted(food: &FoodPhrase) -> Option<Read> {
    let (first, rest) = food.name.split_once(' ').unwrap_or((&food.name, ""));
    match dozen(first).filter(|_| !rest.is_empty()) {
        Some(dozen) => {
            let dozens = food.quantity.unwrap_or(Amount::from(1)).decimal()?;
            let all = Amount::from(dozens.checked_mul(dozen)?);
            Some((all, joint::without_joint(rest).to_owned()))
        }
        None => Some((food.quantity?, food.name.clone())),
    }
}

#[cfg(test)]
mod tests {
    use super::{in_words, read};

    #[test]
    fn an_amount_is_read_however_its_number_is_written() {
        for (text, amount) in [
            ("75", "75 slice"),
            ("150 g", "150 g"),
            ("3 slices", "3 slices"),
            ("1 1/2 eggs", "1.5 eggs"),
            ("two eggs", "2 eggs"),
            ("half egg", "0.5 egg"),
            ("half an egg", "0.5 egg"),
            ("a quarter egg", "0.25 egg"),
            ("2/3 of an egg", "0.666666666667 egg"),
            ("1/2 an egg", "0.5 egg"),
            ("2 and a half eggs", "2.5 eggs"),
            ("a dozen eggs", "12 eggs"),
            ("dozen eggs", "12 eggs"),
            ("2 dozen eggs", "24 eggs"),
            ("deux douzaines d'oeufs", "24 oeufs"),
        ] {
            let read = read(text, "slice");
            let told: Vec<String> = read
                .iter()
                .map(|(count, unit)| format!("{count} {unit}"))
                .collect();
            assert!(told.iter().any(|told| told == amount), "{text}: {told:?}");
        }
        for text in [
            "eggs",
            "\"2 eggs\"",
            "2 eggs, 1 toast",
            "2 eggs @ 8am",
            "500 kcal",
        ] {
            assert_eq!(in_words(text), None, "{text}");
        }
    }
}
