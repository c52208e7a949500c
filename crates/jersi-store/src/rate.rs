//! A rated game that is over counts, once: the key of its table sees to that.

use jersi_club::Pool;
use jersi_rules::{ByColor, Color};
use jersi_wire::GameId;

use crate::db::{Db, sql};
use crate::fault::StoreFault;
use crate::game_row::{GameRecord, Status, stored};
use crate::listed::Listed;
use crate::rating::{self, Score, Strength, after_game};

/// Where and how a game counts; not at all if it is not rated, not over, or was called off.
pub fn counts(record: &GameRecord) -> Option<(Pool, Score)> {
    if !record.rated || record.status != Status::Over {
        return None;
    }
    let score = Score::read(record.repeats.result.as_deref()?)?;
    Some((Pool::of_words(&record.spec, &record.time)?, score))
}

/// Counts a game that is over. One that was counted before stays as it is.
pub async fn game(db: &mut Db, about: &str) -> Result<(), StoreFault> {
    let no_game = || StoreFault::Damaged { game: None, why: "there is no such game to rate".to_owned() };
    let id: GameId = about.parse().map_err(|_| no_game())?;
    let listed = Listed::load(db, id).await?.ok_or_else(no_game)?;
    let record = &listed.record;
    let Some((pool, score)) = counts(record) else { return Ok(()) };
    let row = sql("SELECT COUNT(*) FROM rated WHERE game = $1").bind(about).fetch_one(db).await?;
    if row.get::<i64, _>(0)? > 0 {
        return Ok(());
    }
    let ended = record.ended_at.ok_or_else(|| StoreFault::damaged(id, "it is over, but never ended"))?;
    let seated =
        |color: Color| record.seated(color).ok_or_else(|| StoreFault::damaged(id, "nobody sits there"));
    let people = ByColor { white: seated(Color::White)?, black: seated(Color::Black)? };
    let mut rated = ByColor { white: false, black: false };
    let mut before = ByColor { white: Strength::unknown(ended), black: Strength::unknown(ended) };
    // In one order whoever has which colour, so that two games of the same two do not wait for each other.
    let mut order = Color::BOTH;
    order.sort_by_key(|color| people[*color]);
    for color in order {
        // Who has left has no rating any more; against such a one the other counts as against anybody unknown.
        rated[color] = is_rated(db, people[color]).await?;
        if rated[color] {
            before[color] = rating::to_change(db, people[color], pool, ended).await?;
        }
    }
    let after = after_game(before, score, ended);
    for color in order {
        if !rated[color] {
            continue;
        }
        let who = people[color];
        rating::write(db, who, pool, after[color]).await?;
        sql("INSERT INTO rated (game, identity, pool, at, before, after) VALUES ($1, $2, $3, $4, $5, $6)")
            .bind(about)
            .bind(who)
            .bind(pool.to_string())
            .bind(stored(ended))
            .bind(before[color].rating.rating)
            .bind(after[color].rating.rating)
            .execute(&mut *db)
            .await?;
    }
    Ok(())
}

/// Whether somebody has ratings at all, and stays so for as long as this transaction lasts.
async fn is_rated(db: &mut Db, who: &str) -> Result<bool, StoreFault> {
    let query = format!("SELECT kind FROM identity WHERE id = $1{}", db.dialect().to_keep());
    let kind: String = sql(query).bind(who).fetch_one(db).await?.get(0)?;
    Ok(matches!(kind.as_str(), "account" | "bot"))
}
