//! People with a name of their own: what the store promises of them, whoever asks at the same time.

use std::time::Duration;

use super::club;
use crate::common::{Club, code, seconds};
use jersi_store::{
    Ceremony, Entered, Identity, MOST_TRIES, NewAccount, NewPasskey, SignedBy, UsedPasskey, new_person,
};
use jersi_wire::{Code, Kind};

fn account(id: &str, name: &str) -> NewAccount {
    NewAccount {
        id: id.to_owned(),
        name: name.to_owned(),
        password: Some(format!("hash of {name}")),
        passkey: None,
    }
}

fn right(name: &str) -> SignedBy {
    SignedBy::Password(format!("hash of {name}"))
}

async fn register(club: &Club, who: &Identity, name: &str) -> Entered {
    club.store.register(account(&who.id, name)).await.expect("an account")
}

async fn of_many_who_want_one_name_at_the_same_time_one_gets_it() {
    let club = club().await;
    let mut asks = tokio::task::JoinSet::new();
    for n in 0..20 {
        let store = club.store.clone();
        let name = if n % 2 == 0 { "Ada Heron" } else { "adaheron" };
        let id = new_person().expect("a name");
        asks.spawn(async move { store.register(account(&id, name)).await });
    }
    let answers = asks.join_all().await;
    assert_eq!(answers.iter().filter(|answer| answer.is_ok()).count(), 1);
    for refused in answers.into_iter().filter(Result::is_err) {
        assert_eq!(code(refused), Code::NameTaken);
    }
    club.store.close().await;
    club.is_sound().await;
}

async fn the_same_registration_again_is_one() {
    let club = club().await;
    let first = register(&club, &club.ada, "Ada Heron").await;
    let again = register(&club, &club.ada, "Ada Heron").await;
    assert_eq!((first.who.id.as_str(), first.who.kind), (club.ada.id.as_str(), Kind::Account));
    assert_eq!(first.who, again.who);
    assert!(club.store.who(&first.token).await.expect("it can be read").is_none(), "its token was exchanged");
    assert!(club.store.who(&again.token).await.expect("it can be read").is_some());
    assert!(club.store.who(&club.token).await.expect("it can be read").is_none(), "the guest's too");
    assert_eq!(code(club.store.register(account(&club.ada.id, "Somebody Else")).await), Code::NotNow);
}

async fn a_guests_games_go_along_whole() {
    let club = club().await;
    let home = register(&club, &club.eve, "Eve").await;
    let (open, played) = (club.make("4.8", "3d").await, club.begin("4.8", "3d").await);
    club.plays(played, "a3-b3").await;
    let entered = club.store.sign_in(&home.who.id, right("Eve"), Some(club.token.clone())).await.expect("in");
    assert_eq!(
        entered.ended.iter().map(|ended| ended.who.as_str()).collect::<Vec<_>>(),
        [club.ada.id.as_str()]
    );
    for game in [open, played] {
        let listed = club.listed(game).await;
        assert_eq!((listed.maker.as_str(), listed.maker_kind), ("Eve", Kind::Account));
        assert!(listed.is_of(&club.eve.id) && !listed.is_of(&club.ada.id));
    }
    assert_eq!(club.online(played).await.seq(), 2);
    assert_eq!(club.act(&club.ada, played, jersi_club::Act::Resign, 2).await.map_err(|_| ()), Err(()));
    club.act(&club.eve, played, jersi_club::Act::Resign, 2).await.expect("she sits there now");
    assert!(club.store.profile(&club.ada.id).await.expect("it can be read").is_none(), "nobody is left over");
    club.store.close().await;
    club.is_sound().await;
}

async fn a_password_that_was_changed_meanwhile_opens_nothing() {
    let club = club().await;
    let ada = register(&club, &club.ada, "Ada").await;
    let store = &club.store;
    let changed = store.new_password(&ada.who, Some("hash of Ada".to_owned()), "another".to_owned()).await;
    assert_eq!(changed.expect("changed").ended.len(), 1);
    assert_eq!(code(store.sign_in(&ada.who.id, right("Ada"), None).await), Code::WrongSignIn);
    let stale = store.new_password(&ada.who, Some("hash of Ada".to_owned()), "a third".to_owned()).await;
    assert_eq!(code(stale), Code::WrongSignIn);
    assert!(store.sign_in(&ada.who.id, SignedBy::Password("another".to_owned()), None).await.is_ok());
    assert_eq!(
        code(store.sign_in(&club.blaise.id, right("Blaise"), None).await),
        Code::WrongSignIn,
        "a guest"
    );
}

async fn what_is_too_old_opens_nothing() {
    let club = club().await;
    let store = &club.store;
    let ada = register(&club, &club.ada, "Ada").await;
    let ask = || Ceremony { who: Some(club.ada.id.clone()), body: "question".to_owned() };
    let (kept, late) = (
        store.begin_ceremony("new", ask()).await.expect("a question"),
        store.begin_ceremony("new", ask()).await.expect("a question"),
    );
    assert_eq!(store.end_ceremony("any", &kept).await.expect("read"), None, "another sort");
    assert_eq!(store.end_ceremony("new", &kept).await.expect("read"), Some(ask()));
    assert_eq!(store.end_ceremony("new", &kept).await.expect("read"), None, "once");
    club.pass(seconds(301)).await;
    assert_eq!(store.end_ceremony("new", &late).await.expect("read"), None, "five minutes");
    let hash = jersi_store::token_hash(&ada.token);
    assert_eq!(store.ended_of(std::slice::from_ref(&hash)).await.expect("read"), [""; 0]);
    club.pass(Duration::from_hours(400 * 24)).await;
    assert!(store.who(&ada.token).await.expect("read").is_none());
    assert_eq!(store.ended_of(std::slice::from_ref(&hash)).await.expect("read"), [hash]);
}

async fn tries_are_counted_for_an_hour() {
    let club = club().await;
    let store = &club.store;
    let mut asks = tokio::task::JoinSet::new();
    for _ in 0..MOST_TRIES + 20 {
        let store = store.clone();
        asks.spawn(async move { store.try_door("ada").await.is_ok() });
    }
    let let_in = asks.join_all().await.into_iter().filter(|tried| *tried).count();
    assert_eq!(let_in as i64, MOST_TRIES, "a hundred at once are a hundred");
    store.door_opened("ada").await.expect("done");
    store.try_door("ada").await.expect("one more");
    assert_eq!(code(store.try_door("ada").await), Code::TooMany);
    store.try_door("ida").await.expect("another name");
    club.pass(Duration::from_mins(59)).await;
    assert_eq!(code(store.try_door("ada").await), Code::TooMany);
    club.pass(Duration::from_mins(2)).await;
    store.try_door("ada").await.expect("an hour later");
}

async fn a_passkey_is_kept_once_and_counts_its_uses() {
    let club = club().await;
    let store = &club.store;
    let (ada, eve) = (register(&club, &club.ada, "Ada").await, register(&club, &club.eve, "Eve").await);
    let key = NewPasskey { id: "00".to_owned(), label: "Phone".to_owned(), body: "0".to_owned() };
    store.keep_passkey(&ada.who.id, key.clone()).await.expect("kept");
    store.keep_passkey(&ada.who.id, key.clone()).await.expect("the same again");
    assert_eq!(code(store.keep_passkey(&eve.who.id, key.clone()).await), Code::BadPasskey);
    assert_eq!(code(store.keep_passkey(&club.blaise.id, key).await), Code::NeedsAccount);
    let used = |before: &str, after: &str| {
        SignedBy::Passkey(UsedPasskey {
            id: "00".to_owned(),
            before: before.to_owned(),
            after: after.to_owned(),
        })
    };
    assert!(store.sign_in(&ada.who.id, used("0", "1"), None).await.is_ok());
    assert_eq!(
        code(store.sign_in(&ada.who.id, used("0", "2"), None).await),
        Code::WrongSignIn,
        "used meanwhile"
    );
    assert_eq!(code(store.sign_in(&eve.who.id, used("1", "2"), None).await), Code::WrongSignIn);
    store.forget_passkey(&ada.who.id, "00").await.expect("forgotten");
    assert_eq!(code(store.sign_in(&ada.who.id, used("1", "2"), None).await), Code::WrongSignIn);
}

async fn who_leaves_resigns_and_is_nobody() {
    let club = club().await;
    let ada = register(&club, &club.ada, "Ada").await;
    let (open, played) = (club.make("4.8", "3d").await, club.begin("4.8", "3d").await);
    let here = &club.store.each()[0];
    let mut changes = here.changes();
    let ended = here.leave(&club.ada.id).await.expect("she leaves");
    assert_eq!(ended.len(), 1);
    assert_eq!(club.kinds(played).await, ["begun", "resigned"]);
    assert_eq!(club.listed(open).await.record.status.word(), "over");
    let listed = club.listed(played).await;
    assert_eq!((listed.names.white.as_deref(), listed.kinds.white), (Some(""), Kind::Gone));
    let mut published = 0;
    while let Ok(change) = changes.try_recv() {
        let jersi_store::Change::Here(changed) = change else { continue };
        assert!(changed.listed.maker.is_empty(), "nobody is told the name any more");
        published += 1;
    }
    assert_eq!(published, 2);
    assert!(club.store.who(&ada.token).await.expect("read").is_none());
    assert_eq!(code(club.store.leave(&club.ada.id).await), Code::NotSignedIn, "once");
    assert!(club.store.is_free("Ada").await.expect("read"));
    club.store.close().await;
    club.is_sound().await;
}

crate::on_every_ground![threads of_many_who_want_one_name_at_the_same_time_one_gets_it, threads the_same_registration_again_is_one, threads a_guests_games_go_along_whole, threads a_password_that_was_changed_meanwhile_opens_nothing, threads what_is_too_old_opens_nothing, threads tries_are_counted_for_an_hour, threads a_passkey_is_kept_once_and_counts_its_uses, threads who_leaves_resigns_and_is_nobody];
