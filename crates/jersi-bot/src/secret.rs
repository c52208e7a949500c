//! What a bot shows to be known.

use std::fmt;
use std::str::FromStr;

/// Digits of a token.
const DIGITS: usize = 64;

/// The token of a bot: 64 hexadecimal digits. It is shown to the club and to nobody else.
#[derive(Clone, PartialEq, Eq)]
pub struct Secret(String);

/// A text that is no token. What it was is not told.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a token is 64 hexadecimal digits")]
pub struct NoSecret;

impl FromStr for Secret {
    type Err = NoSecret;

    fn from_str(text: &str) -> Result<Secret, NoSecret> {
        let text = text.trim();
        let fits = text.len() == DIGITS && text.bytes().all(|byte| matches!(byte, b'0'..=b'9' | b'a'..=b'f'));
        if fits { Ok(Secret(text.to_owned())) } else { Err(NoSecret) }
    }
}

impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // It belongs into no log.
        f.write_str("Secret(…)")
    }
}

impl Secret {
    /// The value of the header `Authorization`.
    pub(crate) fn header(&self) -> String {
        format!("Bearer {}", self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_token_is_digits_and_never_shown() {
        let digits = "0a".repeat(32);
        let secret: Secret = format!(" {digits}\n").parse().expect("a token");
        assert_eq!(secret.header(), format!("Bearer {digits}"));
        assert!(!format!("{secret:?}").contains("0a"));
        for bad in ["", "0a", &digits.to_uppercase(), &format!("{digits}0"), &"g".repeat(64)] {
            assert_eq!(bad.parse::<Secret>(), Err(NoSecret));
        }
    }
}
