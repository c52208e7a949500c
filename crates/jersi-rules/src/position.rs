//! A position that the rules allow, and what a decision does to it.

use crate::board::Board;
use crate::cell::{Cell, CellSet};
use crate::cell_content::CellContent;
use crate::cell_pair::CellPair;
use crate::edition::{Aim, Edition};
use crate::end_clock::EndClock;
use crate::hash;
use crate::illegal::IllegalTurn;
use crate::lattice;
use crate::outcome::{Outcome, Reason};
use crate::piece::{Color, Counts, Kind, Piece};
use crate::rules::Rules;
use crate::turn::{Carry, Seat, Steps, Turn, TurnParts};

/// A position: who stands where, who moves, and what counts towards the end.
///
/// It comes out of [`Position::new`], [`Position::start`] or [`Position::play`] and is always one that
/// the rules allow. It is small: copy it instead of taking turns back.
///
/// ```
/// use jersi_rules::{Color, Edition, Kind, Position, Rules};
///
/// let start = Position::initial(Rules::new(Edition::V4_8));
/// assert_eq!(start.to_move(), Color::White);
/// assert_eq!(start.on_board(Color::White).get(Kind::Rock), 4);
/// let after = start.play_text("a2-b2=d3")?;
/// assert_eq!(after.to_move(), Color::Black);
/// assert_eq!(start.turn_number(), 1, "the old one is as it was");
/// # Ok::<(), jersi_rules::notation::TurnFault>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Position {
    pub(crate) board: Board,
    pub(crate) rules: Rules,
    pub(crate) to_move: Color,
    /// The number of [`EndClock`]; the rules tell which way it counts, so one byte and a flag are enough.
    pub(crate) clock: Option<u8>,
    pub(crate) turn_number: u16,
    /// Endings that need no search for a legal turn.
    pub(crate) ended: Option<Outcome>,
    pub(crate) ransom: Option<Ransom>,
}

const _: () = assert!(size_of::<Position>() <= 256);

/// A turn that captured the king and is not over: what is needed to finish it, and to write it down.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Ransom {
    /// The steps and the kind that was named.
    pub(crate) turn: Turn,
    /// What the last and the first of two steps found where they arrived.
    pub(crate) taken: [CellContent; 2],
    /// The cube that was given, once it is.
    pub(crate) given: Option<(Cell, Kind)>,
}

/// Which decision comes next.
///
/// ```
/// use jersi_rules::{Color, Kind, Position, Stage};
///
/// let text = "4.8 no-reserve ransom 4RR1k-/8/7/8/1r-4P-2/5K-1F-/2S-4/6P-1/P-6 w - 1 85";
/// let before: Position = text.parse()?;
/// assert_eq!(before.stage(), Stage::Turn);
/// let asked = before.play_text("i5=i7!!-h8#R").unwrap();
/// assert_eq!((asked.stage(), asked.decider()), (Stage::Gift(Kind::Rock), Color::Black));
/// let given = asked.play_text("#e2").unwrap();
/// assert_eq!((given.stage(), given.decider()), (Stage::Relocation, Color::White));
/// # Ok::<(), jersi_rules::ParsePositionError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    /// A placement of the free setting.
    Setting,
    /// A turn.
    Turn,
    /// The opponent gives a cube of this kind.
    Gift(Kind),
    /// The captured king is put back.
    Relocation,
}

impl Position {
    /// The rules it is played by.
    #[inline(always)]
    pub fn rules(&self) -> Rules {
        self.rules
    }

    /// The edition it is played by.
    #[inline(always)]
    pub fn edition(&self) -> Edition {
        self.rules.edition()
    }

    /// Whose turn it is. During a ransom this stays the player who captured the king.
    #[inline(always)]
    pub fn to_move(&self) -> Color {
        self.to_move
    }

    /// Who takes the next decision: the player to move, except for the gift of a ransom.
    #[inline]
    pub fn decider(&self) -> Color {
        match self.stage() {
            Stage::Gift(_) => self.to_move.other(),
            _ => self.to_move,
        }
    }

    /// Which decision comes next.
    #[inline]
    pub fn stage(&self) -> Stage {
        match self.ransom {
            None if self.edition().hunts() && !self.board.reserve(self.to_move).is_empty() => Stage::Setting,
            None => Stage::Turn,
            Some(Ransom { given: Some(_), .. }) => Stage::Relocation,
            Some(Ransom { turn, .. }) => match turn.parts() {
                TurnParts::Steps { ransom: Some(kind), .. } => Stage::Gift(kind),
                _ => unreachable!("a ransom under way has a kind"),
            },
        }
    }

    /// What stands on a cell.
    #[inline(always)]
    pub fn content(&self, cell: Cell) -> CellContent {
        self.board.content(cell)
    }

    /// What stands on all cells: the bytes of [`Position::content`] by [`Cell::index`], eight in a word, the first in its
    /// lowest byte. Two positions are compared by twelve words.
    #[inline(always)]
    pub fn content_words(&self) -> [u64; Cell::END.div_ceil(8)] {
        self.board.content_words()
    }

    /// Cells whose top piece is of this colour.
    #[inline]
    pub fn tops(&self, color: Color) -> CellSet {
        self.board.tops(color)
    }

    /// Cells whose top piece is of this kind, of either colour.
    #[inline]
    pub fn tops_of(&self, kind: Kind) -> CellSet {
        self.board.kind(kind)
    }

    /// The cells of both colours by the kind of their top piece, by `Kind as usize`.
    #[inline(always)]
    pub fn tops_by_kind_and_color(&self) -> [CellPair; Kind::COUNT] {
        self.board.by_kind_and_color()
    }

    /// Cells on which two pieces stand.
    #[inline]
    pub fn stacks(&self) -> CellSet {
        self.board.stacks()
    }

    /// Cells with a mountain on the ground, whatever stands on it.
    #[inline]
    pub fn rooted(&self) -> CellSet {
        self.board.rooted()
    }

    /// Cells of the board on which nothing stands.
    #[inline]
    pub fn empty_cells(&self) -> CellSet {
        self.rules.facts().cells - self.board.occupied()
    }

    /// Cells next to an active guardian of this colour: no stack arrives there, but for one of this colour that
    /// a guardian leads.
    pub fn guarded(&self, color: Color) -> CellSet {
        let guardians = self.tops_of(Kind::Guardian) & self.tops(color);
        let around = guardians.into_iter().fold(CellSet::EMPTY, |cells, cell| cells | cell.neighbours());
        around & self.rules.facts().cells
    }

    /// What stands on a cell after legal steps alone, before a captured king comes back.
    pub fn stand_after(&self, steps: Steps, cell: Cell) -> CellContent {
        let mut board = self.board;
        board.walk(steps);
        board.content(cell)
    }

    /// Where a player's king stands, unless it is captured or not yet placed.
    ///
    /// ```
    /// use jersi_rules::{Color, Edition, Position, Rules};
    ///
    /// let start = Position::initial(Rules::new(Edition::V4_8));
    /// assert_eq!(start.king(Color::Black), Edition::V4_8.cell_named("i4"));
    /// ```
    pub fn king(&self, color: Color) -> Option<Cell> {
        self.board.king(color)
    }

    /// A player's pieces on the board, those under others included.
    #[inline]
    pub fn on_board(&self, color: Color) -> Counts {
        self.board.on_board(color)
    }

    /// A player's pieces that are still to come: the reserve of 4.x, or what the free setting has left.
    #[inline]
    pub fn reserve(&self, color: Color) -> Counts {
        self.board.reserve(color)
    }

    /// What counts towards an end that comes by itself.
    #[inline(always)]
    pub fn clock(&self) -> EndClock {
        EndClock::new(self.rules, self.clock)
    }

    /// The number of the turn to play, from 1, each player's turn counting one: for programs. People count pairs, and are
    /// told [`Position::turn_label`].
    pub fn turn_number(&self) -> u16 {
        self.turn_number
    }

    /// A number that tells positions apart: the board, the reserves, who moves, and a ransom under way.
    /// The clock and the turn number have no part in it. The numbers behind it never change.
    ///
    /// ```
    /// use jersi_rules::{Edition, Position, Rules};
    ///
    /// let start = Position::initial(Rules::new(Edition::V4_8));
    /// let there = start.play_text("b4-c4").unwrap().play_text("h4-g4").unwrap();
    /// let back = there.play_text("c4-b4").unwrap().play_text("g4-h4").unwrap();
    /// assert_ne!(start, back, "another turn number");
    /// assert_eq!(start.hash(), back.hash(), "but the same position");
    /// ```
    #[inline]
    pub fn hash(&self) -> u64 {
        self.board.hash() ^ self.side_and_stage_key()
    }

    /// The same number, worked out from nothing.
    pub fn hash_from_scratch(&self) -> u64 {
        self.board.hash_from_scratch() ^ self.side_and_stage_key()
    }

    #[inline]
    fn side_and_stage_key(&self) -> u64 {
        let side = match self.to_move {
            Color::White => 0,
            Color::Black => hash::BLACK_TO_MOVE,
        };
        match (self.ransom, self.stage()) {
            (None, _) => side,
            (Some(_), Stage::Gift(kind)) => side ^ hash::ransom_key(Some(kind)),
            (Some(_), _) => side ^ hash::ransom_key(None),
        }
    }

    /// How the game ended, if it has.
    ///
    /// ```
    /// use jersi_rules::{Color, Edition, Lang, Reason, Rules};
    ///
    /// let before = Rules::new(Edition::V4_8).position("7/3K-4/7/3k-4/9/8/7/8/7 w - 0 29")?;
    /// assert_eq!(before.outcome(), None);
    /// let outcome = before.play_text("h4-i4").unwrap().outcome().unwrap();
    /// assert_eq!((outcome.winner, outcome.reason), (Some(Color::White), Reason::KingArrived));
    /// println!("{}", outcome.say(Edition::V4_8.into(), Lang::EN));
    /// # Ok::<(), jersi_rules::notation::PositionTextError>(())
    /// ```
    pub fn outcome(&self) -> Option<Outcome> {
        self.ended
            .or_else(|| (!self.has_turn()).then(|| Outcome::win(self.decider().other(), Reason::NoTurn)))
    }

    /// How the game ended, leaving out that the player to move may have no legal turn. Costs nothing.
    #[inline(always)]
    pub fn ended(&self) -> Option<Outcome> {
        self.ended
    }

    /// The position after a legal decision, or why it is none.
    ///
    /// ```
    /// use jersi_rules::{Edition, Position, Rules};
    ///
    /// let start = Position::initial(Rules::new(Edition::V4_8));
    /// for turn in start.turns() {
    ///     assert_eq!(start.play(turn)?.turn_number(), 2);
    /// }
    /// # Ok::<(), jersi_rules::IllegalTurn>(())
    /// ```
    pub fn play(&self, turn: Turn) -> Result<Position, IllegalTurn> {
        self.check(turn).map_err(|refusal| refusal.in_edition(self.edition()))?;
        Ok(self.play_legal(turn))
    }

    /// The position after a decision that is known to be legal, such as one that was just generated.
    /// With any other the position that comes out is not to be used.
    #[inline]
    pub fn play_legal(&self, turn: Turn) -> Position {
        let mut next = *self;
        match turn.parts() {
            TurnParts::Steps { steps, ransom, seat } => next.play_steps(turn, steps, ransom, seat),
            TurnParts::Drops { first, second } => {
                next.board.drop(first.cell, Piece::new(self.to_move, first.kind));
                if let Some(second) = second {
                    next.board.drop(second.cell, Piece::new(self.to_move, second.kind));
                }
                next.end_turn(false);
            }
            TurnParts::Place(place) => {
                next.board.drop(place.cell, Piece::new(self.to_move, place.kind));
                next.to_move = self.to_move.other();
            }
            TurnParts::Gift(cell) => {
                if let Some(given) = next.board.remove_top(cell) {
                    next.ransom = self.ransom.map(|r| Ransom { given: Some((cell, given.kind)), ..r });
                    if next.seats().is_empty() {
                        next.win(Reason::KingNotRelocatable);
                        next.end_turn(true);
                    }
                }
            }
            TurnParts::Relocation(seat) => {
                next.relocate(seat);
                next.end_turn(true);
            }
        }
        next
    }

    /// Not a rule: the same position with the other player to move, as if the turn were passed; the clock stands still.
    /// A search asks by it what the opponent threatens (a null move). `None` where no turn is next.
    ///
    /// ```
    /// use jersi_rules::{Color, Edition, Position, Rules};
    ///
    /// let start = Position::initial(Rules::new(Edition::V4_8));
    /// let passed = start.passed().expect("a turn is next");
    /// assert_eq!(passed.to_move(), Color::Black);
    /// assert_ne!(passed.hash(), start.hash());
    /// assert_eq!(passed.passed().map(|back| back.hash()), Some(start.hash()));
    /// ```
    #[inline]
    pub fn passed(&self) -> Option<Position> {
        if self.ended.is_some() || self.stage() != Stage::Turn {
            return None;
        }
        Some(Position {
            to_move: self.to_move.other(),
            turn_number: self.turn_number.saturating_add(1),
            ..*self
        })
    }

    #[inline]
    fn play_steps(&mut self, turn: Turn, steps: Steps, named: Option<Kind>, seat: Option<Seat>) {
        let taken = self.board.walk(steps);
        let king = taken.into_iter().find(|stand| stand.top().is_some_and(|top| top.kind == Kind::King));
        let king = king.filter(|stand| stand.top().is_some_and(|top| top.color != self.to_move));
        let Some(king) = king else {
            let enemy = |stand: CellContent| {
                stand.top().is_some_and(|top| top.color != self.to_move && top.kind != Kind::Mountain)
            };
            let capture = enemy(taken[0]) || enemy(taken[1]);
            return self.end_turn(capture);
        };
        match self.rules.aim() {
            Aim::HuntTheKing { .. } => {
                self.win(Reason::KingCaptured);
                self.end_turn(true);
            }
            Aim::BringTheKingHome { lone_king_counts, .. } => {
                if named.is_some() {
                    self.ransom = Some(Ransom { turn, taken, given: None });
                    return;
                }
                if let Some(seat) = seat {
                    self.relocate(seat);
                } else if self.rules.ransom() {
                    self.win(Reason::NoRansom);
                } else {
                    self.win(Reason::KingNotRelocatable);
                }
                let alone = king.bottom().is_none_or(|bottom| bottom.kind == Kind::Mountain);
                let other_capture = taken
                    .into_iter()
                    .filter_map(CellContent::top)
                    .any(|top| top.color != self.to_move && !matches!(top.kind, Kind::King | Kind::Mountain));
                self.end_turn(lone_king_counts || !alone || other_capture);
            }
        }
    }

    fn relocate(&mut self, seat: Seat) {
        let victim = self.to_move.other();
        if let Some(cell) = seat_cell(victim, seat) {
            self.board.add(cell, Piece::new(victim, Kind::King));
        }
    }

    fn win(&mut self, reason: Reason) {
        self.ended = Some(Outcome::win(self.to_move, reason));
    }

    /// The end of a turn: the clock, the arrival of the king, the next player.
    #[inline]
    fn end_turn(&mut self, capture: bool) {
        let mover = self.to_move;
        self.ransom = None;
        self.to_move = mover.other();
        self.turn_number = self.turn_number.saturating_add(1);
        match self.rules.aim() {
            Aim::HuntTheKing { exhaustion } => {
                if self.ended.is_some() {
                    return;
                }
                self.clock = match self.clock {
                    Some(left) => Some(left.saturating_sub(1)),
                    None if self.exhausted() => Some(exhaustion),
                    None => None,
                };
                if self.clock == Some(0) {
                    self.ended = Some(self.exhaustion_outcome());
                }
            }
            Aim::BringTheKingHome { quiet_limit, .. } => {
                let quiet = if capture { 0 } else { self.clock.unwrap_or(0).saturating_add(1) };
                self.clock = Some(quiet);
                if self.ended.is_none() {
                    self.ended = self.arrival(mover).or(self.tie(quiet_limit));
                }
            }
        }
    }

    /// 4.x: whether this player's king stands on the far row.
    #[inline]
    pub(crate) fn arrival(&self, color: Color) -> Option<Outcome> {
        let home = self.board.kind(Kind::King) & self.board.tops(color) & far_row(color);
        (!home.is_empty()).then(|| Outcome::win(color, Reason::KingArrived))
    }

    /// 4.x: whether the count of quiet turns is full.
    #[inline]
    pub(crate) fn tie(&self, quiet_limit: u8) -> Option<Outcome> {
        (self.clock >= Some(quiet_limit)).then(|| Outcome::tie(Reason::NoCaptureLimit))
    }

    /// 2.0, 3.0: whether a player has at most one kind left besides the king and the guardian.
    pub(crate) fn exhausted(&self) -> bool {
        Color::BOTH.into_iter().any(|color| {
            let fighters = self.board.on_board(color).with(Kind::King, 0).with(Kind::Guardian, 0);
            fighters.kinds() <= 1
        })
    }

    /// 2.0, 3.0: more kinds wins, then more shapes; king and guardian count.
    pub(crate) fn exhaustion_outcome(&self) -> Outcome {
        let strength = |color| {
            let counts = self.board.on_board(color);
            (counts.kinds(), counts.total())
        };
        let winner = match strength(Color::White).cmp(&strength(Color::Black)) {
            std::cmp::Ordering::Greater => Some(Color::White),
            std::cmp::Ordering::Less => Some(Color::Black),
            std::cmp::Ordering::Equal => None,
        };
        Outcome { winner, reason: Reason::Exhaustion }
    }

    /// 4.x: where the captured king of the player who is not to move may be put.
    pub(crate) fn seats(&self) -> CellSet {
        self.board.seats(self.to_move.other(), self.rules.facts().cells)
    }

    /// The position before the turn whose ransom is under way; the position itself if there is none.
    #[must_use]
    pub fn before_ransom(&self) -> Position {
        let Some(Ransom { turn, taken, given }) = self.ransom else { return *self };
        let mut before = Position { ransom: None, ..*self };
        if let Some((cell, kind)) = given {
            before.board.add(cell, Piece::new(self.to_move.other(), kind));
        }
        if let TurnParts::Steps { steps, .. } = turn.parts() {
            before.board.walk_back(steps, taken);
        }
        before
    }

    /// The decision that began the ransom under way, and the cell of the cube given since.
    pub fn ransom_so_far(&self) -> Option<(Turn, Option<Cell>)> {
        self.ransom.map(|ransom| (ransom.turn, ransom.given.map(|(cell, _)| cell)))
    }
}

impl Board {
    /// Takes all steps. Returns what the last and the first of two steps found where they arrived.
    #[inline]
    pub(crate) fn walk(&mut self, steps: Steps) -> [CellContent; 2] {
        let step = |board: &mut Board, stride, from, to| match stride {
            Carry::One => board.step_one(from, to),
            Carry::Two => board.step_two(from, to),
        };
        match steps.via {
            None => [step(self, steps.first, steps.from, steps.to), CellContent::EMPTY],
            Some(via) => {
                let first = step(self, steps.first, steps.from, via);
                [step(self, steps.first.other(), via, steps.to), first]
            }
        }
    }

    /// Takes the steps back, given what they found.
    fn walk_back(&mut self, steps: Steps, taken: [CellContent; 2]) {
        let back = |board: &mut Board, stride, from, to, found: CellContent| {
            let arrived = board.content(to);
            let start = match (stride, arrived.top()) {
                (Carry::One, Some(mover)) => board.content(from).with_top(mover),
                _ => arrived,
            };
            board.put_back(to, found);
            board.put_back(from, start);
        };
        match steps.via {
            None => back(self, steps.first, steps.from, steps.to, taken[0]),
            Some(via) => {
                back(self, steps.first.other(), via, steps.to, taken[0]);
                back(self, steps.first, steps.from, via, taken[1]);
            }
        }
    }

    /// Where a captured king of this colour may come back: its first row, on an empty cell, a single
    /// cube of its colour, or a single mountain of either.
    pub(crate) fn seats(&self, king: Color, cells: CellSet) -> CellSet {
        let single = (self.tops(king) | self.kind(Kind::Mountain)) - self.stacks();
        first_row(king) & (single | (cells - self.occupied()))
    }
}

/// The row nearest a player.
pub(crate) const fn first_row(color: Color) -> CellSet {
    match color {
        Color::White => lattice::row(0),
        Color::Black => lattice::row(8),
    }
}

/// The row that a player's king wants to reach.
pub(crate) const fn far_row(color: Color) -> CellSet {
    first_row(color.other())
}

/// The cell of a seat on the first row of a king.
pub fn seat_cell(king: Color, seat: Seat) -> Option<Cell> {
    let row = match king {
        Color::White => 0,
        Color::Black => 8,
    };
    Cell::at(row, seat.number())
}
