//! Entering turns, case by case.

use jersi_game::{Choice, Effect, Entry, LegAct};
use jersi_rules::notation::{read_position, write_turn};
use jersi_rules::{Carry, Cell, Edition, Kind, Position, Refusal, Rules, Setting, Variant};

fn start(edition: Edition) -> Position {
    Position::start(Rules::new(edition), Setting::usual(edition))
}

fn home(text: &str) -> Position {
    read_position(Rules::new(Edition::V4_8), text).expect("the rules allow it")
}

fn ransom(text: &str) -> Position {
    let rules = Rules::with(Edition::V4_8, Variant { reserve: true, ransom: true }).expect("4.8 has it");
    read_position(rules, text).expect("the rules allow it")
}

/// The cell of 4.8 with this name.
fn at(name: &str) -> Cell {
    let mut letters = name.bytes();
    let row = letters.next().expect("a row") - b'a';
    Cell::at(row, letters.next().expect("a number") - b'0').expect("a cell")
}

fn choose(entry: &mut Entry, choices: &[Choice]) {
    for &choice in choices {
        entry.choose(choice).unwrap_or_else(|_| panic!("{choice:?} after {:?}", entry.done()));
    }
}

fn played(entry: &Entry) -> Option<String> {
    entry.playable().map(|turn| write_turn(entry.position(), turn))
}

use Carry::{One, Two};
use Choice::{Gift, Land, Lift, Name, Rest, Seat, Step, Take};

#[test]
fn a_turn_grows_choice_by_choice() {
    let mut entry = Entry::new(&start(Edition::V4_8));
    assert_eq!((entry.text(), entry.playable(), entry.goes_on()), (String::new(), None, true));
    choose(&mut entry, &[Lift(at("a2"), One)]);
    assert_eq!((entry.text().as_str(), entry.playable(), entry.goes_on()), ("a2-", None, true));
    assert_eq!(entry.effect(Step(at("b2"))), Effect::Stack);
    choose(&mut entry, &[Step(at("b2"))]);
    assert_eq!(played(&entry).as_deref(), Some("a2-b2"));
    assert!(entry.goes_on());
    assert_eq!(entry.content(at("b2")).height(), 2);
    assert_eq!(entry.effect(Step(at("d3"))), Effect::Free);
    choose(&mut entry, &[Step(at("d3"))]);
    assert_eq!(played(&entry).as_deref(), Some("a2-b2=d3"));
    assert!(!entry.goes_on());
    let legs = entry.legs();
    assert_eq!(legs.len(), 2);
    assert_eq!(legs[1].act, LegAct::Step { from: at("b2"), over: Some(at("c2")), stride: Two });
    assert_eq!(legs[1].pieces.len(), 2);
}

#[test]
fn one_choice_goes_back_and_all_are_cleared() {
    let mut entry = Entry::new(&start(Edition::V4_8));
    choose(&mut entry, &[Lift(at("a2"), One), Step(at("b2")), Step(at("d3"))]);
    assert_eq!(entry.back(), Some(Step(at("d3"))));
    assert_eq!(played(&entry).as_deref(), Some("a2-b2"));
    assert_eq!(entry.back(), Some(Step(at("b2"))));
    assert_eq!(entry.content(at("b2")).height(), 1);
    entry.clear();
    assert_eq!(entry.back(), None);
    assert!(entry.done().is_empty() && entry.changed().is_empty());
}

#[test]
fn the_top_cube_or_the_whole_stack() {
    let entry = Entry::new(&home("3k-3/8/7/8/4PR4/8/7/8/3K-3 w - 0 1"));
    let next = entry.next();
    assert!(next.contains(&Lift(at("e5"), One)) && next.contains(&Lift(at("e5"), Two)));
    assert!(next.contains(&Lift(at("a4"), One)) && !next.contains(&Lift(at("a4"), Two)));
    assert_eq!(entry.why(Lift(at("a4"), Two)), Some(Refusal::NoStack(at("a4"))));
    let one = entry.next_after(&[Lift(at("e5"), One)]);
    let two = entry.next_after(&[Lift(at("e5"), Two)]);
    assert_eq!((one.len(), two.len()), (6, 12));
}

#[test]
fn a_cube_on_a_mountain_moves_alone() {
    let entry = Entry::new(&home("3k-3/8/7/8/4mR4/8/7/8/3K-3 w - 0 1"));
    assert!(entry.next().contains(&Lift(at("e5"), One)));
    assert_eq!(entry.why(Lift(at("e5"), Two)), Some(Refusal::OnMountain(at("e5"))));
    let entry = Entry::new(&home("3k-3/8/7/8/4M-R-3/8/7/8/3K-3 w - 0 1"));
    assert_eq!(entry.effect_after(&[Lift(at("e6"), One)], Step(at("e5"))), Effect::Climb);
    assert_eq!(entry.why(Lift(at("e5"), One)), Some(Refusal::Rooted(at("e5"))));
}

/// So that a hint begins as the solution is written.
#[test]
fn a_turn_is_entered_in_the_order_in_which_it_is_written() {
    let position = home("3k-3/8/7/8/9/8/7/8/3K-3 w MMW 0 1");
    let mut entry = Entry::new(&position);
    let mut mixed = 0;
    for turn in position.turns() {
        entry.enter(turn).expect("a legal turn");
        assert_eq!(entry.text(), write_turn(&position, turn));
        mixed +=
            usize::from(entry.done().contains(&Take(Kind::Wise)) && entry.done()[0] == Take(Kind::Mountain));
    }
    assert!(mixed > 100, "{mixed}");
}

#[test]
fn drops_single_and_double_in_any_order() {
    let position = home("3k-3/8/7/8/9/8/7/8/3K-3 w MMW 0 1");
    let mut entry = Entry::new(&position);
    choose(&mut entry, &[Take(Kind::Wise)]);
    assert_eq!((entry.text().as_str(), entry.playable()), ("W:", None));
    choose(&mut entry, &[Land(at("d5"))]);
    assert_eq!(played(&entry).as_deref(), Some("W:d5"));
    assert!(entry.goes_on());
    choose(&mut entry, &[Take(Kind::Mountain)]);
    assert_eq!((entry.text().as_str(), entry.playable()), ("W:d5/M:", None));
    assert_eq!(entry.why(Land(at("h5"))), Some(Refusal::DropsApart(at("h5"), at("d5"))));
    assert!(!entry.next().contains(&Land(at("d5"))), "a mountain does not land on a wise man");
    choose(&mut entry, &[Land(at("d4"))]);
    assert_eq!(played(&entry).as_deref(), Some("M:d4/W:d5"));
    assert!(!entry.goes_on());
    entry.clear();
    choose(&mut entry, &[Take(Kind::Mountain), Land(at("d4")), Take(Kind::Wise)]);
    assert_eq!(entry.effect(Land(at("d4"))), Effect::Climb);
    choose(&mut entry, &[Land(at("d4"))]);
    assert_eq!(played(&entry).as_deref(), Some("M:d4/W:d4"));
    entry.back();
    entry.back();
    choose(&mut entry, &[Take(Kind::Mountain), Land(at("d4"))]);
    assert_eq!(played(&entry).as_deref(), Some("M:d4/M:d4"));
}

#[test]
fn what_the_reserve_lacks_is_told() {
    let entry = Entry::new(&home("3k-3/8/7/8/9/8/7/8/3K-3 w M 0 1"));
    assert_eq!(entry.why(Take(Kind::Wise)), Some(Refusal::NotInReserve(Kind::Wise)));
    assert_eq!(entry.why(Take(Kind::Rock)), Some(Refusal::NeverDropped(Kind::Rock)));
    let mut entry = Entry::new(&home("3k-3/8/7/8/9/8/7/8/3K-3 w M 0 1"));
    choose(&mut entry, &[Take(Kind::Mountain), Land(at("e5"))]);
    assert!(!entry.goes_on());
    assert_eq!(entry.why(Take(Kind::Mountain)), Some(Refusal::NotInReserve(Kind::Mountain)));
}

/// A stack captures the king and could go on: resting leads to the relocation, a second step too.
#[test]
fn a_captured_king_is_put_back() {
    let position = home("7/8/4k-2/4PR3/9/8/7/8/3K-3 w - 0 1");
    let mut entry = Entry::new(&position);
    choose(&mut entry, &[Lift(at("f5"), Two)]);
    assert_eq!(entry.effect(Step(at("g5"))), Effect::King);
    choose(&mut entry, &[Step(at("g5"))]);
    assert_eq!((entry.text().as_str(), entry.playable()), ("f5=g5!!", None));
    assert!(entry.next().contains(&Rest) && entry.next().contains(&Step(at("h5"))));
    assert!(!entry.next().iter().any(|choice| matches!(choice, Seat(_))));
    choose(&mut entry, &[Rest]);
    assert_eq!(entry.text(), "f5=g5!!/K:");
    assert_eq!(entry.next().len(), 7);
    assert_eq!(entry.why(Seat(at("a4"))), Some(Refusal::BadSeat(at("a4"))));
    choose(&mut entry, &[Seat(at("i2"))]);
    assert_eq!(played(&entry).as_deref(), Some("f5=g5!!/K:i2"));
    assert!(matches!(entry.legs().last().map(|leg| leg.act), Some(LegAct::Relocate)));
    entry.back();
    entry.back();
    choose(&mut entry, &[Step(at("h5"))]);
    assert_eq!((entry.text().as_str(), entry.playable()), ("f5=g5!!-h5", None));
    choose(&mut entry, &[Seat(at("i7"))]);
    assert_eq!(played(&entry).as_deref(), Some("f5=g5!!-h5/K:i7"));
}

/// Where no second step can follow there is no need to rest.
#[test]
fn a_single_cube_that_takes_the_king_goes_on_to_the_seat() {
    let mut entry = Entry::new(&home("7/8/4k-2/4R-3/9/8/7/8/3K-3 w - 0 1"));
    choose(&mut entry, &[Lift(at("f5"), One), Step(at("g5")), Seat(at("i1"))]);
    assert_eq!(played(&entry).as_deref(), Some("f5-g5!!/K:i1"));
}

#[test]
fn the_three_decisions_of_a_ransom() {
    let mut position = ransom("7/8/7/8/3R-k-4/8/2r-3r-/8/3K-3 w - 5 11");
    let mut entry = Entry::new(&position);
    choose(&mut entry, &[Lift(at("e4"), One), Step(at("e5"))]);
    assert_eq!(entry.playable(), None);
    assert_eq!(entry.next(), [Name(Kind::Rock)]);
    assert_eq!(entry.why(Name(Kind::Paper)), Some(Refusal::CannotName(Kind::Paper)));
    choose(&mut entry, &[Name(Kind::Rock)]);
    assert_eq!(played(&entry).as_deref(), Some("e4-e5!!#R"));
    position = position.play_legal(entry.playable().expect("it is complete"));
    let mut entry = Entry::new(&position);
    assert_eq!(entry.next(), [Gift(at("c3")), Gift(at("c7"))]);
    assert_eq!(entry.why(Gift(at("e5"))), Some(Refusal::BadGift(at("e5"), Kind::Rock)));
    assert!(matches!(entry.why(Lift(at("e5"), One)), Some(Refusal::WrongStage(_))));
    choose(&mut entry, &[Gift(at("c7"))]);
    assert_eq!(played(&entry).as_deref(), Some("#c7"));
    assert!(entry.content(at("c7")).is_empty());
    position = position.play_legal(entry.playable().expect("it is complete"));
    let mut entry = Entry::new(&position);
    assert_eq!(entry.next().len(), 7);
    choose(&mut entry, &[Seat(at("i4"))]);
    assert_eq!(played(&entry).as_deref(), Some("/K:i4"));
}

#[test]
fn shapes_of_the_free_setting() {
    let rules = Rules::new(Edition::V2_0);
    let setting = Setting::named(Edition::V2_0, "free", 0, false).expect("2.0 has it");
    let mut entry = Entry::new(&Position::start(rules, setting));
    let kinds = [Kind::King, Kind::Rock, Kind::Paper, Kind::Scissors];
    assert_eq!(entry.next(), kinds.map(Take));
    choose(&mut entry, &[Take(Kind::King)]);
    assert_eq!(entry.next().len(), 11);
    let outside = at("e5");
    assert_eq!(entry.why(Land(outside)), Some(Refusal::OutsideRows(outside)));
    // The a3 of 2.0 is the a4 of 4.8.
    choose(&mut entry, &[Land(at("a4"))]);
    assert_eq!(played(&entry).as_deref(), Some("N:a3"));
    assert!(!entry.goes_on());
}

#[test]
fn cells_that_a_guardian_keeps_stacks_from() {
    let rules = Rules::new(Edition::V3_0);
    let position = read_position(rules, "2n-2/6/7/3m-4/4RC4/8/7/6/2N-2 w - - 9").expect("it may stand so");
    let mut entry = Entry::new(&position);
    assert!(entry.barred().is_empty());
    choose(&mut entry, &[Lift(at("e5"), Two)]);
    let barred = entry.barred();
    assert!(!barred.is_empty());
    for cell in barred {
        assert!(position.guarded(jersi_rules::Color::Black).has(cell));
        assert!(!entry.next().contains(&Step(cell)));
    }
    assert!(position.guarded(jersi_rules::Color::White).is_empty());
}

#[test]
fn after_the_end_there_is_nothing_to_choose() {
    let mut entry = Entry::new(&home("3K-3/8/7/8/9/8/7/8/3k-3 b - 0 2"));
    assert!(entry.next().is_empty() && !entry.goes_on() && entry.playable().is_none());
    assert!(matches!(entry.why(Lift(at("a4"), One)), Some(Refusal::GameOver(_))));
    assert!(entry.choose(Lift(at("a4"), One)).is_err());
}

#[test]
fn a_whole_turn_is_entered_at_once() {
    let position = start(Edition::V4_8);
    let mut entry = Entry::new(&position);
    for turn in position.turns() {
        entry.enter(turn).expect("it is legal");
        assert_eq!(entry.playable(), Some(turn));
    }
    let others = home("3k-3/8/7/8/4PR4/8/7/8/3K-3 w - 0 1").turns();
    let other = others.into_iter().find(|&turn| !position.is_legal(turn)).expect("e5 is empty at the start");
    assert!(entry.enter(other).is_err());
}

/// A click answers within one frame: all first choices at the start with its 864 turns, and what each of them
/// leads to, take a few frames together, even in a test build.
#[test]
fn a_choice_is_quick() {
    let position = start(Edition::V4_8);
    assert_eq!(position.count_turns(), 864);
    let begun = std::time::Instant::now();
    let mut entry = Entry::new(&position);
    for choice in entry.next() {
        entry.choose(choice).expect("it may be chosen");
        for next in entry.next() {
            entry.effect(next);
        }
        entry.back();
    }
    let took = begun.elapsed();
    assert!(took.as_millis() < 500, "{took:?} for every first choice of the start");
}
