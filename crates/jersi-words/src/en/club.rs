//! What happens in a game between people far apart.

use super::table::name;
use crate::{ClubNews, StoreNews, Waited};

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

pub(super) fn store_news(news: &StoreNews) -> String {
    match news {
        StoreNews::Copied(count, file) => format!("{} copied to {file}.", games(*count)),
        StoreNews::Restored(count, file) => format!("{} restored to {file}.", games(*count)),
        StoreNews::KeptBefore(file) => format!("What was there before is kept as {file}."),
        StoreNews::Sound(count, 1) => format!("{}, 1 event: everything is as it should be.", games(*count)),
        StoreNews::Sound(count, events) => {
            format!("{}, {events} events: everything is as it should be.", games(*count))
        }
        StoreNews::Exported(count, folder) => format!("{} written to {folder}.", games(*count)),
        StoreNews::DamagedFile(why) => format!("The file is damaged: {why}"),
        StoreNews::DamagedGame(game, why) => format!("Game {game} is damaged: {why}"),
        StoreNews::Damaged(1) => {
            "One thing is not as it should be. The other games can be played on.".to_owned()
        }
        StoreNews::Damaged(count) => {
            format!("{count} things are not as they should be. The other games can be played on.")
        }
    }
}

fn games(count: u64) -> String {
    match count {
        0 => "No games".to_owned(),
        1 => "1 game".to_owned(),
        count => format!("{count} games"),
    }
}
