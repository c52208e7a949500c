//! Whether a store is as it should be: every game is folded anew, and what its row repeats is compared.

use jersi_club::{OnlineGame, What};
use jersi_rules::Color;

use crate::archive::Archive;
use crate::db::{Dialect, sql};
use crate::fault::StoreFault;
use crate::game_row::{GameRecord, Repeats, Status};
use crate::listed::Listed;
use crate::read::Snapshot;
use crate::rematch::changed_about;

/// What was looked at, and what is wrong.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Checked {
    /// How many games.
    pub games: u64,
    /// How many events.
    pub events: u64,
    /// What is wrong.
    pub damage: Vec<Damage>,
}

/// Something that is wrong.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Damage {
    /// With which game; none if it is the file.
    pub game: Option<String>,
    /// What.
    pub why: String,
}

impl Archive {
    /// Looks at everything, all at one moment.
    pub async fn check(&mut self) -> Result<Checked, StoreFault> {
        self.stand_still().await?;
        let mut checked = Checked::default();
        for why in self.file_damage().await? {
            checked.damage.push(Damage { game: None, why });
        }
        let mut last = String::new();
        loop {
            let names = self.names_after(&last).await?;
            let Some(end) = names.last() else { break };
            last.clone_from(end);
            for name in names {
                checked.games += 1;
                let why = match self.game(&name).await {
                    Ok(game) => {
                        checked.events += game.events.len() as u64;
                        self.compare(&game).await?
                    }
                    Err(StoreFault::Damaged { why, .. }) => Some(why),
                    Err(fault) => return Err(fault),
                };
                checked.damage.extend(why.map(|why| Damage { game: Some(name), why }));
            }
        }
        checked.damage.extend(self.ratings().await?);
        self.go_on().await?;
        Ok(checked)
    }

    /// What `SQLite` itself finds.
    async fn file_damage(&mut self) -> Result<Vec<String>, StoreFault> {
        let mut found = Vec::new();
        if self.db.dialect() == Dialect::Postgres {
            // The server looks after its own pages.
            return Ok(found);
        }
        for row in sql("PRAGMA integrity_check").fetch_all(&mut self.db).await? {
            found.push(row.get::<String, _>(0)?);
        }
        found.retain(|line| line != "ok");
        for row in sql("PRAGMA foreign_key_check").fetch_all(&mut self.db).await? {
            let (table, about): (String, String) = (row.get(0)?, row.get(2)?);
            found.push(format!("a row of {table} names something that is not in {about}"));
        }
        Ok(found)
    }

    async fn compare(&mut self, game: &Snapshot) -> Result<Option<String>, StoreFault> {
        let record = &game.listed.record;
        let Some(online) = &game.online else { return Ok(unjoined(record)) };
        if let Some(why) = differs(record, online, &game.events) {
            return Ok(Some(why));
        }
        if let Some(why) = self.actors(record).await? {
            return Ok(Some(why));
        }
        if let Some(why) = self.rematch(record, online).await? {
            return Ok(Some(why));
        }
        self.rated(record).await
    }

    /// Whether everything was done by who sat there, and every decision by an act.
    async fn actors(&mut self, record: &GameRecord) -> Result<Option<String>, StoreFault> {
        let query = "SELECT seq, kind, color, actor, asked FROM event WHERE game = $1 AND \
                     (actor IS NOT NULL OR kind = 'decided') ORDER BY seq";
        for row in sql(query).bind(record.id.to_string()).fetch_all(&mut self.db).await? {
            let (seq, kind): (u32, String) = (row.count(0)?, row.get(1)?);
            let (color, actor): (Option<String>, Option<String>) = (row.get(2)?, row.get(3)?);
            let asked: Option<String> = row.get(4)?;
            let seated = match color.as_deref().and_then(jersi_club::read_color) {
                Some(color) => record.seated(color) == actor.as_deref(),
                None => actor.as_deref().is_some_and(|actor| record.color_of(actor).is_some()),
            };
            if !seated {
                return Ok(Some(format!("event {seq} ({kind}) is by nobody who sat there")));
            }
            if asked.is_none() {
                return Ok(Some(format!("event {seq} ({kind}) tells no act")));
            }
        }
        Ok(None)
    }

    /// Whether the game that follows is there, and counts on.
    async fn rematch(
        &mut self,
        record: &GameRecord,
        online: &OnlineGame,
    ) -> Result<Option<String>, StoreFault> {
        let Some(next) = online.rematch_made() else { return Ok(None) };
        let row = sql(Listed::select("WHERE id = $1")).bind(next).fetch_optional(&mut self.db).await?;
        // One that was called off is forgotten after a while.
        let Some(row) = row else { return Ok(None) };
        let next = match Listed::read(&row) {
            Ok(next) => next.record,
            Err(StoreFault::Damaged { .. }) => return Ok(None),
            Err(fault) => return Err(fault),
        };
        let fits = next.rematch_of == Some(record.id)
            && next.score == changed_about(record.score, online)
            && (&next.white, &next.black) == (&record.black, &record.white);
        Ok((!fits).then(|| "the game after it does not count on from it".to_owned()))
    }
}

/// What is wrong with a game that nobody has joined.
fn unjoined(record: &GameRecord) -> Option<String> {
    let repeats = match record.status {
        Status::Open => Repeats { due_at: record.repeats.due_at, ..Repeats::default() },
        Status::Over => Repeats::withdrawn(),
        Status::Playing => return Some("it is played, but nothing has happened in it".to_owned()),
    };
    let lapses = (record.status == Status::Open) == record.repeats.due_at.is_some();
    let empty = record.white.is_none() && record.black.is_none() && record.started_at.is_none();
    let same = record.repeats == repeats && lapses && empty;
    (!same).then(|| "nobody has joined it, but its row tells more".to_owned())
}

/// What a row tells otherwise than its events do.
fn differs(record: &GameRecord, online: &OnlineGame, events: &[jersi_club::Event]) -> Option<String> {
    let over = online.game().ending().is_some();
    let now = Repeats::of(online);
    let had = &record.repeats;
    let begun = events.first().map(|event| &event.what);
    let proposed =
        begun.is_some_and(|what| matches!(what, What::Begun(spec) if same_game(spec, &record.spec)));
    let seats = Color::BOTH.map(|color| record.seated(color));
    let wrong = [
        ("status", record.status != if over { Status::Over } else { Status::Playing }),
        ("spec", !proposed),
        ("white and black", seats.contains(&None) || seats[0] == seats[1]),
        ("started_at", record.started_at.is_none()),
        ("ended_at", record.ended_at.is_some() != over),
        ("placed", had.placed != now.placed),
        ("position", had.position != now.position),
        ("turns", had.turns != now.turns),
        ("decider", had.decider != now.decider),
        ("due_at", had.due_at != now.due_at),
        ("result", had.result != now.result),
        ("termination", had.termination != now.termination),
    ];
    let (column, _) = wrong.into_iter().find(|(_, wrong)| *wrong)?;
    Some(format!("{column} is not what its events tell"))
}

/// Whether a game that has begun is the one that was proposed: the seed was drawn later.
fn same_game(begun: &str, proposed: &str) -> bool {
    match begun.split_once(" seed=") {
        None => begun == proposed,
        Some((before, seed)) => {
            let after = seed.split_once(' ').map_or("", |(_, after)| after);
            format!("{before} {after}").trim_end() == proposed
        }
    }
}
