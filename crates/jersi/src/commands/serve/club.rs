//! Games between people, as they are asked for.

use std::net::{IpAddr, SocketAddr};
use std::path::PathBuf;

use clap::Args;
use clap::builder::FalseyValueParser;
use jersi_server::{BadUrl, Club, ClubLimits, ClubSettings, Limits, PublicUrl, Store};
use jersi_store::Place;
use jersi_terminal::line::tell;
use jersi_words::{ServeFault, ServeNote, StoreTrouble};

use super::network;
use crate::failure::Failure;
use crate::{club_store, lang, value};

/// Connections at once, where games are played: each player has one.
const WITH_CLUB: usize = 4_096;

/// Options of games between people.
#[derive(Args, Debug)]
pub struct ClubOptions {
    /// Keep games between people in this file or PostgreSQL database; none leaves them out [default: club.db in the user's
    /// data folder]
    #[arg(long, value_name = "FILE|URL", env = "JERSI_STORE", hide_env_values = true)]
    store: Option<PathBuf>,
    /// Where friends find the page from elsewhere; links are made with it
    #[arg(long, value_name = "URL", env = "JERSI_PUBLIC_URL", hide_env_values = true)]
    public_url: Option<String>,
    /// A proxy that tells truly, by X-Forwarded-For, where a request comes from; may be given several times
    #[arg(
        long,
        value_name = "IP",
        env = "JERSI_TRUSTED_PROXY",
        hide_env_values = true,
        value_delimiter = ','
    )]
    trusted_proxy: Vec<String>,
    /// Connections at once; more are told to come back [default: 4096 with games between people, 256 without]
    #[arg(long, value_name = "N", env = "JERSI_MAX_CONNECTIONS", hide_env_values = true,
        value_parser = value::whole::<u32>(1..=1_000_000))]
    max_connections: Option<u32>,
    /// For load tests: thousands of players may share one address
    #[arg(long, hide = true, env = "JERSI_CROWD_LIMITS", value_parser = FalseyValueParser::new())]
    crowd_limits: bool,
}

/// What was asked for.
pub struct Wanted {
    store: Option<Where>,
    address: Option<PublicUrl>,
    proxies: Vec<IpAddr>,
    connections: Option<usize>,
    limits: ClubLimits,
}

/// Where games are to be kept.
enum Where {
    /// At a place that was named: without it nothing is served.
    Named(Place),
    /// Where they are kept if nothing is said; none if there is no such folder.
    Usual(Option<PathBuf>),
}

impl ClubOptions {
    /// Reads the options.
    pub fn read(&self) -> Result<Wanted, Failure> {
        let store = match &self.store {
            None => Some(Where::Usual(club_store::usual())),
            Some(path) if path.as_os_str() == "none" => None,
            Some(path) => Some(Where::Named(club_store::place(path)?)),
        };
        let address = self.public_url.as_deref().map(read_url).transpose()?;
        let proxies = self.trusted_proxy.iter().map(|text| read_ip(text)).collect::<Result<_, _>>()?;
        let limits = if self.crowd_limits { ClubLimits::crowd() } else { ClubLimits::default() };
        Ok(Wanted { store, address, proxies, connections: self.max_connections.map(|n| n as usize), limits })
    }
}

impl Wanted {
    /// Whether games are to be kept at all.
    pub fn has_store(&self) -> bool {
        self.store.is_some()
    }

    /// The name under which friends ask for the page.
    pub fn public_host(&self) -> Option<String> {
        self.address.as_ref().map(|address| address.host().to_owned())
    }

    /// Opens the store. One that was named must be there; without the usual one the page is served all the same, and it is
    /// said aloud.
    pub async fn open(&self, listening: SocketAddr) -> Result<Option<Club>, Failure> {
        let opened = match &self.store {
            None => return Ok(None),
            Some(Where::Named(place)) => {
                Store::open(place).await.map_err(|fault| club_store::failure(place, &fault))?
            }
            Some(Where::Usual(None)) => return Ok(without(None, StoreTrouble::NoFolder)),
            Some(Where::Usual(Some(path))) => {
                let file = Some(club_store::shown(path));
                if let Err(trouble) = club_store::make_folder(path) {
                    return Ok(without(file, trouble));
                }
                match Store::open(path).await {
                    Ok(store) => store,
                    Err(fault) => return Ok(without(file, club_store::trouble(&fault))),
                }
            }
        };
        let settings = ClubSettings {
            address: self.address.clone().or_else(|| in_network(listening)),
            trusted_proxies: self.proxies.clone(),
            limits: self.limits,
        };
        Ok(Some(Club::start(opened, settings)))
    }

    /// What connections may take.
    pub fn limits(&self, has_club: bool) -> Limits {
        let mut limits = Limits::default();
        if has_club {
            limits.connections = WITH_CLUB;
        }
        let wanted = self.connections.unwrap_or(limits.connections);
        limits.connections = jersi_server::room_for(wanted);
        if self.connections.is_some() && limits.connections < wanted {
            note(&ServeNote::FewerConnections(limits.connections));
        }
        limits
    }
}

/// What a person wants to know about the club.
pub fn announce(club: Option<&Club>, wanted: &Wanted) {
    let Some(club) = club else { return };
    match &wanted.store {
        Some(Where::Named(place)) => note(&ServeNote::KeptIn(club_store::shown(place))),
        Some(Where::Usual(Some(path))) => note(&ServeNote::KeptIn(club_store::shown(path))),
        _ => {}
    }
    if let Some(address) = club.address() {
        note(&ServeNote::FriendsAt(address.to_string()));
    }
    // Nobody but a proxy speaks TLS for us.
    if wanted.address.as_ref().is_some_and(PublicUrl::is_secure) && wanted.proxies.is_empty() {
        note(&ServeNote::NoTrustedProxy);
    }
}

fn without(file: Option<String>, why: StoreTrouble) -> Option<Club> {
    note(&ServeNote::NoClub { file, why });
    None
}

pub fn note(note: &ServeNote) {
    tell(&lang::words().serve_note(note));
}

/// Where others of the network find the page; none if it is for this machine alone.
fn in_network(listening: SocketAddr) -> Option<PublicUrl> {
    let ip = match listening.ip() {
        ip if ip.is_loopback() => None,
        ip if ip.is_unspecified() => network::own_address(),
        ip => Some(ip),
    };
    format!("http://{}/", SocketAddr::new(ip?, listening.port())).parse().ok()
}

/// Where a club is.
pub fn read_url(text: &str) -> Result<PublicUrl, Failure> {
    text.parse().map_err(|bad| {
        let fault = match bad {
            BadUrl::NoAddress => ServeFault::NoAddress,
            BadUrl::User => ServeFault::UserInAddress,
            BadUrl::Query => ServeFault::LongAddress,
        };
        bad_option("bad-url", fault, text)
    })
}

fn read_ip(text: &str) -> Result<IpAddr, Failure> {
    let read = text.parse::<IpAddr>().map(|ip| ip.to_canonical());
    read.map_err(|_| bad_option("bad-proxy", ServeFault::NoProxy, text))
}

fn bad_option(id: &str, fault: ServeFault, text: &str) -> Failure {
    let words = lang::words();
    Failure::bad_input(id, words.serve_fault(fault))
        .at(None, text, 0..text.len())
        .help(words.serve_advice(fault))
}
