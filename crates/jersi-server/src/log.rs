//! What may stand in a log.

use std::error::Error;
use std::fmt::Write as _;

/// So many digits in a row name a game, an act or a person, or are a token.
const SECRET: usize = 16;
/// So many of them are enough to find a game again.
const TOLD: usize = 6;

/// A fault with what is behind it, in one line. Names of games are cut short: who knows one may watch.
pub fn shortened(fault: &dyn Error) -> String {
    let mut text = fault.to_string();
    let mut source = fault.source();
    while let Some(cause) = source {
        // Writing to a string does not fail.
        let _ = write!(text, ": {cause}");
        source = cause.source();
    }
    hide(&text.replace(['\n', '\r'], " "))
}

fn hide(text: &str) -> String {
    let mut shown = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(at) = rest.find(|c: char| c.is_ascii_hexdigit()) {
        let (before, from) = rest.split_at(at);
        shown.push_str(before);
        let end = from.find(|c: char| !c.is_ascii_hexdigit()).unwrap_or(from.len());
        let (digits, behind) = from.split_at(end);
        if digits.len() >= SECRET {
            shown.push_str(&digits[..TOLD]);
            shown.push('…');
        } else {
            shown.push_str(digits);
        }
        rest = behind;
    }
    shown.push_str(rest);
    shown
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whole_names_are_not_told() {
        assert_eq!(hide("game 00ff10a0b1c2d3e4f506: bad face"), "game 00ff10…: bad face");
        assert_eq!(hide(&"a".repeat(64)), "aaaaaa…");
        assert_eq!(hide("disk is full (13)"), "disk is full (13)");
        assert_eq!(hide(""), "");
    }
}
