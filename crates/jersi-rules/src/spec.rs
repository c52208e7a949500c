//! How people and programs say which game they mean: one door for every form.

mod near;
mod value;

pub use near::nearest_word;
pub use value::SpecValue;
