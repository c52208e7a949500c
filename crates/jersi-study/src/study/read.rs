//! From a record to a tree.

use jersi_rules::record::{Record, Replay, ReplayError, ReplayedTurn, WrittenTurn, replay};
use jersi_rules::{Position, Turn};

use super::known::{Held, Known};
use super::{Node, NodeId, Study};

impl Study {
    /// The study that a record tells. The game itself must be legal; variations that are not are kept as they are
    /// written, and so is the rest of a line that breaks a rule.
    pub fn from_record(record: &Record) -> Result<Study, ReplayError> {
        Ok(Study::from_replay(record, &replay(record)?))
    }

    /// The same of a record that was played through already: nothing is judged again.
    pub fn from_replay(record: &Record, replay: &Replay) -> Study {
        let mut study = Study::from_position(replay.start);
        study.tags = record.tags.clone();
        study.nodes[0].comments.clone_from(&record.preface);
        study.graft(&mut Known::default(), NodeId::START, &record.turns, &replay.turns);
        study
    }

    /// A study without a turn.
    pub(crate) fn from_position(start: Position) -> Study {
        let tags = Record::with_position(&start).tags;
        let root = Node {
            parent: None,
            children: Vec::new(),
            decisions: Vec::new(),
            after: start,
            comments: Vec::new(),
            strays: Vec::new(),
        };
        Study { tags, nodes: vec![root] }
    }

    /// Takes over the turns of another record of the same game, such as one that went on. What is known stays; it is an
    /// error if that record cannot be played through. Gives whether both begin with the same position.
    pub fn absorb(&mut self, record: &Record) -> Result<bool, ReplayError> {
        let replay = replay(record)?;
        if replay.start != *self.start() {
            return Ok(false);
        }
        let before = self.nodes.len();
        let mut end = self.graft(&mut Known::of(self), NodeId::START, &record.turns, &replay.turns);
        // Turns that were taken back and played otherwise: what the game has come to is the main line. Without news, what
        // somebody made the main line stays so.
        while self.nodes.len() > before
            && let Some(parent) = self.at(end).parent
        {
            let children = &mut self.nodes[parent.place()].children;
            children.retain(|&child| child != end);
            children.insert(0, end);
            end = parent;
        }
        for (name, value) in record.tags.iter() {
            self.tags.set(name, value);
        }
        Ok(true)
    }

    /// Adds a line behind a turn as far as it is legal, and gives its last turn. Turns that are there already are not
    /// added again.
    fn graft(
        &mut self,
        known: &mut Known,
        from: NodeId,
        line: &[WrittenTurn],
        judged: &[ReplayedTurn],
    ) -> NodeId {
        let mut at = from;
        for (n, written) in line.iter().enumerate() {
            let Some(turn) = judged.get(n) else {
                self.keep_stray(known, at, &line[n..]);
                return at;
            };
            let child = match known.find(Held::Child, at, &turn.decisions[..]) {
                Some(place) if self.nodes[place].decisions[..] == turn.decisions[..] => NodeId(place as u32),
                _ => {
                    let child = self.new_child(at, &turn.decisions, turn.after);
                    known.add(Held::Child, at, &turn.decisions[..], child.place());
                    child
                }
            };
            for comment in &written.comments {
                self.keep_comment(known, child, comment);
            }
            for (variation, judged) in written.variations.iter().zip(&turn.variations) {
                self.graft(known, at, variation, &judged.turns);
            }
            at = child;
        }
        at
    }

    fn keep_stray(&mut self, known: &mut Known, at: NodeId, line: &[WrittenTurn]) {
        let strays = &mut self.nodes[at.place()].strays;
        let there = known.find(Held::Stray, at, line).is_some_and(|place| strays[place] == line);
        if !there {
            known.add(Held::Stray, at, line, strays.len());
            strays.push(line.to_vec());
        }
    }

    fn keep_comment(&mut self, known: &mut Known, at: NodeId, comment: &String) {
        let comments = &mut self.nodes[at.place()].comments;
        let there = known.find(Held::Comment, at, comment).is_some_and(|place| comments[place] == *comment);
        if !there {
            known.add(Held::Comment, at, comment, comments.len());
            comments.push(comment.clone());
        }
    }

    /// The turn with these decisions behind another, added if it is not there.
    pub(super) fn child(&mut self, parent: NodeId, decisions: &[Turn], after: Position) -> NodeId {
        let there = self.at(parent).children.iter().find(|&&id| self.at(id).decisions == decisions);
        there.copied().unwrap_or_else(|| self.new_child(parent, decisions, after))
    }

    fn new_child(&mut self, parent: NodeId, decisions: &[Turn], after: Position) -> NodeId {
        let id = NodeId(self.nodes.len() as u32);
        self.nodes.push(Node {
            parent: Some(parent),
            children: Vec::new(),
            decisions: decisions.to_vec(),
            after,
            comments: Vec::new(),
            strays: Vec::new(),
        });
        self.nodes[parent.place()].children.push(id);
        id
    }
}
