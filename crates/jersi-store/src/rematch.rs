//! Another game between the same two, colours changed.

use jersi_club::{Draft, OnlineGame, Terms, What};
use jersi_rules::record::GameResult;
use jersi_rules::{ByColor, Color};
use jersi_wire::{GameId, Seat};
use sha2::{Digest as _, Sha256};

use crate::fault::StoreFault;
use crate::game_row::{GameRecord, Status};
use crate::identity::draw;
use crate::work::{By, Work, names};

/// Makes the other game, begins it, and says so in the first one. Its name follows from the first one's, so there is one.
pub async fn make(
    work: &mut Work<'_>,
    before: &GameRecord,
    online: &mut OnlineGame,
) -> Result<(), StoreFault> {
    let id = name_after(before.id);
    let score = counted(before, online);
    let record = GameRecord {
        id,
        status: Status::Open,
        listed: false,
        seat: Seat::Lot,
        white: before.black.clone(),
        black: before.white.clone(),
        rematch_of: Some(before.id),
        // Who was White is Black now.
        score: (score.black, score.white, score.ties),
        created_at: work.now,
        changed_at: work.now,
        seq: 0,
        placed: 0,
        decider: None,
        due_at: None,
        result: None,
        termination: None,
        ..before.clone()
    };
    record.insert(&mut *work.db).await?;
    begin(work, record, None).await?;
    let made = Draft::at(What::RematchMade(id.to_string()), work.now.max(online.latest()));
    work.append(before.id, online, made, None).await?;
    Ok(())
}

/// Both sit: chance is drawn, and the game begins. Tells the number of the event.
pub async fn begin(
    work: &mut Work<'_>,
    mut record: GameRecord,
    by: Option<By<'_>>,
) -> Result<u32, StoreFault> {
    let damaged = |why: String| StoreFault::Damaged(format!("game {}: {why}", record.id));
    let terms = Terms::propose(&record.spec, &record.time).map_err(|bad| damaged(bad.to_string()))?;
    // Below 2 to the power of 53: pages read it too.
    let seed = u64::from_le_bytes(draw::<8>()?) >> 11;
    let terms = terms.drawn(seed).map_err(|bad| damaged(bad.to_string()))?;
    let begun = Draft::at(What::Begun(terms.spec()), work.now).numbered(1);
    let names: ByColor<String> = names(&mut *work.db, &record).await?;
    let online =
        OnlineGame::begin(terms.time(), &names, &begun).map_err(|unfit| damaged(unfit.to_string()))?;
    crate::work::insert_event(&mut *work.db, record.id, &begun, by).await?;
    work.keep(&mut record, online).await?;
    Ok(1)
}

struct Score {
    white: u32,
    black: u32,
    ties: u32,
}

fn counted(record: &GameRecord, online: &OnlineGame) -> Score {
    let (mut white, mut black, mut ties) = record.score;
    match online.game().ending().and_then(jersi_game::Ending::result) {
        Some(GameResult::Win(Color::White)) => white += 1,
        Some(GameResult::Win(Color::Black)) => black += 1,
        Some(GameResult::Draw) => ties += 1,
        None => {}
    }
    Score { white, black, ties }
}

fn name_after(before: GameId) -> GameId {
    let mut hash = Sha256::new();
    hash.update(b"rematch");
    hash.update(before.bytes());
    let digest = hash.finalize();
    let mut bytes = [0; 10];
    bytes.copy_from_slice(&digest[..10]);
    GameId::new(bytes)
}
