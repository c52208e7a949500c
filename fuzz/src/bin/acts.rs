//! Acts that come in any order at any time: a byte for the game, a byte for its clock, then three bytes for each act.

#![cfg_attr(fuzzing, no_main)]

use std::time::Duration;

use jersi_club::{Act, Asked, Draft, Event, Millis, OnlineGame, What};
use jersi_game::{Game, TimeControl};
use jersi_rules::notation::write_decisions;
use jersi_rules::{ByColor, Color};

const SPECS: [&str; 8] = [
    "4.8",
    "4.8 ransom position=7/8/7/8/4R-k-3/8/1m-5/8/3K-2r- w - 3 24",
    "4.8 ransom position=7/8/7/8/3R-k-4/8/2r-3r-/8/3K-3 w MW 5 11",
    "4.16",
    "2.0",
    "2.0 setting=free",
    "3.0 mokca",
    "4.8 no-reserve",
];
const CLOCKS: [&str; 4] = ["-", "600+5", "3+1", "1d"];
/// Longer games go on like short ones.
const MOST: usize = 60;

/// Whatever is asked for, the events of a game have dense numbers and times that never go back, fold again to the same game, and
/// make a record that is a game. What happens by itself has a moment until the game is over.
pub fn run(data: &[u8]) {
    let [spec, clock, acts @ ..] = data else { return };
    let spec = SPECS[usize::from(*spec) % SPECS.len()];
    let control: TimeControl = CLOCKS[usize::from(*clock) % CLOCKS.len()].parse().expect("a clock");
    let begun = Draft::at(What::Begun(spec.to_owned()), Millis(1_000_000)).numbered(1);
    let mut desk =
        Desk { online: fold(control, std::slice::from_ref(&begun)), now: begun.at, events: vec![begun] };
    for act in acts.chunks_exact(3).take(MOST) {
        desk.act([act[0], act[1], act[2]]);
    }
    let Desk { online, events, .. } = desk;
    assert_eq!(fold(control, &events), online);
    let again = Game::from_record(&online.game().record()).expect("the record is a game");
    assert_eq!((again.position(), again.ending()), (online.game().position(), online.game().ending()));
}

struct Desk {
    online: OnlineGame,
    now: Millis,
    events: Vec<Event>,
}

impl Desk {
    /// As the server does it: what has fallen comes first.
    fn act(&mut self, [word, choice, seconds]: [u8; 3]) {
        // Seconds, or hours.
        let waits = u64::from(seconds & 0x7f) * if seconds & 0x80 == 0 { 1 } else { 3_600 };
        self.now = self.now.after(Duration::from_secs(waits));
        if word == 0xff {
            let at = self.now.max(self.online.latest());
            return self.happen(Draft { what: What::Paused, at, next: at.after(Duration::from_secs(30)) });
        }
        let (word, color) = (usize::from(word >> 1), Color::BOTH[usize::from(word & 1)]);
        // Every other act decides.
        let name = Act::WORDS.get(word % 24).copied().unwrap_or("decide");
        let text = if name == "decide" { self.legal(usize::from(choice)) } else { String::new() };
        let act = Act::read(name, &text).expect("a word of ours");
        let after = if choice == 0xff { self.online.seq() } else { self.online.answered_by(&act) };
        let credit = Duration::from_millis(u64::from(choice));
        let asked =
            Asked { color, act: &act, after, arrived: self.now, credit, opponent_here: choice == 0xfe };
        if let Some(fallen) = self.online.fallen(self.online.counts_at(&asked)) {
            self.happen(fallen);
        }
        if let Ok(draft) = self.online.judge(&asked) {
            self.happen(draft);
        }
    }

    fn happen(&mut self, draft: Draft) {
        let before = (self.online.seq(), self.online.placed(), self.online.latest());
        let event = draft.numbered(before.0 + 1);
        self.online.apply(&event).expect("what is judged fits");
        self.now = self.now.max(event.next);
        assert_eq!(self.online.seq(), before.0 + 1);
        assert!(self.online.placed() >= before.1 && self.online.latest() >= before.2);
        assert_eq!(self.online.due().is_none(), self.online.game().ending().is_some());
        self.events.push(event);
    }

    /// A decision that is legal now, if there is one; else nothing that could be.
    fn legal(&self, choice: usize) -> String {
        let position = self.online.game().position();
        let turns = position.turns();
        let turn = turns.get(choice % turns.len().max(1));
        turn.map_or_else(|| "zz9".to_owned(), |&turn| write_decisions(position, &[turn]))
    }
}

fn fold(control: TimeControl, events: &[Event]) -> OnlineGame {
    let names = ByColor { white: "Heron".to_owned(), black: "Otter".to_owned() };
    OnlineGame::fold(control, &names, events).expect("what was judged folds")
}

#[cfg(fuzzing)]
libfuzzer_sys::fuzz_target!(|data: &[u8]| run(data));
