//! A game between two people far apart, as the server and both pages see it.
//!
//! What was done is a list of [`Event`]s with dense numbers; folding them gives the [`OnlineGame`], game and clock. What
//! somebody wants to do is an [`Act`]; [`OnlineGame::judge`] says which event it becomes, or the [`ActRefusal`]. Nothing here
//! reads a clock, a socket or a disk, so the page folds the same events to the same game.

#![forbid(unsafe_code)]
#![cfg_attr(not(test), deny(clippy::disallowed_methods))]

mod act;
mod color_word;
mod due;
mod event;
mod fold;
mod judge;
mod lag;
mod may;
mod millis;
mod name;
mod pool;
mod refusal;
mod take_back;
mod terms;
mod unfit;
mod vacation;

pub use act::Act;
pub use color_word::{color_word, read_color};
pub use due::{CLAIM_WAITS, FIRST_TURN, QUIET_DAYS};
pub use event::{BadEvent, Draft, Event, What};
pub use fold::OnlineGame;
pub use judge::Asked;
pub use lag::LagQuota;
pub use millis::Millis;
pub use name::{LONGEST_NAME, read_name};
pub use pool::{BadPool, Pace, Pool};
pub use refusal::ActRefusal;
pub use terms::{BadTerms, Terms};
pub use unfit::{Unfit, Why};
