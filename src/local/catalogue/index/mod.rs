//! The word index of a catalogue: for each word the foods that have it, in order of use.
//!
//! A food's *rank* is its place in the order of use, from 0. Every list of ranks ascends, so that
//! reading one from its beginning gives the most used foods first, and a search may stop early.
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

mod build;
mod list;
mod read;
mod varint;

pub(super) use build::Indexer;
pub(super) use list::List;
pub(super) use read::Index;

/// Beginnings of so many words or fewer have no list of their own, if those words' lists are short.
const FEW_WORDS: usize = 32;
/// … and that is short: ranks of all of them together.
const FEW_RANKS: usize = 2_048;
/// Bytes of a piece of a long list: a page of the file holds four.
const PIECE: usize = 3_900;
/// Bytes of a list that stands beside its word.
const SHORT: usize = 200;
/// Bits of a rank in the number of a piece.
const RANK_BITS: u32 = 26;
/// Foods of a library at most.
pub(super) const MOST_FOODS: usize = 1 << RANK_BITS;

/// The number of the piece of a list that begins with this rank.
fn piece(list: i64, first: u32) -> i64 {
    (list << RANK_BITS) | i64::from(first)
}

/// The first rank of a piece.
fn first_of(piece: i64) -> u32 {
    u32::try_from(piece & ((1 << RANK_BITS) - 1)).unwrap_or(u32::MAX)
}

/// The first and the last number a piece of a library's lists may have.
pub(super) fn pieces_of(library: i64) -> (i64, i64) {
    (piece(library << 32, 0), piece((library + 1) << 32, 0) - 1)
}

/// How many bytes two texts begin with alike.
fn alike(a: &[u8], b: &[u8]) -> usize {
    a.iter().zip(b).take_while(|(a, b)| a == b).count()
}
