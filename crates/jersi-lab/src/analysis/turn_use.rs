//! What turns do, by name: the parts of the use of actions.

use jersi_rules::{Carry, Cell, Color, Kind, Position, Turn, TurnParts};

/// What a turn may do, by the names that a report has for it. The first six are the whole of a turn, one each.
pub const ACTIONS: [&str; 10] = [
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

/// What a legal turn does.
pub fn turn_use(position: &Position, turn: Turn) -> TurnUse {
    let mut names = Vec::new();
    match turn.parts() {
        TurnParts::Drops { second, .. } => names.push(if second.is_some() { "double-drop" } else { "drop" }),
        TurnParts::Steps { steps, .. } => {
            let (whole, alone) = match (steps.first, steps.via) {
                (Carry::One, None) => ("one", steps.to),
                (Carry::Two, None) => ("two", steps.from),
                (Carry::One, Some(via)) => ("one-two", via),
                (Carry::Two, Some(_)) => ("two-one", steps.to),
            };
            let is = |color: Color, cell: Cell| {
                let top = position.content(cell).top().filter(|top| top.kind != Kind::Mountain);
                top.is_some_and(|top| top.color == color)
            };
            let enemy = position.to_move().other();
            let captures: Vec<Cell> =
                [steps.via, Some(steps.to)].into_iter().flatten().filter(|&cell| is(enemy, cell)).collect();
            names.push(whole);
            let others = [
                ("capture", !captures.is_empty()),
                ("double-capture", captures.len() == 2),
                ("king-capture", position.king(enemy).is_some_and(|king| captures.contains(&king))),
                ("building", alone != steps.from && is(position.to_move(), alone)),
            ];
            names.extend(others.into_iter().filter(|other| other.1).map(|other| other.0));
        }
        TurnParts::Place(_) | TurnParts::Gift(_) | TurnParts::Relocation(_) => {}
    }
    TurnUse(ACTIONS.map(|action| names.contains(&action)))
}
