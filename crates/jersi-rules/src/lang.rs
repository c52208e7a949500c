//! What is said to people: every sentence once, each language in a module of its own.
//!
//! A sentence is a method of [`Language`], or an arm of a `match` in it. English and French stand side by
//! side in `lang/en` and `lang/fr`, the same files in the same order. A third language is one more such
//! module; the compiler names every sentence that it lacks.

mod catalogue;
mod en;
mod fr;
mod tell;

use std::borrow::Cow;
use std::fmt;
use std::hash::{Hash, Hasher};

use crate::action::Action;
use crate::edition::{Change, Edition, Lojban, SettingFacts, SettingName, ShortRule, VariantKind, Way};
use crate::end_clock::EndClock;
use crate::notation::{PositionSyntax, PositionTextError, Syntax, TurnFaultKind};
use crate::outcome::Outcome;
use crate::piece::{Color, Kind};
use crate::position::Stage;
use crate::record::{GameResult, NoteKind, RecordFault};
use crate::refusal::Refusal;
use crate::rules::{HouseFault, HouseRules, NoSuchVariant, Rules};
use crate::setting::NoSuchSetting;
use crate::setup::{BadPosition, PositionFault};
use crate::spec::SpecFault;
use crate::turn_label::TurnLabel;

pub use catalogue::{Mark, outside_marks};
pub use en::English;
pub use fr::French;

/// What somebody is told.
pub type Said = Cow<'static, str>;

/// A language for people: a handle on its sentences. English unless somebody asks for another.
///
/// ```
/// use jersi_rules::lang::{English, Marked};
/// use jersi_rules::{Color, Edition, Kind, Lang};
///
/// assert_eq!(Color::White.name(Lang::FR), "Blanc");
/// assert_eq!(Edition::V4_8.kind_plural(Kind::Rock, Lang::FR), "pierres");
///
/// // Languages are open: whoever implements `Language` has one more.
/// static MINE: Marked = Marked(&English);
/// assert_eq!(Color::White.name(Lang::of(&MINE)), "⟦White⟧");
/// ```
#[derive(Clone, Copy)]
pub struct Lang(&'static dyn Language);

impl Lang {
    /// English.
    pub const EN: Lang = Lang(&English);
    /// French.
    pub const FR: Lang = Lang(&French);
    /// The made-up language of the tests: what English says, between `⟦` and `⟧`.
    pub const MADE_UP: Lang = Lang(&Marked(&English));
    /// Every language that people speak.
    pub const ALL: [Lang; 2] = [Lang::EN, Lang::FR];

    /// The language with these sentences.
    pub const fn of(language: &'static dyn Language) -> Lang {
        Lang(language)
    }

    /// The identifier, as in `--lang`.
    pub fn id(self) -> &'static str {
        self.catalogue().id().0
    }

    /// The language with this identifier.
    pub fn from_id(id: &str) -> Option<Lang> {
        Lang::ALL.into_iter().find(|lang| lang.id() == id)
    }

    /// What the language calls itself.
    pub fn own_name(self) -> Said {
        self.catalogue().own_name()
    }

    /// The language that a code or a locale such as `fr_CA` names; English if it is none of ours.
    pub fn of_locale(locale: &str) -> Lang {
        let language = locale.split(['_', '-', '.', '@']).next().unwrap_or_default();
        let named = Lang::ALL.into_iter().find(|lang| language.eq_ignore_ascii_case(lang.id()));
        named.unwrap_or_default()
    }

    /// Its sentences.
    pub fn catalogue(self) -> &'static dyn Language {
        self.0
    }
}

impl Default for Lang {
    fn default() -> Lang {
        Lang::EN
    }
}

/// Languages are told apart by their identifiers.
impl PartialEq for Lang {
    fn eq(&self, other: &Lang) -> bool {
        self.id() == other.id()
    }
}

impl Eq for Lang {}

impl Hash for Lang {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.id().hash(state);
    }
}

impl fmt::Debug for Lang {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Lang({})", self.id())
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
    ///
    /// One that lacks a sentence does not compile, and the compiler names what is missing:
    ///
    /// ```compile_fail,E0046
    /// use jersi_rules::lang::{LangId, Language, Said};
    ///
    /// struct Esperanto;
    ///
    /// impl Language for Esperanto {
    ///     fn id(&self) -> LangId {
    ///         LangId("eo")
    ///     }
    ///
    ///     fn own_name(&self) -> Said {
    ///         "Esperanto".into()
    ///     }
    /// }
    /// ```
    pub trait Language {
        /// The identifier, as in `--lang`.
        fn id(&self) -> LangId;
        /// What the language calls itself.
        fn own_name(&self) -> Said;

        /// A player's name in a sentence.
        fn color(&self, color: Color) -> Said;
        /// What an edition calls one of a kind.
        fn kind(&self, kind: Kind, edition: Edition) -> Said;
        /// What an edition calls several of a kind.
        fn kinds(&self, kind: Kind, edition: Edition) -> Said;
        /// Another name of a kind in the booklet, beside a Lojban one.
        fn alias(&self, kind: Kind, edition: Edition) -> Option<Said>;
        /// What a Lojban word means.
        fn meaning(&self, word: Lojban) -> Said;

        /// The rule that forbids a decision.
        fn refusal(&self, refusal: &Refusal, edition: Edition) -> String;
        /// How a game ended.
        fn outcome(&self, outcome: Outcome, rules: Rules) -> String;
        /// Who won.
        fn result(&self, result: GameResult) -> Said;

        /// Why a text is no legal turn.
        fn turn_fault(&self, fault: &TurnFaultKind, edition: Edition) -> String;
        /// Why a text is no turn at all.
        fn turn_syntax(&self, syntax: &Syntax) -> String;

        /// Everything that is wrong with a setup.
        fn bad_position(&self, bad: &BadPosition) -> String;
        /// One thing that is wrong with a setup.
        fn position_fault(&self, fault: PositionFault, edition: Edition) -> String;
        /// Why a text is no position.
        fn position_text(&self, error: &PositionTextError) -> String;
        /// Why a text is no position string.
        fn position_syntax(&self, syntax: &PositionSyntax) -> String;

        /// Why a text is no record.
        fn record_fault(&self, fault: &RecordFault) -> String;
        /// What a record says and its turns do not bear out.
        fn note(&self, note: &NoteKind) -> String;

        /// A variant was asked of an edition that lacks it.
        fn no_such_variant(&self, why: &NoSuchVariant) -> String;
        /// There is no such way to begin.
        fn no_such_setting(&self, why: NoSuchSetting) -> String;
        /// What a house plays otherwise, in short.
        fn house_rules(&self, house: HouseRules) -> Said;
        /// Why a house cannot play so.
        fn house_fault(&self, fault: &HouseFault) -> String;
        /// What an action is called where a house forbids it.
        fn action(&self, action: Action, edition: Edition) -> String;
        /// What is wrong with the game that somebody asks for.
        fn spec_fault(&self, fault: &SpecFault) -> String;

        /// A player beside a board of text.
        fn board_color(&self, color: Color) -> Said;
        /// Who decides, on what, in which turn.
        fn board_decision(&self, stage: Stage, decider: Color, turn: TurnLabel) -> String;
        /// Before what waits in reserve.
        fn board_reserve(&self) -> Said;
        /// How many turns are left after exhaustion, or were quiet, if any.
        fn board_clock(&self, clock: EndClock) -> Option<String>;

        /// When a booklet was dated.
        fn date(&self, edition: Edition) -> Said;
        /// What a player of an edition is after, in one sentence.
        fn summary(&self, edition: Edition) -> Said;
        /// The edition before one, as a reader knows it.
        fn since(&self, edition: Edition) -> Said;
        /// The document that the rules are taken from.
        fn booklet(&self, edition: Edition) -> Said;
        /// A rule in short.
        fn short_rule(&self, rule: ShortRule) -> Said;
        /// What changed, and why where the author tells.
        fn change(&self, change: Change) -> Said;
        /// What a booklet calls a way to begin.
        fn setting(&self, name: SettingName) -> Said;
        /// What the players do before the first turn.
        fn way(&self, way: Way) -> Said;
        /// What a variant is called.
        fn variant(&self, variant: VariantKind) -> Said;
        /// What a variant changes.
        fn variant_effect(&self, variant: VariantKind) -> Said;
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

impl Edition {
    /// What the booklet calls one of a kind.
    pub fn kind_name(self, kind: Kind, lang: Lang) -> Said {
        lang.catalogue().kind(kind, self)
    }

    /// What the booklet calls several of a kind.
    pub fn kind_plural(self, kind: Kind, lang: Lang) -> Said {
        lang.catalogue().kinds(kind, self)
    }

    /// What the booklet calls a kind beside its Lojban name.
    pub fn kind_alias(self, kind: Kind, lang: Lang) -> Option<Said> {
        lang.catalogue().alias(kind, self)
    }
}

impl SettingFacts {
    /// What the booklet calls it.
    pub fn name(&self, lang: Lang) -> Said {
        lang.catalogue().setting(self.called)
    }
}
