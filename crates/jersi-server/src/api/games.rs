//! Games: made, shown, joined.

use axum::Json;
use axum::extract::{Path, State};
use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse, Response};
use jersi_club::{Terms, color_word};
use jersi_rules::record::write_jrn;
use jersi_store::{JoinRequest, NewGame, Status};
use jersi_wire::{Code, GameId, GameMade, Join, Joined, MakeGame};

use super::answer::Refusal;
use super::me::signed_in;
use super::posted::Posted;
use crate::club::{Club, qr};
use crate::host::AskedHost;
use crate::moment::state;
use crate::who::Visitor;

/// `POST /api/games`
pub async fn make(
    State(club): State<Club>,
    visitor: Visitor,
    host: AskedHost,
    Posted(asked): Posted<MakeGame>,
) -> Result<Response, Refusal> {
    let terms = Terms::propose(&asked.spec, &asked.time)
        .map_err(|bad| Refusal::because(Code::BadTerms, bad.to_string()))?;
    if asked.rated && visitor.known(&club).await?.is_none() {
        return Err(Code::NeedsAccount.into());
    }
    let me = visitor.known_or_guest(&club, &asked.name, asked.id).await?;
    if !club.meters().may_make_game(&me.who.id) {
        return Err(Code::TooMany.into());
    }
    let MakeGame { id, seat, listed, rated, .. } = asked;
    let game = club.store().make(NewGame { who: me.who.id.clone(), id, terms, seat, listed, rated }).await?;
    let link = club.link(&host, &format!("club/{game}"));
    let qr = qr(&link);
    Ok(signed_in(&club, &me, Json(GameMade { game, link, qr })))
}

/// `GET /api/games/{id}`, and `{id}.jrn`
pub async fn show(
    State(club): State<Club>,
    visitor: Visitor,
    host: AskedHost,
    Path(name): Path<String>,
) -> Result<Response, Refusal> {
    let (id, wants_record) = match name.strip_suffix(".jrn") {
        Some(id) => (id, true),
        None => (name.as_str(), false),
    };
    let game = read_id(id)?;
    let snapshot = club.store().snapshot(game).await?.ok_or(Code::NoSuchGame)?;
    if wants_record {
        // A game that has not begun has no record.
        let online = snapshot.online.ok_or(Code::NoSuchGame)?;
        let record = write_jrn(&online.game().record());
        return Ok(([(CONTENT_TYPE, "text/plain; charset=utf-8")], record).into_response());
    }
    let known = visitor.known(&club).await?;
    let who = known.as_ref().map(|who| who.id.as_str());
    Ok(Json(state(&club, &snapshot, who, &host)).into_response())
}

/// `POST /api/games/{id}/join`
pub async fn join(
    State(club): State<Club>,
    visitor: Visitor,
    Path(id): Path<String>,
    Posted(asked): Posted<Join>,
) -> Result<Response, Refusal> {
    let game = read_id(&id)?;
    let listed = club.store().listed(game).await?.ok_or(Code::NoSuchGame)?;
    let me = match visitor.known_or_asked_before(&club, asked.id).await? {
        Some(me) => me,
        // Who comes too late does not become a guest by that.
        None if listed.record.status != Status::Open => return Err(Code::SeatTaken.into()),
        // Nor does who may not join a rated game.
        None if listed.record.rated => return Err(Code::NeedsAccount.into()),
        None => visitor.known_or_guest(&club, &asked.name, asked.id).await?,
    };
    let join = JoinRequest { who: me.who.id.clone(), game, id: asked.id };
    let (color, seq) = club.store().join(join).await?;
    Ok(signed_in(&club, &me, Json(Joined { color: color_word(color).to_owned(), seq })))
}

/// The name of a game in a path; what cannot be one names none.
pub fn read_id(text: &str) -> Result<GameId, Refusal> {
    text.parse().map_err(|_| Code::NoSuchGame.into())
}
