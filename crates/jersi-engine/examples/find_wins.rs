//! Finds the positions of `tests/data/wins.jsonl`: `cargo run --release -p jersi-engine --example find_wins [SEED]`.
//!
//! The engine plays against itself with few positions a turn; where the player who decides has a win in two turns of his
//! own (three in all) that the solver proves, and none in one, the position is kept.
#![allow(clippy::print_stdout, reason = "an example for a terminal")]

use std::collections::HashSet;

use jersi_engine::{Dice, Engine, EvalKind, Limits, RandomPlayer, Report, Root, Solution, StopSignal, solve};
use jersi_rules::notation::write_position;
use jersi_rules::{Edition, Position, Rules, Setting, Stage, Variant};
use serde_json::json;

/// Positions for the same rules.
const EACH: usize = 16;
/// Positions of one game.
const OF_A_GAME: usize = 2;
/// Turns of a win, each player's turn counting one.
const TURNS: u32 = 3;
/// Positions a turn, by lot.
const THOUGHT: [u64; 3] = [300, 1_000, 3_000];
/// Longer games are broken off.
const LONGEST: usize = 160;
/// Nodes for a proof; what needs more is left alone.
const PROOF: u64 = 1_000_000;

fn main() {
    let seed = std::env::args().nth(1).and_then(|text| text.parse().ok()).unwrap_or(1616);
    for (number, rules) in all_rules().into_iter().enumerate() {
        let mut dice = Dice::seeded(seed).nth(number as u64);
        let (mut seen, mut found) = (HashSet::new(), 0);
        while found < EACH {
            let mut of_this_game = 0;
            for position in game(rules, &mut dice).iter().rev() {
                let wanted = found < EACH && of_this_game < OF_A_GAME;
                if wanted && seen.insert(position.hash()) && is_won_in_two(position) {
                    of_this_game += 1;
                    found += 1;
                    println!("{}", line(position));
                }
            }
        }
    }
}

fn all_rules() -> Vec<Rules> {
    let variants = [(true, false), (false, false), (true, true), (false, true)];
    let all = Edition::ALL.into_iter().flat_map(|edition| {
        variants.map(|(reserve, ransom)| Rules::with(edition, Variant { reserve, ransom }).ok())
    });
    let mut rules: Vec<Rules> = all.flatten().collect();
    rules.dedup();
    rules
}

/// The last positions of a game after a random beginning.
fn game(rules: Rules, dice: &mut Dice) -> Vec<Position> {
    let edition = rules.edition();
    let settings = edition.facts().settings;
    let id = settings[dice.below(settings.len())].id;
    let setting =
        Setting::named(edition, id, dice.seed(), dice.coin()).unwrap_or_else(|_| Setting::usual(edition));
    let random = RandomPlayer { seed: dice.seed() };
    let by_chance = 6 + dice.below(6);
    let nodes = [0; 2].map(|_: u8| THOUGHT[dice.below(THOUGHT.len())]);
    let mut engine = Engine::new(4, 1);
    // The same positions are found whatever networks there are.
    engine.set_eval(EvalKind::Handmade);
    let mut root = Root::new(Position::start(rules, setting));
    let mut taken = 0;
    while root.position.outcome().is_none() && root.history.len() < LONGEST {
        let by_lot = taken < by_chance || root.position.stage() == Stage::Setting;
        let limits = Limits { nodes: Some(nodes[root.history.len() % 2]), ..Limits::default() };
        let turn = if by_lot {
            random.choose(&root.position, taken as u64)
        } else {
            engine.search(&root, &limits, &StopSignal::new(), &mut |_: &Report| ()).best()
        };
        let Some(turn) = turn else { break };
        taken += 1;
        root.history.push(root.position);
        root.position = root.position.play_legal(turn);
    }
    let last = root.history.len().saturating_sub(12);
    root.history.split_off(last)
}

fn is_won_in_two(position: &Position) -> bool {
    let solution = solve(position, TURNS, &StopSignal::new(), Some(PROOF));
    position.stage() == Stage::Turn && matches!(solution, Solution::Win(proof) if proof.in_turns == TURNS)
}

fn line(position: &Position) -> serde_json::Value {
    let rules = position.rules();
    json!({
        "edition": rules.edition().id(),
        "reserve": rules.reserve(),
        "ransom": rules.ransom(),
        "position": write_position(position),
    })
}
