//! A move picker: turns with their order, sorted only as far as anybody looks.

use jersi_rules::Turn;

/// How many turns are put in order at once; most nodes need no more.
const BATCH: usize = 12;

/// A list of turns, each packed with its order into one number: the better the turn, the smaller the number.
#[derive(Default, Clone)]
pub(super) struct TurnList {
    keys: Vec<u64>,
    /// How many of the first are in order.
    sorted: usize,
}

impl TurnList {
    pub(super) fn clear(&mut self) {
        self.keys.clear();
        self.sorted = 0;
    }

    #[inline(always)]
    pub(super) fn push(&mut self, order: i32, turn: Turn) {
        // The highest order comes first; among equals, the turn with the lowest bits.
        let rank = u32::MAX >> 1;
        let rank = rank.wrapping_sub(order as u32);
        self.keys.push(u64::from(rank) << 32 | u64::from(turn.bits()));
    }

    /// The turn that comes `n`th, with its order; asked for one after another.
    #[inline]
    pub(super) fn get(&mut self, n: usize) -> Option<(i32, Turn)> {
        if n >= self.sorted {
            self.sort_more(n);
        }
        let key = *self.keys.get(n)?;
        let order = (u32::MAX >> 1).wrapping_sub((key >> 32) as u32) as i32;
        Some((order, Turn::from_own_bits(key as u32)))
    }

    /// Puts the next few in order: three times as many each time.
    #[cold]
    fn sort_more(&mut self, n: usize) {
        while self.sorted <= n && self.sorted < self.keys.len() {
            let rest = &mut self.keys[self.sorted..];
            let batch = (2 * self.sorted).max(BATCH);
            if rest.len() > 2 * batch {
                let (best, _, _) = rest.select_nth_unstable(batch);
                best.sort_unstable();
                self.sorted += batch;
            } else {
                rest.sort_unstable();
                self.sorted = self.keys.len();
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use jersi_rules::{Edition, Position, Rules, Setting};

    #[test]
    fn turns_come_best_first() {
        let position = Position::start(Rules::new(Edition::V4_8), Setting::usual(Edition::V4_8));
        let orders = |n: usize| (n as i32 * 7919) % 1009 - 500;
        let mut list = TurnList::default();
        let mut expected: Vec<(i32, Turn)> = Vec::new();
        for (n, turn) in position.turns().into_iter().enumerate() {
            list.push(orders(n), turn);
            expected.push((orders(n), turn));
        }
        expected.sort_by(|a, b| b.0.cmp(&a.0).then(a.1.cmp(&b.1)));
        let got: Vec<_> = (0..).map_while(|n| list.get(n)).collect();
        assert_eq!(got, expected);
    }
}
