//! A position as somebody describes it, not yet checked, and the one door from there to [`Position`].

use crate::board::Board;
use crate::cell::{Cell, CellSet};
use crate::edition::{Aim, Edition};
use crate::lang::Lang;
use crate::lattice;
use crate::outcome::{Outcome, Reason};
use crate::piece::{ByColor, Color, Counts, Kind, Piece};
use crate::position::Position;
use crate::rules::Rules;

/// A position as somebody describes it.
///
/// ```
/// use jersi_rules::{ByColor, Color, Edition, Kind, Piece, Position, Rules, Setup};
///
/// let cell = |name| Edition::V4_8.cell_named(name).unwrap();
/// let setup = Setup {
///     rules: Rules::new(Edition::V4_8),
///     pieces: vec![
///         (cell("h4"), Piece::new(Color::White, Kind::King)),
///         (cell("d4"), Piece::new(Color::Black, Kind::King)),
///     ],
///     to_move: Color::White,
///     reserve: ByColor::default(),
///     clock: Some(0),
///     turn_number: 31,
/// };
/// let position = Position::new(&setup)?;
/// assert_eq!(position.play_text("h4-i4").unwrap().outcome().unwrap().winner, Some(Color::White));
/// # Ok::<(), jersi_rules::BadPosition>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    /// The rules to check it by.
    pub rules: Rules,
    /// What stands where; on one cell, from the bottom up.
    pub pieces: Vec<(Cell, Piece)>,
    /// Whose turn it is.
    pub to_move: Color,
    /// What waits in reserve, or is still to be placed.
    pub reserve: ByColor<Counts>,
    /// The number of the clock as a position string has it; [`EndClock`](crate::EndClock) tells what it counts.
    pub clock: Option<u8>,
    /// The number of the turn to play, from 1.
    pub turn_number: u16,
}

/// All that is wrong with a setup.
///
/// ```
/// use jersi_rules::{Edition, Position, Rules};
///
/// let mut setup = Position::initial(Rules::new(Edition::V4_8)).setup();
/// setup.clock = Some(50);
/// setup.turn_number = 0;
/// let bad = Position::new(&setup).unwrap_err();
/// assert_eq!(bad.reasons.len(), 2, "all of them at once: {bad}");
/// ```
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}", self.say(Lang::EN))]
pub struct BadPosition {
    /// The edition it was checked by.
    pub edition: Edition,
    /// Everything that is wrong, never empty.
    pub reasons: Vec<PositionFault>,
}

impl BadPosition {
    /// Everything that is wrong, in the words of the edition.
    pub fn say(&self, lang: Lang) -> String {
        lang.catalogue().bad_position(self)
    }
}

/// One thing that is wrong with a setup.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PositionFault {
    /// The edition's board lacks the cell.
    NoSuchCell(Cell),
    /// The edition lacks the kind.
    NoSuchKind(Kind),
    /// More than two pieces on a cell.
    TooHigh(Cell),
    /// Something stands on a king.
    OnKing(Cell),
    /// Two colours on one cell, and the lower piece is no mountain.
    MixedStack(Cell),
    /// A mountain on something else than a mountain of its own colour.
    MountainOnTop(Cell),
    /// More of a kind than a player has, board and reserve together: how many there are, and how many there may be.
    TooMany(Color, Kind, u8, u8),
    /// Neither king is on the board.
    NoKings,
    /// A kind in reserve that never is there.
    NotInReserve(Color, Kind),
    /// A mountain or a wise man in a game without reserve.
    ReserveNotPlayed,
    /// 4.x needs a count of quiet turns.
    ClockMissing,
    /// A clock beyond its limit.
    ClockTooHigh(u8, u8),
    /// Turns are numbered from 1.
    TurnZero,
    /// During the free setting: a shape outside its player's two rows.
    OutsideRows(Cell),
    /// During the free setting: pieces placed and to be placed are no whole army, or the two armies differ.
    NotAnArmy(Color),
    /// During the free setting: the players did not place in turn, White first.
    NotInTurn,
    /// During the free setting: the clock does not run and the turn number is 1.
    SettingClock,
}

impl PositionFault {
    /// What is wrong, in the words and cell names of an edition.
    pub fn say(self, edition: Edition, lang: Lang) -> String {
        lang.catalogue().position_fault(self, edition)
    }
}

impl PositionFault {
    /// An identifier for programs.
    pub const fn code(self) -> &'static str {
        match self {
            PositionFault::NoSuchCell(_) => "no-such-cell",
            PositionFault::NoSuchKind(_) => "no-such-kind",
            PositionFault::TooHigh(_) => "too-high",
            PositionFault::OnKing(_) => "on-king",
            PositionFault::MixedStack(_) => "mixed-stack",
            PositionFault::MountainOnTop(_) => "mountain-on-top",
            PositionFault::TooMany(..) => "too-many",
            PositionFault::NoKings => "no-kings",
            PositionFault::NotInReserve(..) => "not-in-reserve",
            PositionFault::ReserveNotPlayed => "reserve-not-played",
            PositionFault::ClockMissing => "clock-missing",
            PositionFault::ClockTooHigh(..) => "clock-too-high",
            PositionFault::TurnZero => "turn-zero",
            PositionFault::OutsideRows(_) => "outside-rows",
            PositionFault::NotAnArmy(_) => "not-an-army",
            PositionFault::NotInTurn => "not-in-turn",
            PositionFault::SettingClock => "setting-clock",
        }
    }

    /// The cells of a setup that it is about.
    pub fn cells(self, setup: &Setup) -> CellSet {
        let with = |wanted: &dyn Fn(Piece) -> bool| {
            let found = setup.pieces.iter().filter(|(_, piece)| wanted(*piece));
            found.fold(CellSet::EMPTY, |cells, &(cell, _)| cells | CellSet::of(cell))
        };
        match self {
            PositionFault::NoSuchCell(cell)
            | PositionFault::TooHigh(cell)
            | PositionFault::OnKing(cell)
            | PositionFault::MixedStack(cell)
            | PositionFault::MountainOnTop(cell)
            | PositionFault::OutsideRows(cell) => CellSet::of(cell),
            PositionFault::NoSuchKind(kind) => with(&|piece| piece.kind == kind),
            PositionFault::TooMany(color, kind, ..) => with(&|piece| piece == Piece::new(color, kind)),
            PositionFault::ReserveNotPlayed => {
                with(&|piece| matches!(piece.kind, Kind::Mountain | Kind::Wise))
            }
            PositionFault::NoKings
            | PositionFault::NotInReserve(..)
            | PositionFault::ClockMissing
            | PositionFault::ClockTooHigh(..)
            | PositionFault::TurnZero
            | PositionFault::NotAnArmy(_)
            | PositionFault::NotInTurn
            | PositionFault::SettingClock => CellSet::EMPTY,
        }
    }
}

impl Position {
    /// Checks a setup. All that is wrong with it is told at once.
    pub fn new(setup: &Setup) -> Result<Position, BadPosition> {
        let mut faults = Vec::new();
        let named = Named::in_setup(setup);
        let board = build(setup, &named, &mut faults);
        check_counts(setup, &named, &mut faults);
        check_clock(setup, &mut faults);
        if !faults.is_empty() {
            return Err(BadPosition { edition: setup.rules.edition(), reasons: faults });
        }
        let mut position = Position {
            board,
            rules: setup.rules,
            to_move: setup.to_move,
            clock: setup.clock,
            turn_number: setup.turn_number,
            ended: None,
            ransom: None,
        };
        position.ended = ending(&position);
        Ok(position)
    }

    /// This position as a setup, to change and check again.
    pub fn setup(&self) -> Setup {
        let cells = self.rules.facts().cells;
        Setup {
            rules: self.rules,
            pieces: cells.into_iter().flat_map(|c| self.content(c).pieces().map(move |p| (c, p))).collect(),
            to_move: self.to_move,
            reserve: ByColor::from_fn(|color| self.reserve(color)),
            clock: self.clock,
            turn_number: self.turn_number,
        }
    }
}

/// Whether shapes are still to be placed.
fn setting_phase(setup: &Setup) -> bool {
    setup.rules.edition().hunts() && Color::BOTH.into_iter().any(|color| !setup.reserve[color].is_empty())
}

/// The rows on which a player places shapes.
pub(crate) fn home_rows(color: Color) -> CellSet {
    match color {
        Color::White => lattice::row(0) | lattice::row(1),
        Color::Black => lattice::row(7) | lattice::row(8),
    }
}

/// How many pieces of each kind a description names, whether they can stand where it puts them or not. What is said of
/// a player's pieces is counted here: a piece that is left out of the board is not missing, it is in the wrong place.
struct Named(ByColor<[u8; Kind::COUNT]>);

impl Named {
    fn in_setup(setup: &Setup) -> Named {
        let mut named = ByColor::<[u8; Kind::COUNT]>::default();
        for &(_, piece) in &setup.pieces {
            let count = &mut named[piece.color][piece.kind as usize];
            *count = count.saturating_add(1);
        }
        Named(named)
    }

    /// On cells.
    fn placed(&self, color: Color, kind: Kind) -> u8 {
        self.0[color][kind as usize]
    }

    /// On cells, and in reserve or to be placed.
    fn all(&self, setup: &Setup, color: Color, kind: Kind) -> u8 {
        self.placed(color, kind).saturating_add(setup.reserve[color].get(kind))
    }
}

/// Puts the pieces on a board one by one, leaving out and naming those that cannot be there.
fn build(setup: &Setup, named: &Named, faults: &mut Vec<PositionFault>) -> Board {
    let edition = setup.rules.edition();
    let mut board = Board::EMPTY;
    let setting = setting_phase(setup);
    let mut note = |fault| {
        if !faults.contains(&fault) {
            faults.push(fault);
        }
    };
    for &(cell, piece) in &setup.pieces {
        let stand = board.content(cell);
        if !edition.facts().cells.has(cell) {
            note(PositionFault::NoSuchCell(cell));
        } else if edition.kind_facts(piece.kind).is_none() {
            note(PositionFault::NoSuchKind(piece.kind));
        } else if stand.is_stack() {
            note(PositionFault::TooHigh(cell));
        } else if stand.top().is_some_and(|top| top.kind == Kind::King) {
            note(PositionFault::OnKing(cell));
        } else if piece.kind == Kind::Mountain && stand.top().is_some_and(|top| top != piece) {
            note(PositionFault::MountainOnTop(cell));
        } else if stand.top().is_some_and(|top| top.color != piece.color && top.kind != Kind::Mountain) {
            note(PositionFault::MixedStack(cell));
        } else if board.on_board(piece.color).get(piece.kind) < Counts::MOST {
            board.add(cell, piece);
        }
        if setting && !home_rows(piece.color).has(cell) {
            note(PositionFault::OutsideRows(cell));
        }
    }
    for color in Color::BOTH {
        board.set_reserve(color, setup.reserve[color]);
        for kind in Kind::ALL {
            let count = named.all(setup, color, kind);
            let most = setup.rules.count(kind);
            if edition.kind_facts(kind).is_some() && count > most {
                note(PositionFault::TooMany(color, kind, count, most));
            }
        }
    }
    board
}

fn check_counts(setup: &Setup, named: &Named, faults: &mut Vec<PositionFault>) {
    let edition = setup.rules.edition();
    for color in Color::BOTH {
        for kind in Kind::ALL.into_iter().filter(|&kind| setup.reserve[color].get(kind) > 0) {
            match edition.kind_facts(kind) {
                None if !faults.contains(&PositionFault::NoSuchKind(kind)) => {
                    faults.push(PositionFault::NoSuchKind(kind));
                }
                Some(facts) if !edition.hunts() && !facts.in_reserve => {
                    faults.push(PositionFault::NotInReserve(color, kind));
                }
                _ => {}
            }
        }
    }
    if edition.has_reserve() && !setup.rules.reserve() {
        let extra =
            |color| [Kind::Mountain, Kind::Wise].into_iter().any(|kind| named.all(setup, color, kind) > 0);
        if Color::BOTH.into_iter().any(extra) {
            faults.push(PositionFault::ReserveNotPlayed);
        }
    }
    if setting_phase(setup) {
        check_setting(setup, named, faults);
    } else if Color::BOTH.into_iter().all(|color| named.placed(color, Kind::King) == 0) {
        faults.push(PositionFault::NoKings);
    }
}

fn check_setting(setup: &Setup, named: &Named, faults: &mut Vec<PositionFault>) {
    let guardian = Color::BOTH.into_iter().any(|color| named.all(setup, color, Kind::Guardian) > 0);
    let army = setup.rules.edition().army(guardian);
    for color in Color::BOTH {
        if Kind::ALL.into_iter().any(|kind| named.all(setup, color, kind) != army.get(kind)) {
            faults.push(PositionFault::NotAnArmy(color));
        }
    }
    let [white, black] = Color::BOTH
        .map(|color| Kind::ALL.into_iter().map(|kind| u32::from(named.placed(color, kind))).sum::<u32>());
    let lead = match setup.to_move {
        Color::White => 0,
        Color::Black => 1,
    };
    if white != black + lead {
        faults.push(PositionFault::NotInTurn);
    }
    if setup.clock.is_some() || setup.turn_number != 1 {
        faults.push(PositionFault::SettingClock);
    }
}

fn check_clock(setup: &Setup, faults: &mut Vec<PositionFault>) {
    match (setup.rules.aim(), setup.clock) {
        (Aim::BringTheKingHome { .. }, None) => faults.push(PositionFault::ClockMissing),
        (
            Aim::BringTheKingHome { quiet_limit: most, .. } | Aim::HuntTheKing { exhaustion: most },
            Some(clock),
        ) if clock > most => {
            faults.push(PositionFault::ClockTooHigh(clock, most));
        }
        _ => {}
    }
    if setup.turn_number == 0 {
        faults.push(PositionFault::TurnZero);
    }
}

/// How the game has already ended, as far as a position alone can tell. A king that is missing with the
/// ransom variant fell to "no ransom" if nothing could be named, which is looked at first. A game that knows its turns
/// may know better: if the last cube was given and the king had nowhere to go, it ended by that. Who won is the same.
fn ending(position: &Position) -> Option<Outcome> {
    if setting_phase(&position.setup()) {
        return None;
    }
    let missing = Color::BOTH.into_iter().find(|&color| position.king(color).is_none());
    match (position.rules.aim(), missing) {
        (Aim::HuntTheKing { .. }, Some(loser)) => Some(Outcome::win(loser.other(), Reason::KingCaptured)),
        (Aim::HuntTheKing { .. }, None) => (position.clock == Some(0)).then(|| position.exhaustion_outcome()),
        (Aim::BringTheKingHome { .. }, Some(loser)) => {
            let nameable = position.tops(loser) - position.tops_of(Kind::Mountain);
            let reason = if position.rules.ransom() && nameable.is_empty() {
                Reason::NoRansom
            } else {
                Reason::KingNotRelocatable
            };
            Some(Outcome::win(loser.other(), reason))
        }
        (Aim::BringTheKingHome { quiet_limit, .. }, None) => {
            // No game goes on once a king has arrived, so the king of the player to move ended it, too.
            let [moved, to_move] = [position.to_move.other(), position.to_move];
            position.arrival(moved).or(position.arrival(to_move)).or(position.tie(quiet_limit))
        }
    }
}
