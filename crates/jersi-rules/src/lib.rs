#![doc = include_str!("../README.md")]
//! # Where to begin
//!
//! - [`Edition`], [`Rules`] and [`Setting`] say what is played, [`EditionFacts`] everything in which editions differ.
//! - [`Position`] has the legal turns ([`Position::turns`]), plays them ([`Position::play`]) and knows the end
//!   ([`Position::outcome`]). [`Setup`] is a position that is not checked yet.
//! - [`Turn`] is one decision in four bytes; [`Turn::parts`] takes it apart.
//! - [`Cell`], [`CellSet`] and [`Direction`] are the board; [`Kind`], [`Color`] and [`Piece`] what stands on it.
//! - [`Refusal`] is the rule that forbids a turn, as data; [`IllegalTurn`] and [`notation::TurnFault`] are errors.
//! - [`notation`] reads and writes turns and positions, [`record`] whole games.

#![forbid(unsafe_code)]
#![cfg_attr(not(test), deny(clippy::disallowed_methods))]

mod action;
mod board;
mod cell;
mod cell_content;
mod cell_pair;
mod check;
mod count;
mod decimal;
mod edition;
mod end_clock;
pub mod foreign_text;
mod generate;
mod hash;
mod illegal;
pub mod lang;
pub mod lattice;
pub mod notation;
mod outcome;
mod perft;
mod piece;
mod position;
pub mod record;
mod refusal;
mod rules;
mod setting;
mod setup;
mod spec;
#[doc(hidden)]
pub mod steps;
mod text;
mod turn;
mod turn_label;

pub use action::{Action, ActionSet};
pub use cell::{Cell, CellSet, Cells, Direction, ROWS};
pub use cell_content::{CellContent, ContentParts};
pub use cell_pair::CellPair;
#[doc(hidden)]
pub use check::judged_so_far;
pub use decimal::read_decimal;
pub use edition::{
    AUTHOR, About, Aim, BadCellName, BoxFacts, CONTACT, CellName, Change, Edition, EditionFacts, JERSI,
    KindFacts, Licence, Lojban, Score, SettingFacts, SettingName, ShortRule, VariantAbout, VariantKind, Way,
};
pub use end_clock::EndClock;
pub use generate::Want;
pub use illegal::IllegalTurn;
pub use lang::Lang;
pub use outcome::{Outcome, Reason};
pub use perft::{perft, perft_after, perft_decisions};
pub use piece::{ByColor, Color, Counts, Kind, KindSet, Piece};
pub use position::{Position, Stage, seat_cell};
pub use refusal::{Part, Refusal};
pub use rules::{HouseFault, HouseKey, HouseRules, NoSuchVariant, Rules, Variant};
pub use setting::{NoSuchSetting, Setting};
pub use setup::{BadPosition, PositionFault, Setup};
pub use spec::{GameSpec, SpecError, SpecFault, SpecValue, Start, Wanted, nearest_word};
pub use text::{BadCounts, NoSuchEdition, NoSuchWord, ParsePositionError, ParseRulesError};
pub use turn::{Carry, Placement, Seat, Steps, Turn, TurnParts};
pub use turn_label::TurnLabel;
