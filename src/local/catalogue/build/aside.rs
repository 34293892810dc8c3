//! A file that is made outside of the data folder while a catalogue is: the lock names it, so that whoever
//! finds the lock without the one who held it clears it away.

use std::ffi::OsString;
use std::fs::{self, File};
use std::io::{self, Read, Seek, Write};
use std::path::{Path, PathBuf};
use std::process;
use std::time::{SystemTime, UNIX_EPOCH};

/// Bytes of the longest path that is taken for one.
const LONGEST: u64 = 8_192;

/// What a file is called until it is whole: a name beside it that no other process uses.
pub fn draft_beside(file: &Path) -> PathBuf {
    let now = SystemTime::now().duration_since(UNIX_EPOCH);
    let instant = now.map_or(0, |since| since.as_nanos());
    let mut name = file.as_os_str().to_owned();
    name.push(format!(".new-{}-{instant}", process::id()));
    PathBuf::from(name)
}

/// Notes in the lock which file is going to be made.
pub(super) fn note(mut lock: &File, file: &Path) -> io::Result<()> {
    lock.set_len(0)?;
    lock.rewind()?;
    lock.write_all(file.as_os_str().as_encoded_bytes())
}

/// Clears away the file that a lock names, whose holder is gone.
pub(super) fn clear(lock: &File) {
    let mut told = Vec::new();
    let read = lock.take(LONGEST).read_to_end(&mut told);
    let file = read.ok().and_then(|_| path(told));
    if let Some(file) = file.filter(|file| is_draft(file)) {
        // It may be in a folder that is not there any more.
        let _ = fs::remove_file(file);
    }
}

#[cfg(unix)]
fn path(told: Vec<u8>) -> Option<PathBuf> {
    let told: OsString = std::os::unix::ffi::OsStringExt::from_vec(told);
    Some(PathBuf::from(told))
}

#[cfg(not(unix))]
fn path(told: Vec<u8>) -> Option<PathBuf> {
    let told = String::from_utf8(told).ok()?;
    Some(PathBuf::from(OsString::from(told)))
}

/// Whether there is a file that is called as [`draft_beside`] calls one: whatever else a lock names stays.
fn is_draft(file: &Path) -> bool {
    let name = file.file_name().unwrap_or_default().to_string_lossy();
    let is_number = |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    let parts = name.rsplit_once(".new-");
    let numbers = parts.and_then(|(_, behind)| behind.split_once('-'));
    let is_named = numbers.is_some_and(|(id, instant)| is_number(id) && is_number(instant));
    let is_file = || fs::symlink_metadata(file).is_ok_and(|found| found.is_file());
    is_named && file.is_absolute() && is_file()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A lock that names a file, which stands there by now; whether it is cleared away.
    fn is_cleared(file: &Path, make: impl FnOnce(&Path)) -> bool {
        let home = tempfile::tempdir().unwrap();
        let lock = home.path().join("lock");
        let file = home.path().join(file);
        note(&File::create(&lock).unwrap(), &file).unwrap();
        make(&file);
        clear(&File::open(&lock).unwrap());
        fs::symlink_metadata(&file).is_err()
    }

    fn plain(file: &Path) {
        fs::write(file, "").unwrap();
    }

    #[test]
    fn a_file_that_is_called_as_a_draft_is_cleared_away() {
        assert!(is_cleared(&draft_beside(Path::new("odd.ndjson")), plain));
        assert!(is_cleared(Path::new("odd new-\n.new-1-2"), plain));
    }

    #[test]
    fn whatever_else_a_lock_names_stays() {
        for name in [
            "odd.ndjson",
            "odd.new-1",
            "odd.new-1-",
            "odd.new--2",
            "odd.new-1-2-3",
            "odd.new-1-2.db",
            "new-1-2",
        ] {
            assert!(!is_cleared(Path::new(name), plain), "{name}");
        }
        let folder = |file: &Path| fs::create_dir(file).unwrap();
        assert!(!is_cleared(Path::new("odd.new-1-2"), folder));
        #[cfg(unix)]
        {
            let link = |file: &Path| std::os::unix::fs::symlink("/dev/null", file).unwrap();
            assert!(!is_cleared(Path::new("odd.new-1-2"), link));
        }
        assert!(!is_draft(Path::new("odd.new-1-2")));
    }
}
