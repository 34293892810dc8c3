//! Several files that make one source: a folder, or a zip.

use std::collections::{BTreeMap, BTreeSet};
use std::fs::{self, File};
use std::io::{self, BufRead, BufReader, Read};
use std::path::{Path, PathBuf};

use zip::ZipArchive;

use super::bytes::{Blocks, Honest};
use super::source::Progress;
use super::{ciqual_names, usda_sr28};
use crate::catalog::read::{broken, trouble};
use crate::error::Result;

/// Bytes of the largest file that is read as a whole; the largest that is published has 40 MB.
const LARGEST: u64 = 128 << 20;

/// Files of the largest zip that is looked into; of those that are published the largest has 40.
const MOST: usize = 1_000;

/// Files by their name without the folders they lie in.
pub struct Files {
    places: BTreeMap<String, Place>,
    /// The folders of a zip in which tables lie; none, where it is a folder itself.
    folders: BTreeSet<String>,
    progress: Progress,
}

/// Where a file lies.
enum Place {
    Path(PathBuf),
    Packed { zip: PathBuf, number: usize },
}

/// The folder in which the files of a folder lie: itself, or the only thing in it, as of a zip that was
/// unpacked. What is hidden is not looked at.
pub(super) fn innermost(folder: &Path) -> io::Result<PathBuf> {
    let mut only = None;
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        let is_hidden = entry.file_name().as_encoded_bytes().starts_with(b".");
        if !is_hidden && only.replace(entry.path()).is_some() {
            return Ok(folder.to_owned());
        }
    }
    let only = only.filter(|path| path.is_dir());
    Ok(only.unwrap_or_else(|| folder.to_owned()))
}

/// Whether something in a zip is hidden, or was put there by a system for itself.
fn is_hidden(inside: &str) -> bool {
    let mut parts = inside.split('/');
    parts.any(|part| {
        let is_here = part == "." || part == "..";
        !is_here && part.starts_with('.') || part == "__MACOSX"
    })
}

/// Whether a file may be one of the tables that are read, by its name.
fn is_table(name: &str) -> bool {
    let lower = name.to_ascii_lowercase();
    let is_text = usda_sr28::TABLES.contains(&name) || ciqual_names::is(name);
    is_text || lower.ends_with(".csv") || lower.ends_with(".xls")
}

/// All that is read of a file, of this name.
///
/// Errors: as [`Files::whole`].
pub(super) fn whole(name: &str, file: impl Read) -> Result<Vec<u8>> {
    let mut bytes = Vec::new();
    let read = file.take(LARGEST + 1).read_to_end(&mut bytes);
    read.map_err(|error| broken(name, &error))?;
    match bytes.len() as u64 > LARGEST {
        true => Err(trouble(name, 1, "the file is too large to be this table")),
        false => Ok(bytes),
    }
}

impl Files {
    /// The files that lie in a folder, or in the one folder that it holds.
    pub(super) fn folder(path: &Path, progress: &Progress) -> io::Result<Files> {
        let mut places = BTreeMap::new();
        for entry in fs::read_dir(innermost(path)?)? {
            let path = entry?.path();
            if let Some(name) = path.file_name().filter(|_| path.is_file()) {
                let name = name.to_string_lossy().into_owned();
                places.insert(name, Place::Path(path));
            }
        }
        Ok(Files {
            places,
            folders: BTreeSet::new(),
            progress: progress.clone(),
        })
    }

    /// The files of a zip, at any depth but for hidden ones; of several with one name the first. To look into one of
    /// them takes as long as there are others, so that one with more than any that is published is refused.
    pub(super) fn zip(path: &Path, progress: &Progress) -> io::Result<Files> {
        let mut zip = ZipArchive::new(BufReader::new(File::open(path)?))?;
        if zip.len() > MOST {
            let what = format!("there are {} files in it, more than {MOST}", zip.len());
            return Err(io::Error::new(io::ErrorKind::FileTooLarge, what));
        }
        let (mut places, mut folders) = (BTreeMap::new(), BTreeSet::new());
        for number in 0..zip.len() {
            let file = zip.by_index_raw(number)?;
            let inside = file.name()?.replace('\\', "/");
            let inside = inside.trim_start_matches("./");
            if file.is_dir() || is_hidden(inside) {
                continue;
            }
            let (folder, name) = inside.rsplit_once('/').unwrap_or(("", inside));
            if is_table(name) {
                folders.insert(folder.to_owned());
            }
            if !places.contains_key(name) {
                let zip = path.to_owned();
                places.insert(name.to_owned(), Place::Packed { zip, number });
            }
        }
        Ok(Files {
            places,
            folders,
            progress: progress.clone(),
        })
    }

    /// The folders of a zip in which tables lie, where they are several: whether those of one belong to those of
    /// another, nobody can tell.
    pub(super) fn several_folders(&self) -> Option<Vec<&str>> {
        let named = |folder| match folder {
            "" => "outside of any",
            named => named,
        };
        let folders = self.folders.iter().map(String::as_str).map(named);
        (self.folders.len() > 1).then(|| folders.collect())
    }

    /// Whether there is a file of this name.
    pub(super) fn has(&self, name: &str) -> bool {
        self.places.contains_key(name)
    }

    /// The names of all files.
    pub(super) fn names(&self) -> impl Iterator<Item = &str> {
        self.places.keys().map(String::as_str)
    }

    /// The bytes of a file.
    ///
    /// Errors: as [`Error::unreadable`](crate::error::Error::unreadable).
    pub(super) fn open(&self, name: &str) -> Result<Box<dyn BufRead + Send>> {
        let opened = match self.places.get(name) {
            None => Err(io::Error::new(io::ErrorKind::NotFound, "it is missing")),
            Some(Place::Path(path)) => self.open_path(path),
            Some(Place::Packed { zip, number }) => self.open_packed(zip, *number),
        };
        opened.map_err(|error| broken(name, &error))
    }

    /// The first bytes of a file, which is not read any further; they do not count as read.
    pub(super) fn head(&self, name: &str, most: u64) -> io::Result<Vec<u8>> {
        let mut head = Vec::new();
        match self.places.get(name) {
            None => {}
            Some(Place::Path(path)) => {
                File::open(path)?.take(most).read_to_end(&mut head)?;
            }
            Some(Place::Packed { zip, number }) => {
                let mut zip = ZipArchive::new(BufReader::new(File::open(zip)?))?;
                let file = zip.by_index(*number)?;
                file.take(most).read_to_end(&mut head)?;
            }
        }
        Ok(head)
    }

    /// A whole file.
    ///
    /// Errors: as [`Error::unreadable`](crate::error::Error::unreadable); `NotUnderstood` when it is larger than any that is
    /// published.
    pub(super) fn whole(&self, name: &str) -> Result<Vec<u8>> {
        whole(name, self.open(name)?)
    }

    fn open_path(&self, path: &Path) -> io::Result<Box<dyn BufRead + Send>> {
        let file = File::open(path)?;
        self.progress.expect(file.metadata()?.len());
        let file = self.progress.watch(file);
        Ok(Box::new(BufReader::with_capacity(1 << 18, file)))
    }

    /// Unpacks on a thread of its own, which holds the zip open. How much is packed is counted: what the zip says of it
    /// may be anything.
    fn open_packed(&self, zip: &Path, number: usize) -> io::Result<Box<dyn BufRead + Send>> {
        let read = Progress::default();
        let mut zip = ZipArchive::new(BufReader::new(read.watch(File::open(zip)?)))?;
        let progress = self.progress.clone();
        progress.expect(zip.by_index_raw(number)?.size());
        Ok(Box::new(Blocks::given(move |give| {
            match zip.by_index(number) {
                Ok(file) => {
                    let before = read.bytes();
                    let packed = move || read.bytes() - before;
                    give.all(progress.watch(Honest::of(file, packed)));
                }
                Err(error) => give.trouble(error.into()),
            }
        })))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_table_without_end_is_refused() {
        let error = whole("table.csv", io::repeat(b'x')).unwrap_err();
        assert!(error.message().contains("too large"), "{error}");
    }
}
