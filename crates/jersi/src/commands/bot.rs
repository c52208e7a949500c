//! `jersi bot`: a program that speaks UGI plays at a club.

use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Duration;

use clap::Args;
use jersi_bot::{Offer, Pace, ProgramSpec, Secret, Settings, Whom, run};
use jersi_club::Terms;
use jersi_game::TimeControl;
use jersi_server::asked_to_end;
use jersi_words::{BotFault, BotNews};

use super::serve::read_url;
use crate::failure::Failure;
use crate::value;
use crate::{bounded, lang, output};

/// Where a token is told that no file holds.
const VARIABLE: &str = "JERSI_BOT_TOKEN";

/// Let a program play at a club
#[derive(Args, Debug)]
#[command(
    after_help = "`jersi admin bot NAME` makes the bot and prints its token, which goes into a file that only the bot can read, or into
the environment as JERSI_BOT_TOKEN. Any program that speaks UGI can play; without --engine it is this one's own engine.
Games that were under way are taken up again. Ctrl-C takes offers back and ends it; docs/bots.md tells more.

Examples:
  jersi bot --server https://club.example --token-file stone.token --offer '4.8 600+5' --option Level=3
  jersi bot --server https://club.example --token-file stone.token --join any --time-per-turn 2
  jersi bot --server http://127.0.0.1:5377 --engine './my engine --fast' --offer '2.0 3d' --rated --at-once 4"
)]
pub struct Bot {
    /// Where the club is
    #[arg(long, value_name = "URL")]
    server: String,
    /// A file with the bot's token; without it the environment has it under `JERSI_BOT_TOKEN`
    #[arg(long, value_name = "FILE")]
    token_file: Option<PathBuf>,
    /// The program that thinks, with its arguments; it speaks UGI [default: the engine of this program]
    #[arg(long, value_name = "CMD")]
    engine: Option<String>,
    /// An option of the program, such as Level=3; may be given several times
    #[arg(long, value_name = "NAME=VALUE")]
    option: Vec<String>,
    /// Offer this game to everybody, such as '4.8 600+5' or '2.0 setting=random 3d'; may be given several times
    #[arg(long, value_name = "GAME")]
    offer: Vec<String>,
    /// What is offered counts for ratings
    #[arg(long, requires = "offer")]
    rated: bool,
    /// Join games that others offer: any, bots, or those of one name
    #[arg(long, value_name = "WHOM")]
    join: Option<String>,
    /// Let the other side take turns back, where nothing is rated
    #[arg(long)]
    give_back: bool,
    /// End after so many games
    #[arg(long, value_name = "N", value_parser = value::whole::<u32>(1..=1_000_000))]
    games: Option<u32>,
    /// Play so many games at once, with a program each
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = value::whole::<u16>(1..=16))]
    at_once: u16,
    /// Think for so many seconds at most [default: as the clock allows, or 5]
    #[arg(long, value_name = "SECONDS", value_parser = value::decimal(0.001..=86_400.0))]
    time_per_turn: Option<f64>,
}

impl Bot {
    /// Plays until it is asked to end.
    pub fn run(self) -> Result<ExitCode, Failure> {
        let settings = self.settings()?;
        let mut news = |news: BotNews| output::tell(&lang::words().bot_news(&news));
        if settings.server.starts_with("http://") && !is_here(&settings.server) {
            news(BotNews::InTheClear);
        }
        let played = jersi_server::runtime(true)?.block_on(run(settings, &mut news, asked_to_end()));
        played.map(|_| ExitCode::SUCCESS).map_err(|fault| failure(&fault))
    }

    fn settings(&self) -> Result<Settings, Failure> {
        let server = read_url(&self.server)?.to_string();
        let offers = self.offer.iter().map(|text| self.read_offer(text)).collect::<Result<Vec<_>, _>>()?;
        let join = self.join.as_deref().map(|whom| match whom {
            "any" => Whom::Any,
            "bots" => Whom::Bots,
            name => Whom::Named(name.to_owned()),
        });
        if offers.is_empty() && join.is_none() {
            return Err(failure(&BotFault::NothingToDo));
        }
        Ok(Settings {
            server,
            program: self.program()?,
            token: self.token()?,
            offers,
            join,
            games: self.games,
            at_once: usize::from(self.at_once),
            per_turn: self.time_per_turn.map(Duration::from_secs_f64),
            give_back: self.give_back,
            pace: Pace::default(),
        })
    }

    fn program(&self) -> Result<ProgramSpec, Failure> {
        let command = match &self.engine {
            Some(text) => jersi_match::words_of_command(text)
                .map_err(|why| failure(&BotFault::Engine(why)).at(Some("--engine"), text, 0..text.len()))?,
            None => vec![std::env::current_exe()?.to_string_lossy().into_owned(), "engine".to_owned()],
        };
        let option = |text: &String| match text.split_once('=') {
            Some((name, value)) if !name.trim().is_empty() => {
                Ok((name.trim().to_owned(), value.trim().to_owned()))
            }
            _ => Err(failure(&BotFault::BadOption).at(Some("--option"), text, 0..text.len())),
        };
        let options = self.option.iter().map(option).collect::<Result<Vec<_>, _>>()?;
        Ok(ProgramSpec { command, options })
    }

    /// What a token is belongs into no message.
    fn token(&self) -> Result<Secret, Failure> {
        let text = match &self.token_file {
            Some(path) => bounded::read_text(&path.to_string_lossy())?,
            None => std::env::var(VARIABLE).map_err(|_| failure(&BotFault::NoToken))?,
        };
        text.parse().map_err(|_| failure(&BotFault::NotAToken))
    }

    /// A game and its time, the last word.
    fn read_offer(&self, text: &str) -> Result<Offer, Failure> {
        let bad = |fault: &BotFault| failure(fault).at(Some("--offer"), text, 0..text.len());
        let (spec, time) = text.trim().rsplit_once(char::is_whitespace).unwrap_or((text.trim(), ""));
        let terms =
            Terms::propose(spec, time).map_err(|fault| bad(&BotFault::BadOffer(fault.to_string())))?;
        if self.rated && terms.time() == TimeControl::Unlimited {
            return Err(bad(&BotFault::RatedWithoutClock));
        }
        Ok(Offer { spec: terms.spec(), time: terms.time().to_string(), rated: self.rated })
    }
}

/// Whether what is sent there stays on this machine.
fn is_here(server: &str) -> bool {
    let Ok(url) = server.parse::<jersi_server::PublicUrl>() else { return false };
    let host = url.host().trim_matches(['[', ']']);
    host == "localhost" || host.parse::<std::net::IpAddr>().is_ok_and(|ip| ip.is_loopback())
}

/// Why a bot cannot play, or cannot be made.
pub fn failure(fault: &BotFault) -> Failure {
    let words = lang::words();
    let message = words.bot_fault(fault);
    let failed = match fault {
        BotFault::WrongToken => Failure::refused("wrong-token", message),
        BotFault::NoClub(_) => Failure::refused("no-club", message),
        BotFault::OtherProtocol { .. } => Failure::refused("other-protocol", message),
        BotFault::Banned => Failure::refused("banned", message),
        BotFault::NameTaken(_) => Failure::refused("name-taken", message),
        BotFault::NoSuchBot(_) => Failure::refused("no-such-bot", message),
        BotFault::NobodyCalled(_) => Failure::refused("no-such-player", message),
        BotFault::NoToken => Failure::bad_input("no-token", message),
        BotFault::NotAToken => Failure::bad_input("bad-token", message),
        BotFault::Engine(_) => Failure::bad_input("no-engine", message),
        BotFault::CannotPlay { .. } => Failure::bad_input("cannot-play", message),
        BotFault::NoSuchGame(_) | BotFault::BadOffer(_) => Failure::bad_input("bad-offer", message),
        BotFault::RatedWithoutClock => Failure::bad_input("no-clock", message),
        BotFault::BadOption => Failure::bad_input("bad-option", message),
        BotFault::NothingToDo => Failure::bad_input("nothing-to-do", message),
        BotFault::BadName => Failure::bad_input("bad-name", message),
    };
    match words.bot_advice(fault) {
        Some(advice) => failed.help(advice),
        None => failed,
    }
}
