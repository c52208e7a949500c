//! Who sits at the board: people, and players who take any legal turn.

use std::str::FromStr;

use jersi_engine::{Dice, RandomPlayer};
use jersi_game::{Game, Player};
use jersi_rules::Turn;

/// A player as the command line names one.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Spec {
    /// `human`: whoever types.
    #[default]
    Human,
    /// `human:NAME`.
    Named(String),
    /// `random`: any legal turn, by chance.
    Random,
    /// `random:SEED`: the same turns every time.
    Seeded(u64),
}

impl FromStr for Spec {
    type Err = String;

    fn from_str(text: &str) -> Result<Spec, String> {
        match text.split_once(':') {
            None if text == "human" => Ok(Spec::Human),
            None if text == "random" => Ok(Spec::Random),
            Some(("human", name)) if !name.trim().is_empty() => Ok(Spec::Named(name.trim().to_owned())),
            Some(("random", seed)) if seed.parse::<u64>().is_ok() => {
                seed.parse().map(Spec::Seeded).map_err(|_| seed.to_owned())
            }
            _ => {
                Err("a player is human, human:NAME, random or random:SEED, with a number for SEED".to_owned())
            }
        }
    }
}

/// A player at the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Seat {
    /// Whoever types, perhaps with a name.
    Human(String),
    /// Any legal turn, by this seed.
    Random(u64),
}

impl Seat {
    /// The player that is asked for; chance without a seed gets one.
    pub fn new(spec: &Spec, dice: &mut Dice) -> Seat {
        match spec {
            Spec::Human => Seat::Human(String::new()),
            Spec::Named(name) => Seat::Human(name.clone()),
            Spec::Random => Seat::Random(dice.seed()),
            Spec::Seeded(seed) => Seat::Random(*seed),
        }
    }

    /// The player that a record tells; one that we do not know is played by whoever types.
    pub fn of(player: &Player) -> Seat {
        match player.kind.parse() {
            Ok(Spec::Seeded(seed)) => Seat::Random(seed),
            _ => Seat::Human(player.name.clone()),
        }
    }

    /// The player for the record.
    pub fn player(&self) -> Player {
        match self {
            Seat::Human(name) => Player::new(name.clone(), "human"),
            Seat::Random(seed) => Player::new("random", format!("random:{seed}")),
        }
    }

    /// Whether somebody types for it.
    pub fn is_human(&self) -> bool {
        matches!(self, Seat::Human(_))
    }
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
        assert_eq!("human".parse(), Ok(Spec::Human));
        assert_eq!("human: Ada ".parse(), Ok(Spec::Named("Ada".to_owned())));
        assert_eq!("random".parse(), Ok(Spec::Random));
        assert_eq!("random:7".parse(), Ok(Spec::Seeded(7)));
        for text in ["", "Human", "human:", "human: ", "random:", "random:x", "random:-1", "robot"] {
            assert!(text.parse::<Spec>().is_err(), "{text:?}");
        }
    }

    #[test]
    fn players_in_records() {
        let mut dice = Dice::seeded(1);
        for spec in [Spec::Human, Spec::Named("Ada".to_owned()), Spec::Random, Spec::Seeded(3)] {
            let seat = Seat::new(&spec, &mut dice);
            assert_eq!(Seat::of(&seat.player()), seat);
        }
        assert_eq!(Seat::of(&Player::new("Zed", "engine 3")), Seat::Human("Zed".to_owned()));
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
