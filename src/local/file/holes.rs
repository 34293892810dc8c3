//! Copies of files, with the holes that they have as holes: one may be as long as anybody likes, and takes no room.

use std::fs::File;
use std::io::{self, Read, Seek, SeekFrom};
use std::ops::Range;

/// Copies what is in a file into one that is empty.
pub(in crate::local) fn copy(mut from: &File, mut to: &File) -> io::Result<()> {
    let length = from.metadata()?.len();
    let mut at = 0;
    while let Some(part) = filled(from, at..length)? {
        from.seek(SeekFrom::Start(part.start))?;
        to.seek(SeekFrom::Start(part.start))?;
        io::copy(&mut from.take(part.end - part.start), &mut to)?;
        at = part.end;
    }
    to.set_len(length)
}

/// The first part of a range of a file in which there is no hole; all of it where nobody knows.
#[cfg(any(target_os = "linux", target_os = "android", target_vendor = "apple"))]
fn filled(file: &File, range: Range<u64>) -> io::Result<Option<Range<u64>>> {
    use rustix::fs::{SeekFrom, seek};
    use rustix::io::Errno;
    if range.is_empty() {
        return Ok(None);
    }
    match seek(file, SeekFrom::Data(range.start)) {
        Ok(start) if start < range.end => {
            let end = seek(file, SeekFrom::Hole(start))?;
            Ok(Some(start..end.min(range.end)))
        }
        Ok(_) | Err(Errno::NXIO) => Ok(None),
        Err(Errno::INVAL) => Ok(Some(range)),
        Err(error) => Err(error.into()),
    }
}

/// Elsewhere nobody says where there are holes.
#[cfg(not(any(target_os = "linux", target_os = "android", target_vendor = "apple")))]
fn filled(_: &File, range: Range<u64>) -> io::Result<Option<Range<u64>>> {
    Ok(Some(range).filter(|range| !range.is_empty()))
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;

    /// A file of so much, of which these parts are filled, and the copy of it.
    fn copied(length: u64, parts: &[(u64, &[u8])]) -> (tempfile::TempDir, [std::path::PathBuf; 2]) {
        let folder = tempfile::tempdir().unwrap();
        let paths = ["from", "to"].map(|name| folder.path().join(name));
        let mut from = File::create_new(&paths[0]).unwrap();
        for (at, bytes) in parts {
            from.seek(SeekFrom::Start(*at)).unwrap();
            io::Write::write_all(&mut from, bytes).unwrap();
        }
        from.set_len(length).unwrap();
        let to = File::create_new(&paths[1]).unwrap();
        copy(&File::open(&paths[0]).unwrap(), &to).unwrap();
        (folder, paths)
    }

    #[test]
    fn what_is_between_holes_is_copied_to_the_byte() {
        for (length, parts) in [
            (0, &[][..]),
            (5, &[(0, &b"whole"[..])]),
            (1 << 20, &[]),
            (1 << 20, &[(0, b"at the beginning"), (700_000, &[7; 9_000])]),
            (1 << 20, &[(500_000, b"in the midst")]),
            ((1 << 20) + 3, &[((1 << 20) - 4, b"the end")]),
        ] {
            let (_folder, paths) = copied(length, parts);
            let [from, to] = paths.map(|path| fs::read(path).unwrap());
            assert!(from == to, "{length}");
        }
    }

    #[cfg(target_os = "linux")]
    #[test]
    fn a_hole_takes_no_room_in_the_copy() {
        use std::os::unix::fs::MetadataExt;
        let (_folder, [_, to]) = copied(1 << 42, &[(0, b"a head")]);
        let found = to.metadata().unwrap();
        assert_eq!(found.len(), 1 << 42);
        assert!(found.blocks() < 1_000, "{}", found.blocks());
    }
}
