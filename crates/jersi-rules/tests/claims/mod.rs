//! Whether what a refusal claims of a position holds in it, found out by plain slow code that shares nothing with the
//! referee: lists of pieces, and the sentences of the rules one by one.

#![allow(dead_code)] // each test file uses its own part of this

pub mod attempt;
pub mod ending;
pub mod mutate;
pub mod table;

use attempt::{At, Attempt, Blame};
use jersi_rules::notation::{Syntax, TurnFaultKind};
use jersi_rules::{Carry, Cell, Color, Edition, Kind, Piece, Position, Refusal, Stage};
use table::{Spot, Table, beats, beside, hunts, left, middle, on_board, spot};

/// A claim about a turn that was tried in a position.
pub struct Claim<'a> {
    position: &'a Position,
    attempt: &'a Attempt,
    blame: Blame,
    edition: Edition,
    mover: Color,
    /// The board before each step and after the last one.
    boards: Vec<Table>,
    /// The board when the captured king would be put back, what is given taken away.
    given: Table,
}

/// What a position waits for, from its text.
fn stage(position: &Position) -> Stage {
    let edition = position.edition();
    let partial = position.partial();
    let tail = partial.as_deref().and_then(|partial| partial.rsplit_once('#')).map(|(_, tail)| tail);
    match tail.map(|tail| tail.chars().collect::<Vec<char>>()).as_deref() {
        Some(&[letter]) => Stage::Gift(table::kind(edition, letter).expect("a kind was named")),
        Some(_) => Stage::Relocation,
        None if hunts(edition) && position.reserve(position.to_move()).total() > 0 => Stage::Setting,
        None => Stage::Turn,
    }
}

impl<'a> Claim<'a> {
    pub fn new(position: &'a Position, table: &Table, attempt: &'a Attempt, blame: Blame) -> Claim<'a> {
        let mut boards = vec![table.clone()];
        let mut from = attempt.start.and_then(|at| at.spot);
        for (carry, to, _) in &attempt.steps {
            let mut next = boards[boards.len() - 1].clone();
            if let (Some(from), Some(to)) = (from, to.spot) {
                next.step(*carry, from, to);
            }
            boards.push(next);
            from = to.spot;
        }
        let mut given = boards[boards.len() - 1].clone();
        let gives = attempt.steps.is_empty() && matches!(stage(position), Stage::Gift(_));
        let bare = attempt.start.filter(|_| gives);
        if let Some(at) = attempt.given.or(bare).and_then(|at| at.spot) {
            given.take_top(at);
        }
        let (edition, mover) = (position.edition(), position.to_move());
        Claim { position, attempt, blame, edition, mover, boards, given }
    }

    fn kind(&self, letter: char) -> Option<Kind> {
        table::kind(self.edition, letter)
    }

    fn victim(&self) -> Color {
        self.mover.other()
    }

    fn stage(&self) -> Stage {
        stage(self.position)
    }

    /// What it waits for when a part of the attempt is played.
    fn stage_then(&self) -> Option<Stage> {
        match self.stage() {
            Stage::Turn if self.captures_king() => {
                self.attempt.named.and_then(|letter| self.kind(letter)).map(Stage::Gift)
            }
            Stage::Gift(_) if self.attempt.given.or(self.attempt.start).is_some() => Some(Stage::Relocation),
            _ => None,
        }
    }

    fn after(&self) -> &Table {
        &self.boards[self.boards.len() - 1]
    }

    /// Whether the steps of the attempt capture the enemy's king.
    fn captures_king(&self) -> bool {
        self.boards[0].king(self.victim()).is_some() && self.after().king(self.victim()).is_none()
    }

    /// Whether a king is off the board when it would be put back.
    fn king_is_off(&self) -> bool {
        self.stage() == Stage::Relocation || matches!(self.stage(), Stage::Gift(_)) || self.captures_king()
    }

    fn asks(&self) -> bool {
        self.attempt.named.is_some() || self.attempt.given.is_some()
    }

    /// The step that is blamed: its number, how many pieces it moves, from where, to where, and the board before it.
    fn step(&self) -> Option<(usize, Carry, Spot, Spot, &Table)> {
        let n = match self.blame {
            Blame::Start => 0,
            Blame::Step(n) => n,
            _ => return None,
        };
        let &(carry, to, _) = self.attempt.steps.get(n)?;
        let from = match n {
            0 => self.attempt.start?,
            _ => self.attempt.steps[n - 1].1,
        };
        Some((n, carry, from.spot?, to.spot?, &self.boards[n]))
    }

    /// Whether the blamed step moves so many pieces, arrives on a cell, and finds this there.
    fn arrives(&self, carry: Option<Carry>, cell: Cell, finds: impl Fn(&[Piece]) -> bool) -> bool {
        self.step().is_some_and(|(_, moves, _, to, board)| {
            carry.is_none_or(|carry| carry == moves) && to == spot(cell) && finds(board.at(to))
        })
    }

    /// Whether the attempt begins on a cell, and this stands there.
    fn begins(&self, cell: Cell, finds: impl Fn(&[Piece]) -> bool) -> bool {
        let begins = self.attempt.start.and_then(|at| at.spot) == Some(spot(cell));
        self.blame == Blame::Start && begins && finds(self.boards[0].at(spot(cell)))
    }

    /// The drop that is blamed, its kind, its cell, and the board before it.
    fn drop(&self) -> Option<(usize, Option<Kind>, Spot, Table)> {
        let (Blame::Drop(n) | Blame::DropLetter(n)) = self.blame else { return None };
        let put = self.attempt.drops.get(n)?;
        // Two drops on different cells have no order, so the other one may be the first.
        let mut board = self.boards[0].clone();
        for (_, other) in self.attempt.drops.iter().enumerate().filter(|&(m, _)| m != n) {
            let first_on_cell = other.at == put.at && n == 0;
            if let (Some(kind), Some(at), false) = (self.kind(other.letter), other.at.spot, first_on_cell) {
                board.put(at, Piece::new(self.mover, kind));
            }
        }
        Some((n, self.kind(put.letter), put.at.spot?, board))
    }

    /// The kind of the drop that is blamed.
    fn dropped(&self) -> Option<Kind> {
        let (Blame::Drop(n) | Blame::DropLetter(n)) = self.blame else { return None };
        self.attempt.drops.get(n).and_then(|put| self.kind(put.letter))
    }

    fn drops_on(&self, cell: Cell, finds: impl Fn(Option<Kind>, &[Piece]) -> bool) -> bool {
        self.drop().is_some_and(|(_, kind, at, board)| at == spot(cell) && finds(kind, board.at(at)))
    }

    fn mentions(&self, at: Spot) -> bool {
        let steps = self.attempt.steps.iter().map(|(_, to, _)| *to);
        let puts = self.attempt.drops.iter().chain(&self.attempt.seat).map(|put| put.at);
        steps
            .chain(puts)
            .chain(self.attempt.start)
            .chain(self.attempt.given)
            .any(|cell| cell.spot == Some(at))
    }

    /// Whether what a refusal says is so.
    pub fn holds(&self, refusal: &Refusal) -> bool {
        let (rules, reserve) = (self.position.rules(), self.position.reserve(self.mover));
        let (own, enemy) = (self.mover, self.victim());
        let mountain = |piece: &Piece| piece.kind == Kind::Mountain;
        match *refusal {
            Refusal::GameOver(outcome) => ending::is(self.position, &self.boards[0], outcome),
            Refusal::WrongStage(stage) => {
                stage != Stage::Turn && (stage == self.stage() || Some(stage) == self.stage_then())
            }
            Refusal::NoSuchCell(cell) => !on_board(self.edition, spot(cell)) && self.mentions(spot(cell)),
            Refusal::NothingThere(cell) => self.begins(cell, <[Piece]>::is_empty),
            Refusal::NotYours(cell, color) => {
                color == enemy
                    && self.begins(cell, |here| here.last().is_some_and(|top| top.color == color))
            }
            Refusal::Rooted(cell) => self.begins(cell, |here| here.last().is_some_and(mountain)),
            Refusal::OnMountain(cell) => {
                let below = |here: &[Piece]| matches!(here, [below, _] if mountain(below));
                match self.blame {
                    Blame::Step(1) => {
                        let second = self.attempt.steps.get(1).map(|step| step.0);
                        let via = self.attempt.steps[0].1.spot;
                        second == Some(Carry::Two)
                            && via == Some(spot(cell))
                            && below(self.boards[1].at(spot(cell)))
                    }
                    _ => self.attempt.steps[0].0 == Carry::Two && self.begins(cell, below),
                }
            }
            Refusal::NoStack(cell) => {
                self.attempt.steps[0].0 == Carry::Two && self.begins(cell, |here| here.len() == 1)
            }
            Refusal::SameCell(cell) => {
                self.step().is_some_and(|(_, _, from, to, _)| from == to && to == spot(cell))
            }
            Refusal::NotBeside(from, to) => self.step().is_some_and(|(_, carry, start, end, _)| {
                carry == Carry::One
                    && (start, end) == (spot(from), spot(to))
                    && start != end
                    && !beside(start, end)
            }),
            Refusal::NotInReach(from, to) => self.step().is_some_and(|(_, carry, start, end, _)| {
                carry == Carry::Two
                    && (start, end) == (spot(from), spot(to))
                    && start != end
                    && !beside(start, end)
                    && middle(start, end).is_none()
            }),
            Refusal::JumpsOver(cell) => self.step().is_some_and(|(_, carry, from, to, board)| {
                carry == Carry::Two
                    && middle(from, to) == Some(spot(cell))
                    && !board.at(spot(cell)).is_empty()
            }),
            Refusal::Merges(cell) => {
                self.arrives(Some(Carry::Two), cell, |here| here.iter().any(|piece| piece.color == own))
            }
            Refusal::Full(cell) => {
                let two = |here: &[Piece]| here.len() == 2;
                self.arrives(None, cell, two) || self.drops_on(cell, |_, here| two(here))
            }
            Refusal::OnKing(cell) => {
                let king = |here: &[Piece]| here.last() == Some(&Piece::new(own, Kind::King));
                self.arrives(Some(Carry::One), cell, king) || self.drops_on(cell, |_, here| king(here))
            }
            Refusal::StackOnMountain(cell) => {
                self.arrives(Some(Carry::Two), cell, |here| matches!(here, [only] if mountain(only)))
            }
            Refusal::StackTakesOnMountain(cell) => self.arrives(Some(Carry::Two), cell, |here| {
                matches!(here, [below, top] if mountain(below) && !mountain(top) && top.color == enemy)
            }),
            Refusal::MountainUntakeable(cell) => self.arrives(
                None,
                cell,
                |here| matches!(here, [below, top] if mountain(below) && mountain(top) && top.color == enemy),
            ),
            Refusal::DoesNotBeat(kind, met, cell) => {
                let moved = self.step().and_then(|(_, _, from, _, board)| board.top(from));
                moved == Some(Piece::new(own, kind))
                    && met.color == enemy
                    && !beats(kind, met.kind)
                    && self.arrives(None, cell, |here| here.last() == Some(&met))
            }
            Refusal::Blocked { cell, guardian, color } => {
                let still = Some(Piece::new(color, Kind::Guardian));
                self.step().is_some_and(|(_, carry, from, to, board)| {
                    let leads = board.top(from) == Some(Piece::new(own, Kind::Guardian));
                    to == spot(cell)
                        && (carry == Carry::Two || board.at(to).len() == 1)
                        && beside(to, spot(guardian))
                        && self.boards[0].top(spot(guardian)) == still
                        && board.top(spot(guardian)) == still
                        && !(color == own && leads)
                })
            }
            Refusal::NoSecondStep(cell) => {
                matches!(self.attempt.steps[..], [(Carry::One, via, _), _] if via.spot == Some(spot(cell)))
                    && self.boards[1].at(spot(cell)).len() == 1
            }
            Refusal::OverBeforeSecond(cell) => {
                hunts(self.edition)
                    && self.attempt.steps.len() == 2
                    && self.attempt.steps[0].1.spot == Some(spot(cell))
                    && self.boards[0].top(spot(cell)) == Some(Piece::new(enemy, Kind::King))
            }
            Refusal::NothingToRelocate => {
                !hunts(self.edition)
                    && self.stage() == Stage::Turn
                    && self.wants_seat()
                    && !self.captures_king()
            }
            Refusal::NeverRelocated => hunts(self.edition) && self.wants_seat(),
            Refusal::MustRelocate(cells) => {
                let cells: Vec<Spot> = cells.into_iter().map(spot).collect();
                !hunts(self.edition)
                    && !rules.ransom()
                    && self.captures_king()
                    && self.attempt.seat.is_none()
                    && !cells.is_empty()
                    && cells == self.after().seats(enemy)
            }
            Refusal::NowhereToRelocate => {
                !hunts(self.edition)
                    && self.wants_seat()
                    && self.king_is_off()
                    && self.given.seats(enemy).is_empty()
            }
            Refusal::BadSeat(cell) => {
                !hunts(self.edition)
                    && self.wants_seat()
                    && self.mentions(spot(cell))
                    && self.king_is_off()
                    && !self.given.seats(enemy).contains(&spot(cell))
            }
            Refusal::RansomNotPlayed => !rules.ransom() && self.asks(),
            Refusal::NoRansomDue => {
                rules.ransom() && self.stage() == Stage::Turn && self.asks() && !self.captures_king()
            }
            Refusal::MustNameRansom(kinds) => {
                let named = self.after().nameable(enemy);
                rules.ransom()
                    && self.captures_king()
                    && !self.asks()
                    && !named.is_empty()
                    && Kind::ALL.into_iter().all(|kind| kinds.has(kind) == named.contains(&kind))
            }
            Refusal::NoRansomLeft => {
                rules.ransom()
                    && self.wants_seat()
                    && self.captures_king()
                    && self.after().nameable(enemy).is_empty()
            }
            Refusal::RelocatesTooEarly => {
                rules.ransom()
                    && self.wants_seat()
                    && self.captures_king()
                    && self.attempt.given.is_none()
                    && !self.after().nameable(enemy).is_empty()
            }
            Refusal::CannotName(kind) => {
                rules.ransom()
                    && self.captures_king()
                    && self.asks()
                    && !matches!(kind, Kind::King | Kind::Mountain)
                    && !self.after().nameable(enemy).contains(&kind)
            }
            Refusal::NeverRansomed(kind) => {
                let cube = self.attempt.given.and_then(|at| self.after().top(at.spot?));
                let asked = self.attempt.named.and_then(|letter| self.kind(letter));
                rules.ransom()
                    && self.captures_king()
                    && matches!(kind, Kind::King | Kind::Mountain)
                    && asked.or(cube.map(|piece| piece.kind)) == Some(kind)
            }
            Refusal::NothingToGive(cell) => {
                let here = self.attempt.given.and_then(|at| at.spot) == Some(spot(cell));
                let top = self.after().top(spot(cell));
                rules.ransom() && self.captures_king() && here && top.is_none_or(|top| top.color == own)
            }
            Refusal::BadGift(cell, kind) => {
                let asked = match self.stage() {
                    Stage::Gift(asked) => Some(asked),
                    _ => self.attempt.named.and_then(|letter| self.kind(letter)),
                };
                rules.ransom()
                    && self.king_is_off()
                    && self.mentions(spot(cell))
                    && asked == Some(kind)
                    && self.after().top(spot(cell)) != Some(Piece::new(enemy, kind))
            }
            Refusal::NoReserve => {
                !self.attempt.drops.is_empty() && (hunts(self.edition) || !rules.reserve())
            }
            Refusal::NotInReserve(kind) => {
                let used = self.attempt.drops.iter().filter(|put| self.kind(put.letter) == Some(kind)).count();
                self.dropped() == Some(kind) && !hunts(self.edition) && used > left(reserve, kind)
            }
            Refusal::NeverDropped(kind) => {
                self.dropped() == Some(kind)
                    && !hunts(self.edition)
                    && !matches!(kind, Kind::Mountain | Kind::Wise)
            }
            Refusal::DropsOnEnemy(cell) => {
                self.drops_on(cell, |_, here| here.last().is_some_and(|top| top.color == enemy))
            }
            Refusal::MountainDropsOn(cell) => self.drops_on(cell, |kind, here| {
                kind == Some(Kind::Mountain) && matches!(here, [only] if only.color == own && !mountain(only))
            }),
            Refusal::DropsApart(one, other) => {
                let (one, other) = (spot(one), spot(other));
                one != other && !beside(one, other) && self.mentions(one) && self.mentions(other)
            }
            Refusal::NoSuchKind(kind) => table::letter(self.edition, kind).is_none(),
            Refusal::AllPlaced(kind) => {
                self.stage() == Stage::Setting
                    && self.dropped() == Some(kind)
                    && left(reserve, kind) == 0
                    && self.boards[0].pieces.values().flatten().any(|piece| *piece == Piece::new(own, kind))
            }
            Refusal::NotInGame(kind) => {
                let placed = self.boards[0].pieces.values().flatten();
                let to_come = [own, enemy].map(|color| left(self.position.reserve(color), kind));
                self.stage() == Stage::Setting
                    && self.dropped() == Some(kind)
                    && to_come == [0, 0]
                    && placed.into_iter().all(|piece| piece.kind != kind)
            }
            Refusal::OutsideRows(cell) => {
                let rows = if own == Color::White { [0, 1] } else { [7, 8] };
                self.stage() == Stage::Setting
                    && self.mentions(spot(cell))
                    && !rows.contains(&spot(cell).0)
            }
            Refusal::SettingOver => hunts(self.edition) && self.stage() == Stage::Turn,
            Refusal::NoPlacements => !hunts(self.edition) && self.attempt.placed,
            // These tests play by the booklet; house rules have tests of their own.
            Refusal::Banned(_) => false,
        }
    }

    /// Whether the attempt puts a king back: with `/K:a2`, or with a bare cell or `K:a2` where that is asked for.
    fn wants_seat(&self) -> bool {
        let bare =
            self.attempt.steps.is_empty() && (self.attempt.start.is_some() || !self.attempt.drops.is_empty());
        self.attempt.seat.is_some() || self.stage() == Stage::Relocation && bare
    }

    /// Whether a fault of the text says what is so.
    pub fn reads(&self, fault: &TurnFaultKind) -> bool {
        let attempt = self.attempt;
        let cells = || {
            let steps = attempt.steps.iter().map(|(_, to, _)| *to);
            let puts = attempt.drops.iter().chain(&attempt.seat).map(|put| put.at);
            steps.chain(puts).chain(attempt.start).chain(attempt.given).collect::<Vec<At>>()
        };
        match fault {
            TurnFaultKind::Refused(refusal) => self.holds(refusal),
            TurnFaultKind::UnknownCell(row, number) => {
                table::named(self.edition, *row, *number).is_none()
                    && cells().iter().any(|at| (at.row, at.number) == (*row, *number))
            }
            TurnFaultKind::UnknownLetter(letter) => {
                let puts = attempt.drops.iter().map(|put| put.letter).chain(attempt.named);
                self.kind(*letter).is_none() && puts.into_iter().any(|written| written == *letter)
            }
            TurnFaultKind::Alternation => {
                matches!(attempt.steps[..], [(one, ..), (other, ..)] if one == other)
            }
            // A placement is one piece, and a bare cell answers one question.
            TurnFaultKind::AfterTheEnd => {
                self.stage() == Stage::Setting && attempt.drops.len() == 2
                    || self.stage() != Stage::Turn && attempt.start.is_some() && attempt.steps.is_empty()
                    || self.stage() == Stage::Relocation
            }
            TurnFaultKind::RelocatesOther(letter) => {
                self.kind(*letter) != Some(Kind::King)
                    && !hunts(self.edition)
                    && attempt.seat.is_some_and(|seat| seat.letter == *letter)
            }
            TurnFaultKind::Syntax(Syntax::StepExpected) => {
                attempt.start.is_some()
                    && attempt.steps.is_empty()
                    && matches!(self.stage(), Stage::Turn | Stage::Setting)
            }
            TurnFaultKind::Syntax(Syntax::Empty) => *attempt == Attempt::default(),
            // The texts are well formed but for these.
            TurnFaultKind::Syntax(_) => false,
        }
    }
}
