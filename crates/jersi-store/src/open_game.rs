//! Games that wait for their second player: made, joined, withdrawn.

use std::time::Duration;

use jersi_club::{Draft, OnlineGame, Terms, What};
use jersi_game::TimeControl;
use jersi_rules::{ByColor, Color};
use jersi_wire::{Code, GameId, Kind, Seat};
use sha2::{Digest as _, Sha256};

use crate::ask::{ActRequest, JoinRequest, NewGame};
use crate::db::sql;
use crate::events::{self, By};
use crate::fault::{ActFault, StoreFault};
use crate::game_row::{GameRecord, Repeats, Status};
use crate::identity::{Identity, draw, who_is};
use crate::listed::Listed;
use crate::told::Told;
use crate::vacation;
use crate::work::{Work, withdraws};

/// An open live game waits so long for its second player, any other one a week.
const LIVE_WAITS: Duration = Duration::from_hours(1);
const OPEN_WAITS: Duration = Duration::from_hours(7 * 24);
/// So many open games one may have at a time.
const MOST_OPEN: i64 = 50;

/// Makes a game; the same request again finds the one that it made.
pub async fn make(work: &mut Work<'_>, new: &NewGame) -> Result<GameId, ActFault> {
    let id = name_of_new(new);
    if work.game(id).await?.is_some() {
        return Ok(id);
    }
    let row = sql("SELECT COUNT(*) FROM game WHERE maker = $1 AND status = 'open'")
        .bind(&new.who)
        .fetch_one(work.reads())
        .await?;
    if row.get::<i64, _>(0)? >= MOST_OPEN {
        return Err(ActFault::Refused(Code::TooMany, 0));
    }
    let maker = may_play(work, &new.who, new.rated, new.terms.time()).await?;
    let live = matches!(new.terms.time(), TimeControl::Increment { .. });
    let until = work.now.after(if live { LIVE_WAITS } else { OPEN_WAITS });
    let record = GameRecord {
        id,
        status: Status::Open,
        listed: new.listed,
        rated: new.rated,
        spec: new.terms.spec(),
        time: new.terms.time().to_string(),
        seat: new.seat,
        maker: new.who.clone(),
        white: None,
        black: None,
        rematch_of: None,
        score: (0, 0, 0),
        created_at: work.now,
        changed_at: work.now,
        started_at: None,
        ended_at: None,
        seq: 0,
        repeats: Repeats { due_at: Some(until), ..Repeats::default() },
    };
    if !record.insert(work.writes()).await? {
        // Another node was asked the same, at the same moment.
        return Ok(id);
    }
    let kinds = ByColor { white: Kind::Guest, black: Kind::Guest };
    let names = ByColor { white: None, black: None };
    let ratings = ByColor { white: None, black: None };
    let (maker, maker_kind) = (maker.name, maker.kind);
    let away = ByColor { white: None, black: None };
    let (maker_rating, ends_at) = (None, None);
    work.made(Listed { record, names, kinds, maker, maker_kind, ratings, maker_rating, away, ends_at });
    Ok(id)
}

/// Who begins a game: somebody who is known, and whom the club lets play. For ratings one needs an account, and a clock; who
/// is on vacation begins nothing over days.
async fn may_play(
    work: &mut Work<'_>,
    who: &str,
    rated: bool,
    time: TimeControl,
) -> Result<Identity, ActFault> {
    let refused = |code| Err(ActFault::Refused(code, 0));
    let me = match who_is(work.reads(), who).await? {
        None => return refused(Code::NotSignedIn),
        Some((_, Some(_))) => return refused(Code::Banned),
        Some((me, None)) => me,
    };
    match (rated, me.kind, time) {
        (true, _, TimeControl::Unlimited) => refused(Code::BadTerms),
        (true, Kind::Guest | Kind::Gone, _) => refused(Code::NeedsAccount),
        (_, _, TimeControl::DaysPerTurn(_)) if vacation::until(work, who).await?.is_some() => {
            refused(Code::NotNow)
        }
        _ => Ok(me),
    }
}

/// What a new game will be called.
pub fn name_of_new(new: &NewGame) -> GameId {
    named_by(&[new.who.as_bytes(), &new.id.bytes()])
}

/// An act in a game that nobody has joined. Its maker may withdraw it, and say so twice.
pub async fn act(work: &mut Work<'_>, listed: Listed, request: &ActRequest) -> Result<u32, ActFault> {
    let refused = |code| Err(ActFault::Refused(code, 0));
    if listed.record.maker != request.who {
        return refused(Code::NotSeated);
    }
    match (listed.record.status, withdraws(request)) {
        (Status::Open, true) => {
            work.withdraw(listed).await?;
            Ok(0)
        }
        (Status::Open, false) => refused(Code::NotNow),
        (_, true) => Ok(0),
        (_, false) => refused(Code::GameOver),
    }
}

/// Somebody joins, and the game begins. Who sits there already is told where.
pub async fn join(work: &mut Work<'_>, request: &JoinRequest) -> Result<(Color, u32), ActFault> {
    let Some(mut listed) = work.game(request.game).await? else {
        return Err(ActFault::Refused(Code::NoSuchGame, 0));
    };
    let record = &mut listed.record;
    match record.status {
        Status::Open => {}
        Status::Over if record.seq == 0 => return Err(ActFault::Refused(Code::GameOver, 0)),
        _ => {
            let seated = record.color_of(&request.who).map(|color| (color, 1));
            return seated.ok_or(ActFault::Refused(Code::SeatTaken, record.seq));
        }
    }
    if record.maker == request.who {
        return Err(ActFault::Refused(Code::NotNow, 0));
    }
    let color = match record.seat {
        Seat::White => Color::Black,
        Seat::Black => Color::White,
        Seat::Lot => Color::BOTH[usize::from(draw::<1>()?[0] & 1)],
    };
    let time = record.time.parse().map_err(|_| StoreFault::damaged(record.id, "it has no such time"))?;
    let (maker, joiner) = (Some(record.maker.clone()), Some(request.who.clone()));
    (record.white, record.black) = match color {
        Color::White => (joiner, maker),
        Color::Black => (maker, joiner),
    };
    let joiner = may_play(work, &request.who, listed.record.rated, time).await?;
    listed.names[color] = Some(joiner.name);
    listed.kinds[color] = joiner.kind;
    listed.names[color.other()] = Some(listed.maker.clone());
    listed.kinds[color.other()] = listed.maker_kind;
    let act = request.id.to_string();
    begin(work, listed, Some(By { actor: &request.who, act: &act, asked: "join" })).await?;
    Ok((color, 1))
}

/// Both sit: chance is drawn, and the game begins.
pub async fn begin(work: &mut Work<'_>, listed: Listed, by: Option<By<'_>>) -> Result<(), StoreFault> {
    let id = listed.record.id;
    let terms = Terms::propose(&listed.record.spec, &listed.record.time);
    let terms = terms.map_err(|bad| StoreFault::damaged(id, &bad))?;
    // Below 2 to the power of 53: pages read it too.
    let seed = u64::from_le_bytes(draw::<8>()?) >> 11;
    let terms = terms.drawn(seed).map_err(|bad| StoreFault::damaged(id, &bad))?;
    let begun = Draft::at(What::Begun(terms.spec()), work.now).numbered(1);
    let online = OnlineGame::begin(terms.time(), &listed.player_names(), &begun);
    let online = online.map_err(|unfit| StoreFault::damaged(id, &unfit))?;
    let mut online = online.for_ratings(listed.record.rated);
    events::insert(work.writes(), id, &begun, by).await?;
    let mut told = vec![Told::last(&begun, &online)];
    told.extend(vacation::begin(work, &listed.record, &mut online).await?);
    work.keep(listed, online, told).await
}

/// A name that follows from something, so that asking twice makes one game.
pub fn named_by(parts: &[&[u8]]) -> GameId {
    let mut hash = Sha256::new();
    for part in parts {
        hash.update(part);
    }
    let mut bytes = [0; 10];
    bytes.copy_from_slice(&hash.finalize()[..10]);
    GameId::new(bytes)
}
