//! A name for a file that another program took meanwhile.

use std::path::Path;

use super::{Code, Error};

impl Error {
    /// A file that has the name of one that was made and may replace none: it stays as it is.
    pub fn taken(file: &Path) -> Error {
        let hint = match file.is_file() {
            true => "nothing was changed: name another file, or overwrite it with --yes",
            false => "nothing was changed: name another file",
        };
        let what = format!("{} is there by now", file.display());
        Error::new(Code::LocalStore, what).hint(hint)
    }
}
