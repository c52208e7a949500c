//! Turns from text: parsed first, then looked up in a position and judged.

use arrayvec::ArrayVec;

use super::Span;
use super::text::{CellText, DropText, Reader, Syntax, TurnText};
use super::write::capture_marks;
use crate::cell::Cell;
use crate::edition::Edition;
use crate::generate::after_steps;
use crate::lang::Lang;
use crate::piece::{Color, Kind};
use crate::position::{Position, Stage};
use crate::refusal::{Part, Refusal};
use crate::turn::{Placement, Seat, Turn};

/// A turn, or the next part of one, that was read and found legal.
#[derive(Clone, Debug)]
pub struct ReadTurn {
    /// The decisions it holds: one, or with the ransom up to three.
    pub decisions: ArrayVec<Turn, 3>,
    /// The position after them.
    pub after: Position,
    /// Marks that tell something else than what happened. They are comments, so this is no error.
    pub notes: Vec<MarkNote>,
}

/// A `!` too many or too few.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MarkNote {
    /// Where the marks stand, or would stand.
    pub span: Span,
    /// How many are written.
    pub written: usize,
    /// How many there should be.
    pub should_be: usize,
}

/// Why a text is no legal turn, and where.
///
/// ```
/// use jersi_rules::{Edition, Position, Rules};
///
/// let start = Position::initial(Rules::new(Edition::V4_8));
/// let fault = start.read_turn("a2-b2=d4").unwrap_err();
/// assert_eq!((fault.code(), fault.span.clone()), ("not-in-reach", 6..8));
/// assert!(fault.to_string().contains("d4"), "an error with words: {fault}");
/// ```
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}", self.say(Lang::EN))]
pub struct TurnFault {
    /// The place in the text.
    pub span: Span,
    /// The edition whose words it is told in.
    pub edition: Edition,
    /// What is wrong.
    pub what: TurnFaultKind,
}

/// Why a text is no legal turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TurnFaultKind {
    /// It is no turn at all.
    Syntax(Syntax),
    /// The board has no such cell: row and number.
    UnknownCell(u8, u32),
    /// The edition has no such letter.
    UnknownLetter(char),
    /// The second step moves as many pieces as the first one.
    Alternation,
    /// The text goes on after the game has ended.
    AfterTheEnd,
    /// Only the king is relocated.
    RelocatesOther(char),
    /// A rule forbids it.
    Refused(Refusal),
}

impl TurnFault {
    /// An identifier for programs.
    pub const fn code(&self) -> &'static str {
        match &self.what {
            TurnFaultKind::Syntax(syntax) => syntax.code(),
            TurnFaultKind::UnknownCell(..) => "no-such-cell",
            TurnFaultKind::UnknownLetter(_) => "no-such-letter",
            TurnFaultKind::Alternation => "no-alternation",
            TurnFaultKind::AfterTheEnd => "after-the-end",
            TurnFaultKind::RelocatesOther(_) => "relocates-other",
            TurnFaultKind::Refused(refusal) => refusal.code(),
        }
    }

    /// What is wrong, in the words of its edition.
    pub fn say(&self, lang: Lang) -> String {
        lang.catalogue().turn_fault(&self.what, self.edition)
    }
}

/// Reads a turn, or the next part of a ransom's turn, and judges it in a position.
pub fn read_turn(position: &Position, text: &str) -> Result<ReadTurn, TurnFault> {
    let edition = position.edition();
    let syntax = |(span, syntax)| TurnFault { span, edition, what: TurnFaultKind::Syntax(syntax) };
    resolve(position, &Reader::new(text).turn().map_err(syntax)?)
}

/// Judges a turn that was parsed.
pub(super) fn resolve(position: &Position, text: &TurnText) -> Result<ReadTurn, TurnFault> {
    let mut judge = Judge {
        now: *position,
        decisions: ArrayVec::new(),
        notes: Vec::new(),
        edition: position.edition(),
        text,
    };
    judge.judge()?;
    Ok(ReadTurn { decisions: judge.decisions, after: judge.now, notes: judge.notes })
}

struct Judge<'a> {
    now: Position,
    decisions: ArrayVec<Turn, 3>,
    notes: Vec<MarkNote>,
    edition: Edition,
    text: &'a TurnText,
}

impl Judge<'_> {
    fn fault(&self, span: Span, what: TurnFaultKind) -> TurnFault {
        TurnFault { span, edition: self.edition, what }
    }

    fn refused(&self, span: Span, refusal: Refusal) -> TurnFault {
        self.fault(span, TurnFaultKind::Refused(refusal))
    }

    fn judge(&mut self) -> Result<(), TurnFault> {
        let text = self.text;
        if !text.drops.is_empty() {
            return self.judge_drops();
        }
        if let Some(start) = &text.start {
            match (self.now.stage(), text.steps.is_empty()) {
                // A bare cell answers the question that a ransom asks.
                (Stage::Gift(_), true) => self.give(start)?,
                (Stage::Relocation, true) => return self.relocate(start),
                (_, true) => {
                    let span = start.span.end..start.span.end;
                    return Err(self.fault(span, TurnFaultKind::Syntax(Syntax::StepExpected)));
                }
                (_, false) => self.judge_steps(start)?,
            }
        } else if let Some((_, span)) = &text.named {
            return Err(self.no_ransom_here(span.clone()));
        }
        if let Some(given) = &text.given {
            self.give(given)?;
        }
        if let Some(seat) = &text.seat
            && self.seat_is_open()
        {
            self.check_king_letter(seat)?;
            self.relocate(&seat.cell)?;
        }
        Ok(())
    }

    /// Whether a written relocation is a decision of its own, not part of the steps.
    fn seat_is_open(&self) -> bool {
        self.text.start.is_none() || self.text.steps.is_empty() || self.now.rules().ransom()
    }

    fn cell(&self, text: &CellText) -> Result<Cell, TurnFault> {
        let number = u8::try_from(text.number).unwrap_or(u8::MAX);
        let cell = self.edition.cell(text.row, number);
        cell.ok_or_else(|| self.fault(text.span.clone(), TurnFaultKind::UnknownCell(text.row, text.number)))
    }

    fn kind(&self, letter: char, span: &Span) -> Result<Kind, TurnFault> {
        let kind = self.edition.kind_of(letter);
        kind.ok_or_else(|| self.fault(span.clone(), TurnFaultKind::UnknownLetter(letter)))
    }

    fn no_ransom_here(&self, span: Span) -> TurnFault {
        let refusal = match self.now.outcome() {
            Some(outcome) => Refusal::GameOver(outcome),
            None if !self.now.rules().ransom() => Refusal::RansomNotPlayed,
            None => match self.now.stage() {
                Stage::Turn => Refusal::NoRansomDue,
                stage => Refusal::WrongStage(stage),
            },
        };
        self.refused(span, refusal)
    }

    /// Judges and plays one decision.
    fn decide(&mut self, turn: Turn, span_of: impl Fn(Part) -> Span) -> Result<(), TurnFault> {
        let judged = self.now.check_parts(turn);
        judged.map_err(|(part, refusal)| self.refused(span_of(part), refusal))?;
        self.now = self.now.play_legal(turn);
        self.decisions.push(turn);
        Ok(())
    }

    fn judge_drops(&mut self) -> Result<(), TurnFault> {
        let text = self.text;
        let span = |drop: &DropText| drop.letter_span.start..drop.cell.span.end;
        let read = |judge: &Self, drop: &DropText| {
            let kind = judge.kind(drop.letter, &drop.letter_span)?;
            Ok(Placement { kind, cell: judge.cell(&drop.cell)? })
        };
        let first = read(self, &text.drops[0])?;
        let second = text.drops.get(1).map(|drop| read(self, drop)).transpose()?;
        if let Some(more) = text.seat.as_ref().map(&span).or(text.given.as_ref().map(|c| c.span.clone())) {
            return Err(self.fault(more, TurnFaultKind::AfterTheEnd));
        }
        let first_span = span(&text.drops[0]);
        let second_span = text.drops.get(1).map_or(first_span.clone(), span);
        let turn = match (self.now.stage(), second) {
            (Stage::Relocation, None) if first.kind == Kind::King => {
                return self.relocate(&text.drops[0].cell);
            }
            (Stage::Setting, Some(_)) => {
                return Err(self.fault(second_span, TurnFaultKind::AfterTheEnd));
            }
            (Stage::Turn, None) if self.edition.hunts() => Turn::place(first),
            (Stage::Setting, None) => Turn::place(first),
            (_, None) => Turn::drop(first),
            (_, Some(second)) => Turn::drops(first, second),
        };
        // A pair on two cells may have been put in the other order.
        let swapped = second.is_some_and(|second| {
            first.cell != second.cell && Turn::drops(second, first) == turn && {
                matches!(turn.parts(), crate::turn::TurnParts::Drops { first: put_first, .. } if put_first != first)
            }
        });
        self.decide(turn, |part| match (part, swapped) {
            (Part::Drop, false) | (Part::SecondDrop, true) => first_span.clone(),
            (Part::SecondDrop, false) | (Part::Drop, true) => second_span.clone(),
            _ => text.span.clone(),
        })
    }

    fn judge_steps(&mut self, start: &CellText) -> Result<(), TurnFault> {
        let text = self.text;
        let from = self.cell(start)?;
        let first_to = self.cell(&text.steps[0].to)?;
        let (via, to) = match text.steps.get(1) {
            None => (None, first_to),
            Some(second) => {
                let to = self.cell(&second.to)?;
                if second.stride == text.steps[0].stride {
                    let span = second.sign.clone();
                    return Err(self.fault(span, TurnFaultKind::Alternation));
                }
                (Some(first_to), to)
            }
        };
        let steps = Turn::steps(from, text.steps[0].stride, via, to);
        let mut turn = steps;
        if self.now.ended().is_none() && self.now.stage() == Stage::Turn {
            turn = self.with_ransom(turn)?;
            turn = self.with_seat(turn)?;
        }
        self.note_marks(from, first_to);
        self.decide(turn, |part| match part {
            Part::From => start.span.clone(),
            Part::First => text.steps[0].to.span.clone(),
            Part::Second => text.steps.last().map_or(text.span.clone(), |step| step.to.span.clone()),
            Part::Seat => text.seat.as_ref().map_or(text.span.clone(), |seat| seat.cell.span.clone()),
            Part::Ransom => (text.named.as_ref().map(|(_, span)| span.clone()))
                .or(text.given.as_ref().map(|cell| cell.span.clone()))
                .unwrap_or(text.span.clone()),
            Part::Drop | Part::SecondDrop | Part::Whole => text.span.clone(),
        })
    }

    /// Adds the kind that is asked for: by its letter, or by the cube that is given in the same text.
    fn with_ransom(&self, turn: Turn) -> Result<Turn, TurnFault> {
        let text = self.text;
        if let Some((letter, span)) = &text.named {
            return Ok(match self.kind(*letter, span)? {
                Kind::King => return Err(self.refused(span.clone(), Refusal::CannotName(Kind::King))),
                kind => turn.with_ransom(kind),
            });
        }
        let Some(given) = &text.given else { return Ok(turn) };
        let cell = self.cell(given)?;
        if !self.now.rules().ransom() {
            return Err(self.refused(given.span.clone(), Refusal::RansomNotPlayed));
        }
        let top = after_steps(&self.now, turn).content(cell).top();
        match top.filter(|top| top.color != self.now.to_move() && top.kind != Kind::King) {
            Some(top) => Ok(turn.with_ransom(top.kind)),
            // Let the steps be judged first; the gift is looked at again after them.
            None if self.now.check(turn) == Err(Refusal::MustNameRansom) => {
                let any = after_steps(&self.now, turn).nameable().iter().next().unwrap_or(Kind::Rock);
                Err(self.refused(given.span.clone(), Refusal::BadGift(cell, any)))
            }
            None => Ok(turn),
        }
    }

    fn with_seat(&self, turn: Turn) -> Result<Turn, TurnFault> {
        let Some(seat) = self.text.seat.as_ref().filter(|_| !self.now.rules().ransom()) else {
            return Ok(turn);
        };
        self.check_king_letter(seat)?;
        if self.edition.hunts() {
            return Err(self.refused(seat.cell.span.clone(), Refusal::NothingToRelocate));
        }
        match self.seat(&seat.cell) {
            Ok(number) => Ok(turn.with_seat(number)),
            // Faults of the steps are told before those of the relocation.
            Err(fault) => match self.now.check(turn) {
                Ok(()) | Err(Refusal::MustRelocate(_)) => Err(fault),
                Err(_) => Ok(turn),
            },
        }
    }

    fn check_king_letter(&self, seat: &DropText) -> Result<(), TurnFault> {
        match self.edition.kind_of(seat.letter) {
            Some(Kind::King) => Ok(()),
            _ => Err(self.fault(seat.letter_span.clone(), TurnFaultKind::RelocatesOther(seat.letter))),
        }
    }

    /// The seat that a cell is for the king that may be captured now.
    fn seat(&self, text: &CellText) -> Result<Seat, TurnFault> {
        let cell = self.cell(text)?;
        let own_row = match self.now.to_move().other() {
            Color::White => 0,
            Color::Black => crate::cell::ROWS - 1,
        };
        let seat = Seat::new(cell.number()).filter(|_| cell.row() == own_row);
        seat.ok_or_else(|| self.refused(text.span.clone(), Refusal::BadSeat(cell)))
    }

    fn give(&mut self, text: &CellText) -> Result<(), TurnFault> {
        let cell = self.cell(text)?;
        if !matches!(self.now.stage(), Stage::Gift(_)) || self.now.ended().is_some() {
            return Err(self.no_ransom_here(text.span.clone()));
        }
        self.decide(Turn::gift(cell), |_| text.span.clone())
    }

    fn relocate(&mut self, text: &CellText) -> Result<(), TurnFault> {
        if self.edition.hunts() {
            return Err(self.refused(text.span.clone(), Refusal::NothingToRelocate));
        }
        if let Some(outcome) = self.now.ended() {
            let refusal = match self.decisions.is_empty() {
                true => Refusal::GameOver(outcome),
                false => Refusal::NowhereToRelocate,
            };
            return Err(self.refused(text.span.clone(), refusal));
        }
        let seat = self.seat(text)?;
        self.decide(Turn::relocation(seat), |_| text.span.clone())
    }

    /// Compares the marks with what the steps capture, if the steps can be walked at all.
    fn note_marks(&mut self, from: Cell, first_to: Cell) {
        let mover = self.now.to_move();
        let mut met = vec![self.now.content(first_to)];
        if let Some(second) = self.text.steps.get(1) {
            let after = after_steps(&self.now, Turn::steps(from, self.text.steps[0].stride, None, first_to));
            met.extend(self.cell(&second.to).map(|to| after.content(to)));
        }
        for (step, met) in self.text.steps.iter().zip(met) {
            let should_be = capture_marks(mover, met).len();
            if step.marks != should_be {
                let span = step.marks_span.clone();
                self.notes.push(MarkNote { span, written: step.marks, should_be });
            }
        }
    }
}
