//! The club over HTTP: one file a noun.

mod acts;
mod answer;
mod device;
mod games;
mod info;
mod lobby;
mod me;
mod players;
mod posted;

use axum::Router;
use axum::extract::{MatchedPath, Request};
use axum::http::HeaderValue;
use axum::http::header::CACHE_CONTROL;
use axum::middleware::{Next, from_fn, from_fn_with_state, map_response};
use axum::response::Response;
use axum::routing::{any, get, post};
use jersi_wire::Code;

pub use acts::{ActAsked, act};
pub use answer::Refusal;

use crate::club::Club;
use crate::{guard, live};

/// Everything under `/api`.
pub fn routes(club: Club) -> Router {
    Router::new()
        .route("/api/club", get(info::club))
        .route("/api/games", post(games::make))
        .route("/api/games/{id}", get(games::show))
        .route("/api/games/{id}/join", post(games::join))
        .route("/api/games/{id}/acts", post(acts::post))
        .route("/api/lobby", get(lobby::list))
        .route("/api/me/games", get(me::games))
        .route("/api/me/name", post(me::rename))
        .route("/api/me/device", post(device::code))
        .route("/api/me/use", post(device::use_code))
        .route("/api/players", get(players::best))
        .route("/api/players/{name}", get(players::show))
        .route("/api/live", any(live::open))
        // Routes, because the page's own answers to all that is not known.
        .route("/api", any(no_such_path))
        .route("/api/", any(no_such_path))
        .route("/api/{*path}", any(no_such_path))
        .method_not_allowed_fallback(no_such_path)
        .layer(from_fn_with_state(club.clone(), guard::check))
        .layer(map_response(never_kept))
        .layer(from_fn(log))
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

/// Patterns of routes, never what stands in them: who knows the name of a game may watch it.
async fn log(request: Request, next: Next) -> Response {
    let method = request.method().clone();
    let path = request.extensions().get::<MatchedPath>().cloned();
    let answer = next.run(request).await;
    let route = path.as_ref().map_or("/api/…", MatchedPath::as_str);
    tracing::debug!(%method, route, status = answer.status().as_u16(), "asked");
    answer
}
