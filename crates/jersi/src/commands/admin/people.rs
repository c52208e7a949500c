//! `jersi admin rename` and `jersi admin ban`: people of the club, past a running server.

use std::process::ExitCode;

use jersi_store::{Admin, AdminFault, Place};
use jersi_words::{BotFault, StoreNews};

use super::{say, unreadable};
use crate::commands::bot::failure;
use crate::failure::Failure;
use crate::{club_store, foreign_text};

/// Gives an account or a bot another name.
pub async fn rename(store: &Place, name: &str, new: &str) -> Result<ExitCode, Failure> {
    let done = open(store).await?.rename(name, new).await;
    done.map_err(|fault| why(store, name, new, fault))?;
    say(&StoreNews::Renamed(shown(name), shown(new)))?;
    Ok(ExitCode::SUCCESS)
}

/// Shows an account or a bot the door, or lets it in again.
pub async fn ban(store: &Place, name: &str, lift: bool) -> Result<ExitCode, Failure> {
    let mut admin = open(store).await?;
    let done = if lift { admin.let_in(name).await } else { admin.ban(name).await };
    done.map_err(|fault| why(store, name, name, fault))?;
    say(&if lift { StoreNews::LetIn(shown(name)) } else { StoreNews::Banned(shown(name)) })?;
    Ok(ExitCode::SUCCESS)
}

async fn open(store: &Place) -> Result<Admin, Failure> {
    Admin::open(store).await.map_err(|fault| club_store::failure(store, &fault))
}

fn why(store: &Place, name: &str, new: &str, fault: AdminFault) -> Failure {
    match fault {
        AdminFault::BadName => failure(&BotFault::BadName),
        AdminFault::NameTaken => failure(&BotFault::NameTaken(shown(new))),
        AdminFault::NoSuchOne => failure(&BotFault::NobodyCalled(shown(name))),
        AdminFault::Store(fault) => unreadable(store, &fault),
    }
}

fn shown(name: &str) -> String {
    foreign_text::line(name.trim())
}
