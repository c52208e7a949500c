//! How many connections the system allows.

/// What the program itself needs: its page, its store, its output.
const OWN: usize = 64;

/// So many connections, or as many as the system allows once it was asked for more.
#[cfg(unix)]
pub fn room_for(connections: usize) -> usize {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
    let wanted = (connections + OWN) as u64;
    let Rlimit { current, maximum } = getrlimit(Resource::Nofile);
    let Some(current) = current else { return connections };
    if current >= wanted {
        return connections;
    }
    let most = maximum.map_or(wanted, |most| most.min(wanted));
    // Where this is refused the old limit stands.
    let granted = match setrlimit(Resource::Nofile, Rlimit { current: Some(most), maximum }) {
        Ok(()) => most,
        Err(_) => current,
    };
    connections.min((granted as usize).saturating_sub(OWN).max(1))
}

/// Elsewhere connections are no files.
#[cfg(not(unix))]
pub fn room_for(connections: usize) -> usize {
    connections
}

#[cfg(all(test, unix))]
mod tests {
    use super::*;

    #[test]
    fn there_is_room_for_what_the_system_allows() {
        assert_eq!(room_for(10), 10);
        let most = room_for(usize::MAX / 2);
        assert!(most >= 10);
    }
}
