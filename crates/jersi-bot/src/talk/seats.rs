//! The seats of a bot: which games are its own, how many more it takes, and when one is over.

use std::time::{Duration, Instant};

use jersi_wire::{GameId, GameRow};
use jersi_words::BotNews;

use crate::bot::Bot;
use crate::follow::Followed;
use crate::table::Table;

/// So many games a socket may watch.
const MOST_WATCHED: usize = 16;
/// A game that is over is watched for so long: the other side may want another one.
const REMATCH: Duration = Duration::from_secs(600);

impl Bot<'_> {
    fn playing(&self) -> usize {
        self.tables.values().filter(|table| table.over.is_none()).count()
    }

    pub(super) fn has_room(&self) -> bool {
        let wanted = self.settings.games.is_none_or(|games| self.report.begun < games);
        wanted && self.playing() < self.settings.at_once
    }

    pub(super) fn is_done(&self) -> bool {
        self.settings.games.is_some_and(|games| self.report.over >= games) && self.playing() == 0
    }

    /// One of the bot's own games, as a list tells it.
    pub(super) fn see(&mut self, row: &GameRow) {
        self.offers.see(row);
        if row.status == "playing" && row.you.is_some() {
            self.adopt(row.game);
        }
    }

    /// A game is the bot's to play. One too many is found again by the list, when there is a place.
    pub(super) fn adopt(&mut self, game: GameId) {
        if self.tables.len() >= MOST_WATCHED {
            let over = self.tables.iter().filter_map(|(game, table)| Some((table.over?, *game))).min();
            let Some((_, oldest)) = over else { return };
            self.tables.remove(&oldest);
        }
        self.tables.entry(game).or_default();
    }

    /// Something happened in a game.
    pub(super) fn changed(&mut self, game: GameId) {
        let Some(table) = self.tables.get_mut(&game) else { return };
        table.changed();
        let Some(online) = table.followed.as_ref().map(Followed::online) else { return };
        if let Some(ending) = online.game().ending()
            && table.over.is_none()
        {
            table.over = Some(Instant::now());
            // A game that was called off counts for nothing.
            if ending.result().is_some() {
                self.report.over += 1;
            } else {
                self.report.begun = self.report.begun.saturating_sub(1);
            }
            let (opponent, rules) = (table.opponent.clone(), online.game().rules());
            (self.news)(BotNews::Over { game: game.to_string(), opponent, ending, rules });
        }
        if let Some(next) = online.rematch_made().and_then(|name| name.parse().ok()) {
            table.over = table.over.and_then(|over| over.checked_sub(REMATCH)).or(table.over);
            self.adopt(next);
        }
    }
}

/// Whether a game is over for so long that nobody wants another one.
pub(super) fn is_past(table: &Table) -> bool {
    table.pending.is_none() && table.over.is_some_and(|over| over.elapsed() >= REMATCH)
}
