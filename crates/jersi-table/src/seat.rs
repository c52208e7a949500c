//! Who sits at the board: people and programs.

use jersi_engine::{Dice, Level};
use jersi_game::Player;

use crate::player_spec::PlayerSpec;

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
    /// The player that is asked for; chance without a seed gets one.
    pub fn new(spec: &PlayerSpec, dice: &mut Dice) -> Seat {
        let mut fixed = |seed: &Option<u64>| seed.unwrap_or_else(|| dice.seed());
        match spec {
            PlayerSpec::Human { name } => Seat::Human(name.clone()),
            PlayerSpec::Random { seed } => Seat::Random(fixed(seed)),
            // At full strength it makes no mistakes to choose from.
            PlayerSpec::Engine { level: Level::FULL, .. } => Seat::Engine { level: Level::FULL, seed: 0 },
            PlayerSpec::Engine { level, seed } => Seat::Engine { level: *level, seed: fixed(seed) },
            PlayerSpec::Minimax { depth, seed } => Seat::Minimax { depth: *depth, seed: fixed(seed) },
            PlayerSpec::Program { command } => Seat::Program(command.clone()),
            PlayerSpec::Remote { name } => Seat::Remote(name.clone()),
        }
    }

    /// The player that a record tells; one that we do not know, or who is not here, is played by whoever types.
    pub fn of(player: &Player) -> Seat {
        match player.kind.parse() {
            Ok(PlayerSpec::Random { seed: Some(seed) }) => Seat::Random(seed),
            Ok(PlayerSpec::Engine { level, seed }) => Seat::Engine { level, seed: seed.unwrap_or(0) },
            Ok(PlayerSpec::Minimax { depth, seed }) => Seat::Minimax { depth, seed: seed.unwrap_or(0) },
            _ => Seat::Human(player.name.clone()),
        }
    }

    /// The player that a record of our own tells. Only such a record may start programs: a file from elsewhere
    /// must not.
    pub fn of_own(player: &Player) -> Seat {
        match player.kind.parse() {
            Ok(PlayerSpec::Program { command }) => Seat::Program(command),
            _ => Seat::of(player),
        }
    }

    /// What it is called for, with its seed.
    pub fn spec(&self) -> PlayerSpec {
        match self {
            Seat::Human(name) => PlayerSpec::Human { name: name.clone() },
            Seat::Random(seed) => PlayerSpec::Random { seed: Some(*seed) },
            Seat::Engine { level: Level::FULL, .. } => PlayerSpec::Engine { level: Level::FULL, seed: None },
            Seat::Engine { level, seed } => PlayerSpec::Engine { level: *level, seed: Some(*seed) },
            Seat::Minimax { depth, seed } => PlayerSpec::Minimax { depth: *depth, seed: Some(*seed) },
            Seat::Program(command) => PlayerSpec::Program { command: command.clone() },
            Seat::Remote(name) => PlayerSpec::Remote { name: name.clone() },
        }
    }

    /// The player for the record. A person's kind is `human`, whatever his name is.
    pub fn player(&self) -> Player {
        let kind = self.spec().to_string();
        match self {
            Seat::Human(name) => Player::new(name.clone(), "human"),
            Seat::Random(_) => Player::new("random", kind),
            Seat::Engine { level: Level::FULL, .. } => Player::new("engine", kind),
            Seat::Engine { level, .. } => Player::new(format!("engine {level}"), kind),
            Seat::Minimax { depth, .. } => Player::new(format!("minimax {depth}"), kind),
            Seat::Program(command) => Player::new(program_name(command), kind),
            Seat::Remote(name) => Player::new(name.clone(), kind),
        }
    }

    /// Whether somebody at this machine types for it.
    pub fn is_human(&self) -> bool {
        matches!(self, Seat::Human(_))
    }

    /// Whether it is a person, here or elsewhere.
    pub fn is_person(&self) -> bool {
        matches!(self, Seat::Human(_) | Seat::Remote(_))
    }

    /// Whether it is a person at another machine.
    pub fn is_remote(&self) -> bool {
        matches!(self, Seat::Remote(_))
    }
}

/// What to call a program: its file, without folders and arguments.
fn program_name(command: &str) -> &str {
    let first = command.trim_start().trim_start_matches(['"', '\'']);
    let first = first.split(|c: char| c.is_whitespace() || c == '"' || c == '\'').next().unwrap_or(first);
    first.rsplit('/').next().unwrap_or(first)
}

#[cfg(test)]
mod tests {
    use super::*;

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
        assert_eq!(program_name("/usr/bin/mine -x"), "mine");
        // Nobody far away can be called for a record, not even for one of our own.
        let remote = Seat::new(&"remote:Zed".parse().expect("a player"), &mut dice);
        assert_eq!(Seat::of_own(&remote.player()), Seat::Human("Zed".to_owned()));
        assert!(remote.is_person() && remote.is_remote() && !remote.is_human());
        assert!(Seat::Human(String::new()).is_human() && !Seat::Random(1).is_human());
    }
}
