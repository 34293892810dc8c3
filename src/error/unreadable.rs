//! A file that somebody named and that the system does not give.

use std::io::{self, ErrorKind};

use super::{Code, Error};

const TROUBLE: &str = "nothing was changed: look to the disk it is on, and how many files may be open (ulimit -n), and run it again";

const ANOTHER: &str = "name a file that is there, and that you may read";

/// What a system says of links that lead round in a ring, of which there is no kind: `ELOOP`.
const RING: i32 = if cfg!(target_os = "linux") { 40 } else { 62 };

/// What a system says of a device behind which nothing is: `ENXIO`.
const NO_DEVICE: i32 = 6;

impl Error {
    /// A file, named by `name`, that cannot be read.
    ///
    /// `NotUnderstood` where it is not there, is none or not for this person, or holds what it should not:
    /// another one may be named. `LocalStore` where the system fails, whatever is named.
    pub fn unreadable(name: &str, error: &io::Error) -> Error {
        let what = format!("{name}: {error}");
        let is_told = error.raw_os_error().is_some();
        match is_of_the_system(error) {
            true => Error::new(Code::LocalStore, what).hint(TROUBLE),
            false if is_told => Error::new(Code::NotUnderstood, what).hint(ANOTHER),
            false => Error::new(Code::NotUnderstood, what),
        }
    }
}

fn is_of_the_system(error: &io::Error) -> bool {
    let is_of_the_name = matches!(
        error.kind(),
        ErrorKind::NotFound
            | ErrorKind::PermissionDenied
            | ErrorKind::IsADirectory
            | ErrorKind::NotADirectory
            | ErrorKind::InvalidFilename
            | ErrorKind::InvalidInput
    );
    let is_nowhere = |code| cfg!(unix) && [RING, NO_DEVICE].contains(&code);
    let told = error.raw_os_error();
    told.is_some_and(|code| !is_of_the_name && !is_nowhere(code))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_wrong_with_a_file_is_mended_there_and_what_fails_is_not() {
        let code = |error: io::Error| Error::unreadable("meals.csv", &error).code();
        assert_eq!(code(ErrorKind::InvalidData.into()), Code::NotUnderstood);
        let missing = std::fs::File::open("there/is/no/such.csv").expect_err("it is missing");
        assert_eq!(code(missing), Code::NotUnderstood);
        #[cfg(unix)]
        {
            let folder = tempfile::tempdir().expect("a folder");
            let ring = folder.path().join("ring.csv");
            std::os::unix::fs::symlink(&ring, &ring).expect("a link");
            let ring = std::fs::File::open(&ring).expect_err("it leads nowhere");
            assert_eq!(code(ring), Code::NotUnderstood);
        }
        // No file is closed twice: EBADF, by that number on every system with file descriptors.
        assert_eq!(code(io::Error::from_raw_os_error(9)), Code::LocalStore);
    }
}
