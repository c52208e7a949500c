//! Questions about many things at once, whatever they are called.

use super::club;
use jersi_wire::GameId;

/// More than a statement has places for values.
const MANY: u32 = 40_000;

async fn the_last_events_of_many_games_are_told_in_one_answer() {
    let club = club().await;
    let (begun, open) = (club.begin("4.8", "-").await, club.make("4.8", "-").await);
    club.plays(begun, "a2-b2=d3").await;
    assert_eq!(club.store.last_events(&[]).await.expect("read"), []);
    let nobodys = (0..MANY).map(|n| {
        let mut name = [0xee; 10];
        name[..4].copy_from_slice(&n.to_be_bytes());
        GameId::new(name)
    });
    let games: Vec<GameId> = std::iter::once(open).chain(nobodys).chain([begun]).collect();
    let mut last = club.store.last_events(&games).await.expect("read");
    last.sort_by_key(|(_, seq)| *seq);
    assert_eq!(last, [(open, 0), (begun, 2)]);
}

async fn of_many_tokens_those_that_are_good_are_found() {
    let club = club().await;
    let good = jersi_store::token_hash(&club.token);
    assert_eq!(club.store.ended_of(&[]).await.expect("read"), [""; 0]);
    let strange = ["", ",", "'", "\"", "\\", "]", "{a,b}", "NULL", "a', 'b", "é\u{202f}\u{1f980}", "$1", "%"];
    let mut hashes: Vec<String> = strange.map(str::to_owned).to_vec();
    hashes.extend((0..MANY).map(|n| n.to_string()));
    let ended = hashes.clone();
    hashes.insert(7, good);
    assert_eq!(club.store.ended_of(&hashes).await.expect("read"), ended);
}

crate::on_every_ground![
    the_last_events_of_many_games_are_told_in_one_answer,
    of_many_tokens_those_that_are_good_are_found
];
