//! What everybody was promised, compared with what is kept.

use std::collections::HashSet;

use jersi_wire::ActId;

use crate::bot::BotReport;
use crate::kept::Kept;
use crate::ledger::{Entry, Fate, Ledger};
use crate::violation::Violation;

/// What was compared.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Audited {
    /// Acts that were said to be done; all are there.
    pub done: usize,
    /// Those of them that were sent more than once, over socket or HTTP, because no answer came or on purpose.
    pub resent: usize,
    /// Acts that were refused; none is there.
    pub refused: usize,
    /// Acts of which nobody said anything and which are there, once.
    pub unknown_there: usize,
    /// Acts of which nobody said anything and which are not there.
    pub unknown_gone: usize,
    /// Events that somebody was told; all are there, as they were told.
    pub told: usize,
    /// Games in the store.
    pub games: usize,
    /// Games that are over.
    pub over: usize,
}

/// Compares. `strangers` are ledgers of those who may do nothing at all.
pub fn audit(kept: &Kept, bots: &[BotReport], strangers: &[Ledger]) -> Result<Audited, Violation> {
    let mut audited = Audited { games: kept.games.len(), over: kept.over, ..Audited::default() };
    let mut ours = HashSet::new();
    for (who, ledger) in bots.iter().map(|bot| (bot.name.as_str(), &bot.ledger)) {
        for (id, entry) in ledger.entries() {
            ours.insert(id);
            promised(kept, id, entry, &mut audited).map_err(|what| Violation::new(who, what))?;
        }
    }
    for (id, entry) in strangers.iter().flat_map(Ledger::entries) {
        if kept.acts.contains_key(&id) {
            return Err(Violation::new("stranger", format!("{id} is there: {entry:?}")));
        }
    }
    // Nobody but the bots acts here.
    if let Some((id, act)) = kept.acts.iter().find(|(id, _)| !ours.contains(id)) {
        return Err(Violation::new("store", format!("nobody sent {id}: {act:?}")));
    }
    for bot in bots {
        for (game, told) in &bot.games {
            let fault = |what: String| Violation::new(bot.name.as_str(), format!("game {game}: {what}"));
            let there = kept.games.get(game).map_or(&[][..], Vec::as_slice);
            if there.len() < told.len() {
                return Err(fault(format!("{} events were told, {} are there", told.len(), there.len())));
            }
            if let Some((told, there)) = told.iter().zip(there).find(|(told, there)| told != there) {
                return Err(fault(format!("told was {told:?}, there is {there:?}")));
            }
            if bot.last == Some(*game) && there.len() != told.len() {
                return Err(fault(format!(
                    "{} events are there, {} were told in the end",
                    there.len(),
                    told.len()
                )));
            }
            audited.told += told.len();
        }
    }
    Ok(audited)
}

fn promised(kept: &Kept, id: ActId, entry: &Entry, audited: &mut Audited) -> Result<(), String> {
    let there = kept.acts.get(&id);
    match (entry.fate, there) {
        (Fate::Done(_), None) => return Err(format!("{id} was acknowledged and is lost: {entry:?}")),
        (Fate::Refused(_), Some(_)) if entry.may_change() && !entry.wrong => audited.unknown_there += 1,
        (Fate::Refused(_), Some(act)) => {
            return Err(format!("{id} was refused and is there as {act:?}: {entry:?}"));
        }
        (_, Some(act)) if entry.wrong => return Err(format!("{id} may not be there as {act:?}: {entry:?}")),
        (Fate::Done(seq), Some(act)) => {
            if seq != act.seq {
                return Err(format!(
                    "{id} was acknowledged as event {seq} and is event {}: {entry:?}",
                    act.seq
                ));
            }
            audited.done += 1;
            audited.resent += usize::from(entry.tries > 1);
        }
        (Fate::Refused(_), None) => audited.refused += 1,
        (Fate::Unknown, Some(_)) => audited.unknown_there += 1,
        (Fate::Unknown, None) => audited.unknown_gone += 1,
    }
    let Some(act) = there else { return Ok(()) };
    if act.game != entry.game {
        return Err(format!("{id} is there in game {}: {entry:?}", act.game));
    }
    if entry.word == "join" {
        return Ok(());
    }
    let words = format!("{} {} {}", entry.after, entry.word, entry.text);
    if act.asked != words {
        return Err(format!("{id} is there as {:?}: {entry:?}", act.asked));
    }
    if entry.word == "decide" {
        let events = kept.games.get(&act.game).map_or(&[][..], Vec::as_slice);
        let text = events.get(act.seq as usize - 1).and_then(|event| event.text.as_deref());
        if text != Some(&entry.text) {
            return Err(format!("{id} was played as {text:?}: {entry:?}"));
        }
    }
    Ok(())
}
