//! Who plays in a match, and with which options.

use clap::Args;
use jersi_match::{Call, Entrants, Format, NotThere, Side, Terms, look_for};
use jersi_table::PlayerSpec;
use jersi_words::{ArenaFault, CommandFault};

use super::arena_failure;
use super::limits::LimitOptions;
use crate::failure::Failure;
use crate::lang;
use crate::value;

/// Two players, or those of a tournament.
#[derive(Args, Debug)]
#[command(next_help_heading = "Players")]
pub struct PlayerOptions {
    /// The first player, whose results are told
    #[arg(long, value_name = "SPEC", required_unless_present_any = ["players", "merge"])]
    first: Option<String>,
    /// The second player
    #[arg(long, value_name = "SPEC", required_unless_present_any = ["players", "merge"])]
    second: Option<String>,
    /// A player of a tournament; there are as many of these as players
    #[arg(long = "player", id = "players", value_name = "SPEC", conflicts_with_all = ["first", "second"])]
    players: Vec<String>,
    /// Who meets whom: round-robin, or gauntlet for the first player against all others
    #[arg(long, value_name = "FORMAT", requires = "players", conflicts_with_all = ["first", "second"], value_parser = value::one_of(Format::BOTH.map(|format| (format.id(), format))))]
    tournament: Option<Format>,
    /// An option that every engine is told
    #[arg(long = "option", id = "options", value_name = "NAME=VALUE")]
    options: Vec<String>,
    /// An option that the first player is told
    #[arg(
        long = "first-option",
        id = "first_options",
        value_name = "NAME=VALUE",
        conflicts_with = "players"
    )]
    first_options: Vec<String>,
    /// An option that the second player is told
    #[arg(
        long = "second-option",
        id = "second_options",
        value_name = "NAME=VALUE",
        conflicts_with = "players"
    )]
    second_options: Vec<String>,
    /// An option that a player of a tournament is told: 1 is the first
    // `requires` alone would be silent beside --first: what it requires cannot be there.
    #[arg(
        long = "player-option",
        id = "player_options",
        value_name = "N:NAME=VALUE",
        requires = "players",
        conflicts_with_all = ["first", "second"]
    )]
    player_options: Vec<String>,
}

/// A player as it was written, with the option that it was written behind.
struct Written<'a> {
    option: &'static str,
    text: &'a str,
}

/// An option as it was written, and where.
#[derive(Clone)]
struct Told<'a> {
    option: &'static str,
    text: &'a str,
    /// What stands before it.
    skip: usize,
}

impl PlayerOptions {
    /// The players as they were written.
    pub fn names(&self) -> Vec<String> {
        self.written().into_iter().map(|written| written.text.to_owned()).collect()
    }

    /// Who plays whom.
    pub fn entrants(&self, limits: &LimitOptions) -> Result<Entrants, Failure> {
        let mut sides = Vec::new();
        for (number, written) in self.written().into_iter().enumerate() {
            let spec = player(&written)?;
            let told = self.told(number)?.iter().map(Told::read).collect::<Result<_, _>>()?;
            let limits =
                if self.players.is_empty() { limits.of(number, &spec) } else { limits.of_all(&spec) };
            sides.push(Side { limits, spec, options: told });
        }
        match (self.tournament, <[Side; 2]>::try_from(sides)) {
            (None, Ok([first, second])) if self.players.is_empty() => Ok(Entrants::two(first, second)),
            (None, _) => Err(arena_failure("no-tournament", &ArenaFault::NoTournament)),
            (Some(format), sides) => {
                let sides = sides.map_or_else(|many| many, Vec::from);
                Entrants::many(format, sides)
                    .ok_or_else(|| arena_failure("few-players", &ArenaFault::FewPlayers))
            }
        }
    }

    /// Whether everybody is there, and has the options.
    pub fn look_for_all(&self, terms: &Terms, call: &Call) -> Result<(), Failure> {
        for (number, written) in self.written().into_iter().enumerate() {
            look_for(terms, number, call).map_err(|why| self.not_there(number, &written, why))?;
        }
        Ok(())
    }

    fn not_there(&self, number: usize, written: &Written<'_>, why: NotThere) -> Failure {
        let at = |option: usize, fault: ArenaFault| {
            let told = self.told(number).ok().and_then(|told| told.get(option).cloned());
            let failure = arena_failure("bad-engine-option", &fault);
            match told {
                Some(Told { option, text, skip }) => failure.at(Some(option), text, skip..text.len()),
                None => failure,
            }
        };
        let options = &terms_options(self, number);
        match why {
            NotThere::Absent(why) => Failure::of_command("no-player", &CommandFault::NoPlayer(why)).at(
                Some(written.option),
                written.text,
                0..written.text.len(),
            ),
            NotThere::NoSuchOption { option, known } => {
                let name = options.get(option).map(|(name, _)| name.clone()).unwrap_or_default();
                at(option, ArenaFault::NoSuchOption { name, known })
            }
            NotThere::Refused { option, announced } => {
                let value = options.get(option).map(|(_, value)| value.clone()).unwrap_or_default();
                at(option, ArenaFault::OptionRefused { announced, value })
            }
        }
    }

    fn written(&self) -> Vec<Written<'_>> {
        let two = [("--first", &self.first), ("--second", &self.second)];
        let two =
            two.into_iter().filter_map(|(option, text)| Some(Written { option, text: text.as_deref()? }));
        two.chain(self.players.iter().map(|text| Written { option: "--player", text })).collect()
    }

    /// What a player is told: first what all are, then what is its own.
    fn told(&self, number: usize) -> Result<Vec<Told<'_>>, Failure> {
        let all = self.options.iter().map(|text| Told { option: "--option", text, skip: 0 });
        let own = match number {
            _ if !self.players.is_empty() => return Ok(all.chain(self.told_by_number(number)?).collect()),
            0 => ("--first-option", &self.first_options),
            _ => ("--second-option", &self.second_options),
        };
        Ok(all.chain(own.1.iter().map(|text| Told { option: own.0, text, skip: 0 })).collect())
    }

    fn told_by_number(&self, number: usize) -> Result<Vec<Told<'_>>, Failure> {
        let players = self.players.len();
        let mut found = Vec::new();
        for text in &self.player_options {
            let read = text
                .split_once(':')
                .and_then(|(number, _)| number.parse::<usize>().ok().map(|n| (n, number.len())));
            let Some((wanted, digits)) = read.filter(|(wanted, _)| (1..=players).contains(wanted)) else {
                let failure = arena_failure("bad-engine-option", &ArenaFault::NoSuchPlayer { players });
                return Err(failure.at(Some("--player-option"), text, 0..text.len()));
            };
            if wanted == number + 1 {
                found.push(Told { option: "--player-option", text, skip: digits + 1 });
            }
        }
        Ok(found)
    }
}

/// The names and values that a player is told; they were read before.
fn terms_options(options: &PlayerOptions, number: usize) -> Vec<(String, String)> {
    let told = options.told(number).unwrap_or_default();
    told.iter().filter_map(|told| told.read().ok()).collect()
}

impl Told<'_> {
    fn read(&self) -> Result<(String, String), Failure> {
        let told = &self.text[self.skip..];
        match told.split_once('=') {
            Some((name, value)) if !name.trim().is_empty() => {
                Ok((name.trim().to_owned(), value.trim().to_owned()))
            }
            _ => {
                let failure = arena_failure("bad-engine-option", &ArenaFault::BadOption);
                Err(failure.at(Some(self.option), self.text, self.skip..self.text.len()))
            }
        }
    }
}

/// Reads a player that an option names.
fn player(written: &Written<'_>) -> Result<PlayerSpec, Failure> {
    written.text.parse().and_then(PlayerSpec::by_itself).map_err(|bad| {
        let words = lang::words();
        let failure = Failure::bad_input(bad.code(), words.player_fault(&bad.fault));
        failure.at(Some(written.option), written.text, bad.span).help(words.machine_forms())
    })
}
