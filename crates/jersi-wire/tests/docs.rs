//! `docs/club.md` shows every message of the contract, each as it is, and every word of it.
#![allow(missing_docs)]

use std::collections::BTreeSet;
use std::time::Duration;

use jersi_club::{Act, Event, Millis, OnlineGame, What};
use jersi_rules::{ByColor, Color};
use jersi_wire::{
    ActDone, ClubInfo, DeviceCode, EventMessage, Export, Farewell, FromClient, FromServer, GREETINGS,
    GameMade, GameState, Join, Joined, Leaderboard, Lobby, MakeGame, Me, MyGames, NewPassword, PROTOCOL,
    PasskeyAsked, PasskeyShown, PasskeyWish, Player, Refused, Register, Rename, SUBPROTOCOL, SignIn, SignOut,
    UseDevice, Vacation, You,
};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

const PAGE: &str = include_str!("../../../docs/club.md");
/// Written and compared by another test, so it names every type and every message that there is.
const TYPES: &str = include_str!("../../../web/src/wire/club.ts");

/// The blocks of a type.
fn examples(of: &str) -> Vec<&'static str> {
    let head = format!("```json {of}\n");
    PAGE.split(&head).skip(1).map(|rest| rest.split("```").next().expect("a block ends")).collect()
}

/// Reads an example, and writes it again: a key that the contract does not have would be gone.
fn read<T: DeserializeOwned + Serialize>(text: &str) -> T {
    let value: T = serde_json::from_str(text).unwrap_or_else(|error| panic!("{error}: {text}"));
    let written = serde_json::to_value(&value).expect("JSON");
    let shown: Value = serde_json::from_str(text).expect("JSON");
    assert_eq!(written, shown, "the example has what the contract lacks, or leaves out what is always there");
    value
}

fn all<T: DeserializeOwned + Serialize>(of: &str) -> Vec<T> {
    let found = examples(of);
    assert!(!found.is_empty(), "docs/club.md shows no {of}");
    found.into_iter().map(read).collect()
}

/// Messages that stand one on a line, each with its word.
fn lines<T: DeserializeOwned + Serialize>(of: &str) -> Vec<(T, String)> {
    let lines = examples(of).into_iter().flat_map(str::lines);
    lines
        .map(|line| {
            let shown: Value = serde_json::from_str(line).expect("JSON");
            (read(line), shown["is"].as_str().expect("a word").to_owned())
        })
        .collect()
}

#[test]
fn every_type_of_http_is_shown_as_it_is() {
    all::<ClubInfo>("ClubInfo");
    all::<MakeGame>("MakeGame");
    all::<GameMade>("GameMade");
    all::<Join>("Join");
    all::<Joined>("Joined");
    all::<ActDone>("ActDone");
    all::<Lobby>("Lobby");
    all::<MyGames>("MyGames");
    all::<Rename>("Rename");
    all::<You>("You");
    all::<DeviceCode>("DeviceCode");
    all::<UseDevice>("UseDevice");
    all::<Refused>("Refused");
    all::<Register>("Register");
    all::<SignIn>("SignIn");
    all::<SignOut>("SignOut");
    all::<NewPassword>("NewPassword");
    all::<Farewell>("Farewell");
    all::<Vacation>("Vacation");
    all::<PasskeyWish>("PasskeyWish");
    all::<PasskeyAsked>("PasskeyAsked");
    all::<PasskeyShown>("PasskeyShown");
    all::<Me>("Me");
    all::<Export>("Export");
    all::<Player>("Player");
    all::<Leaderboard>("Leaderboard");
    assert_eq!(all::<GameState>("GameState").len(), 2, "one that is played and one that is open");
    // These stand in others, or are words.
    let inner = [
        "Seat",
        "ClockNow",
        "PlayerSeat",
        "EventMessage",
        "GameRow",
        "Code",
        "Kind",
        "Passkey",
        "Rating",
        "RatedGame",
        "Results",
        "Ranked",
    ];
    let words = ["Color", "Status", "ActWord", "EventKind", "Greeting"];
    let types = TYPES.lines().filter_map(|line| line.strip_prefix("export type ")?.split(' ').next());
    for name in types.filter(|name| !inner.contains(name) && !words.contains(name)) {
        assert!(!examples(name).is_empty(), "docs/club.md shows no {name}");
    }
}

#[test]
fn every_message_of_the_socket_is_shown_as_it_is() {
    let client: BTreeSet<String> = lines::<FromClient>("FromClient").into_iter().map(|(_, is)| is).collect();
    let server: BTreeSet<String> = lines::<FromServer>("FromServer").into_iter().map(|(_, is)| is).collect();
    let half = TYPES.find("export type FromServer").expect("it stands last");
    for (shown, types) in [(client, &TYPES[..half]), (server, &TYPES[half..])] {
        let known = types.split("\"is\": \"").skip(1).map(|rest| rest.split('"').next().expect("a word"));
        assert_eq!(shown, known.map(str::to_owned).collect());
    }
}

fn event(message: &EventMessage) -> Event {
    let what = What::read(&message.kind, message.color.as_deref(), message.text.as_deref());
    Event {
        seq: message.seq,
        what: what.expect("an event"),
        at: Millis(message.at),
        next: Millis(message.next),
    }
}

#[test]
fn the_game_that_is_shown_is_a_game_and_goes_on() {
    let states = all::<GameState>("GameState");
    let state = &states[0];
    let events: Vec<Event> = state.events.iter().map(event).collect();
    let names = ByColor { white: String::new(), black: String::new() };
    let game = OnlineGame::fold(state.time.parse().expect("a clock"), &names, &events).expect("it folds");
    let clock = state.clock.as_ref().expect("it has a clock");
    assert_eq!((game.seq(), game.due()), (state.seq, state.due.map(Millis)));
    assert_eq!(Some(game.decider().id()), clock.runs.as_deref());
    let told = lines::<FromServer>("FromServer").into_iter().find_map(|(message, _)| match message {
        FromServer::Event { event, clock, due, .. } => Some((event, clock.expect("a clock"), due)),
        _ => None,
    });
    let (next, clock, due) = told.expect("an event");
    let mut game = game;
    game.apply(&event(&next)).expect("it fits");
    let left = game.clock().remaining(Color::White, Duration::from_millis(clock.at)).expect("a clock");
    assert_eq!((game.due(), left), (due.map(Millis), Duration::from_millis(clock.white)));
}

#[test]
fn every_word_of_the_contract_is_told() {
    let codes = TYPES.split("export type Code = ").nth(1).and_then(|rest| rest.split(';').next());
    let codes = codes.expect("the codes").split('"').skip(1).step_by(2);
    let words = Act::WORDS.into_iter().chain(What::KINDS).chain(GREETINGS).chain(codes);
    for word in words.chain([SUBPROTOCOL, "open", "playing", "over", "lot"]) {
        assert!(PAGE.contains(&format!("`{word}`")), "docs/club.md does not tell {word}");
    }
    assert!(PAGE.contains(&format!("`protocol`, which is {PROTOCOL}")));
}
