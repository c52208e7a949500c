//! What the games are evaluated by.

use std::io;
use std::path::{Path, PathBuf};

use jersi_engine::{BadNetwork, EvalKind, Networks};
use jersi_selfplay::Mix;
use jersi_words::{Deed, SelfplayFault};

use super::folder::fault;
use crate::bounded;
use crate::failure::Failure;

/// The evaluation of a run.
pub struct Brain {
    /// The networks, if it is made by networks.
    pub networks: Option<Networks>,
    /// What the files of games say of it.
    pub name: String,
}

impl Brain {
    /// Reads what is asked for. Each aim of the mix must have its network: games half by hand would pass for others.
    pub fn read(eval: EvalKind, files: &[PathBuf], mix: Mix) -> Result<Brain, Failure> {
        if eval == EvalKind::Handmade {
            return match files.first() {
                None => Ok(Brain { networks: None, name: "handmade".to_owned() }),
                Some(file) => Err(fault(file, SelfplayFault::NetworkUnused)),
            };
        }
        let mut networks = if files.is_empty() { Networks::embedded() } else { Networks::none() };
        let mut name = "network".to_owned();
        if files.is_empty() {
            name.push_str(" embedded");
        }
        for file in files {
            name = format!("{name} {}", add_network(&mut networks, file)?);
        }
        match mix.aims().into_iter().find(|&aim| networks.of(aim).is_none()) {
            None => Ok(Brain { networks: Some(networks), name }),
            Some(aim) => Err(fault(Path::new("--network"), SelfplayFault::NoNetwork(aim.id()))),
        }
    }
}

/// Reads a network and adds it, in place of the one of the same aim; its aim and checksum as a word.
pub fn add_network(networks: &mut Networks, file: &Path) -> Result<String, Failure> {
    let bytes = bounded::read_bytes(file).map_err(|error| match error.kind() {
        io::ErrorKind::FileTooLarge => fault(file, SelfplayFault::Network(BadNetwork::Magic)),
        _ => Failure::of_file(Deed::Read, file, &error),
    })?;
    let aim = networks.read(&bytes).map_err(|why| fault(file, SelfplayFault::Network(why)))?;
    // A network ends with its checksum.
    let sum = bytes.last_chunk().map_or(0, |sum| u64::from_le_bytes(*sum));
    Ok(format!("{}:{sum:016x}", aim.id()))
}
