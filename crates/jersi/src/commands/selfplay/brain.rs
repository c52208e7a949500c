//! What the games are evaluated by.

use std::io;
use std::path::{Path, PathBuf};

use jersi_engine::{Aim, BadNetwork, EvalKind, Networks};
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
        for file in files {
            read_network(&mut networks, file)?;
        }
        // Those that play, in the order of their aims, so that the order of the files does not matter; those that come
        // with the program are told by their checksums too, as another program has others.
        let aims = mix.aims();
        let playing =
            Aim::ALL.into_iter().filter(|aim| aims.contains(aim)).filter_map(|aim| networks.of(aim));
        let name = playing.fold("network".to_owned(), |name, network| {
            format!("{name} {}:{:016x}", network.aim().id(), network.checksum())
        });
        match aims.into_iter().find(|&aim| networks.of(aim).is_none()) {
            None => Ok(Brain { networks: Some(networks), name }),
            Some(aim) => Err(fault(Path::new("--network"), SelfplayFault::NoNetwork(aim.id()))),
        }
    }
}

/// Reads a network and adds it, in place of the one of the same aim.
pub fn read_network(networks: &mut Networks, file: &Path) -> Result<(), Failure> {
    let bytes = bounded::read_bytes(file).map_err(|error| match error.kind() {
        io::ErrorKind::FileTooLarge => fault(file, SelfplayFault::Network(BadNetwork::Magic)),
        _ => Failure::of_file(Deed::Read, file, &error),
    })?;
    networks.read(&bytes).map_err(|why| fault(file, SelfplayFault::Network(why)))?;
    Ok(())
}
