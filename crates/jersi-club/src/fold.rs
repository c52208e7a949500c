//! Events, folded to a game.

use jersi_game::{Adjudication, CivilTime, Clock, Game, Player, TimeControl};
use jersi_rules::{ByColor, Color, GameSpec, Position, SpecError, Turn};

use crate::event::{Event, What};
use crate::millis::Millis;
use crate::unfit::{Unfit, Why};

/// A game as its events tell it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OnlineGame {
    pub(crate) game: Game,
    pub(crate) clock: Clock,
    /// The number of the last event.
    pub(crate) seq: u32,
    /// The number of the last event that changed the position.
    pub(crate) placed: u32,
    /// The number of the offer of a tie that stands.
    pub(crate) offer: Option<u32>,
    /// Who asked to take a turn back, and the number of that.
    pub(crate) back: Option<(Color, u32)>,
    /// Who claims the game, and when it is his.
    pub(crate) claim: Option<(Color, Millis)>,
    /// How many turns were played when each side offered a tie last.
    pub(crate) offered: ByColor<Option<usize>>,
    /// How many turns were played when each side asked to take back last.
    pub(crate) asked_back: ByColor<Option<usize>>,
    /// Since when the decision that is under way is thought about.
    pub(crate) since: Millis,
    /// The latest moment that an event told.
    pub(crate) latest: Millis,
    /// Until when each side is on vacation.
    pub(crate) away: ByColor<Option<Millis>>,
    /// Whether it counts for ratings.
    pub(crate) rated: bool,
    /// Who wants another game.
    pub(crate) rematch: Option<Color>,
    /// The other game.
    pub(crate) rematch_made: Option<String>,
}

impl OnlineGame {
    /// A game from its first event, which tells which game it is; the names are those of today.
    pub fn begin(control: TimeControl, names: &ByColor<String>, begun: &Event) -> Result<OnlineGame, Unfit> {
        let unfit = |why| Unfit { seq: begun.seq, why };
        let What::Begun(text) = &begun.what else { return Err(unfit(Why::NotBegun)) };
        if begun.seq != 1 {
            return Err(unfit(Why::NotBegun));
        }
        let spec: GameSpec = text.parse().map_err(|error: SpecError| unfit(error.into()))?;
        let start = spec.start().map_err(|error| unfit(error.into()))?;
        let players = ByColor::from_fn(|color| Player::new(names[color].clone(), "human"));
        let game = match start.setting {
            Some(setting) => Game::new(start.rules(), setting, players),
            None => Game::from_position(start.position, players),
        };
        // Where the rules let a hunt go on for ever, two people far apart would never be done with it.
        let endless = game.rules().edition().hunts();
        let quiet = Adjudication { quiet_turns: endless.then_some(100), repetitions: None };
        let mut game = game.with_time_control(control).with_adjudication(quiet);
        game.set_tag("Date", CivilTime::at(begun.at.0 / 1_000).date());
        let mut online = OnlineGame {
            game,
            clock: Clock::new(control),
            seq: 1,
            placed: 1,
            offer: None,
            back: None,
            claim: None,
            offered: ByColor { white: None, black: None },
            asked_back: ByColor { white: None, black: None },
            since: begun.next,
            latest: begun.next,
            away: ByColor { white: None, black: None },
            rated: false,
            rematch: None,
            rematch_made: None,
        };
        online.go_on(begun.at, begun.next);
        Ok(online)
    }

    /// A game from all its events.
    pub fn fold(
        control: TimeControl,
        names: &ByColor<String>,
        events: &[Event],
    ) -> Result<OnlineGame, Unfit> {
        let (first, rest) = events.split_first().ok_or(Unfit { seq: 0, why: Why::Nothing })?;
        let mut online = OnlineGame::begin(control, names, first)?;
        rest.iter().try_for_each(|event| online.apply(event))?;
        Ok(online)
    }

    /// The same game, where turns count for ratings or not. Who plays for ratings takes nothing back.
    #[must_use]
    pub fn for_ratings(self, rated: bool) -> OnlineGame {
        OnlineGame { rated, ..self }
    }

    /// The next event happens. One that does not fit changes nothing that may be used afterwards.
    pub fn apply(&mut self, event: &Event) -> Result<(), Unfit> {
        let unfit = |why| Unfit { seq: event.seq, why };
        if event.seq != self.seq + 1 {
            return Err(unfit(Why::Number(self.seq + 1)));
        }
        if event.next < event.at || event.next < self.latest {
            return Err(unfit(Why::TimeGoesBack));
        }
        self.happen(&event.what, event.seq, event.at, event.next).map_err(unfit)?;
        self.seq = event.seq;
        self.latest = event.next;
        Ok(())
    }

    fn happen(&mut self, what: &What, seq: u32, at: Millis, next: Millis) -> Result<(), Why> {
        match what {
            What::Begun(_) => return Err(Why::BegunTwice),
            What::Decided(color, text) => self.decide(*color, text, seq, at, next)?,
            What::DrawOffered(color) => {
                self.game.offer_draw(*color)?;
                self.offer = Some(seq);
                self.offered[*color] = Some(self.game.turns().len());
            }
            What::DrawAccepted(color) => self.game.accept_draw(*color)?,
            What::DrawDeclined(color) => self.game.decline_draw(*color)?,
            What::BackAsked(color) => {
                self.back = Some((*color, seq));
                self.asked_back[*color] = Some(self.game.turns().len());
            }
            What::BackGiven(color) => self.give_back(*color, seq, at, next)?,
            What::BackKept(_) => self.back = None,
            What::Resigned(color) => self.game.resign(*color)?,
            What::CalledOff => self.game.abort()?,
            What::Claimed(color) => self.claim = Some((*color, at.after(crate::due::CLAIM_WAITS))),
            What::Here(_) => self.claim = None,
            What::Flagged(color) => self.game.lose_on_time(*color)?,
            What::Abandoned(color) => self.game.abandon(*color)?,
            What::Paused => self.pause(at, next),
            What::Away(color, until) => self.go_away(*color, *until, at)?,
            What::Back(color) => self.come_back(*color, at)?,
            What::RematchAsked(color) => self.rematch = Some(*color),
            What::RematchMade(game) => self.rematch_made = Some(game.clone()),
        }
        if self.game.offer().is_none() {
            self.offer = None;
        }
        if self.game.ending().is_some() {
            self.clock.stop(at.clock());
            self.back = None;
            self.claim = None;
            self.away = ByColor { white: None, black: None };
        }
        Ok(())
    }

    fn decide(&mut self, color: Color, text: &str, seq: u32, at: Millis, next: Millis) -> Result<(), Why> {
        if self.decider() != color {
            return Err(Why::NotDecider(color));
        }
        let decision = one_decision(self.game.position(), text).ok_or(Why::NoDecision)?;
        let accepted = self.game.decide(decision)?;
        let decider = self.decider();
        if self.clock.running() == Some(color) {
            if accepted.turn_over { self.clock.press(at.clock()) } else { self.clock.pass(at.clock()) }?;
        } else {
            self.clock.decide_stopped(color, decider, accepted.turn_over);
        }
        self.placed = seq;
        self.back = None;
        // Who plays is here.
        if self.claim.is_some_and(|(claims, _)| claims != color) {
            self.claim = None;
        }
        self.since = next;
        self.go_on(at, next);
        Ok(())
    }

    /// The time between is nobody's, and the time of who decides runs, if it does at all.
    pub(crate) fn go_on(&mut self, at: Millis, next: Millis) {
        self.clock.stop(at.clock());
        let decider = self.decider();
        if self.game.ending().is_none() && self.runs(decider) {
            self.clock.start(decider, next.clock());
        }
    }

    fn pause(&mut self, at: Millis, next: Millis) {
        let away = next.since(at);
        self.since = self.since.after(away);
        // Who was away could not come back.
        self.claim = None;
        if self.game.ending().is_none() {
            self.go_on(at, next);
        }
    }

    /// Whether a side's time runs when it decides. A live clock begins after the side's first whole turn; over days it stands
    /// still while the side is on vacation.
    pub(crate) fn runs(&self, side: Color) -> bool {
        match self.clock.control() {
            TimeControl::Unlimited => false,
            TimeControl::DaysPerTurn(_) => self.away[side].is_none(),
            TimeControl::Increment { .. } => self.has_begun(side),
        }
    }

    /// Whether a side has played a whole turn.
    pub(crate) fn has_begun(&self, side: Color) -> bool {
        self.game.turns().iter().any(|turn| turn.player() == side)
    }

    /// Who takes the next decision.
    pub fn decider(&self) -> Color {
        self.game.position().decider()
    }

    /// The game.
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// The clock, by the server's time.
    pub fn clock(&self) -> &Clock {
        &self.clock
    }

    /// The number of the last event.
    pub fn seq(&self) -> u32 {
        self.seq
    }

    /// The number of the last event that changed the position: what a decision answers.
    pub fn placed(&self) -> u32 {
        self.placed
    }

    /// The latest moment that an event told: none may be earlier.
    pub fn latest(&self) -> Millis {
        self.latest
    }

    /// The offer of a tie that stands: whose, and its number.
    pub fn draw_offer(&self) -> Option<(Color, u32)> {
        self.game.offer().zip(self.offer)
    }

    /// The request to take a turn back that stands: whose, and its number.
    pub fn back_request(&self) -> Option<(Color, u32)> {
        self.back
    }

    /// Who claims the game, and when it is his.
    pub fn claim(&self) -> Option<(Color, Millis)> {
        self.claim
    }

    /// Until when a side is on vacation.
    pub fn away(&self, side: Color) -> Option<Millis> {
        self.away[side]
    }

    /// Whether it counts for ratings.
    pub fn is_rated(&self) -> bool {
        self.rated
    }

    /// Who wants another game.
    pub fn rematch(&self) -> Option<Color> {
        self.rematch
    }

    /// The name of the other game.
    pub fn rematch_made(&self) -> Option<&str> {
        self.rematch_made.as_deref()
    }
}

/// The one decision that a text tells, if it is legal. A whole ransom holds the opponent's gift, which is not for its mover
/// to choose.
pub(crate) fn one_decision(position: &Position, text: &str) -> Option<Turn> {
    match position.read_turn(text).ok()?.decisions.as_slice() {
        [decision] => Some(*decision),
        _ => None,
    }
}
