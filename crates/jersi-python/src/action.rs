//! The frozen table of actions, `jersi.actions.v1`: every decision of an environment as a number.
//!
//! The table is made from the geometry of the board alone, in a fixed order, and never changes: what was learned with it stays
//! true. It is seen by who acts: Black's board is turned by 180°. One action is one whole turn, but the seat of a captured king,
//! the kind that is named for a ransom and the cube that is given are actions of their own.

use std::sync::LazyLock;

use jersi_rules::{
    Carry, Cell, CellSet, Color, Direction, Edition, Kind, Placement, Seat, Turn, TurnParts, lattice,
};

/// What an action does, as seen by who acts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Action {
    /// Steps without what the capture of a king adds to them, drops, or a placement.
    Turn(Turn),
    /// A captured king is put on the seat with this number of its first row, from 1, from the actor's left.
    Seat(u8),
    /// A kind is named as a ransom.
    Name(Kind),
    /// The cube on this cell is given as a ransom.
    Gift(Cell),
}

/// Which of the two boards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Board {
    /// 69 cells: 4.8 and 4.16.
    Large,
    /// 61 cells: 2.0, 3.0 and 4-draft.
    Small,
}

/// Kinds of drops, of placements and of ransoms, in the order of the table.
const DROPPED: [Kind; 2] = [Kind::Mountain, Kind::Wise];
const SAME_CELL: [[Kind; 2]; 3] =
    [[Kind::Mountain, Kind::Mountain], [Kind::Mountain, Kind::Wise], [Kind::Wise, Kind::Wise]];
const PLACED: [Kind; 5] = [Kind::King, Kind::Rock, Kind::Paper, Kind::Scissors, Kind::Guardian];
const NAMED: [Kind; 5] = [Kind::Rock, Kind::Paper, Kind::Scissors, Kind::Fool, Kind::Wise];
/// Seats of a king.
pub const SEATS: u8 = 7;
/// No number.
const NONE: u16 = u16::MAX;

type Pairs = Box<[[u16; Cell::END]; Cell::END]>;

/// The table of one board.
pub struct Actions {
    cells: CellSet,
    /// What each number does, for White and for Black.
    meanings: [Vec<Action>; 2],
    /// The numbers of one step from cell to cell, and of a stack's; within the numbers of a cell they are in a row.
    ones: Pairs,
    twos: Pairs,
    /// The first of these numbers for each cell.
    first_one: [u16; Cell::END],
    first_two: [u16; Cell::END],
    /// Where the numbers begin that go on from one such step.
    one_two: Vec<u16>,
    two_one: Vec<u16>,
    /// Where the other parts begin.
    twos_begin: u16,
    drops: u16,
    same_cell: u16,
    neighbours: Pairs,
    places: u16,
    seats: u16,
    names: u16,
    gifts: u16,
    squares: [u16; Cell::END],
}

static LARGE: LazyLock<Actions> = LazyLock::new(|| Actions::new(Board::Large));
static SMALL: LazyLock<Actions> = LazyLock::new(|| Actions::new(Board::Small));

impl Board {
    /// The board of an edition.
    pub fn of(edition: Edition) -> Board {
        if edition.hunts() { Board::Small } else { Board::Large }
    }

    /// The board with so many cells.
    pub fn with_cells(cells: usize) -> Option<Board> {
        [Board::Large, Board::Small].into_iter().find(|board| board.cells().len() as usize == cells)
    }

    /// Its cells.
    pub fn cells(self) -> CellSet {
        self.edition().facts().cells
    }

    /// An edition that is played on it, whose names its cells have in the table.
    pub fn edition(self) -> Edition {
        match self {
            Board::Large => Edition::V4_8,
            Board::Small => Edition::V3_0,
        }
    }

    /// Its table.
    pub fn actions(self) -> &'static Actions {
        match self {
            Board::Large => &LARGE,
            Board::Small => &SMALL,
        }
    }
}

/// A cell as somebody sees it.
#[inline(always)]
pub fn seen(view: Color, cell: Cell) -> Cell {
    match view {
        Color::White => cell,
        Color::Black => cell.rotated(),
    }
}

fn pairs() -> Pairs {
    Box::new([[NONE; Cell::END]; Cell::END])
}

/// Cells that a stack reaches from a cell: in each direction one step, then two.
fn reach(cells: CellSet, from: Cell) -> impl Iterator<Item = Cell> {
    Direction::ALL.into_iter().flat_map(move |way| {
        let near = from.step(way).filter(|&cell| cells.has(cell));
        let far = near.and_then(|cell| cell.step(way)).filter(|&cell| cells.has(cell));
        near.into_iter().chain(far)
    })
}

/// Cells beside a cell.
fn beside(cells: CellSet, from: Cell) -> impl Iterator<Item = Cell> {
    Direction::ALL.into_iter().filter_map(move |way| from.step(way)).filter(move |&cell| cells.has(cell))
}

impl Actions {
    fn new(board: Board) -> Actions {
        let cells = board.cells();
        let mut list: Vec<Action> = Vec::new();
        let (mut ones, mut twos, mut neighbours) = (pairs(), pairs(), pairs());
        let (mut first_one, mut first_two) = ([NONE; Cell::END], [NONE; Cell::END]);
        for from in cells {
            first_one[from.index()] = list.len() as u16;
            for to in beside(cells, from) {
                ones[from.index()][to.index()] = list.len() as u16;
                list.push(Action::Turn(Turn::steps(from, Carry::One, None, to)));
            }
        }
        let twos_begin = list.len() as u16;
        for from in cells {
            first_two[from.index()] = list.len() as u16;
            for to in reach(cells, from) {
                twos[from.index()][to.index()] = list.len() as u16;
                list.push(Action::Turn(Turn::steps(from, Carry::Two, None, to)));
            }
        }
        let (mut one_two, mut two_one) = (Vec::new(), Vec::new());
        for from in cells {
            for via in beside(cells, from) {
                one_two.push(list.len() as u16);
                for to in reach(cells, via) {
                    list.push(Action::Turn(Turn::steps(from, Carry::One, Some(via), to)));
                }
            }
        }
        for from in cells {
            for via in reach(cells, from) {
                two_one.push(list.len() as u16);
                for to in beside(cells, via) {
                    list.push(Action::Turn(Turn::steps(from, Carry::Two, Some(via), to)));
                }
            }
        }
        let put = |kind, cell| Placement { kind, cell };
        let drops = list.len() as u16;
        let (mut same_cell, mut places) = (NONE, NONE);
        let (mut seats, mut names, mut gifts) = (NONE, NONE, NONE);
        if board == Board::Large {
            for kind in DROPPED {
                list.extend(cells.into_iter().map(|cell| Action::Turn(Turn::drop(put(kind, cell)))));
            }
            same_cell = list.len() as u16;
            for [lower, upper] in SAME_CELL {
                let both = |cell| Action::Turn(Turn::drops(put(lower, cell), put(upper, cell)));
                list.extend(cells.into_iter().map(both));
            }
            for one in cells {
                for other in beside(cells, one).filter(|&other| one < other) {
                    neighbours[one.index()][other.index()] = list.len() as u16;
                    for here in DROPPED {
                        for there in DROPPED {
                            list.push(Action::Turn(Turn::drops(put(here, one), put(there, other))));
                        }
                    }
                }
            }
            seats = list.len() as u16;
            list.extend((1..=SEATS).map(Action::Seat));
            names = list.len() as u16;
            list.extend(NAMED.map(Action::Name));
            gifts = list.len() as u16;
            list.extend(cells.into_iter().map(Action::Gift));
        } else {
            places = list.len() as u16;
            for kind in PLACED {
                list.extend(cells.into_iter().map(|cell| Action::Turn(Turn::place(put(kind, cell)))));
            }
        }
        let mut squares = [NONE; Cell::END];
        for (square, cell) in cells.into_iter().enumerate() {
            squares[cell.index()] = square as u16;
        }
        let turned = list.iter().map(|&action| mapped(action, Cell::rotated, |kind| kind)).collect();
        Actions {
            cells,
            meanings: [list, turned],
            ones,
            twos,
            first_one,
            first_two,
            one_two,
            two_one,
            twos_begin,
            drops,
            same_cell,
            neighbours,
            places,
            seats,
            names,
            gifts,
            squares,
        }
    }

    /// How many there are.
    pub fn len(&self) -> usize {
        self.meanings[0].len()
    }

    /// What a number does on the board, when it is taken by this player. A seat is counted from the player's left.
    #[inline]
    pub fn meaning(&self, view: Color, number: usize) -> Option<Action> {
        self.meanings[view as usize].get(number).copied()
    }

    /// The number of a turn; the steps of a king's capture are taken without what it adds.
    #[inline]
    pub fn of_turn(&self, view: Color, turn: Turn) -> u16 {
        let at = |cell: Cell| seen(view, cell).index();
        match turn.parts() {
            TurnParts::Steps { steps, .. } => {
                let (from, first) = (at(steps.from), at(steps.first_to()));
                match (steps.first, steps.via) {
                    (Carry::One, None) => self.ones[from][first],
                    (Carry::Two, None) => self.twos[from][first],
                    (Carry::One, Some(_)) => {
                        let begin = self.one_two[usize::from(self.ones[from][first])];
                        begin + self.twos[first][at(steps.to)] - self.first_two[first]
                    }
                    (Carry::Two, Some(_)) => {
                        let begin = self.two_one[usize::from(self.twos[from][first] - self.twos_begin)];
                        begin + self.ones[first][at(steps.to)] - self.first_one[first]
                    }
                }
            }
            TurnParts::Drops { first, second: None } => {
                let kind = u16::from(first.kind == Kind::Wise);
                self.drops + kind * self.width() + self.squares[at(first.cell)]
            }
            TurnParts::Drops { first, second: Some(second) } => {
                let [one, other] = [first.kind, second.kind].map(|kind| u16::from(kind == Kind::Wise));
                if first.cell == second.cell {
                    return self.same_cell + (one + other) * self.width() + self.squares[at(first.cell)];
                }
                let (a, b) = (at(first.cell), at(second.cell));
                if a < b {
                    self.neighbours[a][b] + 2 * one + other
                } else {
                    self.neighbours[b][a] + 2 * other + one
                }
            }
            TurnParts::Place(place) => {
                let kind = PLACED.iter().position(|&kind| kind == place.kind).unwrap_or(0) as u16;
                self.places + kind * self.width() + self.squares[at(place.cell)]
            }
            TurnParts::Gift(cell) => self.gifts + self.squares[at(cell)],
            TurnParts::Relocation(seat) => self.of_seat(view, seat),
        }
    }

    /// The number of a seat of the other's king.
    pub fn of_seat(&self, view: Color, seat: Seat) -> u16 {
        self.seats + u16::from(turned_seat(view, seat.number())) - 1
    }

    /// The number of naming a kind.
    pub fn of_name(&self, kind: Kind) -> Option<u16> {
        NAMED.iter().position(|&named| named == kind).map(|place| self.names + place as u16)
    }

    fn width(&self) -> u16 {
        self.cells.len() as u16
    }

    /// The number that takes the place of another when cells and kinds change theirs.
    pub fn image(&self, number: u16, cell: impl Fn(Cell) -> Cell, kind: impl Fn(Kind) -> Kind) -> u16 {
        let action = mapped(self.meanings[0][usize::from(number)], &cell, kind);
        match action {
            Action::Turn(turn) => self.of_turn(Color::White, turn),
            // A mirror turns the seats around; White's view of the far row is as good as any.
            Action::Seat(seat) => {
                let there = Cell::at(8, seat).map(cell).map_or(seat, Cell::number);
                self.seats + u16::from(there) - 1
            }
            Action::Name(kind) => self.of_name(kind).unwrap_or(number),
            Action::Gift(cell) => self.gifts + self.squares[cell.index()],
        }
    }

    /// What a number is called, in White's view.
    pub fn name(&self, number: usize) -> Option<String> {
        let edition = if self.cells == lattice::ALL { Edition::V4_8 } else { Edition::V3_0 };
        let cell = |cell| edition.cell_name(cell).to_string();
        let put = |place: Placement| format!("{}:{}", edition.letter(place.kind), cell(place.cell));
        Some(match self.meaning(Color::White, number)? {
            Action::Turn(turn) => match turn.parts() {
                TurnParts::Steps { steps, .. } => {
                    let via = steps.via.map(|via| format!("{}{}", steps.first.sign(), cell(via)));
                    let last = steps.last().sign();
                    format!("{}{}{last}{}", cell(steps.from), via.unwrap_or_default(), cell(steps.to))
                }
                TurnParts::Drops { first, second } => {
                    let second = second.map(|second| format!("/{}", put(second)));
                    format!("{}{}", put(first), second.unwrap_or_default())
                }
                TurnParts::Place(place) => put(place),
                TurnParts::Gift(_) | TurnParts::Relocation(_) => return None,
            },
            Action::Seat(seat) => format!("/K:i{seat}"),
            Action::Name(kind) => format!("#{}", edition.letter(kind)),
            Action::Gift(given) => format!("#{}", cell(given)),
        })
    }
}

/// The seats of the other's king from the actor's left: White sees Black's as they are numbered, Black White's the other way.
pub fn turned_seat(view: Color, seat: u8) -> u8 {
    match view {
        Color::White => seat,
        Color::Black => SEATS + 1 - seat,
    }
}

fn mapped(action: Action, cell: impl Fn(Cell) -> Cell, kind: impl Fn(Kind) -> Kind) -> Action {
    match action {
        Action::Turn(turn) => Action::Turn(mapped_turn(turn, cell, kind)),
        Action::Seat(seat) => Action::Seat(seat),
        Action::Name(named) => Action::Name(kind(named)),
        Action::Gift(given) => Action::Gift(cell(given)),
    }
}

/// A decision with other cells and kinds; seats go with the cells of their row.
pub fn mapped_turn(turn: Turn, cell: impl Fn(Cell) -> Cell, kind: impl Fn(Kind) -> Kind) -> Turn {
    let put = |place: Placement| Placement { kind: kind(place.kind), cell: cell(place.cell) };
    let seat_of = |seat: Seat| {
        let there = Cell::at(0, seat.number()).map(&cell).and_then(|cell| Seat::new(cell.number()));
        there.unwrap_or(seat)
    };
    match turn.parts() {
        TurnParts::Steps { steps, ransom, seat } => {
            let mut image = Turn::steps(cell(steps.from), steps.first, steps.via.map(&cell), cell(steps.to));
            if let Some(named) = ransom {
                image = image.with_ransom(kind(named));
            }
            if let Some(seat) = seat {
                image = image.with_seat(seat_of(seat));
            }
            image
        }
        TurnParts::Drops { first, second: None } => Turn::drop(put(first)),
        TurnParts::Drops { first, second: Some(second) } => Turn::drops(put(first), put(second)),
        TurnParts::Place(place) => Turn::place(put(place)),
        TurnParts::Gift(given) => Turn::gift(cell(given)),
        TurnParts::Relocation(seat) => Turn::relocation(seat_of(seat)),
    }
}
