//! Which candidates become puzzles: as many different ideas as there are, and no two alike or from the same game.

use std::collections::{BTreeMap, BTreeSet};

use super::Candidate;
use crate::collection::Collection;
use crate::motif::Motif;
use crate::puzzle::{Goal, Puzzle};
use crate::shape::Shape;

/// So many puzzles of a collection, the thirty first ones included.
pub fn wanted(collection: Collection) -> usize {
    match collection {
        Collection::HomePlain => 110,
        Collection::Home => 90,
        Collection::Hunt | Collection::Guarded => 66,
    }
}

/// What is chosen of one collection, and what it has of everything.
#[derive(Default)]
struct Chosen {
    puzzles: Vec<Puzzle>,
    games: BTreeSet<u64>,
    by_motif: BTreeMap<Motif, i64>,
    by_motifs: BTreeMap<Vec<Motif>, i64>,
    by_length: BTreeMap<(Goal, u32), i64>,
}

impl Chosen {
    fn add(&mut self, puzzle: Puzzle) {
        for &motif in &puzzle.motifs {
            *self.by_motif.entry(motif).or_default() += 1;
        }
        *self.by_motifs.entry(puzzle.motifs.clone()).or_default() += 1;
        *self.by_length.entry((puzzle.goal, puzzle.turns)).or_default() += 1;
        self.puzzles.push(puzzle);
    }

    /// How much a candidate adds: its rarest motif, a length that is rare, motifs that did not come together often, a single way.
    fn worth(&self, puzzle: &Puzzle) -> i64 {
        let share = |count: Option<&i64>| 1000 / (1 + count.copied().unwrap_or_default());
        let rarest =
            puzzle.motifs.iter().map(|motif| share(self.by_motif.get(motif))).max().unwrap_or_default();
        let length = share(self.by_length.get(&(puzzle.goal, puzzle.turns)));
        let together = share(self.by_motifs.get(&puzzle.motifs));
        rarest + 2 * length + 2 * together + 10 * i64::from(puzzle.wins.len() == 1)
    }
}

/// The first puzzles, which stay, and as many of the candidates as are wanted, by collection.
pub fn choose(first: &[Puzzle], candidates: &[Candidate]) -> BTreeMap<Collection, Vec<Puzzle>> {
    let mut shapes: Vec<Shape> = first.iter().map(Shape::new).collect();
    let mut all = BTreeMap::new();
    for collection in Collection::ALL {
        let mut chosen = Chosen::default();
        let stay = first.iter().filter(|one| Collection::of(&one.position) == Some(collection));
        stay.for_each(|puzzle| chosen.add(puzzle.clone()));
        let mut left: Vec<&Candidate> =
            candidates.iter().filter(|one| one.collection == collection).collect();
        while chosen.puzzles.len() < wanted(collection) {
            // The first of the best, so that the order of the games decides between equals.
            let best = (0..left.len()).max_by_key(|&n| (chosen.worth(&left[n].puzzle), std::cmp::Reverse(n)));
            let Some(best) = best else { break };
            let candidate = left.remove(best);
            let shape = Shape::new(&candidate.puzzle);
            if chosen.games.contains(&candidate.game) || shapes.iter().any(|other| other.is_like(&shape)) {
                continue;
            }
            chosen.games.insert(candidate.game);
            shapes.push(shape);
            chosen.add(candidate.puzzle.clone());
        }
        all.insert(collection, chosen.puzzles);
    }
    all
}
