//! `POST /api/me/password`: another password, or a first one.

use axum::extract::State;
use axum::response::Response;
use jersi_wire::{Code, Kind, NewPassword};

use super::answer::Refusal;
use super::posted::Posted;
use super::sign_in::{entered, must_fit};
use crate::club::Club;
use crate::who::{Visitor, may_be_password};

/// `POST /api/me/password`. The other devices are signed out by it, and so is whoever has stolen this one's cookie.
pub async fn change(
    State(club): State<Club>,
    visitor: Visitor,
    Posted(asked): Posted<NewPassword>,
) -> Result<Response, Refusal> {
    let who = visitor.must_be_known(&club).await?;
    if who.kind != Kind::Account {
        return Err(Code::NeedsAccount.into());
    }
    if !club.meters().may_act(&who.id) {
        return Err(Code::TooMany.into());
    }
    if !may_be_password(&asked.new, &who.name) {
        return Err(Code::BadPassword.into());
    }
    let kept = club.store().password_of(&who.id).await?;
    if let Some(kept) = &kept {
        must_fit(&club, &who.name, asked.old.as_deref().unwrap_or_default(), Some(kept)).await?;
    }
    let new = club.passwords().hash(&asked.new).await?;
    entered(&club, club.store().new_password(&who, kept, new).await?).await
}
