//! Why a text is no record, and where. The words are in `lang`.

use super::Limit;
use crate::edition::Edition;
use crate::lang::Lang;
use crate::notation::{PositionTextError, Span};
use crate::rules::{HouseFault, NoSuchVariant};
use crate::setting::NoSuchSetting;
use crate::setup::BadPosition;

/// Why a text cannot be read as a record.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}", self.say(Lang::EN))]
pub struct RecordError {
    /// The place in the text, in bytes; empty if the fault has none.
    pub span: Span,
    /// What is wrong.
    pub what: RecordFault,
}

/// What is wrong with a record.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}", self.say(Lang::EN))]
pub enum RecordFault {
    /// No tag names the edition.
    EditionMissing,
    /// The tag Edition names none that is known.
    NoSuchEdition(String),
    /// The edition has no reserve that could be left out.
    NoReserveToLeaveOut(Edition),
    /// The edition leaves no choice of the mokca.
    NoMokcaToChoose(Edition),
    /// A word of the tag Variant is not known.
    UnknownVariant(String),
    /// The edition lacks the variant.
    NoSuchVariant(NoSuchVariant),
    /// A house cannot play so.
    House(HouseFault),
    /// The booklets' layout has no place for house rules.
    HouseNotInBooklet,
    /// The tag Seed is no number that fits.
    BadSeed(String),
    /// The edition lacks the setting.
    NoSuchSetting(NoSuchSetting),
    /// A random setting without a seed or a position.
    SeedMissing,
    /// A random setting in a layout that keeps no seed.
    SeedNotKept,
    /// The tag Position is no position.
    PositionTag(Box<PositionTextError>),
    /// The pieces that are told cell by cell are no position.
    BadPosition(BadPosition),
    /// The tags Position and Setting begin otherwise.
    SettingContradicts,
    /// A piece is told behind the turns.
    PieceBehindTurns,
    /// A number where the layout has none.
    UnexpectedNumber,
    /// The edition's board lacks the cell, its row counted from 0.
    NoSuchCell {
        /// The edition.
        edition: Edition,
        /// The row, 0 for `a`.
        row: u8,
        /// The number.
        number: u8,
    },
    /// The letter stands for no piece of the edition.
    NoSuchLetter(Edition, char),
    /// The booklets' layout has no place for a position to begin with.
    PositionNotInBooklet,
    /// The booklets' layout has no place for how a random setting came out.
    RandomNotInBooklet,
    /// A turn before the first number.
    TurnWithoutNumber,
    /// A number stands twice.
    NumberTwice(u32),
    /// A number is left out before another.
    NumberMissing {
        /// What was expected.
        expected: u32,
        /// The number that came.
        before: u32,
    },
    /// A number has no turn.
    NumberWithoutTurn(u32),
    /// More turns behind a number than the layout has.
    TooManyTurns {
        /// The number.
        number: u32,
        /// How many there are.
        found: usize,
        /// How many there may be.
        most: usize,
    },
    /// Fewer turns behind a number, not the last one, than the layout has.
    TooFewTurns {
        /// The number.
        number: u32,
        /// How many there are.
        found: usize,
        /// What was expected.
        expected: usize,
    },
    /// The text may be of any of these editions.
    AmbiguousEdition {
        /// The editions.
        candidates: &'static [Edition],
        /// A letter of the text that they read differently, if there is one.
        letter: Option<char>,
    },
    /// A word that has no place in a record.
    NoTurnHere(String),
    /// Something follows the score.
    BehindTheScore,
    /// The text does not begin with the tag that tells the version.
    NoVersion,
    /// A tag stands twice.
    TagTwice(String),
    /// A version of JRN that is still to come.
    NewerVersion(String),
    /// No version of JRN.
    BadVersion(String),
    /// No score.
    BadScore,
    /// A variation before the first turn of its line.
    VariationTooEarly,
    /// Variations within variations beyond measure.
    TooDeep,
    /// More of something than is read; how much, if somebody has counted.
    TooLarge {
        /// Of what.
        limit: Limit,
        /// How much there is.
        found: Option<u64>,
    },
    /// A `)` without its `(`.
    UnopenedVariation,
    /// A variation with a comment and no turn.
    VariationWithoutTurn,
    /// The score stands in a variation.
    ScoreInVariation,
    /// The score and the tag Result differ; both as the tag has it.
    ScoreContradicts {
        /// What the score means.
        score: &'static str,
        /// What the tag says.
        told: String,
    },
    /// A `(` without its `)`.
    UnclosedVariation,
    /// A tag without a name.
    TagNameMissing,
    /// A tag without a value.
    TagValueMissing,
    /// A tag without its `]`.
    UnclosedTag,
    /// A quotation mark without its other one.
    UnclosedQuote,
    /// A `{` without its `}`.
    UnclosedComment,
    /// A tag behind the turns.
    TagBehindTurns,
    /// A character that has no place in a record.
    Unexpected(char),
    /// Nothing that may follow a backslash.
    BadEscape,
    /// No turn is written.
    NoRecord,
    /// A tag says otherwise than the caller.
    HintContradicts {
        /// The tag.
        tag: &'static str,
        /// What it says.
        written: Box<str>,
        /// What was asked for.
        wanted: Box<str>,
    },
    /// The tag Variant, or its lack, says otherwise than the caller.
    VariantContradicts,
}

impl RecordError {
    pub(crate) fn new(span: Span, what: RecordFault) -> RecordError {
        RecordError { span, what }
    }

    /// An identifier for programs.
    pub fn code(&self) -> &'static str {
        self.what.code()
    }

    /// What is wrong and what would be right.
    pub fn say(&self, lang: Lang) -> String {
        self.what.say(lang)
    }
}

impl RecordFault {
    /// What is wrong and what would be right.
    pub fn say(&self, lang: Lang) -> String {
        lang.catalogue().record_fault(self)
    }

    /// An identifier for programs.
    pub const fn code(&self) -> &'static str {
        match self {
            RecordFault::EditionMissing => "edition-missing",
            RecordFault::NoSuchEdition(_) => "no-such-edition",
            RecordFault::NoReserveToLeaveOut(_)
            | RecordFault::NoMokcaToChoose(_)
            | RecordFault::UnknownVariant(_)
            | RecordFault::NoSuchVariant(_) => "no-such-variant",
            RecordFault::BadSeed(_) => "bad-seed",
            RecordFault::NoSuchSetting(_) => "no-such-setting",
            RecordFault::SeedMissing | RecordFault::SeedNotKept => "seed-missing",
            RecordFault::PositionTag(_) | RecordFault::BadPosition(_) => "bad-position",
            RecordFault::SettingContradicts => "setting-contradicts",
            RecordFault::PieceBehindTurns => "piece-behind-turns",
            RecordFault::UnexpectedNumber => "unexpected-number",
            RecordFault::NoSuchCell { .. } => "no-such-cell",
            RecordFault::NoSuchLetter(..) => "no-such-letter",
            RecordFault::PositionNotInBooklet
            | RecordFault::RandomNotInBooklet
            | RecordFault::HouseNotInBooklet => "not-in-booklet",
            RecordFault::House(fault) => fault.code(),
            RecordFault::TurnWithoutNumber | RecordFault::NumberMissing { .. } => "number-missing",
            RecordFault::NumberTwice(_) => "number-twice",
            RecordFault::NumberWithoutTurn(_) | RecordFault::TooFewTurns { .. } => "turn-missing",
            RecordFault::TooManyTurns { .. } => "turn-too-many",
            RecordFault::AmbiguousEdition { .. } => "ambiguous-edition",
            RecordFault::NoTurnHere(_) => "no-turn-here",
            RecordFault::BehindTheScore => "behind-the-score",
            RecordFault::NoVersion => "no-version",
            RecordFault::TagTwice(_) => "tag-twice",
            RecordFault::NewerVersion(_) => "newer-version",
            RecordFault::BadVersion(_) => "bad-version",
            RecordFault::BadScore => "bad-score",
            RecordFault::VariationTooEarly => "variation-too-early",
            RecordFault::TooDeep => "too-deep",
            RecordFault::TooLarge { .. } => "too-large",
            RecordFault::UnopenedVariation => "unopened-variation",
            RecordFault::VariationWithoutTurn => "variation-without-turn",
            RecordFault::ScoreInVariation => "score-in-variation",
            RecordFault::ScoreContradicts { .. } => "score-contradicts",
            RecordFault::UnclosedVariation => "unclosed-variation",
            RecordFault::TagNameMissing | RecordFault::TagValueMissing | RecordFault::UnclosedTag => {
                "bad-tag"
            }
            RecordFault::UnclosedQuote => "unclosed-quote",
            RecordFault::UnclosedComment => "unclosed-comment",
            RecordFault::TagBehindTurns => "tag-behind-turns",
            RecordFault::Unexpected(_) => "unexpected",
            RecordFault::BadEscape => "bad-escape",
            RecordFault::NoRecord => "no-record",
            RecordFault::HintContradicts { .. } | RecordFault::VariantContradicts => "hint-contradicts",
        }
    }
}

/// The line and the column of a place in a text, both from 1, the column in characters.
///
/// ```
/// use jersi_rules::record::{Record, line_and_column};
///
/// let text = "[JRN \"1\"]\n[Edition \"9\"]\n\n*";
/// let error = text.parse::<Record>().and_then(|record| record.start()).unwrap_err();
/// assert_eq!(line_and_column(text, error.span.start), (2, 11));
/// ```
pub fn line_and_column(text: &str, at: usize) -> (usize, usize) {
    crate::steps::more(at.min(text.len()));
    let mut at = at.min(text.len());
    while !text.is_char_boundary(at) {
        at -= 1;
    }
    let before = &text[..at];
    let line_start = before.rfind('\n').map_or(0, |newline| newline + 1);
    let column = before[line_start..].chars().filter(|&c| c != '\u{FEFF}').count() + 1;
    (before.matches('\n').count() + 1, column)
}

#[cfg(test)]
mod tests {
    use super::line_and_column;

    #[test]
    fn places() {
        assert_eq!(line_and_column("", 0), (1, 1));
        assert_eq!(line_and_column("ab\ncd", 4), (2, 2));
        assert_eq!(line_and_column("é\r\nñx", "é\r\nñ".len()), (2, 2));
        assert_eq!(line_and_column("\u{FEFF}ab", 4), (1, 2));
        assert_eq!(line_and_column("ab", 99), (1, 3));
    }
}
