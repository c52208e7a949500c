//! Players: what anybody may know of one, and who is best.

use axum::Json;
use axum::extract::rejection::QueryRejection;
use axum::extract::{Path, Query, State};
use jersi_club::Pool;
use jersi_wire::{Code, Leaderboard, Player};
use serde::Deserialize;

use super::answer::Refusal;
use super::me::Page;
use crate::club::Club;
use crate::moment::row;
use crate::who::Visitor;

/// So many games at once.
const MOST: u32 = 50;

/// Of which pool.
#[derive(Debug, Deserialize)]
pub struct Asked {
    pool: Option<String>,
}

/// `GET /api/players`
pub async fn best(
    State(club): State<Club>,
    asked: Result<Query<Asked>, QueryRejection>,
) -> Result<Json<Leaderboard>, Refusal> {
    let Query(asked) = asked.map_err(|error| Refusal::because(Code::Malformed, error.to_string()))?;
    let pool = asked.pool.map(|pool| pool.parse::<Pool>()).transpose();
    let pool = pool.map_err(|bad| Refusal::because(Code::Malformed, bad.to_string()))?;
    let best = club.store().best(pool).await?;
    Ok(Json(Leaderboard { pool: best.pool.unwrap_or_default(), pools: best.pools, players: best.players }))
}

/// `GET /api/players/{name}`
pub async fn show(
    State(club): State<Club>,
    visitor: Visitor,
    Path(name): Path<String>,
    page: Result<Query<Page>, QueryRejection>,
) -> Result<Json<Player>, Refusal> {
    let Query(page) = page.map_err(|error| Refusal::because(Code::Malformed, error.to_string()))?;
    let found = club.store().player(&name, page.after(), MOST).await?;
    let found = found.ok_or_else(|| Refusal::because(Code::Malformed, "after is no place of a list"))?;
    let player = found.ok_or(Code::NoSuchPlayer)?;
    let known = visitor.known(&club).await?;
    let who = known.as_ref().map(|who| who.id.as_str());
    Ok(Json(Player {
        name: player.name,
        kind: player.kind,
        since: player.since.0,
        ratings: player.ratings,
        history: player.history,
        results: player.results,
        games: player.games.iter().map(|listed| row(&club, listed, who)).collect(),
        more: player.more,
    }))
}
