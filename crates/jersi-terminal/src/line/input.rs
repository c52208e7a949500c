//! Where lines come from: a terminal with an editor, or a pipe.

use std::io::{self, BufRead, Read, StdinLock};

use jersi_rules::Position;

use super::editor::TurnEditor;

/// Bytes that a line has at the most. No turn and no option is as long.
const LONGEST: u64 = 1 << 16;

/// Where lines come from.
pub enum Input {
    /// A person at a terminal.
    Terminal(Box<TurnEditor>),
    /// A program, a file, or a terminal that can do nothing.
    Plain(StdinLock<'static>),
}

/// What was heard.
#[derive(Debug, PartialEq, Eq)]
pub enum Heard {
    /// A line without its end.
    Line(String),
    /// A line that is not UTF-8; where it goes wrong.
    NotUtf8(usize),
    /// A line that is too long to mean anything.
    TooLong,
    /// Ctrl-C.
    Interrupted,
    /// The end.
    End,
}

impl Input {
    /// Takes what was typed at the terminal while nobody listened.
    pub fn hear_first(&mut self, ahead: &str) {
        if let Input::Terminal(editor) = self {
            editor.hear_first(ahead);
        }
    }

    /// Waits for a line. The terminal shows the prompt and completes the turns of the position.
    pub fn next(&mut self, prompt: &str, position: Option<&Position>) -> io::Result<Heard> {
        match self {
            Input::Terminal(editor) => editor.next(prompt, position),
            Input::Plain(stdin) => next_line(stdin),
        }
    }
}

fn next_line(reader: &mut impl BufRead) -> io::Result<Heard> {
    let mut bytes = Vec::new();
    reader.by_ref().take(LONGEST).read_until(b'\n', &mut bytes)?;
    if bytes.len() as u64 == LONGEST && !bytes.ends_with(b"\n") {
        skip_line(reader)?;
        return Ok(Heard::TooLong);
    }
    if bytes.is_empty() {
        return Ok(Heard::End);
    }
    while bytes.last().is_some_and(|byte| matches!(byte, b'\n' | b'\r')) {
        bytes.pop();
    }
    Ok(match String::from_utf8(bytes) {
        Ok(line) => Heard::Line(line),
        Err(error) => Heard::NotUtf8(column_of(&error)),
    })
}

/// The column, from 1, at which a line stops being text.
fn column_of(error: &std::string::FromUtf8Error) -> usize {
    let good = &error.as_bytes()[..error.utf8_error().valid_up_to()];
    String::from_utf8_lossy(good).chars().count() + 1
}

/// Passes over the rest of a line without keeping it.
fn skip_line(reader: &mut impl BufRead) -> io::Result<()> {
    loop {
        let buffer = reader.fill_buf()?;
        if buffer.is_empty() {
            return Ok(());
        }
        let newline = buffer.iter().position(|&byte| byte == b'\n');
        let length = newline.map_or(buffer.len(), |at| at + 1);
        reader.consume(length);
        if newline.is_some() {
            return Ok(());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn all(mut bytes: &[u8]) -> Vec<Heard> {
        let mut heard = Vec::new();
        loop {
            match next_line(&mut bytes).expect("memory can be read") {
                Heard::End => return heard,
                line => heard.push(line),
            }
        }
    }

    #[test]
    fn lines_of_every_sort() {
        let line = |text: &str| Heard::Line(text.to_owned());
        assert_eq!(all(b""), []);
        assert_eq!(all(b"a1-b1\r\n\nundo"), [line("a1-b1"), line(""), line("undo")]);
        assert_eq!(all(b"a1\xFF\nok\n"), [Heard::NotUtf8(3), line("ok")]);
        let mut long = vec![b'x'; 200_000];
        long.extend(b"\nafter\n");
        assert_eq!(all(&long), [Heard::TooLong, line("after")]);
        assert_eq!(all(&vec![b'x'; 70_000]), [Heard::TooLong]);
    }
}
