//! One suite for every sort of store: each test is compiled once, and run on a file, on a server, and on a server by two nodes.

mod common;
// Its name says what it needs: where there is no PostgreSQL, such tests are left out.
#[path = "between/mod.rs"]
mod postgres_between;
mod suite;

use std::future::Future;

use common::Ground;

tokio::task_local! {
    /// Where the test that runs keeps its games.
    static GROUND: Ground;
}

/// Where the test that runs keeps its games.
fn ground() -> Ground {
    GROUND.get()
}

/// Runs a test on a ground, on threads of its own.
fn run(ground: Ground, threads: bool, test: impl Future<Output = ()>) {
    let mut builder = if threads {
        tokio::runtime::Builder::new_multi_thread()
    } else {
        tokio::runtime::Builder::new_current_thread()
    };
    let runtime = builder.worker_threads(4).enable_all().build().expect("a runtime");
    runtime.block_on(GROUND.scope(ground, test));
}

/// Tests for each of these functions, named after it and the ground. `threads` is for those where several do something at once.
macro_rules! on_every_ground {
    (@one $name:ident, $threads:literal) => {
        mod $name {
            use crate::common::Ground;

            #[test]
            fn sqlite() {
                crate::run(Ground::File, $threads, super::$name());
            }

            #[test]
            fn postgres() {
                crate::run(Ground::Server, $threads, super::$name());
            }

            #[test]
            fn postgres_two_nodes() {
                crate::run(Ground::TwoNodes, $threads, super::$name());
            }
        }
    };
    (@all [threads $name:ident $(, $($rest:tt)*)?]) => {
        crate::on_every_ground!(@one $name, true);
        $(crate::on_every_ground!(@all [$($rest)*]);)?
    };
    (@all [$name:ident $(, $($rest:tt)*)?]) => {
        crate::on_every_ground!(@one $name, false);
        $(crate::on_every_ground!(@all [$($rest)*]);)?
    };
    (@all []) => {};
    ($($tests:tt)*) => {
        crate::on_every_ground!(@all [$($tests)*]);
    };
}

use on_every_ground;
