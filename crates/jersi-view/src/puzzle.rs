//! Puzzles: the solver judges a try, and answers it.

use jersi_engine::{Engine, StopSignal, defend, winning_turns};
use jersi_rules::Lang;
use jersi_rules::notation::{read_turn, write_turn};

use jersi_words::PageFault;

use crate::game_spec;
use crate::wire::{Fault, PuzzleReply, PuzzleTry};

/// Memory for the answers that get away, in mebibytes.
const MEMORY: usize = 4;

/// What the solver says of a try. Everything is looked at: a wrong try is answered by a turn that gets away, a
/// right one by the turn that makes the rest hardest.
pub fn reply(question: &PuzzleTry, lang: Lang) -> Result<PuzzleReply, Fault> {
    let PuzzleTry { edition, reserve, position, turns, tried } = question;
    let position = game_spec::position(edition, *reserve, false, position, lang)?;
    let refused = || Fault::of(PageFault::BadTurn, lang);
    // Without the ransom every turn is one decision.
    let next = read_turn(&position, tried).map_err(|_| refused())?.after;
    let hero = position.decider();
    if let Some(outcome) = next.outcome() {
        return Ok(PuzzleReply { right: outcome.winner == Some(hero), reply: None, then: None });
    }
    let mut engine = Engine::new(MEMORY, 1);
    let defence =
        defend(&mut engine, &next, turns.saturating_sub(1), &StopSignal::new(), None).ok_or_else(refused)?;
    let answered = next.play_legal(defence.turn);
    let wins =
        || winning_turns(&answered, turns.saturating_sub(2), &StopSignal::new(), None)?.first().copied();
    let then = if defence.escapes || answered.outcome().is_some() { None } else { wins() };
    Ok(PuzzleReply {
        right: !defence.escapes,
        reply: Some(write_turn(&next, defence.turn)),
        then: then.map(|turn| write_turn(&answered, turn)),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// White brings the king home in two, by `g6=g4-g3` alone.
    fn tried(turn: &str) -> PuzzleTry {
        PuzzleTry {
            edition: "4.8".to_owned(),
            reserve: false,
            position: "6k-/8/5RRr-/2K-5/9/3S-4/3PR1PSF-/8/7 w - 15 63".to_owned(),
            turns: 3,
            tried: turn.to_owned(),
        }
    }

    #[test]
    fn a_right_try_is_answered_and_can_be_finished() {
        let reply = reply(&tried("g6=g4-g3"), Lang::EN).expect("a legal turn");
        assert!(reply.right && reply.reply.is_some() && reply.then.is_some(), "{reply:?}");
    }

    #[test]
    fn a_wrong_try_is_refuted() {
        let reply = reply(&tried("d4-d5"), Lang::EN).expect("a legal turn");
        assert!(!reply.right && reply.reply.is_some() && reply.then.is_none(), "{reply:?}");
    }

    #[test]
    fn what_cannot_be_played_is_told() {
        for turn in ["", "a1-a2", "g6=g4-g9", "nonsense"] {
            let fault = reply(&tried(turn), Lang::FR).expect_err("no such turn");
            assert_eq!(fault.message, "Ce tour ne peut pas être joué.", "{turn}");
        }
        let nowhere = PuzzleTry { position: "7/8".to_owned(), ..tried("d4-d5") };
        assert_eq!(reply(&nowhere, Lang::EN).expect_err("no position").code, "bad-position");
        let unknown = PuzzleTry { edition: "9".to_owned(), ..tried("d4-d5") };
        assert_eq!(reply(&unknown, Lang::EN).expect_err("no edition").code, "no-such-edition");
    }
}
