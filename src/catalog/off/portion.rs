//! The serving of a product: a measure as it is printed, and the base it is counted in.

use super::nutrition::without_noise;
use crate::catalog::notes::Notes;
use crate::catalog::report::Reason;
use crate::model::Base;
use crate::model::limits::LABEL;

/// What a serving says.
pub(super) struct Serving {
    /// As it is printed.
    pub(super) label: String,
    /// Its size in the base.
    pub(super) size: f64,
}

/// What a unit behind a number says, or failing that a bare unit.
pub(super) fn base(quantities: &[&str], units: &[&str]) -> Option<Base> {
    let metric = quantities.iter().find_map(|text| unit(text));
    let printed = metric.or_else(|| quantities.iter().find_map(|text| fluid(text)));
    let of_unit = |text: &&str| alone(text).or_else(|| unit(text));
    printed.or_else(|| units.iter().find_map(of_unit))
}

/// Whether a serving is printed, or its size told, in a base; or in no unit: of how many grams a millilitre has nobody
/// said a word.
pub(super) fn fits(printed: &str, of_size: &str, base: Base) -> bool {
    let told = unit(printed).or_else(|| fluid(printed));
    let told = told.or_else(|| alone(of_size.trim()));
    base == Base::Serving || told.is_none_or(|unit| unit == base)
}

/// What a unit says that no number stands before.
fn alone(unit: &str) -> Option<Base> {
    base_of(unit).or_else(|| ounces(unit))
}

/// The first metric unit of mass or volume behind a number.
fn unit(text: &str) -> Option<Base> {
    behind_numbers(text).find_map(|behind| base_of(first_word(behind).0))
}

/// Millilitres, where a number is of fluid ounces: a volume, unlike ounces alone. What is printed in a metric unit beside
/// them says more.
fn fluid(text: &str) -> Option<Base> {
    behind_numbers(text).find_map(ounces)
}

fn ounces(unit: &str) -> Option<Base> {
    let (first, rest) = first_word(unit);
    let (second, _) = first_word(rest.trim_start_matches('.').trim_start());
    let is = |word: &str, names: &[&str]| names.iter().any(|name| word.eq_ignore_ascii_case(name));
    let is_fluid = is(first, &["floz"])
        || (is(first, &["fl", "fluid"]) && is(second, &["oz", "ounce", "ounces"]));
    is_fluid.then_some(Base::Millilitre)
}

/// What stands behind each number, of `½` too.
fn behind_numbers(text: &str) -> impl Iterator<Item = &str> {
    let mut rest = text;
    std::iter::from_fn(move || {
        let number = &rest[rest.find(char::is_numeric)?..];
        rest = number.trim_start_matches(|character: char| {
            character.is_numeric() || matches!(character, '.' | ',')
        });
        Some(rest.trim_start())
    })
}

/// The word that a text begins with, and what is behind it.
fn first_word(text: &str) -> (&str, &str) {
    let end = text.find(|character: char| !is_letter(character));
    text.split_at(end.unwrap_or(text.len()))
}

/// Whether a word goes on with it, so that `L` of `Löffel` is no unit: letters of Latin, Greek and Cyrillic, and marks on
/// them. Letters of scripts that know no blanks stand behind units too.
fn is_letter(character: char) -> bool {
    let is_of_words = matches!(
        character,
        '\u{c0}'..='\u{3ff}' | '\u{400}'..='\u{52f}' | '\u{1e00}'..='\u{1fff}'
    );
    character.is_ascii_alphabetic() || (is_of_words && !matches!(character, '×' | '÷'))
}

fn base_of(unit: &str) -> Option<Base> {
    match unit.to_lowercase().as_str() {
        "ml" | "cl" | "dl" | "dcl" | "l" | "lt" | "ltr" | "cc" | "мл" | "л" => {
            Some(Base::Millilitre)
        }
        "litre" | "litres" | "liter" | "liters" | "litro" | "litros" | "litri" | "millilitre"
        | "millilitres" | "milliliter" | "milliliters" | "centilitre" | "centilitres"
        | "centiliter" | "centiliters" => Some(Base::Millilitre),
        "g" | "gr" | "gram" | "grams" | "kg" | "mg" | "grm" | "г" | "гр" | "кг" => {
            Some(Base::Gram)
        }
        _ => None,
    }
}

/// The weight or volume of a serving, if it is known and can be meant.
pub(super) fn size(text: &str, printed: &str) -> Option<f64> {
    let text = text.trim();
    let size = text.parse().ok().or_else(|| with_comma(text, printed))?;
    let size = without_noise(size);
    (size > 0.0 && size <= 100_000.0).then_some(size)
}

/// A number with a decimal comma, where the serving is printed with the same. One before three digits may
/// be of thousands, which nobody tells apart.
fn with_comma(text: &str, printed: &str) -> Option<f64> {
    let (whole, decimals) = text.split_once(',')?;
    let may_be_thousands = decimals.len() == 3 && !whole.starts_with('0');
    let is_digit = |byte: u8| byte.is_ascii_digit();
    if may_be_thousands || !whole.bytes().chain(decimals.bytes()).all(is_digit) {
        return None;
    }
    let size = format!("{whole}.{decimals}");
    let numbers = printed.split(|character: char| !matches!(character, '0'..='9' | '.' | ','));
    let mut numbers = numbers.map(|number| number.replace(',', "."));
    let size = size.parse::<f64>().ok()?;
    let is_same = |number: String| number.parse().is_ok_and(|number: f64| number == size);
    numbers.any(is_same).then_some(size)
}

/// The serving as it is printed, of its size in the base; `None` where nothing is printed that can
/// be a measure.
pub(super) fn serving(printed: &str, size: f64, notes: &mut Notes) -> Option<Serving> {
    let label: String = printed.chars().take(LABEL).collect();
    let label = clean_label(label.trim());
    let is_base = Base::ALL.iter().any(|base| base.as_str() == label);
    if label.is_empty() || is_base {
        return None;
    }
    if printed.chars().nth(LABEL).is_some() {
        notes.add(Reason::LongLabel);
    }
    Some(Serving { label, size })
}

/// Whether a number with a fraction has more digits than anybody prints: a single float has nine at most.
fn is_noisy(number: &str) -> bool {
    let digits = number.trim_start_matches(['0', '.']).bytes();
    number.contains('.') && digits.filter(u8::is_ascii_digit).count() > PRINTED
}

/// Digits of a number that somebody may have printed, or worked out of ounces: `30.05047g`.
const PRINTED: usize = 7;

/// Numbers of a label without the noise of binary fractions: `14.000000000000002g` is `14g`.
fn clean_label(label: &str) -> String {
    let mut clean = String::with_capacity(label.len());
    let mut rest = label;
    while let Some(at) = rest.find(|character: char| character.is_ascii_digit()) {
        let (before, number) = rest.split_at(at);
        let end = number.find(|character: char| !character.is_ascii_digit() && character != '.');
        let (number, behind) = number.split_at(end.unwrap_or(number.len()));
        clean.push_str(before);
        match number.parse() {
            Ok(value) if is_noisy(number) => clean.push_str(&without_noise(value).to_string()),
            _ => clean.push_str(number),
        }
        rest = behind;
    }
    clean.push_str(rest);
    clean
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_unit_is_a_word_of_its_own() {
        for (text, base) in [
            ("1 Löffel (25 g)", Base::Gram),
            ("1 lžíce (10 g)", Base::Gram),
            ("1 lámina (5 g)", Base::Gram),
            ("2 gélules (20 ml)", Base::Millilitre),
            ("1 λίτρο 5 g", Base::Gram),
            ("100g入り", Base::Gram),
            ("1 л", Base::Millilitre),
            ("1.5L", Base::Millilitre),
            ("½ l", Base::Millilitre),
            ("1⁄4 l", Base::Millilitre),
            ("250 millilitres", Base::Millilitre),
            ("1 litro", Base::Millilitre),
        ] {
            assert_eq!(unit(text), Some(base), "{text}");
        }
        assert_eq!(unit("2 Löffel"), None);
        let [ml, g] = [Some(Base::Millilitre), Some(Base::Gram)];
        for (quantities, read) in [
            (["", "12 fl oz"], ml),
            (["8 FL. OZ.", ""], ml),
            (["", "15.2 fl.oz"], ml),
            (["", "4 fluid ounces"], ml),
            (["", "16floz"], ml),
            (["", "12 oz"], None),
            (["", "1 fl (500 g)"], g),
            (["12 fl oz", "340 g"], g),
        ] {
            assert_eq!(base(&quantities, &[]), read, "{quantities:?}");
        }
        assert_eq!(base(&["", "12 fl oz"], &["g"]), ml);
        assert_eq!(base(&["", ""], &["fl oz"]), ml);
        assert!(fits("2 scoops", "g", Base::Gram) && fits("2 scoops", "", Base::Gram));
        assert!(!fits("8 fl oz", "", Base::Gram) && fits("8 fl oz (240 ml)", "", Base::Millilitre));
    }
}
