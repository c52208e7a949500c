//! Which turns to look at first.

use jersi_rules::{CellContent, Color, Kind, Position, Steps, Turn, TurnParts};

/// What a captured piece is worth for the order of turns.
const WORTH: [i32; Kind::COUNT] = [300, 100, 100, 100, 130, 60, 0, 0];

/// Turns that were good elsewhere in the tree.
pub(crate) struct Memory {
    /// Two turns that refuted something at each ply.
    killers: Vec<[Option<Turn>; 2]>,
    /// How often a turn from one cell to another was good, by colour.
    history: Vec<i16>,
}

const MAX_PLY: usize = 128;
const HISTORY_LIMIT: i32 = 16_384;

impl Memory {
    pub(crate) fn new() -> Memory {
        Memory { killers: vec![[None; 2]; MAX_PLY + 1], history: vec![0; 2 * Turn::TABLE_END] }
    }

    pub(crate) fn killers(&self, ply: usize) -> [Option<Turn>; 2] {
        self.killers[ply.min(MAX_PLY)]
    }

    /// A quiet turn refuted its parent's.
    pub(crate) fn reward(&mut self, color: Color, turn: Turn, ply: usize, depth: i32) {
        let killers = &mut self.killers[ply.min(MAX_PLY)];
        if killers[0] != Some(turn) {
            killers[1] = killers[0];
            killers[0] = Some(turn);
        }
        self.adjust(color, turn, depth * depth);
    }

    /// Turns that were tried before the good one.
    pub(crate) fn blame(&mut self, color: Color, turn: Turn, depth: i32) {
        self.adjust(color, turn, -depth * depth);
    }

    fn adjust(&mut self, color: Color, turn: Turn, by: i32) {
        let by = by.clamp(-400, 400);
        let value = &mut self.history[slot(color, turn)];
        let old = i32::from(*value);
        *value = (old + by - old * by.abs() / HISTORY_LIMIT) as i16;
    }

    /// How good the turns of one colour were.
    #[inline(always)]
    pub(crate) fn of(&self, color: Color) -> History<'_> {
        let (white, black) = self.history.split_at(Turn::TABLE_END);
        let half = match color {
            Color::White => white,
            Color::Black => black,
        };
        History(half.first_chunk().expect("half of the history"))
    }
}

/// What is remembered of one colour's turns.
#[derive(Clone, Copy)]
pub(crate) struct History<'a>(&'a [i16; Turn::TABLE_END]);

impl History<'_> {
    #[inline(always)]
    pub(crate) fn of(self, turn: Turn) -> i32 {
        i32::from(self.0[turn.table_index()])
    }
}

#[inline(always)]
fn slot(color: Color, turn: Turn) -> usize {
    color as usize * Turn::TABLE_END + turn.table_index()
}

/// What a turn made of steps captures, for the order of turns.
pub(crate) fn gain(position: &Position, turn: Turn) -> i32 {
    let TurnParts::Steps { steps, ransom, seat } = turn.parts() else { return 0 };
    let mover = position.to_move();
    let first = worth(position.content(steps.first_to()), mover);
    let second = match steps.via {
        Some(_) => worth(position.content(steps.to), mover),
        None => 0,
    };
    first + second + ransom.map_or(0, |kind| WORTH[kind as usize] / 2) + seat.map_or(0, |_| 1)
}

fn worth(met: CellContent, mover: Color) -> i32 {
    match (met.top(), met.bottom()) {
        (Some(top), bottom) if top.color != mover && top.kind != Kind::Mountain => {
            WORTH[top.kind as usize] + bottom.map_or(0, |below| WORTH[below.kind as usize])
        }
        _ => 0,
    }
}

/// The kind of the piece that leads the turn: cheap attackers first.
pub(crate) fn leader(position: &Position, steps: Steps) -> i32 {
    position.content(steps.from).top().map_or(0, |top| WORTH[top.kind as usize])
}
