//! What turns do, by name: the parts of the use of actions.

use jersi_rules::{Action, Position, Turn};

/// What a turn may do, by the names that a report has for it. The first six are the whole of a turn, one each.
pub const ACTIONS: [&str; Action::ALL.len()] = [
    "one",
    "two",
    "one-two",
    "two-one",
    "drop",
    "double-drop",
    "capture",
    "double-capture",
    "king-capture",
    "building",
    "king-mounts",
];

/// What a turn does, by [`ACTIONS`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct TurnUse(pub [bool; ACTIONS.len()]);

impl TurnUse {
    fn has(self, action: &str) -> bool {
        ACTIONS.iter().zip(self.0).any(|(&name, does)| does && name == action)
    }

    /// Whether it captures anything.
    pub fn captures(self) -> bool {
        self.has("capture")
    }

    /// Whether it captures a king.
    pub fn captures_king(self) -> bool {
        self.has("king-capture")
    }

    /// Whether cubes come from the reserve.
    pub fn drops(self) -> bool {
        self.has("drop") || self.has("double-drop")
    }
}

/// What a legal turn does, as the rules tell it.
pub fn turn_use(position: &Position, turn: Turn) -> TurnUse {
    let does = position.actions(turn);
    TurnUse(ACTIONS.map(|action| Action::from_id(action).is_some_and(|action| does.has(action))))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_that_the_rules_name_is_counted() {
        let mut named = Action::ALL.map(Action::id);
        let mut counted = ACTIONS;
        named.sort_unstable();
        counted.sort_unstable();
        assert_eq!(counted, named);
    }

    #[test]
    fn a_king_that_mounts_builds_a_stack() {
        // The king beside a rock of its own.
        let position: Position = "2.0 5/6/r-6/4n-3/3N-R-4/8/7/6/5 w - - 55".parse().expect("a position");
        let does = |text: &str| turn_use(&position, position.read_turn(text).expect("legal").decisions[0]);
        let names = |does: TurnUse| ACTIONS.into_iter().filter(|&name| does.has(name)).collect::<Vec<_>>();
        assert_eq!(names(does("e4-e5")), ["one", "building", "king-mounts"]);
        assert_eq!(names(does("e5-e6")), ["one"]);
    }
}
