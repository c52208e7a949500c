//! A thinker to play against: the engine, its weaker levels, and the fixed opponents.

mod progress;

use std::time::Duration;

use jersi_engine::{
    ClockLimit, Engine, Level, Limits, Minimax, RandomPlayer, Root, SearchObserver, StopSignal, choose,
};
use jersi_game::{Game, PlayedTurn};
use jersi_rules::record::read_jrn;
use jersi_rules::{Lang, Turn};

use jersi_words::PageFault;

use crate::wire::{Fault, Opponent, ThinkRequest, Thought};
use progress::Teller;

/// A thinker. It searches in the thread that asks.
pub struct Thinker {
    engine: Engine,
}

impl Thinker {
    /// A thinker who remembers as much as fits this many mebibytes.
    pub fn new(hash_mib: usize) -> Thinker {
        Thinker { engine: Engine::new(hash_mib, 1) }
    }

    /// Forgets everything, for a new game.
    pub fn forget(&mut self) {
        self.engine.clear();
    }

    /// Thinks and tells, and gives the answer at the end. It is an error if the game is over.
    pub fn think(
        &mut self,
        request: &ThinkRequest,
        lang: Lang,
        tell: impl FnMut(&Thought),
    ) -> Result<Thought, Fault> {
        let game = game_of(&request.record, lang)?;
        let decisions = decisions(&game);
        let taken = decisions.len() as u64;
        let root = Root::after(*game.start(), &decisions);
        let limits = limits(request);
        let over = || Fault::of(PageFault::GameOver, lang);
        let mut teller = Teller::new(&root.position, most_nodes(request), limits.move_time, tell);
        let decided = match request.opponent {
            Opponent::Human => return Err(over()),
            Opponent::Random { seed } => RandomPlayer { seed }.choose(&root.position, taken),
            Opponent::Minimax { depth, seed } => {
                Minimax { depth, seed }.choose(&root.position, &StopSignal::new(), &mut teller)
            }
            Opponent::Engine { level, seed } => {
                let level = Level::new(level).ok_or_else(over)?;
                let stop = StopSignal::new();
                let answer = choose(&mut self.engine, &root, &limits, level, seed, &stop, &mut teller);
                teller.on_iteration(&answer.report);
                answer.best()
            }
        };
        teller.done(decided).ok_or_else(over)
    }
}

/// The game that a record tells.
fn game_of(record: &str, lang: Lang) -> Result<Game, Fault> {
    let read = read_jrn(record).map_err(|error| Fault::of_record(&error, record, lang))?;
    Game::from_record(&read).map_err(|error| Fault::of_load(&error, record, lang))
}

/// Where a search about the last position of a record begins.
pub(crate) fn root_of(record: &str, lang: Lang) -> Result<Root, Fault> {
    let game = game_of(record, lang)?;
    Ok(Root::after(*game.start(), &decisions(&game)))
}

/// The decisions of a game so far.
pub(crate) fn decisions(game: &Game) -> Vec<Turn> {
    let whole = game.turns().iter().flat_map(PlayedTurn::decisions);
    whole.chain(game.begun()).copied().collect()
}

fn limits(request: &ThinkRequest) -> Limits {
    let time = |milliseconds: u32| Duration::from_millis(milliseconds.into());
    Limits {
        move_time: request.move_time.map(time),
        clock: request
            .clock
            .map(|[left, increment]| ClockLimit { left: time(left), increment: time(increment) }),
        lines: request.lines as usize,
        ..Limits::default()
    }
}

/// Positions that the opponent looks at for a turn at the most, if that is limited.
fn most_nodes(request: &ThinkRequest) -> Option<u64> {
    match request.opponent {
        Opponent::Engine { level, .. } => Level::new(level).and_then(Level::nodes),
        _ => None,
    }
}
