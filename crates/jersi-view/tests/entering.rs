//! Entering turns at a table, and what the page is told meanwhile.

mod common;

use common::{choose, from_position, label, land, lift, seat, step, table, take};
use jersi_rules::Lang;
use jersi_table::Confirm;
use jersi_view::wire::{BoardAction, Choice, Effect, Entered, Kind, LegAct, Part, Prompt, Stage};

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
    let entered = |play| Entered { fault: None, play };
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
    let fault = table.press("d3", None, Confirm::Unfinished).fault.expect("White's");
    assert_eq!(fault.code, "not-yours");
    assert_eq!(table.press("z9", None, Confirm::Unfinished).fault.expect("no cell").code, "not-a-choice");
}

#[test]
fn kinds_are_pressed_and_dragged() {
    let mut table = table("4.8");
    let entered = |play| Entered { fault: None, play };
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
    assert_eq!(view.entry.sentence, "Choose the rock that you give.");
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
