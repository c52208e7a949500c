//! `GET /api/lobby`: the games that are listed.

use axum::Json;
use axum::extract::State;
use jersi_store::{Listed, LobbyGames};
use jersi_wire::Lobby;

use super::answer::Refusal;
use crate::club::Club;
use crate::moment::row;
use crate::who::Visitor;

/// So many of each.
const MOST: u32 = 50;

pub async fn list(State(club): State<Club>, visitor: Visitor) -> Result<Json<Lobby>, Refusal> {
    let who = visitor.known(&club).await?;
    let who = who.as_ref().map(|who| who.id.as_str());
    let LobbyGames { open, playing } = club.store().lobby(MOST).await?;
    let rows = |games: &[Listed]| games.iter().map(|listed| row(&club, listed, who)).collect();
    Ok(Json(Lobby { open: rows(&open), playing: rows(&playing) }))
}
