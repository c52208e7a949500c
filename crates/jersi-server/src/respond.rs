//! An asset as an answer: the best coding for this browser, a part of it, or "not modified".

use axum::body::Body;
use axum::http::header::{
    ACCEPT_ENCODING, ACCEPT_RANGES, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_RANGE, CONTENT_TYPE, ETAG,
    IF_NONE_MATCH, IF_RANGE, RANGE, VARY,
};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode, response};
use axum::response::{IntoResponse, Response};

use crate::assets::{Asset, Copy};
use crate::encoding::choose;
use crate::fault::Fault;
use crate::not_found;
use crate::range::{Part, part};

/// Answers with an asset, or with the page that says that there is none.
pub fn with(asset: Option<&Asset>, method: &Method, request: &HeaderMap) -> Response {
    let Some(asset) = asset else { return not_found::page() };
    let accepted = joined(request, &ACCEPT_ENCODING);
    let coding = choose(accepted.as_deref(), asset.copies.iter().map(|copy| copy.coding));
    match asset.copies.iter().find(|copy| Some(copy.coding) == coding) {
        None => {
            let mut answer = Fault::NoCoding.into_response();
            answer.headers_mut().insert(VARY, HeaderValue::from_static("Accept-Encoding"));
            answer
        }
        Some(copy) if is_known(request, copy) => {
            finish(start(asset, copy, StatusCode::NOT_MODIFIED), Body::empty())
        }
        Some(copy) => send(asset, copy, asked_part(method, request, copy)),
    }
}

/// Parts are of the bytes as they are sent, and each coding has a tag of its own, so parts of two are never joined.
fn send(asset: &Asset, copy: &Copy, part: Part) -> Response {
    let length = copy.data.len();
    let (status, range, data) = match part {
        Part::Whole => (StatusCode::OK, None, copy.data.clone()),
        Part::Bytes(bytes) => {
            let told = format!("bytes {}-{}/{length}", bytes.start, bytes.end - 1);
            (StatusCode::PARTIAL_CONTENT, Some(told), copy.data.slice(bytes))
        }
        Part::Beyond => {
            let answer = start(asset, copy, StatusCode::RANGE_NOT_SATISFIABLE);
            return finish(answer.header(CONTENT_RANGE, format!("bytes */{length}")), Body::empty());
        }
    };
    let mut answer = start(asset, copy, status).header(CONTENT_TYPE, asset.mime);
    if let Some(word) = copy.coding.word() {
        answer = answer.header(CONTENT_ENCODING, word);
    }
    if let Some(range) = range {
        answer = answer.header(CONTENT_RANGE, range);
    }
    finish(answer, Body::from(data))
}

/// What every answer of the asset says, "not modified" too.
fn start(asset: &Asset, copy: &Copy, status: StatusCode) -> response::Builder {
    Response::builder()
        .status(status)
        .header(ETAG, &copy.etag)
        .header(CACHE_CONTROL, asset.cache)
        .header(VARY, "Accept-Encoding")
        .header(ACCEPT_RANGES, "bytes")
}

fn finish(answer: response::Builder, body: Body) -> Response {
    // Every header comes from a fixed text or from digits, so this cannot fail.
    answer.body(body).unwrap_or_else(|_| StatusCode::INTERNAL_SERVER_ERROR.into_response())
}

/// Only GET knows parts.
fn asked_part(method: &Method, request: &HeaderMap, copy: &Copy) -> Part {
    if method != Method::GET {
        return Part::Whole;
    }
    let (range, if_range) = (joined(request, &RANGE), joined(request, &IF_RANGE));
    part(range.as_deref(), if_range.as_deref(), &copy.etag, copy.data.len())
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
