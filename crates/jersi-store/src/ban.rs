//! What whoever runs a club does with people: another name, the door.

use jersi_club::{Millis, read_name};
use jersi_wire::Code;

use crate::account::{end_all, holder, rename};
use crate::admin::{Admin, AdminFault};
use crate::db::{Db, sql};
use crate::fault::{ActFault, StoreFault};
use crate::game_row::stored;
use crate::name_key::name_key;

impl Admin {
    /// An account or a bot is called differently from now on.
    pub async fn rename(&mut self, name: &str, new: &str) -> Result<(), AdminFault> {
        let new = read_name(new).filter(|new| !name_key(new).is_empty()).ok_or(AdminFault::BadName)?;
        self.within(async |db, _| {
            let who = called(db, name).await?;
            rename(db, &who, &new).await.map_err(|fault| match fault {
                ActFault::Refused(Code::NameTaken, _) => AdminFault::NameTaken,
                ActFault::Refused(Code::BadName, _) => AdminFault::BadName,
                ActFault::Refused(..) => AdminFault::NoSuchOne,
                ActFault::Store(fault) => AdminFault::Store(fault),
            })
        })
        .await
    }

    /// An account or a bot is signed out everywhere, and begins no game any more. What it plays goes on by the clock.
    pub async fn ban(&mut self, name: &str) -> Result<(), AdminFault> {
        self.within(async |db, now| {
            let who = called(db, name).await?;
            end_all(db, &who).await?;
            Ok(mark(db, &who, Some(now)).await?)
        })
        .await
    }

    /// It may play again.
    pub async fn let_in(&mut self, name: &str) -> Result<(), AdminFault> {
        self.within(async |db, _| {
            let who = called(db, name).await?;
            Ok(mark(db, &who, None).await?)
        })
        .await
    }
}

/// Who has a name.
async fn called(db: &mut Db, name: &str) -> Result<String, AdminFault> {
    holder(db, name).await?.ok_or(AdminFault::NoSuchOne)
}

async fn mark(db: &mut Db, who: &str, since: Option<Millis>) -> Result<(), StoreFault> {
    let query = sql("UPDATE identity SET banned_at = $2 WHERE id = $1").bind(who);
    query.bind(since.map(stored)).execute(db).await?;
    Ok(())
}
