//! The position on the table: how it gets there, and what is told of it.

use jersi_rules::notation::{read_position, read_turn, text_board, write_position, write_turn};
use jersi_rules::{Color, Lang, Position, Stage, Turn};

use super::fault::NoDecision;
use super::options::Options;
use super::words::Start;
use crate::eval::{Term, terms};
use crate::{Network, Root, Verdict, evaluate};

/// Puts a position together from what `position` says; nothing changes unless all of it is good.
pub(super) fn lay(options: &Options, start: Option<Start>, moves: &[&str]) -> Result<Root, String> {
    let start = match start {
        Some(Start::Usual) => options.start()?,
        Some(Start::Fen(text)) => {
            read_position(options.rules()?, &text).map_err(|error| error.to_string())?
        }
        None => return Err("it begins with startpos or fen".to_owned()),
    };
    let mut now = start;
    let mut turns = Vec::with_capacity(moves.len());
    for (n, text) in moves.iter().enumerate() {
        let turn = decision(&now, text).map_err(|fault| format!("move {}, {text}: {fault}", n + 1))?;
        now = now.play_legal(turn);
        turns.push(turn);
    }
    Ok(Root::after(start, &turns))
}

/// Reads one decision that is legal here, or tells why it is none.
pub(super) fn decision(position: &Position, text: &str) -> Result<Turn, NoDecision> {
    let read = read_turn(position, text).map_err(|fault| NoDecision::Fault(Box::new(fault)))?;
    match read.decisions.as_slice() {
        &[turn] => Ok(turn),
        several => {
            let mut now = *position;
            let mut parts = Vec::new();
            for &turn in several {
                parts.push(write_turn(&now, turn));
                now = now.play_legal(turn);
            }
            Err(NoDecision::Several(parts))
        }
    }
}

/// Reads a whole turn that is legal here, or what is left of one: its decisions, one or several.
pub(super) fn turn(position: &Position, text: &str) -> Result<Vec<Turn>, String> {
    read_turn(position, text).map(|read| read.decisions.to_vec()).map_err(|fault| fault.say(Lang::EN))
}

/// The position for people: the board, what the players have, and its string.
pub(super) fn display(position: &Position) -> Vec<String> {
    let board = text_board(position, Lang::EN);
    let mut lines: Vec<String> = board.trim_end().lines().map(str::to_owned).collect();
    lines.push(format!("fen {}", write_position(position)));
    lines
}

/// The static evaluation: what each feature of the hand-made one counts and is worth, White's positive, and the sum for the
/// player who decides; then the network's, if it is the one that is believed.
pub(super) fn eval(position: &Position, network: Option<&Network>) -> Vec<String> {
    let sum = match evaluate(position).verdict() {
        Verdict::Units(sum) if position.outcome().is_none() => sum,
        _ => return vec!["eval: the game is over".to_owned()],
    };
    let term = |term: Term| format!("{:?} {:+}: {:+}", term.feature, term.count, term.units);
    let mut lines: Vec<String> = terms(position).into_iter().map(term).collect();
    let player = if position.decider() == Color::White { "p1" } else { "p2" };
    match network.filter(|_| position.stage() == Stage::Turn) {
        None => lines.push(format!("eval {sum:+} for {player}")),
        Some(network) => {
            lines.push(format!("handmade {sum:+} for {player}"));
            lines.push(format!("eval {:+} for {player}, by the network", network.evaluate(position)));
        }
    }
    lines
}

/// Answers a question, or tells which ones there are.
pub(super) fn answer(position: &Position, words: &[&str]) -> Result<String, String> {
    let (&what, rest) = words.split_first().unwrap_or((&"", &[]));
    Ok(match what {
        "p1turn" => (position.decider() == Color::White).to_string(),
        "gameover" => position.outcome().is_some().to_string(),
        "result" => match position.outcome().map(|outcome| outcome.winner) {
            None => "none",
            Some(None) => "draw",
            Some(Some(Color::White)) => "p1win",
            Some(Some(Color::Black)) => "p2win",
        }
        .to_owned(),
        "fen" => write_position(position),
        "islegal" => decision(position, &rest.join(" ")).is_ok().to_string(),
        "legalmoves" => {
            let mut turns: Vec<String> =
                position.turns().iter().map(|&turn| write_turn(position, turn)).collect();
            turns.sort_unstable();
            turns.join(" ")
        }
        _ => {
            let all = "p1turn, gameover, result, fen, islegal TURN and legalmoves";
            return Err(format!("{what:?} is no question; the questions are {all}"));
        }
    })
}
