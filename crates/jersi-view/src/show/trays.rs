//! Reserves and captured pieces.

use jersi_rules::Color;

use crate::table::Table;
use crate::wire::{Both, OnTray, Piece, Tray};

impl Table {
    /// The reserves, or what is still to be placed.
    pub(super) fn reserves(&self) -> Both<Tray> {
        Both { white: self.tray(Color::White), black: self.tray(Color::Black) }
    }

    fn tray(&self, color: Color) -> Tray {
        let piles = self.table.reserve(color);
        // Those that are left stand first, the holes behind them.
        let places = piles
            .iter()
            .flat_map(|pile| (0..pile.full).map(|n| OnTray { kind: pile.kind.into(), used: n >= pile.left }));
        Tray {
            left: piles.iter().map(|pile| u32::from(pile.left)).sum(),
            of: piles.iter().map(|pile| u32::from(pile.full)).sum(),
            places: places.collect(),
        }
    }

    /// The pieces that each player has lost.
    pub(super) fn captured(&self) -> Both<Vec<Piece>> {
        let lost = |color| self.table.lost(color).into_iter().map(Piece::from).collect();
        Both { white: lost(Color::White), black: lost(Color::Black) }
    }
}
