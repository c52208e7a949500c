//! Where an answer waits for the commit.

use tokio::sync::oneshot::{Receiver, Sender, channel};

use crate::fault::{ActFault, StoreFault};

/// The answer to one request, held back until what it tells is on disk.
#[derive(Debug)]
pub struct Slot<T> {
    to: Option<Sender<Result<T, ActFault>>>,
    told: Result<T, ActFault>,
}

impl<T> Slot<T> {
    /// An answer that is not known yet, and where it will be heard.
    pub fn new() -> (Slot<T>, Receiver<Result<T, ActFault>>) {
        let (to, heard) = channel();
        (Slot { to: Some(to), told: Err(StoreFault::Closed.into()) }, heard)
    }

    /// This will be the answer, unless another one comes before it is sent.
    pub fn tell(&mut self, told: Result<T, ActFault>) {
        self.told = told;
    }
}

/// What can be done with an answer of any kind.
pub trait Waiting {
    /// What the store could not do.
    fn fault(&self) -> Option<&StoreFault>;
    /// The store could not do it.
    fn spoil(&mut self, fault: StoreFault);
    /// Sends the answer. Who asked may have gone away meanwhile; what was done stays done.
    fn send(&mut self);
}

impl<T> Waiting for Slot<T> {
    fn fault(&self) -> Option<&StoreFault> {
        match &self.told {
            Err(ActFault::Store(fault)) => Some(fault),
            _ => None,
        }
    }

    fn spoil(&mut self, fault: StoreFault) {
        self.told = Err(fault.into());
    }

    fn send(&mut self) {
        if let Some(to) = self.to.take() {
            drop(to.send(std::mem::replace(&mut self.told, Err(StoreFault::Closed.into()))));
        }
    }
}
