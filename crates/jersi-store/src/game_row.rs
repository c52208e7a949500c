//! A game in its table: what lists need, and who sits where.

use jersi_club::{Millis, OnlineGame};
use jersi_rules::Color;
use jersi_wire::{GameId, Seat};
use sqlx::sqlite::SqliteRow;
use sqlx::{Row as _, SqliteConnection, SqliteExecutor};

use crate::fault::StoreFault;

/// How far a game is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Status {
    /// It waits for the second player.
    Open,
    /// It is played.
    Playing,
    /// It is over.
    Over,
}

impl Status {
    /// As it is stored and sent.
    pub fn word(self) -> &'static str {
        match self {
            Status::Open => "open",
            Status::Playing => "playing",
            Status::Over => "over",
        }
    }

    fn read(word: &str) -> Option<Status> {
        [Status::Open, Status::Playing, Status::Over].into_iter().find(|status| status.word() == word)
    }
}

/// A row of the table of games.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameRecord {
    /// Its name.
    pub id: GameId,
    /// How far it is.
    pub status: Status,
    /// Whether it is listed while it is open.
    pub listed: bool,
    /// Which game was proposed.
    pub spec: String,
    /// How much time there is.
    pub time: String,
    /// Where its maker wants to sit.
    pub seat: Seat,
    /// Who made it.
    pub maker: String,
    /// Who sits at White.
    pub white: Option<String>,
    /// Who sits at Black.
    pub black: Option<String>,
    /// The game before it.
    pub rematch_of: Option<GameId>,
    /// Games before it that were won by who is White now, by who is Black now, and by nobody.
    pub score: (u32, u32, u32),
    /// When it was made.
    pub created_at: Millis,
    /// When something happened last.
    pub changed_at: Millis,
    /// The number of its last event.
    pub seq: u32,
    /// The number of the last event that changed the position.
    pub placed: u32,
    /// Who decides.
    pub decider: Option<Color>,
    /// When something happens by itself.
    pub due_at: Option<Millis>,
    /// The result, as in a record.
    pub result: Option<String>,
    /// Why it is over, as in a record.
    pub termination: Option<String>,
}

const COLUMNS: &str = "id, status, listed, spec, time, seat, maker, white, black, rematch_of, score_white, score_black, \
     score_ties, created_at, changed_at, seq, placed, decider, due_at, result, termination";

impl GameRecord {
    /// The colour at which somebody sits.
    pub fn color_of(&self, identity: &str) -> Option<Color> {
        Color::BOTH.into_iter().find(|&color| self.seated(color) == Some(identity))
    }

    /// Who sits at a colour.
    pub fn seated(&self, color: Color) -> Option<&str> {
        match color {
            Color::White => self.white.as_deref(),
            Color::Black => self.black.as_deref(),
        }
    }

    /// The games of a query's tail, such as `WHERE id = $1`.
    pub fn select(tail: &str) -> String {
        format!("SELECT {COLUMNS} FROM game {tail}")
    }

    /// A game by its name.
    pub async fn load<'e>(db: impl SqliteExecutor<'e>, id: GameId) -> Result<Option<GameRecord>, StoreFault> {
        let query = GameRecord::select("WHERE id = $1");
        let row = sqlx::query(sqlx::AssertSqlSafe(query)).bind(id.to_string()).fetch_optional(db).await?;
        row.as_ref().map(GameRecord::read).transpose()
    }

    /// Reads a row of [`GameRecord::select`].
    pub fn read(row: &SqliteRow) -> Result<GameRecord, StoreFault> {
        let text = |name: &str| -> Result<String, sqlx::Error> { row.try_get(name) };
        let maybe = |name: &str| -> Result<Option<String>, sqlx::Error> { row.try_get(name) };
        let number = |name: &str| -> Result<u32, StoreFault> {
            let value: i64 = row.try_get(name)?;
            u32::try_from(value).map_err(|_| damaged(name, &value.to_string()))
        };
        let id = text("id")?;
        let status = text("status")?;
        let rematch_of = maybe("rematch_of")?;
        let decider = maybe("decider")?;
        Ok(GameRecord {
            id: id.parse().map_err(|_| damaged("id", &id))?,
            status: Status::read(&status).ok_or_else(|| damaged("status", &status))?,
            listed: row.try_get::<i64, _>("listed")? != 0,
            spec: text("spec")?,
            time: text("time")?,
            seat: match text("seat")?.as_str() {
                "white" => Seat::White,
                "black" => Seat::Black,
                _ => Seat::Lot,
            },
            maker: text("maker")?,
            white: maybe("white")?,
            black: maybe("black")?,
            rematch_of: rematch_of
                .map(|id| id.parse().map_err(|_| damaged("rematch_of", &id)))
                .transpose()?,
            score: (number("score_white")?, number("score_black")?, number("score_ties")?),
            created_at: moment(row.try_get("created_at")?),
            changed_at: moment(row.try_get("changed_at")?),
            seq: number("seq")?,
            placed: number("placed")?,
            decider: decider.and_then(|word| jersi_club::read_color(&word)),
            due_at: row.try_get::<Option<i64>, _>("due_at")?.map(moment),
            result: maybe("result")?,
            termination: maybe("termination")?,
        })
    }

    /// Puts a new game into the table; one of the same name stays as it is.
    pub async fn insert(&self, db: &mut SqliteConnection) -> Result<bool, StoreFault> {
        let seat = match self.seat {
            Seat::White => "white",
            Seat::Black => "black",
            Seat::Lot => "lot",
        };
        let done = sqlx::query(
            "INSERT INTO game (id, status, listed, spec, time, seat, maker, white, black, rematch_of, score_white, \
             score_black, score_ties, created_at, changed_at, seq, placed, due_at) \
             VALUES ($1, 'open', $2, $3, $4, $5, $6, NULL, NULL, $7, $8, $9, $10, $11, $11, 0, 0, $12) \
             ON CONFLICT DO NOTHING",
        )
        .bind(self.id.to_string())
        .bind(i64::from(self.listed))
        .bind(&self.spec)
        .bind(&self.time)
        .bind(seat)
        .bind(&self.maker)
        .bind(self.rematch_of.map(|id| id.to_string()))
        .bind(i64::from(self.score.0))
        .bind(i64::from(self.score.1))
        .bind(i64::from(self.score.2))
        .bind(self.created_at.0.cast_signed())
        .bind(self.due_at.map(|at| at.0.cast_signed()))
        .execute(db)
        .await?;
        Ok(done.rows_affected() == 1)
    }

    /// Follows the fold, and writes that. Between, nobody else may have written.
    pub async fn follow(
        &mut self,
        db: &mut SqliteConnection,
        online: &OnlineGame,
        now: Millis,
    ) -> Result<(), StoreFault> {
        let before = self.seq;
        let ending = online.game().ending();
        self.status = if ending.is_some() { Status::Over } else { Status::Playing };
        self.changed_at = now;
        self.seq = online.seq();
        self.placed = online.placed();
        self.decider = ending.is_none().then(|| online.decider());
        self.due_at = online.due();
        self.result = ending.map(|ending| ending.result().map_or("*", |result| result.id()).to_owned());
        self.termination = ending.map(|ending| ending.termination().id().to_owned());
        let started = (before == 0).then_some(now.0.cast_signed());
        let ended = ending.map(|_| now.0.cast_signed());
        let done = sqlx::query(
            "UPDATE game SET status = $3, white = $4, black = $5, changed_at = $6, seq = $7, placed = $8, decider = $9, \
             due_at = $10, result = $11, termination = $12, started_at = COALESCE(started_at, $13), \
             ended_at = COALESCE(ended_at, $14) WHERE id = $1 AND seq = $2",
        )
        .bind(self.id.to_string())
        .bind(i64::from(before))
        .bind(self.status.word())
        .bind(&self.white)
        .bind(&self.black)
        .bind(now.0.cast_signed())
        .bind(i64::from(self.seq))
        .bind(i64::from(self.placed))
        .bind(self.decider.map(jersi_club::color_word))
        .bind(self.due_at.map(|at| at.0.cast_signed()))
        .bind(&self.result)
        .bind(&self.termination)
        .bind(started)
        .bind(ended)
        .execute(db)
        .await?;
        if done.rows_affected() == 1 {
            Ok(())
        } else {
            Err(StoreFault::Damaged(format!("game {} was changed by somebody else", self.id)))
        }
    }
}

/// A moment as the table has it.
pub fn moment(value: i64) -> Millis {
    Millis(u64::try_from(value).unwrap_or(0))
}

fn damaged(column: &str, value: &str) -> StoreFault {
    StoreFault::Damaged(format!("{column} of a game is {value:?}"))
}
