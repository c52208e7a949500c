//! Where a server keeps games between people. What is answered is on disk; what was asked twice is done once.
//!
//! All writing goes through one task, the lane: it takes what waits, judges each request in turn, commits once, and answers
//! after that. Reading goes past it.

mod ask;
mod cache;
mod fault;
mod game_row;
mod identity;
mod lane;
mod lock;
mod point;
mod read;
mod rematch;
mod schema;
mod server_time;
mod settle;
mod store;
mod work;

pub use fault::{ActFault, OpenFault, StoreFault};
pub use game_row::{GameRecord, Status};
pub use identity::{Identity, Token};
pub use read::Snapshot;
pub use server_time::ServerTime;
pub use store::{ActRequest, Changed, NewGame, Store};
