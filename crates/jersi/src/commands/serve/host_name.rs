//! A further name of this machine, as the user wrote it.

use std::ops::Range;

use crate::failure::Failure;

/// The longest name that the name system has.
const LONGEST: usize = 253;

/// Reads `board.lan`: a name alone, as it stands between `http://` and the port.
pub fn read(text: &str) -> Result<String, Failure> {
    let fail = |message: &str, span: Range<usize>| {
        Err(Failure::bad_input("bad-host-name", message)
            .at(None, text, span)
            .help("write it like board.lan, without http:// in front and without a port"))
    };
    let is_fine = |c: char| c.is_ascii_alphanumeric() || matches!(c, '.' | '-' | '_');
    if text.is_empty() || text.len() > LONGEST {
        return fail("a name has 1 to 253 letters", 0..text.len());
    }
    match text.char_indices().find(|&(_, c)| !is_fine(c)) {
        None => Ok(text.to_owned()),
        Some((at, ':')) => fail("only a name is wanted here", at..text.len()),
        Some((at, c)) if !c.is_ascii() => {
            fail("browsers write such a name in ASCII, as xn--…; that form is wanted", at..at + c.len_utf8())
        }
        Some((at, c)) => fail("a name is made of letters, digits, dots and dashes", at..at + c.len_utf8()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_and_what_is_none() {
        for name in ["board", "board.lan", "xn--dme-2na.example", "a_b.local"] {
            assert_eq!(read(name).ok().as_deref(), Some(name));
        }
        for (text, carets) in [
            ("board.lan:8080", "         ^^^^^"),
            ("http://board", "    ^^^^^^^^"),
            ("two boards", "   ^"),
            ("dôme", " ^"),
            ("*", "^"),
            ("", "^"),
        ] {
            let told = read(text).expect_err(text).render();
            assert!(told.contains(&format!("| {carets}\n")), "{text}\n{told}");
            assert!(told.contains("write it like board.lan"), "{told}");
        }
    }
}
