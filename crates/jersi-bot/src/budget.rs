//! How long a decision may take.

use std::time::Duration;

use jersi_club::{Millis, OnlineGame};
use jersi_game::TimeControl;
use jersi_rules::Color;

/// Where no clock runs, a decision takes so long unless something else was asked for.
const USUAL: Duration = Duration::from_secs(5);
/// The way to the server and back, and the time to keep a turn, are not the program's.
const TRAVEL: Duration = Duration::from_millis(250);
/// A program that was told to stop gets so long to answer, at least.
const GRACE: Duration = Duration::from_secs(2);

/// How long a decision may take.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Budget {
    /// What the program is told, behind `go`.
    pub go: String,
    /// After so long it is told to stop.
    pub stop: Duration,
    /// After so long it is given up.
    pub give_up: Duration,
}

/// How long the decision that is under way may take. A program that has hung leaves time for a second try.
pub fn budget(online: &OnlineGame, now: Millis, most: Option<Duration>) -> Budget {
    let clock = online.clock();
    let decider = online.decider();
    let left = |color: Color| clock.remaining(color, Duration::from_millis(now.0)).unwrap_or_default();
    let until_due = online.due().map_or(Duration::MAX, |due| due.since(now));
    match clock.control() {
        // The clock of a live game begins after a side's first turn.
        TimeControl::Increment { increment, .. } if clock.running() == Some(decider) => {
            let own = left(decider).saturating_sub(TRAVEL);
            if let Some(most) = most {
                return by_time(most.min(own / 20 + increment * 3 / 4), until_due);
            }
            let told = |color: Color| if color == decider { own } else { left(color) }.as_millis();
            let (white, black, more) = (told(Color::White), told(Color::Black), increment.as_millis());
            let go = format!("p1time {white} p2time {black} p1inc {more} p2inc {more}");
            let stop = (own / 4 + increment / 2).min(own / 2);
            Budget { go, stop, give_up: (stop + GRACE.max(own / 8)).min(own) }
        }
        TimeControl::Increment { initial, increment } => {
            by_time(most.unwrap_or(USUAL).min(initial / 20 + increment * 3 / 4), until_due)
        }
        TimeControl::Unlimited | TimeControl::DaysPerTurn(_) => by_time(most.unwrap_or(USUAL), until_due),
    }
}

fn by_time(time: Duration, until_due: Duration) -> Budget {
    let room = until_due.saturating_sub(TRAVEL);
    let time = time.min(room / 3).max(Duration::from_millis(1));
    Budget {
        go: format!("movetime {}", time.as_millis()),
        stop: (time + GRACE / 2).min(room / 2),
        give_up: (time + 2 * GRACE).min(room),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use jersi_club::{Event, What};
    use jersi_rules::ByColor;

    fn game(time: &str, turns: usize) -> OnlineGame {
        let begun = |seq, what, at| Event { seq, what, at: Millis(at), next: Millis(at) };
        let mut events = vec![begun(1, What::Begun("4.8 no-reserve".to_owned()), 1_000)];
        let names = ByColor::from_fn(|_| String::new());
        let control = time.parse().expect("a time");
        for n in 0..turns {
            let online = OnlineGame::fold(control, &names, &events).expect("a game");
            let position = *online.game().position();
            let turn = position.turns()[0];
            let text = jersi_rules::notation::write_turn(&position, turn);
            let what = What::Decided(online.decider(), text);
            events.push(begun(2 + n as u32, what, 1_000 + 1_000 * n as u64));
        }
        OnlineGame::fold(control, &names, &events).expect("a game")
    }

    #[test]
    fn a_program_has_its_clock_and_never_the_last_of_it() {
        let online = game("60+2", 2);
        let told = budget(&online, online.latest(), None);
        assert_eq!(told.go, "p1time 59750 p2time 60000 p1inc 2000 p2inc 2000");
        assert!(told.stop < told.give_up && told.give_up < Duration::from_secs(60) / 2, "{told:?}");
        let late = budget(&online, online.latest().after(Duration::from_millis(59_900)), None);
        assert_eq!((late.stop, late.give_up), (Duration::ZERO, Duration::ZERO), "nothing is left");
        let short = budget(&online, online.latest(), Some(Duration::from_millis(30)));
        assert_eq!(short.go, "movetime 30");
        let capped = budget(&online, online.latest(), Some(Duration::from_secs(60)));
        assert_eq!(capped.go, "movetime 4487");
    }

    #[test]
    fn a_first_turn_is_no_long_thought() {
        // Two minutes, then the game is called off, whatever the clock says.
        let online = game("10800+180", 0);
        let told = budget(&online, online.latest(), None);
        assert_eq!(told.go, "movetime 5000");
        assert!(told.give_up < Duration::from_secs(60));
        for time in ["-", "3d"] {
            assert_eq!(budget(&game(time, 1), Millis(2_000), None).go, "movetime 5000");
        }
    }
}
