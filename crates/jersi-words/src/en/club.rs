//! What happens in a game between people far apart.

use super::table::name;
use crate::{ClubNews, StoreNews, Waited};

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
        ClubNews::OnVacation(who) => (Some(who), "is on vacation. The clock waits."),
        ClubNews::VacationOver(who) => (Some(who), "is back. The clock goes on."),
        ClubNews::RematchAsked(by) => (Some(by), "would like another game."),
        ClubNews::RematchMade => (None, "The next game has begun."),
    };
    who.map_or_else(|| text.to_owned(), |who| format!("{} {text}", name(who)))
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
        StoreNews::Moved(count, place) => format!("{} moved to {place}, each compared.", games(*count)),
        StoreNews::Renamed(old, new) => format!("{old} is called {new} now."),
        StoreNews::Banned(name) => {
            format!(
                "{name} is signed out everywhere and begins no game any more. Games under way go on by the clock."
            )
        }
        StoreNews::LetIn(name) => format!("{name} may sign in and play again."),
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
