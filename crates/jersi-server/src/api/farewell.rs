//! What is mine: to take along, and to be forgotten.

use axum::Json;
use axum::extract::State;
use axum::http::header::CONTENT_DISPOSITION;
use axum::response::{IntoResponse, Response};
use jersi_rules::record::write_jrn;
use jersi_store::name_key;
use jersi_wire::{Code, Export, Farewell};

use super::answer::Refusal;
use super::me::me;
use super::posted::Posted;
use super::sign_in::{forgotten, must_fit};
use crate::club::Club;
use crate::live;
use crate::who::Visitor;

/// `GET /api/me/export`: everything that is mine, as a file.
pub async fn export(State(club): State<Club>, visitor: Visitor) -> Result<Response, Refusal> {
    let who = visitor.must_be_known(&club).await?;
    // It reads every game.
    if !club.meters().may_make_game(&who.id) {
        return Err(Code::TooMany.into());
    }
    let mut games = Vec::new();
    for game in club.store().played_by(&who.id).await? {
        let snapshot = club.store().snapshot(game).await?;
        games.extend(snapshot.and_then(|game| game.record()).map(|record| write_jrn(&record)));
    }
    let history = club.store().rated_of(&who.id).await?;
    let all = Export { me: me(&club, &who.id).await?, history, games };
    Ok(([(CONTENT_DISPOSITION, "attachment; filename=\"jersi.json\"")], Json(all)).into_response())
}

/// `DELETE /api/me`: only the games stay.
pub async fn leave(
    State(club): State<Club>,
    visitor: Visitor,
    Posted(asked): Posted<Farewell>,
) -> Result<Response, Refusal> {
    let who = visitor.must_be_known(&club).await?;
    if !club.meters().may_act(&who.id) {
        return Err(Code::TooMany.into());
    }
    if name_key(&asked.name) != name_key(&who.name) {
        return Err(Refusal::because(Code::BadName, "it is not your name"));
    }
    if let Some(kept) = club.store().password_of(&who.id).await? {
        must_fit(&club, &who.name, asked.password.as_deref().unwrap_or_default(), Some(&kept)).await?;
    }
    let ended = club.store().leave(&who.id).await?;
    live::end_sockets(&club, &ended);
    Ok(forgotten(&club))
}
