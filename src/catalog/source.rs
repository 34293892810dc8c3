//! What is imported: bytes of one file or of standard input, or several files of a folder or zip.

use std::fs::File;
use std::io::{self, BufRead, BufReader, Cursor, Read, Seek, SeekFrom};
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use super::bytes::unpacked;
use super::files::Files;
use super::read::broken;
use crate::error::{Code, Error, Result};

/// Bytes that are looked at to tell the format.
const HEAD: u64 = 1 << 16;

/// The first bytes of a zip.
const ZIP: &[u8] = b"PK\x03\x04";

/// What is imported.
pub enum Source {
    /// Bytes one after another, unpacked where they were packed.
    Stream(Stream),
    /// A file that is read here and there.
    Seekable(File),
    /// Several files.
    Files(Files),
}

/// Bytes, of which the first were looked at.
pub struct Stream {
    /// The name of its file, where it has one.
    name: Option<String>,
    head: Vec<u8>,
    rest: Box<dyn BufRead + Send>,
}

/// How many bytes of the source were read, and how many there are to be read; packed ones count
/// as they are packed, but for those of a zip.
#[derive(Clone, Debug, Default)]
pub struct Progress(Arc<AtomicU64>, Arc<AtomicU64>);

impl Progress {
    /// Bytes read so far.
    pub fn bytes(&self) -> u64 {
        self.0.load(Ordering::Relaxed)
    }

    /// Bytes of all that was opened so far; `None` where nobody knows.
    pub fn length(&self) -> Option<u64> {
        Some(self.1.load(Ordering::Relaxed)).filter(|length| *length > 0)
    }

    /// So many bytes more are to be read.
    pub(super) fn expect(&self, bytes: u64) {
        self.1.fetch_add(bytes, Ordering::Relaxed);
    }

    /// Counts what a reader reads.
    pub fn watch<R>(&self, reader: R) -> Counted<R> {
        Counted {
            reader,
            count: self.clone(),
        }
    }
}

/// A reader whose bytes are counted.
pub struct Counted<R> {
    reader: R,
    count: Progress,
}

impl<R: Seek> Seek for Counted<R> {
    fn seek(&mut self, to: SeekFrom) -> io::Result<u64> {
        self.reader.seek(to)
    }
}

impl<R: Read> Read for Counted<R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let read = self.reader.read(buffer)?;
        self.count.0.fetch_add(read as u64, Ordering::Relaxed);
        Ok(read)
    }
}

impl Source {
    /// A file or folder; packed ones are known by their first bytes.
    ///
    /// Errors: as [`Error::unreadable`].
    pub fn open(path: &Path, progress: &Progress) -> Result<Source> {
        let trouble =
            |error: io::Error| broken(&format!("{} cannot be read", path.display()), &error);
        if path.is_dir() {
            return Files::folder(path, progress)
                .map(Source::Files)
                .map_err(trouble);
        }
        let mut file = BufReader::new(File::open(path).map_err(trouble)?);
        match file.fill_buf().map_err(trouble)? {
            bytes if bytes.starts_with(ZIP) => Files::zip(path, progress)
                .map(Source::Files)
                .map_err(trouble),
            [b'P', b'A', b'R', b'1', ..] => File::open(path).map(Source::Seekable).map_err(trouble),
            _ => {
                let known = file.get_ref().metadata().map_err(trouble)?;
                progress.expect(if known.is_file() { known.len() } else { 0 });
                let source = Source::stream(progress.watch(file)).map_err(trouble)?;
                Ok(source.named(path))
            }
        }
    }

    /// Bytes that can be read once: standard input.
    ///
    /// Errors: when they cannot be read.
    pub fn stream(bytes: impl Read + Send + 'static) -> io::Result<Source> {
        let mut rest = unpacked(bytes)?;
        let mut head = Vec::new();
        rest.by_ref().take(HEAD).read_to_end(&mut head)?;
        let name = None;
        Ok(Source::Stream(Stream { name, head, rest }))
    }

    fn named(mut self, path: &Path) -> Source {
        if let Source::Stream(stream) = &mut self {
            let name = path.file_name();
            stream.name = name.map(|name| name.to_string_lossy().into_owned());
        }
        self
    }

    /// What to call a stream where something is wrong in it.
    pub(super) fn name(&self) -> &str {
        match self {
            Source::Stream(stream) => stream.name.as_deref().unwrap_or("the file"),
            Source::Seekable(_) | Source::Files(_) => "the file",
        }
    }

    /// The first bytes of a stream; nothing of anything else.
    pub(super) fn head(&self) -> &[u8] {
        match self {
            Source::Stream(stream) => &stream.head,
            Source::Seekable(_) | Source::Files(_) => &[],
        }
    }

    /// The first line of a stream, or what is known of it.
    pub(super) fn first_line(&self) -> &[u8] {
        let head = self.head();
        let head = head.strip_prefix("\u{feff}".as_bytes()).unwrap_or(head);
        let start = head.trim_ascii_start();
        start.split(|byte| *byte == b'\n').next().unwrap_or(start)
    }

    /// Whether several files hold one of this name.
    pub(super) fn has(&self, name: &str) -> bool {
        matches!(self, Source::Files(files) if files.has(name))
    }

    /// Whether it is a workbook of a spreadsheet since 2007, by what is in the zip.
    pub(super) fn is_spreadsheet(&self) -> bool {
        self.has("workbook.xml")
    }

    /// Whether there is nothing in it.
    pub(super) fn is_empty(&self) -> bool {
        matches!(self, Source::Stream(stream) if stream.head.is_empty())
    }

    /// Whether it is a zip that comes as a stream: what lies in it stands at its end.
    pub(super) fn is_packed_zip(&self) -> bool {
        self.head().starts_with(ZIP)
    }

    /// The bytes of a stream.
    ///
    /// Errors: `NotUnderstood` for anything else.
    pub(super) fn into_bytes(self) -> Result<Box<dyn BufRead + Send>> {
        match self {
            Source::Stream(stream) => Ok(Box::new(Cursor::new(stream.head).chain(stream.rest))),
            Source::Seekable(_) | Source::Files(_) => Err(unreadable()),
        }
    }

    /// The files of a folder or zip.
    ///
    /// Errors: `NotUnderstood` for anything else.
    pub(super) fn into_files(self) -> Result<Files> {
        match self {
            Source::Files(files) => Ok(files),
            Source::Stream(_) | Source::Seekable(_) => Err(unreadable()),
        }
    }
}

fn unreadable() -> Error {
    Error::new(
        Code::NotUnderstood,
        "the file is not of the format it seemed to be",
    )
}
