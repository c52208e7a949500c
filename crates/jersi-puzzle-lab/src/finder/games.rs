//! Games of the engine against itself, and what can be asked about their ends.

use jersi_engine::{Dice, Engine, Level, Limits, RandomPlayer, Root, StopSignal, choose};
use jersi_rules::{Color, Position, ROWS, Stage, Turn, TurnParts};
use jersi_selfplay::Start;

use super::{candidate, siege};
use crate::collection::Collection;
use crate::puzzle::Puzzle;

/// Longer games are left alone.
const LONGEST: usize = 180;
/// So many last turns of a game are searched for wins.
const NEAR_THE_END: usize = 14;
/// Positions that a side looks at for a turn, drawn by lot; levels that look at fewer stay below.
const THOUGHT: [u64; 3] = [150, 500, 1500];

/// One game of 4.8 in so many begins with a siege: a captured king hardly ever finds no place, unless the enemy stands on his row.
const SIEGE: u64 = 8;

/// How the games of a collection begin.
fn starts(collection: Collection) -> &'static [&'static str] {
    match collection {
        Collection::HomePlain => &["4.8-no-reserve"],
        Collection::Home => &["4.8"],
        Collection::Hunt => &["2.0", "2.0-random"],
        Collection::Guarded => &["3.0", "3.0-mokca", "3.0-mokca", "3.0-mokca-revised", "3.0-mokca-revised"],
    }
}

/// Plays the game with a number, and keeps the puzzles that it comes by. Nothing before it has a part in it.
pub(super) fn puzzles(collection: Collection, seed: u64, number: u64, engine: &mut Engine) -> Vec<Puzzle> {
    let mut dice = Dice::seeded(seed).nth(collection as u64).nth(number);
    let is_siege = !collection.hunts() && number % SIEGE == SIEGE - 1;
    let positions = play(collection, is_siege, engine, &mut dice);
    let first = positions.len().saturating_sub(NEAR_THE_END);
    let puzzles = positions
        .iter()
        .enumerate()
        .filter_map(|(n, position)| candidate::puzzle(position, n >= first, engine));
    puzzles.collect()
}

/// The positions of a game after a random beginning, between two sides drawn by lot.
fn play(collection: Collection, is_siege: bool, engine: &mut Engine, dice: &mut Dice) -> Vec<Position> {
    engine.clear();
    let start = dice.pick(starts(collection)).and_then(Start::from_id).expect("a start by its name");
    let start = start.position(dice.seed() as u32);
    let mut root = Root::new(if is_siege { siege::begin(&start, dice.clone()) } else { start });
    let levels = [0; 2].map(|_: u8| Level::new(1 + dice.below(9) as u8).expect("from 1 to 9"));
    let limits = [0; 2].map(|_: u8| Limits { nodes: dice.pick(&THOUGHT), ..Limits::default() });
    // A race is won by the king that arrives first. Where the kings stay at home, armies fight until little is left.
    let is_race = collection.hunts() || dice.coin();
    let random = RandomPlayer { seed: dice.seed() };
    let seed = dice.seed();
    let by_chance = if is_siege { dice.below(3) } else { 4 + dice.below(8) };
    let mut positions = Vec::new();
    while root.position.outcome().is_none() && root.history.len() < LONGEST {
        let taken = root.history.len();
        let turn = if taken < by_chance {
            random.choose(&root.position, taken as u64)
        } else {
            let side = taken % 2;
            let mut limits = limits[side].clone();
            if !is_race {
                limits.only = at_home(&root.position);
            }
            choose(engine, &root, &limits, levels[side], seed, &StopSignal::new(), &mut ()).best()
        };
        let Some(turn) = turn else { break };
        if root.position.stage() == Stage::Turn {
            positions.push(root.position);
        }
        root.play(turn);
    }
    positions
}

/// The turns after which the king stands no farther from home than this.
const HOME_ROWS: u8 = 3;

/// The turns that leave the king at home; none stands for all.
fn at_home(position: &Position) -> Vec<Turn> {
    let mover = position.to_move();
    let stays = |turn: &Turn| match turn.parts() {
        TurnParts::Steps { steps, .. } if position.king(mover) == Some(steps.from) => {
            let row = steps.to.row();
            let way = if mover == Color::White { row } else { ROWS - 1 - row };
            way <= HOME_ROWS
        }
        _ => true,
    };
    position.turns().into_iter().filter(stays).collect()
}
