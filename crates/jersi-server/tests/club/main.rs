//! Games between people, over real sockets and a real store: what the plan promises of the server.

mod accounts;
mod bots;
mod contract;
mod doors;
mod drain;
mod end;
mod farewell;
mod games;
mod guard;
mod house;
mod limits;
mod line;
mod log;
mod ops;
mod passkeys;
mod people;
mod players;
// Its name says what it needs: where there is no PostgreSQL, such tests are left out.
#[path = "nodes.rs"]
mod postgres_nodes;
mod readiness;
mod schema;
mod socket;
mod soft_key;
mod strangers;
