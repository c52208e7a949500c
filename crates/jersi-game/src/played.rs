//! A turn of a game that was played.

use jersi_rules::notation::write_decisions;
use jersi_rules::record::WrittenTurn;
use jersi_rules::{Color, Position, Turn, TurnParts};

/// A whole turn that was played, or a placement of a free setting.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayedTurn {
    player: Color,
    decisions: Vec<Turn>,
    text: String,
    after: Position,
    captures: bool,
    notes: Notes,
}

/// What the record says of a turn beyond the turn itself.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Notes {
    /// Comments behind it, clock marks such as `[%clk 0:04:10]` included.
    pub comments: Vec<String>,
    /// What could have been played instead.
    pub variations: Vec<Vec<WrittenTurn>>,
}

impl Notes {
    /// Takes over what a record says of a turn.
    pub(crate) fn add(&mut self, turn: &WrittenTurn) {
        self.comments.extend_from_slice(&turn.comments);
        self.variations.extend_from_slice(&turn.variations);
    }

    /// The turn as a record has it.
    pub(crate) fn written(&self, text: impl Into<String>) -> WrittenTurn {
        let Notes { comments, variations } = self.clone();
        WrittenTurn { comments, variations, ..WrittenTurn::new(text) }
    }
}

impl PlayedTurn {
    /// Legal decisions that make up a turn, with the positions before and after them.
    pub(crate) fn new(before: &Position, decisions: Vec<Turn>, after: Position, notes: Notes) -> PlayedTurn {
        PlayedTurn {
            player: before.to_move(),
            text: write_decisions(before, &decisions),
            captures: captures(before, &decisions, &after),
            decisions,
            after,
            notes,
        }
    }

    /// Whose turn it was.
    pub fn player(&self) -> Color {
        self.player
    }

    /// Its decisions: one, or with the ransom up to three.
    pub fn decisions(&self) -> &[Turn] {
        &self.decisions
    }

    /// In canonical notation.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// The position after it.
    pub fn after(&self) -> &Position {
        &self.after
    }

    /// What the record says of it.
    pub fn notes(&self) -> &Notes {
        &self.notes
    }

    pub(crate) fn notes_mut(&mut self) -> &mut Notes {
        &mut self.notes
    }

    /// Whether something was captured, a king that came back included.
    pub fn captures(&self) -> bool {
        self.captures
    }

    /// Whether it is a placement of a free setting.
    pub fn is_placement(&self) -> bool {
        matches!(self.decisions.first().map(|turn| turn.parts()), Some(TurnParts::Place(_)))
    }
}

fn captures(before: &Position, decisions: &[Turn], after: &Position) -> bool {
    let victim = before.to_move().other();
    let fewer = after.on_board(victim).total() < before.on_board(victim).total();
    let king_fell = before.ransom_so_far().is_some()
        || decisions.iter().any(|decision| match decision.parts() {
            TurnParts::Steps { ransom, seat, .. } => ransom.is_some() || seat.is_some(),
            _ => false,
        });
    fewer || king_fell
}
