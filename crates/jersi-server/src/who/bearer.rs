//! The header by which a bot is known.

use axum::http::HeaderMap;
use axum::http::header::AUTHORIZATION;
use jersi_store::Token;

use super::cookie::read_token;

/// The scheme of the header; a proxy may have another one for purposes of its own.
const SCHEME: &str = "Bearer";

/// What a request shows of a bot.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Bearer {
    /// Nothing: it is somebody else.
    None,
    /// A token.
    Token(Token),
    /// Something that is no token, or more than one.
    Unclear,
}

impl Bearer {
    /// What a request shows.
    pub fn find(headers: &HeaderMap) -> Bearer {
        let mut found = Bearer::None;
        for line in headers.get_all(AUTHORIZATION) {
            let text = line.to_str().unwrap_or_default();
            let (scheme, rest) = text.split_once(' ').unwrap_or((text, ""));
            if !scheme.eq_ignore_ascii_case(SCHEME) {
                continue;
            }
            found = match (found, read_token(rest.trim())) {
                (Bearer::None, Some(token)) => Bearer::Token(token),
                _ => Bearer::Unclear,
            };
        }
        found
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bearer_is_one_token() {
        let of = |lines: &[&str]| {
            let mut headers = HeaderMap::new();
            for line in lines {
                headers.append(AUTHORIZATION, line.parse().expect("a header"));
            }
            Bearer::find(&headers)
        };
        let digits = "0".repeat(64);
        let bearer = format!("Bearer {digits}");
        let token = Bearer::Token(Token(digits.clone()));
        assert_eq!(of(&[]), Bearer::None);
        assert_eq!(of(&["Basic dXNlcjpwYXNz"]), Bearer::None, "a proxy's own");
        assert_eq!(of(&[&bearer]), token);
        assert_eq!(of(&[&bearer.to_lowercase()]), token);
        assert_eq!(of(&["Basic dXNlcjpwYXNz", &bearer]), token);
        for bad in ["Bearer", "Bearer ", "Bearer 00", &format!("Bearer {}", "G".repeat(64))] {
            assert_eq!(of(&[bad]), Bearer::Unclear, "{bad}");
        }
        assert_eq!(of(&[&bearer, &bearer]), Bearer::Unclear);
    }
}
