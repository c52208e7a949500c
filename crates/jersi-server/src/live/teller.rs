//! What happens in the store, on its way to who wants to know.

use std::time::Duration;

use jersi_club::{Millis, color_word};
use jersi_rules::Color;
use jersi_store::{Change, Changed};
use jersi_wire::FromServer;
use tokio::sync::broadcast::Receiver;
use tokio::sync::broadcast::error::RecvError;
use tokio::time::{MissedTickBehavior, interval};

use super::elsewhere;
use super::hub::Played;
use super::socket::text_of;
use crate::club::Club;
use crate::moment::row;

/// Comings and goings are told so often at most.
const PRESENCE: Duration = Duration::from_secs(1);

/// Tells what is on disk, for as long as there is a store.
pub async fn tell_changes(club: Club, mut changes: Receiver<Change>) {
    loop {
        match changes.recv().await {
            Ok(Change::Here(changed)) => tell(&club, &changed),
            Ok(Change::Elsewhere(notice)) => elsewhere::happened(&club, &notice),
            Ok(Change::Said(text)) => elsewhere::said(&club, &text),
            Ok(Change::Unsure) => elsewhere::look(&club).await,
            // More than can wait was not heard: every socket looks at its games anew. Who is told too often loses nothing.
            Err(RecvError::Lagged(missed)) => {
                tracing::warn!(missed, "changes were not heard; games are read anew");
                club.hub().look_again();
            }
            Err(RecvError::Closed) => return,
        }
    }
}

pub(super) fn tell(club: &Club, changed: &Changed) {
    let (hub, game, record) = (club.hub(), changed.game, &changed.listed.record);
    if hub.is_watched(game) {
        hub.seat(record);
        let message = |told: &jersi_store::Told| {
            let message = FromServer::Event {
                game,
                event: told.event.clone(),
                clock: told.clock.clone(),
                due: told.due,
            };
            (told.event.seq, text_of(&message))
        };
        hub.happened(game, changed.told.iter().map(message), changed.told.last().and_then(played));
    }
    let seated = Color::BOTH.into_iter().filter_map(|color| record.seated(color));
    // Before it begins it is only its maker's.
    let maker = record.white.is_none().then_some(record.maker.as_str());
    for who in seated.chain(maker) {
        let message = || text_of(&FromServer::Mine(Box::new(row(club, &changed.listed, Some(who)))));
        hub.own_game(who, game, message);
    }
}

/// A decision of a player, if it is one.
fn played(told: &jersi_store::Told) -> Option<Played> {
    let event = &told.event;
    let is_of = |color: &Color| event.color.as_deref() == Some(color_word(*color));
    let by = Color::BOTH.into_iter().find(is_of).filter(|_| event.kind == "decided")?;
    Some(Played { by, at: Millis(event.next) })
}

/// Tells who has come and gone.
pub async fn tell_presence(club: Club) {
    let mut turn = interval(PRESENCE);
    turn.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        turn.tick().await;
        let news = club.hub().tell_presence();
        if club.store().is_shared() {
            elsewhere::tell(&club, &news);
        }
    }
}
