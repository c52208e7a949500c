//! What a game tells, gathered in one pass: all that the metrics need, and nothing of the rules.

use jersi_rules::{Cell, CellSet, Color, GameSpec, Kind, Position, Stage};

use super::cubes::Cubes;
use super::turn_use::{ACTIONS, TurnUse, turn_use};
use crate::game::{Job, LabGame, Sample};

/// Units that make the odds of winning e to 1.
const UNITS_PER_E: f64 = 250.0;

/// The chance of winning of who a value is for.
pub fn chance(value: i32) -> f64 {
    1.0 / (1.0 + (-f64::from(value) / UNITS_PER_E).exp())
}

/// Pieces of White less pieces of Black, by `Kind as usize`, on the board and in the reserve.
pub type Balance = [i8; Kind::COUNT];

/// What a game tells. Turns are counted from 1; the decisions of a ransom belong to the turn they end, and the placements of a
/// free setting to none.
#[derive(Clone, Debug, Default)]
pub struct GameFacts {
    /// Its number.
    pub number: u32,
    /// A number of its first turns, by which games that began alike are known.
    pub opening: u64,
    /// White's half points: 0, 1 or 2.
    pub points: u8,
    /// How it ended, by name.
    pub reason: String,
    /// Turns, each player's counting one.
    pub turns: u32,
    /// The chance of White before each turn, where it was searched.
    pub chances: Vec<Option<f64>>,
    /// How many legal decisions there were before each turn.
    pub legal: Vec<u32>,
    /// The sum of log₁₀ of the legal decisions, those of ransoms too.
    pub log10_product: f64,
    /// The turn of the first capture, of the first capture of a king, of the first drop.
    pub first_capture: Option<u32>,
    /// See `first_capture`.
    pub first_king_capture: Option<u32>,
    /// See `first_capture`.
    pub first_drop: Option<u32>,
    /// How many turns did what [`ACTIONS`] name.
    pub uses: [u32; ACTIONS.len()],
    /// Arrivals by [`Cell::index`]: ends of steps, and drops.
    pub arrivals: Vec<u32>,
    /// Cells of the board.
    pub cells: CellSet,
    /// Pieces on the board before the first turn.
    pub pieces: u32,
    /// How many of those never moved.
    pub never_moved: u32,
    /// What stood against what in quiet positions.
    pub quiet: Vec<Balance>,
    /// See [`LabGame::opening_surprise`].
    pub opening_surprise: Option<f64>,
    /// See [`LabGame::first_turns`].
    pub first_turns: Option<u32>,
    /// See [`LabGame::samples`]; those that were searched.
    pub samples: Vec<Sample>,
    /// How many were not searched, since their positions did not suffice.
    pub unsearched: u32,
}

/// A game that cannot be played again, so that its file is not to be believed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BadGame {
    /// The rule set.
    pub rules: String,
    /// The game's number.
    pub number: u32,
    /// The decision, from 0; none if the start is no position of the rule set.
    pub decision: Option<usize>,
}

/// The turn from which on the course of a game is looked at: those before are the opening, drawn by chance.
pub const FIRST_TURN: usize = 5;

impl GameFacts {
    /// Plays a game of a rule set again.
    pub fn of(game: &LabGame, spec: &GameSpec) -> Result<GameFacts, BadGame> {
        let bad = |decision| BadGame { rules: game.rules.clone(), number: game.number, decision };
        let start = match &game.start {
            Some(text) => start_of(spec, text),
            None => spec.start().ok().map(|start| start.position),
        };
        let mut position = start.ok_or_else(|| bad(None))?;
        let mut course = Course::new(game, &position);
        for (n, decision) in game.decisions.iter().enumerate() {
            let read = position.read_turn(&decision.turn).map_err(|_| bad(Some(n)))?;
            if position.stage() == Stage::Turn {
                course.facts.chances.push(decision.value.map(chance));
                course.facts.legal.push(decision.legal);
            }
            if position.stage() != Stage::Setting {
                course.facts.log10_product += f64::from(decision.legal.max(1)).log10();
            }
            for &turn in &read.decisions {
                course.take(&position, turn);
                position = position.play_legal(turn);
            }
        }
        Ok(course.end(&position))
    }

    /// White's score: 0, ½ or 1.
    pub fn score(&self) -> f64 {
        f64::from(self.points) / 2.0
    }

    /// Whether nobody won.
    pub fn is_tie(&self) -> bool {
        self.points == 1
    }

    /// The chances of the winner, from the first turn of the course on, each with its turn; none if nobody won.
    pub fn winners_chances(&self) -> Option<impl Iterator<Item = (usize, f64)>> {
        let white = match self.points {
            0 => false,
            1 => return None,
            _ => true,
        };
        Some(self.course().map(move |(turn, p)| (turn, if white { p } else { 1.0 - p })))
    }

    /// The chances of White from the first turn of the course on, each with its turn.
    pub fn course(&self) -> impl Iterator<Item = (usize, f64)> {
        let known = self.chances.iter().zip(1..).filter_map(|(p, turn)| p.map(|p| (turn, p)));
        known.skip_while(|&(turn, _)| turn < FIRST_TURN)
    }

    /// Which tenth of the game a turn belongs to, from 0.
    pub fn tenth(&self, turn: usize) -> usize {
        ((turn - 1) * 10 / (self.turns.max(1) as usize)).min(9)
    }
}

/// The start of a game that has its own: a position alone, or with its rules before it.
fn start_of(spec: &GameSpec, text: &str) -> Option<Position> {
    let at = spec.clone().at_position(text).start().ok().map(|start| start.position);
    at.or_else(|| text.parse().ok())
}

/// A number of the turns of the opening (FNV-1a); of the position after it where the game begins there.
pub fn opening_of(game: &LabGame) -> u64 {
    let turns = game.decisions.iter().take(FIRST_TURN - 1).map(|decision| decision.turn.as_str());
    let words: Vec<&str> = match (&game.job, &game.start) {
        (Job::Worth { .. }, Some(start)) => vec![start],
        _ => turns.collect(),
    };
    let bytes = words.into_iter().flat_map(|turn| turn.bytes().chain([b' ']));
    bytes.fold(0xCBF2_9CE4_8422_2325, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01B3))
}

/// A game while it is played again.
struct Course {
    facts: GameFacts,
    cubes: Cubes,
    began: u16,
    /// Whether the turn before captured.
    heated: bool,
}

impl Course {
    fn new(game: &LabGame, start: &Position) -> Course {
        let facts = GameFacts {
            number: game.number,
            opening: opening_of(game),
            points: game.points,
            reason: game.reason.clone(),
            arrivals: vec![0; Cell::END],
            cells: start.rules().facts().cells,
            opening_surprise: game.opening_surprise,
            first_turns: game.first_turns,
            samples: game.samples.iter().filter(|sample| sample.searched).cloned().collect(),
            unsearched: game.samples.iter().filter(|sample| !sample.searched).count() as u32,
            ..GameFacts::default()
        };
        Course { facts, cubes: Cubes::of(start), began: start.turn_number(), heated: false }
    }

    fn take(&mut self, position: &Position, turn: jersi_rules::Turn) {
        let facts = &mut self.facts;
        match position.stage() {
            Stage::Setting => {
                self.cubes.follow(position, turn, |_| {});
                self.cubes = Cubes::of(&position.play_legal(turn));
                return;
            }
            Stage::Turn => {
                let number = u32::from(position.turn_number() - self.began) + 1;
                let does = turn_use(position, turn);
                for (count, does) in facts.uses.iter_mut().zip(does.0) {
                    *count += u32::from(does);
                }
                let firsts = [
                    (&mut facts.first_capture, does.captures()),
                    (&mut facts.first_king_capture, does.captures_king()),
                    (&mut facts.first_drop, does.drops()),
                ];
                for (first, is) in firsts {
                    if is && first.is_none() {
                        *first = Some(number);
                    }
                }
                self.keep_if_quiet(position, number, does);
            }
            Stage::Gift(_) | Stage::Relocation => {}
        }
        let arrivals = &mut self.facts.arrivals;
        self.cubes.follow(position, turn, |cell| arrivals[cell.index()] += 1);
    }

    /// A position is quiet if neither the turn before nor the next one captures.
    fn keep_if_quiet(&mut self, position: &Position, number: u32, does: TurnUse) {
        if !self.heated && !does.captures() && number as usize >= FIRST_TURN {
            self.facts.quiet.push(balance(position));
        }
        self.heated = does.captures();
    }

    fn end(mut self, position: &Position) -> GameFacts {
        self.facts.turns = u32::from(position.turn_number().saturating_sub(self.began));
        self.facts.pieces = self.cubes.count() as u32;
        self.facts.never_moved = self.cubes.never_moved() as u32;
        self.facts
    }
}

fn balance(position: &Position) -> Balance {
    let has = |color, kind| (position.on_board(color).get(kind) + position.reserve(color).get(kind)) as i8;
    Kind::ALL.map(|kind| has(Color::White, kind) - has(Color::Black, kind))
}
