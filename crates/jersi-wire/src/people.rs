//! People: accounts, passkeys, ratings, players.

use serde::{Deserialize, Serialize};

use crate::http::GameRow;

/// What somebody is to the club.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "lowercase")]
pub enum Kind {
    /// Known by a browser only.
    #[default]
    Guest,
    /// With a name of its own, and a password or a passkey.
    Account,
    /// A program.
    Bot,
    /// Somebody who has left; the games stay.
    Gone,
}

impl Kind {
    /// All of them.
    pub const ALL: [Kind; 4] = [Kind::Guest, Kind::Account, Kind::Bot, Kind::Gone];

    /// As it is stored and sent.
    pub fn word(self) -> &'static str {
        match self {
            Kind::Guest => "guest",
            Kind::Account => "account",
            Kind::Bot => "bot",
            Kind::Gone => "gone",
        }
    }

    /// Reads a word.
    pub fn read(word: &str) -> Option<Kind> {
        Kind::ALL.into_iter().find(|kind| kind.word() == word)
    }

    /// Whether it goes without saying.
    pub fn is_guest(&self) -> bool {
        *self == Kind::Guest
    }
}

/// `POST /api/accounts`: who asks becomes an account, with all games that the guest has.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Register {
    /// A name that nobody else has.
    pub name: String,
    /// 8 to 256 characters.
    pub password: String,
}

/// `POST /api/sign-in`.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct SignIn {
    /// The name of the account.
    pub name: String,
    /// Its password.
    pub password: String,
}

/// `POST /api/sign-out`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct SignOut {
    /// On all devices, not on this one alone.
    pub everywhere: bool,
}

/// `POST /api/me/password`. Other devices are signed out by it.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct NewPassword {
    /// The one so far; left out by who has none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub old: Option<String>,
    /// The new one.
    pub new: String,
}

/// `DELETE /api/me`: only the games stay.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Farewell {
    /// One's own name, typed again.
    pub name: String,
    /// The password, of who has one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub password: Option<String>,
}

/// `POST /api/me/vacation`: the time of one's games over days stands still. 0 days end it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Vacation {
    /// How many days, from now on.
    pub days: u32,
}

/// `POST /api/me/passkeys/begin` and `POST /api/sign-in/passkey/begin`: what the browser's passkey is to be asked.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PasskeyAsked {
    /// Names this try; five minutes, once.
    pub ceremony: String,
    /// For `navigator.credentials`, as `WebAuthn` writes it in JSON.
    #[cfg_attr(test, ts(type = "unknown"))]
    pub options: serde_json::Value,
}

/// `POST /api/me/passkeys/begin`: the name is for who has no account yet.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct PasskeyWish {
    /// A name that nobody else has; left out by who has an account.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub name: Option<String>,
}

/// `POST /api/me/passkeys` and `POST /api/sign-in/passkey`: what the passkey answers.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct PasskeyShown {
    /// From the question.
    pub ceremony: String,
    /// What `navigator.credentials` gave, as `WebAuthn` writes it in JSON.
    #[cfg_attr(test, ts(type = "unknown"))]
    pub credential: serde_json::Value,
    /// What the passkey is called in one's list, where a new one is made.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub label: Option<String>,
}

/// A passkey in one's list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Passkey {
    /// For `DELETE /api/me/passkeys/{id}`.
    pub id: String,
    /// What it is called.
    pub label: String,
    /// When it was made.
    pub since: u64,
}

/// A rating.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Rating {
    /// The edition's family and the pace: `4-live`, `2-days`.
    pub pool: String,
    /// The rating, as Glicko-2 has it.
    pub value: i32,
    /// How far it may be off.
    pub deviation: i32,
    /// How many games counted.
    pub games: u32,
    /// Whether it is too uncertain for the list of the best.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(test, ts(optional, as = "Option<bool>"))]
    pub provisional: bool,
}

/// `GET /api/me`, and the answer to what changes it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Me {
    /// How one is called.
    pub name: String,
    /// What one is.
    pub kind: Kind,
    /// Since when.
    pub since: u64,
    /// Whether there is a password.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(test, ts(optional, as = "Option<bool>"))]
    pub has_password: bool,
    /// One's passkeys.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(test, ts(optional, as = "Option<Vec<Passkey>>"))]
    pub passkeys: Vec<Passkey>,
    /// On how many devices one is signed in.
    pub devices: u32,
    /// Until when one is on vacation.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub vacation_until: Option<u64>,
    /// How many days of vacation are left this year; for accounts.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub vacation_days: Option<u32>,
    /// One's ratings.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(test, ts(optional, as = "Option<Vec<Rating>>"))]
    pub ratings: Vec<Rating>,
}

/// `GET /api/me/export`: everything that is mine.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Export {
    /// Who.
    pub me: Me,
    /// My rating after each rated game.
    pub history: Vec<RatedGame>,
    /// My games, each as a record in JRN.
    pub games: Vec<String>,
}

/// A rating after a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct RatedGame {
    /// Which game.
    pub game: String,
    /// Of which pool.
    pub pool: String,
    /// When.
    pub at: u64,
    /// The rating before it.
    pub before: i32,
    /// The rating after it.
    pub after: i32,
}

/// What somebody has reached with an edition.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Results {
    /// The edition, as a spec names it.
    pub edition: String,
    /// Games won.
    pub won: u32,
    /// Games lost.
    pub lost: u32,
    /// Ties.
    pub tied: u32,
}

/// `GET /api/players/{name}`: what anybody may know of an account or a bot that has played in public.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Player {
    /// The name.
    pub name: String,
    /// An account or a bot.
    pub kind: Kind,
    /// Since when.
    pub since: u64,
    /// Ratings.
    pub ratings: Vec<Rating>,
    /// Ratings over time, the oldest first.
    pub history: Vec<RatedGame>,
    /// Results by edition.
    pub results: Vec<Results>,
    /// Listed and rated games that are over, the newest first.
    pub games: Vec<GameRow>,
    /// Where the games go on, for `?after=`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub more: Option<String>,
}

/// `GET /api/players?pool=4-live`: the best of a pool, the best first.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Leaderboard {
    /// Which pool.
    pub pool: String,
    /// The pools in which anybody is rated.
    pub pools: Vec<String>,
    /// The best.
    pub players: Vec<Ranked>,
}

/// Somebody in a list of the best.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Ranked {
    /// The name.
    pub name: String,
    /// An account or a bot.
    pub kind: Kind,
    /// The rating.
    pub rating: Rating,
}
