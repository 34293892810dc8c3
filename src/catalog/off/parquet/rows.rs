//! Rows of a Parquet file: one group of them after another, and only the columns that are meant.

use std::fs::File;
use std::sync::Arc;

use parquet::errors::ParquetError;
use parquet::file::reader::{FileReader, SerializedFileReader};
use parquet::record::reader::{ReaderIter, TreeBuilder};
use parquet::record::{Field, Row};
use parquet::schema::types::{SchemaDescriptor, Type, TypePtr};

use super::super::Product;
use super::super::named::{self, Named};
use super::super::nutrition::Told;
use crate::catalog::ahead::ahead;
use crate::catalog::{self, Read};
use crate::error::{Code, Error, Result};

/// The columns that are read.
const COLUMNS: [&str; 19] = [
    "code",
    "schema_version",
    "lang",
    "product_name",
    "generic_name",
    "brands",
    "countries_tags",
    "countries",
    "unique_scans_n",
    "completeness",
    "last_modified_t",
    "serving_size",
    "serving_quantity",
    "quantity",
    "product_quantity_unit",
    "nutrition_data_per",
    "ingredients_text",
    "image_url",
    NUTRIMENTS,
];
/// The first `schema_version` in which values of 100 g are right whatever they were told of.
const NEW_SCHEMA: u32 = 1003;
const NUTRIMENTS: &str = "nutriments";
/// … and of a nutrient: its name, and its values in the unit that is usual.
const OF_NUTRIMENTS: [&str; 3] = ["name", "100g", "serving"];

/// The products of a file.
///
/// Errors: `NotUnderstood` when the file is damaged, or holds no products.
pub(super) fn read(file: File) -> Result<catalog::Rows> {
    let reader = SerializedFileReader::new(file).map_err(|error| damaged(&error))?;
    let rows = reader.metadata().file_metadata().num_rows();
    let left = u64::try_from(rows).unwrap_or(0);
    let rows = ahead(Groups::new(reader)?)?;
    Ok(Box::new(Whole { rows, left }))
}

fn damaged(error: &dyn std::fmt::Display) -> Error {
    Error::new(Code::NotUnderstood, format!("the file is damaged: {error}"))
}

/// All rows of a file, or an error: a fault that ends the thread that reads is not its end.
struct Whole<R> {
    rows: R,
    left: u64,
}

impl<R: Iterator<Item = Result<Read>>> Iterator for Whole<R> {
    type Item = Result<Read>;

    fn next(&mut self) -> Option<Result<Read>> {
        let row = self.rows.next();
        if let Some(row) = row {
            self.left = self.left.saturating_sub(1);
            return Some(row);
        }
        let missing = std::mem::take(&mut self.left);
        (missing > 0).then(|| Err(damaged(&format!("{missing} rows cannot be read"))))
    }
}

/// Rows, one group after another.
struct Groups {
    reader: SerializedFileReader<File>,
    columns: Arc<SchemaDescriptor>,
    next: usize,
    rows: Option<ReaderIter>,
}

impl Groups {
    fn new(reader: SerializedFileReader<File>) -> Result<Groups> {
        let schema = reader.metadata().file_metadata().schema();
        let columns = projected(schema, &COLUMNS).map_err(|error| damaged(&error))?;
        if !columns
            .get_fields()
            .iter()
            .any(|column| column.name() == "code")
        {
            let message = "the file is Parquet, but has no column `code`";
            return Err(Error::new(Code::NotUnderstood, message));
        }
        Ok(Groups {
            columns: Arc::new(SchemaDescriptor::new(columns)),
            reader,
            next: 0,
            rows: None,
        })
    }

    fn open_next(&mut self) -> std::result::Result<(), ParquetError> {
        let group = self.reader.get_row_group(self.next)?;
        self.next += 1;
        let columns = Arc::clone(&self.columns);
        self.rows = Some(TreeBuilder::new().as_iter(columns, &*group)?);
        Ok(())
    }
}

impl Iterator for Groups {
    type Item = Result<Read>;

    fn next(&mut self) -> Option<Result<Read>> {
        loop {
            match self.rows.as_mut().and_then(Iterator::next) {
                Some(Ok(row)) => return Some(Ok(Record::of(row).read())),
                Some(Err(error)) => return Some(Err(damaged(&error))),
                None if self.next == self.reader.num_row_groups() => return None,
                None => match self.open_next() {
                    Ok(()) => {}
                    Err(error) => return Some(Err(damaged(&error))),
                },
            }
        }
    }
}

/// A schema with only some of its columns; of the nutrients only what is meant.
fn projected(schema: &Type, names: &[&str]) -> std::result::Result<TypePtr, ParquetError> {
    let known = schema.get_fields().iter();
    let wanted = known.filter(|column| names.contains(&column.name()));
    let columns = wanted.map(|column| match column.name() {
        NUTRIMENTS => inside(column, &OF_NUTRIMENTS),
        _ => Ok(Arc::clone(column)),
    });
    group_of(schema, columns.collect::<std::result::Result<_, _>>()?)
}

/// The same list, with only some members of what it lists.
fn inside(column: &Type, names: &[&str]) -> std::result::Result<TypePtr, ParquetError> {
    if column.is_primitive() {
        return Ok(Arc::new(column.clone()));
    }
    let fields = column.get_fields();
    match fields {
        [only] => {
            let only = inside(only, names)?;
            group_of(column, vec![only])
        }
        _ => projected(column, names),
    }
}

fn group_of(like: &Type, fields: Vec<TypePtr>) -> std::result::Result<TypePtr, ParquetError> {
    let info = like.get_basic_info();
    let mut group = Type::group_type_builder(like.name())
        .with_converted_type(info.converted_type())
        .with_logical_type(info.logical_type_ref().cloned())
        .with_fields(fields);
    if info.has_repetition() {
        group = group.with_repetition(info.repetition());
    }
    Ok(Arc::new(group.build()?))
}

/// A product as it stands in a row.
#[derive(Default)]
struct Record {
    texts: [String; COLUMNS.len()],
    names: Vec<(String, String)>,
    nutrients: Named<'static>,
    /// Whether any value is told, of 100 g or of a serving.
    tells: bool,
}

impl Record {
    fn of(row: Row) -> Record {
        let mut record = Record::default();
        for (name, field) in row.into_columns() {
            let Some(place) = COLUMNS.iter().position(|column| *column == name) else {
                continue;
            };
            match (name.as_str(), field) {
                (NUTRIMENTS, field) => {
                    (record.nutrients, record.tells) = (nutrients(&field), tells(&field));
                }
                ("product_name", field) => record.names = in_languages(&field),
                ("generic_name" | "ingredients_text", field) => {
                    record.texts[place] = main(&in_languages(&field)).to_owned();
                }
                (_, field) => record.texts[place] = text(field),
            }
        }
        record
    }

    fn read(&self) -> Read {
        let text = |name: &str| -> &str {
            let place = COLUMNS.iter().position(|column| *column == name);
            place.map_or("", |place| &self.texts[place])
        };
        let names = self.names.iter();
        let names: Vec<(&str, &str)> = names
            .map(|(language, text)| (language.as_str(), text.as_str()))
            .collect();
        let own = names.iter().find(|(language, _)| *language == MAIN);
        let product = Product {
            code: text("code"),
            lang: text("lang"),
            name: own.map_or("", |(_, text)| text),
            names: &names,
            generic_name: text("generic_name"),
            brands: text("brands"),
            countries: [text("countries_tags"), text("countries")],
            scans: text("unique_scans_n"),
            completeness: text("completeness"),
            changed: text("last_modified_t"),
            serving: text("serving_size"),
            serving_size: text("serving_quantity"),
            quantity: text("quantity"),
            units: [text("product_quantity_unit"), text("nutrition_data_per")],
            serving_unit: "",
            ingredients: text("ingredients_text"),
            image: text("image_url"),
            // Checked against other exports in 2026: where a product of the old schema is told per
            // serving, this export turned values of 100 g into those of 100 g once more, and what
            // stands there as of a serving are, most often, those of 100 g. So neither is taken.
            // Of the new schema they are those that the other exports have.
            nutrition: Told {
                of_serving: text("nutrition_data_per") == "serving"
                    && self.tells
                    && text("schema_version").parse().unwrap_or(0) < NEW_SCHEMA,
                ..self.nutrients.told()
            },
            of_serving: Told::default(),
        };
        product.read()
    }
}

/// What a text is marked with that is said in the product's own language.
const MAIN: &str = "main";

/// The text in the product's own language, else the first.
fn main(texts: &[(String, String)]) -> &str {
    let own = texts.iter().find(|(language, _)| language == MAIN);
    own.or(texts.first()).map_or("", |(_, text)| text)
}

/// A list of texts, each with its language.
fn in_languages(field: &Field) -> Vec<(String, String)> {
    let pair = |group: &Row| Some((of(group, "lang")?, of(group, "text")?));
    groups(field).filter_map(pair).collect()
}

/// A list of nutrients.
fn nutrients(field: &Field) -> Named<'static> {
    let mut named = Named::default();
    for group in groups(field) {
        if let (Some(name), Some(value)) = (of(group, "name"), of(group, "100g")) {
            named.set(&name, value.into());
        }
    }
    named
}

/// Whether anything is told of a nutrient that is read.
fn tells(field: &Field) -> bool {
    groups(field).any(|group| {
        let is_known = || of(group, "name").is_some_and(|name| named::is_known(&name));
        ["100g", "serving"]
            .into_iter()
            .any(|name| of(group, name).is_some())
            && is_known()
    })
}

/// The groups of a list.
fn groups(field: &Field) -> impl Iterator<Item = &Row> {
    let items = match field {
        Field::ListInternal(list) => list.elements(),
        _ => &[],
    };
    items.iter().filter_map(|item| match item {
        Field::Group(group) => Some(group),
        _ => None,
    })
}

/// A member of a group, unless it is unknown.
fn of(group: &Row, name: &str) -> Option<String> {
    let mut members = group.get_column_iter();
    let (_, field) = members.find(|(member, _)| *member == name)?;
    Some(text(field.clone())).filter(|text| !text.is_empty())
}

/// A field as the other exports write it: numbers in as few digits as name them, since values are
/// single floats (3.5 stays 3.5), lists parted by commas.
fn text(field: Field) -> String {
    match field {
        Field::Str(text) => text,
        Field::Float(number) => number.to_string(),
        Field::Double(number) => number.to_string(),
        Field::Int(number) => number.to_string(),
        Field::Long(number) => number.to_string(),
        Field::Bytes(bytes) => String::from_utf8_lossy(bytes.data()).into_owned(),
        Field::ListInternal(list) => {
            let texts: Vec<String> = list.elements().iter().cloned().map(text).collect();
            texts.join(",")
        }
        _ => String::new(),
    }
}
