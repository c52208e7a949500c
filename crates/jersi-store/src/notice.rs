//! What nodes tell each other, past the transactions of turns.
//!
//! A `NOTIFY` within a transaction takes a lock that lets commits through one at a time, so none is sent there. Each node has one
//! connection that says what is committed already, a few milliseconds later and many at once. A notice may be lost: what is
//! watched is compared with the tables every two seconds, and numbers of events have no gaps.

use std::fmt::Write as _;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use jersi_wire::GameId;
use sqlx::postgres::{PgListener, PgPool};
use tokio::sync::{broadcast, mpsc};

use crate::change::Change;
use crate::connect::Connect;
use crate::db::{Db, sql};
use crate::game_row::GameRecord;

/// The channel of all nodes.
const CHANNEL: &str = "jersi";
/// The longest message that `PostgreSQL` takes is 8,000 bytes.
const LONGEST: usize = 7_900;
/// What waits so long goes out together.
const GATHER: Duration = Duration::from_millis(5);
/// So many notices may wait; more are caught up with otherwise.
const WAITING: usize = 16_384;
/// After a broken connection it is tried again so soon.
const AGAIN: Duration = Duration::from_secs(1);

/// Something happened to a game on some node.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Notice {
    /// Which game.
    pub game: GameId,
    /// The number of its last event.
    pub seq: u32,
    /// Whose game it is: who sits there, or who made it.
    pub people: Vec<String>,
}

impl Notice {
    /// Of a game as it stands.
    pub fn of(record: &GameRecord) -> Notice {
        let seated = [&record.white, &record.black].into_iter().flatten();
        let maker = record.white.is_none().then_some(&record.maker);
        Notice { game: record.id, seq: record.seq, people: seated.chain(maker).cloned().collect() }
    }

    fn line(&self) -> String {
        let mut line = format!("g {} {}", self.game, self.seq);
        for who in &self.people {
            // Writing to a string does not fail.
            let _ = write!(line, " {who}");
        }
        line
    }

    fn read(line: &str) -> Option<Notice> {
        let mut words = line.split(' ');
        let (game, seq) = (words.next()?.parse().ok()?, words.next()?.parse().ok()?);
        Some(Notice { game, seq, people: words.map(str::to_owned).collect() })
    }
}

/// Where notices are put that go to the other nodes.
#[derive(Clone, Debug)]
pub struct Notices {
    put: mpsc::Sender<String>,
    /// Whether the others are heard.
    hears: Arc<AtomicBool>,
}

impl Notices {
    /// Tells of a game.
    pub fn tell(&self, notice: &Notice) {
        self.put(notice.line());
    }

    /// Tells something that is on no disk: one line.
    pub fn say(&self, text: &str) {
        self.put(format!("s {text}"));
    }

    /// Whether the others are heard.
    pub fn hears(&self) -> bool {
        self.hears.load(Ordering::Relaxed)
    }

    fn put(&self, line: String) {
        if self.put.try_send(line).is_err() {
            metrics::counter!("jersi_notices_dropped_total").increment(1);
        }
    }
}

/// Begins to tell the other nodes, and to hear them.
pub fn begin(connect: Connect, readers: PgPool, node: &str, changes: &broadcast::Sender<Change>) -> Notices {
    let (put, waiting) = mpsc::channel(WAITING);
    let hears = Arc::new(AtomicBool::new(false));
    tokio::spawn(announce(connect, node.to_owned(), waiting));
    tokio::spawn(listen(readers, node.to_owned(), changes.clone(), Arc::clone(&hears)));
    Notices { put, hears }
}

/// Sends what waits, as long as the store is open.
async fn announce(connect: Connect, node: String, mut waiting: mpsc::Receiver<String>) {
    let mut db = None;
    let mut held: Option<String> = None;
    loop {
        let first = match held.take() {
            Some(line) => line,
            None => match waiting.recv().await {
                Some(line) => line,
                None => return,
            },
        };
        tokio::time::sleep(GATHER).await;
        let mut message = format!("{node}\n{first}");
        while let Ok(line) = waiting.try_recv() {
            if message.len() + 1 + line.len() > LONGEST {
                held = Some(line);
                break;
            }
            message.push('\n');
            message.push_str(&line);
        }
        if let Err(error) = send(&connect, &mut db, message).await {
            db = None;
            tracing::warn!(%error, "other nodes are not told; they will look themselves");
            tokio::time::sleep(AGAIN).await;
        }
    }
}

async fn send(connect: &Connect, db: &mut Option<Db>, message: String) -> Result<(), sqlx::Error> {
    if db.is_none() {
        let mut fresh = connect.connect().await?;
        // A notice is no promise.
        fresh.run("SET synchronous_commit = off").await?;
        *db = Some(fresh);
    }
    if let Some(db) = db {
        sql("SELECT pg_notify($1, $2)").bind(CHANNEL).bind(message).execute(db).await?;
    }
    Ok(())
}

/// Hears what the others tell, as long as anybody wants to know.
async fn listen(readers: PgPool, node: String, changes: broadcast::Sender<Change>, hears: Arc<AtomicBool>) {
    while !readers.is_closed() {
        let ended = hear(&readers, &node, &changes, &hears).await;
        hears.store(false, Ordering::Relaxed);
        match ended {
            Ok(()) => return,
            Err(sqlx::Error::PoolClosed) => return,
            Err(error) => tracing::warn!(%error, "other nodes are not heard; games are looked at instead"),
        }
        tokio::time::sleep(AGAIN).await;
    }
}

async fn hear(
    readers: &PgPool,
    node: &str,
    changes: &broadcast::Sender<Change>,
    hears: &AtomicBool,
) -> Result<(), sqlx::Error> {
    let mut listener = PgListener::connect_with(readers).await?;
    listener.ignore_pool_close_event(false);
    listener.listen(CHANNEL).await?;
    hears.store(true, Ordering::Relaxed);
    // Whatever was told before this moment was not heard.
    let _ = changes.send(Change::Unsure);
    loop {
        match listener.try_recv().await? {
            Some(notification) => read(notification.payload(), node, changes),
            None => {
                metrics::counter!("jersi_listener_lost_total").increment(1);
                let _ = changes.send(Change::Unsure);
            }
        }
    }
}

/// Passes on what another node says.
fn read(payload: &str, node: &str, changes: &broadcast::Sender<Change>) {
    let mut lines = payload.lines();
    if lines.next() == Some(node) {
        return;
    }
    for line in lines {
        let change = match line.split_once(' ') {
            Some(("g", rest)) => Notice::read(rest).map(Change::Elsewhere),
            Some(("s", text)) => Some(Change::Said(Arc::from(text))),
            // A newer node says more than this one understands.
            _ => None,
        };
        if let Some(change) = change {
            // Nobody may be listening.
            let _ = changes.send(change);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_notice_is_read_as_it_was_written() {
        let notice = Notice {
            game: GameId::new([7; 10]),
            seq: 12,
            people: vec!["00ff".to_owned(), "11ee".to_owned()],
        };
        let line = notice.line();
        assert_eq!(Notice::read(line.strip_prefix("g ").expect("of a game")), Some(notice));
        assert_eq!(Notice::read("nonsense 1"), None);
    }

    #[test]
    fn a_node_does_not_hear_itself() {
        let (changes, mut heard) = broadcast::channel(8);
        read("here\ns hello", "here", &changes);
        read("there\ns hello\nx what\ng 07070707070707070707 3 00ff", "here", &changes);
        assert!(matches!(heard.try_recv(), Ok(Change::Said(text)) if &*text == "hello"));
        assert!(matches!(heard.try_recv(), Ok(Change::Elsewhere(notice)) if notice.seq == 3));
        assert!(heard.try_recv().is_err());
    }
}
