//! Why an act is refused.

/// Why an act is refused. The page's referee says why in the player's words; the server tells the code.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, thiserror::Error)]
#[error("{}", self.code())]
pub enum ActRefusal {
    /// The act answers a position, or an offer, that is no longer there.
    Stale,
    /// The other side decides now.
    NotYourTurn,
    /// The referee forbids the decision, or it holds more than one.
    Illegal,
    /// The game is over.
    GameOver,
    /// The game goes on: what was asked for is for afterwards.
    NotOver,
    /// There is nothing to answer, to take back or to claim now, or it was asked for in this turn already.
    NotNow,
    /// The other player is here.
    OpponentHere,
}

impl ActRefusal {
    /// Every one of them.
    pub const ALL: [ActRefusal; 7] = [
        ActRefusal::Stale,
        ActRefusal::NotYourTurn,
        ActRefusal::Illegal,
        ActRefusal::GameOver,
        ActRefusal::NotOver,
        ActRefusal::NotNow,
        ActRefusal::OpponentHere,
    ];

    /// The code in messages.
    pub fn code(self) -> &'static str {
        match self {
            ActRefusal::Stale => "stale",
            ActRefusal::NotYourTurn => "not-your-turn",
            ActRefusal::Illegal => "illegal",
            ActRefusal::GameOver => "game-over",
            ActRefusal::NotOver => "not-over",
            ActRefusal::NotNow => "not-now",
            ActRefusal::OpponentHere => "opponent-here",
        }
    }
}
