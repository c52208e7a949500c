//! How pictures are made and compared.

#![allow(dead_code)]

use jersi_figure::Figure;
use jersi_figure::raster::Picture;
use jersi_rules::{Edition, Position, Rules, Setting};

pub fn start(edition: Edition) -> Position {
    Position::start(Rules::new(edition), Setting::usual(edition))
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
