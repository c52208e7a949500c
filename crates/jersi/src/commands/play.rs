//! `jersi play`: a game at the command line.

pub(crate) mod files;
mod house;
mod keeper;
mod opening;
mod resume;
mod save;
mod screen;
pub(crate) mod screen_options;

use std::io::{self, IsTerminal};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use clap::Args;
use jersi_engine::Dice;
use jersi_game::Game;
use jersi_terminal::MendOffer;
use jersi_terminal::line::{
    Ended, Heard, Input, Session, Thinker, TurnEditor, continue_question, listen, tell,
};
use jersi_words::{Advice, FileNews, PlayWords};

use crate::failure::Failure;
use crate::kept_games::Store;
use crate::lang;
use crate::output;
use crate::rule_options::RuleOptions;
use crate::think_options::ThinkOptions;
use crate::value::{self, ANY};
use house::{House, must_be_there};
use keeper::Keeper;
use opening::{Opening, PlayerOptions};
use screen_options::ScreenOptions;

/// The catalogue of the game's language.
type Words = &'static dyn PlayWords;

/// Play a game, people and programs, every edition and variant
#[derive(Args, Debug)]
#[command(
    after_help = "Type a turn in notation, or enter it press by press as on a board: a cell such as a2, a kind such as M:, a \
full stop for no second step; play plays what is entered, back takes a press back. Or type a word: turns, why TURN, hint, eval, best N, show, undo, redo, save FILE, \
save! FILE, load FILE, load! FILE, draw, resign, new [options], games, help, quit. At the full screen : begins such a line; there are also analyse, flip, review and pause.

In a pipe a line that is refused goes to standard error and ends the game with exit code 1, unless \
--keep-going is given; the end of the input keeps the game and exits with 0, \
or with 1 if it could not be kept. Empty lines and lines that begin \
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
  jersi play --review game.jrn                 step through a record, its comments and variations
  jersi play --load old.txt --mend             read f6=d7!=e7 as f6=d7!-e7, and say so
  jersi play --size 80x24 --snapshot           one frame, for a document
  jersi play --white random:1 --black random:2 </dev/null
  printf 'a2-b2\\nh2-g2\\n' | jersi play"
)]
pub struct Play {
    #[command(flatten)]
    players: PlayerOptions,
    #[command(flatten)]
    rules: RuleOptions,
    #[command(flatten)]
    think: ThinkOptions,
    #[command(flatten)]
    screen: ScreenOptions,
    /// Go on with the game of this record, in any layout; --edition and the like say what it does not tell
    #[arg(long, value_name = "FILE", help_heading = "Game", conflicts_with_all = ["seed", "mokca", "position", "lot", "clock", "go_on"])]
    load: Option<PathBuf>,
    /// Mend slips of that record for which there is exactly one remedy; the file stays as it is
    #[arg(long, help_heading = "Game")]
    mend: bool,
    /// Look at the game of this record turn by turn, at the full screen
    #[arg(long, value_name = "FILE", help_heading = "Game", conflicts_with_all = ["seed", "mokca", "position", "lot", "clock", "go_on", "load", "plain"])]
    review: Option<PathBuf>,
    /// Go on with the unfinished game that is kept, or with one of `jersi games` by its number, name or id
    #[arg(long = "continue", value_name = "GAME", num_args = 0..=1, default_missing_value = "", help_heading = "Game", conflicts_with_all = ["setting", "seed", "mokca", "no_reserve", "ransom", "position", "edition", "lot", "clock"])]
    go_on: Option<String>,
    /// In a pipe, go on after a line that is refused
    #[arg(long, help_heading = "Game")]
    keep_going: bool,
    /// Show each turn of two programs for at least so many milliseconds
    #[arg(long, value_name = "MS", default_value_t = 600, help_heading = "Screen", conflicts_with = "plain", value_parser = value::whole::<u64>(0..=60_000))]
    pace: u64,
    /// Number that all chance comes from: the lot, random players and random settings without a seed
    #[arg(long, value_name = "N", help_heading = "Game", value_parser = value::whole::<u64>(0..=ANY))]
    play_seed: Option<u64>,
}

impl Play {
    /// Plays until the end of the input.
    pub fn run(self) -> Result<ExitCode, Failure> {
        let words = jersi_words::play(lang::spoken());
        if self.screen.snapshot {
            return self.snapshot(words);
        }
        if self.screen.is_full() {
            return self.full_screen(words);
        }
        ScreenOptions::must_be_plain(self.review.is_some())?;
        let interactive = io::stdin().is_terminal();
        let mut input = open_input(interactive)?;
        let columns = match &mut input {
            Input::Terminal(editor) => Some(editor.columns().unwrap_or(80)),
            Input::Plain(_) => None,
        };
        let mut session = self.session(words, &mut input, columns)?;
        session.open()?;
        let ended = listen(&mut session, &mut input, interactive, self.keep_going);
        // However it ended, the last word is that the game is kept.
        let closed = session.close();
        let ended = ended?;
        closed?;
        Ok(match ended {
            Ended::Left if session.has_lost() => ExitCode::from(1),
            Ended::Left => ExitCode::SUCCESS,
            Ended::Refused => ExitCode::from(1),
        })
    }

    /// How games begin.
    fn opening(&self) -> Opening {
        Opening { rules: self.rules.clone(), players: self.players.clone() }
    }

    /// What all chance comes from.
    fn dice(&self) -> Dice {
        self.play_seed.map_or_else(Dice::from_system, Dice::seeded)
    }

    /// The session with the game to play: the one of a file, the kept one, or a new one.
    fn session(
        &self,
        words: Words,
        input: &mut Input,
        columns: Option<usize>,
    ) -> Result<Session<output::Out>, Failure> {
        let (opening, mut dice) = (self.opening(), self.dice());
        let mut keeper = Keeper::new(Store::find());
        let table = match &self.load {
            Some(path) => {
                let (game, mended) = self.read_or_ask(path, words, input)?;
                let taken_up = opening.go_on(game, &mut dice);
                mended.iter().chain(&taken_up.news(words)).for_each(|news| tell(news));
                taken_up.table
            }
            None => match self.kept_game(words, input, &mut keeper)? {
                Some(game) => opening.go_on_with_own(game, &mut dice),
                None => opening.begin(&mut dice, words.lang())?,
            },
        };
        must_be_there(&table, words).map_err(|why| Failure::bad_input("absent-program", why))?;
        let thinker = Thinker::new(self.think.means(), self.think.limits(), words, columns.is_some());
        let house = Box::new(House::new(words, opening, dice, keeper));
        Ok(Session::new(words, table, house, thinker, output::out(), columns))
    }

    /// The game of a file, mended if that is wanted; what there is to tell of that.
    fn read(&self, path: &Path, mend: bool, words: Words) -> Result<(Game, Option<String>), NotRead> {
        match files::read(path, &self.rules.hint(), mend, words) {
            Ok(found) if found.slips.is_empty() => Ok((found.game, None)),
            Ok(found) => Ok((found.game, Some(words.was_mended(&found.slips)))),
            Err(bad) => {
                let slips = bad.slips;
                let offer =
                    (!slips.is_empty()).then(|| Box::new(MendOffer { why: bad.message.clone(), slips }));
                let failure = match bad.code {
                    "unplayable" => Failure::refused(bad.code, bad.message),
                    "ambiguous-edition" => {
                        Failure::bad_input(bad.code, bad.message).advice(&Advice::NameEdition)
                    }
                    code => Failure::bad_input(code, bad.message),
                };
                let failure = match &offer {
                    Some(offer) => failure.advice(&Advice::Mend(meant(offer))),
                    None => failure,
                };
                Err(NotRead { failure: Box::new(failure), offer })
            }
        }
    }

    /// The same line by line: somebody at a terminal is asked whether it is to be mended.
    fn read_or_ask(
        &self,
        path: &Path,
        words: Words,
        input: &mut Input,
    ) -> Result<(Game, Option<String>), Failure> {
        let not = match self.read(path, self.mend, words) {
            Ok(read) => return Ok(read),
            Err(not) => not,
        };
        let (Some(offer), Input::Terminal(_)) = (&not.offer, &input) else { return Err(*not.failure) };
        let question = words.mend_question(&offer.why, &offer.slips);
        let (why, question) = question.rsplit_once('\n').unwrap_or(("", &question));
        tell(why);
        let answer = input.next(&format!("{question} {} ", words.yes_or_no()), None)?;
        if is_yes(&answer) {
            return self.read(path, true, words).map_err(|not| *not.failure);
        }
        Err(*not.failure)
    }

    /// The unfinished game, if there is one and it is wanted.
    fn kept_game(
        &self,
        words: Words,
        input: &mut Input,
        keeper: &mut Keeper,
    ) -> Result<Option<jersi_game::Game>, Failure> {
        if let Some(which) = &self.go_on {
            let (kept, game) = resume::wanted(keeper, words, which)?;
            keeper.take_over(kept, &game);
            return Ok(Some(game));
        }
        let found = resume::unfinished(keeper, words);
        found.news.iter().chain(&found.failed).for_each(|news| tell(news));
        let Some((kept, game)) = found.game else { return Ok(None) };
        if let Input::Plain(_) = input {
            tell(&words.file(FileNews::Offered, kept.path()));
            return Ok(None);
        }
        let answer = input.next(&continue_question(words, &game), None)?;
        if is_yes(&answer) {
            keeper.take_over(kept, &game);
            return Ok(Some(game));
        }
        // It was declined, so it is not offered again, and stays in the list.
        match kept.forget() {
            Ok(()) => tell(&words.file(FileNews::Declined, kept.path())),
            Err(error) => tell(&words.cannot_write(kept.path(), &error)),
        }
        Ok(None)
    }
}

/// Why a file is no game, and whether it can be mended.
struct NotRead {
    failure: Box<Failure>,
    offer: Option<Box<MendOffer>>,
}

/// What the slips of a record were meant to be.
fn meant(offer: &MendOffer) -> String {
    offer.slips.iter().map(|(_, meant)| meant.as_str()).collect::<Vec<_>>().join(", ")
}

/// Whether a question was not answered by a no.
fn is_yes(answer: &Heard) -> bool {
    matches!(answer, Heard::Line(answer) if !answer.trim().to_lowercase().starts_with('n'))
}

pub(crate) fn open_input(interactive: bool) -> Result<Input, Failure> {
    if interactive && output::out_is_terminal() {
        return Ok(Input::Terminal(Box::new(TurnEditor::new()?)));
    }
    Ok(Input::Plain(io::stdin().lock()))
}
