//! The units that sizes are printed in, in the letters and words of many places.

use crate::model::Base;

/// A unit of mass or volume.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Unit {
    pub(super) base: Base,
    /// How much of the base it is; `None` where that differs by country.
    pub(super) size: Option<f64>,
    pub(super) kind: Kind,
}

/// How much a unit says of what a food is counted in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    Metric,
    /// What is printed in a metric unit beside it says more.
    Customary,
    /// Ounces and pounds: drinks are told in them too, so they say nothing of it.
    Ounces,
}

/// Millilitres of a fluid ounce, and grams of an ounce.
const FLUID_OUNCE: f64 = 29.573_529_562_5;
const OUNCE: f64 = 28.349_523_125;

/// Each unit that stands behind a number, with the number where it is one that can be read.
pub(super) fn behind_numbers(text: &str) -> impl Iterator<Item = (Option<f64>, Unit)> {
    let mut rest = text;
    let numbers = std::iter::from_fn(move || {
        let (number, behind) = next_number(rest)?;
        rest = behind;
        Some((number, behind))
    });
    numbers.filter_map(|(number, behind)| Some((number, of(behind)?)))
}

/// The first number of a text, of `½` and `1 1/2` too, and what is behind it.
fn next_number(text: &str) -> Option<(Option<f64>, &str)> {
    let (first, rest) = digits(&text[text.find(char::is_numeric)?..]);
    let next = rest.trim_start();
    let is_apart = next.len() < rest.len() && next.starts_with(char::is_numeric);
    let (over, under) = digits(next);
    // One and a half.
    if let Some((more, behind)) = fraction(over, under).filter(|_| is_apart) {
        let sum = value(first).zip(more).map(|(number, more)| number + more);
        return Some((sum, behind.trim_start()));
    }
    let (number, behind) = fraction(first, rest).unwrap_or((value(first), rest));
    Some((number, behind.trim_start()))
}

/// What digits are of those behind a slash, and what is behind these.
fn fraction<'t>(over: &str, rest: &'t str) -> Option<(Option<f64>, &'t str)> {
    let slash = ['/', '\u{2044}', '\u{2215}'];
    let under = rest.trim_start().strip_prefix(slash)?.trim_start();
    let (under, behind) = digits(under);
    if under.is_empty() {
        return None;
    }
    let parts = value(over).zip(value(under));
    Some((parts.map(|(over, under)| over / under), behind))
}

/// The digits that a text begins with, and marks between them.
fn digits(text: &str) -> (&str, &str) {
    let is_of_number = |c: char| c.is_numeric() || matches!(c, '.' | ',');
    let end = text.find(|c| !is_of_number(c)).unwrap_or(text.len());
    text.split_at(end)
}

/// What digits say. A comma before three of them may part thousands, which nobody tells apart.
fn value(digits: &str) -> Option<f64> {
    let digits = digits.trim_end_matches(['.', ',']);
    match digits.split_once(',') {
        Some((whole, rest)) if rest.len() == 3 && !whole.starts_with('0') => None,
        Some((whole, rest)) => format!("{whole}.{rest}").parse().ok(),
        None => digits.parse().ok(),
    }
}

/// The unit that a text begins with.
pub(super) fn of(text: &str) -> Option<Unit> {
    let text = text.trim_start();
    let unit = || in_blanks(text).or_else(|| without_blanks(text));
    unit().or_else(|| {
        // The sign of the mean of a batch stands in front too: `500 ℮ ml`.
        let marked = text.strip_prefix(['\u{212e}', 'e'])?;
        let behind = marked.trim_start();
        let is_apart = behind.len() < marked.len() || text.starts_with('\u{212e}');
        is_apart.then(|| in_blanks(behind))?
    })
}

/// The unit that a text begins with, as a word of its own.
fn in_blanks(text: &str) -> Option<Unit> {
    let (first, rest) = match first_word(text) {
        ("", _) => return None,
        (us, rest) if us.eq_ignore_ascii_case("us") => next_word(rest),
        (u, rest) if u.eq_ignore_ascii_case("u") && next_word(rest).0.eq_ignore_ascii_case("s") => {
            next_word(next_word(rest).1)
        }
        word => word,
    };
    let first = first.to_lowercase();
    let next = || next_word(rest).0;
    let is_ounce = |word: &str| is_one_of(word, &["oz", "ozs", "ounce", "ounces"]);
    let is_fluid = |word: &str| is_one_of(word, &["fl", "fluid"]);
    match first.as_str() {
        // `cm³`, in usual letters.
        "cm" if rest.starts_with('3') => Some(metric(Base::Millilitre, 1.0)),
        "floz" => Some(fluid_ounce()),
        word if is_fluid(word) => is_ounce(next()).then(fluid_ounce),
        word if is_ounce(word) && is_fluid(next()) => Some(fluid_ounce()),
        word => named(word),
    }
}

fn fluid_ounce() -> Unit {
    Unit {
        base: Base::Millilitre,
        size: Some(FLUID_OUNCE),
        kind: Kind::Customary,
    }
}

fn is_one_of(word: &str, names: &[&str]) -> bool {
    names.iter().any(|name| word.eq_ignore_ascii_case(name))
}

/// The next word, behind the mark of a short form, or what joins the two: `fl. oz`, `fl-oz`.
fn next_word(rest: &str) -> (&str, &str) {
    first_word(rest.trim_start_matches(['.', '-']).trim_start())
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

/// What a word says, in small letters.
fn named(word: &str) -> Option<Unit> {
    use Base::{Gram, Millilitre};
    let (base, size) = match word {
        "ml"
        | "mls"
        | "cc"
        | "μλ"
        | "мл"
        | "millilitre"
        | "millilitres"
        | "milliliter"
        | "milliliters"
        | "millilitro"
        | "millilitros"
        | "millilitri"
        | "mililitre"
        | "mililitro"
        | "mililitros"
        | "mililitr"
        | "mililitrów"
        | "миллилитр"
        | "миллилитра"
        | "миллилитров"
        | "мілілітр"
        | "мілілітрів" => (Millilitre, 1.0),
        "cl" | "centilitre" | "centilitres" | "centiliter" | "centiliters" | "centilitro"
        | "centilitros" | "centilitri" | "zentiliter" => (Millilitre, 10.0),
        "dl" | "dcl" | "decilitre" | "decilitres" | "deciliter" | "deciliters" | "décilitre"
        | "décilitres" | "decilitro" | "decilitros" | "decilitri" | "deziliter" => {
            (Millilitre, 100.0)
        }
        "l" | "lt" | "lts" | "ltr" | "ltrs" | "lit" | "lít" | "litru" | "litra" | "λίτρο"
        | "λίτρα" | "літр" | "л" | "litre" | "litres" | "liter" | "liters" | "litro" | "litros"
        | "litri" | "litr" | "litry" | "litrów" | "литр" | "литра" | "литров" => {
            (Millilitre, 1000.0)
        }
        "mg" | "мг" | "milligram" | "milligrams" | "milligramm" | "milligramme"
        | "milligrammes" | "miligramo" | "miligramos" | "miligrama" | "miligramas" => (Gram, 1e-3),
        "g" | "gr" | "grs" | "grm" | "gm" | "gms" | "г" | "гр" | "gram" | "grams" | "gramm"
        | "gramme" | "grammes" | "gramo" | "gramos" | "grammo" | "grammi" | "grama" | "gramas"
        | "gramy" | "gramów" | "грамм" | "грамма" | "граммов" => (Gram, 1.0),
        "dag" | "dkg" => (Gram, 10.0),
        "kg" | "kgs" | "кг" | "kilogram" | "kilograms" | "kilogramm" | "kilogramme"
        | "kilogrammes" | "kilogramo" | "kilogramos" | "kilo" | "kilos" => (Gram, 1000.0),
        "oz" | "ozs" | "ounce" | "ounces" => return Some(avoirdupois(OUNCE)),
        "lb" | "lbs" | "pound" | "pounds" => return Some(avoirdupois(16.0 * OUNCE)),
        // Larger in one country than in another.
        "pint" | "pints" | "pt" | "quart" | "quarts" | "qt" | "gallon" | "gallons" | "gal" => {
            return Some(Unit {
                base: Millilitre,
                size: None,
                kind: Kind::Customary,
            });
        }
        _ => return None,
    };
    Some(metric(base, size))
}

fn avoirdupois(size: f64) -> Unit {
    Unit {
        base: Base::Gram,
        size: Some(size),
        kind: Kind::Ounces,
    }
}

fn metric(base: Base, size: f64) -> Unit {
    Unit {
        base,
        size: Some(size),
        kind: Kind::Metric,
    }
}

/// Words of scripts in which the next word may stand without a blank behind.
const JOINED: [(&str, Base, f64); 22] = [
    ("毫升", Base::Millilitre, 1.0),
    ("厘升", Base::Millilitre, 10.0),
    ("公升", Base::Millilitre, 1000.0),
    ("升", Base::Millilitre, 1000.0),
    ("ミリリットル", Base::Millilitre, 1.0),
    ("リットル", Base::Millilitre, 1000.0),
    ("밀리리터", Base::Millilitre, 1.0),
    ("리터", Base::Millilitre, 1000.0),
    ("มล", Base::Millilitre, 1.0),
    ("มิลลิลิตร", Base::Millilitre, 1.0),
    ("ลิตร", Base::Millilitre, 1000.0),
    ("毫克", Base::Gram, 1e-3),
    ("公斤", Base::Gram, 1000.0),
    ("千克", Base::Gram, 1000.0),
    ("公克", Base::Gram, 1.0),
    ("克", Base::Gram, 1.0),
    ("キログラム", Base::Gram, 1000.0),
    ("グラム", Base::Gram, 1.0),
    ("킬로그램", Base::Gram, 1000.0),
    ("그램", Base::Gram, 1.0),
    ("กิโลกรัม", Base::Gram, 1000.0),
    ("กรัม", Base::Gram, 1.0),
];

/// Words of Arabic, which knows blanks: `ملعقة` is a spoon, and no millilitre.
const ARABIC: [(&str, Base, f64); 4] = [
    ("مل", Base::Millilitre, 1.0),
    ("لتر", Base::Millilitre, 1000.0),
    ("غرام", Base::Gram, 1.0),
    ("جرام", Base::Gram, 1.0),
];

/// The unit that a text begins with in letters of other scripts.
fn without_blanks(text: &str) -> Option<Unit> {
    if text.is_ascii() {
        return None;
    }
    let joined = JOINED.iter().filter(|(word, ..)| text.starts_with(word));
    let is_alone = |rest: &str| !rest.starts_with(char::is_alphabetic);
    let arabic = ARABIC.iter();
    let alone = arabic.filter(|(word, ..)| text.strip_prefix(word).is_some_and(is_alone));
    let (_, base, size) = joined.chain(alone).next()?;
    Some(metric(*base, *size))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::text::in_usual_letters;

    /// The base and the size of the first unit behind a number.
    fn read(text: &str) -> Option<(&'static str, Option<f64>)> {
        let text = in_usual_letters(text);
        let (_, unit) = behind_numbers(&text).next()?;
        Some((unit.base.as_str(), unit.size))
    }

    #[test]
    fn a_unit_is_known_in_other_letters_and_words() {
        for (text, base, size) in [
            ("500ｍｌ", "ml", 1.0),
            ("500㎖", "ml", 1.0),
            ("1ℓ", "ml", 1000.0),
            ("５００ ｇ", "g", 1.0),
            ("500毫升", "ml", 1.0),
            ("1升装", "ml", 1000.0),
            ("500ミリリットル", "ml", 1.0),
            ("2リットル入り", "ml", 1000.0),
            ("200밀리리터", "ml", 1.0),
            ("1 리터", "ml", 1000.0),
            ("250มล.", "ml", 1.0),
            ("1 ลิตร", "ml", 1000.0),
            ("٢٥٠ مل", "ml", 1.0),
            ("1 لتر", "ml", 1000.0),
            ("500 mililitros", "ml", 1.0),
            ("500 millilitri", "ml", 1.0),
            ("33 centilitros", "ml", 10.0),
            ("33 centilitri", "ml", 10.0),
            ("1 décilitre", "ml", 100.0),
            ("1 de\u{301}cilitre", "ml", 100.0),
            ("16.9 US fl oz", "ml", FLUID_OUNCE),
            ("16 oz fl", "ml", FLUID_OUNCE),
            ("16 oz. fl.", "ml", FLUID_OUNCE),
            ("16 fl-oz", "ml", FLUID_OUNCE),
            ("16 U.S. fl oz", "ml", FLUID_OUNCE),
            ("12 fl ozs", "ml", FLUID_OUNCE),
            ("250 cm³", "ml", 1.0),
            ("0,5 litra", "ml", 1000.0),
            ("2 lts", "ml", 1000.0),
            ("250 mls", "ml", 1.0),
            ("1 λίτρο", "ml", 1000.0),
            ("30 grs", "g", 1.0),
            ("10 dag", "g", 10.0),
            ("2 lb", "g", 16.0 * OUNCE),
            ("12 oz", "g", OUNCE),
            ("500 Gramm", "g", 1.0),
            ("500 grammes", "g", 1.0),
            ("500 gramos", "g", 1.0),
            ("1 grammo", "g", 1.0),
            ("500 gramas", "g", 1.0),
            ("500 gramów", "g", 1.0),
            ("500克", "g", 1.0),
            ("2公斤", "g", 1000.0),
            ("50 กรัม", "g", 1.0),
            ("50그램", "g", 1.0),
            ("500 e ml", "ml", 1.0),
            ("500 ℮ ml", "ml", 1.0),
            ("500℮ml", "ml", 1.0),
        ] {
            assert_eq!(read(text), Some((base, Some(size))), "{text}");
        }
        for text in ["1 pint", "2 Quarts", "1 gallon", "1 gal", "2 qt"] {
            assert_eq!(read(text), Some(("ml", None)), "{text}");
        }
        for text in ["1 ملعقة", "2 e", "2 elements", "1 us cup", "3 glasses"] {
            assert_eq!(read(text), None, "{text}");
        }
    }

    #[test]
    fn a_number_in_front_of_a_unit_is_read_as_it_is_printed() {
        for (text, number) in [
            ("0,25 l", Some(0.25)),
            ("½ l", Some(0.5)),
            ("1½ l", Some(1.5)),
            ("1 1/2 l", Some(1.5)),
            ("1 / 4 l", Some(0.25)),
            ("1 000 g", Some(0.0)),
            // Thousands, or a fraction.
            ("1,000 g", None),
            ("0,250 kg", Some(0.25)),
            ("1.2.3 g", None),
            ("٢ g", None),
        ] {
            let text = in_usual_letters(text);
            let (read, _) = behind_numbers(&text).next().expect("a unit");
            assert_eq!(read, number, "{text}");
        }
    }
}
