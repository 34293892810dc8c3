//! Which foods a search finds, and in which order.

use super::{barcode, text};

/// What was typed, ready to be compared.
#[derive(Clone, Debug)]
pub struct Search {
    words: Vec<String>,
    plain: String,
    barcodes: Vec<i64>,
    is_empty: bool,
}

/// What a food is found by: its words, and the names it may be called.
#[derive(Clone, Debug)]
pub struct Searchable {
    words: Vec<String>,
    names: Vec<String>,
}

impl Searchable {
    /// A food with these names (one for each language that is searched) and brand.
    pub fn new<'a>(names: impl IntoIterator<Item = &'a str>, brand: Option<&str>) -> Self {
        let mut found = Searchable {
            words: brand.map(text::findable).unwrap_or_default(),
            names: Vec::new(),
        };
        for name in names {
            found.words.extend(text::findable(name));
            found.names.push(text::plain(name));
        }
        found
    }

    /// Its words: whoever keeps an index of them finds it by the beginning of any.
    pub fn into_words(self) -> Vec<String> {
        self.words
    }
}

impl Search {
    /// What was typed.
    pub fn new(query: &str) -> Self {
        Search {
            words: text::asked(query),
            plain: text::plain(query),
            barcodes: barcode::numbers(query.trim()),
            is_empty: query.trim().is_empty(),
        }
    }

    /// Whether nothing was typed: the search lists the library.
    pub fn is_empty(&self) -> bool {
        self.is_empty
    }

    /// The words typed, folded. None, though something was typed, find nothing.
    pub fn words(&self) -> &[String] {
        &self.words
    }

    /// What was typed as a name: its words with one blank between.
    pub fn plain(&self) -> &str {
        &self.plain
    }

    /// The barcodes that what was typed may be; none, if it is no barcode.
    pub fn barcodes(&self) -> &[i64] {
        &self.barcodes
    }

    /// Whether a barcode is the one that was typed.
    pub fn is_barcode(&self, barcode: &str) -> bool {
        barcode::number(barcode).is_some_and(|number| self.barcodes.contains(&number))
    }

    /// Whether every word typed is the beginning of a word of the food.
    pub fn matches(&self, food: &Searchable) -> bool {
        let begins = |word: &String| {
            food.words
                .iter()
                .any(|known| known.starts_with(word.as_str()))
        };
        !self.words.is_empty() && self.words.iter().all(begins)
    }

    /// Whether a name of the food is exactly what was typed.
    pub fn is_exact(&self, food: &Searchable) -> bool {
        food.names.contains(&self.plain)
    }

    /// Whether a name starts with what was typed.
    pub fn starts_name(&self, name: &str) -> bool {
        text::begins_plainly(name, &self.plain)
    }

    /// Whether a name of the food starts with what was typed.
    pub fn starts(&self, food: &Searchable) -> bool {
        food.names.iter().any(|name| name.starts_with(&self.plain))
    }
}

/// A food that was found, with what decides its place. `T` breaks ties, so that pages are stable.
#[derive(Clone, Debug)]
pub struct Hit<T> {
    /// Sold in the region that was asked for.
    pub in_region: bool,
    /// Its name or barcode is exactly what was typed.
    pub exact: bool,
    /// Its name starts with what was typed.
    pub starts: bool,
    /// How much it is used.
    pub uses: u64,
    /// The length of its name.
    pub length: usize,
    /// The food.
    pub food: T,
}

/// Hits are looked at again among the first so many.
pub const FIRST: usize = 100;

/// Puts hits in order: region, exact names, use, the shorter name; and among the first hundred
/// those whose name starts with what was typed before the others.
///
/// Decision: starting with what was typed counts among the first hundred only, so that a
/// catalogue of millions can be read in order of use and stop early.
pub fn rank<T: Ord>(hits: &mut [Hit<T>]) {
    hits.sort_by(|a, b| {
        let group = (b.in_region, b.exact).cmp(&(a.in_region, a.exact));
        group
            .then(b.uses.cmp(&a.uses))
            .then(a.length.cmp(&b.length))
            .then_with(|| a.food.cmp(&b.food))
    });
    let first = hits.len().min(FIRST);
    hits[..first].sort_by_key(|hit| (!hit.in_region, !hit.exact, !hit.starts));
}
