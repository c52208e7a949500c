//! What a player sees, as numbers: planes over a grid of 9 by 9, or channels of each cell. Seen by who acts.

use jersi_rules::{
    Cell, CellContent, CellSet, Color, EndClock, Kind, Piece, Position, Turn, TurnParts, lattice,
};

use crate::action::{Actions, Board, seen};
use crate::env::{Env, Next};

/// Rows and columns of the grid.
pub const SIDE: usize = 9;
/// Cells of the grid; twelve of them, or twenty, are no cells of the board.
pub const GRID: usize = SIDE * SIDE;

const LARGE_KINDS: [Kind; 7] =
    [Kind::King, Kind::Rock, Kind::Paper, Kind::Scissors, Kind::Fool, Kind::Wise, Kind::Mountain];
const SMALL_KINDS: [Kind; 5] = [Kind::King, Kind::Rock, Kind::Paper, Kind::Scissors, Kind::Guardian];
/// What waits in reserve at most.
const RESERVE: [(Kind, u8); 2] = [(Kind::Mountain, 4), (Kind::Wise, 2)];

/// How an observation is laid out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Layout {
    /// `(channels, 9, 9)`: row 0 is the actor's own first row, and every second row lies half a cell to the right.
    Planes,
    /// `(cells, channels)`, the cells in the order of the table of actions.
    Cells,
}

impl Layout {
    /// The one with this name.
    pub fn from_id(id: &str) -> Option<Layout> {
        match id {
            "planes" => Some(Layout::Planes),
            "cells" => Some(Layout::Cells),
            _ => None,
        }
    }
}

/// A kind of observation.
#[derive(Clone, Copy, Debug)]
pub struct Shape {
    board: Board,
    layout: Layout,
    /// Earlier positions that are shown too.
    history: usize,
    /// Whether numbers are left as they are counted, for whole numbers, or divided by their limits.
    raw: bool,
}

impl Shape {
    /// Observations of a board.
    pub fn new(board: Board, layout: Layout, history: usize, raw: bool) -> Shape {
        Shape { board, layout, history, raw }
    }

    fn kinds(self) -> &'static [Kind] {
        match self.board {
            Board::Large => &LARGE_KINDS,
            Board::Small => &SMALL_KINDS,
        }
    }

    /// Channels of the pieces of one position: of each player those alone, on top and below, where no king is.
    fn piece_channels(self) -> usize {
        2 * (3 * self.kinds().len() - 1)
    }

    /// All channels.
    pub fn channels(self) -> usize {
        let others = match self.board {
            Board::Large => 12 + 1 + 2 + 1 + 3 + 1,
            Board::Small => 1 + 2 + 1 + 1 + 1,
        };
        self.piece_channels() * (1 + self.history) + others
    }

    /// The dimensions of one observation.
    pub fn dimensions(self) -> Vec<usize> {
        match self.layout {
            Layout::Planes => vec![self.channels(), SIDE, SIDE],
            Layout::Cells => vec![self.board.cells().len() as usize, self.channels()],
        }
    }

    /// How many numbers one observation has.
    pub fn len(self) -> usize {
        self.dimensions().iter().product()
    }

    /// The names of the channels, in their order.
    pub fn names(self) -> Vec<String> {
        let mut names = Vec::new();
        for back in 0..=self.history {
            let ago = if back == 0 { String::new() } else { format!(", {back} before") };
            for side in ["own", "enemy"] {
                for place in ["alone", "top", "below"] {
                    let kinds = self.kinds().iter().filter(|&&kind| place != "below" || kind != Kind::King);
                    names.extend(kinds.map(|kind| format!("{side} {} {place}{ago}", kind.id())));
                }
            }
        }
        if self.board == Board::Large {
            for side in ["own", "enemy"] {
                for (kind, most) in RESERVE {
                    names.extend((1..=most).map(|n| format!("{side} reserve {} {n}", kind.id())));
                }
            }
        }
        names.extend(
            ["clock", "seen once before", "seen twice before", "cells of the board"].map(String::from),
        );
        match self.board {
            Board::Large => names.extend(["seat", "name", "gift"].map(String::from)),
            Board::Small => names.push("setting".to_owned()),
        }
        names.push("black acts".to_owned());
        names
    }

    /// Writes an observation for this player over zeros.
    pub fn write<T: Copy + From<u8>>(self, env: &Env, view: Color, out: &mut [T], number: impl Fn(f32) -> T) {
        let channels = self.channels();
        let cells = self.board.cells();
        let squares = squares(self.board);
        let one = T::from(1);
        let mut put = |channel: usize, cell: Cell, value: T| {
            let cell = seen(view, cell);
            let place = match self.layout {
                Layout::Planes => channel * GRID + grid(cell),
                Layout::Cells => usize::from(squares[cell.index()]) * channels + channel,
            };
            out[place] = value;
        };
        let kinds = self.kinds();
        let mut channel = 0;
        for back in 0..=self.history {
            let (position, steps) = match back {
                0 => (Some(&env.position), env.pending),
                n => (env.past.get(n - 1), None),
            };
            if let Some(position) = position {
                for cell in cells {
                    let content = content(position, steps, cell);
                    each_piece(content, |piece, storey| {
                        let kind = kinds.iter().position(|&kind| kind == piece.kind).unwrap_or(0);
                        let half = if piece.color == view { 0 } else { self.piece_channels() / 2 };
                        let place = match storey {
                            Storey::Alone => kind,
                            Storey::Top => kinds.len() + kind,
                            Storey::Below => 2 * kinds.len() + kind - 1,
                        };
                        put(channel + half + place, cell, one);
                    });
                }
            }
            channel += self.piece_channels();
        }
        let mut fill = |channel: usize, where_: CellSet, value: T| {
            for cell in where_ {
                put(channel, cell, value);
            }
        };
        if self.board == Board::Large {
            for color in [view, view.other()] {
                for (kind, most) in RESERVE {
                    let count = usize::from(env.position.reserve(color).get(kind));
                    (0..count).for_each(|n| fill(channel + n, cells, one));
                    channel += usize::from(most);
                }
            }
        }
        // A house may count further than the booklets' 40 and 20.
        let clock = match env.position.clock() {
            EndClock::Stopped => None,
            EndClock::LastTurns { left, of } => Some((left, of)),
            EndClock::Quiet { turns, limit } => Some((turns, limit)),
        };
        if let Some((count, most)) = clock {
            let value = if self.raw { f32::from(count) } else { f32::from(count) / f32::from(most) };
            fill(channel, cells, number(value));
        }
        match env.times_before() {
            0 => {}
            1 => fill(channel + 1, cells, one),
            _ => fill(channel + 2, cells, one),
        }
        fill(channel + 3, cells, one);
        channel += 4;
        match (env.next(), self.board) {
            (Next::Setting, Board::Small) => fill(channel, cells, one),
            (Next::Seat, Board::Large) => fill(channel, seats(env), one),
            (Next::Name, Board::Large) => fill(channel + 1, cells, one),
            (Next::Gift, Board::Large) => fill(channel + 2, gifts(env), one),
            _ => {}
        }
        channel += if self.board == Board::Large { 3 } else { 1 };
        if env.player() == Color::Black {
            fill(channel, cells, one);
        }
    }
}

/// Where the king may be put.
fn seats(env: &Env) -> CellSet {
    let victim = env.position.to_move().other();
    let mut cells = CellSet::EMPTY;
    let table: &Actions = env.actions();
    env.each_action(|number| {
        if let Some(crate::action::Action::Seat(seat)) = table.meaning(env.player(), usize::from(number)) {
            let seat = jersi_rules::Seat::new(crate::action::turned_seat(env.player(), seat));
            cells |= seat
                .and_then(|seat| jersi_rules::seat_cell(victim, seat))
                .map_or(CellSet::EMPTY, CellSet::of);
        }
    });
    cells
}

/// Which cubes may be given.
fn gifts(env: &Env) -> CellSet {
    let given = env.position.turns().into_iter().filter_map(|turn| match turn.parts() {
        TurnParts::Gift(cell) => Some(cell),
        _ => None,
    });
    given.collect()
}

enum Storey {
    Alone,
    Top,
    Below,
}

fn each_piece(content: CellContent, mut visit: impl FnMut(Piece, Storey)) {
    match (content.top(), content.bottom()) {
        (Some(top), None) => visit(top, Storey::Alone),
        (Some(top), Some(bottom)) => {
            visit(top, Storey::Top);
            visit(bottom, Storey::Below);
        }
        (None, _) => {}
    }
}

fn content(position: &Position, steps: Option<Turn>, cell: Cell) -> CellContent {
    match steps.map(Turn::parts) {
        Some(TurnParts::Steps { steps, .. }) => position.stand_after(steps, cell),
        _ => position.content(cell),
    }
}

/// The place of a cell in the grid.
pub fn grid(cell: Cell) -> usize {
    usize::from(cell.row()) * SIDE + usize::from(cell.double_x() / 2)
}

/// The number of each cell of a board.
pub fn squares(board: Board) -> [u8; Cell::END] {
    let mut squares = [u8::MAX; Cell::END];
    for (square, cell) in board.cells().into_iter().enumerate() {
        squares[cell.index()] = square as u8;
    }
    squares
}

const _: () = assert!(lattice::LENGTHS.len() == SIDE);
