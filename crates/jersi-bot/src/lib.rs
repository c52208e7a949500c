//! A program as a player of a club: it finds games, asks a UGI engine for decisions, and sends them until they are kept.
//!
//! Nothing is printed here: what happens is told as data ([`jersi_words::BotNews`]) to whoever runs the bot.

#![forbid(unsafe_code)]
#![cfg_attr(not(test), deny(clippy::disallowed_methods))]

mod act_id;
mod bot;
mod budget;
mod desk;
mod errand;
mod follow;
mod http;
mod offers;
mod program;
mod secret;
mod server_clock;
mod settings;
mod socket;
mod table;
mod talk;
mod wish;

pub use act_id::new_id;
pub use bot::{Report, run};
pub use follow::{Followed, Mistold, Step, event as read_event};
pub use program::ProgramSpec;
pub use secret::Secret;
pub use settings::{Offer, Pace, Settings, Whom};
