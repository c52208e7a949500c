//! The legal turns that look most like a text.

use super::text::normalized;
use super::write::write_turn;
use crate::position::Position;

/// Nothing is like a text that is several times as long as any turn.
const LONGEST: usize = 64;

/// The legal decisions whose notation is nearest to a text, at most `most` of them: those that begin with
/// it, or else those that need the fewest changes. Turns that need more changes than half of the text has
/// characters are not worth offering.
///
/// ```
/// use jersi_rules::notation::nearest_turns;
/// use jersi_rules::{Edition, Position, Rules};
///
/// let start = Position::initial(Rules::new(Edition::V4_8));
/// assert_eq!(nearest_turns(&start, "A2=b2=d3", 1), ["a2-b2=d3"]);
/// ```
pub fn nearest_turns(position: &Position, text: &str, most: usize) -> Vec<String> {
    let wanted: Vec<char> = normalized(text).chars().collect();
    if wanted.len() > LONGEST {
        return Vec::new();
    }
    let limit = wanted.len().div_ceil(2).max(2);
    let mut found: Vec<(bool, usize, String)> = position
        .turns()
        .into_iter()
        .map(|turn| write_turn(position, turn))
        .map(|turn| {
            let letters: Vec<char> = normalized(&turn).chars().collect();
            let begins = !wanted.is_empty() && letters.starts_with(&wanted);
            (!begins, distance(&wanted, &letters), turn)
        })
        .filter(|(other, distance, _)| !other || *distance <= limit)
        .collect();
    found.sort_unstable();
    found.into_iter().take(most).map(|(_, _, turn)| turn).collect()
}

/// How many characters must be changed, added or left out to make one text of the other.
pub(crate) fn distance(one: &[char], other: &[char]) -> usize {
    crate::steps::more(one.len() * other.len());
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
    fn turns_that_begin_with_the_text_come_first() {
        let rules = crate::Rules::new(crate::Edition::V4_8);
        let start = Position::start(rules, crate::Setting::usual(crate::Edition::V4_8));
        assert_eq!(nearest_turns(&start, "a2-b2=", 2), ["a2-b2=a2", "a2-b2=c1"]);
        assert_eq!(nearest_turns(&start, "A2=b2=d3", 1), ["a2-b2=d3"]);
        assert!(nearest_turns(&start, "", 3).is_empty());
    }

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
