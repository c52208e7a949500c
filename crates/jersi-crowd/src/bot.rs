//! A bot that plays game after game, whatever happens to server and network, and notes what it was promised.

use std::collections::HashMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use fastrand::Rng;
use jersi_rules::record::write_jrn;
use jersi_wire::{ActId, Code, EventMessage, FromClient, GameId, Join, MakeGame, Seat};
use tokio::sync::watch;
use tokio::time::Instant;

use crate::client::{Answer, Client, new_id};
use crate::follow::Followed;
use crate::ledger::{Fate, Ledger};
use crate::violation::Violation;

/// How hasty a bot is.
#[derive(Clone, Copy, Debug)]
pub struct Pace {
    /// Thinks for at most so long.
    pub think: Duration,
    /// Waits at most so long before it connects again; a page would wait longer.
    pub retry: Duration,
    /// Asks so often whether the server is there.
    pub ping: Duration,
    /// A connection that has said nothing for so long is given up.
    pub silence: Duration,
    /// Sends an act again that was not answered for so long.
    pub resend: Duration,
    /// Does what must be refused, now and then.
    pub wild: bool,
    /// Stays at one node at most so long, if there are several.
    pub roam: Option<Duration>,
}

impl Default for Pace {
    fn default() -> Pace {
        Pace {
            think: Duration::from_millis(40),
            retry: Duration::from_millis(60),
            ping: Duration::from_millis(500),
            silence: Duration::from_secs(2),
            resend: Duration::from_millis(700),
            wild: true,
            roam: None,
        }
    }
}

/// What all bots are to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Phase {
    /// Play.
    Play,
    /// Begin nothing, and find out what came of what was begun.
    Settle,
    /// See that nothing is missing, and go.
    End,
}

/// What all bots have done together.
#[derive(Debug, Default)]
pub struct Tally {
    /// Acts that are said to be done.
    pub done: AtomicU64,
    /// The same, of each pair.
    pub pairs: Vec<AtomicU64>,
    /// Connections that ended without a word.
    pub cut_off: AtomicU64,
    /// Connections that the server took leave of.
    pub seen_off: AtomicU64,
    /// Connections that were made.
    pub connected: AtomicU64,
    /// Bots that have nothing under way any more.
    pub settled: AtomicU64,
}

impl Tally {
    /// Of so many pairs.
    pub fn of(pairs: usize) -> Tally {
        Tally { pairs: (0..pairs).map(|_| AtomicU64::new(0)).collect(), ..Tally::default() }
    }

    /// What each pair has done.
    pub fn of_each(&self) -> Vec<u64> {
        self.pairs.iter().map(|done| done.load(Ordering::SeqCst)).collect()
    }
}

/// A game that was made, and as whom.
#[derive(Clone, Debug)]
pub struct Invitation {
    game: GameId,
    maker: Client,
}

/// How a bot comes to its games.
#[derive(Debug)]
pub enum Role {
    /// It makes them, of this sort and with this time, and tells the others.
    Maker(watch::Sender<Option<Invitation>>, String, String),
    /// It joins those that it is told of.
    Joiner(watch::Receiver<Option<Invitation>>),
    /// It is the maker's second screen: the same person, who plays there too.
    Screen(watch::Receiver<Option<Invitation>>),
}

/// An act that is on its way.
#[derive(Clone, Debug)]
pub(crate) struct Pending {
    pub id: ActId,
    pub message: FromClient,
    pub sent: Instant,
}

/// One of a crowd.
#[derive(Debug)]
pub struct Bot {
    pub(crate) name: String,
    pub(crate) pair: usize,
    pub(crate) client: Client,
    pub(crate) rng: Rng,
    pub(crate) pace: Pace,
    pub(crate) role: Role,
    pub(crate) phase: watch::Receiver<Phase>,
    pub(crate) tally: Arc<Tally>,
    pub(crate) ledger: Ledger,
    pub(crate) games: HashMap<GameId, Followed>,
    pub(crate) pending: Option<Pending>,
    /// The last game that it was told of.
    pub(crate) invited: Option<GameId>,
    pub(crate) settled: bool,
}

/// What a bot was told, for the audit.
#[derive(Debug)]
pub struct BotReport {
    /// Its name.
    pub name: String,
    /// What it sent, and what was said of it.
    pub ledger: Ledger,
    /// Each game, event by event.
    pub games: HashMap<GameId, Vec<EventMessage>>,
    /// The game that it saw to the very end.
    pub last: Option<GameId>,
}

/// Where to go after a game.
pub(crate) enum After {
    /// To the next game of the same two.
    Rematch(GameId),
    /// To a new one.
    Another,
    /// Home.
    Home,
}

impl Bot {
    /// A bot that has never been there.
    pub fn new(
        (name, pair): (&str, usize),
        client: Client,
        seed: u64,
        pace: Pace,
        role: Role,
        phase: watch::Receiver<Phase>,
        tally: Arc<Tally>,
    ) -> Bot {
        Bot {
            name: name.to_owned(),
            pair,
            client,
            rng: Rng::with_seed(seed),
            pace,
            role,
            phase,
            tally,
            ledger: Ledger::default(),
            games: HashMap::new(),
            pending: None,
            invited: None,
            settled: false,
        }
    }

    /// Plays until it is told to go home.
    pub async fn run(mut self) -> Result<BotReport, Violation> {
        let mut last = None;
        let mut next = None;
        loop {
            let game = match next.take() {
                Some(game) => game,
                None => match self.obtain().await? {
                    Some(game) => game,
                    None => break,
                },
            };
            last = Some(game);
            match self.play(game).await? {
                After::Rematch(game) => next = Some(game),
                After::Another => {}
                After::Home => break,
            }
        }
        if let Some(followed) = last.and_then(|game| self.games.get(&game)) {
            let ours = write_jrn(&followed.online().game().record());
            let theirs = self.client.record(followed.game()).await;
            if theirs.as_ref().is_none_or(|theirs| *theirs != ours) {
                return Err(self
                    .saw(format!("the record of {} is\n{ours}and is told as\n{theirs:?}", followed.game())));
            }
        }
        let games = self.games.into_iter().map(|(id, followed)| (id, followed.events().to_vec())).collect();
        Ok(BotReport { name: self.name, ledger: self.ledger, games, last })
    }

    /// A game to play; none if it is time to go home.
    async fn obtain(&mut self) -> Result<Option<GameId>, Violation> {
        if let Role::Maker(_, spec, time) = &self.role {
            let (spec, time) = (spec.clone(), time.clone());
            return self.make(spec, time).await;
        }
        let (Role::Joiner(told) | Role::Screen(told)) = &mut self.role else { return Ok(None) };
        let (mut phase, last) = (self.phase.clone(), self.invited);
        let invitation = tokio::select! {
            told = told.wait_for(|told| told.as_ref().is_some_and(|told| Some(told.game) != last)) => {
                told.ok().and_then(|told| told.clone())
            }
            _ = phase.wait_for(|phase| *phase != Phase::Play) => None,
        };
        self.invited = invitation.as_ref().map(|invitation| invitation.game);
        match (invitation, &self.role) {
            (Some(Invitation { game, maker }), Role::Screen(_)) => {
                self.client = maker;
                Ok(Some(game))
            }
            (Some(Invitation { game, .. }), _) => self.join(game).await,
            (None, _) => self.go_home().await,
        }
    }

    async fn make(&mut self, spec: String, time: String) -> Result<Option<GameId>, Violation> {
        let seat = [Seat::White, Seat::Black, Seat::Lot][self.rng.usize(..3)];
        let make = MakeGame {
            id: new_id(),
            spec,
            time,
            seat,
            listed: self.rng.bool(),
            rated: false,
            name: self.name.clone(),
        };
        while *self.phase.borrow() == Phase::Play {
            match self.client.make(&make).await {
                Answer::Done(made) => {
                    if let Role::Maker(tell, ..) = &self.role {
                        tell.send_replace(Some(Invitation { game: made.game, maker: self.client.clone() }));
                    }
                    return Ok(Some(made.game));
                }
                Answer::Refused(code) => return Err(self.saw(format!("{make:?} was refused: {code:?}"))),
                Answer::Unknown => self.wait_a_little().await,
            }
        }
        self.go_home().await
    }

    async fn join(&mut self, game: GameId) -> Result<Option<GameId>, Violation> {
        let join = Join { id: new_id(), name: self.name.clone() };
        self.ledger.write(join.id, game, 0, "join", "");
        // What was begun is found out, even when nothing new is to be begun.
        while *self.phase.borrow() != Phase::End {
            self.ledger.sends(join.id);
            match self.client.join(game, &join).await {
                Answer::Done(joined) => {
                    self.ledger.told(join.id, Fate::Done(joined.seq))?;
                    return Ok(Some(game));
                }
                Answer::Refused(code) => {
                    return Err(self.saw(format!("joining {game} was refused: {code:?}")));
                }
                Answer::Unknown => self.wait_a_little().await,
            }
        }
        Ok(None)
    }

    /// Has nothing under way, and waits for the end.
    async fn go_home(&mut self) -> Result<Option<GameId>, Violation> {
        self.settle();
        // Nobody holds the other side any more: the end, too.
        let _ = self.phase.wait_for(|phase| *phase == Phase::End).await;
        Ok(None)
    }

    pub(crate) fn settle(&mut self) {
        if !self.settled {
            self.settled = true;
            self.tally.settled.fetch_add(1, Ordering::SeqCst);
        }
    }

    /// Between two tries, never the same for two bots.
    pub(crate) async fn wait_a_little(&mut self) {
        let most = u64::try_from(self.pace.retry.as_millis()).unwrap_or(u64::MAX).max(1);
        tokio::time::sleep(Duration::from_millis(self.rng.u64(1..=most))).await;
    }

    pub(crate) fn saw(&self, what: impl Into<String>) -> Violation {
        Violation::new(self.name.clone(), what)
    }

    /// What the server says of an act that is on its way.
    pub(crate) fn learn(&mut self, id: ActId, fate: Fate) -> Result<(), Violation> {
        let ours = self.pending.take_if(|pending| pending.id == id);
        let wrong = self.ledger.is_wrong(id);
        match fate {
            Fate::Done(seq) if wrong => {
                return Err(self.saw(format!("what must be refused was done as event {seq}: {ours:?}")));
            }
            Fate::Refused(code) if !wrong && !may_happen(code) => {
                return Err(self.saw(format!("refused with {code:?}: {ours:?}")));
            }
            Fate::Done(_) => {
                self.tally.done.fetch_add(1, Ordering::SeqCst);
                if let Some(done) = self.tally.pairs.get(self.pair) {
                    done.fetch_add(1, Ordering::SeqCst);
                }
            }
            Fate::Refused(_) | Fate::Unknown => {}
        }
        self.ledger.told(id, fate)
    }
}

/// Two may act at once, so one of them comes too late; more than that does not happen to who keeps the rules.
fn may_happen(code: Code) -> bool {
    matches!(code, Code::Stale | Code::GameOver | Code::NotNow | Code::OpponentHere)
}
