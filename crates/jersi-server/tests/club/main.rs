//! Games between people, over real sockets and a real store: what the plan promises of the server.

mod bots;
mod end;
mod games;
mod guard;
mod house;
mod limits;
mod line;
mod log;
mod people;
mod socket;
mod strangers;
