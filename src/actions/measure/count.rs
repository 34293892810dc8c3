//! How many a label of a measure says that it is: two of `2 biscuits (25 g)`, a quarter of `1/4 of a pizza`, twelve of `a
//! dozen pieces`.

use rust_decimal::Decimal;

use super::label::label_head;
use crate::model::unit::Unit;
use crate::phrase::in_words::in_words;
use crate::phrase::{joint, number};
use crate::rules::{plural, text};

/// How many a label says that it is, in front or behind a comma or in brackets, and of what.
pub(super) fn count_in(label: &str) -> Option<(Decimal, &str)> {
    let begins = label.starts_with(|c: char| c.is_numeric());
    let (count, words) = match in_front(label) {
        None if !begins => behind(label)?,
        in_front => in_front?,
    };
    (count > Decimal::ZERO).then_some((count, words))
}

/// What a number in front is the size of, not the count: a `12 inch pizza` is one.
const SIZED: [&str; 12] = [
    "inch", "inches", "in", "cm", "mm", "person", "people", "percent", "kcal", "kj", "year", "day",
];

/// `2 biscuits`, `½ pizza`, `1/4 of a pizza`, `1 1/2 cups`, `half a pack`; of `2-3 biscuits` nobody knows, and a `4oz bag`
/// is one.
fn in_front(label: &str) -> Option<(Decimal, &str)> {
    let (count, words) = number_in_front(label).or_else(|| in_words(label))?;
    let words = match count.is_integer() {
        true => words,
        false => joint::behind_part(words),
    };
    let is_size = is_sized(words) || is_pack_of(count, words);
    let is_counted = words.starts_with(char::is_alphabetic) && !is_size && !is_range(words);
    is_counted.then_some((count, words))
}

/// Whether it is one pack of so many: a `6 pack` is, and `1 pack` and `1/2 pack` say how many packs they are.
fn is_pack_of(count: Decimal, words: &str) -> bool {
    let first = words.split([' ', ',', '(']).next().map(text::fold);
    count > Decimal::ONE && first.is_some_and(|first| ["pack", "pk"].contains(&first.as_str()))
}

/// The number that a label begins with, and what stands behind it.
pub(super) fn number_in_front(label: &str) -> Option<(Decimal, &str)> {
    let (first, behind) = label.split_once(' ')?;
    // Nobody knows whether 1.000 is a thousand.
    let number = |text: &str| match has_thousands(text) {
        true => None,
        false => number::number(text).ok()?.decimal(),
    };
    let count = number(first.trim_end_matches(['x', '×']))?;
    let fraction = behind
        .split_once(' ')
        .filter(|(word, _)| word.contains('/'))
        .and_then(|(word, words)| Some((number(word)?, words)));
    Some(match fraction {
        Some((part, words)) => (count.checked_add(part)?, words),
        None => (count, behind),
    })
}

fn has_thousands(number: &str) -> bool {
    let parts = number.split_once(['.', ',']);
    parts
        .is_some_and(|(whole, decimals)| !whole.trim_matches('0').is_empty() && decimals.len() == 3)
}

/// Whether words behind a number say its unit, and what is of that size: a `4 oz bag` is one, `2 tbsp (30 g)` are two.
fn is_sized(words: &str) -> bool {
    let head = label_head(words).trim();
    let plain: Vec<&str> = head.split_whitespace().collect();
    let begins_with_unit = || {
        (1..=2).any(|count| {
            let unit = plain.get(..count).map(|words| words.join(" "));
            unit.is_some_and(|unit| Unit::parse(&unit).is_some())
        })
    };
    let is_size = |first: &&str| SIZED.contains(&text::fold(first).as_str());
    plain.first().is_some_and(is_size) || (Unit::parse(head).is_none() && begins_with_unit())
}

/// Whether words say another number behind a dash: `slice - 2 slices`.
fn is_range(words: &str) -> bool {
    let mut dashed = words.split(['-', '–']).skip(1);
    dashed.any(|behind| behind.trim_start().starts_with(|c: char| c.is_numeric()))
}

/// Words for a part of a whole: an eighth behind one says how large it is, not how much of it.
const PIECES: [&str; 13] = [
    "slice", "piece", "pc", "portion", "serving", "part", "wedge", "segment", "tranche", "morceau",
    "pièce", "Stück", "Scheibe",
];

/// Words for what holds several: so many behind one are in it.
const HOLDERS: [&str; 18] = [
    "pack",
    "pk",
    "packet",
    "package",
    "pouch",
    "bag",
    "box",
    "tray",
    "tub",
    "pot",
    "jar",
    "can",
    "carton",
    "container",
    "serving",
    "portion",
    "paquet",
    "sachet",
];

/// `biscuits, 2`, `slices (2) (60 g)`, `cup (1/2)` and `slices (2 of 8)`; a `slice (1/8)` is one, and so is a `pack (2)`.
fn behind(label: &str) -> Option<(Decimal, &str)> {
    let (words, said) = match label.split_once('(') {
        Some((words, bracket)) => (words, bracket.split_once(')')?.0),
        None => label.rsplit_once(',')?,
    };
    let said = said.trim().trim_start_matches(['x', '×']);
    let count = match said.split_once(" of ") {
        // An eighth of a pie is one slice of it.
        Some((count, _)) => Decimal::from(count.parse::<u16>().ok()?),
        None if said.starts_with(|c: char| c.is_numeric()) => {
            number::number(said).ok()?.decimal()?
        }
        None => return None,
    };
    let words = words.trim_end();
    let last = text::words(words).pop().unwrap_or_default();
    let is_one = match count < Decimal::ONE {
        true => PIECES.iter().any(|piece| plural::alike(piece, &last)),
        // `packs (2)` are two.
        false => HOLDERS.contains(&&*last),
    };
    (!is_one).then_some((count, words))
}

/// A label without a number in front that says it is one.
pub(super) fn of_one(label: &str) -> &str {
    match in_front(label) {
        Some((count, words)) if count == Decimal::ONE => words,
        _ => label,
    }
}

#[cfg(test)]
mod tests {
    use super::count_in;

    #[test]
    fn a_label_may_say_how_many_it_is() {
        for (label, count) in [
            ("2 biscuits (25 g)", Some("2 biscuits (25 g)")),
            ("½ pizza", Some("0.5 pizza")),
            ("1/2 pizza (200 g)", Some("0.5 pizza (200 g)")),
            ("1 1/2 cups", Some("1.5 cups")),
            ("2x biscuit", Some("2 biscuit")),
            ("0,5 scoop", Some("0.5 scoop")),
            ("1 cup (240 ml)", Some("1 cup (240 ml)")),
            ("biscuits, 2", Some("2 biscuits")),
            ("biscuits (2)", Some("2 biscuits")),
            ("biscuits (x2)", Some("2 biscuits")),
            ("slices (2) (60 g)", Some("2 slices")),
            ("cup (1/2)", Some("0.5 cup")),
            ("cup (0.5)", Some("0.5 cup")),
            ("pizza (1/4)", Some("0.25 pizza")),
            ("slice (1/8)", None),
            ("thin slice, ⅛", None),
            ("Stück (1/12)", None),
            ("pack (2)", None),
            ("packs (2)", Some("2 packs")),
            ("slices (1/8)", None),
            ("can (12 fl oz)", None),
            ("1 & 1/2 slices", None),
            ("slice, regular", None),
            ("slice (1/8 of 12\" dia)", None),
            ("medium (7\" to 7-7/8\" long)", None),
            ("2-3 biscuits", None),
            ("1 - 2 slices (60 g)", None),
            ("1 slice - 2 slices", None),
            ("1.000 pieces", None),
            ("1 000 pieces", None),
            ("0.125 pizza", Some("0.125 pizza")),
            ("slices (2 of 8)", Some("2 slices")),
            ("1/4 of a pizza (100 g)", Some("0.25 pizza (100 g)")),
            ("¼ de pizza", Some("0.25 pizza")),
            ("1/2 d’une baguette", Some("0.5 baguette")),
            ("1/2 De l'ananas", Some("0.5 ananas")),
            ("1/2 of", Some("0.5 of")),
            ("1/2 of 8 slices", None),
            ("1 1/2 of a pie", Some("1.5 pie")),
            ("6 pack", None),
            ("6 pack (330 ml)", None),
            ("1 pack (30 g)", Some("1 pack (30 g)")),
            ("1/2 pack", Some("0.5 pack")),
            ("2 packs (60 g)", Some("2 packs (60 g)")),
            ("12 inch pizza", None),
            ("4 oz bag", None),
            ("8 fl oz bottle", None),
            ("8 fl oz (240 ml)", Some("8 fl oz (240 ml)")),
            ("2 tbsp (30 g)", Some("2 tbsp (30 g)")),
            ("4oz bag", None),
            ("2% cup", None),
            ("0 biscuits", None),
            ("7up can", None),
            ("serving 8 fl oz", None),
            ("a dozen pieces", Some("12 pieces")),
            ("two slices (60 g)", Some("2 slices (60 g)")),
            ("half a pack", Some("0.5 pack")),
            ("half the box", Some("0.5 box")),
            ("half cup (120 ml)", Some("0.5 cup (120 ml)")),
            ("one scoop", Some("1 scoop")),
            ("un quart de pizza", Some("0.25 pizza")),
            ("a dozen 8 oz bags", None),
            ("half", None),
            ("half large", None),
            ("half pizza", None),
            ("six pack", None),
        ] {
            let told =
                count_in(label).map(|(count, words)| format!("{} {words}", count.normalize()));
            assert_eq!(told.as_deref(), count, "{label}");
        }
    }
}
