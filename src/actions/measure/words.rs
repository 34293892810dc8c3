//! Measures by their words: `large slice` is `slice, large`, `large` is `potato large` of a potato, and
//! `cup` is `cup chopped`.

use rust_decimal::Decimal;

use super::label_head;
use super::one::is_serving;
use crate::model::unit::{Unit, UnitKind};
use crate::model::{Base, Food, FoodData, Measure};
use crate::rules::plural;
use crate::rules::units::{System, factor};

/// The only measure whose label has these words in any order, what stands in brackets, numbers and the
/// food's own words aside; `None` too where several have, and of a letter, which no label is told by.
pub(super) fn named<'d>(food: &'d Food, typed: &str) -> Option<&'d Measure> {
    let own = plural::stems(food.name.text());
    let typed = sorted(plural::stems(typed));
    let is_letter = matches!(typed.as_slice(), [word] if word.chars().count() == 1);
    if typed.is_empty() || is_letter {
        return None;
    }
    let is_named = |measure: &&Measure| {
        let label = measure.label.split('(').next().unwrap_or_default();
        let words = plural::stems(label);
        let without = |is_left_out: &dyn Fn(&String) -> bool| {
            let others = words.iter().filter(|word| !is_left_out(word)).cloned();
            sorted(others.collect())
        };
        let is_number = |word: &String| word.starts_with(|c: char| c.is_ascii_digit());
        without(&|word| own.contains(word)) == typed
            || without(&is_number) == typed
            || sorted(words.clone()) == typed
            || either(label).is_some_and(|ways| ways.contains(&typed))
    };
    let mut named = food.data().measures().iter().filter(is_named);
    let measure = named.next()?;
    named.next().is_none().then_some(measure)
}

/// The words of each of two ways that a label has: `cup, chopped or sliced` is `cup chopped`, and `cup sliced`.
fn either(label: &str) -> Option<[Vec<String>; 2]> {
    let (one, other) = label.split_once(" or ")?;
    let (before, _) = one.trim_end().rsplit_once(' ')?;
    let words = |label: &str| sorted(plural::stems(label));
    Some([words(one), words(&format!("{before} {other}"))])
}

/// The measures whose labels begin with a word: `serving packet` and `serving 1 cube`, which a portion is too.
pub(super) fn begun<'d>(food: &'d Food, typed: &str) -> Vec<&'d Measure> {
    let typed = match plural::alike(typed, "portion") {
        true => "serving",
        false => typed,
    };
    let begins = |measure: &&Measure| {
        let first = measure.label.split_once(' ').map(|(first, _)| first);
        first.is_some_and(|first| plural::alike(first, typed))
    };
    food.data().measures().iter().filter(begins).collect()
}

/// The only serving of a food, however much its label says that it is: `serving 2 TBSP`.
pub(super) fn serving<'d>(food: &'d Food, typed: &str) -> Option<&'d Measure> {
    match begun(food, typed)[..] {
        [serving] if is_serving(typed) => Some(serving),
        _ => None,
    }
}

/// A food's own measure of that name wins over the table: by its whole label, else by its head. Of a volume
/// that is weighed here, those that begin with it say what it weighs too (`cup chopped`, `tsp or 1 packet`):
/// one does, of several nobody knows which.
pub(super) fn own_measures(data: &FoodData, unit: Unit) -> Vec<&Measure> {
    let measures = data.measures();
    let called = |name: fn(&str) -> &str| {
        let same = |measure: &&Measure| Unit::parse(name(&measure.label).trim()) == Some(unit);
        let mut measures = measures
            .iter()
            .filter(|measure| may_be(data, measure, unit));
        measures.find(same)
    };
    if let Some(measure) = called(|label| label).or_else(|| called(label_head)) {
        return vec![measure];
    }
    let is_weighed = unit.kind() == UnitKind::Volume && data.base == Some(Base::Gram);
    let begins = |measure: &&Measure| {
        let first = measure.label.split_once(' ').map(|(first, _)| first);
        first.and_then(Unit::parse) == Some(unit)
    };
    let begun = measures.iter().filter(begins).filter(|_| is_weighed);
    begun.collect()
}

/// Whether a measure that is called as a unit may stand for it. A unit that counts for itself in the food's own
/// base is as large as it is: a measure of that name alone has to be, and none is in the place of the base.
fn may_be(data: &FoodData, measure: &Measure, unit: Unit) -> bool {
    let Some(base) = data
        .base
        .filter(|base| unit.counts_for_itself_in() == Some(*base))
    else {
        return true;
    };
    let is_bare = Unit::parse(&measure.label) == Some(unit);
    unit.as_str() != base.as_str() && (!is_bare || is_about(measure, unit))
}

/// Whether a measure is as large as a unit that counts for itself, as catalogues round it: an ounce of 28 g, or
/// of 30 g.
fn is_about(measure: &Measure, unit: Unit) -> bool {
    let exact = factor(unit, System::Metric).ok();
    let sizes = exact.zip(measure.size.decimal());
    sizes.is_some_and(|(exact, size)| (size - exact).abs() * Decimal::TEN <= exact)
}

fn sorted(mut words: Vec<String>) -> Vec<String> {
    words.sort_unstable();
    words
}
