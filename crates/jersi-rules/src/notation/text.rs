//! The grammar of a written turn, before any position is looked at.

use super::Span;
use crate::lang::Lang;
use crate::turn::Carry;

/// What is wrong with a text that is no turn at all.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}", self.say(Lang::EN))]
pub enum Syntax {
    /// Nothing is written.
    Empty,
    /// This character has no place in a turn.
    Unexpected(char),
    /// A cell should stand here.
    CellExpected,
    /// The number of a cell should stand here.
    NumberExpected,
    /// A step, `-` or `=`, should follow the cell.
    StepExpected,
    /// A letter and `:` should stand here.
    LetterExpected,
    /// `:` should stand here.
    ColonExpected,
    /// A cell or a letter should follow the ransom sign.
    RansomExpected,
    /// A turn has at most two steps.
    ThreeSteps,
    /// At most two cubes are dropped.
    ThreeDrops,
    /// There is more than one relocation or ransom.
    Twice,
}

impl Syntax {
    /// An identifier for programs.
    pub const fn code(&self) -> &'static str {
        match self {
            Syntax::Empty => "empty",
            Syntax::Unexpected(_) => "unexpected",
            Syntax::CellExpected => "cell-expected",
            Syntax::NumberExpected => "number-expected",
            Syntax::StepExpected => "step-expected",
            Syntax::LetterExpected => "letter-expected",
            Syntax::ColonExpected => "colon-expected",
            Syntax::RansomExpected => "ransom-expected",
            Syntax::ThreeSteps => "three-steps",
            Syntax::ThreeDrops => "three-drops",
            Syntax::Twice => "twice",
        }
    }

    /// What is wrong and what would be right.
    pub fn say(&self, lang: Lang) -> String {
        lang.catalogue().turn_syntax(self)
    }
}

/// A cell as it is written, with whatever number.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct CellText {
    pub row: u8,
    pub number: u32,
    pub span: Span,
}

/// A step as it is written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct StepText {
    pub stride: Carry,
    pub sign: Span,
    pub to: CellText,
    /// How many `!` follow, and where they stand or would stand.
    pub marks: usize,
    pub marks_span: Span,
}

/// A letter and a cell, as in `M:d4`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct DropText {
    pub letter: char,
    pub letter_span: Span,
    pub cell: CellText,
}

/// A ransom: the kind that is asked for, or the cube that is given.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum RansomText {
    Kind(char, Span),
    Cube(CellText),
}

/// A written turn, taken apart, and not yet looked up in any position.
#[derive(Clone, Debug, Default)]
pub struct TurnText {
    pub(super) start: Option<CellText>,
    pub(super) steps: Vec<StepText>,
    pub(super) drops: Vec<DropText>,
    pub(super) named: Option<(char, Span)>,
    pub(super) given: Option<CellText>,
    pub(super) seat: Option<DropText>,
    pub(super) span: Span,
}

/// The usual character for what a text may hold instead of it; `None` for what is passed over.
pub(crate) fn usual(c: char) -> Option<char> {
    match c {
        c if c.is_whitespace() => None,
        '\u{200B}'..='\u{200F}' | '\u{2060}' | '\u{FEFF}' | '\u{00AD}' => None,
        '\u{2010}'..='\u{2015}' | '\u{2212}' | '\u{FE58}' | '\u{FE63}' | '\u{FF0D}' => Some('-'),
        '\u{FF1D}' => Some('='),
        '\u{FF01}' => Some('!'),
        '\u{FF1A}' => Some(':'),
        '$' => Some('#'),
        c => Some(c),
    }
}

/// A turn's text without spaces and marks, in lower case and with plain signs, to compare by.
pub fn normalized(text: &str) -> String {
    text.chars().filter_map(usual).filter(|&c| c != '!').map(|c| c.to_ascii_lowercase()).collect()
}

/// Characters that a turn has at the most, marks included. What is longer is not looked at to its end.
const LONGEST: usize = 200;

pub(super) struct Reader {
    /// Each character that counts, with its place.
    chars: Vec<(Span, char)>,
    next: usize,
    end: usize,
}

impl Reader {
    pub fn new(text: &str) -> Reader {
        crate::steps::more(text.len());
        let chars = text
            .char_indices()
            .filter_map(|(at, c)| usual(c).map(|plain| (at..at + c.len_utf8(), plain)))
            .take(LONGEST + 1)
            .collect();
        Reader { chars, next: 0, end: text.len() }
    }

    fn peek(&self) -> Option<char> {
        self.chars.get(self.next).map(|(_, c)| *c)
    }

    fn peek_second(&self) -> Option<char> {
        self.chars.get(self.next + 1).map(|(_, c)| *c)
    }

    /// The place of the next character, or of the end.
    fn here(&self) -> Span {
        self.chars.get(self.next).map_or(self.end..self.end, |(span, _)| span.clone())
    }

    fn take(&mut self) -> Option<(Span, char)> {
        let taken = self.chars.get(self.next).cloned();
        self.next += usize::from(taken.is_some());
        taken
    }

    fn eat(&mut self, wanted: char) -> bool {
        let found = self.peek() == Some(wanted);
        self.next += usize::from(found);
        found
    }

    /// Reads the whole turn.
    pub fn turn(mut self) -> Result<TurnText, (Span, Syntax)> {
        if let Some((span, c)) = self.chars.get(LONGEST) {
            return Err((span.clone(), Syntax::Unexpected(*c)));
        }
        let first = self.here();
        let mut turn = TurnText::default();
        match (self.peek(), self.peek_second()) {
            (None, _) => return Err((0..self.end, Syntax::Empty)),
            (Some('#' | '/'), _) => {}
            (Some(c), Some(':')) if c.is_ascii_alphabetic() => self.drops(&mut turn)?,
            (Some(c), _) if c.is_ascii_alphabetic() => self.steps(&mut turn)?,
            (Some(c), _) => return Err((self.here(), Syntax::Unexpected(c))),
        }
        self.tails(&mut turn)?;
        if let Some((span, c)) = self.take() {
            return Err((span, Syntax::Unexpected(c)));
        }
        let last = self.chars.last().map_or(self.end, |(span, _)| span.end);
        turn.span = first.start..last;
        Ok(turn)
    }

    fn cell(&mut self) -> Result<CellText, (Span, Syntax)> {
        let here = self.here();
        let row = match self.peek() {
            Some(c) if c.is_ascii_alphabetic() => c.to_ascii_lowercase() as u8 - b'a',
            _ => return Err((here, Syntax::CellExpected)),
        };
        self.next += 1;
        let mut number: Option<u32> = None;
        let mut end = here.end;
        while let Some(digit) = self.peek().and_then(|c| c.to_digit(10)) {
            end = self.here().end;
            number = Some(number.unwrap_or(0).saturating_mul(10).saturating_add(digit));
            self.next += 1;
        }
        let number = number.ok_or((self.here(), Syntax::NumberExpected))?;
        Ok(CellText { row, number, span: here.start..end })
    }

    fn marks(&mut self) -> (usize, Span) {
        let start = self.here().start;
        let mut count = 0;
        let mut end = start;
        while self.peek() == Some('!') {
            end = self.here().end;
            count += 1;
            self.next += 1;
        }
        (count, start..end)
    }

    fn steps(&mut self, turn: &mut TurnText) -> Result<(), (Span, Syntax)> {
        let start = self.cell()?;
        self.marks();
        turn.start = Some(start);
        loop {
            let sign = self.here();
            let stride = match self.peek() {
                Some('-') => Carry::One,
                Some('=') => Carry::Two,
                _ => return Ok(()),
            };
            self.next += 1;
            let to = self.cell()?;
            if turn.steps.len() == 2 {
                return Err((sign.start..to.span.end, Syntax::ThreeSteps));
            }
            let (marks, marks_span) = self.marks();
            turn.steps.push(StepText { stride, sign, to, marks, marks_span });
        }
    }

    fn drop(&mut self) -> Result<DropText, (Span, Syntax)> {
        let letter_span = self.here();
        let letter = match self.peek() {
            Some(c) if c.is_ascii_alphabetic() => c,
            _ => return Err((letter_span, Syntax::LetterExpected)),
        };
        self.next += 1;
        if !self.eat(':') {
            return Err((self.here(), Syntax::ColonExpected));
        }
        let cell = self.cell()?;
        self.marks();
        Ok(DropText { letter, letter_span, cell })
    }

    fn drops(&mut self, turn: &mut TurnText) -> Result<(), (Span, Syntax)> {
        turn.drops.push(self.drop()?);
        while self.eat('/') {
            let start = self.here().start;
            let drop = self.drop()?;
            if turn.drops.len() == 2 {
                return Err((start..drop.cell.span.end, Syntax::ThreeDrops));
            }
            turn.drops.push(drop);
        }
        Ok(())
    }

    /// The ransom and the relocation, in either order.
    fn tails(&mut self, turn: &mut TurnText) -> Result<(), (Span, Syntax)> {
        loop {
            let start = self.here().start;
            if self.eat('/') {
                let seat = self.drop()?;
                let span = start..seat.cell.span.end;
                if turn.seat.replace(seat).is_some() {
                    return Err((span, Syntax::Twice));
                }
            } else if self.eat('#') {
                let span = self.here();
                let again = match self.ransom()? {
                    RansomText::Kind(letter, span) => turn.named.replace((letter, span)).is_some(),
                    RansomText::Cube(cell) => turn.given.replace(cell).is_some(),
                };
                if again {
                    return Err((start..span.end, Syntax::Twice));
                }
            } else {
                return Ok(());
            }
        }
    }

    fn ransom(&mut self) -> Result<RansomText, (Span, Syntax)> {
        match (self.peek(), self.peek_second()) {
            (Some(c), Some(d)) if c.is_ascii_alphabetic() && d.is_ascii_digit() => {
                Ok(RansomText::Cube(self.cell()?))
            }
            (Some(c), _) if c.is_ascii_alphabetic() => {
                let span = self.here();
                self.next += 1;
                Ok(RansomText::Kind(c, span))
            }
            _ => Err((self.here(), Syntax::RansomExpected)),
        }
    }
}
