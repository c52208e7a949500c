//! Pages of text for people: paragraphs, lists and tables, wrapped to the terminal.

use crate::output::out_is_terminal;

/// Lines longer than this tire the eye.
const WIDEST: usize = 100;

/// Narrower than this, wrapping does more harm than good.
const NARROWEST: usize = 40;

/// A text that grows from top to bottom.
#[derive(Debug)]
pub struct Page {
    width: usize,
    text: String,
}

impl Page {
    /// An empty page as wide as the terminal, if there is one, and never too wide to read.
    pub fn for_terminal() -> Page {
        let terminal = out_is_terminal().then(terminal_size::terminal_size).flatten();
        Page::new(terminal.map_or(WIDEST, |(width, _)| usize::from(width.0)))
    }

    /// An empty page of about this width.
    pub fn new(width: usize) -> Page {
        Page { width: width.clamp(NARROWEST, WIDEST), text: String::new() }
    }

    /// The page as one text.
    pub fn into_text(self) -> String {
        self.text
    }

    /// An empty line.
    pub fn space(&mut self) {
        self.text.push('\n');
    }

    /// A paragraph.
    pub fn paragraph(&mut self, text: &str) {
        self.item(0, "", text);
    }

    /// A heading with an empty line above it.
    pub fn heading(&mut self, text: &str) {
        self.space();
        self.paragraph(text);
    }

    /// A mark and a text that stays to the right of it. The mark is cut off from the text by its own spaces.
    pub fn item(&mut self, indent: usize, mark: &str, text: &str) {
        let hang = indent + length(mark);
        let mut before = format!("{:indent$}{mark}", "");
        for line in wrap(text, self.width.saturating_sub(hang)) {
            self.text.push_str((before + &line).trim_end());
            self.text.push('\n');
            before = " ".repeat(hang);
        }
    }

    /// Lines that are taken as they are.
    pub fn verbatim(&mut self, indent: usize, lines: &str) {
        for line in lines.lines() {
            self.text.push_str(format!("{:indent$}{line}", "").trim_end());
            self.text.push('\n');
        }
    }

    /// Rows of cells under each other; what is in the last column may be long.
    pub fn table(&mut self, indent: usize, rows: &[Vec<String>]) {
        let columns = rows.iter().map(Vec::len).max().unwrap_or(0);
        let widths: Vec<usize> = (0..columns)
            .map(|n| rows.iter().filter_map(|row| row.get(n)).map(|cell| length(cell)).max().unwrap_or(0))
            .collect();
        for row in rows {
            let Some((last, others)) = row.split_last() else { continue };
            let mut mark = String::new();
            for (cell, width) in others.iter().zip(&widths) {
                mark.push_str(cell);
                mark.extend(std::iter::repeat_n(' ', width - length(cell) + 2));
            }
            self.item(indent, &mark, last);
        }
    }
}

/// How many columns a text takes; all letters used here take one.
fn length(text: &str) -> usize {
    text.chars().count()
}

/// Breaks a text into lines, at plain spaces only: the narrow ones of French keep its punctuation with its word.
fn wrap(text: &str, width: usize) -> Vec<String> {
    let mut lines = vec![String::new()];
    for word in text.split([' ', '\n']).filter(|word| !word.is_empty()) {
        let line = lines.last_mut().expect("there is always a line");
        if line.is_empty() {
            line.push_str(word);
        } else if length(line) + 1 + length(word) <= width {
            line.push(' ');
            line.push_str(word);
        } else {
            lines.push(word.to_owned());
        }
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_keep_within_the_width_and_lose_no_word() {
        let text = "Une pile «\u{202f}haute\u{202f}» avance\u{202f}: d’une case\u{202f}; ou de deux\u{202f}!";
        for width in 12..60 {
            let lines = wrap(text, width);
            assert_eq!(lines.join(" "), text);
            for line in &lines {
                assert!(length(line) <= width, "{line}");
                assert!(!line.starts_with([':', ';', '!', '»']) && !line.ends_with('«'), "{line}");
            }
        }
        assert_eq!(wrap("unsplittable", 3), ["unsplittable"]);
        assert_eq!(wrap("", 3), [""]);
    }

    #[test]
    fn items_hang_and_tables_line_up() {
        let mut page = Page::new(0);
        page.item(2, "- ", "one two three four five six seven eight nine ten");
        page.table(1, &[vec!["é".into(), "x".into()], vec!["abc".into(), "y".into()]]);
        let lines = "  - one two three four five six seven\n    eight nine ten\n é    x\n abc  y\n";
        assert_eq!(page.into_text(), lines);
    }
}
