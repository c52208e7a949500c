//! People with a name of their own: made, opened, changed.

use std::collections::HashSet;

use jersi_club::Millis;
use jersi_wire::{Code, Kind};

use crate::adopt;
use crate::db::{Db, sql};
use crate::fault::{ActFault, StoreFault};
use crate::game_row::{moment, stored};
use crate::identity::{self, Identity, Token, TokenKind};
use crate::name_key::name_key;
use crate::store::Store;
use crate::work::Work;

/// What opens an account, as the store has it.
#[derive(Clone, Debug)]
pub struct Account {
    /// Whose it is.
    pub id: String,
    /// What is kept of the password; none for who has none.
    pub password: Option<String>,
    /// Whether the club does not let this one play any more.
    pub banned: bool,
}

/// Who becomes an account.
#[derive(Clone, Debug)]
pub struct NewAccount {
    /// A guest, or a name for the store that nobody has yet.
    pub id: String,
    /// How it will be called.
    pub name: String,
    /// What is kept of its password.
    pub password: Option<String>,
    /// Its passkey.
    pub passkey: Option<crate::passkey::NewPasskey>,
}

/// What somebody is told about the own account.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Profile {
    /// Who.
    pub who: Identity,
    /// Since when.
    pub since: Millis,
    /// Whether there is a password.
    pub has_password: bool,
    /// On how many devices it is signed in.
    pub devices: u32,
    /// Its passkeys.
    pub passkeys: Vec<jersi_wire::Passkey>,
}

/// A token that is good for nothing any more, and whose it was.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ended {
    /// Who.
    pub who: String,
    /// What the store had of the token.
    pub hash: String,
}

/// Somebody has come in by the front door.
#[derive(Clone, Debug)]
pub struct Entered {
    /// Who.
    pub who: Identity,
    /// What the browser shows from now on.
    pub token: Token,
    /// What is good for nothing any more.
    pub ended: Vec<Ended>,
}

impl Store {
    /// The account of a name; none if nobody has it, or if it is a bot.
    pub async fn account(&self, name: &str) -> Result<Option<Account>, StoreFault> {
        let query = "SELECT id, password, banned_at FROM identity WHERE name_key = $1 AND kind = 'account'";
        let row = sql(query).bind(name_key(name)).fetch_optional(&mut self.read().await?).await?;
        let Some(row) = row else { return Ok(None) };
        let banned = row.get::<Option<i64>, _>("banned_at")?.is_some();
        Ok(Some(Account { id: row.get("id")?, password: row.get("password")?, banned }))
    }

    /// Whether nobody has a name, as far as one can see at the moment.
    pub async fn is_free(&self, name: &str) -> Result<bool, StoreFault> {
        Ok(holder(&mut self.read().await?, name).await?.is_none())
    }

    /// Somebody becomes an account. A guest keeps its games; all that it was known by is exchanged for one new token.
    pub async fn register(&self, new: NewAccount) -> Result<Entered, ActFault> {
        self.write(new.id.clone(), move |work| {
            let new = new.clone();
            Box::pin(async move { register(work, &new).await })
        })
        .await
    }

    /// Somebody comes in, and brings along what the guest of this browser has. What the browser showed is ended. `password` is
    /// what was found to be right: if it was changed meanwhile, the door stays shut.
    pub async fn sign_in(&self, id: &str, by: SignedBy, shown: Option<Token>) -> Result<Entered, ActFault> {
        let id = id.to_owned();
        self.write(id.clone(), move |work| {
            let (id, by, shown) = (id.clone(), by.clone(), shown.clone());
            Box::pin(async move { sign_in(work, &id, &by, shown.as_ref()).await })
        })
        .await
    }

    /// A browser, or all of somebody's, are known no more.
    pub async fn sign_out(&self, token: &Token, everywhere: bool) -> Result<Vec<Ended>, ActFault> {
        let hash = identity::hash(token);
        let known = self.who(token).await?.ok_or(ActFault::Refused(Code::NotSignedIn, 0))?;
        let who = known.who.id;
        self.write(who.clone(), move |work| {
            let (who, hash) = (who.clone(), hash.clone());
            Box::pin(async move {
                if everywhere {
                    Ok(end_all(work.writes(), &who).await?)
                } else {
                    Ok(end_one(work.writes(), &hash).await?.into_iter().collect())
                }
            })
        })
        .await
    }

    /// Another password, or a first one; every device is signed out, and this one gets a new token.
    pub async fn new_password(
        &self,
        who: &Identity,
        old: Option<String>,
        new: String,
    ) -> Result<Entered, ActFault> {
        let id = who.id.clone();
        self.write(id.clone(), move |work| {
            let (id, old, new) = (id.clone(), old.clone(), new.clone());
            Box::pin(async move {
                let row = to_change(work.reads(), &id).await?;
                let Some(row) = row.filter(|row| row.who.kind == Kind::Account) else {
                    return Err(ActFault::Refused(Code::NeedsAccount, 0));
                };
                // It was changed while this one was looked at; unless it is this very change, whose answer was lost.
                if row.password != old && row.password.as_ref() != Some(&new) {
                    return Err(ActFault::Refused(Code::WrongSignIn, 0));
                }
                sql("UPDATE identity SET password = $2 WHERE id = $1")
                    .bind(&id)
                    .bind(&new)
                    .execute(work.writes())
                    .await?;
                enter(work, row.who).await
            })
        })
        .await
    }

    /// What somebody is told about the own account; nothing, if there is no such one.
    pub async fn profile(&self, who: &str) -> Result<Option<Profile>, StoreFault> {
        let db = &mut self.read().await?;
        let query = "SELECT id, name, kind, password, created_at, (SELECT COUNT(*) FROM token t WHERE t.identity = identity.id \
                     AND t.kind <> 'device' AND t.expires_at > $2) AS devices FROM identity WHERE id = $1 AND kind <> 'gone'";
        let row = sql(query).bind(who).bind(stored(self.now())).fetch_optional(db).await?;
        let Some(row) = row else { return Ok(None) };
        Ok(Some(Profile {
            who: Identity {
                id: row.get("id")?,
                name: row.get("name")?,
                kind: identity::kind_in(&row, "kind")?,
            },
            since: moment(row.get("created_at")?).unwrap_or_default(),
            has_password: row.get::<Option<String>, _>("password")?.is_some(),
            devices: row.count("devices")?,
            passkeys: crate::passkey::listed(db, who).await?,
        }))
    }

    /// What is kept of somebody's password.
    pub async fn password_of(&self, who: &str) -> Result<Option<String>, StoreFault> {
        let query = sql("SELECT password FROM identity WHERE id = $1").bind(who);
        let row = query.fetch_optional(&mut self.read().await?).await?;
        Ok(row.map(|row| row.get(0)).transpose()?.flatten())
    }

    /// Which of these tokens, by what the store has of them, are good for nothing any more.
    pub async fn ended_of(&self, hashes: &[String]) -> Result<Vec<String>, StoreFault> {
        let db = &mut self.read().await?;
        let among = db.dialect().among("hash", 2);
        let query = sql(format!("SELECT hash FROM token WHERE expires_at > $1 AND {among}"));
        let rows = query.bind(stored(self.now())).bind(hashes.to_vec()).fetch_all(db).await?;
        let good = rows.iter().map(|row| row.get(0)).collect::<Result<HashSet<String>, _>>()?;
        Ok(hashes.iter().filter(|hash| !good.contains(*hash)).cloned().collect())
    }
}

/// By what somebody comes in.
#[derive(Clone, Debug)]
pub enum SignedBy {
    /// What is kept of the password that was found to be right.
    Password(String),
    /// The passkey that was found to be right, as it is after this use.
    Passkey(crate::passkey::UsedPasskey),
}

/// Somebody's row, to be changed.
pub struct Row {
    pub who: Identity,
    pub password: Option<String>,
    pub banned: bool,
}

/// Somebody's row; until the transaction ends, nobody else changes it.
pub async fn to_change(db: &mut Db, id: &str) -> Result<Option<Row>, StoreFault> {
    let query = format!(
        "SELECT id, name, kind, password, banned_at FROM identity WHERE id = $1{}",
        db.dialect().to_change()
    );
    let Some(row) = sql(query).bind(id).fetch_optional(db).await? else { return Ok(None) };
    Ok(Some(Row {
        who: Identity { id: row.get("id")?, name: row.get("name")?, kind: identity::kind_in(&row, "kind")? },
        password: row.get("password")?,
        banned: row.get::<Option<i64>, _>("banned_at")?.is_some(),
    }))
}

/// Who has a name.
pub async fn holder(db: &mut Db, name: &str) -> Result<Option<String>, StoreFault> {
    let query = sql("SELECT id FROM identity WHERE name_key = $1").bind(name_key(name));
    Ok(query.fetch_optional(db).await?.map(|row| row.get(0)).transpose()?)
}

/// Somebody is called differently from now on. Guests may be called like others; nobody else may.
pub async fn rename(db: &mut Db, who: &str, name: &str) -> Result<(), ActFault> {
    let Some(row) = to_change(db, who).await?.filter(|row| row.who.kind != Kind::Gone) else {
        return Err(ActFault::Refused(Code::NotSignedIn, 0));
    };
    let key = match row.who.kind {
        Kind::Guest | Kind::Gone => None,
        Kind::Account | Kind::Bot => Some(name_key(name)),
    };
    if key.as_ref().is_some_and(String::is_empty) {
        return Err(ActFault::Refused(Code::BadName, 0));
    }
    if key.is_some() && holder(db, name).await?.is_some_and(|holder| holder != who) {
        return Err(ActFault::Refused(Code::NameTaken, 0));
    }
    let query = sql("UPDATE identity SET name = $2, name_key = $3 WHERE id = $1").bind(who).bind(name);
    query.bind(key).execute(db).await?;
    Ok(())
}

async fn register(work: &mut Work<'_>, new: &NewAccount) -> Result<Entered, ActFault> {
    let before = to_change(work.reads(), &new.id).await?;
    if let Some(taken) = holder(work.reads(), &new.name).await?
        && taken != new.id
    {
        return Err(ActFault::Refused(Code::NameTaken, 0));
    }
    let who = Identity { id: new.id.clone(), name: new.name.clone(), kind: Kind::Account };
    match before {
        None => {
            let now = stored(work.now);
            let query = "INSERT INTO identity (id, kind, name, name_key, password, created_at, seen_at) \
                         VALUES ($1, 'account', $2, $3, $4, $5, $5)";
            let query = sql(query).bind(&who.id).bind(&who.name).bind(name_key(&who.name));
            query.bind(&new.password).bind(now).execute(work.writes()).await?;
        }
        Some(row) if row.who.kind == Kind::Guest => {
            let query =
                "UPDATE identity SET kind = 'account', name = $2, name_key = $3, password = $4 WHERE id = $1";
            let query = sql(query).bind(&who.id).bind(&who.name).bind(name_key(&who.name));
            query.bind(&new.password).execute(work.writes()).await?;
        }
        // The same request, of which nobody knew whether it was done.
        Some(row) if row.who == who && row.password == new.password && row.password.is_some() => {}
        Some(_) => return Err(ActFault::Refused(Code::NotNow, 0)),
    }
    if let Some(passkey) = &new.passkey {
        crate::passkey::insert(work, &who.id, passkey).await?;
    }
    enter(work, who).await
}

async fn sign_in(
    work: &mut Work<'_>,
    id: &str,
    by: &SignedBy,
    shown: Option<&Token>,
) -> Result<Entered, ActFault> {
    let row = to_change(work.reads(), id).await?;
    let Some(row) = row.filter(|row| row.who.kind == Kind::Account) else {
        return Err(ActFault::Refused(Code::WrongSignIn, 0));
    };
    match by {
        SignedBy::Password(password) if row.password.as_ref() == Some(password) => {}
        SignedBy::Password(_) => return Err(ActFault::Refused(Code::WrongSignIn, 0)),
        SignedBy::Passkey(used) => crate::passkey::was_used(work, id, used).await?,
    }
    if row.banned {
        return Err(ActFault::Refused(Code::Banned, 0));
    }
    let mut ended = Vec::new();
    if let Some(shown) = shown {
        let now = work.now;
        let before = identity::known_by(work.reads(), shown, TokenKind::Browser, now).await?;
        match before {
            Some(guest) if guest.who.kind == Kind::Guest => {
                ended = end_all(work.writes(), &guest.who.id).await?;
                adopt::all_games(work, &guest.who.id, &row.who).await?;
            }
            // Whoever it was before, this browser is somebody else's now.
            Some(_) => ended.extend(end_one(work.writes(), &identity::hash(shown)).await?),
            None => {}
        }
    }
    let now = work.now;
    let token = identity::make_token(work.writes(), id, TokenKind::Browser, now).await?;
    Ok(Entered { who: row.who, token, ended })
}

/// All that somebody was known by is exchanged for one new token.
async fn enter(work: &mut Work<'_>, who: Identity) -> Result<Entered, ActFault> {
    let ended = end_all(work.writes(), &who.id).await?;
    let now = work.now;
    let token = identity::make_token(work.writes(), &who.id, TokenKind::Browser, now).await?;
    Ok(Entered { who, token, ended })
}

/// Everything that somebody is known by is good for nothing any more.
pub async fn end_all(db: &mut Db, who: &str) -> Result<Vec<Ended>, StoreFault> {
    let rows = sql("DELETE FROM token WHERE identity = $1 RETURNING hash").bind(who).fetch_all(db).await?;
    rows.iter().map(|row| Ok(Ended { who: who.to_owned(), hash: row.get(0)? })).collect()
}

async fn end_one(db: &mut Db, hash: &str) -> Result<Option<Ended>, StoreFault> {
    let query = sql("DELETE FROM token WHERE hash = $1 RETURNING identity").bind(hash);
    let row = query.fetch_optional(db).await?;
    row.map(|row| Ok(Ended { who: row.get(0)?, hash: hash.to_owned() })).transpose()
}
