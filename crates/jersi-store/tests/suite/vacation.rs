//! Vacation: told in every game over days, so many days a year, and nothing begins meanwhile.

use std::time::Duration;

use super::with_accounts;
use crate::common::{Club, START, act_id, code, seconds};
use jersi_club::Act;
use jersi_rules::Color::{Black, White};
use jersi_store::VacationLeft;
use jersi_wire::Code;

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

async fn both_begin(club: &Club, game: jersi_wire::GameId) {
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

crate::on_every_ground![
    time_stands_still_in_games_over_days_and_in_no_other,
    unused_days_come_back_and_there_are_thirty_a_year,
    nothing_over_days_begins_with_who_is_away_but_what_he_offered_does_without_cost,
    an_outage_and_a_vacation_together_cost_nobody_time
];
