//! What clicks do.

use crossterm::event::{MouseButton, MouseEvent, MouseEventKind};
use ratatui::layout::Position as Point;

use super::App;
use crate::hits::Hit;

impl App {
    pub(super) fn mouse(&mut self, mouse: MouseEvent) {
        let point = Point::new(mouse.column, mouse.row);
        match mouse.kind {
            MouseEventKind::Down(MouseButton::Left) => self.click(point),
            MouseEventKind::Down(MouseButton::Right) if self.dialog.is_none() => {
                self.message = None;
                if self.table.live_entry().is_some() {
                    self.table.back();
                }
            }
            MouseEventKind::ScrollUp | MouseEventKind::ScrollDown => {
                let down = mouse.kind == MouseEventKind::ScrollDown;
                match &mut self.dialog {
                    Some(dialog) => dialog.scroll(down),
                    None if self.practice.is_some() => {}
                    None => self.step(if down { 1 } else { -1 }),
                }
            }
            _ => {}
        }
    }

    fn click(&mut self, point: Point) {
        let Some(hit) = self.hits.at(point) else { return };
        if let Some(dialog) = &mut self.dialog {
            let outcome = match hit {
                Hit::Field(field) => dialog.click(field),
                Hit::Key(key) => dialog.key(key.into()),
                _ => return,
            };
            return self.answered(outcome);
        }
        self.message = None;
        match hit {
            Hit::Cell(cell) => {
                self.put_cursor(cell);
                self.point();
            }
            Hit::Way(number) => self.take_way(number),
            Hit::Turn(turns) => self.look_at(turns),
            Hit::Key(key) => self.key(key.into()),
            Hit::Field(_) => {}
        }
    }
}
