//! The game is killed at random moments: every turn that was confirmed is kept. With `JERSI_DEEP` 100 times, else a few.
#![cfg(unix)]
#![allow(clippy::print_stdout, reason = "the number of kills is told in docs/reliability.md")]

mod table;

use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::path::PathBuf;
use std::process::ChildStdin;
use std::sync::mpsc;
use std::time::Duration;

use jersi_game::Game;
use jersi_rules::notation::write_turn;
use jersi_rules::record::read_jrn;
use jersi_rules::{Position, Turn};
use table::Table;

/// Numbers that are the same at every run.
struct Chance(u64);

impl Chance {
    fn below(&mut self, limit: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % limit
    }
}

/// A legal turn that does not end the game.
fn some_turn(position: &Position, chance: &mut Chance) -> Option<Turn> {
    let mut turns = Vec::new();
    let _ = position.each_turn(|turn| {
        turns.push(turn);
        std::ops::ControlFlow::<()>::Continue(())
    });
    turns.retain(|&turn| position.play_legal(turn).outcome().is_none());
    (!turns.is_empty()).then(|| turns[chance.below(turns.len())])
}

/// The kept game, once there is one.
fn kept(table: &Table) -> Option<(PathBuf, Game)> {
    let path = table.games().into_iter().find(|path| path.extension().is_some_and(|end| end == "jrn"))?;
    let text = fs::read_to_string(&path).expect("it can be read");
    let record = read_jrn(&text).expect("it is a whole record");
    Some((path, Game::from_record(&record).expect("it can be played")))
}

/// Types turns as fast as they are read, until nobody reads them.
fn type_turns(mut stdin: ChildStdin, mut position: Position, seed: u64) -> Vec<String> {
    let mut chance = Chance(seed);
    let mut typed = Vec::new();
    while let Some(turn) = some_turn(&position, &mut chance) {
        let text = write_turn(&position, turn);
        position = position.play_legal(turn);
        typed.push(text.clone());
        if writeln!(stdin, "{text}").is_err() || typed.len() > 200 {
            break;
        }
    }
    typed
}

#[test]
fn no_confirmed_turn_is_lost_when_the_game_is_killed() {
    let kills = if std::env::var_os("JERSI_DEEP").is_some() { 100 } else { 8 };
    let mut chance = Chance(12);
    let (mut survived, mut confirmed_turns, mut table) = (0, 0, Table::new());
    for kill in 0..kills {
        let before = kept(&table).map(|(_, game)| game);
        let options: &[&str] = if before.is_some() { &["--continue"] } else { &[] };
        let mut child = table.command(options).spawn().expect("the binary starts");
        let start = before.as_ref().map(|game| *game.position());
        let start = start.unwrap_or_else(|| {
            use jersi_rules::{Edition, Rules, Setting};
            Position::start(Rules::new(Edition::V4_8), Setting::usual(Edition::V4_8))
        });
        let stdin = child.stdin.take().expect("piped");
        let seed = 1000 + kill as u64;
        let typist = std::thread::spawn(move || type_turns(stdin, start, seed));
        // Every confirmation is counted as it comes; those that are still in the pipe count too.
        let out = BufReader::new(child.stdout.take().expect("piped"));
        let (hear, heard) = mpsc::channel();
        let listener = std::thread::spawn(move || {
            for line in out.lines() {
                if line.is_ok_and(|line| line == "OK") {
                    let _ = hear.send(());
                }
            }
        });
        let wanted = chance.below(20);
        let mut confirmed = 0;
        while confirmed < wanted && heard.recv_timeout(Duration::from_mins(1)).is_ok() {
            confirmed += 1;
        }
        // Somewhere within the next turn.
        std::thread::sleep(Duration::from_micros(chance.below(3000) as u64));
        child.kill().expect("it is killed");
        child.wait().expect("it is gone");
        listener.join().expect("no panic");
        confirmed += heard.try_iter().count();
        let typed = typist.join().expect("no panic");

        let Some((path, game)) = kept(&table) else {
            assert_eq!(confirmed, 0, "kill {kill}: turns were confirmed, and no game is there");
            survived += 1;
            continue;
        };
        let old = before.map_or(0, |game| game.turns().len());
        let turns: Vec<&str> = game.turns()[old..].iter().map(jersi_game::PlayedTurn::text).collect();
        assert!(
            turns.len() >= confirmed,
            "kill {kill}: {confirmed} turns were confirmed, {} kept",
            turns.len()
        );
        assert_eq!(turns, typed[..turns.len()], "kill {kill}");
        survived += 1;
        confirmed_turns += confirmed;
        if game.turns().len() > 150 {
            fs::remove_file(path).expect("a game of the test");
            table = Table::new();
        }
    }
    println!("kills survived: {survived} of {kills}, {confirmed_turns} turns confirmed before them");
    assert_eq!(survived, kills);
    assert!(confirmed_turns >= kills, "hardly a turn was played: {confirmed_turns}");
}
