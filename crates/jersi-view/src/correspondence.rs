//! A game by links, between two people who share nothing but what they send each other.
//!
//! The game is in one hand at a time. Whoever has it decides until the other one must, and then sends a link with the whole
//! game: from then on nothing of it is taken back. What may come back is known, so every other link can be told from the
//! next one.

mod relation;
mod turn_link;

use jersi_rules::{Color, Lang};

use crate::Table;
use crate::wire::{CorrespondenceView, Fault, Hand, Relation, SavedCorrespondence, TurnLinkView};

pub(crate) use relation::{relation, taken_in};
pub(crate) use turn_link::{GAME_TAG, TurnLink, is_game_id};

/// What a table knows of the friend far away.
#[derive(Clone, Debug)]
pub struct Correspondence {
    /// What both sides know the game by.
    pub(crate) game: String,
    pub(crate) mine: Color,
    /// The last link, sent or received: what it tells is known to both.
    pub(crate) known: Option<TurnLink>,
}

impl Correspondence {
    /// A game that nobody knows of yet.
    pub(crate) fn new(game: &str, mine: Color) -> Correspondence {
        Correspondence { game: game.to_owned(), mine, known: None }
    }

    pub(crate) fn friend(&self) -> Color {
        self.mine.other()
    }

    /// Whose hand a game is in.
    pub(crate) fn hand(&self, game: &jersi_game::Game) -> Hand {
        let over = game.ending().is_some();
        let known = self.known.as_ref().is_some_and(|known| known.tells(game));
        match (over, known) {
            (false, _) if game.position().decider() == self.mine => Hand::Play,
            (_, false) => Hand::Send,
            (false, true) => Hand::Wait,
            (true, true) => Hand::Over,
        }
    }

    pub(crate) fn view(&self, game: &jersi_game::Game) -> CorrespondenceView {
        CorrespondenceView {
            game: self.game.clone(),
            mine: self.mine.into(),
            friend: jersi_rules::foreign_text::line(&game.players()[self.friend()].name),
            hand: self.hand(game),
            invites: game.decisions().next().is_none(),
        }
    }

    pub(crate) fn save(&self) -> SavedCorrespondence {
        let known = self.known.as_ref().map(TurnLink::write);
        SavedCorrespondence { game: self.game.clone(), mine: self.mine.into(), known }
    }

    pub(crate) fn restore(saved: &SavedCorrespondence, lang: Lang) -> Result<Correspondence, Fault> {
        let known = saved.known.as_deref().map(|record| TurnLink::read(record, lang)).transpose()?;
        Ok(Correspondence { game: saved.game.clone(), mine: saved.mine.into(), known })
    }
}

/// What a link says, and what it is to the game that is kept here, if one is.
pub fn turn_link(record: &str, kept: Option<&Table>, lang: Lang) -> Result<TurnLinkView, Fault> {
    let link = TurnLink::read(record, lang)?;
    let relation = kept.map_or(Relation::New, |kept| relation(&link, kept));
    Ok(link.view(relation, lang))
}
