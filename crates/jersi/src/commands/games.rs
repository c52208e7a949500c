//! `jersi games`: the kept games, and what can be done with one.

mod list;

use std::io::{self, BufRead as _, IsTerminal as _};
use std::path::PathBuf;
use std::process::ExitCode;

use clap::{Args, Parser as _, Subcommand};
use jersi_terminal::line::tell;
use jersi_words::{GameDone, GameTrouble, KeptGame, PlayWords};

use super::Cli;
use crate::failure::Failure;
use crate::foreign_text;
use crate::kept_games::{NotDone, Shelf, Store};
use crate::lang;
use crate::output;
use crate::record_file::RecordOptions;
use crate::usage;

/// List the kept games; continue, rename, delete, export or import one
#[derive(Args, Debug)]
#[command(
    args_conflicts_with_subcommands = true,
    after_help = "A game is meant by its number in the list (1 is the latest), by its name, or by its id or the beginning of that.
Games are kept in JERSI_HOME, or else in the folder jersi of the user's data folder. A game that another program
plays can be listed and exported, nothing else.

Examples:
  jersi games                            the list
  jersi games --json                     the same for programs
  jersi games continue 2                 go on with the second
  jersi games rename 2 'Sunday evening'
  jersi games export 2 -o sunday.jrn     take it out
  jersi games import sunday.jrn          bring it in
  jersi games delete 2"
)]
pub struct Games {
    #[command(subcommand)]
    action: Option<Action>,
    #[command(flatten)]
    list: List,
}

#[derive(Args, Debug)]
struct List {
    /// Answer with one JSON object a line
    #[arg(long)]
    json: bool,
}

#[derive(Subcommand, Debug)]
enum Action {
    /// List the kept games, the latest first
    List(List),
    /// Go on with a game, as by jersi play --continue GAME
    Continue {
        /// Number, name or id; without one, the latest that is not over
        game: Option<String>,
        /// Options of jersi play
        #[arg(last = true)]
        options: Vec<String>,
    },
    /// Give a game a name
    Rename {
        /// Number, name or id
        game: String,
        /// The name; an empty one takes it away
        name: String,
    },
    /// Delete a game for good
    Delete {
        /// Number, name or id
        game: String,
        /// Do not ask
        #[arg(long)]
        yes: bool,
    },
    /// Write a game as JRN
    Export {
        /// Number, name or id
        game: String,
        /// The file to write; - or none is standard output
        #[arg(short, long, value_name = "OUT")]
        output: Option<String>,
    },
    /// Keep the games of records, in any layout
    Import {
        /// The records
        #[arg(required = true)]
        files: Vec<PathBuf>,
        #[command(flatten)]
        options: RecordOptions,
    },
}

impl Games {
    /// Lists the games, or does something with one.
    pub fn run(self) -> Result<ExitCode, Failure> {
        let words = jersi_words::play(lang::spoken());
        let store = Store::find()
            .ok_or_else(|| Failure::bad_input("no-data-folder", words.game_trouble(GameTrouble::NoFolder)))?;
        let shelf = Shelf::new(&store, words);
        match self.action.unwrap_or(Action::List(self.list)) {
            Action::List(List { json }) => list::print(&shelf.list().map_err(failed)?, shelf, words, json)?,
            Action::Continue { game, options } => return go_on(game, options),
            Action::Rename { game, name } => {
                let game = shelf.find(&game).map_err(failed)?;
                shelf.rename(&game.id, &name).map_err(failed)?;
                say(&words.game_done(GameDone::Renamed, &foreign_text::line(&name)))?;
            }
            Action::Delete { game, yes } => {
                let game = shelf.find(&game).map_err(failed)?;
                let line = list::line(&game, words);
                if !yes && !is_wanted(&words.delete_question(line.trim()), words)? {
                    return Ok(ExitCode::from(1));
                }
                shelf.delete(&game.id).map_err(failed)?;
                say(&words.game_done(GameDone::Deleted, line.trim()))?;
            }
            Action::Export { game, output } => {
                let game = shelf.find(&game).map_err(failed)?;
                let record = shelf.record(&game.id).map_err(failed)?;
                output::write_or_carry(output.as_deref(), &record)?;
            }
            Action::Import { files, options } => {
                for file in files {
                    let game: KeptGame = shelf.import(&file, &options.hint()).map_err(failed)?;
                    say(&words.game_done(GameDone::Imported, list::line(&game, words).trim()))?;
                }
            }
        }
        Ok(ExitCode::SUCCESS)
    }
}

/// Plays on, as `jersi play` does.
fn go_on(game: Option<String>, options: Vec<String>) -> Result<ExitCode, Failure> {
    let mut arguments = vec!["jersi".to_owned(), "play".to_owned()];
    arguments.extend(options);
    // In one argument: a name may begin like an option.
    arguments.push(game.map_or("--continue".to_owned(), |game| format!("--continue={game}")));
    match Cli::try_parse_from(arguments) {
        Ok(cli) => cli.run(),
        Err(error) => match usage::failure(&error, "jersi play") {
            Some(failure) => Err(failure),
            // Help is an answer.
            None => output::print(&error.to_string()).map(|()| ExitCode::SUCCESS),
        },
    }
}

/// Asks a question at the terminal; elsewhere nobody can answer it.
fn is_wanted(question: &str, words: &'static dyn PlayWords) -> Result<bool, Failure> {
    if !io::stdin().is_terminal() {
        return Err(Failure::bad_input("nobody-to-ask", words.game_trouble(GameTrouble::DeleteUnasked)));
    }
    tell(&format!("{question} {}", words.no_or_yes()));
    let mut answer = String::new();
    io::stdin().lock().read_line(&mut answer)?;
    Ok(matches!(answer.trim().chars().next(), Some('y' | 'Y' | 'o' | 'O')))
}

fn failed(not: NotDone) -> Failure {
    match not.code {
        "busy" => Failure::refused(not.code, not.message),
        code => Failure::bad_input(code, not.message),
    }
}

fn say(line: &str) -> Result<(), Failure> {
    output::print(&format!("{line}\n"))
}
