//! Beginnings that several words share.

use super::alike;

/// Words that begin alike: those from one on and before another, and how long their beginning is.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Beginning {
    pub(super) from: usize,
    pub(super) to: usize,
    pub(super) length: usize,
}

/// Every longest beginning that several of these ascending words share.
pub(super) fn beginnings(words: &[(Box<str>, u32)]) -> Vec<Beginning> {
    let mut found = Vec::new();
    // Beginnings that the word before still had: where they began, and how long they are.
    let mut open: Vec<(usize, usize)> = Vec::new();
    for at in 1..=words.len() {
        let length = match words.get(at) {
            Some((word, _)) => alike(words[at - 1].0.as_bytes(), word.as_bytes()),
            None => 0,
        };
        let mut from = at - 1;
        while let Some((start, longer)) = open.last().copied().filter(|(_, open)| *open > length) {
            open.pop();
            from = start;
            found.push(Beginning {
                from,
                to: at,
                length: longer,
            });
        }
        if length > open.last().map_or(0, |(_, open)| *open) {
            open.push((from, length));
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_longest_beginning_of_several_words_is_found() {
        let words = [
            "bar",
            "choc",
            "chocolat",
            "chocolate",
            "cola",
            "tea",
            "teal",
        ];
        let words: Vec<(Box<str>, u32)> = words.map(|word| (word.into(), 0)).to_vec();
        let mut found: Vec<(&str, usize)> = Vec::new();
        for Beginning { from, to, length } in beginnings(&words) {
            found.push((&words[from].0[..length], to - from));
        }
        found.sort_unstable();
        assert_eq!(found, [("c", 4), ("choc", 3), ("chocolat", 2), ("tea", 2)]);
    }
}
