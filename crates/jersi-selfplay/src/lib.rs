//! Games that the engine plays against itself, to learn from.
//!
//! [`Terms`] say how games are made, [`Player::play`] makes the game with a number, always the same one. A [`Chunk`] is a file
//! of games, [`replay`] goes through the positions of one, and [`Exporter`] keeps those worth learning from as
//! records of a fixed size ([`PositionRecord`]). The crate does no I/O; `docs/training.md` tells the formats.
//!
//! ```
//! use jersi_selfplay::{Mix, Player, Terms};
//!
//! let terms = Terms { nodes: 20, ..Terms::new(Mix::Home) };
//! let mut player = Player::new(&terms, None);
//! let game = player.play(7, &|| false).expect("nobody stops it");
//! let _ = player.play(6, &|| false);
//! assert_eq!(Some(game), player.play(7, &|| false), "whatever was played before");
//! ```

#![forbid(unsafe_code)]
#![cfg_attr(not(test), deny(clippy::disallowed_methods))]

mod adjudicate;
mod bytes;
mod canonical;
mod chunk;
mod export;
mod game;
mod mix;
mod opening;
mod player;
mod position_record;
mod replay;
mod start;
mod terms;

pub use canonical::{Seen, canonical_hash};
pub use chunk::{CHUNK_GAMES, Chunk, ChunkFault};
pub use export::{Exported, Exporter};
pub use game::{Decision, End, Game, GameResult};
pub use mix::Mix;
pub use player::Player;
pub use position_record::{PositionRecord, RECORD_BYTES};
pub use replay::{GameFault, replay};
pub use start::Start;
pub use terms::{BadTerms, Terms};
