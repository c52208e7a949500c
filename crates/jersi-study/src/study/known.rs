//! What a tree holds already, found in one step however much there is.

use std::collections::HashMap;
use std::hash::{BuildHasherDefault, DefaultHasher, Hash, Hasher};

use jersi_rules::steps;

use super::{NodeId, Study};

/// What a node can hold.
#[derive(Clone, Copy, Hash)]
pub(super) enum Held {
    Child,
    Comment,
    Stray,
}

/// Where things are, by their node and their hash.
#[derive(Default)]
pub(super) struct Known(HashMap<(NodeId, u64), usize, BuildHasherDefault<DefaultHasher>>);

impl Known {
    /// What a study holds.
    pub fn of(study: &Study) -> Known {
        let mut known = Known::default();
        for (n, node) in study.nodes.iter().enumerate() {
            let id = NodeId(n as u32);
            for child in &node.children {
                known.add(Held::Child, id, &study.at(*child).decisions[..], child.place());
            }
            for (n, comment) in node.comments.iter().enumerate() {
                known.add(Held::Comment, id, comment, n);
            }
            for (n, stray) in node.strays.iter().enumerate() {
                known.add(Held::Stray, id, &stray[..], n);
            }
        }
        known
    }

    /// Where something like this may be; whoever asks must look.
    pub fn find(&self, held: Held, at: NodeId, what: &(impl Hash + ?Sized)) -> Option<usize> {
        steps::more(1);
        self.0.get(&(at, hash(held, what))).copied()
    }

    /// Something new is here. Of two things with one hash the first is found; both are kept by the study.
    pub fn add(&mut self, held: Held, at: NodeId, what: &(impl Hash + ?Sized), place: usize) {
        steps::more(1);
        self.0.entry((at, hash(held, what))).or_insert(place);
    }
}

fn hash(held: Held, what: &(impl Hash + ?Sized)) -> u64 {
    let mut hasher = DefaultHasher::new();
    held.hash(&mut hasher);
    what.hash(&mut hasher);
    hasher.finish()
}
