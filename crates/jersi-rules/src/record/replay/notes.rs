//! What a record says besides its turns, held against what the turns bear out.

use super::place;
use crate::lang::{Lang, Said};
use crate::notation::{ReadTurn, Span};
use crate::outcome::Outcome;
use crate::record::{GameResult, Record, Termination, WrittenTurn};

/// Something that the record says and the turns do not bear out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Note {
    /// Its place in the text of the record; empty if a program wrote it.
    pub span: Span,
    /// What is odd.
    pub what: NoteKind,
}

/// What is odd in a record. It does not make the game illegal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NoteKind {
    /// A `!` too many or too few.
    Mark {
        /// Which of the written turns, from 0.
        turn: usize,
        /// The turn as it is written.
        text: String,
        /// How many marks are written.
        written: usize,
        /// How many there should be.
        should_be: usize,
    },
    /// The written result is another one than that of the turns.
    Result {
        /// What the record says.
        written: String,
        /// How the turns end the game.
        outcome: Option<Outcome>,
    },
    /// The written reason is another one than that of the turns.
    Termination {
        /// What the record says.
        written: String,
        /// How the turns end the game.
        outcome: Option<Outcome>,
    },
    /// The score counts as another edition does.
    Scale {
        /// The score that is written.
        written: String,
        /// What it would be in the game's edition.
        should_be: String,
    },
}

impl Note {
    /// An identifier for programs.
    pub const fn code(&self) -> &'static str {
        match self.what {
            NoteKind::Mark { .. } => "wrong-mark",
            NoteKind::Result { .. } => "result-contradicts",
            NoteKind::Termination { .. } => "termination-contradicts",
            NoteKind::Scale { .. } => "score-of-other-scale",
        }
    }

    /// What is odd, in a sentence.
    pub fn say(&self, lang: Lang) -> String {
        lang.catalogue().note(&self.what)
    }
}

impl GameResult {
    /// `White wins`, `Black wins` or `a tie`.
    pub fn phrase(self, lang: Lang) -> Said {
        lang.catalogue().result(self)
    }
}

/// The marks of a turn that are wrong.
pub(super) fn of_marks(turn: usize, written: &WrittenTurn, read: &ReadTurn) -> Vec<Note> {
    let note = |note: &crate::notation::MarkNote| Note {
        span: place(written, &note.span),
        what: NoteKind::Mark {
            turn,
            text: written.text.clone(),
            written: note.written,
            should_be: note.should_be,
        },
    };
    read.notes.iter().map(note).collect()
}

/// The written result and reason, if the turns do not bear them out.
pub(super) fn of_the_end(record: &Record, outcome: Option<Outcome>) -> Vec<Note> {
    let mut notes = Vec::new();
    // A game that a player gave up, or that was broken off, ends without the rules.
    let outside = record.termination().is_some_and(|told| !matches!(told, Termination::Rules(_)));
    if let Some(written) = record.tags.get("Result") {
        let fits = match outcome {
            Some(outcome) => written == outcome.result_id(),
            None => written == "*" || outside && GameResult::from_id(written).is_some(),
        };
        if !fits {
            let what = NoteKind::Result { written: written.to_owned(), outcome };
            notes.push(Note { span: record.tags.span("Result"), what });
        }
    }
    if let (Some((span, written)), Some(result), Ok(edition)) =
        (&record.other_scale, record.result(), record.edition())
    {
        let what = NoteKind::Scale { written: written.clone(), should_be: result.score(edition) };
        notes.push(Note { span: span.clone(), what });
    }
    if let Some(written) = record.tags.get("Termination") {
        let fits = match outcome {
            Some(outcome) => written == outcome.reason.id(),
            None => outside,
        };
        if !fits {
            let what = NoteKind::Termination { written: written.to_owned(), outcome };
            notes.push(Note { span: record.tags.span("Termination"), what });
        }
    }
    notes
}
