//! Who plays whom.

use std::fmt;

use jersi_engine::Limits;
use jersi_table::PlayerSpec;

/// A player of a match: who, how long, and with which options.
#[derive(Clone, Debug)]
pub struct Side {
    /// Who plays: somebody who plays by itself.
    pub spec: PlayerSpec,
    /// How long each decision may take.
    pub limits: Limits,
    /// What an engine or a program is told, in this order: names and values.
    pub options: Vec<(String, String)>,
}

/// Who of several players meets whom.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Format {
    /// Everybody meets everybody.
    RoundRobin,
    /// The first meets all others.
    Gauntlet,
}

impl Format {
    /// Both.
    pub const BOTH: [Format; 2] = [Format::RoundRobin, Format::Gauntlet];

    /// What it is called.
    pub const fn id(self) -> &'static str {
        match self {
            Format::RoundRobin => "round-robin",
            Format::Gauntlet => "gauntlet",
        }
    }

    /// The one with this name.
    pub fn named(id: &str) -> Option<Format> {
        Format::BOTH.into_iter().find(|format| format.id() == id)
    }
}

/// The players of a match or of a tournament, numbered from 0.
#[derive(Clone, Debug)]
pub struct Entrants {
    players: Vec<Side>,
    /// None for a match of two.
    format: Option<Format>,
}

impl Entrants {
    /// A match: the first, which all results are told for, and the second.
    pub fn two(first: Side, second: Side) -> Entrants {
        Entrants { players: vec![first, second], format: None }
    }

    /// A tournament; `None` with fewer than two players.
    pub fn many(format: Format, players: Vec<Side>) -> Option<Entrants> {
        (players.len() >= 2).then_some(Entrants { players, format: Some(format) })
    }

    /// The players.
    pub fn players(&self) -> &[Side] {
        &self.players
    }

    /// The format of a tournament.
    pub fn format(&self) -> Option<Format> {
        self.format
    }

    /// Who meets whom, the one that results are told for first.
    pub fn pairings(&self) -> Vec<[usize; 2]> {
        pairings(self.format, self.players.len())
    }
}

/// Who of so many players meets whom.
pub fn pairings(format: Option<Format>, players: usize) -> Vec<[usize; 2]> {
    let all = (0..players).flat_map(|one| (one + 1..players).map(move |other| [one, other]));
    match format {
        Some(Format::RoundRobin) => all.collect(),
        Some(Format::Gauntlet) | None => all.filter(|[one, _]| *one == 0).collect(),
    }
}

impl Side {
    /// Whether limits mean anything to it.
    pub(crate) fn heeds_limits(&self) -> bool {
        matches!(self.spec, PlayerSpec::Engine { .. } | PlayerSpec::Program { .. })
    }

    /// The player as a record names it: who, by which limits, and with which options, if it heeds any.
    pub(crate) fn kind(&self) -> String {
        if !self.heeds_limits() {
            return self.spec.to_string();
        }
        let options: Vec<String> =
            self.options.iter().map(|(name, value)| format!(" {name}={value}")).collect();
        format!("{}{}{}", self.spec, LimitWords(&self.limits), options.concat())
    }
}

struct LimitWords<'a>(&'a Limits);

impl fmt::Display for LimitWords<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Limits { depth, nodes, move_time, .. } = self.0;
        if let Some(time) = move_time {
            write!(f, " movetime={}", time.as_millis())?;
        }
        if let Some(nodes) = nodes {
            write!(f, " nodes={nodes}")?;
        }
        if let Some(depth) = depth {
            write!(f, " depth={depth}")?;
        }
        Ok(())
    }
}

impl fmt::Display for Entrants {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let kinds: Vec<String> = self.players.iter().map(Side::kind).collect();
        match self.format {
            None => f.write_str(&kinds.join(" against ")),
            Some(format) => write!(f, "{}: {}", format.id(), kinds.join(" | ")),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_meets_whom() {
        assert_eq!(pairings(None, 2), [[0, 1]]);
        assert_eq!(pairings(Some(Format::Gauntlet), 4), [[0, 1], [0, 2], [0, 3]]);
        assert_eq!(pairings(Some(Format::RoundRobin), 3), [[0, 1], [0, 2], [1, 2]]);
        assert!(Format::BOTH.into_iter().all(|format| Format::named(format.id()) == Some(format)));
    }
}
