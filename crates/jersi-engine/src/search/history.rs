//! Turns that were good elsewhere in the tree: killer moves and the history heuristic.

use jersi_rules::{Color, Turn};

use super::parameters::{self, MAX_PLY};

/// What one thread remembers of quiet turns. The history outlives a search, the killers do not.
pub(crate) struct MoveHistory {
    /// The last two turns that failed high at each ply.
    killers: Vec<[Option<Turn>; 2]>,
    /// How well a turn did, by colour and by its cells (a butterfly table).
    history: Vec<i16>,
}

impl MoveHistory {
    pub(crate) fn new() -> MoveHistory {
        MoveHistory { killers: vec![[None; 2]; MAX_PLY + 1], history: vec![0; 2 * Turn::TABLE_END] }
    }

    /// A new search begins. What it finds soon outweighs what is known from the one before.
    pub(super) fn new_search(&mut self) {
        self.killers.fill([None; 2]);
    }

    pub(super) fn killers(&self, ply: usize) -> [Option<Turn>; 2] {
        self.killers[ply.min(MAX_PLY)]
    }

    /// A quiet turn failed high: it becomes a killer, and its history gets better.
    pub(super) fn bonus(&mut self, color: Color, turn: Turn, ply: usize, depth: i32) {
        let killers = &mut self.killers[ply.min(MAX_PLY)];
        if killers[0] != Some(turn) {
            killers[1] = killers[0];
            killers[0] = Some(turn);
        }
        self.update(color, turn, depth * depth);
    }

    /// A quiet turn was searched before the one that failed high: its history gets worse.
    pub(super) fn malus(&mut self, color: Color, turn: Turn, depth: i32) {
        self.update(color, turn, -depth * depth);
    }

    /// The nearer the history is to its limit, the less a bonus adds (history gravity).
    fn update(&mut self, color: Color, turn: Turn, bonus: i32) {
        let most = parameters::history_max_bonus().min(parameters::history_max());
        let bonus = bonus.clamp(-most, most);
        let slot = &mut self.history[color as usize * Turn::TABLE_END + turn.table_index()];
        let old = i32::from(*slot);
        *slot = (old + bonus - old * bonus.abs() / parameters::history_max()) as i16;
    }

    /// The history of one colour's turns.
    #[inline(always)]
    pub(super) fn of(&self, color: Color) -> ColorHistory<'_> {
        let (white, black) = self.history.split_at(Turn::TABLE_END);
        let half = match color {
            Color::White => white,
            Color::Black => black,
        };
        ColorHistory(half.first_chunk().expect("half of the history"))
    }
}

/// The history of one colour's turns.
#[derive(Clone, Copy)]
pub(super) struct ColorHistory<'a>(&'a [i16; Turn::TABLE_END]);

impl ColorHistory<'_> {
    #[inline(always)]
    pub(super) fn of(self, turn: Turn) -> i32 {
        i32::from(self.0[turn.table_index()])
    }
}
