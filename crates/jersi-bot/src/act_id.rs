//! Names of acts.

use jersi_wire::ActId;

/// A new name of an act. Never the same twice, whatever seed a bot plays by.
pub fn new_id() -> ActId {
    ActId::new(random())
}

/// Bytes that nobody knows before.
pub(crate) fn random<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the system has randomness");
    bytes
}
