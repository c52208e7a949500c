//! A line of JSON that asks something: the keys of the reference files, checked and turned into a game.

use jersi_rules::notation::{PositionTextError, read_position, read_turn, write_position};
use jersi_rules::{Edition, Lang, Position, Rules, Setting, Variant};
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

/// What a line asks about.
#[derive(Clone, Debug)]
pub struct Question {
    keys: Map<String, Value>,
}

impl Question {
    /// Reads one line.
    pub fn read(line: &[u8]) -> Result<Question, Complaint> {
        let text = std::str::from_utf8(line).map_err(|error| {
            let at = error.valid_up_to();
            Complaint::new("bad-encoding", format!("not UTF-8: the byte at offset {at} starts no character"))
        })?;
        match serde_json::from_str(text.trim_start_matches('\u{FEFF}')) {
            Ok(Value::Object(keys)) => Ok(Question { keys }),
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
        wanted: &str,
        take: impl Fn(&'a Value) -> Option<T>,
    ) -> Result<Option<T>, Complaint> {
        match self.get(key) {
            None => Ok(None),
            Some(value) => match take(value) {
                Some(taken) => Ok(Some(taken)),
                None => Err(Complaint::new("bad-key", format!("{key:?} is {wanted}, not {value}"))),
            },
        }
    }

    /// The value of a key as text.
    pub fn text(&self, key: &str) -> Result<Option<&str>, Complaint> {
        self.typed(key, "a text", Value::as_str)
    }

    /// The value of a key as a list of texts.
    pub fn texts(&self, key: &str) -> Result<Option<Vec<&str>>, Complaint> {
        self.typed(key, "a list of texts", |value| value.as_array()?.iter().map(Value::as_str).collect())
    }

    /// The value of a key as a whole number.
    pub fn number(&self, key: &str) -> Result<Option<u64>, Complaint> {
        self.typed(key, "a whole number", Value::as_u64)
    }

    fn flag(&self, key: &str) -> Result<Option<bool>, Complaint> {
        self.typed(key, "true or false", Value::as_bool)
    }

    /// The rules: 4.8 with its reserve unless told otherwise. `reserve` means nothing before 4.8.
    pub fn rules(&self) -> Result<Rules, Complaint> {
        let edition = match self.text("edition")? {
            None => Edition::V4_8,
            Some(id) => Edition::from_id(id).ok_or_else(|| {
                let ids: Vec<&str> = Edition::ALL.iter().map(|edition| edition.id()).collect();
                Complaint::new(
                    "no-such-edition",
                    format!("there is no edition {id:?}; there are {}", ids.join(", ")),
                )
            })?,
        };
        let variant = Variant {
            reserve: self.flag("reserve")?.unwrap_or(true),
            ransom: self.flag("ransom")?.unwrap_or(false),
        };
        Rules::with(edition, variant).map_err(|error| Complaint::new("no-such-variant", error.to_string()))
    }

    /// The position asked about: after the placements if there are any, else `position` or `start`, else
    /// the setting's; and after the part of a turn that is already played.
    pub fn position(&self) -> Result<Position, Complaint> {
        let rules = self.rules()?;
        let written = match (self.text("position")?, self.text("start")?) {
            (Some(position), Some(start)) if position != start => {
                let message = "\"position\" and \"start\" are two names of one thing, and they differ";
                return Err(Complaint::new("start-differs", message));
            }
            (position, start) => position.or(start),
        };
        let begun = match (self.texts("placements")?, written) {
            (Some(placements), written) => {
                let placed = self.placed(rules, &placements)?;
                match written {
                    Some(start) if read(rules, start)? != placed => {
                        let message =
                            format!("the placements lead to {}, not to the start", write_position(&placed));
                        return Err(Complaint::new("start-differs", message));
                    }
                    _ => placed,
                }
            }
            (None, Some(text)) => read(rules, text)?,
            (None, None) => Position::start(rules, self.setting(rules.edition())?),
        };
        self.with_partial(begun)
    }

    fn setting(&self, edition: Edition) -> Result<Setting, Complaint> {
        let id = self.text("setting")?.unwrap_or(Setting::usual(edition).facts().id);
        let guardian = self.flag("mokca")?.unwrap_or(false) && id == "free";
        let seed = self.number("seed")?.unwrap_or(0);
        Setting::named(edition, id, seed, guardian)
            .map_err(|error| Complaint::new("no-such-setting", error.to_string()))
    }

    fn placed(&self, rules: Rules, placements: &[&str]) -> Result<Position, Complaint> {
        let mokca = self.flag("mokca")?.unwrap_or(false);
        let setting = Setting::named(rules.edition(), "free", 0, mokca)
            .map_err(|error| Complaint::new("no-such-setting", error.to_string()))?;
        placements.iter().enumerate().try_fold(Position::start(rules, setting), |position, (n, place)| {
            play(&position, place)
                .map_err(|why| Complaint::new("illegal-placement", format!("placement {}, {why}", n + 1)))
        })
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

fn read(rules: Rules, text: &str) -> Result<Position, Complaint> {
    read_position(rules, text).map_err(|error| {
        let at = match &error {
            PositionTextError::Bad(_) => String::new(),
            other => other.span().map_or(String::new(), |span| {
                let before = text.get(..span.start).map_or(0, |before| before.chars().count());
                format!(" (at character {})", before + 1)
            }),
        };
        Complaint::new("bad-position", format!("{error}{at}"))
    })
}

/// The position after a written turn, or why it is not legal.
pub fn play(position: &Position, turn: &str) -> Result<Position, String> {
    match read_turn(position, turn) {
        Ok(read) => Ok(read.after),
        Err(fault) => Err(format!("{turn}: {}", fault.say(Lang::En))),
    }
}
