//! Every margin, threshold and limit of the search, each with its name, its value and the range it may be tuned in.
//!
//! A parameter is a function: `parameters::razoring_margin()`. It is a constant, unless the crate is built with the
//! feature `tune`: then each can be set as a UGI option of the same name while the program runs.
//! Depths and plies count decisions; margins are units, of which 250 make the odds of winning e to 1.

/// The deepest ply, quiescence included. Lists and tables by ply hold it and, where one looks a ply ahead, one more.
pub(crate) const MAX_PLY: usize = 100;
/// The deepest iteration of iterative deepening.
pub(crate) const MAX_DEPTH: u32 = 64;
/// Nodes between two looks at the stop signal and the clock.
pub(crate) const POLL_INTERVAL: u64 = 1024;
/// Entries of the eval cache of each thread.
pub(crate) const EVAL_CACHE_SIZE: usize = 1 << 12;
/// Decisions back that a repetition is looked for.
pub(crate) const REPETITION_LOOKBACK: usize = 60;
/// 4.x: when no more than so many quiet turns are left until the tie, the count is part of the key in the transposition
/// table.
pub(crate) const QUIET_TURNS_LEFT_IN_KEY: u8 = 11;
/// Quiet turns of a node that get a malus when a later one fails high.
pub(crate) const MALUS_MOVES: usize = 32;

macro_rules! parameters {
    ($($(#[doc = $doc:literal])* $name:ident = $value:literal in $least:literal..=$most:literal;)*) => {
        $(
            $(#[doc = $doc])*
            #[cfg(not(feature = "tune"))]
            #[inline(always)]
            pub(crate) const fn $name() -> i32 {
                $value
            }

            $(#[doc = $doc])*
            #[cfg(feature = "tune")]
            #[inline(always)]
            pub(crate) fn $name() -> i32 {
                values::$name.load(std::sync::atomic::Ordering::Relaxed)
            }
        )*

        #[cfg(feature = "tune")]
        #[allow(non_upper_case_globals, reason = "each is named after the function that reads it")]
        mod values {
            use std::sync::atomic::AtomicI32;

            $(pub(super) static $name: AtomicI32 = AtomicI32::new($value);)*
        }

        /// All of them, to be set by name.
        #[cfg(feature = "tune")]
        pub(crate) fn all() -> Vec<crate::tune::Tunable> {
            vec![$(crate::tune::Tunable {
                name: stringify!($name).to_owned(),
                default: $value,
                range: $least..=$most,
                value: &values::$name,
            }),*]
        }
    };
}

parameters! {
    // Aspiration windows.

    /// Iterations less deep than this search the full window.
    aspiration_min_depth = 4 in 1..=20;
    /// Half of the first window around the score of the iteration before.
    aspiration_window = 60 in 5..=500;
    /// Each time the score falls outside, the window grows by this factor.
    aspiration_growth = 3 in 2..=10;
    /// A window wider than this gives way to the full one.
    aspiration_max_window = 1000 in 100..=5000;

    // Reverse futility pruning, also called static null move pruning.

    /// The deepest node that is pruned because its static evaluation is far above beta.
    reverse_futility_max_depth = 3 in 0..=10;
    /// How far above, for each ply of depth.
    reverse_futility_margin = 120 in 10..=500;

    // Razoring.

    /// The deepest node that drops into quiescence because its static evaluation is far below alpha.
    razoring_max_depth = 2 in 0..=10;
    /// How far below, for each ply of depth.
    razoring_margin = 250 in 10..=1000;

    // Futility pruning.

    /// The deepest node whose quiet turns are left out because none will reach alpha.
    futility_max_depth = 2 in 0..=10;
    /// What a quiet turn may gain at most...
    futility_base = 60 in 0..=500;
    /// ...and what it may gain more for each ply of depth.
    futility_margin = 110 in 0..=500;

    // Answers to threats: the opponent would win at once if it were his turn.

    /// So many plies of quiescence nobody stands pat under a threat, and all turns that stop it are searched.
    threat_answer_plies = 2 in 0..=8;

    // Late move pruning, also called move count pruning.

    /// The deepest node whose late quiet turns are left out.
    late_move_pruning_max_depth = 3 in 0..=10;
    /// Quiet turns that are searched whatever the depth...
    late_move_pruning_base = 8 in 0..=100;
    /// ...and how many more, times the square of the depth.
    late_move_pruning_factor = 12 in 0..=100;

    // Late move reductions.

    /// Nodes less deep than this reduce nothing.
    lmr_min_depth = 2 in 1..=10;
    /// So many turns are searched before quiet ones are reduced.
    lmr_min_moves = 3 in 0..=30;
    /// Reduction of the earliest turns, in thousandths of a ply; 500 rounds to the nearest ply.
    lmr_base = 600 in 0..=2000;
    /// What the product of both logarithms, in thousandths each, is divided by.
    lmr_divisor = 2_200 in 500..=10_000;
    /// How many plies less killers are reduced.
    lmr_killer_relief = 1 in 0..=5;
    /// Captures are reduced from this depth on...
    lmr_capture_min_depth = 3 in 1..=20;
    /// ...after so many captures...
    lmr_capture_min_moves = 6 in 0..=50;
    /// ...by so many plies.
    lmr_capture_reduction = 1 in 0..=5;
    /// Quiet turns at the root are reduced from this depth on...
    lmr_root_min_depth = 3 in 1..=20;
    /// ...after so many turns...
    lmr_root_min_moves = 4 in 0..=50;
    /// ...and so many plies are left to them at least, their own included.
    lmr_root_plies_left = 2 in 1..=5;

    // Quiescence.

    /// Captures in a row beyond this many are not followed.
    quiescence_max_plies = 8 in 1..=30;
    /// Who stands on at most so many cells may have no turn left, which is looked at before he stands pat.
    blocked_max_cells = 2 in 0..=40;
    /// Delta pruning: a capture is left out if its victims and this much do not reach alpha...
    delta_pruning_margin = 150 in 0..=1000;
    /// ...unless the victims are worth this much, as a king is.
    delta_pruning_exempt = 300 in 0..=1000;

    // Move ordering: victims and attackers (MVV-LVA).

    /// A king as victim or attacker.
    ordering_king = 300 in 1..=1000;
    /// A rock.
    ordering_rock = 100 in 1..=1000;
    /// A paper.
    ordering_paper = 100 in 1..=1000;
    /// A pair of scissors.
    ordering_scissors = 100 in 1..=1000;
    /// A fool.
    ordering_fool = 130 in 1..=1000;
    /// A wise man.
    ordering_wise = 60 in 1..=1000;
    /// What the kind that a ransom names is worth beside its value as a victim, in percent.
    ordering_ransom_percent = 50 in 0..=200;
    /// What it is worth to say where a captured king goes.
    ordering_relocation = 1 in 0..=100;
    /// The value of the victims counts this many times that of the attacker.
    ordering_victim_factor = 8 in 1..=50;
    /// Drops come after everything else by this much.
    ordering_drop_malus = 100_000 in 0..=200_000;

    // Move ordering: history.

    /// The history of a turn stays below this.
    history_max = 16_384 in 1_000..=32_000;
    /// A bonus or malus is the square of the depth, but not more than this.
    history_max_bonus = 400 in 10..=4000;

    // Margins and reductions where a network for the hunt judges (2.0, 3.0, the draft): found by SPSA (docs/strength.md).

    /// `aspiration_window`, with a network for the hunt.
    hunt_aspiration_window = 69 in 5..=500;
    /// `reverse_futility_margin`, with a network for the hunt.
    hunt_reverse_futility_margin = 84 in 10..=500;
    /// `razoring_margin`, with a network for the hunt.
    hunt_razoring_margin = 479 in 10..=1000;
    /// `futility_base`, with a network for the hunt.
    hunt_futility_base = 79 in 0..=500;
    /// `futility_margin`, with a network for the hunt.
    hunt_futility_margin = 147 in 0..=500;
    /// `delta_pruning_margin`, with a network for the hunt.
    hunt_delta_pruning_margin = 243 in 0..=1000;
    /// `late_move_pruning_base`, with a network for the hunt.
    hunt_late_move_pruning_base = 9 in 0..=100;
    /// `late_move_pruning_factor`, with a network for the hunt.
    hunt_late_move_pruning_factor = 9 in 0..=100;
    /// `lmr_base`, with a network for the hunt.
    hunt_lmr_base = 1037 in 0..=2000;
    /// `lmr_divisor`, with a network for the hunt.
    hunt_lmr_divisor = 2523 in 500..=10_000;

    // Drops near the leaves.

    /// The deepest node in which only drops around the kings are searched.
    drop_filter_max_depth = 3 in 0..=20;
    /// From this depth on, cells two steps from the enemy king count too.
    drop_filter_wide_depth = 2 in 0..=20;

    // Replacement in the transposition table.

    /// A result that is no exact score does not replace one of the same search and position that is more than so
    /// many plies deeper.
    tt_keep_deeper = 2 in 0..=20;
    /// An entry loses this many plies of its worth with each search since it was written.
    tt_age_weight = 4 in 0..=50;

    // Time management.

    /// Turns that a player is expected to have still before him.
    time_turns_left = 25 in 5..=100;
    /// Share of the increment that a turn may use, in percent.
    time_increment_percent = 80 in 0..=100;
    /// No new iteration begins after this much of a turn's share of the time, in percent...
    time_soft_percent = 60 in 10..=300;
    /// ...or of all the time that is left.
    time_soft_max_percent = 50 in 5..=90;
    /// The search is stopped after this much of a turn's share of the time, in percent...
    time_hard_percent = 300 in 50..=1000;
    /// ...or of all the time that is left.
    time_hard_max_percent = 60 in 5..=95;
    /// Milliseconds that the answer may need to arrive.
    time_overhead = 5 in 0..=1000;
}
