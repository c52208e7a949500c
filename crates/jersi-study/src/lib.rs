//! Studying JERSI: a game as a tree of variations with notes and marks, and the judgement of its turns.
//!
//! No I/O here. The command line and the page name mistakes by the same code.

#![forbid(unsafe_code)]
#![cfg_attr(not(test), deny(clippy::disallowed_methods))]

mod analysis;
mod analyzer;
mod annotate;
mod course;
mod drawing;
mod lines;
mod mark;
mod notes;
mod study;
mod told;

pub use analysis::{Analysis, JudgedDecision, JudgedTurn, Slip, Tally};
pub use analyzer::{Analyzer, PositionEval, Tried};
pub use annotate::annotate;
pub use course::Course;
pub use drawing::Drawing;
pub use lines::{is_between_turns, score_mark, short_score, whole_turns};
pub use mark::Mark;
pub use notes::{bracket, set_bracket, set_words, words};
pub use study::{Node, NodeId, Study, StudyError};
