//! Which network a game is judged by.

use std::sync::Arc;

use jersi_rules::Rules;

use super::{BadNetwork, Network};

/// What a game is about and played with, and so which network it has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(u8)]
pub enum Aim {
    /// 4.x without reserve: bring the king home.
    Home,
    /// 2.0, 3.0 and the draft: hunt the kunti.
    Hunt,
    /// 4.x with mountains and wise men: bring the king home past walls. One network for this and for games without them
    /// learned to judge the one and not the other (docs/strength.md).
    Reserve,
}

impl Aim {
    /// All, in the order of their numbers in files.
    pub const ALL: [Aim; 3] = [Aim::Home, Aim::Hunt, Aim::Reserve];

    /// The aim of games by these rules.
    pub fn of(rules: Rules) -> Aim {
        match (rules.edition().hunts(), rules.reserve()) {
            (true, _) => Aim::Hunt,
            (false, false) => Aim::Home,
            (false, true) => Aim::Reserve,
        }
    }

    /// `home`, `hunt` or `reserve`.
    pub const fn id(self) -> &'static str {
        match self {
            Aim::Home => "home",
            Aim::Hunt => "hunt",
            Aim::Reserve => "reserve",
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
const FILES: [&[u8]; 3] = [
    include_bytes!("../../networks/home.jnet"),
    include_bytes!("../../networks/hunt.jnet"),
    include_bytes!("../../networks/reserve.jnet"),
];

/// The networks at hand, at most one for each aim.
#[derive(Clone, Debug, Default)]
pub struct Networks {
    by_aim: [Option<Arc<Network>>; 3],
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
