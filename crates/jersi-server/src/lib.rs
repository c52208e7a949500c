//! Serves the page of JERSI: what `cargo xtask web` has built, from inside the binary.
//!
//! Everything lies in memory, with its compressed copies. The page itself is asked for again at every visit and
//! answered by "not modified" as long as it is the same; files with a hash in their name are kept for ever.

#![cfg_attr(not(test), deny(clippy::disallowed_methods))]

mod assets;
mod encoding;
mod headers;
mod not_found;
mod respond;
mod server;

use std::sync::Arc;

use axum::Router;
use axum::extract::{Path, State};
use axum::http::HeaderMap;
use axum::middleware::map_response;
use axum::response::Response;
use axum::routing::get;

pub use assets::{Assets, File};
pub use headers::{CONTENT_SECURITY_POLICY, NAME_HEADER};
pub use server::{Server, asked_to_end};

/// The pages and nothing around them, so that tests need no network.
pub fn app(assets: Assets) -> Router {
    Router::new()
        .route("/", get(index))
        .route("/{*path}", get(file))
        .route(not_found::STYLE_PATH, get(not_found::style))
        .layer(map_response(headers::secure))
        .with_state(Arc::new(assets))
}

async fn index(State(assets): State<Arc<Assets>>, headers: HeaderMap) -> Response {
    respond::with(assets.get("index.html"), &headers)
}

async fn file(State(assets): State<Arc<Assets>>, Path(path): Path<String>, headers: HeaderMap) -> Response {
    respond::with(assets.get(&path), &headers)
}
