//! How long a source is, before it is read: for whoever asks whether there is room for its foods.

use std::fs::{self, File};
use std::io::{self, BufReader, Read};
use std::path::Path;

use zip::ZipArchive;

use super::format::Format;
use super::{ndjson, off};

/// How much longer a packed file is at least, when it is unpacked: of gzip and zstd nothing
/// certain can be known before they are read.
const PACKED: u64 = 3;

/// The least that the foods of a file, folder or zip take in a catalogue; 0 where nothing is known.
///
/// Measured: real products, most of whose columns are not kept, take 1.9 to 2.4 times their packed
/// table and a quarter to a third of the unpacked one; a million made-up ones take 3.2 times the
/// packed and as much as the unpacked. An import is refused only where the least does not fit.
pub fn least_room(format: &Format, path: &Path) -> u64 {
    let extent = Extent::of(path).unwrap_or_default();
    let is = |other: &Format| format.name == other.name;
    if is(&off::tsv::FORMAT) {
        return extent.packed * 2 + extent.plain / 4;
    }
    match is(&ndjson::FORMAT) {
        true => (extent.packed * PACKED + extent.plain) / 2,
        // Of these a small part is kept.
        false => (extent.packed * PACKED + extent.plain) / 20,
    }
}

/// Bytes of a source.
#[derive(Debug, Default, PartialEq, Eq)]
struct Extent {
    /// As they are packed, where only reading them tells how many they become.
    packed: u64,
    /// Unpacked.
    plain: u64,
}

impl Extent {
    /// What it is, its first bytes say, and not its name.
    fn of(path: &Path) -> io::Result<Extent> {
        if path.is_dir() {
            let plain = folder(path)?;
            return Ok(Extent { packed: 0, plain });
        }
        let mut file = File::open(path)?;
        let length = file.metadata()?;
        if !length.is_file() {
            return Ok(Extent::default());
        }
        let mut first = [0; 4];
        file.read_exact(&mut first)?;
        Ok(match first {
            [0x1f, 0x8b, ..] | [0x28, 0xb5, 0x2f, 0xfd] => Extent {
                packed: length.len(),
                plain: 0,
            },
            [b'P', b'K', 3, 4] => Extent {
                packed: 0,
                plain: members(path)?,
            },
            _ => Extent {
                packed: 0,
                plain: length.len(),
            },
        })
    }
}

fn folder(path: &Path) -> io::Result<u64> {
    let mut length = 0;
    for entry in fs::read_dir(path)? {
        let file = fs::metadata(entry?.path())?;
        length += if file.is_file() { file.len() } else { 0 };
    }
    Ok(length)
}

fn members(path: &Path) -> io::Result<u64> {
    let mut zip = ZipArchive::new(BufReader::new(File::open(path)?))?;
    let mut length = 0_u64;
    for number in 0..zip.len() {
        length = length.saturating_add(zip.by_index_raw(number)?.size());
    }
    Ok(length)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_packed_is_known_by_its_first_bytes_and_not_by_its_name() {
        let home = tempfile::tempdir().unwrap();
        let extent = |name: &str, bytes: &[u8]| {
            fs::write(home.path().join(name), bytes).unwrap();
            Extent::of(&home.path().join(name)).unwrap()
        };
        let packed = Extent {
            packed: 6,
            plain: 0,
        };
        let plain = Extent {
            packed: 0,
            plain: 6,
        };
        assert_eq!(extent("a.csv", &[0x1f, 0x8b, 8, 0, 0, 0]), packed);
        assert_eq!(extent("a.csv", &[0x28, 0xb5, 0x2f, 0xfd, 0, 0]), packed);
        assert_eq!(extent("a.csv.gz", b"code\t\n"), plain);
        let both = Extent {
            packed: 0,
            plain: 12,
        };
        assert_eq!(Extent::of(home.path()).unwrap(), both);
    }

    #[test]
    fn a_zip_is_as_long_as_what_is_in_it() {
        use std::io::Write;
        let home = tempfile::tempdir().unwrap();
        let path = home.path().join("a.zip");
        let mut zip = zip::ZipWriter::new(File::create(&path).unwrap());
        let packed = zip::write::SimpleFileOptions::default();
        for name in ["food.csv", "below/other.csv"] {
            zip.start_file(name, packed).unwrap();
            zip.write_all(&[b'a'; 50_000]).unwrap();
        }
        zip.finish().unwrap();
        assert!(fs::metadata(&path).unwrap().len() < 5_000);
        let plain = 100_000;
        assert_eq!(Extent::of(&path).unwrap(), Extent { packed: 0, plain });
    }
}
