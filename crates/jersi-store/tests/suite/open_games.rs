//! Games that wait for their second player, and what lists show of games.

use super::club;
use crate::common::{Black, White, act_id, code, seconds};
use jersi_club::{Act, Terms};
use jersi_store::{Change, NewGame, Status};
use jersi_wire::{Code, Seat};
use tokio::sync::broadcast::Receiver;

async fn asking_twice_makes_one_game_and_joining_twice_joins_once() {
    let club = club().await;
    let terms = Terms::propose("2.0 setting=random", "600+5").expect("such a game");
    let new = NewGame {
        who: club.ada.id.clone(),
        id: act_id(),
        terms,
        seat: Seat::Black,
        listed: true,
        rated: false,
    };
    let game = club.store.make(new.clone()).await.expect("made");
    assert_eq!(club.store.make(new).await.expect("found"), game);
    assert_eq!(code(club.join(&club.ada, game).await), Code::NotNow, "nobody plays against himself");
    assert_eq!(club.join(&club.blaise, game).await.expect("joined"), (White, 1));
    assert_eq!(club.join(&club.blaise, game).await.expect("joined already"), (White, 1));
    assert_eq!(club.join(&club.ada, game).await.expect("sits there"), (Black, 1));
    assert_eq!(code(club.join(&club.eve, game).await), Code::SeatTaken);
    let state = club.snapshot(game).await.state(Some(&club.blaise.id));
    assert!(state.spec.starts_with("2.0 setting=random seed="), "{}", state.spec);
    assert_eq!(state.white.map(|seat| (seat.name, seat.you)), Some(("Blaise".to_owned(), true)));
    assert_eq!(club.store.lobby(9).await.expect("lists").playing.len(), 1);
}

async fn its_maker_withdraws_an_open_game() {
    let club = club().await;
    let game = club.make("4.8", "-").await;
    assert_eq!(club.store.lobby(9).await.expect("lists").open.len(), 1);
    assert_eq!(code(club.act(&club.eve, game, Act::Abort, 0).await), Code::NotSeated);
    assert_eq!(code(club.act(&club.ada, game, Act::Resign, 0).await), Code::NotNow);
    assert_eq!(club.act(&club.ada, game, Act::Abort, 0).await.expect("withdrawn"), 0);
    assert_eq!(club.act(&club.ada, game, Act::Abort, 0).await.expect("the same answer"), 0);
    assert_eq!(code(club.act(&club.ada, game, Act::Resign, 0).await), Code::GameOver);
    assert_eq!(code(club.join(&club.blaise, game).await), Code::GameOver);
    let state = club.snapshot(game).await.state(None);
    assert_eq!((state.status.as_str(), state.seq, state.events.len()), ("over", 0, 0));
    assert!(club.store.lobby(9).await.expect("lists").open.is_empty());
    let mine = club.store.games_of(&club.ada.id, None, 9).await.expect("lists").expect("a list");
    assert!(mine.games.is_empty(), "nothing to look at");
}

async fn open_games_lapse_and_are_forgotten_later() {
    let club = club().await;
    let live = club.make("4.8", "600+5").await;
    let days = club.make("4.8", "3d").await;
    club.pass(seconds(3_600 + 1)).await;
    assert_eq!(club.listed(live).await.record.status, Status::Over);
    assert_eq!(club.listed(days).await.record.status, Status::Open);
    club.pass(seconds(7 * 86_400)).await;
    assert_eq!(club.listed(days).await.record.status, Status::Over);
    club.pass(seconds(31 * 86_400)).await;
    for game in [live, days] {
        assert!(club.store.listed(game).await.expect("it can be read").is_none());
    }
    assert!(club.store.who(&club.token).await.expect("it can be read").is_some(), "Ada is still known");
}

async fn a_list_begins_with_what_waits_for_one() {
    let club = club().await;
    let slow = club.begin("4.8", "9d").await;
    let quick = club.begin("4.8", "2d").await;
    let theirs = club.begin("4.8", "1d").await;
    club.plays(theirs, "a2-b2=d3").await;
    let open = club.make("4.8", "-").await;
    let mut over = Vec::new();
    for _ in 0..5 {
        let game = club.begin("4.8", "-").await;
        club.does(White, game, Act::Resign).await.expect("resigned");
        club.clock.pass(seconds(1));
        over.insert(0, game);
    }
    let list = |after: Option<String>| {
        let store = club.store.clone();
        let who = club.ada.id.clone();
        async move { store.games_of(&who, after.as_deref(), 2).await.expect("lists").expect("a place") }
    };
    let first = list(None).await;
    let ids: Vec<_> = first.games.iter().map(|listed| listed.record.id).collect();
    assert_eq!(ids, [quick, slow, theirs, open, over[0], over[1]]);
    let row = first.games[2].row(Some(&club.ada.id));
    assert_eq!((row.turns, row.you.as_deref(), row.decider.as_deref()), (1, Some("white"), Some("black")));
    let position = club.online(theirs).await;
    assert_eq!(row.position, Some(jersi_rules::notation::write_position(position.game().position())));
    let second = list(first.more).await;
    let third = list(second.more.clone()).await;
    let ids = |page: &jersi_store::GamesOf| page.games.iter().map(|l| l.record.id).collect::<Vec<_>>();
    assert_eq!((ids(&second), ids(&third), third.more), (over[2..4].to_vec(), over[4..].to_vec(), None));
    assert!(club.store.games_of(&club.ada.id, Some("nowhere"), 2).await.expect("lists").is_none());
}

async fn nobody_has_more_open_games_than_fifty() {
    let club = club().await;
    for _ in 0..50 {
        club.make("4.8", "-").await;
    }
    let terms = Terms::propose("4.8", "-").expect("such a game");
    let new = NewGame {
        who: club.ada.id.clone(),
        id: act_id(),
        terms,
        seat: Seat::Lot,
        listed: false,
        rated: false,
    };
    assert_eq!(code(club.store.make(new).await), Code::TooMany);
}

/// What is told next of games, here or by another node.
async fn next(changes: &mut Receiver<Change>) -> Change {
    loop {
        let change = changes.recv().await.expect("a change");
        if matches!(change, Change::Here(_) | Change::Elsewhere(_)) {
            return change;
        }
    }
}

async fn what_happens_is_told_when_it_is_on_disk() {
    let club = club().await;
    let mut changes = club.store.hearing().await;
    // Between what happens here and elsewhere there is no order, so each thing is heard before the next is done.
    let game = club.make("4.8", "600+5").await;
    match next(&mut changes).await {
        Change::Here(made) => assert_eq!((made.game, made.seq, made.told.len()), (game, 0, 0)),
        other => assert!(matches!(other, Change::Elsewhere(made) if made.game == game && made.seq == 0)),
    }
    club.join(&club.blaise, game).await.expect("a seat");
    match next(&mut changes).await {
        Change::Here(begun) => assert_eq!((begun.seq, begun.told[0].event.kind.as_str()), (1, "begun")),
        other => assert!(matches!(other, Change::Elsewhere(begun) if begun.seq == 1)),
    }
    club.plays(game, "a2-b2=d3").await;
    match next(&mut changes).await {
        Change::Here(played) => {
            assert_eq!(played.listed.record, club.listed(game).await.record);
            let clock = played.told[0].clock.as_ref().expect("a clock");
            assert_eq!((clock.white, clock.black, clock.runs.as_deref()), (600_000, 600_000, None));
            assert_eq!(played.told[0].due, Some(clock.at + 120_000), "a first turn has two minutes");
        }
        Change::Elsewhere(played) => {
            assert_eq!((played.game, played.seq), (game, 2));
            assert_eq!(played.people, [club.ada.id.clone(), club.blaise.id.clone()]);
        }
        _ => unreachable!("only these two are of games"),
    }
}

crate::on_every_ground![
    asking_twice_makes_one_game_and_joining_twice_joins_once,
    its_maker_withdraws_an_open_game,
    open_games_lapse_and_are_forgotten_later,
    a_list_begins_with_what_waits_for_one,
    nobody_has_more_open_games_than_fifty,
    what_happens_is_told_when_it_is_on_disk
];
