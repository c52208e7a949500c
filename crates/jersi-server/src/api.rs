//! The club over HTTP: one file a noun.

mod accounts;
mod acts;
mod answer;
mod device;
mod farewell;
mod games;
mod info;
mod lobby;
mod me;
mod openapi;
mod passkeys;
mod password;
mod players;
mod posted;
mod route_list;
mod sign_in;
mod vacation;

use axum::Router;
use axum::http::HeaderValue;
use axum::http::header::CACHE_CONTROL;
use axum::middleware::{from_fn_with_state, map_response};
use axum::response::Response;
use axum::routing::{any, delete, get, post};
use jersi_wire::Code;

pub use acts::{ActAsked, act};
pub use answer::Refusal;
pub use openapi::document;

use crate::club::Club;
use crate::{guard, live};
use route_list::RouteList;

/// What there is under `/api`, each path once; `openapi/operations.rs` tells about each, and a test compares them.
fn list() -> RouteList {
    RouteList::default()
        .route("/api/openapi.json", get(openapi::show))
        .route("/api/club", get(info::club))
        .route("/api/games", post(games::make))
        .route("/api/games/{id}", get(games::show))
        .route("/api/games/{id}/join", post(games::join))
        .route("/api/games/{id}/acts", post(acts::post))
        .route("/api/lobby", get(lobby::list))
        .route("/api/accounts", post(accounts::register))
        .route("/api/sign-in", post(sign_in::sign_in))
        .route("/api/sign-out", post(sign_in::sign_out))
        .route("/api/sign-in/passkey/begin", post(passkeys::begin_sign_in))
        .route("/api/sign-in/passkey", post(passkeys::sign_in))
        .route("/api/me", get(me::show).delete(farewell::leave))
        .route("/api/me/export", get(farewell::export))
        .route("/api/me/passkeys/begin", post(passkeys::begin))
        .route("/api/me/passkeys", post(passkeys::keep))
        .route("/api/me/passkeys/{id}", delete(passkeys::forget))
        .route("/api/me/password", post(password::change))
        .route("/api/me/games", get(me::games))
        .route("/api/me/name", post(me::rename))
        .route("/api/me/device", post(device::code))
        .route("/api/me/use", post(device::use_code))
        .route("/api/me/vacation", post(vacation::go))
        .route("/api/players", get(players::best))
        .route("/api/players/{name}", get(players::show))
        .route("/api/live", get(live::open))
}

/// Everything under `/api`.
pub fn routes(club: Club) -> Router {
    list()
        .router
        // Routes, because the page's own answers to all that is not known.
        .route("/api", any(no_such_path))
        .route("/api/", any(no_such_path))
        .route("/api/{*path}", any(no_such_path))
        .method_not_allowed_fallback(no_such_path)
        .layer(from_fn_with_state(club.clone(), guard::check))
        .layer(map_response(never_kept))
        .with_state(club)
}

/// Everything under `/api` of a server without a club.
pub fn no_club() -> Router {
    let answer = async || Refusal::from(Code::NoClub);
    let routes = ["/api", "/api/", "/api/{*path}"];
    let router = routes.into_iter().fold(Router::new(), |router, path| router.route(path, any(answer)));
    router.layer(map_response(never_kept))
}

async fn no_such_path() -> Refusal {
    Code::NoSuchPath.into()
}

/// What is told changes with every turn, and some of it is for one person.
async fn never_kept(mut answer: Response) -> Response {
    answer.headers_mut().insert(CACHE_CONTROL, HeaderValue::from_static("no-store"));
    answer
}

/// The paths of the club, as they are routed.
pub fn paths() -> Vec<&'static str> {
    list().paths
}
