//! A game that is asked for gets the same verdict and the same code in every form: as text, as a line of JSON, on the
//! command line and from the page.

use clap::Parser;
use clap::error::ErrorKind;
use jersi::json_lines::{Ask, answer};
use jersi::rule_options::RuleOptions;
use jersi_rules::notation::write_position;
use jersi_rules::{GameSpec, Lang};
use jersi_words::ValueFault;
use serde_json::{Map, Value, json};

const KINGS: &str = "3k-3/8/7/8/9/8/7/8/3K-3 w - 0 1";

/// A position, or a code.
type Verdict = Result<String, String>;

/// What is said of a game, in the words of JSON.
type Said<'a> = &'a [(&'a str, Value)];

fn as_text(said: Said<'_>) -> Verdict {
    let word = |(key, value): &(&str, Value)| match value {
        Value::String(text) => format!("{key}={text}"),
        other => format!("{key}={other}"),
    };
    let text = said.iter().map(word).collect::<Vec<_>>().join(" ");
    let start = text.parse::<GameSpec>().and_then(|spec| spec.start());
    start.map(|start| write_position(&start.position)).map_err(|error| error.code().to_owned())
}

fn as_json(said: Said<'_>) -> Verdict {
    let line: Map<String, Value> =
        said.iter().map(|(key, value)| ((*key).to_owned(), value.clone())).collect();
    let answer = answer(Ask::Replay, Value::from(line).to_string().as_bytes());
    match answer["error"]["code"].as_str() {
        Some(code) => Err(code.to_owned()),
        None => Ok(answer["final"].as_str().expect("a position").to_owned()),
    }
}

#[derive(Parser)]
#[command(no_binary_name = true)]
struct CommandLine {
    #[command(flatten)]
    rules: RuleOptions,
}

fn as_options(said: Said<'_>) -> Verdict {
    let mut words = Vec::new();
    for (key, value) in said {
        words.push(format!("--{key}"));
        match value {
            Value::Bool(true) => {}
            Value::String(text) => words.push(text.clone()),
            other => words.push(other.to_string()),
        }
    }
    let read = CommandLine::try_parse_from(words).map_err(|error| match error.kind() {
        ErrorKind::UnknownArgument => "unknown-key".to_owned(),
        ErrorKind::InvalidValue => "no-such-edition".to_owned(),
        ErrorKind::ValueValidation => {
            let wanted = std::error::Error::source(&error).and_then(|source| source.downcast_ref());
            match wanted {
                Some(ValueFault::OneOf(_)) => "no-such-edition".to_owned(),
                _ => "bad-key".to_owned(),
            }
        }
        kind => format!("{kind:?}"),
    })?;
    let start = read.rules.start_in(Lang::EN);
    start.map(|start| write_position(&start.position)).map_err(|failure| failure.id)
}

fn as_page(said: Said<'_>) -> Verdict {
    let human = json!({ "name": "", "opponent": { "type": "human" } });
    let mut config = json!({
        "edition": "4.8", "setting": null, "seed": 0, "guardian": false, "reserve": true, "ransom": false,
        "position": null, "players": { "white": human, "black": human }, "timeControl": "-", "date": "",
    });
    for (key, value) in said {
        let key = if *key == "mokca" { "guardian" } else { key };
        config[key] = value.clone();
    }
    let table = jersi_view::read_config(&config.to_string(), Lang::EN)
        .and_then(|config| jersi_view::Table::new(&config, Lang::EN));
    table.map(|table| table.view().position).map_err(|fault| fault.code)
}

/// The forms that can say it: the page has no `no-reserve` and always a seed, and a command line says only yes.
fn check(said: Said<'_>, verdict: Option<&str>) {
    let text = as_text(said);
    match verdict {
        Some(code) => assert_eq!(text, Err(code.to_owned()), "{said:?}"),
        None => assert!(text.is_ok(), "{said:?}: {text:?}"),
    }
    assert_eq!(as_json(said), text, "as JSON: {said:?}");
    let has = |key: &str| said.iter().find(|(name, _)| *name == key).map(|(_, value)| value.clone());
    if has("reserve").is_none() {
        assert_eq!(as_options(said), text, "on the command line: {said:?}");
    }
    let seed = has("seed").is_some() && has("setting") != Some(json!("random"));
    if has("no-reserve").is_none() && (!seed || has("seed") == Some(json!("x"))) {
        assert_eq!(as_page(said), text, "from the page: {said:?}");
    }
}

#[test]
fn games_that_there_are() {
    check(&[], None);
    check(&[("edition", json!("2.0"))], None);
    check(&[("edition", json!("2.0")), ("reserve", json!(false))], None);
    check(&[("edition", json!("4.8")), ("no-reserve", json!(true)), ("ransom", json!(true))], None);
    check(&[("edition", json!("4.16")), ("reserve", json!(false)), ("ransom", json!(true))], None);
    check(&[("edition", json!("2.0")), ("setting", json!("random")), ("seed", json!(7))], None);
    check(&[("edition", json!("2.0")), ("seed", json!(7))], None);
    check(&[("edition", json!("3.0")), ("setting", json!("standard-mokca"))], None);
    check(&[("edition", json!("3.0")), ("setting", json!("free")), ("mokca", json!(true))], None);
    check(&[("edition", json!("4-draft")), ("mokca", json!(true))], None);
    check(&[("ransom", json!(true)), ("position", json!(KINGS))], None);
}

#[test]
fn games_that_there_are_not() {
    let two = || ("edition", json!("2.0"));
    let kings = || ("position", json!(KINGS));
    check(&[("variant", json!("no-reserve"))], Some("unknown-key"));
    check(&[("edition", json!("9.9"))], Some("no-such-edition"));
    check(&[two(), ("setting", json!("random")), ("seed", json!("x"))], Some("bad-key"));
    check(&[two(), ("ransom", json!(true))], Some("no-such-variant"));
    check(&[two(), ("no-reserve", json!(true))], Some("no-such-variant"));
    check(&[("reserve", json!(true)), ("no-reserve", json!(true))], Some("contradiction"));
    check(&[("setting", json!("free"))], Some("no-such-setting"));
    check(&[two(), ("setting", json!("symetrical"))], Some("no-such-setting"));
    check(&[two(), ("mokca", json!(true))], Some("no-mokca"));
    check(
        &[("edition", json!("3.0")), ("setting", json!("standard")), ("mokca", json!(true))],
        Some("no-mokca"),
    );
    check(&[("seed", json!(3))], Some("nothing-shuffled"));
    check(&[two(), ("setting", json!("symmetrical")), ("seed", json!(3))], Some("nothing-shuffled"));
    check(&[("setting", json!("standard")), kings()], Some("contradiction"));
    check(&[two(), ("seed", json!(3)), kings()], Some("contradiction"));
    check(&[("mokca", json!(true)), kings()], Some("no-mokca"));
    check(&[("position", json!("7/8/x"))], Some("bad-position"));
    check(&[("position", json!("7/8/7/8/9/8/7/8/7 w - 0 1"))], Some("bad-position"));
}
