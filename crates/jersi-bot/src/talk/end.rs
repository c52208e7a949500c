//! How a connection ends.

use std::time::Duration;

use jersi_wire::Code;
use jersi_words::BotFault;

use crate::bot::Bot;
use crate::socket::Gone;

/// How a connection ends.
pub enum End {
    /// It was lost.
    Lost,
    /// The club goes away for so long.
    Bye(Duration),
    /// Everything is done.
    Done,
}

/// Why a talk does not go on.
pub(super) enum Stop {
    End(End),
    Fault(BotFault),
}

impl From<Gone> for Stop {
    fn from(_: Gone) -> Stop {
        Stop::End(End::Lost)
    }
}

impl From<BotFault> for Stop {
    fn from(fault: BotFault) -> Stop {
        Stop::Fault(fault)
    }
}

impl Bot<'_> {
    /// A refusal after which nothing goes on.
    pub fn refusal(&self, code: Code) -> Option<BotFault> {
        match code {
            Code::NotSignedIn => Some(BotFault::WrongToken),
            Code::Banned => Some(BotFault::Banned),
            Code::ProtocolOld => Some(BotFault::NoClub(self.settings.server.clone())),
            Code::NoClub => Some(BotFault::NoClub(self.settings.server.clone())),
            _ => None,
        }
    }
}
