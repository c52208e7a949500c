//! A crowd that a server of JERSI must stand: bots that play whole games and note what they were promised, a killer of
//! servers, a network that cuts and stalls, connections that say nothing, and the audit that compares all promises with the
//! file in the end. For tests and measurements only; it is not shipped.
#![deny(clippy::disallowed_methods)]

mod audit;
mod bot;
mod client;
mod follow;
mod histogram;
mod http;
mod kept;
mod ledger;
mod load;
mod manners;
mod memory;
mod monkey;
mod pair;
mod proxy;
mod server;
mod silent;
mod socket;
mod storage;
mod storm;
mod talk;
pub mod trace;
mod violation;

pub use audit::{Audited, audit};
pub use bot::{Bot, BotReport, Pace, Phase};
pub use client::{Answer, Client, new_id};
pub use follow::{Followed, Step};
pub use histogram::Histogram;
pub use http::HttpAnswer;
pub use kept::Kept;
pub use ledger::{Entry, Fate, Ledger};
pub use load::{Load, LoadReport};
pub use memory::{allow_many_files, resident};
pub use monkey::{Monkey, MonkeyReport};
pub use pair::{SPECS, TIMES};
pub use proxy::{Mischief, Proxy};
pub use server::{End, Serving};
pub use silent::{Silent, slow_reader};
pub use socket::{Heard, Socket};
pub use storage::Storage;
pub use storm::{POINTS, Storm, StormReport};
pub use violation::Violation;
