//! What can be wrong with the game that somebody asks for, as data.

use std::fmt;
use std::ops::Range;

use super::{SpecValue, nearest_word};
use crate::edition::Edition;
use crate::lang::Lang;
use crate::notation::PositionTextError;
use crate::rules::{HouseFault, NoSuchVariant};
use crate::setting::NoSuchSetting;

/// Why there is no such game: what is wrong, of which key, and where in the text of its value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SpecError {
    /// What is wrong.
    pub fault: SpecFault,
    /// The key that is wrong, or the word.
    pub key: String,
    /// Where in the value, in bytes, if the value is a text. An error of the text form has its place in the whole text.
    pub span: Option<Range<usize>>,
}

/// What is wrong with the game that somebody asks for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SpecFault {
    /// A key that nobody knows.
    UnknownKey {
        /// The key.
        key: String,
        /// What may have been meant.
        near: Option<&'static str>,
        /// The keys that are known.
        known: Vec<&'static str>,
    },
    /// A word that is neither an edition nor a variant.
    UnknownWord {
        /// The word.
        word: String,
        /// What may have been meant.
        near: Option<&'static str>,
        /// The words that are known.
        known: Vec<&'static str>,
    },
    /// Another kind of value than the key takes.
    BadValue {
        /// The key.
        key: String,
        /// What it takes.
        wanted: Wanted,
        /// What was given.
        value: String,
    },
    /// The same thing is said twice.
    SaidTwice {
        /// The key.
        key: String,
    },
    /// Two things that do not go together.
    Contradiction {
        /// One key.
        one: &'static str,
        /// The other.
        other: &'static str,
    },
    /// There is no such edition.
    NoSuchEdition {
        /// The name.
        name: String,
    },
    /// The edition lacks the variant.
    NoSuchVariant(NoSuchVariant),
    /// The edition has no reserve that could be left out.
    NoReserve {
        /// The edition.
        edition: Edition,
    },
    /// There is no such way to begin.
    NoSuchSetting {
        /// Why.
        why: NoSuchSetting,
        /// What may have been meant.
        near: Option<&'static str>,
    },
    /// A seed, and nothing that is shuffled.
    NothingShuffled {
        /// The edition.
        edition: Edition,
        /// The setting, if it was asked for.
        setting: Option<String>,
    },
    /// A house cannot play so.
    House(HouseFault),
    /// No position.
    Position(Box<PositionTextError>),
}

/// What a key takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wanted {
    /// A text.
    Text,
    /// A text of one word.
    Word,
    /// A whole number.
    Number,
    /// Yes or no.
    Flag,
    /// Several texts.
    Texts,
}

impl SpecError {
    pub(super) fn new(fault: SpecFault, key: &str) -> SpecError {
        SpecError { fault, key: key.to_owned(), span: None }
    }

    pub(super) fn at(self, span: Range<usize>) -> SpecError {
        SpecError { span: Some(span), ..self }
    }

    /// A key is not one of those that are known.
    pub fn unknown_key(key: &str, known: &[&'static str]) -> SpecError {
        let near = nearest_word(key, known);
        SpecError::new(SpecFault::UnknownKey { key: key.to_owned(), near, known: known.to_vec() }, key)
    }

    /// A value is not what its key takes.
    pub fn of_value(key: &str, wanted: Wanted, value: &SpecValue<'_>) -> SpecError {
        let fault = SpecFault::BadValue { key: key.to_owned(), wanted, value: value.to_string() };
        let error = SpecError::new(fault, key);
        if value.text().is_some() { error.at(0..value.len()) } else { error }
    }

    pub(super) fn no_such_edition(name: &str) -> SpecError {
        SpecError::new(SpecFault::NoSuchEdition { name: name.to_owned() }, "edition").at(0..name.len())
    }

    /// An identifier for programs.
    pub fn code(&self) -> &'static str {
        match &self.fault {
            SpecFault::UnknownKey { .. } => "unknown-key",
            SpecFault::UnknownWord { .. } => "unknown-word",
            SpecFault::BadValue { .. } => "bad-key",
            SpecFault::SaidTwice { .. } => "said-twice",
            SpecFault::Contradiction { .. } => "contradiction",
            SpecFault::NoSuchEdition { .. } => "no-such-edition",
            SpecFault::NoSuchVariant(_) | SpecFault::NoReserve { .. } => "no-such-variant",
            SpecFault::NoSuchSetting { why: NoSuchSetting::Guardian, .. } => "no-mokca",
            SpecFault::NoSuchSetting { .. } => "no-such-setting",
            SpecFault::NothingShuffled { .. } => "nothing-shuffled",
            SpecFault::House(fault) => fault.code(),
            SpecFault::Position(_) => "bad-position",
        }
    }

    /// What is wrong and what would be right.
    pub fn say(&self, lang: Lang) -> String {
        lang.catalogue().spec_fault(&self.fault)
    }
}

impl fmt::Display for SpecError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.say(Lang::EN))
    }
}

impl std::error::Error for SpecError {}
