//! Who is connected, and watches what. All of it is in memory, and lost without harm.

use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use axum::extract::ws::Utf8Bytes;
use jersi_club::{LagQuota, Millis};
use jersi_rules::{ByColor, Color};
use jersi_store::{GameRecord, Status};
use jersi_wire::{FromServer, GameId};

use super::peer::Peer;
use super::remote::{Presence, Remote};
use super::ring::{Ring, Since};
use crate::club::ClubLimits;
use crate::visit::Household;

/// Who is connected, and watches what.
#[derive(Debug, Default)]
pub struct Hub(Mutex<Rooms>);

#[derive(Debug, Default)]
struct Rooms {
    games: HashMap<GameId, Room>,
    people: HashMap<String, Vec<Arc<Peer>>>,
    households: HashMap<Household, usize>,
    /// Who is connected to other nodes.
    remote: Remote,
    /// What other nodes are to be told.
    news: Vec<News>,
}

/// Somebody has come or gone, for the other nodes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum News {
    /// Who watches a game on this node.
    Watched(GameId, Presence),
    /// Whether somebody is connected to this node.
    Connected(String, bool),
}

/// A game that somebody watches.
#[derive(Debug, Default)]
struct Room {
    watchers: Vec<Arc<Peer>>,
    ring: Ring,
    seats: ByColor<Option<String>>,
    /// Who waits there for a second player.
    maker: Option<String>,
    /// What the network may still cost each side. It belongs to the game, so that a new connection begins no new one.
    lag: ByColor<LagQuota>,
    /// Whether somebody has come or gone since it was told last.
    stirred: bool,
    /// The same on another node.
    stirred_elsewhere: bool,
    /// The number of the last event that is known here, told or not.
    seq: u32,
    /// When the act arrived here that is being judged.
    arrived: Option<Millis>,
}

/// A turn that was played, for who measures how long it takes to be seen.
#[derive(Clone, Copy, Debug)]
pub struct Played {
    /// Whose.
    pub by: Color,
    /// When it was judged.
    pub at: Millis,
}

impl Room {
    fn watches(&self, who: &str) -> bool {
        self.watchers.iter().any(|peer| peer.who.as_deref() == Some(who))
    }

    fn color_of(&self, who: &str) -> Option<Color> {
        Color::BOTH.into_iter().find(|&color| self.seats[color].as_deref() == Some(who))
    }

    fn is_of(&self, who: &str) -> bool {
        self.color_of(who).is_some() || self.maker.as_deref() == Some(who)
    }

    fn presence(&self) -> Presence {
        let here = |color: Color| self.seats[color].as_deref().is_some_and(|who| self.watches(who));
        let plays = |peer: &&Arc<Peer>| peer.who.as_deref().is_some_and(|who| self.is_of(who));
        let watching = self.watchers.len() - self.watchers.iter().filter(plays).count();
        Presence { white: here(Color::White), black: here(Color::Black), watching: watching as u32 }
    }
}

impl Hub {
    /// Lets a socket in, unless its person or its household has as many as they may.
    pub fn enter(
        self: &Hub,
        who: Option<String>,
        shown: Option<String>,
        from: Household,
        limits: &ClubLimits,
    ) -> Option<Arc<Peer>> {
        let mut rooms = self.lock();
        let Rooms { people, households, news, .. } = &mut *rooms;
        let of_one = who.as_ref().and_then(|who| people.get(who)).map_or(0, Vec::len);
        let of_household = households.get(&from).copied().unwrap_or(0);
        if of_one >= limits.sockets_of_one || of_household >= limits.sockets_of_household {
            return None;
        }
        *households.entry(from).or_default() += 1;
        let peer = Arc::new(Peer::new(who, shown));
        if let Some(who) = &peer.who {
            let sockets = people.entry(who.clone()).or_default();
            if sockets.is_empty() {
                news.push(News::Connected(who.clone(), true));
            }
            sockets.push(Arc::clone(&peer));
        }
        Some(peer)
    }

    /// A socket is gone.
    pub fn leave(&self, peer: &Arc<Peer>, from: Household, watched: impl Iterator<Item = GameId>) {
        let mut rooms = self.lock();
        watched.for_each(|game| rooms.unwatch(peer, game));
        if let Some(count) = rooms.households.get_mut(&from) {
            *count -= 1;
            if *count == 0 {
                rooms.households.remove(&from);
            }
        }
        if let Some(who) = &peer.who
            && let Some(sockets) = rooms.people.get_mut(who)
        {
            sockets.retain(|other| !Arc::ptr_eq(other, peer));
            if sockets.is_empty() {
                rooms.people.remove(who);
                rooms.news.push(News::Connected(who.clone(), false));
            }
        }
    }

    /// Ends the sockets that somebody has opened with this.
    pub fn end(&self, who: &str, shown: &str) {
        if let Some(sockets) = self.lock().people.get(who) {
            sockets.iter().filter(|peer| peer.shown.as_deref() == Some(shown)).for_each(|peer| peer.end());
        }
    }

    /// What the sockets of everybody who is known were opened with, and by whom, each once.
    pub fn shown(&self) -> BTreeSet<(String, String)> {
        let rooms = self.lock();
        let sockets = rooms.people.values().flatten();
        sockets.filter_map(|peer| Some((peer.who.clone()?, peer.shown.clone()?))).collect()
    }

    /// A socket wants to be told what happens in a game.
    pub fn watch(&self, peer: &Arc<Peer>, game: GameId) {
        let mut rooms = self.lock();
        let room = rooms.games.entry(game).or_default();
        if !room.watchers.iter().any(|other| Arc::ptr_eq(other, peer)) {
            room.watchers.push(Arc::clone(peer));
            room.stirred = true;
        }
    }

    /// It does not want that any more.
    pub fn unwatch(&self, peer: &Arc<Peer>, game: GameId) {
        self.lock().unwatch(peer, game);
    }

    /// Who sits at a game that somebody watches.
    pub fn seat(&self, record: &GameRecord) {
        if let Some(room) = self.lock().games.get_mut(&record.id) {
            let seats = ByColor { white: record.white.clone(), black: record.black.clone() };
            room.stirred |= room.seats != seats;
            room.seats = seats;
            room.seq = room.seq.max(record.seq);
            room.maker = (record.status == Status::Open).then(|| record.maker.clone());
        }
    }

    /// Something happened; who watches hears that there is something to fetch.
    pub fn happened(
        &self,
        game: GameId,
        events: impl IntoIterator<Item = (u32, Utf8Bytes)>,
        played: Option<Played>,
    ) {
        if let Some(room) = self.lock().games.get_mut(&game) {
            events.into_iter().for_each(|(seq, event)| room.ring.push(seq, event));
            // One that was done by another server did not arrive here.
            let turn = played.map(|Played { by, at }| (by, room.arrived.take().unwrap_or(at)));
            for peer in &room.watchers {
                let own = turn.is_some_and(|(by, _)| peer.who.is_some() && room.seats[by] == peer.who);
                peer.game_changed(game, turn.filter(|_| !own).map(|(_, since)| since));
            }
        }
    }

    /// An act for a game has arrived, and is judged from now on.
    pub fn acts(&self, game: GameId, now: Millis) {
        if let Some(room) = self.lock().games.get_mut(&game) {
            room.arrived = Some(now);
        }
    }

    /// Nothing came of it.
    pub fn acts_no_more(&self, game: GameId) {
        if let Some(room) = self.lock().games.get_mut(&game) {
            room.arrived = None;
        }
    }

    /// Something may have happened anywhere: every socket looks at its games on disk.
    pub fn look_again(&self) {
        for (game, room) in &mut self.lock().games {
            room.ring = Ring::default();
            room.watchers.iter().for_each(|peer| peer.look_again(*game));
        }
    }

    /// Every game that somebody watches, with the number of the last event that is known.
    pub fn watched(&self) -> BTreeMap<GameId, u32> {
        self.lock().games.iter().map(|(game, room)| (*game, room.seq)).collect()
    }

    /// Whether a game is watched of which this event is known.
    pub fn knows(&self, game: GameId, seq: u32) -> bool {
        seq > 0 && self.lock().games.get(&game).is_some_and(|room| room.seq >= seq)
    }

    /// Somebody at a game says something, on whichever node.
    pub fn greeted(&self, game: GameId, message: &Utf8Bytes) {
        if let Some(room) = self.lock().games.get(&game) {
            room.watchers.iter().for_each(|peer| peer.greeted(message.clone()));
        }
    }

    /// Whether somebody watches a game.
    pub fn is_watched(&self, game: GameId) -> bool {
        self.lock().games.contains_key(&game)
    }

    /// What happened in a game behind a number, as far as it is at hand.
    pub fn since(&self, game: GameId, seq: u32) -> Since {
        self.lock().games.get(&game).map_or(Since::Behind, |room| room.ring.since(seq))
    }

    /// The number of the last event that is at hand.
    pub fn last(&self, game: GameId) -> u32 {
        self.lock().games.get(&game).map_or(0, |room| room.ring.last())
    }

    /// A row of one of somebody's own games goes to all sockets of that person.
    pub fn own_game(&self, who: &str, game: GameId, row: impl FnOnce() -> Utf8Bytes) {
        let sockets = self.lock().people.get(who).cloned();
        if let Some(sockets) = sockets {
            let row = row();
            for peer in &sockets {
                peer.own_game(game, row.clone());
            }
        }
    }

    /// The colour at which a socket's person sits, in a game that somebody watches.
    pub fn seat_of(&self, peer: &Peer, game: GameId) -> Option<Color> {
        let who = peer.who.as_deref()?;
        self.lock().games.get(&game)?.color_of(who)
    }

    /// What is given back to somebody in a game, for a line with this delay one way.
    pub fn credit(&self, who: &str, game: GameId, one_way: Duration) -> Duration {
        let mut rooms = self.lock();
        let Some(room) = rooms.games.get_mut(&game) else { return Duration::ZERO };
        let Some(color) = room.color_of(who) else { return Duration::ZERO };
        room.lag[color].credit(one_way)
    }

    /// How many sockets there are.
    pub fn sockets(&self) -> usize {
        self.lock().households.values().sum()
    }

    /// Whether somebody has a socket at all.
    pub fn is_connected(&self, who: &str) -> bool {
        let rooms = self.lock();
        rooms.people.contains_key(who) || rooms.remote.is_connected(who, Instant::now())
    }

    /// Whether somebody has a socket of this node.
    pub fn is_connected_here(&self, who: &str) -> bool {
        self.lock().people.contains_key(who)
    }

    /// Whether somebody has a socket that watches a game.
    pub fn watches(&self, who: &str, game: GameId) -> bool {
        let rooms = self.lock();
        let Some(room) = rooms.games.get(&game) else { return false };
        let elsewhere = rooms.remote.presence(game, Instant::now());
        room.watches(who)
            || match room.color_of(who) {
                Some(Color::White) => elsewhere.white,
                Some(Color::Black) => elsewhere.black,
                None => false,
            }
    }

    /// Whether the other player of a game watches it.
    pub fn opponent_watches(&self, who: &str, game: GameId) -> bool {
        let rooms = self.lock();
        let Some(room) = rooms.games.get(&game) else { return false };
        let Some(color) = room.color_of(who).map(Color::other) else { return false };
        let elsewhere = rooms.remote.presence(game, Instant::now());
        let there = if color == Color::White { elsewhere.white } else { elsewhere.black };
        there || room.seats[color].as_deref().is_some_and(|other| room.watches(other))
    }

    /// How many watch a game who do not play it.
    pub fn watching(&self, game: GameId) -> u32 {
        let rooms = self.lock();
        let here = rooms.games.get(&game).map_or(0, |room| room.presence().watching);
        here + rooms.remote.presence(game, Instant::now()).watching
    }

    /// Who is there.
    pub fn presence(&self, game: GameId) -> Option<FromServer> {
        let rooms = self.lock();
        let here = rooms.games.get(&game)?.presence();
        let Presence { white, black, watching } = here.and(rooms.remote.presence(game, Instant::now()));
        Some(FromServer::Presence { game, white, black, watching })
    }

    /// Tells who watches that somebody has come or gone since this was called last. What comes back is for the other nodes.
    pub fn tell_presence(&self) -> Vec<News> {
        let mut rooms = self.lock();
        let Rooms { games, news, .. } = &mut *rooms;
        for (game, room) in games {
            let here = std::mem::take(&mut room.stirred);
            if here {
                news.push(News::Watched(*game, room.presence()));
            }
            if std::mem::take(&mut room.stirred_elsewhere) || here {
                let tell = |peer: &Arc<Peer>| {
                    peer.signal(|waiting| {
                        waiting.presence.insert(*game);
                    });
                };
                room.watchers.iter().for_each(tell);
            }
        }
        std::mem::take(news)
    }

    /// Everything that other nodes should know, for one that has just come; and what they have not told for long is forgotten.
    pub fn tell_all(&self) -> Vec<News> {
        let mut rooms = self.lock();
        rooms.remote.forget(Instant::now());
        let games = rooms.games.iter().map(|(game, room)| News::Watched(*game, room.presence()));
        let people = rooms.people.keys().map(|who| News::Connected(who.clone(), true));
        games.chain(people).collect()
    }

    /// Another node tells something.
    pub fn heard(&self, node: &str, news: &News) {
        let mut rooms = self.lock();
        let Rooms { games, remote, .. } = &mut *rooms;
        match news {
            News::Watched(game, presence) => {
                let now = Instant::now();
                let before = remote.presence(*game, now);
                remote.watches(node, *game, *presence, now);
                if let Some(room) = games.get_mut(game) {
                    room.stirred_elsewhere |= remote.presence(*game, now) != before;
                }
            }
            News::Connected(who, is) => remote.connected(node, who, *is, Instant::now()),
        }
    }

    fn lock(&self) -> MutexGuard<'_, Rooms> {
        // What is in there is repaired by whoever comes next; a panic elsewhere must not end all games.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Rooms {
    fn unwatch(&mut self, peer: &Arc<Peer>, game: GameId) {
        if let Some(room) = self.games.get_mut(&game) {
            room.watchers.retain(|other| !Arc::ptr_eq(other, peer));
            room.stirred = true;
            if room.watchers.is_empty() {
                self.games.remove(&game);
                self.news.push(News::Watched(game, Presence::default()));
            }
        }
    }
}
