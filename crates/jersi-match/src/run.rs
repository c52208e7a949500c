//! A match: pairs of games, several at once, until all are played or the test is decided.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::sync::mpsc::{SyncSender, sync_channel};

use jersi_engine::Score;
use jersi_game::Game;
use jersi_rules::Position;
use jersi_table::Forfeit;

use crate::opening::Opening;
use crate::place::Place;
use crate::play::Table;
use crate::player::Player;
use crate::sprt::Sprt;
use crate::tally::{Points, Tally};
use crate::terms::Terms;

/// How much is played, and how many games at once.
#[derive(Clone, Copy, Debug)]
pub struct Order {
    /// At most so many pairs.
    pub pairs: u32,
    /// So many games at once; 0 is the same as 1.
    pub concurrency: usize,
    /// The test that may end the match earlier.
    pub sprt: Option<Sprt>,
}

/// What a position is worth to the player who decides.
pub type Judge = Box<dyn FnMut(&Position) -> Score>;

/// Who plays and who judges openings; each thread calls its own.
pub struct Crew<'a> {
    /// Calls a side: 0 is the first, 1 the second.
    pub open: &'a (dyn Fn(usize) -> Result<Box<dyn Player>, Forfeit> + Sync),
    /// Calls a judge of openings.
    pub judge: &'a (dyn Fn() -> Judge + Sync),
    /// What a record says behind the last turn of its opening.
    pub opening_ends: &'a str,
    /// What a record says of a player, by name, who forfeits.
    pub forfeits: &'a (dyn Fn(&str, &Forfeit) -> String + Sync),
}

/// Plays what is missing beyond the games in `kept`. `watch` is told of every game that is over and of the
/// score after it, on the calling thread; its error ends the match.
pub fn run<E>(
    terms: &Terms,
    order: &Order,
    crew: &Crew<'_>,
    kept: &BTreeMap<Place, (Points, bool)>,
    mut watch: impl FnMut(Place, &Game, &Tally) -> Result<(), E>,
) -> Result<Tally, E> {
    let mut score = Scoreboard::default();
    for (&place, &(points, forfeit)) in kept {
        score.add(place, points, forfeit);
    }
    let work =
        Work { terms, crew, kept, pairs: order.pairs, next: AtomicU32::new(0), halt: AtomicBool::new(false) };
    if score.decided(order) {
        return Ok(score.tally);
    }
    std::thread::scope(|scope| {
        // Nobody runs ahead of the watcher, so that a match that is decided ends soon.
        let (sender, games) = sync_channel(0);
        for _ in 0..order.concurrency.max(1) {
            let sender = sender.clone();
            let work = &work;
            scope.spawn(move || work.share(&sender));
        }
        drop(sender);
        let mut told = Ok(());
        for (place, game) in games {
            let Some((points, forfeit)) = place.points(&game) else { continue };
            if told.is_err() {
                continue;
            }
            score.add(place, points, forfeit);
            told = watch(place, &game, &score.tally);
            if told.is_err() || score.decided(order) {
                work.halt.store(true, Ordering::Relaxed);
            }
        }
        told.map(|()| score.tally)
    })
}

/// The score with the games whose twins are not over yet.
#[derive(Default)]
struct Scoreboard {
    tally: Tally,
    half_pairs: BTreeMap<Place, Points>,
}

impl Scoreboard {
    fn add(&mut self, place: Place, points: Points, forfeit: bool) {
        self.tally.add(points, forfeit);
        match self.half_pairs.remove(&place.twin()) {
            Some(twin) => self.tally.pairs.add(points.half_points() + twin.half_points()),
            None => drop(self.half_pairs.insert(place, points)),
        }
    }

    fn decided(&self, order: &Order) -> bool {
        order.sprt.is_some_and(|sprt| sprt.found(&self.tally.pairs).is_some())
    }
}

/// What the threads share.
struct Work<'a> {
    terms: &'a Terms,
    crew: &'a Crew<'a>,
    kept: &'a BTreeMap<Place, (Points, bool)>,
    pairs: u32,
    next: AtomicU32,
    halt: AtomicBool,
}

impl Work<'_> {
    /// Plays pair after pair until none is left.
    fn share(&self, games: &SyncSender<(Place, Game)>) {
        let mut table = Table::new(self.terms, self.crew);
        let mut judge = (self.crew.judge)();
        while !self.halt.load(Ordering::Relaxed) {
            let pair = self.next.fetch_add(1, Ordering::Relaxed);
            if pair >= self.pairs {
                return;
            }
            let missing: Vec<Place> =
                Place::of_pair(pair).into_iter().filter(|place| !self.kept.contains_key(place)).collect();
            if missing.is_empty() {
                continue;
            }
            let opening = Opening::of_pair(self.terms, pair, &mut judge);
            for place in missing {
                let Some(game) = table.play(place, &opening, &self.halt) else { return };
                if games.send((place, game)).is_err() {
                    return;
                }
            }
        }
    }
}
