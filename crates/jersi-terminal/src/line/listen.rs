//! Listening to lines, one after the other.

use std::io;

use jersi_rules::Position;
use jersi_words::Trouble;

use super::input::{Heard, Input};
use super::refused::{Refused, Stop};
use super::session::Flow;
use super::words::Words;
use crate::streams::tell_lines;

/// How listening ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ended {
    /// At the end of the input, or because somebody left.
    Left,
    /// A line was refused, and nobody was there to mend it.
    Refused,
}

/// Who is told lines: a game, or an exercise.
pub trait Lines {
    /// The words of the language.
    fn words(&self) -> Words;

    /// Sends what was said.
    fn flush(&mut self) -> io::Result<()>;

    /// The lines that were typed before anybody listened.
    fn typed_ahead(&mut self) -> String;

    /// Who is asked for what, before the cursor.
    fn prompt(&self) -> String;

    /// The position whose turns are completed.
    fn position(&self) -> Position;

    /// Does what a line asks.
    fn line(&mut self, text: &str) -> Result<Flow, Stop>;
}

/// Listens until the end of the input or `quit`. Where nobody can mend a refused line, the first one ends it, unless it
/// is to go on all the same. The lines of a pipe are told by their numbers.
pub fn listen(
    session: &mut impl Lines,
    input: &mut Input,
    interactive: bool,
    keep_going: bool,
) -> io::Result<Ended> {
    let words = session.words();
    let mut interrupted = false;
    for number in 1_usize.. {
        session.flush()?;
        input.hear_first(&session.typed_ahead());
        let heard = input.next(&session.prompt(), Some(&session.position()))?;
        let again = std::mem::replace(&mut interrupted, heard == Heard::Interrupted);
        let done = match heard {
            Heard::End => break,
            Heard::Interrupted if again => break,
            Heard::Interrupted => {
                tell(&words.trouble(Trouble::HowToLeave));
                continue;
            }
            Heard::Line(line) => session.line(&line),
            Heard::NotUtf8(at) => Err(Stop::Refused(Refused::new(words.line_not_utf8(at)))),
            Heard::TooLong => Err(Stop::Refused(Refused::new(words.trouble(Trouble::TooLong)))),
        };
        match done {
            Ok(Flow::On) => {}
            Ok(Flow::Quit) => break,
            Err(Stop::Io(error)) => return Err(error),
            Err(Stop::Refused(refused)) => {
                session.flush()?;
                tell_lines(refused.render(words, (!interactive).then_some(number)).trim_end());
                if !interactive && !keep_going {
                    return Ok(Ended::Refused);
                }
            }
        }
    }
    Ok(Ended::Left)
}

pub use crate::streams::tell;
