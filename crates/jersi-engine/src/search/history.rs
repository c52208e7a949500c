//! Turns that were good elsewhere in the tree: killer moves, the history heuristic and continuation history.

use jersi_rules::{Cell, Color, Kind, Position, Turn, TurnParts};

use super::parameters::{self, MAX_PLY};

/// What one thread remembers of quiet turns. All but the killers outlives a search.
pub(crate) struct MoveHistory {
    /// The last two turns that failed high at each ply.
    killers: Vec<[Option<Turn>; 2]>,
    /// How well a turn did, by colour and by its cells (a butterfly table).
    butterfly: Vec<i16>,
    /// How well a turn did after those before it, by colour and by what moved where in both: after the opponent's last
    /// turn, and after one's own.
    continuations: [Vec<i16>; CONTINUATIONS],
}

/// How many turns back a turn is told apart by.
pub(super) const CONTINUATIONS: usize = 2;

/// What moved where: all that a continuation history knows of a turn. 0 is no turn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Landing(u16);

impl Landing {
    /// One more than the greatest.
    const END: usize = Kind::COUNT * Cell::END;

    /// What moves where with this turn.
    #[inline(always)]
    pub(super) fn of(position: &Position, turn: Turn) -> Landing {
        let (kind, cell) = match turn.parts() {
            TurnParts::Steps { steps, .. } => {
                (position.content(steps.from).top().map_or(Kind::King, |top| top.kind), steps.to)
            }
            TurnParts::Drops { first, .. } => (first.kind, first.cell),
            TurnParts::Place(place) => (place.kind, place.cell),
            TurnParts::Gift(_) | TurnParts::Relocation(_) => return Landing::default(),
        };
        Landing((kind as usize * Cell::END + cell.index()) as u16)
    }
}

/// The last turns before a position: the opponent's, and one's own before it.
pub(super) type LastTurns = [Landing; CONTINUATIONS];

impl MoveHistory {
    pub(crate) fn new() -> MoveHistory {
        MoveHistory {
            killers: vec![[None; 2]; MAX_PLY + 1],
            butterfly: vec![0; 2 * Turn::TABLE_END],
            continuations: std::array::from_fn(|_| vec![0; 2 * Landing::END * Landing::END]),
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
    pub(super) fn update(&mut self, position: &Position, last: LastTurns, turn: Turn, bonus: i32) {
        let color = position.decider() as usize;
        let most = parameters::history_max_bonus().min(parameters::history_max());
        let bonus = bonus.clamp(-most, most);
        gravitate(&mut self.butterfly[color * Turn::TABLE_END + turn.table_index()], bonus);
        let landing = Landing::of(position, turn);
        for (table, before) in self.continuations.iter_mut().zip(last) {
            gravitate(&mut table[row(color, before) + usize::from(landing.0)], bonus);
        }
    }

    /// What is known of the quiet turns of a position.
    #[inline(always)]
    pub(super) fn of(&self, color: Color, last: LastTurns) -> QuietHistory<'_> {
        let butterfly = &self.butterfly[color as usize * Turn::TABLE_END..];
        let after = |n: usize| {
            let table: &[i16] = &self.continuations[n][row(color as usize, last[n])..];
            table.first_chunk().expect("a row of the table")
        };
        QuietHistory { butterfly: butterfly.first_chunk().expect("half of the table"), after: [after(0), after(1)] }
    }
}

/// Where the turns after this one begin in a continuation table.
#[inline(always)]
fn row(color: usize, before: Landing) -> usize {
    (color * Landing::END + usize::from(before.0)) * Landing::END
}

/// The nearer the history is to its limit, the less a bonus adds (history gravity).
#[inline(always)]
fn gravitate(slot: &mut i16, bonus: i32) {
    let old = i32::from(*slot);
    *slot = (old + bonus - old * bonus.abs() / parameters::history_max()) as i16;
}

/// What is known of the quiet turns of a position.
#[derive(Clone, Copy)]
pub(super) struct QuietHistory<'a> {
    butterfly: &'a [i16; Turn::TABLE_END],
    after: [&'a [i16; Landing::END]; CONTINUATIONS],
}

impl QuietHistory<'_> {
    #[inline(always)]
    pub(super) fn of(self, position: &Position, turn: Turn) -> i32 {
        let landing = usize::from(Landing::of(position, turn).0);
        i32::from(self.butterfly[turn.table_index()]) * parameters::x_butter()
            + i32::from(self.after[0][landing]) * parameters::x_cont1()
            + i32::from(self.after[1][landing]) * parameters::x_cont2()
    }
}
