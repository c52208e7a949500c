//! The options of the full screen.

use std::io::{self, IsTerminal};
use std::str::FromStr;

use clap::{Args, ValueEnum};
use jersi_terminal::{Depth, Look, Signs, Theme};
use jersi_words::ValueFault;

use crate::failure::Failure;
use crate::output;
use crate::value;

/// How the full screen looks.
#[derive(Args, Clone, Debug)]
#[command(next_help_heading = "Screen")]
pub struct ScreenOptions {
    /// Play line by line, even at a terminal
    #[arg(long, conflicts_with_all = ["ascii", "colors", "theme", "size", "snapshot"])]
    pub plain: bool,
    /// Draw with ASCII only: letters for the pieces, upper-case for White
    #[arg(long)]
    ascii: bool,
    /// Colours [default: none if `NO_COLOR` is set, else what the terminal tells]
    #[arg(long, value_name = "COLORS")]
    colors: Option<Colors>,
    /// Light or dark [default: what the terminal tells, else dark]
    #[arg(long, value_name = "THEME")]
    theme: Option<ThemeName>,
    /// Size of the snapshot, such as 80x24
    #[arg(long, value_name = "WxH", requires = "snapshot", value_parser = value::form(str::parse::<Size>))]
    size: Option<Size>,
    /// Print one frame and leave
    #[arg(long)]
    pub snapshot: bool,
}

/// How many colours.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Colors {
    /// Any colour
    #[value(name = "24bit")]
    Full,
    /// The 256 of the usual palette
    #[value(name = "256")]
    Indexed,
    /// No colours
    None,
}

/// Light or dark.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum ThemeName {
    /// Dark letters on light
    Light,
    /// Light letters on dark
    Dark,
}

/// Columns and lines.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Size(pub u16, pub u16);

impl FromStr for Size {
    type Err = ValueFault;

    fn from_str(text: &str) -> Result<Size, ValueFault> {
        let (width, height) = text.split_once(['x', '×']).ok_or(ValueFault::Size)?;
        let (width, height) =
            (width.parse().map_err(|_| ValueFault::Size)?, height.parse().map_err(|_| ValueFault::Size)?);
        if (1..=500).contains(&width) && (1..=200).contains(&height) {
            Ok(Size(width, height))
        } else {
            Err(ValueFault::Size)
        }
    }
}

impl ScreenOptions {
    /// Whether the game fills the window.
    pub fn is_full(&self) -> bool {
        let dumb = std::env::var_os("TERM").is_some_and(|term| term == "dumb");
        !self.plain && !dumb && io::stdin().is_terminal() && output::out_is_terminal()
    }

    /// Refuses what line mode does not have.
    pub fn must_be_plain(review: bool) -> Result<(), Failure> {
        if review {
            let message = "--review needs the full screen, and this is no terminal that has one";
            let help = "run it at a terminal, or add --snapshot to see one frame";
            return Err(Failure::bad_input("no-screen", message).help(help));
        }
        Ok(())
    }

    /// The size of a snapshot: the one asked for, that of the terminal, or 80 by 24.
    pub fn snapshot_size(&self) -> Size {
        let terminal = || terminal_size::terminal_size().map(|(width, height)| Size(width.0, height.0));
        self.size.or_else(terminal).unwrap_or(Size(80, 24))
    }

    /// How things look.
    pub fn look(&self) -> Look {
        let variable = |name: &str| std::env::var(name).unwrap_or_default();
        let depth = match self.colors {
            Some(Colors::Full) => Depth::Full,
            Some(Colors::Indexed) => Depth::Indexed,
            Some(Colors::None) => Depth::Plain,
            // What is not written to a terminal is read as text.
            None if !output::out_is_terminal() => Depth::Plain,
            None => depth_of(variable),
        };
        let theme = match self.theme {
            Some(ThemeName::Light) => Theme::Light,
            Some(ThemeName::Dark) => Theme::Dark,
            None => theme_of(&variable("COLORFGBG")),
        };
        Look { depth, theme, signs: if self.ascii { Signs::Ascii } else { Signs::Unicode } }
    }
}

/// What the environment tells of colours: `NO_COLOR` first, then what the terminal can do.
fn depth_of(variable: impl Fn(&str) -> String) -> Depth {
    let (colors, term) = (variable("COLORTERM"), variable("TERM"));
    if !variable("NO_COLOR").is_empty() {
        Depth::Plain
    } else if matches!(colors.as_str(), "truecolor" | "24bit") || term.ends_with("-direct") {
        Depth::Full
    } else if matches!(term.as_str(), "" | "linux" | "ansi" | "cons25") || term.starts_with("vt") {
        Depth::Plain
    } else {
        Depth::Indexed
    }
}

/// Some terminals tell their colours as `front;back`, numbers of the usual sixteen.
fn theme_of(colors: &str) -> Theme {
    match colors.rsplit(';').next() {
        Some("7" | "15") => Theme::Light,
        _ => Theme::Dark,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sizes() {
        assert_eq!("80x24".parse(), Ok(Size(80, 24)));
        assert_eq!("120×40".parse(), Ok(Size(120, 40)));
        for text in ["", "80", "80x", "x24", "0x24", "80x0", "-1x24", "80x24x3", "99999x24"] {
            assert!(text.parse::<Size>().is_err(), "{text}");
        }
    }

    #[test]
    fn colours_of_the_environment() {
        let depth = |variables: &'static [(&str, &str)]| {
            depth_of(|name| {
                variables.iter().find(|(known, _)| *known == name).map_or("", |(_, v)| v).to_owned()
            })
        };
        assert_eq!(depth(&[("COLORTERM", "truecolor"), ("TERM", "xterm")]), Depth::Full);
        assert_eq!(depth(&[("TERM", "xterm-256color")]), Depth::Indexed);
        assert_eq!(depth(&[("TERM", "linux")]), Depth::Plain);
        assert_eq!(depth(&[("NO_COLOR", "1"), ("COLORTERM", "truecolor")]), Depth::Plain);
        assert_eq!(depth(&[("NO_COLOR", ""), ("COLORTERM", "24bit")]), Depth::Full);
    }

    #[test]
    fn light_and_dark_terminals() {
        assert_eq!(theme_of("0;15"), Theme::Light);
        assert_eq!(theme_of("15;0"), Theme::Dark);
        assert_eq!(theme_of("0;default;15"), Theme::Light);
        assert_eq!(theme_of(""), Theme::Dark);
    }
}
