//! The list of turns, and a turn as the board shows it.

use jersi_game::{Leg, PlayedTurn};
use jersi_rules::notation::write_decisions;
use jersi_rules::{Color, Position};
use jersi_table::legs_of;

use crate::convert;
use crate::table::Table;
use crate::wire::{Trail, TurnView};

impl Table {
    /// The turns of the game, those that were taken back last.
    pub(super) fn turn_list(&self) -> Vec<TurnView> {
        let turns = self.game().turns().iter().map(|turn| (turn, false));
        let undone = self.game().undone_turns().map(|turn| (turn, true));
        let mut before = *self.game().start();
        let mut counted = Counted::from(&before);
        let mut list = Vec::with_capacity(self.game().turns().len());
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

    /// The number of the pair that the turn to play in the position that is looked at belongs to.
    pub(super) fn pair_to_play(&self) -> u32 {
        let mut counted = Counted::from(self.game().start());
        for turn in self.game().turns().iter().take(self.table.cursor()) {
            counted.pair(turn);
        }
        counted.coming(self.table.shown().to_move())
    }

    /// The turn that led to the position that is looked at, or the part of a ransom's turn so far.
    pub(crate) fn last_trail(&self) -> Option<Trail> {
        let (before, decisions) = self.table.last_turn()?;
        let text = write_decisions(before, decisions);
        Some(self.trail(before.to_move(), text, &legs_of(before, decisions)))
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
        self.next = self.coming(turn.player());
        self.began = true;
        self.next
    }

    /// The pair of a turn that a player would play now.
    fn coming(&self, player: Color) -> u32 {
        self.next + u32::from(self.began && player == Color::White)
    }
}
