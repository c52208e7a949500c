//! Where a request comes from, and the place that its connection takes.

use std::net::{IpAddr, Ipv4Addr};
use std::sync::Arc;

use tokio::sync::OwnedSemaphorePermit;

use crate::ops::Held;

/// One of the connections that are served at the same time. It is free again when the last clone is gone: a socket keeps
/// the one of the request that became it.
#[derive(Clone, Debug)]
pub struct Place(
    #[allow(dead_code, reason = "it is held, not looked at")] Arc<Option<(OwnedSemaphorePermit, Held)>>,
);

impl Place {
    /// Of a permit; none where places are not counted.
    pub fn new(permit: Option<OwnedSemaphorePermit>) -> Place {
        Place(Arc::new(permit.map(|permit| (permit, Held::of("jersi_connections")))))
    }
}

/// What a connection tells each of its requests.
#[derive(Clone, Debug)]
pub struct Visit {
    /// The other side's address.
    pub from: IpAddr,
    /// The place of the connection.
    pub place: Place,
}

impl Default for Visit {
    /// A request that came over no connection, as in tests.
    fn default() -> Visit {
        Visit { from: Ipv4Addr::LOCALHOST.into(), place: Place::new(None) }
    }
}

/// Addresses that are one for limits: of IPv6 the first 64 bits, which one household has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Household(IpAddr);

impl From<IpAddr> for Household {
    fn from(ip: IpAddr) -> Household {
        Household(match ip.to_canonical() {
            IpAddr::V6(ip) => {
                let mut parts = ip.segments();
                parts[4..].fill(0);
                IpAddr::V6(parts.into())
            }
            ip @ IpAddr::V4(_) => ip,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn household(ip: &str) -> Household {
        ip.parse::<IpAddr>().expect("an address").into()
    }

    #[test]
    fn a_network_of_ipv6_is_one() {
        assert_eq!(household("2001:db8:1:2:3:4:5:6"), household("2001:db8:1:2::1"));
        assert_ne!(household("2001:db8:1:2::1"), household("2001:db8:1:3::1"));
        assert_eq!(household("::ffff:192.0.2.1"), household("192.0.2.1"));
        assert_ne!(household("192.0.2.1"), household("192.0.2.2"));
    }
}
