//! The cookie by which a browser is known again.

use axum::http::header::COOKIE;
use axum::http::{HeaderMap, HeaderValue};
use jersi_store::Token;

/// As long as browsers keep any cookie.
const DAYS: u64 = 400;
/// Digits of a token.
const DIGITS: usize = 64;

/// What the cookie is called, and how it may travel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CookieKind {
    /// By TLS only, for this host only; the name makes browsers insist on that.
    Secure,
    /// By plain HTTP, on one machine or in one network.
    Plain,
}

impl CookieKind {
    fn name(self) -> &'static str {
        match self {
            CookieKind::Secure => "__Host-jersi",
            CookieKind::Plain => "jersi",
        }
    }

    /// The header that sets it, or renews it.
    pub fn set(self, token: &Token) -> Option<HeaderValue> {
        let secure = match self {
            CookieKind::Secure => "; Secure",
            CookieKind::Plain => "",
        };
        let age = DAYS * 86_400;
        let text =
            format!("{}={}; HttpOnly; SameSite=Strict; Path=/; Max-Age={age}{secure}", self.name(), token.0);
        let mut value = HeaderValue::from_str(&text).ok()?;
        // It belongs into no log.
        value.set_sensitive(true);
        Some(value)
    }

    /// The header that takes it away.
    pub fn clear(self) -> HeaderValue {
        HeaderValue::from_static(match self {
            CookieKind::Secure => "__Host-jersi=; HttpOnly; SameSite=Strict; Path=/; Max-Age=0; Secure",
            CookieKind::Plain => "jersi=; HttpOnly; SameSite=Strict; Path=/; Max-Age=0",
        })
    }

    /// The token that a request shows; none if what it shows cannot be one of ours.
    pub fn find(self, headers: &HeaderMap) -> Option<Token> {
        let lines = headers.get_all(COOKIE).iter().filter_map(|line| line.to_str().ok());
        lines
            .flat_map(|line| line.split(';'))
            .filter_map(|pair| pair.trim().split_once('='))
            .find(|(name, _)| *name == self.name())
            .and_then(|(_, value)| read_token(value))
    }
}

/// A token is digits alone, all of them.
pub fn read_token(text: &str) -> Option<Token> {
    let fits = text.len() == DIGITS && text.bytes().all(|byte| matches!(byte, b'0'..=b'9' | b'a'..=b'f'));
    fits.then(|| Token(text.to_owned()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_cookie_says_how_it_travels() {
        let token = Token("a".repeat(DIGITS));
        let told = |kind: CookieKind| kind.set(&token).expect("a header").to_str().expect("text").to_owned();
        let digits = "a".repeat(DIGITS);
        assert_eq!(
            told(CookieKind::Secure),
            format!("__Host-jersi={digits}; HttpOnly; SameSite=Strict; Path=/; Max-Age=34560000; Secure")
        );
        assert_eq!(
            told(CookieKind::Plain),
            format!("jersi={digits}; HttpOnly; SameSite=Strict; Path=/; Max-Age=34560000")
        );
    }

    #[test]
    fn only_our_own_cookie_is_read() {
        let of = |text: &str| {
            let mut headers = HeaderMap::new();
            headers.insert(COOKIE, text.parse().expect("a header"));
            (CookieKind::Plain.find(&headers).is_some(), CookieKind::Secure.find(&headers).is_some())
        };
        let digits = "0".repeat(DIGITS);
        assert_eq!(of(&format!("jersi={digits}")), (true, false));
        assert_eq!(of(&format!("a=b; __Host-jersi={digits}; c=d")), (false, true));
        for bad in
            ["jersi=", "jersi=00", &format!("jersi={}", "G".repeat(DIGITS)), &format!("xjersi={digits}")]
        {
            assert_eq!(of(bad), (false, false), "{bad}");
        }
    }
}
