//! How long a source is, before it is read: for whoever asks whether there is room for its foods.

use std::fs::{self, File};
use std::io::{self, BufRead, BufReader, Read};
use std::path::Path;

use flate2::bufread::MultiGzDecoder;
use memchr::memchr_iter;
use zip::ZipArchive;

use super::files::innermost;
use super::format::Format;
use super::source::Progress;
use super::{ndjson, off};

/// How much longer a packed file is at least, when it is unpacked: of gzip and zstd nothing
/// certain can be known before they are read.
const PACKED: u64 = 3;

/// Bytes that a food takes in the catalogue at least, with what it is found by.
///
/// Measured by the catalogue's growth for each row: 453 in the table of 2016 (2,820 rows), 704 in that
/// of 2026 (1,000), 692 in the JSON lines of 2020 (71), 585 in 20,000 made-up products of the layout of
/// 2019. Their tables are from 235 to 3,000 bytes a row: of those nothing can be told.
pub const FOOD: u64 = 450;

/// Unpacked bytes of a file of lines that are looked at, and those that are read at once.
const SAMPLE: u64 = 4 << 20;
const BLOCK: usize = 1 << 15;

/// The least that the foods of a file, folder or zip take in a catalogue; 0 where nothing is known.
///
/// Of a file with a food a line, packed or not, its beginning tells how many there are. An import is
/// refused only where the least does not fit.
pub fn least_room(format: &Format, path: &Path) -> u64 {
    let lines = [&off::tsv::FORMAT, &off::jsonl::FORMAT, &ndjson::FORMAT];
    if lines.iter().any(|other| format.name == other.name) {
        return rows(path).unwrap_or_default().saturating_mul(FOOD);
    }
    // Of these a small part is kept.
    let extent = Extent::of(path).unwrap_or_default();
    (extent.packed * PACKED + extent.plain) / 20
}

/// About how many lines a file has, by how many there are in its beginning.
fn rows(path: &Path) -> io::Result<u64> {
    let length = fs::metadata(path)?;
    if !length.is_file() {
        return Ok(0);
    }
    let read = Progress::default();
    let file = BufReader::with_capacity(BLOCK, read.watch(File::open(path)?));
    let mut sample = BufReader::new(unpacked(file)?.take(SAMPLE));
    let mut rows = 0;
    // What cannot be read is told by who reads it all.
    while let Ok(block) = sample.fill_buf()
        && !block.is_empty()
    {
        rows += memchr_iter(b'\n', block).count() as u128;
        let looked_at = block.len();
        sample.consume(looked_at);
    }
    let rows = rows * u128::from(length.len()) / u128::from(read.bytes().max(1));
    Ok(u64::try_from(rows).unwrap_or(u64::MAX))
}

fn unpacked(mut file: impl BufRead + 'static) -> io::Result<Box<dyn Read>> {
    Ok(match file.fill_buf()? {
        bytes if is_gzip(bytes) => Box::new(MultiGzDecoder::new(file)),
        bytes if is_zstd(bytes) => Box::new(zstd::Decoder::with_buffer(file)?),
        _ => Box::new(file),
    })
}

fn is_gzip(bytes: &[u8]) -> bool {
    bytes.starts_with(&[0x1f, 0x8b])
}

fn is_zstd(bytes: &[u8]) -> bool {
    bytes.starts_with(&[0x28, 0xb5, 0x2f, 0xfd])
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
            bytes if is_gzip(&bytes) || is_zstd(&bytes) => Extent {
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
    for entry in fs::read_dir(innermost(path)?)? {
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
    fn packed_or_not_a_table_of_many_rows_takes_the_room_of_as_many_foods() {
        use std::io::Write;
        const ROWS: u64 = 60_000;
        let home = tempfile::tempdir().unwrap();
        let tabs = "\t".repeat(90);
        let row = |row: u64| format!("{row}\tProduct {}\t{}{tabs}\n", row * 7919, row % 97);
        let table = (0..ROWS).map(row).collect::<String>();
        let mut gzip = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::fast());
        gzip.write_all(table.as_bytes()).unwrap();
        let zstd = zstd::encode_all(table.as_bytes(), 3).unwrap();
        for bytes in [table.into_bytes(), gzip.finish().unwrap(), zstd] {
            let path = home.path().join("table");
            fs::write(&path, bytes).unwrap();
            let room = least_room(&off::tsv::FORMAT, &path);
            let whole = ROWS * FOOD;
            assert!((whole * 4 / 5..whole * 6 / 5).contains(&room), "{room}");
        }
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
