//! Turns that were good elsewhere in the tree: killer moves and the history heuristic.

use jersi_rules::{Cell, Color, Kind, Position, Turn, TurnParts};

use super::parameters::{self, MAX_PLY};

/// What one thread remembers of quiet turns. All but the killers outlives a search.
pub(crate) struct MoveHistory {
    /// The last two turns that failed high at each ply.
    killers: Vec<[Option<Turn>; 2]>,
    /// How well a turn did, by colour and by its cells (a butterfly table).
    butterfly: Vec<i16>,
    /// How well a turn did, by colour, what moves and where it arrives.
    pieces: Vec<i16>,
}

/// Slots of one colour by piece and cell.
const PIECE_END: usize = Kind::COUNT * Cell::END;

/// What moves and where it arrives, as a number.
#[inline(always)]
fn piece_index(position: &Position, turn: Turn) -> usize {
    let (kind, cell) = match turn.parts() {
        TurnParts::Steps { steps, .. } => {
            (position.content(steps.from).top().map_or(Kind::King, |top| top.kind), steps.to)
        }
        TurnParts::Drops { first, .. } => (first.kind, first.cell),
        TurnParts::Place(place) => (place.kind, place.cell),
        TurnParts::Gift(_) | TurnParts::Relocation(_) => return 0,
    };
    kind as usize * Cell::END + cell.index()
}

impl MoveHistory {
    pub(crate) fn new() -> MoveHistory {
        MoveHistory {
            killers: vec![[None; 2]; MAX_PLY + 1],
            butterfly: vec![0; 2 * Turn::TABLE_END],
            pieces: vec![0; 2 * PIECE_END],
        }
    }

    /// A new search begins: killers are forgotten; the rest stays, and what is found now soon outweighs it.
    pub(crate) fn new_search(&mut self) {
        self.killers.fill([None; 2]);
    }

    pub(super) fn killers(&self, ply: usize) -> [Option<Turn>; 2] {
        self.killers[ply.min(MAX_PLY)]
    }

    /// A quiet turn failed high: it becomes a killer.
    pub(super) fn add_killer(&mut self, turn: Turn, ply: usize) {
        let killers = &mut self.killers[ply.min(MAX_PLY)];
        if killers[0] != Some(turn) {
            killers[1] = killers[0];
            killers[0] = Some(turn);
        }
    }

    /// A quiet turn of a position did well or badly, by so much.
    pub(super) fn update(&mut self, position: &Position, turn: Turn, bonus: i32) {
        let color = position.decider() as usize;
        let most = parameters::history_max_bonus().min(parameters::history_max());
        let bonus = bonus.clamp(-most, most);
        gravitate(&mut self.butterfly[color * Turn::TABLE_END + turn.table_index()], bonus);
        gravitate(&mut self.pieces[color * PIECE_END + piece_index(position, turn)], bonus);
    }

    /// What is known of the quiet turns of one colour.
    #[inline(always)]
    pub(super) fn of(&self, color: Color) -> QuietHistory<'_> {
        let butterfly = &self.butterfly[color as usize * Turn::TABLE_END..];
        let pieces = &self.pieces[color as usize * PIECE_END..];
        QuietHistory {
            butterfly: butterfly.first_chunk().expect("half of the table"),
            pieces: pieces.first_chunk().expect("half of the table"),
        }
    }
}

/// The nearer the history is to its limit, the less a bonus adds (history gravity).
#[inline(always)]
fn gravitate(slot: &mut i16, bonus: i32) {
    let old = i32::from(*slot);
    *slot = (old + bonus - old * bonus.abs() / parameters::history_max()) as i16;
}

/// What is known of the quiet turns of one colour.
#[derive(Clone, Copy)]
pub(super) struct QuietHistory<'a> {
    butterfly: &'a [i16; Turn::TABLE_END],
    pieces: &'a [i16; PIECE_END],
}

impl QuietHistory<'_> {
    #[inline(always)]
    pub(super) fn of(self, position: &Position, turn: Turn) -> i32 {
        let mut sum = i32::from(self.butterfly[turn.table_index()]) * parameters::x_butter();
        if parameters::x_piece() > 0 {
            sum += i32::from(self.pieces[piece_index(position, turn)]) * parameters::x_piece();
        }
        sum
    }
}
