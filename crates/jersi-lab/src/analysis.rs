//! From games to a report.
//!
//! [`analyse`] plays every game again once ([`GameFacts`]), finds every number of every metric, and asks how sure each is. The
//! order in which games come does not matter.

mod asked;
mod cubes;
mod facts;
mod ladder;
mod population;
mod rows;
mod sources;
mod threads;
mod turn_use;

use jersi_lab_report::{FORMAT, Report};

use crate::compare::differences;
use crate::game::LabGame;

pub use asked::{Asked, AskedRules};
pub use facts::{BadGame, Balance, GameFacts, chance, opening_of};
pub(crate) use ladder::{Ladder, ladders};
pub(crate) use population::{Population, Unit, nodes};
pub(crate) use rows::{FEWEST, place};
pub use sources::{BadSources, Sources};
pub(crate) use threads::in_threads;
pub use turn_use::ACTIONS;

/// The report of games. Games of rule sets that are not asked for are left alone.
pub fn analyse<'a>(asked: &Asked, games: impl IntoIterator<Item = &'a LabGame>) -> Result<Report, BadGame> {
    let populations = population::populations(asked, games)?;
    let name = |place: usize| asked.rules[place].name.clone();
    Ok(Report {
        format: FORMAT.to_owned(),
        title: asked.title.clone(),
        commit: asked.commit.clone(),
        plan: asked.plan.clone(),
        rules: asked.sheets(&populations),
        rows: rows::rows(&populations, name),
        differences: differences(asked, &populations),
    })
}

#[cfg(test)]
pub(crate) use rows::tests;
