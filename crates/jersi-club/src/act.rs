//! What a player asks for.

/// What a player asks for. The words are those of the protocol's `do`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Act {
    /// Plays one decision: a turn, a placement, or one part of a ransom.
    Decide(String),
    /// Offers a tie.
    OfferDraw,
    /// Takes the tie that is offered.
    AcceptDraw,
    /// Declines it.
    DeclineDraw,
    /// Asks to take back the own last turn.
    AskBack,
    /// Gives that.
    GiveBack,
    /// Declines that: what was played stays.
    Keep,
    /// Gives up.
    Resign,
    /// Calls the game off, before it has really begun.
    Abort,
    /// Claims a live game whose other player has gone away.
    Claim,
    /// Shows that one is here, against a claim.
    Here,
    /// Wants another game, colours changed.
    Rematch,
}

impl Act {
    /// Every word of `do`.
    pub const WORDS: [&str; 12] = [
        "decide",
        "offer-draw",
        "accept-draw",
        "decline-draw",
        "ask-back",
        "give-back",
        "keep",
        "resign",
        "abort",
        "claim",
        "here",
        "rematch",
    ];

    /// Reads an act from its word; `text` is the decision. A text where none belongs is no act.
    pub fn read(word: &str, text: &str) -> Option<Act> {
        let act = match word {
            "decide" => return Some(Act::Decide(text.to_owned())),
            "offer-draw" => Act::OfferDraw,
            "accept-draw" => Act::AcceptDraw,
            "decline-draw" => Act::DeclineDraw,
            "ask-back" => Act::AskBack,
            "give-back" => Act::GiveBack,
            "keep" => Act::Keep,
            "resign" => Act::Resign,
            "abort" => Act::Abort,
            "claim" => Act::Claim,
            "here" => Act::Here,
            "rematch" => Act::Rematch,
            _ => return None,
        };
        text.is_empty().then_some(act)
    }

    /// Its word.
    pub fn word(&self) -> &'static str {
        match self {
            Act::Decide(_) => "decide",
            Act::OfferDraw => "offer-draw",
            Act::AcceptDraw => "accept-draw",
            Act::DeclineDraw => "decline-draw",
            Act::AskBack => "ask-back",
            Act::GiveBack => "give-back",
            Act::Keep => "keep",
            Act::Resign => "resign",
            Act::Abort => "abort",
            Act::Claim => "claim",
            Act::Here => "here",
            Act::Rematch => "rematch",
        }
    }

    /// The decision, if it is one.
    pub fn text(&self) -> &str {
        match self {
            Act::Decide(text) => text,
            _ => "",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_word_is_read_and_written() {
        for word in Act::WORDS {
            let text = if word == "decide" { "a2-b2" } else { "" };
            let act = Act::read(word, text).expect("an act");
            assert_eq!((act.word(), act.text()), (word, text));
        }
        assert_eq!(Act::read("resign", "a2-b2"), None, "a text where none belongs");
        assert_eq!(Act::read("cheat", ""), None);
    }
}
