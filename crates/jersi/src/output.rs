//! Standard output for commands: errors are returned, never swallowed and never a panic. What people read is shown
//! (`jersi_terminal::streams`); what programs read is carried as it is, by functions that say so.

use std::io::Write;
use std::path::Path;

pub use jersi_terminal::streams::{Out, bar, carry, out, out_is_terminal, say_at, tell, tell_lines};
use serde_json::Value;

use crate::failure::Failure;
use crate::whole_file;

/// Prints a text for people.
pub fn print(text: &str) -> Result<(), Failure> {
    let mut out = out();
    out.write_all(text.as_bytes())?;
    Ok(out.flush()?)
}

/// Prints an answer for programs, on one line.
pub fn carry_json(answer: &Value) -> Result<(), Failure> {
    carry_bytes(format!("{answer}\n").as_bytes())
}

/// Prints bytes for programs and files.
pub fn carry_bytes(bytes: &[u8]) -> Result<(), Failure> {
    let mut out = carry();
    out.write_all(bytes)?;
    Ok(out.flush()?)
}

/// Writes a text to a file, whole or not at all; to standard output if there is none, or for `-`.
pub fn write_or_carry(path: Option<&str>, text: &str) -> Result<(), Failure> {
    match path {
        None | Some("-") => carry_bytes(text.as_bytes()),
        Some(path) => {
            let path = Path::new(path);
            whole_file::write(path, text).map_err(|error| whole_file::unwritable(path, &error))
        }
    }
}
