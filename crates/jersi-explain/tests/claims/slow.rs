//! The plain slow way to know something of a position.

use std::collections::{BTreeSet, HashSet};

use jersi_rules::notation::write_turn;
use jersi_rules::{Color, Position, Reason, Turn};

/// Names of the cells on which a turn captures, read from its marks; and how many marks each has.
pub fn captured(text: &str) -> Vec<(String, usize)> {
    let steps = text.split(['/', '#']).next().unwrap_or_default();
    let arrivals = steps.split(['-', '=']).skip(1);
    let marked = arrivals.filter(|step| step.contains('!'));
    marked.map(|step| (step.trim_end_matches('!').to_owned(), step.matches('!').count())).collect()
}

/// Names of the cells on which the player to move can capture.
pub fn capturable(position: &Position) -> BTreeSet<String> {
    let texts = position.turns().into_iter().map(|turn| write_turn(position, turn));
    texts.flat_map(|text| captured(&text)).map(|(cell, _)| cell).collect()
}

/// Whether something can be taken back whichever turn of the player to move captures on a cell: there, or where that turn ends.
pub fn guarded(position: &Position, cell: &str) -> bool {
    position.turns().into_iter().all(|turn| {
        let text = write_turn(position, turn);
        if !captured(&text).iter().any(|(name, _)| name == cell) {
            return true;
        }
        let steps = text.split(['/', '#']).next().unwrap_or_default();
        let ends = steps.split(['-', '=']).next_back().unwrap_or_default().trim_end_matches('!');
        let next = position.play_legal(turn);
        if next.outcome().is_some() || next.ransom_so_far().is_some() {
            return false;
        }
        let back = capturable(&next);
        back.contains(cell) || back.contains(ends)
    })
}

/// Whether the hero, who decides, wins within so many whole turns.
pub fn wins(position: &Position, left: u32, hero: Color) -> bool {
    match position.outcome() {
        Some(outcome) => outcome.winner == Some(hero),
        None if left == 0 => false,
        None if position.decider() != hero => loses(position, left, hero),
        None => position.turns().into_iter().any(|turn| {
            let next = position.play_legal(turn);
            let left = left_after(&next, left);
            if next.outcome().is_none() && next.decider() == hero {
                wins(&next, left, hero)
            } else {
                loses(&next, left, hero)
            }
        }),
    }
}

/// Whether the hero wins within so many whole turns, whatever the other, who decides, does.
pub fn loses(position: &Position, left: u32, hero: Color) -> bool {
    match position.outcome() {
        Some(outcome) => outcome.winner == Some(hero),
        None if left == 0 => false,
        None if position.decider() == hero => wins(position, left, hero),
        None => position.turns().into_iter().all(|turn| {
            let next = position.play_legal(turn);
            let left = left_after(&next, left);
            if next.outcome().is_none() && next.decider() == hero {
                wins(&next, left, hero)
            } else {
                loses(&next, left, hero)
            }
        }),
    }
}

fn left_after(next: &Position, left: u32) -> u32 {
    if next.ransom_so_far().is_some() { left } else { left - 1 }
}

/// All positions after a whole turn, whatever is given as a ransom.
fn after_turns(position: &Position) -> Vec<Position> {
    let after = position.turns().into_iter().map(|turn| position.play_legal(turn));
    after
        .flat_map(|next| if next.ransom_so_far().is_some() { after_turns(&next) } else { vec![next] })
        .collect()
}

fn arrived(position: &Position) -> bool {
    position.ended().is_some_and(|outcome| outcome.reason == Reason::KingArrived)
}

/// The same player's turn again.
fn again(positions: Vec<Position>) -> Vec<Position> {
    let mut seen = HashSet::new();
    let going_on = positions.into_iter().filter(|next| next.outcome().is_none());
    let passed = going_on.filter_map(|next| next.passed());
    passed.filter(|next| seen.insert((next.hash(), next.clock().number()))).collect()
}

/// The fewest turns that bring the king of the player to move home while the opponent stands still; `None` if two are not
/// enough. Everything is tried.
pub fn fewest_turns_home(position: &Position) -> Option<u8> {
    let first = after_turns(position);
    if first.iter().any(arrived) {
        return Some(1);
    }
    again(first).iter().any(|next| after_turns(next).iter().any(arrived)).then_some(2)
}

/// The same by turns of the king alone, if so many are enough.
pub fn king_walks_home(position: &Position, most: u8) -> Option<u8> {
    let mut now = vec![*position];
    for turns in 1..=most {
        let after: Vec<Position> = now
            .iter()
            .flat_map(|position| king_turns(position).map(|turn| position.play_legal(turn)))
            .collect();
        if after.iter().any(arrived) {
            return Some(turns);
        }
        now = again(after);
    }
    None
}

fn king_turns(position: &Position) -> impl Iterator<Item = Turn> {
    let king = position.king(position.to_move()).expect("a king");
    let start = [
        format!("{}-", position.edition().cell_name(king)),
        format!("{}=", position.edition().cell_name(king)),
    ];
    let position = *position;
    position.turns().into_iter().filter(move |&turn| {
        let text = write_turn(&position, turn);
        start.iter().any(|start| text.starts_with(start))
    })
}
