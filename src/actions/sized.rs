//! Measures of several words in front of a food, and sizes or pieces behind it: `large slice rye bread`,
//! `potato large`, `bread slices`.

use super::finder::{Finder, Found};
use super::{everyday, measure};
use crate::error::Result;
use crate::model::{Food, Unit};
use crate::phrase::{UnitText, joint};
use crate::rules::{plural, text};

/// Words of the longest measure that stands in front of a food.
const MOST_WORDS: usize = 3;

/// What may stand behind a food's name, beside pieces. Nothing else may: a peanut butter cup is no cup of it.
const SIZES: [&str; 9] = [
    "small", "medium", "large", "extra", "jumbo", "regular", "thin", "thick", "mini",
];

/// What a food is cut into, or comes apart into: nothing is called so that is more or less of it.
const PIECES: [&str; 10] = [
    "slice", "fillet", "clove", "stalk", "leaf", "spear", "floret", "wedge", "rasher", "sprig",
];

/// The food of a name whose other words are one of the food's measures, and that measure. `None`
/// where there is no such reading, or more than one.
///
/// Errors: as of [`Finder::find_exactly`].
pub(super) fn find(name: &str, finder: &Finder<'_>) -> Result<Option<(Found, UnitText)>> {
    the_only(readings(name).into_iter(), finder)
}

/// The only food and measure that one of these ways to read them has.
fn the_only(
    readings: impl Iterator<Item = (String, String)>,
    finder: &Finder<'_>,
) -> Result<Option<(Found, UnitText)>> {
    let mut read: Vec<(Found, UnitText)> = Vec::new();
    for (unit, food) in readings {
        let food = joint::without_joint(&food);
        // A word that is two foods would be asked about, whatever the words beside it are.
        if everyday::meanings(food).len() > 1 {
            continue;
        }
        let has_measure = |food: &Food| measure::has_measure(food, &unit);
        let found = finder.find_exactly_if(food, has_measure)?;
        if let Some(found) = found.filter(|found| has_measure(&found.food)) {
            read.push((found, UnitText::Word(unit)));
        }
    }
    let one = read.pop();
    Ok(one.filter(|_| read.is_empty()))
}

/// The food of which a name says the pieces, behind an amount in another unit: in `200 g cod fillets` the cod. `None`
/// where it has no such pieces.
///
/// Errors: as of [`Finder::find_exactly`].
pub(super) fn in_pieces(name: &str, finder: &Finder<'_>) -> Result<Option<Found>> {
    let words: Vec<&str> = name.split_whitespace().collect();
    let Some((piece, food)) = piece_behind(&words) else {
        return Ok(None);
    };
    if everyday::meanings(&food).len() > 1 {
        return Ok(None);
    }
    let comes_in = |food: &Food| measure::has_measure(food, &piece);
    let found = finder.find_exactly_if(&food, comes_in)?;
    Ok(found.filter(|found| comes_in(&found.food)))
}

/// The same where the food has the unit of just these pieces: of `1 cup onion slices` onions by the `cup, sliced`.
///
/// Errors: as of [`Finder::find_exactly`].
pub(super) fn in_unit_of_pieces(
    unit: Unit,
    name: &str,
    finder: &Finder<'_>,
) -> Result<Option<(Found, UnitText)>> {
    let words: Vec<&str> = name.split_whitespace().collect();
    let Some((piece, food)) = piece_behind(&words) else {
        return Ok(None);
    };
    match in_unit(unit, &format!("{piece} {food}"), finder)? {
        None if plural::alike(&piece, "slice") => in_unit(unit, &format!("sliced {food}"), finder),
        found => Ok(found),
    }
}

/// The food of a name whose first words belong to the unit before it, and the measure that they are together: of
/// `1 cup chopped carrots` carrots by the `cup chopped`. `None` where there is no such reading, or more than one.
///
/// Errors: as of [`Finder::find_exactly`].
pub(super) fn in_unit(
    unit: Unit,
    name: &str,
    finder: &Finder<'_>,
) -> Result<Option<(Found, UnitText)>> {
    let words: Vec<&str> = name.split_whitespace().collect();
    let found = the_only(behind_unit(unit, &words), finder)?;
    match words[..] {
        // What is sliced is in slices: apples have no other such cup.
        [sliced, ref food @ ..] if found.is_none() && sliced.eq_ignore_ascii_case("sliced") => {
            the_only(behind_unit(unit, &[&["slices"], food].concat()), finder)
        }
        _ => Ok(found),
    }
}

/// The ways in which the first words behind a unit may belong to it.
fn behind_unit(unit: Unit, words: &[&str]) -> impl Iterator<Item = (String, String)> {
    (1..words.len().min(MOST_WORDS)).map(move |count| {
        let (how, food) = words.split_at(count);
        (format!("{unit} {}", how.join(" ")), food.join(" "))
    })
}

/// The ways in which a name may be a unit and a food: several words in front, or sizes behind.
fn readings(name: &str) -> Vec<(String, String)> {
    let words: Vec<&str> = name.split_whitespace().collect();
    let in_front = (2..words.len().min(MOST_WORDS + 1)).map(|count| {
        let (unit, food) = words.split_at(count);
        (unit.join(" "), food.join(" "))
    });
    let sizes = words.iter().rev().take_while(|word| is_size(word)).count();
    let behind = words
        .len()
        .checked_sub(sizes)
        .filter(|at| *at > 0 && sizes > 0);
    let behind = behind.map(|at| {
        let sizes: Vec<&str> = words[at..].iter().copied().map(bare).collect();
        (sizes.join(" "), words[..at].join(" "))
    });
    in_front.chain(behind).chain(piece_behind(&words)).collect()
}

/// The piece at the end of a name, and the food before it.
fn piece_behind(words: &[&str]) -> Option<(String, String)> {
    let (word, food) = words.split_last()?;
    let is_one = !food.is_empty() && is_piece(word);
    is_one.then(|| ((*word).to_owned(), food.join(" ")))
}

fn is_piece(word: &str) -> bool {
    let word = text::fold(word);
    PIECES.iter().any(|piece| plural::alike(&word, piece))
}

fn is_size(word: &str) -> bool {
    measure::is_of(&SIZES, bare(word))
}

/// A word without the brackets around it: `eggs (large)`.
fn bare(word: &str) -> &str {
    let inside = word
        .strip_prefix('(')
        .and_then(|word| word.strip_suffix(')'));
    inside.unwrap_or(word)
}

#[cfg(test)]
mod tests {
    use super::readings;

    #[test]
    fn units_are_several_words_in_front_or_sizes_behind() {
        let read = |name| {
            let readings = readings(name).into_iter();
            let told = readings.map(|(unit, food)| format!("{unit}|{food}"));
            told.collect::<Vec<_>>()
        };
        assert_eq!(read("potato large"), ["large|potato"]);
        assert_eq!(read("eggs (large)"), ["large|eggs"]);
        assert_eq!(
            read("large slice rye bread"),
            ["large slice|rye bread", "large slice rye|bread"]
        );
        assert_eq!(
            read("egg extra large"),
            ["egg extra|large", "extra large|egg"]
        );
        assert_eq!(read("pomme moyenne"), ["moyenne|pomme"]);
        assert_eq!(read("peanut butter cup"), ["peanut butter|cup"]);
        assert_eq!(read("cod fillets"), ["fillets|cod"]);
        assert_eq!(read("lettuce leaves"), ["leaves|lettuce"]);
        assert!(
            read("slice").is_empty() && read("large").is_empty() && read("extra large").is_empty()
        );
    }
}
