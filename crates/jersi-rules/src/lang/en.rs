//! English.

mod boards;
mod changes;
mod editions;
mod endings;
mod house;
mod names;
mod notes;
mod positions;
mod records;
mod refusals;
mod short_rules;
mod specs;
mod starts;
mod turns;

use super::{LangId, Language, Said};
use crate::action::Action;
use crate::edition::{Change, Edition, Lojban, SettingName, ShortRule, VariantKind, Way};
use crate::end_clock::EndClock;
use crate::notation::{PositionSyntax, PositionTextError, Syntax, TurnFaultKind};
use crate::outcome::Outcome;
use crate::piece::{Color, Kind};
use crate::position::Stage;
use crate::record::{GameResult, NoteKind, RecordFault};
use crate::refusal::Refusal;
use crate::rules::{HouseFault, HouseRules, NoSuchVariant, Rules};
use crate::setting::NoSuchSetting;
use crate::setup::{BadPosition, PositionFault};
use crate::spec::SpecFault;
use crate::turn_label::TurnLabel;

/// English.
pub struct English;

impl Language for English {
    fn id(&self) -> LangId {
        LangId("en")
    }

    fn own_name(&self) -> Said {
        "English".into()
    }

    fn color(&self, color: Color) -> Said {
        names::color(color).into()
    }

    fn kind(&self, kind: Kind, edition: Edition) -> Said {
        names::kind(kind, edition).into()
    }

    fn kinds(&self, kind: Kind, edition: Edition) -> Said {
        names::kinds(kind, edition).into()
    }

    fn alias(&self, kind: Kind, edition: Edition) -> Option<Said> {
        names::alias(kind, edition).map(Said::from)
    }

    fn meaning(&self, word: Lojban) -> Said {
        names::meaning(word).into()
    }

    fn refusal(&self, refusal: &Refusal, edition: Edition) -> String {
        refusals::refusal(refusal, edition)
    }

    fn outcome(&self, outcome: Outcome, rules: Rules) -> String {
        endings::outcome(outcome, rules)
    }

    fn result(&self, result: GameResult) -> Said {
        endings::result(result).into()
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

    fn no_such_setting(&self, why: NoSuchSetting) -> String {
        starts::no_such_setting(why)
    }

    fn house_rules(&self, house: HouseRules) -> Said {
        format!("house rules {house}").into()
    }

    fn house_fault(&self, fault: &HouseFault) -> String {
        house::fault(fault)
    }

    fn action(&self, action: Action, edition: Edition) -> String {
        house::action(action, edition)
    }

    fn spec_fault(&self, fault: &SpecFault) -> String {
        specs::fault(fault)
    }

    fn board_color(&self, color: Color) -> Said {
        boards::color(color).into()
    }

    fn board_decision(&self, stage: Stage, decider: Color, turn: TurnLabel) -> String {
        boards::decision(stage, decider, turn)
    }

    fn board_reserve(&self) -> Said {
        boards::reserve().into()
    }

    fn board_clock(&self, clock: EndClock) -> Option<String> {
        boards::clock(clock)
    }

    fn date(&self, edition: Edition) -> Said {
        editions::date(edition).into()
    }

    fn summary(&self, edition: Edition) -> Said {
        editions::summary(edition).into()
    }

    fn since(&self, edition: Edition) -> Said {
        editions::since(edition).into()
    }

    fn booklet(&self, edition: Edition) -> Said {
        editions::booklet(edition).into()
    }

    fn short_rule(&self, rule: ShortRule) -> Said {
        short_rules::short_rule(rule).into()
    }

    fn change(&self, change: Change) -> Said {
        changes::change(change).into()
    }

    fn setting(&self, name: SettingName) -> Said {
        editions::setting(name).into()
    }

    fn way(&self, way: Way) -> Said {
        editions::way(way).into()
    }

    fn variant(&self, variant: VariantKind) -> Said {
        editions::variant(variant).into()
    }

    fn variant_effect(&self, variant: VariantKind) -> Said {
        editions::variant_effect(variant).into()
    }
}
