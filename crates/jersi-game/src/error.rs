//! Why a game does not do what it was asked.

use std::fmt;

use jersi_rules::notation::{Span, TurnFault};
use jersi_rules::record::{GameResult, RecordError, Termination};
use jersi_rules::{Color, Edition, Lang, Refusal, Rules, TurnLabel};

use crate::ending::Ending;

/// Why a game does not do what it was asked. The game is then as it was before.
///
/// ```
/// # use jersi_game::{Game, Player};
/// # use jersi_rules::{ByColor, Color, Edition, Rules, Setting};
/// # let players = ByColor::from_fn(|color| Player::new(color.id(), "human"));
/// # let mut game = Game::new(Rules::new(Edition::V4_8), Setting::usual(Edition::V4_8), players);
///
/// let error = game.play("a2-b2=d4").unwrap_err();
/// assert!(error.to_string().contains("d4"), "{error}");
/// assert!(game.turns().is_empty());
/// ```
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum GameError {
    /// The game is over.
    #[error("the game is over")]
    Over(Ending),
    /// A rule forbids the decision.
    #[error("the turn is not legal: {}", .refusal.say(*.edition, Lang::EN))]
    Refused {
        /// The rule.
        refusal: Refusal,
        /// Whose words it is told in.
        edition: Edition,
    },
    /// The text is no legal turn.
    #[error("{}", .fault.say(Lang::EN))]
    Fault {
        /// What is wrong, and where.
        fault: TurnFault,
    },
    /// No turn is played that could be taken back.
    #[error("there is no turn to take back")]
    NothingToUndo,
    /// No turn was taken back.
    #[error("there is no turn to play again")]
    NothingToRedo,
    /// The player has offered a tie already.
    #[error("{0} has offered a tie already")]
    OfferStands(Color),
    /// The opponent has offered nothing.
    #[error("no tie is offered")]
    NoOffer,
}

/// Why a record is no game that can be gone on with.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum LoadError {
    /// How the game begins cannot be told.
    #[error(transparent)]
    Start(#[from] RecordError),
    /// A tag says something that cannot be.
    #[error("the tag {} cannot say {value:?}", .why.tag())]
    Tag {
        /// What it says.
        value: String,
        /// Where that stands in the text that the record was read from.
        span: Span,
        /// What it should say.
        why: TagFault,
    },
    /// A turn cannot be played.
    #[error("{} {text}: {error}", .label)]
    Turn {
        /// Which turn it is.
        label: TurnLabel,
        /// As it is written.
        text: String,
        /// Where it stands in the text that the record was read from.
        span: Span,
        /// Why.
        error: GameError,
    },
    /// The record tells another ending than the turns bring about.
    #[error("the record says {}, but {}", .said, ending_found(*.found))]
    Ending {
        /// What the record says.
        said: SaidEnding,
        /// How the turns end the game, if they do.
        found: Option<Ending>,
        /// In whose words that is told.
        rules: Rules,
    },
}

/// What a tag should say.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TagFault {
    /// A time control.
    TimeControl,
    /// An adjudication.
    Adjudication,
    /// A result.
    Result,
    /// A way to end a game.
    Termination,
}

impl TagFault {
    /// Every one.
    pub const ALL: [TagFault; 4] =
        [TagFault::TimeControl, TagFault::Adjudication, TagFault::Result, TagFault::Termination];

    /// The tag.
    pub const fn tag(self) -> &'static str {
        match self {
            TagFault::TimeControl => "TimeControl",
            TagFault::Adjudication => "Adjudication",
            TagFault::Result => "Result",
            TagFault::Termination => "Termination",
        }
    }
}

/// What the tags `Result` and `Termination` of a record say; displayed as they are written there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SaidEnding {
    /// The result.
    pub result: Option<GameResult>,
    /// The way to end.
    pub termination: Option<Termination>,
}

impl fmt::Display for SaidEnding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let words = [self.result.map(GameResult::id), self.termination.map(Termination::id)];
        f.write_str(&words.into_iter().flatten().collect::<Vec<&str>>().join(", "))
    }
}

fn ending_found(found: Option<Ending>) -> String {
    match found {
        None => "the turns do not end the game so".to_owned(),
        Some(found) => {
            let found = SaidEnding { result: found.result(), termination: Some(found.termination()) };
            format!("the turns end otherwise: {found}")
        }
    }
}

impl LoadError {
    /// Where the fault stands in the text that the record was read from, if it stands somewhere.
    pub fn span(&self) -> Option<Span> {
        let span = match self {
            LoadError::Start(error) => &error.span,
            LoadError::Tag { span, .. } | LoadError::Turn { span, .. } => span,
            LoadError::Ending { .. } => return None,
        };
        (!span.is_empty()).then(|| span.clone())
    }
}
