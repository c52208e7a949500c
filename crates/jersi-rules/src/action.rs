//! What turns do, by name: for counting them, and for forbidding them.

use crate::cell::Cell;
use crate::piece::{Color, Kind};
use crate::position::Position;
use crate::turn::{Carry, Turn, TurnParts};

/// Something that a turn does. Most can be banned by a house rule, see [`HouseRules`](crate::HouseRules).
///
/// ```
/// use jersi_rules::{Action, Edition, Position, Rules};
///
/// let start = Position::initial(Rules::new(Edition::V4_8));
/// let turn = start.turns().into_iter().find(|turn| turn.display(&start).to_string() == "a2-b2=d3").unwrap();
/// let names: Vec<&str> = start.actions(turn).iter().map(Action::id).collect();
/// assert_eq!(names, ["one-two", "building"]);
/// assert_eq!(Action::from_id("one-two"), Some(Action::OneTwo));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Action {
    /// One piece steps, and that is all.
    One,
    /// A stack moves, and that is all.
    Two,
    /// One piece steps onto another, and the stack moves on.
    OneTwo,
    /// A stack moves, and its top piece steps on.
    TwoOne,
    /// One cube comes from the reserve.
    Drop,
    /// Two cubes come from the reserve.
    DoubleDrop,
    /// The king steps onto a piece of its own and rides it; a mountain is climbed, not ridden.
    KingMounts,
    /// A piece steps onto one of its own, which makes a stack; so does the king that mounts. A mountain is climbed.
    Building,
    /// Both steps of a turn capture.
    DoubleCapture,
    /// A step captures.
    Capture,
    /// A step captures the king.
    KingCapture,
}

impl Action {
    /// All of them.
    pub const ALL: [Action; 11] = [
        Action::One,
        Action::Two,
        Action::OneTwo,
        Action::TwoOne,
        Action::Drop,
        Action::DoubleDrop,
        Action::KingMounts,
        Action::Building,
        Action::DoubleCapture,
        Action::Capture,
        Action::KingCapture,
    ];

    /// The identifier, as in `ban=one-two`.
    pub const fn id(self) -> &'static str {
        match self {
            Action::One => "one",
            Action::Two => "two",
            Action::OneTwo => "one-two",
            Action::TwoOne => "two-one",
            Action::Drop => "drop",
            Action::DoubleDrop => "double-drop",
            Action::KingMounts => "king-mounts",
            Action::Building => "building",
            Action::DoubleCapture => "double-capture",
            Action::Capture => "capture",
            Action::KingCapture => "king-capture",
        }
    }

    /// The action with this identifier.
    pub fn from_id(id: &str) -> Option<Action> {
        Action::ALL.into_iter().find(|action| action.id() == id)
    }

    /// Whether a house rule may forbid it. Without captures no game would be left.
    pub const fn can_be_banned(self) -> bool {
        !matches!(self, Action::Capture | Action::KingCapture)
    }
}

/// A set of actions.
///
/// ```
/// use jersi_rules::{Action, ActionSet};
///
/// let doubles = ActionSet::of(&[Action::OneTwo, Action::TwoOne]);
/// assert!(doubles.has(Action::TwoOne) && !doubles.has(Action::Two));
/// assert_eq!(doubles.to_string(), "one-two,two-one");
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct ActionSet(u16);

impl ActionSet {
    /// No action.
    pub const EMPTY: ActionSet = ActionSet(0);

    /// The set of these actions.
    pub const fn of(actions: &[Action]) -> ActionSet {
        let mut bits = 0;
        let mut n = 0;
        while n < actions.len() {
            bits |= 1 << actions[n] as u8;
            n += 1;
        }
        ActionSet(bits)
    }

    /// The set with one more action.
    #[must_use]
    pub const fn with(self, action: Action) -> ActionSet {
        ActionSet(self.0 | 1 << action as u8)
    }

    /// What belongs to either.
    #[must_use]
    pub const fn or(self, other: ActionSet) -> ActionSet {
        ActionSet(self.0 | other.0)
    }

    /// What belongs to both.
    #[must_use]
    pub const fn and(self, other: ActionSet) -> ActionSet {
        ActionSet(self.0 & other.0)
    }

    /// What belongs to this one alone.
    #[must_use]
    pub const fn without(self, other: ActionSet) -> ActionSet {
        ActionSet(self.0 & !other.0)
    }

    /// Whether there is none.
    #[inline(always)]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether the action belongs to the set.
    pub const fn has(self, action: Action) -> bool {
        self.0 >> action as u8 & 1 == 1
    }

    /// The actions of the set.
    pub fn iter(self) -> impl Iterator<Item = Action> {
        Action::ALL.into_iter().filter(move |&action| self.has(action))
    }

    fn with_if(self, action: Action, is: bool) -> ActionSet {
        if is { self.with(action) } else { self }
    }
}

/// The identifiers, between commas.
impl std::fmt::Display for ActionSet {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        for (n, action) in self.iter().enumerate() {
            f.write_str(if n > 0 { "," } else { "" })?;
            f.write_str(action.id())?;
        }
        Ok(())
    }
}

impl Position {
    /// What a legal decision does. Placements, gifts and relocations do nothing that has a name here.
    pub fn actions(&self, turn: Turn) -> ActionSet {
        let steps = match turn.parts() {
            TurnParts::Steps { steps, .. } => steps,
            TurnParts::Drops { second, .. } => {
                let action = if second.is_some() { Action::DoubleDrop } else { Action::Drop };
                return ActionSet::of(&[action]);
            }
            TurnParts::Place(_) | TurnParts::Gift(_) | TurnParts::Relocation(_) => return ActionSet::EMPTY,
        };
        let (whole, arrives_alone) = match (steps.first, steps.via) {
            (Carry::One, None) => (Action::One, steps.to),
            (Carry::Two, None) => (Action::Two, steps.from),
            (Carry::One, Some(via)) => (Action::OneTwo, via),
            (Carry::Two, Some(_)) => (Action::TwoOne, steps.to),
        };
        let top = |cell: Cell| self.content(cell).top().filter(|top| top.kind != Kind::Mountain);
        let is = |color: Color, cell: Cell| top(cell).is_some_and(|top| top.color == color);
        // The mover's own pieces are never captured, so what stood on the cells when the turn began tells everything; the
        // cell that a turn leaves counts as left.
        let building = arrives_alone != steps.from && is(self.to_move(), arrives_alone);
        let enemy = self.to_move().other();
        let captures = [steps.via, Some(steps.to)].map(|cell| cell.filter(|&cell| is(enemy, cell)));
        let king = self.king(enemy);
        ActionSet::of(&[whole])
            .with_if(Action::Building, building)
            .with_if(Action::KingMounts, building && self.king(self.to_move()) == Some(steps.from))
            .with_if(Action::Capture, captures != [None, None])
            .with_if(Action::DoubleCapture, captures[0].is_some() && captures[1].is_some())
            .with_if(Action::KingCapture, king.is_some() && captures.contains(&king))
    }

    /// Whether house rules let the player to move take a decision that is legal otherwise. The generator, the referee and
    /// the counts all ask here.
    #[inline]
    pub(crate) fn permits(&self, turn: Turn) -> bool {
        !self.is_bound() || self.banned(turn).is_none()
    }

    /// Whether house rules forbid the player to move any action.
    #[inline(always)]
    pub fn is_bound(&self) -> bool {
        self.rules().is_bound(self.to_move())
    }

    /// The banned action that a decision would be.
    #[inline(never)]
    pub(crate) fn banned(&self, turn: Turn) -> Option<Action> {
        self.actions(turn).and(self.rules().bans(self.to_move())).iter().next()
    }
}
