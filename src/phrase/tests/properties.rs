//! What holds for every text: no panic, there and back, no amount that was not typed.

use std::collections::BTreeSet;

use proptest::prelude::*;
use rust_decimal::Decimal;

use super::*;

/// Bits of quick text in any order: far more telling than arbitrary letters.
fn bits() -> impl Strategy<Value = String> {
    let bit = prop::sample::select(vec![
        " ",
        " ",
        " ",
        ",",
        ", ",
        ";",
        "+",
        "\n",
        "\"",
        "\"",
        "“",
        "@",
        " at ",
        "1",
        "2",
        "12",
        "0",
        "000",
        ".",
        ",",
        "/",
        "½",
        "⅓",
        "x",
        "x ",
        "×",
        "%",
        "-",
        "e",
        "g",
        "kg",
        "l",
        "cup",
        "cups",
        "fl oz",
        "kcal",
        "kJ",
        "cal",
        "of",
        "de",
        "d'",
        "a",
        "an",
        "half",
        "un",
        "two ",
        "trois",
        "moitié d'un",
        "the",
        "des ",
        "l'",
        "oats",
        "rye bread",
        "7up",
        "b12",
        "off/1",
        "8am",
        "7:30",
        "yesterday",
        "noon",
        "now",
        "fri",
        "2026-11-17",
        "-2d",
        "slices",
        "cuillère à soupe",
        "c",
        "à",
        "T",
        "St.",
        "\u{a0}",
        "\t",
        "\u{7}",
        "٣",
        "２",
        "🥚",
        "∞",
        "−",
        "<",
        ">",
        "°",
        "=",
        "~",
        "*",
        "€",
        "→",
    ]);
    prop::collection::vec(bit, 0..14).prop_map(|bits| bits.concat())
}

fn any_text() -> impl Strategy<Value = String> {
    prop_oneof![3 => bits(), 1 => any::<String>()]
}

fn quantity(what: &What) -> Option<Amount> {
    match what {
        What::Food(food) => food.quantity,
        What::Calories { kcal, .. } => Some(*kcal),
    }
}

/// Every number that can be read anywhere in a text, by a reader that knows nothing else: digits
/// with a point or comma, fractions, and whole numbers with a fraction behind them.
fn numbers_in(text: &str) -> BTreeSet<Decimal> {
    let letters: Vec<char> = text.chars().collect();
    let mut wholes = Vec::new();
    let mut all = BTreeSet::new();
    for start in 0..letters.len() {
        for end in start + 1..=letters.len() {
            let part: String = letters[start..end].iter().collect();
            if let Some(value) = plain(&part) {
                all.insert(value);
                wholes.push((value, end));
            }
        }
    }
    for start in 0..letters.len() {
        for end in start + 1..=letters.len() {
            let part: String = letters[start..end].iter().collect();
            if let Some(value) = fraction_of(&part) {
                all.insert(value);
                for (whole, before) in &wholes {
                    let gap = letters.get(*before..start);
                    if gap.is_some_and(|gap| gap.iter().all(|c| c.is_whitespace())) {
                        all.insert(whole + value);
                    }
                }
            }
        }
    }
    all
}

fn plain(part: &str) -> Option<Decimal> {
    let digits = part.replace(',', ".");
    let shape = digits.bytes().all(|b| b.is_ascii_digit() || b == b'.');
    let value = shape.then(|| digits.parse::<Decimal>().ok())??;
    Some(value.normalize())
}

fn fraction_of(part: &str) -> Option<Decimal> {
    let value = match part {
        "½" => Decimal::new(5, 1),
        "⅓" => Decimal::new(333_333_333_333, 12),
        _ => {
            let (above, below) = part.split_once('/')?;
            let below = plain(below).filter(|below| !below.is_zero())?;
            (plain(above)? / below).round_dp(12)
        }
    };
    Some(value.normalize())
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 4000, ..ProptestConfig::default() })]

    #[test]
    fn any_text_is_understood_or_refused_with_a_hint(text in any_text()) {
        if let Err(error) = parse(&text) {
            prop_assert_eq!(error.code().exit(), 3);
            prop_assert!(error.hint_text().is_some());
            prop_assert!(!error.message().contains(|c: char| c.is_control()));
        }
    }

    #[test]
    fn what_is_printed_reads_as_the_same(text in any_text()) {
        if let Ok(phrase) = parse(&text) {
            let printed = phrase.to_string();
            let again = parse(&printed);
            prop_assert!(again.is_ok(), "{text:?} is printed {printed:?}: {again:?}");
            let again = again.unwrap();
            prop_assert_eq!(&again.when, &phrase.when, "{:?} is printed {:?}", text, printed);
            let what = |phrase: &Phrase| -> Vec<What> {
                phrase.items.iter().map(|item| item.what.clone()).collect()
            };
            prop_assert_eq!(what(&again), what(&phrase), "{:?} is printed {:?}", text, printed);
        }
    }

    #[test]
    fn an_amount_stands_in_its_items_text(text in bits()) {
        for item in parse(&text).into_iter().flat_map(|phrase| phrase.items) {
            let Some(amount) = quantity(&item.what).and_then(Amount::decimal) else { continue };
            let mut typed = numbers_in(&item.text);
            if item.text.to_lowercase().contains(['a', 'u']) {
                typed.extend([Decimal::ONE, Decimal::new(5, 1)]);
            }
            for (word, number) in [("two", 2), ("trois", 3)] {
                typed.extend(item.text.contains(word).then(|| Decimal::from(number)));
            }
            if matches!(item.what, What::Calories { .. }) {
                let joules = Decimal::new(4184, 3);
                typed.extend(typed.clone().iter().map(|kj| (kj / joules).round_dp(3).normalize()));
            }
            prop_assert!(typed.contains(&amount), "{:?} gives {amount}", item.text);
        }
    }

    #[test]
    fn no_word_disappears(text in bits()) {
        for item in parse(&text).into_iter().flat_map(|phrase| phrase.items) {
            let printed = item.to_string().to_lowercase();
            for word in ["oats", "rye bread", "7up", "b12", "off/1", "slices", "🥚", "fri", "-2d"] {
                prop_assert_eq!(
                    item.text.matches(word).count(),
                    printed.matches(word).count(),
                    "{:?} is printed {:?}", item.text, printed
                );
            }
        }
    }

    #[test]
    fn no_sign_disappears(text in bits()) {
        for item in parse(&text).into_iter().flat_map(|phrase| phrase.items) {
            // Curly quotes hold straight ones: what stands in the name is not lost.
            let kept = item.to_string();
            for sign in ["∞", "−", "<", ">", "°", "=", "~", "*", "€", "→"] {
                let typed = item.text.matches(sign).count();
                prop_assert_eq!(typed, kept.matches(sign).count(), "{:?}", item.text);
                // The key of a food is whatever its library made it.
                let may_have = item.text.contains(['"', '“']) || item.text.contains("off/");
                prop_assert!(typed == 0 || may_have, "{:?} is understood", item.text);
            }
        }
    }

    #[test]
    fn numbers_units_and_names_in_both_orders(
        (typed, number) in prop::sample::select(vec![
            ("2", "2"), ("2.5", "2.5"), ("2,5", "2.5"), ("1/2", "0.5"), ("½", "0.5"),
            ("1½", "1.5"), ("1 1/2", "1.5"), ("1 ½", "1.5"), ("0.25", "0.25"), ("1234,75", "1234.75"),
        ]),
        unit in prop::sample::select(Unit::ALL.to_vec()),
        blank in prop::sample::select(vec!["", " ", "  ", "\u{a0}"]),
        name in "[b-gj-w]{4,9}( [b-gj-w]{4,9})?",
        behind in any::<bool>(),
    ) {
        let count = format!("{typed}{blank}{unit}");
        let text = if behind { format!("{name} {count}") } else { format!("{count} {name}") };
        let phrase = parse(&text).unwrap();
        prop_assert_eq!(&phrase.items[0].what, &What::Food(FoodPhrase {
            quantity: Amount::parse(number),
            unit: UnitText::Known(unit),
            name,
            in_dozens: false,
            quoted: false,
            otherwise: Vec::new(),
        }), "{}", text);
    }
}
