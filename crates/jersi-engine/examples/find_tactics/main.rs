//! Finds the positions of `tests/data/tactics.jsonl`: `cargo run -p jersi-engine --example find_tactics [SEED]`.
//!
//! They come from games between simple players, from the reference data, and from boards with a crowded
//! home row; the solver proves every answer. The same seed finds the same positions.
#![allow(clippy::print_stdout)]

mod last_turns;

use std::collections::{HashMap, HashSet};

use jersi_engine::{Dice, Fate, Minimax, RandomPlayer, Solution, StopSignal, fates, solve};
use jersi_rules::notation::{read_position, write_position, write_turn};
use jersi_rules::{
    ByColor, Cell, CellSet, Color, Counts, Edition, Kind, Piece, Position, Reason, Rules, Setting, Setup,
    Stage, Turn, Variant, lattice,
};
use serde_json::{Value, json};

/// A proof that needs more is for the long test run only.
const QUICK: u64 = 60_000;
/// At most so many positions of one theme and length for the same rules.
const EACH: usize = 2;
/// Themes that need long proofs.
const FAR: [&str; 3] = ["only defence in 4", "trap in 4", "in 5"];
/// Themes that need short ones.
const NEAR: [&str; 3] = ["only defence in 2", "trap in 2", "in 3"];

/// Nodes for one proof; what needs more is left alone. A hunt's proofs are longer.
fn nodes(position: &Position) -> u64 {
    if position.edition().hunts() { 400_000 } else { 150_000 }
}

/// Games looked at, for the same rules, if not all that is wanted is found before; and one position in how
/// many is tried for a long proof. Hunts are quicker to look through, and yield less.
fn effort(rules: Rules) -> (usize, usize) {
    if rules.edition().hunts() { (60, 3) } else { (30, 6) }
}

/// The first sequence of the dice for last turns.
const LAST_TURNS: u64 = 1000;

fn main() {
    let seed = std::env::args().nth(1).and_then(|text| text.parse().ok()).unwrap_or(2020);
    for (number, rules) in all_rules().into_iter().enumerate() {
        let mut finder = Finder {
            rules,
            seen: HashSet::new(),
            found: HashMap::new(),
            dice: Dice::seeded(seed).nth(number as u64),
            lines: Vec::new(),
        };
        finder.look();
        // Dice of its own, so that what is found here changes nothing above.
        finder.dice = Dice::seeded(seed).nth(LAST_TURNS + number as u64);
        finder.look_at_last_turns();
        for line in finder.lines {
            println!("{line}");
        }
    }
}

fn all_rules() -> Vec<Rules> {
    let variants = [(true, false), (false, false), (true, true), (false, true)];
    let all = Edition::ALL.into_iter().flat_map(|edition| {
        variants.map(|(reserve, ransom)| Rules::with(edition, Variant { reserve, ransom }).ok())
    });
    let mut rules: Vec<Rules> = all.flatten().collect();
    rules.dedup();
    rules
}

/// What was found for some rules.
struct Finder {
    rules: Rules,
    seen: HashSet<u64>,
    found: HashMap<String, usize>,
    dice: Dice,
    lines: Vec<Value>,
}

impl Finder {
    fn look(&mut self) {
        for position in reference(self.rules) {
            self.try_position(&position);
        }
        for _ in 0..effort(self.rules).0 {
            if self.all_full(&FAR) && self.all_full(&NEAR) && self.all_full(&["denied in 3"]) {
                break;
            }
            for position in self.game() {
                self.try_position(&position);
            }
            for _ in 0..20 {
                if let Some(position) = self.crowded() {
                    self.try_position(&position);
                }
            }
        }
    }

    /// The positions of a game: minimax against chance, or against itself, after a random beginning.
    fn game(&mut self) -> Vec<Position> {
        let edition = self.rules.edition();
        let settings = edition.facts().settings;
        let id = settings[self.dice.below(settings.len())].id;
        let setting = Setting::named(edition, id, self.dice.seed(), self.dice.coin())
            .unwrap_or_else(|_| Setting::usual(edition));
        let random = RandomPlayer { seed: self.dice.seed() };
        let minimax = Minimax { depth: 1, seed: self.dice.seed() };
        let prefix = 26 + self.dice.below(30);
        let weak = self.dice.coin();
        let mut position = Position::start(self.rules, setting);
        let mut positions = Vec::new();
        for taken in 0..200 {
            let by_chance = taken < prefix || weak && position.decider() == Color::Black && self.dice.coin();
            let turn = if by_chance {
                random.choose(&position, taken as u64)
            } else {
                minimax.choose(&position, &StopSignal::new(), &mut ())
            };
            let Some(turn) = turn else { break };
            position = position.play_legal(turn);
            if position.stage() != Stage::Setting {
                positions.push(position);
            }
        }
        positions
    }

    /// A board with a king far from a crowded home row.
    fn crowded(&mut self) -> Option<Position> {
        if self.rules.edition().hunts() {
            return None;
        }
        let mut pieces: Vec<(Cell, Piece)> = Vec::new();
        let mut left = ByColor::from_fn(|_| self.rules.edition().army(false));
        let mut taken = HashSet::new();
        let mut put = |pieces: &mut Vec<(Cell, Piece)>, dice: &mut Dice, color: Color, cell: Cell| {
            let kinds: Vec<Kind> = [Kind::Rock, Kind::Paper, Kind::Scissors, Kind::Fool]
                .into_iter()
                .filter(|&kind| left[color].get(kind) > 0)
                .collect();
            if kinds.is_empty() {
                return;
            }
            let kind = kinds[dice.below(kinds.len())];
            left[color] = left[color].with(kind, left[color].get(kind) - 1);
            pieces.push((cell, Piece::new(color, kind)));
        };
        let victim = if self.dice.coin() { Color::White } else { Color::Black };
        let home = lattice::row(if victim == Color::White { 0 } else { 8 });
        let dice = &mut self.dice;
        // Either the home row is crowded by its own, or it is besieged.
        let besieged = dice.coin();
        for cell in home {
            taken.insert(cell);
            match dice.below(8) {
                0 => {}
                1 | 2 => put(&mut pieces, dice, victim.other(), cell),
                _ if besieged => put(&mut pieces, dice, victim.other(), cell),
                _ => {
                    put(&mut pieces, dice, victim, cell);
                    put(&mut pieces, dice, victim, cell);
                }
            }
        }
        let mut free = |dice: &mut Dice, among: CellSet| {
            let cells: Vec<Cell> = among.into_iter().filter(|cell| !taken.contains(cell)).collect();
            let cell = cells.get(dice.below(cells.len().max(1))).copied();
            taken.extend(cell);
            cell
        };
        let king = free(dice, lattice::ALL - home)?;
        pieces.push((king, Piece::new(victim, Kind::King)));
        let far_home = lattice::row(if victim == Color::White { 8 } else { 0 });
        pieces.push((free(dice, far_home)?, Piece::new(victim.other(), Kind::King)));
        let near =
            king.neighbours().into_iter().fold(king.neighbours(), |near, cell| near | cell.neighbours());
        for _ in 0..5 {
            let around = if besieged { near } else { lattice::ALL };
            if let Some(cell) = free(dice, around) {
                put(&mut pieces, dice, victim.other(), cell);
            }
        }
        for _ in 0..dice.below(3) {
            let cell = free(dice, lattice::ALL - home)?;
            put(&mut pieces, dice, victim, cell);
        }
        let setup = Setup {
            rules: self.rules,
            pieces,
            to_move: victim.other(),
            reserve: ByColor::from_fn(|_| Counts::NONE),
            clock: Some(0),
            turn_number: 101,
        };
        Position::new(&setup).ok().filter(|position| position.outcome().is_none())
    }

    fn try_position(&mut self, position: &Position) {
        if position.outcome().is_some() || !self.seen.insert(position.hash()) {
            return;
        }
        // Long proofs cost much: only one position in some is tried.
        let far = position.count_turns() < 120
            && self.dice.below(effort(self.rules).1) == 0
            && !self.all_full(&FAR);
        let most = if far { 5 } else { 3 };
        match solve(position, most, &StopSignal::new(), Some(nodes(position))) {
            Solution::Win(proof) => self.win(position, proof.in_turns, &proof.line),
            Solution::NotProved => {
                self.defence_or_trap(position, 2);
                if far {
                    self.defence_or_trap(position, 4);
                }
            }
            Solution::Loss(_) | Solution::Stopped { .. } => {}
        }
    }

    fn win(&mut self, position: &Position, in_turns: u32, line: &[Turn]) {
        let end = line.iter().fold(*position, |position, &turn| position.play_legal(turn));
        let Some(reason) = end.outcome().map(|outcome| outcome.reason) else { return };
        let theme = format!("{} in {in_turns}", win_theme(reason));
        if self.full(&theme) {
            return;
        }
        let Some((fates, deep)) = proved(position, in_turns) else { return };
        let best = with_fate(position, &fates, Fate::Wins);
        if best.len() > 3 {
            return;
        }
        self.keep(position, &theme, deep, json!({ "win_in_turns": in_turns, "best": best }));
    }

    /// A position that is not lost: do all turns but a few lose? Or does the greedy capture?
    fn defence_or_trap(&mut self, position: &Position, within: u32) {
        let (defence, trap) = (format!("only defence in {within}"), format!("trap in {within}"));
        if self.full(&defence) && self.full(&trap) || position.count_turns() < 8 {
            return;
        }
        let Some((fates, deep)) = proved(position, within) else { return };
        let only = with_fate(position, &fates, Fate::Open);
        if only.is_empty() {
            return;
        }
        if only.len() <= 3 && !self.full(&defence) {
            return self.keep(position, &defence, deep, json!({ "only": only, "within_turns": within }));
        }
        let greedy = Minimax { depth: 1, seed: 1 }.choose(position, &StopSignal::new(), &mut ());
        let greedy_loses =
            greedy.is_some_and(|turn| takes(position, turn) && fates.contains(&(turn, Fate::Loses)));
        if greedy_loses && !self.full(&trap) {
            let losing = fates.iter().filter(|(turn, fate)| *fate == Fate::Loses && takes(position, *turn));
            let mut avoid: Vec<String> = losing.map(|(turn, _)| write_turn(position, *turn)).collect();
            avoid.sort();
            self.keep(position, &trap, deep, json!({ "avoid": avoid, "within_turns": within }));
        }
    }

    /// Whether each of these endings of themes is found often enough. No relocation is denied in a hunt.
    fn all_full(&self, endings: &[&str]) -> bool {
        endings.iter().all(|ending| {
            let found = self.found.iter().filter(|(theme, _)| theme.ends_with(ending));
            found.map(|(_, count)| count).sum::<usize>() >= EACH
                || ending.starts_with("denied") && self.rules.edition().hunts()
        })
    }

    fn full(&self, theme: &str) -> bool {
        self.found.get(theme).is_some_and(|&count| count >= EACH)
    }

    fn keep(&mut self, position: &Position, theme: &str, deep: bool, answer: Value) {
        *self.found.entry(theme.to_owned()).or_default() += 1;
        let mut line = json!({ "edition": self.rules.edition().id(), "reserve": self.rules.reserve() });
        if self.rules.ransom() {
            line["ransom"] = json!(true);
        }
        line["position"] = json!(write_position(position));
        line["theme"] = json!(theme);
        if deep {
            line["deep"] = json!(true);
        }
        line["answer"] = answer;
        self.lines.push(line);
    }
}

/// The fates of all decisions, and whether proving them is work for the long run.
fn proved(position: &Position, turns: u32) -> Option<(Vec<(Turn, Fate)>, bool)> {
    let stop = StopSignal::new();
    fates(position, turns, &stop, Some(QUICK))
        .map(|fates| (fates, false))
        .or_else(|| fates(position, turns, &stop, Some(10 * nodes(position))).map(|fates| (fates, true)))
}

fn with_fate(position: &Position, fates: &[(Turn, Fate)], wanted: Fate) -> Vec<String> {
    let chosen = fates.iter().filter(|(_, fate)| *fate == wanted);
    let mut texts: Vec<String> = chosen.map(|(turn, _)| write_turn(position, *turn)).collect();
    texts.sort();
    texts
}

fn takes(position: &Position, turn: Turn) -> bool {
    let victim = position.decider().other();
    position.play_legal(turn).on_board(victim).total() < position.on_board(victim).total()
}

fn win_theme(reason: Reason) -> &'static str {
    match reason {
        Reason::KingCaptured => "kunti capture",
        Reason::KingArrived => "king arrival",
        Reason::KingNotRelocatable => "relocation denied",
        Reason::NoRansom => "no ransom",
        Reason::NoTurn => "no turn",
        Reason::Exhaustion => "exhaustion",
        Reason::NoCaptureLimit => "tie",
    }
}

/// The positions of the reference data for these rules.
fn reference(rules: Rules) -> Vec<Position> {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../jersi-rules/tests/data/reference");
    let files = ["endings", "positions-2.0", "positions-3.0", "positions-4.8", "positions-ransom"];
    let mut found = Vec::new();
    for file in files {
        let text = std::fs::read_to_string(format!("{folder}/{file}.jsonl")).expect("the reference data");
        for line in text.lines() {
            let line: Value = serde_json::from_str(line).expect("a JSON line");
            let same = line["edition"] == rules.edition().id()
                && line["ransom"].as_bool().unwrap_or(false) == rules.ransom()
                && (!rules.edition().has_reserve() || line["reserve"] == rules.reserve());
            if same {
                found.extend(read_position(rules, line["position"].as_str().expect("a position")));
            }
        }
    }
    found
}
