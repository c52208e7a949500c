//! A game as a tree: every turn may be followed by several others, and each has notes and a mark.

mod edit;
mod known;
mod measure;
mod read;
mod write;

use jersi_engine::chance;
use jersi_rules::notation::write_decisions;
use jersi_rules::record::{Tags, WrittenTurn};
use jersi_rules::{Color, Position, Turn, TurnParts};

use crate::course::Course;
use crate::drawing::{Drawing, drawings};
use crate::lines::read_score_mark;
use crate::mark::Mark;
use crate::notes::{bracket, words};

/// A turn of a study. The first one, 0, is the start. It stays the same as long as the turn is there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct NodeId(pub u32);

impl NodeId {
    /// The start.
    pub const START: NodeId = NodeId(0);

    fn place(self) -> usize {
        self.0 as usize
    }
}

/// A turn with everything that follows it, or the start.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Node {
    /// The turn before it; none at the start and for turns that were taken away.
    parent: Option<NodeId>,
    /// What may follow, what was played first.
    children: Vec<NodeId>,
    /// Its decisions: one, or with the ransom up to three; none at the start.
    decisions: Vec<Turn>,
    /// The position after it.
    after: Position,
    comments: Vec<String>,
    /// Lines of the record that cannot be played from here. They are kept as they are written.
    strays: Vec<Vec<WrittenTurn>>,
}

impl Node {
    /// The turn before it.
    pub fn parent(&self) -> Option<NodeId> {
        self.parent
    }

    /// What may follow, the main line first.
    pub fn children(&self) -> &[NodeId] {
        &self.children
    }

    /// Its decisions; none at the start.
    pub fn decisions(&self) -> &[Turn] {
        &self.decisions
    }

    /// The position after it.
    pub fn after(&self) -> &Position {
        &self.after
    }

    /// Comments, with clock and evaluation marks such as `[%clk 0:04:10]`.
    pub fn comments(&self) -> &[String] {
        &self.comments
    }

    /// The words of the comments.
    pub fn note(&self) -> String {
        words(&self.comments)
    }

    /// What the reader thinks of it.
    pub fn mark(&self) -> Option<Mark> {
        bracket(&self.comments, "mark").and_then(Mark::from_sign)
    }

    /// What the reader has drawn on the board here.
    pub fn drawings(&self) -> Vec<Drawing> {
        drawings(&self.comments, self.after.edition())
    }

    /// White's winning chance after it: by its end, or by what the record says that a program thought of it.
    pub fn chance(&self) -> Option<f64> {
        match self.after.outcome().map(|outcome| outcome.winner) {
            Some(Some(Color::White)) => Some(1.0),
            Some(Some(Color::Black)) => Some(0.0),
            Some(None) => Some(0.5),
            None => bracket(&self.comments, "eval").and_then(read_score_mark).map(chance),
        }
    }

    /// Whether it is a placement of a free setting.
    pub fn is_placement(&self) -> bool {
        matches!(self.decisions.first().map(|turn| turn.parts()), Some(TurnParts::Place(_)))
    }

    /// Whether lines of the record are kept here that cannot be played.
    pub fn has_strays(&self) -> bool {
        !self.strays.is_empty()
    }
}

/// Why a study does not do what it was asked. It is then as it was before.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum StudyError {
    /// There is no such turn.
    #[error("there is no such turn in this study")]
    NoSuchTurn,
    /// The start cannot be moved or taken away.
    #[error("this is the start, not a turn")]
    Start,
    /// A decision is not legal.
    #[error("the turn is not legal here")]
    Illegal,
    /// Variations would nest deeper than a record can hold.
    #[error("variations lie too deep in one another")]
    TooDeep,
    /// There would be more turns or variations than a record can hold.
    #[error("the study would be too large to be read again")]
    TooLarge,
}

/// A game as a tree of turns.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Study {
    /// What is known about the game.
    pub tags: Tags,
    nodes: Vec<Node>,
}

impl Study {
    /// A turn.
    pub fn node(&self, id: NodeId) -> Result<&Node, StudyError> {
        let node = self.nodes.get(id.place()).ok_or(StudyError::NoSuchTurn)?;
        if id == NodeId::START || node.parent.is_some() { Ok(node) } else { Err(StudyError::NoSuchTurn) }
    }

    fn at(&self, id: NodeId) -> &Node {
        &self.nodes[id.place()]
    }

    /// The position that it begins with.
    pub fn start(&self) -> &Position {
        &self.at(NodeId::START).after
    }

    /// A turn in canonical notation; empty at the start.
    pub fn text(&self, id: NodeId) -> String {
        let node = self.at(id);
        node.parent.map(|parent| write_decisions(&self.at(parent).after, &node.decisions)).unwrap_or_default()
    }

    /// Whose turn it was.
    pub fn player(&self, id: NodeId) -> Option<Color> {
        self.at(id).parent.map(|parent| self.at(parent).after.to_move())
    }

    /// The turns from the start to a turn, that turn last.
    pub fn path(&self, id: NodeId) -> Vec<NodeId> {
        let mut path = Vec::new();
        let mut at = id;
        while let Some(parent) = self.at(at).parent {
            path.push(at);
            at = parent;
        }
        path.reverse();
        path
    }

    /// The line that goes on from a turn by the first of what may follow, without that turn.
    pub fn main_line(&self, from: NodeId) -> Vec<NodeId> {
        let mut line = Vec::new();
        let mut at = from;
        while let Some(&next) = self.at(at).children.first() {
            line.push(next);
            at = next;
        }
        line
    }

    /// The game itself: the main line from the start.
    pub fn course(&self) -> Course {
        self.course_of(&self.main_line(NodeId::START))
    }

    /// The line to a turn.
    pub fn course_to(&self, id: NodeId) -> Course {
        self.course_of(&self.path(id))
    }

    fn course_of(&self, ids: &[NodeId]) -> Course {
        let turns = ids.iter().map(|&id| self.at(id).decisions.clone()).collect();
        Course { start: *self.start(), turns }
    }

    /// Every turn, each before what follows it; of those that may follow, the first with all that follows it comes
    /// last, as a record is read.
    pub fn all(&self) -> Vec<NodeId> {
        let mut all = Vec::with_capacity(self.nodes.len());
        let mut open = vec![NodeId::START];
        while let Some(id) = open.pop() {
            if id != NodeId::START {
                all.push(id);
            }
            open.extend(self.at(id).children.iter().rev());
        }
        all
    }

    /// Which turns belong to the game itself, by their numbers.
    pub fn main_turns(&self) -> Vec<bool> {
        let mut main = vec![false; self.nodes.len()];
        for id in self.main_line(NodeId::START) {
            main[id.place()] = true;
        }
        main
    }

    /// Which branch to take at each step from the start to a turn. It outlasts a record, as identifiers do not.
    pub fn place_of(&self, id: NodeId) -> Vec<usize> {
        let path = self.path(id);
        let branch = |&id: &NodeId| {
            let parent = self.at(id).parent?;
            self.at(parent).children.iter().position(|&child| child == id)
        };
        path.iter().filter_map(branch).collect()
    }

    /// The turn at a place, or the last one on the way that there is.
    pub fn at_place(&self, place: &[usize]) -> NodeId {
        let mut at = NodeId::START;
        for &branch in place {
            match self.at(at).children.get(branch) {
                Some(&next) => at = next,
                None => break,
            }
        }
        at
    }
}
