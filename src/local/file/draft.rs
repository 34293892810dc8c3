//! A file under another name until it is whole.

use std::fs;
use std::ops::Deref;
use std::path::{Path, PathBuf};

use super::header::with_behind;
use super::noted::{self, Note};
use crate::local::failure::Failure;
use crate::local::unfinished;

/// A name that no other process uses, for a file that is being made. What has it when this goes, goes too, with
/// what SQLite put beside it: also where the process is asked to end meanwhile.
pub(in crate::local) struct Draft {
    /// The file, what may stand beside it, and at the end the note that it is there.
    files: Vec<PathBuf>,
    /// Held for as long.
    note: Option<Note>,
}

impl Draft {
    /// A name beside that of the file.
    pub(in crate::local) fn beside(path: &Path) -> Draft {
        let id = uuid::Uuid::new_v4().simple();
        let draft = path.with_extension(format!("new-{id}"));
        let files = ["", "-wal", "-shm", "-journal"].map(|behind| with_behind(&draft, behind));
        unfinished::begin(&files);
        Draft {
            files: files.into(),
            note: None,
        }
    }

    /// A name beside that of a copy of a journal, which may be anywhere: where it is stands beside the journal meanwhile.
    /// Where that cannot be, why not is given along.
    pub(in crate::local) fn noted(copy: &Path, journal: &Path) -> (Draft, Option<Failure>) {
        let mut draft = Draft::beside(copy);
        match noted::note(&draft, journal) {
            Err(why) => (draft, Some(why)),
            Ok(note) => {
                unfinished::begin(std::slice::from_ref(&note.path));
                draft.files.push(note.path.clone());
                draft.note = Some(note);
                (draft, None)
            }
        }
    }
}

impl Deref for Draft {
    type Target = Path;

    fn deref(&self) -> &Path {
        &self.files[0]
    }
}

impl Drop for Draft {
    fn drop(&mut self) {
        for file in &self.files {
            let _ = fs::remove_file(file);
        }
        unfinished::end(&self.files);
    }
}
