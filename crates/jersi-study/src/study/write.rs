//! From a tree to a record.

use jersi_rules::record::{Record, Tags, WrittenTurn};

use super::{NodeId, Study};

/// Tags that tell of an end which a line of a study need not share.
const OF_THE_END: [&str; 2] = ["Result", "Termination"];

impl Study {
    /// The whole study as a record.
    pub fn record(&self) -> Record {
        let preface = self.at(NodeId::START).comments.clone();
        Record { tags: self.tags.clone(), preface, turns: self.game(), ..Record::default() }
    }

    /// The line to a turn as a record of its own, without an end, notes and variations.
    pub fn record_to(&self, id: NodeId) -> Record {
        let mut tags: Tags = self.tags.clone();
        for name in OF_THE_END {
            tags.remove(name);
        }
        let turns = self.path(id).into_iter().map(|id| WrittenTurn::new(self.text(id))).collect();
        Record { tags, turns, ..Record::default() }
    }

    /// The game itself. It must be legal to its end, so what cannot be played there stands in variations that repeat
    /// its last turn: `a3-b3 (a3-b3 zz9)`.
    fn game(&self) -> Vec<WrittenTurn> {
        let (mut line, end) = self.played(NodeId::START);
        if let Some(last) = line.last_mut() {
            for stray in &self.at(end).strays {
                let again = WrittenTurn::new(last.text.clone());
                last.variations.push([vec![again], stray.clone()].concat());
            }
        }
        line
    }

    /// What follows a turn in a variation. What cannot be played ends it; other lines like that stand in its place.
    fn variation(&self, from: NodeId) -> Vec<WrittenTurn> {
        let (mut line, end) = self.played(from);
        if let Some((first, others)) = self.at(end).strays.split_first() {
            let mut rest = first.clone();
            rest[0].variations.extend_from_slice(others);
            line.extend(rest);
        }
        line
    }

    /// The turns that follow a turn, with their variations, and the last one.
    fn played(&self, from: NodeId) -> (Vec<WrittenTurn>, NodeId) {
        let mut line = Vec::new();
        let mut at = from;
        loop {
            let node = self.at(at);
            let Some((&first, others)) = node.children.split_first() else { return (line, at) };
            let mut written = self.written(first);
            for &other in others {
                let mut variation = vec![self.written(other)];
                variation.extend(self.variation(other));
                written.variations.push(variation);
            }
            written.variations.extend_from_slice(&node.strays);
            line.push(written);
            at = first;
        }
    }

    fn written(&self, id: NodeId) -> WrittenTurn {
        WrittenTurn { comments: self.at(id).comments.clone(), ..WrittenTurn::new(self.text(id)) }
    }
}
