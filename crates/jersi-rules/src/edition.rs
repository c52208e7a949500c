//! The editions of the game, as data.
//!
//! Everything in which two editions differ stands in an [`EditionFacts`]; the generator, the referee and
//! the readers ask there. Letters and cell names belong here too: `K` is the rock in 2.0, the scissors
//! in 3.0 and the king in 4.8, and the `a1` of 2.0 is the `a2` of 4.8.

mod about;
mod cell_name;
mod lojban;

use crate::cell::{Cell, CellSet, ROWS};
use crate::lattice;
use crate::piece::{Color, Counts, Kind, KindSet};

pub use about::{AUTHOR, About, CONTACT, Change, Licence, ShortRule, VariantAbout, VariantKind};
pub use cell_name::{BadCellName, CellName};
pub use lojban::{JERSI, Lojban};

/// Declares the editions, oldest first, each with the module of its facts.
macro_rules! editions {
    ($(#[doc = $about:literal])* pub enum Edition; $($(#[doc = $doc:literal])* $name:ident => $module:ident;)*) => {
        $(mod $module;)*

        $(#[doc = $about])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[repr(u8)]
        pub enum Edition {
            $($(#[doc = $doc])* $name,)*
        }

        impl Edition {
            /// All editions, oldest first.
            pub const ALL: [Edition; [$(Edition::$name),*].len()] = [$(Edition::$name),*];

            /// Everything that sets this edition apart.
            #[inline]
            pub const fn facts(self) -> &'static EditionFacts {
                match self {
                    $(Edition::$name => &$module::FACTS,)*
                }
            }
        }
    };
}

editions! {
    /// An edition of the rules.
    ///
    /// ```
    /// use jersi_rules::Edition;
    ///
    /// let edition: Edition = "4.8".parse()?;
    /// assert_eq!(edition, Edition::V4_8);
    /// assert_eq!(edition.to_string(), "4.8");
    /// assert!(!edition.hunts(), "since 4.8 one brings the own king home");
    /// assert!(Edition::ALL.contains(&edition));
    /// # Ok::<(), jersi_rules::NoSuchEdition>(())
    /// ```
    pub enum Edition;
    /// January 2020: hunt the kunti.
    V2_0 => v2_0;
    /// February 2020: with the guardian.
    V3_0 => v3_0;
    /// The working draft of 24 February 2020.
    Draft4 => draft4;
    /// September 2020: bring the king home.
    V4_8 => v4_8;
    /// 2022: as 4.8, but capturing a lone king does not restart the count of quiet turns.
    V4_16 => v4_16;
}

/// What an edition says of a kind.
#[derive(Clone, Copy, Debug)]
pub struct KindFacts {
    /// The kind.
    pub kind: Kind,
    /// Its letter, upper-case.
    pub letter: char,
    /// Where the name comes from.
    pub lojban: Option<Lojban>,
    /// How many each player has at the most.
    pub count: u8,
    /// Whether they wait in the reserve at the start.
    pub in_reserve: bool,
}

/// What a player is after, and the limits that go with it.
///
/// ```
/// use jersi_rules::{Aim, Edition};
///
/// let limit = match Edition::V4_8.facts().booklet_aim {
///     Aim::HuntTheKing { exhaustion } => exhaustion,
///     Aim::BringTheKingHome { quiet_limit, .. } => quiet_limit,
/// };
/// assert_eq!(limit, 40);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Aim {
    /// Capture the enemy king.
    HuntTheKing {
        /// Turns still played once a player has at most one fighting kind left.
        exhaustion: u8,
    },
    /// Bring one's own king to the far row.
    BringTheKingHome {
        /// Turns without a capture that make a tie.
        quiet_limit: u8,
        /// Whether the capture of a king that has no cube under it counts as one.
        lone_king_counts: bool,
    },
}

/// How a game may begin.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SettingFacts {
    /// The identifier, as in `--setting`.
    pub id: &'static str,
    /// How the pieces come onto the board.
    pub way: Way,
    /// What the booklet calls it.
    pub called: SettingName,
}

/// What booklets call the ways to begin. Two of them have a standard one, and mean different things.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SettingName {
    /// Symmetrical, in 2.0.
    Symmetrical,
    /// Random, in 2.0.
    Random,
    /// Free, before 4.8.
    Free,
    /// Standard without mokca, in 3.0.
    WithoutMokca,
    /// Standard with mokca, in 3.0.
    WithMokca,
    /// The same, as revised on 16 February 2020.
    WithMokcaRevised,
    /// The set-up of 4.x.
    Standard,
}

/// How the pieces come onto the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Way {
    /// Always in the same way: the position as a string.
    Fixed(&'static str),
    /// Shuffled by each player, the king apart.
    Random,
    /// Placed one at a time in turn.
    Free,
}

/// Points for the winner, the loser, and each player of a tie.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Score {
    /// For the winner.
    pub win: u8,
    /// For the loser.
    pub loss: u8,
    /// For each, if there is no winner.
    pub tie: u8,
}

/// Everything in which editions differ.
///
/// ```
/// use jersi_rules::{Edition, lattice};
///
/// let facts = Edition::V3_0.facts();
/// assert_eq!(facts.cells, lattice::HEXAGON);
/// assert_eq!(facts.settings[0].id, "standard");
/// assert_eq!(facts.score.win, 1);
/// ```
#[derive(Debug)]
pub struct EditionFacts {
    /// The edition's name on the command line and in records.
    pub id: &'static str,
    /// The cells of its board.
    pub cells: CellSet,
    /// The kinds, in the order of the reserves in position strings.
    pub kinds: &'static [KindFacts],
    /// What each kind beats, by `Kind as usize`.
    pub beats: [KindSet; Kind::COUNT],
    /// What a player is after, with the limits of the booklet. A house may have others: a game's are [`Rules::aim`](crate::Rules::aim).
    pub booklet_aim: Aim,
    /// How a game may begin; the first is the one for beginners.
    pub settings: &'static [SettingFacts],
    /// The points at the end.
    pub score: Score,
    /// Whether the guardian is an option of the free setting.
    pub guardian_optional: bool,
    /// Minutes a game lasts, and the age to start at, if the booklet tells.
    pub box_facts: Option<BoxFacts>,
    /// The ways to play it that depart from the rules.
    pub variants: &'static [VariantKind],
    /// The rules in short, aim first, endings last.
    pub short_rules: &'static [ShortRule],
    /// What changed since the edition before it.
    pub changes: &'static [Change],
    /// The licence of the booklet.
    pub licence: Licence,
}

/// What stands on a game's box.
#[derive(Clone, Copy, Debug)]
pub struct BoxFacts {
    /// From this age on.
    pub age: u8,
    /// Shortest and longest game, in minutes.
    pub minutes: (u8, u8),
}

impl Edition {
    /// The edition's name, as in `--edition`.
    pub const fn id(self) -> &'static str {
        self.facts().id
    }

    /// The edition with this name.
    pub fn from_id(id: &str) -> Option<Edition> {
        Edition::ALL.into_iter().find(|edition| edition.id() == id)
    }

    /// Whether this edition is about hunting the king.
    #[inline]
    pub const fn hunts(self) -> bool {
        matches!(self.facts().booklet_aim, Aim::HuntTheKing { .. })
    }

    /// Whether pieces wait in a reserve.
    #[inline]
    pub const fn has_reserve(self) -> bool {
        let kinds = self.facts().kinds;
        let mut n = 0;
        while n < kinds.len() {
            if kinds[n].in_reserve {
                return true;
            }
            n += 1;
        }
        false
    }

    /// What the edition says of a kind, if it has it.
    pub fn kind_facts(self, kind: Kind) -> Option<&'static KindFacts> {
        self.facts().kinds.iter().find(|facts| facts.kind == kind)
    }

    /// The kind that a letter of either case stands for.
    ///
    /// ```
    /// use jersi_rules::{Edition, Kind};
    ///
    /// assert_eq!(Edition::V2_0.kind_of('K'), Some(Kind::Rock));
    /// assert_eq!(Edition::V3_0.kind_of('K'), Some(Kind::Scissors));
    /// assert_eq!(Edition::V4_8.kind_of('k'), Some(Kind::King));
    /// ```
    pub fn kind_of(self, letter: char) -> Option<Kind> {
        let letter = letter.to_ascii_uppercase();
        self.facts().kinds.iter().find(|facts| facts.letter == letter).map(|facts| facts.kind)
    }

    /// The letter of a kind, upper-case; `?` for a kind that the edition lacks.
    pub fn letter(self, kind: Kind) -> char {
        self.kind_facts(kind).map_or('?', |facts| facts.letter)
    }

    /// The letter of a piece: upper-case for White, lower-case for Black.
    pub fn piece_letter(self, color: Color, kind: Kind) -> char {
        match color {
            Color::White => self.letter(kind),
            Color::Black => self.letter(kind).to_ascii_lowercase(),
        }
    }

    /// How many of a kind a player has at the most.
    pub const fn count(self, kind: Kind) -> u8 {
        let kinds = self.facts().kinds;
        let mut n = 0;
        while n < kinds.len() {
            if kinds[n].kind as u8 == kind as u8 {
                return kinds[n].count;
            }
            n += 1;
        }
        0
    }

    /// What a kind beats.
    ///
    /// ```
    /// use jersi_rules::{Edition, Kind};
    ///
    /// assert!(Edition::V4_8.beats(Kind::Fool).has(Kind::Fool));
    /// assert!(!Edition::V4_8.beats(Kind::Fool).has(Kind::Wise));
    /// assert!(Edition::V2_0.beats(Kind::King).is_empty());
    /// ```
    #[inline(always)]
    pub const fn beats(self, kind: Kind) -> KindSet {
        self.facts().beats[kind as usize]
    }

    /// All pieces of a player, with the guardian or without where there is a choice.
    pub fn army(self, guardian: bool) -> Counts {
        self.facts()
            .kinds
            .iter()
            .filter(|facts| guardian || facts.kind != Kind::Guardian)
            .fold(Counts::NONE, |counts, facts| counts.with(facts.kind, facts.count))
    }

    /// How many cells of a row come before the edition's first one.
    const fn skipped(self, row: u8) -> u8 {
        let first = lattice::first_index(row);
        if self.facts().cells.0 >> first & 1 == 1 { 0 } else { 1 }
    }

    /// How many cells a row has, 0 for `a`.
    pub const fn row_length(self, row: u8) -> u8 {
        CellSet(self.facts().cells.0 & lattice::row(row).0).len() as u8
    }

    /// The cell with this row (0 for `a`) and number in this edition's counting.
    pub const fn cell(self, row: u8, number: u8) -> Option<Cell> {
        if row >= ROWS || number == 0 || number > self.row_length(row) {
            None
        } else {
            Cell::at(row, number + self.skipped(row))
        }
    }

    /// The number of a cell in this edition's counting.
    pub const fn number(self, cell: Cell) -> u8 {
        cell.number() - self.skipped(cell.row())
    }

    /// The cells of a row, from left to right.
    pub fn row_cells(self, row: u8) -> CellSet {
        self.facts().cells & lattice::row(row)
    }

    /// The setting with this identifier.
    pub fn setting(self, id: &str) -> Option<&'static SettingFacts> {
        self.facts().settings.iter().find(|setting| setting.id == id)
    }
}

impl std::fmt::Display for Edition {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.pad(self.id())
    }
}

/// The cycle that all editions share: rock, scissors and paper, which all beat the king.
#[cfg(test)]
const TRIAD: [Kind; 3] = [Kind::Rock, Kind::Paper, Kind::Scissors];

/// What beats what while only the triad fights.
const fn hunting_beats() -> [KindSet; Kind::COUNT] {
    let mut beats = [KindSet::EMPTY; Kind::COUNT];
    beats[Kind::Rock as usize] = KindSet::of(&[Kind::Scissors, Kind::King]);
    beats[Kind::Paper as usize] = KindSet::of(&[Kind::Rock, Kind::King]);
    beats[Kind::Scissors as usize] = KindSet::of(&[Kind::Paper, Kind::King]);
    beats
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn editions_name_their_cells() {
        let name = |edition: Edition, row, number| edition.cell(row, number).map(|cell| format!("{cell:?}"));
        assert_eq!(name(Edition::V2_0, 0, 1).as_deref(), Some("a2"));
        assert_eq!(name(Edition::V2_0, 1, 1).as_deref(), Some("b2"));
        assert_eq!(name(Edition::V2_0, 2, 7).as_deref(), Some("c7"));
        assert_eq!(name(Edition::V2_0, 0, 6), None);
        assert_eq!(name(Edition::V4_8, 0, 7).as_deref(), Some("a7"));
        for edition in Edition::ALL {
            for cell in edition.facts().cells {
                assert_eq!(edition.cell(cell.row(), edition.number(cell)), Some(cell));
            }
            assert_eq!(Edition::from_id(edition.id()), Some(edition));
        }
    }

    #[test]
    fn letters_are_unlike_within_an_edition() {
        for edition in Edition::ALL {
            for facts in edition.facts().kinds {
                assert_eq!(edition.kind_of(facts.letter), Some(facts.kind));
            }
        }
    }

    #[test]
    fn the_triad_is_a_cycle_in_every_edition() {
        for edition in Edition::ALL {
            for kind in TRIAD {
                let prey: Vec<Kind> = TRIAD.into_iter().filter(|&k| edition.beats(kind).has(k)).collect();
                assert_eq!(prey.len(), 1);
                assert!(!edition.beats(prey[0]).has(kind));
                assert!(edition.beats(kind).has(Kind::King));
            }
        }
    }
}
