//! The features of a position: what White has more of than Black.

use super::weights::Feature;
use jersi_rules::{Cell, CellPair, CellSet, Color, Edition, Kind, KindSet, Position, lattice};

/// Takes the features of a position, each with its value; one feature may come several times.
pub trait Sink {
    /// Notes that White has this much more of a feature than Black.
    fn add(&mut self, feature: usize, value: i32);
}

// The first feature of each group; `eval/weights.rs` says what each one is.
const PIECE: usize = Feature::KingOnBoard as usize;
const RESERVE: usize = Feature::KingInReserve as usize;
const KING_WAY: usize = Feature::DecidingKingAway0 as usize;
const KING_MOUNTED: usize = Feature::KingMounted as usize;
const KING_BESIDE_BASE: usize = Feature::KingBesideBase as usize;
const STACKS: usize = Feature::Stack as usize;
const ROW: usize = Feature::FighterOnRow0 as usize;
const NEAR_ENEMY_KING: usize = Feature::FighterNearEnemyKing1 as usize;
const NEAR_OWN_KING: usize = Feature::FighterNearOwnKing1 as usize;
const THREATS: usize = Feature::DecidingThreat as usize;
const THREATS_ON_STACKS: usize = Feature::DecidingThreatOnStack as usize;
const CHECK: usize = Feature::DecidingCheck as usize;
const MOBILITY: usize = Feature::FreeCell as usize;
const GUARDED: usize = Feature::GuardedCell as usize;
const KING_MOBILITY: usize = Feature::KingFreeCell as usize;
const KING_RUN: usize = Feature::KingRun as usize;
const TO_DECIDE: usize = Feature::ToDecide as usize;

/// Rows of the board.
const ROWS: usize = 9;
/// Lengths of the king's way that are told apart; the last one means that there is none.
const WAY_LENGTHS: usize = Feature::WaitingKingAway0 as usize - KING_WAY;
/// Kings with more rows before them than this are only measured by rows.
const WAY_EXPLORED: usize = 5;
/// Fighters of a whole army of 4.x.
const FIGHTERS: i32 = 14;

/// Tells all features of a position.
#[inline]
pub fn each_feature(position: &Position, sink: &mut impl Sink) {
    // Two copies of the code, one for each aim, so that the compiler leaves out of each what it lacks.
    match position.edition().hunts() {
        true => features::<true>(position, sink),
        false => features::<false>(position, sink),
    }
}

#[inline(always)]
fn features<const HUNTS: bool>(position: &Position, sink: &mut impl Sink) {
    let ground = Ground::of(position);
    let armies = Armies::of(&ground, position.tops_by_kind_and_color());
    material(position, HUNTS, sink);
    let stacks = (armies.movers & CellPair::both(ground.stacks)) - CellPair::both(ground.rooted);
    sink.add(STACKS, stacks.more());
    let fighters = Color::BOTH.map(|color| armies.fighters.get(color));
    for row in 0..ROWS {
        // Each player counts the rows from their own side.
        let (near, far) = (lattice::row(row as u8), lattice::row((ROWS - 1 - row) as u8));
        sink.add(ROW + row, size(fighters[0] & near) - size(fighters[1] & far));
    }
    sink.add(MOBILITY, (armies.movers.widened() & CellPair::both(ground.empty)).more());
    if HUNTS {
        sink.add(GUARDED, armies.of_kind(Kind::Guardian).widened().more());
    }
    let decider = position.decider();
    for (color, sign) in [(Color::White, 1), (Color::Black, -1)] {
        let Some(king) = armies.of_kind(Kind::King).get(color).first() else { continue };
        royal(&ground, &armies, color, king, sign, sink);
        approach(armies.fighters.get(color.other()), king, -sign, sink);
        if !HUNTS {
            let waits = usize::from(color != decider);
            sink.add(
                KING_WAY + waits * WAY_LENGTHS + king_way(king, armies.free(&ground, color), color),
                sign,
            );
            run(&armies, king, color, sign, sink);
        }
    }
    let prey = threats::<HUNTS>(&armies);
    let on_stacks = prey & CellPair::both(ground.stacks);
    let checks = prey & armies.of_kind(Kind::King).swapped();
    for (color, sign) in [(Color::White, 1), (Color::Black, -1)] {
        let waits = usize::from(color != decider);
        sink.add(THREATS + waits, sign * size(prey.get(color)));
        sink.add(THREATS_ON_STACKS + waits, sign * size(on_stacks.get(color)));
        sink.add(CHECK + waits, sign * size(checks.get(color)));
    }
    sink.add(TO_DECIDE, if decider == Color::White { 1 } else { -1 });
}

/// What stands on the board whoever owns it.
struct Ground {
    empty: CellSet,
    stacks: CellSet,
    rooted: CellSet,
}

impl Ground {
    #[inline(always)]
    fn of(position: &Position) -> Ground {
        Ground { empty: position.empty_cells(), stacks: position.stacks(), rooted: position.rooted() }
    }
}

/// The cells of both players.
struct Armies {
    kinds: [CellPair; Kind::COUNT],
    fighters: CellPair,
    movers: CellPair,
    /// Single pieces that another may be put on.
    bases: CellPair,
    /// Single mountains of either colour.
    passes: CellSet,
}

impl Armies {
    #[inline(always)]
    fn of(ground: &Ground, kinds: [CellPair; Kind::COUNT]) -> Armies {
        let of = |kind: Kind| kinds[kind as usize];
        let fighters = of(Kind::Rock) | of(Kind::Paper) | of(Kind::Scissors) | of(Kind::Fool);
        let footmen = fighters | of(Kind::Wise) | of(Kind::Guardian);
        let mountains = of(Kind::Mountain);
        Armies {
            kinds,
            fighters,
            movers: footmen | of(Kind::King),
            bases: footmen - CellPair::both(ground.stacks),
            passes: (mountains.get(Color::White) | mountains.get(Color::Black)) - ground.stacks,
        }
    }

    #[inline(always)]
    fn of_kind(&self, kind: Kind) -> CellPair {
        self.kinds[kind as usize]
    }

    /// Where a king of this colour may step unharmed by what stands there.
    #[inline(always)]
    fn free(&self, ground: &Ground, color: Color) -> CellSet {
        ground.empty | self.bases.get(color) | self.passes
    }
}

/// Pieces on the board and in reserve.
#[inline(always)]
fn material(position: &Position, hunts: bool, sink: &mut impl Sink) {
    const HUNTERS: &[Kind] = &[Kind::Rock, Kind::Paper, Kind::Scissors, Kind::Guardian];
    const TRAVELLERS: &[Kind] =
        &[Kind::Rock, Kind::Paper, Kind::Scissors, Kind::Fool, Kind::Wise, Kind::Mountain];
    let kinds = if hunts { HUNTERS } else { TRAVELLERS };
    let [white, black] = Color::BOTH.map(|color| position.on_board(color));
    for &kind in kinds {
        sink.add(PIECE + kind as usize, i32::from(white.get(kind)) - i32::from(black.get(kind)));
    }
    let [white, black] = Color::BOTH.map(|color| position.reserve(color));
    if !(white.is_empty() && black.is_empty()) {
        for kind in Kind::ALL {
            sink.add(RESERVE + kind as usize, i32::from(white.get(kind)) - i32::from(black.get(kind)));
        }
    }
}

/// What surrounds a king.
#[inline(always)]
fn royal(ground: &Ground, armies: &Armies, color: Color, king: Cell, sign: i32, sink: &mut impl Sink) {
    let around = king.neighbours();
    let fighters = armies.fighters.get(color);
    sink.add(KING_MOUNTED, sign * i32::from(ground.stacks.has(king) && !ground.rooted.has(king)));
    sink.add(KING_BESIDE_BASE, sign * i32::from(!(around & armies.bases.get(color)).is_empty()));
    sink.add(KING_MOBILITY, sign * size(around & armies.free(ground, color)));
    sink.add(NEAR_OWN_KING, sign * size(fighters & around));
    sink.add(NEAR_OWN_KING + 1, sign * size(fighters & (king.within_two() - around)));
}

/// Fighters that have come near the enemy king.
#[inline(always)]
fn approach(fighters: CellSet, king: Cell, sign: i32, sink: &mut impl Sink) {
    let one = king.neighbours();
    let (two, three) = (king.within_two(), king.within_three());
    sink.add(NEAR_ENEMY_KING, sign * size(fighters & one));
    sink.add(NEAR_ENEMY_KING + 1, sign * size(fighters & (two - one)));
    sink.add(NEAR_ENEMY_KING + 2, sign * size(fighters & (three - two)));
}

/// 4.x: how far the king has come, and who is to stop it.
#[inline(always)]
fn run(armies: &Armies, king: Cell, color: Color, sign: i32, sink: &mut impl Sink) {
    let come = match color {
        Color::White => i32::from(king.row()),
        Color::Black => ROWS as i32 - 1 - i32::from(king.row()),
    };
    let against = size(armies.fighters.get(color.other()));
    sink.add(KING_RUN, sign * come * (FIGHTERS - against).max(0));
}

/// Who beats whom, by aim.
struct Beats<const HUNTS: bool>;

impl<const HUNTS: bool> Beats<HUNTS> {
    /// The editions of one aim agree on it, and a test holds them to it; so it is known when compiling.
    const BY_KIND: [KindSet; Kind::COUNT] = {
        let edition = if HUNTS { Edition::V3_0 } else { Edition::V4_8 };
        let mut beaten = [KindSet::EMPTY; Kind::COUNT];
        let mut n = 0;
        while n < Kind::COUNT {
            beaten[n] = edition.beats(Kind::ALL[n]);
            n += 1;
        }
        beaten
    };
}

/// Enemy cells that a single step could capture, by who could.
#[inline(always)]
fn threats<const HUNTS: bool>(armies: &Armies) -> CellPair {
    let mut threatened = CellPair::empty();
    for fighter in [Kind::Rock, Kind::Paper, Kind::Scissors, Kind::Fool] {
        let beaten = Beats::<HUNTS>::BY_KIND[fighter as usize];
        if beaten.is_empty() {
            continue;
        }
        let mut prey = CellPair::empty();
        for kind in Kind::ALL {
            if beaten.has(kind) {
                prey = prey | armies.of_kind(kind);
            }
        }
        threatened = threatened | (armies.of_kind(fighter).widened() & prey.swapped());
    }
    threatened
}

/// How many single steps the king is from the far row, over cells it may step on; the last length means
/// that there is no way.
#[inline]
fn king_way(king: Cell, free: CellSet, color: Color) -> usize {
    let (goal, rows) = match color {
        Color::White => (lattice::row(ROWS as u8 - 1), ROWS - 1 - king.row() as usize),
        Color::Black => (lattice::row(0), king.row() as usize),
    };
    // Far away the way is not yet decided, and its length costs more to find than it tells.
    if rows > WAY_EXPLORED {
        return rows;
    }
    let mut reached = CellSet::of(king);
    for length in 0..WAY_LENGTHS - 1 {
        if length >= rows && !(reached & goal).is_empty() {
            return length;
        }
        let wider = reached | (reached.widened() & free);
        if wider == reached {
            break;
        }
        reached = wider;
    }
    WAY_LENGTHS - 1
}

#[inline(always)]
fn size(set: CellSet) -> i32 {
    set.len() as i32
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn editions_of_one_aim_agree_on_who_beats_whom() {
        for edition in Edition::ALL {
            let known = if edition.hunts() { &Beats::<true>::BY_KIND } else { &Beats::<false>::BY_KIND };
            for kind in Kind::ALL {
                assert_eq!(edition.beats(kind), known[kind as usize], "{edition} {kind:?}");
            }
        }
    }
}
