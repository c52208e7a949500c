//! A promise that was broken.

/// A promise that was broken: somebody saw what may not be.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{who}: {what}")]
pub struct Violation {
    /// Who saw it.
    pub who: String,
    /// What was seen.
    pub what: String,
}

impl Violation {
    /// Somebody saw something.
    pub fn new(who: impl Into<String>, what: impl Into<String>) -> Violation {
        Violation { who: who.into(), what: what.into() }
    }
}
