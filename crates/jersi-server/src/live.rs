//! The socket: who is connected, who watches what, and what they are told.
//!
//! Nothing is queued for anybody. A change is a signal: it says which game has changed, and each socket fetches what it has
//! not told yet when the other side takes more. So who reads slowly costs a few names of games, and disturbs nobody.

mod elsewhere;
mod ended;
mod hub;
mod peer;
mod remote;
mod ring;
mod socket;
mod teller;
mod upgrade;

pub use elsewhere::{Elsewhere, keep_looking, keep_telling};
pub use ended::{end_sockets, keep_ending};
pub use hub::Hub;
pub use teller::{tell_changes, tell_presence};
pub use upgrade::open;
