//! What the player whose turn it is could capture now.

use jersi_game::legs;
use jersi_rules::{Cell, Kind, TurnParts};

use super::Table;

/// A capture that a legal turn makes, in its first step or in its second.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Capture {
    /// The kind that captures: the one on top.
    pub by: Kind,
    /// Where what is captured stands.
    pub on: Cell,
    /// Where the turn begins.
    pub from: Cell,
}

impl Table {
    /// The captures that are legal now, each once, by kind; none while an earlier turn is looked at.
    pub fn captures(&self) -> Vec<Capture> {
        let Some(entry) = self.live_entry() else { return Vec::new() };
        let position = entry.position();
        let enemies = position.tops(position.to_move().other());
        let mut captures = Vec::new();
        for turn in entry.turns() {
            let TurnParts::Steps { steps, .. } = turn.parts() else { continue };
            if !(enemies.has(steps.first_to()) || enemies.has(steps.to)) {
                continue;
            }
            let legs = legs(position, turn);
            let taking = legs.iter().filter(|leg| !leg.captured.is_empty());
            let taken = taking.filter_map(|leg| Some((leg.pieces.last()?.kind, leg.to)));
            captures.extend(taken.map(|(by, on)| Capture { by, on, from: steps.from }));
        }
        captures.sort_unstable();
        captures.dedup();
        captures
    }
}
