//! Openings: the first turns of a game, drawn from the good ones.

use jersi_engine::{Dice, Root};
use jersi_rules::{Position, Stage, Turn};

use crate::think::{Choice, Thinker, near};

/// Turns that are drawn; what belongs to a ransom is drawn with its turn.
const TURNS: usize = 4;
/// A turn worth so many units less is drawn e times less often.
const TEMPERATURE: f64 = 20.0;
/// No turn is drawn that is worth so many units less than the best: in hundreds of drops there would always be one.
const WORST: i32 = 60;
/// Turns that are searched, best at a glance first.
const LINES: u32 = 16;

/// An opening.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Opening {
    pub turns: Vec<Turn>,
    /// Minus the logarithm of the chance with which it was drawn.
    pub surprise: f64,
    /// First turns near the best one.
    pub first_turns: u32,
}

/// Draws an opening by a search of so many positions a decision; none if the thinker was told to leave off. It never ends the game.
pub(crate) fn draw(start: Position, nodes: u32, thinker: &mut Thinker, dice: &mut Dice) -> Option<Opening> {
    let mut root = Root::new(start);
    let mut opening = Opening { turns: Vec::new(), surprise: 0.0, first_turns: 0 };
    let mut turns = 0;
    while turns < TURNS || root.position.stage() != Stage::Turn {
        turns += usize::from(root.position.stage() == Stage::Turn);
        let glanced = thinker.glance(&root);
        let mut choices = thinker.weigh(&root, &glanced, LINES, nodes).choices;
        if thinker.is_stopped() {
            return None;
        }
        if opening.turns.is_empty() {
            opening.first_turns = near(&choices);
        }
        choices.retain(|choice| root.position.play_legal(choice.turn).outcome().is_none());
        let Some((turn, chance)) = pick(&choices, dice) else { break };
        opening.surprise -= chance.ln();
        opening.turns.push(turn);
        root.play(turn);
    }
    // Beyond this, machines may round otherwise.
    opening.surprise = (opening.surprise * 1e6).round() / 1e6;
    Some(opening)
}

/// One of the choices, those that are worth more more often, and the chance with which it was drawn. Chances are whole numbers of
/// millionths, so that no rounding of a machine decides.
fn pick(choices: &[Choice], dice: &mut Dice) -> Option<(Turn, f64)> {
    let best = choices.first()?.value;
    let weight = |choice: &Choice| match best - choice.value {
        less if less > WORST => 0,
        less => (1e6 * (f64::from(-less) / TEMPERATURE).exp()).round() as u32,
    };
    let all: u32 = choices.iter().map(weight).sum();
    let mut left = dice.below(all as usize) as u32;
    for choice in choices {
        match left.checked_sub(weight(choice)) {
            Some(rest) => left = rest,
            None => return Some((choice.turn, f64::from(weight(choice)) / f64::from(all))),
        }
    }
    unreachable!("the weights add up to all of them")
}

/// The position after turns of another rule set, if this one allows each of them and the game goes on.
pub(crate) fn replay(start: Position, turns: &[Turn]) -> Option<Root> {
    let mut root = Root::new(start);
    for &turn in turns {
        let legal = root.position.outcome().is_none() && root.position.is_legal(turn);
        if !legal {
            return None;
        }
        root.play(turn);
    }
    root.position.outcome().is_none().then_some(root)
}

#[cfg(test)]
mod tests {
    use super::*;
    use jersi_engine::StopSignal;
    use jersi_rules::{Edition, Rules};

    fn start() -> Position {
        Position::initial(Rules::new(Edition::V2_0))
    }

    #[test]
    fn chances_are_those_of_a_softmax() {
        let turns = start().turns();
        let choice = |n: usize, value| Choice { turn: turns[n], value };
        let choices = [choice(0, 10), choice(1, -10), choice(2, -200)];
        let mut drawn = [0_u32; 3];
        let mut dice = Dice::seeded(3);
        for _ in 0..4_000 {
            let (turn, chance) = pick(&choices, &mut dice).expect("there are some");
            let which = choices.iter().position(|choice| choice.turn == turn).expect("one of them");
            drawn[which] += 1;
            let expected = [0.731_06, 0.268_94][which];
            assert!((chance - expected).abs() < 1e-4, "{chance}");
        }
        assert!(drawn[0].abs_diff(2_924) < 120 && drawn[2] == 0, "{drawn:?}");
    }

    #[test]
    fn an_opening_has_four_turns_and_can_be_played_again() {
        let mut thinker = Thinker::until(StopSignal::new());
        let opening = draw(start(), 100, &mut thinker, &mut Dice::seeded(5)).expect("nobody stops it");
        assert_eq!(opening.turns.len(), 4);
        assert!(opening.surprise > 0.0 && opening.first_turns > 1, "{opening:?}");
        let root = replay(start(), &opening.turns).expect("it is legal");
        assert_eq!(root.history.len(), 4);
        let first = opening.turns[0];
        assert!(replay(start(), &[first, first]).is_none(), "it is another player's turn");
    }
}
