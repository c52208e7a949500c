//! Our engine behind the protocol.

use super::{Options, Searcher};
use crate::{Answer, Engine, Limits, Networks, Root, SearchObserver, Shortage, StopSignal, choose};

/// The engine, made as the options say when the first search or `isready` needs it.
#[derive(Default)]
pub struct Player {
    options: Options,
    /// Networks of somebody's own.
    networks: Option<Networks>,
    engine: Option<Engine>,
}

impl Player {
    /// A player that has no table yet.
    pub fn new() -> Player {
        Player::default()
    }

    /// The same with other networks than those of the program.
    pub fn with_networks(networks: Networks) -> Player {
        Player { networks: Some(networks), ..Player::default() }
    }

    fn engine(&mut self) -> &mut Engine {
        self.engine.get_or_insert_with(|| {
            let mut engine = Engine::new(self.options.hash, self.options.threads);
            engine.set_eval(self.options.eval);
            if let Some(networks) = &self.networks {
                engine.set_networks(networks.clone());
            }
            engine
        })
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
        let (level, seed) = (self.options.level, self.options.seed);
        choose(self.engine(), root, limits, level, seed, stop, observer)
    }

    fn tune(&mut self, options: &Options) {
        if let Some(engine) = &mut self.engine {
            if self.options.hash != options.hash {
                engine.set_hash(options.hash);
            }
            engine.set_threads(options.threads);
            engine.set_eval(options.eval);
        }
        self.options.clone_from(options);
    }

    fn prepare(&mut self) {
        self.engine();
    }

    fn shortages(&mut self) -> Vec<Shortage> {
        self.engine.as_mut().map(Engine::take_shortages).unwrap_or_default()
    }

    fn networks(&self) -> Networks {
        self.networks.clone().unwrap_or_else(Networks::embedded)
    }

    fn clear(&mut self) {
        if let Some(engine) = &mut self.engine {
            engine.clear();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_table_is_made_before_it_is_needed() {
        let mut player = Player::new();
        player.tune(&Options { hash: 2, ..Options::default() });
        player.clear();
        assert!(player.engine.is_none());
        player.prepare();
        assert_eq!(player.engine.as_ref().map(Engine::hash_mib), Some(2));
        player.tune(&Options { hash: 1, ..Options::default() });
        assert_eq!(player.engine.as_ref().map(Engine::hash_mib), Some(1));
    }
}
