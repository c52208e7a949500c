//! Which games are played, and how often.

use jersi_engine::{Aim, Dice};

use crate::start::Start;

/// Which games are played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mix {
    /// The editions in which the king goes home, with reserve and without, in the parts of `HOME`.
    Home,
    /// The same, with reserve alone, in the parts of `RESERVE`.
    Reserve,
    /// The editions in which the king is hunted, in the parts of `HUNT`.
    Hunt,
    /// Both in equal parts.
    All,
    /// One start only.
    Only(Start),
}

/// Parts in a thousand, by the numbers of the starts.
const HOME: [(u8, usize); 6] = [(0, 400), (1, 400), (2, 50), (3, 50), (4, 50), (5, 50)];
const RESERVE: [(u8, usize); 3] = [(1, 800), (3, 100), (4, 100)];
const HUNT: [(u8, usize); 5] = [(6, 175), (7, 175), (8, 250), (9, 300), (10, 100)];

impl Mix {
    /// The mix with this name: `home`, `reserve`, `hunt`, `all`, or a start.
    pub fn from_id(id: &str) -> Option<Mix> {
        match id {
            "home" => Some(Mix::Home),
            "reserve" => Some(Mix::Reserve),
            "hunt" => Some(Mix::Hunt),
            "all" => Some(Mix::All),
            _ => Start::from_id(id).map(Mix::Only),
        }
    }

    /// Its name.
    pub fn id(self) -> &'static str {
        match self {
            Mix::Home => "home",
            Mix::Reserve => "reserve",
            Mix::Hunt => "hunt",
            Mix::All => "all",
            Mix::Only(start) => start.id(),
        }
    }

    /// The names of all mixes.
    pub fn ids() -> Vec<&'static str> {
        ["home", "reserve", "hunt", "all"].into_iter().chain(Start::all().map(Start::id)).collect()
    }

    /// What is tried in its games.
    pub fn aims(self) -> Vec<Aim> {
        match self {
            Mix::Home => vec![Aim::Home, Aim::Reserve],
            Mix::Reserve => vec![Aim::Reserve],
            Mix::Hunt => vec![Aim::Hunt],
            Mix::All => Aim::ALL.to_vec(),
            Mix::Only(start) => vec![start.aim()],
        }
    }

    /// The start of a game.
    pub(crate) fn draw(self, dice: &mut Dice) -> Start {
        match self {
            Mix::Home => pick(&HOME, dice),
            Mix::Reserve => pick(&RESERVE, dice),
            Mix::Hunt => pick(&HUNT, dice),
            Mix::All if dice.coin() => pick(&HOME, dice),
            Mix::All => pick(&HUNT, dice),
            Mix::Only(start) => start,
        }
    }
}

fn pick(parts: &[(u8, usize)], dice: &mut Dice) -> Start {
    let mut left = dice.below(1000);
    for &(number, part) in parts {
        match left.checked_sub(part) {
            Some(rest) => left = rest,
            None => return Start::from_number(number).expect("a start of the list"),
        }
    }
    unreachable!("the parts are a thousand in all")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parts_are_as_told() {
        assert_eq!(HOME.iter().map(|part| part.1).sum::<usize>(), 1000);
        assert_eq!(RESERVE.iter().map(|part| part.1).sum::<usize>(), 1000);
        assert_eq!(HUNT.iter().map(|part| part.1).sum::<usize>(), 1000);
        let mut dice = Dice::seeded(1);
        let mut drawn = [0_usize; 11];
        for _ in 0..20_000 {
            drawn[usize::from(Mix::All.draw(&mut dice).number())] += 1;
        }
        for &(number, part) in HOME.iter().chain(&HUNT) {
            let (seen, hoped) = (drawn[usize::from(number)], 10 * part);
            assert!(seen.abs_diff(hoped) < 60 + hoped / 10, "start {number}: {seen} of {hoped}");
        }
        assert!((0..100).all(|_| Mix::Hunt.draw(&mut dice).aim() == Aim::Hunt));
        assert!((0..100).all(|_| Mix::Reserve.draw(&mut dice).aim() == Aim::Reserve));
    }

    #[test]
    fn names() {
        for id in Mix::ids() {
            assert_eq!(Mix::from_id(id).map(Mix::id), Some(id));
        }
        assert_eq!(Mix::from_id("away"), None);
    }
}
