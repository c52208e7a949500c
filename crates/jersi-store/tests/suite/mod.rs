//! What every store must do, wherever it is: each test has one text, and is run on a file, on a server, and on a server with two
//! nodes that are asked in turn.

mod accounts;
mod asked_again;
mod by_itself;
mod many;
mod open_games;
mod promises;
mod ratings;
mod strangers;
mod time;
mod vacation;
mod whole_games;

use crate::common::Club;

/// A club on the ground of this suite.
async fn club() -> Club {
    Club::on(crate::ground()).await
}

/// The same, where Ada and Blaise have accounts; Eve has none.
async fn with_accounts() -> Club {
    let club = club().await;
    club.is_told(
        "UPDATE identity SET kind = 'account', name_key = lower(name) WHERE name IN ('Ada', 'Blaise')",
    )
    .await;
    club
}
