//! Who sits at the board: people and programs.

use std::str::FromStr;

use jersi_engine::{Dice, Level, RandomPlayer};
use jersi_game::{Game, Player};
use jersi_rules::Turn;

/// A player as the command line names one.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum SeatSpec {
    /// `human`: whoever types.
    #[default]
    Human,
    /// `human:NAME`.
    Named(String),
    /// `random`: any legal turn, by chance.
    Random,
    /// `random:SEED`: the same turns every time.
    Seeded(u64),
    /// `engine` or `engine:LEVEL`.
    Engine {
        /// How strong.
        level: Level,
        /// Which mistakes it makes.
        seed: Option<u64>,
    },
    /// `minimax:DEPTH`.
    Minimax {
        /// Turns looked ahead.
        depth: u32,
        /// Which of equal turns it takes.
        seed: Option<u64>,
    },
    /// `cmd:PROGRAM`: another program that speaks UGI, with its arguments.
    Program(String),
}

const FORMS: &str = "a player is human, human:NAME, engine, engine:LEVEL with a level from 1 to 10, minimax:DEPTH \
     with a depth from 1 to 20, random, random:SEED with a number for SEED, or cmd:PROGRAM";

/// The depths that end within a lifetime.
const DEPTHS: std::ops::RangeInclusive<u32> = 1..=20;

impl FromStr for SeatSpec {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<SeatSpec, &'static str> {
        let (word, rest) = text.split_once(':').map_or((text, None), |(word, rest)| (word, Some(rest)));
        match (word, rest) {
            ("human", None) => Ok(SeatSpec::Human),
            ("human", Some(name)) if !name.trim().is_empty() => Ok(SeatSpec::Named(name.trim().to_owned())),
            ("random", None) => Ok(SeatSpec::Random),
            ("random", Some(seed)) => seed.parse().map(SeatSpec::Seeded).map_err(|_| FORMS),
            ("engine", None) => Ok(SeatSpec::Engine { level: Level::FULL, seed: None }),
            ("engine", Some(rest)) => {
                let (level, seed) = strength(rest)?;
                Ok(SeatSpec::Engine { level, seed })
            }
            ("minimax", Some(rest)) => match strength(rest)? {
                (depth, seed) if DEPTHS.contains(&depth) => Ok(SeatSpec::Minimax { depth, seed }),
                _ => Err(FORMS),
            },
            ("cmd", Some(program)) if !program.trim().is_empty() => {
                Ok(SeatSpec::Program(program.trim().to_owned()))
            }
            _ => Err(FORMS),
        }
    }
}

/// `STRENGTH`, or `STRENGTH:SEED` as a record has it.
fn strength<T: FromStr>(text: &str) -> Result<(T, Option<u64>), &'static str> {
    let (strength, seed) = match text.split_once(':') {
        Some((strength, seed)) => (strength, Some(seed.parse().map_err(|_| FORMS)?)),
        None => (text, None),
    };
    Ok((strength.parse().map_err(|_| FORMS)?, seed))
}

/// A player at the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Seat {
    /// Whoever types, perhaps with a name.
    Human(String),
    /// Any legal turn, by this seed.
    Random(u64),
    /// The engine.
    Engine {
        /// How strong.
        level: Level,
        /// Which mistakes it makes.
        seed: u64,
    },
    /// A player who looks a fixed number of turns ahead.
    Minimax {
        /// How many.
        depth: u32,
        /// Which of equal turns it takes.
        seed: u64,
    },
    /// Another program that speaks UGI, with its arguments.
    Program(String),
    /// A person at another machine.
    Remote(String),
}

impl Seat {
    /// Whether it is a person at another machine.
    pub fn is_remote(&self) -> bool {
        matches!(self, Seat::Remote(_))
    }

    /// The player that is asked for; chance without a seed gets one.
    pub fn new(spec: &SeatSpec, dice: &mut Dice) -> Seat {
        match spec {
            SeatSpec::Human => Seat::Human(String::new()),
            SeatSpec::Named(name) => Seat::Human(name.clone()),
            SeatSpec::Random => Seat::Random(dice.seed()),
            SeatSpec::Seeded(seed) => Seat::Random(*seed),
            // At full strength it makes no mistakes to choose from.
            SeatSpec::Engine { level: Level::FULL, .. } => Seat::Engine { level: Level::FULL, seed: 0 },
            SeatSpec::Engine { level, seed } => {
                Seat::Engine { level: *level, seed: seed.unwrap_or_else(|| dice.seed()) }
            }
            SeatSpec::Minimax { depth, seed } => {
                Seat::Minimax { depth: *depth, seed: seed.unwrap_or_else(|| dice.seed()) }
            }
            SeatSpec::Program(command) => Seat::Program(command.clone()),
        }
    }

    /// The player that a record tells; one that we do not know is played by whoever types.
    pub fn of(player: &Player) -> Seat {
        match player.kind.parse() {
            Ok(SeatSpec::Seeded(seed)) => Seat::Random(seed),
            Ok(SeatSpec::Engine { level, seed }) => Seat::Engine { level, seed: seed.unwrap_or(0) },
            Ok(SeatSpec::Minimax { depth, seed }) => Seat::Minimax { depth, seed: seed.unwrap_or(0) },
            _ => Seat::Human(player.name.clone()),
        }
    }

    /// The player that a record of our own tells. Only such a record may start programs: a file from elsewhere
    /// must not.
    pub fn of_own(player: &Player) -> Seat {
        match player.kind.parse() {
            Ok(SeatSpec::Program(command)) => Seat::Program(command),
            _ => Seat::of(player),
        }
    }

    /// The player for the record.
    pub fn player(&self) -> Player {
        match self {
            Seat::Human(name) => Player::new(name.clone(), "human"),
            Seat::Random(seed) => Player::new("random", format!("random:{seed}")),
            Seat::Engine { level: Level::FULL, .. } => Player::new("engine", "engine"),
            Seat::Engine { level, seed } => {
                Player::new(format!("engine {level}"), format!("engine:{level}:{seed}"))
            }
            Seat::Minimax { depth, seed } => {
                Player::new(format!("minimax {depth}"), format!("minimax:{depth}:{seed}"))
            }
            Seat::Program(command) => Player::new(program_name(command), format!("cmd:{command}")),
            Seat::Remote(name) => Player::new(name.clone(), "remote"),
        }
    }

    /// Whether somebody types for it.
    pub fn is_human(&self) -> bool {
        matches!(self, Seat::Human(_))
    }
}

/// What to call a program: its file, without folders and arguments.
fn program_name(command: &str) -> &str {
    let first = command.trim_start().trim_start_matches(['"', '\'']);
    let first = first.split(|c: char| c.is_whitespace() || c == '"' || c == '\'').next().unwrap_or(first);
    first.rsplit('/').next().unwrap_or(first)
}

/// The decision of a player by chance at this moment of the game.
pub fn random_decision(seed: u64, game: &Game) -> Option<Turn> {
    let taken: usize = game.turns().iter().map(|turn| turn.decisions().len()).sum();
    RandomPlayer { seed }.choose(game.position(), (taken + game.begun().len()) as u64)
}

#[cfg(test)]
mod tests {
    use super::*;
    use jersi_rules::{ByColor, Edition, Rules, Setting};

    #[test]
    fn players_by_name() {
        assert_eq!("human".parse(), Ok(SeatSpec::Human));
        assert_eq!("human: Ada ".parse(), Ok(SeatSpec::Named("Ada".to_owned())));
        assert_eq!("random".parse(), Ok(SeatSpec::Random));
        assert_eq!("random:7".parse(), Ok(SeatSpec::Seeded(7)));
        let level = Level::new(5).expect("a level");
        assert_eq!("engine".parse(), Ok(SeatSpec::Engine { level: Level::FULL, seed: None }));
        assert_eq!("engine:5".parse(), Ok(SeatSpec::Engine { level, seed: None }));
        assert_eq!("engine:5:77".parse(), Ok(SeatSpec::Engine { level, seed: Some(77) }));
        assert_eq!("minimax:2".parse(), Ok(SeatSpec::Minimax { depth: 2, seed: None }));
        assert_eq!("cmd:./mine -x".parse(), Ok(SeatSpec::Program("./mine -x".to_owned())));
        assert_eq!(program_name("/usr/bin/mine -x"), "mine");
        for text in [
            "cmd",
            "cmd: ",
            "engine:",
            "engine:0",
            "engine:11",
            "engine:5:",
            "engine:5:x",
            "minimax",
            "minimax:0",
        ] {
            assert!(text.parse::<SeatSpec>().is_err(), "{text:?}");
        }
        for text in ["", "Human", "human:", "human: ", "random:", "random:x", "random:-1", "robot"] {
            assert!(text.parse::<SeatSpec>().is_err(), "{text:?}");
        }
    }

    #[test]
    fn players_in_records() {
        let mut dice = Dice::seeded(1);
        for spec in [
            "human",
            "human:Ada",
            "random",
            "random:3",
            "engine",
            "engine:3",
            "minimax:2",
            "engine:9:5",
            "cmd:./mine -x",
        ] {
            let seat = Seat::new(&spec.parse().expect("a player"), &mut dice);
            assert_eq!(Seat::of_own(&seat.player()), seat);
        }
        assert_eq!(Seat::of(&Player::new("Zed", "engine 3")), Seat::Human("Zed".to_owned()));
        // Whoever sends a record must not be able to start programs here.
        assert!(Seat::of(&Player::new("mine", "cmd:./mine")).is_human());
        assert!(Seat::Human(String::new()).is_human() && !Seat::Random(1).is_human());
    }

    #[test]
    fn chance_does_not_remember() {
        let edition = Edition::V4_8;
        let mut game = Game::new(Rules::new(edition), Setting::usual(edition), ByColor::default());
        let mut texts = Vec::new();
        for _ in 0..20 {
            let turn = random_decision(5, &game).expect("the game goes on");
            texts.push(game.decide(turn).expect("legal").text);
        }
        game.undo().expect("twenty turns");
        let again = random_decision(5, &game).expect("the game goes on");
        assert_eq!(game.decide(again).expect("legal").text, texts[19]);
        texts.dedup();
        assert!(texts.len() > 15, "{texts:?}");
    }
}
