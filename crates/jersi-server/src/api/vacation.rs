//! Vacation: the time of one's games over days stands still.

use axum::Json;
use axum::extract::State;
use jersi_wire::{Code, Me, Vacation};

use super::answer::Refusal;
use super::me::me;
use super::posted::Posted;
use crate::club::Club;
use crate::who::Visitor;

/// `POST /api/me/vacation`
pub async fn go(
    State(club): State<Club>,
    visitor: Visitor,
    Posted(asked): Posted<Vacation>,
) -> Result<Json<Me>, Refusal> {
    let who = visitor.must_be_known(&club).await?;
    // Each one is told in every game over days.
    if !club.meters().may_make_game(&who.id) {
        return Err(Code::TooMany.into());
    }
    club.store().vacation(&who.id, asked.days).await?;
    Ok(Json(me(&club, &who.id).await?))
}
