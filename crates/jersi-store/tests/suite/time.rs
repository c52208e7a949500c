//! Time: flags fall though nobody looks, an outage costs nobody any, and no clock goes back.

use super::club;
use crate::common::{Black, START, White, code, request, seconds};
use jersi_club::{Act, Millis};
use jersi_store::Status;
use jersi_wire::Code;

async fn flags_fall_with_nobody_watching() {
    let mut club = club().await;
    let live = club.begin("4.8", "60+5").await;
    let days = club.begin("4.8", "2d").await;
    for text in ["a2-b2=d3", "h4-h3=f4"] {
        club.plays(live, text).await;
        club.plays(days, text).await;
    }
    club.pass(seconds(60)).await;
    assert_eq!(club.listed(live).await.record.status, Status::Playing, "a turn may be on its way");
    club.pass(seconds(1)).await;
    let row = club.listed(live).await.row(None);
    assert_eq!((row.status.as_str(), row.result.as_deref()), ("over", Some("0-1")));
    let last = club.snapshot(live).await.events.pop().expect("an event");
    assert_eq!((last.what.parts().0, last.at), ("flagged", START.after(seconds(60))));
    club.pass(seconds(2 * 86_400)).await;
    assert_eq!(club.kinds(days).await.last(), Some(&"flagged"));
    club.restart().await;
    club.is_sound().await;
}

async fn a_turn_that_comes_too_late_finds_the_game_over() {
    let club = club().await;
    let game = club.begin("4.8", "60+5").await;
    club.plays(game, "a2-b2=d3").await;
    club.plays(game, "h4-h3=f4").await;
    club.clock.pass(seconds(60) + std::time::Duration::from_millis(200));
    let mut late = request(&club.ada, game, Act::Decide("a3-b3".to_owned()), 3);
    late.credit = std::time::Duration::from_millis(250);
    assert_eq!(club.store.act(late).await.expect("in time, but for the network"), 4);
    club.clock.pass(seconds(61));
    assert_eq!(code(club.does(Black, game, Act::Decide("h5-g5".to_owned())).await), Code::GameOver);
    assert_eq!(club.kinds(game).await.last(), Some(&"flagged"), "it is kept though the act was refused");
    club.is_sound().await;
}

async fn what_nobody_begins_or_goes_on_with_is_called_off() {
    let club = club().await;
    let live = club.begin("4.8", "600+5").await;
    let quiet = club.begin("4.8", "-").await;
    club.plays(live, "a2-b2=d3").await;
    club.plays(quiet, "a2-b2=d3").await;
    club.pass(seconds(122)).await;
    assert_eq!(club.kinds(live).await.last(), Some(&"called-off"));
    club.pass(seconds(90 * 86_400)).await;
    assert_eq!(club.kinds(quiet).await.last(), Some(&"called-off"));
    assert_eq!(club.listed(quiet).await.row(None).result.as_deref(), Some("*"));
    club.is_sound().await;
    club.pass(seconds(31 * 86_400)).await;
    assert!(club.store.listed(live).await.expect("it can be read").is_none(), "kept for a month");
}

async fn a_claim_is_waited_for_and_won() {
    let club = club().await;
    let game = club.begin("4.8", "600+5").await;
    for text in ["a2-b2=d3", "h4-h3=f4", "a3-b3"] {
        club.plays(game, text).await;
    }
    let mut claim = request(&club.ada, game, Act::Claim, 4);
    claim.opponent_here = true;
    assert_eq!(code(club.store.act(claim).await), Code::OpponentHere);
    club.does(White, game, Act::Claim).await.expect("claimed");
    club.pass(seconds(61)).await;
    assert_eq!(club.kinds(game).await.last(), Some(&"abandoned"));
    assert_eq!(club.listed(game).await.row(None).result.as_deref(), Some("1-0"));
    club.is_sound().await;
}

async fn an_outage_costs_nobody_time() {
    let mut club = club().await;
    let game = club.begin("4.8", "60+0").await;
    let first = club.begin("4.8", "60+0").await;
    let days = club.begin("4.8", "1d").await;
    let none = club.begin("4.8", "-").await;
    for game in [game, days, none] {
        club.plays(game, "a2-b2=d3").await;
        club.plays(game, "h4-h3=f4").await;
    }
    club.pass(seconds(10)).await;
    club.plays(game, "a3-b3").await;
    club.does(White, game, Act::Claim).await.expect("claimed");
    club.pass(seconds(20)).await;
    club.store.close().await;
    club.clock.stand(seconds(30));
    club.reopen().await;
    assert_eq!(club.left(game, White).await, seconds(50));
    assert_eq!(club.left(game, Black).await, seconds(40), "twenty seconds of thought, none of the outage");
    assert_eq!(club.left(days, White).await, seconds(86_400 - 30));
    assert_eq!(club.kinds(game).await.last(), Some(&"paused"), "the claim is gone: he could not come back");
    assert_eq!(club.online(game).await.claim(), None);
    assert_eq!(club.kinds(none).await.last(), Some(&"decided"), "without a clock there is nothing to say");
    let due = club.listed(first).await.record.repeats.due_at;
    assert_eq!(due, Some(START.after(seconds(120 + 30))), "two minutes for a first turn");
    // Once is enough, and a short one is none.
    club.store.close().await;
    club.clock.stand(seconds(4));
    club.reopen().await;
    club.pass(seconds(1)).await;
    let pauses = club.kinds(game).await.iter().filter(|kind| **kind == "paused").count();
    assert_eq!(pauses, 1);
    club.is_sound().await;
}

async fn a_server_that_stands_still_costs_nobody_time_either() {
    let club = club().await;
    let game = club.begin("4.8", "60+0").await;
    club.plays(game, "a2-b2=d3").await;
    club.plays(game, "h4-h3=f4").await;
    club.pass(seconds(10)).await;
    club.clock.stand(seconds(300));
    // The first thing that comes is a turn: it finds the time made good.
    club.plays(game, "a3-b3").await;
    assert_eq!(club.left(game, White).await, seconds(50));
    assert_eq!(club.kinds(game).await, ["begun", "decided", "decided", "paused", "decided"]);
    club.is_sound().await;
}

async fn a_clock_that_was_set_between_two_runs_takes_and_gives_nothing() {
    for ahead in [true, false] {
        let mut club = club().await;
        let game = club.begin("4.8", "60+0").await;
        for text in ["a2-b2=d3", "h4-h3=f4"] {
            club.plays(game, text).await;
        }
        club.pass(seconds(15)).await;
        for _ in 0..3 {
            club.store.close().await;
            let before = club.store.now();
            let hour = 3_600_000;
            let now = club.clock.now().0;
            club.clock.set(Millis(if ahead { now + hour } else { now - hour }));
            club.reopen().await;
            assert!(club.store.now() >= before, "time went back");
            assert_eq!(club.left(game, White).await, seconds(45), "ahead: {ahead}");
        }
        club.plays(game, "a3-b3").await;
        club.pass(seconds(5)).await;
        club.plays(game, "h5-g5").await;
        assert_eq!(club.left(game, Black).await, seconds(55));
        let events = club.snapshot(game).await.events;
        assert!(events.is_sorted_by_key(|event| event.next), "no event is earlier than the one before");
        club.is_sound().await;
    }
}

async fn much_that_falls_at_once_falls_in_time() {
    let club = club().await;
    let mut games = Vec::new();
    for _ in 0..150 {
        games.push(club.begin("4.8", "600+5").await);
    }
    club.clock.pass(seconds(122));
    for _ in 0..3 {
        club.store.tick().await.expect("a second");
    }
    for game in games {
        assert_eq!(club.listed(game).await.record.status, Status::Over);
    }
}

crate::on_every_ground![
    flags_fall_with_nobody_watching,
    a_turn_that_comes_too_late_finds_the_game_over,
    what_nobody_begins_or_goes_on_with_is_called_off,
    a_claim_is_waited_for_and_won,
    an_outage_costs_nobody_time,
    a_server_that_stands_still_costs_nobody_time_either,
    a_clock_that_was_set_between_two_runs_takes_and_gives_nothing,
    much_that_falls_at_once_falls_in_time
];
