//! The clock, also with odd times.

use std::time::Duration;

use jersi_rules::Color;

use super::{Clock, ClockError};

fn s(seconds: u64) -> Duration {
    Duration::from_secs(seconds)
}

fn running(control: &str) -> Clock {
    let mut clock = Clock::new(control.parse().expect(control));
    clock.start(Color::White, s(1000));
    clock
}

fn left(clock: &Clock, now: u64) -> (u64, u64) {
    let left = |side| clock.remaining(side, s(now)).expect("there is a limit").as_secs();
    (left(Color::White), left(Color::Black))
}

#[test]
fn time_runs_for_one_side_and_increments_are_earned() {
    let mut clock = Clock::new("600+5".parse().expect("a control"));
    assert_eq!(clock.running(), None);
    assert_eq!(left(&clock, 99_999), (600, 600));
    clock.start(Color::White, s(1000));
    assert_eq!(clock.running(), Some(Color::White));
    assert_eq!(left(&clock, 1010), (590, 600));
    assert_eq!(clock.press(s(1020)), Ok(()));
    assert_eq!(left(&clock, 1020), (585, 600));
    assert_eq!(left(&clock, 1050), (585, 570));
    assert_eq!(clock.press(s(1050)), Ok(()));
    assert_eq!(left(&clock, 1051), (584, 575));
    assert_eq!(clock.control().to_string(), "600+5");
}

#[test]
fn the_flag_falls_when_nothing_is_left() {
    let mut clock = running("60+5");
    assert_eq!(clock.flag(s(1059)), None);
    assert_eq!(clock.flag(s(1060)), Some(Color::White));
    assert_eq!(clock.flag(s(90_000)), Some(Color::White));
    assert_eq!(left(&clock, 90_000), (0, 60));
    assert_eq!(clock.press(s(1060)), Err(ClockError::OutOfTime(Color::White)));
    assert_eq!(clock.pass(s(1061)), Err(ClockError::OutOfTime(Color::White)));
    clock.stop(s(1062));
    assert_eq!(clock.flag(s(1062)), Some(Color::White));
    assert_eq!(clock.press(s(1063)), Err(ClockError::Stopped));
}

#[test]
fn nothing_for_the_game_begins_with_one_increment() {
    let mut clock = running("0+5");
    assert_eq!(clock.flag(s(1000)), None);
    assert_eq!(clock.press(s(1003)), Ok(()));
    assert_eq!(left(&clock, 1003), (7, 5));
}

#[test]
fn without_a_limit_nobody_is_out_of_time() {
    let mut clock = running("-");
    assert_eq!(clock.remaining(Color::White, s(1)), None);
    assert_eq!(clock.flag(Duration::MAX), None);
    assert_eq!(clock.press(Duration::MAX), Ok(()));
    assert_eq!(clock.running(), Some(Color::Black));
}

#[test]
fn days_begin_anew_with_every_decision() {
    let mut clock = running("2d");
    let day = 86_400;
    assert_eq!(clock.press(s(1000 + day)), Ok(()));
    assert_eq!(left(&clock, 1000 + day), (day, 2 * day));
    assert_eq!(clock.press(s(1000 + 2 * day)), Ok(()));
    assert_eq!(left(&clock, 1000 + 2 * day), (2 * day, day));
    assert_eq!(clock.pass(s(1000 + 3 * day)), Ok(()));
    assert_eq!(left(&clock, 1000 + 3 * day), (day, 2 * day));
    assert_eq!(clock.flag(s(1000 + 5 * day)), Some(Color::Black));
}

#[test]
fn days_begin_anew_for_a_decision_on_a_stopped_clock_too() {
    let mut clock = running("2d");
    let day = 86_400;
    assert_eq!(clock.press(s(1000 + day)), Ok(()));
    clock.stop(s(1000 + 2 * day));
    clock.decide_stopped(Color::Black, Color::White, true);
    assert_eq!(left(&clock, 1000 + 2 * day), (2 * day, day));
}

#[test]
fn the_gift_of_a_ransom_runs_on_the_opponents_clock() {
    let mut clock = running("100+10");
    assert_eq!(clock.pass(s(1005)), Ok(()));
    assert_eq!(clock.running(), Some(Color::Black));
    assert_eq!(left(&clock, 1025), (95, 80));
    assert_eq!(clock.pass(s(1025)), Ok(()));
    assert_eq!(left(&clock, 1026), (94, 80));
    assert_eq!(clock.press(s(1026)), Ok(()));
    // Only the whole turn earned an increment.
    assert_eq!(left(&clock, 1026), (104, 80));
    assert_eq!(clock.running(), Some(Color::Black));
}

#[test]
fn time_that_goes_backwards_stands_still() {
    let mut clock = running("100+0");
    assert_eq!(left(&clock, 0), (100, 100));
    assert_eq!(clock.press(s(1010)), Ok(()));
    assert_eq!(left(&clock, 500), (90, 100));
    assert_eq!(clock.press(s(900)), Ok(()));
    assert_eq!(left(&clock, 1010), (90, 100));
    // White's time is counted from the latest time known, not from the wrong one.
    assert_eq!(left(&clock, 1020), (80, 100));
    clock.stop(s(3));
    clock.start(Color::White, s(4));
    assert_eq!(left(&clock, 1011), (89, 100));
    assert_eq!(clock.press(Duration::MAX), Err(ClockError::OutOfTime(Color::White)));
}

#[test]
fn a_pause_costs_nothing() {
    let mut clock = running("100+0");
    clock.stop(s(1010));
    assert_eq!(clock.running(), None);
    assert_eq!(left(&clock, 5000), (90, 100));
    clock.start(Color::White, s(5000));
    assert_eq!(left(&clock, 5010), (80, 100));
    // A turn taken back gives the time before the pause back too.
    assert_eq!(clock.press(s(5010)), Ok(()));
    assert_eq!(clock.take_back_turn(s(5020)), Ok(()));
    assert_eq!(left(&clock, 5020), (100, 100));
}

#[test]
fn turns_taken_back_restore_the_time() {
    let mut clock = running("100+10");
    assert_eq!(clock.take_back_turn(s(1001)), Err(ClockError::NothingToTakeBack));
    clock.press(s(1010)).expect("time enough");
    clock.press(s(1030)).expect("time enough");
    assert_eq!(left(&clock, 1030), (100, 90));
    assert_eq!(clock.take_back_turn(s(1040)), Ok(()));
    assert_eq!((clock.running(), left(&clock, 1040)), (Some(Color::Black), (100, 100)));
    assert_eq!(left(&clock, 1041), (100, 99));
    assert_eq!(clock.take_back_turn(s(1050)), Ok(()));
    assert_eq!((clock.running(), left(&clock, 1050)), (Some(Color::White), (100, 100)));
    assert_eq!(clock.take_back_turn(s(1060)), Err(ClockError::NothingToTakeBack));
    // It also starts a clock that was stopped at the end of the game.
    clock.press(s(1060)).expect("time enough");
    clock.stop(s(1060));
    assert_eq!(clock.take_back_turn(s(1070)), Ok(()));
    assert_eq!(clock.running(), Some(Color::White));
}

#[test]
fn parts_of_a_turn_taken_back() {
    let mut clock = running("100+10");
    assert_eq!(clock.take_back_pass(s(1001)), Err(ClockError::NothingToTakeBack));
    clock.pass(s(1010)).expect("time enough");
    clock.pass(s(1020)).expect("time enough");
    assert_eq!((clock.running(), left(&clock, 1020)), (Some(Color::White), (90, 90)));
    assert_eq!(clock.take_back_pass(s(1025)), Ok(()));
    assert_eq!((clock.running(), left(&clock, 1025)), (Some(Color::Black), (90, 100)));
    clock.pass(s(1030)).expect("time enough");
    // The whole turn under way.
    assert_eq!(clock.take_back_turn(s(1040)), Ok(()));
    assert_eq!((clock.running(), left(&clock, 1040)), (Some(Color::White), (100, 100)));
    // A finished turn of three decisions.
    clock.pass(s(1041)).expect("time enough");
    clock.pass(s(1042)).expect("time enough");
    clock.press(s(1043)).expect("time enough");
    assert_eq!(clock.take_back_pass(s(1044)), Err(ClockError::NothingToTakeBack));
    assert_eq!(clock.take_back_turn(s(1044)), Ok(()));
    assert_eq!((clock.running(), left(&clock, 1044)), (Some(Color::White), (100, 100)));
}

#[test]
fn huge_times_do_no_harm() {
    let mut clock = running("18446744073709551615+18446744073709551615");
    assert_eq!(clock.press(s(1001)), Ok(()));
    assert_eq!(clock.remaining(Color::White, s(1001)), Some(Duration::MAX));
}

#[test]
fn a_clock_that_was_kept_goes_on_as_if_it_had_never_been_left() {
    let mut clock = running("600+5");
    clock.press(s(1020)).expect("White has time");
    clock.press(s(1050)).expect("Black has time");
    let mut kept = Clock::resumed(clock.control(), clock.state(s(1060)));
    assert_eq!((kept.running(), left(&kept, 77_777)), (None, (575, 575)));
    kept.start(Color::White, s(5000));
    assert_eq!(left(&kept, 5010), (565, 575));
    kept.take_back_turn(s(5020)).expect("two turns were played");
    clock.take_back_turn(s(1080)).expect("two turns were played");
    assert_eq!(kept.running(), clock.running());
    assert_eq!(left(&kept, 5020), left(&clock, 1080));
    assert_eq!(kept.state(s(5020)), clock.state(s(1080)));
}
