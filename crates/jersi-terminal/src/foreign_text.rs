//! Text from elsewhere on a screen: names, tags, comments, paths, what programs say. Signs that steer a terminal or turn
//! the direction of writing are shown, never obeyed. Files and answers for programs keep them as they are.

/// A text on one line: breaks are shown too, so that a name cannot make lines of its own.
pub fn line(text: &str) -> String {
    text.chars().map(shown).collect()
}

/// A text with its lines.
pub fn lines(text: &str) -> String {
    text.chars().map(|c| if c == '\n' { c } else { shown(c) }).collect()
}

/// What is shown of a sign. One stands for one, so that columns and carets stay where they are.
pub fn shown(c: char) -> char {
    match c {
        // Each has a picture of its own: ␀ ␛ ␡.
        '\0'..='\x1f' => char::from_u32(0x2400 + u32::from(c)).unwrap_or(char::REPLACEMENT_CHARACTER),
        '\x7f' => '␡',
        _ if steers(c) => char::REPLACEMENT_CHARACTER,
        _ => c,
    }
}

/// The second set of control signs, separators of lines, and signs that turn the direction of writing.
fn steers(c: char) -> bool {
    matches!(c, '\u{80}'..='\u{9f}' | '\u{2028}' | '\u{2029}')
        || matches!(c, '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_that_steers_is_left() {
        assert_eq!(line("Ada Lovelace, 🎲 é, مرحبا"), "Ada Lovelace, 🎲 é, مرحبا");
        assert_eq!(line("a\x1b[2J\x07\n\r\tb"), "a␛[2J␇␊␍␉b");
        assert_eq!(lines("a\r\nb\n"), "a␍\nb\n");
        for c in ('\0'..='\u{ffff}').filter(|&c| c.is_control() || steers(c)) {
            let shown = shown(c);
            assert!(!shown.is_control() && !steers(shown), "{c:?}");
        }
    }
}
