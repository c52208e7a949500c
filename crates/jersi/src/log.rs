//! What a server tells of its work, on standard error: a line for each thing, if it is as grave as was asked for.

use std::fmt::{self, Write as _};
use std::time::{SystemTime, UNIX_EPOCH};

use jersi_game::CivilTime;
use jersi_terminal::line::tell;
use serde_json::{Map, Value};
use tracing::field::{Field, Visit};
use tracing::span::{Attributes, Id};
use tracing::{Event, Level, Metadata, Subscriber};
use tracing_subscriber::layer::{Context, Layer, SubscriberExt as _};
use tracing_subscriber::registry::{LookupSpan, Registry};

/// Words of `--log`, the gravest first.
pub const LEVELS: [(&str, Level); 4] =
    [("error", Level::ERROR), ("warn", Level::WARN), ("info", Level::INFO), ("debug", Level::DEBUG)];

/// How a line is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Format {
    /// For people; whoever keeps it adds the time.
    Text,
    /// An object of JSON, for programs.
    Json,
}

impl Format {
    /// Words of `--log-format`.
    pub const ALL: [(&str, Format); 2] = [("text", Format::Text), ("json", Format::Json)];
}

/// Begins to tell. A second beginning changes nothing.
pub fn begin(level: Level, format: Format) {
    // Only a test would come twice.
    let _ = tracing::subscriber::set_global_default(Registry::default().with(Lines { level, format }));
}

/// Lines on standard error, of our own crates only: what libraries tell could hold anything.
struct Lines {
    level: Level,
    format: Format,
}

impl<S: Subscriber + for<'span> LookupSpan<'span>> Layer<S> for Lines {
    fn enabled(&self, about: &Metadata<'_>, _: Context<'_, S>) -> bool {
        // Spans are there whatever lines are wanted: they name the request that a line is about.
        about.target().starts_with("jersi") && (about.is_span() || *about.level() <= self.level)
    }

    fn on_new_span(&self, attributes: &Attributes<'_>, id: &Id, context: Context<'_, S>) {
        let mut fields = Fields::default();
        attributes.record(&mut fields);
        if let Some(span) = context.span(id) {
            span.extensions_mut().insert(fields);
        }
    }

    fn on_event(&self, event: &Event<'_>, context: Context<'_, S>) {
        let mut fields = Fields::default();
        event.record(&mut fields);
        for span in context.event_scope(event).into_iter().flatten() {
            if let Some(Fields { rest, .. }) = span.extensions().get() {
                // The name of a request is `id` in its own span.
                let named = |(name, value): &(&'static str, Value)| match *name {
                    "id" => (span.name(), value.clone()),
                    name => (name, value.clone()),
                };
                fields.rest.extend(rest.iter().map(named));
            }
        }
        let level = event.metadata().level().as_str().to_ascii_lowercase();
        tell(&match self.format {
            Format::Text => fields.text(&level),
            Format::Json => fields.json(level),
        });
    }
}

/// What an event or a span says, then its values by their names.
#[derive(Default)]
struct Fields {
    message: String,
    rest: Vec<(&'static str, Value)>,
}

impl Fields {
    fn text(self, level: &str) -> String {
        let mut line = format!("{level}: {}", self.message);
        for (name, value) in self.rest {
            // Writing to a string does not fail.
            let _ = match value {
                Value::String(text) => write!(line, " {name}={text}"),
                value => write!(line, " {name}={value}"),
            };
        }
        line
    }

    fn json(self, level: String) -> String {
        let mut line = Map::new();
        line.insert("time".to_owned(), now().into());
        line.insert("level".to_owned(), level.into());
        line.insert("message".to_owned(), self.message.into());
        line.extend(self.rest.into_iter().map(|(name, value)| (name.to_owned(), value)));
        Value::Object(line).to_string()
    }
}

impl Visit for Fields {
    fn record_u64(&mut self, field: &Field, value: u64) {
        self.rest.push((field.name(), value.into()));
    }

    fn record_i64(&mut self, field: &Field, value: i64) {
        self.rest.push((field.name(), value.into()));
    }

    fn record_bool(&mut self, field: &Field, value: bool) {
        self.rest.push((field.name(), value.into()));
    }

    fn record_str(&mut self, field: &Field, value: &str) {
        self.rest.push((field.name(), value.into()));
    }

    fn record_debug(&mut self, field: &Field, value: &dyn fmt::Debug) {
        match field.name() {
            "message" => self.message = format!("{value:?}"),
            name => self.rest.push((name, format!("{value:?}").into())),
        }
    }
}

/// `2026-11-16T09:30:15.123Z`.
fn now() -> String {
    // A machine before 1970 has no time to tell.
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    CivilTime::at(since.as_secs()).rfc3339(since.subsec_millis())
}
