//! What can go wrong with a program that is not ours, as data: who tells a person has words for it.

use std::fmt;
use std::io::{self, ErrorKind};
use std::process::ExitStatus;
use std::time::Duration;

use jersi_rules::Lang;
use jersi_rules::notation::TurnFault;

/// Why a program gave no good answer. What it displays is for people who write engines, in English.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ClientError {
    /// It cannot be started.
    #[error("cannot start {program}: {why}")]
    Start {
        /// What was to be started.
        program: String,
        /// Why it cannot.
        why: StartFault,
    },
    /// It did not answer in time and was ended.
    #[error("no {awaited} within {} ms", .after.as_millis())]
    Hung {
        /// What was waited for.
        awaited: String,
        /// For how long.
        after: Duration,
    },
    /// It ended by itself.
    #[error("it ended before {awaited}{}{}", told(.status.as_ref()), told(.last_words.as_ref()))]
    Ended {
        /// What was waited for.
        awaited: String,
        /// How it ended.
        status: Option<ExitStatus>,
        /// The end of what it wrote to standard error.
        last_words: Option<String>,
    },
    /// It decided what the rules forbid.
    #[error("illegal turn {turn}: {why}")]
    Illegal {
        /// Its answer.
        turn: String,
        /// What is wrong with that.
        why: NoDecision,
    },
    /// It has no such option, or not with this value.
    #[error("option {name} cannot be {value}: {why}")]
    Lacks {
        /// The option.
        name: String,
        /// What it should be.
        value: String,
        /// Why it cannot.
        why: String,
    },
}

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

fn told(what: Option<&impl fmt::Display>) -> String {
    what.map_or(String::new(), |what| format!(": {what}"))
}
