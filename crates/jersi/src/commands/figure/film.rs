//! A game as an animation.

use clap::Args;
use jersi_figure::raster::{Animation, Frame, Picture};
use jersi_rules::notation::write_decisions;
use jersi_rules::{Position, Stage};

use super::look::LookOptions;
use super::pages::with_last;
use super::{words, written};
use crate::failure::Failure;
use crate::record_file::Course;
use crate::value;

/// How wide an animation is, if nothing is said.
const SIZE: u16 = 480;

/// How long a turn is shown, in seconds, if nothing is said.
const DELAY: f64 = 1.2;

/// How much longer the last frame is shown.
const LAST: f64 = 3.0;

/// How an animation is made.
#[derive(Args, Clone, Copy, Debug)]
#[command(next_help_heading = "Whole games")]
pub struct FilmOptions {
    /// Make an animation that repeats itself
    #[arg(long, requires = "record")]
    pub gif: bool,
    /// Seconds that each turn of an animation is shown [default: 1.2]
    // Less than a fiftieth of a second no viewer shows.
    #[arg(long, value_name = "SECONDS", value_parser = value::decimal(0.02..=60.0))]
    pub delay: Option<f64>,
}

impl FilmOptions {
    /// The animation of some moments of a game.
    pub fn draw(&self, course: &Course, moments: &[usize], look: &LookOptions) -> Result<Vec<u8>, Failure> {
        let positions: Vec<&Position> = moments.iter().map(|&after| course.position(after)).collect();
        let figures = look.dress_all(&positions, &course.replay.start, SIZE);
        let mut frames = Vec::new();
        for (number, (figure, &after)) in figures.into_iter().zip(moments).enumerate() {
            let mut figure = with_last(figure, course, after);
            if look.has_caption() {
                figure = written(figure, &caption(course, after))?;
            }
            let picture = Picture::draw(&figure.svg())?;
            let is_last = number + 1 == moments.len();
            let delay = self.delay.unwrap_or(DELAY);
            let shown = if is_last { delay * LAST } else { delay };
            frames.push(Frame { picture, delay: (shown * 100.0).round() as u16 });
        }
        Ok(Animation::new(frames)?.gif()?)
    }
}

/// The turn that led to a moment; at the beginning an empty line, so that all frames are equally large.
fn caption(course: &Course, after: usize) -> String {
    match course.last_turn(after) {
        Some((before, decisions)) if before.stage() != Stage::Setting => {
            words::numbered(before, &write_decisions(before, decisions))
        }
        _ => String::new(),
    }
}
