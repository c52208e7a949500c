//! A table with machines, clocks, offers and players far away.

use std::time::Duration;

use jersi_engine::{Limits, StopSignal};
use jersi_game::{Game, GameError, TimeControl};
use jersi_rules::record::{Termination, write_jrn};
use jersi_rules::{ByColor, Color, Edition, Rules, Setting, Variant};
use jersi_table::{ClockReading, Declared, Mind, Next, Seat, Table, TableError, TieOffer, takes_tie};

fn game() -> Game {
    let edition = Edition::V4_8;
    Game::new(Rules::new(edition), Setting::usual(edition), ByColor::default())
}

fn human() -> Seat {
    Seat::Human(String::new())
}

fn against(black: Seat) -> Table {
    Table::new(game(), ByColor { white: human(), black })
}

fn seconds(seconds: u64) -> Duration {
    Duration::from_secs(seconds)
}

/// Lets the machine whose turn it is decide.
fn let_think(table: &mut Table, mind: &mut Mind) {
    let Next::Machine(color) = table.next() else { panic!("no machine decides: {:?}", table.next()) };
    let limits = Limits { nodes: Some(500), ..Limits::default() };
    let seat = table.seats()[color].clone();
    let turn = mind
        .decide(&seat, &table.live_root(), &limits, &StopSignal::new(), &mut ())
        .expect("the game goes on");
    table.decide(turn).expect("it is legal");
}

#[test]
fn every_machine_decides_and_people_do_not() {
    let mut mind = Mind::new(1, 1);
    let level = jersi_engine::Level::new(1).expect("a level");
    for seat in [Seat::Random(3), Seat::Minimax { depth: 1, seed: 1 }, Seat::Engine { level, seed: 1 }] {
        let mut table = against(seat);
        table.play_text("a2-b2").expect("it is legal");
        let_think(&mut table, &mut mind);
        assert_eq!(table.next(), Next::Person(Color::White));
    }
    let table = against(Seat::Remote("Zed".to_owned()));
    let decided = |seat: &Seat| {
        let mut mind = Mind::new(1, 1);
        mind.decide(seat, &table.live_root(), &Limits::default(), &StopSignal::new(), &mut ())
    };
    assert_eq!(decided(&human()), None);
    assert_eq!(decided(&table.seats().black), None);
}

#[test]
fn taking_back_goes_to_the_persons_turn_and_again() {
    let mut mind = Mind::new(1, 1);
    let mut table = against(Seat::Random(3));
    for text in ["a2-b2", "a3-b3"] {
        table.play_text(text).expect("it is legal");
        let_think(&mut table, &mut mind);
    }
    let all: Vec<String> = table.game().turns().iter().map(|turn| turn.text().to_owned()).collect();
    let back = table.undo().expect("two turns");
    assert_eq!(back, [all[3].clone(), all[2].clone()]);
    assert_eq!(table.redo().expect("two turns"), [all[2].clone(), all[3].clone()]);
    table.undo().and_then(|_| table.undo()).expect("all of them");
    assert_eq!(table.undo(), Err(TableError::Game(GameError::NothingToUndo)));
    assert_eq!(table.game().undone(), 4);
}

#[test]
fn chance_does_not_remember() {
    let mut mind = Mind::new(1, 1);
    let mut table = Table::new(game(), ByColor { white: Seat::Random(5), black: Seat::Random(5) });
    let mut texts = Vec::new();
    for _ in 0..20 {
        let_think(&mut table, &mut mind);
        texts.push(table.game().turns().last().expect("a turn").text().to_owned());
    }
    table.undo().expect("twenty turns");
    let_think(&mut table, &mut mind);
    assert_eq!(table.game().turns()[19].text(), texts[19]);
    texts.dedup();
    assert!(texts.len() > 15, "{texts:?}");
}

#[test]
fn two_people_agree_on_a_tie_with_the_second_offer() {
    let mut table = against(human());
    assert_eq!(table.offer_tie(), Ok(TieOffer::Offered(Color::White)));
    assert_eq!(table.offer_tie(), Ok(TieOffer::Agreed));
    assert!(matches!(table.offer_tie(), Err(TableError::Game(GameError::Over(_)))));
}

#[test]
fn a_machine_takes_a_tie_when_it_stands_worse() {
    let engine = Seat::Engine { level: jersi_engine::Level::FULL, seed: 0 };
    for (chance, takes) in [(Some(0.44), true), (Some(0.45), false), (Some(0.9), false), (None, false)] {
        let mut table = against(engine.clone());
        assert_eq!(table.offer_tie(), Ok(TieOffer::Asked(Color::Black)));
        assert_eq!(table.answer_tie(Color::Black, chance), Ok(takes));
        assert_eq!(table.game().ending().is_some(), takes);
        assert_eq!(table.game().offer(), None);
    }
    assert!(takes_tie(0.1) && !takes_tie(0.5));
    // Chance alone, and programs that cannot be asked, decline.
    for seat in [Seat::Random(1), Seat::Program("mine".to_owned())] {
        assert_eq!(against(seat).offer_tie(), Ok(TieOffer::Declined(Color::Black)));
    }
    // A machine that thinks about its own turn thinks about nothing else.
    let mut table = against(engine);
    table.play_text("a2-b2").expect("it is legal");
    assert_eq!(table.offer_tie(), Ok(TieOffer::Declined(Color::Black)));
}

#[test]
fn nobody_speaks_for_two_machines() {
    let seats = ByColor { white: Seat::Random(1), black: Seat::Random(2) };
    let mut table = Table::new(game(), seats);
    assert_eq!(table.offer_tie(), Err(TableError::NobodyHere));
    assert_eq!(table.who_resigns(), Err(TableError::NobodyHere));
    assert_eq!(table.may_enter(), Err(TableError::NotYourTurn));
}

#[test]
fn a_player_far_away_is_waited_for_and_asked() {
    let mut table = against(Seat::Remote("Zed".to_owned()));
    table.play_text("a2-b2").expect("it is legal");
    assert_eq!(table.next(), Next::Remote(Color::Black));
    assert_eq!(table.may_enter(), Err(TableError::NotYourTurn));
    assert_eq!(table.undo(), Err(TableError::AskFirst));
    assert_eq!(table.offer_tie(), Ok(TieOffer::Offered(Color::White)));
    // What a server tells.
    table.decide_text("h2-g2").expect("it is legal");
    assert_eq!(table.next(), Next::Person(Color::White));
    table.declare(Declared::Abandoned(Color::Black)).expect("the game goes on");
    assert_eq!(table.game().ending().expect("an end").termination(), Termination::Abandoned);
}

#[test]
fn time_at_the_table_runs_is_written_down_and_ends_the_game() {
    let control: TimeControl = "60+5".parse().expect("a time control");
    let mut table = Table::new(game().with_time_control(control), ByColor::from_fn(|_| human()));
    table.start_clock();
    table.tick(seconds(10));
    table.play_text("a2-b2").expect("it is legal");
    assert_eq!(table.left(Color::White), Some(seconds(55)));
    assert_eq!(table.running(), Some(Color::Black));
    assert_eq!(table.game().turns()[0].notes().comments, ["[%clk 0:00:55]"]);
    // Taken back and played again, the turn has one mark, the new one.
    table.undo().expect("a turn");
    assert_eq!(table.left(Color::White), Some(seconds(60)));
    table.tick(seconds(30));
    table.redo().expect("a turn");
    assert_eq!(table.game().turns()[0].notes().comments, ["[%clk 0:00:45]"]);
    let kept = table.kept();
    assert!(!table.tick(seconds(60)));
    assert!(table.tick(seconds(91)), "Black's sixty seconds are over");
    assert_eq!(table.game().ending().expect("an end").termination(), Termination::Time);
    // The table that was kept before goes on from there, its clock standing still.
    let again = Table::restore(kept, |_| ByColor::from_fn(|_| human())).expect("it was kept");
    assert_eq!((again.left(Color::White), again.running()), (Some(seconds(45)), None));
    assert_eq!(again.game().turns().len(), 1);
}

#[test]
fn time_kept_elsewhere_is_shown_and_ends_nothing_here() {
    let control: TimeControl = "60+5".parse().expect("a time control");
    let mut table = Table::new(game().with_time_control(control), ByColor::from_fn(|_| human()));
    table.tick(seconds(100));
    let left = ByColor { white: seconds(20), black: seconds(60) };
    table.set_reading(ClockReading { left, running: Some(Color::White), at: seconds(100) });
    assert!(!table.tick(seconds(130)));
    assert_eq!((table.left(Color::White), table.left(Color::Black)), (Some(seconds(0)), Some(seconds(60))));
    assert_eq!(table.game().ending(), None);
    table.declare(Declared::OutOfTime(Color::White)).expect("the game goes on");
    assert!(table.game().ending().is_some());
}

#[test]
fn what_was_taken_back_and_offered_is_kept() {
    let mut table = against(human());
    for text in ["a2-b2", "h2-g2", "a3-b3"] {
        table.play_text(text).expect("it is legal");
    }
    table.undo().and_then(|_| table.undo()).expect("two turns");
    table.offer_tie().expect("the game goes on");
    let again = Table::restore(table.kept(), |_| ByColor::from_fn(|_| human())).expect("it was kept");
    let told = |table: &Table| {
        let undone: Vec<String> = table.game().undone_turns().map(|turn| turn.text().to_owned()).collect();
        (write_jrn(&table.game().record()), undone, table.game().offer())
    };
    assert_eq!(told(&again), told(&table));
    assert_eq!(told(&again).1, ["h2-g2", "a3-b3"]);
}

#[test]
fn a_game_that_people_ended_goes_on_from_an_earlier_turn() {
    let mut table = against(human());
    for text in ["a2-b2", "h2-g2", "a3-b3"] {
        table.play_text(text).expect("it is legal");
    }
    table.declare(Declared::Resigned(Color::Black)).expect("the game goes on");
    assert!(!table.can_undo());
    table.look_at(1);
    table.continue_here().expect("from the first turn");
    assert_eq!((table.game().turns().len(), table.game().ending()), (1, None));
    assert_eq!(table.may_enter(), Ok(()));
}

#[test]
fn a_ransom_that_is_taken_back_gives_back_its_whole_time() {
    let control: TimeControl = "60+0".parse().expect("a time control");
    let rules = Rules::with(Edition::V4_8, Variant { reserve: false, ransom: true }).expect("4.8 has it");
    let position = rules.position("7/8/7/8/4R-k-3/8/2r-4/8/3K-2p- w - 0 1").expect("a legal position");
    let game = Game::from_position(position, ByColor::default()).with_time_control(control);
    let mut table = Table::new(game, ByColor::from_fn(|_| human()));
    table.start_clock();
    for (time, text) in [(10, "e5-e6!!#R"), (30, "#c3")] {
        table.tick(seconds(time));
        table.play_text(text).expect("it is legal");
    }
    assert_eq!((table.left(Color::White), table.left(Color::Black)), (Some(seconds(50)), Some(seconds(40))));
    table.undo().expect("a turn under way");
    assert_eq!((table.left(Color::White), table.left(Color::Black)), (Some(seconds(60)), Some(seconds(60))));
    assert_eq!(table.running(), Some(Color::White));
}

/// White's rock captures the king on e6 if Black gives a rock for it.
fn ransom(seats: ByColor<Seat>) -> Table {
    let control: TimeControl = "60+0".parse().expect("a time control");
    let rules = Rules::with(Edition::V4_8, Variant { reserve: false, ransom: true }).expect("4.8 has it");
    let position = rules.position("7/8/7/8/4R-k-3/8/2r-4/8/3K-2p- w - 0 1").expect("a legal position");
    Table::new(Game::from_position(position, ByColor::default()).with_time_control(control), seats)
}

#[test]
fn nobody_gives_the_ransom_of_somebody_else() {
    for black in [Seat::Random(1), Seat::Remote("Zed".to_owned())] {
        let mut table = ransom(ByColor { white: human(), black });
        for text in ["e5-e6!!#c3", "e5-e6!!#c3/K:i1"] {
            let answer = table.play_text(text);
            assert_eq!(answer, Err(TableError::NotYourTurn), "{text}");
            assert!(table.game().begun().is_empty(), "{text}");
        }
        table.play_text("e5-e6!!#R").expect("what White may decide");
        assert_eq!(table.play_text("#c3"), Err(TableError::NotYourTurn));
    }
    let mut table = ransom(ByColor::from_fn(|_| human()));
    table.play_text("e5-e6!!#c3").expect("two people at one table");
}

#[test]
fn a_ransom_in_one_line_that_is_taken_back_gives_back_its_own_time_only() {
    let mut table = ransom(ByColor::from_fn(|_| human()));
    table.start_clock();
    for (time, text) in [(10, "a4-b4"), (30, "a7-b7")] {
        table.tick(seconds(time));
        table.play_text(text).expect("it is legal");
    }
    let before = (table.left(Color::White), table.left(Color::Black));
    assert_eq!(before, (Some(seconds(50)), Some(seconds(40))));
    table.tick(seconds(35));
    table.play_text("e5-e6!!#c3").expect("both decisions in one line");
    table.undo().expect("a turn under way");
    assert_eq!((table.left(Color::White), table.left(Color::Black)), before);
    assert_eq!((table.running(), table.game().turns().len()), (Some(Color::White), 2));
}

#[test]
fn turns_played_while_the_clock_is_held_are_taken_back_alone() {
    let control: TimeControl = "60+0".parse().expect("a time control");
    let mut table = Table::new(game().with_time_control(control), ByColor::from_fn(|_| human()));
    table.start_clock();
    table.tick(seconds(10));
    table.play_text("a2-b2").expect("it is legal");
    table.tick(seconds(15));
    table.stop_clock();
    table.play_text("h2-g2").expect("it is legal");
    table.undo().expect("one turn");
    // Black has again what he had when his turn began; the turn before it is not touched.
    assert_eq!((table.left(Color::White), table.left(Color::Black)), (Some(seconds(50)), Some(seconds(60))));
    assert_eq!(table.game().turns().len(), 1);
}

#[test]
fn a_game_lost_on_time_goes_on_from_an_earlier_turn() {
    let control: TimeControl = "60+0".parse().expect("a time control");
    let mut table = Table::new(game().with_time_control(control), ByColor::from_fn(|_| human()));
    table.start_clock();
    table.tick(seconds(10));
    for text in ["a2-b2", "h2-g2"] {
        table.play_text(text).expect("it is legal");
    }
    assert!(table.tick(seconds(100)), "White's time is up");
    table.look_at(1);
    table.continue_here().expect("from the first turn");
    table.start_clock();
    assert!(!table.tick(seconds(120)), "it goes on");
    assert_eq!((table.game().ending(), table.left(Color::Black)), (None, Some(seconds(40))));
}

#[test]
fn a_game_whose_time_is_kept_elsewhere_is_not_timed_here_when_it_goes_on() {
    let control: TimeControl = "60+0".parse().expect("a time control");
    let mut table = Table::new(game().with_time_control(control), ByColor::from_fn(|_| human()));
    for text in ["a2-b2", "h2-g2"] {
        table.play_text(text).expect("it is legal");
    }
    let left = ByColor { white: seconds(20), black: seconds(60) };
    table.set_reading(ClockReading { left, running: None, at: seconds(0) });
    table.declare(Declared::Resigned(Color::White)).expect("the game goes on");
    table.look_at(1);
    table.continue_here().expect("from the first turn");
    assert_eq!(table.left(Color::White), Some(seconds(20)));
}

#[test]
fn who_plays_too_late_is_out_of_time_with_the_next_tick() {
    let control: TimeControl = "60+0".parse().expect("a time control");
    let mut late = game().with_time_control(control);
    late.play("a2-b2").expect("it is legal");
    late.set_mark("clk", "0:00:00");
    late.play("h2-g2").expect("it is legal");
    let mut table = Table::new(late, ByColor::from_fn(|_| human()));
    table.start_clock();
    // White has no time at all, and plays before anybody looks at the clock.
    table.play_text("a3-b3").expect("it is legal");
    assert!(table.tick(seconds(1)), "the flag falls");
    assert_eq!(table.game().ending().expect("an end").termination(), Termination::Time);
}

#[test]
fn days_a_turn_are_full_again_for_every_turn() {
    let control: TimeControl = "3d".parse().expect("a time control");
    let mut table = Table::new(game().with_time_control(control), ByColor::from_fn(|_| human()));
    table.start_clock();
    table.tick(seconds(86_400));
    for text in ["a2-b2", "h2-g2"] {
        table.play_text(text).expect("it is legal");
    }
    let again = Table::new(table.game().clone(), ByColor::from_fn(|_| human()));
    let full = Some(seconds(3 * 86_400));
    assert_eq!((again.left(Color::White), again.left(Color::Black)), (full, full));
}

#[test]
fn taking_back_is_offered_where_it_can_be_done() {
    let mut mind = Mind::new(1, 1);
    let random = |seed| Seat::Random(seed);
    let pairs = [(human(), human()), (human(), random(1)), (random(2), human()), (random(3), random(4))];
    let mut offered = [0, 0];
    for (white, black) in pairs {
        let mut table = Table::new(game(), ByColor { white, black });
        for n in 0..6 {
            assert_eq!(table.can_undo(), table.clone().undo().is_ok(), "{:?} after {n}", table.seats());
            offered[usize::from(table.can_undo())] += 1;
            match table.next() {
                Next::Machine(_) => let_think(&mut table, &mut mind),
                _ => {
                    let turn = *table.live_root().position.turns().first().expect("there is a turn");
                    table.decide(turn).expect("it is legal");
                }
            }
        }
    }
    // A person who plays Black has nothing to take back behind the machine's first turn.
    assert_eq!(offered, [5, 19]);
    let far = against(Seat::Remote("Zed".to_owned()));
    assert!(!far.can_undo());
}

#[test]
fn a_way_that_is_closed_is_not_half_gone() {
    let start = "[JRN \"1\"]\n[Edition \"4.8\"]\n[Variant \"no-reserve\"]\n[Position \"7/3K-4/7/3k-4/9/8/7/8/7 w - 0 30\"]\n\n";
    let open = |turns: &str| {
        let record = format!("{start}{turns}").parse().expect("a record");
        Table::open(Game::from_record(&record).expect("a game"))
    };
    let mut table = open("30. h4-h3 { looks around } f4-f5 *");
    table.undo().expect("it is open");
    let before = (write_jrn(&table.game().record()), table.game().undone());
    // The king arrives, and nothing can follow that.
    let home = open("30. h4-i3 1-0").game().turns()[0].clone();
    let way = [(home.decisions(), home.after()), (home.decisions(), home.after())];
    assert!(table.walk(1, way).is_err());
    assert_eq!((write_jrn(&table.game().record()), table.game().undone()), before);
    assert_eq!(table.walk(1, way[..1].to_vec()), Ok(()));
    assert_eq!(table.game().turns().len(), 1);
}
