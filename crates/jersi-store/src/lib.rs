//! Where a server keeps games between people. What is answered is on disk; what was asked twice is done once.
//!
//! All writing goes through one task, the lane: it takes what waits, judges each request in turn, commits once, and answers
//! after that. Every second it lets fall what has fallen by itself. Reading goes past it.

#![forbid(unsafe_code)]
#![cfg_attr(not(test), deny(clippy::disallowed_methods))]

mod account;
mod act_deed;
mod admin;
mod adopt;
mod archive;
mod ask;
mod attempt;
mod backup;
mod ban;
mod bot;
mod cache;
mod change;
mod check;
mod check_ratings;
mod connect;
mod copy;
mod db;
mod events;
mod farewell;
mod fault;
mod file;
mod game_row;
mod identity;
mod job;
mod lane;
mod listed;
mod lock;
mod name_key;
mod notice;
mod open;
mod open_game;
mod passkey;
mod place;
mod player;
mod point;
mod probe;
mod rate;
mod rating;
mod read;
mod rematch;
mod rhythm;
mod schema;
mod server_time;
mod settle;
mod slot;
mod store;
mod told;
mod vacation;
mod work;

pub use account::{Account, Ended, Entered, NewAccount, Profile, SignedBy};
pub use admin::{Admin, AdminFault};
pub use archive::Archive;
pub use ask::{ActRequest, JoinRequest, NewGame};
pub use attempt::MOST_TRIES;
pub use backup::{BackupFault, Restored, move_store, restore};
pub use change::{Change, Changed};
pub use check::{Checked, Damage};
pub use fault::{ActFault, OpenFault, StoreFault};
pub use game_row::{GameRecord, Repeats, Status};
pub use identity::{BROWSER_DAYS, DEVICE_MINUTES, Identity, Known, Token, hash as token_hash};
pub use listed::Listed;
pub use name_key::name_key;
pub use notice::Notice;
pub use passkey::{Ceremony, KeptPasskey, NewPasskey, UsedPasskey, new_person, passkey_id};
pub use place::{BadPlace, Place};
pub use player::{BestOf, PlayerPage};
pub use probe::NotReady;
pub use rating::SeatRating;
pub use read::{GamesOf, LobbyGames, Snapshot};
pub use server_time::{Clock, HandClock, ServerTime};
pub use store::Store;
pub use told::{Told, clock_now, message};
pub use vacation::{VACATION_DAYS, VacationLeft};
