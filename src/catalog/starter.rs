//! The foods that are inside the program, so that a journal knows food without a network.
//!
//! `starter.ndjson.zst` holds the foods of [`usda_sr28`](super::usda_sr28) and
//! [`ciqual`](super::ciqual), one [`CatalogueFood`] a line, by library and key. It is built by
//! `cargo run --release --example build-starter -- DATA OUT`.

use std::io::{BufRead, BufReader};

use super::ciqual_cited;
use crate::error::{Code, Error, Result};
use crate::model::CatalogueFood;

/// Where the foods come from: source, licence, and what to cite.
pub const ATTRIBUTION: &[(&str, &str, &str)] = &[
    (
        "USDA SR28",
        "public domain (work of the United States government)",
        "US Department of Agriculture, Agricultural Research Service, Nutrient Data Laboratory. \
         USDA National Nutrient Database for Standard Reference, Release 28. \
         Version current: September 2015, slightly revised May 2016",
    ),
    ("Ciqual 2020", ciqual_cited::LICENCE, ciqual_cited::OF_2020),
];

/// What a person must know who compares the values with those of the sources.
pub const CARBS_NOTE: &str = "Carbs are available carbohydrate, fibre not counted: of USDA's \
     carbohydrate by difference, fibre is subtracted.";

static PACKED: &[u8] = include_bytes!("starter.ndjson.zst");

/// The foods, unpacked and read as they are asked for.
///
/// Errors: `Internal` when the program's own file cannot be read.
pub fn foods() -> Result<impl Iterator<Item = Result<CatalogueFood>> + use<>> {
    let unpacked = zstd::Decoder::with_buffer(PACKED).map_err(damaged)?;
    let lines = BufReader::with_capacity(1 << 17, unpacked).lines();
    Ok(lines.map(|line| serde_json::from_str(&line.map_err(damaged)?).map_err(damaged)))
}

/// The same, as a journal on disk asks for them.
///
/// Errors: `Internal` when the program's own file cannot be read.
pub fn source() -> Result<Box<dyn Iterator<Item = Result<CatalogueFood>>>> {
    Ok(Box::new(foods()?))
}

fn damaged(error: impl std::fmt::Display) -> Error {
    Error::new(Code::Internal, format!("the starter catalogue: {error}"))
}
