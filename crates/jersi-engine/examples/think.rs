//! Thinks about a position for a while and tells what it finds.
#![allow(clippy::print_stdout, reason = "an example for a terminal")]

use std::time::Duration;

use jersi_engine::{Engine, Limits, Networks, Report, Root, StopSignal};
use jersi_rules::notation::{read_position, write_turn};
use jersi_rules::{Edition, Position, Rules, Setting, Variant};

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let edition = words.first().and_then(|id| Edition::from_id(id)).unwrap_or(Edition::V4_8);
    let reserve = words.get(1).is_some_and(|word| word == "reserve");
    // So many milliseconds, or so many positions: 3000 or 300000n.
    let limit = words.get(2).map_or("3000", String::as_str);
    let threads = words.get(3).and_then(|n| n.parse().ok()).unwrap_or(1);
    let rules = Rules::with(edition, Variant { reserve, ransom: false }).expect("no ransom");
    let position = match words.get(4).filter(|text| !text.is_empty()) {
        Some(text) => read_position(rules, text).expect("a position"),
        None => Position::start(rules, Setting::usual(edition)),
    };
    let limits = match limit.strip_suffix('n') {
        Some(nodes) => Limits { nodes: nodes.parse().ok(), ..Limits::default() },
        None => Limits { move_time: limit.parse().ok().map(Duration::from_millis), ..Limits::default() },
    };
    let mut engine = Engine::new(64, threads);
    // Networks of one's own, as files, or the hand-made evaluation.
    if let Some(files) = words.get(5) {
        let mut networks = Networks::none();
        for file in files.split(',').filter(|&file| file != "handmade") {
            let bytes = std::fs::read(file).expect("a file");
            networks.read(&bytes).expect("a network");
        }
        engine.set_networks(networks);
    }
    engine.search(&Root::new(position), &limits, &StopSignal::new(), &mut |report: &Report| {
        let line = &report.lines[0];
        let mut now = position;
        let mut text = String::new();
        for &turn in &line.turns {
            text = text + " " + &write_turn(&now, turn);
            now = now.play_legal(turn);
        }
        let micros = report.time.as_micros().max(1) as u64;
        println!(
            "depth {} sel {} {:?} nodes {} {} knps {} ms pv{text}",
            report.depth,
            report.seldepth,
            line.score.verdict(),
            report.nodes,
            report.nodes * 1000 / micros,
            report.time.as_millis()
        );
    });
}
