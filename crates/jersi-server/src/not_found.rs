//! The page for addresses that lead nowhere.

use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};

/// Where its style sheet lies: the policy of our pages allows no style inside them.
pub const STYLE_PATH: &str = "/not-found.css";

const PAGE: &str = include_str!("not_found.html");
const STYLE: &str = include_str!("not_found.css");

/// The page.
pub fn page() -> Response {
    let headers = [(header::CONTENT_TYPE, "text/html; charset=utf-8"), (header::CACHE_CONTROL, "no-cache")];
    (StatusCode::NOT_FOUND, headers, PAGE).into_response()
}

/// Its style sheet.
pub async fn style() -> Response {
    let headers = [(header::CONTENT_TYPE, "text/css; charset=utf-8"), (header::CACHE_CONTROL, "no-cache")];
    (headers, STYLE).into_response()
}
