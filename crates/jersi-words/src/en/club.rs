//! What happens in a game between people far apart.

use super::table::name;
use crate::{ClubNews, Waited};

pub(super) fn news(news: ClubNews) -> String {
    let (who, text) = match news {
        ClubNews::BackAsked(by) => (Some(by), "asks to take the last turn back."),
        ClubNews::BackGiven(by) => (Some(by), "agrees: the turn is taken back."),
        ClubNews::BackKept(by) => (Some(by), "declines: the turn stays."),
        ClubNews::Claimed(by, seconds) => {
            let (by, other) = (name(by), name(by.other()));
            return format!("{by} claims the game. {other} has {seconds} seconds to answer.");
        }
        ClubNews::Here(who) => (Some(who), "is here."),
        ClubNews::Away(Waited::Mine) => (None, "The club was away. Your clock waited."),
        ClubNews::Away(Waited::Other) => (None, "The club was away. The clocks waited."),
        ClubNews::Away(Waited::None) => (None, "The club was away. Nothing is lost."),
        ClubNews::RematchAsked(by) => (Some(by), "would like another game."),
        ClubNews::RematchMade => (None, "The next game has begun."),
    };
    who.map_or_else(|| text.to_owned(), |who| format!("{} {text}", name(who)))
}
