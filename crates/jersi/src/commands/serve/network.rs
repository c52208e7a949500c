//! By which address other machines of the network reach this one.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr, UdpSocket};

/// Addresses that are kept for examples: nobody is there. The system chooses from where it would send, and nothing is sent.
const NOBODY: [(IpAddr, IpAddr); 2] = [
    (IpAddr::V4(Ipv4Addr::UNSPECIFIED), IpAddr::V4(Ipv4Addr::new(192, 0, 2, 1))),
    (IpAddr::V6(Ipv6Addr::UNSPECIFIED), IpAddr::V6(Ipv6Addr::new(0x2001, 0xdb8, 0, 0, 0, 0, 0, 1))),
];

/// The address of this machine in its network; none if it is in none.
pub fn own_address() -> Option<IpAddr> {
    NOBODY.into_iter().find_map(|(from, to)| {
        let socket = UdpSocket::bind(SocketAddr::new(from, 0)).ok()?;
        socket.connect(SocketAddr::new(to, 9)).ok()?;
        let own = socket.local_addr().ok()?.ip();
        (!own.is_loopback() && !own.is_unspecified()).then_some(own)
    })
}
