//! The one task that writes. It takes what waits, does it in one transaction, and answers when that is on disk.

use std::collections::HashMap;
use std::time::Duration;

use jersi_club::Millis;
use jersi_wire::{Code, GameId, Seat};
use sha2::{Digest as _, Sha256};
use sqlx::{Connection as _, SqliteConnection};
use tokio::sync::{broadcast, mpsc};

use crate::ask::{ActRequest, Answer, Ask, NewGame};
use crate::cache::Cache;
use crate::fault::{ActFault, StoreFault};
use crate::game_row::{GameRecord, Status};
use crate::identity::{self, TokenKind, draw};
use crate::point::point;
use crate::server_time::ServerTime;
use crate::store::Changed;
use crate::work::{By, Work, done_before, words};
use crate::{rematch, settle};

/// So many requests are done in one transaction at most.
const BATCH: usize = 64;
/// An open live game waits so long for its second player, any other one a week.
const LIVE_WAITS: Duration = Duration::from_hours(1);
const OPEN_WAITS: Duration = Duration::from_hours(7 * 24);

/// What is answered after the commit.
enum Reply {
    Act(ActRequest, Result<u32, ActFault>, Answer<u32, ActFault>),
    Make(Result<GameId, StoreFault>, Answer<GameId>),
    Join(Result<(jersi_rules::Color, u32), ActFault>, Answer<(jersi_rules::Color, u32), ActFault>),
    Known(
        Result<(identity::Identity, identity::Token), StoreFault>,
        Answer<(identity::Identity, identity::Token)>,
    ),
    Used(
        Result<Option<(identity::Identity, identity::Token)>, StoreFault>,
        Answer<Option<(identity::Identity, identity::Token)>>,
    ),
    Code(Result<identity::Token, StoreFault>, Answer<identity::Token>),
    Done(Result<(), StoreFault>, Answer<()>),
}

/// The writing side of a store.
pub struct Lane {
    pub db: SqliteConnection,
    pub time: ServerTime,
    pub cache: Cache,
    pub changes: broadcast::Sender<Changed>,
}

impl Lane {
    /// Works until nobody asks any more.
    pub async fn run(mut self, mut asks: mpsc::Receiver<Ask>) {
        let mut batch = Vec::with_capacity(BATCH);
        while asks.recv_many(&mut batch, BATCH).await > 0 {
            self.batch(&mut batch).await;
        }
        // Nothing is lost if this fails: everything is on disk.
        drop(self.db.close().await);
    }

    async fn batch(&mut self, batch: &mut Vec<Ask>) {
        let now = self.time.now();
        let mut touched = HashMap::new();
        let (replies, committed) = match self.work(batch, now, &mut touched).await {
            Ok(replies) => {
                point("before-commit");
                let committed = sqlx::raw_sql("COMMIT").execute(&mut self.db).await;
                point("after-commit");
                (replies, committed.map(|_| ()))
            }
            Err((replies, error)) => (replies, Err(error)),
        };
        if let Err(error) = committed {
            self.fail(replies, &touched, &error.to_string()).await;
            return;
        }
        let mut changed = Vec::with_capacity(touched.len());
        for (id, (record, online)) in touched {
            changed.push(Changed { game: id, seq: record.seq, white: record.white, black: record.black });
            self.cache.put(id, online);
        }
        point("before-answer");
        replies.into_iter().for_each(send);
        for change in changed {
            // Nobody may be listening.
            let _ = self.changes.send(change);
        }
    }

    /// Does everything in one transaction that is not committed yet. An error of the database spoils all of it.
    #[allow(clippy::type_complexity, reason = "the replies are needed whatever happens")]
    async fn work(
        &mut self,
        batch: &mut Vec<Ask>,
        now: Millis,
        touched: &mut HashMap<GameId, (GameRecord, jersi_club::OnlineGame)>,
    ) -> Result<Vec<Reply>, (Vec<Reply>, sqlx::Error)> {
        let mut replies = Vec::with_capacity(batch.len());
        let mut asks = batch.drain(..);
        if let Err(error) = sqlx::raw_sql("BEGIN IMMEDIATE").execute(&mut self.db).await {
            replies.extend(asks.map(unanswered));
            return Err((replies, error));
        }
        let mut work =
            Work { db: &mut self.db, cache: &mut self.cache, now, touched: std::mem::take(touched) };
        let mut broken = None;
        for ask in asks.by_ref() {
            point("in-batch");
            let reply = do_one(&mut work, ask).await;
            let spoilt = fault_of(&reply);
            replies.push(reply);
            if let Some(error) = spoilt {
                broken = Some(error);
                break;
            }
        }
        *touched = work.touched;
        match broken {
            None => Ok(replies),
            Some(error) => {
                replies.extend(asks.map(unanswered));
                Err((replies, sqlx::Error::Protocol(error)))
            }
        }
    }

    /// The transaction came to nothing, or nobody knows. What is on disk decides what is answered.
    async fn fail(
        &mut self,
        replies: Vec<Reply>,
        touched: &HashMap<GameId, (GameRecord, jersi_club::OnlineGame)>,
        why: &str,
    ) {
        // If there is no transaction any more, there is nothing to roll back.
        drop(sqlx::raw_sql("ROLLBACK").execute(&mut self.db).await);
        for id in touched.keys() {
            self.cache.forget(*id);
        }
        let fault = || StoreFault::Database(sqlx::Error::Protocol(why.to_owned()));
        for reply in replies {
            match reply {
                Reply::Act(request, _, answer) => {
                    let found = done_before(&mut self.db, request.game, &request.id.to_string()).await;
                    let told = match found {
                        Ok(Some((seq, asked))) if asked == words(&request) => Ok(seq),
                        Ok(_) => Err(ActFault::Store(fault())),
                        Err(error) => Err(ActFault::Store(error)),
                    };
                    drop(answer.send(told));
                }
                Reply::Make(_, answer) => drop(answer.send(Err(fault()))),
                Reply::Join(_, answer) => drop(answer.send(Err(ActFault::Store(fault())))),
                Reply::Known(_, answer) => drop(answer.send(Err(fault()))),
                Reply::Used(_, answer) => drop(answer.send(Err(fault()))),
                Reply::Code(_, answer) => drop(answer.send(Err(fault()))),
                Reply::Done(_, answer) => drop(answer.send(Err(fault()))),
            }
        }
    }
}

async fn do_one(work: &mut Work<'_>, ask: Ask) -> Reply {
    let now = work.now;
    match ask {
        Ask::Act(request, answer) => {
            let done = work.act(&request).await;
            Reply::Act(request, done, answer)
        }
        Ask::Make(new, answer) => Reply::Make(make(work, new).await, answer),
        Ask::Join { who, game, id, answer } => {
            Reply::Join(join(work, &who, game, &id.to_string()).await, answer)
        }
        Ask::Guest { name, answer } => Reply::Known(identity::make_guest(work.db, &name, now).await, answer),
        Ask::Rename { who, name, answer } => Reply::Done(rename(work, &who, &name).await, answer),
        Ask::Code { who, answer } => {
            Reply::Code(identity::make_token(work.db, &who, TokenKind::Device, now).await, answer)
        }
        Ask::UseCode { code, answer } => Reply::Used(identity::use_code(work.db, &code, now).await, answer),
        Ask::Sweep(answer) => Reply::Done(settle::sweep(work).await, answer),
        Ask::Beat(answer) => Reply::Done(settle::beat(work).await, answer),
    }
}

async fn make(work: &mut Work<'_>, new: NewGame) -> Result<GameId, StoreFault> {
    let mut hash = Sha256::new();
    hash.update(new.who.as_bytes());
    hash.update(new.id.bytes());
    let mut bytes = [0; 10];
    bytes.copy_from_slice(&hash.finalize()[..10]);
    let id = GameId::new(bytes);
    let live = matches!(new.terms.time(), jersi_game::TimeControl::Increment { .. });
    let record = GameRecord {
        id,
        status: Status::Open,
        listed: new.listed,
        spec: new.terms.spec(),
        time: new.terms.time().to_string(),
        seat: new.seat,
        maker: new.who,
        white: None,
        black: None,
        rematch_of: None,
        score: (0, 0, 0),
        created_at: work.now,
        changed_at: work.now,
        seq: 0,
        placed: 0,
        decider: None,
        due_at: Some(work.now.after(if live { LIVE_WAITS } else { OPEN_WAITS })),
        result: None,
        termination: None,
    };
    // The same request again finds the game that it made.
    record.insert(work.db).await?;
    Ok(id)
}

async fn join(
    work: &mut Work<'_>,
    who: &str,
    game: GameId,
    id: &str,
) -> Result<(jersi_rules::Color, u32), ActFault> {
    let Some(mut record) = work.record(game).await? else {
        return Err(ActFault::Refused(Code::NoSuchGame, 0));
    };
    if record.status != Status::Open {
        let joined = done_before(work.db, game, id).await?;
        return match (joined, record.color_of(who)) {
            (Some((seq, _)), Some(color)) => Ok((color, seq)),
            _ => Err(ActFault::Refused(Code::SeatTaken, record.seq)),
        };
    }
    if record.maker == who {
        return Err(ActFault::Refused(Code::NotNow, 0));
    }
    let maker_is_white = match record.seat {
        Seat::White => true,
        Seat::Black => false,
        Seat::Lot => draw::<1>()?[0] & 1 == 0,
    };
    let (maker, joiner) = (Some(record.maker.clone()), Some(who.to_owned()));
    (record.white, record.black) = if maker_is_white { (maker, joiner) } else { (joiner, maker) };
    let color = record.color_of(who).unwrap_or(jersi_rules::Color::Black);
    let seq = rematch::begin(work, record, Some(By { actor: who, act: Some((id, "join")) })).await?;
    Ok((color, seq))
}

async fn rename(work: &mut Work<'_>, who: &str, name: &str) -> Result<(), StoreFault> {
    sqlx::query("UPDATE identity SET name = $2 WHERE id = $1")
        .bind(who)
        .bind(name)
        .execute(&mut *work.db)
        .await?;
    Ok(())
}

/// What the database said, if that was what spoilt a request.
fn fault_of(reply: &Reply) -> Option<String> {
    match reply {
        Reply::Act(_, Err(ActFault::Store(fault)), _) | Reply::Join(Err(ActFault::Store(fault)), _) => {
            Some(fault.to_string())
        }
        Reply::Make(Err(fault), _)
        | Reply::Known(Err(fault), _)
        | Reply::Used(Err(fault), _)
        | Reply::Code(Err(fault), _)
        | Reply::Done(Err(fault), _) => Some(fault.to_string()),
        _ => None,
    }
}

/// A request that was not come to.
fn unanswered(ask: Ask) -> Reply {
    match ask {
        Ask::Act(request, answer) => Reply::Act(request, Err(ActFault::Store(StoreFault::Closed)), answer),
        Ask::Make(_, answer) => Reply::Make(Err(StoreFault::Closed), answer),
        Ask::Join { answer, .. } => Reply::Join(Err(ActFault::Store(StoreFault::Closed)), answer),
        Ask::Guest { answer, .. } => Reply::Known(Err(StoreFault::Closed), answer),
        Ask::UseCode { answer, .. } => Reply::Used(Err(StoreFault::Closed), answer),
        Ask::Code { answer, .. } => Reply::Code(Err(StoreFault::Closed), answer),
        Ask::Rename { answer, .. } | Ask::Sweep(answer) | Ask::Beat(answer) => {
            Reply::Done(Err(StoreFault::Closed), answer)
        }
    }
}

/// Who asked may have gone away meanwhile; what was done stays done.
fn send(reply: Reply) {
    match reply {
        Reply::Act(_, done, answer) => drop(answer.send(done)),
        Reply::Make(done, answer) => drop(answer.send(done)),
        Reply::Join(done, answer) => drop(answer.send(done)),
        Reply::Known(done, answer) => drop(answer.send(done)),
        Reply::Used(done, answer) => drop(answer.send(done)),
        Reply::Code(done, answer) => drop(answer.send(done)),
        Reply::Done(done, answer) => drop(answer.send(done)),
    }
}
