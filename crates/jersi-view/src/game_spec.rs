//! Which game the page asks for, and what is wrong with it.

use jersi_rules::{GameSpec, HouseKey, Lang, Position, Rules, SpecError, SpecValue, Start};
use jersi_table::PlayerSpec;

use crate::json::Json;
use crate::wire::{Fault, FromJson, GameConfig};

/// What a request for a new game says of the game.
const KEYS: [&str; 8] = ["edition", "setting", "seed", "guardian", "reserve", "ransom", "position", "house"];

/// What it says beside.
const BESIDE: [&str; 4] = ["players", "timeControl", "date", "correspondence"];

/// A game by its rules.
fn by_rules(edition: &str, reserve: bool, ransom: bool) -> Result<GameSpec, SpecError> {
    GameSpec::from_keys([
        ("edition", SpecValue::Text(edition)),
        ("reserve", SpecValue::Flag(reserve)),
        ("ransom", SpecValue::Flag(ransom)),
    ])
}

/// What a house plays otherwise, in words such as `quiet-limit=60`.
fn with_house(mut spec: GameSpec, house: Option<&str>) -> Result<GameSpec, SpecError> {
    for word in house.unwrap_or_default().split_whitespace() {
        let (key, value) = word.split_once('=').unwrap_or((word, ""));
        if HouseKey::from_id(key).is_none() {
            return Err(SpecError::unknown_key(key, &HouseKey::ALL.map(HouseKey::id)));
        }
        spec.set(key, SpecValue::Word(value))?;
    }
    Ok(spec)
}

/// The words of a house, for those who ask about a game later; none for a game by the booklet.
pub(crate) fn house_words(rules: Rules) -> Option<String> {
    rules.house().map(|house| house.to_string())
}

/// The rules with these names.
pub(crate) fn rules(edition: &str, reserve: bool, ransom: bool, lang: Lang) -> Result<Rules, Fault> {
    let rules = by_rules(edition, reserve, ransom).and_then(|spec| spec.rules());
    rules.map_err(|error| Fault::of_spec(&error, "", lang))
}

/// The position that a text tells by these rules.
pub(crate) fn position(
    edition: &str,
    reserve: bool,
    ransom: bool,
    text: &str,
    lang: Lang,
) -> Result<Position, Fault> {
    position_of_house(edition, reserve, ransom, None, text, lang)
}

/// The same by the rules of a house.
pub(crate) fn position_of_house(
    edition: &str,
    reserve: bool,
    ransom: bool,
    house: Option<&str>,
    text: &str,
    lang: Lang,
) -> Result<Position, Fault> {
    let spec = by_rules(edition, reserve, ransom).and_then(|spec| with_house(spec, house));
    let start = spec.and_then(|spec| spec.at_position(text).start());
    start.map(|start| start.position).map_err(|error| Fault::of_spec(&error, text, lang))
}

/// How a new game begins.
pub(crate) fn start(config: &GameConfig, lang: Lang) -> Result<Start, Fault> {
    let rules = by_rules(&config.edition, config.reserve, config.ransom);
    let begun = rules.and_then(|spec| with_house(spec, config.house.as_deref())).and_then(|mut spec| {
        if let Some(id) = &config.setting {
            spec.set("setting", SpecValue::Text(id))?;
        }
        if let Some(text) = &config.position {
            spec.set("position", SpecValue::Text(text))?;
        }
        spec.set("mokca", SpecValue::Flag(config.guardian))?;
        // The page always has a seed at hand; only a shuffled setting wants one.
        if spec.is_shuffled() {
            spec.set("seed", SpecValue::Number(config.seed))?;
        }
        spec.start()
    });
    begun.map_err(|error| Fault::of_spec(&error, config.position.as_deref().unwrap_or_default(), lang))
}

/// The start that a setting makes by these rules.
pub(crate) fn with_setting(rules: Rules, id: &str, lang: Lang) -> Result<Position, Fault> {
    let mut spec = GameSpec::default().with_rules(rules);
    let start = spec.set("setting", SpecValue::Text(id)).and_then(|()| spec.start());
    start.map(|start| start.position).map_err(|error| Fault::of_spec(&error, "", lang))
}

/// The new game that a `GameConfig` in JSON asks for. What it says of the game and of the players is judged key by
/// key, so that a fault names what is wrong.
pub fn read_config(text: &str, lang: Lang) -> Result<GameConfig, Fault> {
    let json = Json::read(text).ok_or_else(Fault::not_understood)?;
    let mut spec = GameSpec::default();
    for (key, value) in json.pairs() {
        if !KEYS.contains(&key) && !BESIDE.contains(&key) {
            return Err(Fault::of_spec(&SpecError::unknown_key(key, &KEYS), "", lang));
        }
        // The page calls the mokca by what it does.
        let key = if key == "guardian" { "mokca" } else { key };
        if let Some(value) = value.spec_value().filter(|_| GameSpec::is_key(key)) {
            spec.set(key, value).map_err(|error| Fault::of_spec(&error, "", lang))?;
        }
    }
    for color in ["white", "black"] {
        let opponent = json.get("players").get(color).get("opponent");
        PlayerSpec::from_keys(opponent.spec_values())
            .and_then(PlayerSpec::at_this_machine)
            .map_err(|bad| Fault::new(bad.code(), &jersi_words::table(lang).player_fault(&bad.fault)))?;
    }
    GameConfig::from_json(&json).ok_or_else(Fault::not_understood)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A request with this in place of a word of it.
    fn code(was: &str, is: &str) -> Result<(), String> {
        let text = r#"{"edition":"4.8","setting":null,"seed":1,"guardian":false,"reserve":true,"ransom":false,
            "position":null,"players":{"white":{"name":"","opponent":{"type":"human"}},
            "black":{"name":"","opponent":{"type":"engine","level":3,"seed":5}}},"timeControl":"-","date":""}"#;
        assert!(text.contains(was), "{was}");
        let read = read_config(&text.replace(was, is), Lang::EN);
        read.and_then(|config| start(&config, Lang::EN)).map(drop).map_err(|fault| fault.code)
    }

    #[test]
    fn requests_are_judged_key_by_key() {
        assert_eq!(code("4.8", "4.16"), Ok(()));
        assert_eq!(code("\"date\"", "\"house\":\"quiet-limit=60 ban=one-two\",\"date\""), Ok(()));
        for (was, is, wanted) in [
            ("\"edition\":\"4.8\"", "\"edition\":48", "bad-key"),
            ("4.8", "9.9", "no-such-edition"),
            ("\"date\"", "\"variant\":\"ransom\",\"date\"", "unknown-key"),
            ("\"level\":3", "\"level\":11", "bad-level"),
            ("\"level\"", "\"levle\"", "unknown-key"),
            ("human", "robot", "no-such-player"),
            ("{\"type\":\"human\"}", "{\"type\":\"remote\",\"name\":\"Zed\"}", "far-away"),
            ("\"setting\":null", "\"setting\":\"free\"", "no-such-setting"),
            ("\"guardian\":false", "\"guardian\":true", "no-mokca"),
            ("\"position\":null", "\"position\":\"7/8\"", "bad-position"),
            ("\"date\"", "\"house\":\"quiet-limit=1\",\"date\"", "bad-key"),
            ("\"date\"", "\"house\":\"quite-limit=60\",\"date\"", "unknown-key"),
            ("\"date\"", "\"house\":\"ban=flying\",\"date\"", "no-such-action"),
            ("\"date\"", "\"house\":\"ransom\",\"date\"", "unknown-key"),
            ("\"timeControl\":\"-\"", "\"timeControl\":0", "bad-request"),
            ("{", "", "bad-request"),
        ] {
            assert_eq!(code(was, is), Err(wanted.to_owned()), "{is}");
        }
    }
}
