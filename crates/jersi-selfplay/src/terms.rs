//! How games are made: what must be the same for two runs to make the same games.

use crate::mix::Mix;

/// How games are made. Together with the commit of the program they fix every game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Terms {
    /// Which games.
    pub mix: Mix,
    /// What all chance comes from.
    pub seed: u64,
    /// How many positions each search may look at.
    pub nodes: u64,
    /// Which program made them, as far as it is known: a commit.
    pub commit: String,
    /// What the search evaluates by: `handmade`, or networks by their checksums.
    pub eval: String,
}

/// A text that tells no terms: the line that is missing or wrong.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BadTerms(pub &'static str);

impl Terms {
    /// The usual terms for a mix.
    pub fn new(mix: Mix) -> Terms {
        Terms { mix, seed: 1, nodes: 1_000, commit: "unknown".to_owned(), eval: "handmade".to_owned() }
    }

    /// As a text: a line each, a word, a space and the value.
    pub fn to_text(&self) -> String {
        let Terms { mix, seed, nodes, commit, eval } = self;
        format!("mix {}\nseed {seed}\nnodes {nodes}\ncommit {commit}\neval {eval}\n", mix.id())
    }

    /// From such a text. Lines that are not known are left alone.
    pub fn from_text(text: &str) -> Result<Terms, BadTerms> {
        let value = |key: &'static str| {
            let lines = text.lines().filter_map(|line| line.split_once(' '));
            lines.into_iter().find(|(word, _)| *word == key).map(|(_, value)| value).ok_or(BadTerms(key))
        };
        let number = |key| value(key)?.parse().map_err(|_| BadTerms(key));
        Ok(Terms {
            mix: Mix::from_id(value("mix")?).ok_or(BadTerms("mix"))?,
            seed: number("seed")?,
            nodes: number("nodes")?,
            commit: value("commit")?.to_owned(),
            eval: value("eval")?.to_owned(),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn written_and_read_again() {
        let terms = Terms { seed: 7, nodes: 50, ..Terms::new(Mix::All) };
        let text = terms.to_text();
        assert_eq!(Terms::from_text(&text), Ok(terms));
        assert_eq!(Terms::from_text(&text.replace("nodes 50", "nodes x")), Err(BadTerms("nodes")));
        assert_eq!(Terms::from_text(&text.replace("mix ", "mixed ")), Err(BadTerms("mix")));
    }
}
