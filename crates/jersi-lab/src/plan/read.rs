//! From a text to a plan.

use std::ops::Range;

use jersi_rules::{GameSpec, nearest_word};
use jersi_words::{LabFault, LabWanted};
use toml::Spanned;
use toml::de::DeTable;

use crate::game::Job;
use crate::piece::{files, jobs};

use super::rule_set::{Usual, game, rule_set};
use super::table::{Table, list, text, texts, wanted, whole};
use super::{LadderTerms, Plan, RuleSet, SampleTerms, StrengthTerms, WorthTerms};

/// Why a text is no plan, and where.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
#[error("{fault:?}")]
pub struct BadPlan {
    /// What is wrong.
    pub fault: Box<LabFault>,
    /// Where, in bytes.
    pub span: Range<usize>,
}

impl BadPlan {
    pub(super) fn new(fault: LabFault, span: Range<usize>) -> BadPlan {
        BadPlan { fault: Box::new(fault), span }
    }
}

/// Keys of a plan.
const KEYS: [&str; 8] = ["title", "seed", "strengths", "sample", "ladder", "worth", "rules", "compare"];
/// Positions a decision, at the most.
const MOST_NODES: u32 = 1_000_000_000;
/// Games or pairs of a kind, at the most.
const MOST_GAMES: u32 = 10_000_000;
/// Rule sets, at the most: names of files are unwieldy long before.
const MOST_RULES: usize = 1_000;
/// Files of games, at the most: a folder with more is unwieldy, and the list of them has to fit into memory.
const MOST_FILES: u64 = 1_000_000;

pub(super) fn read(source: &str) -> Result<Plan, BadPlan> {
    let parsed = DeTable::parse(source).map_err(|error| {
        let span = error.span().unwrap_or(0..0);
        let twice = error.message().contains("duplicate key");
        // The reader's own words, in a line.
        let why = || error.message().split_whitespace().collect::<Vec<_>>().join(" ");
        BadPlan::new(if twice { LabFault::Twice } else { LabFault::NotToml(why()) }, span)
    })?;
    let table = Table { entries: parsed.get_ref(), span: (0, 0) };
    table.only(&KEYS)?;
    let title = match table.get("title") {
        Some(value) => text("title", value)?.to_owned(),
        None => String::new(),
    };
    let seed = match table.get("seed") {
        Some(value) => {
            let most = Some(u64::MAX);
            whole(value).ok_or_else(|| wanted("seed", value, LabWanted::Number { least: 0, most }))?
        }
        None => 1,
    };
    let usual = Usual {
        strengths: table.get("strengths").map(strengths).transpose()?,
        no_strengths: table
            .get("strengths")
            .filter(|value| value.get_ref().as_array().is_some_and(|list| list.is_empty()))
            .map(Spanned::span),
        sample: table.get("sample").map(|value| sample(Table::of("sample", value)?)).transpose()?,
        ladder: table.get("ladder").map(|value| ladder(Table::of("ladder", value)?)).transpose()?,
        worth: table.get("worth").map(|value| worth(Table::of("worth", value)?)).transpose()?,
    };
    let mut rules: Vec<RuleSet> = Vec::new();
    let value = table.need("rules", LabWanted::Tables)?;
    for found in list("rules", value, LabWanted::Tables)? {
        let read = rule_set(Table::of("rules", found)?, &usual)?;
        if rules.iter().any(|known| known.name == read.name) {
            let place = Table::of("rules", found)?.need("name", LabWanted::Name)?.span();
            return Err(BadPlan::new(LabFault::SameName(read.name), place));
        }
        rules.push(read);
    }
    if rules.is_empty() || rules.len() > MOST_RULES {
        return Err(wanted("rules", value, LabWanted::Tables));
    }
    few_files(table, &rules)?;
    let compare = compare(table, &rules)?;
    Ok(Plan { title, seed, rules, compare, text: source.to_owned() })
}

/// The game that a file tells: a rule set of a plan by its name, the only one of a plan, or the keys of a game alone.
pub(super) fn read_game(source: &str, name: Option<&str>) -> Result<GameSpec, BadPlan> {
    if let Ok(parsed) = DeTable::parse(source)
        && !parsed.get_ref().keys().any(|key| key.get_ref() == "rules")
        && name.is_none()
    {
        return game(Table { entries: parsed.get_ref(), span: (0, source.len()) });
    }
    let plan = read(source)?;
    let known: Vec<String> = plan.rules.iter().map(|rules| rules.name.clone()).collect();
    let found = match name {
        None if known.len() == 1 => Some(0),
        None => return Err(BadPlan::new(LabFault::WhichRules(known), 0..0)),
        Some(name) => known.iter().position(|known| known == name),
    };
    match found {
        Some(place) => Ok(plan.rules[place].spec.clone()),
        None => {
            let name = name.unwrap_or_default().to_owned();
            let words: Vec<&str> = known.iter().map(String::as_str).collect();
            let near = nearest_word(&name, &words).map(str::to_owned);
            Err(BadPlan::new(LabFault::NoSuchRules { name, near, known }, 0..0))
        }
    }
}

pub(super) fn strengths(value: &super::table::Value<'_>) -> Result<Vec<StrengthTerms>, BadPlan> {
    let mut found: Vec<StrengthTerms> = Vec::new();
    for entry in list("strengths", value, LabWanted::Tables)? {
        let table = Table::of("strengths", entry)?;
        table.only(&["nodes", "games"])?;
        let nodes = table.number("nodes", 1..=MOST_NODES)?;
        if found.iter().any(|known| known.nodes == nodes) {
            let place = table.get("nodes").map_or_else(|| entry.span(), Spanned::span);
            return Err(BadPlan::new(LabFault::SameName(nodes.to_string()), place));
        }
        found.push(StrengthTerms { nodes, games: table.number("games", 1..=MOST_GAMES)? });
    }
    Ok(found)
}

fn sample(table: Table<'_>) -> Result<SampleTerms, BadPlan> {
    table.only(&["decisions", "nodes", "lines", "games"])?;
    Ok(SampleTerms {
        decisions: table.may_number("decisions", 1..=1_000)?.unwrap_or(10),
        nodes: table.number("nodes", 1..=MOST_NODES)?,
        lines: table.may_number("lines", 2..=100)?.unwrap_or(16),
        games: table.may_number("games", 1..=MOST_GAMES)?.unwrap_or(MOST_GAMES),
    })
}

fn ladder(table: Table<'_>) -> Result<LadderTerms, BadPlan> {
    table.only(&["from", "to", "pairs"])?;
    let from = table.number("from", 1..=MOST_NODES / 2)?;
    let to = table.number("to", 2 * from..=MOST_NODES)?;
    Ok(LadderTerms { from, to, pairs: table.number("pairs", 1..=MOST_GAMES)? })
}

fn worth(table: Table<'_>) -> Result<(WorthTerms, Vec<Range<usize>>), BadPlan> {
    table.only(&["actions", "pairs", "nodes"])?;
    let actions = some_actions("actions", table.need("actions", LabWanted::Texts)?)?;
    let places = actions.iter().map(|(_, place)| place.clone()).collect();
    let actions = actions.into_iter().map(|(action, _)| action.to_owned()).collect();
    let nodes = table.number("nodes", 1..=MOST_NODES)?;
    Ok((WorthTerms { actions, nodes, pairs: table.number("pairs", 1..=MOST_GAMES)? }, places))
}

/// A list of actions, one at the least: a plan with none would play nothing and be finished at once.
pub(super) fn some_actions<'a>(
    key: &str,
    value: &'a super::table::Value<'a>,
) -> Result<Vec<(&'a str, Range<usize>)>, BadPlan> {
    let actions = texts(key, value)?;
    if actions.is_empty() { Err(wanted(key, value, LabWanted::Texts)) } else { Ok(actions) }
}

/// Refuses a plan of too many files, at the number that most of them come from.
fn few_files(table: Table<'_>, rules: &[RuleSet]) -> Result<(), BadPlan> {
    let of = |(place, rules): (usize, &RuleSet)| {
        let jobs = jobs(rules).into_iter();
        jobs.map(|(job, games)| (files(&job, games), place, job)).collect::<Vec<_>>()
    };
    let all: Vec<(u64, usize, Job)> = rules.iter().enumerate().flat_map(of).collect();
    let sum = all.iter().map(|(files, ..)| files).sum();
    match all.iter().max_by_key(|(files, ..)| *files) {
        Some((_, place, job)) if sum > MOST_FILES => {
            let (key, span) = number_of_games(table, *place, job);
            Err(BadPlan::new(LabFault::TooManyFiles { key, files: sum, most: MOST_FILES }, span))
        }
        _ => Ok(()),
    }
}

/// The key that tells how many games there are of a job, and the place of its number.
fn number_of_games(table: Table<'_>, place: usize, job: &Job) -> (&'static str, Range<usize>) {
    let own = table.get("rules").and_then(|value| list("rules", value, LabWanted::Tables).ok());
    let own = own.and_then(|own| Table::of("rules", own[place]).ok());
    let part = |key: &str| own.and_then(|own| own.get(key)).or_else(|| table.get(key));
    let number = |value: &'_ super::table::Value<'_>, key| {
        Table::of(key, value).ok().and_then(|table| Some(table.get(key)?.span()))
    };
    let (key, span) = match job {
        Job::Play { nodes } => {
            let listed = part("strengths").and_then(|value| value.get_ref().as_array());
            let is = |value: &&super::table::Value<'_>| {
                let at = Table::of("strengths", value).ok().and_then(|table| table.get("nodes"));
                at.and_then(whole) == Some(u64::from(*nodes))
            };
            ("games", listed.and_then(|listed| number(listed.iter().find(is)?, "games")))
        }
        // A rule set only says whether it has the ladder, and by which actions it has the worth.
        Job::Rung { .. } => ("pairs", table.get("ladder").and_then(|value| number(value, "pairs"))),
        Job::Worth { .. } => ("pairs", table.get("worth").and_then(|value| number(value, "pairs"))),
    };
    (key, span.unwrap_or(0..0))
}

fn compare(table: Table<'_>, rules: &[RuleSet]) -> Result<Vec<(String, String)>, BadPlan> {
    let Some(value) = table.get("compare") else { return Ok(vec![]) };
    let names: Vec<&str> = rules.iter().map(|known| known.name.as_str()).collect();
    let mut pairs: Vec<(String, String)> = Vec::new();
    for found in list("compare", value, LabWanted::Pairs)? {
        let pair = texts("compare", found).map_err(|_| wanted("compare", found, LabWanted::Pairs))?;
        for (name, place) in &pair {
            if !names.contains(name) {
                let near = nearest_word(name, &names).map(str::to_owned);
                let known = names.iter().map(|&name| name.to_owned()).collect();
                let fault = LabFault::NoSuchRules { name: (*name).to_owned(), near, known };
                return Err(BadPlan::new(fault, place.clone()));
            }
        }
        match pair[..] {
            [(one, _), (other, _)] if one != other => {
                let is_there = |(a, b): &&(String, String)| [(one, other), (other, one)].contains(&(a, b));
                if let Some((a, b)) = pairs.iter().find(is_there) {
                    return Err(BadPlan::new(LabFault::SameName(format!("{a}, {b}")), found.span()));
                }
                pairs.push((one.to_owned(), other.to_owned()));
            }
            _ => return Err(wanted("compare", found, LabWanted::Pairs)),
        }
    }
    Ok(pairs)
}
