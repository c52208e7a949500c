//! Questions on standard input, one JSON object a line; one JSON line back for each, in order.

use std::io::{BufRead, BufReader, Read, Write};

use jersi_rules::notation::{sorted_turns, write_position};
use jersi_rules::record::{Limit, RecordFault};
use jersi_rules::{Lang, perft, perft_decisions};
use serde_json::{Value, json};

use crate::failure::Failure;
use crate::output;
use crate::question::{Complaint, Question, play};

/// What the lines ask for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ask {
    /// All legal turns.
    Turns,
    /// A count to a depth.
    Perft,
    /// How a game ends.
    Replay,
}

/// Answers every line of standard input. A bad line gets its own answer and harms no other.
pub fn answer_all(ask: Ask) -> Result<(), Failure> {
    let mut input = BufReader::with_capacity(1 << 16, std::io::stdin().lock());
    let mut out = output::carry();
    let mut line = Vec::new();
    loop {
        let too_long = match next_line(&mut input, &mut line)? {
            NextLine::End => return Ok(out.flush()?),
            NextLine::Whole => false,
            NextLine::TooLong => true,
        };
        if line.trim_ascii().is_empty() {
            continue;
        }
        let answer = if too_long { too_large(Limit::Bytes, None).to_json() } else { answer(ask, &line) };
        serde_json::to_writer(&mut out, &answer).map_err(std::io::Error::from)?;
        out.write_all(b"\n")?;
        // A program that asks line by line waits for its answer; one that sends many is not slowed.
        if !input.buffer().contains(&b'\n') {
            out.flush()?;
        }
    }
}

/// What came of waiting for a line.
enum NextLine {
    Whole,
    /// Only its beginning is kept.
    TooLong,
    End,
}

/// The next line, no longer than a text may be; the rest of a longer one is passed over.
fn next_line(input: &mut impl BufRead, line: &mut Vec<u8>) -> std::io::Result<NextLine> {
    line.clear();
    let most = Limit::Bytes.most() as u64;
    if input.by_ref().take(most + 1).read_until(b'\n', line)? == 0 {
        return Ok(NextLine::End);
    }
    if line.len() as u64 <= most || line.ends_with(b"\n") {
        return Ok(NextLine::Whole);
    }
    input.skip_until(b'\n')?;
    Ok(NextLine::TooLong)
}

/// A question that holds more of something than is read.
fn too_large(limit: Limit, found: Option<u64>) -> Complaint {
    let fault = RecordFault::TooLarge { limit, found };
    Complaint::new(fault.code(), fault.say(Lang::EN))
}

/// The answer to one line.
pub fn answer(ask: Ask, line: &[u8]) -> Value {
    let answered = Question::read(line).and_then(|question| match ask {
        Ask::Turns => Ok(json!({ "turns": sorted_turns(&question.position()?) })),
        Ask::Perft => count(&question),
        Ask::Replay => replay(&question),
    });
    answered.unwrap_or_else(|complaint| complaint.to_json())
}

/// The deepest count that is taken on: deeper ones end after centuries.
const DEEPEST: u64 = 20;

fn count(question: &Question) -> Result<Value, Complaint> {
    let position = question.position()?;
    let depth = match question.number("depth")? {
        None => return Err(Complaint::new("no-depth", "\"depth\" is missing: how many turns to count")),
        Some(depth) if depth > DEEPEST => {
            return Err(Complaint::new("bad-key", format!("\"depth\" is at most {DEEPEST}, not {depth}")));
        }
        Some(depth) => depth as u32,
    };
    let nodes = perft(&position, depth);
    if position.rules().ransom() {
        Ok(json!({ "nodes": nodes, "nodes_actions": perft_decisions(&position, depth) }))
    } else {
        Ok(json!({ "nodes": nodes }))
    }
}

fn replay(question: &Question) -> Result<Value, Complaint> {
    let start = question.position()?;
    let turns = match (question.texts("turns")?, question.text("turn")?) {
        (Some(turns), _) => turns,
        (None, Some(turn)) => vec![turn],
        (None, None) => Vec::new(),
    };
    if turns.len() > Limit::Turns.most() {
        return Err(too_large(Limit::Turns, Some(turns.len() as u64)));
    }
    let last = turns.iter().try_fold(start, |position, turn| {
        let told = |why| {
            let which = jersi_words::table(Lang::EN).which_turn(position.turn_label());
            Complaint::new("illegal-turn", format!("{which}, {why}"))
        };
        play(&position, turn).map_err(told)
    })?;
    let outcome = last.outcome();
    Ok(json!({
        "result": outcome.map(jersi_rules::Outcome::result_id),
        "reason": outcome.map(|outcome| outcome.reason.id()),
        "final": write_position(&last),
    }))
}
