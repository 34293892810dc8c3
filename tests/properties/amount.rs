//! A number comes back as it was sent.

use journal::model::Amount;
use proptest::prelude::*;

/// A decimal as it may be written: digits, a point somewhere, an exponent.
fn decimal() -> impl Strategy<Value = (bool, String, usize, Option<i32>)> {
    (
        any::<bool>(),
        "[1-9][0-9]{0,27}|0",
        0..=28_usize,
        prop::option::weighted(0.2, -8..8_i32),
    )
}

fn text(negative: bool, digits: &str, decimals: usize, exponent: Option<i32>) -> String {
    let padded = format!("{digits:0>width$}", width = decimals + 1);
    let (whole, fraction) = padded.split_at(padded.len() - decimals);
    let sign = if negative { "-" } else { "" };
    let point = if fraction.is_empty() { "" } else { "." };
    let exponent = exponent.map_or(String::new(), |exponent| format!("e{exponent}"));
    format!("{sign}{whole}{point}{fraction}{exponent}")
}

/// A number told apart by sign, digits and the power of ten behind them; all zeros are one.
fn read(text: &str) -> (bool, String, i64) {
    let (mantissa, exponent) = text.split_once(['e', 'E']).unwrap_or((text, "0"));
    let negative = mantissa.starts_with('-');
    let unsigned = mantissa.trim_start_matches('-');
    let (whole, fraction) = unsigned.split_once('.').unwrap_or((unsigned, ""));
    let digits = format!("{whole}{fraction}");
    let kept = digits.trim_end_matches('0');
    let shift = exponent.parse::<i64>().unwrap() - i64::try_from(fraction.len()).unwrap();
    let power = shift + i64::try_from(digits.len() - kept.len()).unwrap();
    match kept.trim_start_matches('0') {
        "" => (false, String::new(), 0),
        kept => (negative, kept.to_owned(), power),
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(4096))]

    #[test]
    fn a_decimal_of_28_digits_is_kept((negative, digits, decimals, exponent) in decimal()) {
        // An exponent shifts the point; beyond 28 decimals or digits nothing is promised.
        let shift = exponent.unwrap_or(0);
        let places = i32::try_from(decimals).unwrap() - shift;
        let length = i32::try_from(digits.len()).unwrap();
        prop_assume!(places <= 28 && length - places.min(0) <= 28);
        let text = text(negative, &digits, decimals, exponent);
        let amount = Amount::parse(&text).unwrap();
        let json = serde_json::to_string(&amount).unwrap();
        prop_assert_eq!(read(&json), read(&text), "{} came back as {}", text, json);
        prop_assert_eq!(read(&amount.to_string()), read(&text));
        let again: Amount = serde_json::from_str(&json).unwrap();
        prop_assert_eq!(again, amount);
        let direct: Amount = serde_json::from_str(&text).unwrap();
        prop_assert_eq!(direct, amount);
        prop_assert_eq!(read(&amount.decimal().unwrap().to_string()), read(&text));
        let double: f64 = text.parse().unwrap();
        prop_assert_eq!(amount.to_f64(), double + 0.0);
    }

    #[test]
    fn any_json_number_is_refused_or_comes_back_for_good(text in "-?(0|[1-9][0-9]{0,40})(\\.[0-9]{1,40})?([eE][+-]?[0-9]{1,4})?") {
        let Some(amount) = Amount::parse(&text) else {
            prop_assert!(text.parse::<f64>().unwrap().is_infinite());
            return Ok(());
        };
        let json = serde_json::to_string(&amount).unwrap();
        let again: Amount = serde_json::from_str(&json).unwrap();
        prop_assert_eq!(again, amount, "{} came back as {}", text, json);
        prop_assert_eq!(serde_json::to_string(&again).unwrap(), json);
        let (sent, given) = (text.parse::<f64>().unwrap(), amount.to_f64());
        prop_assert!(sent == given || (sent - given).abs() <= sent.abs() * 1e-15, "{}: {} {}", text, sent, given);
    }

    #[test]
    fn order_is_the_order_of_numbers(a in -1e6..1e6_f64, b in -1e6..1e6_f64, c in any::<f64>()) {
        prop_assume!(c.is_finite());
        let amount = |number: f64| Amount::parse(&format!("{number:e}")).unwrap();
        for (a, b) in [(a, b), (a, c), (c, b), (a, a)] {
            prop_assert_eq!(amount(a).partial_cmp(&amount(b)), a.partial_cmp(&b), "{} {}", a, b);
        }
    }

    #[test]
    fn no_text_panics(text in any::<String>()) {
        let _ = Amount::parse(&text);
    }
}
