//! Making a book: random turns, kept if both sides think them even.

use std::collections::BTreeSet;
use std::ops::RangeInclusive;

use jersi_engine::{Answer, Dice, Engine, EvalKind, Limits, Root, StopSignal, Verdict};
use jersi_rules::notation::write_turn;
use jersi_rules::{Position, Turn, TurnParts};

use super::alike::Likeness;

/// What the openings of a book are like.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BookOrder {
    /// How many random turns.
    pub turns: RangeInclusive<u32>,
    /// The most units that either side may think one of them ahead.
    pub balance: u32,
    /// How many positions each of them looks at to judge that.
    pub nodes: u64,
    /// The number that all chance comes from.
    pub seed: u64,
}

/// Makes openings of a game that begins with a position, each of them once; always the same for the same order and
/// the same engine.
pub struct BookMaker {
    start: Position,
    order: BookOrder,
    engine: Engine,
    dice: Dice,
    known: BTreeSet<Likeness>,
    tried: u64,
}

/// Positions that are looked at first, and what is far from even by that: most openings need no longer look.
const GLANCE: (u64, u32) = (2000, 3);

impl BookMaker {
    /// Somebody who makes other openings than those that are known already.
    pub fn new(start: Position, order: BookOrder, known: BTreeSet<Likeness>) -> BookMaker {
        let dice = Dice::seeded(order.seed);
        BookMaker { start, order, engine: Engine::new(16, 1), dice, known, tried: 0 }
    }

    /// How many openings were looked at so far.
    pub fn tried(&self) -> u64 {
        self.tried
    }

    /// The next opening, as a line of turns.
    pub fn next_line(&mut self) -> String {
        loop {
            self.tried += 1;
            let Some((turns, after)) = self.stroll() else { continue };
            let likeness = Likeness::of(&after);
            if !self.known.contains(&likeness) && self.is_even(&after) {
                self.known.insert(likeness);
                return self.line(&turns);
            }
        }
    }

    /// Random turns; `None` if they end the game.
    fn stroll(&mut self) -> Option<(Vec<Turn>, Position)> {
        let (fewest, most) = (*self.order.turns.start(), *self.order.turns.end());
        let count = fewest as usize + self.dice.below((most - fewest) as usize + 1);
        let mut now = self.start;
        let mut turns = Vec::with_capacity(count);
        for _ in 0..count {
            let turn = self.any_turn(&now)?;
            now = now.play_legal(turn);
            turns.push(turn);
        }
        now.outcome().is_none().then_some((turns, now))
    }

    /// Any legal turn, as often a step as a drop: there are many more ways to drop, and an empty reserve soon.
    fn any_turn(&mut self, position: &Position) -> Option<Turn> {
        let (drops, steps): (Vec<Turn>, Vec<Turn>) =
            position.turns().into_iter().partition(|turn| matches!(turn.parts(), TurnParts::Drops { .. }));
        let drop = steps.is_empty() || !drops.is_empty() && self.dice.coin();
        self.dice.pick(if drop { &drops } else { &steps })
    }

    /// Whether the player who decides thinks so, and the other one after his best turn.
    fn is_even(&mut self, position: &Position) -> bool {
        let BookOrder { balance, nodes, .. } = self.order;
        let (glance, loosely) = GLANCE;
        if lead(&self.search(position, glance)) > balance.saturating_mul(loosely) {
            return false;
        }
        let own = self.search(position, nodes);
        let Some(best) = own.best().filter(|_| lead(&own) <= balance) else { return false };
        let next = position.play_legal(best);
        next.outcome().is_none() && lead(&self.search(&next, nodes)) <= balance
    }

    fn search(&mut self, position: &Position, nodes: u64) -> Answer {
        self.engine.clear();
        let limits = Limits { nodes: Some(nodes), eval: Some(EvalKind::Handmade), ..Limits::default() };
        self.engine.search(&Root::new(*position), &limits, &StopSignal::new(), &mut ())
    }

    fn line(&self, turns: &[Turn]) -> String {
        let mut now = self.start;
        let mut words = Vec::with_capacity(turns.len());
        for &turn in turns {
            words.push(write_turn(&now, turn));
            now = now.play_legal(turn);
        }
        words.join(" ")
    }
}

/// How far one side is ahead, as a search sees it.
fn lead(answer: &Answer) -> u32 {
    match answer.score().map(jersi_engine::Score::verdict) {
        Some(Verdict::Units(units)) => units.unsigned_abs(),
        _ => u32::MAX,
    }
}
