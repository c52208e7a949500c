//! The table saves work and changes nothing: with pruning off, a search that remembers and one that does not
//! find the same value at the same depth.

use jersi_engine::{Dice, Engine, Limits, Root, Score, StopSignal, Without};
use jersi_rules::{Edition, Position, Rules, Setting, Variant};

/// Games of each rules, and how deep each position is searched.
const GAMES: usize = 4;
const DEPTHS: [u32; 3] = [1, 2, 3];
/// Positions with more turns than this are left to the smaller depths: without pruning their trees are vast.
const WIDE: u64 = 140;

fn value(engine: &mut Engine, root: &Root, depth: u32, table: bool) -> Option<Score> {
    let without = Without { pruning: true, table: !table };
    let limits = Limits { depth: Some(depth), without, ..Limits::default() };
    engine.search(root, &limits, &StopSignal::new(), &mut ()).score()
}

/// A game at random, cut short where few turns are left: there the tree is small and ends are near.
fn somewhere(rules: Rules, dice: &mut Dice) -> Root {
    let mut root = Root::new(Position::start(rules, Setting::usual(rules.edition())));
    for _ in 0..20 + dice.below(80) {
        let turns = root.position.turns();
        let Some(turn) = dice.pick(&turns) else { break };
        if root.position.play_legal(turn).ended().is_some() {
            break;
        }
        root.play(turn);
    }
    root
}

#[test]
fn with_and_without_the_table_the_value_is_the_same() {
    let mut compared = 0;
    for edition in Edition::ALL {
        for (reserve, ransom) in [(false, false), (true, false), (false, true)] {
            let Ok(rules) = Rules::with(edition, Variant { reserve, ransom }) else { continue };
            let mut dice = Dice::seeded(77);
            for _ in 0..GAMES {
                let root = somewhere(rules, &mut dice);
                let wide = root.position.count_turns() > WIDE;
                for depth in DEPTHS.into_iter().filter(|&depth| depth < 3 || !wide) {
                    // One engine goes through all depths, so that its table is full of what it found before.
                    let mut with = Engine::new(1, 1);
                    let remembered = (1..=depth).map(|d| value(&mut with, &root, d, true)).last().flatten();
                    let plain = value(&mut Engine::new(1, 1), &root, depth, false);
                    assert_eq!(remembered, plain, "depth {depth} of {:?}", root.position);
                    assert!(plain.is_some());
                    compared += 1;
                }
            }
        }
    }
    assert!(compared > 80, "{compared}");
}
