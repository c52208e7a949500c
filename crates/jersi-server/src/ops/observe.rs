//! Each request is named, counted and logged, whatever it is answered.

use std::net::IpAddr;
use std::sync::Arc;
use std::time::Instant;

use axum::extract::{MatchedPath, Request, State};
use axum::http::Method;
use axum::middleware::Next;
use axum::response::Response;
use jersi_wire::Code;
use tracing::Instrument as _;

use super::request_id::{RequestId, X_REQUEST_ID};
use crate::visit::Visit;

/// Requests of the page are one route: its files have many names.
const PAGE: &str = "page";

/// Names, counts and logs a request. Patterns of routes, never what stands in them: who knows the name of a game may watch it.
pub async fn observe(State(trusted): State<Arc<[IpAddr]>>, request: Request, next: Next) -> Response {
    let begun = Instant::now();
    let from = request.extensions().get::<Visit>().map_or(Visit::default().from, |visit| visit.from);
    let id = RequestId::of(request.headers(), trusted.contains(&from.to_canonical()));
    let path = request.extensions().get::<MatchedPath>().cloned();
    let route =
        path.as_ref().map(MatchedPath::as_str).filter(|path| path.starts_with("/api")).unwrap_or(PAGE);
    let method = method_of(request.method());
    // Of the gravest sort, so that it is there whatever lines are wanted.
    let span = tracing::error_span!("request", id = %id);
    let mut answer = next.run(request).instrument(span.clone()).await;
    answer.headers_mut().insert(X_REQUEST_ID, id.header());
    let (status, code) = (answer.status(), answer.extensions().get::<Code>().map(|&code| word(code)));
    let route_label = route.to_owned();
    metrics::counter!("jersi_requests_total", "method" => method, "route" => route_label.clone(),
        "status" => status.as_u16().to_string())
    .increment(1);
    metrics::histogram!("jersi_request_seconds", "route" => route_label).record(begun.elapsed());
    if let Some(code) = &code {
        metrics::counter!("jersi_refusals_total", "code" => code.clone()).increment(1);
    }
    if let Some(way) = way_in(method, route) {
        let outcome = code.clone().unwrap_or_else(|| "done".to_owned());
        metrics::counter!("jersi_sign_ins_total", "way" => way, "outcome" => outcome).increment(1);
    }
    if route != PAGE {
        let ms = begun.elapsed().as_millis() as u64;
        let code = code.unwrap_or_default();
        span.in_scope(|| tracing::debug!(method, route, status = status.as_u16(), code, ms, "asked"));
    }
    answer
}

/// Which way somebody comes in by a request, if it is one of those.
fn way_in(method: &str, route: &str) -> Option<&'static str> {
    match (method, route) {
        ("POST", "/api/sign-in") => Some("password"),
        ("POST", "/api/sign-in/passkey") => Some("passkey"),
        ("POST", "/api/accounts") => Some("register"),
        ("POST", "/api/me/use") => Some("device"),
        _ => None,
    }
}

/// Anybody may make up methods; they are one.
fn method_of(method: &Method) -> &'static str {
    match *method {
        Method::GET => "GET",
        Method::HEAD => "HEAD",
        Method::POST => "POST",
        Method::DELETE => "DELETE",
        _ => "other",
    }
}

/// A code as the contract writes it.
pub fn word(code: Code) -> String {
    serde_json::to_value(code).ok().and_then(|code| code.as_str().map(str::to_owned)).unwrap_or_default()
}
