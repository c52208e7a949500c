//! What every store must do, wherever it is: each test has one text, and is run on a file, on a server, and on a server with two
//! nodes that are asked in turn.

mod asked_again;
mod by_itself;
mod open_games;
mod promises;
mod strangers;
mod time;
mod whole_games;

use crate::common::Club;

/// A club on the ground of this suite.
async fn club() -> Club {
    Club::on(super::GROUND).await
}
