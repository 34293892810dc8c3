//! Where the files are, what the configuration says, where keys are kept.
//!
//! Floor 1. Reading never writes: not the configuration, not a key, not a folder.

mod bounded;
mod command;
mod credentials;
mod day;
mod edit;
mod file;
mod key;
mod keyring;
mod ladder;
mod lock;
mod name;
mod pins;
mod private;
mod state;

use std::env;
use std::ffi::OsString;
use std::fmt;
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};

use directories::ProjectDirs;

pub use bounded::{Unread, read as read_bounded, refuse_endless};
pub use command::{PATIENCE as COMMAND_PATIENCE, line};
pub use credentials::{Credentials, Stored};
pub use day::{Clock, Day, TIMES_OF_DAY};
pub use edit::Edit;
pub use file::{Config, Entry};
pub use key::{Key, LONGEST as LONGEST_KEY};
pub use ladder::{Door, Found, Missing, Step};
pub use name::{LOCAL, Name};
pub use pins::{Pin, Pins};
pub use private::{
    create_new as create_private, give_free_name, give_name, real as behind_links,
    refuse_for_draft, write as write_private, write_for_all, write_from as write_private_from,
    write_new as write_new_private, write_over as write_private_over,
};
pub use state::{StateFile, Turn};

/// The folders of this person.
#[derive(Clone, Debug)]
pub struct Folders {
    /// Where journals are: `JOURNAL_DATA_DIR`, else the platform's data folder.
    pub data: PathBuf,
    /// Where the configuration is: `JOURNAL_CONFIG_DIR`, else the platform's.
    pub config: PathBuf,
    /// What may be forgotten, such as caches: `JOURNAL_STATE_DIR`, else the platform's.
    pub state: PathBuf,
}

/// Why a configuration or a store of keys cannot be used.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unusable {
    what: String,
    hint: Option<String>,
    mend: Option<(Mend, PathBuf)>,
    full: bool,
    done: bool,
}

/// What makes a file or folder one that can be used.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mend {
    /// The mode that `chmod` would give it.
    Mode(&'static str),
    /// The user that `chown` would give it to.
    Owner(u32),
}

impl Unusable {
    fn new(what: impl Into<String>) -> Self {
        Unusable {
            what: what.into(),
            hint: None,
            mend: None,
            full: false,
            done: false,
        }
    }

    /// What the system says of a file.
    fn of_file(path: &Path, error: &io::Error) -> Self {
        let kind = error.kind();
        let full = matches!(
            kind,
            ErrorKind::StorageFull | ErrorKind::QuotaExceeded | ErrorKind::FileTooLarge
        );
        let what = match kind {
            ErrorKind::NotADirectory => "what it would lie in is no folder".to_owned(),
            _ => error.to_string(),
        };
        let hint = match kind {
            ErrorKind::NotADirectory => {
                "nothing was changed: move that away, or name another folder, with JOURNAL_CONFIG_DIR or JOURNAL_STATE_DIR"
            }
            ErrorKind::FileTooLarge => {
                "nothing was changed: see how large a file may be (ulimit -f), and try again"
            }
            _ if full => "nothing was changed: make room and try again",
            _ => {
                "nothing was changed: check the permissions of the file and its folder, the disk, and how many files may be open (ulimit -n)"
            }
        };
        Unusable {
            full,
            ..Unusable::new(format!("{}: {what}", path.display())).hint(hint)
        }
    }

    /// What the system says of a folder after a file in it had its new content.
    fn after(path: &Path, error: &io::Error) -> Self {
        let what = "was written, and may be lost in a power cut";
        let told = Unusable::new(format!("{} {what}: {error}", path.display()));
        Unusable {
            done: true,
            ..told.hint("look to the disk, and run the command again, with --yes, to be sure")
        }
    }

    fn hint(mut self, hint: impl Into<String>) -> Self {
        self.hint = Some(hint.into());
        self
    }

    fn mended_by(mut self, mend: Mend, place: &Path) -> Self {
        self.mend = Some((mend, place.to_owned()));
        self
    }

    /// What would make a file or folder one that can be used, where that is what to do next.
    pub fn mend(&self) -> Option<(Mend, &Path)> {
        let (mend, place) = self.mend.as_ref()?;
        Some((*mend, place))
    }

    /// What to do next.
    pub fn hint_text(&self) -> Option<&str> {
        self.hint.as_deref()
    }

    /// Whether the disk is full.
    pub fn is_full(&self) -> bool {
        self.full
    }

    /// Whether what was to be written was, though it may not last.
    pub fn is_done(&self) -> bool {
        self.done
    }
}

impl fmt::Display for Unusable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.what)
    }
}

impl Folders {
    /// The folders, from the environment and the platform.
    ///
    /// Errors: when there is no home folder and none was named.
    pub fn find() -> Result<Folders, Unusable> {
        let platform = ProjectDirs::from("", "", "journal");
        let choose = |name: &str, own: fn(&ProjectDirs) -> &Path| {
            let named = env::var_os(name)
                .filter(|folder| !folder.is_empty())
                .map(absolute);
            named
                .or_else(|| platform.as_ref().map(|platform| own(platform).to_owned()))
                .ok_or_else(|| {
                    Unusable::new(format!("there is no home folder: set {name} to a folder"))
                })
        };
        Ok(Folders {
            data: choose("JOURNAL_DATA_DIR", ProjectDirs::data_dir)?,
            config: choose("JOURNAL_CONFIG_DIR", ProjectDirs::config_dir)?,
            state: choose("JOURNAL_STATE_DIR", |platform| {
                platform.state_dir().unwrap_or(platform.data_local_dir())
            })?,
        })
    }
}

fn absolute(folder: OsString) -> PathBuf {
    let folder = PathBuf::from(folder);
    std::path::absolute(&folder).unwrap_or(folder)
}
