//! Why something may not be chosen, in the referee's words.

use jersi_rules::{Cell, CellSet, Color, Kind, Placement, Refusal, Seat, Stage, Turn, TurnParts};

use super::Entry;
use crate::choice::{Choice, read};

impl Entry {
    /// Why a choice may not come next: the referee's reason. `None` if it may, or if no rule forbids it by
    /// itself, as a piece that may move and has nowhere to go.
    pub fn why(&self, choice: Choice) -> Option<Refusal> {
        self.why_after(&self.done, choice)
    }

    /// The same after other choices than those so far.
    pub fn why_after(&self, done: &[Choice], choice: Choice) -> Option<Refusal> {
        let tried = [done, &[choice]].concat();
        if !self.ways_from(&tried).is_empty() {
            return None;
        }
        if let Some(outcome) = self.position.outcome() {
            return Some(Refusal::GameOver(outcome));
        }
        match choice {
            Choice::Lift(cell, stride) => {
                let steps = (cell.neighbours() & self.cells()).into_iter();
                self.refused_alike(steps.map(|to| Turn::steps(cell, stride, None, to)))
            }
            Choice::Take(kind) => self.cannot_take(done, kind),
            Choice::Seat(cell) => match read(&self.position, &tried) {
                Some(turn) => self.refused(turn),
                None => self.cannot_seat(done, cell),
            },
            Choice::Name(kind) => self.cannot_name(done, kind),
            Choice::Step(_) | Choice::Land(_) | Choice::Gift(_) => {
                read(&self.position, &tried).and_then(|turn| self.refused(turn))
            }
            Choice::Rest => self.cannot_rest(done),
        }
    }

    /// Why the captured king does not come to a cell that is no seat of it.
    fn cannot_seat(&self, done: &[Choice], cell: Cell) -> Option<Refusal> {
        match self.refused(self.with_any_seat(done)?) {
            // A king is to be put back, so it is the cell that is at fault.
            None | Some(Refusal::BadSeat(_)) => Some(Refusal::BadSeat(cell)),
            other => other,
        }
    }

    /// Why a kind is not asked for as a ransom, be it the king, which no turn can tell.
    fn cannot_name(&self, done: &[Choice], kind: Kind) -> Option<Refusal> {
        let named = if kind == Kind::King { Kind::Mountain } else { kind };
        let refusal = match (read(&self.position, done), self.position.stage()) {
            (Some(steps), Stage::Turn) => self.refused(steps.with_ransom(named)),
            (_, stage @ Stage::Gift(_)) => Some(Refusal::WrongStage(stage)),
            _ => self.cells().first().and_then(|cell| self.refused(Turn::gift(cell))),
        };
        match refusal {
            Some(Refusal::NeverRansomed(_)) => Some(Refusal::NeverRansomed(kind)),
            other => other,
        }
    }

    /// Why there is no second step to be left out before the king is put back.
    fn cannot_rest(&self, done: &[Choice]) -> Option<Refusal> {
        let due = read(&self.position, done).and_then(|turn| self.refused(turn));
        due.or_else(|| match self.refused(self.with_any_seat(done)?) {
            None | Some(Refusal::BadSeat(_)) => Some(Refusal::WrongStage(self.position.stage())),
            other => other,
        })
    }

    /// What is chosen so far as a turn that puts a captured king back, no matter where.
    fn with_any_seat(&self, done: &[Choice]) -> Option<Turn> {
        let seat = Seat::new(1)?;
        match read(&self.position, done).map(|turn| (turn, turn.parts())) {
            Some((turn, TurnParts::Steps { .. })) => Some(turn.with_seat(seat)),
            _ => Some(Turn::relocation(seat)),
        }
    }

    /// Cells where a stack cannot stop because of a guardian, although what is taken could else go there.
    pub fn barred(&self) -> Vec<Cell> {
        if Color::BOTH.into_iter().all(|color| self.position.guarded(color).is_empty()) {
            return Vec::new();
        }
        self.cells()
            .into_iter()
            .filter(|&cell| matches!(self.why(Choice::Step(cell)), Some(Refusal::Blocked { .. })))
            .collect()
    }

    fn cannot_take(&self, done: &[Choice], kind: Kind) -> Option<Refusal> {
        let landings = self.cells().into_iter().map(|cell| Placement { kind, cell });
        if self.position.stage() == Stage::Setting {
            return self.refused_alike(landings.map(Turn::place));
        }
        let first = match done {
            [Choice::Take(kind), Choice::Land(cell)] => Some(Placement { kind: *kind, cell: *cell }),
            _ => None,
        };
        // A second cube is one too many if it could fall alone wherever it is refused.
        let alone = landings.clone().filter(|&drop| self.position.is_legal(Turn::drop(drop)));
        let second = first.and_then(|first| self.refused_alike(alone.map(|drop| Turn::drops(first, drop))));
        second.or_else(|| self.refused_alike(landings.map(Turn::drop)))
    }

    /// Why turns with the same beginning are refused, if it is for the same reason: then that beginning is at
    /// fault, and not where each of them goes.
    fn refused_alike(&self, turns: impl Iterator<Item = Turn>) -> Option<Refusal> {
        let mut refusals = turns.map(|turn| self.refused(turn));
        let first = refusals.next()??;
        refusals.all(|refusal| refusal == Some(first)).then_some(first)
    }

    fn refused(&self, turn: Turn) -> Option<Refusal> {
        self.position.check(turn).err()
    }

    fn cells(&self) -> CellSet {
        self.position.rules().facts().cells
    }
}
