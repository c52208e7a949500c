//! A position: read under every edition that it fits.

use jersi_rules::notation::{PositionTextError, read_position, write_position};
use jersi_rules::record::{Hint, Record, write_jrn};
use jersi_rules::{Edition, Lang, Position, Rules, Variant};

use super::{Reader, nothing};
use crate::wire::{Candidate, Diagnosis, Found};
use crate::words::{Words, sentence};

/// Rows that a text must have at the least to be taken for a board; turns have two parts at the most.
const LEAST_ROWS: usize = 4;

/// The fields of a position string.
const PARTIAL: usize = 5;

/// Whether a text looks like a position string: its first word has rows.
pub(super) fn is_one(text: &str) -> bool {
    let first = text.split_whitespace().next().unwrap_or_default();
    !first.contains([':', '[', '!', '=']) && first.split('/').count() >= LEAST_ROWS
}

impl Reader<'_> {
    /// The editions that a position fits, or what is wrong with it under the one that it fits best.
    pub(super) fn position(self, hint: &Hint) -> Diagnosis {
        let mut told = nothing();
        told.found = Found::Position;
        // The part of a turn at its end is that of a ransom.
        let partial = self.text().split_whitespace().nth(PARTIAL).is_some();
        let mut best: Option<(Edition, PositionTextError)> = None;
        for edition in Edition::ALL.into_iter().filter(|&one| hint.edition.is_none_or(|told| told == one)) {
            let variant = Variant {
                reserve: hint.reserve.unwrap_or(true),
                ransom: edition.has_reserve() && hint.ransom.unwrap_or(partial),
            };
            let Ok(rules) = Rules::with(edition, variant) else { continue };
            match read_position(rules, self.text()) {
                Ok(position) => told.candidates.push(candidate(&position, self.lang)),
                Err(error) => {
                    let nearer = best.as_ref().is_none_or(|(_, known)| depth(&error) > depth(known));
                    if nearer {
                        best = Some((edition, error));
                    }
                }
            }
        }
        if let [only] = told.candidates.as_slice() {
            told.edition = Some(only.edition.clone());
            told.ransom = only.ransom;
            told.rules.clone_from(&only.rules);
            told.ending.clone_from(&only.ending);
        }
        told.choices = told.candidates.iter().map(|one| one.edition.clone()).collect();
        told.position = told.candidates.first().map(|one| one.position.clone());
        if told.candidates.is_empty()
            && let Some((edition, error)) = best
        {
            told.edition = Some(edition.id().to_owned());
            told.rules = Words::new(edition, self.lang).rules(Rules::new(edition));
            told.fault = Some(self.trouble("bad-position", &error.say(self.lang), error.span()));
            // It can be read and only breaks rules: the editor can show it.
            if matches!(error, PositionTextError::Bad(_)) {
                told.position = Some(self.text().split_whitespace().collect::<Vec<_>>().join(" "));
            }
        }
        told
    }
}

/// How far the reader came before the fault: the further, the likelier the edition is meant.
fn depth(error: &PositionTextError) -> (u8, usize) {
    match error {
        PositionTextError::Syntax { span, .. } => (0, span.start),
        PositionTextError::Bad(_) => (1, 0),
        PositionTextError::Partial { .. } => (2, 0),
    }
}

fn candidate(position: &Position, lang: Lang) -> Candidate {
    let rules = position.rules();
    let edition = rules.edition();
    Candidate {
        edition: edition.id().to_owned(),
        ransom: rules.ransom(),
        rules: Words::new(edition, lang).rules(rules),
        position: write_position(position),
        record: write_jrn(&Record::with_position(position)),
        turns: position.count_turns().try_into().unwrap_or(u32::MAX),
        ending: position.outcome().map(|outcome| sentence(&outcome.say(rules, lang))).unwrap_or_default(),
    }
}
