//! Which file a name leads to.

use std::path::Path;

use crate::local::failure::Failure;

/// What tells a file from every other while it is there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::local) struct Identity(u64, u64);

impl Identity {
    /// The identity of the file of this name; `None` where there is none, or it cannot be asked.
    pub(in crate::local) fn of(path: &Path) -> Option<Identity> {
        let metadata = path.metadata().ok()?;
        #[cfg(unix)]
        {
            use std::os::unix::fs::MetadataExt;
            Some(Identity(metadata.dev(), metadata.ino()))
        }
        #[cfg(not(unix))]
        Some(Identity(0, u64::from(metadata.is_file())))
    }
}

/// Refuses to write into a file that nobody will find any more under its name.
pub(in crate::local) fn still_there(path: &Path, opened: Option<Identity>) -> Result<(), Failure> {
    match Identity::of(path) == opened {
        true => Ok(()),
        false => Err(Failure::Store {
            what: "is not there any more, or another file stands in its place".to_owned(),
            hint: "nothing was changed: put the file back, or stop this program and start it again",
            read_only: false,
        }),
    }
}
