//! The features of a position: what White has more of than Black.

use jersi_rules::{Cell, CellSet, Color, Edition, Kind, Position, lattice};

/// Takes the features of a position, each with its value; one feature may come several times.
pub trait Sink {
    /// Notes that White has this much more of a feature than Black.
    fn add(&mut self, feature: usize, value: i32);
}

/// How many features there are.
pub const FEATURES: usize = DECIDER + 1;

/// A piece on the board, by kind.
const PIECE: usize = 0;
/// A piece in reserve, by kind.
const RESERVE: usize = PIECE + Kind::COUNT;
/// The king's way to the far row: one feature for each length.
const ROAD: usize = RESERVE + Kind::COUNT;
const ROAD_LENGTHS: usize = 13;
/// Kings with more rows before them than this are only measured by rows.
const ROAD_EXPLORED: usize = 5;
/// The king stands on a stack, or beside a piece that it could mount.
const KING_MOUNTED: usize = ROAD + ROAD_LENGTHS;
const KING_BESIDE_BASE: usize = KING_MOUNTED + 1;
/// Stacks that can move.
const STACKS: usize = KING_BESIDE_BASE + 1;
/// Fighters by how far they have come: one feature for each row, seen from their own side.
const ROW: usize = STACKS + 1;
const ROWS: usize = 9;
/// Fighters one, two and three cells from the enemy king.
const NEAR_ENEMY_KING: usize = ROW + ROWS;
/// Fighters one and two cells from the own king.
const NEAR_OWN_KING: usize = NEAR_ENEMY_KING + 3;
/// Enemies that could be captured by a single step; and the same enemies when they are stacks.
const THREATS: usize = NEAR_OWN_KING + 2;
const THREATS_ON_STACKS: usize = THREATS + 1;
/// The enemy king could be captured by a single step.
const CHECK: usize = THREATS_ON_STACKS + 1;
/// Free cells beside the own pieces.
const ROOM: usize = CHECK + 1;
/// Cells next to an own guardian.
const GUARDED: usize = ROOM + 1;
/// Free cells beside the king.
const KING_ROOM: usize = GUARDED + 1;
/// Rows that the king has come, times the fighters that the enemy lacks: who is to stop it?
const RUN: usize = KING_ROOM + 1;
/// Fighters of a whole army of 4.x.
const FIGHTERS: i32 = 14;
/// Whose decision it is.
const DECIDER: usize = RUN + 1;

/// Tells all features of a position.
#[inline]
pub fn each_feature(position: &Position, sink: &mut impl Sink) {
    side(position, Color::White, 1, sink);
    side(position, Color::Black, -1, sink);
    sink.add(DECIDER, if position.decider() == Color::White { 1 } else { -1 });
}

#[inline]
fn side(position: &Position, color: Color, sign: i32, sink: &mut impl Sink) {
    let own = position.tops_by_kind(color);
    let enemy = position.tops_by_kind(color.other());
    let of = |kind: Kind| own[kind as usize];
    let mountains = of(Kind::Mountain) | enemy[Kind::Mountain as usize];
    let stacks = position.stacks();
    let empty = position.empty_cells();
    let edition = position.edition();
    let (on_board, reserve) = (position.on_board(color), position.reserve(color));
    for kind in Kind::ALL {
        sink.add(PIECE + kind as usize, sign * i32::from(on_board.get(kind)));
    }
    if !reserve.is_empty() {
        for kind in Kind::ALL {
            sink.add(RESERVE + kind as usize, sign * i32::from(reserve.get(kind)));
        }
    }
    let fighters = of(Kind::Rock) | of(Kind::Paper) | of(Kind::Scissors) | of(Kind::Fool);
    let others = of(Kind::Wise) | of(Kind::Guardian);
    let movers = fighters | others | of(Kind::King);
    let bases = (fighters | others) - stacks;
    sink.add(STACKS, sign * size((movers & stacks) - position.rooted()));
    for row in 0..ROWS {
        let here = match color {
            Color::White => lattice::row(row as u8),
            Color::Black => lattice::row((ROWS - 1 - row) as u8),
        };
        sink.add(ROW + row, sign * size(fighters & here));
    }
    sink.add(ROOM, sign * size(movers.widened() & empty));
    if let Some(king) = of(Kind::King).first() {
        let around = king.neighbours();
        let free = empty | bases | (mountains - stacks);
        if !edition.hunts() {
            sink.add(ROAD + road(king, free, color), sign);
            let come = match color {
                Color::White => i32::from(king.row()),
                Color::Black => ROWS as i32 - 1 - i32::from(king.row()),
            };
            let against = enemy[1] | enemy[2] | enemy[3] | enemy[4];
            sink.add(RUN, sign * come * (FIGHTERS - size(against)).max(0));
        }
        sink.add(KING_MOUNTED, sign * i32::from(stacks.has(king) && !position.rooted().has(king)));
        sink.add(KING_BESIDE_BASE, sign * i32::from(!(around & bases).is_empty()));
        sink.add(KING_ROOM, sign * size(around & free));
        sink.add(NEAR_OWN_KING, sign * size(fighters & around));
        sink.add(NEAR_OWN_KING + 1, sign * size(fighters & (king.within_two() - around)));
    }
    if let Some(king) = enemy[Kind::King as usize].first() {
        let one = king.neighbours();
        let (two, three) = (king.within_two(), king.within_three());
        sink.add(NEAR_ENEMY_KING, sign * size(fighters & one));
        sink.add(NEAR_ENEMY_KING + 1, sign * size(fighters & (two - one)));
        sink.add(NEAR_ENEMY_KING + 2, sign * size(fighters & (three - two)));
    }
    let threatened = threats(edition, &own, &enemy);
    sink.add(THREATS, sign * size(threatened));
    sink.add(THREATS_ON_STACKS, sign * size(threatened & stacks));
    sink.add(CHECK, sign * size(threatened & enemy[Kind::King as usize]));
    if edition.facts().guardian_optional {
        sink.add(GUARDED, sign * size(of(Kind::Guardian).widened()));
    }
}

/// Enemy cells that a single step could capture.
#[inline]
fn threats(edition: Edition, own: &[CellSet; Kind::COUNT], enemy: &[CellSet; Kind::COUNT]) -> CellSet {
    let mut threatened = CellSet::EMPTY;
    for fighter in [Kind::Rock, Kind::Paper, Kind::Scissors, Kind::Fool] {
        let beaten = edition.beats(fighter);
        let near = own[fighter as usize].widened();
        for kind in [Kind::King, Kind::Rock, Kind::Paper, Kind::Scissors, Kind::Fool, Kind::Wise] {
            if beaten.has(kind) {
                threatened |= near & enemy[kind as usize];
            }
        }
    }
    threatened
}

/// How many single steps the king is from the far row, over cells it may step on; the last length means
/// that there is no way.
#[inline]
fn road(king: Cell, free: CellSet, color: Color) -> usize {
    let (goal, rows) = match color {
        Color::White => (lattice::row(ROWS as u8 - 1), ROWS - 1 - king.row() as usize),
        Color::Black => (lattice::row(0), king.row() as usize),
    };
    // Far away the way is not yet decided, and its length costs more to find than it tells.
    if rows > ROAD_EXPLORED {
        return rows;
    }
    let mut reached = CellSet::of(king);
    for length in 0..ROAD_LENGTHS - 1 {
        if length >= rows && !(reached & goal).is_empty() {
            return length;
        }
        let wider = reached | (reached.widened() & free);
        if wider == reached {
            break;
        }
        reached = wider;
    }
    ROAD_LENGTHS - 1
}

#[inline(always)]
fn size(set: CellSet) -> i32 {
    set.len() as i32
}
