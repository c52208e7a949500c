//! Practising, for `jersi puzzles` and `jersi lesson`: at the full screen or line by line, and kept.

mod notebook;

use std::io::{self, IsTerminal};
use std::process::ExitCode;
use std::time::Duration;

use jersi_terminal::line::{Ended, Input, PracticeSession, listen};
use jersi_terminal::{App, Left, Means, Practice, Start, snapshot};
use jersi_words::PlayWords;

pub use notebook::Notebook;

use super::play::open_input;
use super::play::screen_options::{ScreenOptions, Size};
use crate::failure::{self, Failure};
use crate::output;

/// Memory of whoever thinks at the full screen, where nobody does.
const MEANS: Means = Means { hash_mib: 1, threads: 1 };

/// Practises until somebody leaves, or nothing is left.
pub fn run(
    words: &'static dyn PlayWords,
    practice: Practice,
    screen: &ScreenOptions,
    keep_going: bool,
    news: Vec<String>,
) -> Result<ExitCode, Failure> {
    if screen.snapshot || screen.is_full() {
        return full_screen(words, practice, screen, news);
    }
    for line in &news {
        output::tell(line);
    }
    let interactive = io::stdin().is_terminal();
    let mut input = match open_input(interactive)? {
        Input::Terminal(editor) => Input::Terminal(Box::new(editor.for_practice())),
        plain @ Input::Plain(_) => plain,
    };
    let columns = match &mut input {
        Input::Terminal(editor) => Some(editor.columns().unwrap_or(80)),
        Input::Plain(_) => None,
    };
    let mut session = PracticeSession::new(words, practice, output::out(), columns);
    session.open()?;
    match listen(&mut session, &mut input, interactive, keep_going)? {
        Ended::Left => Ok(ExitCode::SUCCESS),
        Ended::Refused => Ok(ExitCode::from(1)),
    }
}

fn full_screen(
    words: &'static dyn PlayWords,
    practice: Practice,
    screen: &ScreenOptions,
    news: Vec<String>,
) -> Result<ExitCode, Failure> {
    let look = screen.look();
    let start = Start {
        words,
        look,
        table: practice.table(),
        offered: None,
        review: false,
        damaged: None,
        news,
        limits: None,
        pace: Duration::ZERO,
        practice: Some(practice),
    };
    let mut app = App::practising(start);
    if screen.snapshot {
        let Size(width, height) = screen.snapshot_size();
        let frame = snapshot::frame(&mut app, width, height);
        let text = if look.is_plain() { snapshot::text(&frame) } else { snapshot::ansi(&frame) };
        // The colours of the frame are ours; no cell of it steers.
        output::carry_bytes(text.as_bytes())?;
        return Ok(ExitCode::SUCCESS);
    }
    let left = jersi_terminal::run(&mut app, MEANS).map_err(|error| failure::io(&error))?;
    // What there was to say when nothing was left.
    for line in app.last_words() {
        output::tell(line);
    }
    Ok(match left {
        Left::Quit => ExitCode::SUCCESS,
        Left::Signal(number) => ExitCode::from(u8::try_from(128 + number).unwrap_or(1)),
    })
}
