//! The finder: games of the engine against itself, the puzzles that they come by, and which of them are chosen.

mod candidate;
mod choice;
mod games;
mod siege;

use std::ops::ControlFlow;

use jersi_engine::Engine;
use jersi_shard::{Bench, InOrder, Plan, run};

use crate::collection::Collection;
use crate::puzzle::Puzzle;

pub use candidate::puzzle_of;
pub use choice::{choose, wanted};

/// The table of an engine that plays, in mebibytes.
const HASH_MIB: usize = 4;

/// Which games are played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Finder {
    /// Chance.
    pub seed: u64,
    /// So many of the games, in percent.
    pub percent: u64,
}

/// What a game brought.
#[derive(Clone, Debug, PartialEq)]
pub struct Found {
    /// The number of the game among those of all collections.
    pub piece: u64,
    /// Its puzzles, without names and ratings.
    pub puzzles: Vec<Puzzle>,
}

/// A puzzle that may be chosen, and the game that it comes from.
#[derive(Clone, Debug, PartialEq)]
pub struct Candidate {
    /// The puzzle.
    pub puzzle: Puzzle,
    /// Where it belongs.
    pub collection: Collection,
    /// The number of its game in the collection; no two puzzles share one.
    pub game: u64,
}

impl Finder {
    /// How many games of a collection are played.
    fn games(&self, collection: Collection) -> u64 {
        let all = match collection {
            Collection::HomePlain => 1600,
            Collection::Home => 1100,
            Collection::Hunt | Collection::Guarded => 300,
        };
        all * self.percent / 100
    }

    /// How many games are played in all.
    pub fn pieces(&self) -> u64 {
        Collection::ALL.into_iter().map(|collection| self.games(collection)).sum()
    }

    /// Which game a piece of work is: those of the collections come one after the other. `None` beyond the last one.
    pub fn game(&self, piece: u64) -> Option<(Collection, u64)> {
        let mut number = piece;
        for collection in Collection::ALL {
            if number < self.games(collection) {
                return Some((collection, number));
            }
            number -= self.games(collection);
        }
        None
    }

    /// Plays what is missing on some threads, and hands over what each game brought in the order of the games, however many
    /// threads there are. An error of who takes it ends the run.
    pub fn run<E>(
        &self,
        plan: &Plan,
        threads: usize,
        mut take: impl FnMut(Found) -> Result<(), E>,
    ) -> Result<(), E> {
        let mut in_order = InOrder::new(plan.missing());
        let worker = || {
            let mut engine = Engine::new(HASH_MIB, 1);
            move |piece: u64, bench: &Bench<'_, Vec<Puzzle>>| {
                let game = self.game(piece);
                let puzzles = game
                    .map(|(collection, number)| games::puzzles(collection, self.seed, number, &mut engine));
                bench.hand_over(puzzles.unwrap_or_default())
            }
        };
        run(plan.missing(), threads, &|| false, &worker, |piece, puzzles| {
            in_order.add(piece, puzzles);
            for (piece, puzzles) in in_order.by_ref() {
                take(Found { piece, puzzles })?;
            }
            Ok(ControlFlow::Continue(()))
        })?;
        Ok(())
    }

    /// The candidates among what games brought.
    pub fn candidates(&self, found: Vec<Found>) -> Vec<Candidate> {
        let of_game = |Found { piece, puzzles }: Found| {
            let game = self.game(piece);
            puzzles.into_iter().filter_map(move |puzzle| {
                game.map(|(collection, game)| Candidate { puzzle, collection, game })
            })
        };
        found.into_iter().flat_map(of_game).collect()
    }
}
