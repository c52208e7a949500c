//! Records in other layouts than ours: what they share.
//!
//! A foreign text is cut into words, the words are told apart by their looks, and a layout puts them in
//! order. None of these layouts names its edition; see [`edition`].

pub(super) mod edition;
mod names;
pub(super) mod numbered;
pub(super) mod tokens;
pub(super) mod words;

use tokens::{Looks, Token};

use super::score::Score;
use super::{Hint, Record, RecordError, RecordFault, WrittenTurn};
use crate::edition::Edition;
use crate::notation::{Span, usual};
use crate::rules::{Rules, Variant};
use crate::setting::Setting;

/// The turns of a foreign text in their order, and what stands around them.
#[derive(Debug, Default)]
pub(super) struct Game {
    pub preface: Vec<String>,
    pub turns: Vec<WrittenTurn>,
    pub score: Option<(Span, Score)>,
}

impl Game {
    /// Takes the next token of a text. Numbers and placements are the layout's business.
    pub fn take(&mut self, text: &str, token: &Token) {
        match &token.what {
            Looks::Turn => self.turns.push(written(text, &token.span)),
            Looks::Comment(comment) => match self.turns.last_mut() {
                Some(turn) => turn.comments.push(comment.clone()),
                None => self.preface.push(comment.clone()),
            },
            Looks::Score(score) => self.score = Some((token.span.clone(), *score)),
            Looks::Number(_) | Looks::PieceAt { .. } | Looks::AndSoOn => {}
        }
    }

    /// The edition: what the caller says, and else what the turns show.
    pub fn edition(&self, text: &str, hint: &Hint) -> Result<Edition, RecordError> {
        let score = self.score.as_ref().map(|(span, _)| &text[span.clone()]);
        hint.edition.map_or_else(|| edition::of_turns(&self.turns, score), Ok)
    }

    /// The turns as a record of a game that begins with a setting.
    pub fn begin_with_setting(self, text: &str, hint: &Hint) -> Result<Record, RecordError> {
        let rules = rules(self.edition(text, hint)?, &self.turns, hint)?;
        let start = begin(rules, &self.turns, hint)?;
        Ok(self.into_record(text, start))
    }

    /// The turns as a record with its tags. `start` sets the tags that tell how the game begins.
    pub fn into_record(self, text: &str, start: Record) -> Record {
        let mut record = Record { preface: self.preface, turns: self.turns, ..start };
        if let Some((span, score)) = self.score {
            record.compare_scale(text, span.clone());
            record.tags.set_at("Result", score.id(), span);
        }
        record.learn_from_preface();
        record
    }
}

/// The turn that stands there, as it is written.
fn written(text: &str, span: &Span) -> WrittenTurn {
    WrittenTurn { span: span.clone(), ..WrittenTurn::new(&text[span.clone()]) }
}

/// The rules that a foreign text is played by: what the caller says, and else what its turns show.
pub(super) fn rules(edition: Edition, turns: &[WrittenTurn], hint: &Hint) -> Result<Rules, RecordError> {
    let bought = |turn: &WrittenTurn| turn.text.chars().any(|c| usual(c) == Some('#'));
    let variant = Variant {
        reserve: hint.reserve.unwrap_or(true),
        ransom: hint.ransom.unwrap_or(!edition.hunts() && turns.iter().any(bought)),
    };
    if hint.reserve == Some(false) && !edition.has_reserve() {
        return Err(RecordError::new(0..0, RecordFault::NoReserveToLeaveOut(edition)));
    }
    let fault = |what| RecordError::new(0..0, what);
    let rules = Rules::with(edition, variant).map_err(|why| fault(RecordFault::NoSuchVariant(why)))?;
    rules.with_house(hint.house.unwrap_or_default()).map_err(|why| fault(RecordFault::House(why)))
}

/// How a foreign text without a position begins: as the caller says, with a free setting if it begins
/// with placements, and else in the usual way.
fn begin(rules: Rules, turns: &[WrittenTurn], hint: &Hint) -> Result<Record, RecordError> {
    let edition = rules.edition();
    let placed = edition::placements(turns);
    let free = edition.hunts() && !placed.is_empty();
    let usual_id = if free { "free" } else { Setting::usual(edition).facts().id };
    let id = hint.setting.as_deref().unwrap_or(usual_id);
    let mokca = free && placed.iter().any(|turn| turn.text.starts_with(['M', 'm']));
    let setting = Setting::named(edition, id, 0, mokca)
        .map_err(|why| RecordError::new(0..0, RecordFault::NoSuchSetting(why)))?;
    if setting.seed().is_some() {
        return Err(RecordError::new(0..0, RecordFault::SeedNotKept));
    }
    Ok(Record::with_setting(rules, setting))
}
