//! Programs that play.

use jersi_club::{Millis, read_name};

use crate::admin::{Admin, AdminFault};
use crate::db::{Db, sql};
use crate::fault::StoreFault;
use crate::game_row::stored;
use crate::identity::{Token, TokenKind, draw, hex, make_token};
use crate::name_key::name_key;

impl Admin {
    /// A new token for a bot, which is made if there is none of this name. Tokens that it had are good for nothing any more.
    pub async fn bot(&mut self, name: &str) -> Result<Token, AdminFault> {
        let name = read_name(name).ok_or(AdminFault::BadName)?;
        self.within(async |db, now| {
            let id = match bot_called(db, &name).await? {
                Some(id) => {
                    end_tokens(db, &id).await?;
                    id
                }
                None => make(db, &name, now).await?,
            };
            Ok(make_token(db, &id, TokenKind::Bot, now).await?)
        })
        .await
    }

    /// The tokens of a bot are good for nothing any more.
    pub async fn revoke(&mut self, name: &str) -> Result<(), AdminFault> {
        self.within(async |db, _| {
            let id = bot_called(db, name).await?.ok_or(AdminFault::NoSuchOne)?;
            Ok(end_tokens(db, &id).await?)
        })
        .await
    }
}

/// The bot of a name; nobody, if nobody has the name. Somebody else's name is refused.
async fn bot_called(db: &mut Db, name: &str) -> Result<Option<String>, AdminFault> {
    let query = format!("SELECT id, kind FROM identity WHERE name_key = $1{}", db.dialect().to_change());
    let row = sql(query).bind(name_key(name)).fetch_optional(db).await.map_err(StoreFault::from)?;
    let Some(row) = row else { return Ok(None) };
    let kind: String = row.get("kind").map_err(StoreFault::from)?;
    if kind != "bot" {
        return Err(AdminFault::NameTaken);
    }
    Ok(Some(row.get("id").map_err(StoreFault::from)?))
}

async fn make(db: &mut Db, name: &str, now: Millis) -> Result<String, StoreFault> {
    let id = hex(&draw::<10>()?);
    sql("INSERT INTO identity (id, kind, name, name_key, created_at, seen_at) VALUES ($1, 'bot', $2, $3, $4, $4)")
        .bind(&id)
        .bind(name)
        .bind(name_key(name))
        .bind(stored(now))
        .execute(db)
        .await?;
    Ok(id)
}

async fn end_tokens(db: &mut Db, id: &str) -> Result<(), StoreFault> {
    sql("DELETE FROM token WHERE identity = $1").bind(id).execute(db).await?;
    Ok(())
}
