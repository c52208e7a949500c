//! The weights of the evaluation: each feature with its name, what it counts, and its two weights, in sixteenths
//! of a unit. `HOME` is for editions in which the king goes home (4.x), `HUNT` for those in which it is hunted.
//!
//! The order is that of the indices; `eval/features.rs` measures the features. Fitted to games by `examples/fit.rs`.

use jersi_rules::Edition;

/// A unit is this much of a weight.
pub(super) const SCALE: i32 = 16;

/// A weight: a constant, unless built with the feature `tune`.
#[cfg(not(feature = "tune"))]
pub(super) type Weight = i32;
/// A weight that can be changed while the program runs.
#[cfg(feature = "tune")]
pub(super) type Weight = std::sync::atomic::AtomicI32;

/// The weights for an edition.
#[inline(always)]
pub(super) fn of(edition: Edition) -> &'static [Weight; FEATURES] {
    if edition.hunts() { &HUNT } else { &HOME }
}

/// The value of a weight.
#[cfg(not(feature = "tune"))]
#[inline(always)]
pub(super) const fn value(weight: &Weight) -> i32 {
    *weight
}

/// The value of a weight.
#[cfg(feature = "tune")]
#[inline(always)]
pub(super) fn value(weight: &Weight) -> i32 {
    weight.load(std::sync::atomic::Ordering::Relaxed)
}

#[cfg(not(feature = "tune"))]
const fn weight(value: i32) -> Weight {
    value
}

#[cfg(feature = "tune")]
const fn weight(value: i32) -> Weight {
    Weight::new(value)
}

macro_rules! weights {
    ($($(#[doc = $doc:literal])* $name:ident: $home:literal, $hunt:literal;)*) => {
        /// A feature of a position: what White has more of than Black.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum Feature {
            $($(#[doc = $doc])* $name,)*
        }

        impl Feature {
            /// All features in the order of their indices.
            pub const ALL: [Feature; FEATURES] = [$(Feature::$name),*];
        }

        /// How many features there are.
        pub const FEATURES: usize = [$(Feature::$name),*].len();

        /// What the weights are before anybody changes them.
        #[cfg(feature = "tune")]
        const DEFAULTS: [[i32; FEATURES]; 2] = [[$($home),*], [$($hunt),*]];

        static HOME: [Weight; FEATURES] = [$(weight($home)),*];
        static HUNT: [Weight; FEATURES] = [$(weight($hunt)),*];
    };
}

weights! {
    // Material: a piece on the board...

    /// A king on the board.
    KingOnBoard: 0, 0;
    /// A rock on the board.
    RockOnBoard: 2811, 905;
    /// A paper on the board.
    PaperOnBoard: 2748, 934;
    /// A pair of scissors on the board.
    ScissorsOnBoard: 2837, 876;
    /// A fool on the board.
    FoolOnBoard: 2108, 0;
    /// A wise man on the board.
    WiseOnBoard: 333, 0;
    /// A mountain on the board.
    MountainOnBoard: -137, 0;
    /// A guardian on the board.
    GuardianOnBoard: 0, 1579;

    // ...and in reserve.

    /// A king in reserve.
    KingInReserve: 0, 0;
    /// A rock in reserve.
    RockInReserve: 0, 0;
    /// A paper in reserve.
    PaperInReserve: 0, 0;
    /// A pair of scissors in reserve.
    ScissorsInReserve: 0, 0;
    /// A fool in reserve.
    FoolInReserve: 0, 0;
    /// A wise man in reserve.
    WiseInReserve: 649, 0;
    /// A mountain in reserve.
    MountainInReserve: 137, 0;
    /// A guardian in reserve.
    GuardianInReserve: 0, 0;

    // 4.x: the way of the king to the far row, in single steps, of the player who decides.

    /// The king of the player who decides is 0 steps away.
    DecidingKingAway0: 0, 0;
    /// The king of the player who decides is 1 step away.
    DecidingKingAway1: 2593, 0;
    /// The king of the player who decides is 2 steps away.
    DecidingKingAway2: 3443, 0;
    /// The king of the player who decides is 3 steps away.
    DecidingKingAway3: 3203, 0;
    /// The king of the player who decides is 4 steps away.
    DecidingKingAway4: 1729, 0;
    /// The king of the player who decides is 5 steps away.
    DecidingKingAway5: 670, 0;
    /// The king of the player who decides is 6 steps away.
    DecidingKingAway6: -321, 0;
    /// The king of the player who decides is 7 steps away.
    DecidingKingAway7: -652, 0;
    /// The king of the player who decides is 8 steps away.
    DecidingKingAway8: -536, 0;
    /// The king of the player who decides is 9 steps away.
    DecidingKingAway9: -356, 0;
    /// The king of the player who decides is 10 steps away.
    DecidingKingAway10: 338, 0;
    /// The king of the player who decides is 11 steps away.
    DecidingKingAway11: -1480, 0;
    /// The king of the player who decides has no way, or one of more than 11 steps.
    DecidingKingBlocked: 301, 0;

    // 4.x: the way of the king to the far row, in single steps, of the player who waits.

    /// The king of the player who waits is 0 steps away.
    WaitingKingAway0: 0, 0;
    /// The king of the player who waits is 1 step away.
    WaitingKingAway1: 2593, 0;
    /// The king of the player who waits is 2 steps away.
    WaitingKingAway2: 3443, 0;
    /// The king of the player who waits is 3 steps away.
    WaitingKingAway3: 3203, 0;
    /// The king of the player who waits is 4 steps away.
    WaitingKingAway4: 1729, 0;
    /// The king of the player who waits is 5 steps away.
    WaitingKingAway5: 670, 0;
    /// The king of the player who waits is 6 steps away.
    WaitingKingAway6: -321, 0;
    /// The king of the player who waits is 7 steps away.
    WaitingKingAway7: -652, 0;
    /// The king of the player who waits is 8 steps away.
    WaitingKingAway8: -536, 0;
    /// The king of the player who waits is 9 steps away.
    WaitingKingAway9: -356, 0;
    /// The king of the player who waits is 10 steps away.
    WaitingKingAway10: 338, 0;
    /// The king of the player who waits is 11 steps away.
    WaitingKingAway11: -1480, 0;
    /// The king of the player who waits has no way, or one of more than 11 steps.
    WaitingKingBlocked: 301, 0;

    // Kings and stacks.

    /// The king is on top of a stack that can move.
    KingMounted: -123, -394;
    /// The king stands beside an own single piece that it could mount.
    KingBesideBase: 220, 28;
    /// A stack that can move.
    Stack: 764, 2373;

    // Advance: a fighter (rock, paper, scissors, fool) by its row, seen from its own side.

    /// A fighter on row 0, its own side.
    FighterOnRow0: 209, 1505;
    /// A fighter on row 1.
    FighterOnRow1: 386, 1904;
    /// A fighter on row 2.
    FighterOnRow2: 577, 2184;
    /// A fighter on row 3.
    FighterOnRow3: 455, 2257;
    /// A fighter on row 4.
    FighterOnRow4: 276, 2222;
    /// A fighter on row 5.
    FighterOnRow5: -29, 1962;
    /// A fighter on row 6.
    FighterOnRow6: -182, 1859;
    /// A fighter on row 7.
    FighterOnRow7: -703, 1720;
    /// A fighter on row 8, the far side.
    FighterOnRow8: -1273, 1278;

    // King attack and king shelter.

    /// A fighter beside the enemy king.
    FighterNearEnemyKing1: 1332, 925;
    /// A fighter two cells from the enemy king.
    FighterNearEnemyKing2: 572, 1123;
    /// A fighter three cells from the enemy king.
    FighterNearEnemyKing3: 223, 583;
    /// A fighter beside its own king.
    FighterNearOwnKing1: 106, 348;
    /// A fighter two cells from its own king.
    FighterNearOwnKing2: 189, 329;

    // Threats: what a single step could capture.

    /// An enemy piece or stack that the player who decides threatens.
    DecidingThreat: 779, 718;
    /// The same of the player who waits.
    WaitingThreat: 779, 718;
    /// What it counts more, or less, if that is a stack.
    DecidingThreatOnStack: -307, 302;
    /// The same of the player who waits.
    WaitingThreatOnStack: -307, 302;
    /// What it counts more, or less, if that is the king.
    DecidingCheck: -1250, 897;
    /// The same of the player who waits.
    WaitingCheck: -1250, 897;

    // Mobility.

    /// An empty cell beside own pieces.
    FreeCell: -62, -81;
    /// 2.0 to 4-draft: a cell beside an own guardian.
    GuardedCell: 0, 387;
    /// A cell beside the king that it may step on.
    KingFreeCell: 172, -51;

    // The race.

    /// 4.x: a row that the king has come, for each fighter that the enemy lacks.
    KingRun: 5, 0;
    /// Whose decision it is (tempo).
    ToDecide: 153, 88;
}

/// All weights, to be set by name: `HomeKingRun`, `HuntFreeCell`.
#[cfg(feature = "tune")]
pub(crate) fn all() -> Vec<crate::tune::Tunable> {
    let mut all = Vec::with_capacity(2 * FEATURES);
    for (n, (aim, weights)) in [("Home", &HOME), ("Hunt", &HUNT)].into_iter().enumerate() {
        for (feature, value) in Feature::ALL.into_iter().zip(weights) {
            all.push(crate::tune::Tunable {
                name: format!("{aim}{feature:?}"),
                default: DEFAULTS[n][feature as usize],
                range: -10_000..=10_000,
                value,
            });
        }
    }
    all
}
