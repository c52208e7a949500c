//! Where games of a rule set begin.

use jersi_engine::Dice;
use jersi_rules::{Color, GameSpec, Position, Setup, SpecError, SpecValue, Stage};

/// The games of a rule set in which one side, named by a key of a game, may not use an action.
pub(crate) fn bound(spec: &GameSpec, side: &str, action: &str) -> Result<GameSpec, SpecError> {
    let mut bound = spec.clone();
    let house = spec.house();
    // What the side may not use anyway stays forbidden.
    let before = if side == ban_key(Color::White) { house.ban_white } else { house.ban_black };
    if before.is_empty() {
        bound.set(side, SpecValue::Text(action))?;
    } else {
        bound.set(side, SpecValue::Text(&format!("{before},{action}")))?;
    }
    Ok(bound)
}

/// The key that binds a side.
pub(crate) fn ban_key(side: Color) -> &'static str {
    match side {
        Color::White => "ban-white",
        Color::Black => "ban-black",
    }
}

/// How a game begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Beginning {
    pub position: Position,
    /// Whether chance had a hand in it, so that it must be told with the game.
    pub is_drawn: bool,
}

/// The beginning of a game: a shuffled setting without a seed gets one, and placements of a free setting are random.
pub(crate) fn beginning(spec: &GameSpec, dice: &mut Dice) -> Beginning {
    let seed = dice.seed();
    let shuffles = spec.is_shuffled() && spec.seed().is_none();
    let mut spec = spec.clone();
    if shuffles {
        spec.set("seed", SpecValue::Number(seed)).expect("a number is a seed");
    }
    let mut position = spec.start().expect("the plan was read").position;
    let mut is_drawn = shuffles;
    while position.stage() == Stage::Setting && position.outcome().is_none() {
        let turn =
            dice.pick(&position.turns()).expect("a placement that is not the last has somewhere to go");
        position = position.play_legal(turn);
        is_drawn = true;
    }
    Beginning { position, is_drawn }
}

/// The same position by other rules; none if they do not allow it.
pub(crate) fn by_rules_of(position: &Position, spec: &GameSpec) -> Option<Position> {
    let rules = spec.rules().ok()?;
    Position::new(&Setup { rules, ..position.setup() }).ok()
}
