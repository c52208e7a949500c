//! Rated games: who may play them, that each counts once, and what anybody may see of it.

use std::time::Duration;

use super::with_accounts;
use crate::common::{Club, act_id, code, seconds};
use jersi_club::{Act, Terms};
use jersi_rules::Color::{Black, White};
use jersi_store::{Archive, Identity, NewGame, Store};
use jersi_wire::{Code, GameId, Kind, Seat};

const DAY: Duration = Duration::from_hours(24);

fn new(who: &Identity, time: &str, rated: bool) -> NewGame {
    let terms = Terms::propose("4.8", time).expect("such a game");
    NewGame { who: who.id.clone(), id: act_id(), terms, seat: Seat::White, listed: false, rated }
}

async fn begin(club: &Club, time: &str) -> GameId {
    let game = club.store.make(new(&club.ada, time, true)).await.expect("a game");
    club.join(&club.blaise, game).await.expect("a seat");
    game
}

async fn won_by_ada(club: &Club) -> GameId {
    let game = begin(club, "600+5").await;
    club.does(Black, game, Act::Resign).await.expect("given up");
    game
}

async fn value(store: &Store, who: &Identity) -> Option<(i32, u32)> {
    let ratings = store.ratings_of(&who.id).await.expect("ratings");
    ratings.first().map(|rating| (rating.value, rating.games))
}

async fn rated_games_are_for_accounts_and_have_a_clock() {
    let club = with_accounts().await;
    assert_eq!(code(club.store.make(new(&club.eve, "600+5", true)).await), Code::NeedsAccount);
    assert_eq!(code(club.store.make(new(&club.ada, "-", true)).await), Code::BadTerms);
    let game = club.store.make(new(&club.ada, "600+5", true)).await.expect("a game");
    assert_eq!(code(club.join(&club.eve, game).await), Code::NeedsAccount);
    let open = club.snapshot(game).await.state(None);
    assert!(open.rated && open.maker.is_some_and(|maker| maker.rating == Some(1500)));
    club.join(&club.blaise, game).await.expect("a seat");
    club.plays(game, "a2-b2=d3").await;
    assert_eq!(code(club.does(White, game, Act::AskBack).await), Code::NotNow, "nothing is taken back");
    club.is_told("UPDATE identity SET banned_at = 1 WHERE name = 'Blaise'").await;
    let another = club.store.make(new(&club.ada, "600+5", false)).await.expect("a game");
    assert_eq!(code(club.join(&club.blaise, another).await), Code::Banned);
    assert_eq!(code(club.store.make(new(&club.blaise, "600+5", false)).await), Code::Banned);
    club.does(Black, game, Act::Resign).await.expect("a game under way goes on");
    assert_eq!(code(club.does(Black, game, Act::Rematch).await), Code::Banned);
}

async fn a_game_counts_once_and_is_shown_with_what_it_did() {
    let club = with_accounts().await;
    let game = won_by_ada(&club).await;
    let seat = club.snapshot(game).await.state(None).white.expect("somebody");
    assert_eq!((seat.rating, seat.rating_after, seat.kind), (Some(1500), None, Kind::Account));
    club.is_sound().await;
    assert_eq!(club.store.do_jobs().await.expect("done"), 1);
    assert_eq!(club.store.do_jobs().await.expect("done"), 0);
    club.is_sound().await;
    let state = club.snapshot(game).await.state(None);
    let (white, black) = (state.white.expect("somebody"), state.black.expect("somebody"));
    let told = (white.rating, white.rating_after, black.rating, black.rating_after);
    assert_eq!(told, (Some(1500), Some(1662), Some(1500), Some(1338)));
    // Nothing that happens afterwards counts it again.
    club.does(White, game, Act::Rematch).await.expect("asked");
    club.does(Black, game, Act::Rematch).await.expect("made");
    club.is_told("INSERT INTO job (kind, about, run_at, tries) SELECT 'rate', id, 0, 0 FROM game WHERE status = 'over'").await;
    assert_eq!(club.store.do_jobs().await.expect("done"), 1);
    assert_eq!(value(&club.store, &club.ada).await, Some((1662, 1)));
    club.is_sound().await;
}

async fn what_was_called_off_and_what_was_not_rated_count_for_nothing() {
    let club = with_accounts().await;
    let game = begin(&club, "600+5").await;
    club.does(White, game, Act::Abort).await.expect("called off");
    let casual = club.begin("4.8", "600+5").await;
    club.does(White, casual, Act::Resign).await.expect("given up");
    // Flags count, whoever looks.
    let flagged = begin(&club, "1d").await;
    club.pass(DAY + seconds(2)).await;
    assert_eq!(club.kinds(flagged).await.last(), Some(&"called-off"), "nobody began");
    assert_eq!(club.store.do_jobs().await.expect("done"), 0);
    let flagged = begin(&club, "1d").await;
    club.plays(flagged, "a2-b2=d3").await;
    club.plays(flagged, "h4-h3=f4").await;
    club.pass(DAY + seconds(2)).await;
    assert_eq!(club.kinds(flagged).await.last(), Some(&"flagged"));
    assert_eq!(club.store.do_jobs().await.expect("done"), 1);
    assert_eq!(club.store.ratings_of(&club.blaise.id).await.expect("ratings")[0].pool, "4-days");
    club.is_sound().await;
}

/// Two hundred games, four workers, of two nodes where there are two: every game once, and the sums are right.
async fn four_workers_count_each_game_once() {
    let club = with_accounts().await;
    let mut wins = [0, 0];
    for round in 0..200 {
        let game = begin(&club, "600+5").await;
        let loser = if round % 3 == 0 { White } else { Black };
        club.does(loser, game, Act::Resign).await.expect("given up");
        wins[usize::from(loser == White)] += 1;
    }
    let workers = club.store.each().iter().cycle().take(4).map(|store| {
        let store = store.clone();
        tokio::spawn(async move {
            let mut done = 0;
            loop {
                match store.do_jobs().await.expect("jobs") {
                    0 => return done,
                    some => done += some,
                }
            }
        })
    });
    let workers: Vec<_> = workers.collect();
    let mut done = 0;
    for worker in workers {
        done += worker.await.expect("a worker");
    }
    assert_eq!(done, 200);
    let page = club.store.player("Ada", None, 10).await.expect("read").expect("a place").expect("a player");
    assert_eq!(page.ratings[0].games, 200);
    assert_eq!((page.history.len(), page.games.len(), page.more.is_some()), (200, 10, true));
    let results = &page.results[0];
    assert_eq!((results.won, results.lost, results.tied), (wins[0], wins[1], 0));
    club.is_sound().await;
}

async fn a_job_that_fails_is_tried_again_later_and_hinders_no_other() {
    let club = with_accounts().await;
    let broken = won_by_ada(&club).await;
    let sound = won_by_ada(&club).await;
    let end = "UPDATE game SET ended_at = NULL WHERE id = (SELECT MIN(id) FROM game)";
    club.is_told(end).await;
    assert_eq!(club.store.do_jobs().await.expect("done"), 1);
    assert_eq!(club.store.do_jobs().await.expect("done"), 0, "not at once");
    let told = Archive::open(&club.place).await.expect("a store").check().await.expect("checked");
    assert!(told.damage.iter().any(|damage| damage.why.contains("never ended")), "{:?}", told.damage);
    club.is_told("UPDATE game SET ended_at = changed_at WHERE ended_at IS NULL").await;
    club.clock.pass(seconds(3));
    assert_eq!(club.store.do_jobs().await.expect("done"), 1);
    assert_ne!(broken, sound);
    club.is_sound().await;
}

async fn check_tells_what_was_not_counted_or_counted_wrongly() {
    for (spoil, told) in [
        ("DELETE FROM rated", "neither was counted"),
        ("UPDATE rating SET value = value + 1", "is not what the rated games made of it"),
        ("UPDATE rating SET games = games + 1", "is not what the rated games made of it"),
        ("UPDATE game SET rated = 0", "it does not count for ratings"),
        ("UPDATE rated SET pool = '2-days'", "it was counted for 2-days"),
        ("DELETE FROM rating", "who has no rating"),
        // One row of one game. What Ada has gained in all is the same.
        (
            "UPDATE rated SET before = before + 1, after = after + 1 WHERE after = (SELECT MAX(after) FROM rated)",
            "of Ada in 4-live",
        ),
        (
            "UPDATE rated SET before = before + 1 WHERE after = (SELECT MIN(after) FROM rated)",
            "of Blaise in 4-live",
        ),
        ("DELETE FROM rated WHERE after = (SELECT MAX(after) FROM rated)", "once for each who played it"),
        (
            "INSERT INTO rated (game, identity, pool, at, before, after) SELECT MIN(d.game), MIN(i.id), '4-live', 0, 1500, 1500 \
             FROM rated d, identity i WHERE i.name = 'Eve'",
            "once for each who played it",
        ),
    ] {
        let club = with_accounts().await;
        won_by_ada(&club).await;
        won_by_ada(&club).await;
        club.store.do_jobs().await.expect("done");
        club.is_sound().await;
        club.is_told(spoil).await;
        let checked = Archive::open(&club.place).await.expect("a store").check().await.expect("read");
        assert!(
            checked.damage.iter().any(|damage| damage.why.contains(told)),
            "{spoil}: {:?}",
            checked.damage
        );
    }
}

async fn who_leaves_takes_the_ratings_along_and_the_other_keeps_his() {
    let club = with_accounts().await;
    won_by_ada(&club).await;
    let playing = begin(&club, "600+5").await;
    club.plays(playing, "a2-b2=d3").await;
    club.store.leave(&club.blaise.id).await.expect("gone");
    assert_eq!(club.store.do_jobs().await.expect("done"), 2, "one had waited, one was given up");
    assert_eq!(club.store.ratings_of(&club.blaise.id).await.expect("ratings"), []);
    let (rating, games) = value(&club.store, &club.ada).await.expect("a rating");
    assert!(rating > 1662 && games == 2, "{rating}");
    club.is_sound().await;
}

async fn players_are_shown_who_have_played_in_public_and_the_best_are_certain() {
    let club = with_accounts().await;
    let page =
        async |name: &'static str| club.store.player(name, None, 50).await.expect("read").expect("a place");
    assert!(page("Ada").await.is_none(), "nothing was played");
    let hidden = club.store.make(new(&club.ada, "600+5", false)).await.expect("a game");
    club.join(&club.blaise, hidden).await.expect("a seat");
    assert!(page("Ada").await.is_none(), "nothing in public");
    assert!(page("Eve").await.is_none(), "a guest has no page");
    assert!(club.store.player("Ada", Some("x"), 50).await.expect("read").is_none_or(|page| page.is_none()));
    let best = club.store.best(None).await.expect("read");
    assert_eq!((best.pool, best.pools.len(), best.players.len()), (None, 0, 0));
    won_by_ada(&club).await;
    club.store.do_jobs().await.expect("done");
    assert_eq!(page(" aDA ").await.expect("a page").games.len(), 1, "the hidden one is not shown");
    assert!(page("Ada").await.expect("a page").ratings[0].provisional);
    let best = club.store.best(None).await.expect("read");
    assert_eq!((best.pool.as_deref(), best.players.len()), (Some("4-live"), 0), "nobody is certain yet");
    for _ in 0..20 {
        for loser in [White, Black, Black] {
            let game = begin(&club, "600+5").await;
            club.does(loser, game, Act::Resign).await.expect("given up");
        }
        // Games that end in one moment are counted in any order; what is compared below does not depend on it.
        club.store.do_jobs().await.expect("done");
    }
    let names = async |store: &Store| {
        let best = store.best("4-live".parse().ok()).await.expect("read");
        best.players.into_iter().map(|player| player.name).collect::<Vec<_>>()
    };
    assert_eq!(names(&club.store).await, ["Ada", "Blaise"]);
    let slow = begin(&club, "3d").await;
    club.does(Black, slow, Act::Resign).await.expect("given up");
    club.store.do_jobs().await.expect("done");
    let best = club.store.best(None).await.expect("read");
    assert_eq!((best.pool.as_deref(), best.players.len()), (Some("4-live"), 2), "most is played there");
    assert_eq!(best.pools, ["4-live", "4-days"]);
    assert!(club.store.best("2-days".parse().ok()).await.expect("read").players.is_empty());
    club.clock.pass(1_500 * DAY);
    assert_eq!(names(&club.store).await, [""; 0], "nobody has played for years");
}

crate::on_every_ground![rated_games_are_for_accounts_and_have_a_clock, a_game_counts_once_and_is_shown_with_what_it_did, what_was_called_off_and_what_was_not_rated_count_for_nothing, threads four_workers_count_each_game_once, a_job_that_fails_is_tried_again_later_and_hinders_no_other, check_tells_what_was_not_counted_or_counted_wrongly, who_leaves_takes_the_ratings_along_and_the_other_keeps_his, players_are_shown_who_have_played_in_public_and_the_best_are_certain];
