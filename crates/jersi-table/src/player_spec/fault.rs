//! What can be wrong with the name of a player, as data.

use std::fmt;
use std::ops::Range;

/// What names no player, and where in the text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BadPlayerSpec {
    /// What is wrong.
    pub fault: PlayerFault,
    /// Where in the text, in bytes; empty for a fault of JSON.
    pub span: Range<usize>,
}

/// What is wrong with the name of a player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PlayerFault {
    /// Nobody is called so.
    NoSuchPlayer {
        /// What was written.
        word: String,
        /// What may have been meant.
        near: Option<&'static str>,
    },
    /// A key that no player has, or not this one.
    UnknownKey {
        /// The key.
        key: String,
        /// The player.
        word: &'static str,
        /// What may have been meant.
        near: Option<&'static str>,
        /// The keys that it has.
        known: &'static [&'static str],
    },
    /// Not the kind of value that the key takes.
    BadKey {
        /// The key.
        key: &'static str,
        /// What was given.
        value: String,
    },
    /// No level.
    BadLevel(String),
    /// No depth.
    BadDepth(String),
    /// No seed.
    BadSeed(String),
    /// No depth is given.
    NoDepth,
    /// No name is given.
    NoName(&'static str),
    /// No program is given.
    NoProgram,
    /// More than this player takes.
    TooMuch(&'static str),
    /// A person far away, where nobody can be called yet.
    FarAway,
    /// A person, where players must play by themselves.
    NeedsSomebody,
}

impl BadPlayerSpec {
    /// A fault of the whole text.
    pub(super) fn whole(fault: PlayerFault, text: &str) -> BadPlayerSpec {
        BadPlayerSpec { fault, span: 0..text.len() }
    }

    /// An identifier for programs.
    pub fn code(&self) -> &'static str {
        match &self.fault {
            PlayerFault::NoSuchPlayer { .. } => "no-such-player",
            PlayerFault::UnknownKey { .. } => "unknown-key",
            PlayerFault::BadKey { .. } => "bad-key",
            PlayerFault::BadLevel(_) => "bad-level",
            PlayerFault::BadDepth(_) | PlayerFault::NoDepth => "bad-depth",
            PlayerFault::BadSeed(_) => "bad-seed",
            PlayerFault::NoName(_) => "no-name",
            PlayerFault::NoProgram => "no-program",
            PlayerFault::TooMuch(_) => "too-much",
            PlayerFault::FarAway => "far-away",
            PlayerFault::NeedsSomebody => "needs-somebody",
        }
    }
}

/// For programmers; what people read is said by `jersi-words`.
impl fmt::Display for BadPlayerSpec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "no player ({})", self.code())
    }
}

impl std::error::Error for BadPlayerSpec {}
