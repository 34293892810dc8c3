//! The word index of a catalogue: for each word the foods that have it, in order of use.
//!
//! A food's *rank* is its place in the order of use, from 0. Every list of ranks ascends, so that
//! reading one from its beginning gives the most used foods first, and a search may stop early. With
//! each rank stands whether a name of the food begins with the word, so that a search knows which of
//! its hits to put first without reading them.
//!
//! - `word`: every word, with its list, which stands in the row itself when it is short.
//! - `prefix`: beginnings shared by several words, with the list of all foods that have one of them,
//!   where making that from the words' own lists would take long. Of beginnings that the same
//!   words share only the longest stands here: `cho` is looked up as `choc`.
//! - `list`: long lists in pieces; the number of a piece says which list, and its first rank.
//! - `name`: whole names, by hash. `rank`: which food has which rank.
//!
//! Words that were not written begin with a sign no word has: `@FR` is sold in France, `_fr_banane`
//! is a word of the French name.

mod beginning;
mod build;
mod list;
mod mark;
mod read;
mod varint;

pub(super) use build::Indexer;
pub(super) use list::List;
pub(super) use mark::Mark;
pub(super) use read::Index;

/// Beginnings of so many words or fewer have no list of their own, if those words' lists are short.
const FEW_WORDS: usize = 32;
/// … and that is short: ranks of all of them together.
const FEW_RANKS: usize = 2_048;
/// Bytes of a piece of a long list: a page of the file holds four.
const PIECE: usize = 3_900;
/// Bytes of a list that stands beside its word.
const SHORT: usize = 200;
/// Bits of a mark in the number of a piece.
const MARK_BITS: u32 = 27;
/// Foods of a library at most: a mark has one bit more than a rank.
pub(super) const MOST_FOODS: usize = 1 << (MARK_BITS - 1);

/// The number of the piece of a list that begins with this mark.
fn piece(list: i64, first: Mark) -> i64 {
    (list << MARK_BITS) | i64::from(first.number())
}

/// The first mark of a piece.
fn first_of(piece: i64) -> Mark {
    let number = piece & ((1 << MARK_BITS) - 1);
    Mark::stored(u32::try_from(number).unwrap_or(u32::MAX))
}

/// The first and the last number a piece of a library's lists may have.
pub(super) fn pieces_of(library: i64) -> (i64, i64) {
    let first = Mark::new(0, false);
    let end = piece((library + 1) << 32, first);
    (piece(library << 32, first), end - 1)
}

/// How many bytes two texts begin with alike.
fn alike(a: &[u8], b: &[u8]) -> usize {
    a.iter().zip(b).take_while(|(a, b)| a == b).count()
}
