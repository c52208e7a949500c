//! Names of players, as others read them.

use jersi_rules::foreign_text;

/// So many characters at most.
pub const LONGEST_NAME: usize = 24;

/// A name as it is kept: blanks at its ends and doubled ones left out. None if nothing is left, if it is too long, or if it
/// holds signs that steer what shows them.
pub fn read_name(text: &str) -> Option<String> {
    let name = text.split_whitespace().collect::<Vec<_>>().join(" ");
    let fits = !name.is_empty() && name.chars().count() <= LONGEST_NAME;
    (fits && !name.chars().any(foreign_text::steers)).then_some(name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_tidied_or_refused() {
        assert_eq!(read_name("  Quiet   Heron "), Some("Quiet Heron".to_owned()));
        assert_eq!(read_name("Élodie"), Some("Élodie".to_owned()));
        for bad in ["", "   ", "a\u{1b}[2J", "\u{202e}nada", "0123456789012345678901234"] {
            assert_eq!(read_name(bad), None, "{bad:?}");
        }
    }
}
