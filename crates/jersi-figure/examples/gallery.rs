//! Writes sample figures into a folder: `cargo run -p jersi-figure --example gallery -- FOLDER`.

use std::path::Path as FilePath;

use jersi_figure::{Coordinates, Figure, Mark, Path, Style, Theme, Tone};
use jersi_rules::{ByColor, Carry, Cell, Color, Edition, Kind, Position, Rules, Setting, notation};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let folder = std::env::args().nth(1).ok_or("name a folder")?;
    let folder = FilePath::new(&folder);
    for edition in Edition::ALL {
        for theme in Theme::ALL {
            for style in Style::ALL {
                let start = Position::start(Rules::new(edition), Setting::usual(edition));
                let figure = Figure::of(&start).style(style).theme(theme).page(true).reserves(true);
                let name = format!("start-{edition}-{}-{}.svg", theme.id(), style.id());
                std::fs::write(folder.join(name), figure.svg())?;
            }
        }
    }
    for theme in Theme::ALL {
        for flipped in [false, true] {
            let side = if flipped { "black" } else { "white" };
            let name = format!("marks-{}-{side}.svg", theme.id());
            std::fs::write(folder.join(name), hunt(theme)?.flipped(flipped).svg())?;
            let name = format!("home-{}-{side}.svg", theme.id());
            std::fs::write(folder.join(name), home(theme)?.flipped(flipped).svg())?;
        }
    }
    let small = home(Theme::WoodLight)?.pixels(41.6).coordinates(Coordinates::Rows);
    std::fs::write(folder.join("small.svg"), small.svg())?;
    Ok(())
}

fn cell(edition: Edition, name: &str) -> Result<Cell, String> {
    let mut letters = name.bytes();
    let row = letters.next().map(|letter| letter.wrapping_sub(b'a'));
    let number = name.get(1..).and_then(|digits| digits.parse().ok());
    row.zip(number).and_then(|(row, number)| edition.cell(row, number)).ok_or(format!("no cell {name}"))
}

/// Guardians, a chosen stack and where it may go.
fn hunt(theme: Theme) -> Result<Figure, Box<dyn std::error::Error>> {
    let edition = Edition::V3_0;
    let text = "1rkn-rck-/1r-2k-1/2c-1ck2/5m-2/4CM2c-1/3RK2K-1/5C-1/C-1K-1R-1/K-RCN-2 w - - 9";
    let position = notation::read_position(Rules::new(edition), text)?;
    let guardians = ByColor::from_fn(|color: Color| position.tops_of(Kind::Guardian) & position.tops(color));
    let mut figure =
        Figure::of(&position).style(Style::Dots).theme(theme).page(true).pixels(84.0).guardians(guardians);
    for name in ["d6", "d3", "d2", "f3", "c3", "b2", "c4", "b4"] {
        figure = figure.mark(cell(edition, name)?, Mark::Two);
    }
    for (name, mark) in [("d4", Mark::Selected), ("d5", Mark::Stop), ("e4", Mark::Stop), ("i1", Mark::Focus)]
    {
        figure = figure.mark(cell(edition, name)?, mark);
    }
    for (name, mark) in
        [("a1", Mark::Can), ("b1", Mark::Hover), ("h2", Mark::EnemyOther), ("b3", Mark::OwnOther)]
    {
        figure = figure.mark(cell(edition, name)?, mark);
    }
    Ok(figure)
}

/// The middle game of the mock-ups.
fn home(theme: Theme) -> Result<Figure, Box<dyn std::error::Error>> {
    let edition = Edition::V4_8;
    let text = "7/1s-5f-/2rpsk1rs1/1f-m-msp-3/6M-PR1/5M-2/1PK4M-/F-5SWF-/4S-R-P- w Wmmww 10 25";
    let position = notation::read_position(Rules::new(edition), text)?;
    let at = |name| cell(edition, name);
    let last = Path {
        from: Some(at("f7")?),
        steps: vec![(Carry::Two, at("f5")?), (Carry::One, at("f4")?)],
        falls: vec![at("b7")?, at("c7")?],
    };
    let arrow = Path { from: Some(at("a6")?), steps: vec![(Carry::Two, at("c5")?)], falls: vec![] };
    let mut figure = Figure::of(&position).theme(theme).page(true).reserves(true).last(last).pixels(86.0);
    for (name, mark) in [
        ("e8", Mark::Selected),
        ("g6", Mark::Enemy),
        ("e7", Mark::Own),
        ("f8", Mark::Two),
        ("e9", Mark::One),
        ("d7", Mark::Other),
        ("g3", Mark::Captured),
        ("g7", Mark::Taken),
        ("e8", Mark::Veil),
    ] {
        figure = figure.mark(at(name)?, mark);
    }
    Ok(figure.arrow(arrow, Tone::Play))
}
