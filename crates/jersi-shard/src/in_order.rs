//! Results in the order of their numbers, whichever was made first.

use std::collections::BTreeMap;
use std::iter::Peekable;

/// Holds back what comes before its turn, so that a file that is written as results come is the same however many
/// threads made them. What is held back when a run is broken off is made again the next time.
///
/// ```
/// use jersi_shard::InOrder;
///
/// let mut in_order = InOrder::new([0, 2, 4].into_iter());
/// in_order.add(2, 'b');
/// assert_eq!(in_order.next(), None);
/// in_order.add(0, 'a');
/// assert_eq!(in_order.by_ref().collect::<Vec<_>>(), [(0, 'a'), (2, 'b')]);
/// in_order.add(4, 'c');
/// assert_eq!((in_order.next(), in_order.next()), (Some((4, 'c')), None));
/// ```
#[derive(Debug)]
pub struct InOrder<N: Iterator<Item = u64>, M> {
    awaited: Peekable<N>,
    early: BTreeMap<u64, M>,
}

impl<N: Iterator<Item = u64>, M> InOrder<N, M> {
    /// For the pieces of a plan, one result each.
    pub fn new(pieces: N) -> InOrder<N, M> {
        InOrder { awaited: pieces.peekable(), early: BTreeMap::new() }
    }

    /// Takes a result. What may go out now is what this iterates over, until the next one is awaited.
    pub fn add(&mut self, piece: u64, made: M) {
        self.early.insert(piece, made);
    }
}

impl<N: Iterator<Item = u64>, M> Iterator for InOrder<N, M> {
    type Item = (u64, M);

    fn next(&mut self) -> Option<(u64, M)> {
        let found = self.early.remove_entry(self.awaited.peek()?)?;
        self.awaited.next();
        Some(found)
    }
}
