//! A position as the player to move sees it: the sets of cells that decide where a step may end.

use crate::cell::{Cell, CellSet};
use crate::piece::{Color, Kind};
use crate::position::Position;

/// What the player to move can do with which cells. Worked out once for all turns of a position.
pub(crate) struct Scene {
    pub(crate) mover: Color,
    /// Nothing stands there.
    pub(crate) empty: CellSet,
    /// Own cells whose top piece can move.
    pub(crate) movers: CellSet,
    /// Own cells with one piece that can move; leaving them makes them empty.
    pub(crate) alone: CellSet,
    /// Own stacks that can move as a whole.
    pub(crate) stacks: CellSet,
    /// Single own pieces that another may be put on to make a stack that can move on.
    pub(crate) bases: CellSet,
    /// Single mountains of either colour.
    pub(crate) passes: CellSet,
    /// Cells with a mountain on the ground.
    pub(crate) rooted: CellSet,
    /// Cells whose top piece is the enemy's and no mountain.
    pub(crate) enemies: CellSet,
    /// The cell of the enemy king.
    pub(crate) enemy_king: CellSet,
    /// Enemy cells that each kind can capture, by `Kind as usize`.
    prey: [CellSet; Kind::COUNT],
    /// Cells next to a guardian of ours, and of the enemy.
    near_own_guardian: CellSet,
    near_enemy_guardian: CellSet,
}

/// The kinds that beat anything in any edition; a test holds the editions to it.
const FIGHTERS: [Kind; 4] = [Kind::Rock, Kind::Paper, Kind::Scissors, Kind::Fool];

impl Scene {
    #[inline]
    pub(crate) fn of(position: &Position) -> Scene {
        let board = &position.board;
        let facts = position.rules.facts();
        let mover = position.to_move;
        let own = board.tops(mover);
        let enemy = board.tops(mover.other());
        let own_kinds = board.by_kind(own);
        let enemy_kinds = board.by_kind(enemy);
        let of = |kind: Kind| own_kinds[kind as usize] | enemy_kinds[kind as usize];
        let mountains = of(Kind::Mountain);
        let kings = of(Kind::King);
        let height_two = board.stacks();
        let movers = own - mountains;
        let mut prey = [CellSet::EMPTY; Kind::COUNT];
        for fighter in FIGHTERS {
            let beaten = facts.beats[fighter as usize];
            for kind in Kind::ALL {
                if beaten.has(kind) {
                    prey[fighter as usize] |= enemy_kinds[kind as usize];
                }
            }
        }
        Scene {
            mover,
            empty: facts.cells - board.occupied(),
            movers,
            alone: movers - height_two,
            stacks: (movers & height_two) - board.rooted(),
            bases: movers - height_two - kings,
            passes: mountains - height_two,
            rooted: board.rooted(),
            enemies: enemy - mountains,
            enemy_king: kings & enemy,
            prey,
            near_own_guardian: around(own_kinds[Kind::Guardian as usize]),
            near_enemy_guardian: around(enemy_kinds[Kind::Guardian as usize]),
        }
    }

    /// Whether a guardian blocks anything.
    #[inline(always)]
    pub(crate) fn has_guardian(&self) -> bool {
        !(self.near_own_guardian | self.near_enemy_guardian).is_empty()
    }

    /// Enemy cells that a single piece of this kind can capture.
    #[inline(always)]
    pub(crate) fn prey_of_one(&self, top: Kind) -> CellSet {
        self.prey[top as usize]
    }

    /// Enemy cells that a stack with this top can capture: never one with a mountain on its ground.
    #[inline(always)]
    pub(crate) fn prey_of_two(&self, top: Kind) -> CellSet {
        self.prey[top as usize] - self.rooted
    }

    /// Cells on which no stack with this top may arrive or be made, because a guardian stands next to them.
    #[inline(always)]
    pub(crate) fn blocked(&self, top: Kind) -> CellSet {
        match top {
            Kind::Guardian => self.near_enemy_guardian,
            _ => self.near_enemy_guardian | self.near_own_guardian,
        }
    }

    /// The same for the second step of a turn whose first step put a piece on `base`: an own guardian
    /// that has just been covered blocks no longer.
    #[inline(always)]
    pub(crate) fn blocked_after_building(&self, top: Kind, base: Kind) -> CellSet {
        match base {
            Kind::Guardian => self.near_enemy_guardian,
            _ => self.blocked(top),
        }
    }
}

/// The cells next to the first cell of a set that has at most one.
#[inline(always)]
fn around(cells: CellSet) -> CellSet {
    cells.first().map_or(CellSet::EMPTY, Cell::neighbours)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::edition::Edition;

    #[test]
    fn only_fighters_beat_anything() {
        for edition in Edition::ALL {
            for kind in Kind::ALL.into_iter().filter(|kind| !FIGHTERS.contains(kind)) {
                assert!(edition.beats(kind).is_empty());
            }
        }
    }
}
