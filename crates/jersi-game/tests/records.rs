//! Games to records and back.

mod common;

use common::{BOOKLET, Chance, all_games, booklet_game, new_game, ransom_game};
use jersi_game::{Adjudication, Ending, Game, LoadError, TagFault, TimeControl};
use jersi_rules::notation::write_position;
use jersi_rules::record::{Limit, Record, Termination, WrittenTurn, read_jrn, write_jrn};
use jersi_rules::{Color, Edition, Rules, Setting};

fn again(game: &Game) -> Game {
    Game::from_record(&game.record()).expect("our own record")
}

/// A record of the booklet's game with other tags.
fn record(turns: usize, tags: &[(&str, &str)]) -> Record {
    let mut record = Record::default();
    record.tags.set("Edition", "2.0");
    for (name, value) in tags {
        record.tags.set(*name, *value);
    }
    record.turns = BOOKLET[..turns].iter().map(|&text| WrittenTurn::new(text)).collect();
    record
}

fn refused(record: &Record) -> String {
    Game::from_record(record).expect_err("this is no game").to_string()
}

#[test]
fn the_tags_tell_what_is_played() {
    let mut game = booklet_game(7);
    game.set_tag("Date", "2020-01-31");
    let record = game.record();
    let tags: Vec<(&str, &str)> = record.tags.iter().collect();
    assert_eq!(
        tags,
        [
            ("Edition", "2.0"),
            ("Setting", "symmetrical"),
            ("White", "Ada"),
            ("WhiteKind", "human"),
            ("Black", "Bo"),
            ("BlackKind", "random:7"),
            ("Result", "white"),
            ("Termination", "king-captured"),
            ("Date", "2020-01-31"),
        ]
    );
    let texts: Vec<&str> = record.turns.iter().map(|turn| turn.text.as_str()).collect();
    assert_eq!(texts, BOOKLET);
}

#[test]
fn games_of_every_kind_come_back_as_they_were() {
    for game in all_games() {
        let control: TimeControl = "600+5".parse().expect("a control");
        let mut game = game.with_adjudication(Adjudication::ENGINES).with_time_control(control);
        game.set_tag("Event", "test");
        assert_eq!(again(&game).position(), game.start());
        let mut chance = Chance(3);
        for n in 0..250 {
            if game.ending().is_some() {
                break;
            }
            let decision = chance.decision(&game);
            game.decide(decision).expect("legal");
            game.comment(format!("[%n {n}]"));
        }
        let back = again(&game);
        assert_eq!(back.record(), game.record());
        assert_eq!((back.position(), back.ending()), (game.position(), game.ending()));
        assert_eq!((back.turns(), back.begun()), (game.turns(), game.begun()));
        assert_eq!((back.setting(), back.rules()), (game.setting(), game.rules()));
        assert_eq!(back.adjudication(), Adjudication::ENGINES);
        assert_eq!((back.time_control(), back.players()), (control, game.players()));
        assert_eq!(back.tag("Event"), Some("test"));
    }
}

#[test]
fn what_the_record_says_besides_survives() {
    let mut record = record(2, &[("Strange", "tag"), ("White", "Ada")]);
    record.preface.push("before all".to_owned());
    record.turns[1].comments.push("after the second".to_owned());
    record.turns[1].variations.push(vec![WrittenTurn::new("h1-g1")]);
    let game = Game::from_record(&record).expect("legal");
    assert_eq!(game.turns()[1].notes().comments, ["after the second"]);
    let written = game.record();
    assert_eq!((&written.preface, &written.turns), (&record.preface, &record.turns));
    assert_eq!(written.tags.get("Strange"), Some("tag"));
    assert_eq!(written.tags.iter().next(), Some(("Edition", "2.0")), "tags keep their order");
    let mut fresh = new_game(Edition::V2_0);
    fresh.comment("hello");
    assert_eq!(fresh.record().preface, ["hello"]);
}

#[test]
fn a_turn_under_way_is_kept() {
    let mut game = ransom_game();
    game.play("e4-e5!!#R").expect("the king falls");
    game.comment("a rock, please");
    assert_eq!(game.record().turns[0].text, "e4-e5!!#R");
    assert_eq!(again(&game).begun(), game.begun());
    game.play("#c3").expect("given");
    let record = game.record();
    assert_eq!(record.turns[0].text, "e4-e5!!#c3");
    assert_eq!(record.turns[0].comments, ["a rock, please"]);
    let mut back = again(&game);
    assert_eq!(back.position(), game.position());
    back.play("/K:i2").expect("relocated");
    assert_eq!(back.turns()[0].notes().comments, ["a rock, please"]);
    game.resign(Color::Black).expect("open");
    assert_eq!(again(&game).ending(), Some(Ending::resignation(Color::Black)));
}

#[test]
fn parts_of_a_ransom_may_stand_apart() {
    let whole = ransom_game();
    let mut record = whole.record();
    record.turns = ["e4-e5!!#R", "#c3", "/K:i2"].map(WrittenTurn::new).to_vec();
    let game = Game::from_record(&record).expect("legal");
    assert_eq!(game.turns()[0].text(), "e4-e5!!#c3/K:i2");
}

#[test]
fn endings_outside_the_rules_come_back() {
    let mut endings: Vec<Game> = Vec::new();
    for color in Color::BOTH {
        for declare in [Game::resign, Game::lose_on_time, Game::abandon, Game::forfeit] {
            let mut game = booklet_game(3);
            declare(&mut game, color).expect("open");
            endings.push(game);
        }
    }
    let mut aborted = booklet_game(0);
    aborted.abort().expect("open");
    let mut agreed = booklet_game(1);
    agreed.offer_draw(Color::White).expect("open");
    agreed.accept_draw(Color::Black).expect("offered");
    endings.extend([aborted, agreed]);
    for game in endings {
        let back = again(&game);
        assert_eq!((back.ending(), back.turns()), (game.ending(), game.turns()));
    }
    for id in ["adjudicated-quiet", "adjudicated-repetition"] {
        let game =
            Game::from_record(&record(3, &[("Result", "draw"), ("Termination", id)])).expect("it may be so");
        assert_eq!(game.ending().map(|ending| ending.termination().id()), Some(id));
    }
}

#[test]
fn a_result_without_a_reason_was_declared() {
    let ending = |turns, result| Game::from_record(&record(turns, &[("Result", result)])).map(|g| g.ending());
    assert_eq!(ending(3, "white"), Ok(Some(Ending::resignation(Color::Black))));
    assert_eq!(ending(3, "draw"), Ok(Some(Ending::agreement())));
    assert_eq!(ending(3, "*"), Ok(None));
    assert_eq!(ending(7, "white"), Ok(booklet_game(7).ending()));
    assert_eq!(ending(7, "*").map(|ending| ending.is_some()), Ok(true));
}

#[test]
fn records_that_contradict_themselves_are_refused() {
    let wrong = |turns, result: &str, termination: &str| {
        let tags = [("Result", result), ("Termination", termination)];
        let error = Game::from_record(&record(turns, &tags)).expect_err("contradiction");
        assert!(matches!(error, LoadError::Ending { .. }), "{error:?}");
        error.to_string()
    };
    assert_eq!(
        wrong(7, "black", "king-captured"),
        "the record says black, king-captured, but the turns end otherwise: white, king-captured"
    );
    assert!(wrong(7, "white", "exhaustion").contains("otherwise"));
    assert_eq!(
        wrong(3, "white", "king-captured"),
        "the record says white, king-captured, but the turns do not end the game so"
    );
    wrong(3, "draw", "resignation");
    wrong(3, "white", "aborted");
    wrong(3, "*", "time");
}

#[test]
fn bad_tags_are_named() {
    let mut no_edition = record(0, &[]);
    no_edition.tags.remove("Edition");
    assert!(refused(&no_edition).contains("names no edition"));
    for (name, value, code) in [
        ("Edition", "5.0", "no-such-edition"),
        ("Variant", "ransom", "no-such-variant"),
        ("Variant", "no-reserve", "no-such-variant"),
        ("Setting", "standard", "no-such-setting"),
        ("Setting", "random", "seed-missing"),
        ("Position", "nothing", "bad-position"),
    ] {
        let error = Game::from_record(&record(0, &[(name, value)])).expect_err(name);
        assert!(matches!(&error, LoadError::Start(start) if start.code() == code), "{error:?}");
    }
    for (tag, value) in [
        (TagFault::Result, "1-0"),
        (TagFault::Termination, "boredom"),
        (TagFault::TimeControl, "fast"),
        (TagFault::Adjudication, "strict"),
    ] {
        let error = Game::from_record(&record(0, &[(tag.tag(), value)])).expect_err(value);
        assert!(matches!(&error, LoadError::Tag { why, .. } if *why == tag), "{error:?}");
        assert_eq!(error.to_string(), format!("the tag {} cannot say {value:?}", tag.tag()));
    }
    let elsewhere = write_position(booklet_game(2).position());
    let message = refused(&record(0, &[("Setting", "symmetrical"), ("Position", &elsewhere)]));
    assert!(message.contains("is not how the tag Setting begins"), "{message}");
    let start = write_position(booklet_game(0).position());
    let same = record(1, &[("Setting", "symmetrical"), ("Position", &start)]);
    assert_eq!(Game::from_record(&same).expect("they agree").turns(), booklet_game(1).turns());
}

#[test]
fn faults_have_a_place_in_the_text() {
    let span = |text: &str| {
        let error = Game::from_record(&read_jrn(text).expect("readable")).expect_err(text);
        error.span().map(|span| text[span].to_owned())
    };
    assert_eq!(span("[JRN \"1\"]\n[Edition \"9\"]\n*").as_deref(), Some("9"));
    assert_eq!(span("[JRN \"1\"]\n[Edition \"2.0\"]\n[TimeControl \"x\"]\n*").as_deref(), Some("x"));
    assert_eq!(span("[JRN \"1\"]\n[Edition \"2.0\"]\n\n1. a1-z9 *").as_deref(), Some("a1-z9"));
    assert_eq!(span("[JRN \"1\"]\n*"), None);
    let ended = "[JRN \"1\"]\n[Edition \"2.0\"]\n[Result \"white\"]\n[Termination \"no-turn\"]\n\n1 0";
    assert_eq!(span(ended), None);
}

#[test]
fn a_random_setting_is_known_by_its_seed_or_its_position() {
    let setting = Setting::named(Edition::V2_0, "random", 7, false).expect("2.0 has it");
    let game = Game::new(Rules::new(Edition::V2_0), setting, common::players());
    assert_eq!(again(&game).setting(), Some(setting));
    let position = write_position(game.start());
    let by_position = record(0, &[("Setting", "random"), ("Position", &position)]);
    let game = Game::from_record(&by_position).expect("the position tells");
    assert_eq!((game.setting(), write_position(game.start())), (None, position));
}

#[test]
fn through_the_text_and_back() {
    for game in all_games() {
        let mut game = game.with_adjudication(Adjudication::ENGINES);
        let mut chance = Chance(17);
        for _ in 0..150 {
            if game.ending().is_some() {
                break;
            }
            let decision = chance.decision(&game);
            game.decide(decision).expect("legal");
        }
        game.comment("a {curly} \\ comment\nin two lines");
        let record = game.record();
        let read = read_jrn(&write_jrn(&record)).expect("our own text");
        for (name, value) in record.tags.iter() {
            assert_eq!(read.tags.get(name), Some(value));
        }
        let back = Game::from_record(&read).expect("our own record");
        assert_eq!((back.turns(), back.begun(), back.ending()), (game.turns(), game.begun(), game.ending()));
    }
}

#[test]
fn an_illegal_turn_is_named_with_its_place() {
    let mut bad = record(3, &[]);
    bad.turns[1] = WrittenTurn { span: 40..48, ..WrittenTurn::new("i5-h5=e7") };
    let error = Game::from_record(&bad).expect_err("too far");
    let LoadError::Turn { label, text, span, .. } = &error else { panic!("{error:?}") };
    assert_eq!((label.to_string(), text.as_str(), span.clone()), ("1…".to_owned(), "i5-h5=e7", 40..48));
    assert!(error.to_string().starts_with("1… i5-h5=e7: "), "{error}");
    let mut late = record(7, &[]);
    late.turns.push(WrittenTurn::new("h1-g1"));
    assert_eq!(refused(&late), "4… h1-g1: the game is over");
}

#[test]
fn an_adjudication_holds_when_the_game_is_loaded() {
    let mut game = new_game(Edition::V2_0).with_adjudication(Adjudication::ENGINES);
    for text in ["b1-c1", "h1-g1", "c1-b1", "g1-h1", "b1-c1", "h1-g1", "c1-b1"] {
        game.play(text).expect(text);
    }
    let mut back = again(&game);
    back.play("g1-h1").expect("legal");
    assert_eq!(back.ending().map(Ending::termination), Some(Termination::AdjudicatedRepetition));
    assert_eq!(again(&back).record(), back.record());
}

#[test]
fn a_record_with_as_many_tags_as_may_be_is_played_on_and_read_again() {
    let tags: Vec<String> = (0..Limit::Tags.most()).map(|n| format!("[Tag{n} \"x\"]\n")).collect();
    let text = format!("[JRN \"1\"]\n[Edition \"4.8\"]\n{}\n1. a2-b2=d3 *\n", tags.concat());
    let mut game = Game::from_record(&text.parse().unwrap()).unwrap();
    game.play("h4-h3=f4").unwrap();
    for ours in ["Event", "Date", "Round", "Match"] {
        game.set_tag(ours, "x");
    }
    let again: Record = game.record().to_string().parse().unwrap();
    assert_eq!(again.turns.len(), 2);
}
