//! Games of acts that come in any order, in every edition: what is judged is folded, and the fold is the game.

use std::time::Duration;

use jersi_club::{Act, ActRefusal, Asked, Draft, Event, Millis, OnlineGame, What};
use jersi_game::TimeControl;
use jersi_rules::notation::write_decisions;
use jersi_rules::{ByColor, Color};
use proptest::prelude::*;

const SPECS: [&str; 8] = [
    "4.8",
    "4.8 no-reserve",
    "4.8 ransom",
    "4.16",
    "2.0",
    "2.0 setting=random seed=5",
    "3.0 mokca",
    "2.0 setting=free",
];

fn names() -> ByColor<String> {
    ByColor { white: "Heron".to_owned(), black: "Otter".to_owned() }
}

fn begun(spec: &str) -> Event {
    Draft::at(What::Begun(spec.to_owned()), Millis(1_000_000)).numbered(1)
}

/// A game with the events that made it.
struct Played {
    online: OnlineGame,
    events: Vec<Event>,
    now: Millis,
}

impl Played {
    fn new(spec: &str, control: &str) -> Played {
        let first = begun(spec);
        let online = OnlineGame::begin(control.parse().expect("a clock"), &names(), &first).expect("a game");
        Played { online, events: vec![first], now: Millis(1_000_000) }
    }

    fn append(&mut self, draft: Draft) {
        let event = draft.numbered(self.online.seq() + 1);
        self.online.apply(&event).expect("what was judged fits");
        self.events.push(event);
    }

    /// As the server does it: what fell comes first.
    fn act(&mut self, color: Color, act: &Act, after: u32) -> Result<(), ActRefusal> {
        let asked = Asked {
            color,
            act,
            after,
            arrived: self.now,
            credit: Duration::from_millis(50),
            opponent_here: false,
        };
        while let Some(fallen) = self.online.fallen(self.online.counts_at(&asked)) {
            self.append(fallen);
        }
        let draft = self.online.judge(&asked)?;
        self.append(draft);
        Ok(())
    }

    fn legal(&self, choice: usize) -> Option<String> {
        let position = self.online.game().position();
        let turns = position.turns();
        let turn = turns.get(choice % turns.len().max(1))?;
        Some(write_decisions(position, &[*turn]))
    }

    fn check(&self, control: TimeControl) {
        let again = OnlineGame::fold(control, &names(), &self.events).expect("it folds");
        assert_eq!(again, self.online);
        let record = self.online.game().record();
        let read = jersi_game::Game::from_record(&record).expect("the record is a game");
        assert_eq!(read.position(), self.online.game().position());
        assert_eq!(self.online.due().is_none(), self.online.game().ending().is_some());
    }
}

fn act(word: usize) -> Act {
    match word % 14 {
        0 => Act::OfferDraw,
        1 => Act::DeclineDraw,
        2 | 3 => Act::AskBack,
        4 | 5 => Act::GiveBack,
        6 => Act::Keep,
        7 => Act::Claim,
        8 => Act::Here,
        9 => Act::Abort,
        10 => Act::Rematch,
        11 => Act::AcceptDraw,
        _ => Act::Decide("zz9".to_owned()),
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(48))]

    #[test]
    fn what_is_judged_folds_to_the_same_game(
        spec in 0..SPECS.len(),
        control in 0..3_usize,
        steps in prop::collection::vec((0..40_usize, any::<u16>(), any::<bool>(), 0..90_000_u64), 1..120),
    ) {
        let control = ["-", "300+3", "2d"][control];
        let mut played = Played::new(SPECS[spec], control);
        for (word, choice, other, wait) in steps {
            played.now = Millis(played.now.0 + wait / if word % 7 == 0 { 1 } else { 20 });
            let decider = played.online.decider();
            if word >= 14 {
                // Somebody plays; the other one may not.
                let Some(text) = played.legal(usize::from(choice)) else { continue };
                let placed = played.online.placed();
                let decide = Act::Decide(text);
                let stranger = played.act(decider.other(), &decide, placed);
                prop_assert!(matches!(stranger, Err(ActRefusal::NotYourTurn | ActRefusal::GameOver)));
                if played.act(decider, &decide, placed).is_ok() {
                    // The same act again answers a position that is gone.
                    let again = played.act(decider, &decide, placed);
                    prop_assert!(matches!(again, Err(ActRefusal::Stale | ActRefusal::GameOver)));
                }
            } else {
                let color = if other { decider.other() } else { decider };
                let act = act(word);
                let after = match act {
                    Act::AcceptDraw | Act::DeclineDraw => played.online.draw_offer().map(|(_, seq)| seq),
                    Act::GiveBack | Act::Keep => played.online.back_request().map(|(_, seq)| seq),
                    _ => None,
                };
                let after = after.unwrap_or(played.online.placed());
                let before = played.online.clone();
                if played.act(color, &act, after).is_err() && played.online.seq() == before.seq() {
                    prop_assert_eq!(&before, &played.online, "a refusal changes nothing");
                }
            }
        }
        played.check(control.parse().expect("a clock"));
    }

    #[test]
    fn an_outage_costs_nobody_time(away in 1..900_000_u64, spec in 0..SPECS.len()) {
        let play = |away: u64| {
            let mut played = Played::new(SPECS[spec], "300+3");
            for turn in 0..6 {
                played.now = Millis(played.now.0 + 1_000);
                let text = played.legal(7 * turn + 3).expect("a turn");
                let (decider, placed) = (played.online.decider(), played.online.placed());
                played.act(decider, &Act::Decide(text), placed).expect("legal");
                if turn == 4 && away > 0 {
                    let from = Millis(played.now.0 + 500);
                    played.now = Millis(from.0 + away);
                    played.append(Draft { what: What::Paused, at: from, next: played.now });
                    played.now = Millis(played.now.0 - 500);
                }
            }
            let now = Duration::from_millis(played.now.0);
            Color::BOTH.map(|side| played.online.clock().remaining(side, now))
        };
        prop_assert_eq!(play(away), play(0));
    }
}
