//! Why a player that is no person forfeits a game, as data; `jersi-words` has the sentences.

use std::process::ExitStatus;
use std::time::Duration;

#[cfg(not(target_family = "wasm"))]
use jersi_engine::ugi::ClientError;
use jersi_engine::ugi::{NoDecision, StartFault};
use jersi_game::GameError;

use crate::PlayerFault;

/// Why a player forfeits a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Forfeit {
    /// It is not there at all.
    Absent(Absence),
    /// A program ended by itself.
    Ended {
        /// Before it said this word of the protocol.
        awaited: String,
        /// How it ended.
        status: Option<ExitStatus>,
        /// The end of what it wrote to standard error.
        last_words: Option<String>,
    },
    /// A program cannot play by these rules: an option does not take the value.
    Lacks {
        /// The option.
        name: String,
        /// What it should be.
        value: String,
    },
    /// It broke down without a word.
    BrokeDown,
    /// It found no turn although there is one.
    NoTurn,
    /// It gave no answer in this time.
    Late(Duration),
    /// It answered with what is not legal.
    Illegal {
        /// The answer.
        text: String,
        /// What is wrong with that.
        why: IllegalAnswer,
    },
}

/// Why nobody comes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Absence {
    /// A program cannot be started.
    Program {
        /// The command.
        program: String,
        /// Why it cannot.
        why: StartFault,
    },
    /// A quotation mark in the command is not closed.
    OpenQuote,
    /// Nobody that could play by itself.
    Player(PlayerFault),
}

/// What is wrong with an answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum IllegalAnswer {
    /// The game does not take it.
    Refused(Box<GameError>),
    /// It says that the game is over, which it is not.
    NotOver,
    /// Several decisions at once.
    Several(Vec<String>),
}

impl From<NoDecision> for IllegalAnswer {
    fn from(why: NoDecision) -> IllegalAnswer {
        match why {
            NoDecision::NotOver => IllegalAnswer::NotOver,
            NoDecision::Fault(fault) => IllegalAnswer::Refused(Box::new(GameError::Fault { fault: *fault })),
            NoDecision::Several(parts) => IllegalAnswer::Several(parts),
        }
    }
}

#[cfg(not(target_family = "wasm"))]
impl From<ClientError> for Forfeit {
    fn from(error: ClientError) -> Forfeit {
        match error {
            ClientError::Start { program, why } => Forfeit::Absent(Absence::Program { program, why }),
            ClientError::Hung { after, .. } => Forfeit::Late(after),
            ClientError::Ended { awaited, status, last_words } => {
                Forfeit::Ended { awaited, status, last_words }
            }
            ClientError::Illegal { turn, why } => Forfeit::Illegal { text: turn, why: why.into() },
            ClientError::Stopped => Forfeit::BrokeDown,
            ClientError::Lacks { name, value, .. } => Forfeit::Lacks { name, value },
        }
    }
}
