//! What a record says besides its turns, held against what the turns bear out.

use super::place;
use crate::edition::Lang;
use crate::notation::{ReadTurn, Span};
use crate::outcome::Outcome;
use crate::piece::Color;
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
}

impl Note {
    /// An identifier for programs.
    pub const fn code(&self) -> &'static str {
        match self.what {
            NoteKind::Mark { .. } => "wrong-mark",
            NoteKind::Result { .. } => "result-contradicts",
            NoteKind::Termination { .. } => "termination-contradicts",
        }
    }

    /// What is odd, in a sentence.
    pub fn say(&self, lang: Lang) -> String {
        match (&self.what, lang) {
            (NoteKind::Mark { text, written, should_be, .. }, Lang::En) => {
                let right = match should_be {
                    0 => "captures nothing and has no mark",
                    1 => "captures and is marked !",
                    _ => "captures the king and is marked !!",
                };
                let found = match written {
                    0 => "no mark is written".to_owned(),
                    n => format!("{} is written", "!".repeat(*n)),
                };
                format!("{text}: the step {right}, but {found}")
            }
            (NoteKind::Mark { text, written, should_be, .. }, Lang::Fr) => {
                let right = match should_be {
                    0 => "ne capture rien et ne porte pas de signe",
                    1 => "capture et se note !",
                    _ => "capture le roi et se note !!",
                };
                let found = match written {
                    0 => "aucun signe n'est écrit".to_owned(),
                    n => format!("{} est écrit", "!".repeat(*n)),
                };
                format!("{text} : l'étape {right}, mais {found}")
            }
            (NoteKind::Result { written, outcome }, _) => {
                let written = match (GameResult::from_id(written), lang) {
                    (Some(result), _) => result.phrase(lang).to_owned(),
                    (None, _) if written == "*" => unfinished(lang).to_owned(),
                    (None, Lang::En) => {
                        format!("the result is {written:?}, which is none of white, black, draw, *")
                    }
                    (None, Lang::Fr) => {
                        format!("le résultat est {written:?}, qui n'est ni white, ni black, ni draw, ni *")
                    }
                };
                match lang {
                    Lang::En => {
                        format!("the record says: {written}; the turns say: {}", told(*outcome, lang))
                    }
                    Lang::Fr => {
                        format!(
                            "la partie notée dit : {written} ; les tours disent : {}",
                            told(*outcome, lang)
                        )
                    }
                }
            }
            (NoteKind::Termination { written, outcome }, Lang::En) => format!(
                "the record says that it ended by {written:?}; the turns say: {}",
                told(*outcome, lang)
            ),
            (NoteKind::Termination { written, outcome }, Lang::Fr) => format!(
                "la partie notée dit qu'elle finit par {written:?} ; les tours disent : {}",
                told(*outcome, lang)
            ),
        }
    }
}

fn told(outcome: Option<Outcome>, lang: Lang) -> String {
    let Some(outcome) = outcome else { return unfinished(lang).to_owned() };
    let (phrase, reason) = (GameResult::from(outcome).phrase(lang), outcome.reason.id());
    match lang {
        Lang::En => format!("{phrase} by {reason}"),
        Lang::Fr => format!("{phrase} par {reason}"),
    }
}

fn unfinished(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "the game is not over",
        Lang::Fr => "la partie n'est pas finie",
    }
}

impl GameResult {
    /// `White wins`, `Black wins` or `a tie`.
    pub fn phrase(self, lang: Lang) -> &'static str {
        match (self, lang) {
            (GameResult::Win(Color::White), Lang::En) => "White wins",
            (GameResult::Win(Color::Black), Lang::En) => "Black wins",
            (GameResult::Draw, Lang::En) => "a tie",
            (GameResult::Win(Color::White), Lang::Fr) => "Blanc gagne",
            (GameResult::Win(Color::Black), Lang::Fr) => "Noir gagne",
            (GameResult::Draw, Lang::Fr) => "partie nulle",
        }
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
