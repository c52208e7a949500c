//! `jersi match`: players, many games, and what they say about strength.

mod book;
mod limits;
mod log;
mod players;
mod progress;
mod result_file;
mod rules;
mod saved;
mod scores;
mod sprt;
mod summary;

use std::collections::BTreeMap;
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Duration;

use clap::Args;
use jersi_engine::{Shortage, StopSignal};
use jersi_game::Adjudication;
use jersi_match::{
    Call, Crew, OpeningTerms, Order, Place, Played, ScoreRules, Sprt, Standing, Terms, open, run,
    short_search,
};
use jersi_shard::{Ended, Shard};
use jersi_terminal::line::tell;
use jersi_terminal::{EndSignals, INTERRUPTED};
use jersi_words::{ArenaFault, ArenaNote, ValueFault};

use super::solve::no_interrupt;
use crate::failure::Failure;
use crate::lang;
use crate::output;
use crate::value::{self, ANY};
use crate::whole_file;
use limits::LimitOptions;
use log::Log;
use players::PlayerOptions;
use progress::Progress;
use result_file::Heading;
use rules::MatchRules;
use saved::Saved;
use summary::Summary;

/// Let two players play many games and tell who is stronger
#[derive(Args, Debug)]
#[command(
    after_help = "A player is engine, engine:LEVEL (1 to 10), minimax:DEPTH, random or cmd:PROGRAM, any program that
speaks UGI. A seed may follow (random:5, engine:3:5, minimax:2:5); it is used for every game. Games come in pairs with the same opening and swapped colours. A program that breaks down,
gives no answer or plays an illegal turn forfeits the game; its record tells why. Ctrl-C ends the match: what was played
is told, and the exit code is 130.

Examples:
  jersi match --first engine --second minimax:2 --no-reserve --games 200 --movetime 100
  jersi match --first engine:5 --second engine:4 --edition 2.0 --save games --concurrency 2
  jersi match --first 'cmd:./new engine' --second 'cmd:./old engine' --nodes 20000 --sprt elo0=0 elo1=10
  jersi match --first engine --second engine --second-option Eval=handmade --book held-out --no-reserve
  jersi match --player engine:9 --player engine:8 --player minimax:2 --tournament round-robin --games 20
  jersi match --first engine --second engine:9 --nodes 5000 --shard 1/2 --result one.json"
)]
pub struct PlayMatch {
    #[command(flatten)]
    players: PlayerOptions,
    /// How many games, rounded up to pairs; in a tournament, of each two players [default: 100; with --sprt 20000]
    #[arg(long, value_name = "N", value_parser = value::whole::<u32>(1..=1_000_000))]
    games: Option<u32>,
    /// How many games at once
    #[arg(long, visible_alias = "threads", value_name = "N", default_value_t = 1, value_parser = value::whole::<u16>(1..=1024))]
    concurrency: u16,
    /// Stop as soon as one of two strengths is the likelier one, such as: elo0=0 elo1=10
    #[arg(long, value_name = "WORDS", num_args = 1..=4, conflicts_with_all = ["players", "shard"])]
    sprt: Option<Vec<String>>,
    /// Keep the record of each game in this folder; games that are there already are not played again
    #[arg(long, value_name = "DIR")]
    save: Option<PathBuf>,
    /// Write what is said to programs and by them into this folder, one file a game
    #[arg(long, value_name = "DIR")]
    log: Option<PathBuf>,
    /// Tell how many positions the players look at in a second of processor time
    #[arg(long)]
    speed: bool,
    /// Answer with one JSON object
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    parts: PartOptions,
    #[command(flatten)]
    limits: LimitOptions,
    #[command(flatten)]
    opening: OpeningOptions,
    #[command(flatten)]
    adjudication: AdjudicationOptions,
    #[command(flatten)]
    rules: MatchRules,
}

#[derive(Args, Debug)]
#[command(next_help_heading = "Many machines")]
struct PartOptions {
    /// Play only this part of the pairs: 2/8 is the second of eight
    #[arg(long, value_name = "I/N", requires = "result", value_parser = value::form(shard))]
    shard: Option<Shard>,
    /// Write what the games came to into this file, to be merged
    #[arg(long, value_name = "FILE")]
    result: Option<PathBuf>,
    /// Play nothing: put the results of all parts together and tell what the whole match found
    #[arg(long, value_name = "FILE", num_args = 1.., conflicts_with_all = OF_A_MATCH_THAT_IS_PLAYED)]
    merge: Vec<String>,
}

/// What means nothing where results are put together: the match was played as its files say.
const OF_A_MATCH_THAT_IS_PLAYED: [&str; 41] = [
    "first",
    "second",
    "players",
    "tournament",
    "options",
    "first_options",
    "second_options",
    "player_options",
    "games",
    "concurrency",
    "save",
    "log",
    "shard",
    "result",
    "movetime",
    "nodes",
    "depth",
    "first_movetime",
    "first_nodes",
    "first_depth",
    "second_movetime",
    "second_nodes",
    "second_depth",
    "clock",
    "margin",
    "hash",
    "seed",
    "book",
    "opening",
    "balance",
    "quiet",
    "repetition",
    "resign",
    "draw",
    "edition",
    "setting",
    "mokca",
    "no_reserve",
    "ransom",
    "position",
    "rules",
];

/// Reads a part of a match.
fn shard(text: &str) -> Result<Shard, ValueFault> {
    text.parse().map_err(|_| ValueFault::Shard)
}

#[derive(Args, Debug)]
#[command(next_help_heading = "Openings")]
struct OpeningOptions {
    /// Number that all chance comes from: openings, random settings, random players
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = value::whole::<u64>(0..=ANY))]
    seed: u64,
    /// Take the openings from this book: a file with one a line, or tuning or held-out, which come with the program
    #[arg(long, value_name = "FILE", conflicts_with_all = ["opening", "balance"])]
    book: Option<String>,
    /// Random decisions at the beginning of each pair, after the setting
    #[arg(long, value_name = "N", default_value_t = OpeningTerms::default().decisions, value_parser = value::whole::<u32>(0..=100))]
    opening: u32,
    /// The most that a short search may see one side ahead after them; 100 is about a cube
    #[arg(long, value_name = "UNITS", default_value_t = OpeningTerms::default().balance, value_parser = value::whole::<u32>(0..=u64::from(u32::MAX)))]
    balance: u32,
}

#[derive(Args, Debug)]
#[command(next_help_heading = "Adjudication (not rules of the game)")]
struct AdjudicationOptions {
    /// A tie after so many turns without a capture, or off
    #[arg(long, value_name = "N|off", default_value = "100", value_parser = value::form(quiet_turns))]
    quiet: Limit<u16>,
    /// A tie when a position is there so many times, or off
    #[arg(long, value_name = "N|off", default_value = "3", value_parser = value::form(repetitions))]
    repetition: Limit<u8>,
    /// Take a game for won once both engines have thought so for some turns: moves=4 score=1200
    #[arg(long, value_name = "WORDS", num_args = 1..=2)]
    resign: Option<Vec<String>>,
    /// Take a game for a tie once both engines have thought so: number=80 moves=12 score=8
    #[arg(long, value_name = "WORDS", num_args = 1..=3)]
    draw: Option<Vec<String>>,
}

/// A number, or none. (A plain `Option` would mean to clap that the option may be missing.)
#[derive(Clone, Copy, Debug)]
struct Limit<T>(Option<T>);

fn number_or_off<T: TryFrom<u64>>(text: &str, most: u64) -> Result<Limit<T>, ValueFault> {
    if text == "off" {
        return Ok(Limit(None));
    }
    let number = text.parse().ok().filter(|number| (1..=most).contains(number));
    let number = number.and_then(|number: u64| T::try_from(number).ok());
    number.map(|number| Limit(Some(number))).ok_or(ValueFault::WholeOrOff(most))
}

fn quiet_turns(text: &str) -> Result<Limit<u16>, ValueFault> {
    number_or_off(text, u16::MAX.into())
}

fn repetitions(text: &str) -> Result<Limit<u8>, ValueFault> {
    number_or_off(text, u8::MAX.into())
}

/// What a match or a part of it came to.
struct Whole {
    standing: Standing,
    games: Vec<(Place, Played)>,
    kept: usize,
    interrupted: bool,
}

impl PlayMatch {
    /// Plays the match.
    pub fn run(self) -> Result<ExitCode, Failure> {
        let sprt = self.sprt.as_deref().map(sprt::read).transpose()?;
        if !self.parts.merge.is_empty() {
            let (Heading { players, format, .. }, standing) = result_file::merge(&self.parts.merge)?;
            if sprt.is_some() && format.is_some() {
                return Err(arena_failure("bad-sprt", &ArenaFault::SprtOfTournament));
            }
            let speeds = self.speed;
            let summary =
                Summary { names: &players, format, standing, sprt, kept: 0, interrupted: false, speeds };
            return self.tell(&summary);
        }
        let terms = self.terms()?;
        let order = self.order(sprt);
        if let Some(path) = &self.parts.result {
            // Not only after hours of play.
            whole_file::try_out(path).map_err(|error| whole_file::unwritable(path, &error))?;
        }
        tell_of_the_book(&terms, &order);
        let stop = StopSignal::new();
        let signals = EndSignals::stop(&stop).map_err(|_| no_interrupt())?;
        let Whole { standing, games, kept, interrupted } = self.play(&terms, &order, stop)?;
        drop(signals);
        let names = self.players.names();
        let format = terms.entrants.format();
        let written = match self.parts.result.as_ref().filter(|_| !interrupted) {
            Some(path) => {
                let heading =
                    Heading { terms: terms.to_string(), players: names.clone(), format, pairs: order.pairs };
                result_file::write(path, &heading, &order.shard.to_string(), &games)
            }
            None => Ok(()),
        };
        if interrupted {
            tell(&lang::words().arena_note(ArenaNote::BrokenOff(standing.games())));
        }
        // What was played is told even where its file could not be written.
        let speeds = self.speed;
        let code =
            self.tell(&Summary { names: &names, format, standing, sprt, kept, interrupted, speeds })?;
        written.map(|()| code)
    }

    fn play(&self, terms: &Terms, order: &Order, stop: StopSignal) -> Result<Whole, Failure> {
        let call = Call { stop, listen: self.log.is_some() };
        self.players.look_for_all(terms, &call)?;
        let pairings = terms.entrants.pairings().len();
        let saved = self.save.as_ref().map(|folder| Saved::open(folder, terms)).transpose()?;
        let log = self.log.as_ref().map(|folder| Log::open(folder)).transpose()?;
        let pieces = order.plan(pairings).pieces();
        let kept = saved.as_ref().map_or(Ok(BTreeMap::new()), |saved| saved.games(pieces))?;
        let words = lang::words();
        let crew = Crew {
            open: &|player| open(terms, player, &call),
            judge: &short_search,
            opening_ends: &words.match_opening_ends(),
            forfeits: &|name, why| words.match_forfeits(name, why),
        };
        let mut progress = Progress::new(order, pairings, kept.len());
        let mut games: Vec<(Place, Played)> = kept.iter().map(|(&place, &played)| (place, played)).collect();
        let (standing, ended) = run(terms, order, &crew, &kept, &call.stop, |finished, standing| {
            progress.show(standing);
            games.push((finished.place, finished.played));
            log.as_ref().map_or(Ok(()), |log| log.keep(finished))?;
            saved.as_ref().map_or(Ok(()), |saved| saved.keep(finished.place, &finished.game))
        })?;
        progress.clear();
        Ok(Whole { standing, games, kept: kept.len(), interrupted: ended == Ended::Stopped })
    }

    fn tell(&self, summary: &Summary<'_>) -> Result<ExitCode, Failure> {
        if self.json {
            output::carry_json(&summary.to_json())?;
        } else {
            output::print(&summary.to_text(lang::words()))?;
        }
        Ok(if summary.interrupted { ExitCode::from(INTERRUPTED) } else { ExitCode::SUCCESS })
    }

    fn terms(&self) -> Result<Terms, Failure> {
        let entrants = self.players.entrants(&self.limits)?;
        let beginning = self.rules.beginning()?;
        let book = self.opening.book.as_ref().map(|asked| book::open(asked, &beginning)).transpose()?;
        let AdjudicationOptions { quiet, repetition, resign, draw } = &self.adjudication;
        Ok(Terms {
            hash_mib: self.hash_mib(entrants.players().len()),
            entrants,
            beginning,
            adjudication: Adjudication { quiet_turns: quiet.0, repetitions: repetition.0 },
            scores: ScoreRules {
                resign: resign.as_deref().map(scores::resign).transpose()?,
                draw: draw.as_deref().map(scores::draw).transpose()?,
            },
            clock: self.limits.clock.unwrap_or_default(),
            opening: OpeningTerms { decisions: self.opening.opening, balance: self.opening.balance },
            book,
            seed: self.opening.seed,
            margin: Duration::from_millis(self.limits.margin),
        })
    }

    /// As much memory for each table as all boards together can have; if it is less than was asked for, that is told.
    fn hash_mib(&self, players: usize) -> usize {
        let asked = usize::from(self.limits.hash);
        let got = jersi_engine::hash_that_fits(asked, players * usize::from(self.concurrency));
        if got < asked {
            tell(&jersi_words::play(lang::spoken()).shortage(Shortage::Hash { asked, got }));
        }
        got
    }

    fn order(&self, sprt: Option<Sprt>) -> Order {
        let usual = if sprt.is_some() { 20_000 } else { 100 };
        Order {
            pairs: self.games.unwrap_or(usual).div_ceil(2),
            shard: self.parts.shard.unwrap_or_default(),
            concurrency: usize::from(self.concurrency),
            sprt,
        }
    }
}

/// Openings that come again are no fault, but a deterministic engine plays them alike.
fn tell_of_the_book(terms: &Terms, order: &Order) {
    let openings = terms.book.as_ref().map_or(usize::MAX, |book| book.openings().len());
    if order.sprt.is_none() && order.pairs as usize > openings {
        tell(&lang::words().arena_note(ArenaNote::BookRepeats { openings, pairs: order.pairs }));
    }
}

/// What is wrong with what a match is asked for: exit code 2.
fn arena_failure(id: &'static str, fault: &ArenaFault) -> Failure {
    Failure::bad_input(id, lang::words().arena_fault(fault))
}
