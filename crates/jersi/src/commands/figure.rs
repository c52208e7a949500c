//! `jersi figure`: a position as a drawing or a picture, a game as pages of diagrams or as an animation.

mod film;
mod look;
mod pages;
mod target;
mod way;
mod words;

use std::num::NonZeroUsize;
use std::process::ExitCode;

use clap::Args;
use jersi_figure::Figure;
use jersi_figure::raster::{Picture, PictureError};
use jersi_rules::notation::{read_turn, write_decisions};
use jersi_rules::{Position, Setting};

use super::why::refuse;
use crate::failure::Failure;
use crate::lang::LangOption;
use crate::record_file::Course;
use crate::rule_options::RuleOptions;
use film::FilmOptions;
use look::LookOptions;
use pages::SheetOptions;
use target::{Format, TargetOptions};
use way::Way;

/// Draw a position or a game: SVG, PNG, pages of diagrams, or an animation
#[derive(Args, Debug)]
#[command(
    after_help = "A turn is drawn like its notation: one stroke for one piece, two for a stack, a cross for a capture.
Exit code 0: drawn. 1: the turn is not legal. 2: the question cannot be understood, or the file not written.

Examples:
  jersi figure -o start.svg
  jersi figure --edition 3.0 --style dots --theme plain-light --coordinates -o start.png
  jersi figure --record game.jrn --after 12 --last --reserves -o twelve.png
  jersi figure --record game.jrn --after 12 --turn d7=e8-f7 --flip -o idea.svg
  jersi figure --record game.jrn --sheet -o game.svg       game-1.svg and so on for many turns
  jersi figure --record game.jrn --gif --captured -o game.gif"
)]
pub struct DrawFigure {
    /// Draw a moment of this record, in any layout; - is standard input
    #[arg(long, value_name = "FILE", conflicts_with_all = ["position", "seed", "mokca"])]
    record: Option<String>,
    /// The moment after this many players' turns [default: the end]
    #[arg(long, value_name = "N", requires = "record", conflicts_with_all = ["sheet", "gif"])]
    after: Option<usize>,
    /// Mend slips of the record for which there is exactly one remedy
    #[arg(long, requires = "record")]
    mend: bool,
    /// Draw this turn on the position before it
    #[arg(long, value_name = "TURN", conflicts_with_all = ["last", "sheet", "gif"])]
    turn: Option<String>,
    /// Draw the turn that led to this moment of the record
    #[arg(long, requires = "record", conflicts_with_all = ["sheet", "gif"])]
    last: bool,
    #[command(flatten)]
    target: TargetOptions,
    #[command(flatten)]
    look: LookOptions,
    #[command(flatten)]
    range: RangeOptions,
    #[command(flatten)]
    sheet: SheetOptions,
    #[command(flatten)]
    film: FilmOptions,
    #[command(flatten)]
    rules: RuleOptions,
    #[command(flatten)]
    lang: LangOption,
}

/// Which moments of a record are drawn.
#[derive(Args, Clone, Copy, Debug)]
#[command(next_help_heading = "Whole games")]
pub struct RangeOptions {
    /// Begin after this many players' turns [default: 0]
    #[arg(long, value_name = "N", requires = "record")]
    from: Option<usize>,
    /// End after this many players' turns [default: the end]
    #[arg(long, value_name = "N", requires = "record")]
    to: Option<usize>,
    /// Draw every so many turns
    #[arg(long, value_name = "N", default_value = "1")]
    every: NonZeroUsize,
}

impl RangeOptions {
    /// The moments: the first, then every so many turns, and the last in any case.
    fn moments(&self, course: &Course) -> Result<Vec<usize>, Failure> {
        let (from, to) = (course.moment(Some(self.from.unwrap_or(0)))?, course.moment(self.to)?);
        if from > to {
            let message = format!("--from {from} comes after --to {to}");
            return Err(Failure::bad_input("bad-range", message));
        }
        let mut moments: Vec<usize> = (from..to).step_by(self.every.get()).collect();
        moments.push(to);
        Ok(moments)
    }

    fn is_given(&self) -> bool {
        self.from.is_some() || self.to.is_some() || self.every.get() > 1
    }
}

impl DrawFigure {
    /// Draws what was asked for.
    pub fn run(self) -> Result<ExitCode, Failure> {
        let format = self.target.format(self.sheet.sheet, self.film.gif)?;
        let course = match &self.record {
            Some(path) => Some(Course::read(path, &self.rules.hint(), self.mend)?),
            None => None,
        };
        if self.film.delay.is_some() && format != Format::Gif {
            return Err(Failure::bad_input("bad-option", "--delay is for an animation").help("add --gif"));
        }
        match (format, &course) {
            (Format::Gif, Some(course)) => {
                self.only_for_one()?;
                let film = self.film.draw(course, &self.range.moments(course)?, &self.look)?;
                self.target.write(film)?;
            }
            (Format::Gif, None) => {
                let failure =
                    Failure::bad_input("no-record", "an animation shows a game, so it needs a record");
                return Err(failure.help("name it with --record FILE"));
            }
            (_, Some(course)) if self.sheet.sheet => {
                let moments = self.range.moments(course)?;
                let pages =
                    self.sheet.draw(course, &moments, &self.look, jersi_words::command(self.lang.lang()))?;
                self.target.write_pages(pages)?;
            }
            _ => {
                if self.range.is_given() {
                    let message =
                        "--from, --to and --every are for --sheet and --gif; one moment is --after N";
                    return Err(Failure::bad_input("bad-range", message));
                }
                let svg = self.one(course.as_ref())?.svg();
                self.target.write(match format {
                    Format::Png => Picture::draw(&svg)?.png()?,
                    _ => svg.into_bytes(),
                })?;
            }
        }
        Ok(ExitCode::SUCCESS)
    }

    /// A suffix asks for an animation too, after the options were looked at.
    fn only_for_one(&self) -> Result<(), Failure> {
        let options = [
            ("--after", self.after.is_some()),
            ("--turn", self.turn.is_some()),
            ("--last", self.last),
            ("--transparent", self.look.transparent),
            ("--title", self.look.title.is_some()),
        ];
        let Some((option, _)) = options.into_iter().find(|(_, given)| *given) else { return Ok(()) };
        let message = format!("{option} and an animation do not go together");
        Err(Failure::bad_input("bad-option", message))
    }

    /// The figure of one moment.
    fn one(&self, course: Option<&Course>) -> Result<Figure, Failure> {
        let words = jersi_words::command(self.lang.lang());
        let (position, start, last) = match course {
            Some(course) => {
                let after = course.moment(self.after)?;
                (*course.position(after), course.replay.start, course.last_turn(after))
            }
            None => {
                let position = self.rules.start()?;
                let usual = Position::start(position.rules(), Setting::usual(position.edition()));
                (position, usual, None)
            }
        };
        let figure = self.look.dress(Figure::of(&position), &position, &start, target::SIZE);
        let mut title = words::moment(&position, words);
        let mut caption = None;
        let figure = if let Some(text) = &self.turn {
            let read = read_turn(&position, text).map_err(|fault| refuse(&position, text, &fault))?;
            let text = write_decisions(&position, &read.decisions);
            title = format!("{title}{}{text}", words.colon());
            caption = Some(words::numbered(&position, &text));
            Way::of(&position, &read.decisions).before(figure)
        } else if self.last {
            let (before, decisions) = last.ok_or_else(|| {
                Failure::bad_input("no-such-turn", "no turn leads to the beginning of a game")
                    .help("--last needs --after 1 or more")
            })?;
            let text = write_decisions(before, decisions);
            title = format!("{title} ({text})");
            caption = Some(words::numbered(before, &text));
            Way::of(before, decisions).after(figure)
        } else {
            figure
        };
        let figure = figure.title(self.look.title.as_deref().unwrap_or(&title));
        match (self.look.caption, caption) {
            (false, _) => Ok(figure),
            (true, Some(caption)) => written(figure, &caption),
            (true, None) => Err(Failure::bad_input(
                "no-turn",
                "--caption writes the turn that is shown, and there is none",
            )
            .help("add --turn TURN, or --last for a record")),
        }
    }
}

/// A figure with a line under the board.
fn written(figure: Figure, caption: &str) -> Result<Figure, Failure> {
    figure.caption(caption).map_err(|error| Failure::bad_input("unwritable-text", error.to_string()))
}

impl From<PictureError> for Failure {
    fn from(error: PictureError) -> Failure {
        Failure::bad_input("no-picture", error.to_string())
    }
}
