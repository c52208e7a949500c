//! What happens between two nodes on one store: they get in each other's way, and neither loses or doubles anything.

use std::time::Duration;

use jersi_club::Act;
use jersi_cluster::Cluster;
use jersi_store::{Change, Clock, JoinRequest, Status, Store};
use jersi_wire::{Code, GameId};
use tokio::sync::broadcast::Receiver;

use crate::common::{Club, Folder, Nodes, act_id, answered, code, legal, request, seconds};

async fn club() -> Club {
    Club::on(crate::common::Ground::TwoNodes).await
}

fn both(club: &Club) -> [Store; 2] {
    club.store.each().to_vec().try_into().unwrap_or_else(|_| panic!("two nodes"))
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn of_two_answers_to_one_position_one_counts() {
    let club = club().await;
    let [here, there] = both(&club);
    let mut games = Vec::new();
    for _ in 0..8 {
        games.push(club.begin("4.8", "-").await);
    }
    for round in 0..12 {
        let mut races = Vec::new();
        for &game in &games {
            let online = club.online(game).await;
            let who = club.player(online.decider());
            let decide = |choice| Act::Decide(legal(&online, choice).expect("a decision"));
            let one = request(who, game, decide(round), online.placed());
            let other = request(who, game, decide(round + 1), online.placed());
            let (here, there) = (here.clone(), there.clone());
            races.push(tokio::spawn(async move { tokio::join!(here.act(one), there.act(other)) }));
        }
        for race in races {
            match race.await.expect("it ends") {
                (Ok(seq), refused) | (refused, Ok(seq)) => {
                    assert_eq!(seq as usize, round + 2, "numbers have no gaps");
                    assert_eq!(code(refused), Code::Stale);
                }
                neither => panic!("{neither:?}"),
            }
        }
    }
    assert_eq!(club.is_sound().await.events, 8 * 13);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_same_act_by_both_is_done_once() {
    let club = club().await;
    let [here, there] = both(&club);
    let game = club.begin("4.8", "600+5").await;
    for round in 0..30 {
        let online = club.online(game).await;
        let act = Act::Decide(legal(&online, 7 * round).expect("a decision"));
        let again = request(club.player(online.decider()), game, act.clone(), answered(&online, &act));
        let (first, second) = tokio::join!(here.act(again.clone()), there.act(again));
        assert_eq!(first.expect("done"), second.expect("done before"));
    }
    assert_eq!(club.is_sound().await.events, 31);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_seat_is_taken_once() {
    let club = club().await;
    let [here, there] = both(&club);
    for _ in 0..12 {
        let game = club.make("2.0 setting=random", "-").await;
        let join = |who: &str| JoinRequest { who: who.to_owned(), game, id: act_id() };
        let (one, other) = tokio::join!(here.join(join(&club.blaise.id)), there.join(join(&club.eve.id)));
        let refused = if one.is_ok() { other } else { one };
        assert_eq!(code(refused), Code::SeatTaken);
    }
    club.is_sound().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_guest_who_asks_both_is_one_guest() {
    let club = club().await;
    let [here, there] = both(&club);
    for _ in 0..12 {
        let asked = act_id();
        let (one, other) = tokio::join!(
            here.guest_with("Heron".to_owned(), asked),
            there.guest_with("Heron".to_owned(), asked)
        );
        assert_eq!(one.expect("a guest").0, other.expect("a guest").0);
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_falls_falls_once_and_an_outage_is_told_once() {
    let mut club = club().await;
    let mut games = Vec::new();
    for _ in 0..40 {
        let game = club.begin("4.8", "60+0").await;
        club.plays(game, "a2-b2=d3").await;
        club.plays(game, "h4-h3=f4").await;
        games.push(game);
    }
    club.store.close().await;
    club.clock.stand(seconds(30));
    club.reopen().await;
    let [here, there] = both(&club);
    let (one, other) = tokio::join!(here.tick(), there.tick());
    one.and(other).expect("a second");
    for &game in &games {
        assert_eq!(club.kinds(game).await, ["begun", "decided", "decided", "paused"]);
    }
    club.clock.pass(seconds(61));
    for _ in 0..4 {
        let (one, other) = tokio::join!(here.tick(), there.tick());
        one.and(other).expect("a second");
    }
    for &game in &games {
        assert_eq!(club.kinds(game).await, ["begun", "decided", "decided", "paused", "flagged"]);
        assert_eq!(club.listed(game).await.record.status, Status::Over);
    }
    club.is_sound().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn one_node_that_ends_costs_nobody_time() {
    let club = club().await;
    let [here, there] = both(&club);
    let game = club.begin("4.8", "600+0").await;
    club.plays(game, "a2-b2=d3").await;
    club.plays(game, "h4-h3=f4").await;
    here.close().await;
    for _ in 0..20 {
        club.clock.pass(seconds(1));
        there.tick().await.expect("a second");
    }
    let back = Store::open_by(&club.place, Clock::Hand(club.clock.clone())).await.expect("it comes back");
    back.tick().await.expect("a second");
    let kinds: Vec<_> = back.snapshot(game).await.expect("read").expect("there").events;
    assert_eq!(kinds.len(), 3, "nobody was away: the other node was there");
}

/// Waits until a game is told about from elsewhere, or that something was missed: then one looks.
async fn hears(changes: &mut Receiver<Change>, game: GameId, seq: u32) -> bool {
    loop {
        match changes.recv().await.expect("a change") {
            Change::Elsewhere(notice) if (notice.game, notice.seq) == (game, seq) => return true,
            Change::Unsure => return false,
            _ => {}
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_listener_that_is_cut_off_says_so_and_hears_again() {
    let club = club().await;
    let [_, there] = both(&club);
    let mut changes = club.store.hearing().await;
    let game = club.begin("4.8", "-").await;
    for round in 0..4 {
        // After a cut it takes a moment until somebody listens again.
        while Cluster::shared().cut_listeners(&club.address).await.expect("cut") == 0 {
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
        let online = club.online(game).await;
        let act = Act::Decide(legal(&online, 5 * round).expect("a decision"));
        let seq = there
            .act(request(club.player(online.decider()), game, act.clone(), answered(&online, &act)))
            .await
            .expect("done");
        // Whether the notice was lost or not, one learns that there is something to learn.
        hears(&mut changes, game, seq).await;
        assert_eq!(club.store.each()[0].listed(game).await.expect("read").expect("there").record.seq, seq);
        // And in the end all is heard again.
        changes = club.store.hearing().await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn nodes_that_begin_at_once_make_the_tables_once() {
    let folder = Folder::new();
    let place =
        jersi_store::Place::read(&crate::common::Ground::TwoNodes.place(&folder).await).expect("a place");
    let begin = || Nodes::open(&place, 1, &Clock::Machine);
    let (one, two, three, four) = tokio::join!(begin(), begin(), begin(), begin());
    for node in [one, two, three, four] {
        node.guest("Ada".to_owned()).await.expect("a guest");
        node.close().await;
    }
}
