//! A guest comes to be by a request whose answer may be lost. Who asks again is the same guest, and sits where they sat down.

use std::time::Duration;

use super::club;
use jersi_club::Terms;
use jersi_store::{JoinRequest, NewGame};
use jersi_wire::{ActId, Seat};

const ASKED: ActId = ActId::new([7; 16]);

async fn who_asks_again_is_the_same_guest_with_a_cookie_that_works() {
    let club = club().await;
    let (first, lost) = club.store.guest_with("Heron".to_owned(), ASKED).await.expect("a guest");
    let (again, token) = club.store.guest_with("Heron".to_owned(), ASKED).await.expect("a guest");
    assert_eq!(first, again);
    assert_ne!(lost, token);
    for token in [lost, token] {
        let known = club.store.who(&token).await.expect("it can be read").expect("somebody");
        assert_eq!(known.who, first);
    }
}

async fn a_game_is_made_and_joined_once_by_who_asks_again() {
    let club = club().await;
    let make = |who: &str| NewGame {
        who: who.to_owned(),
        id: ASKED,
        terms: Terms::propose("4.8", "-").expect("a game"),
        seat: Seat::White,
        listed: false,
        rated: false,
    };
    let mut games = Vec::new();
    for _ in 0..2 {
        let (heron, _) = club.store.guest_with("Heron".to_owned(), ASKED).await.expect("a guest");
        games.push(club.store.make(make(&heron.id)).await.expect("a game"));
    }
    assert_eq!(games[0], games[1]);
    let joins = ActId::new([8; 16]);
    let mut seats = Vec::new();
    for _ in 0..2 {
        let (otter, _) = club.store.guest_with("Otter".to_owned(), joins).await.expect("a guest");
        let join = JoinRequest { who: otter.id, game: games[0], id: joins };
        seats.push(club.store.join(join).await.expect("a seat"));
    }
    assert_eq!(seats[0], seats[1]);
}

async fn after_a_while_nobody_comes_as_somebody_else_by_an_old_request() {
    let club = club().await;
    let (heron, _) = club.store.guest_with("Heron".to_owned(), ASKED).await.expect("a guest");
    assert_eq!(club.store.guest_by(ASKED).await.expect("it can be read"), Some(heron.clone()));
    club.pass(Duration::from_mins(11)).await;
    assert_eq!(club.store.guest_by(ASKED).await.expect("it can be read"), None);
    let (thief, _) = club.store.guest_with("Thief".to_owned(), ASKED).await.expect("a guest");
    assert_ne!(thief.id, heron.id);
}

crate::on_every_ground![
    who_asks_again_is_the_same_guest_with_a_cookie_that_works,
    a_game_is_made_and_joined_once_by_who_asks_again,
    after_a_while_nobody_comes_as_somebody_else_by_an_old_request
];
