//! Passkeys: what of them is kept, and what they were asked and have not answered yet.

use std::time::Duration;

use jersi_wire::{Code, Passkey};
use sha2::{Digest as _, Sha256};

use crate::account::to_change;
use crate::db::{Db, sql};
use crate::fault::{ActFault, StoreFault};
use crate::game_row::stored;
use crate::identity::{draw, hex};
use crate::store::Store;
use crate::work::Work;

/// How long a passkey may take to answer.
const ANSWERS_WITHIN: Duration = Duration::from_mins(5);
/// So many passkeys one may have.
const MOST: i64 = 20;

/// A passkey that is to be kept.
#[derive(Clone, Debug)]
pub struct NewPasskey {
    /// What the store calls it.
    pub id: String,
    /// What its owner calls it.
    pub label: String,
    /// The public key, as the library writes it.
    pub body: String,
}

/// A passkey that has answered.
#[derive(Clone, Debug)]
pub struct UsedPasskey {
    /// What the store calls it.
    pub id: String,
    /// As it was when it was asked.
    pub before: String,
    /// As it is from now on: it counts its uses.
    pub after: String,
}

/// A passkey as it is kept.
#[derive(Clone, Debug)]
pub struct KeptPasskey {
    /// Whose it is.
    pub owner: String,
    /// The public key, as the library writes it.
    pub body: String,
}

/// What a passkey was asked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ceremony {
    /// For whom it was begun; nobody, where that is to be found out.
    pub who: Option<String>,
    /// What the library must know for the end of it.
    pub body: String,
}

/// What the store calls a passkey. It follows from what the passkey calls itself, so that one is kept once.
pub fn passkey_id(credential: &[u8]) -> String {
    hex(&Sha256::digest(credential)[..10])
}

/// A name for the store that nobody has yet.
pub fn new_person() -> Result<String, StoreFault> {
    Ok(hex(&draw::<10>()?))
}

impl Store {
    /// Remembers what a passkey is asked, for five minutes and one answer.
    pub async fn begin_ceremony(&self, kind: &'static str, ceremony: Ceremony) -> Result<String, ActFault> {
        let id = hex(&draw::<16>()?);
        self.write(id.clone(), move |work| {
            let (id, ceremony) = (id.clone(), ceremony.clone());
            Box::pin(async move {
                let until = stored(work.now.after(ANSWERS_WITHIN));
                let query = "INSERT INTO ceremony (id, kind, identity, body, expires_at) VALUES ($1, $2, $3, $4, $5) \
                             ON CONFLICT (id) DO NOTHING";
                let query = sql(query).bind(&id).bind(kind).bind(&ceremony.who).bind(&ceremony.body);
                query.bind(until).execute(work.writes()).await?;
                Ok(id)
            })
        })
        .await
    }

    /// What was asked; a second answer, one that is too late, and one to another question find nothing.
    pub async fn end_ceremony(&self, kind: &'static str, id: &str) -> Result<Option<Ceremony>, ActFault> {
        let id = id.to_owned();
        self.write(id.clone(), move |work| {
            let id = id.clone();
            Box::pin(async move {
                let query = "DELETE FROM ceremony WHERE id = $1 AND kind = $2 AND expires_at > $3 \
                             RETURNING identity, body";
                let query = sql(query).bind(&id).bind(kind).bind(stored(work.now));
                let row = query.fetch_optional(work.writes()).await?;
                let Some(row) = row else { return Ok(None) };
                Ok(Some(Ceremony { who: row.get("identity")?, body: row.get("body")? }))
            })
        })
        .await
    }

    /// The passkeys of somebody, as they are kept.
    pub async fn passkeys_of(&self, who: &str) -> Result<Vec<String>, StoreFault> {
        let query = sql("SELECT body FROM passkey WHERE identity = $1").bind(who);
        let rows = query.fetch_all(&mut self.read().await?).await?;
        rows.iter().map(|row| Ok(row.get(0)?)).collect()
    }

    /// A passkey, by what it calls itself.
    pub async fn passkey(&self, credential: &[u8]) -> Result<Option<KeptPasskey>, StoreFault> {
        let query = sql("SELECT identity, body FROM passkey WHERE id = $1").bind(passkey_id(credential));
        let row = query.fetch_optional(&mut self.read().await?).await?;
        row.map(|row| Ok(KeptPasskey { owner: row.get("identity")?, body: row.get("body")? })).transpose()
    }

    /// One more passkey for an account.
    pub async fn keep_passkey(&self, who: &str, passkey: NewPasskey) -> Result<(), ActFault> {
        let who = who.to_owned();
        self.write(who.clone(), move |work| {
            let (who, passkey) = (who.clone(), passkey.clone());
            Box::pin(async move {
                let row = to_change(work.reads(), &who).await?;
                if row.is_none_or(|row| row.who.kind != jersi_wire::Kind::Account) {
                    return Err(ActFault::Refused(Code::NeedsAccount, 0));
                }
                insert(work, &who, &passkey).await
            })
        })
        .await
    }

    /// Forgets one of somebody's passkeys. The last way into an account is not thrown away.
    pub async fn forget_passkey(&self, who: &str, id: &str) -> Result<(), ActFault> {
        let (who, id) = (who.to_owned(), id.to_owned());
        self.write(who.clone(), move |work| {
            let (who, id) = (who.clone(), id.clone());
            Box::pin(async move {
                let Some(row) = to_change(work.reads(), &who).await? else {
                    return Err(ActFault::Refused(Code::NotSignedIn, 0));
                };
                let keys = listed(work.reads(), &who).await?;
                if !keys.iter().any(|key| key.id == id) {
                    return Err(ActFault::Refused(Code::BadPasskey, 0));
                }
                if row.password.is_none() && keys.len() == 1 {
                    return Err(ActFault::Refused(Code::NotNow, 0));
                }
                let query = sql("DELETE FROM passkey WHERE id = $1 AND identity = $2").bind(&id).bind(&who);
                query.execute(work.writes()).await?;
                Ok(())
            })
        })
        .await
    }
}

/// Somebody's passkeys, for a list.
pub async fn listed(db: &mut Db, who: &str) -> Result<Vec<Passkey>, StoreFault> {
    let query = sql("SELECT id, label, created_at FROM passkey WHERE identity = $1 ORDER BY created_at, id");
    let rows = query.bind(who).fetch_all(db).await?;
    rows.iter()
        .map(|row| {
            let since: i64 = row.get("created_at")?;
            Ok(Passkey { id: row.get("id")?, label: row.get("label")?, since: since.unsigned_abs() })
        })
        .collect()
}

/// Keeps a passkey. The same one again is kept once; one that somebody else has, is refused.
pub async fn insert(work: &mut Work<'_>, who: &str, passkey: &NewPasskey) -> Result<(), ActFault> {
    let owner = sql("SELECT identity FROM passkey WHERE id = $1").bind(&passkey.id);
    if let Some(row) = owner.fetch_optional(work.reads()).await? {
        let owner: String = row.get(0)?;
        return if owner == who { Ok(()) } else { Err(ActFault::Refused(Code::BadPasskey, 0)) };
    }
    let count = sql("SELECT COUNT(*) FROM passkey WHERE identity = $1").bind(who);
    if count.fetch_one(work.reads()).await?.get::<i64, _>(0)? >= MOST {
        return Err(ActFault::Refused(Code::TooMany, 0));
    }
    let now = stored(work.now);
    let query = "INSERT INTO passkey (id, identity, label, body, created_at) VALUES ($1, $2, $3, $4, $5)";
    let query = sql(query).bind(&passkey.id).bind(who).bind(&passkey.label).bind(&passkey.body).bind(now);
    query.execute(work.writes()).await?;
    Ok(())
}

/// A passkey has opened an account: it counts one more use. One that was used or forgotten meanwhile opens nothing.
pub async fn was_used(work: &mut Work<'_>, who: &str, used: &UsedPasskey) -> Result<(), ActFault> {
    let query = "UPDATE passkey SET body = $4 WHERE id = $1 AND identity = $2 AND body IN ($3, $4)";
    let query = sql(query).bind(&used.id).bind(who).bind(&used.before).bind(&used.after);
    let done = query.execute(work.writes()).await?;
    if done == 1 { Ok(()) } else { Err(ActFault::Refused(Code::WrongSignIn, 0)) }
}
