//! `jersi serve`: the board in the browser, served from inside this program.

mod address;
mod browser;
mod club;
mod host_name;
mod neighbour;
mod network;
mod ops;

use std::io;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::process::ExitCode;

use clap::Args;
use clap::builder::FalseyValueParser;
use jersi_server::{Asked, Assets, HostNames, Server, app, runtime};
use jersi_terminal::line::tell;

use crate::failure::Failure;
use crate::output;
use address::Address;
use club::ClubOptions;
pub use club::read_url;
use ops::OpsOptions;

/// What is named to whoever finds the usual port taken.
const OTHER_PORT: u16 = 5378;

/// Serve the board to browsers on this machine
#[derive(Args, Debug)]
#[command(
    after_help = "The first line of output is `listening on http://…`. The page is inside this program: it needs no network and
no file. It ends with Ctrl-C. Games, studies and settings are kept by the browser, for one address; so the port is the
same at every start, and no other is taken unasked. If a jersi listens there already, it is told and, with --open, shown.
Requests for a name that is not this machine's are refused, so that no page from elsewhere gets at what is kept.

Two people in two places play each other by a link. These games are kept by the server, in the file of --store: a turn is
on disk before it is confirmed. On 127.0.0.1 the link opens on this machine only; on 0.0.0.0 it opens in this network. For
friends elsewhere, put a proxy with TLS before it and tell the address with --public-url.

Every option can also be given by the variable that stands beside it; what is given as an option counts.

Examples:
  jersi serve --open
  jersi serve --addr 127.0.0.1:8080
  jersi serve --addr 0.0.0.0:8080              for other machines of this network too, by its address
  jersi serve --addr 0.0.0.0:8080 --host-name board.lan        and by this name
  jersi serve --public-url https://club.example --trusted-proxy 127.0.0.1      behind a proxy on this machine
  jersi serve --store none                     without games between people
  jersi serve --ops-addr 127.0.0.1:9090 --log-format json --drain 20s          as a service, see docs/operate.md"
)]
pub struct Serve {
    /// Where to listen; port 0 takes one that is free, where the browser has kept nothing yet
    #[arg(
        long,
        value_name = "HOST:PORT",
        default_value = "127.0.0.1:5377",
        env = "JERSI_ADDR",
        hide_env_values = true
    )]
    addr: String,
    /// Answer to this name too, besides localhost, the host of --addr and addresses; may be given several times
    #[arg(long, value_name = "NAME", env = "JERSI_HOST_NAME", hide_env_values = true, value_delimiter = ',')]
    host_name: Vec<String>,
    /// Show the page in the browser of this machine
    #[arg(long, env = "JERSI_OPEN", hide_env_values = true, value_parser = FalseyValueParser::new())]
    open: bool,
    #[command(flatten)]
    club: ClubOptions,
    #[command(flatten)]
    ops: OpsOptions,
}

impl Serve {
    /// Serves until it is asked to end.
    pub fn run(self) -> Result<ExitCode, Failure> {
        let address = Address::read(&self.addr)?;
        let names = self.host_name.iter().map(|name| host_name::read(name)).collect::<Result<Vec<_>, _>>()?;
        let wanted = self.club.read()?;
        self.ops.begin_log();
        let ops = self.ops.bind()?;
        let places = address.resolve()?;
        let server = match Server::bind(&places) {
            Err(error) if error.kind() == io::ErrorKind::AddrInUse => {
                return self.beside_another(&places).unwrap_or_else(|| Err(cannot_listen(&address, &error)));
            }
            bound => bound.map_err(|error| cannot_listen(&address, &error))?,
        };
        let assets = Assets::embedded();
        if !assets.has_page() {
            return Err(without_page());
        }
        let names = names.into_iter().chain(address.name()).chain(wanted.public_host());
        let names = HostNames::new(server.address(), names);
        runtime(wanted.has_store())?.block_on(async {
            let club = wanted.open(server.address()).await?;
            // Before it is said that there is anything to end.
            let (end, at_once) = (Asked::listen(), Asked::listen());
            let limits = self.ops.limits(wanted.limits(club.is_some()));
            announce(server.address())?;
            club::announce(club.as_ref(), &wanted);
            let ops = ops.map(|port| ops::open(port, club.as_ref(), &limits));
            if self.open {
                browser::open(&page(server.address()));
            }
            let app = app(assets, names, club.as_ref());
            tokio::select! {
                ended = server.run(&app, club.as_ref(), limits, end.once()) => ended?,
                // What was confirmed is on disk; nothing else is waited for.
                () = at_once.twice() => return Ok(ExitCode::FAILURE),
            }
            if let Some(ops) = ops {
                ops.end().await?;
            }
            Ok(ExitCode::SUCCESS)
        })
    }
}

impl Serve {
    /// If a jersi has the port, the page is there already, with all that the browser has kept for it.
    fn beside_another(&self, places: &[SocketAddr]) -> Option<Result<ExitCode, Failure>> {
        let found = places
            .iter()
            .map(|&place| reachable(place))
            .find_map(|place| Some((place, neighbour::version_at(place)?)));
        let (there, version) = found?;
        if let Err(failure) = output::print(&format!("already listening on http://{there}\n")) {
            return Some(Err(failure));
        }
        tell(&format!(
            "jersi {version} serves the page there already; end it first to serve the page of this one"
        ));
        if self.open {
            browser::open_and_leave(&page(there));
        }
        Some(Ok(ExitCode::SUCCESS))
    }
}

/// The line that other programs wait for, then what a person wants to know.
fn announce(address: SocketAddr) -> Result<(), Failure> {
    output::print(&format!("listening on http://{address}\n"))?;
    if address.ip().is_unspecified() {
        tell(&format!("on this machine the page is {}", page(address)));
    }
    tell("Ctrl-C ends it");
    Ok(())
}

/// The page as a browser on this machine reaches it.
fn page(address: SocketAddr) -> String {
    format!("http://{}/", reachable(address))
}

/// An address for a browser on this machine.
fn reachable(address: SocketAddr) -> SocketAddr {
    let ip = match address.ip() {
        IpAddr::V4(ip) if ip.is_unspecified() => Ipv4Addr::LOCALHOST.into(),
        IpAddr::V6(ip) if ip.is_unspecified() => Ipv6Addr::LOCALHOST.into(),
        ip => ip,
    };
    SocketAddr::new(ip, address.port())
}

fn without_page() -> Failure {
    Failure::refused("no-page", "this program was built without the page")
        .help("run `cargo xtask web`, then build again: `cargo build --release --bin jersi`")
        .help("or let `cargo xtask play` do both and open the page")
}

fn cannot_listen(address: &Address, error: &io::Error) -> Failure {
    let failure = match error.kind() {
        io::ErrorKind::AddrInUse => Failure::bad_input(
            "port-taken",
            format!("port {} is taken: another program listens there", address.port()),
        ),
        io::ErrorKind::PermissionDenied => Failure::bad_input(
            "port-forbidden",
            format!("port {} may not be taken by an ordinary user", address.port()),
        ),
        io::ErrorKind::AddrNotAvailable => {
            let message = format!("{} is no address of this machine", address.host());
            return Failure::bad_input("foreign-address", message)
                .at(None, address.text(), address.host_span())
                .help("127.0.0.1 is for this machine alone, 0.0.0.0 for others too");
        }
        _ => Failure::bad_input("cannot-listen", format!("cannot listen on {}: {error}", address.text())),
    };
    let other = if address.port() == OTHER_PORT { OTHER_PORT + 1 } else { OTHER_PORT };
    failure
        .at(None, address.text(), address.port_span())
        .help(format!("choose another port with `--addr {}:{other}`", address.host()))
        .help("games kept in the browser belong to one address: at another port the page begins without them")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_page_is_where_a_browser_here_reaches_it() {
        let page_of = |address: &str| page(address.parse().expect("an address"));
        assert_eq!(page_of("127.0.0.1:8080"), "http://127.0.0.1:8080/");
        assert_eq!(page_of("0.0.0.0:8080"), "http://127.0.0.1:8080/");
        assert_eq!(page_of("[::]:80"), "http://[::1]:80/");
    }
}
