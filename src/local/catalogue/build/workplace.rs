//! Where a catalogue is made: beside the one there is, by one process at a time.

use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};
use std::time::Duration;

use super::super::super::failure::Failure;
use super::super::super::reviews::mirror;
use super::super::super::{file, link, unfinished};
use super::aside;
use crate::error::Result as Answer;

/// A place to make a catalogue in; whoever holds it is alone. What is not given its name is gone
/// with it.
pub(in super::super) struct Workplace {
    /// The catalogue's name, which may be a link.
    name: PathBuf,
    catalogue: PathBuf,
    draft: PathBuf,
    lock: PathBuf,
    /// A file that is made outside meanwhile.
    aside: Option<PathBuf>,
    /// Locked while it is open, however the process ends.
    held: File,
}

/// How long the making of a first catalogue may take: one that takes longer, or was stopped, is not waited for.
const PATIENCE: Duration = Duration::from_secs(10);

/// What to do while somebody else makes the catalogue.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(in super::super) enum Meanwhile {
    Wait,
    GiveUp,
}

impl Workplace {
    /// Enters, and clears away what a killed process left behind.
    ///
    /// Errors: when somebody else is there and that is not waited for.
    pub(in super::super) fn enter(
        catalogue: &Path,
        meanwhile: Meanwhile,
    ) -> Result<Workplace, Failure> {
        link::refuse_nowhere(catalogue)?;
        let name = catalogue.to_owned();
        let catalogue = &real(catalogue);
        if let Some(folder) = catalogue.parent() {
            file::create_folder(folder)?;
        }
        let lock = lock_of(catalogue);
        let held = loop {
            if fs::symlink_metadata(&lock).is_ok_and(|found| !found.is_file()) {
                return Err(Failure::in_the_way(format!(
                    "has {} beside it, which is no file of ours",
                    lock.display()
                )));
            }
            let mut options = file::private_options();
            let file = options.read(true).create(true).open(&lock)?;
            acquire(&file, meanwhile)?;
            // Whoever was there before took the name away: the next one locks another file.
            if has_name(&file, &lock)? {
                break file;
            }
        };
        let draft = draft_of(catalogue);
        unfinished::begin(&[draft.clone(), lock.clone()]);
        aside::clear(&held);
        remove(&draft)?;
        Ok(Workplace {
            name,
            catalogue: catalogue.to_owned(),
            draft,
            lock,
            aside: None,
            held,
        })
    }

    /// Notes a file that is going to be made outside of the data folder, under a name of
    /// [`draft_beside`](super::draft_beside): whatever has that name is gone with what is made here.
    pub(super) fn note_aside(&mut self, file: &Path) -> Result<(), Failure> {
        aside::note(&self.held, file)?;
        unfinished::begin(&[file.to_owned()]);
        self.aside = Some(file.to_owned());
        Ok(())
    }

    /// The file to make the catalogue in.
    pub(in super::super) fn draft(&self) -> &Path {
        &self.draft
    }

    /// Has what was made stand on the disk, so that to give it its name takes a moment.
    pub(in super::super) fn make_last(&self) -> Result<(), Failure> {
        Ok(File::open(&self.draft)?.sync_all()?)
    }

    /// Gives what was made the catalogue's name: it was asked for, and cannot be abandoned any more.
    pub(in super::super) fn publish(&self) -> Result<(), Failure> {
        self.publish_as(true)?;
        // The catalogue knows what was accepted: where the other file cannot be written, that is enough.
        let _ = self.mirror();
        Ok(())
    }

    /// Has the file of reviews know all that the catalogue does.
    pub(in super::super) fn mirror(&self) -> Answer<()> {
        mirror(&self.name)
    }

    /// Gives its name to a catalogue that nobody asked for: it has to be there first.
    pub(in super::super) fn publish_first(&self) -> Result<(), Failure> {
        self.publish_as(false)
    }

    fn publish_as(&self, is_deed: bool) -> Result<(), Failure> {
        self.make_last()?;
        unfinished::finish(is_deed, || file::give_name(&self.draft, &self.catalogue))
    }
}

impl Drop for Workplace {
    fn drop(&mut self) {
        let aside = self.aside.take();
        for file in aside.iter().chain([&self.draft, &self.lock]) {
            let _ = fs::remove_file(file);
            unfinished::end(std::slice::from_ref(file));
        }
    }
}

/// Clears away what a killed process left behind, unless somebody is at work there. Where nothing is
/// left, it takes one look at the folder: whoever makes a catalogue makes its lock first and takes it away last.
pub(in super::super) fn tidy_at_a_look(catalogue: &Path) {
    if fs::symlink_metadata(lock_of(catalogue)).is_ok() {
        tidy(catalogue);
    }
}

/// The same, also where the catalogue's name is a link, or somebody took the lock away.
pub(in super::super) fn tidy(catalogue: &Path) {
    let real = &real(catalogue);
    // A process that is killed at the right moment leaves its lock alone.
    if (draft_of(real).exists() || lock_of(real).exists())
        && let Ok(place) = Workplace::enter(catalogue, Meanwhile::GiveUp)
    {
        let _ = place.mirror();
    }
}

/// The file itself, where its name is a link to it: that stays one.
fn real(catalogue: &Path) -> PathBuf {
    catalogue
        .canonicalize()
        .unwrap_or_else(|_| catalogue.to_owned())
}

fn draft_of(catalogue: &Path) -> PathBuf {
    catalogue.with_extension("db.new")
}

fn lock_of(catalogue: &Path) -> PathBuf {
    catalogue.with_extension("db.lock")
}

fn remove(draft: &Path) -> Result<(), Failure> {
    match fs::remove_file(draft) {
        Err(error) if error.kind() != std::io::ErrorKind::NotFound => Err(error.into()),
        _ => Ok(()),
    }
}

fn acquire(held: &File, meanwhile: Meanwhile) -> Result<(), Failure> {
    let patience = match meanwhile {
        Meanwhile::Wait => PATIENCE,
        Meanwhile::GiveUp => Duration::ZERO,
    };
    match file::lock_within(held, patience)? {
        true => Ok(()),
        false => Err(Failure::Store {
            what: "is being made anew by another program".to_owned(),
            hint: "nothing was changed: try again when the other program is done, or end it",
            read_only: false,
        }),
    }
}

/// Whether a name is that of the file that was opened by it.
///
/// Errors: where nobody can tell: asking again might never end.
#[cfg(unix)]
fn has_name(file: &File, name: &Path) -> io::Result<bool> {
    use std::os::unix::fs::MetadataExt;
    let id = |file: fs::Metadata| (file.dev(), file.ino());
    match fs::symlink_metadata(name) {
        Ok(named) => Ok(id(named) == id(file.metadata()?)),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(false),
        Err(error) => Err(error),
    }
}

/// Elsewhere a file that is open keeps its name.
#[cfg(not(unix))]
fn has_name(_: &File, _: &Path) -> io::Result<bool> {
    Ok(true)
}
