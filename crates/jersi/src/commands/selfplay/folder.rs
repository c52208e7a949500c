//! A folder of games, one file a chunk.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use jersi_selfplay::{CHUNK_GAMES, Chunk, ChunkFault, GameFault, Terms};
use jersi_words::{Advice, CommandFault, Deed, SelfplayFault};

use crate::bounded;
use crate::disk::{Disk as _, RealDisk};
use crate::failure::Failure;
use crate::foreign_text;
use crate::whole_file;

const BEFORE: &str = "games-";
const BEHIND: &str = ".jsp";

/// A folder with files of games.
pub struct Folder(PathBuf);

impl Folder {
    /// The folder; it is made if it is not there.
    pub fn make(path: &Path) -> Result<Folder, Failure> {
        RealDisk.create_folders(path).map_err(|error| Failure::of_file(Deed::MakeFolder, path, &error))?;
        Ok(Folder(path.to_owned()))
    }

    /// The folder, which must be there.
    pub fn open(path: &Path) -> Folder {
        Folder(path.to_owned())
    }

    fn path(&self, number: u64) -> PathBuf {
        self.0.join(format!("{BEFORE}{number:08}{BEHIND}"))
    }

    /// The files that are there, by the numbers of their chunks.
    pub fn chunks(&self) -> Result<Vec<(u64, PathBuf)>, Failure> {
        let unreadable = |error: io::Error| Failure::of_file(Deed::Read, &self.0, &error);
        let mut found = Vec::new();
        for entry in fs::read_dir(&self.0).map_err(unreadable)? {
            let path = entry.map_err(unreadable)?.path();
            let name = path.file_name().and_then(|name| name.to_str()).unwrap_or_default();
            let number = name.strip_prefix(BEFORE).and_then(|name| name.strip_suffix(BEHIND));
            if let Some(number) = number.and_then(|number| number.parse().ok()) {
                found.push((number, path));
            }
        }
        found.sort_unstable();
        Ok(found)
    }

    /// The chunks that are there, all made by these terms.
    pub fn kept(&self, terms: &Terms) -> Result<Vec<u64>, Failure> {
        let mut kept = Vec::new();
        for (number, path) in self.chunks()? {
            let chunk = read(&path)?;
            if chunk.terms != *terms {
                let line = |terms: &Terms| terms.to_text().trim_end().replace('\n', ", ");
                return Err(fault(&path, SelfplayFault::OtherTerms)
                    .advice(&Advice::MatchThere(line(&chunk.terms)))
                    .advice(&Advice::MatchHere(line(terms))));
            }
            if u64::from(chunk.first) != number * u64::from(CHUNK_GAMES)
                || chunk.games.len() != usize::from(CHUNK_GAMES)
            {
                return Err(fault(
                    &path,
                    SelfplayFault::OtherGames { first: chunk.first, games: chunk.games.len() },
                ));
            }
            kept.push(number);
        }
        Ok(kept)
    }

    /// Keeps a chunk. Whoever looks finds a whole file or none.
    pub fn keep(&self, number: u64, chunk: &Chunk) -> Result<(), Failure> {
        whole_file::write_all(&[(self.path(number), chunk.to_bytes())])
    }
}

/// Reads a file of games.
pub fn read(path: &Path) -> Result<Chunk, Failure> {
    let bytes = bounded::read_bytes(path).map_err(|error| Failure::of_file(Deed::Read, path, &error))?;
    Chunk::from_bytes(&bytes).map_err(|found| {
        fault(
            path,
            match found {
                ChunkFault::NotGames => SelfplayFault::NotGames,
                ChunkFault::Length => SelfplayFault::Length,
                ChunkFault::Checksum => SelfplayFault::Checksum,
                ChunkFault::Terms(line) => SelfplayFault::Terms(line.to_owned()),
                ChunkFault::Game(game) => SelfplayFault::Game(game),
            },
        )
    })
}

/// A game of a file cannot be played again.
pub fn bad_game(path: &Path, game: u32, found: GameFault) -> Failure {
    fault(
        path,
        match found {
            GameFault::NoSuchTurn(decision) => SelfplayFault::NoSuchTurn(game, decision + 1),
            GameFault::OtherEnd => SelfplayFault::OtherEnd(game),
            GameFault::OtherResult => SelfplayFault::OtherResult(game),
        },
    )
}

/// A file or a folder that cannot be used.
pub fn fault(path: &Path, fault: SelfplayFault) -> Failure {
    let name = foreign_text::line(&path.display().to_string());
    Failure::of_command("bad-games", &CommandFault::Selfplay { name, fault })
}
