//! `jersi puzzles`: puzzles to solve, one after the other, near one's own rating.

use std::process::ExitCode;

use clap::Args;
use jersi_puzzles::{Attempt, Mark, Motif, Puzzle, Wanted, of_the_day, puzzle, puzzles};
use jersi_terminal::{Exercise, Practice};
use jersi_words::{PlayWords, PracticeTrouble, PuzzleNews};
use serde_json::json;

use super::play::screen_options::ScreenOptions;
use super::practice::{self, Notebook};
use crate::failure::Failure;
use crate::kept_games::date;
use crate::lang;
use crate::output;
use crate::value;

/// Solve puzzles: win in one turn, win in two, find the turn that holds
#[derive(Args, Debug)]
#[command(
    after_help = "Play the turn as in jersi play: at the full screen by keys or mouse, line by line in notation. \
The solver looks at everything: a wrong turn is answered by the turn that refutes it. Or type a word: hint, solution, next, undo, \
turns, why TURN, play, back, show, help, quit.

What you solved is kept in practice.json of JERSI_HOME, or else of the folder jersi of the user's data folder, with a rating of your own by \
Glicko-2: the first try at each puzzle counts. The next puzzle is near it; what you missed comes back later. In a pipe a line that is refused ends it with exit code 1, unless \
--keep-going is given.

Examples:
  jersi puzzles                              go on with what is open, near your rating
  jersi puzzles 48-07                        this one
  jersi puzzles --day                        the puzzle of the day
  jersi puzzles --edition 2.0 --grade 3
  jersi puzzles --motif king-sent-back --no-reserve
  jersi puzzles --list                       all, with what you solved
  jersi puzzles --list --json                the same for programs
  printf 'hint\\nsolution\\n' | jersi puzzles 48-01"
)]
#[allow(clippy::struct_excessive_bools, reason = "each is an option of its own")]
pub struct Puzzles {
    /// The puzzle, such as 48-07; what is wanted below decides which come after it
    #[arg(value_name = "ID", conflicts_with_all = ["day", "list"])]
    id: Option<String>,
    /// The puzzle of the day, the same for everybody (days begin at midnight UTC)
    #[arg(long, conflicts_with = "list")]
    day: bool,
    /// List the puzzles instead, with what was solved
    #[arg(long)]
    list: bool,
    /// With --list, answer with one JSON object a line
    #[arg(long, requires = "list")]
    json: bool,
    /// Only puzzles of this edition
    #[arg(long, value_name = "EDITION", help_heading = "Which", value_parser = value::one_of([("2.0", "2.0"), ("3.0", "3.0"), ("4.8", "4.8")]))]
    edition: Option<&'static str>,
    /// Only puzzles with mountains and wise men
    #[arg(long, help_heading = "Which", conflicts_with = "no_reserve")]
    reserve: bool,
    /// Only puzzles without them
    #[arg(long, help_heading = "Which")]
    no_reserve: bool,
    /// Only puzzles with this motif
    #[arg(long, value_name = "MOTIF", help_heading = "Which", value_parser = value::one_of(Motif::ALL.map(|motif| (motif.id(), motif))))]
    motif: Option<Motif>,
    /// Only puzzles of this grade, from 1 (easy) to 5 (hard)
    #[arg(long, value_name = "N", help_heading = "Which", value_parser = value::whole::<u8>(1..=5))]
    grade: Option<u8>,
    /// Near this rating instead of your own
    #[arg(long, value_name = "ELO", help_heading = "Which", value_parser = value::whole::<u16>(0..=4_000))]
    rating: Option<u16>,
    /// In a pipe, go on after a line that is refused
    #[arg(long)]
    keep_going: bool,
    #[command(flatten)]
    screen: ScreenOptions,
}

impl Puzzles {
    /// Lists puzzles, or lets them be solved.
    pub fn run(self) -> Result<ExitCode, Failure> {
        let words = jersi_words::play(lang::spoken());
        let wanted = self.wanted();
        if wanted.all().is_empty() {
            let why = words.practice_trouble(&PracticeTrouble::NoneWanted);
            let help = words.practice_trouble(&PracticeTrouble::WantLess);
            return Err(Failure::bad_input("no-such-puzzle", why).help(help));
        }
        let named = self.id.as_deref().map(|id| named(id, words)).transpose()?;
        let (notebook, mut news) = Notebook::open(words, wanted.clone());
        if self.list {
            for line in &news {
                output::tell(line);
            }
            return self.print_list(&wanted, &notebook, words).map(|()| ExitCode::SUCCESS);
        }
        let today = || self.day.then(|| of_the_day(date::today()));
        let Some(first) = named.or_else(today).or_else(|| wanted.next(&notebook.progress, None)) else {
            output::print(&format!("{}\n{}\n", words.puzzle_news(&PuzzleNews::AllSolved), notebook.count()))?;
            return Ok(ExitCode::SUCCESS);
        };
        if !self.screen.is_full() && !self.screen.snapshot {
            news.push(notebook.count());
        }
        let practice = Practice::new(words, Exercise::Puzzle(Attempt::new(first)), Box::new(notebook));
        practice::run(words, practice, &self.screen, self.keep_going, news)
    }

    fn wanted(&self) -> Wanted {
        Wanted {
            edition: self.edition.map(str::to_owned),
            reserve: (self.reserve || self.no_reserve).then_some(self.reserve),
            motif: self.motif,
            grade: self.grade,
            rating: self.rating.map(i32::from),
        }
    }

    fn print_list(
        &self,
        wanted: &Wanted,
        notebook: &Notebook,
        words: &'static dyn PlayWords,
    ) -> Result<(), Failure> {
        let mark = |puzzle: &Puzzle| notebook.progress.mark(&puzzle.id);
        if self.json {
            return wanted.all().into_iter().try_for_each(|puzzle| {
                output::carry_json(&json!({
                    "id": puzzle.id,
                    "edition": puzzle.edition,
                    "reserve": puzzle.reserve,
                    "goal": puzzle.goal,
                    "turns": puzzle.turns,
                    "grade": puzzle.grade(),
                    "rating": puzzle.rating,
                    "motifs": puzzle.motifs,
                    "mark": mark(puzzle),
                }))
            });
        }
        let marks = [Mark::Solved, Mark::Helped, Mark::Shown, Mark::Missed]
            .map(|mark| words.puzzle_news(&PuzzleNews::Mark(mark)));
        let width = marks.iter().map(|mark| mark.chars().count()).max().unwrap_or(0);
        let line = |puzzle: &Puzzle| {
            let mark =
                mark(puzzle).map(|mark| words.puzzle_news(&PuzzleNews::Mark(mark))).unwrap_or_default();
            let told = words.puzzle_line(puzzle);
            format!("{mark:<width$}  {}  {:>4}  {told}\n", puzzle.grade(), puzzle.rating)
        };
        let mut text: String = wanted.all().into_iter().map(line).collect();
        text.push_str(&(notebook.count() + "\n"));
        output::print(&text)
    }
}

/// The puzzle with a name; a caret shows what is no such name.
fn named(id: &str, words: &'static dyn PlayWords) -> Result<&'static Puzzle, Failure> {
    puzzle(id).ok_or_else(|| {
        let why = words.practice_trouble(&PracticeTrouble::NoSuchPuzzle(id.to_owned()));
        // Those of the edition that is meant, if one is.
        let meant = id.split('-').next().unwrap_or_default();
        let mut ranges = ranges();
        let is_known = ranges.iter().any(|(edition, _)| *edition == meant);
        if is_known {
            ranges.retain(|(edition, _)| *edition == meant);
        }
        let help = PracticeTrouble::Ids(ranges.into_iter().map(|(_, range)| range).collect());
        let help = words.practice_trouble(&help);
        let place = if is_known { meant.len() + 1 } else { 0 };
        Failure::bad_input("no-such-puzzle", why).at(None, id, place.min(id.len())..id.len()).help(help)
    })
}

/// The first and the last name of each edition, by what its names begin with.
fn ranges() -> Vec<(&'static str, (String, String))> {
    let mut ids: Vec<&'static str> = puzzles().iter().map(|puzzle| puzzle.id.as_str()).collect();
    // 48-100 comes after 48-99.
    ids.sort_unstable_by_key(|id| (id.len(), *id));
    let mut ranges: Vec<(&str, (String, String))> = Vec::new();
    for id in ids {
        let edition = id.split('-').next().unwrap_or_default();
        match ranges.iter_mut().find(|(known, _)| *known == edition) {
            Some((_, (_, last))) => id.clone_into(last),
            None => ranges.push((edition, (id.to_owned(), id.to_owned()))),
        }
    }
    ranges
}
