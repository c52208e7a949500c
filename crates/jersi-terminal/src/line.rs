//! A game line by line: turns, presses and words are typed, the board is printed. It needs no terminal at all.
//!
//! A [`Session`] stands on the same table as the full screen; files and new games are matters of the house, [`crate::Files`].

mod actions;
mod advice;
mod answers;
pub(crate) mod deed;
mod editor;
mod games;
mod input;
mod kept;
mod keys;
mod listen;
mod others;
pub(crate) mod practice;
mod press;
pub(crate) mod read;
mod refused;
mod session;
mod thinking;
mod words;

pub use editor::TurnEditor;
pub use input::{Heard, Input};
pub use listen::{Ended, Lines, listen, tell};
pub use practice::PracticeSession;
pub use refused::{Refused, Stop};
pub use session::{Flow, Session};
pub use thinking::Thinker;
pub use words::continue_question;
pub(crate) use words::where_we_are;
