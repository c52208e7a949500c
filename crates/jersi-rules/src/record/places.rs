//! Places of a long text, each found in a moment: lines, columns, and how JavaScript counts.

use crate::steps;

/// Bytes between two marks.
const STRIDE: usize = 256;

/// A text with marks along it, so that nobody counts from its beginning for every place.
#[derive(Clone, Debug)]
pub struct Places<'a> {
    text: &'a str,
    /// One for every [`STRIDE`] bytes, the first at the beginning.
    marks: Vec<Mark>,
}

/// What was counted up to a byte.
#[derive(Clone, Copy, Debug)]
struct Mark {
    at: usize,
    line: usize,
    column: usize,
    utf16: usize,
}

impl Mark {
    /// The mark behind one more character.
    fn after(self, c: char) -> Mark {
        steps::more(1);
        let (line, column) = match c {
            '\n' => (self.line + 1, 1),
            // A byte order mark takes no room.
            '\u{FEFF}' => (self.line, self.column),
            _ => (self.line, self.column + 1),
        };
        Mark { at: self.at + c.len_utf8(), line, column, utf16: self.utf16 + c.len_utf16() }
    }
}

impl<'a> Places<'a> {
    /// Goes through the text once.
    pub fn of(text: &'a str) -> Places<'a> {
        let mut now = Mark { at: 0, line: 1, column: 1, utf16: 0 };
        let mut marks = vec![now];
        for c in text.chars() {
            now = now.after(c);
            if now.at >= marks.len() * STRIDE {
                marks.push(now);
            }
        }
        Places { text, marks }
    }

    /// The text itself.
    pub fn text(&self) -> &'a str {
        self.text
    }

    /// The line and the column of a byte, as [`line_and_column`](super::line_and_column) tells them.
    pub fn line_and_column(&self, byte: usize) -> (usize, usize) {
        let mark = self.at(byte);
        (mark.line, mark.column)
    }

    /// The place of a byte as JavaScript counts it.
    pub fn utf16(&self, byte: usize) -> u32 {
        self.at(byte).utf16 as u32
    }

    fn at(&self, byte: usize) -> Mark {
        let after = self.marks.partition_point(|mark| mark.at <= byte);
        let mut now = self.marks[after.saturating_sub(1)];
        for c in self.text[now.at..].chars() {
            // A byte within a character is told as the character.
            if now.at + c.len_utf8() > byte {
                break;
            }
            now = now.after(c);
        }
        now
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::record::line_and_column;

    #[test]
    fn every_place_of_a_text_is_the_one_that_is_counted_from_its_beginning() {
        let text = "\u{FEFF}é🙂x\r\n".repeat(300) + &"long line ".repeat(200);
        let places = Places::of(&text);
        for byte in 0..=text.len() {
            assert_eq!(places.line_and_column(byte), line_and_column(&text, byte), "{byte}");
        }
        for (byte, _) in text.char_indices() {
            let counted: usize = text[..byte].chars().map(char::len_utf16).sum();
            assert_eq!(places.utf16(byte) as usize, counted);
        }
        assert_eq!(places.line_and_column(usize::MAX), line_and_column(&text, text.len()));
        assert_eq!(Places::of("").line_and_column(7), (1, 1));
    }
}
