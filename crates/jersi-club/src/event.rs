//! What happened in a game, as it is stored and sent.

use std::borrow::Cow;

use jersi_rules::Color;

use crate::color_word::read_color;
use crate::millis::Millis;

/// What happened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum What {
    /// Both sit: the game begins. Which game it is, with the seed that was drawn, is told as [`jersi_rules::GameSpec`] writes it.
    Begun(String),
    /// One decision, in canonical notation.
    Decided(Color, String),
    /// A tie was offered.
    DrawOffered(Color),
    /// The tie of the other side was taken.
    DrawAccepted(Color),
    /// The tie of the other side was declined.
    DrawDeclined(Color),
    /// Somebody asked to take back the own last turn.
    BackAsked(Color),
    /// The other side gave that.
    BackGiven(Color),
    /// The other side did not.
    BackKept(Color),
    /// Somebody gave up.
    Resigned(Color),
    /// The game counts for nothing: called off by a player, or because nobody began, or nobody went on.
    CalledOff,
    /// Somebody says that the other side has gone away.
    Claimed(Color),
    /// Who was said to be away is here.
    Here(Color),
    /// Time was up.
    Flagged(Color),
    /// Who was said to be away did not come back.
    Abandoned(Color),
    /// The server was away from `at` to `next`; that costs nobody time.
    Paused,
    /// Somebody is on vacation until a moment; that costs no time.
    Away(Color, Millis),
    /// Somebody's vacation is over.
    Back(Color),
    /// Somebody wants another game.
    RematchAsked(Color),
    /// It was made, under this name.
    RematchMade(String),
}

/// An event that has no number yet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Draft {
    /// What happened.
    pub what: What,
    /// When; of a decision, when its player's time stopped.
    pub at: Millis,
    /// When the next player's time begins.
    pub next: Millis,
}

impl Draft {
    /// Something that happens at one moment.
    pub fn at(what: What, at: Millis) -> Draft {
        Draft { what, at, next: at }
    }

    /// With its number.
    pub fn numbered(self, seq: u32) -> Event {
        Event { seq, what: self.what, at: self.at, next: self.next }
    }
}

/// What happened, with its number in the game: 1, 2, 3, without a gap.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Event {
    /// Its number.
    pub seq: u32,
    /// What happened.
    pub what: What,
    /// When; of a decision, when its player's time stopped.
    pub at: Millis,
    /// When the next player's time begins.
    pub next: Millis,
}

/// A row or a message that tells no event.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("no event: kind {kind:?}, colour {color:?}, text {text:?}")]
pub struct BadEvent {
    kind: String,
    color: Option<String>,
    text: Option<String>,
}

/// The words of those that a side does, without a text.
const COLORED: [(&str, fn(Color) -> What); 13] = [
    ("draw-offered", What::DrawOffered),
    ("draw-accepted", What::DrawAccepted),
    ("draw-declined", What::DrawDeclined),
    ("back-asked", What::BackAsked),
    ("back-given", What::BackGiven),
    ("back-kept", What::BackKept),
    ("resigned", What::Resigned),
    ("claimed", What::Claimed),
    ("here", What::Here),
    ("flagged", What::Flagged),
    ("abandoned", What::Abandoned),
    ("back", What::Back),
    ("rematch-asked", What::RematchAsked),
];

impl What {
    /// Every word of `kind`.
    pub const KINDS: [&str; 19] = [
        "begun",
        "decided",
        "draw-offered",
        "draw-accepted",
        "draw-declined",
        "back-asked",
        "back-given",
        "back-kept",
        "resigned",
        "called-off",
        "claimed",
        "here",
        "flagged",
        "abandoned",
        "paused",
        "away",
        "back",
        "rematch-asked",
        "rematch-made",
    ];

    /// The kind, the colour and the text, as they are stored and sent.
    pub fn parts(&self) -> (&'static str, Option<Color>, Option<Cow<'_, str>>) {
        let colored = |kind, color: &Color| (kind, Some(*color), None);
        match self {
            What::Begun(spec) => ("begun", None, Some(spec.into())),
            What::Decided(color, text) => ("decided", Some(*color), Some(text.into())),
            What::DrawOffered(color) => colored("draw-offered", color),
            What::DrawAccepted(color) => colored("draw-accepted", color),
            What::DrawDeclined(color) => colored("draw-declined", color),
            What::BackAsked(color) => colored("back-asked", color),
            What::BackGiven(color) => colored("back-given", color),
            What::BackKept(color) => colored("back-kept", color),
            What::Resigned(color) => colored("resigned", color),
            What::CalledOff => ("called-off", None, None),
            What::Claimed(color) => colored("claimed", color),
            What::Here(color) => colored("here", color),
            What::Flagged(color) => colored("flagged", color),
            What::Abandoned(color) => colored("abandoned", color),
            What::Paused => ("paused", None, None),
            What::Away(color, until) => ("away", Some(*color), Some(until.0.to_string().into())),
            What::Back(color) => colored("back", color),
            What::RematchAsked(color) => colored("rematch-asked", color),
            What::RematchMade(game) => ("rematch-made", None, Some(game.into())),
        }
    }

    /// Reads what [`What::parts`] tells.
    pub fn read(kind: &str, color: Option<&str>, text: Option<&str>) -> Result<What, BadEvent> {
        let bad = || BadEvent {
            kind: kind.to_owned(),
            color: color.map(str::to_owned),
            text: text.map(str::to_owned),
        };
        let side = color.map(|word| read_color(word).ok_or_else(bad)).transpose()?;
        Ok(match (kind, side, text) {
            ("begun", None, Some(spec)) => What::Begun(spec.to_owned()),
            ("decided", Some(color), Some(text)) => What::Decided(color, text.to_owned()),
            ("rematch-made", None, Some(game)) => What::RematchMade(game.to_owned()),
            ("away", Some(color), Some(until)) => What::Away(color, read_moment(until).ok_or_else(bad)?),
            ("called-off", None, None) => What::CalledOff,
            ("paused", None, None) => What::Paused,
            (_, Some(color), None) => {
                let colored = COLORED.iter().find(|(word, _)| *word == kind);
                colored.ok_or_else(bad)?.1(color)
            }
            _ => return Err(bad()),
        })
    }
}

/// A moment in one spelling.
fn read_moment(text: &str) -> Option<Millis> {
    let moment = text.parse().ok()?;
    (u64::to_string(&moment) == text).then_some(Millis(moment))
}
