//! The board of a table with its marks: the last turn, what is entered, and what may be chosen.

use jersi_game::{Choice, Effect, Entry, LegAct};
use jersi_rules::{Carry, Cell, Color};
use jersi_table::Table;

use super::{Mark, Picked, Scene, Trace};

/// The board with everything there is to tell about it.
pub(crate) fn scene(table: &Table, cursor: Option<Cell>) -> Scene {
    let shown = table.shown();
    let entry = table.live_entry();
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
        Some(entry) => show_entry(table, entry, &mut scene),
        None => show_last(table, &mut scene),
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
fn show_entry(table: &Table, entry: &Entry, scene: &mut Scene) {
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
            if let Some(other) = table.switched() {
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
            if let Some(cell) = table.arrival() {
                scene.on(cell, |scene| scene.picked = Some(Picked::Whole));
            }
        }
    }
}

/// What the last turn did.
fn show_last(table: &Table, scene: &mut Scene) {
    for leg in table.last_legs() {
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
