//! A disk without room: nothing is acknowledged that is not there, and it goes on when there is room again. Alone in its
//! process, for what may be written is limited for all of it.

mod common;

use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use common::{Club, is_sound, legal, seconds};
use jersi_club::Act;
use jersi_store::{ActFault, StoreFault};
use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};

fn room(bytes: Option<u64>) {
    let maximum = getrlimit(Resource::Fsize).maximum;
    setrlimit(Resource::Fsize, Rlimit { current: bytes.or(maximum), maximum }).expect("a limit");
}

#[tokio::test]
async fn a_full_disk_loses_nothing_that_was_acknowledged() {
    // Who writes beyond the limit is told so, and not ended.
    let told = Arc::new(AtomicBool::new(false));
    signal_hook::flag::register(signal_hook::consts::SIGXFSZ, told).expect("a signal");
    let mut club = Club::new().await;
    let game = club.begin("4.8", "600+0").await;
    let log = club.folder.path().join("club.db-wal");
    let mut acknowledged = vec![1];
    for round in 0..3 {
        for _ in 0..2 {
            let text = legal(&club.online(game).await, acknowledged.len() * 13).expect("a decision");
            acknowledged.push(club.plays(game, &text).await);
        }
        room(Some(std::fs::metadata(&log).expect("a log").len() + 40_000 * (round % 2)));
        let mut refused = None;
        while refused.is_none() {
            let online = club.online(game).await;
            let text = legal(&online, acknowledged.len() * 29).expect("a decision");
            let request =
                common::request(club.player(online.decider()), game, Act::Decide(text), online.placed());
            match club.store.act(request.clone()).await {
                Ok(seq) => acknowledged.push(seq),
                Err(ActFault::Store(StoreFault::Database(_))) => refused = Some(request),
                Err(other) => panic!("{other}"),
            }
        }
        let guest = club.store.guest("Nobody".to_owned()).await;
        assert!(matches!(guest, Err(ActFault::Store(_))), "nobody is known who is not on disk");
        assert_eq!(club.snapshot(game).await.events.len(), acknowledged.len(), "games can be looked at");
        club.clock.stand(seconds(30));
        assert!(club.store.tick().await.is_err());
        room(None);
        let again = refused.expect("refused");
        let seq = club.store.act(again.clone()).await.expect("there is room again");
        assert_eq!(club.store.act(again).await.expect("once"), seq);
        let kinds = club.kinds(game).await;
        // Nobody could play meanwhile, so it cost nobody time.
        assert_eq!(kinds[kinds.len() - 2..], ["paused", "decided"]);
        acknowledged.extend([seq - 1, seq]);
        if round == 1 {
            club.restart().await;
        }
    }
    assert_eq!(club.left(game, common::White).await, seconds(600));
    let numbers: Vec<u32> = club.snapshot(game).await.events.iter().map(|event| event.seq).collect();
    assert_eq!(numbers, acknowledged);
    is_sound(&club.folder.store()).await;
}
