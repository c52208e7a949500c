//! What stands behind a key, whichever form it came in.

use std::fmt;

/// What is given for a key of a specification. A command line and a protocol give words; JSON gives values that have a
/// type already, and a text in quotation marks is no number there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SpecValue<'a> {
    /// A word that is read as whatever its key asks for.
    Word(&'a str),
    /// A text, and nothing else.
    Text(&'a str),
    /// A whole number.
    Number(u64),
    /// Yes or no.
    Flag(bool),
    /// What no key takes, such as a list, as it was written.
    Other(String),
}

impl<'a> SpecValue<'a> {
    /// The text that it is.
    pub fn text(&self) -> Option<&'a str> {
        match self {
            SpecValue::Word(text) | SpecValue::Text(text) => Some(text),
            _ => None,
        }
    }

    /// The whole number that it is.
    pub fn number(&self) -> Option<u64> {
        match self {
            SpecValue::Number(number) => Some(*number),
            // The standard reader takes a `+` too, which nobody writes before a seed.
            SpecValue::Word(word) if !word.starts_with('+') => word.parse().ok(),
            _ => None,
        }
    }

    /// Yes or no.
    pub fn flag(&self) -> Option<bool> {
        match self {
            SpecValue::Flag(flag) => Some(*flag),
            SpecValue::Word(word) => word.parse().ok(),
            _ => None,
        }
    }

    /// How long its text is, for the place of a fault.
    pub fn len(&self) -> usize {
        self.text().map_or(0, str::len)
    }

    /// Whether it has no text.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }
}

/// As JSON has it.
impl fmt::Display for SpecValue<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SpecValue::Word(text) | SpecValue::Text(text) => write!(f, "{text:?}"),
            SpecValue::Number(number) => write!(f, "{number}"),
            SpecValue::Flag(flag) => write!(f, "{flag}"),
            SpecValue::Other(written) => f.write_str(written),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_what_their_key_asks_for() {
        assert_eq!(SpecValue::Word("7").number(), Some(7));
        assert_eq!(SpecValue::Word("7").text(), Some("7"));
        assert_eq!(SpecValue::Word("true").flag(), Some(true));
        for word in ["", "+7", "-7", "7.0", " 7", "18446744073709551616", "True"] {
            assert_eq!(
                (SpecValue::Word(word).number(), SpecValue::Word(word).flag()),
                (None, None),
                "{word}"
            );
        }
    }

    #[test]
    fn values_with_a_type_keep_it() {
        assert_eq!(SpecValue::Text("7").number(), None);
        assert_eq!(SpecValue::Text("true").flag(), None);
        assert_eq!((SpecValue::Number(7).text(), SpecValue::Flag(true).number()), (None, None));
        assert_eq!(SpecValue::Text("a\"b").to_string(), r#""a\"b""#);
        assert_eq!(SpecValue::Other("[1]".to_owned()).to_string(), "[1]");
    }
}
