//! Games between people, over real sockets and a real store: what the plan promises of the server.

mod bots;
mod contract;
mod drain;
mod end;
mod games;
mod guard;
mod house;
mod limits;
mod line;
mod log;
mod nodes;
mod ops;
mod people;
mod schema;
mod socket;
mod strangers;
