//! `jersi match`: two players, many games, and what they say about strength.

mod limits;
mod progress;
mod rules;
mod saved;
mod sprt;
mod summary;

use std::collections::BTreeMap;
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Duration;

use clap::Args;
use jersi_engine::Shortage;
use jersi_game::Adjudication;
use jersi_match::{Crew, OpeningTerms, Order, Side, Sprt, Terms, look_for, open, run, short_search};
use jersi_table::{Forfeit, PlayerSpec};
use jersi_terminal::line::tell;
use jersi_words::{CommandFault, ValueFault};

use crate::failure::Failure;
use crate::lang;
use crate::output;
use crate::value::{self, ANY};
use limits::LimitOptions;
use progress::Progress;
use rules::MatchRules;
use saved::Saved;
use summary::Summary;

/// Let two players play many games and tell who is stronger
#[derive(Args, Debug)]
#[command(
    after_help = "A player is engine, engine:LEVEL (1 to 10), minimax:DEPTH, random or cmd:PROGRAM, any program that
speaks UGI. A seed may follow (random:5, engine:3:5, minimax:2:5); it is used for every game. Games come in pairs with the same opening and swapped colours. A program that breaks down,
gives no answer or plays an illegal turn forfeits the game; its record tells why.

Examples:
  jersi match --first engine --second minimax:2 --no-reserve --games 200 --movetime 100
  jersi match --first engine:5 --second engine:4 --edition 2.0 --save games --concurrency 2
  jersi match --first 'cmd:./new engine' --second 'cmd:./old engine' --nodes 20000 --sprt elo0=0 elo1=10"
)]
pub struct PlayMatch {
    /// The first player, whose results are told
    #[arg(long, value_name = "SPEC")]
    first: String,
    /// The second player
    #[arg(long, value_name = "SPEC")]
    second: String,
    /// How many games, rounded up to pairs [default: 100; with --sprt 20000]
    #[arg(long, value_name = "N", value_parser = value::whole::<u32>(1..=1_000_000))]
    games: Option<u32>,
    /// How many games at once
    #[arg(long, visible_alias = "threads", value_name = "N", default_value_t = 1, value_parser = value::whole::<u16>(1..=1024))]
    concurrency: u16,
    /// Stop as soon as one of two strengths is the likelier one, such as: elo0=0 elo1=10
    #[arg(long, value_name = "WORDS", num_args = 1..=4)]
    sprt: Option<Vec<String>>,
    /// Keep the record of each game in this folder; games that are there already are not played again
    #[arg(long, value_name = "DIR")]
    save: Option<PathBuf>,
    /// Answer with one JSON object
    #[arg(long)]
    json: bool,
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
#[command(next_help_heading = "Openings")]
struct OpeningOptions {
    /// Number that all chance comes from: openings, random settings, random players
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = value::whole::<u64>(0..=ANY))]
    seed: u64,
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
    #[arg(long, value_name = "N|off", default_value = "100", value_parser = value::form(number_or_off::<u16>))]
    quiet: Limit<u16>,
    /// A tie when a position is there so many times, or off
    #[arg(long, value_name = "N|off", default_value = "3", value_parser = value::form(number_or_off::<u8>))]
    repetition: Limit<u8>,
}

/// A number, or none. (A plain `Option` would mean to clap that the option may be missing.)
#[derive(Clone, Copy, Debug)]
struct Limit<T>(Option<T>);

fn number_or_off<T: std::str::FromStr + Default + PartialEq>(text: &str) -> Result<Limit<T>, ValueFault> {
    match text.parse() {
        _ if text == "off" => Ok(Limit(None)),
        Ok(number) if number != T::default() => Ok(Limit(Some(number))),
        _ => Err(ValueFault::WholeOrOff),
    }
}

impl PlayMatch {
    /// Plays the match.
    pub fn run(self) -> Result<ExitCode, Failure> {
        let terms = self.terms()?;
        let sprt = self.sprt.as_deref().map(sprt::read).transpose()?;
        let order = self.order(sprt);
        for side in 0..2 {
            look_for(&terms, side).map_err(|why| self.not_there(side, why))?;
        }
        let saved = self.save.as_ref().map(|folder| Saved::open(folder, &terms)).transpose()?;
        let kept = saved.as_ref().map_or(Ok(BTreeMap::new()), |saved| saved.games(order.pairs))?;
        let words = lang::words();
        let crew = Crew {
            open: &|side| open(&terms, side),
            judge: &short_search,
            opening_ends: &words.match_opening_ends(),
            forfeits: &|name, why| words.match_forfeits(name, why),
        };
        let mut progress = Progress::new(&order, kept.len());
        let tally = run(&terms, &order, &crew, &kept, |place, game, tally| {
            progress.show(tally);
            saved.as_ref().map_or(Ok(()), |saved| saved.keep(place, game))
        })?;
        progress.clear();
        let summary = Summary { names: [&self.first, &self.second], tally, sprt, kept: kept.len() };
        if self.json {
            output::carry_json(&summary.to_json())?;
        } else {
            output::print(&summary.to_text(lang::words()))?;
        }
        Ok(ExitCode::SUCCESS)
    }

    fn terms(&self) -> Result<Terms, Failure> {
        let first = player("--first", &self.first)?;
        let second = player("--second", &self.second)?;
        Ok(Terms {
            sides: [
                Side { limits: self.limits.first(&first), spec: first },
                Side { limits: self.limits.second(&second), spec: second },
            ],
            beginning: self.rules.beginning()?,
            adjudication: Adjudication {
                quiet_turns: self.adjudication.quiet.0,
                repetitions: self.adjudication.repetition.0,
            },
            opening: OpeningTerms { decisions: self.opening.opening, balance: self.opening.balance },
            seed: self.opening.seed,
            margin: Duration::from_millis(self.limits.margin),
            hash_mib: self.hash_mib(),
        })
    }

    /// As much memory for each table as all boards together can have; if it is less than was asked for, that is told.
    fn hash_mib(&self) -> usize {
        let asked = usize::from(self.limits.hash);
        let got = jersi_engine::hash_that_fits(asked, 2 * usize::from(self.concurrency));
        if got < asked {
            tell(&jersi_words::play(lang::spoken()).shortage(Shortage::Hash { asked, got }));
        }
        got
    }

    fn order(&self, sprt: Option<Sprt>) -> Order {
        let usual = if sprt.is_some() { 20_000 } else { 100 };
        Order {
            pairs: self.games.unwrap_or(usual).div_ceil(2),
            concurrency: usize::from(self.concurrency),
            sprt,
        }
    }

    fn not_there(&self, side: usize, why: Forfeit) -> Failure {
        let (option, text) = [("--first", &self.first), ("--second", &self.second)][side];
        Failure::of_command("no-player", &CommandFault::NoPlayer(why)).at(Some(option), text, 0..text.len())
    }
}

/// Reads a player that an option names.
fn player(option: &str, text: &str) -> Result<PlayerSpec, Failure> {
    text.parse().and_then(PlayerSpec::by_itself).map_err(|bad| {
        let words = lang::words();
        let failure = Failure::bad_input(bad.code(), words.player_fault(&bad.fault));
        failure.at(Some(option), text, bad.span).help(words.player_forms())
    })
}
