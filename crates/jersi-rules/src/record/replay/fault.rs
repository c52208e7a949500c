//! A turn that cannot be played, and why.

use super::mend::remedy;
use super::place;
use crate::lang::Lang;
use crate::notation::{Span, TurnFault, nearest_turns, write_decisions};
use crate::position::Position;
use crate::record::{RecordError, WrittenTurn};

/// How many legal turns are offered in place of an illegal one.
const OFFERED: usize = 3;

/// Why a record cannot be played through.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ReplayError {
    /// How the game begins cannot be told.
    #[error(transparent)]
    Start(#[from] RecordError),
    /// A turn is not legal.
    #[error("{}", .0.say(Lang::EN))]
    Turn(Box<ReplayFault>),
}

impl From<ReplayFault> for ReplayError {
    fn from(fault: ReplayFault) -> ReplayError {
        ReplayError::Turn(Box::new(fault))
    }
}

/// A turn that is not legal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReplayFault {
    /// Which of the written turns, from 0, placements included.
    pub turn: usize,
    /// The place of the fault in the text of the record.
    pub span: Span,
    /// The turn as it is written.
    pub written: String,
    /// What is wrong; its place is one in the written turn.
    pub fault: TurnFault,
    /// The position in which it was written.
    pub before: Position,
    /// The turn that was meant, if there is exactly one remedy; nobody looks for one in variations.
    pub remedy: Option<String>,
    /// Legal turns that look like it, nearest first; none in variations.
    pub nearest: Vec<String>,
}

impl ReplayFault {
    /// The turn that stops the game, with what could be played instead.
    pub(super) fn new(
        turn: usize,
        written: &WrittenTurn,
        fault: TurnFault,
        before: &Position,
    ) -> ReplayFault {
        let over = before.outcome().is_some();
        let remedy = remedy(before, &written.text).map(|read| write_decisions(before, &read.decisions));
        let nearest = if over { Vec::new() } else { nearest_turns(before, &written.text, OFFERED) };
        ReplayFault { remedy, nearest, ..ReplayFault::in_variation(turn, written, fault, before) }
    }

    /// A turn that ends a variation. There may be thousands, and nothing is looked for in their place.
    pub(super) fn in_variation(
        turn: usize,
        written: &WrittenTurn,
        fault: TurnFault,
        before: &Position,
    ) -> ReplayFault {
        ReplayFault {
            turn,
            span: place(written, &fault.span),
            written: written.text.clone(),
            fault,
            before: *before,
            remedy: None,
            nearest: Vec::new(),
        }
    }

    /// An identifier for programs.
    pub fn code(&self) -> &'static str {
        self.fault.code()
    }

    /// What is wrong, in the words of the edition.
    pub fn say(&self, lang: Lang) -> String {
        self.fault.say(lang)
    }
}
