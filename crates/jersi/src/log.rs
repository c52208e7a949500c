//! What a server tells of its work, on standard error: a line for each thing, if it is as grave as was asked for.

use std::fmt::{self, Write as _};

use jersi_terminal::line::tell;
use tracing::field::{Field, Visit};
use tracing::span::{Attributes, Id, Record};
use tracing::{Event, Level, Metadata, Subscriber};

/// Words of `--log`, the gravest first.
pub const LEVELS: [(&str, Level); 4] =
    [("error", Level::ERROR), ("warn", Level::WARN), ("info", Level::INFO), ("debug", Level::DEBUG)];

/// Begins to tell. A second beginning changes nothing.
pub fn begin(level: Level) {
    // Only a test would come twice.
    let _ = tracing::subscriber::set_global_default(Lines { level });
}

/// Lines on standard error, of our own crates only: what libraries tell could hold anything.
struct Lines {
    level: Level,
}

impl Subscriber for Lines {
    fn enabled(&self, about: &Metadata<'_>) -> bool {
        about.is_event() && *about.level() <= self.level && about.target().starts_with("jersi")
    }

    fn event(&self, event: &Event<'_>) {
        let mut line = Line::default();
        event.record(&mut line);
        let level = event.metadata().level().as_str().to_ascii_lowercase();
        tell(&format!("{level}: {}{}", line.message, line.rest));
    }

    // Nothing here is told as a span.
    fn new_span(&self, _: &Attributes<'_>) -> Id {
        Id::from_u64(1)
    }

    fn record(&self, _: &Id, _: &Record<'_>) {}

    fn record_follows_from(&self, _: &Id, _: &Id) {}

    fn enter(&self, _: &Id) {}

    fn exit(&self, _: &Id) {}
}

/// What an event says, then its values by their names.
#[derive(Default)]
struct Line {
    message: String,
    rest: String,
}

impl Visit for Line {
    fn record_str(&mut self, field: &Field, value: &str) {
        self.record_debug(field, &format_args!("{value}"));
    }

    fn record_debug(&mut self, field: &Field, value: &dyn fmt::Debug) {
        // Writing to a string does not fail.
        let _ = match field.name() {
            "message" => write!(self.message, "{value:?}"),
            name => write!(self.rest, " {name}={value:?}"),
        };
    }
}
