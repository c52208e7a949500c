//! What is answered is on disk, what is asked twice is done once, and what breaks breaks alone.

use super::club;
use crate::common::{Black, Club, White, answered, code, legal, request, seconds};
use jersi_club::Act;
use jersi_store::{ActFault, ActRequest, StoreFault};
use jersi_wire::Code;

fn decide(text: &str) -> Act {
    Act::Decide(text.to_owned())
}

async fn what_was_acknowledged_is_there_after_reopening() {
    let mut club = club().await;
    let game = club.begin("4.8", "600+5").await;
    let mut acknowledged = Vec::new();
    for choice in 0..12 {
        let online = club.online(game).await;
        let text = legal(&online, 31 * choice + 5).expect("a decision");
        acknowledged.push((club.plays(game, &text).await, text));
        club.clock.pass(seconds(1));
        if choice % 4 == 3 {
            club.restart().await;
        }
    }
    // Nobody says goodbye: the last clone is dropped, and the file is opened by whoever comes.
    let events = club.snapshot(game).await.events;
    for (seq, text) in acknowledged {
        let event = &events[seq as usize - 1];
        assert_eq!((event.seq, event.what.parts().2.as_deref()), (seq, Some(text.as_str())));
    }
    assert_eq!(club.is_sound().await.events, 13);
}

async fn a_storm_of_the_same_acts_is_each_of_them_once() {
    let club = club().await;
    let game = club.begin("4.8", "-").await;
    let mut sent: Vec<(ActRequest, u32)> = Vec::new();
    for turn in 0..16 {
        let online = club.online(game).await;
        let act = decide(&legal(&online, 17 * turn).expect("a decision"));
        let again = request(club.player(online.decider()), game, act.clone(), answered(&online, &act));
        let storm: Vec<_> = (0..24)
            .map(|_| {
                let (store, again) = (club.store.clone(), again.clone());
                tokio::spawn(async move { store.act(again).await })
            })
            .collect();
        let mut numbers = Vec::new();
        for answer in storm {
            numbers.push(answer.await.expect("it ends").expect("done, or done before"));
        }
        numbers.dedup();
        assert_eq!(numbers, [online.seq() + 1]);
        sent.push((again, numbers[0]));
    }
    // Long afterwards, in any order, each gets its own answer.
    for (again, seq) in sent.iter().rev() {
        assert_eq!(club.store.act(again.clone()).await.expect("done before"), *seq);
    }
    assert_eq!(club.snapshot(game).await.events.len(), 17);
    club.is_sound().await;
}

async fn an_id_means_one_act_of_one_player() {
    let club = club().await;
    let game = club.begin("4.8", "-").await;
    let first = request(&club.ada, game, decide("a2-b2=d3"), 1);
    assert_eq!(club.store.act(first.clone()).await.expect("done"), 2);
    for other in [
        ActRequest { act: decide("a2-b2"), ..first.clone() },
        ActRequest { act: Act::Resign, ..first.clone() },
        ActRequest { after: 2, ..first.clone() },
        ActRequest { who: club.blaise.id.clone(), ..first.clone() },
    ] {
        assert_eq!(code(club.store.act(other).await), Code::IdReused);
    }
    assert_eq!(club.store.act(first).await.expect("the same answer"), 2);
    // A refusal uses no id up: the act may still become right.
    let early = request(&club.ada, game, decide("a3-b3"), 2);
    assert_eq!(code(club.store.act(early.clone()).await), Code::NotYourTurn);
    club.plays(game, "h4-h3=f4").await;
    assert_eq!(code(club.store.act(early).await), Code::Stale);
    assert_eq!(club.snapshot(game).await.events.len(), 3);
}

async fn an_act_that_is_delayed_across_a_take_back_is_stale() {
    let mut club = club().await;
    let game = club.begin("4.8", "-").await;
    club.plays(game, "a2-b2=d3").await;
    let delayed = request(&club.blaise, game, decide("h4-h3=f4"), 2);
    club.does(White, game, Act::AskBack).await.expect("asked");
    club.does(Black, game, Act::GiveBack).await.expect("given");
    club.plays(game, "a2-b2=d3").await;
    assert_eq!(code(club.store.act(delayed.clone()).await), Code::Stale, "the same turns, another moment");
    club.restart().await;
    assert_eq!(code(club.store.act(delayed).await), Code::Stale);
    let accept = request(&club.blaise, game, Act::GiveBack, 3);
    assert_eq!(code(club.store.act(accept).await), Code::Stale, "the request was answered");
    club.is_sound().await;
}

async fn a_ransom_is_one_decision_at_a_time() {
    let club = club().await;
    let spec = "4.8 ransom position=7/8/7/8/4R-k-3/8/1m-5/8/3K-2r- w - 3 24";
    let whole = club.begin(spec, "-").await;
    let mut parts = Vec::new();
    for _ in 0..3 {
        let online = club.online(whole).await;
        let mut texts = (0..200).filter_map(|choice| legal(&online, choice));
        let text = texts.find(|text| !parts.is_empty() || text.contains('#')).expect("a decision");
        club.plays(whole, &text).await;
        parts.push(text);
    }
    let turn = club.online(whole).await.game().turns()[0].text().to_owned();
    let game = club.begin(spec, "-").await;
    let gift_too = club.act(&club.ada, game, decide(&turn), 1).await;
    assert_eq!(code(gift_too), Code::Illegal, "the gift is Black's to choose");
    club.plays(game, &parts[0]).await;
    assert_eq!(code(club.does(White, game, decide(&parts[1])).await), Code::NotYourTurn);
    club.does(Black, game, decide(&parts[1])).await.expect("Black gives");
    club.does(White, game, decide(&parts[2])).await.expect("White goes on");
    club.is_sound().await;
}

/// Two acts in one batch, in two games; the first one breaks.
async fn one_breaks(club: &Club, broken: jersi_wire::GameId, sound: jersi_wire::GameId) -> ActRequest {
    let breaks = request(&club.ada, broken, decide("a2-b2=d3"), 1);
    let (first, second) = tokio::join!(
        club.store.act(breaks.clone()),
        club.store.act(request(&club.ada, sound, decide("a2-b2=d3"), 1)),
    );
    assert!(matches!(first, Err(ActFault::Store(StoreFault::Database(_)))), "{first:?}");
    assert_eq!(second.expect("the other one is done"), 2);
    assert_eq!(club.kinds(broken).await, ["begun"], "nothing of it is left");
    assert_eq!(club.kinds(sound).await, ["begun", "decided"]);
    breaks
}

/// What a server calls when something is to break.
const BREAKS: &str =
    "CREATE FUNCTION breaks() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'broken'; END $$;";

async fn a_request_that_breaks_in_the_middle_spoils_no_other() {
    let club = club().await;
    let (broken, sound) = (club.begin("4.8", "-").await, club.begin("4.8", "-").await);
    // The event is written, the row is refused.
    let file = format!(
        "CREATE TRIGGER breaks BEFORE UPDATE ON game WHEN OLD.id = '{broken}' BEGIN SELECT RAISE(ABORT, 'broken'); END"
    );
    let server = format!(
        "{BREAKS} CREATE TRIGGER breaks BEFORE UPDATE ON game FOR EACH ROW WHEN (OLD.id = '{broken}') EXECUTE FUNCTION breaks()"
    );
    club.behind_its_back(&file, &server).await;
    let again = one_breaks(&club, broken, sound).await;
    club.behind_its_back("DROP TRIGGER breaks", "DROP FUNCTION breaks CASCADE").await;
    assert_eq!(club.store.act(again).await.expect("the same act, later"), 2);
    club.is_sound().await;
}

async fn a_commit_that_fails_acknowledges_nothing_and_spoils_no_other() {
    let club = club().await;
    let (broken, sound) = (club.begin("4.8", "-").await, club.begin("4.8", "-").await);
    // What is written contradicts itself only when all is written.
    let file = format!(
        "CREATE TABLE late (game TEXT REFERENCES game (id) DEFERRABLE INITIALLY DEFERRED);
         CREATE TRIGGER breaks AFTER UPDATE ON game WHEN OLD.id = '{broken}' BEGIN INSERT INTO late VALUES ('nobody'); END"
    );
    let server = format!(
        "{BREAKS} CREATE CONSTRAINT TRIGGER breaks AFTER UPDATE ON game DEFERRABLE INITIALLY DEFERRED
         FOR EACH ROW WHEN (OLD.id = '{broken}') EXECUTE FUNCTION breaks()"
    );
    club.behind_its_back(&file, &server).await;
    let again = one_breaks(&club, broken, sound).await;
    club.behind_its_back("DROP TRIGGER breaks; DROP TABLE late", "DROP FUNCTION breaks CASCADE").await;
    assert_eq!(club.store.act(again).await.expect("the same act, later"), 2);
    club.is_sound().await;
}

async fn more_than_can_wait_is_told_to_come_again() {
    let club = club().await;
    let game = club.begin("4.8", "-").await;
    // All about one person, who goes through one lane of each node.
    let asked = crate::common::act_id();
    let asks: Vec<_> = (0..3_000 * club.ground.nodes())
        .map(|_| {
            let store = club.store.clone();
            tokio::spawn(async move { store.guest_with("Guest".to_owned(), asked).await })
        })
        .collect();
    let (mut known, mut busy) = (0, 0);
    for ask in asks {
        match ask.await.expect("it ends") {
            Ok((_, token)) => {
                assert!(club.store.who(&token).await.expect("it can be read").is_some());
                known += 1;
            }
            Err(ActFault::Refused(Code::Busy, _)) => busy += 1,
            Err(fault) => panic!("{fault}"),
        }
    }
    assert!(known >= 1_024 && busy > 0, "{known} known, {busy} told to come again");
    club.plays(game, "a2-b2=d3").await;
}

async fn after_the_end_nothing_is_done_and_that_is_told() {
    let club = club().await;
    let game = club.begin("4.8", "-").await;
    let store = club.store.clone();
    let last = tokio::spawn(async move { store.guest("Last".to_owned()).await });
    tokio::task::yield_now().await;
    club.store.close().await;
    last.await.expect("it ends").expect("what was asked before the end is done");
    let late = club.store.act(request(&club.ada, game, Act::Resign, 1)).await;
    assert!(matches!(late, Err(ActFault::Store(StoreFault::Closed))), "{late:?}");
    club.store.close().await;
}

async fn another_game_has_colours_changed_and_the_score_counts_on() {
    let mut club = club().await;
    let mut game = club.begin("2.0 setting=random", "-").await;
    let first = club.snapshot(game).await.state(None).spec;
    // Of who is White in the next game, of who is Black there, and ties: Ada resigns, then Blaise, then nobody.
    for (round, score) in [(1, 0, 0), (1, 1, 0), (1, 1, 1)].into_iter().enumerate() {
        let state = club.snapshot(game).await.state(None);
        let ada_is_white = state.white.is_some_and(|seat| seat.name == "Ada");
        assert_eq!(ada_is_white, round % 2 == 0);
        let of = |ada: bool| if ada { club.ada.clone() } else { club.blaise.clone() };
        let after = club.online(game).await.placed();
        if round < 2 {
            // White resigns.
            club.act(&of(ada_is_white), game, Act::Resign, after).await.expect("resigned");
        } else {
            club.act(&of(true), game, Act::OfferDraw, after).await.expect("offered");
            club.act(&of(false), game, Act::OfferDraw, after).await.expect("both want it");
        }
        let wish = request(&of(true), game, Act::Rematch, 0);
        club.store.act(wish.clone()).await.expect("wanted");
        assert_eq!(code(club.act(&club.eve, game, Act::Rematch, 0).await), Code::NotSeated);
        let agreed = request(&of(false), game, Act::Rematch, 0);
        let (one, two) = tokio::join!(club.store.act(agreed.clone()), club.store.act(agreed));
        assert_eq!(one.expect("agreed"), two.expect("the same answer"));
        club.store.act(wish).await.expect("the same answer");
        let next = club.online(game).await.rematch_made().expect("made").parse().expect("a name");
        let listed = club.listed(next).await;
        assert_eq!(listed.record.rematch_of, Some(game));
        assert_eq!(listed.record.score, score, "round {round}");
        game = next;
        club.restart().await;
    }
    let last = club.snapshot(game).await.state(None).spec;
    assert!(last.starts_with("2.0 setting=random seed=") && last != first, "{last}");
    club.is_sound().await;
}

async fn a_browser_that_is_seen_stays_known() {
    let mut club = club().await;
    let known = club.store.who(&club.token).await.expect("read").expect("known");
    assert_eq!(known.who, club.ada);
    assert!(!club.store.seen(&club.token, &known).await.expect("seen"), "given out today");
    for _ in 0..3 {
        club.pass(seconds(399 * 86_400)).await;
        let known = club.store.who(&club.token).await.expect("read").expect("still known");
        assert!(club.store.seen(&club.token, &known).await.expect("seen"), "good for another while");
    }
    // Blaise was never seen again and has no game, so he is forgotten; Ada's code for a device works once, for a while.
    let code = club.store.device_code(&club.ada.id).await.expect("a code");
    let (who, device) = club.store.use_code(code.clone()).await.expect("asked").expect("good");
    assert_eq!(who, club.ada);
    assert!(club.store.use_code(code).await.expect("asked").is_none(), "only once");
    assert!(club.store.who(&device).await.expect("read").is_some());
    let old = club.store.device_code(&club.ada.id).await.expect("a code");
    club.pass(seconds(601)).await;
    assert!(club.store.use_code(old).await.expect("asked").is_none(), "ten minutes");
    let gone = club.store.rename(&club.blaise.id, "Bo".to_owned()).await;
    assert_eq!(crate::common::code(gone), Code::NotSignedIn);
    club.restart().await;
    assert!(club.store.who(&club.token).await.expect("read").is_some());
}

async fn who_has_a_game_is_never_forgotten() {
    let club = club().await;
    let game = club.begin("4.8", "-").await;
    club.does(White, game, Act::Resign).await.expect("resigned");
    club.pass(seconds(3_000 * 86_400)).await;
    let row = club.listed(game).await.row(None);
    assert_eq!((row.white.as_deref(), row.black.as_deref()), (Some("Ada"), Some("Blaise")));
    club.store.rename(&club.ada.id, "Ada L.".to_owned()).await.expect("still there");
    assert_eq!(club.snapshot(game).await.online.expect("begun").game().players().white.name, "Ada L.");
}

crate::on_every_ground![what_was_acknowledged_is_there_after_reopening, threads a_storm_of_the_same_acts_is_each_of_them_once, an_id_means_one_act_of_one_player, an_act_that_is_delayed_across_a_take_back_is_stale, a_ransom_is_one_decision_at_a_time, a_request_that_breaks_in_the_middle_spoils_no_other, a_commit_that_fails_acknowledges_nothing_and_spoils_no_other, more_than_can_wait_is_told_to_come_again, after_the_end_nothing_is_done_and_that_is_told, another_game_has_colours_changed_and_the_score_counts_on, a_browser_that_is_seen_stays_known, who_has_a_game_is_never_forgotten];
