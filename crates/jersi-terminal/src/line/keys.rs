//! What is typed while the engine thinks: Ctrl-C and return break it off, lines typed ahead are kept. Where
//! there are no Unix terminals only Ctrl-C is heard, and the system keeps what is typed ahead.

#[cfg(any(not(unix), test))]
mod elsewhere;
#[cfg(unix)]
mod terminal;

#[cfg(not(unix))]
pub use elsewhere::Keys;
#[cfg(unix)]
pub use terminal::Keys;

/// What was typed while nobody was asked.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Typed {
    /// Text for later, lines ended by `\n`.
    pub ahead: String,
    /// Ctrl-C.
    pub interrupted: bool,
    /// Return on an empty line.
    pub enough: bool,
}

impl Typed {
    /// Takes in what the keyboard sent.
    fn add(&mut self, bytes: &[u8]) {
        for c in String::from_utf8_lossy(bytes).chars() {
            match c {
                '\u{3}' => self.interrupted = true,
                '\r' | '\n' if self.ahead.is_empty() || self.ahead.ends_with('\n') => self.enough = true,
                '\r' | '\n' => self.ahead.push('\n'),
                '\u{7F}' | '\u{8}' if !self.ahead.ends_with('\n') => drop(self.ahead.pop()),
                c if c.is_control() => {}
                c => self.ahead.push(c),
            }
        }
    }

    /// Whether the thinking is to end.
    pub fn wants_an_answer(&self) -> bool {
        self.interrupted || self.enough
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn typed(bytes: &[u8]) -> Typed {
        let mut typed = Typed::default();
        typed.add(bytes);
        typed
    }

    #[test]
    fn return_and_control_c_end_the_thinking() {
        assert!(typed(b"\r").enough && typed(b"\n").wants_an_answer());
        assert!(typed(b"\x03").interrupted && typed(b"a2\x03").wants_an_answer());
        assert!(!typed(b"a2-b2\r").wants_an_answer());
    }

    #[test]
    fn what_is_typed_ahead_is_kept() {
        assert_eq!(typed(b"a2-b3\x7F2\rhi").ahead, "a2-b2\nhi");
        assert_eq!(typed(b"\x7F\x1B").ahead, "");
        let twice = typed(b"show\r\r");
        assert_eq!((twice.ahead.as_str(), twice.enough), ("show\n", true));
    }
}
