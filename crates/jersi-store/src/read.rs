//! Reading, past the lane.

use std::borrow::Cow;

use jersi_club::{Event, OnlineGame};
use jersi_rules::Color;
use jersi_rules::record::Record;
use jersi_wire::{GameId, GameState, PlayerSeat};

use crate::db::{Db, Row, sql};
use crate::events;
use crate::fault::StoreFault;
use crate::game_row::{Status, stored};
use crate::listed::Listed;
use crate::told::{clock_now, message};

/// A game as it is on disk, all at one moment.
#[derive(Clone, Debug)]
pub struct Snapshot {
    /// Its row and its people.
    pub listed: Listed,
    /// What happened.
    pub events: Vec<Event>,
    /// What that comes to; nothing before it begins.
    pub online: Option<OnlineGame>,
}

impl Snapshot {
    /// The game as it is written down; nothing before it begins.
    pub fn record(&self) -> Option<Record> {
        self.online.as_ref().map(|online| online.game().record())
    }

    /// As it is sent to somebody. Who is connected, who watches, and under which link, the store does not know.
    pub fn state(&self, who: Option<&str>) -> GameState {
        let Listed { record, names, kinds, maker, maker_kind, ratings, maker_rating, .. } = &self.listed;
        let open = record.status == Status::Open;
        let seat = |color: Color| {
            names[color].as_ref().map(|name| PlayerSeat {
                name: name.clone(),
                here: false,
                you: who.is_some() && who == record.seated(color),
                kind: kinds[color],
                rating: ratings[color].map(|rating| rating.before),
                rating_after: ratings[color].and_then(|rating| rating.after),
            })
        };
        let maker = || PlayerSeat {
            name: maker.clone(),
            you: who == Some(&record.maker),
            kind: *maker_kind,
            rating: *maker_rating,
            ..PlayerSeat::default()
        };
        let begun = self.events.first().and_then(|event| event.what.parts().2.map(Cow::into_owned));
        GameState {
            game: record.id,
            seq: record.seq,
            status: record.status.word().to_owned(),
            spec: begun.unwrap_or_else(|| record.spec.clone()),
            time: record.time.clone(),
            white: seat(Color::White),
            black: seat(Color::Black),
            maker: open.then(maker),
            seat: open.then_some(record.seat),
            listed: record.listed,
            rated: record.rated,
            watching: 0,
            link: None,
            qr: None,
            events: self.events.iter().map(message).collect(),
            clock: self.online.as_ref().and_then(clock_now),
            due: record.repeats.due_at.map(|due| due.0),
            score: record.rematch_of.is_some().then_some(record.score),
            rematch_of: record.rematch_of,
        }
    }
}

/// A game, all at one moment.
pub async fn snapshot(db: &mut Db, id: GameId) -> Result<Option<Snapshot>, StoreFault> {
    let Some(listed) = Listed::load(db, id).await? else { return Ok(None) };
    let mut listed = listed.with_ratings(db).await?;
    let mut events = events::after(db, id, 0).await?;
    // Events are only added, so those up to the row's number are the game as it stood when the row was read.
    events.retain(|event| event.seq <= listed.record.seq);
    let online = events::fold(&listed, &events)?;
    if let Some(online) = &online {
        listed.follow(online);
    }
    Ok(Some(Snapshot { listed, events, online }))
}

/// The games that are listed.
#[derive(Clone, Debug, Default)]
pub struct LobbyGames {
    /// Those that wait for a second player, the newest first.
    pub open: Vec<Listed>,
    /// Those that are played, the newest first.
    pub playing: Vec<Listed>,
}

/// The games that are listed, so many of each sort at most.
pub async fn lobby(db: &mut Db, most: u32) -> Result<LobbyGames, StoreFault> {
    let mut found = [Vec::new(), Vec::new()];
    for (games, status) in found.iter_mut().zip([Status::Open, Status::Playing]) {
        let tail = "WHERE listed = 1 AND status <> 'over' AND status = $1 ORDER BY created_at DESC LIMIT $2";
        let query = sql(Listed::select(tail)).bind(status.word()).bind(i64::from(most));
        for listed in readable(&query.fetch_all(&mut *db).await?) {
            games.push(listed.with_ratings(db).await?.with_end(db).await?);
        }
    }
    let [open, playing] = found;
    Ok(LobbyGames { open, playing })
}

/// Some of somebody's games.
#[derive(Clone, Debug, Default)]
pub struct GamesOf {
    /// In the order of a list: what waits for him first, what is over last.
    pub games: Vec<Listed>,
    /// Where the list goes on.
    pub more: Option<String>,
}

/// Somebody's games: those under way all, of those that are over the newest, or those behind where a list ended. None if the
/// place is no place of a list.
pub async fn games_of(
    db: &mut Db,
    who: &str,
    after: Option<&str>,
    most: u32,
) -> Result<Option<GamesOf>, StoreFault> {
    let Some(GamesOf { games: over, more }) = over_of(db, who, after, most, Which::All).await? else {
        return Ok(None);
    };
    let mut games = Vec::new();
    if after.is_none() {
        let under_way = "WHERE id IN (SELECT id FROM game WHERE maker = $1 AND status = 'open' \
                         UNION SELECT id FROM game WHERE white = $1 AND status = 'playing' \
                         UNION SELECT id FROM game WHERE black = $1 AND status = 'playing')";
        let query = sql(Listed::select(under_way)).bind(who);
        for listed in readable(&query.fetch_all(&mut *db).await?) {
            games.push(listed.with_end(db).await?);
        }
        games.sort_by_key(|listed| listed.rank(who));
    }
    games.extend(over);
    Ok(Some(GamesOf { games, more }))
}

/// Which of somebody's games.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Which {
    /// All of them.
    All,
    /// Those that anybody may see: listed or rated.
    Public,
}

/// Somebody's games that are over, the newest first, or those behind where a list ended. None if the place is no place of a
/// list.
pub async fn over_of(
    db: &mut Db,
    who: &str,
    after: Option<&str>,
    most: u32,
    which: Which,
) -> Result<Option<GamesOf>, StoreFault> {
    let Some(from) = after.map_or(Some(Place::first()), Place::read) else { return Ok(None) };
    let public = match which {
        Which::All => "",
        Which::Public => " AND (listed = 1 OR rated = 1)",
    };
    // One more than is shown tells whether there are more. A game that was withdrawn before it began is nothing to look at.
    let over =
        format!("status = 'over' AND seq > 0 AND (ended_at < $2 OR (ended_at = $2 AND id > $3)){public}");
    let tail = format!(
        "WHERE id IN (SELECT id FROM (SELECT id, ended_at FROM game WHERE white = $1 AND {over} \
         UNION SELECT id, ended_at FROM game WHERE black = $1 AND {over} ORDER BY ended_at DESC, id LIMIT $4) newest) \
         ORDER BY ended_at DESC, id"
    );
    let query =
        sql(Listed::select(&tail)).bind(who).bind(from.ended_at).bind(&from.id).bind(i64::from(most) + 1);
    let mut games = readable(&query.fetch_all(&mut *db).await?);
    let has_more = games.len() > most as usize;
    games.truncate(most as usize);
    let more = games.last().filter(|_| has_more).map(|last| Place::behind(last).to_string());
    Ok(Some(GamesOf { games, more }))
}

/// A row that cannot be read hides no other; `jersi admin check` tells of it.
fn readable(rows: &[Row]) -> Vec<Listed> {
    let read = |row| match Listed::read(row) {
        Ok(listed) => Some(listed),
        Err(fault) => {
            tracing::error!(%fault, "left out of a list");
            None
        }
    };
    rows.iter().filter_map(read).collect()
}

/// Where a list of games that are over goes on: behind a game, by when it ended.
struct Place {
    ended_at: i64,
    id: String,
}

impl Place {
    fn first() -> Place {
        Place { ended_at: i64::MAX, id: String::new() }
    }

    fn behind(listed: &Listed) -> Place {
        let ended_at = listed.record.ended_at.unwrap_or_default();
        Place { ended_at: stored(ended_at), id: listed.record.id.to_string() }
    }

    fn read(text: &str) -> Option<Place> {
        let (ended_at, id) = text.split_once('-')?;
        let id: GameId = id.parse().ok()?;
        Some(Place { ended_at: ended_at.parse().ok()?, id: id.to_string() })
    }
}

impl std::fmt::Display for Place {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}-{}", self.ended_at, self.id)
    }
}
