//! How much a file may hold for its length: a value, a line or a row takes dozens of times the memory
//! of a text that is a digit and a comma.

/// What is told of a file that holds more.
pub(super) const TOO_MANY: &str = "the file has more values than a diary of its length";

/// Bytes of the longest text or cell: one is copied some times, and none that is imported has a hundredth of it.
pub(super) const LONGEST: usize = 1024 * 1024;

/// Bytes of the largest table: a cell takes eight at least, however empty, and thirty years of a diary have sixty million.
pub(super) const LARGEST_TABLE: usize = 128 << 20;

/// Rows of the largest: twenty a day for sixty years are fewer. Each takes 2 kB while it is imported, and 4 kB where it is
/// a food of its own: a row in a table, an item of a meal, and a food twice.
pub(super) const MOST_ROWS: usize = 500_000;

/// What is told of a larger one.
pub(super) const TOO_LARGE: &str =
    "the table is larger than the diary of a life: over 128 MiB, or half a million rows";

/// What is told of a file that has a longer one.
pub(super) const TOO_LONG: &str = "the file has a text of more than a million letters";

/// The most things of which it is kept why they cannot be imported: in more, nobody looks for the
/// mistake one by one.
pub(super) const REFUSED: usize = 10_000;

/// The most meals of one instant: each is held against all that are here then, and nobody eats so often at once.
pub(super) const AT_ONCE: usize = 500;

/// The most values, lines or rows of a text. A small one may be anything; in an export each takes
/// twenty letters or more.
pub(super) fn most(text: &str) -> usize {
    100_000 + text.len() / 8
}

/// The most rows of a table: each takes some hundred bytes, and has a day, a food and its figures in a diary.
pub(super) fn most_rows(text: &str) -> usize {
    100_000 + text.len() / 40
}

/// The most values of a part of a file: as in the whole, without what a small one may be.
pub(super) fn most_of_part(text: &str) -> usize {
    16 + text.len() / 4
}

#[cfg(test)]
mod tests {
    use crate::model::{Food, Item, Meal};

    #[test]
    fn the_largest_diary_fits_into_memory() {
        assert!(size_of::<Item>() <= 640, "{}", size_of::<Item>());
        assert!(size_of::<Food>() <= 1024, "{}", size_of::<Food>());
        assert!(size_of::<Meal>() <= 768, "{}", size_of::<Meal>());
    }
}
