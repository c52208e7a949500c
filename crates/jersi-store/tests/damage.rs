//! A game that is damaged is refused; all others go on, and a look at the store tells of it.

mod common;

use common::{Club, White, behind_its_back, code, request, seconds};
use jersi_club::Act;
use jersi_store::{ActFault, Archive, Checked, Status, StoreFault};
use jersi_wire::Code;

async fn check(club: &Club) -> Checked {
    Archive::open(&club.folder.store()).await.expect("a store").check().await.expect("it can be read")
}

/// Two games, the first made first; then something is done to the store.
async fn with(sql: &'static str) -> (Club, [jersi_wire::GameId; 2]) {
    let mut club = Club::new().await;
    let games = [club.begin("4.8", "60+0").await, club.begin("4.8", "60+0").await];
    for game in games {
        club.plays(game, "a2-b2=d3").await;
        club.plays(game, "h4-h3=f4").await;
    }
    club.store.close().await;
    behind_its_back(&club.folder.store(), sql).await;
    club.reopen().await;
    (club, games)
}

#[tokio::test]
async fn a_game_that_does_not_fold_stops_nothing() {
    for sql in [
        "UPDATE event SET text = 'a3-b9' WHERE seq = 2 AND game = (SELECT id FROM game WHERE rowid = 1)",
        "UPDATE event SET kind = 'juggled' WHERE seq = 3 AND game = (SELECT id FROM game WHERE rowid = 1)",
        "DELETE FROM event WHERE seq = 2 AND game = (SELECT id FROM game WHERE rowid = 1)",
        "DELETE FROM event WHERE seq = 3 AND game = (SELECT id FROM game WHERE rowid = 1)",
        "UPDATE event SET at = -5 WHERE seq = 3 AND game = (SELECT id FROM game WHERE rowid = 1)",
    ] {
        let (mut club, [damaged, sound]) = with(sql).await;
        let refused = club.store.act(request(&club.ada, damaged, Act::Resign, 3)).await;
        let told = matches!(&refused, Err(ActFault::Store(StoreFault::Damaged { game, .. })) if *game == Some(damaged));
        assert!(told, "{sql}: {refused:?}");
        assert!(club.store.snapshot(damaged).await.is_err());
        // In one batch with it, too.
        let (first, second) = tokio::join!(
            club.store.act(request(&club.ada, damaged, Act::Resign, 3)),
            club.store.act(request(&club.ada, sound, Act::Decide("a3-b3".to_owned()), 3)),
        );
        assert!(first.is_err());
        assert_eq!(second.expect("the other game goes on"), 4);
        let list = club.store.games_of(&club.ada.id, None, 9).await.expect("lists").expect("a list");
        assert_eq!(list.games.len(), 2, "lists go on");
        // An outage and flags pass over it.
        club.store.close().await;
        club.clock.stand(seconds(30));
        club.reopen().await;
        assert_eq!(club.kinds(sound).await.last(), Some(&"paused"));
        club.pass(seconds(61)).await;
        assert_eq!(club.kinds(sound).await.last(), Some(&"flagged"));
        assert_eq!(club.listed(damaged).await.record.status, Status::Playing);
        assert_eq!(club.listed(damaged).await.record.repeats.due_at, None, "it is in nobody's way");
        let checked = check(&club).await;
        assert_eq!(checked.damage.len(), 1, "{sql}: {checked:?}");
        assert_eq!(checked.damage[0].game, Some(damaged.to_string()));
    }
}

#[tokio::test]
async fn a_row_that_cannot_be_read_hides_no_other() {
    for sql in [
        "UPDATE game SET decider = 'grey' WHERE rowid = 1",
        "UPDATE game SET seq = -3 WHERE rowid = 1",
        "UPDATE game SET changed_at = -1 WHERE rowid = 1",
        "UPDATE game SET id = 'zzz' WHERE rowid = 1",
    ] {
        let (club, [_, sound]) = with(sql).await;
        club.plays(sound, "a3-b3").await;
        club.pass(seconds(62)).await;
        assert_eq!(club.kinds(sound).await.last(), Some(&"flagged"), "{sql}");
        let list = club.store.games_of(&club.ada.id, None, 9).await.expect("lists").expect("a list");
        assert_eq!(list.games.len(), 1);
        let checked = check(&club).await;
        assert!(!checked.damage.is_empty(), "{sql}");
    }
}

#[tokio::test]
async fn everything_that_a_row_repeats_is_compared() {
    for sql in [
        "UPDATE game SET status = 'over' WHERE rowid = 1",
        "UPDATE game SET spec = '4.16' WHERE rowid = 1",
        "UPDATE game SET white = black WHERE rowid = 1",
        "UPDATE game SET started_at = NULL WHERE rowid = 1",
        "UPDATE game SET ended_at = 5 WHERE rowid = 1",
        "UPDATE game SET seq = 2 WHERE rowid = 1",
        "UPDATE game SET placed = 2 WHERE rowid = 1",
        "UPDATE game SET position = 'x' WHERE rowid = 1",
        "UPDATE game SET turns = 1 WHERE rowid = 1",
        "UPDATE game SET decider = 'black' WHERE rowid = 1",
        "UPDATE game SET due_at = due_at + 60000 WHERE rowid = 1",
        "UPDATE game SET due_at = NULL WHERE rowid = 1",
        "UPDATE game SET result = '1-0' WHERE rowid = 1",
        "UPDATE game SET termination = 'time' WHERE rowid = 1",
        "UPDATE event SET actor = (SELECT id FROM identity WHERE name = 'Eve') WHERE rowid = 2",
        "UPDATE event SET actor = (SELECT black FROM game WHERE rowid = 1) WHERE seq = 2",
        "UPDATE event SET actor = NULL WHERE seq = 3",
        "UPDATE event SET asked = NULL WHERE seq = 3",
        "DELETE FROM identity WHERE name = 'Ada'",
    ] {
        let club = Club::new().await;
        let game = club.begin("4.8", "60+0").await;
        club.plays(game, "a2-b2=d3").await;
        club.plays(game, "h4-h3=f4").await;
        club.store.close().await;
        assert_eq!(check(&club).await.damage, []);
        behind_its_back(&club.folder.store(), sql).await;
        assert_ne!(check(&club).await.damage, [], "{sql}");
    }
    for sql in [
        "UPDATE game SET status = 'playing'",
        "UPDATE game SET due_at = NULL",
        "UPDATE game SET white = maker",
        "UPDATE game SET status = 'over'",
    ] {
        let club = Club::new().await;
        club.make("4.8", "-").await;
        club.store.close().await;
        assert_eq!(check(&club).await.damage, []);
        behind_its_back(&club.folder.store(), sql).await;
        assert_ne!(check(&club).await.damage, [], "{sql}");
    }
}

#[tokio::test]
async fn a_damaged_game_can_be_mended_while_the_server_runs() {
    let (club, [damaged, _]) = with(
        "UPDATE event SET text = 'nonsense' WHERE seq = 2 AND game = (SELECT id FROM game WHERE rowid = 1)",
    )
    .await;
    assert!(club.store.act(request(&club.ada, damaged, Act::Resign, 3)).await.is_err());
    behind_its_back(&club.folder.store(), "UPDATE event SET text = 'a2-b2=d3' WHERE text = 'nonsense'").await;
    club.does(White, damaged, Act::Resign).await.expect("mended");
    assert_eq!(code(club.does(White, damaged, Act::OfferDraw).await), Code::GameOver);
}
