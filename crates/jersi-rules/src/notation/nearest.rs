//! The legal turns that look most like a text.

use super::text::normalized;
use super::write::write_turn;
use crate::position::Position;

/// The legal decisions whose notation is nearest to a text, at most `most` of them, nearest first.
/// Turns that need more changes than half of the text has characters are not worth offering.
pub fn nearest_turns(position: &Position, text: &str, most: usize) -> Vec<String> {
    let wanted: Vec<char> = normalized(text).chars().collect();
    let limit = wanted.len().div_ceil(2).max(2);
    let mut found: Vec<(usize, String)> = position
        .turns()
        .into_iter()
        .map(|turn| write_turn(position, turn))
        .map(|turn| (distance(&wanted, &normalized(&turn).chars().collect::<Vec<_>>()), turn))
        .filter(|(distance, _)| *distance <= limit)
        .collect();
    found.sort();
    found.dedup();
    found.into_iter().take(most).map(|(_, turn)| turn).collect()
}

/// How many characters must be changed, added or left out to make one text of the other.
fn distance(one: &[char], other: &[char]) -> usize {
    let mut row: Vec<usize> = (0..=other.len()).collect();
    for (i, a) in one.iter().enumerate() {
        let mut corner = row[0];
        row[0] = i + 1;
        for (j, b) in other.iter().enumerate() {
            let changed = corner + usize::from(a != b);
            corner = row[j + 1];
            row[j + 1] = changed.min(row[j] + 1).min(corner + 1);
        }
    }
    row[other.len()]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn distances() {
        let distance =
            |a: &str, b: &str| distance(&a.chars().collect::<Vec<_>>(), &b.chars().collect::<Vec<_>>());
        assert_eq!(distance("", ""), 0);
        assert_eq!(distance("a2-b2", "a2-b2"), 0);
        assert_eq!(distance("a2-b2", "a2=b2"), 1);
        assert_eq!(distance("a2-b2", "a2-b2=d3"), 3);
        assert_eq!(distance("abc", ""), 3);
    }
}
