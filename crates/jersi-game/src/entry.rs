//! A half-entered turn: what is chosen, what may be chosen next, and whether it can be played as it stands.
//!
//! An entry knows no rule. It walks the legal decisions of a position, spelled choice by choice.

mod effect;
mod text;
mod why;

use jersi_rules::{Cell, CellContent, Position, Turn, TurnParts};

pub use effect::Effect;

use crate::choice::{Choice, Spelling, landing, read, spellings};
use crate::trail::{Leg, legs, stood_before};

/// A half-entered turn.
///
/// ```
/// use jersi_game::{Choice, Entry};
/// use jersi_rules::{Carry, Edition, Position, Rules};
///
/// let start = Position::initial(Rules::new(Edition::V4_8));
/// let [a2, b2, d3] = ["a2", "b2", "d3"].map(|name| Edition::V4_8.cell_named(name).unwrap());
/// let mut entry = Entry::new(&start);
/// entry.choose(Choice::Lift(a2, Carry::One))?;
/// entry.choose(Choice::Step(b2))?;
/// assert!(entry.playable().is_some(), "one step is a turn already");
/// assert!(entry.next().contains(&Choice::Step(d3)), "and may go on");
/// entry.choose(Choice::Step(d3))?;
/// assert_eq!(entry.text(), "a2-b2=d3");
/// # Ok::<(), jersi_game::NotAChoice>(())
/// ```
#[derive(Clone, Debug)]
pub struct Entry {
    position: Position,
    /// Every way to enter a legal decision, sorted, so that those with the same beginning lie together.
    ways: Vec<(Spelling, Turn)>,
    done: Spelling,
    /// So many choices at the beginning were made at once, as a hint is, and are taken back at once. Never more than
    /// there are.
    at_once: usize,
}

/// The choice is none of those that may come next.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("that may not be chosen now")]
pub struct NotAChoice;

impl Entry {
    /// Nothing chosen yet. After the end of the game there is nothing to choose.
    pub fn new(position: &Position) -> Entry {
        Entry { position: *position, ways: spellings(position), done: Spelling::new(), at_once: 0 }
    }

    /// The position in which the turn is entered.
    pub fn position(&self) -> &Position {
        &self.position
    }

    /// Every legal decision, as often as there are ways to enter it.
    pub fn turns(&self) -> impl Iterator<Item = Turn> + '_ {
        self.ways.iter().map(|&(_, turn)| turn)
    }

    /// The choices so far.
    pub fn done(&self) -> &[Choice] {
        &self.done
    }

    /// What may be chosen next, each once.
    pub fn next(&self) -> Vec<Choice> {
        self.next_after(&self.done)
    }

    /// What may be chosen after other choices than those so far.
    pub fn next_after(&self, done: &[Choice]) -> Vec<Choice> {
        // Ways with the same choice here lie together: from one to the next is a jump.
        let here = done.len();
        let mut ways = self.ways_from(done);
        let mut next = Vec::new();
        while let Some((way, _)) = ways.first() {
            let choice = way.get(here).copied();
            next.extend(choice);
            let same = ways.partition_point(|(way, _)| way.get(here).copied() <= choice);
            ways = &ways[same..];
        }
        next
    }

    /// Chooses.
    pub fn choose(&mut self, choice: Choice) -> Result<(), NotAChoice> {
        self.done.push(choice);
        if self.ways_from(&self.done).is_empty() {
            self.done.pop();
            return Err(NotAChoice);
        }
        Ok(())
    }

    /// Takes one choice back, if there is one; those that were made at once all together. The last of them.
    pub fn back(&mut self) -> Option<Choice> {
        let last = self.done.last().copied();
        let kept = if self.done.len() == self.at_once { 0 } else { self.done.len().saturating_sub(1) };
        self.keep(kept);
        last
    }

    /// Takes all choices back but the first ones.
    pub fn keep(&mut self, first: usize) {
        self.done.truncate(first);
        if self.at_once > first {
            self.at_once = 0;
        }
    }

    /// Takes all choices back.
    pub fn clear(&mut self) {
        self.keep(0);
    }

    /// Makes all choices of a legal decision at once, in the order in which it is written: with the first drop of two before
    /// the second one.
    pub fn enter(&mut self, turn: Turn) -> Result<(), NotAChoice> {
        let first = match turn.parts() {
            TurnParts::Drops { first, .. } => landing(first),
            _ => Spelling::new(),
        };
        let is_it = |(way, entered): &&(Spelling, Turn)| *entered == turn && way.starts_with(&first);
        let (way, _) = self.ways.iter().find(is_it).ok_or(NotAChoice)?;
        self.done.clone_from(way);
        self.at_once = self.done.len();
        Ok(())
    }

    /// The decision, if it is complete as it stands.
    pub fn playable(&self) -> Option<Turn> {
        // The shortest way comes first among those with the same beginning.
        self.ways_from(&self.done)
            .first()
            .filter(|(way, _)| way.len() == self.done.len())
            .map(|&(_, turn)| turn)
    }

    /// Whether more could be chosen.
    pub fn goes_on(&self) -> bool {
        self.ways_from(&self.done).last().is_some_and(|(way, _)| way.len() > self.done.len())
    }

    /// The movements chosen so far.
    pub fn legs(&self) -> Vec<Leg> {
        self.chosen().map_or_else(Vec::new, |turn| legs(&self.position, turn))
    }

    /// What stands on the cells that differ from the position because of what is chosen so far.
    pub fn changed(&self) -> Vec<(Cell, CellContent)> {
        let legs = self.legs();
        let mut changed = stood_before(&self.position, &legs);
        for (cell, stand) in &mut changed {
            let last = legs.iter().rev().find_map(|leg| leg.after.iter().find(|(at, _)| at == cell));
            *stand = last.map_or(*stand, |&(_, stand)| stand);
        }
        changed.retain(|&(cell, stand)| stand != self.position.content(cell));
        changed
    }

    /// What stands on a cell, what is chosen so far included.
    pub fn content(&self, cell: Cell) -> CellContent {
        let changed = self.changed().into_iter().find(|&(at, _)| at == cell);
        changed.map_or(self.position.content(cell), |(_, stand)| stand)
    }

    /// The movements chosen so far as a decision. It lacks what the capture of a king adds until that is
    /// chosen too, and a piece that is taken but not put down.
    fn chosen(&self) -> Option<Turn> {
        (0..=self.done.len()).rev().find_map(|end| read(&self.position, &self.done[..end]))
    }

    /// The ways that begin with these choices.
    fn ways_from(&self, done: &[Choice]) -> &[(Spelling, Turn)] {
        let begin = self.ways.partition_point(|(way, _)| way.as_slice() < done);
        let same = self.ways[begin..].partition_point(|(way, _)| way.starts_with(done));
        &self.ways[begin..begin + same]
    }
}
