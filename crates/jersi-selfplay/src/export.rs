//! Games taken apart into positions worth learning from.

use jersi_engine::Aim;
use jersi_rules::{Color, Position, Stage};

use crate::canonical::canonical_hash;
use crate::chunk::Chunk;
use crate::game::{Decision, Game};
use crate::position_record::PositionRecord;
use crate::replay::{GameFault, replay};

/// Turns up to this one are too near to chance.
const FIRST_TURNS: u16 = 8;
/// Scores beyond this are forced wins and losses: nothing that an evaluation should learn.
const DECISIVE: i16 = 20_000;

/// What a file of games gives.
#[derive(Default)]
pub struct Exported {
    /// The positions in their order, with the hash that all images of one share.
    pub records: Vec<(u64, PositionRecord)>,
    /// How many decisions were looked at.
    pub decisions: u64,
}

/// Which positions are kept.
#[derive(Clone, Copy, Debug, Default)]
pub struct Exporter {
    /// Only games of this aim.
    pub aim: Option<Aim>,
}

impl Exporter {
    /// The quiet positions of some games; the first one gets the number `first`. A fault tells which game it is about.
    pub fn export(&self, chunk: &Chunk, first: u32) -> Result<Exported, (usize, GameFault)> {
        let mut exported = Exported::default();
        for (n, game) in chunk.games.iter().enumerate() {
            self.add(game, first.wrapping_add(n as u32), &mut exported).map_err(|fault| (n, fault))?;
        }
        Ok(exported)
    }

    /// The quiet positions of one game more, with its number.
    pub fn add(&self, game: &Game, number: u32, exported: &mut Exported) -> Result<(), GameFault> {
        if self.aim.is_none_or(|aim| aim == game.start.aim()) {
            export_game(game, number, exported)?;
        }
        Ok(())
    }
}

fn export_game(game: &Game, number: u32, exported: &mut Exported) -> Result<(), GameFault> {
    exported.decisions += game.decisions.len() as u64;
    replay(game, |position, decision, _, after| {
        if let Some(score) = worth(position, decision, after) {
            let result = game.result.for_player(position.to_move());
            let record = PositionRecord::new(position, game.start, result, score, number);
            exported.records.push((canonical_hash(&record), record));
        }
    })
}

/// The score of a position to learn from: a quiet one, past the opening.
fn worth(position: &Position, decision: Decision, after: &Position) -> Option<i16> {
    let score = decision.score?;
    let quiet = position.stage() == Stage::Turn
        && position.turn_number() > FIRST_TURNS
        && (-DECISIVE..=DECISIVE).contains(&score)
        && !captures(position, after);
    quiet.then_some(score)
}

/// Whether something was captured: pieces are fewer, or the other's king, who comes back, stands elsewhere.
fn captures(position: &Position, after: &Position) -> bool {
    let victim = position.to_move().other();
    Color::BOTH.into_iter().any(|color| after.on_board(color).total() < position.on_board(color).total())
        || position.king(victim) != after.king(victim)
}
