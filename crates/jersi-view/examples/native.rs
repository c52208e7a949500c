//! Asks the native build what the browser is asked too, and prints question and answer, one JSON line each.
//! `web/build/equal.mjs` puts the same questions to WebAssembly.
#![allow(clippy::print_stdout, reason = "its lines are for another program")]

use std::cell::RefCell;
use std::error::Error;
use std::rc::Rc;

use jersi_rules::Lang;
use jersi_view::wire::{GameRequest, LinesRequest, Look, Looked, Opponent, ThinkRequest, Thought};
use jersi_view::{Analyst, Networks, Study, Table, Thinker, ask_perft, ask_turns};
use serde_json::{Value, json};

/// Counts larger than this take too long to walk.
const MOST_COUNTED: u64 = 200_000;
/// One reference position in so many is thought about.
const THOUGHT_ABOUT: usize = 40;
/// Positions that the analyst looks at to find the best lines.
const LOOKED_AT: u64 = 4_000;
/// One reference game in so many is shown.
const SHOWN: usize = 4;
/// Turns of a game that are judged.
const JUDGED: usize = 16;
/// Memory of the thinker, in mebibytes.
const MEMORY: usize = 1;

fn main() -> Result<(), Box<dyn Error>> {
    let networks = networks()?;
    for file in ["positions-2.0", "positions-3.0", "positions-4.8", "positions-ransom"] {
        for (n, line) in lines(file)?.iter().enumerate() {
            let at = Place::of(line);
            tell("turns", &at.json(), &json!(at.turns()?));
            tell("evaluate", &at.json(), &json!(at.evaluate(&networks)?));
            if n % THOUGHT_ABOUT == 0 && !at.turns()?.is_empty() {
                think(&at, 2 + (n / THOUGHT_ABOUT % 5) as u8)?;
                lines_of(&at, &networks)?;
            }
        }
    }
    for file in ["perft", "perft-ref"] {
        for line in lines(file)? {
            let depth = line["depth"].as_u64().unwrap_or(0) as u32;
            if line["nodes"].as_u64().is_some_and(|nodes| nodes <= MOST_COUNTED) {
                let at = Place::of(&line);
                let count = ask_perft(&at.edition, at.reserve, at.ransom, &at.position, depth);
                let count = count.map_err(|fault| fault.message)?;
                tell("perft", &json!([at.json(), depth]), &json!(count.to_string()));
            }
        }
    }
    for file in ["games-2.0", "games-3.0", "games-4.x"] {
        for line in lines(file)?.iter().step_by(SHOWN) {
            show(line)?;
        }
        if let Some(line) = lines(file)?.first() {
            judge(line, &networks)?;
        }
    }
    Ok(())
}

/// A position with its rules.
struct Place {
    edition: String,
    reserve: bool,
    ransom: bool,
    position: String,
}

impl Place {
    fn of(line: &Value) -> Place {
        let text = |key: &str| line[key].as_str().unwrap_or_default();
        let flag = |key: &str| line[key].as_bool().unwrap_or(false);
        let start = if line["position"].is_string() { text("position") } else { text("start") };
        Place {
            edition: text("edition").to_owned(),
            reserve: flag("reserve"),
            ransom: flag("ransom"),
            position: format!("{start} {}", text("partial")).trim().to_owned(),
        }
    }

    fn json(&self) -> Value {
        json!([self.edition, self.reserve, self.ransom, self.position])
    }

    fn turns(&self) -> Result<Vec<String>, String> {
        ask_turns(&self.edition, self.reserve, self.ransom, &self.position).map_err(|fault| fault.message)
    }

    fn evaluate(&self, networks: &Networks) -> Result<Option<i32>, String> {
        let found = networks.evaluate(&self.edition, self.reserve, self.ransom, &self.position);
        found.map_err(|fault| fault.message)
    }

    /// A record that begins with the position.
    fn record(&self) -> String {
        let ransom = if self.ransom { " ransom" } else { "" };
        let reserve = if self.reserve || !self.edition.starts_with("4.") { "" } else { "no-reserve" };
        let variant = format!("{reserve}{ransom}");
        let variant = variant.trim();
        let tag = if variant.is_empty() { String::new() } else { format!("[Variant \"{variant}\"]\n") };
        format!("[JRN \"1\"]\n[Edition \"{}\"]\n{tag}[Position \"{}\"]\n\n*\n", self.edition, self.position)
    }
}

/// How a level decides, within its own limits: always the same.
fn think(at: &Place, level: u8) -> Result<(), Box<dyn Error>> {
    let opponent = Opponent::Engine { level, seed: 5 };
    let request = ThinkRequest { record: at.record(), opponent, move_time: None, clock: None, lines: 1 };
    let thought = Thinker::new(MEMORY).think(&request, Lang::EN, |_| ()).map_err(|fault| fault.message)?;
    tell("think", &serde_json::to_value(&request)?, &found(&thought));
    Ok(())
}

/// The best lines by the network, after so many positions: always the same.
fn lines_of(at: &Place, networks: &Networks) -> Result<(), Box<dyn Error>> {
    let request = LinesRequest { record: at.record(), lines: 2, nodes: Some(LOOKED_AT) };
    let found = analyst(networks).lines(&request, Lang::EN, |_| ()).map_err(|fault| fault.message)?;
    tell("lines", &serde_json::to_value(&request)?, &serde_json::to_value(&found)?);
    Ok(())
}

/// One who judges by the networks.
fn analyst(networks: &Networks) -> Analyst {
    let mut analyst = Analyst::new(MEMORY);
    analyst.set_networks(networks);
    analyst
}

/// The networks that the page fetches, from the same files.
fn networks() -> Result<Networks, Box<dyn Error>> {
    let mut networks = Networks::none();
    for aim in ["home", "hunt", "reserve"] {
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../jersi-engine/networks");
        networks.read(&std::fs::read(format!("{folder}/{aim}.jnet"))?)?;
    }
    Ok(networks)
}

/// What does not depend on the machine.
fn found(thought: &Thought) -> Value {
    json!([thought.best, thought.line, thought.depth, thought.nodes, thought.score])
}

/// A game as the page shows it, in both languages.
fn show(line: &Value) -> Result<(), Box<dyn Error>> {
    let at = Place::of(line);
    let mut table = Table::from_record(&at.record(), Lang::EN).map_err(|fault| fault.message)?;
    for turn in line["turns"].as_array().into_iter().flatten() {
        table.play_text(turn.as_str().unwrap_or_default()).map_err(|fault| fault.message)?;
    }
    for (code, lang) in [("en", Lang::EN), ("fr", Lang::FR)] {
        table.set_lang(lang);
        tell("view", &json!([table.record(), code]), &serde_json::to_value(table.view())?);
    }
    Ok(())
}

/// A game judged by the analyst, and as a tree of turns.
fn judge(line: &Value, networks: &Networks) -> Result<(), Box<dyn Error>> {
    let mut study = Study::from_record(&Place::of(line).record(), Lang::EN).map_err(|fault| fault.message)?;
    for turn in line["turns"].as_array().into_iter().flatten().take(JUDGED) {
        study.play_text(turn.as_str().unwrap_or_default()).map_err(|fault| fault.message)?;
    }
    let told: Rc<RefCell<Vec<Look>>> = Rc::default();
    let news = Rc::clone(&told);
    let request = GameRequest { record: study.record(), nodes: 1_500, from: 0 };
    let heard = move |looked: &Looked| news.borrow_mut().push(looked.look.clone());
    analyst(networks).game(&request, Lang::EN, heard).map_err(|fault| fault.message)?;
    let looks = told.take();
    let judged = serde_json::to_value(study.judge(&looks))?;
    let tree = serde_json::to_value(study.tree())?;
    tell("judge", &serde_json::to_value(&request)?, &json!([looks, judged, tree]));
    Ok(())
}

fn lines(file: &str) -> Result<Vec<Value>, Box<dyn Error>> {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../jersi-rules/tests/data/reference");
    let text = std::fs::read_to_string(format!("{folder}/{file}.jsonl"))?;
    Ok(text.lines().map(serde_json::from_str).collect::<Result<_, _>>()?)
}

fn tell(ask: &str, about: &Value, answer: &Value) {
    println!("{}", json!({ "ask": ask, "about": about, "answer": answer }));
}
