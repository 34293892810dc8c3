//! A folder as a disk may hold it when the power is cut: what was synced, and any part of what was
//! not.

use std::collections::{BTreeMap, HashMap};
use std::fs;
use std::path::Path;

use super::calls::Call;
use crate::dice::Dice;

/// What a disk writes whole or not at all.
const SECTOR: usize = 512;

/// What becomes of what was not synced.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Unsynced {
    /// All of it is there.
    Kept,
    /// Nothing of it is.
    Dropped,
    /// Each write is there or not, and so is the end of the list of names that changed.
    Some,
    /// The same, by sectors.
    Torn,
}

pub(crate) const UNSYNCED: [Unsynced; 4] = [
    Unsynced::Kept,
    Unsynced::Dropped,
    Unsynced::Some,
    Unsynced::Torn,
];

/// A change of a file.
enum Change {
    Write(usize, Vec<u8>),
    Truncate(usize),
}

#[derive(Default)]
struct File {
    synced: Vec<u8>,
    unsynced: Vec<Change>,
}

/// A name that came to stand for a file, or for none.
struct Named(String, Option<usize>);

/// A folder, with everything that was done to it.
pub(crate) struct Disk {
    folder: String,
    files: Vec<File>,
    names: Vec<Named>,
    names_synced: usize,
    open: HashMap<i64, Opened>,
}

enum Opened {
    File(usize),
    Folder,
}

impl Disk {
    /// A folder with nothing in it that matters.
    pub(crate) fn empty(folder: &Path) -> Self {
        Disk {
            folder: folder.to_str().expect("a path of text").to_owned(),
            files: Vec::new(),
            names: Vec::new(),
            names_synced: 0,
            open: HashMap::new(),
        }
    }

    /// A folder in which these files stand for good.
    pub(crate) fn with(folder: &Path, files: &BTreeMap<String, Vec<u8>>) -> Self {
        let mut disk = Disk::empty(folder);
        for (name, bytes) in files {
            disk.names.push(Named(name.clone(), Some(disk.files.len())));
            disk.files.push(File {
                synced: bytes.clone(),
                unsynced: Vec::new(),
            });
        }
        disk.names_synced = disk.names.len();
        disk
    }

    /// A program begins: nothing is open.
    pub(crate) fn begin(&mut self) {
        self.open.clear();
    }

    /// The program does this.
    pub(crate) fn take(&mut self, call: &Call) {
        match call {
            Call::Open {
                path,
                creates,
                truncates,
                file,
            } => self.open(path, *creates, *truncates, *file),
            Call::Write { file, at, bytes } => {
                self.change(*file, Change::Write(*at, bytes.clone()));
            }
            Call::Truncate { file, length } => self.change(*file, Change::Truncate(*length)),
            Call::Sync { file } => self.sync(*file),
            Call::Rename { from, to } => {
                let file = self.file(from);
                self.name(to, file);
                self.name(from, None);
            }
            Call::Link { from, to } => {
                let file = self.file(from);
                self.name(to, file);
            }
            Call::Unlink { path } => self.name(path, None),
            Call::Answer | Call::Said { .. } => {}
        }
    }

    fn open(&mut self, path: &str, creates: bool, truncates: bool, number: i64) {
        self.open.remove(&number);
        if path == self.folder {
            self.open.insert(number, Opened::Folder);
        } else if self.inside(path).is_some() {
            if self.file(path).is_none() && creates {
                self.files.push(File::default());
                self.name(path, Some(self.files.len() - 1));
            }
            if let Some(file) = self.file(path) {
                self.open.insert(number, Opened::File(file));
                if truncates {
                    self.files[file].unsynced.push(Change::Truncate(0));
                }
            }
        }
    }

    fn change(&mut self, file: i64, change: Change) {
        if let Some(Opened::File(file)) = self.open.get(&file) {
            self.files[*file].unsynced.push(change);
        }
    }

    fn sync(&mut self, file: i64) {
        match self.open.get(&file) {
            Some(Opened::Folder) => self.names_synced = self.names.len(),
            Some(Opened::File(file)) => {
                let file = &mut self.files[*file];
                let changes = std::mem::take(&mut file.unsynced);
                changes
                    .iter()
                    .for_each(|change| apply(&mut file.synced, change));
            }
            None => {}
        }
    }

    fn inside<'path>(&self, path: &'path str) -> Option<&'path str> {
        let name = path.strip_prefix(&self.folder)?.strip_prefix('/')?;
        // The catalogue is not written here, and what is shared in memory does not outlive a cut.
        (!name.contains('/') && !name.starts_with("catalog") && !name.ends_with("-shm"))
            .then_some(name)
    }

    fn name(&mut self, path: &str, file: Option<usize>) {
        if let Some(name) = self.inside(path) {
            let named = Named(name.to_owned(), file);
            self.names.push(named);
        }
    }

    fn file(&self, path: &str) -> Option<usize> {
        let name = self.inside(path)?;
        let mut named = self.names.iter().rev();
        named
            .find(|named| named.0 == name)
            .and_then(|named| named.1)
    }

    /// What of the folder may be on the disk if the power is cut now: each name with its bytes.
    pub(crate) fn cut(&self, unsynced: Unsynced, dice: &mut Dice) -> BTreeMap<String, Vec<u8>> {
        let last = match unsynced {
            Unsynced::Kept => self.names.len(),
            Unsynced::Dropped => self.names_synced,
            Unsynced::Some | Unsynced::Torn => dice.between(self.names_synced, self.names.len()),
        };
        let mut names = BTreeMap::new();
        for Named(name, file) in &self.names[..last] {
            match file {
                Some(file) => names.insert(name.clone(), *file),
                None => names.remove(name),
            };
        }
        let content = |(name, file): (String, usize)| (name, self.files[file].cut(unsynced, dice));
        names.into_iter().map(content).collect()
    }
}

impl File {
    fn cut(&self, unsynced: Unsynced, dice: &mut Dice) -> Vec<u8> {
        let mut bytes = self.synced.clone();
        for change in &self.unsynced {
            match (unsynced, change) {
                (Unsynced::Dropped, _) => {}
                (Unsynced::Kept, change) => apply(&mut bytes, change),
                (Unsynced::Torn, Change::Write(at, written)) => {
                    for sector in sectors(*at, written) {
                        if dice.below(2) == 1 {
                            apply(&mut bytes, &sector);
                        }
                    }
                }
                (_, change) if dice.below(2) == 1 => apply(&mut bytes, change),
                _ => {}
            }
        }
        bytes
    }
}

/// A write, parted where the disk parts it.
fn sectors(at: usize, written: &[u8]) -> Vec<Change> {
    let mut parts = Vec::new();
    let mut done = 0;
    while done < written.len() {
        let begins = at + done;
        let end = written.len().min(done + SECTOR - begins % SECTOR);
        parts.push(Change::Write(begins, written[done..end].to_vec()));
        done = end;
    }
    parts
}

fn apply(bytes: &mut Vec<u8>, change: &Change) {
    match change {
        Change::Write(at, written) => {
            let end = at + written.len();
            if bytes.len() < end {
                bytes.resize(end, 0);
            }
            bytes[*at..end].copy_from_slice(written);
        }
        Change::Truncate(length) => bytes.resize(*length, 0),
    }
}

/// Lays out a folder; what stood there of a journal goes.
pub(crate) fn lay_out(folder: &Path, files: &BTreeMap<String, Vec<u8>>) {
    for there in fs::read_dir(folder).expect("a folder") {
        let there = there.expect("an entry").path();
        if !there.ends_with("catalog.db") {
            fs::remove_file(there).expect("a file is removed");
        }
    }
    for (name, bytes) in files {
        fs::write(folder.join(name), bytes).expect("a file is written");
    }
}
