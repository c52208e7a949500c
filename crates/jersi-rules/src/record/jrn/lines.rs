//! Words put on lines of limited width.

/// Columns that a line of turns and comments has at the most.
pub(super) const WIDTH: usize = 100;

/// Words to be put on lines, with brackets that stick to them.
#[derive(Default)]
pub(super) struct Words {
    words: Vec<String>,
    /// What the next word begins with.
    prefix: String,
}

impl Words {
    /// Adds a word.
    pub fn word(&mut self, word: &str) {
        let mut whole = std::mem::take(&mut self.prefix);
        whole.push_str(word);
        self.words.push(whole);
    }

    /// Opens a bracket before the next word.
    pub fn open(&mut self, bracket: char) {
        self.prefix.push(bracket);
    }

    /// Closes a bracket behind the last word, or behind one that was just opened.
    pub fn close(&mut self, bracket: char) {
        match self.words.last_mut() {
            Some(last) if self.prefix.is_empty() => last.push(bracket),
            _ => self.word(&bracket.to_string()),
        }
    }

    /// Adds an escaped comment. It may be broken where a single space stands between two words.
    pub fn comment(&mut self, escaped: &str) {
        self.open('{');
        let bytes = escaped.as_bytes();
        let mut start = 0;
        for (at, _) in escaped.match_indices(' ') {
            let single = at > 0 && bytes[at - 1] != b' ' && bytes.get(at + 1).is_some_and(|&b| b != b' ');
            if single {
                self.word(&escaped[start..at]);
                start = at + 1;
            }
        }
        self.word(&escaped[start..]);
        self.close('}');
    }

    /// Puts the words on lines. A word that is longer than a line has one of its own.
    pub fn wrapped(self) -> String {
        let mut text = String::new();
        let mut column = 0;
        for word in self.words {
            let width = word.chars().count();
            if column > 0 && column + 1 + width > WIDTH {
                text.push('\n');
                column = 0;
            } else if column > 0 {
                text.push(' ');
                column += 1;
            }
            text.push_str(&word);
            column += width;
        }
        text.push('\n');
        text
    }
}
