//! `GET /api/club`: that there is a club.

use axum::Json;
use axum::extract::State;
use jersi_wire::{ClubInfo, PROTOCOL};

use super::answer::Refusal;
use crate::club::Club;
use crate::host::AskedHost;
use crate::who::{Passkeys, Visitor};

pub async fn club(
    State(club): State<Club>,
    visitor: Visitor,
    host: AskedHost,
) -> Result<Json<ClubInfo>, Refusal> {
    let known = visitor.known(&club).await?;
    Ok(Json(ClubInfo {
        protocol: PROTOCOL,
        name: format!("jersi {}", env!("CARGO_PKG_VERSION")),
        accounts: true,
        passkeys: Passkeys::at(&club, &host).is_some(),
        kind: known.as_ref().map(|who| who.kind).unwrap_or_default(),
        address: club.address().map(ToString::to_string),
        you: known.map(|who| who.name),
    }))
}
