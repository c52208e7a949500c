//! By the clock of the machine a store looks every second what falls, without being asked.

use crate::common::{Folder, Nodes, act_id, request};
use jersi_club::{Act, Terms};
use jersi_store::{Change, Clock, JoinRequest, NewGame, Place};
use jersi_wire::Seat;

async fn a_flag_falls_though_nobody_asks() {
    let (folder, ground) = (Folder::new(), crate::ground());
    let place = Place::read(&ground.place(&folder).await).expect("a place");
    let store = Nodes::open(&place, ground.nodes(), &Clock::Machine).await;
    let mut changes = store.hearing().await;
    let (ada, _) = store.guest("Ada".to_owned()).await.expect("a guest");
    let (blaise, _) = store.guest("Blaise".to_owned()).await.expect("a guest");
    let terms = Terms::propose("4.8", "1+0").expect("the shortest game");
    let new =
        NewGame { who: ada.id.clone(), id: act_id(), terms, seat: Seat::White, listed: false, rated: false };
    let game = store.make(new).await.expect("made");
    store.join(JoinRequest { who: blaise.id.clone(), game, id: act_id() }).await.expect("joined");
    for (who, after, text) in [(&ada, 1, "a2-b2=d3"), (&blaise, 2, "h4-h3=f4")] {
        store.act(request(who, game, Act::Decide(text.to_owned()), after)).await.expect("played");
    }
    loop {
        let seq = match changes.recv().await.expect("something happens") {
            Change::Here(changed) => changed.seq,
            Change::Elsewhere(notice) => notice.seq,
            _ => continue,
        };
        if seq == 4 {
            break;
        }
    }
    let events = store.snapshot(game).await.expect("it can be read").expect("the game").events;
    let last = events.last().expect("an event");
    assert_eq!((events.len(), last.what.parts().0), (4, "flagged"), "by one of them, once");
    assert!(
        store.now() >= last.at.after(crate::common::seconds(1)),
        "a turn that was on its way would have counted"
    );
    // All is given up when everything is written, so the next one may open it at once.
    store.close().await;
    let again = Nodes::open(&place, ground.nodes(), &Clock::Machine).await;
    assert!(again.now() > last.at);
    again.close().await;
}

crate::on_every_ground![a_flag_falls_though_nobody_asks];
