//! What there is to show beside the board: reserves, captured pieces, and what the last turn did.

use jersi_game::{Entry, Leg, PlayedTurn, legs};
use jersi_rules::record::Termination;
use jersi_rules::{Cell, Color, Counts, Kind, Piece, Position, Reason, Turn};

use super::Table;
use super::choose::landed;

/// The pieces of one kind in a reserve, or still to be placed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pile {
    /// Which kind.
    pub kind: Kind,
    /// How many are left; what the turn being entered has put down is gone.
    pub left: u8,
    /// How many there were.
    pub full: u8,
}

impl Table {
    /// A player's reserve, or what he has still to place.
    pub fn reserve(&self, color: Color) -> Vec<Pile> {
        let (left, full) = (self.shown().reserve(color), self.full_reserve(color));
        let entry = self.pressed_entry().filter(|entry| entry.position().decider() == color);
        let used = |kind: Kind| entry.map_or(0, |entry: &Entry| landed(entry, kind));
        let kinds = self.edition().facts().kinds.iter().map(|facts| facts.kind);
        let piles = kinds.map(|kind| Pile {
            kind,
            left: left.get(kind).saturating_sub(used(kind)),
            full: full.get(kind).max(left.get(kind)),
        });
        piles.filter(|pile| pile.full > 0).collect()
    }

    /// What a player's reserve held at first: that of the rules, or the shapes of a free setting while it lasts.
    fn full_reserve(&self, color: Color) -> Counts {
        let (rules, shown) = (self.game.rules(), self.shown());
        if rules.edition().hunts() {
            let placing = Color::BOTH.into_iter().any(|color| !shown.reserve(color).is_empty());
            return if placing { all_of(shown, color) } else { Counts::NONE };
        }
        let kinds = rules.edition().facts().kinds.iter().filter(|facts| facts.in_reserve && rules.reserve());
        kinds.fold(Counts::NONE, |counts, facts| counts.with(facts.kind, facts.count))
    }

    /// The pieces that a player has lost.
    pub fn lost(&self, color: Color) -> Vec<Piece> {
        let army = self.edition().army(self.has_guardian());
        let now = all_of(self.shown(), color);
        let lost = |kind: Kind| usize::from(army.get(kind).saturating_sub(now.get(kind)));
        let kinds = self.kinds().into_iter();
        kinds.flat_map(|kind| std::iter::repeat_n(Piece::new(color, kind), lost(kind))).collect()
    }

    /// The kinds that are played in this game, in the order of the edition: without mountains and wise men if there is no
    /// reserve, without the guardian if nobody has one.
    pub fn kinds(&self) -> Vec<Kind> {
        let (rules, guardian) = (self.game.rules(), self.has_guardian());
        let kinds = rules.edition().facts().kinds.iter().filter(|facts| rules.reserve() || !facts.in_reserve);
        kinds.map(|facts| facts.kind).filter(|&kind| guardian || kind != Kind::Guardian).collect()
    }

    /// Whether the game began with guardians, on the board or still to be placed.
    fn has_guardian(&self) -> bool {
        Color::BOTH.into_iter().any(|color| all_of(self.game.start(), color).get(Kind::Guardian) > 0)
    }

    /// The position before the turn that led to the one that is looked at, and its decisions; of a turn under way those
    /// so far.
    pub fn last_turn(&self) -> Option<(&Position, &[Turn])> {
        if self.is_live() { self.newest_turn() } else { self.turn_before(self.cursor()) }
    }

    /// The same of the game as it stands, whatever is looked at.
    pub fn newest_turn(&self) -> Option<(&Position, &[Turn])> {
        let (turns, begun) = (self.game.turns().len(), self.game.begun());
        if begun.is_empty() { self.turn_before(turns) } else { Some((self.position_after(turns), begun)) }
    }

    fn turn_before(&self, turns: usize) -> Option<(&Position, &[Turn])> {
        let last = turns.checked_sub(1)?;
        Some((self.position_after(last), self.game.turns()[last].decisions()))
    }

    /// The cells that decided the game: where the king arrived, or where it was captured for good; none where no cell did.
    pub fn deciding_cells(&self) -> Vec<Cell> {
        let Some(ending) = self.game.ending() else { return Vec::new() };
        let cell = match ending.termination() {
            Termination::Rules(Reason::KingArrived) => {
                ending.winner().and_then(|winner| self.game.position().king(winner))
            }
            Termination::Rules(Reason::KingCaptured | Reason::KingNotRelocatable | Reason::NoRansom) => {
                let last = self.game.turns().last().map(PlayedTurn::decisions).unwrap_or_default();
                let legs = legs_of(self.position_after(self.game.turns().len().saturating_sub(1)), last);
                let takes = |leg: &&Leg| leg.captured.iter().any(|piece| piece.kind == Kind::King);
                legs.iter().rev().find(takes).map(|leg| leg.to)
            }
            _ => None,
        };
        cell.into_iter().collect()
    }

    /// The movements of that turn.
    pub fn last_legs(&self) -> Vec<Leg> {
        self.last_turn().map_or_else(Vec::new, |(before, decisions)| legs_of(before, decisions))
    }
}

/// The movements of decisions that follow one another.
pub fn legs_of(before: &Position, decisions: &[Turn]) -> Vec<Leg> {
    let mut now = *before;
    let mut all = Vec::new();
    for &decision in decisions {
        all.extend(legs(&now, decision));
        now = now.play_legal(decision);
    }
    all
}

/// A player's pieces on the board and in reserve.
fn all_of(position: &Position, color: Color) -> Counts {
    let (board, reserve) = (position.on_board(color), position.reserve(color));
    Kind::ALL.into_iter().fold(Counts::NONE, |counts, kind| {
        counts.with(kind, (board.get(kind) + reserve.get(kind)).min(Counts::MOST))
    })
}
