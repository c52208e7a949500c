//! Who asks: their games and their name.

use axum::Json;
use axum::extract::{Query, State};
use axum::http::header::SET_COOKIE;
use axum::response::{IntoResponse, Response};
use jersi_club::read_name;
use jersi_wire::{Code, MyGames, Rename, You};
use serde::Deserialize;

use super::answer::Refusal;
use super::posted::Posted;
use crate::club::Club;
use crate::moment::row;
use crate::who::{SignedIn, Visitor};

/// So many games that are over at once.
const MOST: u32 = 50;

/// An answer that also tells a browser what to show from now on, for 400 days.
pub fn signed_in(club: &Club, signed_in: &SignedIn, body: impl IntoResponse) -> Response {
    let mut answer = body.into_response();
    if let Some(cookie) = signed_in.token.as_ref().and_then(|token| club.cookie().set(token)) {
        answer.headers_mut().insert(SET_COOKIE, cookie);
    }
    answer
}

/// Where a list goes on.
#[derive(Debug, Deserialize)]
pub struct Page {
    after: Option<String>,
}

impl Page {
    /// The place behind which it goes on.
    pub fn after(&self) -> Option<&str> {
        self.after.as_deref()
    }
}

/// `GET /api/me/games`
pub async fn games(
    State(club): State<Club>,
    visitor: Visitor,
    page: Result<Query<Page>, axum::extract::rejection::QueryRejection>,
) -> Result<Response, Refusal> {
    let Query(page) = page.map_err(|error| Refusal::because(Code::Malformed, error.to_string()))?;
    let me = visitor.seen(&club).await?;
    let found = club.store().games_of(&me.who.id, page.after(), MOST).await?;
    let found = found.ok_or_else(|| Refusal::because(Code::Malformed, "after is no place of a list"))?;
    let games = found.games.iter().map(|listed| row(&club, listed, Some(&me.who.id))).collect();
    let body = Json(MyGames { name: me.who.name.clone(), games, more: found.more });
    Ok(signed_in(&club, &me, body))
}

/// `POST /api/me/name`
pub async fn rename(
    State(club): State<Club>,
    visitor: Visitor,
    Posted(asked): Posted<Rename>,
) -> Result<Json<You>, Refusal> {
    let who = visitor.must_be_known(&club).await?;
    let name = read_name(&asked.name).ok_or(Code::BadName)?;
    if !club.meters().may_act(&who.id) {
        return Err(Code::TooMany.into());
    }
    club.store().rename(&who.id, name.clone()).await?;
    Ok(Json(You { name }))
}
