//! UGI, the protocol by which programs talk to an engine, line by line: both ends of it.
//!
//! [`serve`] is the engine's end, over any reader and writer. [`Client`] is the other end: it starts a
//! program and does not trust it. `docs/ugi.md` tells the protocol.

mod announced;
#[cfg(not(target_family = "wasm"))]
mod client;
mod fault;
mod go;
mod info;
mod lines;
mod mate;
mod options;
mod perft;
mod player;
mod server;
mod table;
mod words;
mod worker;

pub use announced::{Announced, OptionKind};
#[cfg(not(target_family = "wasm"))]
pub use client::{Client, ClientError, Event, Spoken, Thought, Timeouts, Wait, plays_by};
pub use fault::{NoDecision, StartFault};
pub use info::Info;
pub use options::Options;
pub use player::Player;
pub use server::serve;

use crate::{Answer, Limits, Networks, Root, SearchObserver, Shortage, StopSignal};

/// What the protocol needs of an engine.
pub trait Searcher: Send {
    /// Searches until a limit is reached or the signal is given, even before it began. There is an answer
    /// whenever there is a legal decision.
    fn search(
        &mut self,
        root: &Root,
        limits: &Limits,
        stop: &StopSignal,
        observer: &mut dyn SearchObserver,
    ) -> Answer;

    /// Is to be as the options `Hash`, `Threads`, `Level` and `Eval` say, from the next search on.
    fn tune(&mut self, options: &Options);

    /// Takes now what the next search needs, so that it does not cost the time of a game.
    fn prepare(&mut self) {}

    /// What could not be had since this was asked last; it is told by `info string`.
    fn shortages(&mut self) -> Vec<Shortage> {
        Vec::new()
    }

    /// The networks that it judges by; asked once, before the talk begins.
    fn networks(&self) -> Networks {
        Networks::embedded()
    }

    /// Forgets what it learnt from earlier games.
    fn clear(&mut self);
}
