//! Vacation: told in every game over days, so many days a year, and nothing begins meanwhile.

use std::time::Duration;

use super::with_accounts;
use crate::common::{Club, START, act_id, code, seconds};
use jersi_club::Act;
use jersi_rules::Color::{Black, White};
use jersi_store::{SignedBy, VacationLeft};
use jersi_wire::{Code, GameId, GameRow};

const DAY: Duration = Duration::from_hours(24);

async fn left(club: &Club) -> VacationLeft {
    club.store.vacation_of(&club.ada.id).await.expect("read").expect("an account")
}

/// Days pass while the server works.
async fn days(club: &Club, days: u32) {
    for _ in 0..days * 24 {
        club.pass(DAY / 24).await;
    }
}

async fn time_stands_still_in_games_over_days_and_in_no_other() {
    let club = with_accounts().await;
    let (slow, live, free) =
        (club.begin("4.8", "3d").await, club.begin("4.8", "10800+0").await, club.begin("4.8", "-").await);
    both_begin(&club, slow).await;
    club.pass(DAY).await;
    club.store.vacation(&club.ada.id, 7).await.expect("gone");
    assert_eq!(left(&club).await, VacationLeft { until: Some(START.after(8 * DAY)), days: 23 });
    assert_eq!(club.kinds(slow).await.last(), Some(&"away"));
    for game in [live, free] {
        assert!(!club.kinds(game).await.contains(&"away"));
    }
    club.pass(6 * DAY).await;
    assert_eq!(club.left(slow, White).await, 2 * DAY);
    club.pass(DAY + seconds(2)).await;
    assert_eq!(club.kinds(slow).await.last(), Some(&"back"));
    assert_eq!(club.left(slow, White).await, DAY + seconds(86_398));
    assert_eq!(left(&club).await, VacationLeft { until: None, days: 23 });
    club.pass(2 * DAY).await;
    assert_eq!(club.kinds(slow).await.last(), Some(&"flagged"));
    club.is_sound().await;
}

async fn both_begin(club: &Club, game: GameId) {
    club.plays(game, "a2-b2=d3").await;
    club.plays(game, "h4-h3=f4").await;
}

async fn unused_days_come_back_and_there_are_thirty_a_year() {
    let club = with_accounts().await;
    let game = club.begin("4.8", "3d").await;
    assert_eq!(code(club.store.vacation(&club.eve.id, 1).await), Code::NeedsAccount);
    assert_eq!(code(club.store.vacation(&club.ada.id, 31).await), Code::NotNow);
    assert_eq!(code(club.store.vacation(&club.ada.id, u32::MAX).await), Code::NotNow);
    club.store.vacation(&club.ada.id, 30).await.expect("gone");
    assert_eq!(left(&club).await.days, 0);
    club.pass(4 * DAY).await;
    club.store.vacation(&club.ada.id, 0).await.expect("back");
    assert_eq!(left(&club).await, VacationLeft { until: None, days: 26 });
    assert_eq!(club.left(game, White).await, 3 * DAY);
    club.store.vacation(&club.ada.id, 0).await.expect("still back");
    assert_eq!(club.kinds(game).await, ["begun", "away", "back"]);
    club.store.vacation(&club.ada.id, 26).await.expect("gone again");
    club.store.vacation(&club.ada.id, 3).await.expect("for less");
    assert_eq!(left(&club).await.days, 23);
    assert_eq!(code(club.store.vacation(&club.ada.id, 27).await), Code::NotNow);
    assert_eq!(left(&club).await.days, 23, "a refusal changes nothing");
    // Another year, other days.
    club.clock.pass(366 * DAY);
    assert_eq!(left(&club).await, VacationLeft { until: None, days: 30 });
    club.is_sound().await;
}

async fn nothing_over_days_begins_with_who_is_away_but_what_he_offered_does_without_cost() {
    let club = with_accounts().await;
    let offered = club.make("4.8", "2d").await;
    club.store.vacation(&club.ada.id, 10).await.expect("gone");
    club.join(&club.blaise, offered).await.expect("a seat");
    assert_eq!(club.kinds(offered).await, ["begun", "away"]);
    days(&club, 5).await;
    assert_eq!(club.left(offered, White).await, 2 * DAY);
    club.store.vacation(&club.blaise.id, 5).await.expect("gone");
    let terms = jersi_club::Terms::propose("4.8", "2d").expect("such a game");
    let new = jersi_store::NewGame {
        who: club.blaise.id.clone(),
        id: act_id(),
        terms,
        seat: jersi_wire::Seat::White,
        listed: true,
        rated: false,
    };
    assert_eq!(code(club.store.make(new).await), Code::NotNow);
    let live = club.begin("4.8", "600+5").await;
    club.does(Black, live, Act::Resign).await.expect("live games are played as ever");
    // From the beach, and the other side is away as well.
    club.plays(offered, "a2-b2=d3").await;
    assert_eq!(club.online(offered).await.clock().running(), None);
    club.is_sound().await;
}

async fn an_outage_and_a_vacation_together_cost_nobody_time() {
    let mut club = with_accounts().await;
    let game = club.begin("4.8", "3d").await;
    both_begin(&club, game).await;
    club.store.vacation(&club.ada.id, 2).await.expect("gone");
    club.store.close().await;
    club.clock.stand(5 * DAY);
    club.reopen().await;
    club.pass(seconds(2)).await;
    assert!(club.left(game, White).await >= 2 * DAY + seconds(86_398));
    assert_eq!(club.online(game).await.away(White), None);
    club.is_sound().await;
}

/// A game as Ada's list has it.
async fn in_list(club: &Club, game: GameId) -> GameRow {
    let list = club.store.games_of(&club.ada.id, None, 9).await.expect("read").expect("a list");
    let rows = list.games.iter().map(|listed| listed.row(Some(&club.ada.id)));
    rows.into_iter().find(|row| row.game == game).expect("it is hers")
}

async fn lists_tell_how_long_there_is_to_decide_or_that_time_stands_still() {
    let club = with_accounts().await;
    let game = club.begin("4.8", "3d").await;
    let live = club.begin("4.8", "10800+0").await;
    both_begin(&club, game).await;
    let told = async |game| {
        let row = in_list(&club, game).await;
        let lobby = club.store.lobby(9).await.expect("read");
        let other = lobby.playing.iter().find(|listed| listed.record.id == game).expect("it is listed");
        assert_eq!((other.row(None).ends, other.row(None).away), (row.ends, row.away), "one truth");
        (row.ends.map(jersi_club::Millis), row.away.map(jersi_club::Millis))
    };
    let after = |days: u32| Some(START.after(DAY * days));
    assert_eq!(told(game).await, (after(3), None));
    let first_turn = told(live).await;
    // White decides and is away, longer than Black.
    club.store.vacation(&club.ada.id, 7).await.expect("gone");
    assert_eq!(told(game).await, (None, after(7)));
    assert_eq!(told(live).await, first_turn, "a live game knows no vacation");
    club.store.vacation(&club.blaise.id, 2).await.expect("gone");
    assert_eq!(in_list(&club, game).await.due.map(jersi_club::Millis), after(2), "Black comes back first");
    assert_eq!(told(game).await, (None, after(7)));
    // From the beach: Black decides now.
    club.plays(game, "a3-b3").await;
    assert_eq!(told(game).await, (None, after(2)));
    // Black is back, and White comes back before Black must have decided.
    club.store.vacation(&club.blaise.id, 0).await.expect("back");
    club.store.vacation(&club.ada.id, 1).await.expect("for less");
    assert_eq!(in_list(&club, game).await.due.map(jersi_club::Millis), after(1));
    assert_eq!(told(game).await, (after(3), None));
    club.pass(DAY + seconds(2)).await;
    assert_eq!(club.kinds(game).await.last(), Some(&"back"));
    assert_eq!(told(game).await, (after(3), None), "a vacation that is over tells nothing");
    // What is over has no time, even if somebody is away.
    club.does(Black, game, Act::Resign).await.expect("given up");
    club.store.vacation(&club.ada.id, 1).await.expect("gone");
    let row = in_list(&club, game).await;
    assert_eq!((row.status.as_str(), row.ends, row.away), ("over", None, None));
    club.is_sound().await;
}

async fn a_guests_game_that_comes_along_during_a_vacation_stands_still() {
    let club = with_accounts().await;
    let game = club.begin("4.8", "3d").await;
    both_begin(&club, game).await;
    club.is_told("UPDATE identity SET kind = 'guest', name_key = NULL WHERE name = 'Ada'").await;
    club.is_told(
        "UPDATE identity SET kind = 'account', name_key = 'eve', password = 'a hash' WHERE name = 'Eve'",
    )
    .await;
    club.store.vacation(&club.eve.id, 5).await.expect("gone");
    let by = SignedBy::Password("a hash".to_owned());
    club.store.sign_in(&club.eve.id, by, Some(club.token.clone())).await.expect("in");
    assert_eq!(club.kinds(game).await.last(), Some(&"away"));
    let row = club.listed(game).await.row(Some(&club.eve.id));
    assert_eq!((row.ends, row.away), (None, Some(START.after(5 * DAY).0)));
    club.is_sound().await;
}

crate::on_every_ground![
    lists_tell_how_long_there_is_to_decide_or_that_time_stands_still,
    a_guests_game_that_comes_along_during_a_vacation_stands_still,
    time_stands_still_in_games_over_days_and_in_no_other,
    unused_days_come_back_and_there_are_thirty_a_year,
    nothing_over_days_begins_with_who_is_away_but_what_he_offered_does_without_cost,
    an_outage_and_a_vacation_together_cost_nobody_time
];
