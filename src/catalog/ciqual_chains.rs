//! Whether the parts of a workbook can be put together: each is a chain of sectors, and one that
//! leads back into itself would be read without end, until there is no memory left.

/// The length of the header, in which the first of the tables of sectors are named.
const HEADER: usize = 512;
/// Where the numbers of those tables stand in the header, and how many there is room for.
const TABLES: (usize, usize) = (76, 109);
/// Numbers from here on are no sectors.
const RESERVED: u32 = 0xffff_fffa;

/// Whether no chain of this compound file leads back into itself.
///
/// What is no compound file, or ends too early, has no such chain: its reader says so.
pub(super) fn end(file: &[u8]) -> bool {
    let Some(book) = Book::of(file) else {
        return true;
    };
    let Some(next) = book.table() else {
        return false;
    };
    let small: Vec<u32> = book
        .part(&next, 60)
        .flat_map(|at| book.sector(at))
        .collect();
    all_end(&next) && all_end(&small)
}

/// A compound file.
pub(super) struct Book<'f> {
    file: &'f [u8],
    /// Bytes of a sector.
    size: usize,
}

impl<'f> Book<'f> {
    pub(super) fn of(file: &'f [u8]) -> Option<Self> {
        let power = u32::from(*file.get(30)?);
        let size = 1_usize.checked_shl(power).filter(|size| *size >= 64)?;
        (file.len() >= HEADER && size <= 1 << 16).then_some(Book { file, size })
    }

    fn number(&self, at: usize) -> u32 {
        let bytes = self
            .file
            .get(at..at + 4)
            .and_then(|four| four.try_into().ok());
        bytes.map_or(RESERVED, u32::from_le_bytes)
    }

    /// The numbers in a sector; those behind the end of the file are none.
    fn sector(&self, at: u32) -> Vec<u32> {
        let begin = (at as usize).saturating_add(1).saturating_mul(self.size);
        let end = begin.saturating_add(self.size).min(self.file.len());
        (begin..end).step_by(4).map(|at| self.number(at)).collect()
    }

    /// Which sector follows each; `None` where the list of the tables that say so leads back into
    /// itself.
    fn table(&self) -> Option<Vec<u32>> {
        let in_header = (0..TABLES.1).map(|number| self.number(TABLES.0 + number * 4));
        let mut tables: Vec<u32> = in_header.collect();
        let (mut more, mut seen) = (self.number(68), 0);
        while more < RESERVED {
            seen += 1;
            if seen > self.file.len() / self.size {
                return None;
            }
            tables.extend(self.sector(more));
            more = tables.pop()?;
        }
        let tables = tables.into_iter().filter(|table| *table < RESERVED);
        let most = self.file.len() / self.size + 1;
        Some(
            tables
                .take(most)
                .flat_map(|table| self.sector(table))
                .collect(),
        )
    }

    /// The sectors of the part that begins where the header says at this place.
    fn part<'n>(&self, next: &'n [u32], begin: usize) -> impl Iterator<Item = u32> + use<'n> {
        chain(next, self.number(begin))
    }
}

impl Book<'_> {
    /// The bytes of the part of one of these names; `None` where there is none.
    ///
    /// Of a file of which every chain ends.
    pub(super) fn named(&self, names: &[&str]) -> Option<Vec<u8>> {
        let next = self.table()?;
        let directory: Vec<u8> = self.bytes(self.part(&next, 48));
        let entries = || directory.chunks_exact(ENTRY);
        let entry = entries().find(|entry| names.contains(&name_of(entry).as_str()))?;
        let (begin, length) = (u32_at(entry, 116), u32_at(entry, 120) as usize);
        if length >= self.number(56) as usize {
            let mut bytes = self.bytes(chain(&next, begin));
            bytes.truncate(length);
            return Some(bytes);
        }
        // A small part lies in pieces of a part of its own.
        let root = u32_at(entries().next()?, 116);
        let pieces = self.bytes(chain(&next, root));
        let small: Vec<u32> = self
            .part(&next, 60)
            .flat_map(|at| self.sector(at))
            .collect();
        let piece = |at: u32| {
            let begin = (at as usize).saturating_mul(PIECE);
            pieces
                .get(begin..begin.saturating_add(PIECE))
                .unwrap_or_default()
        };
        let mut bytes: Vec<u8> = chain(&small, begin).flat_map(piece).copied().collect();
        bytes.truncate(length);
        Some(bytes)
    }

    fn bytes(&self, sectors: impl Iterator<Item = u32>) -> Vec<u8> {
        let sector = |at: u32| {
            let begin = (at as usize).saturating_add(1).saturating_mul(self.size);
            let end = begin.saturating_add(self.size).min(self.file.len());
            self.file.get(begin..end).unwrap_or_default()
        };
        sectors.flat_map(sector).copied().collect()
    }
}

/// Bytes of an entry of the directory.
const ENTRY: usize = 128;
/// Bytes of a piece of a small part.
const PIECE: usize = 64;

fn u32_at(bytes: &[u8], at: usize) -> u32 {
    let four = bytes.get(at..at + 4).and_then(|four| four.try_into().ok());
    four.map_or(RESERVED, u32::from_le_bytes)
}

/// The name of an entry of the directory.
fn name_of(entry: &[u8]) -> String {
    let letters = entry[..64].chunks_exact(2);
    let letters = letters.map(|two| u16::from_le_bytes([two[0], two[1]]));
    let letters: Vec<u16> = letters.take_while(|letter| *letter != 0).collect();
    String::from_utf16_lossy(&letters)
}

/// The numbers of a chain, from this one on.
fn chain(next: &[u32], first: u32) -> impl Iterator<Item = u32> + use<'_> {
    let is_one = |at: &u32| *at < RESERVED;
    let follows = move |at: &u32| next.get(*at as usize).copied().filter(is_one);
    let first = Some(first).filter(is_one);
    std::iter::successors(first, follows).take(next.len())
}

/// Whether every chain ends.
fn all_end(next: &[u32]) -> bool {
    /// A sector that was not met, or in which walk it was.
    const UNMET: usize = 0;
    let mut met = vec![UNMET; next.len()];
    for (walk, begin) in (1..).zip(0..next.len()) {
        let mut at = begin;
        while let Some(of_walk) = met.get_mut(at) {
            match *of_walk {
                UNMET => *of_walk = walk,
                same if same == walk => return false,
                _ => break,
            }
            at = next[at] as usize;
        }
    }
    true
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_chain_that_leads_back_into_itself_is_seen() {
        let last = u32::MAX - 1;
        assert!(all_end(&[1, 2, last, 2]));
        assert!(all_end(&[7, last]));
        assert!(!all_end(&[1, 2, 0]));
        assert!(!all_end(&[last, 1]));
    }

    #[test]
    fn a_workbook_whose_list_of_sheets_has_no_end_is_refused() {
        let path = concat!(
            env!("CARGO_MANIFEST_DIR"),
            "/tests/data/ciqual-2020-xls/ciqual-2020.xls"
        );
        let mut book = std::fs::read(path).unwrap();
        assert!(end(&book));
        let number = |at: usize| u32::from_le_bytes(book[at..at + 4].try_into().unwrap());
        let (table, directory) = (number(76), number(48));
        // The directory is followed by itself.
        let at = (table as usize + 1) * 512 + directory as usize * 4;
        book[at..at + 4].copy_from_slice(&directory.to_le_bytes());
        assert!(!end(&book));
    }
}
