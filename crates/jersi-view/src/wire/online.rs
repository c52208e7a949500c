//! Games of a club: what the page shows of one beside the board, and what comes of what the club tells.

use serde::Serialize;

use super::{Both, ClockView, Color};

/// A game of a club as it stands, beside what [`super::View`] shows.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct OnlineView {
    /// Its name.
    pub game: String,
    /// The number of the last event.
    pub seq: u32,
    /// The number of the last event that changed the position: what an act names, unless it answers something.
    pub after: u32,
    /// Where the person here sits; none for who watches.
    pub mine: Option<Color>,
    /// The offer of a tie that stands.
    pub offer: Option<OfferStands>,
    /// The request to take a turn back that stands.
    pub back: Option<BackRequest>,
    /// Who claims the game.
    pub claim: Option<ClaimView>,
    /// Until when each side is on vacation, by the server's time.
    pub away: Both<Option<u64>>,
    /// Who wants another game.
    pub rematch: Option<Color>,
    /// The name of the other game.
    pub rematch_game: Option<String>,
    /// What the person here may do now.
    pub may: MayView,
    /// The players' time.
    pub clock: Option<ClockView>,
    /// What happens by itself next if nobody does anything.
    pub due: Option<DueView>,
}

/// An offer that stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct OfferStands {
    /// Whose it is.
    pub color: Color,
    /// The number of its event: what an answer names.
    pub seq: u32,
}

/// A request to take a turn back.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct BackRequest {
    /// Whose it is.
    pub color: Color,
    /// The number of its event: what an answer names.
    pub seq: u32,
    /// The turn to which it goes back, in notation.
    pub turn: String,
}

/// A claim of a game whose other player has gone away.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ClaimView {
    /// Who claims it.
    pub color: Color,
    /// When it is his, by the server's time.
    pub until: u64,
}

/// What somebody may do now: as the server would judge it.
#[allow(clippy::struct_excessive_bools, reason = "each is a button")]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct MayView {
    /// Call the game off.
    pub abort: bool,
    /// Give up.
    pub resign: bool,
    /// Offer a tie.
    pub offer_draw: bool,
    /// Ask to take back the own last turn.
    pub ask_back: bool,
    /// Claim the game, if the other player is not connected.
    pub claim: bool,
    /// Ask for another game.
    pub rematch: bool,
}

/// What happens by itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct DueView {
    /// When, by the server's time.
    pub at: u64,
    /// What.
    pub what: DueKind,
    /// Who loses by it, or who comes back; none if the game is called off.
    pub color: Option<Color>,
}

/// What can happen by itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum DueKind {
    /// Somebody's time is up.
    Flagged,
    /// Somebody who was said to be away has not come back.
    Abandoned,
    /// Somebody's vacation is over.
    Back,
    /// Nobody began, or nobody went on.
    CalledOff,
}

/// What became of an event that the club tells.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Followed {
    /// What it was to the game here.
    pub kind: FollowedKind,
    /// What happened, in words for the live region. Empty if there is nothing to say.
    pub said: String,
}

/// What an event is to the game that is followed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum FollowedKind {
    /// The next one: it has happened here too.
    Next,
    /// One that is known already.
    Known,
    /// Some before it are missing: ask for them.
    Gap,
}

/// What Play would send.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct DecisionView {
    /// One decision, in notation.
    pub text: String,
    /// The number that the act names.
    pub after: u32,
}
