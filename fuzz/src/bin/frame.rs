//! A frame of a client of a club: a byte for how far the game is, then what the socket hears.

#![cfg_attr(fuzzing, no_main)]

use std::time::Duration;

use jersi_club::{Act, Asked, Draft, Event, Millis, OnlineGame, What};
use jersi_rules::{ByColor, Color};
use jersi_wire::{FromClient, LONGEST_FRAME};

const CONTROL: &str = "600+5";
/// Turns up to a ransom that Black must give.
const SPEC: &str = "4.8 ransom position=7/8/7/8/4R-k-3/8/1m-5/8/3K-2r- w - 3 24";
const BEGUN: Millis = Millis(1_700_000_000_000);

/// What is heard is a message or none. A message is written as it was read, and an act in it is judged: whatever it holds, either
/// nothing happens, or something that folds again to the same game.
pub fn run(data: &[u8]) {
    let Some((&far, frame)) = data.split_first() else { return };
    if frame.len() > LONGEST_FRAME {
        return;
    }
    let Ok(message) = serde_json::from_slice::<FromClient>(frame) else { return };
    let written = serde_json::to_string(&message).expect("it was JSON");
    assert_eq!(serde_json::from_str::<FromClient>(&written).ok(), Some(message.clone()));
    let FromClient::Act { after, act, text, .. } = message else { return };
    let Some(act) = Act::read(&act, &text) else { return };
    let events = events(usize::from(far));
    let game = fold(&events);
    for color in Color::BOTH {
        let asked = Asked {
            color,
            act: &act,
            after,
            arrived: BEGUN.after(Duration::from_secs(60)),
            credit: Duration::from_millis(200),
            opponent_here: false,
        };
        let Ok(draft) = game.judge(&asked) else { continue };
        let seated = matches!(act, Act::Resign | Act::Here | Act::Rematch) || after == game.answered_by(&act);
        assert!(seated, "an act is done only where it answers something");
        let event = draft.numbered(game.seq() + 1);
        let mut next = game.clone();
        next.apply(&event).expect("what is judged fits");
        assert_eq!(fold(&[events.clone(), vec![event]].concat()), next);
    }
}

/// The first events of a game: it begins, White captures the king and asks, Black offers a tie.
fn events(far: usize) -> Vec<Event> {
    let all = [
        What::Begun(SPEC.to_owned()),
        What::Decided(Color::White, "e5-e6!!#R".to_owned()),
        What::DrawOffered(Color::Black),
        What::BackAsked(Color::White),
        What::Claimed(Color::White),
    ];
    let few = 1 + far % all.len();
    let numbered = all.into_iter().take(few).zip(1..);
    numbered.map(|(what, seq)| Draft::at(what, BEGUN).numbered(seq)).collect()
}

fn fold(events: &[Event]) -> OnlineGame {
    let names = ByColor { white: String::new(), black: String::new() };
    OnlineGame::fold(CONTROL.parse().expect("a clock"), &names, events).expect("a game")
}

#[cfg(fuzzing)]
libfuzzer_sys::fuzz_target!(|data: &[u8]| run(data));
