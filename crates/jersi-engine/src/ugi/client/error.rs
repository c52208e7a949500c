//! What can go wrong with a program that is not ours, as data: who tells a person has words for it.

use std::fmt;
use std::process::ExitStatus;
use std::time::Duration;

use crate::ugi::fault::{NoDecision, StartFault};

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
    /// It was ended because nothing more is wanted of it.
    #[error("it was stopped")]
    Stopped,
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

fn told(what: Option<&impl fmt::Display>) -> String {
    what.map_or(String::new(), |what| format!(": {what}"))
}
