//! Cubes: alone, on top of a stack, and under another one. Each is drawn around the centre of its cell.

use jersi_rules::{CellContent, Color, ContentParts, Kind, Piece};

use crate::WIDTH;
use crate::face::{Style, face};
use crate::paint::Paint;
use crate::svg::{add, factor, n, rect};
use crate::theme::Token;

/// The measures of cubes, in units: a cell is 100 wide.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Anatomy {
    /// The side of a cube that stands alone.
    pub single: f64,
    /// How far the middle of its face is below the middle of the cell.
    pub single_y: f64,
    /// The side of the cubes of a stack.
    pub stacked: f64,
    /// How far the middle of the upper face is below the middle of the cell.
    pub top_y: f64,
    /// How far the middle of the lower cube is below the middle of the cell.
    pub under_y: f64,
    /// How much of a cube's front is seen.
    pub lip: f64,
    /// Above this, a stack shows its upper cube; below, its lower one.
    pub split_y: f64,
    /// How far the upper cube rises when it is chosen alone.
    pub lift: f64,
}

impl Anatomy {
    /// The measures of all cubes.
    pub const CUBES: Anatomy = Anatomy {
        single: 0.54 * WIDTH,
        single_y: -0.03 * WIDTH,
        stacked: 0.48 * WIDTH,
        top_y: -0.19 * WIDTH,
        under_y: 0.14 * WIDTH,
        lip: 0.05 * WIDTH,
        split_y: 0.10 * WIDTH,
        lift: 0.05 * WIDTH,
    };

    /// How far from the middle of a cell the outline of what stands there is, by the number of cubes, in a
    /// direction given in degrees, clockwise from the right.
    pub fn rim(self, height: u8, degrees: f64) -> f64 {
        let (half, top, bottom) = match height {
            0 => return 0.05 * WIDTH,
            1 => {
                let half = self.single / 2.0;
                (half, self.single_y - half, self.single_y + half + self.lip)
            }
            _ => {
                let half = self.stacked / 2.0;
                (half, self.top_y - half, self.under_y + half + self.lip)
            }
        };
        let (sin, cos) = degrees.to_radians().sin_cos();
        let sideways = half / cos.abs().max(1e-6);
        let lengthways = if sin < 0.0 { top / sin.min(-1e-6) } else { bottom / sin.max(1e-6) };
        sideways.min(lengthways)
    }
}

/// Where a cube stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Storey {
    /// Alone on its cell.
    Alone,
    /// On top of a stack; also in trays, because it throws no shadow.
    Top,
    /// Under another cube.
    Under,
}

impl Storey {
    pub(crate) const ALL: [Storey; 3] = [Storey::Alone, Storey::Top, Storey::Under];

    const fn suffix(self) -> &'static str {
        match self {
            Storey::Alone => "",
            Storey::Top => "-top",
            Storey::Under => "-under",
        }
    }
}

/// The name of a cube's symbol, such as `simple-white-rock-top`.
pub(crate) fn symbol(style: Style, piece: Piece, storey: Storey) -> String {
    format!("{}-{}-{}{}", style.id(), piece.color.id(), piece.kind.id(), storey.suffix())
}

/// The symbols of what stands on a cell, from the bottom up.
pub(crate) fn symbols(style: Style, stand: CellContent) -> Vec<String> {
    match stand.view() {
        ContentParts::Empty => vec![],
        ContentParts::Single(piece) => vec![symbol(style, piece, Storey::Alone)],
        ContentParts::Stack { bottom, top } => {
            vec![symbol(style, bottom, Storey::Under), symbol(style, top, Storey::Top)]
        }
    }
}

/// The name of a face's symbol, such as `face-simple-rock`.
pub(crate) fn face_symbol(style: Style, kind: Kind) -> String {
    format!("face-{}-{}", style.id(), kind.id())
}

/// A cube, around the centre of its cell. It uses the symbol of its face.
pub(crate) fn cube(paint: Paint, prefix: &str, style: Style, piece: Piece, storey: Storey) -> String {
    let a = Anatomy::CUBES;
    let (side, y) = match storey {
        Storey::Alone => (a.single, a.single_y),
        Storey::Top => (a.stacked, a.top_y),
        Storey::Under => (a.stacked, a.under_y),
    };
    let mut out = String::new();
    body(&mut out, paint, piece, storey, side, y);
    let (glyph, glyph_y) = match storey {
        Storey::Under => {
            let (band_top, band_bottom) = (a.top_y + a.stacked / 2.0 + a.lip, y + side / 2.0);
            rect(&mut out, -side / 2.0, band_top, side, 0.035 * WIDTH, 0.0, r##"fill="#000" opacity=".28""##);
            (0.25 * WIDTH, (band_top + band_bottom) / 2.0)
        }
        _ => (0.72 * side, y),
    };
    if !face(style, piece.kind).is_empty() {
        add(
            &mut out,
            format_args!(
                r##"<use href="#{prefix}{}" transform="translate({} {}) scale({})" color="{}"/>"##,
                face_symbol(style, piece.kind),
                n(-glyph / 2.0),
                n(glyph_y - glyph / 2.0),
                factor(glyph / 100.0),
                paint.of(Tokens::of(piece.color).face)
            ),
        );
    }
    out
}

fn body(out: &mut String, paint: Paint, piece: Piece, storey: Storey, side: f64, y: f64) {
    let tokens = Tokens::of(piece.color);
    let (left, top, radius) = (-side / 2.0, y - side / 2.0, 0.13 * side);
    let lip = Anatomy::CUBES.lip;
    let edge =
        format!(r#"stroke="{}" stroke-width="{}""#, paint.of(tokens.edge), paint.edge(0.024 * side / WIDTH));
    if storey != Storey::Top {
        let (x, y) = (left + 0.03 * side, top + lip + 0.07 * side);
        rect(out, x, y, side, side, radius, r##"fill="#000" opacity=".22""##);
    }
    rect(out, left, top + lip, side, side, radius, &format!(r#"fill="{}" {edge}"#, paint.of(tokens.side)));
    let fill = match (piece.kind, storey) {
        (Kind::King, _) => tokens.king,
        (_, Storey::Under) => tokens.under,
        _ => tokens.body,
    };
    rect(out, left, top, side, side, radius, &format!(r#"fill="{}" {edge}"#, paint.of(fill)));
    if let Some(rim) = tokens.rim {
        let inset = 0.03 * side;
        let rest = format!(
            r##"fill="none" stroke="#fff" stroke-opacity="{}" stroke-width="{}""##,
            paint.of(rim),
            n(0.018 * side)
        );
        rect(out, left + inset, top + inset, side - 2.0 * inset, side - 2.0 * inset, radius - inset, &rest);
    }
    if piece.kind == Kind::King {
        corners(out, &paint.of(tokens.brass), side, y);
    }
}

/// The four corners that make a blank face a king's.
fn corners(out: &mut String, brass: &str, side: f64, y: f64) {
    let (half, long, round) = (0.465 * side, 0.3 * side, 0.11 * side);
    let mut d = String::new();
    for (sx, sy) in [(-1.0, -1.0), (1.0, -1.0), (-1.0, 1.0), (1.0, 1.0)] {
        let (cx, cy) = (sx * half, y + sy * half);
        add(
            &mut d,
            format_args!(
                "M{0} {1}V{2}Q{0} {3} {4} {3}H{5}Z",
                n(cx),
                n(cy - sy * long),
                n(cy - sy * round),
                n(cy),
                n(cx - sx * round),
                n(cx - sx * long)
            ),
        );
    }
    add(out, format_args!(r#"<path d="{d}" fill="{brass}"/>"#));
}

/// The colours of a player's cubes.
struct Tokens {
    body: Token,
    under: Token,
    side: Token,
    edge: Token,
    face: Token,
    king: Token,
    brass: Token,
    rim: Option<Token>,
}

impl Tokens {
    const fn of(color: Color) -> Tokens {
        match color {
            Color::White => Tokens {
                body: Token::WhiteBody,
                under: Token::WhiteUnder,
                side: Token::WhiteSide,
                edge: Token::WhiteEdge,
                face: Token::WhiteFace,
                king: Token::WhiteKing,
                brass: Token::WhiteBrass,
                rim: None,
            },
            Color::Black => Tokens {
                body: Token::BlackBody,
                under: Token::BlackUnder,
                side: Token::BlackSide,
                edge: Token::BlackEdge,
                face: Token::BlackFace,
                king: Token::BlackKing,
                brass: Token::BlackBrass,
                rim: Some(Token::BlackRim),
            },
        }
    }
}
