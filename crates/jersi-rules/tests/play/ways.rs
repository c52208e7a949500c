//! Three ways to count sequences of turns, as independent as they can be within one crate.

use jersi_rules::{
    Carry, CellSet, Kind, Placement, Position, Refusal, Seat, Stage, Turn, lattice, perft as counted_in_bulk,
};

/// By [`jersi_rules::perft`], which need not list the last turns.
pub fn counted(position: &Position, depth: u32) -> u64 {
    counted_in_bulk(position, depth)
}

/// By listing and playing every turn, the last ones included.
pub fn listed(position: &Position, depth: u32) -> u64 {
    walk(position, depth, &Position::turns)
}

/// By asking the referee about every turn that is not plainly out of reach; the generator has no part in it.
pub fn judged(position: &Position, depth: u32) -> u64 {
    walk(position, depth, &by_the_referee)
}

/// A ransom that has begun belongs to the turn that began it.
fn walk(position: &Position, depth: u32, turns: &dyn Fn(&Position) -> Vec<Turn>) -> u64 {
    if depth == 0 {
        return 1;
    }
    let after = |turn| {
        let next = position.play_legal(turn);
        let left = if next.ransom_so_far().is_some() { depth } else { depth - 1 };
        walk(&next, left, turns)
    };
    turns(position).into_iter().map(after).sum()
}

fn by_the_referee(position: &Position) -> Vec<Turn> {
    if position.outcome().is_some() {
        return Vec::new();
    }
    let candidates = match position.stage() {
        Stage::Turn => {
            let mut all = steps(position);
            all.extend(drops());
            all
        }
        Stage::Setting => single_drops().map(Turn::place).collect(),
        Stage::Gift(_) => lattice::ALL.into_iter().map(Turn::gift).collect(),
        Stage::Relocation => (1..=7).filter_map(Seat::new).map(Turn::relocation).collect(),
    };
    candidates.into_iter().filter(|&turn| position.is_legal(turn)).collect()
}

/// Cells at most two steps away: no step goes farther.
fn near(cells: CellSet) -> CellSet {
    let around = |cells: CellSet| cells.into_iter().fold(cells, |all, cell| all | cell.neighbours());
    around(around(cells))
}

fn steps(position: &Position) -> Vec<Turn> {
    let mut all = Vec::new();
    for from in position.tops(position.to_move()) {
        for first in [Carry::One, Carry::Two] {
            for via in near(CellSet::of(from)) {
                add_with_ends(position, Turn::steps(from, first, None, via), &mut all);
                for to in near(CellSet::of(via)) {
                    add_with_ends(position, Turn::steps(from, first, Some(via), to), &mut all);
                }
            }
        }
    }
    all
}

/// Adds the steps, and if they capture a king, every end they may have.
fn add_with_ends(position: &Position, steps: Turn, all: &mut Vec<Turn>) {
    match position.check(steps) {
        Ok(()) => all.push(steps),
        Err(Refusal::MustRelocate(_)) => {
            all.extend((1..=7).filter_map(Seat::new).map(|seat| steps.with_seat(seat)));
        }
        Err(Refusal::MustNameRansom(_)) => {
            let kinds = Kind::ALL.into_iter().filter(|&kind| kind != Kind::King);
            all.extend(kinds.map(|kind| steps.with_ransom(kind)));
        }
        Err(_) => {}
    }
}

fn single_drops() -> impl Iterator<Item = Placement> {
    lattice::ALL.into_iter().flat_map(|cell| Kind::ALL.map(|kind| Placement { kind, cell }))
}

/// One or two cubes of the kinds that are dropped; pairs that are written in another order come only once.
fn drops() -> Vec<Turn> {
    let dropped = |drop: &Placement| matches!(drop.kind, Kind::Mountain | Kind::Wise);
    let mut all: Vec<Turn> = Vec::new();
    for first in single_drops().filter(dropped) {
        all.push(Turn::drop(first));
        for cell in first.cell.neighbours() | CellSet::of(first.cell) {
            for kind in [Kind::Mountain, Kind::Wise] {
                all.push(Turn::drops(first, Placement { kind, cell }));
            }
        }
    }
    all.sort();
    all.dedup();
    all
}
