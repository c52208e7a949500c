//! Standard output and standard error. Nobody else may touch them (`clippy.toml` at the root says so): what is said
//! through [`out`] and [`err`] cannot steer a terminal, whoever wrote it and whether or not a terminal is there.
//! [`carry`] is the one other door, for what programs read: JSON, records, pictures.

// This is the place that `clippy.toml` sends everybody to.
#![allow(clippy::disallowed_methods)]

use std::io::{self, BufWriter, IsTerminal, StderrLock, Stdout, StdoutLock, Write};

use indicatif::{ProgressBar, ProgressDrawTarget};

use crate::foreign_text;

/// A writer that shows the signs that steer, whatever it is given. Line ends are the writer's own.
#[derive(Debug)]
pub struct Shown<W> {
    inner: W,
    /// The beginning of a character whose rest is still to come.
    begun: Vec<u8>,
}

impl<W: Write> Shown<W> {
    /// Everything that goes to this writer is shown.
    pub fn new(inner: W) -> Shown<W> {
        Shown { inner, begun: Vec::new() }
    }
}

impl<W: Write> Write for Shown<W> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let plain = |byte: &u8| matches!(byte, b'\n' | b' '..=b'~');
        if self.begun.is_empty() && bytes.iter().all(plain) {
            return self.inner.write(bytes);
        }
        let mut waiting = std::mem::take(&mut self.begun);
        waiting.extend_from_slice(bytes);
        let mut text = String::with_capacity(waiting.len());
        let mut rest = waiting.as_slice();
        for chunk in rest.utf8_chunks() {
            text.push_str(&foreign_text::lines(chunk.valid()));
            rest = &rest[chunk.valid().len()..];
            if rest.len() == chunk.invalid().len() && could_go_on(rest) {
                self.begun = rest.to_vec();
            } else if !chunk.invalid().is_empty() {
                text.push(char::REPLACEMENT_CHARACTER);
                rest = &rest[chunk.invalid().len()..];
            }
        }
        self.inner.write_all(text.as_bytes())?;
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        self.inner.flush()
    }
}

/// Whether some bytes are the beginning of a character.
fn could_go_on(bytes: &[u8]) -> bool {
    std::str::from_utf8(bytes).is_err_and(|error| error.error_len().is_none())
}

/// Standard output with a buffer; whoever takes it flushes it.
pub type Out = Shown<BufWriter<StdoutLock<'static>>>;

/// Standard output for people.
pub fn out() -> Out {
    Shown::new(carry())
}

/// Standard output for people and programs alike that several threads write to, line by line.
pub fn shared_out() -> Shown<Stdout> {
    Shown::new(io::stdout())
}

/// Standard error, for people.
pub fn err() -> Shown<StderrLock<'static>> {
    Shown::new(io::stderr().lock())
}

/// Says something beside the work, on standard error and on a line of its own. If nobody hears it, the work goes on.
pub fn tell(line: &str) {
    tell_lines(&foreign_text::line(line));
}

/// The same for a text of several lines. What is foreign in it was put on a line already.
pub fn tell_lines(text: &str) {
    let _ = err().write_all(format!("{text}\n").as_bytes());
}

/// Standard output for programs and files: bytes as they are. Names and comments of a record stand in them unchanged,
/// so nothing goes here that is only meant for people.
pub fn carry() -> BufWriter<StdoutLock<'static>> {
    BufWriter::with_capacity(1 << 16, io::stdout().lock())
}

/// Standard output for whoever only looks whether somebody still reads it.
#[cfg(unix)]
pub fn watched_out() -> impl std::os::fd::AsFd {
    io::stdout()
}

/// Standard output for what paints the screen.
pub(crate) fn screen() -> Stdout {
    io::stdout()
}

/// Whether standard output is a terminal.
pub fn out_is_terminal() -> bool {
    io::stdout().is_terminal()
}

/// Whether standard error is a terminal.
pub fn err_is_terminal() -> bool {
    io::stderr().is_terminal()
}

/// A bar that shows how far something is, at a terminal; nothing elsewhere.
pub fn bar(steps: u64) -> ProgressBar {
    ProgressBar::with_draw_target(Some(steps), ProgressDrawTarget::stderr())
}

/// What stands beside a bar.
pub fn say_at(bar: &ProgressBar, message: &str) {
    bar.set_message(foreign_text::line(message));
}

/// From now on, what a panic says is shown too.
pub fn show_panics() {
    std::panic::set_hook(Box::new(|panic| {
        let place = std::backtrace::Backtrace::capture();
        let more = match place.status() {
            std::backtrace::BacktraceStatus::Captured => place.to_string(),
            _ => "set RUST_BACKTRACE=1 to see the way there".to_owned(),
        };
        tell_lines(&format!("{panic}\n{more}"));
    }));
}

#[cfg(test)]
mod tests {
    use super::*;

    fn written(parts: &[&[u8]]) -> String {
        let mut out = Shown::new(Vec::new());
        for part in parts {
            out.write_all(part).expect("memory does not fail");
        }
        String::from_utf8(out.inner).expect("what is shown is UTF-8")
    }

    #[test]
    fn whatever_is_written_is_shown() {
        assert_eq!(written(&[b"plain\n", "é🎲\n".as_bytes()]), "plain\né🎲\n");
        assert_eq!(written(&[b"\x1b[2J\r\n\x00"]), "␛[2J␍\n␀");
        assert_eq!(written(&["\u{9b}2J\u{202e}".as_bytes()]), "�2J�");
        assert_eq!(written(&[b"a\xffb\x9bc"]), "a�b�c", "bytes that are no text, too");
    }

    #[test]
    fn characters_may_come_in_pieces() {
        let text = "x\u{9b}é🎲\u{2066}\x1by";
        for cut in 0..=text.len() {
            let (a, b) = text.as_bytes().split_at(cut);
            assert_eq!(written(&[a, b]), "x�é🎲�␛y", "cut at {cut}");
        }
        let bytes: Vec<&[u8]> = text.as_bytes().chunks(1).collect();
        assert_eq!(written(&bytes), "x�é🎲�␛y");
        assert_eq!(written(&[b"\xf0\x9f", b"a\n"]), "�a\n");
    }
}
