//! What the lane is asked for.

use std::pin::Pin;
use std::time::Duration;

use jersi_club::{Act, Terms};
use jersi_wire::{ActId, GameId, Seat};

use crate::db::Db;
use crate::fault::ActFault;
use crate::slot::{Slot, Waiting};
use crate::work::Work;

/// An act, with all that is known of who asks.
#[derive(Clone, Debug)]
pub struct ActRequest {
    /// Who.
    pub who: String,
    /// In which game.
    pub game: GameId,
    /// Drawn by who asks.
    pub id: ActId,
    /// What it answers.
    pub after: u32,
    /// What.
    pub act: Act,
    /// What the network took, as far as it is given back.
    pub credit: Duration,
    /// Whether the other player is connected.
    pub opponent_here: bool,
}

/// A game that somebody makes.
#[derive(Clone, Debug)]
pub struct NewGame {
    /// Who.
    pub who: String,
    /// Drawn by who asks.
    pub id: ActId,
    /// Which game.
    pub terms: Terms,
    /// Where its maker sits.
    pub seat: Seat,
    /// Whether it is listed.
    pub listed: bool,
    /// Whether it counts for ratings.
    pub rated: bool,
}

/// Somebody who joins.
#[derive(Clone, Debug)]
pub struct JoinRequest {
    /// Who.
    pub who: String,
    /// Which game.
    pub game: GameId,
    /// Drawn by who asks.
    pub id: ActId,
}

/// What a lane is asked for, with the place of the answer.
pub enum Ask {
    /// To write something: an act, a guest, a rating.
    Deed(Box<dyn Deed>),
    /// What falls by itself, now; otherwise a lane does so every second.
    Tick(Slot<()>),
    /// The end, after all that was asked for before.
    End(Slot<()>),
}

impl Ask {
    /// The place of its answer.
    pub fn slot(&mut self) -> &mut dyn Waiting {
        match self {
            Ask::Deed(deed) => deed.slot(),
            Ask::Tick(slot) | Ask::End(slot) => slot,
        }
    }

    /// What it is about. Within a transaction rows are taken in the order of these, so that writers wait in a line and not
    /// for each other.
    pub fn about(&self) -> &str {
        match self {
            Ask::Deed(deed) => deed.about(),
            // The end comes behind everything.
            Ask::Tick(_) | Ask::End(_) => "~",
        }
    }
}

/// Something that is written. It may be done several times, each time after the one before was rolled back, or may have been:
/// so it looks first whether it has been done.
pub trait Deed: Send {
    /// Does it, and puts the answer into the slot.
    fn run<'a>(&'a mut self, work: &'a mut Work<'_>) -> Doing<'a, ()>;
    /// The place of the answer.
    fn slot(&mut self) -> &mut dyn Waiting;
    /// Which game or which person it is about.
    fn about(&self) -> &str;
    /// Nothing can be written. If what is on disk tells that it was done before, that is the answer.
    fn find<'a>(&'a mut self, _db: &'a mut Db) -> Doing<'a, bool> {
        Box::pin(async { false })
    }
}

/// Something that is being done.
pub type Doing<'a, T> = Pin<Box<dyn Future<Output = T> + Send + 'a>>;

/// A deed from a function.
pub struct Written<T, F> {
    pub about: String,
    pub slot: Slot<T>,
    pub run: F,
}

impl<T, F> Deed for Written<T, F>
where
    T: Send,
    F: for<'a> Fn(&'a mut Work<'_>) -> Doing<'a, Result<T, ActFault>> + Send,
{
    fn run<'a>(&'a mut self, work: &'a mut Work<'_>) -> Doing<'a, ()> {
        let doing = (self.run)(work);
        let slot = &mut self.slot;
        Box::pin(async move { slot.tell(doing.await) })
    }

    fn slot(&mut self) -> &mut dyn Waiting {
        &mut self.slot
    }

    fn about(&self) -> &str {
        &self.about
    }
}
