//! The same position by other rules: what stands where is carried over by cell and by kind, not by name.

use std::collections::BTreeSet;

use jersi_rules::notation::{write_position, write_turn};
use jersi_rules::{ByColor, Lang, Position, Rules, Setup, Turn};

use jersi_words::LeftOut;

use super::{Editor, rules};
use crate::convert::name;
use crate::wire::{Comparison, Fault, PositionFaultView, TurnChange};
use crate::words::{Words, sentence};

impl Editor {
    /// The position judged by other rules; a fault if it is none by those here.
    pub fn judge(&self, edition: &str, reserve: bool, ransom: bool) -> Result<Comparison, Fault> {
        let lang = self.lang;
        let there = rules(edition, reserve, ransom, lang)?;
        let here = Position::new(&self.setup).map_err(|bad| Fault::new("bad-position", &bad.say(lang)))?;
        let (carried, changes) = carried(&self.setup, there, lang);
        let words = |rules: Rules| Words::new(rules.edition(), lang).rules(rules);
        let ending = |position: &Position| {
            let outcome = position.outcome();
            outcome.map(|outcome| sentence(&outcome.say(position.rules(), lang))).unwrap_or_default()
        };
        let mut judged = Comparison {
            here: words(self.setup.rules),
            there: words(there),
            changes,
            faults: Vec::new(),
            position: None,
            renamed: self.setup.rules.facts().cells != there.facts().cells,
            both: 0,
            only_here: Vec::new(),
            only_there: Vec::new(),
            ending_here: ending(&here),
            ending_there: String::new(),
        };
        match Position::new(&carried) {
            Ok(other) => {
                let (ours, theirs) = (turns(&here), turns(&other));
                judged.both = ours.intersection(&theirs).count() as u32;
                judged.only_here = changed(&here, &other, ours.difference(&theirs), lang);
                judged.only_there = changed(&other, &here, theirs.difference(&ours), lang);
                judged.ending_there = ending(&other);
                judged.position = Some(write_position(&other));
            }
            Err(bad) => {
                // The cells are those that the reader sees, so they are named as they are here.
                let view = |fault: &jersi_rules::PositionFault| PositionFaultView {
                    code: fault.code().to_owned(),
                    message: sentence(&fault.say(there.edition(), lang)),
                    cells: fault.cells(&carried).into_iter().map(|cell| name(self.edition(), cell)).collect(),
                };
                judged.faults = bad.reasons.iter().map(view).collect();
            }
        }
        Ok(judged)
    }
}

fn turns(position: &Position) -> BTreeSet<Turn> {
    if position.outcome().is_some() { BTreeSet::new() } else { position.turns().into_iter().collect() }
}

/// The turns that one position has and the other refuses, with the rule that forbids them there.
fn changed<'a>(
    has: &Position,
    refuses: &Position,
    turns: impl Iterator<Item = &'a Turn>,
    lang: Lang,
) -> Vec<TurnChange> {
    let why = |turn: Turn| match refuses.check(turn) {
        Err(refusal) => sentence(&refusal.say(refuses.edition(), lang)),
        Ok(()) => String::new(),
    };
    let mut changes: Vec<TurnChange> =
        turns.map(|&turn| TurnChange { turn: write_turn(has, turn), why: why(turn) }).collect();
    changes.sort_by(|a, b| a.turn.cmp(&b.turn));
    changes
}

/// A setup by other rules: the same kinds on the same cells. Reserves and counts that the rules lack are left
/// out, and told.
pub(super) fn carried(setup: &Setup, rules: Rules, lang: Lang) -> (Setup, Vec<String>) {
    let mut carried = Setup { rules, ..setup.clone() };
    let mut changes = Vec::new();
    let (old, new) = (setup.rules.edition(), rules.edition());
    let waiting =
        |reserve: &ByColor<jersi_rules::Counts>| !(reserve.white.is_empty() && reserve.black.is_empty());
    let placing = old.hunts() && waiting(&setup.reserve);
    if waiting(&setup.reserve) && !(rules.reserve() && !placing || placing && new.hunts()) {
        carried.reserve = ByColor::default();
        changes.push(told(lang, LeftOut::Reserve));
    }
    if old.hunts() != new.hunts() {
        if new.hunts() {
            if carried.clock.is_some_and(|clock| clock > 0) {
                changes.push(told(lang, LeftOut::QuietTurns));
            }
            carried.clock = None;
        } else {
            if carried.clock.is_some() {
                changes.push(told(lang, LeftOut::CountDown));
            }
            carried.clock = Some(0);
        }
    }
    (carried, changes)
}

/// A setup without the pieces whose cell or kind its edition lacks, and what was left out.
pub(super) fn fitting(mut setup: Setup, lang: Lang) -> (Setup, Option<String>) {
    let rules = setup.rules;
    let fits = |cell, piece: jersi_rules::Piece| {
        let known = rules.edition().kind_facts(piece.kind);
        rules.facts().cells.has(cell) && known.is_some_and(|facts| rules.reserve() || !facts.in_reserve)
    };
    let before = setup.pieces.len();
    setup.pieces.retain(|&(cell, piece)| fits(cell, piece));
    let left = before - setup.pieces.len();
    let said = (left > 0).then(|| told(lang, LeftOut::Pieces(left)));
    (setup, said)
}

fn told(lang: Lang, what: LeftOut) -> String {
    sentence(&jersi_words::page(lang).left_out(what))
}
