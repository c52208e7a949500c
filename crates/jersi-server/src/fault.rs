//! Answers that refuse, for programs and people: a status, a code, a sentence.

use axum::http::header::{CACHE_CONTROL, CONNECTION, CONTENT_TYPE, RETRY_AFTER};
use axum::http::{HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};

/// Why a request is not answered with a file. The sentences are for whoever writes a client, so they are in English.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fault {
    /// The request names no host, or several, or one that cannot be read.
    BadHost,
    /// The request is for a name that is not ours.
    ForeignHost,
    /// The file is sent in none of the codings that the browser takes.
    NoCoding,
    /// A method that nothing here has.
    Method,
    /// As many connections as we serve at once.
    TooManyConnections,
}

impl Fault {
    const fn told(self) -> (StatusCode, &'static str, &'static str) {
        match self {
            Fault::BadHost => (
                StatusCode::BAD_REQUEST,
                "bad-host",
                "a request has one Host header with a name or an address",
            ),
            Fault::ForeignHost => (
                StatusCode::MISDIRECTED_REQUEST,
                "foreign-host",
                "the page is not served under this name; start it with --host-name NAME to allow it",
            ),
            Fault::NoCoding => (
                StatusCode::NOT_ACCEPTABLE,
                "no-coding",
                "every coding of this file is refused by Accept-Encoding",
            ),
            Fault::Method => {
                (StatusCode::METHOD_NOT_ALLOWED, "method", "only GET and HEAD are answered here")
            }
            Fault::TooManyConnections => (
                StatusCode::SERVICE_UNAVAILABLE,
                "too-many-connections",
                "too many connections at once; try again in a moment",
            ),
        }
    }
}

impl IntoResponse for Fault {
    fn into_response(self) -> Response {
        let (status, code, message) = self.told();
        // Codes and sentences are our own and hold nothing that JSON would have to escape.
        let body = format!("{{\"error\":{{\"code\":\"{code}\",\"message\":\"{message}\"}}}}\n");
        let mut answer =
            (status, [(CONTENT_TYPE, "application/json"), (CACHE_CONTROL, "no-store")], body).into_response();
        if self == Fault::TooManyConnections {
            answer.headers_mut().insert(RETRY_AFTER, HeaderValue::from_static("1"));
            answer.headers_mut().insert(CONNECTION, HeaderValue::from_static("close"));
        }
        answer
    }
}
