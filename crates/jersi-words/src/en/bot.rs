//! What happens to a program that plays at a club.

use super::English;
use super::table::name;
use crate::{BotFault, BotNews, ForfeitWords as _, TableWords as _};

pub(super) fn news(news: &BotNews) -> String {
    match news {
        BotNews::Ready { name, server, engine } => format!("{name} is at {server} and plays with {engine}."),
        BotNews::InTheClear => {
            "The token travels unencrypted: use https:// for clubs on other machines.".to_owned()
        }
        BotNews::OutOfReach(server) => format!("{server} is out of reach. Trying again."),
        BotNews::BackAgain => "The club is back.".to_owned(),
        BotNews::Offered { spec, time, rated } => format!("Offered: {}.", game(spec, time, *rated)),
        BotNews::NotOffered { spec, code } => format!("The club does not take the offer of {spec}: {code}."),
        BotNews::Begun { game: id, opponent, color, spec, time, rated } => {
            let color = name(*color);
            format!("Game {id} against {opponent}, as {color}: {}.", game(spec, time, *rated))
        }
        BotNews::Over { game, opponent, ending, rules } => {
            format!("Game {game} against {opponent}: {}.", English.ending(*ending, *rules))
        }
        BotNews::EngineFailed { opponent, why, resigns } => {
            let then = if *resigns { "The game is resigned" } else { "It is started anew" };
            format!("The program failed against {opponent}: {}. {then}.", English.forfeit(why))
        }
        BotNews::TokenMade(name) => {
            format!("The token of {name}, shown this once. Keep it where only the bot can read it.")
        }
        BotNews::Revoked(name) => format!("{name} has no token any more."),
    }
}

pub(super) fn fault(fault: &BotFault) -> String {
    match fault {
        BotFault::NoToken => "no token is told: --token-file FILE, or JERSI_BOT_TOKEN".to_owned(),
        BotFault::NotAToken => "a token is 64 digits, as `jersi admin bot NAME` prints it".to_owned(),
        BotFault::WrongToken => "the club does not know this token".to_owned(),
        BotFault::NoClub(server) => format!("there is no club at {server}"),
        BotFault::OtherProtocol { ours, theirs } => {
            format!("the club speaks version {theirs} of the protocol, this program version {ours}")
        }
        BotFault::Banned => "the club does not let this bot play any more".to_owned(),
        BotFault::Engine(why) => format!("the program cannot play: {}", English.forfeit(why)),
        BotFault::CannotPlay { spec, why } => {
            format!("the program cannot play {spec}: {}", English.forfeit(why))
        }
        BotFault::NoSuchGame(why) => format!("there is no such game: {why}"),
        BotFault::BadOffer(why) => format!("an offer is a game and its time: {why}"),
        BotFault::RatedWithoutClock => "a rated game needs a clock".to_owned(),
        BotFault::BadOption => "an option of a program is written as NAME=VALUE".to_owned(),
        BotFault::NothingToDo => "a bot offers games, or joins those of others".to_owned(),
        BotFault::NameTaken(name) => format!("somebody is called {name} already"),
        BotFault::BadName => "a name has 1 to 24 characters, and no signs that steer".to_owned(),
        BotFault::NoSuchBot(name) => format!("there is no bot {name}"),
        BotFault::NobodyCalled(name) => format!("there is no account and no bot {name}"),
    }
}

pub(super) fn advice(fault: &BotFault) -> Option<String> {
    let text = match fault {
        BotFault::BadOffer(_) | BotFault::NoSuchGame(_) => {
            "write it like \"4.8 600+5\" or \"2.0 setting=random 3d\""
        }
        BotFault::BadOption => "write it like Level=3",
        BotFault::NothingToDo => "add --offer \"4.8 600+5\", or --join any",
        BotFault::WrongToken => "`jersi admin bot NAME` makes a new one",
        BotFault::RatedWithoutClock => "write the time like 600+5 or 3d",
        _ => return None,
    };
    Some(text.to_owned())
}

fn game(spec: &str, time: &str, rated: bool) -> String {
    let time = if time == "-" { "no clock" } else { time };
    let rated = if rated { ", rated" } else { "" };
    format!("{spec}, {time}{rated}")
}
