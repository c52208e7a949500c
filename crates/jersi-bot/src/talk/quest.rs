//! The search for games: offers, the lobby, and what comes back of errands.

use jersi_wire::{Code, GameRow, Join};
use jersi_words::BotNews;

use super::Stop;
use crate::act_id::new_id;
use crate::bot::Bot;
use crate::errand::{Back, Errand};
use crate::http::Answer;

impl Bot<'_> {
    /// Looks for games, or takes offers back.
    pub(super) fn seek(&mut self) {
        let room = self.has_room();
        for errand in self.offers.due(room) {
            self.errands.send(errand);
        }
        match &mut self.joining {
            Some((game, join, asked)) if !*asked => {
                *asked = true;
                self.errands.send(Errand::Join(*game, join.clone()));
            }
            None if room && self.settings.join.is_some() && !self.looking => {
                self.looking = true;
                self.errands.send(Errand::Lobby);
            }
            _ => {}
        }
    }

    pub(super) fn back(&mut self, back: Back) -> Result<(), Stop> {
        let code = match &back {
            Back::Mine(Answer::Refused(code))
            | Back::Lobby(Answer::Refused(code))
            | Back::Made(_, Answer::Refused(code))
            | Back::Joined(_, Answer::Refused(code))
            | Back::Withdrawn(_, Answer::Refused(code)) => Some(*code),
            _ => None,
        };
        if let Some(fault) = code.and_then(|code| self.refusal(code)) {
            return Err(fault.into());
        }
        match back {
            Back::Mine(Answer::Done(mine)) => mine.games.iter().for_each(|row| self.see(row)),
            Back::Mine(_) => {}
            Back::Lobby(answer) => {
                self.looking = false;
                if let Answer::Done(lobby) = answer {
                    self.choose(&lobby.open);
                }
            }
            Back::Made(at, Answer::Done(made)) => {
                self.offers.made(at, made.game);
                let offer = self.offers.offer(at).clone();
                (self.news)(BotNews::Offered { spec: offer.spec, time: offer.time, rated: offer.rated });
            }
            Back::Made(at, Answer::Refused(code)) => {
                self.offers.refused(at);
                (self.news)(BotNews::NotOffered {
                    spec: self.offers.offer(at).spec.clone(),
                    code: word(code),
                });
            }
            Back::Made(at, _) | Back::Withdrawn(at, Answer::Later | Answer::Strange) => {
                self.offers.unknown(at);
            }
            // Refused, because somebody has joined: then the game is told as the bot's own.
            Back::Withdrawn(at, _) => self.offers.withdrawn(at),
            Back::Joined(game, Answer::Done(_)) => {
                self.joining = None;
                self.adopt(game);
            }
            Back::Joined(game, Answer::Refused(_)) => {
                self.joining = None;
                self.shunned.insert(game);
            }
            Back::Joined(..) => {
                if let Some((_, _, asked)) = &mut self.joining {
                    *asked = false;
                }
            }
        }
        Ok(())
    }

    /// Joins the first of the open games that is meant, and that its program can play.
    fn choose(&mut self, open: &[GameRow]) {
        if !self.has_room() || self.joining.is_some() {
            return;
        }
        let Some(whom) = &self.settings.join else { return };
        let fits = |row: &&GameRow| {
            !row.mine
                && !self.shunned.contains(&row.game)
                && whom.means(row)
                && self.can_play(&row.spec).is_ok()
        };
        if let Some(row) = open.iter().find(fits) {
            let join = Join { id: new_id(), name: String::new() };
            self.errands.send(Errand::Join(row.game, join.clone()));
            self.joining = Some((row.game, join, true));
        }
    }
}

/// A code as the contract writes it.
fn word(code: Code) -> String {
    serde_json::to_value(code).ok().and_then(|value| value.as_str().map(str::to_owned)).unwrap_or_default()
}
