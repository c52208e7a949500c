//! `jersi play`: a game at the command line.

mod actions;
mod advice;
mod answers;
mod date;
mod editor;
mod files;
mod input;
mod keeper;
mod keys;
mod line;
mod opening;
mod others;
mod refused;
mod resume;
mod save;
mod screen;
mod screen_options;
mod session;
mod store;
mod thinking;
mod words;

use std::io::{self, BufWriter, IsTerminal, StdoutLock, Write};
use std::path::PathBuf;
use std::process::ExitCode;

use clap::Args;
use jersi_engine::Dice;
use jersi_rules::record::Hint;
use jersi_words::{FileNews, Trouble};

use crate::failure::Failure;
use crate::foreign_text;
use crate::lang::LangOption;
use crate::output;
use crate::rule_options::RuleOptions;
use crate::think_options::ThinkOptions;
use editor::TurnEditor;
use input::{Heard, Input};
use keeper::Keeper;
use opening::{Opening, PlayerOptions};
use refused::{Refused, Stop};
use screen_options::ScreenOptions;
use session::{Flow, Session};
use store::Store;
use thinking::Thinker;
use words::Words;

/// Play a game, people and programs, every edition and variant
#[derive(Args, Debug)]
#[command(
    after_help = "Type a turn in notation, or a word: turns, why TURN, hint, eval, best N, show, undo, redo, save FILE, \
save! FILE, load FILE, draw, resign, new [options], help, quit.

In a pipe a line that is refused goes to standard error and ends the game with exit code 1, unless \
--keep-going is given; the end of the input keeps the game and exits with 0. Empty lines and lines that begin \
with \"# \" are passed over. Games are kept after every turn in JERSI_HOME, or else in the folder jersi of the \
user's data folder ($XDG_DATA_HOME, ~/.local/share).

At a terminal the game fills the window: ? tells the keys. With --plain it is played line by line; then return \
or Ctrl-C while the engine thinks makes it play what it has found.

Examples:
  jersi play                                   two people, edition 4.8
  jersi play --black engine:1 --no-reserve     a first game
  jersi play --white engine --movetime 10000   the engine at full strength, ten seconds a turn
  jersi play --edition 2.0 --setting free      place the shapes first
  jersi play --ransom --lang fr
  jersi play --review game.jrn                 step through a record
  jersi play --size 80x24 --snapshot           one frame, for a document
  jersi play --white random:1 --black random:2 </dev/null
  printf 'a2-b2\\nh2-g2\\n' | jersi play"
)]
pub struct Play {
    #[command(flatten)]
    lang: LangOption,
    #[command(flatten)]
    players: PlayerOptions,
    #[command(flatten)]
    rules: RuleOptions,
    #[command(flatten)]
    think: ThinkOptions,
    #[command(flatten)]
    screen: ScreenOptions,
    /// Go on with the game of this record, in any layout; --edition and the like say what it does not tell
    #[arg(long, value_name = "FILE", help_heading = "Game", conflicts_with_all = ["seed", "mokca", "position", "lot", "go_on"])]
    load: Option<PathBuf>,
    /// Look at the game of this record turn by turn, at the full screen
    #[arg(long, value_name = "FILE", help_heading = "Game", conflicts_with_all = ["seed", "mokca", "position", "lot", "go_on", "load"])]
    review: Option<PathBuf>,
    /// Go on with the unfinished game that is kept
    #[arg(long = "continue", help_heading = "Game", conflicts_with_all = ["setting", "seed", "mokca", "no_reserve", "ransom", "position", "edition", "lot"])]
    go_on: bool,
    /// In a pipe, go on after a line that is refused
    #[arg(long, help_heading = "Game")]
    keep_going: bool,
    /// Number that all chance comes from: the lot, random players and random settings without a seed
    #[arg(long, value_name = "N", help_heading = "Game")]
    play_seed: Option<u64>,
}

impl Play {
    /// Plays until the end of the input.
    pub fn run(self) -> Result<ExitCode, Failure> {
        let words = jersi_words::play(self.lang.lang());
        if self.screen.snapshot {
            return self.snapshot(words);
        }
        if self.screen.is_full() {
            return self.full_screen(words);
        }
        self.screen.must_be_plain(self.review.is_some())?;
        let interactive = io::stdin().is_terminal();
        let mut input = open_input(interactive)?;
        let columns = match &mut input {
            Input::Terminal(editor) => Some(editor.columns().unwrap_or(80)),
            Input::Plain(_) => None,
        };
        let mut session = self.session(words, &mut input, columns)?;
        session.open()?;
        let ended = self.listen(&mut session, &mut input, interactive);
        // However it ended, the last word is that the game is kept.
        let closed = session.close();
        let code = ended?;
        closed?;
        Ok(code)
    }

    /// The session with the game to play: the one of a file, the kept one, or a new one.
    fn session(
        &self,
        words: Words,
        input: &mut Input,
        columns: Option<usize>,
    ) -> Result<Session<BufWriter<StdoutLock<'static>>>, Failure> {
        let opening = Opening { rules: self.rules.clone(), players: self.players.clone() };
        let mut dice = self.play_seed.map_or_else(Dice::from_system, Dice::seeded);
        let mut keeper = Keeper::new(Store::find());
        let begun = match &self.load {
            Some(path) => {
                let taken_up = opening.go_on(self.read(path, words)?, &mut dice);
                taken_up.news(words).iter().for_each(|news| tell(news));
                taken_up.begun
            }
            None => match self.kept_game(words, input, &mut keeper)? {
                Some(game) => opening.go_on_with_own(game, &mut dice),
                None => opening.begin(&mut dice, words.lang())?,
            },
        };
        let thinker = Thinker::new(self.think, words, columns.is_some());
        Ok(Session::new(words, opening, dice, begun, keeper, thinker, output::out(), columns))
    }

    /// The game of a file.
    fn read(&self, path: &std::path::Path, words: Words) -> Result<jersi_game::Game, Failure> {
        files::read_game(path, &self.hint(), words).map_err(|bad| match bad.code {
            "unplayable" => Failure::refused(bad.code, bad.message),
            "ambiguous-edition" => Failure::bad_input(bad.code, bad.message).help("say it with --edition E"),
            code => Failure::bad_input(code, bad.message),
        })
    }

    /// What the options say of a record that does not tell it itself.
    fn hint(&self) -> Hint {
        Hint {
            edition: self.rules.edition,
            reserve: self.rules.no_reserve.then_some(false),
            ransom: self.rules.ransom.then_some(true),
            setting: self.rules.setting.clone(),
        }
    }

    /// The unfinished game, if there is one and it is wanted.
    fn kept_game(
        &self,
        words: Words,
        input: &mut Input,
        keeper: &mut Keeper,
    ) -> Result<Option<jersi_game::Game>, Failure> {
        let found = resume::unfinished(keeper, words);
        for news in &found.news {
            tell(news);
        }
        let Some((kept, game)) = found.game else {
            return if self.go_on { Err(nothing_to_continue(words)) } else { Ok(None) };
        };
        let wanted = match input {
            _ if self.go_on => true,
            Input::Terminal(_) => {
                let answer = input.next(&words::continue_question(words, &game), None)?;
                match answer {
                    Heard::Line(answer) => !answer.trim().to_lowercase().starts_with('n'),
                    _ => false,
                }
            }
            Input::Plain(_) => {
                tell(&words.file(FileNews::Offered, kept.path()));
                false
            }
        };
        if !wanted {
            if matches!(input, Input::Terminal(_)) {
                // It was declined, so it is not offered again; what fails here fails again when a turn is kept.
                let _ = kept.forget();
                tell(&words.file(FileNews::Record, kept.path()));
            }
            return Ok(None);
        }
        keeper.take_over(Some(kept));
        Ok(Some(game))
    }

    /// Listens to lines until the end, `quit`, or a refused line in a pipe.
    fn listen<W: Write>(
        &self,
        session: &mut Session<W>,
        input: &mut Input,
        interactive: bool,
    ) -> Result<ExitCode, Failure> {
        let words = jersi_words::play(self.lang.lang());
        let mut interrupted = false;
        for number in 1_usize.. {
            session.flush()?;
            let prompt = words::prompt(words, session.game());
            input.hear_first(&session.typed_ahead());
            let heard = input.next(&prompt, Some(session.game().position()))?;
            let again = std::mem::replace(&mut interrupted, heard == Heard::Interrupted);
            let done = match heard {
                Heard::End => break,
                Heard::Interrupted if again => break,
                Heard::Interrupted => {
                    tell(&words.trouble(Trouble::HowToLeave));
                    continue;
                }
                Heard::Line(line) => session.line(&line),
                Heard::NotUtf8(at) => Err(Stop::Refused(Refused::new(words.line_not_utf8(at)))),
                Heard::TooLong => Err(Stop::Refused(Refused::new(words.trouble(Trouble::TooLong)))),
            };
            match done {
                Ok(Flow::On) => {}
                Ok(Flow::Quit) => break,
                Err(Stop::Io(error)) => return Err(error.into()),
                Err(Stop::Refused(refused)) => {
                    session.flush()?;
                    tell(refused.render(words, (!interactive).then_some(number)).trim_end());
                    if !interactive && !self.keep_going {
                        return Ok(ExitCode::from(1));
                    }
                }
            }
        }
        Ok(ExitCode::SUCCESS)
    }
}

fn nothing_to_continue(words: Words) -> Failure {
    Failure::bad_input("nothing-to-continue", words.trouble(Trouble::NothingToContinue))
}

fn open_input(interactive: bool) -> Result<Input, Failure> {
    if interactive && io::stdout().is_terminal() {
        return Ok(Input::Terminal(Box::new(TurnEditor::new()?)));
    }
    Ok(Input::Plain(io::stdin().lock()))
}

/// Says something beside the game, on standard error. If nobody hears it, the game goes on.
fn tell(line: &str) {
    let _ = writeln!(io::stderr().lock(), "{}", foreign_text::lines(line));
}
