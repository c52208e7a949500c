//! What is measured, the same for time and for instructions.

use std::hint::black_box;
use std::ops::ControlFlow;

use jersi_rules::notation::{read_position, read_turn, write_turn};
use jersi_rules::{Edition, Position, Rules, Setting, Turn, Variant, perft};

/// A thing to do many times.
pub struct Scenario {
    pub name: &'static str,
    pub run: fn(&Scene) -> u64,
}

/// The positions that the scenarios work on, made once.
pub struct Scene {
    start: Position,
    reserve: Position,
    middle: Position,
    hunt: Position,
    mokca: Position,
    turns: Vec<Turn>,
}

impl Scene {
    pub fn new() -> Scene {
        let plain =
            Rules::with(Edition::V4_8, Variant { reserve: false, ransom: false }).expect("4.8 has variants");
        let full = Rules::new(Edition::V4_8);
        let begin = |rules: Rules, id| {
            let setting = Setting::named(rules.edition(), id, 0, false).expect("a setting of the edition");
            Position::start(rules, setting)
        };
        let middle = read_position(full, MIDDLE).expect("a position of a game");
        Scene {
            start: begin(plain, "standard"),
            reserve: begin(full, "standard"),
            turns: middle.turns(),
            middle,
            hunt: begin(Rules::new(Edition::V2_0), "symmetrical"),
            mokca: begin(Rules::new(Edition::V3_0), "standard-mokca"),
        }
    }
}

/// From a game between people, after 31 turns.
const MIDDLE: &str =
    "p-1s-k-3/1M-2pr3/1M-M-M-psp-1/sf4S-2/4P-1F-2/1m-m-1m-m-2/2PF3SR/3S-4/3K-S-2 b WWww 7 32";

fn each(position: &Position) -> u64 {
    let mut count = 0;
    let _: ControlFlow<()> = position.each_turn(|turn| {
        black_box(turn);
        count += 1;
        ControlFlow::Continue(())
    });
    count
}

pub const SCENARIOS: [Scenario; 14] = [
    Scenario { name: "generate 4.8 start, no reserve", run: |s| each(&s.start) },
    Scenario { name: "generate 4.8 start, reserve", run: |s| each(&s.reserve) },
    Scenario { name: "generate 4.8 middle", run: |s| each(&s.middle) },
    Scenario { name: "generate 2.0 start", run: |s| each(&s.hunt) },
    Scenario { name: "generate 3.0 mokca start", run: |s| each(&s.mokca) },
    Scenario { name: "count 4.8 start, no reserve", run: |s| s.start.count_turns() },
    Scenario { name: "count 4.8 start, reserve", run: |s| s.reserve.count_turns() },
    Scenario { name: "count 4.8 middle", run: |s| s.middle.count_turns() },
    Scenario { name: "has a turn, 4.8 middle", run: |s| u64::from(s.middle.has_turn()) },
    Scenario {
        name: "play every turn of 4.8 middle",
        run: |s| s.turns.iter().map(|&turn| s.middle.play_legal(turn).hash()).fold(0, u64::wrapping_add),
    },
    Scenario {
        name: "judge every turn of 4.8 middle",
        run: |s| s.turns.iter().map(|&turn| u64::from(s.middle.is_legal(turn))).sum(),
    },
    Scenario { name: "hash from scratch", run: |s| s.middle.hash_from_scratch() },
    Scenario {
        name: "write and read a turn",
        run: |s| read_turn(&s.middle, &write_turn(&s.middle, s.turns[0])).map_or(0, |read| read.after.hash()),
    },
    Scenario { name: "perft 2 of 4.8, no reserve", run: |s| perft(&s.start, 2) },
];
