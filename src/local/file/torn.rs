//! A rollback journal that does not hold what it says: SQLite takes back the part that it can read, and throws all of it
//! away.

use std::fs::File;
use std::io::{Read, Seek, SeekFrom};
use std::path::Path;

use super::super::backup;
use super::super::failure::Failure;
use super::super::schema::Schema;
use super::header::with_behind;
use super::log::{number, open, page_size};
use super::rollback::{MAGIC, is_left};
use super::unwritten::log_beside;

/// The length of what a part of a journal says of itself.
const HEAD: usize = 28;
/// What a part begins at a multiple of, where it does not say that.
const SECTOR: u32 = 512;
/// So far apart stand the bytes of a page that are in its sum.
const STEP: usize = 200;
/// A part that says so of its pages holds all that follow.
const ALL: u32 = u32::MAX;

/// Refuses a file that a killed program was writing, where no whole file would come of taking that back: what is to take it
/// back is damaged, or another file's. It is tried on a copy, since SQLite takes the file and throws the other away.
pub(super) fn refuse_half(path: &Path, schema: &Schema) -> Result<(), Failure> {
    if !is_left(path) {
        return Ok(());
    }
    let tried = backup::look_at_half(path, schema);
    match tried.map_err(|failure| failure.unless_of_writing(log_beside)) {
        // Another program took it back meanwhile.
        Err(failure) if failure.is_damage() && !is_left(path) => Ok(()),
        tried => tried,
    }
}

/// Refuses a file that a killed program was writing, where what would take that back is damaged. It is told by the name that
/// somebody knows it by, of whatever copy it is asked.
pub(in crate::local) fn refuse_torn(path: &Path, known: &Path) -> Result<(), Failure> {
    match is_left(path) && is_torn(path).unwrap_or(false) {
        true => Err(together(
            known,
            "that is damaged, and holds what a killed program had not ended",
        )),
        false => Ok(()),
    }
}

/// What is told of a file that its rollback journal makes no whole file of.
pub(in crate::local) fn together(path: &Path, why: &str) -> Failure {
    let rollback = with_behind(path, "-journal");
    let rollback = rollback.display();
    Failure::damaged(format!(
        "cannot be read together with its rollback journal {rollback}: {why}"
    ))
}

/// `None` where it cannot be read.
fn is_torn(path: &Path) -> Option<bool> {
    let mut rollback = Rollback {
        file: open(&with_behind(path, "-journal"))?,
        journal: open(path)?,
        page: usize::try_from(page_size(path)?).ok()?,
    };
    let pages = rollback.pages()?;
    let mut start = 0;
    while let Some(part) = rollback.part(start) {
        let is_first = start == 0;
        match part.kind {
            Kind::None => return Some(is_first && rollback.differs(&part)),
            Kind::Another => return Some(true),
            // The file is made as long as it was.
            Kind::Ours if is_first && part.pages > pages.saturating_add(part.count) => {
                return Some(true);
            }
            Kind::Ours => {}
        }
        match part.count {
            ALL => return Some(false),
            // What is not said to be there was not there for good when the file was written: so that was not.
            0 => {
                let is_as_it_was = !is_first || part.pages == pages;
                let next = rollback.part(part.records).map(|next| next.kind);
                let is_last = matches!(next, None | Some(Kind::None));
                return Some(!is_as_it_was || !is_last || rollback.differs(&part));
            }
            count => {
                let mut records = (0..u64::from(count)).map(|at| rollback.record(&part, at));
                if records.any(|record| record.is_none()) {
                    return Some(true);
                }
                let end = part.records + u64::from(count) * rollback.stride();
                start = end.next_multiple_of(part.sector.into());
            }
        }
    }
    Some(false)
}

/// A rollback journal beside its file.
struct Rollback {
    file: File,
    journal: File,
    page: usize,
}

/// What stands where a part may begin.
enum Kind {
    /// None: SQLite reads no further.
    None,
    /// One of pages of another size.
    Another,
    Ours,
}

/// What a part of it says of itself.
struct Part {
    kind: Kind,
    count: u32,
    /// How many pages the file had before.
    pages: u32,
    /// What the sums of its pages begin with.
    nonce: u32,
    sector: u32,
    /// Where its pages begin.
    records: u64,
}

impl Rollback {
    fn part(&mut self, start: u64) -> Option<Part> {
        let mut head = [0; HEAD];
        self.file.seek(SeekFrom::Start(start)).ok()?;
        self.file.read_exact(&mut head).ok()?;
        let sector = Some(number(&head, 20)).filter(|size| size.is_power_of_two());
        let sector = sector.filter(|size| (32..=65_536).contains(size));
        let sector = sector.unwrap_or(SECTOR);
        let is_ours = usize::try_from(number(&head, 24)) == Ok(self.page);
        let kind = match (head.starts_with(&MAGIC), is_ours) {
            (false, _) => Kind::None,
            (true, true) => Kind::Ours,
            (true, false) => Kind::Another,
        };
        Some(Part {
            kind,
            count: number(&head, 8),
            nonce: number(&head, 12),
            pages: number(&head, 16),
            sector,
            records: start + u64::from(sector),
        })
    }

    /// How many pages the file has.
    fn pages(&self) -> Option<u32> {
        let length = self.journal.metadata().ok()?.len();
        u32::try_from(length / self.page as u64).ok()
    }

    /// How long a page is with its number and its sum.
    fn stride(&self) -> u64 {
        self.page as u64 + 8
    }

    /// A page as it was, with its number; `None` where it is not there, or is another than its sum says.
    fn record(&mut self, part: &Part, at: u64) -> Option<(u32, Vec<u8>)> {
        let mut record = vec![0; self.page + 8];
        let start = part.records + at * self.stride();
        self.file.seek(SeekFrom::Start(start)).ok()?;
        self.file.read_exact(&mut record).ok()?;
        let page = record[4..4 + self.page].to_vec();
        let bytes = (1..).map(|step| self.page.checked_sub(step * STEP));
        let bytes = bytes.map_while(|at| at.filter(|at| *at > 0));
        let sum = bytes.fold(part.nonce, |sum, at| sum.wrapping_add(page[at].into()));
        let place = number(&record, 0);
        let is_it = (1..=part.pages).contains(&place) && sum == number(&record, 4 + self.page);
        is_it.then_some((place, page))
    }

    /// Whether a page stands otherwise in the file than it was: then that was written.
    fn differs(&mut self, part: &Part) -> bool {
        let mut at = 0;
        while let Some((number, was)) = self.record(part, at) {
            let mut is = vec![0; self.page];
            let start = u64::from(number).saturating_sub(1) * self.page as u64;
            let read = self.journal.seek(SeekFrom::Start(start));
            if read.is_ok() && self.journal.read_exact(&mut is).is_ok() && is != was {
                return true;
            }
            at += 1;
        }
        false
    }
}
