//! Measures by their labels: `slice` is the head of `slice, regular`, `small` of `small whole`.

use super::{french, words};
use crate::model::{Food, Measure};
use crate::rules::{plural, text};

/// The measures a word names: by their whole label, else by its head, singular and plural alike,
/// else by what labels say for it (a French word in English), else by their words. Of several with one head, the
/// natural measure, `slice, regular` or `slice, medium` is what a word alone means.
pub(super) fn named<'d>(food: &'d Food, word: &str, natural: Option<&str>) -> Vec<&'d Measure> {
    let measures = food.data().measures();
    let just = measures.iter().find(|measure| measure.label == word);
    let whole = || measures.iter().find(|measure| same(&measure.label, word));
    if let Some(measure) = just.or_else(whole) {
        return vec![measure];
    }
    let words = || std::iter::once(word).chain(french::in_english(word).iter().copied());
    let mut headed = words()
        .map(|word| {
            let is_headed =
                |measure: &&Measure| measure.label == word || has_head(&measure.label, word);
            measures.iter().filter(is_headed).collect::<Vec<_>>()
        })
        .find(|headed| !headed.is_empty())
        .unwrap_or_default();
    let usual = headed
        .iter()
        .find(|measure| Some(measure.label.as_str()) == natural)
        .or_else(|| headed.iter().find(|measure| is_usual(&measure.label)));
    if let Some(usual) = usual {
        headed = vec![usual];
    }
    match headed.is_empty() {
        // `ear` of `ear small`, `ear medium` and `ear large` is the medium one.
        true => words()
            .find_map(|word| {
                words::named(food, word).or_else(|| words::named(food, &format!("{word} medium")))
            })
            .or_else(|| words::serving(food, word))
            .into_iter()
            .collect(),
        false => headed,
    }
}

/// Whether a label and a word are the same, singular and plural alike. Where both are one letter, its case counts:
/// `T` is a tablespoon, and `t` a teaspoon.
fn same(label: &str, word: &str) -> bool {
    let is_letter = |text: &str| text.chars().count() == 1;
    match is_letter(label) && is_letter(word) {
        true => label == word,
        false => plural::alike(label, word),
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
fn is_usual(label: &str) -> bool {
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
