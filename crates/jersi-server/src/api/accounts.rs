//! `POST /api/accounts`: who asks becomes an account, with all games that the guest has.

use axum::extract::State;
use axum::response::Response;
use jersi_club::read_name;
use jersi_store::{NewAccount, name_key, new_person};
use jersi_wire::{Code, Kind, Register};

use super::answer::Refusal;
use super::posted::Posted;
use super::sign_in::entered;
use crate::club::Club;
use crate::visit::Household;
use crate::who::{Visitor, may_be_password};

/// `POST /api/accounts`
pub async fn register(
    State(club): State<Club>,
    visitor: Visitor,
    Posted(asked): Posted<Register>,
) -> Result<Response, Refusal> {
    let (id, name) = newcomer(&club, &visitor, &asked.name).await?;
    if !may_be_password(&asked.password, &name) {
        return Err(Code::BadPassword.into());
    }
    let password = Some(club.passwords().hash(&asked.password).await?);
    let new = NewAccount { id, name, password, passkey: None };
    entered(&club, club.store().register(new).await?).await
}

/// Who may become an account of this name, and what the store calls him. That a name is taken is told here, because names are
/// for everybody to see; who tries many is slowed down.
pub async fn newcomer(club: &Club, visitor: &Visitor, name: &str) -> Result<(String, String), Refusal> {
    let name = read_name(name).filter(|name| !name_key(name).is_empty()).ok_or(Code::BadName)?;
    let household = Household::from(visitor.from);
    if !club.meters().may_knock(household) {
        return Err(Code::TooMany.into());
    }
    let id = match visitor.known(club).await? {
        Some(who) if who.kind == Kind::Guest => who.id,
        Some(_) => return Err(Refusal::because(Code::NotNow, "you have an account")),
        None if !club.meters().may_come(household) => return Err(Code::TooMany.into()),
        None => new_person()?,
    };
    if !club.store().is_free(&name).await? {
        return Err(Code::NameTaken.into());
    }
    Ok((id, name))
}
