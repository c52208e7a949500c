//! Lines in and lines out.

use std::io::{self, BufRead, Write};
use std::sync::{Mutex, MutexGuard, PoisonError};

/// A line longer than this is no command: the longest game that can be written takes a quarter of it.
const LONGEST: usize = 4 << 20;

/// A line that was read.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Read {
    /// Its text, without the end of line.
    Line(String),
    /// It was longer than any command, and is skipped.
    TooLong,
    /// The input is over.
    End,
}

/// Reads the next line. Bytes that are no UTF-8 become replacement characters, which no command has.
pub(super) fn read_line(input: &mut impl BufRead) -> io::Result<Read> {
    let mut line = Vec::new();
    let mut too_long = false;
    loop {
        let (used, ended) = {
            let chunk = match input.fill_buf() {
                Ok(chunk) => chunk,
                Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
                Err(error) => return Err(error),
            };
            if chunk.is_empty() {
                break;
            }
            let end = chunk.iter().position(|&byte| byte == b'\n');
            let part = &chunk[..end.unwrap_or(chunk.len())];
            too_long |= line.len() + part.len() > LONGEST;
            if !too_long {
                line.extend_from_slice(part);
            }
            (end.map_or(chunk.len(), |end| end + 1), end.is_some())
        };
        input.consume(used);
        if ended {
            return Ok(finished(&line, too_long));
        }
    }
    Ok(if line.is_empty() && !too_long { Read::End } else { finished(&line, too_long) })
}

fn finished(line: &[u8], too_long: bool) -> Read {
    if too_long {
        return Read::TooLong;
    }
    Read::Line(String::from_utf8_lossy(line).trim_end_matches('\r').to_owned())
}

/// Where lines go, from the thread that reads commands and from the one that searches.
pub(super) struct Output<W> {
    inner: Mutex<Inner<W>>,
}

struct Inner<W> {
    writer: W,
    failed: Option<io::Error>,
}

impl<W: Write> Output<W> {
    pub(super) fn new(writer: W) -> Output<W> {
        Output { inner: Mutex::new(Inner { writer, failed: None }) }
    }

    /// Writes whole lines at once, so that nobody else's come between. Says whether somebody still
    /// listens; the error itself is kept for [`Output::failure`].
    pub(super) fn lines<S: AsRef<str>>(&self, lines: impl IntoIterator<Item = S>) -> bool {
        let mut text = String::new();
        for line in lines {
            text.extend(line.as_ref().chars().map(|c| if c.is_control() { ' ' } else { c }));
            text.push('\n');
        }
        let mut inner = self.lock();
        if inner.failed.is_none() {
            let written = inner.writer.write_all(text.as_bytes()).and_then(|()| inner.writer.flush());
            inner.failed = written.err();
        }
        inner.failed.is_none()
    }

    pub(super) fn line(&self, line: impl AsRef<str>) -> bool {
        self.lines([line])
    }

    /// Why nobody listens any more.
    pub(super) fn failure(&self) -> Option<io::Error> {
        self.lock().failed.take()
    }

    fn lock(&self) -> MutexGuard<'_, Inner<W>> {
        self.inner.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn all(bytes: &[u8]) -> Vec<Read> {
        let mut input = io::BufReader::with_capacity(7, bytes);
        std::iter::from_fn(|| match read_line(&mut input).expect("memory can be read") {
            Read::End => None,
            read => Some(read),
        })
        .collect()
    }

    fn line(text: &str) -> Read {
        Read::Line(text.to_owned())
    }

    #[test]
    fn ends_of_lines_of_every_kind() {
        assert_eq!(
            all(b"ugi\r\n\nlonger than one chunk"),
            [line("ugi"), line(""), line("longer than one chunk")]
        );
        assert_eq!(all(b""), []);
        assert_eq!(all(b"\xFFa\n"), [line("\u{FFFD}a")]);
    }

    #[test]
    fn a_line_beyond_measure_is_skipped_and_the_next_one_read() {
        let mut bytes = vec![b'x'; LONGEST + 1];
        bytes.extend_from_slice(b"\nquit\n");
        assert_eq!(all(&bytes), [Read::TooLong, line("quit")]);
    }
}
