//! A table `[[rules]]` of a plan: the game by the keys of a `GameSpec`, and what is played by it where that is not as usual.

use std::borrow::Cow;
use std::ops::Range;

use jersi_rules::{GameSpec, SpecError, SpecValue};
use jersi_words::{LabFault, LabWanted};
use toml::Spanned;
use toml::de::DeValue;

use crate::game::Job;
use crate::piece::job_name;

use super::read::{BadPlan, some_actions, strengths};
use super::table::{Table, Value, text, unknown, wanted};
use super::{LadderTerms, RuleSet, SampleTerms, StrengthTerms, WorthTerms};

/// What is played by every rule set that says nothing else.
pub(super) struct Usual {
    pub strengths: Option<Vec<StrengthTerms>>,
    /// The place of a list of strengths with none in it.
    pub no_strengths: Option<Range<usize>>,
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
    let name = table.need("name", LabWanted::Name)?;
    let name = text("name", name)
        .ok()
        .filter(|text| is_name(text))
        .ok_or_else(|| wanted("name", name, LabWanted::Name))?;
    let spec = game(table)?;
    let ladder = chosen(table, "ladder", usual.ladder, "{ from = 250, to = 8000, pairs = 80 }")?;
    let sample = chosen(table, "sample", usual.sample, "{ nodes = 20000 }")?;
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
    if !is_idle {
        return Ok(rules);
    }
    let (key, wanted) = ("strengths".to_owned(), LabWanted::Tables);
    Err(match table.get("strengths").map(Spanned::span).or_else(|| usual.no_strengths.clone()) {
        Some(none) => BadPlan::new(LabFault::Wanted { key, wanted }, none),
        None => {
            let missing = LabFault::Missing { key: "strengths", wanted };
            BadPlan::new(missing, table.span.0..table.span.1)
        }
    })
}

/// A name that any file system takes.
fn is_name(name: &str) -> bool {
    let fits = |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit() || b".+_-".contains(&byte);
    (1..=LONGEST).contains(&name.len()) && name.bytes().all(fits) && !name.starts_with('.')
}

/// A part of the whole plan, unless it is left out by `false` behind its key. What is wanted by `true` must be there.
fn chosen<T>(
    table: Table<'_>,
    key: &'static str,
    usual: Option<T>,
    example: &'static str,
) -> Result<Option<T>, BadPlan> {
    let Some(value) = table.get(key) else { return Ok(usual) };
    match (value.get_ref(), usual) {
        (DeValue::Boolean(false), _) => Ok(None),
        (DeValue::Boolean(true), Some(usual)) => Ok(Some(usual)),
        (DeValue::Boolean(true), None) => {
            Err(BadPlan::new(LabFault::NotAbove { key, example }, value.span()))
        }
        _ => Err(wanted(key, value, LabWanted::Flag)),
    }
}

/// The actions are those of the rule set, or the usual ones, or none.
fn worth(table: Table<'_>, spec: &GameSpec, usual: &Usual) -> Result<Option<WorthTerms>, BadPlan> {
    let (terms, places) = match (table.get("worth"), &usual.worth) {
        (None, None) => return Ok(None),
        (None, Some((terms, places))) => (terms.clone(), places.clone()),
        (Some(value), _) if matches!(value.get_ref(), DeValue::Boolean(false)) => return Ok(None),
        (Some(value), None) => {
            let example = "{ actions = [\"one-two\"], nodes = 2000, pairs = 100 }";
            return Err(BadPlan::new(LabFault::NotAbove { key: "worth", example }, value.span()));
        }
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
        only_texts(key.get_ref(), value)?;
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

/// A list has texts alone: what else stands in one has no name to be taken for.
fn only_texts(key: &str, value: &Value<'_>) -> Result<(), BadPlan> {
    let Some(values) = value.get_ref().as_array() else { return Ok(()) };
    match values.iter().find(|value| !value.get_ref().is_str()) {
        Some(other) => Err(wanted(key, other, LabWanted::Texts)),
        None => Ok(()),
    }
}

/// A list of texts as one text, with commas between; a text as it is.
fn spec_text<'a>(value: &'a Value<'_>) -> Cow<'a, str> {
    match value.get_ref() {
        DeValue::String(text) => Cow::Borrowed(text),
        DeValue::Array(values) => {
            let words = values.iter().filter_map(|value| value.get_ref().as_str());
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
