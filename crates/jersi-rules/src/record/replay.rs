//! A record played through: every turn judged, from the start position to the end.

mod fault;
mod mend;
mod notes;
mod variations;

pub use fault::{ReplayError, ReplayFault};
pub use mend::{Mended, remedy};
pub use notes::{Note, NoteKind};
pub use variations::ReplayedLine;

use arrayvec::ArrayVec;

use super::{Record, WrittenTurn};
use crate::notation::{ReadTurn, Span, TurnFault, TurnFaultKind, read_turn, write_decisions};
use crate::outcome::Outcome;
use crate::position::Position;
use crate::refusal::Refusal;
use crate::turn::Turn;

/// A record that was played through.
#[derive(Clone, Debug)]
pub struct Replay {
    /// The position that the game begins with.
    pub start: Position,
    /// The turns, one for each that is written.
    pub turns: Vec<ReplayedTurn>,
    /// What the record says and the turns do not bear out. None of it makes the game illegal.
    pub notes: Vec<Note>,
    /// The slips that were mended.
    pub mended: Vec<Mended>,
}

/// A written turn that was found legal.
#[derive(Clone, Debug)]
pub struct ReplayedTurn {
    /// The decisions it holds: one, or with the ransom up to three.
    pub decisions: ArrayVec<Turn, 3>,
    /// The position after it.
    pub after: Position,
    /// What could have been played instead, judged too.
    pub variations: Vec<ReplayedLine>,
}

impl Replay {
    /// The position after so many written turns; after all of them, if there are fewer.
    pub fn position_after(&self, turns: usize) -> &Position {
        match turns.min(self.turns.len()) {
            0 => &self.start,
            n => &self.turns[n - 1].after,
        }
    }

    /// The position at the end.
    pub fn end(&self) -> &Position {
        self.position_after(self.turns.len())
    }

    /// How the game ended by the rules, if it has.
    pub fn outcome(&self) -> Option<Outcome> {
        self.end().outcome()
    }

    /// A turn in canonical notation.
    pub fn text(&self, turn: usize) -> String {
        let before = self.position_after(turn);
        self.turns.get(turn).map(|turn| write_decisions(before, &turn.decisions)).unwrap_or_default()
    }

    /// The first illegal turn of every variation, in the order of the text. None of them makes the game illegal.
    pub fn variation_faults(&self) -> Vec<ReplayFault> {
        let mut faults = Vec::new();
        self.turns.iter().for_each(|turn| variations::add_faults(&turn.variations, &mut faults));
        faults
    }

    /// The record with its turns in canonical notation, those of the variations too where they are legal.
    pub fn canonical(&self, record: &Record) -> Record {
        let mut canonical = Record { other_scale: None, ..record.clone() };
        for (n, turn) in canonical.turns.iter_mut().enumerate() {
            if n < self.turns.len() {
                turn.text = self.text(n);
                let judged = &self.turns[n].variations;
                variations::make_canonical(self.position_after(n), judged, &mut turn.variations);
            }
        }
        canonical
    }
}

/// Plays a record through. Every turn must be legal.
///
/// ```
/// use jersi_rules::record::{Record, replay};
///
/// let record: Record = "[JRN \"1\"]\n[Edition \"4.8\"]\n\n1. a2-b2=d3 h4-h3=f4 *".parse()?;
/// let replay = replay(&record).unwrap();
/// assert_eq!((replay.turns.len(), replay.outcome()), (2, None));
/// assert_eq!(replay.end().turn_number(), 3);
/// # Ok::<(), jersi_rules::record::RecordError>(())
/// ```
pub fn replay(record: &Record) -> Result<Replay, ReplayError> {
    play_through(record, false)
}

/// Plays a record through and mends slips for which there is exactly one remedy.
pub fn replay_mending(record: &Record) -> Result<Replay, ReplayError> {
    play_through(record, true)
}

fn play_through(record: &Record, mending: bool) -> Result<Replay, ReplayError> {
    let start = record.start()?;
    let mut replay = Replay { start, turns: Vec::new(), notes: Vec::new(), mended: Vec::new() };
    for (n, written) in record.turns.iter().enumerate() {
        let before = *replay.end();
        let read = match judge(&before, &written.text) {
            Ok(read) => {
                replay.notes.extend(notes::of_marks(n, written, &read));
                read
            }
            Err(fault) => {
                let mended = if mending { remedy(&before, &written.text) } else { None };
                let Some(read) = mended else {
                    return Err(ReplayFault::new(n, written, fault, &before).into());
                };
                replay.mended.push(Mended::new(n, written, &before, &read));
                read
            }
        };
        let variations = variations::judged(n, &before, &written.variations);
        replay.turns.push(ReplayedTurn { decisions: read.decisions, after: read.after, variations });
    }
    replay.notes.extend(notes::of_the_end(record, replay.outcome()));
    Ok(replay)
}

/// Reads a turn; after the end of the game there is none.
fn judge(position: &Position, text: &str) -> Result<ReadTurn, TurnFault> {
    match position.outcome() {
        None => read_turn(position, text),
        Some(outcome) => {
            let what = TurnFaultKind::Refused(Refusal::GameOver(outcome));
            Err(TurnFault { span: 0..text.len(), edition: position.edition(), what })
        }
    }
}

/// Where a part of a written turn stands in the text of the record.
fn place(written: &WrittenTurn, part: &Span) -> Span {
    let whole = written.span.clone();
    // A turn in quotation marks is longer than what it says; then the whole of it is meant.
    if whole.len() == written.text.len() { whole.start + part.start..whole.start + part.end } else { whole }
}
