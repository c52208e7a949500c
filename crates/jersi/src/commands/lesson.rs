//! `jersi lesson`: the first lesson, ten tasks.

use std::process::ExitCode;

use clap::Args;
use jersi_puzzles::{Wanted, task, tasks};
use jersi_terminal::{Exercise, Practice};
use jersi_words::{LessonNews, LessonPart};

use super::play::screen_options::ScreenOptions;
use super::practice::{self, Notebook};
use crate::failure::Failure;
use crate::lang;
use crate::output;
use crate::value;

/// Learn the game in ten small tasks, from the first step to the first win
#[derive(Args, Debug)]
#[command(
    after_help = "Play a turn that does what the task asks, as in jersi play. Or type a word: hint, solution, next, undo, \
turns, why TURN, play, back, show, help, quit. What is done is kept in practice.json of JERSI_HOME, or else of the folder jersi of the user's data \
folder; the next start goes on with what is left.

Examples:
  jersi lesson                 go on with the first task that is not done
  jersi lesson 5               the fifth
  jersi lesson --list          all of them, with what is done
  jersi lesson --plain --lang fr
  printf 'h4-i4\\nnext\\n' | jersi lesson 1"
)]
pub struct Lesson {
    /// The number of a task, from 1
    #[arg(value_name = "N", conflicts_with = "list", value_parser = value::whole::<usize>(1..=10))]
    number: Option<usize>,
    /// List the tasks instead, with what is done
    #[arg(long)]
    list: bool,
    /// In a pipe, go on after a line that is refused
    #[arg(long)]
    keep_going: bool,
    #[command(flatten)]
    screen: ScreenOptions,
}

impl Lesson {
    /// Lists the tasks, or lets them be done.
    pub fn run(self) -> Result<ExitCode, Failure> {
        let words = jersi_words::play(lang::spoken());
        let (notebook, news) = Notebook::open(words, Wanted::default());
        if self.list {
            for line in &news {
                output::tell(line);
            }
            let line = |task: &jersi_puzzles::Task| {
                let (number, of) = (task.number(), tasks().len());
                let done = notebook.progress.has_done(task.name);
                let step = words.lesson_news(&LessonNews::Step { number, of, done });
                format!("{step}. {}\n", words.lesson(task, LessonPart::Title))
            };
            return output::print(&tasks().iter().map(line).collect::<String>()).map(|()| ExitCode::SUCCESS);
        }
        let first = self.number.and_then(task).or_else(|| notebook.open_task(0)).unwrap_or(&tasks()[0]);
        let practice = Practice::new(words, Exercise::Task(first), Box::new(notebook));
        practice::run(words, practice, &self.screen, self.keep_going, news)
    }
}
