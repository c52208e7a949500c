//! What presses mean: cubes, stacks, reserves, captured kings, ransoms and free settings, in every edition.

use jersi_game::Game;
use jersi_rules::notation::read_position;
use jersi_rules::{Action, ByColor, Carry, Edition, GameSpec, Refusal, Rules, Setting, Variant};
use jersi_table::{Confirm, Hand, Press, Pressed, Seat, Table, TableError};

fn people() -> ByColor<Seat> {
    ByColor::from_fn(|_| Seat::Human(String::new()))
}

fn start(edition: Edition, setting: &str) -> Table {
    let setting = Setting::named(edition, setting, 0, false).expect("the edition has it");
    Table::new(Game::new(Rules::new(edition), setting, ByColor::default()), people())
}

fn at(rules: Rules, position: &str) -> Table {
    let position = read_position(rules, position).expect("a legal position");
    Table::new(Game::from_position(position, ByColor::default()), people())
}

/// Presses words as [`Press::read`] has them; what the last one led to.
fn press(table: &mut Table, words: &str, hand: Hand) -> Pressed {
    let edition = table.edition();
    let mut last = Pressed::NotNow;
    for word in words.split_whitespace() {
        let press = Press::read(edition, word).unwrap_or_else(|| panic!("{word} is no press"));
        last = table.press(press, hand);
    }
    last
}

/// Presses, and plays when the press says so.
fn play(table: &mut Table, words: &str) {
    match press(table, words, Hand::default()) {
        Pressed::Play(turn) => drop(table.decide(turn).expect("it is legal")),
        Pressed::Changed => drop(table.play().expect("the turn is complete")),
        refused => panic!("{words}: {refused:?}"),
    }
}

fn last(table: &Table) -> &str {
    table.game().turns().last().expect("a turn").text()
}

#[test]
fn one_then_two_and_two_then_one() {
    let mut table = start(Edition::V4_8, "standard");
    play(&mut table, "a2 b2 d3");
    assert_eq!(last(&table), "a2-b2=d3");
    play(&mut table, "h4 g3");
    // The whole stack is taken first, and its top by a second press on the same cell.
    assert_eq!(press(&mut table, "d3", Hand::default()), Pressed::Changed);
    assert!(table.switched().is_some());
    play(&mut table, "d4 d5");
    assert_eq!(last(&table), "d3=d4-d5");
}

#[test]
fn the_arrival_plays_and_the_part_that_was_aimed_at_is_taken() {
    let mut table = start(Edition::V2_0, "symmetrical");
    let top = Hand { aimed: Some(Carry::One), ..Hand::default() };
    press(&mut table, "a2", top);
    assert_eq!(table.live_entry().expect("a turn").text(), "a2-");
    // Aimed at again, it is put down.
    assert_eq!(press(&mut table, "a2", top), Pressed::Changed);
    assert!(table.live_entry().expect("a turn").done().is_empty());
    let Pressed::Play(turn) = press(&mut table, "b1 c1 c1", Hand::default()) else {
        panic!("it is complete")
    };
    table.decide(turn).expect("it is legal");
    assert_eq!(last(&table), "b1-c1");
}

#[test]
fn another_cube_replaces_the_one_in_the_hand_but_not_a_step() {
    let mut table = start(Edition::V4_8, "standard");
    press(&mut table, "b1 b2", Hand::default());
    // Onto an own cube it steps; from there the stack could go on.
    assert_eq!(table.live_entry().expect("a turn").text(), "b1-b2");
    assert!(matches!(press(&mut table, "a7", Hand::default()), Pressed::Refused(_)));
    assert_eq!(table.live_entry().expect("a turn").text(), "b1-b2");
    table.clear();
    press(&mut table, "a1 a7", Hand::default());
    assert_eq!(table.live_entry().expect("a turn").text(), "a7-");
}

#[test]
fn refusals_are_the_referees() {
    let mut table = start(Edition::V4_8, "standard");
    assert_eq!(press(&mut table, "e5", Hand::default()), Pressed::Refused(Refusal::NothingThere(cell("e5"))));
    assert!(matches!(press(&mut table, "i4", Hand::default()), Pressed::Refused(_)));
    assert!(matches!(press(&mut table, "b1 e5", Hand::default()), Pressed::Refused(_)));
    assert_eq!(press(&mut table, ".", Hand::default()), Pressed::Refused(Refusal::NothingToRelocate));
}

fn cell(name: &str) -> jersi_rules::Cell {
    match Press::read(Edition::V4_8, name) {
        Some(Press::Cell(cell)) => cell,
        other => panic!("{name}: {other:?}"),
    }
}

#[test]
fn drops_from_the_reserve() {
    let mut table = start(Edition::V4_8, "standard");
    play(&mut table, "M: d4");
    assert_eq!(last(&table), "M:d4");
    // Another kind replaces the one in the hand, the same one again puts it back.
    press(&mut table, "M: W:", Hand::default());
    assert_eq!(table.live_entry().expect("a turn").done().len(), 1);
    press(&mut table, "W:", Hand::default());
    assert!(table.live_entry().expect("a turn").done().is_empty());
    press(&mut table, "W: h2", Hand::default());
    let left: u8 = table.reserve(jersi_rules::Color::Black).iter().map(|pile| pile.left).sum();
    assert_eq!(left, 5, "what has landed is gone from the reserve");
    play(&mut table, "W: h3");
    assert_eq!(last(&table), "W:h2/W:h3");
}

#[test]
fn a_captured_king_is_relocated() {
    let rules = Rules::new(Edition::V4_8);
    let mut table = at(rules, "7/8/7/8/4R-k-3/8/7/8/3K-3 w - 0 1");
    play(&mut table, "e5 e6 i1");
    assert_eq!(last(&table), "e5-e6!!/K:i1");
}

#[test]
fn a_ransom_is_named_given_and_followed_by_the_king() {
    let rules = Rules::with(Edition::V4_8, Variant { reserve: false, ransom: true }).expect("4.8 has it");
    let mut table = at(rules, "7/8/7/8/4R-k-3/8/2r-4/8/3K-2p- w - 0 1");
    play(&mut table, "e5 e6 R:");
    assert_eq!(table.next(), jersi_table::Next::Person(jersi_rules::Color::Black));
    // Another gift and another cell for the king replace those that were pressed first.
    play(&mut table, "c3");
    play(&mut table, "i4 i1");
    assert_eq!(last(&table), "e5-e6!!#c3/K:i1");
}

#[test]
fn a_free_setting_is_placed_shape_by_shape() {
    let mut table = start(Edition::V2_0, "free");
    assert_eq!(press(&mut table, "a3", Hand::default()), Pressed::NotNow);
    play(&mut table, "N: a3");
    assert_eq!(last(&table), "N:a3");
    play(&mut table, "N: i3");
    play(&mut table, "K: a1");
    assert_eq!(table.game().turns().len(), 3);
}

#[test]
fn a_turn_to_which_nothing_can_be_added_plays_itself_if_it_may() {
    let quick = Hand { confirm: Confirm::Unfinished, ..Hand::default() };
    let mut table = start(Edition::V4_8, "standard");
    // After a build the stack could go on.
    assert_eq!(press(&mut table, "a2 b2", quick), Pressed::Changed);
    assert!(matches!(press(&mut table, "d3", quick), Pressed::Play(_)));
    let hasty = Hand { confirm: Confirm::Never, ..Hand::default() };
    let mut table = start(Edition::V4_8, "standard");
    assert_eq!(press(&mut table, "a2 b2", hasty), Pressed::Changed);
    assert!(
        matches!(press(&mut table, "i4", hasty), Pressed::Play(_)),
        "a press where it cannot go plays it"
    );
}

#[test]
fn nothing_is_entered_while_somebody_looks_back_or_another_decides() {
    let mut table = start(Edition::V4_8, "standard");
    play(&mut table, "b1 c1");
    table.look_at(0);
    assert_eq!(table.may_enter(), Err(TableError::LookingBack));
    assert!(table.live_entry().is_none());
    assert_eq!(table.play_text("h1-g1"), Err(TableError::LookingBack));
    // What somebody else decides is played all the same, and the look back goes on.
    table.decide_text("h1-g1").expect("it is legal");
    assert_eq!((table.cursor(), table.game().turns().len()), (0, 2));
    table.look_live();
    assert_eq!(table.may_enter(), Ok(()));
}

#[test]
fn a_second_step_that_a_house_forbids_is_refused_for_that_reason() {
    let spec: GameSpec = "4.8 no-reserve ban=one-two".parse().expect("a game in words");
    let rules = spec.rules().expect("rules that go together");
    let setting = Setting::named(Edition::V4_8, "standard", 0, false).expect("the edition has it");
    let game = Game::new(rules, setting, ByColor::default());
    let mut table = Table::new(game, people());
    assert_eq!(press(&mut table, "a2 b2", Hand::default()), Pressed::Changed);
    assert_eq!(press(&mut table, "d3", Hand::default()), Pressed::Refused(Refusal::Banned(Action::OneTwo)));
    // What the booklet forbids anyway has no reason of the house's.
    assert_eq!(press(&mut table, "e9", Hand::default()), Pressed::NotNow);
    drop(table.play().expect("the turn is complete"));
    assert_eq!(last(&table), "a2-b2");
}
