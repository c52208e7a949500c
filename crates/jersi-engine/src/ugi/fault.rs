//! What is wrong with a program or with its answer, as data. WebAssembly starts no programs, but it has the words.

use std::fmt;
use std::io::{self, ErrorKind};

use jersi_rules::Lang;
use jersi_rules::notation::TurnFault;

/// Why a program cannot be started.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StartFault {
    /// No program is named.
    NoProgram,
    /// The system refuses.
    System {
        /// What kind of refusal that is.
        kind: ErrorKind,
        /// The system's number for it.
        number: Option<i32>,
    },
}

impl StartFault {
    /// The system's refusal.
    #[cfg(not(target_family = "wasm"))]
    pub(super) fn of(error: &io::Error) -> StartFault {
        StartFault::System { kind: error.kind(), number: error.raw_os_error() }
    }

    /// The system's refusal again, as an error; `None` if it was not the system.
    pub fn error(self) -> Option<io::Error> {
        match self {
            StartFault::NoProgram => None,
            StartFault::System { number: Some(number), .. } => Some(io::Error::from_raw_os_error(number)),
            StartFault::System { kind, number: None } => Some(io::Error::from(kind)),
        }
    }
}

impl fmt::Display for StartFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.error() {
            None => f.write_str("no program is named"),
            Some(error) => error.fmt(f),
        }
    }
}

/// Why a text is not one decision that is legal here.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NoDecision {
    /// It says that there is none, and there is.
    NotOver,
    /// The text is no legal turn.
    Fault(Box<TurnFault>),
    /// Several decisions, which are sent one by one.
    Several(Vec<String>),
}

impl fmt::Display for NoDecision {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NoDecision::NotOver => f.write_str("the game is not over"),
            NoDecision::Fault(fault) => f.write_str(&fault.say(Lang::EN)),
            NoDecision::Several(parts) => write!(f, "decisions are sent one by one: {}", parts.join(" ")),
        }
    }
}
