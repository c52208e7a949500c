//! Text from elsewhere where people see it: names, tags, comments, paths, what programs say. Signs that steer a terminal,
//! turn the direction of writing or hide are shown, never obeyed.

use std::fmt::{self, Display, Write};

/// Whether a sign steers instead of being read: control signs of both sets, separators of lines, signs that turn the
/// direction of writing, tags, and signs of no width that writing does not need. Joiners stay: names and pictures of
/// people have them.
pub const fn steers(c: char) -> bool {
    matches!(c, '\0'..='\x1f' | '\x7f'..='\u{9f}' | '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}')
        || matches!(
            c,
            '\u{17b4}' | '\u{17b5}' | '\u{180b}'..='\u{180f}' | '\u{200b}' | '\u{200e}' | '\u{200f}'
        )
        || matches!(c, '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{3164}' | '\u{feff}' | '\u{ffa0}')
        || matches!(c, '\u{fff0}'..='\u{fffb}' | '\u{1d173}'..='\u{1d17a}' | '\u{e0000}'..='\u{e0fff}')
}

/// What is shown of a sign. One stands for one, so that columns and carets stay where they are.
pub const fn shown(c: char) -> char {
    match c {
        // Each has a picture of its own: ␀ ␛ ␡.
        '\0'..='\x1f' => match char::from_u32(0x2400 + c as u32) {
            Some(picture) => picture,
            None => char::REPLACEMENT_CHARACTER,
        },
        '\x7f' => '␡',
        _ if steers(c) => char::REPLACEMENT_CHARACTER,
        _ => c,
    }
}

/// A text within a line. Breaks are shown too, so that a name cannot make lines of its own.
#[derive(Clone, Copy, Debug)]
pub struct OneLine<T>(pub T);

impl<T: AsRef<str>> Display for OneLine<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.as_ref().chars().try_for_each(|c| f.write_char(shown(c)))
    }
}

/// A text on one line, as [`OneLine`] shows it.
pub fn line(text: &str) -> String {
    text.chars().map(shown).collect()
}

/// A text with its lines.
pub fn lines(text: &str) -> String {
    text.chars().map(|c| if c == '\n' { c } else { shown(c) }).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_that_steers_is_left() {
        for plain in ["Ada Lovelace, 🎲 é, مرحبا", "👩‍👧", "می‌خواهم", "日本", "❤️"]
        {
            assert_eq!(line(plain), plain);
        }
        assert_eq!(line("a\x1b[2J\x07\n\r\tb"), "a␛[2J␇␊␍␉b");
        assert_eq!(lines("a\r\nb\n"), "a␍\nb\n");
        assert_eq!(OneLine("a\n\u{202e}b").to_string(), "a␊�b");
        for c in '\0'..=char::MAX {
            assert!(!c.is_control() || steers(c), "{c:?}");
            assert!(!steers(shown(c)), "{c:?}");
        }
    }
}
