//! What a position is found by.

use jersi_rules::Position;

/// How many bytes of a key are kept: among some ten thousand positions, one in a billion questions finds a stranger.
pub(crate) const BYTES: usize = 6;

/// The position's own hash, which is frozen, and its rules: the same pieces may stand on the board of several editions.
pub(crate) fn key(position: &Position) -> u64 {
    let rules = position.rules().to_string();
    let rules = rules.bytes().fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    });
    let mixed = (position.hash() ^ rules).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    mixed >> (64 - 8 * BYTES)
}
