//! The running score: of every pairing, with the reasons of forfeits and what was looked at.

use std::collections::BTreeMap;

use jersi_table::ForfeitKind;

use crate::entrants::{Format, pairings};
use crate::place::Place;
use crate::played::{Effort, Played};
use crate::tally::{Points, Tally};

/// The score of a match or a tournament.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Standing {
    pairings: Vec<([usize; 2], Tally)>,
    /// Games whose twins are not over yet.
    half_pairs: BTreeMap<Place, Points>,
    /// How often a player forfeited, and why.
    forfeits: BTreeMap<(usize, ForfeitKind), u32>,
    efforts: Vec<Effort>,
}

impl Standing {
    /// Before the first game between so many players.
    pub fn new(format: Option<Format>, players: usize) -> Standing {
        Standing {
            pairings: pairings(format, players).into_iter().map(|pair| (pair, Tally::default())).collect(),
            half_pairs: BTreeMap::new(),
            forfeits: BTreeMap::new(),
            efforts: vec![Effort::default(); players],
        }
    }

    /// Adds a game.
    pub fn add(&mut self, place: Place, played: &Played) {
        let at = place.pairing(self.pairings.len());
        let (players, tally) = &mut self.pairings[at];
        tally.add(played.points, played.forfeit.is_some());
        match self.half_pairs.remove(&place.twin()) {
            Some(twin) => tally.pairs.add(played.points.half_points() + twin.half_points()),
            None => drop(self.half_pairs.insert(place, played.points)),
        }
        if let Some((side, why)) = played.forfeited() {
            *self.forfeits.entry((players[side], why)).or_default() += 1;
        }
        for (side, effort) in played.effort.into_iter().enumerate() {
            self.efforts[players[side]] += effort;
        }
    }

    /// The score of each pairing, told for the first of the two.
    pub fn pairings(&self) -> &[([usize; 2], Tally)] {
        &self.pairings
    }

    /// The score of a match of two; of a tournament that of its first pairing.
    pub fn tally(&self) -> Tally {
        self.pairings.first().map(|(_, tally)| *tally).unwrap_or_default()
    }

    /// How many games are over.
    pub fn games(&self) -> u32 {
        self.pairings.iter().map(|(_, tally)| tally.games()).sum()
    }

    /// All games of a player, told for that player.
    pub fn of_player(&self, player: usize) -> Tally {
        let mut sum = Tally::default();
        for ([first, second], tally) in &self.pairings {
            if *first == player {
                sum.merge(tally);
            } else if *second == player {
                sum.merge(&tally.seen_by_the_other());
            }
        }
        sum
    }

    /// How often a player forfeited, and why.
    pub fn forfeits(&self) -> impl Iterator<Item = (usize, ForfeitKind, u32)> {
        self.forfeits.iter().map(|(&(player, why), &games)| (player, why, games))
    }

    /// What a player looked at.
    pub fn effort(&self, player: usize) -> Effort {
        self.efforts[player]
    }
}
