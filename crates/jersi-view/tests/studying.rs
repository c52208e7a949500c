//! Studies as the page uses them: variations, notes, the analyst, and games judged.

mod common;

use std::cell::RefCell;
use std::rc::Rc;

use common::{lift, person, step};
use jersi_rules::Lang;
use jersi_view::wire::{
    Both, Choice, GameRequest, Judgement, Kind, Lines, LinesRequest, Look, Looked, Opponent, Part,
    PlayerConfig, TryRequest,
};
use jersi_view::{Analyst, Study, Table};

const GAME: &str = "[JRN \"1\"]\n[Edition \"4.8\"]\n[White \"Ada\"]\n[Black \"Bo\"]\n[TimeControl \"600+5\"]\n\
[Result \"white\"]\n[Termination \"resignation\"]\n\n\
1. a2-b2=d3 {[%clk 0:09:41] calm} h4-h3=f4 2. b3-b4=d5 2 0\n";
/// White's king can arrive at once, and does not.
const MISSED: &str = "[JRN \"1\"]\n[Edition \"4.8\"]\n[Variant \"no-reserve\"]\n\
[Position \"7/3K-4/7/8/9/8/7/4k-3/7 w - 0 51\"]\n\n26. h4-g3 b5-b4 *\n";
const RANSOM: &str = "[JRN \"1\"]\n[Edition \"4.8\"]\n[Variant \"ransom\"]\n\
[Position \"7/8/7/8/3R-k-4/8/2r-3r-/8/3K-3 w MW 5 11\"]\n\n6. e4-e5!!#c3/K:i4 *\n";

fn study(text: &str) -> Study {
    Study::from_record(text, Lang::EN).unwrap_or_else(|fault| panic!("{}", fault.message))
}

fn looks(analyst: &mut Analyst, study: &Study, from: u32) -> Vec<Looked> {
    let told = Rc::new(RefCell::new(Vec::new()));
    let news = Rc::clone(&told);
    let request = GameRequest { record: study.record(), nodes: 2_000, from };
    let heard = move |looked: &Looked| news.borrow_mut().push(looked.clone());
    analyst.game(&request, Lang::EN, heard).expect("it is a game");
    told.take()
}

fn only(looked: &[Looked]) -> Vec<Look> {
    looked.iter().map(|one| one.look.clone()).collect()
}

#[test]
fn a_game_is_a_tree_that_can_be_gone_on_with() {
    let mut study = study(GAME);
    let tree = study.tree();
    assert_eq!((tree.turns.len(), tree.first.len(), tree.names.white.as_str()), (3, 1, "Ada"));
    assert_eq!(tree.ending, "White wins: Black resigns.");
    assert_eq!((tree.turns[0].note.as_str(), tree.turns[0].clock.as_deref()), ("calm", Some("0:09:41")));
    assert_eq!((tree.turns[1].pair, tree.turns[2].pair, tree.turns[2].parent), (1, 2, tree.turns[1].id));
    // A game that was given up can still be looked into.
    study.go(tree.turns[2].id).expect("it is there");
    assert!(study.view().ending.is_none() && study.view().live);
    study.go(0).expect("the start");
    for choice in [lift("a3", Part::Top), step("b3"), step("d4")] {
        study.choose(&choice).unwrap_or_else(|fault| panic!("{}", fault.message));
    }
    let said = study.play().expect("it is complete");
    assert!(said.starts_with("White: "), "{said}");
    let tree = study.tree();
    assert_eq!((tree.turns.len(), tree.first.len(), study.place()), (4, 2, vec![1]));
    let other = tree.turns.iter().find(|turn| turn.id == study.at()).expect("it is looked at");
    assert_eq!((other.text.as_str(), other.main, other.parent), ("a3-b3=d4", false, 0));
    // The same turn again is the same variation.
    study.go(0).expect("the start");
    study.play_text("a3-b3=d4").expect("it is legal");
    assert_eq!(study.tree().turns.len(), 4);
}

#[test]
fn notes_marks_and_order_come_back_from_the_record() {
    let mut first = study(GAME);
    first.play_text("a3-b3=d4").expect("it is legal");
    let id = first.at();
    first.set_note(id, "« Hm »\nsecond line").expect("it is there");
    first.set_mark(id, "?!").expect("it is there");
    assert_eq!(first.set_mark(id, "x").expect_err("no sign").code, "no-such-mark");
    assert_eq!(first.set_mark(0, "!").expect_err("no turn").code, "start");
    first.promote(id).expect("it is there");
    let mut second = study(&first.record());
    second.go_to_place(&[0]).expect("a place");
    let turn = second.tree().turns.into_iter().find(|turn| turn.id == second.at()).expect("it is there");
    assert_eq!(
        (turn.text.as_str(), turn.note.as_str(), turn.mark.as_deref(), turn.main),
        ("a3-b3=d4", "« Hm »\nsecond line", Some("?!"), true)
    );
    second.remove(second.at()).expect("it is there");
    assert_eq!((second.at(), second.tree().turns.len()), (0, 3));
}

#[test]
fn a_game_goes_on_from_any_turn_against_anybody() {
    let mut study = study(GAME);
    study.go(study.tree().turns[1].id).expect("it is there");
    let machine = PlayerConfig { name: "Fox".to_owned(), opponent: Opponent::Engine { level: 3, seed: 7 } };
    let record = study.game_record(&Both { white: person(), black: machine }).expect("they can play");
    let table = Table::from_record(&record, Lang::EN).unwrap_or_else(|fault| panic!("{}", fault.message));
    let view = table.view();
    assert_eq!((view.turns.len(), view.ending.is_none()), (2, true));
    assert_eq!(view.players.black.opponent, Opponent::Engine { level: 3, seed: 7 });
    assert_eq!(view.control, None);
}

#[test]
fn a_ransom_is_one_turn_of_a_study() {
    let mut study = study(RANSOM);
    for choice in [lift("e4", Part::Top), step("e5"), Choice::Name { kind: Kind::Rock }] {
        study.choose(&choice).unwrap_or_else(|fault| panic!("{}", fault.message));
    }
    study.play().expect("it is complete");
    assert_eq!((study.at(), study.tree().turns.len()), (0, 1));
    study.play_text("#c7").expect("it is legal");
    study.play_text("/K:i4").expect("it is legal");
    let tree = study.tree();
    assert_eq!((tree.turns.len(), study.place()), (2, vec![1]));
    assert_eq!(tree.turns[1].text, "e4-e5!!#c7/K:i4");
}

#[test]
fn the_analyst_tells_several_lines_with_their_paths() {
    let study = study(GAME);
    let told: Rc<RefCell<Vec<Lines>>> = Rc::default();
    let news = Rc::clone(&told);
    let request = LinesRequest { record: study.line_record(), lines: 3, nodes: Some(20_000) };
    let heard = move |lines: &Lines| news.borrow_mut().push(lines.clone());
    let lines = Analyst::new(1).lines(&request, Lang::EN, heard).expect("the game goes on");
    assert!(lines.done && lines.lines.len() == 3 && lines.nodes > 1_000, "{lines:?}");
    assert!(told.borrow().len() > 1 && told.borrow().iter().all(|news| !news.done));
    for line in &lines.lines {
        assert_eq!(line.turns[0], line.trail.text);
        assert!(!line.trail.legs.is_empty() && line.trail.sentence.starts_with("White: "));
    }
    assert!(lines.lines.is_sorted_by(|one, other| one.white_chance >= other.white_chance));
    let mut over = Study::from_record(MISSED, Lang::EN).expect("a game");
    over.play_text("h4-i4").expect("it is legal");
    let request = LinesRequest { record: over.line_record(), lines: 3, nodes: Some(10) };
    assert_eq!(Analyst::new(1).lines(&request, Lang::EN, |_| ()).expect_err("over").code, "game-over");
}

#[test]
fn a_game_is_judged_step_by_step_and_gone_on_with() {
    let mut study = study(MISSED);
    let mut analyst = Analyst::new(1);
    let all = looks(&mut analyst, &study, 0);
    assert_eq!(all.iter().map(|one| (one.place, one.of)).collect::<Vec<_>>(), [(0, 3), (1, 3), (2, 3)]);
    let looks_so_far = only(&all[..2]);
    let half = study.judge(&looks_so_far);
    assert_eq!((half.known, half.of, half.turns.len()), (2, 3, 1));
    let rest = looks(&mut Analyst::new(1), &study, 2);
    assert_eq!((rest.len(), rest[0].place), (1, 2));
    let whole = study.judge(&only(&all));
    let slip = whole.turns[0].slip.as_ref().expect("a missed win");
    assert_eq!((slip.judgement, slip.look, slip.decision), (Judgement::Blunder, 0, 0));
    assert!(slip.best > 0.99 && slip.better[0].starts_with("h4-i"), "{slip:?}");
    assert_eq!((whole.players.white.blunders, whole.players.black.blunders), (1, 0));
    study.keep_scores(&only(&all)).expect("the turns are there");
    assert!(study.record().contains("[%eval "));
    // Another game has other positions: what was found does not count there.
    study.play_text("h4-h3").expect("it is legal");
    study.promote(study.at()).expect("it is there");
    assert_eq!(study.judge(&only(&all)).known, 1);
    // The better line can be put into the study.
    let first = study.add_line(0, &slip.better).expect("it is legal");
    assert_eq!(study.tree().turns.iter().filter(|turn| turn.id == first).count(), 1);
}

#[test]
fn a_better_turn_is_found_or_not() {
    let mut study = study(MISSED);
    let mut analyst = Analyst::new(1);
    let all = only(&looks(&mut analyst, &study, 0));
    let id = study.tree().turns[0].id;
    study.go_before(id, 0).expect("it is there");
    let mut tried = |turn: &str| {
        let request = TryRequest {
            record: study.line_record(),
            turn: turn.to_owned(),
            look: all[0].clone(),
            nodes: 2_000,
        };
        analyst.try_turn(&request, Lang::EN)
    };
    assert!(tried("h4-i3").expect("it is legal").good);
    let bad = tried("h4-g4").expect("it is legal");
    assert!(!bad.good && bad.now < bad.best && !bad.answer.is_empty(), "{bad:?}");
    assert!(tried("h4-a1").is_err());
}

#[test]
fn a_slip_within_a_ransom_is_looked_at_where_it_happened() {
    let mut study = study(RANSOM);
    let id = study.tree().turns[0].id;
    study.go_before(id, 2).expect("it is there");
    assert_eq!(study.view().stage, jersi_view::wire::Stage::Relocation);
    study.play_text("/K:i2").expect("it is legal");
    assert_eq!(study.tree().turns[1].text, "e4-e5!!#c3/K:i2");
}

#[test]
fn records_that_are_no_study() {
    let fault =
        Study::from_record("[JRN \"1\"]\n[Edition \"4.8\"]\n\n1. a2-a9 *\n", Lang::FR).expect_err("illegal");
    assert!(
        fault.span.is_some() && fault.message.starts_with("Le tour 1 de Blanc, a2-a9\u{202f}:"),
        "{fault:?}"
    );
    assert!(Study::from_record("hello", Lang::EN).is_err());
    let mut study = study(GAME);
    assert_eq!(study.absorb(MISSED).expect_err("another game").code, "other-game");
    assert_eq!(study.go(99).expect_err("no turn").code, "no-such-turn");
}

#[test]
fn a_record_that_was_analysed_elsewhere_tells_its_chances() {
    let mut analysed = study(MISSED);
    let found = only(&looks(&mut Analyst::new(1), &analysed, 0));
    analysed.keep_scores(&found).expect("they are of this game");
    let judged = analysed.judge(&found);
    // Another browser gets the record alone.
    let brought = study(&analysed.record());
    let told = brought.judge(&[]);
    assert_eq!((told.known, told.start), (0, judged.start));
    let chances = |turns: &[jersi_view::wire::JudgedTurn]| -> Vec<f64> {
        turns.iter().map(|turn| turn.chance).collect()
    };
    assert_eq!(chances(&told.turns), chances(&judged.turns));
    let slips = |turns: &[jersi_view::wire::JudgedTurn]| -> Vec<Option<Judgement>> {
        turns.iter().map(|turn| turn.slip.as_ref().map(|slip| slip.judgement)).collect()
    };
    assert_eq!(slips(&told.turns), slips(&judged.turns));
    assert!(told.turns.iter().all(|turn| turn.slip.as_ref().is_none_or(|slip| slip.better.is_empty())));
    assert_eq!(brought.tree().turns[0].chance, Some(told.turns[0].chance));
    // One score that is missing ends what is known.
    let gap = analysed.record().replacen("[%eval", "[%old", 1);
    assert_eq!((study(&gap).judge(&[]).start, study(&gap).judge(&[]).turns.len()), (None, 0));
}

#[test]
fn arrows_and_rings_stay_with_their_turn() {
    let mut study = study(GAME);
    let id = study.tree().turns[0].id;
    study.toggle_arrow(id, "a4", "c5").expect("two cells");
    study.toggle_ring(id, "e5").expect("a cell");
    study.toggle_ring(0, "d3").expect("a cell");
    assert!(study.toggle_ring(id, "k5").is_err() && study.toggle_arrow(id, "a4", "a4").is_err());
    let tree = Study::from_record(&study.record(), Lang::EN).expect("our own text").tree();
    let drawn = &tree.turns[0].drawn;
    assert_eq!((drawn.arrows[0].from.as_str(), drawn.arrows[0].to.as_str()), ("a4", "c5"));
    assert_eq!(
        (drawn.rings.clone(), tree.drawn.rings.clone()),
        (vec!["e5".to_owned()], vec!["d3".to_owned()])
    );
    assert_eq!(tree.turns[0].note, "calm");
    study.clear_drawn(id).expect("it is there");
    assert!(!study.record().contains("%arrow") && study.record().contains("[%ring d3]"));
}

#[test]
fn lines_tell_the_position_that_they_belong_to() {
    let mut study = study(GAME);
    for id in [0, study.tree().turns[0].id] {
        study.go(id).expect("it is there");
        let request = LinesRequest { record: study.line_record(), lines: 1, nodes: Some(500) };
        let lines = Analyst::new(1).lines(&request, Lang::EN, |_| {}).expect("it is not over");
        assert_eq!(lines.position, study.view().position);
    }
    // In the middle of a ransom the part that is played belongs to the position.
    let mut ransom = Study::from_record(RANSOM, Lang::EN).expect("a record");
    let id = ransom.tree().turns[0].id;
    for decision in 0..3 {
        ransom.go_before(id, decision).expect("it has three");
        let request = LinesRequest { record: ransom.line_record(), lines: 1, nodes: Some(500) };
        let lines = Analyst::new(1).lines(&request, Lang::EN, |_| {}).expect("it is not over");
        assert_eq!(lines.position, ransom.view().position);
    }
}
