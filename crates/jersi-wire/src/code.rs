//! Why something is refused, in one word.

use jersi_club::ActRefusal;
use serde::{Deserialize, Serialize};

/// Why something is refused. The page says it in the player's language.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Code {
    /// It answers a position or an offer that is gone.
    Stale,
    /// The other side decides.
    NotYourTurn,
    /// The referee forbids it.
    Illegal,
    /// The game is over.
    GameOver,
    /// The game is not over.
    NotOver,
    /// There is nothing to answer, to take back or to claim.
    NotNow,
    /// The other player is here.
    OpponentHere,
    /// Who asks does not sit there.
    NotSeated,
    /// Somebody else has joined.
    SeatTaken,
    /// There is no such game.
    NoSuchGame,
    /// The same name was used for another act.
    IdReused,
    /// Too much at once; wait a little.
    TooMany,
    /// Too long.
    TooLarge,
    /// The server has more to do than it can; try again.
    Busy,
    /// The page is too old for this server.
    ProtocolOld,
    /// Nobody is known by this cookie.
    NotSignedIn,
    /// The request comes from another site.
    ForbiddenOrigin,
    /// The message is not understood.
    Malformed,
    /// There is no such edition, setting, variant or clock.
    BadTerms,
    /// The name is empty, too long, or has signs that names do not have.
    BadName,
    /// The code was used already, or is too old.
    BadCode,
    /// Somebody else has this name.
    NameTaken,
    /// A password is too short, too long, or one that everybody tries first.
    BadPassword,
    /// There is no such account, or this is not its password, or not its passkey.
    WrongSignIn,
    /// What the passkey answers does not fit what it was asked, or came too late.
    BadPasskey,
    /// That is for accounts.
    NeedsAccount,
    /// The club does not let this one play any more.
    Banned,
    /// There is no such player, or none that has played in public.
    NoSuchPlayer,
    /// The server cannot keep anything at the moment: its disk is full, for example. Whether the act was done, the same act
    /// again finds out.
    StoreFault,
    /// This server has no club.
    NoClub,
    /// There is no such path, or not for this method.
    NoSuchPath,
}

impl From<ActRefusal> for Code {
    fn from(refusal: ActRefusal) -> Code {
        match refusal {
            ActRefusal::Stale => Code::Stale,
            ActRefusal::NotYourTurn => Code::NotYourTurn,
            ActRefusal::Illegal => Code::Illegal,
            ActRefusal::GameOver => Code::GameOver,
            ActRefusal::NotOver => Code::NotOver,
            ActRefusal::NotNow => Code::NotNow,
            ActRefusal::OpponentHere => Code::OpponentHere,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_codes_of_acts_are_those_of_the_contract() {
        for refusal in ActRefusal::ALL {
            let code = serde_json::to_value(Code::from(refusal)).expect("a word");
            assert_eq!(code, refusal.code());
        }
    }
}
