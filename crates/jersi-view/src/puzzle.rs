//! Puzzles: the solver judges a try, and answers it.

use jersi_engine::{Engine, StopSignal, defend, winning_turns};
use jersi_rules::notation::{read_turn, write_turn};
use jersi_rules::{Lang, Position, Turn};

use jersi_words::PageFault;

use crate::game_spec;
use crate::wire::{Fault, PuzzleGoal, PuzzleReply, PuzzleTry};

/// Memory for the answers that get away, in mebibytes.
const MEMORY: usize = 4;

/// What the solver says of a try. Everything is looked at. Where a win is asked for, a wrong try is answered by a turn that
/// gets away, a right one by the turn that makes the rest hardest; where a defence is asked for, a wrong one is shown to lose.
pub fn reply(question: &PuzzleTry, lang: Lang) -> Result<PuzzleReply, Fault> {
    let PuzzleTry { edition, reserve, position, goal, turns, tried } = question;
    let position = game_spec::position(edition, *reserve, false, position, lang)?;
    let refused = || Fault::of(PageFault::BadTurn, lang);
    // Without the ransom every turn is one decision.
    let next = read_turn(&position, tried).map_err(|_| refused())?.after;
    let hero = position.decider();
    if let Some(outcome) = next.outcome() {
        let right = match goal {
            PuzzleGoal::Win => outcome.winner == Some(hero),
            PuzzleGoal::Hold => outcome.winner != Some(hero.other()),
        };
        return Ok(PuzzleReply { right, line: Vec::new() });
    }
    let judged = match goal {
        PuzzleGoal::Win => attack(&next, *turns),
        PuzzleGoal::Hold => defence(&next, *turns),
    };
    let (right, line) = judged.ok_or_else(refused)?;
    Ok(PuzzleReply { right, line: written(next, &line) })
}

/// Of a turn that should win: whether it does, and the defender's answer with the turn that goes on to win.
fn attack(next: &Position, turns: u32) -> Option<(bool, Vec<Turn>)> {
    let mut engine = Engine::new(MEMORY, 1);
    let defence = defend(&mut engine, next, turns.saturating_sub(1), &StopSignal::new(), None)?;
    let answered = next.play_legal(defence.turn);
    let mut line = vec![defence.turn];
    if !defence.escapes && answered.outcome().is_none() {
        let wins = winning_turns(&answered, turns.saturating_sub(2), &StopSignal::new(), None)?;
        line.extend(wins.first());
    }
    Some((!defence.escapes, line))
}

/// Of a turn that should hold: whether it does, or how it loses, by the shortest way. What proves a win serves here too.
fn defence(next: &Position, turns: u32) -> Option<(bool, Vec<Turn>)> {
    for left in (1..=turns).step_by(2) {
        let wins = winning_turns(next, left, &StopSignal::new(), None)?;
        let Some(&winning) = wins.first() else { continue };
        let after = next.play_legal(winning);
        let mut line = vec![winning];
        if after.outcome().is_none() {
            line.extend(attack(&after, left)?.1);
        }
        return Some((false, line));
    }
    Some((true, Vec::new()))
}

fn written(mut position: Position, line: &[Turn]) -> Vec<String> {
    let mut texts = Vec::with_capacity(line.len());
    for &turn in line {
        texts.push(write_turn(&position, turn));
        position = position.play_legal(turn);
    }
    texts
}

#[cfg(test)]
mod tests {
    use jersi_rules::notation::write_position;

    use super::*;

    /// White brings the king home in two, by `g6=g4-g3` alone.
    fn tried(turn: &str) -> PuzzleTry {
        PuzzleTry {
            edition: "4.8".to_owned(),
            reserve: false,
            position: "6k-/8/5RRr-/2K-5/9/3S-4/3PR1PSF-/8/7 w - 15 63".to_owned(),
            goal: PuzzleGoal::Win,
            turns: 3,
            tried: turn.to_owned(),
        }
    }

    #[test]
    fn a_right_try_is_answered_and_can_be_finished() {
        let reply = reply(&tried("g6=g4-g3"), Lang::EN).expect("a legal turn");
        assert!(reply.right && reply.line.len() == 2, "{reply:?}");
    }

    #[test]
    fn a_wrong_try_is_refuted() {
        let reply = reply(&tried("d4-d5"), Lang::EN).expect("a legal turn");
        assert!(!reply.right && reply.line.len() == 1, "{reply:?}");
    }

    /// After White's winning turn nothing holds, and each loss is shown to its end; before it, a plain turn holds.
    #[test]
    fn a_defence_holds_or_is_shown_to_lose_to_the_end() {
        let quiet = PuzzleTry { goal: PuzzleGoal::Hold, turns: 1, ..tried("d4-d5") };
        assert_eq!(reply(&quiet, Lang::EN), Ok(PuzzleReply { right: true, line: Vec::new() }));
        let PuzzleTry { edition, reserve, position, .. } = quiet;
        let position =
            game_spec::position(&edition, reserve, false, &position, Lang::EN).expect("a position");
        let white = position.decider();
        let lost = read_turn(&position, "g6=g4-g3").expect("legal").after;
        for turn in lost.turns() {
            let question = PuzzleTry {
                position: write_position(&lost),
                goal: PuzzleGoal::Hold,
                turns: 1,
                ..tried(&write_turn(&lost, turn))
            };
            let reply = reply(&question, Lang::EN).expect("a legal turn");
            let mut end = lost.play_legal(turn);
            for text in &reply.line {
                end = read_turn(&end, text).expect("legal").after;
            }
            let winner = end.outcome().and_then(|outcome| outcome.winner);
            assert_eq!((reply.right, winner), (false, Some(white)), "{question:?} {reply:?}");
        }
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
