//! The known word that somebody may have meant.

use crate::notation::nearest::distance;

/// The known word that is most like one that is not known, if any is like it at all: a third of its letters, and at
/// least two, may be wrong. Upper and lower case are alike, and so are `_` and `-`.
pub fn nearest_word<'a>(word: &str, known: &[&'a str]) -> Option<&'a str> {
    let letters = |word: &str| -> Vec<char> {
        word.chars().flat_map(char::to_lowercase).map(|c| if c == '_' { '-' } else { c }).collect()
    };
    let wanted = letters(word);
    // Nothing is like a word of one letter, and nobody mistypes a hundred.
    if !(2..=100).contains(&wanted.len()) {
        return None;
    }
    let limit = (wanted.len() / 3).max(2).min(wanted.len() - 1);
    let nearest = known.iter().map(|&word| (distance(&wanted, &letters(word)), word)).min()?;
    (nearest.0 <= limit).then_some(nearest.1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn slips_of_the_hand() {
        let known = ["human", "engine", "minimax", "random", "cmd"];
        for (word, near) in [
            ("enigne", Some("engine")),
            ("Human", Some("human")),
            ("mini-max", Some("minimax")),
            ("rando", Some("random")),
            ("stockfish", None),
            ("x", None),
            ("", None),
        ] {
            assert_eq!(nearest_word(word, &known), near, "{word}");
        }
        assert_eq!(nearest_word("no_reserve", &["no-reserve"]), Some("no-reserve"));
        assert_eq!(nearest_word("variant", &[]), None);
    }
}
