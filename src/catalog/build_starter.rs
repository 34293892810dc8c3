//! Builds the starter catalogue: `build-starter DATA OUT`.
//!
//! DATA holds the folders `usda-sr28` and `ciqual-2020` with the files as they were published; French
//! names whose accents are lost in a copy of them come from `ciqual_names_fr.tsv`.
//! The same files always give the same bytes.

use std::collections::HashMap;
use std::error::Error;
use std::fs;
use std::path::Path;

use journal::catalog::source::{Progress, Source};
use journal::catalog::{ciqual, usda_sr28};
use journal::model::CatalogueFood;

/// The highest level: packing takes seconds, once; unpacking is as fast as at any other.
const LEVEL: i32 = 22;

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [data, out] = arguments.as_slice() else {
        return Err("build-starter DATA OUT".into());
    };
    let foods = foods(Path::new(data))?;
    fs::write(out, pack(&lines(&foods)?)?)?;
    Ok(())
}

fn foods(data: &Path) -> Result<Vec<CatalogueFood>, Box<dyn Error>> {
    let open = |folder| Source::open(&data.join(folder), &Progress::default());
    let usda = usda_sr28::read(open("usda-sr28")?)?;
    let ciqual = ciqual::read(open("ciqual-2020")?)?;
    let mut foods = usda.chain(ciqual).collect::<Result<Vec<_>, _>>()?;
    restore_names(&mut foods);
    foods.sort_by(|a, b| (a.library, &a.key).cmp(&(b.library, &b.key)));
    Ok(foods)
}

/// Gives foods the French names that the reader left out because letters were lost in the file.
fn restore_names(foods: &mut [CatalogueFood]) {
    let rows = include_str!("ciqual_names_fr.tsv").lines();
    let names: HashMap<String, &str> = rows
        .filter_map(|row| row.split_once('\t'))
        .map(|(code, name)| (format!("ciqual-{code}"), name))
        .collect();
    for food in foods
        .iter_mut()
        .filter(|food| !food.names.contains_key("fr"))
    {
        if let Some(name) = names.get(&food.key) {
            food.names.insert("fr".to_owned(), (*name).to_owned());
        }
    }
}

fn lines(foods: &[CatalogueFood]) -> Result<Vec<u8>, Box<dyn Error>> {
    let mut lines = Vec::new();
    for food in foods {
        serde_json::to_writer(&mut lines, food)?;
        lines.push(b'\n');
    }
    Ok(lines)
}

fn pack(lines: &[u8]) -> Result<Vec<u8>, Box<dyn Error>> {
    let mut encoder = zstd::Encoder::new(Vec::new(), LEVEL)?;
    // Whoever unpacks learns the size, and reserves no more than that.
    encoder.set_pledged_src_size(Some(u64::try_from(lines.len())?))?;
    encoder.include_contentsize(true)?;
    encoder.include_checksum(true)?;
    std::io::Write::write_all(&mut encoder, lines)?;
    Ok(encoder.finish()?)
}
