//! The games that a bot offers.

use std::time::{Duration, Instant};

use jersi_club::Act;
use jersi_wire::{FromClient, GameId, GameRow, MakeGame, Seat};

use crate::act_id::new_id;
use crate::errand::Errand;
use crate::settings::Offer;

/// After a refusal the next try waits so long.
const REFUSED_WAITS: Duration = Duration::from_secs(30);

/// Where an offer stands.
#[derive(Debug)]
enum Stand {
    /// Nowhere.
    Idle,
    /// It is being made. The same request again makes no second game.
    Making(MakeGame, bool),
    /// It waits for somebody.
    Open(GameId),
    /// It is being taken back.
    Withdrawing(GameId, FromClient, bool),
}

/// One of the games that a bot offers.
#[derive(Debug)]
struct Standing {
    offer: Offer,
    stand: Stand,
    not_before: Instant,
}

/// The games that a bot offers, each once at a time.
#[derive(Debug)]
pub struct Offers(Vec<Standing>);

impl Offers {
    /// None of them made yet.
    pub fn new(offers: Vec<Offer>) -> Offers {
        let now = Instant::now();
        let idle = |offer| Standing { offer, stand: Stand::Idle, not_before: now };
        Offers(offers.into_iter().map(idle).collect())
    }

    /// What is offered.
    pub fn offer(&self, at: usize) -> &Offer {
        &self.0[at].offer
    }

    /// What is to be asked now: to make those that are missing while there is room, to take them all back while there is none.
    pub fn due(&mut self, room: bool) -> Vec<Errand> {
        let now = Instant::now();
        let mut errands = Vec::new();
        for (at, standing) in self.0.iter_mut().enumerate() {
            match &mut standing.stand {
                Stand::Idle if room && now >= standing.not_before => {
                    let Offer { spec, time, rated } = standing.offer.clone();
                    let make = MakeGame {
                        id: new_id(),
                        spec,
                        time,
                        seat: Seat::Lot,
                        listed: true,
                        rated,
                        name: String::new(),
                    };
                    errands.push(Errand::Make(at, make.clone()));
                    standing.stand = Stand::Making(make, true);
                }
                Stand::Making(make, asked) if !*asked => {
                    *asked = true;
                    errands.push(Errand::Make(at, make.clone()));
                }
                Stand::Open(game) if !room => {
                    let act = withdrawal(*game);
                    errands.push(Errand::Withdraw(at, act.clone()));
                    standing.stand = Stand::Withdrawing(*game, act, true);
                }
                Stand::Withdrawing(_, act, asked) if !*asked => {
                    *asked = true;
                    errands.push(Errand::Withdraw(at, act.clone()));
                }
                _ => {}
            }
        }
        errands
    }

    /// It waits for somebody now.
    pub fn made(&mut self, at: usize, game: GameId) {
        self.0[at].stand = Stand::Open(game);
    }

    /// It could not be made; it is tried again later.
    pub fn refused(&mut self, at: usize) {
        self.0[at].stand = Stand::Idle;
        self.0[at].not_before = Instant::now() + REFUSED_WAITS;
    }

    /// Nobody knows what came of it; the same is asked again.
    pub fn unknown(&mut self, at: usize) {
        if let Stand::Making(_, asked) | Stand::Withdrawing(_, _, asked) = &mut self.0[at].stand {
            *asked = false;
        }
    }

    /// It is taken back, or somebody was faster.
    pub fn withdrawn(&mut self, at: usize) {
        self.0[at].stand = Stand::Idle;
    }

    /// One of the bot's own games changed. Games that it offered before it was started anew are its offers again.
    pub fn see(&mut self, row: &GameRow) {
        let is_open = row.status == "open";
        let same = |standing: &&mut Standing| match standing.stand {
            Stand::Open(game) | Stand::Withdrawing(game, ..) => game == row.game,
            Stand::Idle | Stand::Making(..) => false,
        };
        if let Some(standing) = self.0.iter_mut().find(same) {
            if !is_open {
                standing.stand = Stand::Idle;
            }
        } else if is_open {
            let fits = |standing: &&mut Standing| {
                let Offer { spec, time, rated } = &standing.offer;
                matches!(standing.stand, Stand::Idle)
                    && (spec, time, *rated) == (&row.spec, &row.time, row.rated)
            };
            if let Some(standing) = self.0.iter_mut().find(fits) {
                standing.stand = Stand::Open(row.game);
            }
        }
    }

    /// What takes back all that is open, at the end.
    pub fn withdrawals(&self) -> Vec<Errand> {
        let open = self.0.iter().enumerate().filter_map(|(at, standing)| match &standing.stand {
            Stand::Open(game) => Some(Errand::Withdraw(at, withdrawal(*game))),
            Stand::Withdrawing(_, act, _) => Some(Errand::Withdraw(at, act.clone())),
            Stand::Idle | Stand::Making(..) => None,
        });
        open.collect()
    }
}

fn withdrawal(game: GameId) -> FromClient {
    let act = Act::Abort.word().to_owned();
    FromClient::Act { id: new_id(), game, after: 0, act, text: String::new() }
}
