//! A match: pairs of games, several at once, until all are played or the test is decided.

use std::collections::BTreeMap;
use std::ops::ControlFlow;

use jersi_engine::{Score, StopSignal};
use jersi_game::Game;
use jersi_rules::Position;
use jersi_shard::{Bench, Ended, Plan, Shard, Stopped};
use jersi_table::Forfeit;

use crate::opening::Opening;
use crate::place::Place;
use crate::play::Table;
use crate::played::Played;
use crate::player::{Player, Said};
use crate::sprt::Sprt;
use crate::standing::Standing;
use crate::terms::Terms;

/// How much is played, and how many games at once.
#[derive(Clone, Copy, Debug)]
pub struct Order {
    /// At most so many pairs of each pairing.
    pub pairs: u32,
    /// Which of the pairs are played here.
    pub shard: Shard,
    /// So many games at once; 0 is the same as 1.
    pub concurrency: usize,
    /// The test that may end the match earlier.
    pub sprt: Option<Sprt>,
}

impl Order {
    /// The plan of a match between so many pairings: every pair with its number.
    pub fn plan(&self, pairings: usize) -> Plan {
        Plan::new(u64::from(self.pairs) * pairings as u64).of_shard(self.shard)
    }
}

/// What a position is worth to the player who decides.
pub type Judge = Box<dyn FnMut(&Position) -> Score>;

/// Who plays and who judges openings; each thread calls its own.
pub struct Crew<'a> {
    /// Calls a player, by its number.
    pub open: &'a (dyn Fn(usize) -> Result<Box<dyn Player>, Forfeit> + Sync),
    /// Calls a judge of openings.
    pub judge: &'a (dyn Fn() -> Judge + Sync),
    /// What a record says behind the last turn of its opening.
    pub opening_ends: &'a str,
    /// What a record says of a player, by name, who forfeits.
    pub forfeits: &'a (dyn Fn(&str, &Forfeit) -> String + Sync),
}

/// A game that is over.
#[derive(Clone, Debug)]
pub struct Finished {
    /// Which one.
    pub place: Place,
    /// The game.
    pub game: Game,
    /// What it came to.
    pub played: Played,
    /// What was said to the players, by their numbers, and by them, where that is kept.
    pub said: Vec<(usize, Said)>,
}

/// Plays what is missing beyond the games in `kept`. `watch` is told of every game that is over and of the
/// score after it, on the calling thread; its error ends the match. So does the signal: games under way are not counted
/// then, and their players are gone when this returns.
pub fn run<E>(
    terms: &Terms,
    order: &Order,
    crew: &Crew<'_>,
    kept: &BTreeMap<Place, Played>,
    stop: &StopSignal,
    mut watch: impl FnMut(&Finished, &Standing) -> Result<(), E>,
) -> Result<(Standing, Ended), E> {
    let mut standing = Standing::new(terms.entrants.format(), terms.entrants.players().len());
    for (&place, played) in kept {
        standing.add(place, played);
    }
    let decided =
        |standing: &Standing| order.sprt.is_some_and(|sprt| sprt.found(&standing.tally().pairs).is_some());
    if decided(&standing) {
        return Ok((standing, Ended::Enough));
    }
    let pairings = terms.entrants.pairings().len();
    let whole = |piece: &u64| Place::of_pair(*piece as u32).iter().all(|place| kept.contains_key(place));
    let plan = order.plan(pairings);
    let done: Vec<u64> = plan.pieces().filter(whole).collect();
    let plan = plan.without(done);
    let worker = || {
        let mut table = Table::new(terms, crew);
        let mut judge = (crew.judge)();
        move |piece: u64, bench: &Bench<'_, Finished>| {
            let pair = piece as u32;
            let round = Place::of_pair(pair)[0].round(pairings);
            let opening = Opening::of_pair(terms, round, &mut judge);
            for place in Place::of_pair(pair).into_iter().filter(|place| !kept.contains_key(place)) {
                let finished = table.play(place, &opening, &|| bench.is_stopped()).ok_or(Stopped)?;
                bench.hand_over(finished)?;
            }
            Ok(())
        }
    };
    let ended = jersi_shard::run(
        plan.missing(),
        order.concurrency,
        &|| stop.is_stopped(),
        &worker,
        |_, finished: Finished| {
            standing.add(finished.place, &finished.played);
            watch(&finished, &standing)?;
            Ok(if decided(&standing) { ControlFlow::Break(()) } else { ControlFlow::Continue(()) })
        },
    )?;
    Ok((standing, ended))
}
