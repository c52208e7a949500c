//! Numbered work in shards: pairs of a match, games of self-play, cells of a laboratory.
//!
//! Work is numbered from 0. A [`Shard`] says which numbers are done here, a [`Plan`] which of them are still missing,
//! [`run`] does them on some threads, and a [`Merge`] puts together what several shards made. The crate knows nothing of
//! what is done, keeps no file and listens to no signal: whoever runs something brings that along.
//!
//! ```
//! use std::collections::BTreeMap;
//! use std::ops::ControlFlow;
//!
//! use jersi_shard::{Bench, Ended, Plan, Shard, run};
//!
//! let shard: Shard = "2/3".parse()?;
//! // Ten pieces, of which this shard has 1, 4 and 7; the first is there from before.
//! let plan = Plan::new(10).of_shard(shard).without([1]);
//! let mut squares = BTreeMap::new();
//! let ended = run(
//!     plan.missing(),
//!     2,
//!     &|| false,
//!     &|| |number: u64, bench: &Bench<'_, u64>| bench.hand_over(number * number),
//!     |number, square| {
//!         squares.insert(number, square);
//!         Ok::<_, std::convert::Infallible>(ControlFlow::Continue(()))
//!     },
//! );
//! assert_eq!(ended, Ok(Ended::Done));
//! assert_eq!(squares, BTreeMap::from([(4, 16), (7, 49)]));
//! # Ok::<(), jersi_shard::BadShard>(())
//! ```

#![forbid(unsafe_code)]
#![cfg_attr(not(test), deny(clippy::disallowed_methods))]

mod in_order;
mod merge;
mod plan;
mod run;
mod shard;

pub use in_order::InOrder;
pub use merge::{Merge, MergeFault};
pub use plan::Plan;
pub use run::{Bench, Ended, Stopped, run};
pub use shard::{BadShard, Shard};
