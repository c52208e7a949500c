//! A game with the names of its people: what lists show.

use jersi_club::{Millis, OnlineGame, Pool, color_word};
use jersi_game::TimeControl;
use jersi_rules::{ByColor, Color};
use jersi_wire::{GameId, GameRow, Kind};

use crate::db::{Db, Row, sql};
use crate::events;
use crate::fault::StoreFault;
use crate::game_row::{COLUMNS, GameRecord, Status, moment};
use crate::identity::kind_in;
use crate::rating::{self, SeatRating};

/// A game with the names of its people, as they are called today.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Listed {
    /// Its row.
    pub record: GameRecord,
    /// Who sits there; nobody before it begins.
    pub names: ByColor<Option<String>>,
    /// What they are.
    pub kinds: ByColor<Kind>,
    /// Who made it.
    pub maker: String,
    /// What its maker is.
    pub maker_kind: Kind,
    /// In a rated game, the ratings of who sits there, where they were asked for.
    pub ratings: ByColor<Option<SeatRating>>,
    /// The rating of who made it, while a rated game is open, where it was asked for.
    pub maker_rating: Option<i32>,
    /// Until when they are on vacation, and the time of this game stands still for them.
    pub away: ByColor<Option<Millis>>,
    /// When it ends by itself if nobody does anything. Where somebody comes back before that, only its fold knows.
    pub ends_at: Option<Millis>,
}

impl Listed {
    /// The games of a query's tail, such as `WHERE id = $1`.
    pub fn select(tail: &str) -> String {
        format!(
            "SELECT {COLUMNS}, {}, {}, {}, {} AS white_away, {} AS black_away FROM game {tail}",
            person("maker"),
            person("white"),
            person("black"),
            of("white", "vacation_until"),
            of("black", "vacation_until")
        )
    }

    /// Reads a row of [`Listed::select`].
    pub fn read(row: &Row) -> Result<Listed, StoreFault> {
        let record = GameRecord::read(row)?;
        let maker: Option<String> = row.get("maker_name")?;
        let until = ByColor { white: row.get("white_away")?, black: row.get("black_away")? };
        let away = ByColor::from_fn(|color| away(&record, until[color]));
        let comes_back =
            Color::BOTH.iter().any(|color| away[*color].is_some() && away[*color] == record.repeats.due_at);
        Ok(Listed {
            maker: maker.ok_or_else(|| StoreFault::damaged(record.id, "nobody made it"))?,
            names: ByColor { white: row.get("white_name")?, black: row.get("black_name")? },
            kinds: ByColor { white: kind_in(row, "white_kind")?, black: kind_in(row, "black_kind")? },
            maker_kind: kind_in(row, "maker_kind")?,
            ratings: ByColor { white: None, black: None },
            maker_rating: None,
            away,
            ends_at: record.repeats.due_at.filter(|_| record.status == Status::Playing && !comes_back),
            record,
        })
    }

    /// A game by its name.
    pub async fn load(db: &mut Db, id: GameId) -> Result<Option<Listed>, StoreFault> {
        let row = sql(Listed::select("WHERE id = $1")).bind(id.to_string()).fetch_optional(db).await?;
        row.as_ref().map(Listed::read).transpose()
    }

    /// The same for who changes it: until the transaction ends, nobody else does.
    pub async fn load_to_change(db: &mut Db, id: GameId) -> Result<Option<Listed>, StoreFault> {
        let tail = format!("WHERE id = $1{}", db.dialect().to_change());
        let row = sql(Listed::select(&tail)).bind(id.to_string()).fetch_optional(db).await?;
        row.as_ref().map(Listed::read).transpose()
    }

    /// With the ratings of its people, if it is rated.
    pub async fn with_ratings(mut self, db: &mut Db) -> Result<Listed, StoreFault> {
        if !self.record.rated {
            return Ok(self);
        }
        let (id, pool) = (self.record.id, Pool::of_words(&self.record.spec, &self.record.time));
        for color in Color::BOTH {
            if let Some(who) = self.record.seated(color).filter(|_| self.kinds[color] != Kind::Gone) {
                self.ratings[color] = rating::at_game(db, id, pool, who).await?;
            }
        }
        if self.record.status == Status::Open {
            let rating = rating::at_game(db, id, pool, &self.record.maker).await?;
            self.maker_rating = rating.map(|rating| rating.before);
        }
        Ok(self)
    }

    /// Stands as its fold does.
    pub fn follow(&mut self, online: &OnlineGame) {
        self.away = ByColor::from_fn(|color| online.away(color));
        self.ends_at = online.ends_at();
    }

    /// With how long there is to decide, if its row does not tell because somebody comes back before that.
    pub async fn with_end(mut self, db: &mut Db) -> Result<Listed, StoreFault> {
        let record = &self.record;
        let runs = record.repeats.decider.is_some_and(|decider| self.away[decider].is_none());
        if runs && self.ends_at.is_none() && record.repeats.due_at.is_some() {
            let mut events = events::after(db, record.id, 0).await?;
            events.retain(|event| event.seq <= record.seq);
            match events::fold(&self, &events) {
                Ok(online) => self.ends_at = online.and_then(|online| online.ends_at()),
                // A game that is damaged hides no other.
                Err(fault @ StoreFault::Damaged { .. }) => tracing::error!(%fault, "listed without its time"),
                Err(fault) => return Err(fault),
            }
        }
        Ok(self)
    }

    /// Whether somebody made it or sits there.
    pub fn is_of(&self, who: &str) -> bool {
        self.record.maker == who || self.record.color_of(who).is_some()
    }

    /// As it is sent to somebody. Who is connected, the store does not know.
    pub fn row(&self, who: Option<&str>) -> GameRow {
        let record = &self.record;
        let open = record.status == Status::Open;
        GameRow {
            game: record.id,
            status: record.status.word().to_owned(),
            spec: record.spec.clone(),
            time: record.time.clone(),
            rated: record.rated,
            white_is: self.kinds.white,
            black_is: self.kinds.black,
            maker_is: if open { self.maker_kind } else { Kind::Guest },
            maker_rating: self.maker_rating,
            white: self.names.white.clone(),
            black: self.names.black.clone(),
            maker: open.then(|| self.maker.clone()),
            seat: open.then_some(record.seat),
            mine: who.is_some_and(|who| self.is_of(who)),
            here: false,
            position: record.repeats.position.clone(),
            turns: record.repeats.turns,
            you: who.and_then(|who| record.color_of(who)).map(|color| color_word(color).to_owned()),
            decider: record.repeats.decider.map(|color| color_word(color).to_owned()),
            due: record.repeats.due_at.map(|due| due.0),
            ends: self.ends_at.map(|ends| ends.0),
            away: record.repeats.decider.and_then(|decider| self.away[decider]).map(|until| until.0),
            result: record.repeats.result.clone(),
            at: record.changed_at.0,
        }
    }

    /// Where somebody's list has it: what waits for him first, the least time first; then what waits for others, then for
    /// anybody, then what is over, the newest first.
    pub(crate) fn rank(&self, who: &str) -> (u8, u64) {
        let record = &self.record;
        let due = self.ends_at.map_or(u64::MAX, |ends| ends.0);
        match (record.status, record.repeats.decider) {
            (Status::Playing, Some(decider)) if record.color_of(who) == Some(decider) => (0, due),
            (Status::Playing, _) => (1, due),
            (Status::Open, _) => (2, u64::MAX - record.created_at.0),
            (Status::Over, _) => (3, u64::MAX - record.ended_at.map_or(0, |ended| ended.0)),
        }
    }

    /// The names for a record; nobody is called nothing.
    pub(crate) fn player_names(&self) -> ByColor<String> {
        ByColor::from_fn(|color: Color| self.names[color].clone().unwrap_or_default())
    }
}

/// The name and the kind of one of a game's people.
fn person(column: &str) -> String {
    let (name, kind) = (of(column, "name"), of(column, "kind"));
    format!("{name} AS {column}_name, COALESCE({kind}, 'guest') AS {column}_kind")
}

/// Something of one of a game's people.
fn of(column: &str, what: &str) -> String {
    format!("(SELECT {what} FROM identity WHERE identity.id = game.{column})")
}

/// Until when one of a game's people is away from it, by when a vacation of his ends or has ended. Coming back happens by itself,
/// so whoever is away comes back no earlier than the next thing that does; who has come back has done so before.
fn away(record: &GameRecord, until: Option<i64>) -> Option<Millis> {
    let over_days = || record.time.parse().is_ok_and(|time| matches!(time, TimeControl::DaysPerTurn(_)));
    let until = until.and_then(moment).filter(|_| record.status == Status::Playing)?;
    record.repeats.due_at.filter(|due| until >= *due && over_days()).map(|_| until)
}
