//! What happens in a game between people far apart.

use super::table::name;
use crate::{ClubNews, Waited};

pub(super) fn news(news: ClubNews) -> String {
    let text = match news {
        ClubNews::BackAsked(by) => return format!("{} asks to take the last turn back.", name(by)),
        ClubNews::BackGiven(by) => return format!("{} agrees: the turn is taken back.", name(by)),
        ClubNews::BackKept(by) => return format!("{} declines: the turn stays.", name(by)),
        ClubNews::Claimed(by, seconds) => {
            let (by, other) = (name(by), name(by.other()));
            return format!("{by} claims the game. {other} has {seconds} seconds to answer.");
        }
        ClubNews::Here(who) => return format!("{} is here.", name(who)),
        ClubNews::Away(Waited::Mine) => "The club was away. Your clock waited.",
        ClubNews::Away(Waited::Other) => "The club was away. The clocks waited.",
        ClubNews::Away(Waited::None) => "The club was away. Nothing is lost.",
        ClubNews::RematchAsked(by) => return format!("{} would like another game.", name(by)),
        ClubNews::RematchMade => "The next game has begun.",
    };
    text.to_owned()
}
