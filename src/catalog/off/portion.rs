//! The serving of a product: a measure as it is printed, and the base it is counted in.

use super::nutrition::without_noise;
use super::unit::{self, Kind, Unit};
use crate::catalog::notes::Notes;
use crate::catalog::report::Reason;
use crate::model::Base;
use crate::model::limits::LABEL;
use crate::rules::text::in_usual_letters;

/// What a serving says.
pub(super) struct Serving {
    /// As it is printed.
    pub(super) label: String,
    /// Its size in the base.
    pub(super) size: f64,
}

/// A weight or a volume.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Size {
    /// In grams or millilitres.
    pub(super) amount: f64,
    /// Which of these, where its unit says so.
    base: Option<Base>,
}

/// A size as it is told: the number, the text it was taken from, and the unit, where that is told for itself.
#[derive(Clone, Copy)]
pub(super) struct Told<'t> {
    pub(super) number: &'t str,
    pub(super) printed: &'t str,
    pub(super) unit: &'t str,
}

/// What a unit behind a number says, or failing that a bare unit.
pub(super) fn base(quantities: &[&str], units: &[&str]) -> Option<Base> {
    let printed = quantities
        .iter()
        .find_map(|text| first(text, Kind::Metric))
        .or_else(|| {
            quantities
                .iter()
                .find_map(|text| first(text, Kind::Customary))
        });
    printed.or_else(|| units.iter().find_map(|unit| alone(unit)))
}

/// Whether a size, or the serving it is of, is told in a base; or in no unit: of how many grams a millilitre has nobody
/// said a word.
pub(super) fn fits(printed: &str, size: Size, base: Base) -> bool {
    let told = size.base.or_else(|| self::base(&[printed], &[]));
    told.is_none_or(|told| told == base)
}

/// What a unit says that no number stands before, or one that does: `g`, `100g`.
fn alone(unit: &str) -> Option<Base> {
    let text = in_usual_letters(unit);
    let alone = unit::of(&text).filter(|unit| unit.kind != Kind::Ounces);
    alone
        .map(|unit| unit.base)
        .or_else(|| self::base(&[unit], &[]))
}

/// Characters of what is printed of a quantity or a serving that are looked at: none is as long.
const LOOKED_AT: usize = 1_000;

/// The head of what is printed, as far as it may say something.
fn head(text: &str) -> &str {
    text.char_indices()
        .nth(LOOKED_AT)
        .map_or(text, |(end, _)| &text[..end])
}

/// What the first unit of a kind says that stands behind a number.
fn first(text: &str, kind: Kind) -> Option<Base> {
    let text = in_usual_letters(head(text));
    let mut units = unit::behind_numbers(&text).map(|(_, unit)| unit);
    Some(units.find(|unit| unit.kind == kind)?.base)
}

/// The weight or volume of a serving, where it is told and can be meant: in the unit that it is told in, else in that
/// which it is printed in. Printed in none, it is of the base.
///
/// Errors: why it is left out.
pub(super) fn size(told: Told<'_>) -> Result<Option<Size>, Reason> {
    let text = told.number.trim();
    if text.is_empty() {
        return Ok(None);
    }
    let number = || text.parse().ok().or_else(|| with_comma(text, told.printed));
    let number: f64 = number().ok_or(Reason::ImpossibleServing)?;
    let unit = match told.unit.trim() {
        "" => printed(number, told.printed),
        unit => Some(unit::of(&in_usual_letters(unit)).ok_or(Reason::UnknownUnit)?),
    };
    let times = match unit {
        Some(unit) => unit.size.ok_or(Reason::UnknownUnit)?,
        None => 1.0,
    };
    let amount = without_noise(number * times);
    let is_possible = amount > 0.0 && amount <= 100_000.0;
    let size = Size {
        amount,
        base: unit.map(|unit| unit.base),
    };
    is_possible
        .then_some(Some(size))
        .ok_or(Reason::ImpossibleServing)
}

/// The unit that a number is printed in. Of several it is rather that of the base, which Open Food Facts works out.
fn printed(number: f64, text: &str) -> Option<Unit> {
    let text = in_usual_letters(head(text));
    let is_it = |told: f64| (told - number).abs() < number * PRINTED_ALIKE;
    let units = unit::behind_numbers(&text).filter(|(told, _)| told.is_some_and(is_it));
    units
        .map(|(_, unit)| unit)
        .min_by_key(|unit| unit.size != Some(1.0))
}

/// By what share of it a number may differ from that which is printed: digits, and noise of binary fractions.
const PRINTED_ALIKE: f64 = 1e-6;

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
    let printed = in_usual_letters(head(printed));
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

    fn told<'t>(number: &'t str, printed: &'t str, unit: &'t str) -> Told<'t> {
        Told {
            number,
            printed,
            unit,
        }
    }

    #[test]
    fn a_size_is_of_the_unit_that_it_is_told_or_printed_in() {
        for (number, printed, unit, read) in [
            ("8", "1 bottle", "fl oz", "236.588"),
            ("0.25", "1 bottle", "l", "250"),
            ("20", "1 Glas", "cl", "200"),
            ("2", "1 Glas", "dl", "200"),
            ("0.5", "1 pack", "kg", "500"),
            ("500", "1 tablet", "mg", "0.5"),
            ("2", "1 pack", "oz", "56.699"),
            ("250", "25 cl", "ml", "250"),
            // No unit of its own: that in which the same number is printed.
            ("0,25", "0,25 l", "", "250"),
            ("0.5", "0.5 kg", "", "500"),
            ("8", "8 fl oz", "", "236.588"),
            ("2", "2 oz", "", "56.699"),
            ("0.5", "½ l", "", "500"),
            ("1.5", "1 1/2 l", "", "1500"),
            ("1.5", "1½ l", "", "1500"),
            ("0.5", "0.5 kg (0.5 g)", "", "0.5"),
            // In none: it was worked out.
            ("250", "25 cl", "", "250"),
            ("30", "1 oz (30 g)", "", "30"),
            ("30", "2 scoops", "", "30"),
            ("2", "1/2 l", "", "2"),
            ("1", "1,000 mg", "", "1"),
        ] {
            let size = size(told(number, printed, unit)).unwrap();
            let amount = size.unwrap().amount.to_string();
            assert_eq!(amount, read, "{number} {printed} {unit}");
        }
        for (number, printed, unit, reason) in [
            ("1", "1 tablet", "tablet", Reason::UnknownUnit),
            ("1", "1 bottle", "pint", Reason::UnknownUnit),
            ("1", "1 pint", "", Reason::UnknownUnit),
            ("a few", "2 oz", "", Reason::ImpossibleServing),
            ("200", "200 l", "", Reason::ImpossibleServing),
            ("-1", "1 l", "", Reason::ImpossibleServing),
        ] {
            let left_out = size(told(number, printed, unit));
            assert_eq!(left_out, Err(reason), "{number} {printed} {unit}");
        }
        assert_eq!(size(told(" ", "1 l", "l")), Ok(None));
    }

    #[test]
    fn a_unit_is_a_word_of_its_own() {
        let [ml, g] = [Some(Base::Millilitre), Some(Base::Gram)];
        for (text, read) in [
            ("1 Löffel (25 g)", g),
            ("1 lžíce (10 g)", g),
            ("1 lámina (5 g)", g),
            ("2 gélules (20 ml)", ml),
            ("1 λάμπα 5 g", g),
            ("100g入り", g),
            ("1 л", ml),
            ("1.5L", ml),
            ("½ l", ml),
            ("1⁄4 l", ml),
            ("250 millilitres", ml),
            ("1 litro", ml),
            ("2 Löffel", None),
        ] {
            assert_eq!(base(&[text], &[]), read, "{text}");
        }
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
    }

    #[test]
    fn a_size_is_of_one_base() {
        let fits = |number: &str, printed: &str, unit: &str, base: Base| {
            let size = size(told(number, printed, unit)).unwrap().unwrap();
            fits(printed, size, base)
        };
        assert!(fits("30", "2 scoops", "g", Base::Gram) && fits("30", "2 scoops", "", Base::Gram));
        assert!(!fits("30", "2 scoops", "g", Base::Millilitre));
        assert!(!fits("236", "8 fl oz", "", Base::Gram));
        assert!(!fits("2", "2 oz (60 ml)", "", Base::Millilitre));
        assert!(fits("240", "8 fl oz (240 ml)", "", Base::Millilitre));
    }
}
