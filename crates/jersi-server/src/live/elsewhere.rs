//! What happens on other nodes of the same club. A person may be connected anywhere: what is told here must not depend on it.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;

use jersi_store::{Changed, Notice, Told, clock_now, message};
use jersi_wire::{FromServer, GREETINGS, GameId};
use tokio::sync::Semaphore;
use tokio::time::{MissedTickBehavior, interval};

use super::ended::WORD;
use super::hub::News;
use super::remote::{AGAIN, Presence};
use super::socket::text_of;
use super::teller;
use crate::club::Club;

/// So many games are read at a time.
const AT_ONCE: usize = 4;
/// So often what is watched is compared with the tables: a notice may be lost.
const LOOK: Duration = Duration::from_secs(2);
/// When notices were not heard for a while, what changed within this time is looked at.
const BACK: Duration = Duration::from_mins(5);

/// Reads games that others changed, a few at a time.
#[derive(Clone, Debug)]
pub struct Elsewhere(Arc<Semaphore>);

impl Default for Elsewhere {
    fn default() -> Elsewhere {
        Elsewhere(Arc::new(Semaphore::new(AT_ONCE)))
    }
}

/// Something happened to a game on another node. If anybody here wants to know, it is read and told.
pub fn happened(club: &Club, notice: &Notice) {
    let hub = club.hub();
    let wanted = hub.is_watched(notice.game) || notice.people.iter().any(|who| hub.is_connected_here(who));
    if !wanted || hub.knows(notice.game, notice.seq) {
        return;
    }
    let (club, game) = (club.clone(), notice.game);
    tokio::spawn(async move {
        // Nobody closes it.
        let permit = club.elsewhere().0.acquire().await;
        read(&club, game).await;
        drop(permit);
    });
}

async fn read(club: &Club, game: GameId) {
    let snapshot = match club.store().snapshot(game).await {
        Ok(Some(snapshot)) => snapshot,
        Ok(None) => return,
        Err(fault) => {
            // What is watched is looked at again soon.
            tracing::warn!(fault = crate::log::shortened(&fault), "a game of another node cannot be read");
            return;
        }
    };
    let known = club.hub().last(game);
    let online = snapshot.online.as_ref();
    let told = |event: &jersi_club::Event| {
        let last = online.filter(|online| online.seq() == event.seq);
        Told {
            event: message(event),
            clock: last.and_then(clock_now),
            due: last.and_then(jersi_club::OnlineGame::due).map(|due| due.0),
        }
    };
    let told = snapshot.events.iter().filter(|event| event.seq > known).map(told).collect();
    let seq = snapshot.listed.record.seq;
    teller::tell(club, &Changed { game, seq, listed: Arc::new(snapshot.listed), told });
}

/// Notices may have been missed: what is watched is looked at on disk, and what changed lately is told to whose games they are.
pub async fn look(club: &Club) {
    club.hub().look_again();
    let since = club.store().now().before(BACK);
    match club.store().changed_since(since).await {
        Ok(notices) => notices.into_iter().for_each(|notice| happened(club, &notice)),
        Err(fault) => tracing::warn!(fault = crate::log::shortened(&fault), "what changed cannot be read"),
    }
}

/// Compares what is watched with the tables, for as long as there is a club of several nodes.
pub async fn keep_looking(club: Club) {
    let mut turn = interval(LOOK);
    turn.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        turn.tick().await;
        let watched: BTreeMap<GameId, u32> = club.hub().watched();
        let games: Vec<GameId> = watched.keys().copied().collect();
        match club.store().last_events(&games).await {
            Ok(last) => {
                for (game, seq) in last {
                    if watched.get(&game).is_some_and(|known| *known < seq) {
                        metrics::counter!("jersi_catchup_total").increment(1);
                        happened(&club, &Notice { game, seq, people: Vec::new() });
                    }
                }
            }
            Err(fault) => tracing::debug!(fault = crate::log::shortened(&fault), "games cannot be compared"),
        }
    }
}

/// Tells the other nodes what somebody says at a game.
pub fn greet(club: &Club, game: GameId, color: &str, word: &str) {
    club.store().say_elsewhere(&format!("greet {game} {color} {word}"));
}

/// Tells the other nodes who has come and gone here.
pub fn tell(club: &Club, news: &[News]) {
    for news in news {
        let node = club.node();
        club.store().say_elsewhere(&match news {
            News::Watched(game, Presence { white, black, watching }) => {
                format!("watched {game} {node} {} {} {watching}", u8::from(*white), u8::from(*black))
            }
            News::Connected(who, is) => format!("connected {who} {node} {}", u8::from(*is)),
        });
    }
}

/// Tells everything again, for as long as there is a club of several nodes, and asks the others to do so at first.
pub async fn keep_telling(club: Club) {
    club.store().say_elsewhere("who");
    let mut turn = interval(AGAIN);
    turn.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        turn.tick().await;
        tell(&club, &club.hub().tell_all());
    }
}

/// Another node says something. What is not understood is from a newer one.
pub fn said(club: &Club, text: &str) {
    let words: Vec<&str> = text.split(' ').collect();
    match words[..] {
        [WORD, who, hash] => club.hub().end(who, hash),
        ["greet", game, color, word] if GREETINGS.contains(&word) => {
            if let Ok(game) = game.parse() {
                let (color, word) = (color.to_owned(), word.to_owned());
                club.hub().greeted(game, &text_of(&FromServer::Greet { game, color, word }));
            }
        }
        ["watched", game, node, white, black, watching] => {
            if let (Ok(game), Ok(watching)) = (game.parse(), watching.parse()) {
                let presence = Presence { white: white == "1", black: black == "1", watching };
                club.hub().heard(node, &News::Watched(game, presence));
            }
        }
        ["connected", who, node, is] => {
            club.hub().heard(node, &News::Connected(who.to_owned(), is == "1"));
        }
        ["who"] => tell(club, &club.hub().tell_all()),
        _ => {}
    }
}
