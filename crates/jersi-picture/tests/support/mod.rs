//! Figures to draw, and how pictures are compared.

use jersi_figure::{Coordinates, Figure, Lettering, Mark, Path, Style, Theme};
use jersi_picture::Picture;
use jersi_rules::notation::read_position;
use jersi_rules::{ByColor, Edition, Kind, Position, Rules, Setting, Stride};

/// A position of 4.8 in the middle of a game.
pub const HOME: &str = "7/1s-5f-/2rpsk1rs1/1f-m-msp-3/6M-PR1/5M-2/1PK4M-/F-5SWF-/4S-R-P- w Wmmww 10 25";

/// A position of 3.0 with both guardians active.
pub const HUNT: &str = "1rkn-rck-/1r-2k-1/2c-1ck2/5m-2/4CM2c-1/3RK2K-1/5C-1/C-1K-1R-1/K-RCN-2 w - - 9";

pub fn start(edition: Edition) -> Position {
    Position::start(Rules::new(edition), Setting::usual(edition))
}

fn size(figure: Figure, width: f64) -> Figure {
    figure.lettering(Lettering::Lines).page(true).pixels(width * 100.0 / 920.0)
}

/// How each edition looks in each style and theme, in small.
pub fn small(edition: Edition, style: Style, theme: Theme) -> Figure {
    size(Figure::of(&start(edition)), 132.0).style(style).theme(theme).coordinates(Coordinates::Hidden)
}

/// Everything that may be in a figure, large enough to read what is written.
pub fn rich(theme: Theme) -> Figure {
    let (edition, text) = match theme {
        Theme::WoodLight | Theme::PlainDark => (Edition::V4_8, HOME),
        Theme::WoodDark | Theme::PlainLight => (Edition::V3_0, HUNT),
    };
    let position = read_position(Rules::new(edition), text).expect("a position");
    let cell = |row, number| edition.cell(row, number).expect("a cell");
    let path = Path {
        from: Some(cell(5, 7)),
        steps: vec![(Stride::Two, cell(5, 5)), (Stride::One, cell(5, 4))],
        falls: vec![cell(1, 4)],
    };
    let guardians = ByColor::from_fn(|color| position.tops_of(Kind::Guardian) & position.tops(color));
    size(Figure::of(&position), 420.0)
        .theme(theme)
        .style(if edition == Edition::V4_8 { Style::Simple } else { Style::Dots })
        .flipped(theme == Theme::PlainLight)
        .last(path)
        .mark(cell(5, 4), Mark::Taken)
        .guardians(guardians)
        .reserves(true)
        .captured_since(&start(edition))
        .caption("24… f7=f5-f4!/K:b4 #0123456789 CFKMNPRSW")
        .expect("letters")
}

/// How far two pictures are from each other: the mean difference of a channel, and the part of the pixels that are
/// clearly different.
pub fn distance(one: &[[u8; 4]], other: &[[u8; 4]]) -> (f64, f64) {
    assert_eq!(one.len(), other.len(), "the pictures are not equally large");
    let differences = one.iter().zip(other).map(|(one, other)| {
        std::array::from_fn::<u32, 4, _>(|channel| one[channel].abs_diff(other[channel]).into())
    });
    let (mut sum, mut far) = (0_u32, 0_u32);
    for difference in differences {
        sum += difference.iter().sum::<u32>();
        far += u32::from(difference.iter().any(|&channel| channel > 40));
    }
    let pixels = u32::try_from(one.len()).expect("a small picture");
    (f64::from(sum) / f64::from(3 * pixels), f64::from(far) / f64::from(pixels))
}

pub fn draw(figure: &Figure) -> Picture {
    Picture::draw(&figure.svg()).expect("a picture")
}
