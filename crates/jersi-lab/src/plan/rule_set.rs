//! A table `[[rules]]` of a plan: the game by the keys of a `GameSpec`, and what is played by it where that is not as usual.

use std::borrow::Cow;
use std::ops::Range;

use jersi_rules::{GameSpec, SpecError, SpecValue};
use jersi_words::{LabFault, LabWanted};
use toml::de::DeValue;

use crate::game::Job;
use crate::piece::job_name;

use super::read::{BadPlan, some_actions, strengths};
use super::table::{Table, Value, text, unknown, wanted};
use super::{LadderTerms, RuleSet, SampleTerms, StrengthTerms, WorthTerms};

/// What is played by every rule set that says nothing else.
pub(super) struct Usual {
    pub strengths: Option<Vec<StrengthTerms>>,
    pub sample: Option<SampleTerms>,
    pub ladder: Option<LadderTerms>,
    /// With the places of the actions.
    pub worth: Option<(WorthTerms, Vec<Range<usize>>)>,
}

/// Keys that say nothing of the game.
const KEYS: [&str; 5] = ["name", "strengths", "sample", "ladder", "worth"];
/// Letters of a name at the most: it is a part of names of files.
const LONGEST: usize = 40;

/// Reads a rule set.
pub(super) fn rule_set(table: Table<'_>, usual: &Usual) -> Result<RuleSet, BadPlan> {
    let name = table.need("name")?;
    let name = text("name", name)
        .ok()
        .filter(|text| is_name(text))
        .ok_or_else(|| wanted("name", name, LabWanted::Name))?;
    let spec = game(table)?;
    let ladder = if without(table, "ladder")? { None } else { usual.ladder };
    let sample = if without(table, "sample")? { None } else { usual.sample };
    let own = table.get("strengths").map(strengths).transpose()?;
    let rules = RuleSet {
        name: name.to_owned(),
        strengths: own.or_else(|| usual.strengths.clone()).unwrap_or_default(),
        sample,
        ladder,
        worth: worth(table, &spec, usual)?,
        spec,
    };
    let is_idle = rules.strengths.is_empty() && rules.ladder.is_none() && rules.worth.is_none();
    if is_idle {
        Err(BadPlan::new(LabFault::Missing("strengths"), table.span.0..table.span.1))
    } else {
        Ok(rules)
    }
}

/// A name that any file system takes.
fn is_name(name: &str) -> bool {
    let fits = |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit() || b".+_-".contains(&byte);
    (1..=LONGEST).contains(&name.len()) && name.bytes().all(fits) && !name.starts_with('.')
}

/// Whether a part is left out: `false` behind its key.
fn without(table: Table<'_>, key: &'static str) -> Result<bool, BadPlan> {
    match table.get(key) {
        None => Ok(false),
        Some(value) => match value.get_ref() {
            DeValue::Boolean(with) => Ok(!with),
            _ => Err(wanted(key, value, LabWanted::Flag)),
        },
    }
}

/// The actions are those of the rule set, or the usual ones, or none.
fn worth(table: Table<'_>, spec: &GameSpec, usual: &Usual) -> Result<Option<WorthTerms>, BadPlan> {
    let (terms, places) = match (table.get("worth"), &usual.worth) {
        (None, None) => return Ok(None),
        (None, Some((terms, places))) => (terms.clone(), places.clone()),
        (Some(value), _) if matches!(value.get_ref(), DeValue::Boolean(false)) => return Ok(None),
        (Some(value), None) => return Err(BadPlan::new(LabFault::Missing("worth"), value.span())),
        (Some(value), Some((terms, _))) => {
            let (actions, places) = some_actions("worth", value)?
                .into_iter()
                .map(|(action, place)| (action.to_owned(), place))
                .unzip();
            (WorthTerms { actions, ..terms.clone() }, places)
        }
    };
    for (at, (action, place)) in terms.actions.iter().zip(places).enumerate() {
        let bad = |error| BadPlan::new(LabFault::Game(error), place.clone());
        for side in ["ban-white", "ban-black"] {
            crate::start::bound(spec, side, action).and_then(|bound| bound.start()).map_err(bad)?;
        }
        // `one,two` has no comma in names of files, and there is `one-two`.
        let file = |action: &String| job_name(&Job::Worth { nodes: terms.nodes, action: action.clone() });
        if let Some(there) = terms.actions[..at].iter().find(|there| file(there) == file(action)) {
            let fault = if there == action {
                LabFault::SameName(action.clone())
            } else {
                LabFault::SameFiles { action: action.clone(), there: there.clone() }
            };
            return Err(BadPlan::new(fault, place));
        }
    }
    Ok(Some(terms))
}

/// The game that the other keys tell.
pub(super) fn game(table: Table<'_>) -> Result<GameSpec, BadPlan> {
    let mut entries: Vec<_> =
        table.entries.iter().filter(|(key, _)| !KEYS.contains(&&**key.get_ref())).collect();
    entries.sort_by_key(|(key, _)| key.span().start);
    let mut spec = GameSpec::default();
    for (key, value) in &entries {
        if !GameSpec::is_key(key.get_ref()) {
            let known: Vec<&'static str> = KEYS.into_iter().chain(GameSpec::KEYS).collect();
            return Err(unknown(key.get_ref(), key.span(), &known));
        }
        let written = spec_text(value);
        spec.set(key.get_ref(), spec_value(value, &written)).map_err(|error| place(error, value))?;
    }
    match spec.start() {
        Ok(_) => Ok(spec),
        Err(error) => {
            let found = entries.iter().find(|(key, _)| **key.get_ref() == *error.key);
            Err(match found {
                Some((_, value)) => place(error, value),
                None => BadPlan::new(LabFault::Game(error), table.span.0..table.span.1),
            })
        }
    }
}

/// A list of texts as one text, with commas between; a text as it is.
fn spec_text<'a>(value: &'a Value<'_>) -> Cow<'a, str> {
    match value.get_ref() {
        DeValue::String(text) => Cow::Borrowed(text),
        DeValue::Array(values) => {
            let words = values.iter().map(|value| match value.get_ref() {
                DeValue::String(text) => text.to_string(),
                _ => "?".to_owned(),
            });
            Cow::Owned(words.collect::<Vec<_>>().join(","))
        }
        DeValue::Float(number) => Cow::Owned(number.as_str().to_owned()),
        DeValue::Datetime(moment) => Cow::Owned(moment.to_string()),
        DeValue::Integer(number) => Cow::Owned(number.as_str().to_owned()),
        DeValue::Boolean(flag) => Cow::Owned(flag.to_string()),
        DeValue::Table(_) => Cow::Borrowed("{}"),
    }
}

fn spec_value<'a>(value: &Value<'_>, written: &'a str) -> SpecValue<'a> {
    match value.get_ref() {
        DeValue::String(_) | DeValue::Array(_) => SpecValue::Text(written),
        DeValue::Integer(_) => {
            super::table::whole(value).map_or_else(|| SpecValue::Other(written.to_owned()), SpecValue::Number)
        }
        DeValue::Boolean(flag) => SpecValue::Flag(*flag),
        _ => SpecValue::Other(written.to_owned()),
    }
}

/// The place of what is wrong with a value: within its text where that stands as it is between its quotation marks.
fn place(error: SpecError, value: &Value<'_>) -> BadPlan {
    let whole = value.span();
    let span = match (value.get_ref(), &error.span) {
        (DeValue::String(text), Some(within)) if whole.len() == text.len() + 2 && !within.is_empty() => {
            whole.start + 1 + within.start..whole.start + 1 + within.end
        }
        _ => whole,
    };
    BadPlan::new(LabFault::Game(error), span)
}
