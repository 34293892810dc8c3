//! Measures by their labels: `slice` is the head of `slice, regular`, `small` of `small whole`, and two of `2 biscuits
//! (25 g)` are one measure, not two.

use rust_decimal::Decimal;

use super::{french, words};
use crate::model::unit::Unit;
use crate::model::{Amount, FoodData, Measure};
use crate::phrase::{joint, number};
use crate::rules::{plural, text};

/// A measure, with what its label says of how many it is.
#[derive(Clone, Copy)]
pub(super) struct Labelled<'d> {
    pub(super) measure: &'d Measure,
    /// How many its words name: two of `2 biscuits (25 g)`.
    pub(super) count: Decimal,
    /// The label without that: `biscuits (25 g)`.
    pub(super) words: &'d str,
}

impl<'d> Labelled<'d> {
    /// By its words.
    pub(super) fn new(measure: &'d Measure) -> Self {
        let (count, words) = count_in(&measure.label).unwrap_or((Decimal::ONE, &measure.label));
        Labelled {
            measure,
            count,
            words,
        }
    }

    /// By its whole label, of which there is one.
    pub(super) fn whole(measure: &'d Measure) -> Self {
        Labelled {
            measure,
            count: Decimal::ONE,
            words: &measure.label,
        }
    }
}

/// The measures of a food, by their words. Those that are of one stand before those that are of several.
pub(super) fn all(data: &FoodData) -> Vec<Labelled<'_>> {
    let mut all: Vec<Labelled<'_>> = data.measures().iter().map(Labelled::new).collect();
    all.sort_by_key(|one| one.count != Decimal::ONE);
    all
}

/// How many a label says that it is, in front or behind a comma or in brackets, and of what.
fn count_in(label: &str) -> Option<(Decimal, &str)> {
    let begins = label.starts_with(|c: char| c.is_numeric());
    let (count, words) = match begins {
        true => in_front(label)?,
        false => behind(label)?,
    };
    (count > Decimal::ZERO).then_some((count, words))
}

/// What a number in front is the size of, not the count: a `12 inch pizza` is one.
const SIZED: [&str; 12] = [
    "inch", "inches", "in", "cm", "mm", "person", "people", "percent", "kcal", "kj", "year", "day",
];

/// `2 biscuits`, `½ pizza`, `1/4 of a pizza`, `1 1/2 cups`; of `2-3 biscuits` nobody knows, and a `4oz bag` is one.
fn in_front(label: &str) -> Option<(Decimal, &str)> {
    let (count, words) = number_in_front(label)?;
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

/// `biscuits, 2`, `slices (2) (60 g)`, `cup (1/2)` and `slices (2 of 8)`.
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
    Some((count, words.trim_end()))
}

/// A label without a number in front that says it is one.
pub(super) fn of_one(label: &str) -> &str {
    match in_front(label) {
        Some((count, words)) if count == Decimal::ONE => words,
        _ => label,
    }
}

/// The measure whose label says so many of a word, as it was typed: `2 slices` of `2 slices`.
pub(super) fn exactly<'d>(
    data: &'d FoodData,
    word: &str,
    quantity: Decimal,
) -> Option<Labelled<'d>> {
    let is_it =
        |one: &Labelled<'_>| one.count == quantity && same(label_head(one.words).trim(), word);
    let mut several = all(data)
        .into_iter()
        .filter(|one| one.count != Decimal::ONE);
    several.find(is_it)
}

/// Of measures of one name the one whose label says as many as were typed, `6 nuggets (100 g)` of six, else the one that
/// was found.
pub(super) fn of_so_many<'d>(
    data: &'d FoodData,
    found: Labelled<'d>,
    quantity: Amount,
) -> Labelled<'d> {
    let head = label_head(found.words).trim();
    let so_many = quantity.decimal().and_then(|of| exactly(data, head, of));
    so_many.unwrap_or(found)
}

/// The measures a word names: by their whole label, else by its head, singular and plural alike,
/// else by what labels say for it (a French word in English), else by their words. Of several with one head, the
/// natural measure, `slice, regular` or `slice, medium` is what a word alone means.
pub(super) fn named<'d>(
    data: &'d FoodData,
    name: &str,
    word: &str,
    natural: Option<&str>,
) -> Vec<Labelled<'d>> {
    let just = data.measures().iter().find(|measure| measure.label == word);
    if let Some(measure) = just {
        return vec![Labelled::whole(measure)];
    }
    let all = all(data);
    if let Some(whole) = all.iter().find(|one| same(one.words, word)) {
        return vec![*whole];
    }
    let words = || std::iter::once(word).chain(french::in_english(word).iter().copied());
    let mut headed = words()
        .map(|word| {
            let is_headed =
                |one: &&Labelled<'_>| one.measure.label == word || has_head(one.words, word);
            let headed = all.iter().filter(is_headed);
            headed.copied().collect::<Vec<_>>()
        })
        .find(|headed| !headed.is_empty())
        .unwrap_or_default();
    // What is of one is meant before what is of several.
    if headed.iter().any(|one| one.count == Decimal::ONE) {
        headed.retain(|one| one.count == Decimal::ONE);
    }
    let usual = headed
        .iter()
        .find(|one| Some(one.measure.label.as_str()) == natural)
        .or_else(|| headed.iter().find(|one| is_usual(one.words)));
    if let Some(usual) = usual {
        return vec![*usual];
    }
    match headed.is_empty() {
        // `ear` of `ear small`, `ear medium` and `ear large` is the medium one.
        true => words()
            .find_map(|word| {
                let named = |typed: &str| words::named(&all, name, typed);
                named(word).or_else(|| named(&format!("{word} medium")))
            })
            .or_else(|| words::serving(&all, word))
            .into_iter()
            .collect(),
        false => headed,
    }
}

/// The measures of what can be counted. Of so many grams or millilitres, `330 ml`, the unit is nothing that anybody has
/// one of, though it may stand in the name of a food: `Cola 330 ml`.
pub(super) fn counted(data: &FoodData) -> Vec<Labelled<'_>> {
    let mut all = all(data);
    all.retain(|one| !is_weighed(one));
    all
}

/// Whether a measure is so many of a unit of mass or volume, by its name, in whatever letters, or by what one of it is.
fn is_weighed(one: &Labelled<'_>) -> bool {
    let head = label_head(one.words).trim();
    let is_unit = Unit::parse(head).is_some_and(|unit| {
        unit.counts_for_itself_in().is_some() || matches!(unit, Unit::FluidOunce | Unit::Pint)
    });
    let each = one
        .measure
        .size
        .decimal()
        .and_then(|size| size.checked_div(one.count));
    let is_of_one = [0, 3, 6]
        .map(|decimals| Some(Decimal::new(1, decimals)))
        .contains(&each)
        || each == Some(Decimal::ONE_THOUSAND);
    let is_several = one.count != Decimal::ONE;
    is_unit || is_several && (is_of_one || head.chars().count() < 3)
}

/// The measure that a food is called by: `rye bar` of rye bars; of several also where its words stand in the name,
/// as those of `3 fish fingers (90 g)` do in that of fish fingers, crumbed.
pub(super) fn called<'d>(all: &[Labelled<'d>], name: &str) -> Option<Labelled<'d>> {
    let words = text::words(name);
    let stands = |head: &str, count: usize| {
        let mut parts = words.windows(count.max(1));
        parts.any(|part| plural::alike(head, &part.join(" ")))
    };
    let is_it = |one: &&Labelled<'_>| {
        let head = text::words(label_head(one.words));
        let (count, head) = (head.len(), head.join(" "));
        match one.count == Decimal::ONE {
            true => plural::alike(&head, &text::words(label_head(name)).join(" ")),
            false => stands(&head, count),
        }
    };
    all.iter().find(is_it).copied()
}

/// Whether a label and a word are the same, singular and plural alike. Where both are one letter, its case counts:
/// `T` is a tablespoon, and `t.` a teaspoon.
fn same(label: &str, word: &str) -> bool {
    let letter = |text: &str| {
        let mut letters = text.trim().trim_end_matches('.').chars();
        letters.next().filter(|_| letters.next().is_none())
    };
    match (letter(label), letter(word)) {
        (Some(label), Some(word)) => label == word,
        _ => plural::alike(label, word),
    }
}

/// Whether a word is the head of a label, or one of two: `can` and `bottle` of `can or bottle (12 fl oz)`,
/// `small` of `small whole` and of `serving small`.
fn has_head(label: &str, word: &str) -> bool {
    let head = label_head(label).trim();
    let size = head
        .strip_suffix(" whole")
        .or(head.strip_prefix("serving "));
    let mut heads = std::iter::once(head).chain(size).chain(head.split(" or "));
    heads.any(|head| same(head, word))
}

/// Whether a label is that of the usual size: `slice, regular`.
pub(super) fn is_usual(label: &str) -> bool {
    let tail = text::words(&label[label_head(label).len()..]);
    tail.first()
        .is_some_and(|first| matches!(first.as_str(), "regular" | "medium"))
}

/// What stands before the first comma, bracket or dash of a label: `medium (7" to 7-7/8" long)` is
/// `medium`, and so is `medium - 7"`.
pub(in crate::actions) fn label_head(label: &str) -> &str {
    let head = label.split([',', '(']).next().unwrap_or(label);
    head.split(" - ").next().unwrap_or(head)
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
        ] {
            let told =
                count_in(label).map(|(count, words)| format!("{} {words}", count.normalize()));
            assert_eq!(told.as_deref(), count, "{label}");
        }
    }
}
