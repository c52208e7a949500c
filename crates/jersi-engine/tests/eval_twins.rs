//! Neither player is judged otherwise than the other: a position and its image, turned by 180° with the
//! colours swapped, are worth the same to the one who decides.

#[path = "../../jersi-rules/tests/mirror/mod.rs"]
mod mirror;

use jersi_engine::{Dice, Score, evaluate};
use jersi_rules::{Color, Edition, Position, Rules, Setting, Stage, Variant, Way};
use mirror::{mirrored, mirrored_turn};

/// Games of each setting.
const GAMES: usize = 6;
/// Decisions of a game; hunts may go on for ever.
const LONGEST: usize = 200;

fn all_rules() -> Vec<Rules> {
    let variants = [(true, false), (false, false), (true, true), (false, true)];
    let all = Edition::ALL.into_iter().flat_map(|edition| {
        variants.map(|(reserve, ransom)| Rules::with(edition, Variant { reserve, ransom }).ok())
    });
    let mut rules: Vec<Rules> = all.flatten().collect();
    rules.dedup();
    rules
}

/// A game from here and its image, side by side: in the middle of a ransom there is no other way to an
/// image. Every pair is looked at.
fn play_both(start: Position, dice: &mut Dice, mut look: impl FnMut(&Position, &Position)) {
    let mut one = start;
    let mut other = Position::new(&mirrored(&one.setup())).expect("the image is a position, too");
    for _ in 0..LONGEST {
        let Some(turn) = dice.pick(&one.turns()) else { return };
        look(&one, &other);
        one = one.play_legal(turn);
        other = other.play_legal(mirrored_turn(turn));
    }
}

/// White places first, so the free setting has no image; it is played to its end.
fn placed(mut position: Position, dice: &mut Dice) -> Position {
    while position.stage() == Stage::Setting {
        let turn = dice.pick(&position.turns()).expect("something is left to be placed");
        position = position.play_legal(turn);
    }
    position
}

#[test]
fn a_position_and_its_image_are_worth_the_same() {
    for rules in all_rules() {
        let mut dice = Dice::seeded(180);
        let (mut worths, mut deciders, mut ransomed) = (Vec::new(), Vec::new(), false);
        for facts in rules.facts().settings {
            for _ in 0..GAMES {
                let choice = facts.way == Way::Free && rules.facts().guardian_optional;
                let setting = Setting::named(rules.edition(), facts.id, dice.seed(), choice && dice.coin());
                let setting = setting.expect("a setting of its own");
                let start = placed(Position::start(rules, setting), &mut dice);
                play_both(start, &mut dice, |one, other| {
                    assert_eq!(evaluate(one), evaluate(other), "{one:?} and {other:?}");
                    worths.push(evaluate(one));
                    deciders.push(one.decider());
                    ransomed |= one.stage() != Stage::Turn;
                });
            }
        }
        // The games are worth looking at: both players decide, and the values differ.
        assert!(Color::BOTH.iter().all(|color| deciders.contains(color)), "{rules:?}");
        assert_eq!(ransomed, rules.ransom(), "{rules:?}");
        worths.sort_unstable();
        worths.dedup();
        assert!(worths.len() > 100 && worths.iter().any(|&worth| worth < Score::DRAW), "{}", worths.len());
    }
}
