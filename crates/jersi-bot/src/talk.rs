//! One connection of a bot: what it hears, what it does.

mod end;
mod message;
mod quest;
mod seats;
mod thought;

use std::collections::BTreeMap;
use std::convert::Infallible;
use std::time::{Duration, Instant};

use jersi_wire::{FromClient, GameId};
use jersi_words::BotFault;

use crate::bot::Bot;
use crate::errand::Errand;
use crate::socket::{Gone, Socket};

pub use end::End;
use end::Stop;

/// How often it looks whether something is due.
const TICK: Duration = Duration::from_millis(200);

/// When what was done last.
struct Times {
    heard: Instant,
    pinged: Instant,
    pings: u32,
    sought: Option<Instant>,
    synced: Option<Instant>,
}

impl Bot<'_> {
    /// Plays over a connection until it is lost.
    pub async fn talk(&mut self, mut socket: Socket) -> Result<End, BotFault> {
        match self.converse(&mut socket).await {
            Ok(never) => match never {},
            Err(Stop::Fault(fault)) => Err(fault),
            Err(Stop::End(end)) => {
                socket.close().await;
                Ok(end)
            }
        }
    }

    async fn converse(&mut self, socket: &mut Socket) -> Result<Infallible, Stop> {
        for table in self.tables.values_mut() {
            table.watched = None;
            if let Some(pending) = &mut table.pending {
                pending.sent = None;
            }
        }
        let now = Instant::now();
        let mut times = Times { heard: now, pinged: now, pings: 0, sought: None, synced: None };
        loop {
            self.look(socket, &mut times).await?;
            self.move_on(socket).await?;
            if self.is_done() {
                return Err(Stop::End(End::Done));
            }
            tokio::select! {
                heard = socket.hear() => {
                    times.heard = Instant::now();
                    if let Some(message) = heard? {
                        self.hear(message)?;
                    }
                }
                thought = self.desk.answer() => self.thought(thought)?,
                back = self.errands.back() => self.back(back)?,
                () = tokio::time::sleep(TICK) => {}
            }
        }
    }

    /// Does what is due by time.
    async fn look(&mut self, socket: &mut Socket, times: &mut Times) -> Result<(), Stop> {
        let pace = self.settings.pace;
        if times.heard.elapsed() > pace.silence {
            return Err(Gone.into());
        }
        if times.pinged.elapsed() > pace.ping {
            times.pinged = Instant::now();
            times.pings += 1;
            let seen = self.tables.iter().map(|(game, table)| (*game, table.seq()));
            let seen: BTreeMap<GameId, u32> = seen.filter(|(_, seq)| *seq > 0).collect();
            socket.say(&FromClient::Ping { n: times.pings, seen }).await?;
        }
        let is_due = |last: Option<Instant>, every: Duration| last.is_none_or(|last| last.elapsed() > every);
        if is_due(times.synced, pace.sync) {
            times.synced = Some(Instant::now());
            self.errands.send(Errand::Mine);
        }
        if is_due(times.sought, pace.seek) {
            times.sought = Some(Instant::now());
            self.seek();
        }
        let gone: Vec<GameId> =
            self.tables.iter().filter(|(_, table)| seats::is_past(table)).map(|(g, _)| *g).collect();
        for game in gone {
            self.tables.remove(&game);
            socket.say(&FromClient::Leave { game }).await?;
        }
        Ok(())
    }
}
