//! Trays: the cubes that wait in a reserve, with holes for those that have left it; and those that were captured.

use jersi_rules::{Color, Counts, Edition, Kind, Piece, Position};

use crate::cube::{self, Storey};
use crate::defs::put;
use crate::face::Style;
use crate::paint::Paint;
use crate::path::Placed;
use crate::svg::{n, rect};
use crate::theme::Token;
use crate::{Anatomy, WIDTH};

/// How high a tray is.
pub(crate) const HEIGHT: f64 = 0.7 * WIDTH;

/// From one cube of a tray to the next.
const PITCH: f64 = 0.58 * WIDTH;

/// A player's reserve, place by place: what belongs there, and whether it is there.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Tray(Vec<(Piece, bool)>);

impl Tray {
    /// What a player has in reserve, out of what there may be.
    pub(crate) fn of(position: &Position, color: Color) -> Tray {
        let setting = position.edition().hunts();
        let mut places = vec![];
        for facts in position.edition().facts().kinds {
            let room = room(position, facts.kind, setting && position.reserve(color).total() > 0);
            let waiting = position.reserve(color).get(facts.kind);
            let piece = Piece::new(color, facts.kind);
            places.extend((0..room.max(waiting)).map(|place| (piece, place < waiting)));
        }
        Tray(places)
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

/// How many of a kind a reserve has room for.
fn room(position: &Position, kind: Kind, setting: bool) -> u8 {
    let edition: Edition = position.edition();
    let in_reserve = edition.kind_facts(kind).is_some_and(|facts| facts.in_reserve);
    let optional = kind == Kind::Guardian && edition.facts().guardian_optional;
    if (in_reserve && position.rules().reserve()) || (setting && !optional) { edition.count(kind) } else { 0 }
}

/// Draws a tray around a place.
pub(crate) fn draw(out: &mut String, paint: Paint, prefix: &str, style: Style, tray: &Tray, y: f64) {
    let width = tray.0.iter().map(|_| PITCH).sum::<f64>();
    let mut x = (PITCH - width) / 2.0;
    let frame = format!(r#"fill="{}""#, paint.of(Token::Tray));
    rect(out, -width / 2.0 - 4.0, y - HEIGHT / 2.0, width + 8.0, HEIGHT, 10.0, &frame);
    let a = Anatomy::CUBES;
    for &(piece, is_there) in &tray.0 {
        if is_there {
            let symbol = cube::symbol(style, piece, Storey::Top);
            let transform = format!("translate({} {})", n(x), n(y - a.top_y - a.lip / 2.0));
            put(out, prefix, &Placed { symbol, transform });
        } else {
            let rest = format!(
                r#"fill="none" stroke="{}" stroke-width="2" stroke-dasharray="5 4""#,
                paint.of(Token::Hole)
            );
            rect(out, x - a.stacked / 2.0, y - a.stacked / 2.0, a.stacked, a.stacked, 6.0, &rest);
        }
        x += PITCH;
    }
}

/// How high the row of a player's captures is.
pub(crate) const LOSSES: f64 = 0.42 * WIDTH;

/// How large a captured cube is drawn.
const SHRUNK: f64 = 0.62;

/// What a player has lost, kind by kind.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Losses(Vec<(Piece, u8)>);

impl Losses {
    /// What is missing of what a player had.
    pub(crate) fn between(edition: Edition, color: Color, before: Counts, now: Counts) -> Losses {
        let lost = edition.facts().kinds.iter().map(|facts| {
            let count = before.get(facts.kind).saturating_sub(now.get(facts.kind));
            (Piece::new(color, facts.kind), count)
        });
        Losses(lost.filter(|&(_, count)| count > 0).collect())
    }

    /// Draws them in a row, the kinds a little apart.
    pub(crate) fn draw(&self, out: &mut String, prefix: &str, style: Style, y: f64) {
        let (pitch, apart) = (SHRUNK * PITCH, 0.35 * SHRUNK * PITCH);
        let width: f64 = self.0.iter().map(|&(_, count)| f64::from(count) * pitch + apart).sum();
        let mut x = (pitch - width + apart) / 2.0;
        let a = Anatomy::CUBES;
        for &(piece, count) in &self.0 {
            for _ in 0..count {
                let symbol = cube::symbol(style, piece, Storey::Top);
                let down = n(y - SHRUNK * (a.top_y + a.lip / 2.0));
                let transform = format!("translate({} {down}) scale({})", n(x), n(SHRUNK));
                put(out, prefix, &Placed { symbol, transform });
                x += pitch;
            }
            x += apart;
        }
    }
}

/// A player's pieces on the board and in reserve.
pub(crate) fn all_pieces(position: &Position, color: Color) -> Counts {
    let (board, reserve) = (position.on_board(color), position.reserve(color));
    Kind::ALL.into_iter().fold(Counts::NONE, |counts, kind| {
        counts.with(kind, (board.get(kind) + reserve.get(kind)).min(Counts::MOST))
    })
}
