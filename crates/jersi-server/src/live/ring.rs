//! What happened last in a game, ready to be sent.

use std::collections::VecDeque;

use axum::extract::ws::Utf8Bytes;

/// So many events are at hand; who is further behind gets the whole game.
const MOST: usize = 64;

/// The last events of a game, with dense numbers.
#[derive(Debug, Default)]
pub struct Ring {
    events: VecDeque<Utf8Bytes>,
    /// The number of the last one.
    last: u32,
}

/// What somebody is to be told.
#[derive(Debug, PartialEq, Eq)]
pub enum Since {
    /// These events, the last of which has this number.
    Events(Vec<Utf8Bytes>, u32),
    /// More than is at hand.
    Behind,
}

impl Ring {
    /// The number of the last event that it knows of.
    pub fn last(&self) -> u32 {
        self.last
    }

    /// Something happened. One that is known already changes nothing; behind a gap the ring begins anew.
    pub fn push(&mut self, seq: u32, event: Utf8Bytes) {
        if seq <= self.last {
            return;
        }
        if seq != self.last + 1 {
            self.events.clear();
        }
        if self.events.len() == MOST {
            self.events.pop_front();
        }
        self.events.push_back(event);
        self.last = seq;
    }

    /// What happened behind a number.
    pub fn since(&self, seq: u32) -> Since {
        let missing = self.last.saturating_sub(seq) as usize;
        match self.events.len().checked_sub(missing) {
            Some(skip) => Since::Events(self.events.iter().skip(skip).cloned().collect(), self.last.max(seq)),
            None => Since::Behind,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn since(ring: &Ring, seq: u32) -> Option<Vec<String>> {
        match ring.since(seq) {
            Since::Events(events, _) => Some(events.iter().map(|event| event.as_str().to_owned()).collect()),
            Since::Behind => None,
        }
    }

    #[test]
    fn what_is_missing_is_told_in_order_or_not_at_all() {
        let mut ring = Ring::default();
        assert_eq!(since(&ring, 0), Some(vec![]));
        assert_eq!(since(&ring, 7), Some(vec![]), "who knows more is told nothing");
        for seq in [7, 8, 8, 7, 9] {
            ring.push(seq, seq.to_string().into());
        }
        assert_eq!(since(&ring, 9), Some(vec![]));
        assert_eq!(since(&ring, 7), Some(vec!["8".to_owned(), "9".to_owned()]));
        assert_eq!(since(&ring, 6), Some(vec!["7".to_owned(), "8".to_owned(), "9".to_owned()]));
        assert_eq!(since(&ring, 5), None);
        ring.push(12, "12".into());
        assert_eq!((since(&ring, 11), since(&ring, 9)), (Some(vec!["12".to_owned()]), None), "a gap");
        (13..200).for_each(|seq| ring.push(seq, seq.to_string().into()));
        assert_eq!(since(&ring, 199 - 64).map(|events| events.len()), Some(64));
        assert_eq!(since(&ring, 199 - 65), None);
    }
}
