//! Which network a game is judged by.

use std::sync::Arc;

use jersi_rules::Edition;

use super::{BadNetwork, Network};

/// What a game is about, and so which network it has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(u8)]
pub enum Aim {
    /// 4.x: bring the king home.
    Home,
    /// 2.0, 3.0 and the draft: hunt the kunti.
    Hunt,
}

impl Aim {
    /// Both, in the order of their numbers in files.
    pub const ALL: [Aim; 2] = [Aim::Home, Aim::Hunt];

    /// The aim of an edition.
    pub fn of(edition: Edition) -> Aim {
        if edition.hunts() { Aim::Hunt } else { Aim::Home }
    }

    /// `home` or `hunt`.
    pub const fn id(self) -> &'static str {
        match self {
            Aim::Home => "home",
            Aim::Hunt => "hunt",
        }
    }
}

/// Read once a process.
#[cfg(not(target_arch = "wasm32"))]
static EMBEDDED: std::sync::LazyLock<Networks> = std::sync::LazyLock::new(|| {
    let mut networks = Networks::none();
    for file in FILES {
        networks.read(file).expect("the program's own networks are sound");
    }
    networks
});

#[cfg(not(target_arch = "wasm32"))]
const FILES: [&[u8]; 2] =
    [include_bytes!("../../networks/home.jnet"), include_bytes!("../../networks/hunt.jnet")];

/// The networks at hand, at most one for each aim.
#[derive(Clone, Debug, Default)]
pub struct Networks {
    by_aim: [Option<Arc<Network>>; 2],
}

impl Networks {
    /// None: the hand-made evaluation judges.
    pub fn none() -> Networks {
        Networks::default()
    }

    /// Those that come with the program. A page asks for them when it needs them, so they are no part of WebAssembly.
    pub fn embedded() -> Networks {
        #[cfg(not(target_arch = "wasm32"))]
        return EMBEDDED.clone();
        #[cfg(target_arch = "wasm32")]
        return Networks::none();
    }

    /// Adds a network, in place of the one of the same aim.
    pub fn add(&mut self, network: Arc<Network>) {
        let place = network.aim() as usize;
        self.by_aim[place] = Some(network);
    }

    /// Adds a network that is read from a file.
    pub fn read(&mut self, file: &[u8]) -> Result<Aim, BadNetwork> {
        let network = Network::read(file)?;
        let aim = network.aim();
        self.add(Arc::new(network));
        Ok(aim)
    }

    /// The network for games of an aim.
    pub fn of(&self, aim: Aim) -> Option<&Arc<Network>> {
        self.by_aim[aim as usize].as_ref()
    }
}
