//! `jersi selfplay export`: quiet positions of games, as records for training.

use std::ops::ControlFlow;
use std::path::PathBuf;
use std::process::ExitCode;

use clap::Args;
use jersi_engine::Aim;
use jersi_selfplay::{Exported, Exporter, RECORD_BYTES, Seen};
use jersi_shard::{Bench, InOrder, Stopped};
use jersi_words::SelfplayFault;

use super::folder::{self, Folder};
use crate::failure::Failure;
use crate::lang;
use crate::output;
use crate::value;
use crate::whole_file;

/// Write the quiet positions of games as records for training
#[derive(Args, Debug)]
#[command(
    after_help = "Left out are the first 8 turns, positions in which the search captured or saw a forced end, the
decisions of a ransom, and positions that came before, be it mirrored or with rock, scissors and
paper changed in turn. The order is that of the folders, files and games; games of the second
folder are numbered from 2^24 on.

Examples:
  jersi selfplay export games --out all.pos
  jersi selfplay export first second --aim hunt --threads 16 --out hunt.pos"
)]
pub struct Export {
    /// Folders of jersi selfplay run
    #[arg(value_name = "DIR", required = true)]
    folders: Vec<PathBuf>,
    /// Only games with this aim
    #[arg(long, value_name = "AIM", value_parser = value::one_of(Aim::ALL.map(|aim| (aim.id(), aim))))]
    aim: Option<Aim>,
    /// How many files at once
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = value::whole::<u16>(1..=1024))]
    threads: u16,
    /// The file to write
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
}

impl Export {
    /// Takes the games apart.
    pub fn run(self) -> Result<ExitCode, Failure> {
        let mut files = Vec::new();
        for (number, path) in self.folders.iter().enumerate() {
            let found = Folder::open(path).chunks()?;
            if found.is_empty() {
                return Err(folder::fault(path, SelfplayFault::Nothing));
            }
            files.extend(found.into_iter().map(|(_, file)| (number as u32, file)));
        }
        let exporter = Exporter { aim: self.aim };
        let mut in_order = InOrder::new(0..files.len() as u64);
        let mut kept = Kept::default();
        jersi_shard::run(
            0..files.len() as u64,
            usize::from(self.threads),
            &|| false,
            &|| worker(&files, exporter),
            |number, exported: Result<Exported, Failure>| {
                in_order.add(number, exported?);
                for (_, exported) in in_order.by_ref() {
                    kept.add(exported);
                }
                Ok::<_, Failure>(ControlFlow::Continue(()))
            },
        )?;
        let Kept { bytes, decisions, doubled, .. } = kept;
        let positions = (bytes.len() / RECORD_BYTES) as u64;
        whole_file::write_all(&[(self.out, bytes)])?;
        output::print(&format!("{}\n", lang::words().selfplay_exported(positions, decisions, doubled)))?;
        Ok(ExitCode::SUCCESS)
    }
}

/// Games of the second folder are numbered from here on, and so forth: a game keeps its number when others come into its
/// folder, and so stays with those to train or to test with.
const FOLDER_GAMES: u32 = 1 << 24;

/// What is written.
#[derive(Default)]
struct Kept {
    bytes: Vec<u8>,
    seen: Seen,
    decisions: u64,
    doubled: u64,
}

impl Kept {
    fn add(&mut self, exported: Exported) {
        self.decisions += exported.decisions;
        for (hash, record) in exported.records {
            if self.seen.add(hash) {
                self.bytes.extend(record.0);
            } else {
                self.doubled += 1;
            }
        }
    }
}

fn worker(
    files: &[(u32, PathBuf)],
    exporter: Exporter,
) -> impl FnMut(u64, &Bench<'_, Result<Exported, Failure>>) -> Result<(), Stopped> {
    move |number, bench| {
        let (folder, path) = &files[number as usize];
        let exported = folder::read(path).and_then(|chunk| {
            exporter
                .export(&chunk, folder.wrapping_mul(FOLDER_GAMES).wrapping_add(chunk.first))
                .map_err(|(game, fault)| folder::bad_game(path, chunk.first + game as u32, fault))
        });
        bench.hand_over(exported)
    }
}
