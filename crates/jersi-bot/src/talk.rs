//! One connection of a bot: what it hears, what it does.

use std::collections::BTreeMap;
use std::convert::Infallible;
use std::time::{Duration, Instant};

use jersi_club::Act;
use jersi_engine::StopSignal;
use jersi_engine::ugi::ClientError;
use jersi_wire::{Code, EventMessage, FromClient, FromServer, GameId, GameRow, GameState, Join};
use jersi_words::{BotFault, BotNews};

use crate::act_id::new_id;
use crate::bot::Bot;
use crate::budget::budget;
use crate::desk::{Job, Thought};
use crate::errand::{Back, Errand};
use crate::follow::{Followed, Step};
use crate::http::Answer;
use crate::server_clock::ServerClock;
use crate::socket::{Gone, Socket};
use crate::table::Table;
use crate::wish::{Mood, Wish, wish};

/// So many games a socket may watch.
const MOST_WATCHED: usize = 16;
/// How often it looks whether something is due.
const TICK: Duration = Duration::from_millis(200);
/// A game that is over is watched for so long: the other side may want another one.
const REMATCH: Duration = Duration::from_secs(600);
/// A program that fails for good in so many games, one after the other, is broken.
const BROKEN: u32 = 3;

/// How a connection ends.
pub enum End {
    /// It was lost.
    Lost,
    /// The club goes away for so long.
    Bye(Duration),
    /// Everything is done.
    Done,
}

/// Why a talk does not go on.
enum Stop {
    End(End),
    Fault(BotFault),
}

impl From<Gone> for Stop {
    fn from(_: Gone) -> Stop {
        Stop::End(End::Lost)
    }
}

impl From<BotFault> for Stop {
    fn from(fault: BotFault) -> Stop {
        Stop::Fault(fault)
    }
}

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
            self.tables.iter().filter(|(_, table)| is_past(table)).map(|(g, _)| *g).collect();
        for game in gone {
            self.tables.remove(&game);
            socket.say(&FromClient::Leave { game }).await?;
        }
        Ok(())
    }

    /// Looks for games, or takes offers back.
    fn seek(&mut self) {
        let room = self.has_room();
        for errand in self.offers.due(room) {
            self.errands.send(errand);
        }
        match &mut self.joining {
            Some((game, join, asked)) if !*asked => {
                *asked = true;
                self.errands.send(Errand::Join(*game, join.clone()));
            }
            None if room && self.settings.join.is_some() && !self.looking => {
                self.looking = true;
                self.errands.send(Errand::Lobby);
            }
            _ => {}
        }
    }

    fn playing(&self) -> usize {
        self.tables.values().filter(|table| table.over.is_none()).count()
    }

    fn has_room(&self) -> bool {
        let wanted = self.settings.games.is_none_or(|games| self.report.begun < games);
        wanted && self.playing() < self.settings.at_once
    }

    fn is_done(&self) -> bool {
        self.settings.games.is_some_and(|games| self.report.over >= games) && self.playing() == 0
    }

    /// Says and does what is wanted at each table.
    async fn move_on(&mut self, socket: &mut Socket) -> Result<(), Stop> {
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

    fn hear(&mut self, message: FromServer) -> Result<(), Stop> {
        match message {
            FromServer::Hello { you, time, .. } => {
                self.clock = Some(ServerClock::told(time));
                you.map(|_| ()).ok_or(BotFault::WrongToken)?;
            }
            FromServer::State(state) => self.state(&state),
            FromServer::Event { game, event, .. } => self.event(game, &event),
            FromServer::Done { id, seq } => {
                for table in self.tables.values_mut() {
                    if table.pending.take_if(|pending| pending.id == id).is_some() {
                        table.settled = table.settled.max(seq);
                    }
                }
            }
            FromServer::Refused { id, code, .. } => {
                if let Some(fault) = self.refusal(code) {
                    return Err(fault.into());
                }
                let pending =
                    |table: &&mut Table| table.pending.as_ref().is_some_and(|act| Some(act.id) == id);
                if let Some(table) = self.tables.values_mut().find(pending)
                    && !matches!(code, Code::Busy | Code::TooMany | Code::StoreFault)
                {
                    table.refused();
                    table.watched = None;
                }
            }
            FromServer::Pong { time, seq, .. } => {
                self.clock = Some(ServerClock::told(time));
                for (game, theirs) in seq {
                    if let Some(table) = self.tables.get_mut(&game).filter(|table| table.seq() < theirs) {
                        table.watched = None;
                    }
                }
            }
            FromServer::Mine(row) => self.see(&row),
            FromServer::Bye { retry } => {
                return Err(Stop::End(End::Bye(Duration::from_millis(u64::from(retry)))));
            }
            FromServer::Presence { .. } | FromServer::Greet { .. } => {}
        }
        Ok(())
    }

    fn state(&mut self, state: &GameState) {
        let game = state.game;
        let Some(table) = self.tables.get_mut(&game) else { return };
        let is_new = table.followed.is_none();
        let goes_on = table.followed.as_mut().is_some_and(|followed| followed.take_state(state).is_ok());
        if !goes_on {
            // What does not go together with what was told before counts from now on: a club may be back at an older copy.
            table.followed = Followed::begin(state).ok().flatten();
        }
        let Some((followed, color)) = table.followed.as_ref().zip(table.color()) else {
            // One that was withdrawn, or where somebody else sits.
            if state.status == "over" || table.followed.is_some() {
                self.tables.remove(&game);
            }
            return;
        };
        let seats = [&state.white, &state.black];
        let other = seats.into_iter().flatten().find(|seat| !seat.you);
        table.opponent = other.map(|seat| seat.name.clone()).unwrap_or_default();
        if is_new && followed.online().game().ending().is_none() {
            self.report.begun += 1;
            (self.news)(BotNews::Begun {
                game: game.to_string(),
                opponent: table.opponent.clone(),
                color,
                spec: state.spec.clone(),
                time: state.time.clone(),
                rated: state.rated,
            });
        }
        self.changed(game);
    }

    fn event(&mut self, game: GameId, event: &EventMessage) {
        let Some(table) = self.tables.get_mut(&game) else { return };
        match table.followed.as_mut().map(|followed| followed.take_event(event)) {
            Some(Ok(Step::Next)) => self.changed(game),
            Some(Ok(Step::Known)) => {}
            Some(Ok(Step::Gap)) | None => table.watched = None,
            Some(Err(_)) => (table.followed, table.watched) = (None, None),
        }
    }

    /// Something happened in a game.
    fn changed(&mut self, game: GameId) {
        let Some(table) = self.tables.get_mut(&game) else { return };
        table.changed();
        let Some(online) = table.followed.as_ref().map(Followed::online) else { return };
        if let Some(ending) = online.game().ending()
            && table.over.is_none()
        {
            table.over = Some(Instant::now());
            // A game that was called off counts for nothing.
            if ending.result().is_some() {
                self.report.over += 1;
            } else {
                self.report.begun = self.report.begun.saturating_sub(1);
            }
            let (opponent, edition) = (table.opponent.clone(), online.game().rules().edition());
            (self.news)(BotNews::Over { game: game.to_string(), opponent, ending, edition });
        }
        if let Some(next) = online.rematch_made().and_then(|name| name.parse().ok()) {
            table.over = table.over.and_then(|over| over.checked_sub(REMATCH)).or(table.over);
            self.adopt(next);
        }
    }

    /// One of the bot's own games, as a list tells it.
    fn see(&mut self, row: &GameRow) {
        self.offers.see(row);
        if row.status == "playing" && row.you.is_some() {
            self.adopt(row.game);
        }
    }

    /// A game is the bot's to play. One too many is found again by the list, when there is a place.
    fn adopt(&mut self, game: GameId) {
        if self.tables.len() >= MOST_WATCHED {
            let over = self.tables.iter().filter_map(|(game, table)| Some((table.over?, *game))).min();
            let Some((_, oldest)) = over else { return };
            self.tables.remove(&oldest);
        }
        self.tables.entry(game).or_default();
    }

    fn thought(&mut self, thought: Thought) -> Result<(), Stop> {
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

    fn back(&mut self, back: Back) -> Result<(), Stop> {
        let code = match &back {
            Back::Mine(Answer::Refused(code))
            | Back::Lobby(Answer::Refused(code))
            | Back::Made(_, Answer::Refused(code))
            | Back::Joined(_, Answer::Refused(code))
            | Back::Withdrawn(_, Answer::Refused(code)) => Some(*code),
            _ => None,
        };
        if let Some(fault) = code.and_then(|code| self.refusal(code)) {
            return Err(fault.into());
        }
        match back {
            Back::Mine(Answer::Done(mine)) => mine.games.iter().for_each(|row| self.see(row)),
            Back::Mine(_) => {}
            Back::Lobby(answer) => {
                self.looking = false;
                if let Answer::Done(lobby) = answer {
                    self.choose(&lobby.open);
                }
            }
            Back::Made(at, Answer::Done(made)) => {
                self.offers.made(at, made.game);
                let offer = self.offers.offer(at).clone();
                (self.news)(BotNews::Offered { spec: offer.spec, time: offer.time, rated: offer.rated });
            }
            Back::Made(at, Answer::Refused(code)) => {
                self.offers.refused(at);
                (self.news)(BotNews::NotOffered {
                    spec: self.offers.offer(at).spec.clone(),
                    code: word(code),
                });
            }
            Back::Made(at, _) | Back::Withdrawn(at, Answer::Later | Answer::Strange) => {
                self.offers.unknown(at);
            }
            // Refused, because somebody has joined: then the game is told as the bot's own.
            Back::Withdrawn(at, _) => self.offers.withdrawn(at),
            Back::Joined(game, Answer::Done(_)) => {
                self.joining = None;
                self.adopt(game);
            }
            Back::Joined(game, Answer::Refused(_)) => {
                self.joining = None;
                self.shunned.insert(game);
            }
            Back::Joined(..) => {
                if let Some((_, _, asked)) = &mut self.joining {
                    *asked = false;
                }
            }
        }
        Ok(())
    }

    /// Joins the first of the open games that is meant, and that its program can play.
    fn choose(&mut self, open: &[GameRow]) {
        if !self.has_room() || self.joining.is_some() {
            return;
        }
        let Some(whom) = &self.settings.join else { return };
        let fits = |row: &&GameRow| {
            !row.mine
                && !self.shunned.contains(&row.game)
                && whom.means(row)
                && self.can_play(&row.spec).is_ok()
        };
        if let Some(row) = open.iter().find(fits) {
            let join = Join { id: new_id(), name: String::new() };
            self.errands.send(Errand::Join(row.game, join.clone()));
            self.joining = Some((row.game, join, true));
        }
    }

    /// A refusal after which nothing goes on.
    pub fn refusal(&self, code: Code) -> Option<BotFault> {
        match code {
            Code::NotSignedIn => Some(BotFault::WrongToken),
            Code::Banned => Some(BotFault::Banned),
            Code::ProtocolOld => Some(BotFault::NoClub(self.settings.server.clone())),
            Code::NoClub => Some(BotFault::NoClub(self.settings.server.clone())),
            _ => None,
        }
    }
}

/// Whether a game is over for so long that nobody wants another one.
fn is_past(table: &Table) -> bool {
    table.pending.is_none() && table.over.is_some_and(|over| over.elapsed() >= REMATCH)
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

/// A code as the contract writes it.
fn word(code: Code) -> String {
    serde_json::to_value(code).ok().and_then(|value| value.as_str().map(str::to_owned)).unwrap_or_default()
}
