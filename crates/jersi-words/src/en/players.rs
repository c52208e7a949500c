//! What is wrong with the name of a player.

use jersi_engine::Level;
use jersi_table::{PlayerFault, PlayerSpec};

/// How players can be named.
pub(super) fn forms(people: &str) -> String {
    format!(
        "a player is {people}engine, engine:LEVEL with a level from 1 to {}, minimax:DEPTH with a \
         depth from 1 to {}, random or cmd:PROGRAM; a seed may follow, as in random:5, engine:3:5, minimax:2:5",
        Level::FULL,
        PlayerSpec::DEPTHS.end()
    )
}

/// What is wrong and what would be right.
pub(super) fn fault(fault: &PlayerFault) -> String {
    match fault {
        PlayerFault::NoSuchPlayer { word, near: None } => format!("there is no player called {word:?}"),
        PlayerFault::NoSuchPlayer { word, near: Some(near) } => {
            format!("there is no player called {word:?}; did you mean {near}?")
        }
        PlayerFault::UnknownKey { key, word, near, known } => {
            let near = near.map(|near| format!("; did you mean {near:?}?")).unwrap_or_default();
            format!("the player {word} has no key {key:?}; it has {}{near}", known.join(", "))
        }
        PlayerFault::BadKey { key, value } => format!("{key:?} is a text, not {value}"),
        PlayerFault::BadLevel(text) => format!("a level is a number from 1 to {}, not {text}", Level::FULL),
        PlayerFault::BadDepth(text) => {
            format!("a depth is a number from 1 to {}, not {text}", PlayerSpec::DEPTHS.end())
        }
        PlayerFault::BadSeed(text) => format!("a seed is a whole number, not {text}"),
        PlayerFault::NoDepth => "minimax needs a depth, such as minimax:2".to_owned(),
        PlayerFault::NoName(word) => format!("{word} needs a name behind the colon, such as {word}:Ada"),
        PlayerFault::NoProgram => "cmd needs a program, such as cmd:./mine".to_owned(),
        PlayerFault::TooMuch(word) => format!("{word} takes nothing more than its seed"),
        PlayerFault::FarAway => "nobody far away can sit here yet".to_owned(),
        PlayerFault::NeedsSomebody => {
            "a match needs players that play by themselves, and nobody types for this one".to_owned()
        }
    }
}
