//! Turns that are planned while somebody else decides: they wait, are entered if they still go, and are struck with the
//! referee's reason if not.

use jersi_engine::Dice;
use jersi_game::Game;
use jersi_rules::notation::read_position;
use jersi_rules::{ByColor, Color, Edition, Refusal, Rules, Setting, Stage, Variant};
use jersi_table::{Confirm, Declared, Hand, Plan, Press, Pressed, Seat, Table, TableError};

fn seats(machine: Color, seat: &Seat) -> ByColor<Seat> {
    ByColor::from_fn(|color| if color == machine { seat.clone() } else { Seat::Human(String::new()) })
}

/// A person against a machine which is to move.
fn waiting(rules: Rules, machine: Color) -> Table {
    let setting = Setting::usual(rules.edition());
    let mut table =
        Table::new(Game::new(rules, setting, ByColor::default()), seats(machine, &Seat::Random(1)));
    let mut dice = Dice::seeded(7);
    // A free setting first places everything.
    while table.game().position().stage() == Stage::Setting || table.decider() != Some(machine) {
        let turns = table.game().position().turns();
        table.decide(turns[dice.below(turns.len())]).expect("it is legal");
    }
    table
}

fn at(rules: Rules, position: &str, machine: Color) -> Table {
    let position = read_position(rules, position).expect("a legal position");
    Table::new(Game::from_position(position, ByColor::default()), seats(machine, &Seat::Random(1)))
}

fn press(table: &mut Table, words: &str) -> Pressed {
    let edition = table.edition();
    let mut last = Pressed::NotNow;
    for word in words.split_whitespace() {
        table.may_press().expect("a press means something");
        last = table.press(Press::read(edition, word).expect("a press"), Hand::default());
    }
    last
}

fn plan_text(table: &Table) -> String {
    match table.plan() {
        Some(Plan::Open(entry)) => entry.text(),
        other => panic!("{other:?} is no open plan"),
    }
}

#[test]
fn a_plan_waits_is_entered_and_played_by_one_press() {
    let mut table = waiting(Rules::new(Edition::V4_8), Color::Black);
    assert!(matches!(table.plan(), Some(Plan::Open(entry)) if entry.done().is_empty()));
    let turns = table.game().turns().len();
    // Even a hand that plays at once, and a press where the turn ends, only plan.
    let hasty = Hand { confirm: Confirm::Never, ..Hand::default() };
    let lift = jersi_table::cell_of(table.pressed_entry().expect("a plan").next()[0]).expect("a cell");
    assert_eq!(table.press(Press::Cell(lift), hasty), Pressed::Changed);
    let next = table.pressed_entry().expect("a plan").next();
    let step = jersi_table::cell_of(next[0]).expect("a step");
    assert_eq!(table.press(Press::Cell(step), hasty), Pressed::Changed);
    assert_eq!(table.press(Press::Cell(step), hasty), Pressed::Changed);
    let text = plan_text(&table);
    assert_eq!(table.game().turns().len(), turns, "nothing is played");
    assert_eq!(table.play(), Err(TableError::NotYourTurn));
    assert!(table.live_entry().is_none(), "a plan is no turn");

    let quiet = table.game().position().turns()[0];
    table.decide(quiet).expect("it is legal");
    assert!(matches!(table.plan(), Some(Plan::Entered)), "{:?}", table.plan());
    assert_eq!(table.live_entry().expect("it is entered").text(), text);
    table.play().expect("one press plays it");
    assert_eq!(table.game().turns().last().expect("a turn").text(), text);
}

#[test]
fn a_plan_that_does_not_go_is_struck_with_the_reason() {
    // White's rock wants to go on; Black's paper takes it first.
    let mut table = at(Rules::new(Edition::V4_8), "3k-3/8/7/8/3R-p-4/8/7/8/3K-3 b - 0 2", Color::Black);
    press(&mut table, "e4 e3");
    assert_eq!(plan_text(&table), "e4-e3");
    table.decide_text("e5-e4!").expect("paper takes rock");
    let Some(Plan::Struck(struck)) = table.plan() else { panic!("{:?}", table.plan()) };
    assert_eq!(struck.text, "e4-e3");
    assert!(matches!(struck.why, Pressed::Refused(Refusal::NotYours(..))), "{:?}", struck.why);
    assert!(table.live_entry().expect("a turn").done().is_empty(), "nothing of it is left");
    // The next press is about the turn, and the word is gone.
    let king = table.game().position().king(Color::White).expect("a king");
    table.press(Press::Cell(king), Hand::default());
    assert!(table.plan().is_none());
}

#[test]
fn a_half_made_plan_goes_on_where_it_was() {
    let mut table = at(Rules::new(Edition::V4_8), "3k-3/8/7/8/3R-5/8/7/8/3K-3 b - 0 2", Color::Black);
    press(&mut table, "e4");
    table.decide_text("i4-i5").expect("it is legal");
    assert_eq!(table.live_entry().expect("a turn").text(), "e4-");
}

#[test]
fn undoing_looking_back_and_the_end_clear_a_plan() {
    let mut table = waiting(Rules::new(Edition::V4_8), Color::Black);
    let some = |table: &Table| jersi_table::cell_of(table.pressed_entry().expect("a plan").next()[0]);
    let cell = some(&table).expect("a cell");
    table.press(Press::Cell(cell), Hand::default());
    table.look_at(0);
    assert_eq!(table.may_press(), Err(TableError::LookingBack));
    assert!(table.plan().is_none());
    table.look_live();
    assert!(plan_text(&table).is_empty());
    table.press(Press::Cell(cell), Hand::default());
    table.undo().expect("there is a turn");
    assert!(table.plan().is_none() && table.live_entry().expect("a turn").done().is_empty());
    table.redo().expect("it is played again");
    assert!(plan_text(&table).is_empty());
    table.press(Press::Cell(cell), Hand::default());
    assert!(table.back(), "it is taken back press by press");
    table.press(Press::Cell(cell), Hand::default());
    table.clear();
    assert!(plan_text(&table).is_empty(), "or struck at once");
    table.declare(Declared::Resigned(Color::White)).expect("the game goes on");
    assert!(table.plan().is_none() && matches!(table.may_press(), Err(TableError::Game(_))));
}

#[test]
fn where_nothing_can_be_planned_it_is_said() {
    let watched = ByColor { white: Seat::Random(1), black: Seat::Random(2) };
    let rules = Rules::new(Edition::V4_8);
    let game = Game::new(rules, Setting::usual(Edition::V4_8), ByColor::default());
    let table = Table::new(game, watched);
    assert_eq!(table.may_press(), Err(TableError::Watching));
    assert!(table.plan().is_none());
    // A gift is due: it comes before any plan.
    let rules = Rules::with(Edition::V4_8, Variant { reserve: false, ransom: true }).expect("4.8 has it");
    let mut table = at(rules, "7/8/7/8/4R-k-3/8/2r-4/8/3K-2p- w - 0 1", Color::Black);
    table.play_text("e5-e6!!#R").expect("a rock is asked for");
    assert_eq!((table.decider(), table.may_press()), (Some(Color::Black), Err(TableError::NoPlan)));
    assert!(table.plan().is_none() && table.pressed_entry().is_none());
}

#[test]
fn a_plan_gives_way_to_a_ransom_and_is_told_so() {
    let rules = Rules::with(Edition::V4_8, Variant { reserve: false, ransom: true }).expect("4.8 has it");
    let mut table = at(rules, "7/8/7/8/4R-k-3/8/2r-4/8/3K-2p- w - 0 1", Color::White);
    press(&mut table, "c3 d3");
    table.decide_text("e5-e6!!#R").expect("a rock is asked for");
    let Some(Plan::Struck(struck)) = table.plan() else { panic!("{:?}", table.plan()) };
    assert!(matches!(struck.why, Pressed::Refused(Refusal::WrongStage(_))), "{:?}", struck.why);
}

/// Random plans over random games of every edition: whatever the other side does, a plan is entered whole or struck with
/// a reason, and what is entered is legal.
#[test]
fn every_plan_is_entered_or_struck_in_every_edition() {
    let mut dice = Dice::seeded(13);
    let mut struck = 0;
    for edition in Edition::ALL {
        let mut entered = 0;
        for _ in 0..4 {
            let mut table = waiting(Rules::new(edition), Color::White);
            for _ in 0..30 {
                if table.decider() != Some(Color::White) || table.game().position().stage() != Stage::Turn {
                    break;
                }
                while let Some(entry) = table.pressed_entry()
                    && let next = entry.next()
                    && !next.is_empty()
                    && !(entry.playable().is_some() && dice.below(2) == 0)
                {
                    assert_eq!(table.choose(next[dice.below(next.len())]), Pressed::Changed);
                }
                let planned = table.pressed_entry().map(jersi_game::Entry::text);
                let turns = table.game().position().turns();
                table.decide(turns[dice.below(turns.len())]).expect("it is legal");
                if table.decider().is_none() {
                    break;
                }
                match table.plan() {
                    Some(Plan::Entered) => {
                        entered += 1;
                        assert!(table.live_entry().is_some());
                    }
                    Some(Plan::Struck(plan)) => {
                        struck += 1;
                        assert_eq!(Some(&plan.text), planned.as_ref());
                        assert!(matches!(
                            plan.why,
                            Pressed::Refused(_) | Pressed::CannotMove(_) | Pressed::NotNow
                        ));
                    }
                    other => panic!("{edition}: {planned:?} became {other:?}"),
                }
                let turns = table.game().position().turns();
                table.decide(turns[dice.below(turns.len())]).expect("it is legal");
            }
        }
        assert!(entered > 0, "{edition}");
    }
    assert!(struck > 0);
}
