//! Measures by their words: `large slice` is `slice, large`, `large` is `potato large` of a potato, and
//! `cup` is `cup chopped`.

use rust_decimal::Decimal;

use super::count;
use super::label::{self, Labelled, is_usual, label_head};
use super::one::is_serving;
use crate::model::unit::{Unit, UnitKind};
use crate::model::{Base, Food, FoodData, Library};
use crate::phrase::joint;
use crate::rules::plural;
use crate::rules::units::{System, factor};

/// The only measure whose label has these words in any order, what stands in brackets, numbers and the
/// food's own words aside; `None` too where several have, and of a letter, which no label is told by. A number at
/// either end says how many it is of, where that is not known.
pub(super) fn named<'d>(all: &[Labelled<'d>], name: &str, typed: &str) -> Option<Labelled<'d>> {
    let own = plural::stems(name);
    let typed = sorted(plural::stems(typed));
    let is_letter = matches!(typed.as_slice(), [word] if word.chars().count() == 1);
    if typed.is_empty() || is_letter {
        return None;
    }
    let is_named = |one: &&Labelled<'d>| {
        let label = one.words.split('(').next().unwrap_or_default();
        let words = plural::stems(label);
        let without = |is_left_out: &dyn Fn(&String) -> bool| {
            let others = words.iter().filter(|word| !is_left_out(word)).cloned();
            sorted(others.collect())
        };
        let is_number = |word: &String| word.starts_with(|c: char| c.is_ascii_digit());
        let is_counted = one.words.starts_with(|c: char| c.is_numeric())
            || words
                .last()
                .is_some_and(|last| is_number(last) && last != "1");
        without(&|word| own.contains(word)) == typed
            || (!is_counted && without(&is_number) == typed)
            || sorted(words.clone()) == typed
            || either(label).is_some_and(|ways| ways.contains(&typed))
    };
    let mut named = all.iter().filter(is_named);
    let one = named.next()?;
    named.next().is_none().then_some(*one)
}

/// The words of each of two ways that a label has: `cup, chopped or sliced` is `cup chopped`, and `cup sliced`.
fn either(label: &str) -> Option<[Vec<String>; 2]> {
    let (one, other) = label.split_once(" or ")?;
    let (before, _) = one.trim_end().rsplit_once(' ')?;
    let words = |label: &str| sorted(plural::stems(label));
    Some([words(one), words(&format!("{before} {other}"))])
}

/// The measures whose labels begin with a word: `serving packet` and `serving 1 cube`, which a portion is too.
pub(super) fn begun<'d>(all: &[Labelled<'d>], typed: &str) -> Vec<Labelled<'d>> {
    let typed = match plural::alike(typed, "portion") {
        true => "serving",
        false => typed,
    };
    let begins = |one: &&Labelled<'d>| {
        let first = one.words.split_once(' ').map(|(first, _)| first);
        first.is_some_and(|first| plural::alike(first, typed))
    };
    all.iter().filter(begins).copied().collect()
}

/// The only serving of a food, however much its label says that it is: `serving 2 TBSP`.
pub(super) fn serving<'d>(all: &[Labelled<'d>], typed: &str) -> Option<Labelled<'d>> {
    match begun(all, typed)[..] {
        [serving] if is_serving(typed) => Some(serving),
        _ => None,
    }
}

/// Whether a food by a unit is the same however it is cut: it is by weight, and by volume where no measure of the food
/// says more than the unit, as `cup, chopped` does.
pub(in crate::actions) fn is_however_cut(food: &Food, unit: Unit) -> bool {
    let is_bare = |one: &Labelled<'_>| {
        let label = one.words.split('(').next().unwrap_or_default();
        Unit::parse(label.trim()) == Some(unit)
    };
    unit.kind() == UnitKind::Mass || own_measures(food, unit).iter().all(is_bare)
}

/// A food's own measure of that name wins over the table: by its whole label, else by its head. Of a volume
/// that is weighed here, those that begin with it say what it weighs too (`cup chopped`, `tsp or 1 packet`):
/// one does, of several nobody knows which.
pub(super) fn own_measures(food: &Food, unit: Unit) -> Vec<Labelled<'_>> {
    let data = food.data();
    let all = label::all(data);
    let is_called = |one: &Labelled<'_>, name: fn(&str) -> &str| {
        Unit::parse(name(one.words).trim()) == Some(unit) && may_be(data, one, unit)
    };
    let called = |name| all.iter().find(|one| is_called(one, name)).copied();
    if let Some(one) = called(|label| label) {
        return vec![one];
    }
    let headed = all.iter().filter(|one| is_called(one, label_head));
    let headed: Vec<Labelled<'_>> = headed.copied().collect();
    // Tables have the usual one first; of a person's own `cup, dry` and `cup, cooked` nobody knows which.
    let is_own = food
        .reference()
        .is_some_and(|food| food.library == Library::Mine);
    let usual = headed.iter().find(|one| is_usual(one.words));
    match usual.or(headed.first().filter(|_| !is_own)) {
        Some(usual) => return vec![*usual],
        None if !headed.is_empty() => return headed,
        None => {}
    }
    let of_name = all
        .iter()
        .find_map(|one| of_name(one, food.name.text(), unit));
    if let Some(one) = of_name.filter(|one| may_be(data, one, unit)) {
        return vec![one];
    }
    let is_weighed = unit.kind() == UnitKind::Volume && data.base == Some(Base::Gram);
    let begins = |one: &&Labelled<'_>| {
        let first = one.words.split_once(' ').map(|(first, _)| first);
        first.and_then(Unit::parse) == Some(unit)
    };
    let begun = all.iter().filter(begins).filter(|_| is_weighed);
    begun.copied().collect()
}

/// A measure whose label is so much of the food by its name: `1 cup oat drink (240 ml)` of an oat drink. Without the name
/// `4 oz bag` is one bag.
fn of_name<'d>(one: &Labelled<'d>, name: &str, unit: Unit) -> Option<Labelled<'d>> {
    let label = one.measure.label.as_str();
    let (count, words) = count::number_in_front(label).unwrap_or((Decimal::ONE, label));
    let name = plural::stems(name);
    let head = label_head(words).trim();
    let mut parted = head.match_indices(' ').map(|(at, _)| head.split_at(at));
    let (words, _) = parted.find(|(words, rest)| {
        let rest = plural::stems(joint::without_joint(rest.trim_start()));
        let is_name = !rest.is_empty() && rest.iter().all(|word| name.contains(word));
        is_name && Unit::parse(words) == Some(unit)
    })?;
    (count > Decimal::ZERO).then_some(Labelled {
        measure: one.measure,
        count,
        words,
    })
}

/// Whether a measure that is called as a unit may stand for it. A unit that counts for itself in the food's own
/// base is as large as it is: a measure of that name alone has to be, and none is in the place of the base.
fn may_be(data: &FoodData, one: &Labelled<'_>, unit: Unit) -> bool {
    let Some(base) = data
        .base
        .filter(|base| unit.counts_for_itself_in() == Some(*base))
    else {
        return true;
    };
    let is_bare = Unit::parse(one.words) == Some(unit);
    unit.as_str() != base.as_str() && (!is_bare || is_about(one, unit))
}

/// Whether a measure is as large as a unit that counts for itself, as catalogues round it: an ounce of 28 g, or
/// of 30 g.
fn is_about(one: &Labelled<'_>, unit: Unit) -> bool {
    let exact = factor(unit, System::Metric).ok();
    let size = one.measure.size.decimal();
    let sizes = exact.zip(size.and_then(|size| size.checked_div(one.count)));
    sizes.is_some_and(|(exact, size)| (size - exact).abs() * Decimal::TEN <= exact)
}

fn sorted(mut words: Vec<String>) -> Vec<String> {
    words.sort_unstable();
    words
}
