//! What somebody points at on a board: `--mark e5,f6:red` and `--arrow e5-f6=h7:green`.

use clap::Args;
use jersi_figure::{Figure, Hue, Path, Tone};
use jersi_rules::{Carry, Cell, Edition};
use jersi_words::{Advice, CommandFault};

use crate::failure::Failure;

/// What is pointed at.
#[derive(Args, Clone, Debug, Default)]
#[command(next_help_heading = "Pointing")]
pub struct Annotations {
    /// Ring these cells, such as e5,f6:red; blue, red, green, orange, purple or black [default: blue]
    #[arg(long, value_name = "CELLS[:COLOR]", conflicts_with_all = ["sheet", "gif"])]
    mark: Vec<String>,
    /// Draw an arrow, legal or not, such as e5-f6 or d4=f5-g5:red; - is one piece, = a stack [default: blue]
    #[arg(long, value_name = "CELLS[:COLOR]", conflicts_with_all = ["sheet", "gif"])]
    arrow: Vec<String>,
}

impl Annotations {
    /// Whether anything is pointed at.
    pub fn is_given(&self) -> bool {
        !(self.mark.is_empty() && self.arrow.is_empty())
    }

    /// A figure with what is pointed at.
    pub fn on(&self, mut figure: Figure, edition: Edition) -> Result<Figure, Failure> {
        for text in &self.mark {
            let reader = Reader { option: "--mark", text, edition };
            let (cells, hue) = reader.hue()?;
            for (at, name) in parts(cells, &[',']) {
                figure = figure.ring(reader.cell(at, name, &CommandFault::BadMark)?, hue);
            }
        }
        for text in &self.arrow {
            let reader = Reader { option: "--arrow", text, edition };
            let (cells, hue) = reader.hue()?;
            figure = figure.arrow(reader.path(cells)?, Tone::Own(hue));
        }
        Ok(figure)
    }
}

/// Reads one value of an option, and knows where in it something is wrong.
struct Reader<'a> {
    option: &'static str,
    text: &'a str,
    edition: Edition,
}

impl<'a> Reader<'a> {
    fn fail(&self, fault: &CommandFault, at: usize, length: usize) -> Failure {
        let advice = if self.option == "--mark" { Advice::MarkForm } else { Advice::ArrowForm };
        Failure::of_command("bad-annotation", fault)
            .at(Some(self.option), self.text, at..at + length)
            .advice(&advice)
    }

    /// The cells, and the colour behind the colon.
    fn hue(&self) -> Result<(&'a str, Hue), Failure> {
        let Some((cells, color)) = self.text.split_once(':') else { return Ok((self.text, Hue::Blue)) };
        match Hue::from_id(color) {
            Some(hue) => Ok((cells, hue)),
            None => {
                let fault = CommandFault::NoSuchColor(color.to_owned());
                let known = Hue::ALL.map(Hue::id).join(", ");
                Err(self.fail(&fault, cells.len() + 1, color.len()).advice(&Advice::Colors(known)))
            }
        }
    }

    fn cell(&self, at: usize, name: &str, unless: &CommandFault) -> Result<Cell, Failure> {
        if name.is_empty() {
            return Err(self.fail(unless, at, 0));
        }
        let found = self.edition.cell_named(name);
        found.ok_or_else(|| self.fail(&CommandFault::NoSuchCell(name.to_owned()), at, name.len()))
    }

    fn path(&self, cells: &str) -> Result<Path, Failure> {
        let mut path = Path::default();
        for (at, name) in parts(cells, &['-', '=']) {
            let cell = self.cell(at, name, &CommandFault::BadArrow)?;
            match at.checked_sub(1) {
                None => path.from = Some(cell),
                Some(sign) if cells.as_bytes()[sign] == b'=' => path.steps.push((Carry::Two, cell)),
                Some(_) => path.steps.push((Carry::One, cell)),
            }
        }
        let goes = path.cells().windows(2).all(|step| step[0] != step[1]);
        if path.steps.is_empty() || !goes {
            return Err(self.fail(&CommandFault::BadArrow, 0, cells.len()));
        }
        Ok(path)
    }
}

/// The parts of a text between signs, with their places.
fn parts<'a>(text: &'a str, signs: &'static [char]) -> impl Iterator<Item = (usize, &'a str)> {
    text.split(signs).scan(0, |at, part| {
        let place = *at;
        *at += part.len() + 1;
        Some((place, part))
    })
}
