//! JSON compared as it is meant: numbers by value, objects in any order of members.

use std::cmp::Ordering;

use journal::model::Timestamp;
use rust_decimal::Decimal;
use serde_json::{Number, Value};

/// A JSON number as it is written: `1e309`, `-0`, `30.0`.
pub(crate) fn number(text: &str) -> Value {
    serde_json::from_str(text).expect("a JSON number")
}

/// The value itself must be the same; numbers count by value (`1.0` is `1`).
#[track_caller]
pub(crate) fn assert_same(actual: &Value, expected: &Value) {
    assert!(
        same(actual, expected),
        "is\n{actual:#}\nand should be\n{expected:#}"
    );
}

/// Two date-times are the same instant.
#[track_caller]
pub(crate) fn assert_instant(actual: &Value, expected: &str) {
    let instant = |text: &str| {
        let read = Timestamp::parse(text).map(|at| at.instant());
        read.unwrap_or_else(|| panic!("{text:?} is no date-time"))
    };
    let text = actual.as_str().expect("a date-time is a text");
    assert_eq!(instant(text), instant(expected));
}

/// Whether two values are the same, numbers by value.
pub(crate) fn same(a: &Value, b: &Value) -> bool {
    match (a, b) {
        (Value::Number(a), Value::Number(b)) => compare(a, b) == Some(Ordering::Equal),
        (Value::Array(a), Value::Array(b)) => {
            a.len() == b.len() && a.iter().zip(b).all(|(a, b)| same(a, b))
        }
        (Value::Object(a), Value::Object(b)) => {
            a.len() == b.len()
                && a.iter()
                    .all(|(name, a)| b.get(name).is_some_and(|b| same(a, b)))
        }
        _ => a == b,
    }
}

fn compare(a: &Number, b: &Number) -> Option<Ordering> {
    match (decimal(a), decimal(b)) {
        (Some(a), Some(b)) => Some(a.cmp(&b)),
        _ => a.as_f64()?.partial_cmp(&b.as_f64()?),
    }
}

/// The number in decimal, unless that would round it.
fn decimal(number: &Number) -> Option<Decimal> {
    let text = number.to_string();
    Decimal::from_str_exact(&text)
        .or_else(|_| Decimal::from_scientific(&text))
        .ok()
        .filter(|decimal| !decimal.is_zero() || number.as_f64() == Some(0.0))
}

#[test]
fn numbers_compare_by_value() {
    for (a, b) in [
        ("1", "1.0"),
        ("100", "1e2"),
        ("-0", "0"),
        ("5e-324", "5e-324"),
        ("2.50", "2.5"),
    ] {
        assert!(same(&number(a), &number(b)), "{a} is {b}");
    }
    for (a, b) in [
        ("1", "2"),
        ("0", "5e-324"),
        ("999999999.999", "999999999.9990001"),
        ("9007199254740992", "9007199254740993"),
    ] {
        assert!(!same(&number(a), &number(b)), "{a} is not {b}");
    }
}

#[test]
fn values_of_another_shape_differ() {
    use serde_json::json;
    assert!(same(
        &json!({"a": 1, "b": [1]}),
        &json!({"b": [1.0], "a": 1})
    ));
    for (a, b) in [
        (json!({"a": null}), json!({})),
        (json!([1]), json!([1, 2])),
        (json!("1"), json!(1)),
        (json!(null), json!(0)),
    ] {
        assert!(!same(&a, &b) && !same(&b, &a), "{a} is not {b}");
    }
}
