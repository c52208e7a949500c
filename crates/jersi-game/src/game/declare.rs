//! What ends a game outside the rules, and offers of a tie.

use jersi_rules::Color;

use super::Game;
use crate::ending::Ending;
use crate::error::GameError;

/// What became of an offer of a tie.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DrawAnswer {
    /// It stands until the other side answers it or plays a turn.
    Offered,
    /// The other side had offered one too: the game is over.
    Agreed,
}

impl Game {
    /// A player gives up.
    pub fn resign(&mut self, player: Color) -> Result<(), GameError> {
        self.end(Ending::resignation(player))
    }

    /// A player's time is up; the caller's [`crate::Clock`] knows.
    pub fn lose_on_time(&mut self, player: Color) -> Result<(), GameError> {
        self.end(Ending::time(player))
    }

    /// A player has gone away.
    pub fn abandon(&mut self, player: Color) -> Result<(), GameError> {
        self.end(Ending::abandoned(player))
    }

    /// A player broke down or played an illegal turn.
    pub fn forfeit(&mut self, player: Color) -> Result<(), GameError> {
        self.end(Ending::forfeit(player))
    }

    /// Both programs think this winner, or nobody, ahead for so long that it is taken for the result.
    pub fn adjudicate_by_score(&mut self, winner: Option<Color>) -> Result<(), GameError> {
        self.end(Ending::adjudicated_score(winner))
    }

    /// Calls the game off; it counts for nothing.
    pub fn abort(&mut self) -> Result<(), GameError> {
        self.end(Ending::aborted())
    }

    /// Offers a tie, or accepts the one that the other side has offered.
    ///
    /// ```
    /// # use jersi_game::{Game, Player};
    /// # use jersi_rules::{ByColor, Color, Edition, Rules, Setting};
    /// # let players = ByColor::from_fn(|color| Player::new(color.id(), "human"));
    /// # let mut game = Game::new(Rules::new(Edition::V4_8), Setting::usual(Edition::V4_8), players);
    ///
    /// game.offer_draw(Color::White)?;
    /// game.accept_draw(Color::Black)?;
    /// assert!(game.ending().is_some());
    /// assert!(game.play("a2-b2=d3").is_err(), "the game is over");
    /// # Ok::<(), jersi_game::GameError>(())
    /// ```
    pub fn offer_draw(&mut self, player: Color) -> Result<DrawAnswer, GameError> {
        self.must_be_open()?;
        match self.offer {
            Some(standing) if standing == player => Err(GameError::OfferStands(player)),
            Some(_) => self.accept_draw(player).map(|()| DrawAnswer::Agreed),
            None => {
                self.offer = Some(player);
                Ok(DrawAnswer::Offered)
            }
        }
    }

    /// Accepts the tie that the other side has offered.
    pub fn accept_draw(&mut self, player: Color) -> Result<(), GameError> {
        self.must_answer(player)?;
        self.end(Ending::agreement())
    }

    /// Declines the tie that the other side has offered.
    pub fn decline_draw(&mut self, player: Color) -> Result<(), GameError> {
        self.must_answer(player)?;
        self.offer = None;
        Ok(())
    }

    fn must_answer(&self, player: Color) -> Result<(), GameError> {
        self.must_be_open()?;
        if self.offer == Some(player.other()) { Ok(()) } else { Err(GameError::NoOffer) }
    }

    /// Ends the game by what was declared. Turns taken back before are forgotten.
    pub(super) fn end(&mut self, ending: Ending) -> Result<(), GameError> {
        self.must_be_open()?;
        self.ending = Some(ending);
        self.offer = None;
        self.undone.clear();
        Ok(())
    }
}
