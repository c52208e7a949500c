//! Texts in lines that fit.

use unicode_width::{UnicodeWidthChar, UnicodeWidthStr};

/// Lines that fit: broken between words, and a word that is too long by itself within it, so that nothing is lost.
pub(crate) fn wrapped(text: &str, width: usize) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for paragraph in text.split('\n') {
        lines.push(String::new());
        for (n, word) in paragraph.split(' ').enumerate() {
            let line = lines.last_mut().unwrap_or_else(|| unreachable!("a line was begun"));
            if n > 0 && line.width() + 1 + word.width() <= width {
                line.push(' ');
                line.push_str(word);
                continue;
            }
            if n > 0 {
                lines.push(String::new());
            }
            push_broken(&mut lines, word, width);
        }
    }
    lines
}

/// A word at the beginning of a line, on as many lines as it needs.
fn push_broken(lines: &mut Vec<String>, word: &str, width: usize) {
    for c in word.chars() {
        let full =
            lines.last().is_none_or(|line| !line.is_empty() && line.width() + c.width().unwrap_or(0) > width);
        if full {
            lines.push(String::new());
        }
        if let Some(line) = lines.last_mut() {
            line.push(c);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_is_lost() {
        assert_eq!(wrapped("one two three", 7), ["one two", "three"]);
        assert_eq!(wrapped("abcdefgh ij", 3), ["abc", "def", "gh", "ij"]);
        assert_eq!(wrapped("    a5\n      ^", 20), ["    a5", "      ^"]);
        assert_eq!(wrapped("", 5), [""]);
        assert_eq!(wrapped("界界界", 4), ["界界", "界"]);
        assert_eq!(wrapped("ab", 0), ["a", "b"]);
    }
}
