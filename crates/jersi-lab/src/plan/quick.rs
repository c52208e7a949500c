//! A plan for a first look at one rule set.

use std::fmt::Write as _;

use jersi_rules::GameSpec;

/// Keys whose values are texts, whatever they look like.
const TEXTS: [&str; 3] = ["edition", "setting", "position"];

/// Positions for a decision that is looked at more closely, at the least.
const FEWEST_SAMPLED: u32 = 20_000;

/// The text of a plan for one rule set at one strength: its name is its text form, as far as a name can have it.
pub(super) fn text(spec: &GameSpec, nodes: u32, games: u32, sampled: u32) -> String {
    let form = if spec.to_string().is_empty() { spec.edition().id().to_owned() } else { spec.to_string() };
    let mut rules = String::new();
    let (words, position) = form.split_once("position=").map_or((form.as_str(), None), |(a, b)| (a, Some(b)));
    let pairs = words.split_whitespace().map(|word| word.split_once('=').unwrap_or((word, "")));
    let pairs = pairs.map(|(key, value)| match value {
        "" if GameSpec::is_key(key) => (key, "true"),
        "" => ("edition", key),
        value => (key, value),
    });
    for (key, value) in pairs.chain(position.map(|position| ("position", position))) {
        let is_bare =
            !TEXTS.contains(&key) && (value.parse::<u64>().is_ok() || value.parse::<bool>().is_ok());
        // The signs of values are those of names and positions: none of them needs an escape.
        let quote = if is_bare { "" } else { "'" };
        let _ = writeln!(rules, "{key} = {quote}{value}{quote}");
    }
    let name: String = words
        .trim_end()
        .chars()
        .map(|c| if c.is_ascii_lowercase() || c.is_ascii_digit() || c == '.' { c } else { '-' })
        .take(40)
        .collect();
    let name = if name.is_empty() { spec.edition().id() } else { &name };
    format!(
        "title = '{name}'\nseed = 1\nstrengths = [{{ nodes = {nodes}, games = {games} }}]\n\
         sample = {{ nodes = {}, games = {sampled} }}\n\n[[rules]]\nname = '{name}'\n{rules}",
        // Fewer hardly leave the first iteration, and then say what a look one turn ahead says.
        FEWEST_SAMPLED.max(2 * nodes)
    )
}
