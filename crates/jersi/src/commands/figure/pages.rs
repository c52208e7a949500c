//! A game as pages of diagrams.

use clap::Args;
use jersi_figure::{Figure, Sheet};
use jersi_rules::notation::write_decisions;
use jersi_rules::{Color, Position, Stage};
use jersi_words::CommandFault;

use super::look::LookOptions;
use super::target::SIZE;
use super::way::Way;
use super::words::{self, Words};
use crate::failure::Failure;
use crate::record_file::Course;
use crate::value;

/// How pages are made.
#[derive(Args, Clone, Copy, Debug)]
#[command(next_help_heading = "Whole games")]
pub struct SheetOptions {
    /// Make pages of diagrams, as large as A4 paper, each with its turns underneath
    #[arg(long, requires = "record", conflicts_with = "gif")]
    pub sheet: bool,
    /// Diagrams side by side
    #[arg(
        long, value_name = "N", default_value = "3", requires = "sheet",
        value_parser = value::whole::<u8>(1..=8)
    )]
    columns: u8,
}

impl SheetOptions {
    /// The pages of some moments of a game.
    pub fn draw(
        self,
        course: &Course,
        moments: &[usize],
        look: &LookOptions,
        words: Words,
    ) -> Result<Vec<String>, Failure> {
        let positions: Vec<&Position> = moments.iter().map(|&after| course.position(after)).collect();
        let figures = look.dress_all(&positions, &course.replay.start, SIZE);
        let Some(first) = figures.first() else {
            return Err(Failure::of_command("no-such-turn", &CommandFault::NothingBefore));
        };
        let headline = words::headline(course, words);
        let mut sheet = Sheet::new(first.clone())
            .title(look.title.as_deref().unwrap_or(&headline))
            .details(words::details(course, words))
            .foot(&words.foot())
            .columns(self.columns);
        let mut shown = moments.first().map_or(0, |first| first.saturating_sub(1));
        for (figure, &after) in figures.into_iter().zip(moments) {
            let caption = caption(course, shown, after, words);
            sheet = sheet.diagram(with_last(figure, course, after), &caption);
            shown = after;
        }
        Ok(sheet.pages())
    }
}

/// A figure with the turn that led to it.
pub fn with_last(figure: Figure, course: &Course, after: usize) -> Figure {
    match course.last_turn(after) {
        // The placements of a free setting are many; none of them is the turn that led to the first position.
        Some((before, decisions)) if before.stage() != Stage::Setting => {
            Way::of(before, decisions).after(figure)
        }
        _ => figure,
    }
}

/// The turns that were played since the diagram before, numbered by pairs.
fn caption(course: &Course, shown: usize, after: usize, words: Words) -> String {
    if after == 0 {
        return words.beginning();
    }
    let mut turns = Vec::new();
    for number in shown + 1..=after {
        let Some((before, decisions)) = course.last_turn(number) else { continue };
        let text = write_decisions(before, decisions);
        let follows = !turns.is_empty() && before.to_move() == Color::Black;
        // A number and its turn stay on one line.
        turns.push(if follows { text } else { words::numbered(before, &text).replace(' ', "\u{a0}") });
    }
    turns.join(" ")
}
