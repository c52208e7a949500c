//! Which evaluation a search believes.

use std::fmt;
use std::str::FromStr;

/// Where the static evaluation comes from.
///
/// ```
/// use jersi_engine::EvalKind;
///
/// assert_eq!("handmade".parse(), Ok(EvalKind::Handmade));
/// assert_eq!(EvalKind::default().to_string(), "network");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum EvalKind {
    /// The network of the game's aim; where there is none at hand, the hand-made evaluation.
    #[default]
    Network,
    /// A sum of features with a weight each.
    Handmade,
}

impl EvalKind {
    /// Both.
    pub const ALL: [EvalKind; 2] = [EvalKind::Network, EvalKind::Handmade];

    /// `network` or `handmade`.
    pub const fn id(self) -> &'static str {
        match self {
            EvalKind::Network => "network",
            EvalKind::Handmade => "handmade",
        }
    }
}

impl fmt::Display for EvalKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.id())
    }
}

/// A text that names no evaluation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("an evaluation is network or handmade")]
pub struct BadEvalKind;

impl FromStr for EvalKind {
    type Err = BadEvalKind;

    fn from_str(text: &str) -> Result<EvalKind, BadEvalKind> {
        EvalKind::ALL.into_iter().find(|kind| kind.id().eq_ignore_ascii_case(text)).ok_or(BadEvalKind)
    }
}
