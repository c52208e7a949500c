//! A line of JSON that asks something: the keys of the reference files, checked and turned into a game.

use jersi_rules::notation::{read_turn, write_position};
use jersi_rules::{GameSpec, Lang, Position, SpecError, SpecFault, SpecValue, Wanted};
use serde_json::{Map, Value};

/// Why a line cannot be answered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Complaint {
    /// An identifier for programs.
    pub code: &'static str,
    /// What is wrong and what would be right.
    pub message: String,
}

impl Complaint {
    /// A complaint with this code.
    pub fn new(code: &'static str, message: impl Into<String>) -> Complaint {
        Complaint { code, message: message.into() }
    }

    /// The answer to the line.
    pub fn to_json(&self) -> Value {
        serde_json::json!({ "error": { "code": self.code, "message": self.message } })
    }
}

impl From<SpecError> for Complaint {
    fn from(error: SpecError) -> Complaint {
        Complaint::new(error.code(), error.to_string())
    }
}

/// What a question may say beside the game.
const ASKED: [&str; 6] = ["start", "placements", "partial", "depth", "turns", "turn"];

/// What files of questions tell beside a question: the answer, and what it is about. It is passed over.
const BESIDE: [&str; 21] = [
    "actions",
    "after",
    "answer",
    "blocked",
    "board",
    "case",
    "count",
    "deep",
    "engine_result",
    "final",
    "nodes",
    "nodes_actions",
    "nodes_stop_at_kunti",
    "note",
    "phase",
    "reason",
    "result",
    "source",
    "theme",
    "to_act",
    "ways",
];

fn is_known(key: &str) -> bool {
    GameSpec::is_key(key) || ASKED.contains(&key) || BESIDE.contains(&key)
}

/// The keys that mean something.
fn known_keys() -> Vec<&'static str> {
    GameSpec::KEYS.into_iter().chain(ASKED).collect()
}

/// What a line asks about.
#[derive(Clone, Debug)]
pub struct Question {
    keys: Map<String, Value>,
}

impl Question {
    /// Reads one line.
    pub fn read(line: &[u8]) -> Result<Question, Complaint> {
        let text = std::str::from_utf8(line).map_err(|error| {
            let column = String::from_utf8_lossy(&line[..error.valid_up_to()]).chars().count() + 1;
            let message = format!("not UTF-8: what stands at column {column} of the line is no character");
            Complaint::new("bad-encoding", message)
        })?;
        match serde_json::from_str::<Value>(text.trim_start_matches('\u{FEFF}')) {
            Ok(Value::Object(keys)) => match keys.keys().find(|key| !is_known(key)) {
                None => Ok(Question { keys }),
                Some(key) => Err(SpecError::unknown_key(key, &known_keys()).into()),
            },
            Ok(_) => Err(Complaint::new(
                "not-an-object",
                "a line is one JSON object, such as {\"edition\":\"4.8\"}",
            )),
            Err(error) => Err(Complaint::new("bad-json", format!("not JSON: {error}"))),
        }
    }

    /// The value of a key; null is the same as none.
    fn get(&self, key: &str) -> Option<&Value> {
        self.keys.get(key).filter(|value| !value.is_null())
    }

    fn typed<'a, T>(
        &'a self,
        key: &str,
        wanted: Wanted,
        take: impl Fn(&'a Value) -> Option<T>,
    ) -> Result<Option<T>, Complaint> {
        match self.get(key) {
            None => Ok(None),
            Some(value) => match take(value) {
                Some(taken) => Ok(Some(taken)),
                None => Err(SpecError::of_value(key, wanted, &spec_value(value)).into()),
            },
        }
    }

    /// The value of a key as text.
    pub fn text(&self, key: &str) -> Result<Option<&str>, Complaint> {
        self.typed(key, Wanted::Text, Value::as_str)
    }

    /// The value of a key as a list of texts.
    pub fn texts(&self, key: &str) -> Result<Option<Vec<&str>>, Complaint> {
        self.typed(key, Wanted::Texts, |value| value.as_array()?.iter().map(Value::as_str).collect())
    }

    /// The value of a key as a whole number.
    pub fn number(&self, key: &str) -> Result<Option<u64>, Complaint> {
        self.typed(key, Wanted::Number, Value::as_u64)
    }

    /// The game that the keys tell: 4.8 with its reserve unless told otherwise. `reserve` means nothing before 4.8.
    fn spec(&self) -> Result<GameSpec, Complaint> {
        let told = self.keys.iter().filter(|(key, value)| GameSpec::is_key(key) && !value.is_null());
        Ok(GameSpec::from_keys(told.map(|(key, value)| (key.as_str(), spec_value(value))))?)
    }

    /// The position asked about: after the placements if there are any, else `position` or `start`, else
    /// the setting's; and after the part of a turn that is already played.
    pub fn position(&self) -> Result<Position, Complaint> {
        let spec = self.spec()?;
        let (position, start) = (self.text("position")?, self.text("start")?);
        if let (Some(position), Some(start)) = (position, start)
            && position != start
        {
            let message = "\"position\" and \"start\" are two names of one thing, and they differ";
            return Err(Complaint::new("start-differs", message));
        }
        let begun = match (self.texts("placements")?, start) {
            (Some(placements), _) => {
                let placed = placed(spec.clone().without_position(), &placements)?;
                match position.or(start) {
                    Some(start) if begin(&spec.at_position(start))? != placed => {
                        let message =
                            format!("the placements lead to {}, not to the start", write_position(&placed));
                        return Err(Complaint::new("start-differs", message));
                    }
                    _ => placed,
                }
            }
            // A line of a game tells its setting beside the start that came of it.
            (None, Some(start)) => begin(&spec.at_position(start))?,
            (None, None) => begin(&spec)?,
        };
        self.with_partial(begun)
    }

    fn with_partial(&self, position: Position) -> Result<Position, Complaint> {
        match self.text("partial")? {
            None | Some("") => Ok(position),
            Some(partial) => {
                let after = play(&position, partial).map_err(|why| Complaint::new("bad-partial", why))?;
                match after.ransom_so_far() {
                    Some(_) => Ok(after),
                    None => {
                        let message = format!("{partial:?} is no unfinished part of a turn with a ransom");
                        Err(Complaint::new("bad-partial", message))
                    }
                }
            }
        }
    }
}

/// The start of a game.
fn begin(spec: &GameSpec) -> Result<Position, Complaint> {
    let start = spec.start().map_err(|error| {
        let at = match (&error.fault, spec.text("position"), &error.span) {
            (SpecFault::Position(bad), Some(text), Some(span)) if bad.span().is_some() => {
                let before = text.get(..span.start).map_or(0, |before| before.chars().count());
                format!(" (at character {})", before + 1)
            }
            _ => String::new(),
        };
        Complaint::new(error.code(), format!("{error}{at}"))
    })?;
    Ok(start.position)
}

/// The position after placements on the empty board of the free setting.
fn placed(mut spec: GameSpec, placements: &[&str]) -> Result<Position, Complaint> {
    if spec.text("setting").is_none() {
        spec.set("setting", SpecValue::Text("free"))?;
    }
    placements.iter().enumerate().try_fold(begin(&spec)?, |position, (n, place)| {
        play(&position, place)
            .map_err(|why| Complaint::new("illegal-placement", format!("placement {}, {why}", n + 1)))
    })
}

/// A value of JSON as every other form has it.
fn spec_value(value: &Value) -> SpecValue<'_> {
    match value {
        Value::String(text) => SpecValue::Text(text),
        Value::Bool(flag) => SpecValue::Flag(*flag),
        other => other.as_u64().map_or_else(|| SpecValue::Other(other.to_string()), SpecValue::Number),
    }
}

/// The position after a written turn, or why it is not legal.
pub fn play(position: &Position, turn: &str) -> Result<Position, String> {
    match read_turn(position, turn) {
        Ok(read) => Ok(read.after),
        Err(fault) => Err(format!("{turn}: {}", fault.say(Lang::EN))),
    }
}
