//! A food in the list of a word.

/// A food's rank, and whether a name of it begins with the word. Marks are ordered by rank.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(in super::super) struct Mark(u32);

impl Mark {
    pub(in super::super) fn new(rank: u32, begins: bool) -> Self {
        Mark(rank << 1 | u32::from(begins))
    }

    /// The mark that is stored as this number.
    pub(super) fn stored(number: u32) -> Self {
        Mark(number)
    }

    /// The number it is stored as.
    pub(super) fn number(self) -> u32 {
        self.0
    }

    pub(in super::super) fn rank(self) -> u32 {
        self.0 >> 1
    }

    pub(in super::super) fn begins(self) -> bool {
        self.0 & 1 == 1
    }

    /// Puts the marks of several lists in order, each food once.
    pub(super) fn unite(marks: &mut Vec<Mark>) {
        marks.sort_unstable();
        marks.dedup_by(|next, kept| {
            let same = next.rank() == kept.rank();
            if same {
                kept.0 |= next.0;
            }
            same
        });
    }
}
