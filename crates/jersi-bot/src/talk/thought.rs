//! A thought: what a program is asked at each table, and what it answers.

use std::time::{Duration, Instant};

use jersi_club::Act;
use jersi_engine::StopSignal;
use jersi_engine::ugi::ClientError;
use jersi_wire::FromClient;
use jersi_words::{BotFault, BotNews};

use super::Stop;
use crate::bot::Bot;
use crate::budget::budget;
use crate::desk::{Job, Thought};
use crate::server_clock::ServerClock;
use crate::socket::Socket;
use crate::table::Table;
use crate::wish::{Mood, Wish, wish};

/// A program that fails for good in so many games, one after the other, is broken.
const BROKEN: u32 = 3;

impl Bot<'_> {
    /// Says and does what is wanted at each table.
    pub(super) async fn move_on(&mut self, socket: &mut Socket) -> Result<(), Stop> {
        let has_room = self.has_room();
        let resend = self.settings.pace.resend;
        for (&game, table) in &mut self.tables {
            let lost = table.followed.is_none() && table.watched.is_some_and(|at| at.elapsed() > resend);
            if table.watched.is_none() || lost {
                socket.say(&FromClient::Watch { game, from: table.seq() }).await?;
                table.watched = Some(Instant::now());
            }
            if table.pending.is_none() && !table.rests() && table.seq() >= table.settled {
                let mood = Mood {
                    gives_back: self.settings.give_back,
                    has_room,
                    resigns: table.failures > 1,
                    score: table.score,
                };
                let followed = table.followed.as_ref().zip(table.color());
                match followed.and_then(|(followed, color)| wish(followed.online(), color, &mood)) {
                    Some(Wish::Do(act)) => table.act(game, &act),
                    Some(Wish::Think) => match (table.decided.take(), self.clock) {
                        (Some((_, text)), _) => table.act(game, &Act::Decide(text)),
                        (None, Some(clock)) if table.thinking.is_none() => {
                            let stop = StopSignal::new();
                            if let Some(job) = job(table, &clock, self.settings.per_turn, stop.clone()) {
                                table.thinking = Some((job.placed, stop));
                                self.desk.ask(job);
                            }
                        }
                        _ => {}
                    },
                    None => {}
                }
            }
            if let Some(pending) = &mut table.pending
                && pending.sent.is_none_or(|sent| sent.elapsed() > resend)
            {
                pending.sent = Some(Instant::now());
                socket.say(&pending.message).await?;
            }
        }
        Ok(())
    }

    pub(super) fn thought(&mut self, thought: Thought) -> Result<(), Stop> {
        let Thought { game, placed, answer } = thought;
        let Some(table) = self.tables.get_mut(&game) else { return Ok(()) };
        if table.thinking.take_if(|(thinking, _)| *thinking == placed).is_none() {
            return Ok(());
        }
        match answer {
            Ok(decided) => {
                self.broken = 0;
                table.score = decided.score;
                table.decided = Some((placed, decided.text));
            }
            Err(error) => {
                // A second start does not help a program that does not know the game.
                table.failures += if matches!(error, ClientError::Lacks { .. }) { 2 } else { 1 };
                let resigns = table.failures > 1;
                self.broken += u32::from(resigns);
                let opponent = table.opponent.clone();
                (self.news)(BotNews::EngineFailed { opponent, why: error.clone().into(), resigns });
                if self.broken >= BROKEN {
                    return Err(BotFault::Engine(error.into()).into());
                }
            }
        }
        Ok(())
    }
}

fn job(table: &Table, clock: &ServerClock, most: Option<Duration>, stop: StopSignal) -> Option<Job> {
    let followed = table.followed.as_ref()?;
    let online = followed.online();
    Some(Job {
        game: followed.game(),
        placed: online.placed(),
        so_far: online.game().clone(),
        budget: budget(online, clock.now(), most),
        since: Instant::now(),
        stop,
    })
}
