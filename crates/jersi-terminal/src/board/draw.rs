//! A board on the screen.

use jersi_rules::{Cell, ROWS};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};

use super::scene::{CellScene, Mark, Picked, Scene, Trace};
use super::{Geometry, cubes, ground};
use crate::look::{Look, Paint};

/// Draws a board. Shapes tell everything; colours say it again.
pub(crate) fn draw(scene: &Scene, board: &Geometry, look: Look, buffer: &mut Buffer) {
    ground::draw(scene, board, look, buffer);
    rows(board, look, buffer);
    for (&cell, &shown) in &scene.cells {
        let pen =
            Pen { rect: board.rect(cell), wood: ground::wood_ink(scene.edition, cell, shown, look), look };
        pen.name(scene, cell, shown, buffer);
        let veiled = shown.picked == Some(Picked::Top);
        cubes::draw(shown.stand, scene.edition, pen.rect, pen.wood, veiled, look, buffer);
        pen.trace(shown, buffer);
        pen.mark(shown, buffer);
        pen.picked(shown, buffer);
        if shown.cursor {
            pen.cursor(buffer);
        }
    }
}

/// The letters of the rows, left of their first cells.
fn rows(board: &Geometry, look: Look, buffer: &mut Buffer) {
    for from_top in 0..ROWS {
        let row = board.row_at(from_top);
        let Some(first) =
            board.edition().row_cells(row).into_iter().map(|cell| board.rect(cell)).min_by_key(|r| r.x)
        else {
            continue;
        };
        let letter = char::from(b'a' + row);
        let at = (first.x.saturating_sub(2), first.y + (first.height - 1) / 2);
        buffer[at].set_char(letter).set_style(look.text(Paint::Faint));
    }
}

fn put(at: (u16, u16), sign: char, style: Style, buffer: &mut Buffer) {
    buffer[at].set_char(sign).set_style(style);
}

/// Draws on one cell.
struct Pen {
    rect: Rect,
    wood: ratatui::style::Color,
    look: Look,
}

impl Pen {
    fn style(&self, front: Paint) -> Style {
        Style::new().fg(self.look.ink(front)).bg(self.wood)
    }

    /// The line in which things on empty cells are drawn.
    fn middle(&self) -> u16 {
        self.rect.y + (self.rect.height - 1) / 2
    }

    /// The column right of the cubes, for badges.
    fn side(&self) -> u16 {
        let (left, width) = cubes::span(self.rect);
        left + width
    }

    /// The name of a cell: where it is empty, and below the cubes where there is room.
    fn name(&self, scene: &Scene, cell: Cell, shown: CellScene, buffer: &mut Buffer) {
        if !shown.stand.is_empty() && self.rect.height < 4 {
            return;
        }
        let name = scene.edition.cell_name(cell).to_string();
        let style = self.style(ground::label(scene.edition, cell, shown));
        let style = if self.look.is_plain() { style.add_modifier(Modifier::DIM) } else { style };
        let left = self.rect.x + 1 + u16::from(self.rect.height > 3);
        buffer.set_string(left, self.rect.bottom() - 1, name, style);
    }

    /// What the last turn did here, and what a guardian does.
    fn trace(&self, shown: CellScene, buffer: &mut Buffer) {
        let style = self.style(Paint::Plate);
        match shown.trace {
            Some(Trace::From) if shown.stand.is_empty() && shown.mark.is_none() => {
                let at = (self.rect.x + (self.rect.width - 1) / 2, self.middle());
                put(at, self.look.sign('∘', '.'), style, buffer);
            }
            Some(Trace::To) if !shown.stand.is_empty() => {
                let at = (self.side(), self.rect.bottom() - 1 - u16::from(self.rect.height > 2));
                put(at, self.look.sign('◂', '~'), style, buffer);
            }
            _ => {}
        }
        if shown.guarded {
            let at = (self.side(), self.rect.bottom() - 1);
            put(at, self.look.sign('░', '%'), style, buffer);
        }
    }

    /// What can be done here.
    fn mark(&self, shown: CellScene, buffer: &mut Buffer) {
        let Some(mark) = shown.mark else { return };
        let look = self.look;
        let (paint, sign, sides) = match mark {
            Mark::One => (Paint::Play, look.sign('●', 'o'), '-'),
            Mark::Stack => (Paint::Play, look.sign('◉', 'O'), '='),
            Mark::Join => (Paint::Play, '+', ' '),
            Mark::Capture => (Paint::Capture, look.sign('×', 'x'), ' '),
            Mark::Other => (Paint::Play, look.sign('◦', '\''), ' '),
            Mark::Barred => (Paint::Plate, look.sign('⊘', '#'), ' '),
        };
        let badge = look.on(Paint::Casing, paint).add_modifier(Modifier::BOLD);
        if !shown.stand.is_empty() {
            let style = if mark == Mark::Other { look.on(Paint::Play, Paint::Casing) } else { badge };
            return put((self.side(), self.rect.y), sign, style, buffer);
        }
        let middle = self.rect.x + (self.rect.width - 1) / 2;
        if matches!(mark, Mark::One | Mark::Stack) {
            let sides = if look.is_plain() { sides } else { ' ' };
            for x in [middle - 1, middle + 1] {
                put((x, self.middle()), sides, badge, buffer);
            }
            return put((middle, self.middle()), sign, badge, buffer);
        }
        let style = match mark {
            Mark::Join => badge,
            Mark::Other => look.on(Paint::Play, Paint::Casing),
            _ => self.style(Paint::Casing),
        };
        put((middle, self.middle()), sign, style, buffer);
    }

    /// What is chosen: an arrow beside each cube that goes.
    fn picked(&self, shown: CellScene, buffer: &mut Buffer) {
        let Some(picked) = shown.picked else { return };
        let style = self.style(Paint::Casing).add_modifier(Modifier::BOLD);
        let sign = self.look.sign('◀', '<');
        let lines = match (picked, shown.stand.is_stack()) {
            (Picked::Whole, true) => 2,
            _ => 1,
        };
        let first = self.rect.y + u16::from(self.rect.height > 3);
        for line in 0..lines {
            put((self.side(), first + line), sign, style, buffer);
        }
    }

    /// The corners of the cell that the keys are on.
    fn cursor(&self, buffer: &mut Buffer) {
        let style = self.style(Paint::Casing).add_modifier(Modifier::BOLD);
        let (left, right) = (self.rect.left(), self.rect.right() - 1);
        let (top, bottom) = (self.rect.top(), self.rect.bottom() - 1);
        let corners = self.look.sign(['▛', '▜', '▙', '▟'], ['>', '<', '>', '<']);
        for (at, sign) in
            [(left, top), (right, top), (left, bottom), (right, bottom)].into_iter().zip(corners)
        {
            put(at, sign, style, buffer);
        }
    }
}
