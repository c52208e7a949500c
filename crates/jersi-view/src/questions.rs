//! Plain questions about a position, for tests and tools.

use jersi_rules::notation::write_turn;
use jersi_rules::{Lang, Position};

use crate::game_spec::position;
use crate::wire::Fault;

/// The legal decisions in notation, sorted.
pub fn turns(edition: &str, reserve: bool, ransom: bool, text: &str) -> Result<Vec<String>, Fault> {
    let position = position(edition, reserve, ransom, text, Lang::EN)?;
    let mut turns: Vec<String> = position.turns().iter().map(|&turn| write_turn(&position, turn)).collect();
    turns.sort_unstable();
    Ok(turns)
}

/// How many sequences of whole turns there are, each of them walked to its end.
pub fn perft(edition: &str, reserve: bool, ransom: bool, text: &str, depth: u32) -> Result<u64, Fault> {
    Ok(walked(&position(edition, reserve, ransom, text, Lang::EN)?, depth))
}

fn walked(position: &Position, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let turns = position.turns();
    let after = turns.iter().map(|&turn| {
        let next = position.play_legal(turn);
        // A ransom that has begun belongs to the turn that began it.
        let left = if next.ransom_so_far().is_some() { depth } else { depth - 1 };
        walked(&next, left)
    });
    after.sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn walked_counts_are_those_of_the_rules() {
        for (edition, ransom, text, depth) in [
            ("4.8", true, "7/8/7/8/3R-k-4/8/2r-3r-/8/3K-3 w - 5 11", 2),
            ("4.8", false, "7/8/4k-2/4PR3/9/8/7/8/3K-3 w MW 0 1", 2),
            ("3.0", false, "2n-2/6/7/3m-4/4RC4/8/7/6/2N-2 w - - 9", 3),
        ] {
            let count = perft(edition, true, ransom, text, depth).expect("the rules allow it");
            let position = position(edition, true, ransom, text, Lang::EN).expect("the rules allow it");
            assert_eq!(count, jersi_rules::perft(&position, depth), "{text}");
            let turns = turns(edition, true, ransom, text).expect("the rules allow it");
            assert_eq!(turns.len() as u64, position.count_turns());
        }
    }
}
