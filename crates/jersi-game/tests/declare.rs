//! Ends outside the rules: declared by people, or adjudicated.

mod common;

use common::{booklet_game, new_game};
use jersi_game::{Adjudication, DrawAnswer, Ending, Game, GameError};
use jersi_rules::notation::read_position;
use jersi_rules::record::Termination;
use jersi_rules::{Color, Edition, Reason, Rules, Setting};

const THERE_AND_BACK: [&str; 4] = ["b1-c1", "h1-g1", "c1-b1", "g1-h1"];

// rule 4.61
#[test]
fn what_people_declare_stays() {
    let ends: [(fn(&mut Game) -> Result<(), GameError>, Ending); 5] = [
        (|game| game.resign(Color::White), Ending::resignation(Color::White)),
        (|game| game.lose_on_time(Color::Black), Ending::time(Color::Black)),
        (|game| game.abandon(Color::White), Ending::abandoned(Color::White)),
        (|game| game.forfeit(Color::Black), Ending::forfeit(Color::Black)),
        (Game::abort, Ending::aborted()),
    ];
    for (declare, ending) in ends {
        let mut game = booklet_game(4);
        game.undo().expect("four turns");
        assert_eq!(declare(&mut game), Ok(()));
        assert_eq!(game.ending(), Some(ending));
        assert_eq!(game.undone(), 0, "turns taken back are forgotten");
        let over = GameError::Over(ending);
        assert_eq!(game.undo().expect_err("declared"), over);
        assert_eq!(game.redo().expect_err("declared"), over);
        assert_eq!(game.play("h6-g6").expect_err("declared"), over);
        assert_eq!(declare(&mut game).expect_err("twice"), over);
        assert_eq!(over.to_string(), "the game is over");
    }
}

// rule 4.60
#[test]
fn a_tie_is_offered_and_accepted() {
    let mut game = booklet_game(2);
    assert_eq!(game.accept_draw(Color::Black), Err(GameError::NoOffer));
    assert_eq!(game.decline_draw(Color::Black), Err(GameError::NoOffer));
    assert_eq!(game.offer_draw(Color::White), Ok(DrawAnswer::Offered));
    assert_eq!(game.offer(), Some(Color::White));
    assert_eq!(game.offer_draw(Color::White), Err(GameError::OfferStands(Color::White)));
    assert_eq!(game.accept_draw(Color::White), Err(GameError::NoOffer), "nobody accepts his own offer");
    assert_eq!(game.accept_draw(Color::Black), Ok(()));
    assert_eq!(game.ending(), Some(Ending::agreement()));
    assert_eq!(game.offer(), None);
    assert_eq!(game.decline_draw(Color::Black), Err(GameError::Over(Ending::agreement())));
}

#[test]
fn two_offers_agree() {
    let mut game = booklet_game(2);
    game.offer_draw(Color::Black).expect("open");
    assert_eq!(game.offer_draw(Color::White), Ok(DrawAnswer::Agreed));
    assert_eq!(game.ending(), Some(Ending::agreement()));
}

#[test]
fn an_offer_is_declined_or_lapses() {
    let mut game = booklet_game(2);
    game.offer_draw(Color::White).expect("open");
    assert_eq!(game.decline_draw(Color::Black), Ok(()));
    assert_eq!(game.offer(), None);
    game.offer_draw(Color::White).expect("open");
    game.play("d7=e8-f7!").expect("White's own turn");
    assert_eq!(game.offer(), Some(Color::White), "it stands through the offerer's own turn");
    game.play("h6-g6").expect("Black's turn");
    assert_eq!(game.offer(), None);
    game.offer_draw(Color::Black).expect("open");
    game.undo().expect("a turn was played");
    assert_eq!(game.offer(), None);
}

#[test]
fn the_end_takes_offers_away() {
    let mut game = booklet_game(6);
    game.offer_draw(Color::White).expect("open");
    game.play("g6=i4!-i3!!").expect("the kunti falls");
    assert_eq!(game.offer(), None);
    assert_eq!(game.ending().map(Ending::termination), Some(Termination::Rules(Reason::KingCaptured)));
}

/// Plays the same four turns again and again until the game is over; how many turns that took.
fn shuffle(game: &mut Game, most: usize) -> usize {
    for text in THERE_AND_BACK.into_iter().cycle().take(most) {
        if game.ending().is_some() {
            break;
        }
        game.play(text).expect(text);
    }
    game.turns().len()
}

#[test]
fn people_may_go_on_for_ever() {
    let mut game = new_game(Edition::V2_0);
    assert_eq!(shuffle(&mut game, 400), 400);
    assert_eq!(game.ending(), None);
}

// rule 4.59
#[test]
fn the_third_time_is_enough_for_programs() {
    let mut game = new_game(Edition::V2_0).with_adjudication(Adjudication::ENGINES);
    assert_eq!(shuffle(&mut game, 400), 8);
    assert_eq!(game.ending(), Some(Ending::adjudicated_repetition()));
    game.undo().expect("an adjudicated end is opened again");
    assert_eq!(game.ending(), None);
    game.redo().expect("it was taken back");
    assert_eq!(game.ending(), Some(Ending::adjudicated_repetition()));
}

#[test]
fn quiet_turns_are_counted_from_the_last_capture() {
    let limit = Adjudication { quiet_turns: Some(5), repetitions: None };
    let mut game = booklet_game(0).with_adjudication(limit);
    for text in ["a5-b5=d7", "i5-h5=f7", "d7=e8-f7!", "h6-g6"] {
        game.play(text).expect(text);
    }
    // One quiet turn since the capture, two before it.
    for (n, text) in ["b1-c1", "h1-g1", "c1-b1", "g1-h1"].into_iter().enumerate() {
        assert_eq!(game.ending(), None, "{n} more quiet turns");
        game.play(text).expect(text);
    }
    assert_eq!(game.ending(), Some(Ending::adjudicated_quiet()));
    game.undo().expect("opened again");
    game.play("g1-f1").expect("another quiet turn");
    assert_eq!(game.ending(), Some(Ending::adjudicated_quiet()));
}

// rule 4.59
#[test]
fn the_default_for_programs_is_a_hundred_quiet_turns() {
    let limit = Adjudication { repetitions: None, ..Adjudication::ENGINES };
    let mut game = new_game(Edition::V3_0).with_adjudication(limit);
    assert_eq!(shuffle(&mut game, 400), 100);
    assert_eq!(game.ending(), Some(Ending::adjudicated_quiet()));
}

#[test]
fn placements_are_no_quiet_turns() {
    let limit = Adjudication { quiet_turns: Some(3), repetitions: Some(1) };
    let setting = Setting::named(Edition::V2_0, "free", 0, false).expect("2.0 has it");
    let mut game = Game::new(Rules::new(Edition::V2_0), setting, common::players()).with_adjudication(limit);
    let mut chance = common::Chance(5);
    for _ in 0..26 {
        assert_eq!(game.ending(), None);
        let decision = chance.decision(&game);
        game.decide(decision).expect("legal");
        assert!(game.turns().last().is_some_and(jersi_game::PlayedTurn::is_placement));
    }
    assert_eq!(game.ending(), None);
}

#[test]
fn the_forty_turns_of_4_x_are_a_rule() {
    for (adjudication, ending) in [
        (Adjudication::NONE, (40, Termination::Rules(Reason::NoCaptureLimit))),
        (Adjudication::ENGINES, (8, Termination::AdjudicatedRepetition)),
        // Where both are due the rule is told.
        (
            Adjudication { quiet_turns: Some(40), repetitions: None },
            (40, Termination::Rules(Reason::NoCaptureLimit)),
        ),
    ] {
        let mut game = new_game(Edition::V4_8).with_adjudication(adjudication);
        let turns = shuffle(&mut game, 400);
        assert_eq!((turns, game.ending().expect("over").termination()), ending);
    }
}

#[test]
fn a_king_that_comes_back_was_captured() {
    let rules = Rules::new(Edition::V4_16);
    let start = read_position(rules, "7/8/7/8/3R-k-4/8/7/8/3K-3 w - 5 11").expect("the rules allow this");
    let limit = Adjudication { quiet_turns: Some(1), repetitions: None };
    let mut game = Game::from_position(start, common::players()).with_adjudication(limit);
    game.play("e4-e5!!/K:i4").expect("the king falls");
    assert!(game.turns()[0].captures());
    assert_eq!(game.position().clock().number(), Some(6), "4.16 itself does not count a lone king");
    assert_eq!(game.ending(), None);
    game.play("i4-h4").expect("a quiet turn");
    assert_eq!(game.ending(), Some(Ending::adjudicated_quiet()));
}
