//! Serves the page of JERSI: what `cargo xtask web` has built, from inside the binary.
//!
//! Under `/api` is the club, where people play each other: [`Club`].
//!
//! Everything of the page lies in memory, with its compressed copies. The page itself is asked for again at every visit and
//! answered by "not modified" as long as it is the same; files with a hash in their name are kept for ever.

#![forbid(unsafe_code)]
#![cfg_attr(not(test), deny(clippy::disallowed_methods))]

mod api;
mod assets;
mod club;
mod connection;
mod encoding;
mod fault;
mod files;
mod guard;
mod headers;
mod host;
mod limits;
mod live;
mod log;
mod moment;
mod not_found;
mod ops;
mod range;
mod respond;
mod server;
mod signal;
mod visit;
mod who;

use std::net::IpAddr;
use std::sync::Arc;

use axum::Router;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, Method};
use axum::middleware::{from_fn_with_state, map_response};
use axum::response::Response;
use axum::routing::get;

use fault::Fault;

pub use assets::{Assets, File};
pub use club::{BadUrl, Club, ClubLimits, ClubSettings, PublicUrl};
pub use files::room_for;
pub use headers::{CONTENT_SECURITY_POLICY, NAME_HEADER};
pub use host::HostNames;
pub use jersi_store::{OpenFault, Store};
pub use limits::Limits;
pub use ops::{METRICS, Metric, MetricKind, OpenOpsPort, OpsPort};
pub use server::{Server, runtime};
pub use signal::{Asked, asked_to_end};

/// The pages under these names, with games between people where there is a club, and nothing around them, so that tests
/// need no network.
pub fn app(assets: Assets, names: HostNames, club: Option<&Club>) -> Router {
    let api = club.map_or_else(api::no_club, |club| api::routes(club.clone()));
    let proxies: Arc<[IpAddr]> = club.map_or_else(Arc::default, |club| club.trusted_proxies().into());
    Router::new()
        .route("/", get(index))
        .route("/{*path}", get(file))
        .route(not_found::STYLE_PATH, get(not_found::style))
        .method_not_allowed_fallback(async || Fault::Method)
        .with_state(Arc::new(assets))
        .merge(api)
        .layer(from_fn_with_state(Arc::new(names), host::check))
        .layer(map_response(headers::secure))
        .layer(from_fn_with_state(proxies, ops::observe))
}

/// The paths of the club over HTTP, as they are routed, for who compares them with [`openapi`].
pub fn api_paths() -> Vec<&'static str> {
    api::paths()
}

/// What is answered there, as `OpenAPI` describes it.
pub fn openapi() -> &'static serde_json::Value {
    api::document()
}

/// What is answered to connections beyond those that are served at once.
fn busy() -> Router {
    Router::new().fallback(async || Fault::TooManyConnections).layer(map_response(headers::secure))
}

async fn index(State(assets): State<Arc<Assets>>, method: Method, headers: HeaderMap) -> Response {
    respond::with(assets.get("index.html"), &method, &headers)
}

async fn file(
    State(assets): State<Arc<Assets>>,
    Path(path): Path<String>,
    method: Method,
    headers: HeaderMap,
) -> Response {
    respond::with(assets.get(&path), &method, &headers)
}
