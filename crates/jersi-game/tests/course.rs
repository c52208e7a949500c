//! Turns in, turns back, and nothing after the end.

mod common;

use common::{BOOKLET, Chance, all_games, booklet_game, new_game, ransom_game};
use jersi_game::{Adjudication, Game, GameError, Undone};
use jersi_rules::notation::read_turn;
use jersi_rules::record::{GameResult, Termination};
use jersi_rules::{Color, Edition, Position, Reason, Refusal, Stage, TurnParts};

#[test]
fn the_booklet_game_is_played_to_its_end() {
    let mut game = booklet_game(0);
    for (n, text) in BOOKLET.into_iter().enumerate() {
        assert_eq!(game.ending(), None);
        let accepted = game.play(text).expect(text);
        assert_eq!((accepted.text.as_str(), accepted.turn_over), (text, true));
        assert_eq!(accepted.notes, []);
        let turn = &game.turns()[n];
        assert_eq!(turn.text(), text);
        assert_eq!(turn.after(), game.position());
        assert_eq!(turn.decisions().len(), 1);
        assert_eq!(turn.captures(), text.contains('!'));
        assert_eq!(turn.player(), if n % 2 == 0 { Color::White } else { Color::Black });
    }
    let ending = game.ending().expect("the kunti is captured");
    assert_eq!(ending.result(), Some(GameResult::Win(Color::White)));
    assert_eq!(ending.termination(), Termination::Rules(Reason::KingCaptured));
}

#[test]
fn refused_turns_change_nothing() {
    let mut game = booklet_game(3);
    let before = game.clone();
    let error = game.play("h6-f6").expect_err("too far");
    let GameError::Fault { fault } = &error else { panic!("{error:?}") };
    assert_eq!((fault.code(), fault.edition), ("not-beside", Edition::V2_0));
    assert!(error.to_string().contains("is not next to h6"), "{error}");
    let foreign = game.turns()[0].decisions()[0];
    let error = game.decide(foreign).expect_err("White's first turn is not Black's second");
    assert!(matches!(error, GameError::Refused { refusal: Refusal::NothingThere(_), .. }), "{error:?}");
    assert!(error.to_string().starts_with("the turn is not legal: "), "{error}");
    assert_eq!(game, before);
}

#[test]
fn wrong_marks_are_noted() {
    let mut game = booklet_game(0);
    let accepted = game.play("a5-b5!=d7").expect("marks are comments");
    assert_eq!((accepted.text.as_str(), accepted.notes.len()), ("a5-b5=d7", 1));
}

#[test]
fn nothing_is_played_after_the_end() {
    let mut game = booklet_game(7);
    let ending = game.ending().expect("over");
    let over = GameError::Over(ending);
    let before = game.clone();
    assert_eq!(game.play("a1-b1").expect_err("over"), over);
    let any = game.turns()[0].decisions()[0];
    assert_eq!(game.decide(any).expect_err("over"), over);
    assert_eq!(game.redo().expect_err("over"), over);
    assert_eq!(game.take_back_decision().expect_err("over"), over);
    assert_eq!(game.resign(Color::White).expect_err("over"), over);
    assert_eq!(game.offer_draw(Color::White).expect_err("over"), over);
    assert_eq!(game.abort().expect_err("over"), over);
    assert_eq!(game, before);
}

#[test]
fn undo_opens_a_game_again_that_the_rules_ended() {
    let mut game = booklet_game(7);
    assert_eq!(game.undo(), Ok(Undone::Turn("g6=i4!-i3!!".to_owned())));
    assert_eq!(game.ending(), None);
    assert_eq!(game.undone(), 1);
    assert_eq!(game.redo().map(|turn| turn.text().to_owned()), Ok("g6=i4!-i3!!".to_owned()));
    assert_eq!(game, booklet_game(7));
    for _ in 0..7 {
        game.undo().expect("seven turns");
    }
    assert_eq!(game.undo(), Err(GameError::NothingToUndo));
    assert_eq!((game.position(), game.undone()), (game.start(), 7));
    for _ in 0..7 {
        game.redo().expect("seven turns");
    }
    assert_eq!(game, booklet_game(7));
}

#[test]
fn a_new_turn_forgets_those_taken_back() {
    let mut game = booklet_game(4);
    game.undo().expect("four turns");
    assert_eq!(booklet_game(2).redo().expect_err("none"), GameError::NothingToRedo);
    game.play("h1-g1").expect("another turn");
    assert_eq!(game.undone(), 0);
    assert_eq!(game.redo().expect_err("forgotten"), GameError::NothingToRedo);
}

#[test]
fn a_finished_position_is_a_finished_game() {
    let last = *booklet_game(7).position();
    let mut game = Game::from_position(last, common::players());
    assert_eq!(game.ending(), booklet_game(7).ending());
    assert!(matches!(game.play("a1-b1"), Err(GameError::Over(_))));
    assert_eq!(game.undo(), Err(GameError::NothingToUndo));
}

#[test]
fn a_ransom_is_decided_part_by_part() {
    let mut game = ransom_game();
    let start = *game.start();
    let first = game.play("e4-e5!!#R").expect("the king falls");
    assert_eq!((first.text.as_str(), first.turn_over), ("e4-e5!!#R", false));
    assert_eq!(game.position().decider(), Color::Black);
    assert!(matches!(game.position().stage(), Stage::Gift(_)));
    assert_eq!((game.turns().len(), game.begun().len()), (0, 1));
    let gift = game.play("c3").expect("a rock stands there");
    assert_eq!((gift.text.as_str(), gift.turn_over), ("#c3", false));
    assert_eq!((game.position().decider(), game.position().stage()), (Color::White, Stage::Relocation));
    let last = game.play("i2").expect("an empty cell");
    assert_eq!((last.text.as_str(), last.turn_over), ("/K:i2", true));
    assert_eq!(game.begun(), []);
    let turn = &game.turns()[0];
    assert_eq!((turn.text(), turn.decisions().len()), ("e4-e5!!#c3/K:i2", 3));
    assert!(turn.captures());
    // The same in one go.
    let mut whole = ransom_game();
    let accepted = whole.play("e4-e5!!#c3/K:i2").expect("legal");
    assert!(accepted.turn_over);
    assert_eq!(whole, game);
    assert_eq!(whole.undo(), Ok(Undone::Turn("e4-e5!!#c3/K:i2".to_owned())));
    assert_eq!(*whole.position(), start);
    whole.redo().expect("a whole turn");
    assert_eq!(whole, game);
}

#[test]
fn parts_of_a_ransom_are_taken_back() {
    let mut game = ransom_game();
    assert_eq!(game.take_back_decision().expect_err("nothing begun"), GameError::NothingToUndo);
    game.play("e4-e5!!#R").expect("the king falls");
    let named = game.clone();
    game.play("#c3").expect("given");
    let taken_back = game.take_back_decision().expect("the gift");
    assert!(matches!(taken_back.parts(), TurnParts::Gift(_)));
    assert_eq!(game, named);
    game.play("#c7").expect("the other rock");
    assert_eq!(game.undo(), Ok(Undone::Part("e4-e5!!#c7".to_owned())));
    assert_eq!(game, ransom_game());
    assert_eq!(game.redo().expect_err("a part is forgotten"), GameError::NothingToRedo);
    game.play("e4-e5!!#R").expect("again");
    game.take_back_decision().expect("the steps");
    assert_eq!(game, ransom_game());
}

#[test]
fn a_game_may_begin_in_the_middle_of_a_ransom() {
    let mut named = ransom_game();
    named.play("e4-e5!!#R").expect("the king falls");
    let mut game = Game::from_position(*named.position(), common::players());
    assert_eq!(game.undo(), Err(GameError::NothingToUndo));
    game.play("#c3").expect("given");
    assert_eq!(game.undo(), Ok(Undone::Part("#c3".to_owned())));
    game.play("#c3/K:i2").expect("the rest");
    assert_eq!(game.turns()[0].text(), "#c3/K:i2");
    assert!(game.turns()[0].captures());
    game.undo().expect("one turn");
    assert_eq!(game.position(), named.position());
}

/// Plays by chance and returns every position on the way.
fn play_by_chance(game: &mut Game, chance: &mut Chance, most: usize) -> Vec<Position> {
    let mut seen = vec![*game.position()];
    while game.ending().is_none() && seen.len() <= most {
        let decision = chance.decision(game);
        if game.decide(decision).expect("a generated decision is legal").turn_over {
            seen.push(*game.position());
        }
    }
    seen
}

#[test]
fn games_by_chance_go_back_and_forth() {
    for seed in 0..4 {
        for game in all_games() {
            let mut game = game.with_adjudication(Adjudication::ENGINES);
            let mut chance = Chance(seed);
            let seen = play_by_chance(&mut game, &mut chance, 400);
            assert_eq!(game.begun(), []);
            let end = game.clone();
            for earlier in seen.iter().rev().skip(1) {
                game.undo().expect("a turn was played");
                assert_eq!(game.position(), earlier);
                assert_eq!(game.ending(), None);
            }
            assert_eq!(game.position(), game.start());
            assert_eq!(game.undo(), Err(GameError::NothingToUndo));
            for later in &seen[1..] {
                game.redo().expect("it was taken back");
                assert_eq!(game.position(), later);
            }
            assert_eq!(game, end);
        }
    }
}

#[test]
fn canonical_texts_replay_to_the_same_positions() {
    for game in all_games() {
        let mut game = game.with_adjudication(Adjudication::ENGINES);
        play_by_chance(&mut game, &mut Chance(99), 300);
        let mut now = *game.start();
        for turn in game.turns() {
            let read = read_turn(&now, turn.text()).expect("our own notation");
            assert_eq!(read.decisions.as_slice(), turn.decisions());
            now = read.after;
            assert_eq!(&now, turn.after());
            assert_eq!(turn.captures(), turn.text().contains('!'), "{}", turn.text());
        }
    }
}

#[test]
fn a_new_game_says_what_it_is() {
    let mut game = new_game(Edition::V3_0);
    assert_eq!(game.players(), &common::players());
    assert_eq!(game.rules().edition(), Edition::V3_0);
    assert_eq!(game.setting().map(|setting| setting.facts().id), Some("standard"));
    assert_eq!(game.adjudication(), Adjudication::NONE);
    assert_eq!(game.time_control().to_string(), "-");
    assert_eq!((game.turns().len(), game.undone(), game.offer(), game.ending()), (0, 0, None, None));
    assert_eq!(game.tag("Date"), None);
    game.set_tag("Date", "2026-11-15");
    assert_eq!(game.tag("Date"), Some("2026-11-15"));
    game.set_player(Color::Black, jersi_game::Player::new("Cy", "human"));
    assert_eq!(game.record().tags.get("Black"), Some("Cy"));
    game.set_tag("White", "somebody else");
    assert_eq!(game.record().tags.get("White"), Some("Ada"), "the game's own tags are its own");
}
