//! A few whole drawings, so that a change of the look is seen and meant.

use jersi_figure::{Coordinates, Figure, Path, Style, Theme};
use jersi_rules::{ByColor, CellSet, Color, Edition, Kind, Piece, Stand, Stride};

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
    let stack =
        Stand::stack(piece(Color::White, Kind::Paper), piece(Color::White, Kind::King)).expect("a stack");
    let path = Path { from: Some(at(4, 5)), steps: vec![(Stride::Two, at(6, 4))], falls: vec![] };
    let figure = Figure::empty(edition).put(at(6, 4), stack).last(path).coordinates(Coordinates::Rows);
    insta::assert_snapshot!(lines(&figure.svg()));
}

#[test]
fn guardians_in_3_0() {
    let edition = Edition::V3_0;
    let at = |row, number| edition.cell(row, number).expect("a cell");
    let guardian = |color| Stand::single(piece(color, Kind::Guardian));
    let figure = Figure::empty(edition)
        .put(at(4, 5), guardian(Color::White))
        .put(at(5, 6), guardian(Color::Black))
        .guardians(ByColor { white: CellSet::of(at(4, 5)), black: CellSet::of(at(5, 6)) })
        .style(Style::Dots)
        .theme(Theme::PlainDark)
        .flipped(true);
    insta::assert_snapshot!(lines(&figure.svg()));
}
