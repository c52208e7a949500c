//! Makes the book of openings of the page: `cargo run --release -p jersi-openings --example openings -- lab/openings.bin GAMES… RECORDS…`.
//!
//! Folders are searched for files of self-play; what ends in `.jrn` is a record. The same files make the same book.

#![allow(clippy::print_stdout)]

use std::error::Error;
use std::path::{Path, PathBuf};

use jersi_openings::{Book, Builder, Source};
use jersi_rules::record::{Hint, read_record, replay_mending};
use jersi_rules::{Color, Position};
use jersi_selfplay::{Chunk, Game, GameResult, replay};

/// The most that the page may fetch.
const MOST: usize = 300 * 1024;
/// Openings are what this many decisions lead to; later positions of self-play are met once only.
const DEEPEST: usize = 12;

fn main() -> Result<(), Box<dyn Error>> {
    let mut words = std::env::args().skip(1);
    let out = words.next().ok_or("where to? openings OUT GAMES… RECORDS…")?;
    let mut files: Vec<PathBuf> = Vec::new();
    for word in words {
        collect(Path::new(&word), &mut files)?;
    }
    files.sort();
    let mut builder = Builder::default();
    let (mut games, mut records) = (0, 0);
    for file in files {
        let told = |error: &dyn std::fmt::Debug| format!("{}: {error:?}", file.display());
        if file.extension().is_some_and(|end| end == "jrn") {
            let record = read_record(&std::fs::read_to_string(&file)?, &Hint::default())
                .map_err(|error| told(&error))?;
            // The examples of the booklets are no whole games, and some have slips.
            let Ok(played) = replay_mending(&record) else { continue };
            let positions: Vec<Position> =
                (0..=played.turns.len()).map(|turns| *played.position_after(turns)).collect();
            let Some(winner) = winner(&record, &played) else { continue };
            builder.add(Source::Records, &positions, winner);
            records += 1;
        } else {
            for game in Chunk::from_bytes(&std::fs::read(&file)?).map_err(|error| told(&error))?.games {
                add(&mut builder, &game).map_err(|error| told(&error))?;
                games += 1;
            }
        }
    }
    let bytes = builder.bytes(MOST);
    let book = Book::read(bytes.clone())?;
    let [own, written] = Source::ALL.map(|source| book.positions(source));
    println!(
        "{games} games of self-play and {records} records: {own} and {written} positions, {} bytes",
        bytes.len()
    );
    std::fs::write(out, bytes)?;
    Ok(())
}

fn collect(path: &Path, files: &mut Vec<PathBuf>) -> Result<(), Box<dyn Error>> {
    if path.is_dir() {
        for entry in std::fs::read_dir(path)? {
            collect(&entry?.path(), files)?;
        }
    } else {
        files.push(path.to_owned());
    }
    Ok(())
}

fn add(builder: &mut Builder, game: &Game) -> Result<(), jersi_selfplay::GameFault> {
    let mut positions = vec![game.start.position(game.setting_seed)];
    replay(game, |_, _, _, after| {
        if positions.len() <= DEEPEST {
            positions.push(*after);
        }
    })?;
    let winner = match game.result {
        GameResult::White => Some(Color::White),
        GameResult::Black => Some(Color::Black),
        GameResult::Tie => None,
    };
    builder.add(Source::SelfPlay, &positions, winner);
    Ok(())
}

/// Who won, by the rules or by what the record says; nothing for a game that was broken off.
#[allow(clippy::option_option, reason = "nobody won, and nobody knows who won")]
fn winner(
    record: &jersi_rules::record::Record,
    played: &jersi_rules::record::Replay,
) -> Option<Option<Color>> {
    if let Some(outcome) = played.outcome() {
        return Some(outcome.winner);
    }
    match record.tags.get("Result")? {
        "1-0" => Some(Some(Color::White)),
        "0-1" => Some(Some(Color::Black)),
        "1/2-1/2" => Some(None),
        _ => None,
    }
}
