//! Who sits at the table, in the words of the record.

use jersi_engine::Level;
use jersi_game::Player;
use jersi_rules::{ByColor, Lang};

use crate::wire::{Both, Fault, Opponent, PlayerConfig};

/// Depths that end within a lifetime.
const DEPTHS: std::ops::RangeInclusive<u32> = 1..=20;

/// The players of a new game.
pub fn players(config: &Both<PlayerConfig>, lang: Lang) -> Result<ByColor<Player>, Fault> {
    let player = |config: &PlayerConfig| {
        let kind = kind(config.opponent).ok_or_else(|| {
            Fault::said("no-such-opponent", lang, "there is no such opponent", "cet adversaire n'existe pas")
        })?;
        Ok(Player::new(config.name.as_str(), kind))
    };
    Ok(ByColor { white: player(&config.white)?, black: player(&config.black)? })
}

/// A player as a record names him.
fn kind(opponent: Opponent) -> Option<String> {
    Some(match opponent {
        Opponent::Human => "human".to_owned(),
        Opponent::Engine { level, seed } => match Level::new(level)? {
            Level::FULL => "engine".to_owned(),
            level => format!("engine:{level}:{seed}"),
        },
        Opponent::Minimax { depth, seed } => {
            DEPTHS.contains(&depth).then(|| format!("minimax:{depth}:{seed}"))?
        }
        Opponent::Random { seed } => format!("random:{seed}"),
    })
}

/// The player that a record names; one that we do not know is a person.
pub fn opponent(kind: &str) -> Opponent {
    known(kind).unwrap_or(Opponent::Human)
}

fn known(kind: &str) -> Option<Opponent> {
    let mut words = kind.split(':');
    let word = words.next()?;
    let numbers: Vec<u64> = words.map(str::parse).collect::<Result<_, _>>().ok()?;
    match (word, numbers.as_slice()) {
        ("engine", []) => Some(Opponent::Engine { level: Level::FULL.number(), seed: 0 }),
        ("engine", &[level]) => engine(level, 0),
        ("engine", &[level, seed]) => engine(level, seed),
        ("minimax", &[depth]) => minimax(depth, 0),
        ("minimax", &[depth, seed]) => minimax(depth, seed),
        ("random", &[seed]) => Some(Opponent::Random { seed }),
        _ => None,
    }
}

fn engine(level: u64, seed: u64) -> Option<Opponent> {
    let level = Level::new(u8::try_from(level).ok()?)?.number();
    Some(Opponent::Engine { level, seed })
}

fn minimax(depth: u64, seed: u64) -> Option<Opponent> {
    let depth = u32::try_from(depth).ok().filter(|depth| DEPTHS.contains(depth))?;
    Some(Opponent::Minimax { depth, seed })
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
            assert_eq!(opponent(&kind(given).expect("it is one of ours")), given);
        }
        for text in ["", "robot", "engine:11", "engine:x", "minimax", "random"] {
            assert_eq!(opponent(text), Opponent::Human, "{text}");
        }
        assert_eq!(kind(Opponent::Engine { level: 0, seed: 0 }), None);
        assert_eq!(kind(Opponent::Minimax { depth: 99, seed: 0 }), None);
    }
}
