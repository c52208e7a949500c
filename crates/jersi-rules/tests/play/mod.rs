//! Seeded random play, for tests that look at many positions.

// Each test file is a crate of its own and uses its own part of this.
#![allow(dead_code)]

pub mod invariants;
pub mod ways;

use proptest::test_runner::{Config as ProptestConfig, RngSeed};

use jersi_rules::{
    Color, Counts, Edition, Kind, Position, Rules, Setting, Stage, Turn, TurnParts, Variant, Way,
};

/// Whether the long run is asked for.
pub fn deep() -> bool {
    std::env::var_os("JERSI_DEEP").is_some_and(|value| value == "1")
}

/// A number for the everyday run, or a greater one for the long run.
pub fn amount(usual: usize, long: usize) -> usize {
    if deep() { long } else { usual }
}

/// Numbers that look random and are the same in every run.
pub struct Dice(u64);

impl Dice {
    pub fn new(seed: u64) -> Dice {
        Dice(seed)
    }

    pub fn roll(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^ (z >> 31)
    }

    pub fn below(&mut self, end: usize) -> usize {
        usize::try_from(u128::from(self.roll()) * end as u128 >> 64).expect("it is below a usize")
    }

    /// Once in `times`, on the average.
    pub fn once_in(&mut self, times: usize) -> bool {
        self.below(times) == 0
    }

    pub fn pick<T: Copy>(&mut self, things: &[T]) -> T {
        things[self.below(things.len())]
    }
}

/// Every edition with every variant it has.
pub fn all_rules() -> Vec<Rules> {
    let mut all = Vec::new();
    for edition in Edition::ALL {
        if !edition.has_reserve() {
            all.push(Rules::new(edition));
            continue;
        }
        for (reserve, ransom) in [(true, false), (false, false), (true, true), (false, true)] {
            all.push(Rules::with(edition, Variant { reserve, ransom }).expect("4.x has both variants"));
        }
    }
    all
}

/// A name for messages.
pub fn name(rules: Rules) -> String {
    format!("{} {}", rules.edition(), rules.variant_words()).trim_end().to_owned()
}

/// The start of every setting, with the guardian and without where there is a choice.
pub fn starts(rules: Rules, seed: u64) -> Vec<Position> {
    let mut starts = Vec::new();
    for facts in rules.facts().settings {
        for guardian in [false, true] {
            if guardian && !(facts.way == Way::Free && rules.facts().guardian_optional) {
                continue;
            }
            let setting = Setting::named(rules.edition(), facts.id, seed, guardian).expect("it is listed");
            starts.push(Position::start(rules, setting));
        }
    }
    starts
}

/// A legal decision. Drops are chosen seldom, for with a reserve most legal turns are drops. Now and then
/// the player wants to capture or to bring the king forward; the end of the game is put off, so that games
/// grow old enough to end in rare ways, too.
pub fn choose(position: &Position, dice: &mut Dice) -> Option<Turn> {
    let dropping = |turn: &Turn| matches!(turn.parts(), TurnParts::Drops { .. });
    let (drops, others): (Vec<Turn>, Vec<Turn>) = position.turns().iter().partition(|turn| dropping(turn));
    if others.is_empty() || (!drops.is_empty() && dice.once_in(5)) {
        return (!drops.is_empty()).then(|| dice.pick(&drops));
    }
    let wish: fn(&Position, &Position) -> bool = match dice.below(16) {
        0 => |_, after| after.ended().is_some(),
        1..7 => |before, after| after.ended().is_none() && captures(before, after),
        7..9 => |before, after| after.ended().is_none() && advances(before, after),
        _ => |_, after| after.ended().is_none(),
    };
    let wished: Vec<Turn> =
        others.iter().copied().filter(|&turn| wish(position, &position.play_legal(turn))).collect();
    Some(dice.pick(if wished.is_empty() { &others } else { &wished }))
}

/// Whether the opponent has lost something, or his king was moved back home.
fn captures(before: &Position, after: &Position) -> bool {
    let victim = before.to_move().other();
    after.on_board(victim).total() < before.on_board(victim).total()
        || after.king(victim) != before.king(victim)
}

/// Whether the player's own king came nearer to the far row.
fn advances(before: &Position, after: &Position) -> bool {
    let mover = before.to_move();
    let row = |position: &Position| position.king(mover).map(jersi_rules::Cell::row);
    match mover {
        Color::White => row(after) > row(before),
        Color::Black => row(after) < row(before),
    }
}

/// The most decisions of one game: the hunting editions set no limit to themselves.
pub const MOST: usize = 400;

/// The positions of one random game from a start, the last one finished unless the game is too long.
pub fn game(start: Position, dice: &mut Dice) -> Vec<Position> {
    let mut positions = vec![start];
    let mut now = start;
    while let Some(turn) = choose(&now, dice).filter(|_| positions.len() <= MOST) {
        now = now.play_legal(turn);
        positions.push(now);
    }
    positions
}

/// Whether a king can be captured by the next decision of 4.x.
pub fn king_in_danger(position: &Position) -> bool {
    position.stage() == Stage::Turn
        && position.turns().iter().any(|turn| {
            matches!(turn.parts(), TurnParts::Steps { ransom, seat, .. } if ransom.is_some() || seat.is_some())
        })
}

/// Different positions from random games: a good part of them have a king in danger or are in the middle
/// of a ransom or of a free setting, where the rules have these.
pub fn gather(rules: Rules, count: usize, seed: u64) -> Vec<Position> {
    let mut dice = Dice::new(seed);
    let special = |position: &Position| position.stage() != Stage::Turn || king_in_danger(position);
    let mut found: Vec<Position> = Vec::new();
    while found.len() < count {
        for start in starts(rules, dice.roll()) {
            let positions = game(start, &mut dice);
            let live = &positions[..positions.len() - 1];
            let wanted = if found.len() % 2 == 1 { None } else { Some(special) };
            let chosen: Vec<Position> = live
                .iter()
                .copied()
                .filter(|position| wanted.is_none_or(|special| special(position)))
                .collect();
            let pool = if chosen.is_empty() { live } else { &chosen };
            let position = dice.pick(pool);
            if found.len() < count && !found.contains(&position) {
                found.push(position);
            }
        }
    }
    found
}

/// A player's pieces on the board and still to come.
pub fn all_pieces(position: &Position, color: Color) -> Counts {
    let (there, to_come) = (position.on_board(color), position.reserve(color));
    Kind::ALL.into_iter().fold(Counts::NONE, |sum, kind| sum.with(kind, there.get(kind) + to_come.get(kind)))
}

/// How a property is tried: the same cases in every usual run, other and more ones in the long run.
pub fn property(cases: u32) -> ProptestConfig {
    ProptestConfig {
        cases: if deep() { cases * 50 } else { cases },
        rng_seed: if deep() { RngSeed::Random } else { RngSeed::Fixed(2020) },
        failure_persistence: None,
        ..ProptestConfig::default()
    }
}
