//! A name for each request, in its answer and in every line of the log that is about it.

use std::fmt;
use std::hash::{BuildHasher as _, RandomState};
use std::sync::atomic::{AtomicU64, Ordering};

use axum::http::header::HeaderName;
use axum::http::{HeaderMap, HeaderValue};

/// Where a proxy tells it, and where it is told.
pub const X_REQUEST_ID: HeaderName = HeaderName::from_static("x-request-id");

/// What a proxy may call a request at the longest.
const LONGEST: usize = 64;

/// The name of a request.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RequestId(String);

impl RequestId {
    /// What a proxy that is trusted calls it, or a new one.
    pub fn of(headers: &HeaderMap, from_trusted: bool) -> RequestId {
        let told = headers.get(X_REQUEST_ID).filter(|_| from_trusted);
        told.and_then(|told| told.to_str().ok()).and_then(RequestId::read).unwrap_or_else(RequestId::draw)
    }

    /// Letters, digits and `-_.`: it stands in lines of the log, which it must not be able to end.
    fn read(text: &str) -> Option<RequestId> {
        let plain = |c: char| c.is_ascii_alphanumeric() || "-_.".contains(c);
        let fits = (1..=LONGEST).contains(&text.len()) && text.chars().all(plain);
        fits.then(|| RequestId(text.to_owned()))
    }

    /// It tells one request from another and nothing else.
    fn draw() -> RequestId {
        static COUNT: AtomicU64 = AtomicU64::new(0);
        let drawn = RandomState::new().hash_one(COUNT.fetch_add(1, Ordering::Relaxed));
        RequestId(format!("{:012x}", drawn >> 16))
    }

    /// As a header.
    pub fn header(&self) -> HeaderValue {
        HeaderValue::from_str(&self.0).unwrap_or(HeaderValue::from_static("unknown"))
    }
}

impl fmt::Display for RequestId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_a_trusted_proxy_names_requests_and_only_plainly() {
        let with =
            |text: &'static str| HeaderMap::from_iter([(X_REQUEST_ID, HeaderValue::from_static(text))]);
        let told = with("a1-B2_c3.d4");
        assert_eq!(RequestId::of(&told, true).to_string(), "a1-B2_c3.d4");
        assert_ne!(RequestId::of(&told, false).to_string(), "a1-B2_c3.d4");
        for bad in
            ["", "a b", "a\"b", "a=b", "12345678901234567890123456789012345678901234567890123456789012345"]
        {
            let id = RequestId::of(&with(bad), true).to_string();
            assert!(id != bad && id.len() == 12, "{bad}: {id}");
        }
        assert_ne!(RequestId::of(&HeaderMap::new(), true), RequestId::of(&HeaderMap::new(), true));
    }
}
