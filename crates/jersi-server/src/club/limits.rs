//! What one person, one household and one socket may ask of the club.

use std::num::NonZeroU32;
use std::time::Duration;

use governor::{DefaultDirectRateLimiter, DefaultKeyedRateLimiter, Quota, RateLimiter};

use crate::visit::Household;

/// A household may ask for so many seconds' worth at once: a page that comes up asks for several things.
const REQUESTS_AT_ONCE: u32 = 4;

/// How much of what, so that nobody takes the others' share.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ClubLimits {
    /// Requests a second of a household.
    pub requests: u32,
    /// Messages a second on a socket.
    pub messages: u32,
    /// Messages on a socket at once.
    pub burst: u32,
    /// Acts a second of a person.
    pub acts: u32,
    /// New games a minute of a person.
    pub games: u32,
    /// New guests an hour of a household.
    pub guests: u32,
    /// Tries a minute of a household to open one account.
    pub tries: u32,
    /// Tries a minute of a household to open or make any.
    pub knocks: u32,
    /// Sockets of a person at the same time.
    pub sockets_of_one: usize,
    /// Sockets of a household at the same time.
    pub sockets_of_household: usize,
    /// Games that a socket watches.
    pub watched: usize,
    /// A socket that takes nothing for so long is closed.
    pub stall: Duration,
    /// How often the server asks whether somebody is there.
    pub ping: Duration,
    /// A socket that says nothing, not even that it is there, for so long is closed.
    pub silence: Duration,
    /// For the other side to hear why a socket ends.
    pub farewell: Duration,
    /// For the body of a request.
    pub body: Duration,
}

impl Default for ClubLimits {
    fn default() -> ClubLimits {
        ClubLimits {
            requests: 50,
            messages: 20,
            burst: 40,
            acts: 10,
            games: 10,
            guests: 60,
            tries: 5,
            knocks: 20,
            sockets_of_one: 20,
            sockets_of_household: 200,
            watched: 16,
            stall: Duration::from_secs(20),
            ping: Duration::from_secs(15),
            silence: Duration::from_secs(45),
            farewell: Duration::from_secs(1),
            body: Duration::from_secs(10),
        }
    }
}

impl ClubLimits {
    /// For load tests, whose thousands of players share one address.
    pub fn crowd() -> ClubLimits {
        const MANY: u32 = 1_000_000;
        ClubLimits {
            requests: MANY,
            messages: 1_000,
            burst: 1_000,
            acts: 1_000,
            games: MANY,
            guests: MANY,
            tries: MANY,
            knocks: MANY,
            sockets_of_household: usize::MAX,
            ..ClubLimits::default()
        }
    }
}

/// Counts what was asked for.
#[derive(Debug)]
pub struct Meters {
    acts: DefaultKeyedRateLimiter<String>,
    games: DefaultKeyedRateLimiter<String>,
    guests: DefaultKeyedRateLimiter<Household>,
    requests: DefaultKeyedRateLimiter<Household>,
    tries: DefaultKeyedRateLimiter<(String, Household)>,
    knocks: DefaultKeyedRateLimiter<Household>,
    messages: Quota,
}

/// The messages of one socket.
pub type MessageMeter = DefaultDirectRateLimiter;

impl Meters {
    /// With nothing counted yet.
    pub fn new(limits: &ClubLimits) -> Meters {
        Meters {
            acts: RateLimiter::keyed(Quota::per_second(at_least_one(limits.acts))),
            games: RateLimiter::keyed(Quota::per_minute(at_least_one(limits.games))),
            guests: RateLimiter::keyed(Quota::per_hour(at_least_one(limits.guests))),
            tries: RateLimiter::keyed(Quota::per_minute(at_least_one(limits.tries))),
            knocks: RateLimiter::keyed(Quota::per_minute(at_least_one(limits.knocks))),
            requests: RateLimiter::keyed(
                Quota::per_second(at_least_one(limits.requests))
                    .allow_burst(at_least_one(limits.requests.saturating_mul(REQUESTS_AT_ONCE))),
            ),
            messages: Quota::per_second(at_least_one(limits.messages))
                .allow_burst(at_least_one(limits.burst)),
        }
    }

    /// Whether somebody may do one more thing.
    pub fn may_act(&self, who: &str) -> bool {
        self.acts.check_key(&who.to_owned()).is_ok()
    }

    /// Whether somebody may make one more game.
    pub fn may_make_game(&self, who: &str) -> bool {
        self.games.check_key(&who.to_owned()).is_ok()
    }

    /// Whether one more guest may come from there.
    pub fn may_come(&self, from: Household) -> bool {
        self.guests.check_key(&from).is_ok()
    }

    /// Whether there may be one more try from there to open the account of a name.
    pub fn may_try(&self, name: &str, from: Household) -> bool {
        self.may_knock(from) && self.tries.check_key(&(name.to_owned(), from)).is_ok()
    }

    /// Whether there may be one more try from there to open or make any account.
    pub fn may_knock(&self, from: Household) -> bool {
        self.knocks.check_key(&from).is_ok()
    }

    /// Whether one more request may come from there.
    pub fn may_ask(&self, from: Household) -> bool {
        self.requests.check_key(&from).is_ok()
    }

    /// For one socket.
    pub fn of_socket(&self) -> MessageMeter {
        RateLimiter::direct(self.messages)
    }

    /// Forgets who has asked for nothing lately.
    pub fn tidy(&self) {
        self.acts.retain_recent();
        self.games.retain_recent();
        self.guests.retain_recent();
        self.requests.retain_recent();
        self.tries.retain_recent();
        self.knocks.retain_recent();
        self.acts.shrink_to_fit();
        self.games.shrink_to_fit();
        self.guests.shrink_to_fit();
        self.requests.shrink_to_fit();
        self.tries.shrink_to_fit();
        self.knocks.shrink_to_fit();
    }
}

fn at_least_one(count: u32) -> NonZeroU32 {
    NonZeroU32::new(count).unwrap_or(NonZeroU32::MIN)
}

#[cfg(test)]
mod tests {
    use super::*;
    use jersi_wire::{LONGEST_BODY, LONGEST_FRAME};

    const PAGE: &str = include_str!("../../../../docs/club.md");

    #[test]
    fn the_docs_tell_these_limits() {
        let limits = ClubLimits::default();
        let ClubLimits { requests, messages, burst, acts, games, guests, tries, knocks, watched, .. } =
            limits;
        let (one, household) = (limits.sockets_of_one, limits.sockets_of_household);
        let at_once = requests * REQUESTS_AT_ONCE;
        let [stall, silence, body] = [limits.stall, limits.silence, limits.body].map(|time| time.as_secs());
        for row in [
            format!("a frame, a body | {} KiB, {} KiB", LONGEST_FRAME / 1024, LONGEST_BODY / 1024),
            format!("requests of a household | {requests} a second, {at_once} at once"),
            format!("messages on a socket | {messages} a second, {burst} at once"),
            format!("acts of a person | {acts} a second"),
            format!("new games of a person | {games} a minute"),
            format!("new guests of a household | {guests} an hour"),
            format!(
                "of a household to open one account, to open or make any | {tries} a minute, {knocks} a minute"
            ),
            format!("failed tries to open one account, from anywhere | {} an hour", jersi_store::MOST_TRIES),
            format!("sockets of a person, of a household | {one}, {household}"),
            format!("games that a socket watches | {watched}"),
            format!("reads nothing | {stall} seconds"),
            format!("not even a pong | {silence} seconds"),
            format!("on its way | {body} seconds"),
        ] {
            assert!(PAGE.contains(&row), "docs/club.md does not tell: {row}");
        }
    }
}
