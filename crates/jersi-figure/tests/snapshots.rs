//! Whole drawings, so that a change of the look is seen and meant.

use std::fmt::Write;

use jersi_figure::{Coordinates, Figure, Lettering, Path, Sheet, Style, Theme};
use jersi_rules::notation::read_position;
use jersi_rules::{
    ByColor, Carry, CellContent, CellSet, Color, Edition, Kind, Piece, Position, Rules, Setting,
};

fn piece(color: Color, kind: Kind) -> Piece {
    Piece::new(color, kind)
}

/// One tag a line, so that a difference is short.
fn lines(svg: &str) -> String {
    svg.replace("><", ">\n<")
}

#[test]
fn a_step_in_4_8() {
    let edition = Edition::V4_8;
    let at = |row, number| edition.cell(row, number).expect("a cell");
    let stack = CellContent::stack(piece(Color::White, Kind::Paper), piece(Color::White, Kind::King))
        .expect("a stack");
    let path = Path { from: Some(at(4, 5)), steps: vec![(Carry::Two, at(6, 4))], falls: vec![] };
    let figure = Figure::empty(edition).put(at(6, 4), stack).last(path).coordinates(Coordinates::Rows);
    insta::assert_snapshot!(lines(&figure.svg()));
}

#[test]
fn guardians_in_3_0() {
    let edition = Edition::V3_0;
    let at = |row, number| edition.cell(row, number).expect("a cell");
    let guardian = |color| CellContent::single(piece(color, Kind::Guardian));
    let figure = Figure::empty(edition)
        .put(at(4, 5), guardian(Color::White))
        .put(at(5, 6), guardian(Color::Black))
        .guardians(ByColor { white: CellSet::of(at(4, 5)), black: CellSet::of(at(5, 6)) })
        .style(Style::Dots)
        .theme(Theme::PlainDark)
        .flipped(true);
    insta::assert_snapshot!(lines(&figure.svg()));
}

/// What follows the definitions, which the drawings above show.
fn shown(svg: &str) -> String {
    lines(svg.split_once("</defs>").expect("definitions").1)
}

fn start(edition: Edition) -> Position {
    Position::start(Rules::new(edition), Setting::usual(edition))
}

/// A number that changes with every byte of a text.
fn digest(text: &str) -> u64 {
    text.bytes().fold(0xcbf2_9ce4_8422_2325, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3)
    })
}

/// Every edition in every style and theme, to the byte. The pictures of `tests/pictures.rs` show what changed.
#[test]
fn every_edition_style_and_theme() {
    let mut table = String::new();
    for edition in Edition::ALL {
        for style in Style::ALL {
            for theme in Theme::ALL {
                for lettering in [Lettering::Text, Lettering::Lines] {
                    let figure = Figure::of(&start(edition)).style(style).theme(theme).reserves(true);
                    let svg = figure.lettering(lettering).svg();
                    let name = format!("{edition} {} {} {lettering:?}", style.id(), theme.id());
                    writeln!(table, "{name:36} {:6} {:016x}", svg.len(), digest(&svg)).expect("written");
                }
            }
        }
    }
    insta::assert_snapshot!(table);
}

#[test]
fn letters_trays_and_a_line_under_the_board() {
    let text = "7/1s-5f-/2rpsk1rs1/1f-m-msp-3/6M-PR1/5M-2/1PK4M-/F-5SWF-/4S-R-P- w Wmmww 10 25";
    let position = read_position(Rules::new(Edition::V4_8), text).expect("a position");
    let figure = Figure::of(&position)
        .lettering(Lettering::Lines)
        .reserves(true)
        .captured_since(&start(Edition::V4_8))
        .title("A title")
        .caption("24… f7=f5-f4!/K:b4")
        .expect("letters");
    insta::assert_snapshot!(shown(&figure.svg()));
}

#[test]
fn a_page_of_diagrams() {
    let board = |edition| Figure::of(&start(edition)).lettering(Lettering::Lines).theme(Theme::PlainLight);
    let sheet = Sheet::new(board(Edition::V2_0))
        .title("Ada & Léo")
        .details(vec!["JERSI, edition 2.0".to_owned(), "White wins".to_owned()])
        .foot("the foot")
        .columns(2)
        .diagram(board(Edition::V2_0), "The beginning")
        .diagram(board(Edition::V2_0), "1.\u{a0}a2-b2=d4");
    let pages = sheet.pages();
    assert_eq!(pages.len(), 1);
    insta::assert_snapshot!(shown(&pages[0]));
}
