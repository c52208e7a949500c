//! The program that thinks.

use jersi_engine::ugi::{Client, ClientError, Timeouts};

/// Which program, and how it is to be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ProgramSpec {
    /// The program and its arguments.
    pub command: Vec<String>,
    /// Options that it is told, each with its value.
    pub options: Vec<(String, String)>,
}

impl ProgramSpec {
    /// Starts it, with its options.
    pub(crate) fn start(&self) -> Result<Client, ClientError> {
        let mut client = Client::start(&self.command, Timeouts::default())?;
        for (name, value) in &self.options {
            client.set(name, value)?;
        }
        Ok(client)
    }
}
