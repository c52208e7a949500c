//! A written turn by itself: read and compared without a position, and resolved in one.
//!
//! `e4-e5` is a text long before it is a turn: what it moves, whether it captures and which cell `e4` is depend on
//! the position and its edition. So text is parsed first, which finds slips of the pen, and resolved against a
//! position afterwards, which finds breaches of the rules.

use std::fmt;
use std::str::FromStr;

use super::Span;
use super::read::{ReadTurn, TurnFault, resolve};
use super::text::{CellText, DropText, Reader, Syntax, TurnText};
use super::write::write_turn;
use crate::lang::Lang;
use crate::position::Position;
use crate::turn::Turn;

/// Why a text is no turn in any position, and where.
///
/// ```
/// use jersi_rules::notation::TurnText;
///
/// let error = "a2-b2=".parse::<TurnText>().unwrap_err();
/// assert_eq!(error.span, 6..6);
/// assert_eq!(error.to_string(), "a cell such as e4 is expected here");
/// ```
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}", .what.say(Lang::EN))]
pub struct TurnSyntaxError {
    /// The place in the text, in bytes.
    pub span: Span,
    /// What is wrong.
    pub what: Syntax,
}

impl TurnText {
    /// The notation of a decision that is legal in this position.
    ///
    /// ```
    /// use jersi_rules::notation::TurnText;
    /// use jersi_rules::{Edition, Position, Rules};
    ///
    /// let start = Position::initial(Rules::new(Edition::V4_8));
    /// for turn in start.turns() {
    ///     let text = TurnText::new(&start, turn);
    ///     assert_eq!(text.resolve(&start)?.decisions[..], [turn]);
    /// }
    /// # Ok::<(), jersi_rules::notation::TurnFault>(())
    /// ```
    pub fn new(position: &Position, turn: Turn) -> TurnText {
        write_turn(position, turn).parse().expect("what is written can be read")
    }

    /// Looks the turn up in a position and judges it there.
    ///
    /// ```
    /// use jersi_rules::notation::TurnText;
    /// use jersi_rules::{Color, Edition, Position, Rules};
    ///
    /// let text: TurnText = "A2 - B2 = D3".parse().unwrap();
    /// assert_eq!(text.to_string(), "a2-b2=d3");
    ///
    /// let start = Position::initial(Rules::new(Edition::V4_8));
    /// let read = text.resolve(&start).unwrap();
    /// assert_eq!(read.after.to_move(), Color::Black);
    ///
    /// let fault = text.resolve(&read.after).unwrap_err();
    /// assert_eq!(fault.code(), "nothing-there");
    /// ```
    pub fn resolve(&self, position: &Position) -> Result<ReadTurn, TurnFault> {
        resolve(position, self)
    }
}

/// Reads a turn generously: case, spaces, missing marks and typographic dashes do not matter.
///
/// ```
/// use jersi_rules::notation::TurnText;
///
/// let (one, other) = ("F1=H2!!$c3/k:a2".parse::<TurnText>()?, "f1=h2!!#c3/K:a2".parse::<TurnText>()?);
/// assert_eq!(one, other);
/// assert_eq!(one.to_string(), "f1=h2!!#c3/K:a2");
/// # Ok::<(), jersi_rules::notation::TurnSyntaxError>(())
/// ```
impl FromStr for TurnText {
    type Err = TurnSyntaxError;

    fn from_str(text: &str) -> Result<TurnText, TurnSyntaxError> {
        Reader::new(text).turn().map_err(|(span, what)| TurnSyntaxError { span, what })
    }
}

/// Canonical letters and signs; the marks of captures are those that were written.
impl fmt::Display for TurnText {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut slash = "";
        for drop in &self.drops {
            write!(f, "{slash}{}", Drop(drop))?;
            slash = "/";
        }
        if let Some(start) = &self.start {
            write!(f, "{}", At(start))?;
        }
        for step in &self.steps {
            write!(f, "{}{}{}", step.stride.sign(), At(&step.to), "!".repeat(step.marks))?;
        }
        if let Some((letter, _)) = &self.named {
            write!(f, "#{}", letter.to_ascii_uppercase())?;
        }
        if let Some(given) = &self.given {
            write!(f, "#{}", At(given))?;
        }
        if let Some(seat) = &self.seat {
            write!(f, "/{}", Drop(seat))?;
        }
        Ok(())
    }
}

/// Two texts are the same if they say the same, wherever their parts stood.
impl PartialEq for TurnText {
    fn eq(&self, other: &TurnText) -> bool {
        self.to_string() == other.to_string()
    }
}

impl Eq for TurnText {}

struct At<'a>(&'a CellText);

impl fmt::Display for At<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", (b'a' + self.0.row) as char, self.0.number)
    }
}

struct Drop<'a>(&'a DropText);

impl fmt::Display for Drop<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.0.letter.to_ascii_uppercase(), At(&self.0.cell))
    }
}

impl Turn {
    /// The turn in canonical notation, as it is played in this position.
    ///
    /// ```
    /// use jersi_rules::{Edition, Position, Rules};
    ///
    /// let start = Position::initial(Rules::new(Edition::V4_8));
    /// let turn = start.read_turn("A2 - B2 = D3").unwrap().decisions[0];
    /// assert_eq!(turn.display(&start).to_string(), "a2-b2=d3");
    /// ```
    pub fn display(self, position: &Position) -> impl fmt::Display {
        write_turn(position, self)
    }
}

impl Position {
    /// Reads a turn, or the next part of a ransom's turn, and judges it here.
    ///
    /// ```
    /// use jersi_rules::{Edition, Position, Rules};
    ///
    /// let start = Position::initial(Rules::new(Edition::V4_8));
    /// let read = start.read_turn("a2-b2=d3")?;
    /// assert_eq!(read.decisions.len(), 1);
    /// assert_eq!(start.play_legal(read.decisions[0]), read.after);
    ///
    /// let fault = start.read_turn("a4-c4").unwrap_err();
    /// assert_eq!(fault.to_string(), "a single piece moves by one cell; c4 is not next to a4");
    /// # Ok::<(), jersi_rules::notation::TurnFault>(())
    /// ```
    pub fn read_turn(&self, text: &str) -> Result<ReadTurn, TurnFault> {
        super::read::read_turn(self, text)
    }

    /// The position after a turn that is told in notation, or why it is none.
    ///
    /// ```
    /// use jersi_rules::{Edition, Position, Rules};
    ///
    /// let start = Position::initial(Rules::new(Edition::V4_8));
    /// let after = start.play_text("a2-b2=d3")?.play_text("h4-h3=f4")?;
    /// assert_eq!(after.turn_number(), 3);
    /// # Ok::<(), jersi_rules::notation::TurnFault>(())
    /// ```
    pub fn play_text(&self, text: &str) -> Result<Position, TurnFault> {
        Ok(self.read_turn(text)?.after)
    }
}
