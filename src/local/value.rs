//! Numbers and times as SQLite stores them.

use rusqlite::Row;
use rusqlite::types::{FromSql, FromSqlError, FromSqlResult, ToSql, ToSqlOutput, Value, ValueRef};

use crate::model::{Amount, Date, Nutrient, Timestamp, Values, time};

/// Decision: a number is given back as sent. It is stored as INTEGER or REAL where that says it
/// exactly, so that SQL can count with it, and as TEXT otherwise.
impl ToSql for Amount {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        let value = match (self.to_i64(), self.exact_f64()) {
            (Some(whole), _) => Value::Integer(whole),
            (None, Some(double)) => Value::Real(double),
            (None, None) => Value::Text(self.to_string()),
        };
        Ok(ToSqlOutput::Owned(value))
    }
}

impl FromSql for Amount {
    fn column_result(value: ValueRef<'_>) -> FromSqlResult<Self> {
        let amount = match value {
            ValueRef::Integer(whole) => Some(Amount::from(whole)),
            ValueRef::Real(double) => Amount::of_double(double),
            other => Amount::parse(other.as_str()?),
        };
        amount.ok_or(FromSqlError::InvalidType)
    }
}

impl ToSql for Timestamp {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        self.as_str().to_sql()
    }
}

impl FromSql for Timestamp {
    fn column_result(value: ValueRef<'_>) -> FromSqlResult<Self> {
        Timestamp::parse(value.as_str()?).ok_or(FromSqlError::InvalidType)
    }
}

/// Characters of an id.
pub(super) const ID: usize = 36;

/// A text of at most so many characters: of a longer one, which a damaged file may tell, nothing is copied. Where there are
/// many rows it would be there as often.
pub(super) struct Text<const MOST: usize>(pub(super) String);

impl<const MOST: usize> FromSql for Text<MOST> {
    fn column_result(value: ValueRef<'_>) -> FromSqlResult<Self> {
        // A character has four bytes at most, and what a rule bounds it counts more narrowly.
        match value.as_str()? {
            text if text.len() <= 4 * MOST => Ok(Text(text.to_owned())),
            _ => Err(FromSqlError::InvalidType),
        }
    }
}

/// The text of a column that may have none, as [`Text`] reads it.
pub(super) fn text<const MOST: usize>(
    row: &Row<'_>,
    column: usize,
) -> rusqlite::Result<Option<String>> {
    let text: Option<Text<MOST>> = row.get(column)?;
    Ok(text.map(|Text(text)| text))
}

/// A day, as it is stored.
pub(super) struct Day(pub(super) Date);

impl ToSql for Day {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        Ok(ToSqlOutput::Owned(Value::Text(self.0.to_string())))
    }
}

impl FromSql for Day {
    fn column_result(value: ValueRef<'_>) -> FromSqlResult<Self> {
        time::parse_date(value.as_str()?)
            .map(Day)
            .ok_or(FromSqlError::InvalidType)
    }
}

/// One of the specification's words: a library, a state, a base unit.
pub(super) struct Word<T>(pub(super) T);

impl<T: std::str::FromStr> FromSql for Word<T> {
    fn column_result(value: ValueRef<'_>) -> FromSqlResult<Self> {
        value
            .as_str()?
            .parse()
            .map(Word)
            .map_err(|_| FromSqlError::InvalidType)
    }
}

/// The columns of the eight nutrients, in the specification's order.
pub(super) const NUTRIENTS: &str = "kcal, protein, carbs, fat, saturated_fat, sugars, fibre, salt";

/// Reads the eight nutrients from the column `first` on.
pub(super) fn nutrients(row: &Row<'_>, first: usize) -> rusqlite::Result<Values> {
    let mut values = Values::default();
    for nutrient in Nutrient::ALL {
        values.set(
            nutrient,
            row.get::<_, Option<Amount>>(first + nutrient as usize)?,
        );
    }
    Ok(values)
}
