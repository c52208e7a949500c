//! Another game between the same two, colours changed.

use jersi_club::{Draft, OnlineGame, What};
use jersi_rules::record::GameResult;
use jersi_rules::{ByColor, Color};
use jersi_wire::Seat;

use crate::fault::StoreFault;
use crate::game_row::{GameRecord, Repeats, Status};
use crate::listed::Listed;
use crate::open_game::{begin, named_by};
use crate::told::Told;
use crate::work::Work;

/// Makes the other game, begins it, and says so in the first one. Its name follows from the first one's, so there is one.
pub async fn make(work: &mut Work<'_>, before: &Listed, online: &mut OnlineGame) -> Result<Told, StoreFault> {
    let old = &before.record;
    let id = named_by(&[b"rematch", &old.id.bytes()]);
    let record = GameRecord {
        id,
        status: Status::Open,
        seat: Seat::Lot,
        white: old.black.clone(),
        black: old.white.clone(),
        rematch_of: Some(old.id),
        score: changed_about(old.score, online),
        created_at: work.now,
        changed_at: work.now,
        started_at: None,
        ended_at: None,
        seq: 0,
        repeats: Repeats::default(),
        ..old.clone()
    };
    if !record.insert(work.writes()).await? {
        return Err(StoreFault::damaged(old.id, "its rematch is there already"));
    }
    let names = ByColor { white: before.names.black.clone(), black: before.names.white.clone() };
    let kinds = ByColor { white: before.kinds.black, black: before.kinds.white };
    let listed = Listed { record, names, kinds, ..before.clone() };
    begin(work, listed, None).await?;
    let made = Draft::at(What::RematchMade(id.to_string()), work.now.max(online.latest()));
    work.append(old.id, online, made, None).await
}

/// The score with this game in it, as the next one counts it: who was White is Black then.
pub fn changed_about(
    (mut white, mut black, mut ties): (u32, u32, u32),
    online: &OnlineGame,
) -> (u32, u32, u32) {
    match online.game().ending().and_then(jersi_game::Ending::result) {
        Some(GameResult::Win(Color::White)) => white += 1,
        Some(GameResult::Win(Color::Black)) => black += 1,
        Some(GameResult::Draw) => ties += 1,
        None => {}
    }
    (black, white, ties)
}
