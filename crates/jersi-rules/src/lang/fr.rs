//! French.

mod boards;
mod endings;
mod names;
mod notes;
mod positions;
mod records;
mod refusals;
mod starts;
mod turns;

use super::{LangId, Language, Said};
use crate::edition::Edition;
use crate::end_clock::EndClock;
use crate::notation::{PositionSyntax, PositionTextError, Syntax, TurnFaultKind};
use crate::outcome::Outcome;
use crate::piece::{Color, Kind};
use crate::position::Stage;
use crate::record::{GameResult, NoteKind, RecordFault};
use crate::refusal::Refusal;
use crate::rules::NoSuchVariant;
use crate::setting::NoSuchSetting;
use crate::setup::{BadPosition, PositionFault};

/// French.
pub struct French;

impl Language for French {
    fn id(&self) -> LangId {
        LangId("fr")
    }

    fn own_name(&self) -> Said {
        "français".into()
    }

    fn color(&self, color: Color) -> Said {
        names::color(color)
    }

    fn kind(&self, kind: Kind, edition: Edition) -> Said {
        names::kind(kind, edition)
    }

    fn kinds(&self, kind: Kind, edition: Edition) -> Said {
        names::kinds(kind, edition)
    }

    fn refusal(&self, refusal: &Refusal, edition: Edition) -> String {
        refusals::refusal(refusal, edition)
    }

    fn outcome(&self, outcome: &Outcome, edition: Edition) -> String {
        endings::outcome(outcome, edition)
    }

    fn result(&self, result: GameResult) -> Said {
        endings::result(result)
    }

    fn turn_fault(&self, fault: &TurnFaultKind, edition: Edition) -> String {
        turns::fault(fault, edition)
    }

    fn turn_syntax(&self, syntax: &Syntax) -> String {
        turns::syntax(syntax)
    }

    fn bad_position(&self, bad: &BadPosition) -> String {
        positions::bad(bad)
    }

    fn position_fault(&self, fault: PositionFault, edition: Edition) -> String {
        positions::fault(fault, edition)
    }

    fn position_text(&self, error: &PositionTextError) -> String {
        positions::text(error)
    }

    fn position_syntax(&self, syntax: &PositionSyntax) -> String {
        positions::syntax(syntax)
    }

    fn record_fault(&self, fault: &RecordFault) -> String {
        records::fault(fault)
    }

    fn note(&self, note: &NoteKind) -> String {
        notes::note(note)
    }

    fn no_such_variant(&self, why: &NoSuchVariant) -> String {
        starts::no_such_variant(why)
    }

    fn no_such_setting(&self, why: &NoSuchSetting) -> String {
        starts::no_such_setting(why)
    }

    fn board_color(&self, color: Color) -> Said {
        boards::color(color)
    }

    fn board_decision(&self, stage: Stage, decider: Color, number: u16) -> String {
        boards::decision(stage, decider, number)
    }

    fn board_reserve(&self) -> Said {
        boards::reserve()
    }

    fn board_clock(&self, clock: EndClock) -> Option<String> {
        boards::clock(clock)
    }
}
