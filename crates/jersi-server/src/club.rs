//! Games between people: what all requests and sockets share.

mod limits;
mod phase;
mod public_url;
mod qr;
mod upkeep;

use std::net::IpAddr;
use std::sync::Arc;
use std::time::{Duration, Instant};

use jersi_store::Store;
use tokio::sync::watch;

pub use limits::{ClubLimits, MessageMeter, Meters};
pub use phase::{Phase, Turn, drawn};
pub use public_url::{BadUrl, PublicUrl};
pub use qr::of as qr;

use crate::host::AskedHost;
use crate::live::{Elsewhere, Hub};
use crate::who::{CookieKind, Passwords};

/// How a club is run.
#[derive(Clone, Debug, Default)]
pub struct ClubSettings {
    /// Where friends find the page; none if it is only for this machine.
    pub address: Option<PublicUrl>,
    /// Proxies that say truly where a request comes from.
    pub trusted_proxies: Vec<IpAddr>,
    /// What one visitor may take.
    pub limits: ClubLimits,
}

/// Games between people on this server. Clones are the same one.
#[derive(Clone, Debug)]
pub struct Club(Arc<Inner>);

#[derive(Debug)]
struct Inner {
    store: Store,
    settings: ClubSettings,
    meters: Meters,
    passwords: Passwords,
    hub: Hub,
    elsewhere: Elsewhere,
    node: String,
    phase: watch::Sender<Phase>,
}

impl Club {
    /// Begins to look after the games of a store, in tasks of the runtime that this is called on.
    pub fn start(store: Store, settings: ClubSettings) -> Club {
        let meters = Meters::new(&settings.limits);
        // It tells one run from another and nothing else: random, as every hasher of the standard library is.
        let node = format!(
            "{:016x}",
            std::hash::BuildHasher::hash_one(&std::hash::RandomState::new(), std::process::id())
        );
        let inner = Inner {
            store,
            settings,
            meters,
            passwords: Passwords::default(),
            hub: Hub::default(),
            elsewhere: Elsewhere::default(),
            node,
            phase: watch::Sender::new(Phase::Open),
        };
        let club = Club(Arc::new(inner));
        tokio::spawn(upkeep::tidy(club.clone()));
        tokio::spawn(upkeep::jobs(club.clone(), club.store().changes()));
        tokio::spawn(crate::live::tell_changes(club.clone(), club.store().changes()));
        tokio::spawn(crate::live::tell_presence(club.clone()));
        tokio::spawn(crate::live::keep_ending(club.clone()));
        if club.store().is_shared() {
            tokio::spawn(crate::live::keep_looking(club.clone()));
            tokio::spawn(crate::live::keep_telling(club.clone()));
        }
        club
    }

    /// Where games are kept.
    pub fn store(&self) -> &Store {
        &self.0.store
    }

    /// Who is connected, and watches what.
    pub fn hub(&self) -> &Hub {
        &self.0.hub
    }

    /// Other nodes of the same club.
    pub fn elsewhere(&self) -> &Elsewhere {
        &self.0.elsewhere
    }

    /// What was asked for lately.
    pub fn meters(&self) -> &Meters {
        &self.0.meters
    }

    /// Who hashes passwords.
    pub fn passwords(&self) -> &Passwords {
        &self.0.passwords
    }

    /// How many passwords were hashed, right or wrong.
    pub fn passwords_hashed(&self) -> u64 {
        self.passwords().hashed()
    }

    /// What one visitor may take.
    pub fn limits(&self) -> &ClubLimits {
        &self.0.settings.limits
    }

    /// Where friends find the page; none if it is only for this machine.
    pub fn address(&self) -> Option<&PublicUrl> {
        self.0.settings.address.as_ref()
    }

    /// Proxies that are believed.
    pub fn trusted_proxies(&self) -> &[IpAddr] {
        &self.0.settings.trusted_proxies
    }

    /// Which run of which server this is.
    pub fn node(&self) -> &str {
        &self.0.node
    }

    /// How browsers are known again.
    pub fn cookie(&self) -> CookieKind {
        if self.address().is_some_and(PublicUrl::is_secure) { CookieKind::Secure } else { CookieKind::Plain }
    }

    /// A link to a place of the page: where friends find it, or else where who asks has found it.
    pub fn link(&self, asked: &AskedHost, place: &str) -> String {
        match self.address() {
            Some(address) => format!("{address}#/{place}"),
            None => format!("http://{}/#/{place}", asked.0),
        }
    }

    /// How near the end is, from now on.
    pub fn phase(&self) -> watch::Receiver<Phase> {
        self.0.phase.subscribe()
    }

    /// Whether no more sockets are opened here.
    pub fn is_ending(&self) -> bool {
        *self.0.phase.borrow() != Phase::Open
    }

    /// Opens no more sockets, and says goodbye to those that are there, one after the other within this time.
    pub fn drain(&self, goodbyes: Duration) {
        metrics::gauge!("jersi_draining").set(1.0);
        tracing::info!(sockets = self.hub().sockets(), "draining");
        self.0.phase.send_replace(Phase::Draining { since: Instant::now(), goodbyes });
    }

    /// Says goodbye to every socket.
    pub fn end(&self) {
        self.0.phase.send_replace(Phase::Ended);
    }

    /// Returns when everything that was asked of the store is done and on disk, and the file is given up.
    pub async fn close(&self) {
        self.store().close().await;
    }
}
