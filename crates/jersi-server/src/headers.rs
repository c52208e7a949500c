//! What every answer tells: who answers, and what the browser is to forbid.

use axum::http::HeaderValue;
use axum::http::header::{CONTENT_TYPE, HeaderName};
use axum::response::Response;

/// What the page may load and do: its own files, and WebAssembly. The page's own preview reads the same file.
pub const CONTENT_SECURITY_POLICY: &str = include_str!("policy.txt").trim_ascii_end();

/// Devices and powers that a board game does not need.
const PERMISSIONS_POLICY: &str = "accelerometer=(), camera=(), display-capture=(), geolocation=(), \
     gyroscope=(), hid=(), magnetometer=(), microphone=(), midi=(), payment=(), \
     publickey-credentials-create=(self), publickey-credentials-get=(self), serial=(), usb=(), xr-spatial-tracking=()";

/// The header by which one jersi knows another, with its version. The port is the same at every start, because games
/// are kept by the browser for one address; a second start finds the first one by it.
pub const NAME_HEADER: &str = "x-jersi";

const EVERYWHERE: [(&str, &str); 5] = [
    (NAME_HEADER, env!("CARGO_PKG_VERSION")),
    ("x-content-type-options", "nosniff"),
    ("referrer-policy", "no-referrer"),
    ("cross-origin-embedder-policy", "require-corp"),
    ("cross-origin-resource-policy", "same-origin"),
];

/// What documents and workers heed, and nothing else.
const RUNS: [(&str, &str); 1] = [("content-security-policy", CONTENT_SECURITY_POLICY)];

/// What documents alone heed.
const SHOWN: [(&str, &str); 3] = [
    ("permissions-policy", PERMISSIONS_POLICY),
    ("x-frame-options", "DENY"),
    ("cross-origin-opener-policy", "same-origin"),
];

/// Adds the headers to an answer. Parts of the page are spared those that no browser heeds there: they are as long as a small
/// file, and a first visit fetches them with each. Whatever else there is may be opened as a document.
pub async fn secure(mut response: Response) -> Response {
    let kind = response.headers().get(CONTENT_TYPE).map_or(&b""[..], HeaderValue::as_bytes);
    let is = |name: &str| kind.starts_with(name.as_bytes());
    let (runs, shown): (&[_], &[_]) = match () {
        () if is("application/wasm") || is("text/css") => (&[], &[]),
        () if is("text/javascript") => (&RUNS, &[]),
        () => (&RUNS, &SHOWN),
    };
    for &(name, value) in EVERYWHERE.iter().chain(runs).chain(shown) {
        response.headers_mut().insert(HeaderName::from_static(name), HeaderValue::from_static(value));
    }
    response
}
