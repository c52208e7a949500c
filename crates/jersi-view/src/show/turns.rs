//! The list of turns, and a turn as the board shows it.

use jersi_game::Leg;
use jersi_rules::Color;
use jersi_rules::notation::write_decisions;
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
        let mut list = Vec::with_capacity(self.game().turns().len());
        for (turn, undone) in turns.chain(undone) {
            let legs = legs_of(&before, turn.decisions());
            list.push(TurnView {
                text: turn.text().to_owned(),
                player: turn.player().into(),
                pair: before.turn_label().pair(),
                label: before.turn_label().to_string(),
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
        let (before, decisions) = self.table.last_turn()?;
        let text = write_decisions(before, decisions);
        Some(self.trail(before.to_move(), text, &legs_of(before, decisions)))
    }

    /// The newest turn in words, whatever is looked at.
    pub(crate) fn newest_sentence(&self) -> String {
        let newest = self.table.newest_turn();
        newest.map_or_else(String::new, |(before, decisions)| {
            self.words().turn(before.to_move(), &legs_of(before, decisions))
        })
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
