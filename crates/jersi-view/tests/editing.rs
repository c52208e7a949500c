//! Positions that are set up: every fault at once, and the same position by other rules.
#![allow(missing_docs)]

use jersi_rules::{Color, Kind, Lang, Piece};
use jersi_view::Editor;
use jersi_view::wire::{EditorView, FigureRequest};

const START: &str =
    "p-r-s-k-r-s-p-/f-s-p-r-s-p-r-f-/7/8/9/8/7/F-R-P-S-R-P-S-F-/P-S-R-K-S-R-P- w MMMMWWmmmmww 0 1";

fn editor(edition: &str) -> Editor {
    Editor::new(edition, true, false, Lang::EN).expect("there is such an edition")
}

fn with(edition: &str, position: &str) -> Editor {
    let mut editor = editor(edition);
    editor.load(position).expect("it can be read");
    editor
}

fn white(kind: Kind) -> Piece {
    Piece::new(Color::White, kind)
}

fn black(kind: Kind) -> Piece {
    Piece::new(Color::Black, kind)
}

fn codes(view: &EditorView) -> Vec<&str> {
    view.faults.iter().map(|fault| fault.code.as_str()).collect()
}

#[test]
fn an_editor_begins_with_the_start_of_its_edition() {
    let view = editor("4.8").view();
    assert_eq!((view.position.as_str(), view.faults.len()), (START, 0));
    assert!(view.turns.is_some_and(|turns| turns > 800));
    assert_eq!(view.palette.white.len(), 7);
    assert!(!view.can_undo);
    assert_eq!(editor("2.0").view().palette.black.len(), 4);
}

#[test]
fn every_fault_is_told_with_its_cells() {
    let mut editor = editor("4.8");
    editor.clear();
    for (cell, piece) in [
        ("e5", white(Kind::King)),
        ("e5", white(Kind::Rock)),
        ("d4", white(Kind::Rock)),
        ("d4", black(Kind::Rock)),
        ("f4", white(Kind::Rock)),
        ("f4", white(Kind::Mountain)),
        ("a1", white(Kind::King)),
    ] {
        editor.place(cell, piece).expect("the board has the cell");
    }
    editor.set_clock(Some(41));
    editor.set_pair(0);
    let view = editor.view();
    assert_eq!(
        codes(&view),
        ["mixed-stack", "on-king", "mountain-on-top", "too-many", "clock-too-high", "turn-zero"]
    );
    assert_eq!(view.faults[1].cells, ["e5"]);
    assert_eq!(view.faults[3].cells, ["a1", "e5"], "both kings");
    assert_eq!(view.turns, None);
    let label = &view.cells.iter().find(|cell| cell.cell == "e5").expect("e5").label;
    assert!(label.starts_with("e5, white rock on king. A piece stands on the king on e5."), "{label}");
    editor.set_lang(Lang::FR);
    assert!(editor.view().faults.iter().all(|fault| fault.message.ends_with('.')));
}

#[test]
fn pieces_are_put_moved_taken_and_all_of_it_taken_back() {
    let mut editor = editor("4.8");
    editor.shift("a1", "e5", false).expect("cells");
    editor.place("e5", white(Kind::Rock)).expect("a cell");
    editor.shift("e5", "d4", true).expect("cells");
    let stand = |editor: &Editor, name: &str| {
        editor.view().cells.into_iter().find(|cell| cell.cell == name).expect("a cell").stand.len()
    };
    assert_eq!((stand(&editor, "e5"), stand(&editor, "d4"), stand(&editor, "a1")), (0, 2, 0));
    editor.take("d4", false).expect("a cell");
    assert_eq!(stand(&editor, "d4"), 1);
    editor.take("d4", true).expect("a cell");
    editor.shift("e5", "e5", false).expect("nothing happens");
    let after = editor.view().position;
    for _ in 0..5 {
        assert!(editor.undo());
    }
    assert!(!editor.undo());
    assert_eq!(editor.view().position, START);
    while editor.redo() {}
    assert_eq!(editor.view().position, after);
    assert_eq!(editor.take("j9", false).expect_err("no such cell").code, "no-such-cell");
}

#[test]
fn a_third_piece_takes_the_place_of_the_second_and_a_mountain_comes_from_the_reserve() {
    let mut editor = editor("4.8");
    for kind in [Kind::Mountain, Kind::Rock, Kind::Paper] {
        editor.place("e5", white(kind)).expect("a cell");
    }
    let view = editor.view();
    assert!(view.position.contains("4MP4"), "{}", view.position);
    let mountains = view.palette.white.iter().find(|one| one.letter == "M").expect("mountains");
    assert_eq!((mountains.on_board, mountains.in_reserve, mountains.most), (1, 3, 4));
}

#[test]
fn a_swapped_position_is_the_same_for_the_other_player() {
    let mut editor = with("4.8", "7/8/4k-2/4PR3/9/8/7/8/3K-3 w MW 7 11");
    let before = editor.view();
    editor.swap();
    let after = editor.view();
    assert_eq!(after.position, "3k-3/8/7/8/9/3pr4/2K-4/8/7 b mw 7 11");
    assert_eq!(before.turns, after.turns);
}

#[test]
fn another_edition_keeps_what_it_can_and_tells_what_it_cannot() {
    let mut editor = editor("4.8");
    assert_eq!(editor.set_rules("2.0", true, false), Ok(Vec::new()), "a start becomes a start");
    assert!(editor.view().faults.is_empty());
    let mut editor = with("4.8", "3k-3/F-7/7/8/4MR4/8/7/8/3K-3 w MW 5 11");
    let told = editor.set_rules("3.0", true, false).expect("there is such an edition");
    assert_eq!(told.len(), 3, "reserve, count and pieces: {told:?}");
    assert_eq!(editor.view().position, "2n-2/6/7/8/4C-4/8/7/6/2N-2 w - - 11");
    assert!(editor.undo());
    assert_eq!(editor.view().edition, "4.8");
}

#[test]
fn the_same_position_by_another_edition_with_what_changes() {
    let editor = with("2.0", "2n-2/6/7/8/4KR4/8/7/6/2N-2 w - - 11");
    let judged = editor.judge("4.8", true, false).expect("a position");
    assert!(judged.renamed && judged.faults.is_empty());
    assert_eq!(judged.position.as_deref(), Some("3k-3/8/7/8/4RP4/8/7/8/3K-3 w - 0 11"));
    assert!(judged.both > 0);
    // The large board has two cells more beside the king on its row, and the same rules for steps.
    assert!(judged.only_here.is_empty(), "{:?}", judged.only_here);
    let back = with("4.8", "3k-3/8/7/8/4RP4/8/7/8/3K-3 w - 0 11");
    let judged = back.judge("2.0", true, false).expect("a position");
    assert_eq!(judged.both as usize + judged.only_here.len(), back.view().turns.expect("legal") as usize);
}

#[test]
fn a_rule_that_one_edition_lacks_is_named() {
    let drops = with("4.8", "3k-3/8/7/8/4R-4/8/7/8/3K-3 w W 0 11");
    let judged = drops.judge("2.0", true, false).expect("a position");
    assert_eq!(judged.changes.len(), 1);
    assert!(judged.only_here.iter().any(|change| change.turn == "W:e4" && !change.why.is_empty()));
    let fool = with("4.8", "3k-3/8/7/8/4F-4/8/7/8/F-2K-3 w - 0 11");
    let judged = fool.judge("2.0", true, false).expect("a position here");
    let codes: Vec<&str> = judged.faults.iter().map(|fault| fault.code.as_str()).collect();
    assert_eq!(codes, ["no-such-cell", "no-such-kind"]);
    assert_eq!(judged.faults[0].cells, ["a1"]);
    let arrived = with("4.8", "3K-3/8/7/8/4R-4/8/7/8/3k-3 b - 0 12");
    let judged = arrived.judge("2.0", true, false).expect("a position");
    assert_ne!((judged.ending_here.as_str(), judged.ending_there.as_str()), ("", ""));
    assert!(editor("4.8").judge("4.16", true, false).is_ok_and(|judged| {
        judged.only_here.is_empty() && judged.only_there.is_empty() && !judged.renamed
    }));
}

#[test]
fn boards_are_drawn_for_files() {
    let request = FigureRequest {
        edition: "4.8".to_owned(),
        reserve: true,
        ransom: false,
        house: None,
        position: START.to_owned(),
        turn: Some("a2-b2=d3".to_owned()),
        theme: "wood-light".to_owned(),
        faces: "dots".to_owned(),
        flipped: false,
        coordinates: true,
        reserves: true,
        pixels: 64,
        title: "Zoé & <Ada>".to_owned(),
    };
    let svg = jersi_view::figure(&request, Lang::EN).expect("it is drawn");
    assert!(svg.starts_with("<svg ") && svg.contains("Zoé &amp; &lt;Ada"), "{}", &svg[..300]);
    let plain =
        jersi_view::figure(&FigureRequest { turn: None, ..request.clone() }, Lang::EN).expect("drawn");
    assert!(plain.len() < svg.len(), "the path of the turn is drawn");
    let wrong = FigureRequest { theme: "gold".to_owned(), ..request.clone() };
    assert_eq!(jersi_view::figure(&wrong, Lang::EN).expect_err("no such theme").code, "no-such-theme");
    let illegal = FigureRequest { turn: Some("a2-e5".to_owned()), ..request };
    assert!(jersi_view::figure(&illegal, Lang::FR).is_err());
}

#[test]
fn records_as_the_booklets_print_them() {
    let jrn = include_str!("../../../web/src/shelf/library/booklet-4.8.jrn");
    let text = jersi_view::booklet(jrn, Lang::EN).expect("it has a place there");
    assert!(text.contains("16  a7=c6!-d7!  f6=d7!-e7"), "{text}");
    let last = jersi_view::turn_at(jrn, 48, Lang::EN).expect("JRN").expect("it has 48 turns");
    assert_eq!(last.turn, "b8-a7");
    assert_eq!(jersi_view::turn_at(jrn, 49, Lang::EN), Ok(None));
    assert_eq!(jersi_view::turn_at(jrn, 0, Lang::EN), Ok(None));
    let position = "[JRN \"1\"]\n[Edition \"4.8\"]\n[Position \"7/8/7/8/4k-4/8/7/8/3K-3 w - 0 1\"]\n\n*\n";
    let fault = jersi_view::booklet(position, Lang::FR).expect_err("the booklets have no place for it");
    assert_eq!(fault.code, "not-in-booklet");
}
