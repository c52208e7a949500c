//! How the server is run: its log, its port for who runs it, its end.

use std::time::Duration;

use clap::Args;
use jersi_server::{Club, Limits, OpenOpsPort, OpsPort};
use jersi_words::ServeNote;

use super::address::Address;
use super::{cannot_listen, club};
use crate::failure::Failure;
use crate::log::{self, Format};
use crate::value;

/// Options of who runs it.
#[derive(Args, Debug)]
pub struct OpsOptions {
    /// Answer /healthz, /readyz and /metrics there, for a private network
    #[arg(long, value_name = "HOST:PORT", env = "JERSI_OPS_ADDR", hide_env_values = true)]
    ops_addr: Option<String>,
    /// Asked to end, go on for so long while sockets are told goodbye, as in 20s; asked twice, it ends at once
    #[arg(long, value_name = "TIME", default_value = "0s", env = "JERSI_DRAIN", hide_env_values = true,
        value_parser = value::duration())]
    drain: Duration,
    /// Tell of what is as grave as this, on standard error
    #[arg(long, value_name = "LEVEL", default_value = "warn", env = "JERSI_LOG", hide_env_values = true,
        value_parser = value::one_of(log::LEVELS))]
    log: tracing::Level,
    /// How it is told: lines for people, or an object of JSON a line
    #[arg(long, value_name = "FORMAT", default_value = "text", env = "JERSI_LOG_FORMAT", hide_env_values = true,
        value_parser = value::one_of(Format::ALL))]
    log_format: Format,
}

impl OpsOptions {
    /// Begins to tell what happens.
    pub fn begin_log(&self) {
        log::begin(self.log, self.log_format);
    }

    /// Takes the port for who runs it.
    pub fn bind(&self) -> Result<Option<OpsPort>, Failure> {
        let Some(text) = &self.ops_addr else { return Ok(None) };
        let address = Address::read(text)?;
        let port = OpsPort::bind(&address.resolve()?).map_err(|error| cannot_listen(&address, &error))?;
        Ok(Some(port))
    }

    /// Limits, with the time of the end.
    pub fn limits(&self, limits: Limits) -> Limits {
        // Who was told last must still find the server, to be told where else to go.
        Limits { drain: self.drain, goodbyes: self.drain.mul_f64(0.75), ..limits }
    }
}

/// Answers there, and says where.
pub fn open(port: OpsPort, club: Option<&Club>, limits: &Limits) -> OpenOpsPort {
    club::note(&ServeNote::OpsAt(format!("http://{}/", port.address())));
    port.open(club, limits.connections)
}
