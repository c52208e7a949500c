//! What one visitor may take, so that others are still answered.

use std::time::Duration;

/// How long and how much: every connection ends within these limits, whatever the other side does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// Connections that are served at the same time.
    pub connections: usize,
    /// Connections beyond them that are told 503 at the same time; more wait in the queue of the system.
    pub refusals: usize,
    /// From a connection's begin, or its last answer, to the whole head of its next request: slow heads and idle
    /// connections alike.
    pub head: Duration,
    /// Without a byte of the answer taken by the other side.
    pub stall: Duration,
    /// For a connection altogether; a browser begins another one by itself.
    pub connection: Duration,
    /// For answers under way once the connection, or the server, is to end.
    pub farewell: Duration,
    /// How long a server that was asked to end goes on answering, while it is not ready and its sockets are told goodbye.
    pub drain: Duration,
    /// The part of that in which all sockets are told, one after the other.
    pub goodbyes: Duration,
    /// Bytes of the head of a request; hyper takes no less than 8192.
    pub head_bytes: usize,
    /// Header fields of a request.
    pub fields: usize,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            connections: 256,
            refusals: 32,
            head: Duration::from_secs(15),
            stall: Duration::from_secs(30),
            connection: Duration::from_mins(10),
            farewell: Duration::from_secs(2),
            drain: Duration::ZERO,
            goodbyes: Duration::ZERO,
            head_bytes: 16 * 1024,
            fields: 64,
        }
    }
}
