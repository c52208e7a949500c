//! A game of a club at the table: followed, asked about, and never decided here.

use jersi_club::{CLAIM_WAITS, Event, Millis, What};
use jersi_rules::notation::write_decisions;
use jersi_rules::{ByColor, Lang};
use jersi_table::Seat;
use jersi_words::{ClubNews, PageFault, Waited};

use super::Table;
use crate::online::{Online, read_event, read_state};
use crate::wire::{DecisionView, Fault, Followed, FollowedKind, OnlineView};

impl Table {
    /// The table of a game that a club tells whole, as `GameState`. Who watches sits nowhere.
    pub fn online(state: &str, lang: Lang) -> Result<Table, Fault> {
        let online = read_state(state).ok_or_else(|| Fault::of(PageFault::Unfit, lang))?;
        let game = online.game.game().clone();
        let seats = ByColor::from_fn(|color| {
            let name = game.players()[color].name.clone();
            if online.mine == Some(color) { Seat::Human(name) } else { Seat::Remote(name) }
        });
        let table = Table::around(jersi_table::Table::told(game, seats), lang);
        Ok(Table { online: Some(Box::new(online)), ..table })
    }

    /// Takes in an event that the club tells, an `EventMessage`.
    pub fn follow(&mut self, event: &str) -> Result<Followed, Fault> {
        let lang = self.lang;
        let unfit = || Fault::of(PageFault::Unfit, lang);
        let event = read_event(event).ok_or_else(unfit)?;
        let online = self.online.as_mut().ok_or_else(unfit)?;
        let kind = online.follow(&event, lang)?;
        if kind != FollowedKind::Next {
            return Ok(Followed { kind, said: String::new() });
        }
        self.table.catch_up(online.game.game().clone());
        Ok(Followed { kind, said: self.happened(&event) })
    }

    /// How the game of a club stands beside the board, at a moment of the server in milliseconds.
    pub fn standing(&self, now: f64) -> Option<OnlineView> {
        self.online.as_ref().map(|online| online.view(moment(now)))
    }

    /// What playing what is entered would send: one decision, which the club takes only in this very position.
    pub fn decision(&self) -> Option<DecisionView> {
        let online = self.online.as_ref()?;
        let entry = self.table.live_entry()?;
        let text = write_decisions(entry.position(), &[entry.playable()?]);
        Some(DecisionView { text, after: online.game.placed() })
    }

    /// The game of a club, if it is one.
    pub(crate) fn club(&self) -> Option<&Online> {
        self.online.as_deref()
    }

    /// Tells the server's time, for [`Table::clock`].
    pub(super) fn tell_server_time(&mut self, now: f64) {
        if let Some(online) = &mut self.online {
            online.now = online.now.max(moment(now));
        }
    }

    /// What is decided by asking the club is not decided here.
    pub(super) fn must_be_decided_here(&self) -> Result<(), Fault> {
        match self.online {
            None => Ok(()),
            Some(_) => Err(Fault::of(PageFault::DecidedElsewhere, self.lang)),
        }
    }

    /// An event in words.
    fn happened(&self, event: &Event) -> String {
        let words = self.words();
        let news = match event.what {
            What::Begun(_) => return String::new(),
            What::Decided(..) => return self.played(),
            What::DrawOffered(by) => return words.offers_tie(by),
            What::DrawDeclined(by) => return words.declines_tie(by),
            What::DrawAccepted(_)
            | What::Resigned(_)
            | What::CalledOff
            | What::Flagged(_)
            | What::Abandoned(_) => return self.over(),
            What::BackAsked(by) => ClubNews::BackAsked(by),
            What::BackGiven(by) => ClubNews::BackGiven(by),
            What::BackKept(by) => ClubNews::BackKept(by),
            What::Claimed(by) => ClubNews::Claimed(by, CLAIM_WAITS.as_secs()),
            What::Here(who) => ClubNews::Here(who),
            What::Paused => ClubNews::Away(self.waited()),
            What::Away(who, _) => ClubNews::OnVacation(who),
            What::Back(who) => ClubNews::VacationOver(who),
            What::RematchAsked(by) => ClubNews::RematchAsked(by),
            What::RematchMade(_) => ClubNews::RematchMade,
        };
        jersi_words::page(self.lang).club(news)
    }

    /// Whose clock waited while the club was away.
    fn waited(&self) -> Waited {
        let running = self.club().and_then(|online| online.game.clock().running());
        match running {
            None => Waited::None,
            Some(side) if self.club().and_then(|online| online.mine) == Some(side) => Waited::Mine,
            Some(_) => Waited::Other,
        }
    }
}

/// A time that JavaScript tells; one that is none is the beginning of all time.
fn moment(now: f64) -> Millis {
    #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "it saturates")]
    Millis(now as u64)
}
