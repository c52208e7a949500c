//! Which drops are worth searching near the leaves.

use super::parameters;
use jersi_rules::{Cell, CellSet, Position, Turn, TurnParts};

/// Drops that are worth searching near the leaves: those beside a king, of either player.
pub(super) struct DropFilter {
    /// Where a drop matters; `None` lets all drops through.
    cells: Option<CellSet>,
}

impl DropFilter {
    pub(super) fn new(position: &Position, depth: i32) -> DropFilter {
        let color = position.to_move();
        if depth > parameters::drop_filter_max_depth()
            || position.reserve(color).is_empty()
            || position.edition().hunts()
        {
            return DropFilter { cells: None };
        }
        let around = |cell: Option<Cell>| cell.map_or(CellSet::EMPTY, CellSet::of).widened();
        let enemy_king = around(position.king(color.other()));
        let own_king = around(position.king(color));
        let cells = if depth >= parameters::drop_filter_wide_depth() {
            enemy_king.widened() | own_king
        } else {
            enemy_king | own_king
        };
        DropFilter { cells: Some(cells) }
    }

    pub(super) fn keeps(&self, turn: Turn) -> bool {
        match (self.cells, turn.parts()) {
            (Some(cells), TurnParts::Drops { first, second }) => {
                cells.has(first.cell) && second.is_none_or(|second| cells.has(second.cell))
            }
            _ => true,
        }
    }
}
