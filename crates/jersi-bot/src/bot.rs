//! A bot: from its first word to the club to its last.

use std::collections::{BTreeMap, HashSet};
use std::time::{Duration, Instant};

use jersi_club::Terms;
use jersi_engine::ugi::{Announced, ClientError, plays_by};
use jersi_rules::{GameSpec, Rules};
use jersi_wire::{ClubInfo, GameId, Join, Kind, PROTOCOL};
use jersi_words::{BotFault, BotNews};

use crate::act_id::random;
use crate::desk::Desk;
use crate::errand::{Errands, run as ask};
use crate::http::{Answer, Http};
use crate::offers::Offers;
use crate::server_clock::ServerClock;
use crate::settings::{Pace, Settings};
use crate::socket::{NoSocket, Socket};
use crate::table::Table;
use crate::talk::End;

/// For offers to be taken back before it goes.
const FAREWELL: Duration = Duration::from_secs(3);

/// What a bot did.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Report {
    /// Games that began, or were taken up again.
    pub begun: u32,
    /// Games that it saw to their end.
    pub over: u32,
}

/// A bot at work.
pub struct Bot<'n> {
    pub settings: Settings,
    pub news: &'n mut (dyn FnMut(BotNews) + Send),
    pub http: Http,
    pub errands: Errands,
    pub desk: Desk,
    /// What its program can be told.
    pub options: Vec<Announced>,
    pub offers: Offers,
    pub tables: BTreeMap<GameId, Table>,
    /// The game that it joins, and whether an answer is on its way.
    pub joining: Option<(GameId, Join, bool)>,
    /// Whether an answer of the lobby is on its way.
    pub looking: bool,
    /// Games that it was not let into.
    pub shunned: HashSet<GameId>,
    pub clock: Option<ServerClock>,
    pub report: Report,
    /// In how many games one after the other the program has failed for good.
    pub broken: u32,
}

/// Plays at a club until it is told to end, has played as many games as it should, or cannot go on.
pub async fn run(
    settings: Settings,
    news: &mut (dyn FnMut(BotNews) + Send),
    ended: impl Future<Output = ()>,
) -> Result<Report, BotFault> {
    let program = settings.program.clone();
    let started = tokio::task::spawn_blocking(move || program.start()).await;
    let first = match started {
        Ok(Ok(first)) => first,
        Ok(Err(error)) => return Err(BotFault::Engine(error.into())),
        Err(_) => return Err(BotFault::Engine(jersi_table::Forfeit::BrokeDown)),
    };
    let options = first.options().to_vec();
    for offer in &settings.offers {
        let rules = rules_of(&offer.spec).ok_or_else(|| BotFault::NoSuchGame(offer.spec.clone()))?;
        plays_by(&options, rules)
            .map_err(|error| BotFault::CannotPlay { spec: offer.spec.clone(), why: error.into() })?;
    }
    let engine = first.name().unwrap_or(&settings.program.command[0]).to_owned();
    let http = Http::new(&settings.server, &settings.token);
    let mut bot = Bot {
        errands: Errands::new(http.clone()),
        http,
        desk: Desk::new(settings.program.clone(), first, settings.at_once),
        options,
        offers: Offers::new(settings.offers.clone()),
        tables: BTreeMap::new(),
        joining: None,
        looking: false,
        shunned: HashSet::new(),
        clock: None,
        report: Report::default(),
        broken: 0,
        settings,
        news,
    };
    let lived = tokio::select! {
        lived = bot.live(engine) => lived,
        () = ended => Ok(()),
    };
    let report = bot.report;
    bot.leave().await;
    lived.map(|()| report)
}

impl Bot<'_> {
    async fn live(&mut self, engine: String) -> Result<(), BotFault> {
        let mut waits = Waits::new(self.settings.pace);
        let server = self.settings.server.clone();
        let name = loop {
            match self.greet().await? {
                Some(name) => break name,
                None => self.out_of_reach(&mut waits).await,
            }
        };
        (self.news)(BotNews::Ready { name, server, engine });
        loop {
            let wait = match Socket::connect(&self.settings.server, &self.settings.token).await {
                Ok(socket) => {
                    if waits.is_out_of_reach() {
                        (self.news)(BotNews::BackAgain);
                    }
                    waits.reset();
                    match self.talk(socket).await? {
                        End::Done => return Ok(()),
                        End::Lost => None,
                        End::Bye(wait) => Some(wait),
                    }
                }
                Err(NoSocket::NotKnown) => return Err(BotFault::WrongToken),
                Err(NoSocket::Later) => None,
            };
            match wait {
                Some(wait) => tokio::time::sleep(wait).await,
                None => self.out_of_reach(&mut waits).await,
            }
        }
    }

    /// Asks the club who it is, and who we are. Nothing, if it is out of reach.
    async fn greet(&mut self) -> Result<Option<String>, BotFault> {
        let server = || self.settings.server.clone();
        match self.http.get::<ClubInfo>("api/club").await {
            Answer::Done(info) if info.protocol != PROTOCOL => {
                Err(BotFault::OtherProtocol { ours: PROTOCOL, theirs: info.protocol })
            }
            Answer::Done(ClubInfo { you: Some(name), kind: Kind::Bot, .. }) => Ok(Some(name)),
            Answer::Done(_) => Err(BotFault::WrongToken),
            Answer::Later => Ok(None),
            Answer::Strange => Err(BotFault::NoClub(server())),
            Answer::Refused(code) => Err(self.refusal(code).unwrap_or_else(|| BotFault::NoClub(server()))),
        }
    }

    async fn out_of_reach(&mut self, waits: &mut Waits) {
        if !waits.is_out_of_reach() {
            (self.news)(BotNews::OutOfReach(self.settings.server.clone()));
        }
        tokio::time::sleep(waits.next()).await;
    }

    /// Takes back what is offered, and ends its programs. Games that go on can be taken up again.
    async fn leave(self) {
        let asked = self.offers.withdrawals().into_iter().map(|errand| ask(&self.http, errand));
        // An offer that stays although it was to go is found again at the next start, or ends by itself.
        let _ = tokio::time::timeout(FAREWELL, futures_util::future::join_all(asked)).await;
        self.desk.close().await;
    }

    /// Whether its program can play this game.
    pub fn can_play(&self, spec: &str) -> Result<(), ClientError> {
        rules_of(spec).map_or(Ok(()), |rules| plays_by(&self.options, rules))
    }
}

/// The rules of a game that somebody proposes.
fn rules_of(spec: &str) -> Option<Rules> {
    let drawn = Terms::propose(spec, "-").ok()?.drawn(1).ok()?;
    let spec: GameSpec = drawn.spec().parse().ok()?;
    Some(spec.start().ok()?.rules())
}

/// How long to wait before the next try: longer and longer, each time with some chance in it.
struct Waits {
    pace: Pace,
    next: Duration,
    since: Option<Instant>,
}

impl Waits {
    fn new(pace: Pace) -> Waits {
        Waits { pace, next: pace.first_wait, since: None }
    }

    fn is_out_of_reach(&self) -> bool {
        self.since.is_some()
    }

    fn reset(&mut self) {
        (self.next, self.since) = (self.pace.first_wait, None);
    }

    fn next(&mut self) -> Duration {
        self.since.get_or_insert_with(Instant::now);
        let most = self.next;
        self.next = (most * 2).min(self.pace.longest_wait);
        let chance = f64::from(u32::from_le_bytes(random())) / f64::from(u32::MAX);
        most.mul_f64(0.5 + chance / 2.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn waits_grow_and_end_growing() {
        let pace = Pace::default();
        let mut waits = Waits::new(pace);
        let first = waits.next();
        assert!(first >= pace.first_wait / 2 && first <= pace.first_wait);
        let later: Vec<Duration> = (0..20).map(|_| waits.next()).collect();
        assert!(later.iter().all(|wait| *wait <= pace.longest_wait));
        assert!(later.last().is_some_and(|wait| *wait >= pace.longest_wait / 2));
        waits.reset();
        assert!(!waits.is_out_of_reach() && waits.next() <= pace.first_wait);
    }

    #[test]
    fn rules_of_games_that_are_shuffled_are_known() {
        assert!(rules_of("2.0 setting=random").is_some() && rules_of("4.8 ransom").is_some());
        assert!(rules_of("5.0").is_none());
    }
}
