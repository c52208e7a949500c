//! The words of `--sprt`.

use jersi_match::Sprt;
use jersi_words::CommandFault;

use crate::failure::Failure;

/// Reads words such as `elo0=0 elo1=10`, and perhaps `alpha=0.05 beta=0.05`.
pub fn read(words: &[String]) -> Result<Sprt, Failure> {
    let text = words.join(" ");
    let bad = |what: CommandFault, word: &str| {
        let start = text.find(word).unwrap_or(0);
        Failure::of_command("bad-sprt", &what).at(Some("--sprt"), &text, start..start + word.len())
    };
    let mut found = Sprt::new(f64::NAN, f64::NAN);
    let mut named = Vec::new();
    for word in text.split_whitespace() {
        let Some((name, value)) = word.split_once('=') else {
            return Err(bad(CommandFault::SprtWord(word.to_owned()), word));
        };
        if named.contains(&name) {
            return Err(bad(CommandFault::SprtTwice(name.to_owned()), word));
        }
        named.push(name);
        let number: f64 = value.parse().map_err(|_| bad(CommandFault::SprtNumber(value.to_owned()), word))?;
        match name {
            "elo0" | "elo1" if !(-1000.0..=1000.0).contains(&number) => {
                return Err(bad(CommandFault::SprtElo, word));
            }
            "alpha" | "beta" if !(0.0001..0.5).contains(&number) => {
                return Err(bad(CommandFault::SprtChance(name.to_owned()), word));
            }
            "elo0" => found.elo0 = number,
            "elo1" => found.elo1 = number,
            "alpha" => found.alpha = number,
            "beta" => found.beta = number,
            _ => return Err(bad(CommandFault::SprtName(name.to_owned()), word)),
        }
    }
    if found.elo0 < found.elo1 {
        return Ok(found);
    }
    Err(bad(CommandFault::SprtIncomplete, &text))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn words(text: &str) -> Vec<String> {
        text.split(' ').map(str::to_owned).collect()
    }

    #[test]
    fn in_any_order() {
        let found = read(&words("elo1=10 alpha=0.1 elo0=-2.5")).expect("good words");
        assert_eq!(found, Sprt { elo0: -2.5, elo1: 10.0, alpha: 0.1, beta: 0.05 });
        assert_eq!(read(&["elo0=0 elo1=5".to_owned()]).expect("one argument"), Sprt::new(0.0, 5.0));
    }

    #[test]
    fn bad_words() {
        for text in [
            "elo0=0",
            "elo0=5 elo1=5",
            "elo0=9 elo1=1",
            "elo0",
            "elo0=x elo1=1",
            "elo2=1",
            "elo0=nan elo1=1",
            "elo0=0 elo1=1 alpha=0",
            "elo0=0 elo1=1 beta=0.5",
            "elo0=0 elo1=inf",
            "elo0=0 elo0=1 elo1=5",
            "elo0=0 elo1=5 alpha=0.1 alpha=0.1",
        ] {
            assert!(read(&words(text)).is_err(), "{text}");
        }
    }
}
