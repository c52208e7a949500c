//! Somebody leaves: nothing stays but the games, and nobody's name is in them.

use std::time::Duration;

use jersi_club::Act;
use jersi_rules::Color;
use jersi_wire::{ActId, Code, GameId, Kind, RatedGame};
use sha2::{Digest as _, Sha256};

use crate::account::{Ended, end_all, to_change};
use crate::adopt::games_of;
use crate::ask::ActRequest;
use crate::db::sql;
use crate::fault::{ActFault, StoreFault};
use crate::game_row::Status;
use crate::listed::Listed;
use crate::name_key::name_key;
use crate::store::Store;
use crate::work::Work;

impl Store {
    /// Somebody leaves for good. Games under way are resigned, those that wait for somebody are withdrawn.
    pub async fn leave(&self, who: &str) -> Result<Vec<Ended>, ActFault> {
        let who = who.to_owned();
        self.write(who.clone(), move |work| {
            let who = who.clone();
            Box::pin(async move { leave(work, &who).await })
        })
        .await
    }

    /// The games that somebody has played or plays, the oldest first.
    pub async fn played_by(&self, who: &str) -> Result<Vec<GameId>, StoreFault> {
        let query =
            "SELECT id FROM game WHERE (white = $1 OR black = $1) AND seq > 0 ORDER BY started_at, id";
        let rows = sql(query).bind(who).fetch_all(&mut self.read().await?).await?;
        let mut games = Vec::with_capacity(rows.len());
        for row in rows {
            games.extend(row.get::<String, _>(0)?.parse::<GameId>());
        }
        Ok(games)
    }

    /// Somebody's rating after each rated game, the oldest first.
    pub async fn rated_of(&self, who: &str) -> Result<Vec<RatedGame>, StoreFault> {
        let query = "SELECT game, pool, at, before, after FROM rated WHERE identity = $1 ORDER BY at, game";
        let rows = sql(query).bind(who).fetch_all(&mut self.read().await?).await?;
        rows.iter()
            .map(|row| {
                Ok(RatedGame {
                    game: row.get("game")?,
                    pool: row.get("pool")?,
                    at: row.get::<i64, _>("at")?.unsigned_abs(),
                    before: row.get::<f64, _>("before")?.round() as i32,
                    after: row.get::<f64, _>("after")?.round() as i32,
                })
            })
            .collect()
    }
}

async fn leave(work: &mut Work<'_>, who: &str) -> Result<Vec<Ended>, ActFault> {
    let row = to_change(work.reads(), who).await?;
    let Some(row) = row.filter(|row| row.who.kind != Kind::Gone) else {
        return Err(ActFault::Refused(Code::NotSignedIn, 0));
    };
    let ended = end_all(work.writes(), who).await?;
    let query = "UPDATE identity SET kind = 'gone', name = '', name_key = NULL, password = NULL, banned_at = NULL, \
                 vacation_until = NULL, vacation_year = NULL, vacation_used = NULL, created_at = 0, seen_at = 0 WHERE id = $1";
    sql(query).bind(who).execute(work.writes()).await?;
    for game in games_of(work, who).await? {
        let Some(listed) = work.game(game).await? else { continue };
        match leave_game(work, listed, who).await {
            // It is told by `admin check`, and hinders nobody from leaving.
            Err(ActFault::Store(fault @ StoreFault::Damaged { .. })) => {
                tracing::error!("{fault}; who leaves cannot resign it");
            }
            left => left?,
        }
    }
    for table in ["passkey", "rating", "rated", "ceremony"] {
        sql(format!("DELETE FROM {table} WHERE identity = $1")).bind(who).execute(work.writes()).await?;
    }
    if row.who.kind == Kind::Account {
        let query = sql("DELETE FROM attempt WHERE name_key = $1").bind(name_key(&row.who.name));
        query.execute(work.writes()).await?;
    }
    Ok(ended)
}

/// A game that waits for somebody is withdrawn; one that is played is resigned, by the same judge as ever.
async fn leave_game(work: &mut Work<'_>, mut listed: Listed, who: &str) -> Result<(), ActFault> {
    let game = listed.record.id;
    match listed.record.status {
        Status::Open if listed.record.maker == who => {
            forget(&mut listed, who);
            work.withdraw(listed).await?;
        }
        Status::Playing => {
            let after = listed.record.repeats.placed;
            if forget(&mut listed, who) {
                work.reseat(listed).await?;
            }
            let (id, act) = (farewell_id(game), Act::Resign);
            let who = who.to_owned();
            let (credit, opponent_here) = (Duration::ZERO, false);
            let resign = ActRequest { who, game, id, after, act, credit, opponent_here };
            match work.act(&resign).await {
                // A flag fell first, or it is over for another reason.
                Ok(_) | Err(ActFault::Refused(..)) => {}
                Err(fault) => return Err(fault),
            }
        }
        Status::Open | Status::Over => {}
    }
    Ok(())
}

/// The name is not told any more, by whatever else happens to the game now. Whether it still was.
fn forget(listed: &mut Listed, who: &str) -> bool {
    let mut known = false;
    if listed.record.maker == who {
        known |= !std::mem::take(&mut listed.maker).is_empty();
        listed.maker_kind = Kind::Gone;
    }
    for color in Color::BOTH {
        if listed.record.seated(color) == Some(who) {
            known |= listed.names[color].replace(String::new()).is_some_and(|name| !name.is_empty());
            listed.kinds[color] = Kind::Gone;
        }
    }
    known
}

/// The name of the act by which a game is left: asking twice resigns once.
fn farewell_id(game: GameId) -> ActId {
    let mut hash = Sha256::new();
    hash.update(b"farewell");
    hash.update(game.bytes());
    let mut bytes = [0; 16];
    bytes.copy_from_slice(&hash.finalize()[..16]);
    ActId::new(bytes)
}
