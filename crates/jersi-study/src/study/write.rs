//! From a tree to a record.

use jersi_rules::record::{Record, Tags, WrittenTurn};

use super::{NodeId, Study};

/// Tags that tell of an end which a line of a study need not share.
const OF_THE_END: [&str; 2] = ["Result", "Termination"];

impl Study {
    /// The whole study as a record.
    pub fn record(&self) -> Record {
        let preface = self.at(NodeId::START).comments.clone();
        Record { tags: self.tags.clone(), preface, turns: self.line(NodeId::START) }
    }

    /// The line to a turn as a record of its own, without an end, notes and variations.
    pub fn record_to(&self, id: NodeId) -> Record {
        let mut tags: Tags = self.tags.clone();
        for name in OF_THE_END {
            tags.remove(name);
        }
        let turns = self.path(id).into_iter().map(|id| WrittenTurn::new(self.text(id))).collect();
        Record { tags, preface: Vec::new(), turns }
    }

    /// What follows a turn.
    fn line(&self, from: NodeId) -> Vec<WrittenTurn> {
        let mut line = Vec::new();
        let mut at = from;
        loop {
            let node = self.at(at);
            let Some((&first, others)) = node.children.split_first() else { break };
            let mut written = self.written(first);
            for &other in others {
                let mut variation = vec![self.written(other)];
                variation.extend(self.line(other));
                written.variations.push(variation);
            }
            written.variations.extend_from_slice(&node.strays);
            line.push(written);
            at = first;
        }
        // What cannot be played ends its line; other lines like it stand in its place.
        if let Some((first, others)) = self.at(at).strays.split_first() {
            let mut rest = first.clone();
            rest[0].variations.extend_from_slice(others);
            line.extend(rest);
        }
        line
    }

    fn written(&self, id: NodeId) -> WrittenTurn {
        WrittenTurn { comments: self.at(id).comments.clone(), ..WrittenTurn::new(self.text(id)) }
    }
}
