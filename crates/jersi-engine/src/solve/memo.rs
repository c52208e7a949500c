//! What was proved before.

use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hasher};

use jersi_rules::{EndClock, Position};

/// What a proof is after, for the player who decides.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Aim {
    Win,
    Loss,
}

/// Answers by position, as true as the position's 64-bit hash is.
#[derive(Default)]
pub(super) struct Memo(HashMap<u64, Known, BuildHasherDefault<AsItIs>>);

/// A proof holds with more left too, its failure with less left too.
#[derive(Clone, Copy)]
struct Known {
    /// Proved with this much left; `u8::MAX` if never.
    proved: u8,
    /// Not so with less left than this.
    failed_below: u8,
}

/// No more answers than this are kept, about 150 MiB; later ones are worked out again.
const MOST: usize = 1 << 22;

impl Memo {
    pub(super) fn get(&self, position: &Position, left: u8, aim: Aim) -> Option<bool> {
        let known = self.0.get(&key(position, left, aim))?;
        if left >= known.proved {
            Some(true)
        } else if left < known.failed_below {
            Some(false)
        } else {
            None
        }
    }

    pub(super) fn put(&mut self, position: &Position, left: u8, aim: Aim, proved: bool) {
        let key = key(position, left, aim);
        if self.0.len() >= MOST && !self.0.contains_key(&key) {
            return;
        }
        let known = self.0.entry(key).or_insert(Known { proved: u8::MAX, failed_below: 0 });
        if proved {
            known.proved = known.proved.min(left);
        } else {
            known.failed_below = known.failed_below.max(left + 1);
        }
    }
}

/// The position's hash, the aim, and the clock where it can end the game within what is left.
fn key(position: &Position, left: u8, aim: Aim) -> u64 {
    let clock = match position.clock() {
        EndClock::LastTurns { left: last, .. } => (last <= left).then_some(last),
        EndClock::Stopped => (left > last_turns(position)).then_some(u8::MAX),
        EndClock::Quiet { turns, limit } => (turns.saturating_add(left) >= limit).then_some(turns),
    };
    let beside = u64::from(clock.map_or(0, |clock| u16::from(clock) + 1)) << 1 | u64::from(aim == Aim::Win);
    position.hash() ^ beside.wrapping_mul(0x9E37_79B9_7F4A_7C15)
}

/// How many turns are still played once a player is exhausted.
fn last_turns(position: &Position) -> u8 {
    match position.rules().aim() {
        jersi_rules::Aim::HuntTheKing { exhaustion } => exhaustion,
        jersi_rules::Aim::BringTheKingHome { .. } => u8::MAX,
    }
}

/// A hash of a hash: itself.
#[derive(Default)]
struct AsItIs(u64);

impl Hasher for AsItIs {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.0 = self.0.rotate_left(8) ^ u64::from(byte);
        }
    }

    fn write_u64(&mut self, number: u64) {
        self.0 = number;
    }
}
