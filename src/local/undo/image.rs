//! A row as it is kept: every value with its type, bit for bit.

use rusqlite::Row;
use rusqlite::types::{Value, ValueRef};

const NULL: u8 = 0;
const INTEGER: u8 = 1;
const REAL: u8 = 2;
const TEXT: u8 = 3;
const BLOB: u8 = 4;

/// The image of so many columns of a row, from the column `first` on.
pub(super) fn of(row: &Row<'_>, first: usize, columns: usize) -> rusqlite::Result<Vec<u8>> {
    let mut image = Vec::new();
    for column in first..first + columns {
        match row.get_ref(column)? {
            ValueRef::Null => image.push(NULL),
            ValueRef::Integer(whole) => fixed(&mut image, INTEGER, whole.to_le_bytes()),
            ValueRef::Real(real) => fixed(&mut image, REAL, real.to_le_bytes()),
            ValueRef::Text(text) => sized(&mut image, TEXT, text),
            ValueRef::Blob(bytes) => sized(&mut image, BLOB, bytes),
        }
    }
    Ok(image)
}

/// Adds a number to an image, or nothing that is known.
pub(super) fn push(image: &mut Vec<u8>, number: Option<i64>) {
    match number {
        Some(number) => fixed(image, INTEGER, number.to_le_bytes()),
        None => image.push(NULL),
    }
}

fn fixed(image: &mut Vec<u8>, kind: u8, bytes: [u8; 8]) {
    image.push(kind);
    image.extend(bytes);
}

fn sized(image: &mut Vec<u8>, kind: u8, bytes: &[u8]) {
    // A length in memory fits into 64 bits.
    fixed(image, kind, (bytes.len() as u64).to_le_bytes());
    image.extend(bytes);
}

/// More values than any of our tables has columns. An empty one is a byte, and takes many times as much in memory.
const MOST: usize = 64;

/// The values of an image; `None` for one that is damaged.
pub(super) fn values(image: &[u8]) -> Option<Vec<Value>> {
    let mut values = Vec::new();
    let mut rest = image;
    while let Some((kind, behind)) = rest.split_first() {
        if values.len() == MOST {
            return None;
        }
        let (value, behind) = value(*kind, behind)?;
        values.push(value);
        rest = behind;
    }
    Some(values)
}

/// A value of a kind, and what stands behind it.
fn value(kind: u8, rest: &[u8]) -> Option<(Value, &[u8])> {
    if kind == NULL {
        return Some((Value::Null, rest));
    }
    let (bytes, rest) = rest.split_first_chunk::<8>()?;
    let long = || {
        let length = usize::try_from(u64::from_le_bytes(*bytes)).ok()?;
        rest.split_at_checked(length)
    };
    Some(match kind {
        INTEGER => (Value::Integer(i64::from_le_bytes(*bytes)), rest),
        REAL => (Value::Real(f64::from_le_bytes(*bytes)), rest),
        TEXT => {
            let (text, behind) = long()?;
            (Value::Text(String::from_utf8(text.to_vec()).ok()?), behind)
        }
        BLOB => {
            let (bytes, behind) = long()?;
            (Value::Blob(bytes.to_vec()), behind)
        }
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;
    use rusqlite::{Connection, params_from_iter};

    fn any_value() -> impl Strategy<Value = Value> {
        prop_oneof![
            Just(Value::Null),
            any::<i64>().prop_map(Value::Integer),
            prop::num::f64::NORMAL.prop_map(Value::Real),
            ".{0,8}".prop_map(Value::Text),
            prop::collection::vec(any::<u8>(), 0..8).prop_map(Value::Blob),
        ]
    }

    #[test]
    fn an_image_of_more_values_than_a_row_has_is_damaged() {
        assert!(values(&[NULL; MOST]).is_some());
        assert_eq!(values(&[NULL; MOST + 1]), None);
    }

    proptest! {
        #[test]
        fn a_row_comes_back_as_it_was(row in prop::collection::vec(any_value(), 1..6)) {
            let connection = Connection::open_in_memory().unwrap();
            let marks = vec!["?"; row.len()].join(", ");
            let image = connection
                .query_row(&format!("SELECT {marks}"), params_from_iter(&row), |found| of(found, 0, row.len()))
                .unwrap();
            prop_assert_eq!(values(&image).unwrap(), row);
        }

        #[test]
        fn a_damaged_image_is_none_and_no_panic(image in prop::collection::vec(any::<u8>(), 0..40)) {
            let _ = values(&image);
        }
    }
}
