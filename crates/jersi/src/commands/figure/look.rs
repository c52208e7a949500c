//! The options that say how boards look.

use clap::Args;
use clap::builder::TypedValueParser;
use jersi_figure::{Coordinates, Figure, Layout, Lettering, Style, Theme, WIDTH};
use jersi_rules::{ByColor, Kind, Position};

use crate::value;

/// How boards look.
#[derive(Args, Clone, Debug)]
#[command(next_help_heading = "Look")]
#[expect(clippy::struct_excessive_bools, reason = "each is a flag of the command line")]
pub struct LookOptions {
    /// Faces of the pieces
    #[arg(long, value_name = "STYLE", default_value = "simple", value_parser = style_parser())]
    style: Style,
    /// Colours
    #[arg(long, value_name = "THEME", default_value = "wood-light", value_parser = theme_parser())]
    theme: Theme,
    /// Write the name of every cell; with =rows only the letters of the rows
    #[arg(
        long, value_name = "WHICH", num_args = 0..=1, require_equals = true, default_missing_value = "cells",
        value_parser = coordinates_parser()
    )]
    coordinates: Option<Coordinates>,
    /// Put Black's side at the bottom
    #[arg(long)]
    flip: bool,
    /// Width in pixels [default: 800, and 480 for an animation; a sheet is as large as A4 paper]
    #[arg(long, value_name = "PIXELS", value_parser = value::whole::<u16>(80..=8192), conflicts_with = "sheet")]
    size: Option<u16>,
    /// Show the reserves, or what is still to be placed
    #[arg(long)]
    reserves: bool,
    /// Show the captured pieces, each beside the player who took it
    #[arg(long)]
    captured: bool,
    /// Stripe the cells around the guardians of 3.0 and 4-draft, where no stack may stop
    #[arg(long)]
    zones: bool,
    /// Write the turn that is shown under the board; with TEXT words of your own
    #[arg(long, value_name = "TEXT", num_args = 0..=1, conflicts_with = "sheet")]
    #[expect(clippy::option_option, reason = "an option may be left out, or have no value")]
    caption: Option<Option<String>>,
    /// Leave out the background
    #[arg(long, conflicts_with_all = ["sheet", "gif"])]
    pub transparent: bool,
    /// Title for those who do not see the figure [default: a sentence about the position]
    #[arg(long, value_name = "TEXT", conflicts_with = "gif")]
    pub title: Option<String>,
}

fn style_parser() -> impl TypedValueParser<Value = Style> {
    value::one_of(Style::ALL.map(|style| (style.id(), style)))
}

fn theme_parser() -> impl TypedValueParser<Value = Theme> {
    value::one_of(Theme::ALL.map(|theme| (theme.id(), theme)))
}

fn coordinates_parser() -> impl TypedValueParser<Value = Coordinates> {
    value::one_of(Coordinates::ALL.map(|which| (which.id(), which)))
}

impl LookOptions {
    /// Whether something is written under the board.
    pub fn has_caption(&self) -> bool {
        self.caption.is_some()
    }

    /// Somebody's own words for that.
    pub fn own_caption(&self) -> Option<&str> {
        self.caption.as_ref()?.as_deref()
    }

    /// A figure of a position in this look; captures are counted from a start.
    pub fn dress(&self, figure: Figure, position: &Position, start: &Position, usual_size: u16) -> Figure {
        let size = f64::from(self.size.unwrap_or(usual_size));
        let mut figure = figure
            .style(self.style)
            .theme(self.theme)
            .flipped(self.flip)
            .coordinates(self.coordinates.unwrap_or(Coordinates::Hidden))
            .lettering(Lettering::Lines)
            .pixels(size * WIDTH / Layout::view_box().width)
            .reserves(self.reserves)
            .page(!self.transparent);
        if self.captured {
            figure = figure.captured_since(start);
        }
        if self.zones {
            let guardians = position.tops_of(Kind::Guardian);
            figure = figure.guardians(ByColor::from_fn(|color| guardians & position.tops(color)));
        }
        figure
    }

    /// Figures of several positions, equally large.
    pub fn dress_all(&self, positions: &[&Position], start: &Position, usual_size: u16) -> Vec<Figure> {
        let all =
            positions.iter().map(|position| self.dress(Figure::of(position), position, start, usual_size));
        let all: Vec<Figure> = all.collect();
        if self.reserves && all.iter().any(Figure::has_reserves) {
            return all.into_iter().map(Figure::room_for_reserves).collect();
        }
        all
    }
}
