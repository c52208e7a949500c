//! The margins of pruning and reduction, which go by the units of the evaluation: matches found others for the hunt's
//! network than for the rest (docs/strength.md).

use super::parameters as p;
use crate::network::{Aim, Network};

/// One value each for a search; what they mean stands with the parameters of the same names.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Margins {
    pub(super) aspiration_window: i32,
    pub(super) reverse_futility: i32,
    pub(super) razoring: i32,
    pub(super) futility_base: i32,
    pub(super) futility: i32,
    pub(super) delta_pruning: i32,
    pub(super) late_move_pruning_base: i32,
    pub(super) late_move_pruning_factor: i32,
    pub(super) lmr_base: i32,
    pub(super) lmr_divisor: i32,
}

impl Margins {
    /// Those that go with this network, or with the hand-made evaluation.
    pub(super) fn of(network: Option<&Network>) -> Margins {
        match network.map(Network::aim) {
            Some(Aim::Hunt) => Margins {
                aspiration_window: p::hunt_aspiration_window(),
                reverse_futility: p::hunt_reverse_futility_margin(),
                razoring: p::hunt_razoring_margin(),
                futility_base: p::hunt_futility_base(),
                futility: p::hunt_futility_margin(),
                delta_pruning: p::hunt_delta_pruning_margin(),
                late_move_pruning_base: p::hunt_late_move_pruning_base(),
                late_move_pruning_factor: p::hunt_late_move_pruning_factor(),
                lmr_base: p::hunt_lmr_base(),
                lmr_divisor: p::hunt_lmr_divisor(),
            },
            Some(Aim::Home | Aim::Reserve) | None => Margins {
                aspiration_window: p::aspiration_window(),
                reverse_futility: p::reverse_futility_margin(),
                razoring: p::razoring_margin(),
                futility_base: p::futility_base(),
                futility: p::futility_margin(),
                delta_pruning: p::delta_pruning_margin(),
                late_move_pruning_base: p::late_move_pruning_base(),
                late_move_pruning_factor: p::late_move_pruning_factor(),
                lmr_base: p::lmr_base(),
                lmr_divisor: p::lmr_divisor(),
            },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::network::Networks;

    #[test]
    fn only_the_network_for_the_hunt_has_margins_of_its_own() {
        let networks = Networks::embedded();
        let of = |aim| Margins::of(networks.of(aim).map(std::sync::Arc::as_ref));
        assert_eq!(of(Aim::Home), Margins::of(None));
        assert_eq!(of(Aim::Reserve), Margins::of(None));
        assert_ne!(of(Aim::Hunt), Margins::of(None));
    }
}
