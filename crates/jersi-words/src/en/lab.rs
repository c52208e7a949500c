//! What is said of the laboratory.

use jersi_rules::Lang;

use crate::{LabFault, LabNews, LabWanted};

pub(super) fn fault(fault: &LabFault) -> String {
    match fault {
        LabFault::NotToml(why) => format!("this cannot be read as TOML: {why}"),
        LabFault::Twice => "this key is there already".to_owned(),
        LabFault::UnknownKey { key, near: Some(near), .. } => {
            format!("there is no key {key} here; did you mean {near}?")
        }
        LabFault::UnknownKey { key, near: None, known } => {
            format!("there is no key {key} here; there are {}", known.join(", "))
        }
        LabFault::Wanted { key, wanted } => format!("{key} takes {}", takes(wanted)),
        LabFault::Missing { key, wanted } => {
            format!("the key {key} is missing here: it takes {}", takes(wanted))
        }
        LabFault::NotAbove { key, example } => format!(
            "a rule set only chooses from the {key} of the whole plan, and there is none: write one above the rule sets, such as {key} = {example}"
        ),
        LabFault::TooManyFiles { key, files, most } => {
            format!(
                "{key} is too great: the games of this plan would be {files} files, and {most} are the most"
            )
        }
        LabFault::SameName(name) => format!("{name} is there already; each stands once"),
        LabFault::SameFiles { action, there } => {
            format!(
                "the files of {action} would have the names of those of {there}: put it into a plan of its own"
            )
        }
        LabFault::NoSuchRules { name, near: Some(near), .. } => {
            format!("the plan has no rule set {name}; did you mean {near}?")
        }
        LabFault::NoSuchRules { name, near: None, known } => {
            format!("the plan has no rule set {name}; it has {}", known.join(", "))
        }
        LabFault::WhichRules(known) => {
            format!(
                "the plan has several rule sets: name one behind a #, such as FILE#{}; it has {}",
                known[0],
                known.join(", ")
            )
        }
        LabFault::Game(error) => error.say(Lang::EN),
        LabFault::OtherPlan => "the games there are those of another plan: take another folder".to_owned(),
        LabFault::OtherCommit { there, here } => {
            format!(
                "the games there were made by the commit {there}, and this program is {here}: take another folder"
            )
        }
        LabFault::Packing => "the file is damaged: it is cut off, or cannot be unpacked".to_owned(),
        LabFault::NotGames => "this is no file of games of jersi lab".to_owned(),
        LabFault::Checksum => "the file is damaged: its checksum is another".to_owned(),
        LabFault::Line(line) => format!("line {line} is no game of this file"),
        LabFault::OtherPiece => "the file has other games than its name says".to_owned(),
    }
}

fn takes(wanted: &LabWanted) -> String {
    let text = match wanted {
        LabWanted::Text => "a text, such as \"a title\"",
        LabWanted::Name => "a name of 1 to 40 small letters, digits and + - . _, such as \"4.8-ransom\"",
        LabWanted::Number { least, most: Some(most) } => {
            return format!("a whole number from {least} to {most}");
        }
        LabWanted::Number { least, most: None } => return format!("a whole number from {least} on"),
        LabWanted::Flag => "true or false",
        LabWanted::Texts => "a list of texts, one at least, such as [\"one-two\", \"two-one\"]",
        LabWanted::Table => "a table, such as { nodes = 2000, games = 100 }",
        LabWanted::Tables => "a list of tables, one at least",
        LabWanted::Pairs => "a list of pairs of different names, such as [[\"2.0\", \"3.0\"]]",
    };
    text.to_owned()
}

/// So many things, one or several.
fn counted(number: u64, thing: &str) -> String {
    let ending = if number == 1 { "" } else { "s" };
    format!("{number} {thing}{ending}")
}

pub(super) fn news(news: &LabNews) -> String {
    match news {
        LabNews::Games { games, planned, made } => {
            format!("{games} of {planned} games, {made} of them made now")
        }
        LabNews::SoFar { made, all, left } => format!("{made} of {all} games, about {left} s left"),
        LabNews::Cost { rules, job, games, millions } => {
            format!("{rules} {job}: {}, about {millions} million positions", counted(*games, "game"))
        }
        LabNews::CostOfAll { files, games, millions } => {
            let (games, files) = (counted(*games, "game"), counted(*files, "file"));
            format!("in all: {games} in {files}, about {millions} million positions")
        }
        LabNews::Speed(thousands) => format!("{thousands} thousand positions a second of a thread"),
    }
}
