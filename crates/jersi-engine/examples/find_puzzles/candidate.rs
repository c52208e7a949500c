//! A position that asks for a win in one or in two, and what makes it hard.

use jersi_engine::{Engine, Level, Limits, Root, Solution, StopSignal, choose, solve, winning_turns};
use jersi_rules::notation::{write_position, write_turn};
use jersi_rules::{Carry, Color, EndClock, Kind, Position, Reason, Steps, Turn, TurnParts};
use serde_json::{Value, json};

/// A proof that needs more positions than this would make the tests slow.
const QUICK: u64 = 150_000;
/// More first turns than this that win are no puzzle.
const FEW: usize = 2;
/// Fewer legal turns than this are no choice.
const LEAST_CHOICE: u64 = 25;
/// How often each level is asked, with mistakes of its own each time.
const TRIES: u64 = 5;

/// A puzzle that may be chosen.
pub struct Candidate {
    pub position: Position,
    /// The source and the game it comes from; no two puzzles share one.
    pub game: (usize, usize),
    /// Turns to the win, the defender's included: 1 or 3.
    pub turns: u32,
    /// Every first turn that wins.
    pub winning: Vec<Turn>,
    pub legal: u64,
    /// The lowest level that finds a win more often than not; 10 if none below does.
    pub level: u8,
    /// What the first turn does and how the game ends.
    pub themes: Vec<&'static str>,
}

impl Candidate {
    pub fn from(position: &Position, game: (usize, usize), engine: &mut Engine) -> Option<Candidate> {
        let legal = position.count_turns();
        if legal < LEAST_CHOICE || is_near_the_end(position.clock()) {
            return None;
        }
        let stop = StopSignal::new();
        let Solution::Win(proof) = solve(position, 3, &stop, Some(QUICK)) else { return None };
        let turns = proof.in_turns;
        if turns != 1 && turns != 3 {
            return None;
        }
        let winning = winning_turns(position, turns, &stop, Some(QUICK))?;
        if winning.len() > FEW {
            return None;
        }
        let end = proof.line.iter().fold(*position, |now, &turn| now.play_legal(turn));
        let themes = themes(position, *winning.first()?, end.outcome()?.reason, turns);
        if turns == 1 && !themes.iter().any(|theme| ["build", "unbuild", "double", "drop"].contains(theme)) {
            return None;
        }
        let level = level_that_finds(position, &winning, engine);
        Some(Candidate { position: *position, game, turns, winning, legal, level, themes })
    }

    /// From 1, easy, to 5, hard: which level finds it, how far one has to look, among how many turns, and
    /// whether the first turn threatens in silence.
    pub fn grade(&self) -> u8 {
        let mut points = u32::from(self.level);
        points += if self.turns == 3 { 4 } else { 0 };
        points += u32::from(self.themes.contains(&"quiet")) * 2;
        points += u32::from(self.legal >= 150) + u32::from(self.legal >= 600);
        match points {
            0..=3 => 1,
            4..=6 => 2,
            7..=9 => 3,
            10..=12 => 4,
            _ => 5,
        }
    }

    pub fn to_json(&self, id: &str) -> Value {
        let position = &self.position;
        let mut wins: Vec<String> = self.winning.iter().map(|&turn| write_turn(position, turn)).collect();
        wins.sort();
        json!({
            "id": id,
            "edition": position.edition().id(),
            "reserve": position.rules().reserve(),
            "position": write_position(position),
            "turns": self.turns,
            "wins": wins,
            "grade": self.grade(),
            "level": self.level,
            "legal": self.legal,
            "themes": self.themes,
        })
    }
}

/// So near a tie, or the end by exhaustion, the count would matter more than the board.
fn is_near_the_end(clock: EndClock) -> bool {
    match clock {
        EndClock::Stopped => false,
        EndClock::LastTurns { left, .. } => left < 6,
        EndClock::Quiet { turns, .. } => turns > 30,
    }
}

fn level_that_finds(position: &Position, winning: &[Turn], engine: &mut Engine) -> u8 {
    let finds = |engine: &mut Engine, level: Level, seed: u64| {
        engine.clear();
        let root = Root::new(*position);
        let answer = choose(engine, &root, &Limits::default(), level, seed, &StopSignal::new(), &mut ());
        answer.best().is_some_and(|turn| winning.contains(&turn))
    };
    let mut below = Level::all().filter(|&level| level < Level::FULL);
    let found = below.find(|&level| {
        let hits = (0..TRIES).filter(|&seed| finds(engine, level, seed)).count() as u64;
        hits * 2 > TRIES
    });
    found.map_or(10, Level::number)
}

fn themes(position: &Position, turn: Turn, end: Reason, turns: u32) -> Vec<&'static str> {
    let enemy = position.to_move().other();
    let lost = position.on_board(enemy).total() - position.play_legal(turn).on_board(enemy).total();
    let mut themes = Vec::new();
    match turn.parts() {
        TurnParts::Steps { steps, seat, .. } => {
            match (steps.via, steps.first) {
                (Some(_), Carry::One) => themes.push("build"),
                (Some(_), Carry::Two) => themes.push("unbuild"),
                (None, Carry::Two) => themes.push("stack"),
                (None, Carry::One) => themes.push("step"),
            }
            let taken = captures(position, steps, enemy);
            if taken == 2 {
                themes.push("double");
            }
            if seat.is_some() {
                themes.push("relocation");
            }
            if position.rooted().has(steps.to) || steps.via.is_some_and(|via| position.rooted().has(via)) {
                themes.push("mountain");
            }
            let king = position.king(position.to_move()) == Some(steps.from);
            if taken == 0 && lost == 0 && !king && turns > 1 {
                themes.push("quiet");
            }
        }
        TurnParts::Drops { .. } => themes.push("drop"),
        _ => {}
    }
    let guardians = position.tops_of(Kind::Guardian);
    if !guardians.is_empty() {
        themes.push("guardian");
    }
    themes.push(match end {
        Reason::KingCaptured => "hunt",
        Reason::KingArrived => "arrival",
        Reason::KingNotRelocatable => "no-seat",
        Reason::NoTurn => "no-turn",
        _ => "count",
    });
    themes
}

/// On how many cells a turn of steps captures.
fn captures(position: &Position, steps: Steps, enemy: Color) -> usize {
    let enemies = position.tops(enemy) - position.tops_of(Kind::Mountain);
    let cells = [Some(steps.to), steps.via];
    cells.into_iter().flatten().filter(|&cell| enemies.has(cell)).count()
}
