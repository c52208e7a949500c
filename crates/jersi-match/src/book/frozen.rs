//! The books that come with the program. They never change, so that figures can be compared.

use jersi_rules::Rules;

use super::Book;
use crate::terms::Beginning;

/// Which book of a game: what is tuned on one is proved on the other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FrozenBook {
    /// For trying things out.
    Tuning,
    /// For the figures that are told.
    HeldOut,
}

impl FrozenBook {
    /// Both.
    pub const BOTH: [FrozenBook; 2] = [FrozenBook::Tuning, FrozenBook::HeldOut];

    /// What it is called.
    pub const fn id(self) -> &'static str {
        match self {
            FrozenBook::Tuning => "tuning",
            FrozenBook::HeldOut => "held-out",
        }
    }

    /// The one with this name.
    pub fn named(id: &str) -> Option<FrozenBook> {
        FrozenBook::BOTH.into_iter().find(|book| book.id() == id)
    }

    /// Its openings for a match that begins like this; `None` for a game that has no such book.
    pub fn open(self, beginning: &Beginning) -> Option<Book> {
        let Beginning::Setting(rules, setting) = beginning else { return None };
        let game =
            FROZEN_GAMES.iter().position(|&(of, id)| rules_are(*rules, of) && setting.facts().id == id)?;
        let [tuning, held_out] = TEXTS[game];
        let text = match self {
            FrozenBook::Tuning => tuning,
            FrozenBook::HeldOut => held_out,
        };
        Some(
            Book::read(text, beginning)
                .unwrap_or_else(|bad| unreachable!("a test reads every book: {bad:?}")),
        )
    }
}

fn rules_are(rules: Rules, text: &str) -> bool {
    text.parse() == Ok(rules)
}

/// The games that have such books: their rules and their setting.
pub const FROZEN_GAMES: [(&str, &str); 4] =
    [("4.8 no-reserve", "standard"), ("4.8", "standard"), ("2.0", "symmetrical"), ("3.0", "standard-mokca")];

const TEXTS: [[&str; 2]; 4] = [
    [
        include_str!("../../books/4.8-no-reserve.tuning.txt"),
        include_str!("../../books/4.8-no-reserve.held-out.txt"),
    ],
    [include_str!("../../books/4.8.tuning.txt"), include_str!("../../books/4.8.held-out.txt")],
    [include_str!("../../books/2.0.tuning.txt"), include_str!("../../books/2.0.held-out.txt")],
    [include_str!("../../books/3.0-mokca.tuning.txt"), include_str!("../../books/3.0-mokca.held-out.txt")],
];
