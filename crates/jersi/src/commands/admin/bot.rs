//! `jersi admin bot`: programs that may play at the club.

use std::process::ExitCode;

use jersi_store::{Admin, AdminFault, Place};
use jersi_words::{BotFault, BotNews};

use super::unreadable;
use crate::commands::bot::failure;
use crate::failure::Failure;
use crate::{club_store, foreign_text, lang, output};

/// Makes a bot or gives it a new token, which is printed alone; or takes its token away.
pub async fn run(store: &Place, name: &str, revoke: bool) -> Result<ExitCode, Failure> {
    let mut admin = Admin::open(store).await.map_err(|fault| club_store::failure(store, &fault))?;
    let shown = foreign_text::line(name.trim());
    let why = |fault: AdminFault| match fault {
        AdminFault::BadName => failure(&BotFault::BadName),
        AdminFault::NameTaken => failure(&BotFault::NameTaken(shown.clone())),
        AdminFault::NoSuchOne => failure(&BotFault::NoSuchBot(shown.clone())),
        AdminFault::Store(fault) => unreadable(store, &fault),
    };
    if revoke {
        admin.revoke(name).await.map_err(why)?;
        tell(&BotNews::Revoked(shown));
    } else {
        let token = admin.bot(name).await.map_err(why)?;
        output::print(&format!("{}\n", token.0))?;
        tell(&BotNews::TokenMade(shown));
    }
    Ok(ExitCode::SUCCESS)
}

fn tell(news: &BotNews) {
    output::tell(&lang::words().bot_news(news));
}
