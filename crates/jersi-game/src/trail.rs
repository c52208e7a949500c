//! A decision as a board shows it: one movement after the other.

use jersi_rules::{
    Carry, Cell, CellContent, Piece, Placement, Position, Seat, Steps, Turn, TurnParts, seat_cell,
};

/// What a movement is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LegAct {
    /// A step.
    Step {
        /// Where it begins.
        from: Cell,
        /// The empty cell that it passes, if it is two cells long.
        over: Option<Cell>,
        /// How many pieces it moves.
        stride: Carry,
    },
    /// A cube from the reserve lands.
    Drop,
    /// A shape of the free setting is placed.
    Place,
    /// A cube is given as a ransom.
    Gift,
    /// The captured king comes back.
    Relocate,
}

/// One movement of a turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Leg {
    /// What it is.
    pub act: LegAct,
    /// Where it ends; for a gift, where the cube is taken away.
    pub to: Cell,
    /// The pieces that move, arrive or are given, from the bottom up.
    pub pieces: Vec<Piece>,
    /// The pieces that a step captures, from the bottom up.
    pub captured: Vec<Piece>,
    /// What stands afterwards on the cells that it changes.
    pub after: Vec<(Cell, CellContent)>,
}

/// The movements of a legal decision in a position. The steps of a turn may come without what the capture of a
/// king adds to them.
///
/// ```
/// use jersi_game::legs;
/// use jersi_rules::{Edition, Position, Rules};
///
/// let start = Position::initial(Rules::new(Edition::V4_8));
/// let turn = start.read_turn("a2-b2=d3")?.decisions[0];
/// let legs = legs(&start, turn);
/// assert_eq!(legs.iter().map(|leg| leg.pieces.len()).collect::<Vec<_>>(), [1, 2]);
/// # Ok::<(), jersi_rules::notation::TurnFault>(())
/// ```
pub fn legs(before: &Position, decision: Turn) -> Vec<Leg> {
    match decision.parts() {
        TurnParts::Steps { steps, seat, .. } => {
            let mut legs = walk(before, steps);
            legs.extend(seat.and_then(|seat| relocate(before, decision, seat)));
            legs
        }
        TurnParts::Drops { first, second } => {
            let mut legs = vec![land(before, LegAct::Drop, first, Turn::drop(first))];
            legs.extend(second.map(|second| land(before, LegAct::Drop, second, decision)));
            legs
        }
        TurnParts::Place(place) => vec![land(before, LegAct::Place, place, decision)],
        TurnParts::Gift(cell) => {
            let given = before.content(cell).top();
            vec![arrival(before, decision, LegAct::Gift, cell, given)]
        }
        TurnParts::Relocation(seat) => relocate(before, decision, seat).into_iter().collect(),
    }
}

/// What stood on the cells that a decision changes, before it.
pub fn stood_before(before: &Position, legs: &[Leg]) -> Vec<(Cell, CellContent)> {
    let mut cells: Vec<Cell> = legs.iter().flat_map(|leg| leg.after.iter().map(|&(cell, _)| cell)).collect();
    cells.sort_unstable();
    cells.dedup();
    cells.into_iter().map(|cell| (cell, before.content(cell))).collect()
}

fn walk(before: &Position, steps: Steps) -> Vec<Leg> {
    let first = Steps { via: None, to: steps.first_to(), ..steps };
    let mut legs = vec![step(before, None, first, first)];
    if let Some(via) = steps.via {
        let second = Steps { from: via, first: steps.first.other(), via: None, to: steps.to };
        legs.push(step(before, Some(first), second, steps));
    }
    legs
}

/// A single step, after the one before it if there is one; `so_far` is all of the steps up to its end.
fn step(before: &Position, earlier: Option<Steps>, step: Steps, so_far: Steps) -> Leg {
    let stood = |cell| earlier.map_or(before.content(cell), |earlier| before.stand_after(earlier, cell));
    let stands = |cell| before.stand_after(so_far, cell);
    let pieces: Vec<Piece> = match step.first {
        Carry::One => stood(step.from).top().into_iter().collect(),
        Carry::Two => stood(step.from).pieces().collect(),
    };
    // What is below the pieces that arrived has stayed; the rest is captured.
    let stayed = usize::from(stands(step.to).height()).saturating_sub(pieces.len());
    let over = if step.from.neighbours().has(step.to) { None } else { step.from.between(step.to) };
    Leg {
        act: LegAct::Step { from: step.from, over, stride: step.first },
        to: step.to,
        pieces,
        captured: stood(step.to).pieces().skip(stayed).collect(),
        after: [step.from, step.to].map(|cell| (cell, stands(cell))).into(),
    }
}

fn land(before: &Position, act: LegAct, drop: Placement, so_far: Turn) -> Leg {
    arrival(before, so_far, act, drop.cell, Some(Piece::new(before.to_move(), drop.kind)))
}

fn relocate(before: &Position, decision: Turn, seat: Seat) -> Option<Leg> {
    let victim = before.to_move().other();
    let cell = seat_cell(victim, seat)?;
    let king = Piece::new(victim, jersi_rules::Kind::King);
    Some(arrival(before, decision, LegAct::Relocate, cell, Some(king)))
}

fn arrival(before: &Position, so_far: Turn, act: LegAct, to: Cell, piece: Option<Piece>) -> Leg {
    let stand = before.play_legal(so_far).content(to);
    Leg { act, to, pieces: piece.into_iter().collect(), captured: Vec::new(), after: vec![(to, stand)] }
}
