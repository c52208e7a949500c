//! What happens to a program that plays at a club.

use jersi_game::Ending;
use jersi_rules::{Color, Rules};
use jersi_table::Forfeit;

/// What happens to a bot.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BotNews {
    /// The club knows it.
    Ready {
        /// How it is called there.
        name: String,
        /// Where the club is.
        server: String,
        /// How its program calls itself.
        engine: String,
    },
    /// Its token goes to another machine in plain sight.
    InTheClear,
    /// The club cannot be reached; it is tried again.
    OutOfReach(String),
    /// The club is back.
    BackAgain,
    /// A game waits for somebody.
    Offered {
        /// Which game.
        spec: String,
        /// How much time.
        time: String,
        /// Whether it counts for ratings.
        rated: bool,
    },
    /// The club does not take an offer.
    NotOffered {
        /// Which game.
        spec: String,
        /// The code of the refusal.
        code: String,
    },
    /// A game begins, or goes on after a while.
    Begun {
        /// Its name.
        game: String,
        /// Against whom.
        opponent: String,
        /// Where the bot sits.
        color: Color,
        /// Which game.
        spec: String,
        /// How much time.
        time: String,
        /// Whether it counts for ratings.
        rated: bool,
    },
    /// A game is over.
    Over {
        /// Its name.
        game: String,
        /// Against whom.
        opponent: String,
        /// How.
        ending: Ending,
        /// Whose words tell it.
        rules: Rules,
    },
    /// The program gave no decision.
    EngineFailed {
        /// Against whom it plays.
        opponent: String,
        /// Why.
        why: Forfeit,
        /// Whether the game is given up; else the program is started anew.
        resigns: bool,
    },
    /// A token was made: for which bot.
    TokenMade(String),
    /// Tokens of a bot are good for nothing any more.
    Revoked(String),
}

/// Why a bot cannot play, or cannot be made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BotFault {
    /// Nobody told its token.
    NoToken,
    /// What was told is no token.
    NotAToken,
    /// The club does not know the token.
    WrongToken,
    /// There is no club at an address.
    NoClub(String),
    /// The club speaks another version.
    OtherProtocol {
        /// Ours.
        ours: u32,
        /// Theirs.
        theirs: u32,
    },
    /// The club does not let it play any more.
    Banned,
    /// Its program is not there, or broke down for good.
    Engine(Forfeit),
    /// Its program does not know a game that it is to offer.
    CannotPlay {
        /// Which game.
        spec: String,
        /// What it lacks.
        why: Forfeit,
    },
    /// There is no such game.
    NoSuchGame(String),
    /// An offer without its time, or with one that cannot be.
    BadOffer(String),
    /// An offer that is to be rated has no clock.
    RatedWithoutClock,
    /// An option of the program without its value.
    BadOption,
    /// Neither offers nor joins.
    NothingToDo,
    /// Somebody has the name already.
    NameTaken(String),
    /// No name.
    BadName,
    /// There is no bot of this name.
    NoSuchBot(String),
    /// Nobody has this name.
    NobodyCalled(String),
}
