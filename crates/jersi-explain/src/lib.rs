//! What a turn does and threatens, as claims that hold by the rules or by a proof. Nothing is judged, nothing is guessed.
//!
//! [`explain`] says everything that is so of a turn; [`Explanation::telling`] chooses what is worth a sentence or two.
//! [`why_it_wins`] and [`why_not`] answer for a turn that was tried in a puzzle. The words are those of `jersi-words`.
//!
//! ```
//! use jersi_explain::{Claim, Effort, explain};
//! use jersi_rules::{Edition, Reason, Rules};
//!
//! let before = Rules::new(Edition::V4_8).position("7/3K-4/7/3k-4/9/8/7/8/7 w - 0 29")?;
//! let turn = before.turns().into_iter().find(|turn| turn.display(&before).to_string() == "h4-i4").unwrap();
//! let explanation = explain(&before, &[turn], &Effort::default()).unwrap();
//! assert_eq!(explanation.claims[0], Claim::Wins { reason: Reason::KingArrived });
//! # Ok::<(), jersi_rules::notation::PositionTextError>(())
//! ```

#![forbid(unsafe_code)]
#![cfg_attr(not(test), deny(clippy::disallowed_methods))]

mod captures;
mod claim;
mod ends;
mod explain;
mod fact;
mod king_way;
mod puzzle;
mod telling;

pub use claim::{Claim, Forced, Stand, Way};
pub use explain::{Effort, Explanation, explain, first_turn};
pub use fact::{Fact, FactCell};
pub use puzzle::{WhyNot, why_it_wins, why_not};
