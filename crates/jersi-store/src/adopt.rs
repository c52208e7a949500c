//! A guest's games become those of an account.

use jersi_rules::Color;
use jersi_wire::GameId;

use crate::db::sql;
use crate::fault::StoreFault;
use crate::identity::Identity;
use crate::listed::Listed;
use crate::vacation;
use crate::work::Work;

/// Gives an account what a guest has, and forgets the guest. A game at which both sat stays as it was: nobody plays against
/// himself.
pub async fn all_games(work: &mut Work<'_>, guest: &str, account: &Identity) -> Result<(), StoreFault> {
    let mut left = false;
    for game in games_of(work, guest).await? {
        let Some(mut listed) = work.game(game).await? else { continue };
        if !listed.is_of(guest) {
            continue;
        }
        if listed.is_of(&account.id) {
            left = true;
            continue;
        }
        take_seat(&mut listed, guest, account);
        work.reseat(listed).await?;
        // The same act again must find what it has done.
        sql("UPDATE event SET actor = $3 WHERE game = $1 AND actor = $2")
            .bind(game.to_string())
            .bind(guest)
            .bind(&account.id)
            .execute(work.writes())
            .await?;
        vacation::take_along(work, game, &account.id).await?;
    }
    if !left {
        sql("DELETE FROM identity WHERE id = $1").bind(guest).execute(work.writes()).await?;
    }
    Ok(())
}

/// The games that somebody made or plays, in the order in which their rows are taken.
pub async fn games_of(work: &mut Work<'_>, who: &str) -> Result<Vec<GameId>, StoreFault> {
    let query = "SELECT id FROM game WHERE maker = $1 OR white = $1 OR black = $1 ORDER BY id";
    let rows = sql(query).bind(who).fetch_all(work.reads()).await?;
    let mut games = Vec::with_capacity(rows.len());
    for row in rows {
        // A row without a name is told by `admin check`; it hinders no other.
        games.extend(row.get::<String, _>(0)?.parse::<GameId>());
    }
    Ok(games)
}

fn take_seat(listed: &mut Listed, guest: &str, account: &Identity) {
    if listed.record.maker == guest {
        listed.record.maker.clone_from(&account.id);
        listed.maker.clone_from(&account.name);
        listed.maker_kind = account.kind;
    }
    if let Some(color) = listed.record.color_of(guest) {
        let seat = match color {
            Color::White => &mut listed.record.white,
            Color::Black => &mut listed.record.black,
        };
        *seat = Some(account.id.clone());
        listed.names[color] = Some(account.name.clone());
        listed.kinds[color] = account.kind;
    }
}
