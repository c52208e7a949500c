//! By the clock of the machine a store looks every second what falls, without being asked.

mod common;

use common::{Folder, act_id, request};
use jersi_club::{Act, Terms};
use jersi_store::{Change, JoinRequest, NewGame, Store};
use jersi_wire::Seat;

#[tokio::test]
async fn a_flag_falls_though_nobody_asks() {
    let folder = Folder::new();
    let store = Store::open(&folder.store()).await.expect("a store");
    let mut changes = store.changes();
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
    let told = loop {
        match changes.recv().await.expect("something happens") {
            Change::Here(changed) if changed.seq == 4 => break changed,
            _ => {}
        }
    };
    let due = told.told[0].event.at;
    assert_eq!(
        (told.told[0].event.kind.as_str(), told.told[0].event.color.as_deref()),
        ("flagged", Some("white"))
    );
    assert!(store.now().0 >= due + 1_000, "a turn that was on its way would have counted");
    // The lock is given up when everything is written, so the next one may open it at once.
    store.close().await;
    let again = Store::open(&folder.store()).await.expect("the store again");
    assert!(again.now().0 > due);
    again.close().await;
}
