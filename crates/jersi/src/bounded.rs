//! Reading what somebody brings. Nothing is read past the limit of a text, however long the file or the pipe is.

use std::fs::File;
use std::io::{self, Read};
use std::path::Path;

use jersi_rules::record::{Limit, RecordFault};
use jersi_words::{Advice, CommandWords, Deed};

use crate::failure::Failure;
use crate::{foreign_text, lang};

/// Why there is no text.
#[derive(Debug)]
pub enum NotRead {
    /// The system says no.
    Io(io::Error),
    /// It is longer than any text that is read; how long, if that is known.
    TooLarge(RecordFault),
    /// It is no UTF-8.
    NotUtf8(NotUtf8),
}

impl NotRead {
    /// Why, in words that follow the name of the file.
    pub fn say(&self, words: &dyn CommandWords) -> String {
        match self {
            NotRead::Io(error) => words.io_fault(&error.into()),
            NotRead::TooLarge(fault) => fault.say(words.lang()),
            NotRead::NotUtf8(NotUtf8 { line, column }) => {
                words.not_utf8("", *line, column - 1).trim().to_owned()
            }
        }
    }
}

/// A byte that starts no character.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotUtf8 {
    /// Its line, from 1.
    pub line: usize,
    /// Its column, from 1, in characters.
    pub column: usize,
}

impl NotUtf8 {
    /// The first such byte of a text, if there is one.
    pub fn find(bytes: &[u8]) -> Option<NotUtf8> {
        let at = std::str::from_utf8(bytes).err()?.valid_up_to();
        let before = String::from_utf8_lossy(&bytes[..at]);
        let (line, column) = jersi_rules::record::line_and_column(&before, at);
        Some(NotUtf8 { line, column })
    }
}

/// A file as text.
pub fn read_file(path: &Path) -> Result<String, NotRead> {
    let file = File::open(path).map_err(NotRead::Io)?;
    let known = file.metadata().map_err(NotRead::Io)?;
    // A pipe or a device does not know its length.
    let found = known.is_file().then_some(known.len());
    read_limited(file, found)
}

/// A file of our own as bytes. One that is longer than any that we write is an error.
pub fn read_bytes(path: impl AsRef<Path>) -> io::Result<Vec<u8>> {
    let most = Limit::Bytes.most() as u64;
    let mut bytes = Vec::new();
    File::open(path)?.take(most + 1).read_to_end(&mut bytes)?;
    if bytes.len() as u64 > most { Err(io::ErrorKind::FileTooLarge.into()) } else { Ok(bytes) }
}

/// Standard input as text.
pub fn read_stdin() -> Result<String, NotRead> {
    read_limited(io::stdin().lock(), None)
}

fn read_limited(input: impl Read, found: Option<u64>) -> Result<String, NotRead> {
    read_up_to(input, found, Limit::Bytes.most() as u64)
}

fn read_up_to(input: impl Read, found: Option<u64>, most: u64) -> Result<String, NotRead> {
    let too_large = |found| Err(NotRead::TooLarge(RecordFault::TooLarge { limit: Limit::Bytes, found }));
    if found.is_some_and(|length| length > most) {
        return too_large(found);
    }
    let mut bytes = Vec::new();
    input.take(most + 1).read_to_end(&mut bytes).map_err(NotRead::Io)?;
    if bytes.len() as u64 > most {
        return too_large(None);
    }
    String::from_utf8(bytes).map_err(|error| match NotUtf8::find(error.as_bytes()) {
        Some(fault) => NotRead::NotUtf8(fault),
        None => NotRead::Io(io::ErrorKind::InvalidData.into()),
    })
}

/// Reads a file, or standard input for `-`, for a command.
pub fn read_text(path: &str) -> Result<String, Failure> {
    let read = if path == "-" { read_stdin() } else { read_file(Path::new(path)) };
    read.map_err(|why| failure(path, why))
}

/// Reads a file of our own, or standard input for `-`, for a command: such a file may be longer than a text that people
/// bring.
pub fn read_own(path: &str, most: u64) -> Result<String, Failure> {
    let read = || {
        if path == "-" {
            return read_up_to(io::stdin().lock(), None, most);
        }
        let file = File::open(path).map_err(NotRead::Io)?;
        let known = file.metadata().map_err(NotRead::Io)?;
        read_up_to(file, known.is_file().then_some(known.len()), most)
    };
    read().map_err(|why| match why {
        // The limit of a text is not the one of this file.
        NotRead::TooLarge(_) => failure(path, NotRead::Io(io::ErrorKind::FileTooLarge.into())),
        why => failure(path, why),
    })
}

fn failure(path: &str, why: NotRead) -> Failure {
    let words = lang::words();
    let name = if path == "-" { words.standard_input() } else { foreign_text::line(path) };
    match why {
        NotRead::Io(error) => Failure::of_file(Deed::Read, Path::new(&name), &error),
        NotRead::TooLarge(ref fault) => {
            Failure::bad_input(fault.code(), format!("{name}: {}", why.say(words)))
        }
        NotRead::NotUtf8(NotUtf8 { line, column }) => {
            Failure::bad_input("bad-encoding", words.not_utf8(&name, line, column - 1))
                .advice(&Advice::SaveAsUtf8)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_is_read_past_the_limit() {
        /// Counts what is taken from it.
        struct Endless(u64);
        impl Read for &mut Endless {
            fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
                buffer.fill(b'a');
                self.0 += buffer.len() as u64;
                Ok(buffer.len())
            }
        }
        let mut endless = Endless(0);
        let read = read_limited(&mut endless, None);
        assert!(
            matches!(read, Err(NotRead::TooLarge(RecordFault::TooLarge { found: None, .. }))),
            "{read:?}"
        );
        assert!(endless.0 <= Limit::Bytes.most() as u64 + 1, "{} bytes were read", endless.0);
        let mut long = Endless(0);
        let read = read_limited(&mut long, Some(52_428_800));
        assert!(matches!(read, Err(NotRead::TooLarge(_))) && long.0 == 0, "a long file is not even begun");
    }

    #[test]
    fn a_file_of_our_own_may_be_longer_than_a_text() {
        let path = std::env::temp_dir().join(format!("jersi-own-{}", std::process::id()));
        let most = Limit::Bytes.most() as u64;
        std::fs::write(&path, "a".repeat(most as usize + 1)).expect("written");
        let text = path.display().to_string();
        let lengths = [most + 1, most].map(|most| read_own(&text, most).map(|read| read.len()).ok());
        let as_text = read_text(&text).is_err();
        std::fs::remove_file(&path).expect("removed");
        assert_eq!((lengths, as_text), ([Some(most as usize + 1), None], true));
    }

    #[test]
    fn a_bad_byte_has_a_line_and_a_column() {
        let place = |bytes: &[u8]| NotUtf8::find(bytes).map(|found| (found.line, found.column));
        assert_eq!(place(b"abc"), None);
        assert_eq!(place(b"\xff"), Some((1, 1)));
        assert_eq!(place("é\r\nñx\u{2014}".as_bytes()), None);
        assert_eq!(place(&[b"ab\n\xc3\xa9".as_slice(), b"x\x9b"].concat()), Some((2, 3)));
    }
}
