//! Who asks: their games and their name.

use axum::Json;
use axum::extract::{Query, State};
use axum::http::header::SET_COOKIE;
use axum::response::{IntoResponse, Response};
use jersi_club::read_name;
use jersi_wire::{Code, Kind, Me, MyGames, Rename, You};
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

/// `GET /api/me`
pub async fn show(State(club): State<Club>, visitor: Visitor) -> Result<Response, Refusal> {
    let who = visitor.seen(&club).await?;
    let body = Json(me(&club, &who.who.id).await?);
    Ok(signed_in(&club, &who, body))
}

/// Everything about somebody, for himself.
pub async fn me(club: &Club, who: &str) -> Result<Me, Refusal> {
    let profile = club.store().profile(who).await?.ok_or(Code::NotSignedIn)?;
    let vacation = club.store().vacation_of(who).await?;
    Ok(Me {
        name: profile.who.name,
        kind: profile.who.kind,
        since: profile.since.0,
        has_password: profile.has_password,
        passkeys: profile.passkeys,
        devices: profile.devices,
        vacation_until: vacation.and_then(|left| left.until).map(|until| until.0),
        vacation_days: vacation.map(|left| left.days),
        ratings: club.store().ratings_of(who).await?,
    })
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
    // Whether a name of an account is taken is told as often as where accounts are made.
    let unique = who.kind != Kind::Guest;
    if !club.meters().may_act(&who.id) || unique && !club.meters().may_knock(visitor.from.into()) {
        return Err(Code::TooMany.into());
    }
    club.store().rename(&who.id, name.clone()).await?;
    Ok(Json(You { name }))
}
