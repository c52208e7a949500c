//! Openings: random legal turns that leave both sides about the same chances.

use jersi_engine::{Score, Verdict};
use jersi_game::{Game, Player as Named};
use jersi_rules::{ByColor, Position, Stage, Turn};

use crate::dice::dice;
use crate::terms::{Terms, purpose};

/// How openings are made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OpeningTerms {
    /// How many random decisions follow the setting.
    pub decisions: u32,
    /// The most units that one side may be ahead.
    pub balance: u32,
}

impl Default for OpeningTerms {
    fn default() -> OpeningTerms {
        OpeningTerms { decisions: 4, balance: 80 }
    }
}

/// The decisions that both games of a pair begin with.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Opening {
    /// The decisions, placements of a free setting first.
    pub decisions: Vec<Turn>,
}

/// After so many tries the most even opening is taken.
const TRIES: u32 = 100;

impl Opening {
    /// The opening of a pair: always the same for the same terms. `judge` tells what a position is worth to
    /// the player who decides.
    pub fn of_pair(terms: &Terms, pair: u32, judge: &mut dyn FnMut(&Position) -> Score) -> Opening {
        if let Some(book) = &terms.book {
            return Opening { decisions: book.of_pair(terms.seed, pair).decisions().to_vec() };
        }
        let mut dice = dice(terms.seed, purpose::OPENING + u64::from(pair));
        let start = terms.game(pair, ByColor { white: Named::default(), black: Named::default() });
        let mut best: Option<(u32, Vec<Turn>)> = None;
        for _ in 0..TRIES {
            let Some((decisions, end)) = stroll(&start, terms.opening.decisions, &mut dice) else { continue };
            let lead = lead(judge(&end));
            if lead <= terms.opening.balance {
                return Opening { decisions };
            }
            if best.as_ref().is_none_or(|(least, _)| lead < *least) {
                best = Some((lead, decisions));
            }
        }
        // Without any opening the game begins at its start, which may be hard on one side but is fair over a pair.
        Opening { decisions: best.map(|(_, decisions)| decisions).unwrap_or_default() }
    }
}

/// Random decisions, as many as asked for after the setting; `None` if they end the game or stop within a turn.
fn stroll(start: &Game, decisions: u32, dice: &mut jersi_engine::Dice) -> Option<(Vec<Turn>, Position)> {
    let mut game = start.clone();
    let mut played = Vec::new();
    let mut left = decisions;
    while game.position().stage() == Stage::Setting || left > 0 {
        if game.position().stage() != Stage::Setting {
            left -= 1;
        }
        let turn = dice.pick(&game.position().turns())?;
        game.decide(turn).ok()?;
        played.push(turn);
    }
    let whole = game.ending().is_none() && game.begun().is_empty();
    whole.then(|| (played, *game.position()))
}

/// How far one side is ahead.
fn lead(score: Score) -> u32 {
    match score.verdict() {
        Verdict::Units(units) => units.unsigned_abs(),
        Verdict::WinIn(_) | Verdict::LossIn(_) => u32::MAX,
    }
}
