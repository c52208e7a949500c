//! An asset as an answer: the best coding for this browser, or "not modified".

use axum::body::Body;
use axum::http::header::{
    ACCEPT_ENCODING, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE, ETAG, IF_NONE_MATCH, VARY,
};
use axum::http::{HeaderMap, HeaderName, StatusCode, response};
use axum::response::{IntoResponse, Response};

use crate::assets::{Asset, Copy};
use crate::encoding::choose;
use crate::not_found;

/// Answers with an asset, or with the page that says that there is none.
pub fn with(asset: Option<&Asset>, request: &HeaderMap) -> Response {
    let Some(asset) = asset else { return not_found::page() };
    let accepted = joined(request, &ACCEPT_ENCODING);
    let coding = choose(accepted.as_deref(), asset.copies.iter().map(|copy| copy.coding));
    match asset.copies.iter().find(|copy| Some(copy.coding) == coding) {
        None => {
            let headers = [(VARY, "Accept-Encoding"), (CACHE_CONTROL, "no-cache")];
            (StatusCode::NOT_ACCEPTABLE, headers, "The browser refuses every coding of this file.\n")
                .into_response()
        }
        Some(copy) if is_known(request, copy) => {
            finish(start(asset, copy, StatusCode::NOT_MODIFIED), Body::empty())
        }
        Some(copy) => {
            let mut answer = start(asset, copy, StatusCode::OK).header(CONTENT_TYPE, asset.mime);
            if let Some(word) = copy.coding.word() {
                answer = answer.header(CONTENT_ENCODING, word);
            }
            finish(answer, Body::from(copy.data.clone()))
        }
    }
}

/// What "not modified" says too.
fn start(asset: &Asset, copy: &Copy, status: StatusCode) -> response::Builder {
    Response::builder()
        .status(status)
        .header(ETAG, &copy.etag)
        .header(CACHE_CONTROL, asset.cache)
        .header(VARY, "Accept-Encoding")
}

fn finish(answer: response::Builder, body: Body) -> Response {
    // Every header comes from a fixed text or from digits, so this cannot fail.
    answer.body(body).unwrap_or_else(|_| StatusCode::INTERNAL_SERVER_ERROR.into_response())
}

/// Whether the browser has this copy already.
fn is_known(request: &HeaderMap, copy: &Copy) -> bool {
    let Some(known) = joined(request, &IF_NONE_MATCH) else { return false };
    known
        .split(',')
        .map(str::trim)
        .any(|tag| tag == "*" || tag.strip_prefix("W/").unwrap_or(tag) == copy.etag)
}

/// All lines of a header as one list; none if there is none, or if it is no text.
fn joined(request: &HeaderMap, name: &HeaderName) -> Option<String> {
    let lines: Vec<&str> = request.get_all(name).iter().filter_map(|value| value.to_str().ok()).collect();
    if lines.is_empty() { None } else { Some(lines.join(",")) }
}
