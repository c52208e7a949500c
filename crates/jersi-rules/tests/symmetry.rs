//! Both players have the same rights: a board turned by 180° with the colours swapped has the same turns.

mod mirror;
mod play;

use std::collections::BTreeSet;

use jersi_rules::{Color, Outcome, Piece, Position, Stage, Turn, lattice};
use mirror::{mirrored, mirrored_turn, swapped};
use play::{Dice, all_rules, amount, choose, name, starts};

fn mirrored_outcome(outcome: Outcome) -> Outcome {
    Outcome { winner: outcome.winner.map(Color::other), ..outcome }
}

fn turns(position: &Position) -> BTreeSet<Turn> {
    position.turns().into_iter().collect()
}

fn mirrored_turns(position: &Position) -> BTreeSet<Turn> {
    position.turns().into_iter().map(mirrored_turn).collect()
}

/// What a position and its mirror image must have in common.
fn compare(one: &Position, other: &Position) {
    assert_eq!(mirrored_turns(one), turns(other), "{one:?} and {other:?}");
    assert_eq!(one.outcome().map(mirrored_outcome), other.outcome(), "{one:?} and {other:?}");
    assert_eq!(one.stage(), other.stage());
    assert_eq!((one.clock(), one.turn_number()), (other.clock(), other.turn_number()));
    assert_eq!(one.decider().other(), other.decider());
    for cell in lattice::ALL {
        let pieces: Vec<Piece> = one.content(cell).pieces().map(swapped).collect();
        assert!(other.content(cell.rotated()).pieces().eq(pieces), "{cell:?} of {one:?} and {other:?}");
    }
    for color in Color::BOTH {
        assert_eq!(one.reserve(color), other.reserve(color.other()));
    }
}

/// Plays a random game and its mirror image side by side. In the middle of a ransom there is no setup to
/// turn around, so the image is played, not set up.
fn play_both(start: Position, dice: &mut Dice) -> Vec<Stage> {
    let mut one = start;
    let mut other = Position::new(&mirrored(&start.setup())).expect("the mirror image is a position, too");
    let mut stages = Vec::new();
    for _ in 0..play::MOST {
        compare(&one, &other);
        stages.push(one.stage());
        let Some(turn) = choose(&one, dice) else { break };
        one = one.play_legal(turn);
        other = other.play_legal(mirrored_turn(turn));
    }
    stages
}

#[test]
fn both_sides_have_the_same_turns() {
    for rules in all_rules() {
        let mut dice = Dice::new(0x180);
        let mut stages = Vec::new();
        for round in 0..amount(3, 60) {
            for start in starts(rules, round as u64).into_iter().filter(|start| start.stage() == Stage::Turn)
            {
                stages.extend(play_both(start, &mut dice));
            }
        }
        let ransomed = stages.iter().any(|stage| matches!(stage, Stage::Gift(_)));
        assert_eq!(ransomed, rules.ransom(), "{}", name(rules));
    }
}

/// White places first, so a setting phase has no mirror image. But when Black answers every placement with
/// its image, he must have had the same choice as White.
#[test]
fn both_sides_place_alike() {
    for rules in all_rules().into_iter().filter(|rules| rules.edition().hunts()) {
        let mut dice = Dice::new(0xf3ee);
        let free: Vec<Position> =
            starts(rules, 0).into_iter().filter(|start| start.stage() == Stage::Setting).collect();
        assert!(!free.is_empty());
        for start in free {
            let mut now = start;
            while now.stage() == Stage::Setting {
                let turn = dice.pick(&now.turns());
                let answering = now.play_legal(turn);
                assert_eq!(mirrored_turns(&now), turns(&answering), "{now:?}");
                now = answering.play_legal(mirrored_turn(turn));
            }
            assert_eq!(now.to_move(), Color::White);
            play_both(now, &mut dice);
        }
    }
}
