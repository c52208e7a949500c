//! A game by links at the table: sent, received, joined.

use jersi_game::Game;
use jersi_rules::{ByColor, Color, Lang};
use jersi_table::Seat;
use jersi_words::PageFault;

use super::Table;
use crate::correspondence::{Correspondence, GAME_TAG, TurnLink, is_game_id, relation, taken_in};
use crate::wire::{CorrespondenceConfig, Fault, Hand, Opponent, PlayerConfig, Received, Relation};

impl Table {
    /// The record that goes into a link now. None where there is nobody to send it to, or it is not yet to be sent.
    pub fn link_record(&self) -> Option<String> {
        let far = self.far.as_ref()?;
        // A link that came from the friend can be handed on as it came; any other is ours.
        let known = far.known.as_ref().filter(|known| known.tells(self.game()));
        let link = known.cloned().unwrap_or_else(|| TurnLink::of(self.game(), far.mine));
        (far.hand(self.game()) != Hand::Play).then(|| link.write())
    }

    /// The link was handed on: from now on nothing in it is taken back.
    pub fn sent(&mut self) {
        let game = self.table.game();
        if let Some(far) = &mut self.far
            && far.hand(game) == Hand::Send
        {
            far.known = Some(TurnLink::of(game, far.mine));
        }
    }

    /// Opens a link at its game: what the friend has decided is taken in. Turns of the person here that were not played here
    /// only if that is agreed to.
    pub fn receive(&mut self, record: &str, ahead: bool) -> Result<Received, Fault> {
        let link = TurnLink::read(record, self.lang)?;
        let relation = relation(&link, self);
        let takes = relation == Relation::Next || (ahead && relation == Relation::Ahead);
        let Some(table) = takes.then(|| taken_in(&link, self)).flatten() else {
            return Ok(Received { relation, said: String::new() });
        };
        *self = table;
        Ok(Received { relation, said: self.played() })
    }

    /// Sits down at the game of a link, as this colour and with this name.
    pub fn join(record: &str, mine: Color, name: &str, lang: Lang) -> Result<Table, Fault> {
        let link = TurnLink::read(record, lang)?;
        let known = Some(link.clone());
        let far = Correspondence { known, ..Correspondence::new(link.id(), mine) };
        let mut table = Table::far_away(link.game, far, lang);
        let name = name.trim();
        if !name.is_empty() {
            table.table.rename(mine, name);
        }
        Ok(table)
    }

    /// A table at which one of the players sits elsewhere.
    pub(super) fn far_away(game: Game, far: Correspondence, lang: Lang) -> Table {
        let seats = ByColor::from_fn(|color| {
            let name = game.players()[color].name.clone();
            if color == far.mine { Seat::Human(name) } else { Seat::Remote(name) }
        });
        Table { far: Some(far), ..Table::around(jersi_table::Table::new(game, seats), lang) }
    }

    /// A new game by links. There are people on both sides, and no clock that could run here for somebody elsewhere.
    pub(super) fn begin_far(
        mut game: Game,
        wanted: &CorrespondenceConfig,
        players: [&PlayerConfig; 2],
        lang: Lang,
    ) -> Result<Table, Fault> {
        if !is_game_id(&wanted.game) || players.iter().any(|player| player.opponent != Opponent::Human) {
            return Err(Fault::not_understood());
        }
        if game.time_control() != jersi_game::TimeControl::Unlimited {
            return Err(Fault::of(PageFault::BadTimeControl, lang));
        }
        game.set_tag(GAME_TAG, wanted.game.as_str());
        Ok(Table::far_away(game, Correspondence::new(&wanted.game, wanted.mine.into()), lang))
    }

    /// The friend far away, if there is one.
    pub(crate) fn far(&self) -> Option<&Correspondence> {
        self.far.as_ref()
    }

    pub(crate) fn far_mut(&mut self) -> Option<&mut Correspondence> {
        self.far.as_mut()
    }

    /// Whether something can be taken back that the friend does not know yet.
    pub(crate) fn can_take_back_unsent(&self, far: &Correspondence) -> bool {
        let known = far.known.as_ref().map_or(0, |known| known.decisions().len());
        let game = self.game();
        game.decisions().count() > known && game.ending().is_none_or(jersi_game::Ending::reopens)
    }

    /// Takes back what the friend does not know yet.
    pub(super) fn take_back_unsent(&mut self, far: &Correspondence) {
        let game = match &far.known {
            // With our own name, which he may not know yet.
            Some(known) => {
                let mut game = known.game.clone();
                game.set_player(far.mine, self.game().players()[far.mine].clone());
                game
            }
            None => self.game().first_turns(0),
        };
        *self = Table::far_away(game, far.clone(), self.lang);
    }

    /// Who has passed the game on says nothing more until it comes back.
    pub(crate) fn may_speak(&self) -> bool {
        self.far.as_ref().is_none_or(|far| far.hand(self.game()) != Hand::Wait)
    }
}
