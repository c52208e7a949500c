//! A game at a glance: its last position, for a small picture.

use jersi_rules::record::{GameResult, Record, Replay, Termination, replay};
use jersi_rules::{Color, Kind, Lang, Outcome, Reason};
use jersi_table::legs_of;

use crate::convert;
use crate::fault::{read_record, replay_fault};
use crate::outline::standing;
use crate::wire::{Fault, Glimpse};

/// The end of a game in JRN.
pub fn glimpse(jrn: &str, lang: Lang) -> Result<Glimpse, Fault> {
    let record = read_record(jrn, lang)?;
    let replay = replay(&record).map_err(|error| replay_fault(error, jrn, lang))?;
    Ok(of(&record, &replay))
}

/// The end of a game that was played through.
pub(crate) fn of(record: &Record, replay: &Replay) -> Glimpse {
    let end = replay.end();
    let edition = end.edition();
    let last = replay.turns.len().checked_sub(1);
    let legs = last.map(|last| legs_of(replay.position_after(last), &replay.turns[last].decisions));
    let outcome = replay.outcome();
    let aborted = record.termination() == Some(Termination::Aborted);
    let told = record.result().map(|result| match result {
        GameResult::Win(color) => Some(color),
        GameResult::Draw => None,
    });
    Glimpse {
        edition: edition.id().to_owned(),
        turns: replay.turns.len() as u32,
        stands: standing(end).collect(),
        legs: legs.iter().flatten().map(|leg| convert::leg(edition, leg)).collect(),
        king: arrived(outcome).and_then(|color| {
            let king = (end.tops(color) & end.tops_of(Kind::King)).first()?;
            Some(convert::name(edition, king))
        }),
        over: outcome.is_some() || told.is_some() || aborted,
        winner: outcome.map_or(told.flatten(), |outcome| outcome.winner).map(Into::into),
    }
}

/// Whose king has come home.
fn arrived(outcome: Option<Outcome>) -> Option<Color> {
    outcome.filter(|outcome| outcome.reason == Reason::KingArrived)?.winner
}
