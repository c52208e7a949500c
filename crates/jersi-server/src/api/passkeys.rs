//! Passkeys: a new one, one that opens an account, one that is forgotten.

use axum::Json;
use axum::extract::{Path, State};
use axum::response::{IntoResponse, Response};
use jersi_club::read_name;
use jersi_store::{Ceremony, NewAccount, SignedBy};
use jersi_wire::{Code, Kind, Me, PasskeyAsked, PasskeyShown, PasskeyWish};
use webauthn_rs::prelude::PublicKeyCredential;

use super::accounts::newcomer;
use super::answer::Refusal;
use super::me::me;
use super::posted::Posted;
use super::sign_in::entered;
use crate::club::Club;
use crate::host::AskedHost;
use crate::who::{Owner, PasskeyQuestion, Passkeys, Visitor, read_credential};

/// Which question was asked: an answer to one is none to the other.
const NEW: &str = "new";
const ANY: &str = "any";

fn at(club: &Club, host: &AskedHost) -> Result<Passkeys, Refusal> {
    Passkeys::at(club, host)
        .ok_or_else(|| Refusal::because(Code::BadPasskey, "there are no passkeys at this address"))
}

/// `POST /api/me/passkeys/begin`: for who has an account, or wants one of this name.
pub async fn begin(
    State(club): State<Club>,
    visitor: Visitor,
    host: AskedHost,
    Posted(wish): Posted<PasskeyWish>,
) -> Result<Json<PasskeyAsked>, Refusal> {
    let passkeys = at(&club, &host)?;
    let known = visitor.known(&club).await?.filter(|who| who.kind != Kind::Guest);
    let (id, name, has, wished) = match (known, wish.name) {
        (Some(who), None) if who.kind == Kind::Account => {
            if !club.meters().may_knock(visitor.from.into()) {
                return Err(Code::TooMany.into());
            }
            let has = club.store().passkeys_of(&who.id).await?;
            (who.id, who.name, has, None)
        }
        (None, Some(name)) => {
            let (id, name) = newcomer(&club, &visitor, &name).await?;
            (id, name.clone(), Vec::new(), Some(name))
        }
        (Some(_), _) => return Err(Refusal::because(Code::NotNow, "you have an account")),
        (None, None) => return Err(Code::NeedsAccount.into()),
    };
    let (options, body) = passkeys.ask_for_new(&Owner { id: &id, name: &name, has }, wished)?;
    let ceremony = club.store().begin_ceremony(NEW, Ceremony { who: Some(id), body }).await?;
    Ok(Json(PasskeyAsked { ceremony, options }))
}

/// `POST /api/me/passkeys`: the new one.
pub async fn keep(
    State(club): State<Club>,
    visitor: Visitor,
    host: AskedHost,
    Posted(shown): Posted<PasskeyShown>,
) -> Result<Response, Refusal> {
    let passkeys = at(&club, &host)?;
    let label = shown.label.as_deref().unwrap_or_default();
    let label = if label.is_empty() { String::new() } else { read_name(label).ok_or(Code::BadName)? };
    let Ceremony { who, body } =
        club.store().end_ceremony(NEW, &shown.ceremony).await?.ok_or(Code::BadPasskey)?;
    let id = who.ok_or(Code::BadPasskey)?;
    // Only who has asked may answer.
    let known = visitor.known(&club).await?;
    if known.as_ref().is_some_and(|known| known.id != id) {
        return Err(Code::BadPasskey.into());
    }
    let asked = PasskeyQuestion::read(&body)?;
    let passkey = passkeys.take_new(&asked, shown.credential, label)?;
    match (known, asked.name) {
        (Some(who), None) => {
            club.store().keep_passkey(&who.id, passkey).await?;
            Ok(Json(me(&club, &who.id).await?).into_response())
        }
        (_, Some(name)) => {
            let new = NewAccount { id, name, password: None, passkey: Some(passkey) };
            entered(&club, club.store().register(new).await?).await
        }
        // Signed out meanwhile.
        (None, None) => Err(Code::NotSignedIn.into()),
    }
}

/// `DELETE /api/me/passkeys/{id}`
pub async fn forget(
    State(club): State<Club>,
    visitor: Visitor,
    Path(id): Path<String>,
) -> Result<Json<Me>, Refusal> {
    let who = visitor.must_be_known(&club).await?;
    club.store().forget_passkey(&who.id, &id).await?;
    Ok(Json(me(&club, &who.id).await?))
}

/// `POST /api/sign-in/passkey/begin`
pub async fn begin_sign_in(
    State(club): State<Club>,
    visitor: Visitor,
    host: AskedHost,
) -> Result<Json<PasskeyAsked>, Refusal> {
    let passkeys = at(&club, &host)?;
    if !club.meters().may_knock(visitor.from.into()) {
        return Err(Code::TooMany.into());
    }
    let (options, body) = passkeys.ask_for_any()?;
    let ceremony = club.store().begin_ceremony(ANY, Ceremony { who: None, body }).await?;
    Ok(Json(PasskeyAsked { ceremony, options }))
}

/// `POST /api/sign-in/passkey`
pub async fn sign_in(
    State(club): State<Club>,
    visitor: Visitor,
    host: AskedHost,
    Posted(shown): Posted<PasskeyShown>,
) -> Result<Response, Refusal> {
    let passkeys = at(&club, &host)?;
    let asked = club.store().end_ceremony(ANY, &shown.ceremony).await?.ok_or(Code::BadPasskey)?;
    let answer: PublicKeyCredential = read_credential(shown.credential)?;
    let (who, credential) = Passkeys::claimed(&answer).ok_or(Code::BadPasskey)?;
    let kept = club.store().passkey(credential).await?;
    let kept = kept.filter(|kept| kept.owner == who).ok_or(Code::WrongSignIn)?;
    let used = passkeys.take_use(&asked.body, &answer, kept.body)?;
    let by = SignedBy::Passkey(used);
    entered(&club, club.store().sign_in(&who, by, visitor.token().cloned()).await?).await
}
