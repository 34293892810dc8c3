//! A source's bytes: from a file or standard input, unpacked ahead where they are packed.

use std::io::{self, BufRead, BufReader, Read};
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::thread::{self, JoinHandle};

use flate2::bufread::MultiGzDecoder;

use super::source::Progress;

/// Bytes of a block.
const BLOCK: usize = 1 << 18;
/// Blocks that wait to be read.
const WAITING: usize = 8;

/// How many times its packed size anything may have: tables reach 20, what is made to fill memory
/// or a disk a thousand and more.
const RATIO: u64 = 100;
/// What is not longer than this does no harm, however well it was packed.
const HARMLESS: u64 = 64 << 20;

/// The bytes of a source, unpacked when they are gzip or zstd, which their first bytes say.
///
/// Errors: when nothing can be read; later, when they are of far more bytes than is packed honestly.
pub(super) fn unpacked(source: impl Read + Send + 'static) -> io::Result<Box<dyn BufRead + Send>> {
    let read = Progress::default();
    let mut source = BufReader::with_capacity(BLOCK, read.watch(source));
    let packed = move || read.bytes();
    let first = source.fill_buf()?;
    Ok(match first {
        [0x1f, 0x8b, ..] => {
            let unpacked = MultiGzDecoder::new(source);
            Box::new(Blocks::of(Honest::of(unpacked, packed)))
        }
        [0x28, 0xb5, 0x2f, 0xfd, ..] => {
            let unpacked = zstd::Decoder::with_buffer(source)?;
            Box::new(Blocks::of(Honest::of(unpacked, packed)))
        }
        _ => Box::new(source),
    })
}

/// A reader that unpacks, and stops where that is far more than was packed.
pub(super) struct Honest<R, F> {
    reader: R,
    /// Bytes that were packed, of what was read so far.
    packed: F,
    unpacked: u64,
}

impl<R: Read, F: Fn() -> u64> Honest<R, F> {
    pub(super) fn of(reader: R, packed: F) -> Self {
        Honest {
            reader,
            packed,
            unpacked: 0,
        }
    }
}

impl<R: Read, F: Fn() -> u64> Read for Honest<R, F> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let read = self.reader.read(buffer)?;
        self.unpacked = self.unpacked.saturating_add(read as u64);
        let most = (self.packed)().saturating_mul(RATIO).max(HARMLESS);
        match self.unpacked <= most {
            true => Ok(read),
            false => Err(io::Error::new(
                io::ErrorKind::FileTooLarge,
                format!("unpacked it is more than {RATIO} times as long, as no table is"),
            )),
        }
    }
}

/// Blocks that are read ahead on a thread of their own.
pub(super) struct Blocks {
    take: Receiver<io::Result<Vec<u8>>>,
    /// Until it has ended.
    thread: Option<io::Result<JoinHandle<()>>>,
    block: Vec<u8>,
    at: usize,
}

/// Where the thread puts its blocks.
pub(super) struct Giver(SyncSender<io::Result<Vec<u8>>>);

impl Giver {
    /// Gives all that a reader has; ends early when nobody takes any more.
    pub(super) fn all(&self, mut source: impl Read) {
        loop {
            let mut block = Vec::with_capacity(BLOCK);
            let read = source.by_ref().take(BLOCK as u64).read_to_end(&mut block);
            let ended = !matches!(read, Ok(count) if count > 0);
            // What was unpacked before the trouble is still good.
            if !block.is_empty() && self.0.send(Ok(block)).is_err() {
                return;
            }
            if let Err(error) = read {
                self.trouble(error);
            }
            if ended {
                return;
            }
        }
    }

    /// Gives what went wrong.
    pub(super) fn trouble(&self, error: io::Error) {
        let _ = self.0.send(Err(error));
    }
}

impl Blocks {
    fn of(source: impl Read + Send + 'static) -> Blocks {
        Blocks::given(move |give| give.all(source))
    }

    /// What a thread gives.
    pub(super) fn given(work: impl FnOnce(Giver) + Send + 'static) -> Blocks {
        let (give, take) = sync_channel(WAITING);
        let thread = thread::Builder::new().spawn(move || work(Giver(give)));
        Blocks {
            take,
            thread: Some(thread),
            block: Vec::new(),
            at: 0,
        }
    }
}

impl Blocks {
    /// No more blocks come: that is the end, unless the thread broke down.
    fn end(&mut self) -> io::Result<Vec<u8>> {
        let broken = |_| io::Error::other("its reader broke down");
        let thread = self.thread.take().transpose()?;
        let ended = thread.map_or(Ok(()), JoinHandle::join);
        ended.map(|()| Vec::new()).map_err(broken)
    }
}

impl BufRead for Blocks {
    fn fill_buf(&mut self) -> io::Result<&[u8]> {
        if self.at == self.block.len() {
            self.at = 0;
            self.block = match self.take.recv() {
                Ok(block) => block?,
                Err(_) => self.end()?,
            };
        }
        Ok(&self.block[self.at..])
    }

    fn consume(&mut self, count: usize) {
        self.at = (self.at + count).min(self.block.len());
    }
}

impl Read for Blocks {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let count = self.fill_buf()?.read(buffer)?;
        self.consume(count);
        Ok(count)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A reader that breaks down behind its first bytes.
    struct Broken(bool);

    impl Read for Broken {
        fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
            assert!(!std::mem::replace(&mut self.0, true), "a fault");
            buffer[..3].copy_from_slice(b"abc");
            Ok(3)
        }
    }

    #[test]
    fn a_reader_that_breaks_down_is_an_error_and_not_the_end() {
        let mut read = Vec::new();
        let whole = Blocks::of(&b"abc"[..]).read_to_end(&mut read);
        assert_eq!((whole.unwrap(), read.as_slice()), (3, &b"abc"[..]));
        assert!(Blocks::of(Broken(false)).read_to_end(&mut read).is_err());
    }
}
