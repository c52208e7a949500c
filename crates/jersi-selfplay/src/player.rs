//! Who plays: one engine at both sides.

use jersi_engine::{Dice, Engine, EvalKind, Limits, Networks, Root, Score, StopSignal, Verdict};
use jersi_rules::Turn;

use crate::adjudicate::Adjudicator;
use crate::game::{Decision, End, Game, GameResult};
use crate::opening::{self, Opening};
use crate::terms::Terms;

/// The table of the search, in mebibytes: it lives for one game, and is emptied before each.
const HASH_MIB: usize = 2;

/// Plays games by the same terms, one after the other. Each depends on its number only, never on those before it.
pub struct Player {
    terms: Terms,
    engine: Engine,
    stop: StopSignal,
}

impl Player {
    /// A player by these terms, who evaluates by these networks, or else by hand.
    pub fn new(terms: &Terms, networks: Option<&Networks>) -> Player {
        let mut engine = Engine::new(HASH_MIB, 1);
        match networks {
            Some(networks) => {
                engine.set_networks(networks.clone());
                engine.set_eval(EvalKind::Network);
            }
            None => engine.set_eval(EvalKind::Handmade),
        }
        Player { terms: terms.clone(), engine, stop: StopSignal::new() }
    }

    /// The same player, whose searches leave off by this signal too. A game in which it was given is none.
    #[must_use]
    pub fn heeding(self, stop: StopSignal) -> Player {
        Player { stop, ..self }
    }

    /// Plays the game with this number; `None` if it was stopped before its end.
    pub fn play(&mut self, number: u64, stop: &dyn Fn() -> bool) -> Option<Game> {
        self.engine.clear();
        let mut dice = Dice::seeded(self.terms.seed).nth(number);
        let start = self.terms.mix.draw(&mut dice);
        let setting_seed = if start.is_shuffled() { dice.seed() as u32 } else { 0 };
        let Opening { mut root, indices } =
            opening::find(start.position(setting_seed), &mut dice, &mut |root| {
                self.search(root).map_or(i32::MAX, |(_, score)| i32::from(score))
            });
        let mut adjudicator = Adjudicator::default();
        for position in root.history.iter().chain([&root.position]) {
            // Chance alone comes back to no position three times, and an even opening is no end.
            let _ = adjudicator.reach(position);
        }
        let opening = indices.len() as u8;
        let mut decisions: Vec<Decision> =
            indices.into_iter().map(|index| Decision { index, score: None }).collect();
        let (result, end) = loop {
            if stop() {
                return None;
            }
            let found = self.search(&root);
            // What a search found that was broken off would be another game.
            if self.stop.is_stopped() {
                return None;
            }
            let Some((turn, score)) = found else {
                break by_rules(&root);
            };
            let turns = root.position.turns();
            let index = turns.iter().position(|&other| other == turn).expect("the search plays legal turns");
            let index = u16::try_from(index).expect("fewer turns than that");
            decisions.push(Decision { index, score: Some(score) });
            let heard = adjudicator.hear(root.position.decider(), score);
            root.play(turn);
            if root.position.outcome().is_some() {
                break by_rules(&root);
            }
            if let Some(broken_off) = adjudicator.reach(&root.position).or(heard) {
                break broken_off;
            }
        };
        let check = root.position.hash() as u32;
        Some(Game { start, setting_seed, opening, decisions, result, end, check })
    }

    /// The best turn and its score; none if the game is over.
    fn search(&mut self, root: &Root) -> Option<(Turn, i16)> {
        let limits = Limits { nodes: Some(self.terms.nodes), ..Limits::default() };
        let answer = self.engine.search(root, &limits, &self.stop, &mut ());
        Some((answer.best()?, in_short(answer.score()?)))
    }
}

fn by_rules(root: &Root) -> (GameResult, End) {
    let outcome = root.position.outcome().expect("a position without a turn is the end");
    (GameResult::of(outcome.winner), End::Rules)
}

/// A score in two bytes: units, or 31,000 less the decisions to a forced end.
fn in_short(score: Score) -> i16 {
    match score.verdict() {
        Verdict::Units(units) => units as i16,
        Verdict::WinIn(plies) => 31_000 - plies as i16,
        Verdict::LossIn(plies) => plies as i16 - 31_000,
    }
}
