//! Acts: the one way to do something in a game, over HTTP and over the socket alike.

use std::time::Duration;

use axum::Json;
use axum::extract::{Path, State};
use jersi_club::Act;
use jersi_store::{ActRequest, Identity};
use jersi_wire::{ActDone, ActId, Code, FromClient, GameId};

use super::answer::Refusal;
use super::games::read_id;
use super::posted::Posted;
use crate::club::Club;
use crate::ops;
use crate::who::Visitor;

/// An act, as a message tells it.
#[derive(Clone, Debug)]
pub struct ActAsked {
    /// Drawn by who asks.
    pub id: ActId,
    /// In which game.
    pub game: GameId,
    /// What it answers.
    pub after: u32,
    /// The word of the act.
    pub word: String,
    /// The decision.
    pub text: String,
}

/// Does it, if the referee and the rules of conduct allow it; then it is on disk.
pub async fn act(club: &Club, who: &Identity, asked: ActAsked, credit: Duration) -> Result<u32, Refusal> {
    // Anybody may make up words; they are one.
    let word = Act::WORDS.into_iter().find(|word| *word == asked.word).unwrap_or("unknown");
    let done = judged(club, who, asked, credit).await;
    let code = done.as_ref().map_or_else(|refusal| ops::word(refusal.code), |_| "done".to_owned());
    metrics::counter!("jersi_acts_total", "do" => word, "code" => code).increment(1);
    done
}

async fn judged(club: &Club, who: &Identity, asked: ActAsked, credit: Duration) -> Result<u32, Refusal> {
    let ActAsked { id, game, after, word, text } = asked;
    let act = Act::read(&word, &text).ok_or(Code::Malformed)?;
    if !club.meters().may_act(&who.id) {
        return Err(Code::TooMany.into());
    }
    club.hub().acts(game, club.store().now());
    let opponent_here = matches!(act, Act::Claim) && club.hub().opponent_watches(&who.id, game);
    let request = ActRequest { who: who.id.clone(), game, id, after, act, credit, opponent_here };
    let done = club.store().act(request).await;
    if done.is_err() {
        club.hub().acts_no_more(game);
    }
    Ok(done?)
}

/// `POST /api/games/{id}/acts`
pub async fn post(
    State(club): State<Club>,
    visitor: Visitor,
    Path(name): Path<String>,
    Posted(message): Posted<FromClient>,
) -> Result<Json<ActDone>, Refusal> {
    let in_path = read_id(&name)?;
    let FromClient::Act { id, game, after, act: word, text } = message else {
        return Err(Refusal::because(Code::Malformed, "only acts are taken here"));
    };
    if game != in_path {
        return Err(Refusal::because(Code::Malformed, "the act is for another game"));
    }
    let who = visitor.must_be_known(&club).await?;
    let asked = ActAsked { id, game, after, word, text };
    let seq = act(&club, &who, asked, Duration::ZERO).await?;
    Ok(Json(ActDone { seq }))
}
