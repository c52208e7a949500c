//! A game in its table: what lists need, and who sits where.

use jersi_club::{Millis, OnlineGame, color_word, read_color};
use jersi_rules::Color;
use jersi_rules::notation::write_position;
use jersi_rules::record::GameResult;
use jersi_wire::{GameId, Seat};

use crate::db::{Db, Row, sql};
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
    /// Whether it is listed.
    pub listed: bool,
    /// Whether it counts for ratings.
    pub rated: bool,
    /// Which game was proposed, without a seed.
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
    /// When it began.
    pub started_at: Option<Millis>,
    /// When it ended.
    pub ended_at: Option<Millis>,
    /// The number of its last event.
    pub seq: u32,
    /// What is repeated of its fold.
    pub repeats: Repeats,
}

/// What a row repeats of the fold, so that lists need none.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Repeats {
    /// The number of the last event that changed the position.
    pub placed: u32,
    /// The position, once the game has begun.
    pub position: Option<String>,
    /// How many whole turns were played.
    pub turns: u32,
    /// Who decides.
    pub decider: Option<Color>,
    /// When something happens by itself.
    pub due_at: Option<Millis>,
    /// The result: `1-0`, `0-1`, `1/2-1/2`, or `*` for none.
    pub result: Option<String>,
    /// Why it is over, as in a record.
    pub termination: Option<String>,
}

impl Repeats {
    /// Of a game.
    pub fn of(online: &OnlineGame) -> Repeats {
        let game = online.game();
        let ending = game.ending();
        Repeats {
            placed: online.placed(),
            position: Some(write_position(game.position())),
            turns: u32::try_from(game.turns().len()).unwrap_or(u32::MAX),
            decider: ending.is_none().then(|| online.decider()),
            due_at: online.due(),
            result: ending.map(|ending| result_word(ending.result()).to_owned()),
            termination: ending.map(|ending| ending.termination().id().to_owned()),
        }
    }

    /// Of a game that nobody joined, and nobody can join any more.
    pub fn withdrawn() -> Repeats {
        let word = |ending: jersi_game::Ending| ending.termination().id().to_owned();
        Repeats {
            result: Some(result_word(None).to_owned()),
            termination: Some(word(jersi_game::Ending::aborted())),
            ..Repeats::default()
        }
    }
}

/// A result in lists.
fn result_word(result: Option<GameResult>) -> &'static str {
    match result {
        Some(GameResult::Win(Color::White)) => "1-0",
        Some(GameResult::Win(Color::Black)) => "0-1",
        Some(GameResult::Draw) => "1/2-1/2",
        None => "*",
    }
}

/// Every column, for queries that [`GameRecord::read`] reads.
pub const COLUMNS: &str = "id, status, listed, rated, spec, time, seat, maker, white, black, rematch_of, score_white, score_black, \
     score_ties, created_at, changed_at, started_at, ended_at, seq, placed, position, turns, decider, due_at, result, \
     termination";

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

    /// Reads a row with all `COLUMNS`.
    pub fn read(row: &Row) -> Result<GameRecord, StoreFault> {
        let id: String = row.get("id")?;
        let id: GameId = id.parse().map_err(|_| StoreFault::Damaged {
            game: None,
            why: format!("it is called {:?}", id.chars().take(40).collect::<String>()),
        })?;
        let columns = Columns { row, id };
        Ok(GameRecord {
            id,
            status: columns.word("status", Status::read)?,
            listed: row.get::<i64, _>("listed")? != 0,
            rated: row.get::<i64, _>("rated")? != 0,
            spec: row.get("spec")?,
            time: row.get("time")?,
            seat: columns.word("seat", read_seat)?,
            maker: row.get("maker")?,
            white: row.get("white")?,
            black: row.get("black")?,
            rematch_of: columns.maybe("rematch_of", |word| word.parse().ok())?,
            score: (
                columns.number("score_white")?,
                columns.number("score_black")?,
                columns.number("score_ties")?,
            ),
            created_at: columns.moment("created_at")?.ok_or_else(|| columns.bad("created_at", "nothing"))?,
            changed_at: columns.moment("changed_at")?.ok_or_else(|| columns.bad("changed_at", "nothing"))?,
            started_at: columns.moment("started_at")?,
            ended_at: columns.moment("ended_at")?,
            seq: columns.number("seq")?,
            repeats: Repeats {
                placed: columns.number("placed")?,
                position: row.get("position")?,
                turns: columns.number("turns")?,
                decider: columns.maybe("decider", read_color)?,
                due_at: columns.moment("due_at")?,
                result: row.get("result")?,
                termination: row.get("termination")?,
            },
        })
    }

    /// Puts a new game into the table. Whether there was none of this name.
    pub async fn insert(&self, db: &mut Db) -> Result<bool, StoreFault> {
        let done = sql(
            "INSERT INTO game (id, status, listed, rated, spec, time, seat, maker, rematch_of, score_white, score_black, \
             score_ties, created_at, changed_at, seq, placed, turns, due_at) \
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $13, 0, 0, 0, $14) \
             ON CONFLICT (id) DO NOTHING",
        )
        .bind(self.id.to_string())
        .bind(Status::Open.word())
        .bind(i64::from(self.listed))
        .bind(i64::from(self.rated))
        .bind(&self.spec)
        .bind(&self.time)
        .bind(seat_word(self.seat))
        .bind(&self.maker)
        .bind(self.rematch_of.map(|id| id.to_string()))
        .bind(i64::from(self.score.0))
        .bind(i64::from(self.score.1))
        .bind(i64::from(self.score.2))
        .bind(stored(self.created_at))
        .bind(self.repeats.due_at.map(stored))
        .execute(db)
        .await?;
        Ok(done == 1)
    }

    /// Stands like this from now on. Nobody else may have written since the number before.
    pub async fn update(&self, db: &mut Db, before: u32) -> Result<(), StoreFault> {
        let done = sql(
            "UPDATE game SET status = $3, white = $4, black = $5, changed_at = $6, started_at = $7, ended_at = $8, \
             seq = $9, placed = $10, position = $11, turns = $12, decider = $13, due_at = $14, result = $15, \
             termination = $16, maker = $17 WHERE id = $1 AND seq = $2",
        )
        .bind(self.id.to_string())
        .bind(i64::from(before))
        .bind(self.status.word())
        .bind(&self.white)
        .bind(&self.black)
        .bind(stored(self.changed_at))
        .bind(self.started_at.map(stored))
        .bind(self.ended_at.map(stored))
        .bind(i64::from(self.seq))
        .bind(i64::from(self.repeats.placed))
        .bind(&self.repeats.position)
        .bind(i64::from(self.repeats.turns))
        .bind(self.repeats.decider.map(color_word))
        .bind(self.repeats.due_at.map(stored))
        .bind(&self.repeats.result)
        .bind(&self.repeats.termination)
        .bind(&self.maker)
        .execute(db)
        .await?;
        if done == 1 { Ok(()) } else { Err(StoreFault::Outrun(self.id)) }
    }
}

/// A row of a game whose name is known.
struct Columns<'a> {
    row: &'a Row,
    id: GameId,
}

impl Columns<'_> {
    fn bad(&self, column: &str, value: &str) -> StoreFault {
        StoreFault::damaged(self.id, &format!("{column} is {value:?}"))
    }

    fn maybe<T>(&self, column: &str, read: impl Fn(&str) -> Option<T>) -> Result<Option<T>, StoreFault> {
        let word: Option<String> = self.row.get(column)?;
        word.map(|word| read(&word).ok_or_else(|| self.bad(column, &word))).transpose()
    }

    fn word<T>(&self, column: &str, read: impl Fn(&str) -> Option<T>) -> Result<T, StoreFault> {
        self.maybe(column, read)?.ok_or_else(|| self.bad(column, "nothing"))
    }

    fn number(&self, column: &str) -> Result<u32, StoreFault> {
        let value: i64 = self.row.get(column)?;
        u32::try_from(value).map_err(|_| self.bad(column, &value.to_string()))
    }

    fn moment(&self, column: &str) -> Result<Option<Millis>, StoreFault> {
        let value: Option<i64> = self.row.get(column)?;
        value.map(|value| moment(value).ok_or_else(|| self.bad(column, &value.to_string()))).transpose()
    }
}

/// A moment as a table has it.
pub fn moment(value: i64) -> Option<Millis> {
    u64::try_from(value).ok().map(Millis)
}

/// A moment for a table.
pub fn stored(moment: Millis) -> i64 {
    i64::try_from(moment.0).unwrap_or(i64::MAX)
}

fn seat_word(seat: Seat) -> &'static str {
    match seat {
        Seat::White => "white",
        Seat::Black => "black",
        Seat::Lot => "lot",
    }
}

fn read_seat(word: &str) -> Option<Seat> {
    [Seat::White, Seat::Black, Seat::Lot].into_iter().find(|&seat| seat_word(seat) == word)
}
