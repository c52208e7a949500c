//! Cubes on the board, alone and stacked.

use jersi_rules::{CellContent, Color, ContentParts, Edition, Kind, Piece};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Color as Ink, Modifier, Style};

use super::faces;
use super::ground::paint;
use crate::look::{Look, Paint};

/// How cubes lie in a cell, in half-lines from its top, and the lines of their faces.
struct Shape {
    width: u16,
    single: (Span, Span),
    /// The upper cube, then the lower one.
    stack: [(Span, Span); 2],
}

/// From the first to the one behind the last.
type Span = (u16, u16);

fn shape(lines: u16) -> Shape {
    match lines {
        0..=2 => Shape { width: 3, single: ((0, 2), (0, 1)), stack: [((0, 2), (0, 1)), ((2, 4), (1, 2))] },
        3 => Shape { width: 5, single: ((1, 4), (1, 2)), stack: [((0, 2), (0, 1)), ((2, 4), (1, 2))] },
        4 => Shape { width: 6, single: ((1, 6), (1, 3)), stack: [((0, 4), (0, 2)), ((4, 6), (2, 3))] },
        5 => Shape { width: 8, single: ((1, 8), (1, 4)), stack: [((0, 4), (0, 2)), ((4, 8), (2, 4))] },
        6 => Shape { width: 8, single: ((2, 9), (1, 4)), stack: [((1, 6), (1, 3)), ((6, 10), (3, 5))] },
        _ => Shape { width: 10, single: ((3, 11), (2, 5)), stack: [((1, 6), (1, 3)), ((6, 11), (3, 5))] },
    }
}

/// What a cube is painted with.
struct Coat {
    body: Ink,
    face: Ink,
    side: Ink,
}

fn coat(piece: Piece, under: bool, look: Look) -> Coat {
    let (body, below, side, face, brass) = match piece.color {
        Color::White => {
            (Paint::WhiteBody, Paint::WhiteUnder, Paint::WhiteSide, Paint::WhiteFace, Paint::WhiteBrass)
        }
        Color::Black => {
            (Paint::BlackBody, Paint::BlackUnder, Paint::BlackSide, Paint::BlackFace, Paint::BlackBrass)
        }
    };
    let face = if piece.kind == Kind::King { brass } else { face };
    Coat { body: look.ink(if under { below } else { body }), face: look.ink(face), side: look.ink(side) }
}

/// Where the cubes of a cell stand: the badge goes to the right of it.
pub(super) fn span(rect: Rect) -> (u16, u16) {
    let width = shape(rect.height).width;
    let left = rect.x + (rect.width - width) / 2;
    (left, width)
}

/// Draws what stands on a cell, on wood of this colour. Of a stack whose top was taken alone the rest is veiled.
pub(super) fn draw(
    stand: CellContent,
    edition: Edition,
    rect: Rect,
    wood: Ink,
    veiled: bool,
    look: Look,
    buffer: &mut Buffer,
) {
    let shape = shape(rect.height);
    let cube = Cube { edition, rect, wood, look };
    match stand.view() {
        ContentParts::Empty => {}
        ContentParts::Single(piece) => {
            let (body, face) = shape.single;
            cube.body(piece, false, body, true, buffer);
            cube.face(piece, false, face, false, buffer);
        }
        ContentParts::Stack { bottom, top } => {
            let [(upper, top_face), (lower, bottom_face)] = shape.stack;
            cube.body(bottom, true, lower, true, buffer);
            cube.body(top, false, upper, false, buffer);
            cube.face(top, false, top_face, false, buffer);
            cube.face(bottom, true, bottom_face, veiled, buffer);
        }
    }
}

/// A cube on its cell.
struct Cube {
    edition: Edition,
    rect: Rect,
    wood: Ink,
    look: Look,
}

impl Cube {
    fn has_bodies(&self) -> bool {
        !(self.look.is_plain() || self.look.is_ascii())
    }

    fn columns(&self) -> std::ops::Range<u16> {
        let (left, width) = span(self.rect);
        left..left + width
    }

    /// The body, half-line by half-line, with its side below.
    fn body(&self, piece: Piece, under: bool, (begin, end): (u16, u16), lip: bool, buffer: &mut Buffer) {
        if !self.has_bodies() {
            return;
        }
        let coat = coat(piece, under, self.look);
        let color = |half: u16| match half {
            _ if (begin..end).contains(&half) => coat.body,
            _ if lip && half == end => coat.side,
            _ => self.wood,
        };
        let last = (end + u16::from(lip)).div_ceil(2).min(self.rect.height);
        for line in begin / 2..last {
            for x in self.columns() {
                paint(buffer, (x, self.rect.y + line), color(2 * line), color(2 * line + 1));
            }
        }
    }

    /// The face: a sign in one line, or drawn with dots where there are more.
    fn face(&self, piece: Piece, under: bool, (first, end): Span, veiled: bool, buffer: &mut Buffer) {
        let y = self.rect.y + first;
        let columns = self.columns();
        let middle = (columns.start + columns.end - 1) / 2;
        let coat = coat(piece, under, self.look);
        let mut style = Style::new().fg(coat.face).bg(coat.body);
        if !under && !veiled {
            style = style.add_modifier(Modifier::BOLD);
        }
        if veiled {
            style = style.add_modifier(Modifier::DIM);
        }
        let lines = end - first;
        if self.has_bodies() && lines > 1 {
            let left = columns.start + (columns.end - columns.start).saturating_sub(2 * lines) / 2;
            for (n, line) in faces::dots(piece.kind, lines).into_iter().enumerate() {
                let y = y + n as u16;
                for x in columns.clone() {
                    buffer[(x, y)].set_char(' ').set_style(style);
                }
                for (x, sign) in (left..).zip(line) {
                    buffer[(x, y)].set_char(sign).set_style(style);
                }
            }
            return;
        }
        if !self.look.is_plain() {
            for x in columns {
                buffer[(x, y)].set_char(' ').set_style(style);
            }
            buffer[(middle, y)].set_char(self.look.face(self.edition, piece)).set_style(style);
            return;
        }
        let (left, right) = self.look.sides(piece.color);
        buffer[(middle - 1, y)].set_char(left);
        buffer[(middle, y)].set_char(self.look.face(self.edition, piece)).set_style(style);
        buffer[(middle + 1, y)].set_char(right);
        if piece.color == Color::Black && !self.look.is_ascii() {
            buffer[(middle, y)].set_style(Style::new().add_modifier(Modifier::REVERSED));
        }
    }
}
