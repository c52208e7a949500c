//! Turns from text: parsed first, then looked up in a position and judged.

use arrayvec::ArrayVec;

use super::Span;
use super::text::{CellText, DropText, Reader, Syntax, TurnText};
use super::write::capture_marks;
use crate::cell::Cell;
use crate::check::Asked;
use crate::edition::Edition;
use crate::generate::after_steps;
use crate::lang::Lang;
use crate::piece::Kind;
use crate::position::{Position, Stage, first_row};
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
                (Stage::Relocation, true) => {
                    self.nothing_behind()?;
                    return self.relocate(start);
                }
                (_, true) => {
                    let span = start.span.end..start.span.end;
                    return Err(self.fault(span, TurnFaultKind::Syntax(Syntax::StepExpected)));
                }
                (_, false) => return self.judge_steps(start),
            }
        }
        if let Some((_, span)) = &text.named {
            return Err(self.no_ransom_here(span.clone()));
        }
        if let Some(given) = &text.given {
            self.give(given)?;
        }
        text.seat.as_ref().map_or(Ok(()), |seat| self.put_king_back(seat))
    }

    /// Whether the turn ends before whatever else is written.
    fn nothing_behind(&self) -> Result<(), TurnFault> {
        let text = self.text;
        let named = text.named.as_ref().map(|(_, span)| span.clone());
        let given = text.given.as_ref().map(|given| given.span.clone());
        let seat = text.seat.as_ref().map(|seat| seat.cell.span.clone());
        match named.or(given).or(seat) {
            Some(more) => Err(self.fault(more, TurnFaultKind::AfterTheEnd)),
            None => Ok(()),
        }
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

    /// Why no ransom is asked for or given here, in a turn that captures no king.
    fn no_ransom_here(&self, span: Span) -> TurnFault {
        let refusal = match self.now.outcome() {
            Some(_) if !self.decisions.is_empty() => return self.fault(span, TurnFaultKind::AfterTheEnd),
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
        self.play(turn);
        Ok(())
    }

    /// Plays a decision that was judged.
    fn play(&mut self, turn: Turn) {
        self.now = self.now.play_legal(turn);
        self.decisions.push(turn);
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
        if self.now.stage() == Stage::Relocation && first.kind == Kind::King && second.is_none() {
            self.nothing_behind()?;
            return self.relocate(&text.drops[0].cell);
        }
        let named = text.named.as_ref().map(|(_, span)| span);
        if let Some(more) = named.or(text.given.as_ref().map(|given| &given.span)) {
            return Err(self.no_ransom_here(more.clone()));
        }
        let first_span = span(&text.drops[0]);
        let second_span = text.drops.get(1).map_or(first_span.clone(), span);
        let turn = match (self.now.stage(), second) {
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
        let ransom = self.ransom()?;
        // With a ransom, the king is put back by a later decision.
        let later = ransom.is_some() && self.now.rules().ransom();
        let seat = text.seat.as_ref().filter(|_| !later);
        let open = self.now.stage() == Stage::Turn && self.now.ended().is_none();
        if let Some(seat) = seat.filter(|_| open && !self.edition.hunts()) {
            self.check_king_letter(seat)?;
        }
        let cell = seat.map(|seat| self.cell(&seat.cell)).transpose()?;
        let kind = self.now.check_written(steps, ransom, cell).map_err(|(part, refusal)| {
            let span = match part {
                Part::From => Some(&start.span),
                Part::First => Some(&text.steps[0].to.span),
                Part::Second => text.steps.last().map(|step| &step.to.span),
                Part::Seat => text.seat.as_ref().map(|seat| &seat.cell.span),
                Part::Ransom => (text.named.as_ref().map(|(_, span)| span))
                    .or(text.given.as_ref().map(|given| &given.span)),
                Part::Drop | Part::SecondDrop | Part::Whole => None,
            };
            self.refused(span.unwrap_or(&text.span).clone(), refusal)
        })?;
        self.note_marks(from, first_to);
        let with_ransom = kind.map_or(steps, |kind| steps.with_ransom(kind));
        let number = cell.and_then(|cell| Seat::new(cell.number()));
        self.play(number.map_or(with_ransom, |number| with_ransom.with_seat(number)));
        if let Some(given) = &text.given {
            self.give(given)?;
        }
        text.seat.as_ref().filter(|_| later).map_or(Ok(()), |seat| self.put_king_back(seat))
    }

    /// What is written as a ransom. A letter goes before the cube that is given in the same text.
    fn ransom(&self) -> Result<Option<Asked>, TurnFault> {
        let text = self.text;
        Ok(match (&text.named, &text.given) {
            (Some((letter, span)), _) => Some(Asked::Kind(self.kind(*letter, span)?)),
            (None, Some(given)) => Some(Asked::CubeOn(self.cell(given)?)),
            (None, None) => None,
        })
    }

    /// Puts the king back by a decision of its own.
    fn put_king_back(&mut self, seat: &DropText) -> Result<(), TurnFault> {
        if self.now.stage() == Stage::Relocation {
            self.check_king_letter(seat)?;
        }
        self.relocate(&seat.cell)
    }

    fn check_king_letter(&self, seat: &DropText) -> Result<(), TurnFault> {
        match self.edition.kind_of(seat.letter) {
            Some(Kind::King) => Ok(()),
            _ => Err(self.fault(seat.letter_span.clone(), TurnFaultKind::RelocatesOther(seat.letter))),
        }
    }

    fn give(&mut self, text: &CellText) -> Result<(), TurnFault> {
        let cell = self.cell(text)?;
        if !matches!(self.now.stage(), Stage::Gift(_)) || self.now.ended().is_some() {
            return Err(self.no_ransom_here(text.span.clone()));
        }
        self.decide(Turn::gift(cell), |_| text.span.clone())
    }

    fn relocate(&mut self, text: &CellText) -> Result<(), TurnFault> {
        let cell = self.cell(text)?;
        let refusal = match (self.now.outcome(), self.now.stage()) {
            // What was given ended the game: nothing else is played before.
            (Some(_), _) if !self.decisions.is_empty() => Refusal::NowhereToRelocate,
            (Some(outcome), _) => Refusal::GameOver(outcome),
            (None, Stage::Turn) => self.now.no_king_to_relocate(),
            (None, Stage::Relocation) => match Seat::new(cell.number()).map(Turn::relocation) {
                Some(turn) if first_row(self.now.to_move().other()).has(cell) => {
                    return self.decide(turn, |_| text.span.clone());
                }
                _ => Refusal::BadSeat(cell),
            },
            (None, stage) => Refusal::WrongStage(stage),
        };
        Err(self.refused(text.span.clone(), refusal))
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
