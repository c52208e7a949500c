//! Changes of a study: turns, notes, marks.

use jersi_rules::Turn;

use super::{NodeId, Study, StudyError};
use crate::drawing::{self, Drawing};
use crate::mark::Mark;
use crate::notes::{set_bracket, set_words};

impl Study {
    /// Adds a turn behind another and gives it; if it is there already, nothing is added.
    pub fn add(&mut self, parent: NodeId, decisions: &[Turn]) -> Result<NodeId, StudyError> {
        let mut now = *self.node(parent)?.after();
        for &decision in decisions {
            now.check(decision).map_err(|_| StudyError::Illegal)?;
            now = now.play_legal(decision);
        }
        if decisions.is_empty() {
            return Err(StudyError::Illegal);
        }
        let before = self.nodes.len();
        let id = self.child(parent, decisions, now);
        if self.nodes.len() > before
            && let Err(error) = self.measure().check()
        {
            self.nodes[parent.place()].children.pop();
            self.nodes.pop();
            return Err(error);
        }
        Ok(id)
    }

    /// Takes a turn away with everything that follows it; gives the turn before it. Without any turn left, lines that
    /// cannot be played go too: a record has no place for variations of nothing.
    pub fn remove(&mut self, id: NodeId) -> Result<NodeId, StudyError> {
        let parent = self.node(id)?.parent.ok_or(StudyError::Start)?;
        self.nodes[parent.place()].children.retain(|&child| child != id);
        let mut gone = vec![id];
        while let Some(id) = gone.pop() {
            let node = &mut self.nodes[id.place()];
            node.parent = None;
            gone.append(&mut node.children);
        }
        let start = &mut self.nodes[NodeId::START.place()];
        if start.children.is_empty() {
            start.strays.clear();
        }
        Ok(parent)
    }

    /// Makes the variation that a turn belongs to the main line where it branches off. Nothing changes on the game's
    /// own line.
    pub fn promote(&mut self, id: NodeId) -> Result<(), StudyError> {
        self.node(id)?;
        let mut at = id;
        while let Some(parent) = self.at(at).parent {
            let children = &mut self.nodes[parent.place()].children;
            if children.first() != Some(&at) {
                let old = children.clone();
                children.retain(|&child| child != at);
                children.insert(0, at);
                if let Err(error) = self.measure().check() {
                    self.nodes[parent.place()].children = old;
                    return Err(error);
                }
                return Ok(());
            }
            at = parent;
        }
        Ok(())
    }

    /// Whether a turn belongs to the game itself.
    pub fn is_main(&self, id: NodeId) -> bool {
        self.nesting(id) == 0
    }

    /// How many variations lie around a turn.
    pub fn nesting(&self, id: NodeId) -> usize {
        self.place_of(id).into_iter().filter(|&branch| branch > 0).count()
    }

    /// Puts other words in the place of a turn's note, or of what stands before the first turn.
    pub fn set_note(&mut self, id: NodeId, text: &str) -> Result<(), StudyError> {
        set_words(self.comments_mut(id)?, text);
        Ok(())
    }

    /// Marks a turn.
    pub fn set_mark(&mut self, id: NodeId, mark: Option<Mark>) -> Result<(), StudyError> {
        if id == NodeId::START {
            return Err(StudyError::Start);
        }
        set_bracket(self.comments_mut(id)?, "mark", mark.map(Mark::sign));
        Ok(())
    }

    /// Draws something at a turn or at the start, or rubs it out if it is there.
    pub fn toggle_drawing(&mut self, id: NodeId, drawing: Drawing) -> Result<(), StudyError> {
        let edition = self.start().edition();
        drawing::toggle(self.comments_mut(id)?, edition, drawing);
        Ok(())
    }

    /// Rubs out everything that is drawn at a turn.
    pub fn clear_drawings(&mut self, id: NodeId) -> Result<(), StudyError> {
        let edition = self.start().edition();
        drawing::clear(self.comments_mut(id)?, edition);
        Ok(())
    }

    /// Writes what a program thinks of the position after a turn, as the mark `[%eval]`.
    pub fn set_eval(&mut self, id: NodeId, value: Option<&str>) -> Result<(), StudyError> {
        set_bracket(self.comments_mut(id)?, "eval", value);
        Ok(())
    }

    fn comments_mut(&mut self, id: NodeId) -> Result<&mut Vec<String>, StudyError> {
        self.node(id)?;
        Ok(&mut self.nodes[id.place()].comments)
    }
}
