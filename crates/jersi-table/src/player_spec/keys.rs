//! Keys and values: the one door that every form goes through.

use jersi_engine::Level;
use jersi_rules::{SpecValue, nearest_word};

use super::{BadPlayerSpec, PlayerFault, PlayerSpec};

/// The key that says which player is meant.
const TYPE: &str = "type";

/// A player's word and his keys beside `type`, in the order in which the text form has their values.
pub(super) fn keys_of(word: &str) -> Option<(&'static str, &'static [&'static str])> {
    Some(match word {
        "human" => ("human", &["name"]),
        "engine" => ("engine", &["level", "seed"]),
        "minimax" => ("minimax", &["depth", "seed"]),
        "random" => ("random", &["seed"]),
        "cmd" => ("cmd", &["command"]),
        "remote" => ("remote", &["name"]),
        _ => return None,
    })
}

impl PlayerSpec {
    /// The player that these keys name, such as `type` engine, `level` 3, `seed` 5. The place of a fault is empty; a
    /// text form knows it by the key.
    pub fn from_keys<'a>(
        pairs: impl IntoIterator<Item = (&'a str, SpecValue<'a>)>,
    ) -> Result<PlayerSpec, BadPlayerSpec> {
        let pairs: Vec<_> = pairs.into_iter().collect();
        Self::from_pairs(&pairs).map_err(|(fault, _)| BadPlayerSpec { fault, span: 0..0 })
    }

    /// The same; a fault comes with the key that it is about.
    pub(super) fn from_pairs(
        pairs: &[(&str, SpecValue<'_>)],
    ) -> Result<PlayerSpec, (PlayerFault, &'static str)> {
        let of = |key: &str| pairs.iter().find(|(name, _)| *name == key).map(|(_, value)| value);
        let asked = of(TYPE).cloned().unwrap_or(SpecValue::Text(""));
        let asked = asked
            .text()
            .ok_or_else(|| (PlayerFault::BadKey { key: TYPE, value: asked.to_string() }, TYPE))?;
        let (word, known) = keys_of(asked).ok_or_else(|| {
            let near = nearest_word(asked, &PlayerSpec::WORDS);
            (PlayerFault::NoSuchPlayer { word: asked.to_owned(), near }, TYPE)
        })?;
        if let Some((key, _)) = pairs.iter().find(|(key, _)| *key != TYPE && !known.contains(key)) {
            let near = nearest_word(key, known);
            return Err((PlayerFault::UnknownKey { key: (*key).to_owned(), word, near, known }, TYPE));
        }
        let seed = || match of("seed") {
            None => Ok(None),
            Some(value) => {
                let seed = value.number().map(Some);
                seed.ok_or_else(|| (PlayerFault::BadSeed(value.to_string()), "seed"))
            }
        };
        Ok(match word {
            "human" => PlayerSpec::Human { name: name(of("name"), word)?.unwrap_or_default() },
            "engine" => match (level(of("level"))?, seed()?) {
                // At full strength it makes no mistakes to choose from, and equal players must be equal.
                (Level::FULL, _) => PlayerSpec::Engine { level: Level::FULL, seed: None },
                (level, seed) => PlayerSpec::Engine { level, seed },
            },
            "minimax" => PlayerSpec::Minimax { depth: depth(of("depth"))?, seed: seed()? },
            "random" => PlayerSpec::Random { seed: seed()? },
            "cmd" => PlayerSpec::Program { command: command(of("command"))? },
            _ => {
                let nobody = (PlayerFault::NoName(word), "name");
                PlayerSpec::Remote { name: name(of("name"), word)?.ok_or(nobody)? }
            }
        })
    }
}

type Found<T> = Result<T, (PlayerFault, &'static str)>;

fn level(value: Option<&SpecValue<'_>>) -> Found<Level> {
    let Some(value) = value else { return Ok(Level::FULL) };
    let number = value.number().and_then(|number| u8::try_from(number).ok());
    number.and_then(Level::new).ok_or_else(|| (PlayerFault::BadLevel(value.to_string()), "level"))
}

fn depth(value: Option<&SpecValue<'_>>) -> Found<u32> {
    let value = value.ok_or((PlayerFault::NoDepth, "depth"))?;
    let number = value.number().and_then(|number| u32::try_from(number).ok());
    number
        .filter(|depth| PlayerSpec::DEPTHS.contains(depth))
        .ok_or_else(|| (PlayerFault::BadDepth(value.to_string()), "depth"))
}

fn command(value: Option<&SpecValue<'_>>) -> Found<String> {
    let none = || (PlayerFault::NoProgram, "command");
    let value = value.ok_or_else(none)?;
    let text = value
        .text()
        .ok_or_else(|| (PlayerFault::BadKey { key: "command", value: value.to_string() }, "command"))?;
    Some(text.trim()).filter(|text| !text.is_empty()).map(str::to_owned).ok_or_else(none)
}

/// A name. A word behind a colon must not be empty; in JSON an empty one is none.
fn name(value: Option<&SpecValue<'_>>, word: &'static str) -> Found<Option<String>> {
    let Some(value) = value else { return Ok(None) };
    let text = value
        .text()
        .ok_or_else(|| (PlayerFault::BadKey { key: "name", value: value.to_string() }, "name"))?
        .trim();
    match value {
        SpecValue::Word(_) if text.is_empty() => Err((PlayerFault::NoName(word), "name")),
        _ => Ok(Some(text.to_owned()).filter(|text| !text.is_empty())),
    }
}
