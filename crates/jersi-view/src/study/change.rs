//! Notes, marks, and variations that move or go.

use jersi_study::{Drawing, Mark, NodeId};

use jersi_words::PageFault;

use super::Study;
use crate::wire::Fault;

impl Study {
    /// Notes something about a turn, or before the first one.
    pub fn set_note(&mut self, id: u32, text: &str) -> Result<(), Fault> {
        self.tree.set_note(NodeId(id), text).map_err(|error| self.fault(error))
    }

    /// Puts a sign on a turn; an empty one takes it away.
    pub fn set_mark(&mut self, id: u32, sign: &str) -> Result<(), Fault> {
        let mark = Mark::from_sign(sign);
        if mark.is_none() && !sign.is_empty() {
            return Err(Fault::of(PageFault::NoSuchMark, self.table.lang));
        }
        self.tree.set_mark(NodeId(id), mark).map_err(|error| self.fault(error))
    }

    /// Draws an arrow on the board of a turn, or rubs it out.
    pub fn toggle_arrow(&mut self, id: u32, from: &str, to: &str) -> Result<(), Fault> {
        self.toggle(id, Drawing::arrow(self.table.edition(), from, to))
    }

    /// Draws a ring around a cell, or rubs it out.
    pub fn toggle_ring(&mut self, id: u32, cell: &str) -> Result<(), Fault> {
        self.toggle(id, Drawing::ring(self.table.edition(), cell))
    }

    fn toggle(&mut self, id: u32, drawing: Option<Drawing>) -> Result<(), Fault> {
        let drawing = drawing.ok_or_else(|| Fault::of(PageFault::NoSuchMark, self.table.lang))?;
        self.tree.toggle_drawing(NodeId(id), drawing).map_err(|error| self.fault(error))
    }

    /// Rubs out everything that is drawn at a turn.
    pub fn clear_drawn(&mut self, id: u32) -> Result<(), Fault> {
        self.tree.clear_drawings(NodeId(id)).map_err(|error| self.fault(error))
    }

    /// Makes the variation of a turn the main line where it branches off.
    pub fn promote(&mut self, id: u32) -> Result<(), Fault> {
        self.tree.promote(NodeId(id)).map_err(|error| self.fault(error))
    }

    /// Takes a turn away with everything that follows it. If it was looked at, the turn before it is.
    pub fn remove(&mut self, id: u32) -> Result<(), Fault> {
        let removed = NodeId(id);
        let inside = self.tree.path(self.at).contains(&removed);
        let parent = self.tree.remove(removed).map_err(|error| self.fault(error))?;
        if inside {
            self.at = parent;
            self.walk(parent)?;
        }
        Ok(())
    }
}
