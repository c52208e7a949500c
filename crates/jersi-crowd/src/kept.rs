//! What a store holds, read past the code that wrote it.

mod rows;

use std::collections::{BTreeMap, HashMap};

use jersi_club::{OnlineGame, What};
use jersi_rules::record::GameResult;
use jersi_rules::{ByColor, Color};
use jersi_wire::{ActId, EventMessage, GameId};

use crate::storage::Storage;
use crate::violation::Violation;

use rows::{EventRow, Row, rows};

/// An act as it is kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KeptAct {
    /// In which game.
    pub game: GameId,
    /// Under which number.
    pub seq: u32,
    /// The words that were asked: what it answers, the word, the text.
    pub asked: String,
}

/// Everything that a store holds.
#[derive(Clone, Debug, Default)]
pub struct Kept {
    /// Each game's events.
    pub games: BTreeMap<GameId, Vec<EventMessage>>,
    /// Each act.
    pub acts: HashMap<ActId, KeptAct>,
    /// How many games are over.
    pub over: usize,
}

impl Kept {
    /// Reads a store, and sees that every game is legal from its first event to its last, and its row what they fold to.
    pub async fn read(storage: &Storage) -> Result<Kept, Violation> {
        let (games, events) = rows(storage).await.map_err(fault)?;
        let mut kept = Kept::default();
        for event in events {
            kept.take(event)?;
        }
        for row in &games {
            kept.check(row)?;
        }
        Ok(kept)
    }

    fn take(&mut self, (game, event, act): EventRow) -> Result<(), Violation> {
        if let Some((id, asked)) = act {
            let kept = KeptAct { game, seq: event.seq, asked };
            if let Some(twice) = self.acts.insert(id, kept) {
                return Err(Violation::new(
                    "store",
                    format!("the act {id} is there twice, once as {twice:?}"),
                ));
            }
        }
        self.games.entry(game).or_default().push(event);
        Ok(())
    }

    fn check(&mut self, row: &Row) -> Result<(), Violation> {
        let fault = |what: String| Violation::new(format!("game {}", row.id), what);
        let Some(events) = self.games.get(&row.id) else {
            return if row.seq == 0 { Ok(()) } else { Err(fault("it has no events".to_owned())) };
        };
        let told = events.iter().map(crate::follow::event).collect::<Result<Vec<_>, _>>().map_err(fault)?;
        let time = row.time.parse().map_err(|_| fault(format!("the time is {:?}", row.time)))?;
        let names = ByColor::from_fn(|color: Color| color.to_string());
        // Folding numbers them densely and lets the referee judge every decision.
        let online = OnlineGame::fold(time, &names, &told).map_err(|unfit| fault(unfit.to_string()))?;
        let record = online.game().record();
        let again = jersi_game::Game::from_record(&record).map_err(|error| fault(format!("{error:?}")))?;
        if again.position() != online.game().position() {
            return Err(fault("its record leads elsewhere".to_owned()));
        }
        let ending = online.game().ending();
        let folded = (
            if ending.is_some() { "over" } else { "playing" },
            online.seq(),
            online.placed(),
            ending.map(|ending| in_lists(ending.result())),
            ending.map(|ending| ending.termination().id()),
        );
        let written =
            (row.status.as_str(), row.seq, row.placed, row.result.as_deref(), row.termination.as_deref());
        if folded != written {
            return Err(fault(format!("its row says {written:?}, its events {folded:?}")));
        }
        self.over += usize::from(ending.is_some());
        debug_assert!(matches!(told[0].what, What::Begun(_)), "a fold begins so");
        Ok(())
    }
}

/// A result as lists have it.
fn in_lists(result: Option<GameResult>) -> &'static str {
    match result {
        Some(GameResult::Win(Color::White)) => "1-0",
        Some(GameResult::Win(Color::Black)) => "0-1",
        Some(GameResult::Draw) => "1/2-1/2",
        None => "*",
    }
}

#[allow(clippy::needless_pass_by_value, reason = "for map_err")]
fn fault(error: sqlx::Error) -> Violation {
    Violation::new("store", error.to_string())
}
