//! Games of the engine against itself, and what can be asked about their ends.

use std::collections::HashSet;

use jersi_engine::{Dice, Engine, Level, Limits, RandomPlayer, Root, StopSignal, choose};
use jersi_rules::{Edition, Position, Setting, Stage};

use crate::candidate::Candidate;
use crate::rules;

/// Where positions come from.
pub struct Source {
    pub edition: Edition,
    pub reserve: bool,
    pub settings: &'static [&'static str],
    pub games: usize,
}

/// Longer games are left alone.
const LONGEST: usize = 160;
/// So many last turns of a game are looked at.
const NEAR_THE_END: usize = 12;

pub fn candidates(source: &Source, number: usize, dice: &Dice) -> Vec<Candidate> {
    let mut engine = Engine::new(16, 1);
    let mut seen = HashSet::new();
    let mut found = Vec::new();
    for game in 0..source.games {
        let mut dice = dice.clone().nth(game as u64);
        let positions = play(source, &mut engine, &mut dice);
        let first = positions.len().saturating_sub(NEAR_THE_END);
        for position in &positions[first..] {
            if position.outcome().is_none() && seen.insert(position.hash()) {
                found.extend(Candidate::from(position, (number, game), &mut engine));
            }
        }
    }
    found
}

/// The positions of a game after a random beginning, between two levels drawn by lot.
fn play(source: &Source, engine: &mut Engine, dice: &mut Dice) -> Vec<Position> {
    engine.clear();
    let id = source.settings[dice.below(source.settings.len())];
    let setting = Setting::named(source.edition, id, dice.seed(), false).expect("a setting of the edition");
    let start = Position::start(rules(source.edition, source.reserve), setting);
    let levels = [0; 2].map(|_: u8| Level::new(1 + dice.below(7) as u8).expect("a level"));
    let random = RandomPlayer { seed: dice.seed() };
    let seed = dice.seed();
    let by_chance = 2 + dice.below(6);
    let mut root = Root::new(start);
    let mut positions = Vec::new();
    while root.position.outcome().is_none() && root.history.len() < LONGEST {
        let taken = root.history.len();
        let turn = if taken < by_chance {
            random.choose(&root.position, taken as u64)
        } else {
            let level = levels[taken % 2];
            choose(engine, &root, &Limits::default(), level, seed, &StopSignal::new(), &mut ()).best()
        };
        let Some(turn) = turn else { break };
        if root.position.stage() == Stage::Turn {
            positions.push(root.position);
        }
        root.play(turn);
    }
    positions
}
