//! Entering turns at a table, and what the page is told meanwhile.

mod common;

use common::{choose, from_position, label, land, lift, seat, step, table, take};
use jersi_rules::{Color, Lang};
use jersi_table::Confirm;
use jersi_view::wire::{BoardAction, Choice, Effect, Entered, GameConfig, Kind, LegAct, Part, Prompt, Stage};

#[test]
fn a_turn_of_two_steps() {
    let mut table = table("4.8");
    let view = table.view();
    assert_eq!((view.cells.len(), view.turns.len(), view.pair), (69, 0, 1));
    assert_eq!(view.entry.prompt, Prompt::Begin);
    assert_eq!(label(&table, "a2"), "a2, white scissors, can move");
    assert_eq!(label(&table, "e5"), "e5, empty");
    choose(&mut table, &[lift("a2", Part::Top)]);
    let entry = table.view().entry;
    assert_eq!((entry.prompt, entry.text.as_str()), (Prompt::Target, "a2-"));
    assert!(!entry.both_parts && entry.other.is_empty());
    let target = entry.next.iter().find(|next| next.choice == step("b2")).expect("b2 is beside a2");
    assert_eq!((target.effect, target.part), (Effect::Stack, Some(Part::Top)));
    assert_eq!(label(&table, "a2"), "a2, white scissors, chosen");
    assert_eq!(label(&table, "b2"), "b2, white rock, can make a stack here");
    choose(&mut table, &[step("b2")]);
    let entry = table.view().entry;
    assert_eq!(entry.prompt, Prompt::SecondStep);
    assert_eq!((entry.playable.as_deref(), entry.goes_on), (Some("a2-b2"), true));
    assert_eq!(entry.changed.len(), 2);
    assert_eq!(label(&table, "b2"), "b2, white scissors on rock, just moved, not yet played");
    choose(&mut table, &[step("d3")]);
    assert_eq!(table.view().entry.prompt, Prompt::Play);
    let said = table.play().expect("it is complete");
    assert_eq!(said, "White: scissors from a2 to b2, makes a stack; then scissors on rock from b2 to d3.");
    let view = table.view();
    assert_eq!((view.turns[0].text.as_str(), view.turns[0].pair), ("a2-b2=d3", 1));
    let last = view.last.expect("a turn was played");
    assert_eq!(last.legs.len(), 2);
    assert_eq!(last.legs[1].over.as_deref(), Some("c2"));
    assert!(view.entry.done.is_empty() && view.can_undo && !view.can_redo);
}

#[test]
fn the_top_or_the_whole_and_back() {
    let mut table = from_position("4.8", false, "3k-3/8/7/8/4PR4/8/7/8/3K-3 w - 0 1");
    choose(&mut table, &[lift("e5", Part::Whole)]);
    let entry = table.view().entry;
    assert!(entry.both_parts);
    assert_eq!((entry.next.len(), entry.other.len()), (12, 6));
    assert_eq!(label(&table, "e5"), "e5, white rock on paper, whole stack chosen");
    // The other part takes the place of the one chosen.
    choose(&mut table, &[lift("e5", Part::Top)]);
    let entry = table.view().entry;
    assert_eq!((entry.done.len(), entry.next.len(), entry.other.len()), (1, 6, 12));
    // So does another cell, also after a step.
    choose(&mut table, &[step("e6"), lift("a4", Part::Top)]);
    assert_eq!(table.view().entry.done, [lift("a4", Part::Top)]);
    assert!(table.back() && !table.back());
}

#[test]
fn presses_enter_a_turn() {
    let mut table = table("4.8");
    let entered = |play| Entered { play, ..Entered::default() };
    // Beside the pieces a press means nothing before something is taken up; then it is a question.
    assert_eq!(table.press("e5", None, Confirm::Always), entered(false));
    assert!(table.view().entry.lifts.contains(&"a2".to_owned()));
    assert_eq!(table.press("a2", None, Confirm::Unfinished), entered(false));
    let fault = table.press("e5", None, Confirm::Unfinished).fault.expect("too far");
    assert_eq!(fault.code, "not-beside");
    assert_eq!(table.press("b2", None, Confirm::Unfinished), entered(false));
    assert!(table.view().entry.lifts.is_empty());
    assert_eq!(table.press("d3", None, Confirm::Unfinished), entered(true));
    table.play().expect("it is complete");
    let told = table.press("d3", None, Confirm::Unfinished);
    assert!(told.fault.is_none() && told.said.starts_with("White's scissors on rock."), "{}", told.said);
    assert_eq!(table.press("z9", None, Confirm::Unfinished).fault.expect("no cell").code, "not-a-choice");
}

#[test]
fn kinds_are_pressed_and_dragged() {
    let mut table = table("4.8");
    let entered = |play| Entered { play, ..Entered::default() };
    assert_eq!(table.press_kind(Kind::Wise, Confirm::Unfinished), entered(false));
    assert_eq!(table.view().entry.done, [take(Kind::Wise)]);
    assert_eq!(table.press_kind(Kind::Wise, Confirm::Unfinished), entered(false));
    assert!(table.view().entry.done.is_empty());
    table.press_kind(Kind::Mountain, Confirm::Unfinished);
    // What is put on a cell by dragging takes nothing else up there.
    let put = table.put("a3", Confirm::Unfinished);
    assert!(put.fault.is_some() && table.view().entry.done == [take(Kind::Mountain)], "{put:?}");
    assert_eq!(table.put("e5", Confirm::Unfinished), entered(false));
    assert_eq!(table.view().reserves.white.left, 5, "what has landed is gone from the reserve");
}

#[test]
fn the_part_of_a_stack_is_aimed_at_or_picked() {
    let mut table = from_position("4.8", false, "3k-3/8/7/8/4PR4/8/7/8/3K-3 w - 0 1");
    table.press("e5", Some(Part::Top), Confirm::Always);
    assert_eq!(table.view().entry.done, [lift("e5", Part::Top)]);
    assert!(table.pick(Part::Whole) && !table.pick(Part::Whole));
    assert_eq!(table.view().entry.done, [lift("e5", Part::Whole)]);
    assert_eq!(table.view().entry.lifts, ["a4"]);
    for (action, done) in [
        (BoardAction::Press { cell: "a4".to_owned(), aimed: None }, 1),
        (BoardAction::Back, 0),
        (BoardAction::Press { cell: "e5".to_owned(), aimed: None }, 1),
        (BoardAction::Part { part: Part::Top }, 1),
        (BoardAction::Put { cell: "e6".to_owned() }, 2),
    ] {
        assert_eq!(table.act(&action, Confirm::Always), Entered::default());
        assert_eq!(table.view().entry.done.len(), done, "{action:?}");
    }
}

#[test]
fn refusals_are_the_referees_in_the_players_language() {
    let mut table = table("4.8");
    let why = table.choose(&lift("h4", Part::Top)).expect_err("Black's");
    assert_eq!(why.code, "not-yours");
    let why = table.why(&[lift("a2", Part::Top), step("c2")]).expect_err("two cells away");
    assert_eq!(why.code, "not-beside");
    assert!(why.message.ends_with('.'), "{}", why.message);
    assert!(table.why(&[lift("a2", Part::Top), step("b2"), step("d3")]).is_ok());
    table.set_lang(Lang::FR);
    let why = table.choose(&lift("e5", Part::Top)).expect_err("empty");
    assert_eq!(why.code, "nothing-there");
    assert!(why.message.contains("e5"), "{}", why.message);
    let why = table.choose(&lift("z9", Part::Top)).expect_err("no such cell");
    assert_eq!(
        (why.code.as_str(), why.message.as_str()),
        ("not-a-choice", "Ce choix n’est pas possible maintenant.")
    );
    assert_eq!(label(&table, "a3"), "a3, pierre blanche, peut bouger");
    let why = table.choose(&lift("a4", Part::Top)).map(|()| table.play().expect_err("not complete"));
    assert_eq!(why.expect("the king may be lifted").code, "not-complete");
}

#[test]
fn drops_from_the_reserve() {
    let mut table = table("4.8");
    let view = table.view();
    assert_eq!((view.reserves.white.left, view.reserves.white.of), (6, 6));
    let takes: Vec<&str> = view
        .entry
        .next
        .iter()
        .filter(|next| matches!(next.choice, Choice::Take { .. }))
        .map(|next| next.label.as_str())
        .collect();
    assert_eq!(takes, ["wise man, 2 left", "mountain, 4 left"]);
    choose(&mut table, &[take(Kind::Mountain)]);
    assert_eq!(table.view().entry.prompt, Prompt::Land);
    assert_eq!(label(&table, "e5"), "e5, empty, can land here");
    choose(&mut table, &[take(Kind::Wise), land("d5")]);
    let entry = table.view().entry;
    assert_eq!((entry.prompt, entry.playable.as_deref()), (Prompt::SecondDrop, Some("W:d5")));
    choose(&mut table, &[take(Kind::Mountain), land("d4")]);
    let said = table.play().expect("it is complete");
    assert_eq!(said, "White: mountain dropped on d4; then wise man dropped on d5.");
    let view = table.view();
    assert_eq!((view.reserves.white.left, view.reserves.white.of), (4, 6));
    assert_eq!(view.reserves.white.places.iter().filter(|place| place.used).count(), 2);
    assert!(view.last.expect("a turn").legs.iter().all(|leg| leg.act == LegAct::Drop));
}

#[test]
fn a_captured_king_is_put_back() {
    let mut table = from_position("4.8", false, "7/8/4k-2/4PR3/9/8/7/8/3K-3 w - 0 1");
    choose(&mut table, &[lift("f5", Part::Whole), step("g5")]);
    let entry = table.view().entry;
    assert_eq!(entry.prompt, Prompt::SecondStepOrKing);
    assert_eq!(entry.sentence, "Take a second step, or put the king back.");
    choose(&mut table, &[Choice::Rest]);
    let entry = table.view().entry;
    assert_eq!((entry.prompt, entry.next.len()), (Prompt::Seat, 7));
    assert_eq!(entry.sentence, "Put the captured king on row i.");
    assert_eq!(label(&table, "i4"), "i4, empty, the king can go here");
    choose(&mut table, &[seat("i4")]);
    table.play().expect("it is complete");
    let view = table.view();
    assert_eq!(view.turns[0].text, "f5=g5!!/K:i4");
    assert!(view.captured.black.iter().all(|piece| piece.kind != Kind::King));
}

#[test]
fn a_ransom_is_three_decisions_and_two_players() {
    let mut table = from_position("4.8", true, "7/8/7/8/3R-k-4/8/2r-3r-/8/3K-3 w - 5 11");
    choose(&mut table, &[lift("e4", Part::Top), step("e5")]);
    assert_eq!(table.view().entry.prompt, Prompt::Ransom);
    choose(&mut table, &[Choice::Name { kind: Kind::Rock }]);
    table.play().expect("it is complete");
    let view = table.view();
    assert_eq!((view.stage, view.gift, view.entry.prompt), (Stage::Gift, Some(Kind::Rock), Prompt::Gift));
    assert_eq!(
        (view.to_move, view.decider),
        (jersi_view::wire::Color::White, jersi_view::wire::Color::Black)
    );
    assert_eq!(view.entry.sentence, "White asks for a rock. Choose which one you give.");
    assert_eq!(view.turns.len(), 0);
    assert_eq!(view.last.expect("the steps so far").text, "e4-e5!!#R");
    assert_eq!(label(&table, "c3"), "c3, black rock, can be given");
    table.undo().expect("it was one decision");
    assert_eq!(table.view().stage, Stage::Turn);
    table.play_text("e4-e5!!#R").expect("the same again");
    choose(&mut table, &[Choice::Gift { cell: "c3".to_owned() }]);
    table.play().expect("it is complete");
    assert_eq!(table.view().stage, Stage::Relocation);
    choose(&mut table, &[seat("i2")]);
    let said = table.play().expect("it is complete");
    assert_eq!(
        said,
        "White: rock from e4 to e5, captures king; then rock given on c3; then captured king put back on i2."
    );
    assert_eq!(table.view().turns[0].text, "e4-e5!!#c3/K:i2");
}

#[test]
fn shapes_are_placed_in_the_free_setting() {
    let mut config = common::config("2.0");
    config.setting = Some("free".to_owned());
    let mut table = jersi_view::Table::new(&config, Lang::EN).expect("2.0 has it");
    let view = table.view();
    assert_eq!((view.stage, view.entry.prompt), (Stage::Setting, Prompt::Place));
    assert_eq!((view.reserves.black.left, view.reserves.black.of), (13, 13));
    choose(&mut table, &[take(Kind::King), land("a3")]);
    assert_eq!(table.play().expect("it is complete"), "White: kunti placed on a3.");
    let view = table.view();
    assert_eq!((view.reserves.white.left, view.reserves.white.of), (12, 13));
    assert!(view.turns[0].placement);
    assert!(view.captured.white.is_empty());
}

#[test]
fn a_guardian_keeps_stacks_away() {
    let mut table = from_position("3.0", false, "2n-2/6/7/3m-4/4RC4/8/7/6/2N-2 w - - 9");
    let view = table.view();
    assert_eq!(view.blocked.len(), 6);
    assert!(view.blocked.iter().all(|cell| cell.sentence == "A stack cannot stop here: guardian on f4."));
    choose(&mut table, &[lift("e5", Part::Whole)]);
    let entry = table.view().entry;
    assert!(!entry.barred.is_empty());
    for cell in &entry.barred {
        let why = table.why(&[lift("e5", Part::Whole), step(cell)]).expect_err("it is blocked");
        assert_eq!(why.code, "blocked-by-guardian");
        assert!(label(&table, cell).contains("a stack cannot stop here"));
    }
}

#[test]
fn written_turns_are_played_or_told_where_they_are_wrong() {
    let mut table = table("4.8");
    table.play_text("a2-b2=d3").expect("it is legal");
    // The dash is one letter for JavaScript and three bytes here.
    let fault = table.play_text("h4–h3=f9").expect_err("no such cell");
    assert_eq!((fault.code.as_str(), fault.span), ("no-such-cell", Some([6, 8])));
    let fault = table.play_text("h4-h3=f5").expect_err("not in a line");
    assert!(fault.near.iter().any(|turn| turn.starts_with("h4-h3=f")), "{:?}", fault.near);
    table.enter_text("h4-h3=f4").expect("it is legal");
    let view = table.view();
    assert_eq!((view.entry.playable.as_deref(), view.played), (Some("h4-h3=f4"), 1));
}

#[test]
fn the_key_tells_what_is_in_this_game() {
    let rows = |table: &jersi_view::Table, player| table.key(player);
    let names =
        |rows: &[jersi_view::wire::KeyRow]| rows.iter().map(|row| row.name.clone()).collect::<Vec<_>>();
    let white = rows(&table("4.8"), Color::White);
    assert_eq!(names(&white), ["Rock", "Paper", "Scissors", "Fool", "King", "Wise man", "Mountain"]);
    let rock = &white[0];
    assert_eq!(rock.takes, [Kind::Scissors, Kind::Fool, Kind::King, Kind::Wise]);
    assert_eq!(rock.sentence, "Rock takes scissors, fool, king and wise man.");
    assert_eq!(
        white.iter().map(|row| row.note.as_str()).collect::<Vec<_>>()[4..],
        ["nothing; wins on row i", "nothing; safe from fools", "never moves, never taken",]
    );
    let plain = GameConfig { reserve: false, ..common::config("4.8") };
    let black = jersi_view::Table::new(&plain, Lang::EN).expect("4.8 has it").key(Color::Black);
    assert_eq!(names(&black), ["Rock", "Paper", "Scissors", "Fool", "King"]);
    assert_eq!(
        (black[4].note.as_str(), black[0].takes.contains(&Kind::Wise)),
        ("nothing; wins on row a", false)
    );
    assert_eq!(names(&table("2.0").key(Color::White)), ["Cukla", "Kurfa", "Kuctai", "Kunti"]);
    let guarded = from_position("3.0", false, "2n-2/6/7/3m-4/4RC4/8/7/6/2N-2 w - - 9").key(Color::White);
    let last = guarded.last().expect("the guardian");
    assert_eq!(
        (last.name.as_str(), last.note.as_str()),
        ("Guardian (mokca)", "never taken; no stack stops beside it")
    );
}

#[test]
fn the_key_tells_what_can_be_taken_now() {
    let table = from_position("4.8", false, "3k-3/8/7/8/3R-s-4/8/7/8/3K-3 w - 0 1");
    let key = table.key(Color::White);
    assert_eq!(key.iter().map(|row| (row.kind, row.prey.len())).collect::<Vec<_>>()[0], (Kind::Rock, 1));
    assert_eq!(key[0].prey, ["e5"]);
    assert!(key[1..].iter().all(|row| row.prey.is_empty()));
    assert!(table.key(Color::Black).iter().all(|row| row.prey.is_empty()), "it is not Black's turn");
}

#[test]
fn a_press_on_an_enemy_tells_what_takes_it() {
    let press = |cell: &str| BoardAction::Press { cell: cell.to_owned(), aimed: None };
    let mut table = from_position("4.8", false, "3k-3/8/7/8/3R-s-4/8/7/6ps1/3K-3 w - 0 1");
    let told = |table: &mut jersi_view::Table, cell: &str| table.act(&press(cell), Confirm::Always);
    let scissors = told(&mut table, "e5");
    assert_eq!(
        scissors.said,
        "Black's scissors. Your rocks and fools take it. It can be taken now, from e4."
    );
    assert_eq!((scissors.fault, scissors.play), (None, false));
    assert_eq!(told(&mut table, "i4").said, "Black's king. Your rocks, papers, scissors and fools take it.");
    table.set_lang(Lang::FR);
    assert_eq!(
        told(&mut table, "b7").said,
        "Noir\u{202f}: ciseaux sur feuille. Vos pierres et fous prennent cette pile."
    );
    // With a piece in the hand the referee answers.
    table.set_lang(Lang::EN);
    told(&mut table, "e4");
    assert_eq!(table.view().entry.takes, "It takes scissors, fool, king and wise man.");
    let far = told(&mut table, "b7");
    assert_eq!((far.said.as_str(), far.fault.is_some()), ("", true));
}

#[test]
fn one_step_back_undoes_a_hint() {
    let mut table = table("4.8");
    table.enter_text("a2-b2=d3").expect("it is legal");
    assert_eq!(table.view().entry.done.len(), 3);
    assert!(table.back());
    assert!(table.view().entry.done.is_empty());
    // What a person adds to a hint is taken back first.
    table.enter_text("a2-b2").expect("it is legal");
    choose(&mut table, &[step("d3")]);
    assert!(table.back());
    assert_eq!(table.view().entry.text, "a2-b2");
    assert!(table.back() && !table.back());
}

#[test]
fn goals_and_pairs() {
    let mut table = table("4.8");
    let goals = table.view().goals;
    assert_eq!(
        (goals.white.title.as_str(), goals.black.short.as_str()),
        ("Goal: your king on row i", "king to row a")
    );
    let mut pairs = vec![table.view().pair];
    for turn in ["a2-b2", "i6-h7", "a3-b3"] {
        table.play_text(turn).expect("it is legal");
        pairs.push(table.view().pair);
    }
    assert_eq!(pairs, [1, 1, 2, 2]);
    table.go_to(1);
    assert_eq!(table.view().pair, 1);
    let hunt = common::table("2.0").view().goals;
    assert_eq!(
        (hunt.white.title.as_str(), hunt.white.short.as_str()),
        ("Goal: take the enemy kunti", "take the kunti")
    );
}
