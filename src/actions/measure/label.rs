//! Measures by their labels: `slice` is the head of `slice, regular`, `small` of `small whole`, and two of `2 biscuits
//! (25 g)` are one measure, not two.

use rust_decimal::Decimal;

use super::count::count_in;
use super::{french, words};
use crate::model::unit::Unit;
use crate::model::{Amount, FoodData, Measure};
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
    let is_one = |one: &Labelled<'_>| one.count == Decimal::ONE && has_head(one.words, word);
    let whole = all.iter().find(|one| same(one.words, word));
    // `1/3 pack` says what a pack is where no `pack (500 g)` does.
    if let Some(whole) = whole.filter(|it| it.count == Decimal::ONE || !all.iter().any(is_one)) {
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
