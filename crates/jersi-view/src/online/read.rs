//! What a club sends, read from JSON. Keys that are not known here are left alone, so that a club may say more.

use jersi_club::{Event, Millis, OnlineGame, What};
use jersi_game::TimeControl;
use jersi_rules::{ByColor, Color};

use super::Online;
use crate::json::Json;

/// Reads the state of a game that has begun. None if it is something else, or its events tell no game.
pub(crate) fn read_state(text: &str) -> Option<Online> {
    let json = Json::read(text)?;
    let control: TimeControl = json.get("time").text()?.parse().ok()?;
    let seat = |color: Color| json.get(color.id());
    let name = |color: Color| seat(color).get("name").text().unwrap_or_default().to_owned();
    let events: Vec<Event> = json.get("events").list()?.iter().map(event).collect::<Option<_>>()?;
    let game = OnlineGame::fold(control, &ByColor::from_fn(name), &events).ok()?;
    let now = game.latest();
    Some(Online {
        name: json.get("game").text()?.to_owned(),
        mine: Color::BOTH.into_iter().find(|&color| seat(color).get("you").bool() == Some(true)),
        game: game.for_ratings(json.get("rated").bool() == Some(true)),
        now,
    })
}

/// Reads an event.
pub(crate) fn read_event(text: &str) -> Option<Event> {
    event(&Json::read(text)?)
}

fn event(json: &Json) -> Option<Event> {
    let (color, words) = (json.get("color").text(), json.get("text").text());
    let what = What::read(json.get("kind").text()?, color, words).ok()?;
    let moment = |key: &str| json.get(key).number().map(Millis);
    let seq = json.get("seq").number()?.try_into().ok()?;
    Some(Event { seq, what, at: moment("at")?, next: moment("next")? })
}
