//! An act on its way through a lane.

use crate::ask::{ActRequest, Deed, Doing};
use crate::db::Db;
use crate::events::{By, done_before};
use crate::slot::{Slot, Waiting};
use crate::work::{Work, words};

/// An act, with the place of its answer.
pub struct ActDeed {
    request: ActRequest,
    about: String,
    slot: Slot<u32>,
}

impl ActDeed {
    pub fn new(request: ActRequest, slot: Slot<u32>) -> ActDeed {
        ActDeed { about: request.game.to_string(), request, slot }
    }
}

impl Deed for ActDeed {
    fn run<'a>(&'a mut self, work: &'a mut Work<'_>) -> Doing<'a, ()> {
        Box::pin(async move { self.slot.tell(work.act(&self.request).await) })
    }

    fn slot(&mut self) -> &mut dyn Waiting {
        &mut self.slot
    }

    fn about(&self) -> &str {
        &self.about
    }

    fn find<'a>(&'a mut self, db: &'a mut Db) -> Doing<'a, bool> {
        Box::pin(async move {
            let (id, asked) = (self.request.id.to_string(), words(&self.request));
            let by = By { actor: &self.request.who, act: &id, asked: &asked };
            match done_before(db, self.request.game, &id).await {
                Ok(Some(before)) if before.is(by) => {
                    self.slot.tell(Ok(before.seq));
                    true
                }
                _ => false,
            }
        })
    }
}
