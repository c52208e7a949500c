//! Who plays.

/// A player: a name, and what is behind it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Player {
    /// The name in the record.
    pub name: String,
    /// What plays, in free words: `human`, `random:7`, a program with its level.
    pub kind: String,
}

impl Player {
    /// A player with this name, of this kind.
    pub fn new(name: impl Into<String>, kind: impl Into<String>) -> Player {
        Player { name: name.into(), kind: kind.into() }
    }
}
