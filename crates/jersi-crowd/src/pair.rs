//! Two bots that play with each other, sometimes one of them at two screens, and many such pairs.

use std::net::SocketAddr;
use std::sync::Arc;

use tokio::sync::watch;
use tokio::task::JoinSet;

use crate::bot::{Bot, BotReport, Pace, Phase, Role, Tally};
use crate::client::Client;
use crate::violation::Violation;

/// Every edition, every variant, and every way to begin.
pub const SPECS: [&str; 10] = [
    "4.8",
    "4.8 ransom",
    "2.0 setting=free",
    "4.8 no-reserve",
    "4.16",
    "4.16 no-reserve ransom",
    "2.0 setting=random",
    "3.0",
    "2.0",
    "3.0 setting=standard-mokca",
];

/// Every sort of clock, none of which runs out while bots play.
pub const TIMES: [&str; 3] = ["-", "3600+5", "3d"];

/// Lets pairs play at a server, in all editions.
pub fn spawn(
    nodes: &Arc<[SocketAddr]>,
    pairs: usize,
    seed: u64,
    pace: Pace,
    phase: &watch::Receiver<Phase>,
    tally: &Arc<Tally>,
) -> JoinSet<Result<BotReport, Violation>> {
    let mut bots = JoinSet::new();
    for pair in 0..pairs {
        let (tell, told) = watch::channel(None);
        let spec = SPECS[pair % SPECS.len()].to_owned();
        let time = TIMES[(pair / SPECS.len() + pair) % TIMES.len()].to_owned();
        // Some have two screens.
        let screen = pair.is_multiple_of(4).then(|| Role::Screen(told.clone()));
        let roles = [Some(Role::Maker(tell, spec, time)), Some(Role::Joiner(told)), screen];
        for (number, (word, role)) in (0..).zip(["Maker", "Joiner", "Screen"].into_iter().zip(roles)) {
            let Some(role) = role else { continue };
            // Who plays together need not meet at one node.
            let client = Client::of(Arc::clone(nodes), pair + number as usize);
            let seed = seed.wrapping_mul(0x9e37_79b9_7f4a_7c15).wrapping_add(4 * pair as u64 + number);
            let name = format!("{word} {pair}");
            bots.spawn(
                Bot::new((&name, pair), client, seed, pace, role, phase.clone(), Arc::clone(tally)).run(),
            );
        }
    }
    bots
}
