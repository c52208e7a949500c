//! The games that the program keeps: where they are, what they are called, and what can be done with them.

pub mod date;
mod progress;
mod shelf;
mod store;

pub use progress::{Found, NotKept};
pub use shelf::{NotDone, Shelf, strike_programs};
pub use store::{Kept, Store, id_of};
