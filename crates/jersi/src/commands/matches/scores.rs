//! The words of `--resign` and `--draw`.

use jersi_match::{DrawRule, ResignRule};
use jersi_words::ArenaFault;

use super::arena_failure;
use crate::failure::Failure;

/// Reads words such as `moves=4 score=1200`.
pub fn resign(words: &[String]) -> Result<ResignRule, Failure> {
    let [moves, score] = numbers("--resign", [("moves", 1), ("score", 1)], words)?;
    Ok(ResignRule { moves, score })
}

/// Reads words such as `number=80 moves=12 score=8`.
pub fn draw(words: &[String]) -> Result<DrawRule, Failure> {
    let [number, moves, score] = numbers("--draw", [("number", 0), ("moves", 1), ("score", 0)], words)?;
    Ok(DrawRule { number, moves, score })
}

/// The numbers behind some names, each of which must be there once, and be so great at least.
fn numbers<const N: usize>(
    option: &'static str,
    known: [(&'static str, u32); N],
    words: &[String],
) -> Result<[u32; N], Failure> {
    let text = words.join(" ");
    let names = known.map(|(name, _)| name);
    let bad = |fault: &ArenaFault, word: &str| {
        let start = text.find(word).unwrap_or(0);
        arena_failure("bad-adjudication", fault).at(Some(option), &text, start..start + word.len())
    };
    let mut found = [None; N];
    for word in text.split_whitespace() {
        let fault = || ArenaFault::NotANameAndNumber { word: word.to_owned(), known: names.to_vec() };
        let read = word.split_once('=').and_then(|(name, value)| {
            let at = names.iter().position(|known| *known == name)?;
            let number: u32 = value.bytes().all(|b| b.is_ascii_digit()).then(|| value.parse().ok())??;
            (found[at].is_none() && number <= 1_000_000).then_some((at, number))
        });
        let (at, number) = read.ok_or_else(|| bad(&fault(), word))?;
        let (name, least) = known[at];
        if number < least {
            return Err(bad(&ArenaFault::TooLittle { name, least }, word));
        }
        found[at] = Some(number);
    }
    let missing: Vec<&str> =
        names.iter().zip(found).filter(|(_, found)| found.is_none()).map(|(name, _)| *name).collect();
    if !missing.is_empty() {
        return Err(bad(&ArenaFault::NamesMissing(missing), &text));
    }
    Ok(found.map(Option::unwrap_or_default))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn words(text: &str) -> Vec<String> {
        text.split(' ').map(str::to_owned).collect()
    }

    #[test]
    fn in_any_order_and_nothing_else() {
        assert_eq!(resign(&words("score=1200 moves=4")).expect("good"), ResignRule { moves: 4, score: 1200 });
        let found = draw(&["number=80 moves=12 score=8".to_owned()]).expect("good");
        assert_eq!(found, DrawRule { number: 80, moves: 12, score: 8 });
        for text in [
            "",
            "moves=4",
            "moves=4 score",
            "moves=4 score=-1",
            "moves=4 score=1 score=2",
            "moves=x score=1",
            "moves=0 score=1",
            "moves=1 score=0",
        ] {
            assert!(resign(&words(text)).is_err(), "{text}");
        }
        assert!(draw(&words("moves=4 score=1")).is_err());
    }
}
