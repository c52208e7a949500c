//! Who sits at the table, in the words of the record.

use jersi_engine::Dice;
use jersi_game::Player;
use jersi_rules::{ByColor, Lang, SpecValue};
use jersi_table::{BadPlayerSpec, PlayerSpec, Seat};

use crate::wire::{Both, Fault, Opponent, PlayerConfig};

/// The players of a new game.
pub fn players(config: &Both<PlayerConfig>, lang: Lang) -> Result<ByColor<Player>, Fault> {
    let player = |config: &PlayerConfig| match spec(config.opponent) {
        Ok(spec) => Ok(Player::new(config.name.as_str(), spec.to_string())),
        Err(bad) => Err(Fault::new(bad.code(), &jersi_words::table(lang).player_fault(&bad.fault))),
    };
    Ok(ByColor { white: player(&config.white)?, black: player(&config.black)? })
}

/// The player that the page asks for.
fn spec(opponent: Opponent) -> Result<PlayerSpec, BadPlayerSpec> {
    let number = |key, number: u64| (key, SpecValue::Number(number));
    let (word, keys) = match opponent {
        // Nobody can be asked for who sits elsewhere.
        Opponent::Human | Opponent::Remote => ("human", vec![]),
        Opponent::Engine { level, seed } => {
            ("engine", vec![number("level", level.into()), number("seed", seed)])
        }
        Opponent::Minimax { depth, seed } => {
            ("minimax", vec![number("depth", depth.into()), number("seed", seed)])
        }
        Opponent::Random { seed } => ("random", vec![number("seed", seed)]),
    };
    PlayerSpec::from_keys(keys.into_iter().chain([("type", SpecValue::Text(word))]))
}

/// The machine that the page asks for, or a person.
pub fn seat_of(opponent: Opponent, lang: Lang) -> Result<Seat, Fault> {
    let spec = spec(opponent)
        .map_err(|bad| Fault::new(bad.code(), &jersi_words::table(lang).player_fault(&bad.fault)))?;
    Ok(Seat::new(&spec, &mut Dice::seeded(0)))
}

/// The player that a record names; one that we do not know, or cannot call from here, is a person.
pub fn opponent(player: &Player) -> Opponent {
    match Seat::of(player) {
        Seat::Engine { level, seed } => Opponent::Engine { level: level.number(), seed },
        Seat::Minimax { depth, seed } => Opponent::Minimax { depth, seed },
        Seat::Random(seed) => Opponent::Random { seed },
        Seat::Human(_) | Seat::Program(_) | Seat::Remote(_) => Opponent::Human,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn players_in_records_there_and_back() {
        for given in [
            Opponent::Human,
            Opponent::Engine { level: 4, seed: 77 },
            Opponent::Engine { level: 10, seed: 0 },
            Opponent::Minimax { depth: 2, seed: 5 },
            Opponent::Random { seed: 9 },
        ] {
            let kind = spec(given).expect("it is one of ours").to_string();
            assert_eq!(opponent(&Player::new("Ada", kind)), given);
        }
        for text in ["", "robot", "engine:11", "engine:x", "minimax", "random", "cmd:./mine", "remote:Zed"] {
            assert_eq!(opponent(&Player::new("Ada", text)), Opponent::Human, "{text}");
        }
        let code = |opponent| spec(opponent).map_err(|bad| bad.code());
        assert_eq!(code(Opponent::Engine { level: 0, seed: 0 }), Err("bad-level"));
        assert_eq!(code(Opponent::Minimax { depth: 99, seed: 0 }), Err("bad-depth"));
    }
}
