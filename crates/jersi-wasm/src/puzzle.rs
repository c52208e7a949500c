//! Puzzles: the solver judges a try, and answers it.

use jersi_engine::{Engine, Stop, defend, winning_turns};
use jersi_rules::Lang;
use jersi_rules::notation::{read_turn, write_turn};

use crate::questions;
use crate::wire::{Fault, PuzzleReply, PuzzleTry};

/// Memory for the answers that get away, in mebibytes.
const MEMORY: usize = 4;

/// What the solver says of a try. Everything is looked at: a wrong try is answered by a turn that gets away, a
/// right one by the turn that makes the rest hardest.
pub fn reply(question: &PuzzleTry, lang: Lang) -> Result<PuzzleReply, Fault> {
    let PuzzleTry { edition, reserve, position, turns, tried } = question;
    let position = questions::position(edition, *reserve, false, position)?;
    let refused =
        || Fault::said("bad-turn", lang, "that turn cannot be played", "ce tour ne peut pas être joué");
    // Without the ransom every turn is one decision.
    let next = read_turn(&position, tried).map_err(|_| refused())?.after;
    let hero = position.decider();
    if let Some(outcome) = next.outcome() {
        return Ok(PuzzleReply { right: outcome.winner == Some(hero), reply: None, then: None });
    }
    let mut engine = Engine::new(MEMORY, 1);
    let defence =
        defend(&mut engine, &next, turns.saturating_sub(1), &Stop::new(), None).ok_or_else(refused)?;
    let answered = next.play_legal(defence.turn);
    let wins = || winning_turns(&answered, turns.saturating_sub(2), &Stop::new(), None)?.first().copied();
    let then = if defence.escapes || answered.outcome().is_some() { None } else { wins() };
    Ok(PuzzleReply {
        right: !defence.escapes,
        reply: Some(write_turn(&next, defence.turn)),
        then: then.map(|turn| write_turn(&answered, turn)),
    })
}
