//! One suite for every sort of store.

mod common;

/// In a file.
#[path = "."]
mod sqlite {
    const GROUND: crate::common::Ground = crate::common::Ground::File;

    #[path = "suite/mod.rs"]
    mod suite;
}

/// On a server.
#[path = "."]
mod postgres {
    const GROUND: crate::common::Ground = crate::common::Ground::Server;

    #[path = "suite/mod.rs"]
    #[allow(clippy::duplicate_mod, reason = "one suite for every ground")]
    mod suite;
}

/// On a server, by two nodes.
#[path = "."]
mod postgres_two_nodes {
    const GROUND: crate::common::Ground = crate::common::Ground::TwoNodes;

    #[path = "between/mod.rs"]
    mod between;
    #[path = "suite/mod.rs"]
    #[allow(clippy::duplicate_mod, reason = "one suite for every ground")]
    mod suite;
}
