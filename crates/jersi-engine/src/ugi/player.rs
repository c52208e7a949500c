//! Our engine behind the protocol.

use super::{Options, Searcher};
use crate::{Answer, Engine, Limits, Root, SearchObserver, StopSignal, choose};

/// The engine, made as the options say when the first search or `isready` needs it.
#[derive(Default)]
pub struct Player {
    made: Option<(Engine, Options)>,
}

impl Player {
    /// A player that has no table yet.
    pub fn new() -> Player {
        Player::default()
    }
}

impl Searcher for Player {
    fn search(
        &mut self,
        root: &Root,
        limits: &Limits,
        stop: &StopSignal,
        observer: &mut dyn SearchObserver,
    ) -> Answer {
        let (engine, options) = self.made.get_or_insert_with(|| make(&Options::default()));
        choose(engine, root, limits, options.level, options.seed, stop, observer)
    }

    fn tune(&mut self, options: &Options) {
        match &mut self.made {
            None => self.made = Some(make(options)),
            Some((engine, now)) => {
                if now.hash != options.hash {
                    engine.set_hash(options.hash);
                }
                engine.set_threads(options.threads);
                now.clone_from(options);
            }
        }
    }

    fn clear(&mut self) {
        if let Some((engine, _)) = &mut self.made {
            engine.clear();
        }
    }
}

fn make(options: &Options) -> (Engine, Options) {
    (Engine::new(options.hash, options.threads), options.clone())
}
