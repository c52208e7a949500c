//! `jersi figure`: a position as a drawing or a picture, a game as pages of diagrams or as an animation.

mod annotations;
mod film;
mod look;
mod pages;
mod target;
mod way;
mod words;

use std::process::ExitCode;

use clap::Args;
use jersi_figure::raster::{Picture, PictureError, pdf};
use jersi_figure::{Figure, NoLetter};
use jersi_rules::notation::{read_turn, write_decisions};
use jersi_rules::{Position, Setting};
use jersi_words::{Advice, CommandFault};

use super::why::refuse;
use crate::failure::Failure;
use crate::lang;
use crate::position_options::PositionOptions;
use crate::record_file::Course;
use crate::value::{self, ANY};
use annotations::Annotations;
use film::FilmOptions;
use look::LookOptions;
use pages::SheetOptions;
use target::{Format, TargetOptions};
use way::Way;

/// Draw a position or a game: SVG, PNG, PDF, pages of diagrams, or an animation
#[derive(Args, Debug)]
#[command(
    after_help = "A turn is drawn like its notation: one stroke for one piece, two for a stack, a cross for a capture.
Exit code 0: drawn. 1: the turn is not legal. 2: the question cannot be understood, or the file not written.

Examples:
  jersi figure -o start.svg
  jersi figure --edition 3.0 --style dots --theme plain-light --coordinates -o start.png
  jersi figure --record game.jrn --after 12 --last --reserves -o twelve.png
  jersi figure --record game.jrn --after 12 --turn d7=e8-f7 --flip -o idea.svg
  jersi figure --mark e5,f6:red --arrow d4=f5:green --caption 'White holds the middle' -o idea.pdf
  jersi figure --record game.jrn --sheet -o game.svg       game-1.svg and so on for many turns
  jersi figure --record game.jrn --gif --captured -o game.gif"
)]
pub struct DrawFigure {
    #[command(flatten)]
    position: PositionOptions,
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
    annotations: Annotations,
}

/// Which moments of a record are drawn.
#[derive(Args, Clone, Copy, Debug)]
#[command(next_help_heading = "Whole games")]
pub struct RangeOptions {
    /// Begin after this many players' turns [default: 0]
    #[arg(long, value_name = "N", requires = "record", value_parser = value::whole::<usize>(0..=ANY))]
    from: Option<usize>,
    /// End after this many players' turns [default: the end]
    #[arg(long, value_name = "N", requires = "record", value_parser = value::whole::<usize>(0..=ANY))]
    to: Option<usize>,
    /// Draw every so many turns
    #[arg(long, value_name = "N", default_value = "1", value_parser = value::whole::<usize>(1..=ANY))]
    every: usize,
}

impl RangeOptions {
    /// The moments: the first, then every so many turns, and the last in any case.
    fn moments(&self, course: &Course) -> Result<Vec<usize>, Failure> {
        let (from, to) = (
            course.turns(self.from.unwrap_or(0))?,
            self.to.map_or(Ok(course.played()), |to| course.turns(to))?,
        );
        if from > to {
            return Err(Failure::of_command("bad-range", &CommandFault::Backwards { from, to }));
        }
        let mut moments: Vec<usize> = (from..to).step_by(self.every).collect();
        moments.push(to);
        Ok(moments)
    }

    fn is_given(&self) -> bool {
        self.from.is_some() || self.to.is_some() || self.every > 1
    }
}

impl DrawFigure {
    /// Draws what was asked for.
    pub fn run(self) -> Result<ExitCode, Failure> {
        let format = self.target.format(self.sheet.sheet, self.film.gif)?;
        let course = self.position.course()?;
        if self.film.delay.is_some() && format != Format::Gif {
            return Err(Failure::of_command("bad-option", &CommandFault::DelayWithoutAnimation)
                .advice(&Advice::AddGif));
        }
        match (format, &course) {
            (Format::Gif, Some(course)) => {
                self.only_for_one()?;
                let film = self.film.draw(course, &self.range.moments(course)?, &self.look)?;
                self.target.write(film)?;
            }
            (Format::Gif, None) => {
                let failure = Failure::of_command("no-record", &CommandFault::AnimationWithoutRecord);
                return Err(failure.advice(&Advice::NameRecord));
            }
            (_, Some(course)) if self.sheet.sheet => {
                self.only_for_one()?;
                let moments = self.range.moments(course)?;
                let pages = self.sheet.draw(course, &moments, &self.look, lang::words())?;
                self.target.write_pages(pages)?;
            }
            _ => {
                if self.range.is_given() {
                    return Err(Failure::of_command("bad-range", &CommandFault::RangeOfOne));
                }
                let (figure, title) = self.one(course.as_ref())?;
                let svg = figure.title(&title).svg();
                self.target.write(match format {
                    Format::Png => Picture::draw(&svg)?.png()?,
                    Format::Pdf => pdf(&svg, &title)?,
                    _ => svg.into_bytes(),
                })?;
            }
        }
        Ok(ExitCode::SUCCESS)
    }

    /// What only one board can have.
    fn only_for_one(&self) -> Result<(), Failure> {
        let options = [
            ("--after", self.position.after.is_some()),
            ("--mark, --arrow", self.annotations.is_given()),
            ("--turn", self.turn.is_some()),
            ("--last", self.last),
            ("--transparent", self.look.transparent),
            ("--caption TEXT", self.look.own_caption().is_some()),
            ("--title", self.look.title.is_some() && !self.sheet.sheet),
        ];
        let Some((option, _)) = options.into_iter().find(|(_, given)| *given) else { return Ok(()) };
        Err(Failure::of_command("bad-option", &CommandFault::NotTogether(option.to_owned())))
    }

    /// The figure of one moment.
    fn one(&self, course: Option<&Course>) -> Result<(Figure, String), Failure> {
        let words = lang::words();
        let (position, start, last) = match course {
            Some(course) => {
                let moment = course.moment(self.position.after)?;
                (course.position_at(moment), course.replay.start, course.last_at(moment))
            }
            None => {
                let position = self.position.rules.start()?;
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
                Failure::of_command("no-such-turn", &CommandFault::NothingBefore).advice(&Advice::LaterMoment)
            })?;
            let text = write_decisions(before, decisions);
            title = format!("{title} ({text})");
            caption = Some(words::numbered(before, &text));
            Way::of(before, decisions).after(figure)
        } else {
            figure
        };
        let figure = self.annotations.on(figure, position.edition())?;
        let caption =
            self.look.own_caption().map(str::to_owned).or(caption.filter(|_| self.look.has_caption()));
        let figure = match caption {
            Some(caption) => written(figure, &caption)?,
            None if self.look.has_caption() => {
                let failure = Failure::of_command("no-turn", &CommandFault::NoTurnToWrite);
                return Err(failure.advice(&Advice::AddTurn));
            }
            None => figure,
        };
        Ok((figure, self.look.title.clone().unwrap_or(title)))
    }
}

/// The most characters under a board: more cannot be read there.
const LONGEST: usize = 400;

/// A figure with words under the board.
fn written(figure: Figure, caption: &str) -> Result<Figure, Failure> {
    if caption.chars().count() > LONGEST {
        return Err(Failure::of_command("unwritable-text", &CommandFault::LongCaption));
    }
    figure.caption(caption).map_err(|NoLetter(missing)| {
        let start = caption.find(missing).unwrap_or(0);
        Failure::of_command("unwritable-text", &CommandFault::NoLetter(missing)).at(
            Some("--caption"),
            caption,
            start..start + missing.len_utf8(),
        )
    })
}

impl From<PictureError> for Failure {
    fn from(error: PictureError) -> Failure {
        Failure::of_command("no-picture", &CommandFault::NoPicture(error.to_string()))
    }
}
