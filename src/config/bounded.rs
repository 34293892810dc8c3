//! Files that somebody names, read where that ends: neither what never ends nor what waits for another.

use std::fs::{self, File};
use std::io::{self, ErrorKind, Read};
use std::path::{Path, PathBuf};

/// The largest file of the configuration, of keys or of certificates, in bytes.
const LARGEST: u64 = 4 * 1024 * 1024;

/// Why a file was not read.
#[derive(Debug)]
pub enum Unread {
    /// The system does not give it.
    System(io::Error),
    /// It is a link, or stands behind one, to what is not there nor could be made: it may be away with its disk.
    Nowhere {
        /// The link.
        link: PathBuf,
        /// What it leads to.
        to: PathBuf,
    },
    /// It is a folder.
    Folder,
    /// It is a pipe or a device: whoever opened it might wait, or read, for ever.
    NoFile,
    /// It is larger than any such file is.
    TooLarge,
}

impl Unread {
    /// What is wrong with the file of this name.
    pub fn told(&self, path: &Path) -> String {
        let path = path.display();
        match self {
            Unread::System(error) => format!("{path}: {error}"),
            Unread::Nowhere { link, to } => format!(
                "{} is a link that leads nowhere: to {}",
                link.display(),
                to.display()
            ),
            Unread::Folder => format!("{path} is a folder, not a file"),
            Unread::NoFile => format!("{path} is a pipe or a device, not a file"),
            Unread::TooLarge => format!("{path} is larger than {} MiB", LARGEST >> 20),
        }
    }
}

/// What to do about a link that leads nowhere.
pub(super) const BRING_BACK: &str = "nothing was changed: bring back what it leads to (is its disk mounted?), or move the link away";

impl From<io::Error> for Unread {
    fn from(error: io::Error) -> Self {
        Unread::System(error)
    }
}

/// Refuses what is no file, or is too large, without opening it.
///
/// Errors: why it is not to be read.
pub fn refuse_endless(path: &Path) -> Result<(), Unread> {
    let found = fs::metadata(path).map_err(|error| unfound(path, error))?;
    match found.is_file() {
        true if found.len() <= LARGEST => Ok(()),
        true => Err(Unread::TooLarge),
        false if found.is_dir() => Err(Unread::Folder),
        false => Err(Unread::NoFile),
    }
}

/// Why the system does not find what has this name.
fn unfound(path: &Path, error: io::Error) -> Unread {
    if error.kind() == ErrorKind::PermissionDenied {
        return Unread::System(error);
    }
    let mut missing = path.ancestors().take_while(|place| !place.exists());
    let link = missing.find_map(|place| Some((place, fs::read_link(place).ok()?)));
    match link {
        // A file of one's own, kept elsewhere, that is written through its link.
        Some((link, to)) if link == path && can_be_made(link, &to) => Unread::System(error),
        Some((link, to)) => Unread::Nowhere {
            link: link.to_owned(),
            to,
        },
        None => Unread::System(error),
    }
}

/// Whether what a link leads to could be made: its folder is there.
fn can_be_made(link: &Path, to: &Path) -> bool {
    let to = link.parent().map(|folder| folder.join(to));
    let is_no_link = |to: &PathBuf| !to.is_symlink() && to.parent().is_some_and(Path::is_dir);
    to.as_ref().is_some_and(is_no_link)
}

/// The bytes of a file.
///
/// Errors: as of [`refuse_endless`].
pub fn read(path: &Path) -> Result<Vec<u8>, Unread> {
    refuse_endless(path)?;
    let mut bytes = Vec::new();
    // It may have grown since.
    File::open(path)?
        .take(LARGEST + 1)
        .read_to_end(&mut bytes)?;
    match bytes.len() as u64 > LARGEST {
        true => Err(Unread::TooLarge),
        false => Ok(bytes),
    }
}

#[cfg(all(test, unix))]
mod tests {
    use super::*;
    use std::process::Command;

    #[test]
    fn what_never_ends_or_waits_is_not_read() {
        let folder = tempfile::tempdir().unwrap();
        let named = |name: &str| folder.path().join(name);
        fs::write(named("small"), "text").unwrap();
        File::create(named("sparse"))
            .unwrap()
            .set_len(1 << 30)
            .unwrap();
        assert!(
            Command::new("mkfifo")
                .arg(named("pipe"))
                .status()
                .unwrap()
                .success()
        );
        assert_eq!(read(&named("small")).unwrap(), b"text");
        for (path, why) in [
            (named("sparse"), "is larger than 4 MiB"),
            (named("pipe"), "is a pipe or a device, not a file"),
            ("/dev/zero".into(), "is a pipe or a device, not a file"),
            (folder.path().to_owned(), "is a folder, not a file"),
        ] {
            let told = read(&path).unwrap_err().told(&path);
            assert_eq!(told, format!("{} {why}", path.display()));
        }
        assert!(matches!(read(&named("none")), Err(Unread::System(_))));
        std::os::unix::fs::symlink("usb/away", named("link")).unwrap();
        std::os::unix::fs::symlink("link", named("chain")).unwrap();
        for (path, link, to) in [
            ("link", "link", "usb/away"),
            ("link/below/file", "link", "usb/away"),
            ("chain", "chain", "link"),
        ] {
            let told = read(&named(path)).unwrap_err().told(&named(path));
            let link = named(link);
            let nowhere = format!("{} is a link that leads nowhere: to {to}", link.display());
            assert_eq!(told, nowhere);
        }
        // What could be made there is not there yet.
        fs::create_dir(named("usb")).unwrap();
        assert!(matches!(read(&named("link")), Err(Unread::System(_))));
    }
}
