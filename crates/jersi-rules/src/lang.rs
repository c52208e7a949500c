//! What is said to people: every sentence once, each language in a module of its own.
//!
//! A sentence is a method of [`Language`], or an arm of a `match` in it. English and French stand side by
//! side in `lang/en` and `lang/fr`, the same files in the same order. A third language is one more such
//! module; the compiler names every sentence that it lacks.

mod catalogue;
mod en;
mod fr;

use std::borrow::Cow;

use crate::piece::Color;
use crate::rules::NoSuchVariant;
use crate::setting::NoSuchSetting;

pub use catalogue::{Mark, outside_marks};
pub use en::English;
pub use fr::French;

/// What somebody is told.
pub type Said = Cow<'static, str>;

/// A language for people.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Lang {
    /// English.
    #[default]
    En,
    /// French.
    Fr,
}

impl Lang {
    /// Every language.
    pub const ALL: [Lang; 2] = [Lang::En, Lang::Fr];

    /// Its sentences.
    pub fn catalogue(self) -> &'static dyn Language {
        match self {
            Lang::En => &English,
            Lang::Fr => &French,
        }
    }
}

/// The identifier of a language, such as `en`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct LangId(pub &'static str);

impl LangId {
    /// That of the made-up language.
    pub const MADE_UP: LangId = LangId("qps");
}

crate::catalogue! {
    /// A language: everything that this crate says to people.
    pub trait Language {
        /// The identifier, as in `--lang`.
        fn id(&self) -> LangId;
        /// What the language calls itself.
        fn own_name(&self) -> Said;

        /// A player's name in a sentence.
        fn color(&self, color: Color) -> Said;

        /// A variant was asked of an edition that lacks it.
        fn no_such_variant(&self, why: &NoSuchVariant) -> String;
        /// There is no such way to begin.
        fn no_such_setting(&self, why: &NoSuchSetting) -> String;
    }

    /// A made-up language for tests: what another one says, between `⟦` and `⟧`.
    pub struct Marked;
}

impl Color {
    /// A player's name in a sentence.
    pub fn name(self, lang: Lang) -> Said {
        lang.catalogue().color(self)
    }
}
