//! The wood: hexagons without what stands on them.

use jersi_figure::Wood;
use jersi_rules::Cell;
use ratatui::buffer::Buffer;
use ratatui::style::Color as Ink;

use super::Geometry;
use super::scene::{CellScene, Mark, Scene, Trace};
use crate::look::{Depth, Look, Paint, mixed};

type Rgb = (u8, u8, u8);

/// What makes a plank darker, warmer than black would.
const DARK_GRAIN: Rgb = (0x6E, 0x36, 0x1C);

/// Draws the wood of a board.
pub(super) fn draw(scene: &Scene, board: &Geometry, look: Look, buffer: &mut Buffer) {
    if look.is_plain() || look.is_ascii() {
        bricks(scene, board, look, buffer);
    } else {
        hexagons(scene, board, look, buffer);
    }
}

/// Real hexagons, two points above each other in a character.
fn hexagons(scene: &Scene, board: &Geometry, look: Look, buffer: &mut Buffer) {
    let area = board.area();
    let plate = look.ink(Paint::Plate);
    let ground = look.ink(Paint::Ground);
    let color = |x: i32, half: i32| match board.owner(x, half) {
        Some(cell) => wood_ink(scene.edition, cell, scene.cell(cell), look),
        None => {
            let beside = [(-1, 0), (1, 0), (0, -1), (0, 1)];
            if beside.into_iter().any(|(dx, dy)| board.owner(x + dx, half + dy).is_some()) {
                plate
            } else {
                ground
            }
        }
    };
    for line in 0..area.height {
        for column in 0..area.width {
            let (x, half) = (i32::from(column), 2 * i32::from(line));
            let (upper, lower) = (color(x, half), color(x, half + 1));
            let at = (area.x + column, area.y + line);
            paint(buffer, at, upper, lower);
            let owner = board.owner(x, half).filter(|&cell| board.owner(x, half + 1) == Some(cell));
            let grain = owner.and_then(|cell| grains(scene.edition, cell, scene.cell(cell), look));
            if let Some(grain) = grain {
                buffer[at].set_char('░').set_fg(grain);
            }
        }
    }
}

/// Two points above each other.
pub(super) fn paint(buffer: &mut Buffer, at: (u16, u16), upper: Ink, lower: Ink) {
    let cell = &mut buffer[at];
    if upper == lower {
        cell.set_char(' ').set_bg(lower);
    } else {
        cell.set_char('▀').set_fg(upper).set_bg(lower);
    }
}

/// Rectangles with cut corners, for terminals without blocks or colours.
fn bricks(scene: &Scene, board: &Geometry, look: Look, buffer: &mut Buffer) {
    for (&cell, shown) in &scene.cells {
        let rect = board.rect(cell);
        let back = wood_ink(scene.edition, cell, *shown, look);
        let edge = look.on(Paint::Plate, Paint::Ground).bg(back);
        let ground = look.text(Paint::Ink).bg(back);
        for y in rect.top()..rect.bottom() {
            buffer.set_style(ratatui::layout::Rect::new(rect.x, y, rect.width, 1), ground);
            let (left, right) = if y == rect.top() {
                look.sign(('╱', '╲'), ('/', '\\'))
            } else if y + 1 == rect.bottom() {
                look.sign(('╲', '╱'), ('\\', '/'))
            } else {
                look.sign(('▏', '▕'), ('|', '|'))
            };
            buffer[(rect.left(), y)].set_char(left).set_style(edge);
            buffer[(rect.right() - 1, y)].set_char(right).set_style(edge);
        }
    }
}

/// Each wood in 256 colours, with darker and lighter grains for its second and third plank. Shades that are mixed
/// would become one there, and whole cells of other colours are too gaudy for wood.
const SHADES: [[u8; 3]; 3] = [[180, 137, 223], [94, 58, 136], [130, 88, 173]];

/// Whether there is nothing to tell about a cell, so that it is plain wood.
fn is_bare(shown: CellScene) -> bool {
    shown.picked.is_none() && shown.trace.is_none() && shown.mark != Some(Mark::Capture) && !shown.guarded
}

fn shades(edition: jersi_rules::Edition, cell: Cell) -> [u8; 3] {
    match Wood::of(edition, cell) {
        Wood::Maple => SHADES[0],
        Wood::Walnut => SHADES[1],
        Wood::Mahogany => SHADES[2],
    }
}

/// The colour of a cell as this terminal has it.
pub(super) fn wood_ink(edition: jersi_rules::Edition, cell: Cell, shown: CellScene, look: Look) -> Ink {
    if look.depth == Depth::Indexed && is_bare(shown) {
        return Ink::Indexed(shades(edition, cell)[0]);
    }
    look.tone(wood(edition, cell, shown, look))
}

/// The colour of the grains on a cell, where it has any.
fn grains(edition: jersi_rules::Edition, cell: Cell, shown: CellScene, look: Look) -> Option<Ink> {
    let has_grains = look.depth == Depth::Indexed && is_bare(shown) && plank(cell) > 0;
    has_grains.then(|| Ink::Indexed(shades(edition, cell)[plank(cell)]))
}

/// No two neighbours are cut from the same plank, so that each cell is seen without a line around it.
fn plank(cell: Cell) -> usize {
    usize::from(((cell.double_x() + cell.row()) / 2 + cell.row()) % 3)
}

/// The colour of a cell, with what there is to tell about it.
fn wood(edition: jersi_rules::Edition, cell: Cell, shown: CellScene, look: Look) -> Rgb {
    let paint = match Wood::of(edition, cell) {
        Wood::Maple => Paint::Maple,
        Wood::Walnut => Paint::Walnut,
        Wood::Mahogany => Paint::Mahogany,
    };
    let rgb = |paint: Paint| paint.rgb(look.theme);
    let grain = match plank(cell) {
        0 => rgb(paint),
        1 => mixed(rgb(paint), DARK_GRAIN, 16),
        _ => mixed(rgb(paint), (255, 255, 255), 9),
    };
    let grain = if shown.guarded { mixed(grain, (128, 128, 128), 45) } else { grain };
    match (shown.picked, shown.mark, shown.trace) {
        (Some(_), ..) => rgb(Paint::Selected),
        (None, Some(Mark::Capture), _) => mixed(grain, rgb(Paint::Capture), 62),
        (None, _, Some(Trace::From)) => mixed(grain, rgb(Paint::History), 40),
        (None, _, Some(Trace::To)) => mixed(grain, rgb(Paint::History), 62),
        _ => grain,
    }
}

/// What names are written in on a cell.
pub(super) fn label(edition: jersi_rules::Edition, cell: Cell, shown: CellScene) -> Paint {
    let is_light = shown.trace.is_some() || Wood::of(edition, cell) == Wood::Maple;
    if is_light && shown.picked.is_none() { Paint::LabelOnLight } else { Paint::LabelOnDark }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::look::{Signs, Theme};
    use jersi_rules::{CellContent, Edition};

    #[test]
    fn neighbours_are_told_apart() {
        let looks = [(Depth::Full, Theme::Light), (Depth::Full, Theme::Dark), (Depth::Indexed, Theme::Dark)];
        for (edition, (depth, theme)) in Edition::ALL.into_iter().flat_map(|e| looks.map(|look| (e, look))) {
            let look = Look { depth, theme, signs: Signs::Unicode };
            let scene = Scene::new(edition, |_| CellContent::EMPTY);
            let cells = edition.facts().cells;
            for cell in cells {
                for beside in cell.neighbours() & cells {
                    let shown = |cell| scene.cell(cell);
                    let tone = |cell| {
                        (wood_ink(edition, cell, shown(cell), look), grains(edition, cell, shown(cell), look))
                    };
                    assert_ne!(
                        tone(cell),
                        tone(beside),
                        "{} {}",
                        edition.cell_name(cell),
                        edition.cell_name(beside)
                    );
                }
            }
        }
    }
}
