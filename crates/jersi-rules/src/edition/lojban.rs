//! Words taken from Lojban.

use crate::lang::{Lang, Said};
use crate::piece::Kind;

/// A word taken from Lojban.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Lojban {
    /// The name of the game.
    Jersi,
    /// The king of 2.0 and 3.0.
    Kunti,
    /// Their rock.
    Cukla,
    /// Their scissors.
    Kuctai,
    /// Their paper.
    Kurfa,
    /// The guardian of 3.0.
    Mokca,
}

/// The name of the game.
pub const JERSI: Lojban = Lojban::Jersi;

impl Lojban {
    /// The word.
    pub const fn word(self) -> &'static str {
        match self {
            Lojban::Jersi => "jersi",
            Lojban::Kunti => "kunti",
            Lojban::Cukla => "cukla",
            Lojban::Kuctai => "kuctai",
            Lojban::Kurfa => "kurfa",
            Lojban::Mokca => "mokca",
        }
    }

    /// How it sounds, in the international phonetic alphabet.
    pub const fn sound(self) -> &'static str {
        match self {
            Lojban::Jersi => "ˈʒer.si",
            Lojban::Kunti => "ˈkun.ti",
            Lojban::Cukla => "ˈʃukla",
            Lojban::Kuctai => "ˈkuʃtaɪ",
            Lojban::Kurfa => "ˈkurfa",
            Lojban::Mokca => "ˈmokʃa",
        }
    }

    /// What it means.
    pub fn meaning(self, lang: Lang) -> Said {
        lang.catalogue().meaning(self)
    }

    /// The name of a shape of 2.0 and 3.0.
    pub(super) const fn of_shape(kind: Kind) -> Lojban {
        match kind {
            Kind::King => Lojban::Kunti,
            Kind::Rock => Lojban::Cukla,
            Kind::Scissors => Lojban::Kuctai,
            Kind::Paper => Lojban::Kurfa,
            _ => Lojban::Mokca,
        }
    }
}
