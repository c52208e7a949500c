//! What the store tells of a game, with what only the club knows: who is here, and under which link a friend joins.

use jersi_rules::Color;
use jersi_store::{Listed, Snapshot, Status};
use jersi_wire::{GameRow, GameState};

use crate::club::{Club, qr};
use crate::host::AskedHost;

/// Everything about a game, for one who asks.
pub fn state(club: &Club, snapshot: &Snapshot, who: Option<&str>, host: &AskedHost) -> GameState {
    let record = &snapshot.listed.record;
    let hub = club.hub();
    let mut state = snapshot.state(who);
    for (seat, color) in [(&mut state.white, Color::White), (&mut state.black, Color::Black)] {
        if let (Some(seat), Some(identity)) = (seat, record.seated(color)) {
            seat.here = hub.watches(identity, record.id);
        }
    }
    if let Some(maker) = &mut state.maker {
        maker.here = hub.is_connected(&record.maker);
    }
    state.watching = hub.watching(record.id);
    if record.status == Status::Open && who == Some(record.maker.as_str()) {
        let link = club.link(host, &format!("club/{}", record.id));
        state.qr = Some(qr(&link));
        state.link = Some(link);
    }
    state
}

/// A game in a list, for one who asks.
pub fn row(club: &Club, listed: &Listed, who: Option<&str>) -> GameRow {
    let record = &listed.record;
    let other = match who.and_then(|who| record.color_of(who)) {
        Some(color) => record.seated(color.other()),
        None => Some(record.maker.as_str()),
    };
    let here = other.is_some_and(|other| who != Some(other) && club.hub().is_connected(other));
    GameRow { here, ..listed.row(who) }
}
