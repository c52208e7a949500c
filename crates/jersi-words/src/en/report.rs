//! What is said of reports of the laboratory.

use crate::{LabReportFault, LabReportNews};

pub(super) fn fault(fault: &LabReportFault) -> String {
    match fault {
        LabReportFault::Missing { files: 1, games, first } => {
            format!("the file {first} with {games} games of the plan is missing")
        }
        LabReportFault::Missing { files, games, first } => {
            format!("{files} files with {games} games of the plan are missing, {first} first")
        }
        LabReportFault::AllowMissing => {
            "jersi lab run makes what is missing; --allow-missing reports without it, and the report says so"
                .to_owned()
        }
        LabReportFault::RemoveDamaged => {
            "remove the file that is damaged, and jersi lab run makes it anew".to_owned()
        }
        LabReportFault::OtherCommit { there, others } => format!(
            "these games were made by the commit {there}, those of the others by {others}: report on them apart, or name them behind --against"
        ),
        LabReportFault::NoGames => "there are no games to report of".to_owned(),
        LabReportFault::SameRules(name) => {
            format!("two plans have a rule set {name}: name one of their folders behind --against")
        }
        LabReportFault::NothingInCommon => {
            "no rule set behind --against has the name of one before it, so that there is nothing to compare"
                .to_owned()
        }
        LabReportFault::BadGame { rules, number, decision: Some(decision) } => {
            format!("game {number} of {rules} cannot be played again: decision {decision} is not legal there")
        }
        LabReportFault::BadGame { rules, number, decision: None } => {
            format!(
                "game {number} of {rules} cannot be played again: it begins with no position of these rules"
            )
        }
    }
}

pub(super) fn news(news: &LabReportNews) -> String {
    match news {
        LabReportNews::Written { rows, games } => format!("{rows} numbers of {games} games"),
        LabReportNews::NothingMet { a, b } => {
            format!("{a} and {b} are not compared: there are no games of both at one strength")
        }
        LabReportNews::Compared { differences, seen } => {
            format!("{seen} of {differences} differences are more than chance, all looks counted")
        }
    }
}
