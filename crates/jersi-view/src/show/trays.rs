//! Reserves and captured pieces.

use jersi_rules::{Color, Counts, Kind, Position};

use crate::table::Table;
use crate::wire::{Both, OnTray, Piece, Tray};

impl Table {
    /// The reserves, or what is still to be placed.
    pub(super) fn reserves(&self) -> Both<Tray> {
        let tray = |color| self.tray(color);
        Both { white: tray(Color::White), black: tray(Color::Black) }
    }

    fn tray(&self, color: Color) -> Tray {
        let shown = self.shown();
        let (left, all) = (shown.reserve(color), self.full_reserve(color));
        let mut places = Vec::new();
        for facts in self.edition().facts().kinds {
            let (left, all) = (left.get(facts.kind), all.get(facts.kind));
            // Those that are left stand first, the holes behind them.
            places.extend((0..all.max(left)).map(|n| OnTray { kind: facts.kind.into(), used: n >= left }));
        }
        Tray { left: left.total(), of: places.len() as u32, places }
    }

    /// What a player's reserve held at first: that of the rules, or the shapes of a free setting while it lasts.
    fn full_reserve(&self, color: Color) -> Counts {
        let edition = self.edition();
        if edition.hunts() {
            let shown = self.shown();
            let placing = Color::BOTH.into_iter().any(|color| !shown.reserve(color).is_empty());
            return if placing { all_of(shown, color) } else { Counts::NONE };
        }
        let kinds = edition.facts().kinds.iter().filter(|facts| facts.in_reserve);
        let played = kinds.filter(|_| self.game.rules().reserve());
        played.fold(Counts::NONE, |counts, facts| counts.with(facts.kind, facts.count))
    }

    /// The pieces that each player has lost.
    pub(super) fn captured(&self) -> Both<Vec<Piece>> {
        let lost = |color| self.lost(color);
        Both { white: lost(Color::White), black: lost(Color::Black) }
    }

    fn lost(&self, color: Color) -> Vec<Piece> {
        let (edition, rules, start) = (self.edition(), self.game.rules(), self.game.start());
        let guardian = Color::BOTH.into_iter().any(|color| all_of(start, color).get(Kind::Guardian) > 0);
        let (army, now) = (edition.army(guardian), all_of(self.shown(), color));
        let played = edition.facts().kinds.iter().filter(|facts| rules.reserve() || !facts.in_reserve);
        played
            .flat_map(|facts| {
                let lost = army.get(facts.kind).saturating_sub(now.get(facts.kind));
                let piece = Piece { color: color.into(), kind: facts.kind.into() };
                std::iter::repeat_n(piece, usize::from(lost))
            })
            .collect()
    }
}

/// A player's pieces on the board and in reserve.
fn all_of(position: &Position, color: Color) -> Counts {
    let (board, reserve) = (position.on_board(color), position.reserve(color));
    Kind::ALL.into_iter().fold(Counts::NONE, |counts, kind| {
        counts.with(kind, (board.get(kind) + reserve.get(kind)).min(Counts::MOST))
    })
}
