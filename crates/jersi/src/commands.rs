//! The commands, one file each.

pub mod admin;
pub mod analyse;
pub mod bench;
pub mod best;
pub mod bot;
pub mod completions;
pub mod convert;
pub mod editions;
pub mod engine;
pub mod figure;
pub mod games;
pub mod lab;
pub mod lesson;
pub mod man;
pub mod matches;
pub mod perft;
pub mod play;
pub mod positions;
mod practice;
pub mod puzzles;
pub mod replay;
pub mod selfplay;
pub mod serve;
pub mod show;
pub mod solve;
pub mod turns;
pub mod ugi_check;
pub mod why;

use std::process::ExitCode;

use clap::{Parser, Subcommand};

use crate::failure::Failure;
use crate::lang::LangOption;

/// JERSI, an abstract game by Lucas Borboleta: every edition refereed, and an engine to play against
#[derive(Parser, Debug)]
#[command(name = "jersi", version, arg_required_else_help = true, max_term_width = 100)]
pub struct Cli {
    #[command(flatten)]
    _lang: LangOption,
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand, Debug)]
enum Command {
    Play(play::Play),
    Games(games::Games),
    Puzzles(puzzles::Puzzles),
    Lesson(lesson::Lesson),
    Serve(serve::Serve),
    Admin(admin::Admin),
    Bot(bot::Bot),
    Turns(turns::Turns),
    Why(why::Why),
    Show(show::Show),
    Figure(figure::DrawFigure),
    Best(best::Best),
    Replay(replay::ReplayRecord),
    Positions(positions::Positions),
    Convert(convert::Convert),
    Analyse(analyse::Analyse),
    Bench(bench::Bench),
    Perft(perft::Perft),
    Match(Box<matches::PlayMatch>),
    Selfplay(selfplay::Selfplay),
    Lab(lab::Lab),
    Solve(solve::Solve),
    Editions(editions::Editions),
    Engine(engine::Engine),
    UgiCheck(ugi_check::UgiCheck),
    Completions(completions::Completions),
    Man(man::Man),
}

impl Cli {
    /// Does what was asked.
    pub fn run(self) -> Result<ExitCode, Failure> {
        match self.command {
            Command::Play(play) => play.run(),
            Command::Games(games) => games.run(),
            Command::Puzzles(puzzles) => puzzles.run(),
            Command::Lesson(lesson) => lesson.run(),
            Command::Serve(serve) => serve.run(),
            Command::Admin(admin) => admin.run(),
            Command::Bot(bot) => bot.run(),
            Command::Turns(turns) => turns.run(),
            Command::Why(why) => why.run(),
            Command::Show(show) => show.run(),
            Command::Figure(figure) => figure.run(),
            Command::Best(best) => best.run(),
            Command::Positions(positions) => positions.run(),
            Command::Analyse(analyse) => analyse.run(),
            Command::Bench(bench) => bench.run(),
            Command::Perft(perft) => perft.run(),
            Command::Match(play) => play.run(),
            Command::Selfplay(selfplay) => selfplay.run(),
            Command::Lab(lab) => lab.run(),
            Command::Solve(solve) => solve.run(),
            Command::Editions(editions) => editions.run(),
            Command::Engine(engine) => engine.run(),
            Command::UgiCheck(check) => check.run(),
            Command::Completions(completions) => completions.run(),
            Command::Man(man) => man.run(),
            Command::Replay(replay) => replay.run(),
            Command::Convert(convert) => convert.run(),
        }
    }
}
