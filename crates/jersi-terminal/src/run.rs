//! The loop on a real terminal: input, time and thoughts in, frames out.

mod guard;
#[cfg(unix)]
mod signals;
#[cfg(not(unix))]
#[path = "run/no_signals.rs"]
mod signals;

use std::io::{self, Stdout};
use std::time::{Duration, Instant};

use crossterm::execute;
use crossterm::terminal::{Clear, ClearType};
use ratatui::Terminal;
use ratatui::backend::CrosstermBackend;

pub use guard::{Guard, restore_on_panic};
use signals::{Signal, Signals};

use crate::app::{App, Effect, Event};
use crate::draw::draw;
use crate::mind::{Means, Minds};
use crate::streams;

/// How long the loop waits for a key before it looks at the rest.
const BEAT: Duration = Duration::from_millis(40);

/// The number of the signal that tells of a terminal that is gone.
const HANG_UP: i32 = 1;

/// What came of waiting for a key.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Awaited {
    /// Perhaps something; it is worth a look.
    Something,
    /// The terminal is gone.
    Gone,
}

/// How the screen was left.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Left {
    /// Somebody quit.
    Quit,
    /// The terminal is gone, or the system wants an end: the number of the signal.
    Signal(i32),
}

/// Runs the screen until somebody leaves or the terminal is gone. The game is the app's to keep.
pub fn run(app: &mut App, means: Means) -> io::Result<Left> {
    let signals = Signals::listen()?;
    let (mut minds, thoughts) = Minds::new(means);
    let mut guard = Guard::enter()?;
    let mut terminal = fresh()?;
    let begun = Instant::now();
    let mut events = vec![Event::Tick(Duration::ZERO)];
    let mut changed = true;
    let mut size = None;
    loop {
        // Asked for each time: a window that changes before anybody listens is not told.
        let now = crossterm::terminal::size()?;
        changed |= size.replace(now) != Some(now);
        changed |= app.has_clock() || events.iter().any(|event| !matches!(event, Event::Tick(_)));
        let mut effects = Vec::new();
        for event in events.drain(..) {
            effects.extend(app.handle(event));
        }
        changed |= !effects.is_empty();
        for effect in effects {
            match effect {
                Effect::Think(job) => minds.give(*job),
                Effect::Quit => return Ok(Left::Quit),
                Effect::Suspend => terminal = suspend(&mut guard, || signals.stop_all())?,
            }
        }
        // Nobody pays for frames in which nothing is new.
        if std::mem::take(&mut changed) {
            paint(app, &mut terminal)?;
        }
        if signals::wait_for_input(BEAT)? == Awaited::Gone {
            return Ok(Left::Signal(HANG_UP));
        }
        // All that has come, so that a long paste is one frame.
        while crossterm::event::poll(Duration::ZERO)? {
            events.push(Event::Input(crossterm::event::read()?));
        }
        events.extend(thoughts.try_iter().map(Event::Thought));
        events.push(Event::Tick(begun.elapsed()));
        for signal in signals.pending() {
            match signal {
                Signal::Leave(number) => return Ok(Left::Signal(number)),
                Signal::Suspend => terminal = suspend(&mut guard, signals::stop_here)?,
                Signal::Resume => {
                    guard.renew()?;
                    terminal = fresh()?;
                }
            }
            changed = true;
        }
    }
}

type Screen = Terminal<CrosstermBackend<Stdout>>;

/// An empty screen. A terminal's own way to clear asks it where the cursor is, and not every terminal answers.
fn fresh() -> io::Result<Screen> {
    execute!(streams::screen(), Clear(ClearType::All))?;
    Terminal::new(CrosstermBackend::new(streams::screen()))
}

fn paint(app: &mut App, terminal: &mut Screen) -> io::Result<()> {
    let mut hits = crate::Hits::default();
    terminal.draw(|frame| hits = draw(app, frame))?;
    app.drawn(hits);
    Ok(())
}

/// Gives the terminal back, stops, and takes it again when the shell lets us go on.
fn suspend(guard: &mut Guard, stop: impl FnOnce() -> io::Result<()>) -> io::Result<Screen> {
    guard.leave()?;
    stop()?;
    guard.renew()?;
    fresh()
}
