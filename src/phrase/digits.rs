//! A number in words at the head of a name, as it would be in digits: what is advised where it was not taken.

use super::amount::is_digit;
use super::counted::value;
use super::token::measure_at;
use super::two_numbers::joins_ends;

/// What a name that begins with a number in words would be with the number in digits: `3 gnocchi`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum InDigits {
    /// The number can be nothing else.
    Sure(String),
    /// What follows may be more of the number, or the number a part of the name: `four cheese pizza`.
    Unsure,
}

/// What a name that begins with a number in words is in digits; `None` where it begins with none.
///
/// Sure is only what stands before one word, or before a measure: `three gnocchi`, `half cup milk`.
pub fn in_digits(name: &str) -> Option<InDigits> {
    let name = name.to_lowercase();
    let (first, rest) = name.trim().split_once(char::is_whitespace)?;
    // A burger of so much.
    if rest.starts_with("pounder") {
        return None;
    }
    let digits = match first {
        "half" | "demi" | "demie" => "½".to_owned(),
        "quarter" => "¼".to_owned(),
        "twice" => "2".to_owned(),
        "thrice" => "3".to_owned(),
        _ => value(first)?.to_string(),
    };
    let rest: Vec<&str> = rest.split_whitespace().collect();
    let is_number = |word: &str| word == "half" || word == "demi" || value(word).is_some();
    let is_never_of_a_name = matches!(
        first,
        "half" | "quarter" | "demi" | "demie" | "twice" | "thrice"
    );
    let is_sure = match rest[..] {
        [word] => !is_number(word),
        _ if is_never_of_a_name => !rest.iter().any(|word| is_number(word)),
        ["dozen" | "douzaine", ..] => true,
        _ => measure_at(&rest).is_some(),
    };
    Some(match is_sure {
        true => InDigits::Sure(format!("{digits} {}", rest.join(" "))),
        false => InDigits::Unsure,
    })
}

/// What is halved by a half before a hyphen: of `demi-pomme` the apple. What is half salted or half skimmed is not.
pub fn halved(name: &str) -> Option<&str> {
    let thing = name.strip_prefix("demi-")?;
    let is_adjective = ["sel", "écrém", "glace", "complet"];
    (!is_adjective.iter().any(|begin| thing.starts_with(begin))).then_some(thing)
}

/// Whether a name begins as the end of a range does: `to three eggs`.
pub fn ends_a_range(name: &str) -> bool {
    let name = name.to_lowercase();
    let mut words = name.split_whitespace();
    let is_joint = words.next().is_some_and(joins_ends);
    let is_number = |word: &str| value(word).is_some() || word.starts_with(is_digit);
    is_joint && words.next().is_some_and(is_number)
}

#[cfg(test)]
mod tests {
    use super::{InDigits, in_digits};

    #[test]
    fn a_number_in_words_is_told_in_digits_where_it_can_be_nothing_else() {
        for (name, digits) in [
            ("Three gnocchi", "3 gnocchi"),
            ("douze huître", "12 huître"),
            ("demi avocat", "½ avocat"),
            ("half cup milk", "½ cup milk"),
            ("half dozen eggs", "½ dozen eggs"),
            ("thirty-two gnocchi", "32 gnocchi"),
            ("quarter pizza", "¼ pizza"),
            ("twice twix", "2 twix"),
            ("thrice dark chocolate", "3 dark chocolate"),
            ("half 3% beer", "½ 3% beer"),
        ] {
            let sure = InDigits::Sure(digits.to_owned());
            assert_eq!(in_digits(name), Some(sure), "{name}");
        }
        for name in [
            "four cheese pizza",
            "two and three quarters cups milk",
            "half two",
            "five half eggs",
        ] {
            assert_eq!(in_digits(name), Some(InDigits::Unsure), "{name}");
        }
        assert_eq!(in_digits("quarter pounder"), None);
        assert_eq!(in_digits("threesome"), None);
        assert_eq!(in_digits("gnocchi three"), None);
    }
}
