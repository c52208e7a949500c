//! Who somebody is.

use std::fmt::Write as _;

use jersi_club::Millis;
use jersi_wire::{ActId, Kind};
use sha2::{Digest as _, Sha256};

use crate::db::{Db, Row, sql};
use crate::fault::StoreFault;
use crate::game_row::{moment, stored};

/// Somebody whom the server knows.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Identity {
    /// What games and tokens name.
    pub id: String,
    /// What others read.
    pub name: String,
    /// What it is to the club.
    pub kind: Kind,
}

/// What a browser shows to be known again: 256 random bits in hexadecimal digits. The store has only its hash.
#[derive(Clone, PartialEq, Eq)]
pub struct Token(pub String);

impl std::fmt::Debug for Token {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        // It belongs into no log.
        f.write_str("Token(…)")
    }
}

/// How long a browser is known.
pub const BROWSER_DAYS: u64 = 400;
/// How long a code for another device can be used.
pub const DEVICE_MINUTES: u64 = 10;

/// How long a bot is known; whoever runs the club ends its token sooner.
const BOT_YEARS: u64 = 100;

/// Which sort of token.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TokenKind {
    /// Of a browser.
    Browser,
    /// For another device, once.
    Device,
    /// Of a bot.
    Bot,
}

impl TokenKind {
    fn word(self) -> &'static str {
        match self {
            TokenKind::Browser => "browser",
            TokenKind::Device => "device",
            TokenKind::Bot => "bot",
        }
    }

    fn lives(self) -> std::time::Duration {
        std::time::Duration::from_secs(match self {
            TokenKind::Browser => BROWSER_DAYS * 86_400,
            TokenKind::Device => DEVICE_MINUTES * 60,
            TokenKind::Bot => BOT_YEARS * 366 * 86_400,
        })
    }
}

/// Random bytes in hexadecimal digits.
pub fn draw<const N: usize>() -> Result<[u8; N], StoreFault> {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).map_err(StoreFault::Chance)?;
    Ok(bytes)
}

/// Bytes as hexadecimal digits.
pub fn hex(bytes: &[u8]) -> String {
    bytes.iter().fold(String::with_capacity(2 * bytes.len()), |mut text, byte| {
        // Writing to a string does not fail.
        let _ = write!(text, "{byte:02x}");
        text
    })
}

/// What the store has of a token.
pub fn hash(token: &Token) -> String {
    hex(&Sha256::digest(token.0.as_bytes()))
}

/// The answer to a request that made a guest may be lost. For so long the same request finds that guest again; longer, and who
/// reads names of requests in the file could come as somebody else.
const ASKED_AGAIN: std::time::Duration = std::time::Duration::from_mins(10);

/// What a guest is called by the store who comes with this request.
fn guest_id(by: ActId) -> String {
    let mut hash = Sha256::new();
    hash.update(b"guest");
    hash.update(by.bytes());
    hex(&hash.finalize()[..10])
}

/// The guest who came with this request, a moment ago.
pub async fn guest_by(db: &mut Db, by: ActId, now: Millis) -> Result<Option<Identity>, StoreFault> {
    let id = guest_id(by);
    let row = sql("SELECT name FROM identity WHERE id = $1 AND kind = 'guest' AND created_at > $2")
        .bind(&id)
        .bind(stored(now.before(ASKED_AGAIN)))
        .fetch_optional(db)
        .await?;
    row.map(|row| Ok(Identity { id, name: row.get(0)?, kind: Kind::Guest })).transpose()
}

/// Makes somebody new, with a token for this browser. The same request again, whose answer was lost, finds the same guest.
pub async fn make_guest(
    db: &mut Db,
    name: &str,
    by: ActId,
    now: Millis,
) -> Result<(Identity, Token), StoreFault> {
    // A request from long ago is somebody else's by now. Looked at first: who comes by another node between these two questions
    // is found by the second.
    let taken = name_of(db, &guest_id(by)).await?.is_some();
    if let Some(who) = guest_by(&mut *db, by, now).await? {
        let token = make_token(db, &who.id, TokenKind::Browser, now).await?;
        return Ok((who, token));
    }
    let id = if taken { hex(&draw::<10>()?) } else { guest_id(by) };
    let who = Identity { id, name: name.to_owned(), kind: Kind::Guest };
    sql("INSERT INTO identity (id, kind, name, created_at, seen_at) VALUES ($1, 'guest', $2, $3, $3)")
        .bind(&who.id)
        .bind(&who.name)
        .bind(stored(now))
        .execute(&mut *db)
        .await?;
    let token = make_token(db, &who.id, TokenKind::Browser, now).await?;
    Ok((who, token))
}

/// Makes a token for somebody.
pub async fn make_token(
    db: &mut Db,
    identity: &str,
    kind: TokenKind,
    now: Millis,
) -> Result<Token, StoreFault> {
    let token = Token(hex(&draw::<32>()?));
    sql("INSERT INTO token (hash, identity, kind, expires_at) VALUES ($1, $2, $3, $4)")
        .bind(hash(&token))
        .bind(identity)
        .bind(kind.word())
        .bind(stored(now.after(kind.lives())))
        .execute(db)
        .await?;
    Ok(token)
}

/// Somebody who shows a token.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Known {
    /// Who it is.
    pub who: Identity,
    /// Until when the token is good.
    pub until: Millis,
}

/// What somebody is, from a column.
pub fn kind_in(row: &Row, column: &str) -> Result<Kind, StoreFault> {
    let word: String = row.get(column)?;
    Kind::read(&word).ok_or_else(|| StoreFault::Damaged { game: None, why: format!("somebody is {word:?}") })
}

/// Who shows this token, if anybody is known by it.
pub async fn known_by(
    db: &mut Db,
    token: &Token,
    kind: TokenKind,
    now: Millis,
) -> Result<Option<Known>, StoreFault> {
    let row =
        sql("SELECT i.id, i.name, i.kind, t.expires_at FROM token t JOIN identity i ON i.id = t.identity \
         WHERE t.hash = $1 AND t.kind = $2 AND t.expires_at > $3")
        .bind(hash(token))
        .bind(kind.word())
        .bind(stored(now))
        .fetch_optional(db)
        .await?;
    let Some(row) = row else { return Ok(None) };
    let until = moment(row.get("expires_at")?).unwrap_or_default();
    let who = Identity { id: row.get("id")?, name: row.get("name")?, kind: kind_in(&row, "kind")? };
    Ok(Some(Known { who, until }))
}

/// A browser that was seen is known for another while from now on.
pub async fn renew(db: &mut Db, who: &str, hash: &str, now: Millis) -> Result<(), StoreFault> {
    sql("UPDATE identity SET seen_at = $2 WHERE id = $1 AND seen_at < $2")
        .bind(who)
        .bind(stored(now))
        .execute(&mut *db)
        .await?;
    sql("UPDATE token SET expires_at = $2 WHERE hash = $1 AND kind = 'browser' AND expires_at < $2")
        .bind(hash)
        .bind(stored(now.after(TokenKind::Browser.lives())))
        .execute(db)
        .await?;
    Ok(())
}

/// Whether a browser's token was given out, or renewed, a day ago or longer.
pub fn wants_renewal(until: Millis, now: Millis) -> bool {
    until < now.after(TokenKind::Browser.lives()).before(std::time::Duration::from_hours(24))
}

/// Who somebody is, and since when the club does not let him play; nobody, if there is no such one or if he has left.
pub async fn who_is(db: &mut Db, who: &str) -> Result<Option<(Identity, Option<Millis>)>, StoreFault> {
    let query = "SELECT id, name, kind, banned_at FROM identity WHERE id = $1 AND kind <> 'gone'";
    let Some(row) = sql(query).bind(who).fetch_optional(db).await? else { return Ok(None) };
    let who = Identity { id: row.get("id")?, name: row.get("name")?, kind: kind_in(&row, "kind")? };
    Ok(Some((who, row.get::<Option<i64>, _>("banned_at")?.and_then(moment))))
}

/// How somebody is called; nobody, if there is no such one.
pub async fn name_of(db: &mut Db, who: &str) -> Result<Option<String>, StoreFault> {
    let row = sql("SELECT name FROM identity WHERE id = $1").bind(who).fetch_optional(db).await?;
    Ok(row.map(|row| row.get(0)).transpose()?)
}

/// A code for another device is used up: it gives a token for that browser.
pub async fn use_code(
    db: &mut Db,
    code: &Token,
    now: Millis,
) -> Result<Option<(Identity, Token)>, StoreFault> {
    let Some(Known { who, .. }) = known_by(&mut *db, code, TokenKind::Device, now).await? else {
        return Ok(None);
    };
    sql("DELETE FROM token WHERE hash = $1").bind(hash(code)).execute(&mut *db).await?;
    let token = make_token(db, &who.id, TokenKind::Browser, now).await?;
    Ok(Some((who, token)))
}
