//! In by the front door, and out again.

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use axum::http::header::SET_COOKIE;
use axum::response::{IntoResponse, Response};
use jersi_club::read_name;
use jersi_store::{Entered, SignedBy, name_key};
use jersi_wire::{Code, SignIn, SignOut};

use super::answer::Refusal;
use super::me::{me, signed_in};
use super::posted::Posted;
use crate::club::Club;
use crate::live;
use crate::visit::Household;
use crate::who::{SignedIn, Visitor};

/// `POST /api/sign-in`
pub async fn sign_in(
    State(club): State<Club>,
    visitor: Visitor,
    Posted(asked): Posted<SignIn>,
) -> Result<Response, Refusal> {
    // What cannot be a name is nobody's, and takes the same way.
    let name = read_name(&asked.name).unwrap_or_default();
    if !club.meters().may_try(&name_key(&name), Household::from(visitor.from)) {
        return Err(Code::TooMany.into());
    }
    let account = club.store().account(&name).await?;
    let (id, kept) = account.map_or((None, None), |account| (Some(account.id), account.password));
    must_fit(&club, &name, &asked.password, kept.as_deref()).await?;
    let (Some(id), Some(kept)) = (id, kept) else { return Err(Code::WrongSignIn.into()) };
    let by = SignedBy::Password(kept);
    entered(&club, club.store().sign_in(&id, by, visitor.token().cloned()).await?).await
}

/// Looks whether it is the password of this name. Tries that come to nothing are counted; an unknown name and a wrong password
/// take the same work and get the same answer.
pub async fn must_fit(club: &Club, name: &str, password: &str, kept: Option<&str>) -> Result<(), Refusal> {
    let key = name_key(name);
    club.store().try_door(&key).await?;
    let fits = club.passwords().fits(password, kept).await;
    if !matches!(fits, Ok(false)) {
        // It fits, or nobody has looked.
        club.store().door_opened(&key).await?;
    }
    if fits? { Ok(()) } else { Err(Code::WrongSignIn.into()) }
}

/// Somebody has come in: the browser shows something new, and what was good before is good for nothing.
pub async fn entered(club: &Club, entered: Entered) -> Result<Response, Refusal> {
    let Entered { who, token, ended } = entered;
    live::end_sockets(club, &ended);
    let body = Json(me(club, &who.id).await?);
    Ok(signed_in(club, &SignedIn { who, token: Some(token) }, body))
}

/// `POST /api/sign-out`
pub async fn sign_out(
    State(club): State<Club>,
    visitor: Visitor,
    Posted(asked): Posted<SignOut>,
) -> Result<Response, Refusal> {
    let token = visitor.token().ok_or(Code::NotSignedIn)?;
    let ended = club.store().sign_out(token, asked.everywhere).await?;
    live::end_sockets(&club, &ended);
    Ok(forgotten(&club))
}

/// The browser shows nothing any more.
pub fn forgotten(club: &Club) -> Response {
    (StatusCode::NO_CONTENT, [(SET_COOKIE, club.cookie().clear())]).into_response()
}
