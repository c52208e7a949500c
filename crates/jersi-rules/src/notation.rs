//! Text in and out: turns, positions, boards. Writers are canonical, readers are generous.

pub mod board;
pub mod nearest;
pub mod position;
pub mod read;
mod text;
mod turn_text;
pub mod write;

pub use board::text_board;
pub use nearest::nearest_turns;
pub use position::{
    Field, PositionSyntax, PositionTextError, read_position, read_setup, write_position, write_setup,
};
pub use read::{MarkNote, ReadTurn, TurnFault, TurnFaultKind, read_turn};
pub(crate) use text::usual;
pub use text::{Syntax, TurnText, normalized};
pub use turn_text::TurnSyntaxError;
pub use write::{sorted_turns, write_decisions, write_turn};

/// A place in a text, in bytes.
pub type Span = std::ops::Range<usize>;
