//! Claims as plain data, for programs: names of cells and kinds, turns in notation.

use jersi_rules::notation::write_turn;
use jersi_rules::{Color, Kind, Piece, Position, Reason, Turn};

use crate::claim::{Claim, Forced, Stand, Way};
use crate::explain::Explanation;

/// A claim; what it does not speak of is empty.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Fact {
    /// Which claim it is, such as `takes`.
    pub claim: &'static str,
    /// The cells it speaks of.
    pub cells: Vec<FactCell>,
    /// A line of turns, each in notation.
    pub line: Vec<String>,
    /// Whole turns of the line.
    pub in_turns: Option<u32>,
    /// What ends the game, as [`Reason::id`].
    pub reason: Option<&'static str>,
    /// Whether a threat is met.
    pub met: Option<bool>,
    /// Whose king it is.
    pub player: Option<Color>,
    /// How far the king was.
    pub before: Option<Way>,
    /// How far it is.
    pub after: Option<Way>,
}

/// A cell of a claim.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FactCell {
    /// Its name.
    pub cell: String,
    /// What stands or stood there, from the bottom up, in the letters of a position.
    pub pieces: String,
    /// Whether it is so since this turn.
    pub fresh: bool,
    /// Whether whatever captures it can be taken at once; of what can be captured.
    pub guarded: bool,
}

impl Explanation {
    /// All claims as plain data.
    pub fn facts(&self) -> Vec<Fact> {
        self.claims.iter().map(|claim| self.fact(claim)).collect()
    }

    /// The identifier of a claim and what it speaks of.
    fn fact(&self, claim: &Claim) -> Fact {
        let named = |claim| Fact { claim, ..Fact::default() };
        let end = |claim, reason: Reason| Fact { reason: Some(reason.id()), ..named(claim) };
        let line = |claim, forced: &Forced, position: &Position| Fact {
            line: written(position, &forced.line),
            in_turns: Some(forced.in_turns),
            ..end(claim, forced.reason)
        };
        let on = |claim, stands: &[Stand]| Fact {
            cells: stands.iter().map(|stand| self.cell(stand)).collect(),
            ..named(claim)
        };
        let one = |claim, color, kind: Kind, cell| {
            on(claim, &[Stand { cell, pieces: vec![Piece::new(color, kind)], fresh: true, guarded: false }])
        };
        let (me, other) = (self.player(), self.player().other());
        let passed = |position: &Position| position.passed().unwrap_or(*position);
        match claim {
            Claim::Wins { reason } => end("wins", *reason),
            Claim::Ties { reason } => end("ties", *reason),
            Claim::Loses { reason } => end("loses", *reason),
            Claim::Forces(forced) => line("forces", forced, &self.after),
            Claim::LosesTo(forced) => line("loses-to", forced, &self.after),
            Claim::Missed(forced) => line("missed", forced, &self.position),
            Claim::Threat { threat, met } => {
                Fact { met: Some(*met), ..line("threat", threat, &passed(&self.position)) }
            }
            Claim::Threatens(forced) => line("threatens", forced, &passed(&self.after)),
            Claim::OnlyTurn => named("only-turn"),
            Claim::OnlyDefence => named("only-defence"),
            Claim::Takes(stand) => on("takes", std::slice::from_ref(stand)),
            Claim::Relocates { to } => one("relocates", self.position.to_move().other(), Kind::King, *to),
            Claim::Asks { kind } => {
                let letter = self.position.edition().piece_letter(other, *kind).to_string();
                Fact {
                    cells: vec![FactCell {
                        cell: String::new(),
                        pieces: letter,
                        fresh: true,
                        guarded: false,
                    }],
                    ..named("asks")
                }
            }
            Claim::Gives { kind, cell } => one("gives", self.position.to_move().other(), *kind, *cell),
            Claim::Drops { kind, cell } => one("drops", me, *kind, *cell),
            Claim::TakesNothing => named("takes-nothing"),
            Claim::Attacks(stands) => on("attacks", stands),
            Claim::Protects(stands) => on("protects", stands),
            Claim::Escapes { kind, from, to } => {
                let cells = [*from, *to].map(|cell| Stand {
                    cell,
                    pieces: vec![Piece::new(me, *kind)],
                    fresh: true,
                    guarded: false,
                });
                on("escapes", &cells)
            }
            Claim::Hangs(stands) => on("hangs", stands),
            Claim::NothingHangs => named("nothing-hangs"),
            Claim::King { color, before, after } => {
                Fact { player: Some(*color), before: Some(*before), after: Some(*after), ..named("king") }
            }
        }
    }

    fn cell(&self, stand: &Stand) -> FactCell {
        let edition = self.position.edition();
        FactCell {
            cell: edition.cell_name(stand.cell).to_string(),
            pieces: stand.pieces.iter().map(|piece| edition.piece_letter(piece.color, piece.kind)).collect(),
            fresh: stand.fresh,
            guarded: stand.guarded,
        }
    }
}

/// A line, each decision in notation.
pub(crate) fn written(position: &Position, line: &[Turn]) -> Vec<String> {
    let mut now = *position;
    let mut texts = Vec::with_capacity(line.len());
    for &turn in line {
        texts.push(write_turn(&now, turn));
        now = now.play_legal(turn);
    }
    texts
}
