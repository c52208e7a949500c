//! JRN, our own record format. `docs/jrn.md` describes it.

mod escape;
mod lines;
mod read;
mod scan;
mod write;

pub use read::read_jrn;
pub use write::write_jrn;

use crate::foreign_text::steers;

/// The version that is written. Every version with the same first number can be read.
pub const JRN_VERSION: u32 = 1;

/// The name of the first tag.
const VERSION_TAG: &str = "JRN";

/// Signs that a turn must not hold unless it is in quotation marks.
const RESERVED: [char; 8] = ['{', '}', '(', ')', '[', ']', '"', '\\'];

/// Whether a turn can be written as it is, without quotation marks.
fn is_plain_turn(text: &str) -> bool {
    text.starts_with(|c: char| c.is_alphabetic() || matches!(c, '#' | '$' | '/'))
        && text.chars().all(|c| is_turn_char(c) && !steers(c))
}

/// Whether a turn without quotation marks may go on with this character.
fn is_turn_char(c: char) -> bool {
    !(c.is_whitespace() || c.is_control() || RESERVED.contains(&c))
}

/// Whether the name of a tag can be written as it is, without quotation marks.
fn is_plain_name(text: &str) -> bool {
    !text.is_empty() && text.chars().all(is_name_char)
}

fn is_name_char(c: char) -> bool {
    c.is_ascii_alphanumeric() || matches!(c, '_' | '-')
}
