//! Openings: random decisions that leave both sides a chance.

use jersi_engine::{Dice, Root};
use jersi_rules::{Position, Stage, Turn, TurnParts};

/// The most units that a short search may see one side ahead.
const BALANCE: i32 = 400;
/// After so many tries the most even opening is taken.
const TRIES: u32 = 100;
/// The fewest decisions, and how many more there may be.
const FEWEST: usize = 6;
const MORE: usize = 4;

/// Where a game begins in earnest, and which decisions led there by their places in the generator's order.
pub(crate) struct Opening {
    pub root: Root,
    pub indices: Vec<u16>,
}

/// An opening; `judge` tells what a position is worth, in units.
pub(crate) fn find(start: Position, dice: &mut Dice, judge: &mut dyn FnMut(&Root) -> i32) -> Opening {
    let mut best: Option<(i32, Opening)> = None;
    for _ in 0..TRIES {
        let Some(opening) = stroll(start, dice) else { continue };
        let lead = judge(&opening.root).abs();
        if lead < BALANCE {
            return opening;
        }
        if best.as_ref().is_none_or(|(least, _)| lead < *least) {
            best = Some((lead, opening));
        }
    }
    best.map_or_else(|| Opening { root: Root::new(start), indices: Vec::new() }, |(_, opening)| opening)
}

/// Random decisions; none if they end the game or stop within a turn.
fn stroll(start: Position, dice: &mut Dice) -> Option<Opening> {
    let mut opening = Opening { root: Root::new(start), indices: Vec::new() };
    let count = FEWEST + dice.below(MORE);
    for _ in 0..count {
        let turns = opening.root.position.turns();
        let index = draw(&turns, dice)?;
        opening.indices.push(u16::try_from(index).expect("fewer turns than that"));
        opening.root.play(turns[index]);
    }
    let position = &opening.root.position;
    (position.stage() == Stage::Turn && position.outcome().is_none()).then_some(opening)
}

/// Any decision, but drops only one time in three: there are many more of them than of anything else.
fn draw(turns: &[Turn], dice: &mut Dice) -> Option<usize> {
    let is_drop = |index: &usize| matches!(turns[*index].parts(), TurnParts::Drops { .. });
    let (drops, others): (Vec<usize>, Vec<usize>) = (0..turns.len()).partition(is_drop);
    let wanted = if others.is_empty() || !drops.is_empty() && dice.below(3) == 0 { drops } else { others };
    dice.pick(&wanted)
}
