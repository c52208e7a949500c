//! What a match or a part of it came to, in a file that others can be merged with.

use std::path::Path;
use std::time::Duration;

use jersi_match::{Effort, Format, Place, Played, Points, Standing, pairings};
use jersi_shard::{Merge, MergeFault};
use jersi_table::ForfeitKind;
use jersi_words::ArenaFault;
use serde_json::{Value, json};

use super::arena_failure;
use crate::bounded;
use crate::failure::Failure;
use crate::foreign_text;
use crate::lang;
use crate::whole_file;

/// No result is longer: some two million games of a hundred and fifty bytes each.
const LARGEST: u64 = 300_000_000;

/// The version of the layout.
const VERSION: u64 = 1;

/// What results must have in common to belong together.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Heading {
    /// The terms of the match, in words.
    pub terms: String,
    /// The players as they were asked for.
    pub players: Vec<String>,
    /// Who meets whom in a tournament.
    pub format: Option<Format>,
    /// How many pairs of each pairing all parts have together.
    pub pairs: u32,
}

/// Writes the results of a part; whoever looks finds a whole file or none.
pub fn write(path: &Path, heading: &Heading, shard: &str, games: &[(Place, Played)]) -> Result<(), Failure> {
    let Heading { terms, players, format, pairs } = heading;
    let mut games: Vec<&(Place, Played)> = games.iter().collect();
    games.sort_by_key(|(place, _)| *place);
    let whole = json!({
        "jersi-match": VERSION,
        "match": terms,
        "players": players,
        "tournament": format.map(Format::id),
        "pairs": pairs,
        "shard": shard,
        "games": games.into_iter().map(|(place, played)| to_json(*place, played)).collect::<Vec<_>>(),
    });
    whole_file::write(path, &format!("{whole}\n")).map_err(|error| whole_file::unwritable(path, &error))
}

fn to_json(place: Place, played: &Played) -> Value {
    let points = ["loss", "draw", "win"][usize::from(played.points.half_points())];
    let effort = |Effort { nodes, time }: Effort| json!([nodes, time.as_micros() as u64]);
    json!({
        "game": place.number(),
        "points": points,
        "forfeit": played.forfeit.map(ForfeitKind::id),
        "effort": played.effort.map(effort),
    })
}

/// The score of all parts together, and what they have in common.
pub fn merge(files: &[String]) -> Result<(Heading, Standing), Failure> {
    let mut all: Merge<Heading, Played> = Merge::new();
    for file in files {
        let bad = |fault: &ArenaFault| {
            let said = lang::words().arena_fault(fault);
            Failure::bad_input("bad-result-file", format!("{}: {said}", foreign_text::line(file)))
        };
        let text = bounded::read_own(file, LARGEST)?;
        let (heading, games) = read(&text).ok_or_else(|| bad(&ArenaFault::NoResultFile))?;
        let refused = |fault: MergeFault<Heading>| {
            bad(&match fault {
                MergeFault::OtherTerms { first, .. } => ArenaFault::OtherResults { first },
                MergeFault::Doubled { piece, first } => ArenaFault::Doubled { game: piece + 1, first },
            })
        };
        all.agree(file, heading.clone()).map_err(refused)?;
        for (place, played) in games {
            let piece = u64::from(place.number()) - 1;
            all.add(file, heading.clone(), piece, played).map_err(refused)?;
        }
    }
    let no_file = || arena_failure("bad-result-file", &ArenaFault::NoResultFile);
    let heading = all.terms().cloned().ok_or_else(no_file)?;
    let mut standing = Standing::new(heading.format, heading.players.len());
    let games = 2 * u64::from(heading.pairs) * standing.pairings().len() as u64;
    let there: std::collections::BTreeSet<u64> = all.results().map(|(piece, _)| piece).collect();
    if let Some(first) = (0..games).find(|piece| !there.contains(piece)) {
        let missing = games - there.len() as u64;
        let fault = ArenaFault::GamesMissing { missing, first: first + 1 };
        return Err(arena_failure("games-missing", &fault));
    }
    for (piece, played) in all.results() {
        let place = u32::try_from(piece + 1).ok().and_then(Place::numbered).ok_or_else(no_file)?;
        standing.add(place, played);
    }
    Ok((heading, standing))
}

/// Reads what [`write`] writes; `None` if it is something else.
fn read(text: &str) -> Option<(Heading, Vec<(Place, Played)>)> {
    let whole: Value = serde_json::from_str(text).ok()?;
    (whole["jersi-match"].as_u64() == Some(VERSION)).then_some(())?;
    let names = whole["players"].as_array()?.iter();
    let format = match &whole["tournament"] {
        Value::Null => None,
        told => Some(Format::named(told.as_str()?)?),
    };
    let heading = Heading {
        terms: whole["match"].as_str()?.to_owned(),
        players: names.map(|name| name.as_str().map(str::to_owned)).collect::<Option<_>>()?,
        format,
        pairs: u32::try_from(whole["pairs"].as_u64()?).ok()?,
    };
    let most = 2 * u64::from(heading.pairs) * pairings(format, heading.players.len()).len() as u64;
    (heading.players.len() >= 2).then_some(())?;
    let game = |told: &Value| {
        let number = told["game"].as_u64().filter(|number| (1..=most).contains(number))?;
        let points = match told["points"].as_str()? {
            "win" => Points::Win,
            "draw" => Points::Draw,
            "loss" => Points::Loss,
            _ => return None,
        };
        let forfeit = match &told["forfeit"] {
            Value::Null => None,
            told => Some(ForfeitKind::named(told.as_str()?)?),
        };
        let effort = |side: usize| {
            let told = &told["effort"][side];
            Some(Effort { nodes: told[0].as_u64()?, time: Duration::from_micros(told[1].as_u64()?) })
        };
        let played = Played { points, forfeit, effort: [effort(0)?, effort(1)?] };
        Some((Place::numbered(u32::try_from(number).ok()?)?, played))
    };
    let games = whole["games"].as_array()?.iter().map(game).collect::<Option<_>>()?;
    Some((heading, games))
}
