//! Animations, decoded again and compared with the pictures that they were made from.

mod support;

use jersi_figure::raster::{Animation, Frame, Palette, Picture, PictureError};
use jersi_figure::{Figure, Lettering, Path, Theme};
use jersi_rules::notation::read_turn;
use jersi_rules::{Edition, Position};
use support::{distance, draw, start};

const TURNS: [&str; 6] = ["a2-b2=d3", "h4-h3=f4", "b3-b4=d5", "f4=d3!", "d5=d3!-e4", "M:f3/M:f4"];

/// The pictures of a short game.
fn pictures(theme: Theme) -> Vec<Picture> {
    let shown = |position: &Position, path: Option<Path>| {
        let figure = Figure::of(position).lettering(Lettering::Lines).theme(theme).page(true).pixels(32.0);
        draw(&match path {
            Some(path) => figure.last(path),
            None => figure,
        })
    };
    let mut position = start(Edition::V4_8);
    let mut pictures = vec![shown(&position, None)];
    for turn in TURNS {
        let read = read_turn(&position, turn).expect("a legal turn");
        position = read.after;
        pictures.push(shown(&position, read.decisions.first().map(|&turn| Path::of(turn, None))));
    }
    pictures
}

fn film(pictures: &[Picture]) -> Result<Animation, PictureError> {
    let frame = |picture: &Picture| Frame { picture: picture.clone(), delay: 120 };
    Animation::new(pictures.iter().map(frame).collect())
}

/// The frames of a GIF file as a viewer shows them, and how large each is in the file.
fn shown(gif: &[u8]) -> Vec<(Vec<[u8; 4]>, u16, usize)> {
    let mut options = gif::DecodeOptions::new();
    options.set_color_output(gif::ColorOutput::RGBA);
    let mut decoder = options.read_info(gif).expect("a GIF file");
    assert_eq!(decoder.repeat(), gif::Repeat::Infinite);
    let width = usize::from(decoder.width());
    let mut screen = vec![[0; 4]; width * usize::from(decoder.height())];
    let mut frames = vec![];
    while let Some(frame) = decoder.read_next_frame().expect("a frame") {
        let across = usize::from(frame.width);
        for (place, pixel) in frame.buffer.chunks(4).enumerate() {
            let (x, y) = (place % across + usize::from(frame.left), place / across + usize::from(frame.top));
            if pixel[3] > 0 {
                screen[y * width + x] = [pixel[0], pixel[1], pixel[2], 255];
            }
        }
        frames.push((screen.clone(), frame.delay, across * usize::from(frame.height)));
    }
    frames
}

#[test]
fn frames_are_the_pictures_of_the_positions() {
    for theme in Theme::ALL {
        let pictures = pictures(theme);
        let frames = shown(&film(&pictures).expect("frames").gif().expect("a GIF file"));
        assert_eq!(frames.len(), pictures.len());
        for (number, ((frame, delay, _), picture)) in frames.iter().zip(&pictures).enumerate() {
            assert_eq!(*delay, 120);
            let (mean, far) = distance(frame, picture.pixels());
            assert!(mean < 2.5 && far < 0.001, "frame {number} of {}: {mean:.2}, {far:.5}", theme.id());
        }
        // A frame is told from its neighbours: the comparison above sees a turn.
        for (one, two) in pictures.iter().zip(&pictures[1..]) {
            assert!(distance(one.pixels(), two.pixels()).1 > 0.002);
        }
    }
}

#[test]
fn only_what_changes_is_kept() {
    let pictures = pictures(Theme::WoodLight);
    let whole = pictures[0].pixels().len();
    let gif = film(&pictures).expect("frames").gif().expect("a GIF file");
    let frames = shown(&gif);
    assert_eq!(frames[0].2, whole);
    assert!(frames[1..].iter().all(|(_, _, size)| *size < whole / 2));
    let first = film(&pictures[..1]).expect("a frame").gif().expect("a GIF file");
    assert!(gif.len() < first.len() * 2, "{} bytes for all, {} for the first", gif.len(), first.len());
}

#[test]
fn a_frame_like_the_one_before_is_a_single_pixel() {
    let picture = pictures(Theme::PlainLight).remove(0);
    let gif = film(&[picture.clone(), picture]).expect("frames").gif().expect("a GIF file");
    let frames = shown(&gif);
    assert_eq!((frames.len(), frames[1].2), (2, 1));
    assert_eq!(frames[0].0, frames[1].0);
}

#[test]
fn the_same_frames_make_the_same_file() {
    let pictures = pictures(Theme::WoodDark);
    let make = || film(&pictures).expect("frames").gif().expect("a GIF file");
    assert_eq!(make(), make());
}

#[test]
fn a_palette_is_exact_where_colours_are_few() {
    let svg = r##"<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"><rect width="4" height="4" fill="#DFBE8B"/><rect width="1" height="4" fill="#0A4A9E"/></svg>"##;
    let palette = Palette::of([&Picture::draw(svg).expect("a picture")]);
    let mut colors = palette.colors().to_vec();
    colors.sort_unstable();
    assert_eq!(colors, [[0x0A, 0x4A, 0x9E], [0xDF, 0xBE, 0x8B]]);
    assert_eq!(palette.colors()[usize::from(palette.number([0x0B, 0x4A, 0x9E, 255]))], [0x0A, 0x4A, 0x9E]);
}

#[test]
fn frames_must_be_there_and_equally_large() {
    assert!(matches!(film(&[]), Err(PictureError::NoFrames)));
    let board = Figure::of(&start(Edition::V4_8));
    let uneven = [draw(&board), draw(&board.clone().pixels(20.0))];
    assert!(matches!(film(&uneven), Err(PictureError::UnevenFrames)));
}
