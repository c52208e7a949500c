//! What the table shows: the board with its marks, reserves and captured pieces, counts.

use jersi_game::{Choice, Effect, Entry, Leg, LegAct, legs};
use jersi_rules::{Carry, Cell, Color, Counts, Kind, Piece, Position, Turn};

use super::Table;
use crate::board::{Mark, Picked, Scene, Trace};

impl Table {
    /// The turn that is being entered, where one can be.
    pub fn live_entry(&self) -> Option<&Entry> {
        (self.is_live() && self.is_persons_turn()).then_some(&self.entry)
    }

    /// The board with everything there is to tell about it.
    pub fn scene(&self, cursor: Option<Cell>) -> Scene {
        let shown = self.shown();
        let entry = self.live_entry();
        let changed = entry.map(Entry::changed).unwrap_or_default();
        let mut scene = Scene::new(shown.edition(), |cell| {
            changed.iter().find(|(at, _)| *at == cell).map_or(shown.content(cell), |&(_, stand)| stand)
        });
        for color in Color::BOTH {
            for cell in shown.guarded(color) {
                scene.on(cell, |scene| scene.guarded = true);
            }
        }
        match entry.filter(|entry| !entry.done().is_empty()) {
            Some(entry) => self.show_entry(entry, &mut scene),
            None => self.show_last(&mut scene),
        }
        if let Some(entry) = entry {
            show_choices(entry, &mut scene);
        }
        if let Some(cell) = cursor {
            scene.on(cell, |scene| scene.cursor = true);
        }
        scene
    }

    /// What is chosen so far.
    fn show_entry(&self, entry: &Entry, scene: &mut Scene) {
        for leg in entry.legs() {
            if let LegAct::Step { from, .. } = leg.act {
                scene.on(from, |scene| scene.trace = Some(Trace::From));
            }
            scene.on(leg.to, |scene| scene.trace = Some(Trace::To));
        }
        match entry.done() {
            [Choice::Lift(cell, stride)] => {
                let picked = if *stride == Carry::Two { Picked::Whole } else { Picked::Top };
                scene.on(*cell, |scene| scene.picked = Some(picked));
                // Where the other part could go, too.
                if let Some(other) = self.switched() {
                    for choice in entry.next_after(&[other]) {
                        if let Choice::Step(to) = choice {
                            scene.on(to, |scene| scene.mark = Some(Mark::Other));
                        }
                    }
                }
                for cell in entry.barred() {
                    scene.on(cell, |scene| scene.mark = Some(Mark::Barred));
                }
            }
            _ => {
                if let Some(cell) = self.arrival() {
                    scene.on(cell, |scene| scene.picked = Some(Picked::Whole));
                }
            }
        }
    }

    /// What the last turn did.
    fn show_last(&self, scene: &mut Scene) {
        for leg in self.last_legs() {
            match leg.act {
                LegAct::Step { from, .. } => scene.on(from, |scene| {
                    scene.trace.get_or_insert(Trace::From);
                }),
                LegAct::Gift => {
                    scene.on(leg.to, |scene| scene.trace = Some(Trace::From));
                    continue;
                }
                _ => {}
            }
            scene.on(leg.to, |scene| scene.trace = Some(Trace::To));
        }
    }

    /// The movements of the turn that led to the shown position, or of the part of a ransom so far.
    fn last_legs(&self) -> Vec<Leg> {
        let begun = self.game.begun();
        if self.is_live() && !begun.is_empty() {
            return legs_of(self.after(self.game.turns().len()), begun);
        }
        let Some(last) = self.cursor().checked_sub(1) else { return Vec::new() };
        legs_of(self.after(last), self.game.turns()[last].decisions())
    }

    /// What is left in a player's reserve, what was taken from it for the turn being entered included, kind by kind
    /// with the number there was.
    pub fn reserve(&self, color: Color) -> Vec<(Kind, u8, u8)> {
        let shown = self.shown();
        let left = shown.reserve(color);
        let full = self.full_reserve(color);
        let landed = |kind: Kind| {
            let entry = self.live_entry().filter(|entry| entry.position().decider() == color);
            let done = entry.map(Entry::done).unwrap_or_default();
            done.chunks_exact(2).filter(|pair| pair[0] == Choice::Take(kind)).count() as u8
        };
        let kinds = self.game.rules().edition().facts().kinds.iter().map(|facts| facts.kind);
        kinds
            .map(|kind| {
                (kind, left.get(kind).saturating_sub(landed(kind)), full.get(kind).max(left.get(kind)))
            })
            .filter(|&(_, _, full)| full > 0)
            .collect()
    }

    fn full_reserve(&self, color: Color) -> Counts {
        let rules = self.game.rules();
        if rules.edition().hunts() {
            let placing = Color::BOTH.into_iter().any(|color| !self.shown().reserve(color).is_empty());
            return if placing { all_of(self.shown(), color) } else { Counts::NONE };
        }
        let kinds = rules.edition().facts().kinds.iter().filter(|facts| facts.in_reserve && rules.reserve());
        kinds.fold(Counts::NONE, |counts, facts| counts.with(facts.kind, facts.count))
    }

    /// The pieces that a player has lost.
    pub fn lost(&self, color: Color) -> Vec<Piece> {
        let (rules, start) = (self.game.rules(), self.game.start());
        let guardian = Color::BOTH.into_iter().any(|color| all_of(start, color).get(Kind::Guardian) > 0);
        let (army, now) = (rules.edition().army(guardian), all_of(self.shown(), color));
        let kinds = rules.edition().facts().kinds.iter().filter(|facts| rules.reserve() || !facts.in_reserve);
        let lost = |kind: Kind| usize::from(army.get(kind).saturating_sub(now.get(kind)));
        kinds.flat_map(|facts| std::iter::repeat_n(Piece::new(color, facts.kind), lost(facts.kind))).collect()
    }
}

/// What may be chosen next.
fn show_choices(entry: &Entry, scene: &mut Scene) {
    let moved = match entry.done() {
        [Choice::Lift(_, stride)] => Some(*stride),
        [Choice::Lift(_, stride), Choice::Step(_)] => Some(stride.other()),
        _ => None,
    };
    for choice in entry.next() {
        let (Choice::Step(cell) | Choice::Land(cell) | Choice::Seat(cell) | Choice::Gift(cell)) = choice
        else {
            continue;
        };
        let mark = match (entry.effect(choice), choice) {
            (_, Choice::Gift(_)) => Mark::Join,
            (Effect::Free, _) if moved == Some(Carry::Two) => Mark::Stack,
            (Effect::Free, _) => Mark::One,
            (Effect::Stack | Effect::Climb, _) => Mark::Join,
            (Effect::Capture | Effect::King, _) => Mark::Capture,
        };
        scene.on(cell, |scene| scene.mark = Some(mark));
    }
}

/// The movements of decisions that follow one another.
fn legs_of(before: &Position, decisions: &[Turn]) -> Vec<Leg> {
    let mut now = *before;
    let mut all = Vec::new();
    for &decision in decisions {
        all.extend(legs(&now, decision));
        now = now.play_legal(decision);
    }
    all
}

/// A player's pieces on the board and in reserve.
fn all_of(position: &Position, color: Color) -> Counts {
    let (board, reserve) = (position.on_board(color), position.reserve(color));
    Kind::ALL.into_iter().fold(Counts::NONE, |counts, kind| {
        counts.with(kind, (board.get(kind) + reserve.get(kind)).min(Counts::MOST))
    })
}
