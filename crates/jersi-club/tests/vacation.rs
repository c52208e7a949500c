//! Vacation: whatever happens in a game over days, who is away loses no time, and the other side loses what it uses.

use std::time::Duration;

use jersi_club::{Act, ActRefusal, Asked, Draft, Event, Millis, OnlineGame, What, Why};
use jersi_game::Ending;
use jersi_rules::notation::write_decisions;
use jersi_rules::{ByColor, Color};
use proptest::prelude::*;

use Color::{Black, White};

const START: Millis = Millis(1_000_000);
const DAY: u64 = 86_400_000;

struct Desk {
    online: OnlineGame,
    events: Vec<Event>,
    now: Millis,
}

fn names() -> ByColor<String> {
    ByColor { white: "Heron".to_owned(), black: "Otter".to_owned() }
}

impl Desk {
    fn new(time: &str) -> Desk {
        let begun = Draft::at(What::Begun("4.8".to_owned()), START).numbered(1);
        let online = OnlineGame::begin(time.parse().expect("a clock"), &names(), &begun).expect("a game");
        Desk { online, events: vec![begun], now: START }
    }

    /// After each side's first turn: before that a game is only called off.
    fn begun(time: &str) -> Desk {
        let mut desk = Desk::new(time);
        desk.plays(2).expect("a turn");
        desk.plays(2).expect("a turn");
        desk
    }

    fn happens(&mut self, draft: Draft) {
        let event = draft.numbered(self.online.seq() + 1);
        self.online.apply(&event).expect("it fits");
        self.events.push(event);
    }

    /// Time passes, and what falls by itself falls.
    fn wait(&mut self, millis: u64) {
        self.now = Millis(self.now.0 + millis);
        while let Some(fallen) = self.online.fallen(self.now) {
            self.happens(fallen);
        }
    }

    fn away(&mut self, color: Color, millis: u64) {
        let until = Millis(self.now.0 + millis);
        self.happens(Draft::at(What::Away(color, until), self.now));
    }

    fn back(&mut self, color: Color) {
        self.happens(Draft::at(What::Back(color), self.now));
    }

    fn plays(&mut self, choice: usize) -> Result<(), ActRefusal> {
        let position = self.online.game().position();
        let turns = position.turns();
        let text = write_decisions(position, &[turns[choice % turns.len()]]);
        let act = Act::Decide(text);
        let asked = Asked {
            color: self.online.decider(),
            act: &act,
            after: self.online.placed(),
            arrived: self.now,
            credit: Duration::ZERO,
            opponent_here: false,
        };
        let draft = self.online.judge(&asked)?;
        self.happens(draft);
        Ok(())
    }

    fn left(&self, side: Color) -> u64 {
        let now = Duration::from_millis(self.now.0);
        self.online.clock().remaining(side, now).expect("a clock").as_millis() as u64
    }
}

#[test]
fn time_stands_still_until_one_is_back_and_goes_on_from_there() {
    let mut desk = Desk::begun("3d");
    desk.wait(DAY);
    desk.away(White, 10 * DAY);
    assert_eq!(desk.online.due(), Some(Millis(desk.now.0 + 10 * DAY)));
    desk.wait(9 * DAY);
    assert_eq!((desk.left(White), desk.online.clock().running()), (2 * DAY, None));
    desk.back(White);
    desk.wait(DAY);
    assert_eq!(desk.left(White), DAY);
    desk.wait(DAY);
    assert!(desk.online.game().ending().is_some_and(|ending| ending == Ending::time(White)));
}

#[test]
fn a_vacation_ends_by_itself_and_only_then_the_flag_falls() {
    let mut desk = Desk::begun("3d");
    desk.away(White, 5 * DAY);
    desk.wait(100 * DAY);
    let told: Vec<(&str, u64)> =
        desk.events.iter().map(|event| (event.what.parts().0, (event.at.0 - START.0) / DAY)).collect();
    assert_eq!(
        told,
        [("begun", 0), ("decided", 0), ("decided", 0), ("away", 0), ("back", 5), ("flagged", 8)]
    );
}

#[test]
fn who_is_away_may_play_and_the_other_side_s_time_runs_as_ever() {
    let mut desk = Desk::begun("2d");
    desk.away(White, 20 * DAY);
    desk.wait(15 * DAY);
    desk.plays(3).expect("a turn from the beach");
    assert_eq!(desk.online.clock().running(), Some(Black));
    desk.wait(DAY);
    assert_eq!((desk.left(White), desk.left(Black)), (2 * DAY, DAY));
    desk.wait(DAY);
    assert!(desk.online.game().ending().is_some_and(|ending| ending == Ending::time(Black)));
    assert_eq!((desk.online.away(White), desk.online.due()), (None, None), "the game is over");
}

#[test]
fn both_may_be_away() {
    let mut desk = Desk::new("1d");
    desk.away(White, 3 * DAY);
    desk.away(Black, 9 * DAY);
    desk.wait(2 * DAY);
    desk.plays(5).expect("a turn");
    assert_eq!(desk.online.clock().running(), None);
    desk.wait(6 * DAY);
    assert_eq!((desk.online.away(White), desk.online.away(Black).is_some()), (None, true));
    desk.wait(DAY + DAY / 2);
    assert_eq!(desk.left(Black), DAY / 2);
}

#[test]
fn nobody_is_away_from_a_game_without_days_or_from_one_that_is_over() {
    for time in ["-", "600+5"] {
        let mut desk = Desk::new(time);
        let away = Draft::at(What::Away(White, Millis(START.0 + DAY)), START).numbered(2);
        assert_eq!(desk.online.apply(&away).map_err(|unfit| unfit.why), Err(Why::NoVacation));
    }
    let mut desk = Desk::new("3d");
    let back = Draft::at(What::Back(White), START).numbered(2);
    assert_eq!(desk.online.clone().apply(&back).map_err(|unfit| unfit.why), Err(Why::NotAway(White)));
    desk.happens(Draft::at(What::Resigned(White), START));
    let away = Draft::at(What::Away(White, Millis(START.0 + DAY)), START).numbered(3);
    assert_eq!(desk.online.apply(&away).map_err(|unfit| unfit.why), Err(Why::NoVacation));
}

#[test]
fn in_a_rated_game_nothing_is_taken_back() {
    let mut desk = Desk::new("3d");
    desk.plays(2).expect("a turn");
    let may = |online: &OnlineGame| online.may(White, &Act::AskBack, desk.now, true);
    assert!(may(&desk.online));
    let rated = desk.online.clone().for_ratings(true);
    assert!(rated.is_rated() && !may(&rated));
    assert!(rated.may(White, &Act::OfferDraw, desk.now, true), "a tie may be offered");
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    /// A second clock, counted by hand, agrees with the fold after every step: the time of who decides runs unless he is
    /// away or the server is.
    #[test]
    fn time_is_counted_for_who_decides_and_is_there(
        days in 1..4_u64,
        steps in prop::collection::vec((0..9_u8, any::<u16>(), 0..2 * DAY), 1..60),
    ) {
        let mut desk = Desk::new(&format!("{days}d"));
        let mut left = [days * DAY, days * DAY];
        let mut until: [Option<u64>; 2] = [None, None];
        for (step, choice, wait) in steps {
            // Millisecond-exact, in pieces between which nobody comes back.
            let mut rest = wait;
            let outage = step == 8;
            while rest > 0 && desk.online.game().ending().is_none() {
                let decider = desk.online.decider() as usize;
                let now = desk.now.0;
                let next_back = until.iter().flatten().map(|until| until.saturating_sub(now)).min();
                let mut piece = next_back.unwrap_or(rest).min(rest);
                let runs = until[decider].is_none() && !outage;
                if runs {
                    piece = piece.min(left[decider]);
                    left[decider] -= piece;
                }
                if outage {
                    let at = desk.now;
                    desk.now = Millis(now + rest);
                    desk.happens(Draft { what: What::Paused, at, next: desk.now });
                    rest = 0;
                    desk.wait(0);
                } else {
                    desk.wait(piece);
                    rest -= piece;
                }
                for side in &mut until {
                    *side = side.filter(|until| *until > desk.now.0);
                }
                if runs && left[decider] == 0 {
                    prop_assert!(desk.online.game().ending().is_some(), "the flag falls");
                }
                if piece == 0 && !outage {
                    break;
                }
            }
            if desk.online.game().ending().is_some() {
                break;
            }
            let side = usize::from(choice & 1 == 1);
            match step {
                0 | 1 => {
                    let away = u64::from(choice) * 5_000 + 1;
                    desk.away(Color::BOTH[side], away);
                    until[side] = Some(desk.now.0 + away);
                }
                2 if until[side].is_some() => {
                    desk.back(Color::BOTH[side]);
                    until[side] = None;
                }
                3..=6 => {
                    desk.plays(usize::from(choice)).expect("legal");
                    if desk.online.game().ending().is_none() {
                        left[desk.online.decider() as usize] = days * DAY;
                    }
                }
                _ => {}
            }
            if desk.online.game().ending().is_none() {
                let decider = desk.online.decider();
                prop_assert_eq!(desk.left(decider), left[decider as usize]);
                let runs = until[decider as usize].is_none();
                prop_assert_eq!(desk.online.clock().running(), runs.then_some(decider));
                for side in Color::BOTH {
                    prop_assert_eq!(desk.online.away(side).map(|until| until.0), until[side as usize]);
                }
            }
        }
        let again = OnlineGame::fold(desk.online.clock().control(), &names(), &desk.events).expect("it folds");
        prop_assert_eq!(again, desk.online);
    }
}
