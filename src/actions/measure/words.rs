//! Measures by all their words: `large slice` is `slice, large`, and `large` is `potato large` of a
//! potato.

use crate::model::{Food, Measure};
use crate::rules::plural;

/// The only measure whose label has these words in any order, what stands in brackets and the
/// food's own words aside; `None` too where several have.
pub(super) fn named<'d>(food: &'d Food, typed: &str) -> Option<&'d Measure> {
    let own = plural::stems(food.name.text());
    let typed = sorted(plural::stems(typed));
    if typed.is_empty() {
        return None;
    }
    let is_named = |measure: &&Measure| {
        let label = measure.label.split('(').next().unwrap_or_default();
        let words = plural::stems(label);
        let others = words.iter().filter(|word| !own.contains(word)).cloned();
        sorted(others.collect()) == typed || sorted(words) == typed
    };
    let mut named = food.data().measures().iter().filter(is_named);
    let measure = named.next()?;
    named.next().is_none().then_some(measure)
}

fn sorted(mut words: Vec<String>) -> Vec<String> {
    words.sort_unstable();
    words
}
