//! The list of turns, and a turn as the board shows it.

use jersi_game::{Leg, PlayedTurn, legs, stood_before};
use jersi_rules::notation::write_decisions;
use jersi_rules::{Color, Position, Turn};

use crate::convert;
use crate::table::Table;
use crate::wire::{CellStand, Trail, TurnView};

impl Table {
    /// The turns of the game, those that were taken back last.
    pub(super) fn turn_list(&self) -> Vec<TurnView> {
        let turns = self.game.turns().iter().map(|turn| (turn, false));
        let undone = self.game.undone_turns().map(|turn| (turn, true));
        let mut before = *self.game.start();
        let mut counted = Counted::from(&before);
        let mut list = Vec::with_capacity(self.game.turns().len());
        for (turn, undone) in turns.chain(undone) {
            let legs = legs_of(&before, turn.decisions());
            list.push(TurnView {
                text: turn.text().to_owned(),
                player: turn.player().into(),
                pair: counted.pair(turn),
                placement: turn.is_placement(),
                undone,
                sentence: self.words().turn(turn.player(), &legs),
            });
            before = *turn.after();
        }
        list
    }

    /// The turn that led to the position that is looked at, or the part of a ransom's turn so far.
    pub(crate) fn last_trail(&self) -> Option<Trail> {
        let (before, decisions) = self.last_decisions()?;
        let text = write_decisions(&before, decisions);
        Some(self.trail(before.to_move(), text, &legs_of(&before, decisions)))
    }

    /// The cells that the last turn changed, as they stood before it.
    pub(super) fn before_last(&self) -> Vec<CellStand> {
        let Some((before, decisions)) = self.last_decisions() else { return Vec::new() };
        let stood = stood_before(&before, &legs_of(&before, decisions));
        stood.into_iter().map(|stand| convert::cell_stand(self.edition(), stand)).collect()
    }

    /// The position before the last turn, and its decisions.
    fn last_decisions(&self) -> Option<(Position, &[Turn])> {
        let begun = self.game.begun();
        if self.looking.is_none() && !begun.is_empty() {
            return Some((self.position_after(self.game.turns().len()), begun));
        }
        let last = self.cursor().checked_sub(1)?;
        Some((self.position_after(last), self.game.turns()[last].decisions()))
    }

    /// The position after so many whole turns.
    fn position_after(&self, played: usize) -> Position {
        match played {
            0 => *self.game.start(),
            _ => *self.game.turns()[played - 1].after(),
        }
    }

    pub(super) fn trail(&self, player: Color, text: String, legs: &[Leg]) -> Trail {
        Trail {
            player: player.into(),
            text,
            legs: legs.iter().map(|leg| convert::leg(self.edition(), leg)).collect(),
            sentence: self.words().turn(player, legs),
        }
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

/// Numbers the pairs: White begins one, and so does the first turn. Placements are numbered for themselves.
struct Counted {
    next: u32,
    placements: u32,
    began: bool,
}

impl Counted {
    fn from(start: &Position) -> Counted {
        let pair = u32::from(start.turn_number()).div_ceil(2);
        Counted { next: pair, placements: 0, began: false }
    }

    fn pair(&mut self, turn: &PlayedTurn) -> u32 {
        let white = turn.player() == Color::White;
        if turn.is_placement() {
            self.placements += u32::from(white || self.placements == 0);
            return self.placements;
        }
        self.next += u32::from(self.began && white);
        self.began = true;
        self.next
    }
}
