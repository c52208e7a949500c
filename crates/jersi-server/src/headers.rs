//! What every answer tells: who answers, and what the browser is to forbid.

use axum::http::HeaderValue;
use axum::http::header::HeaderName;
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

const EVERYWHERE: [(&str, &str); 9] = [
    (NAME_HEADER, env!("CARGO_PKG_VERSION")),
    ("content-security-policy", CONTENT_SECURITY_POLICY),
    ("permissions-policy", PERMISSIONS_POLICY),
    ("x-content-type-options", "nosniff"),
    ("x-frame-options", "DENY"),
    ("referrer-policy", "no-referrer"),
    ("cross-origin-opener-policy", "same-origin"),
    ("cross-origin-embedder-policy", "require-corp"),
    ("cross-origin-resource-policy", "same-origin"),
];

/// Adds the headers to an answer.
pub async fn secure(mut response: Response) -> Response {
    for (name, value) in EVERYWHERE {
        response.headers_mut().insert(HeaderName::from_static(name), HeaderValue::from_static(value));
    }
    response
}
