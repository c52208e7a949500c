//! What can go wrong with a program that is not ours.

use std::time::Duration;

/// Why a program gave no good answer.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ClientError {
    /// It cannot be started.
    #[error("cannot start {program}: {why}")]
    Start {
        /// What was to be started.
        program: String,
        /// What the system says.
        why: String,
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
        /// How it ended, such as `exit status: 3`.
        status: Option<String>,
        /// The end of what it wrote to standard error.
        last_words: Option<String>,
    },
    /// It decided what the rules forbid.
    #[error("illegal turn {turn}: {why}")]
    Illegal {
        /// Its answer.
        turn: String,
        /// The rule.
        why: String,
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

fn told(what: Option<&String>) -> String {
    what.map_or(String::new(), |what| format!(": {what}"))
}
