//! Figures compared with stored pictures. To store them anew after a change of the look that is meant, and to look at
//! them: `JERSI_WRITE=1 cargo test -p jersi-figure --features raster --test pictures`.

mod support;

use std::fs::{self, File};
use std::io::BufReader;
use std::path::PathBuf;

use jersi_figure::raster::{Palette, Picture};
use jersi_figure::{Coordinates, Figure, Lettering, Mark, Path, Style, Theme};
use jersi_rules::notation::read_position;
use jersi_rules::{ByColor, Carry, Edition, Kind, Rules};
use support::{distance, draw, start};

/// A position of 4.8 in the middle of a game.
const HOME: &str = "7/1s-5f-/2rpsk1rs1/1f-m-msp-3/6M-PR1/5M-2/1PK4M-/F-5SWF-/4S-R-P- w Wmmww 10 25";

/// A position of 3.0 with both guardians active.
const HUNT: &str = "1rkn-rck-/1r-2k-1/2c-1ck2/5m-2/4CM2c-1/3RK2K-1/5C-1/C-1K-1R-1/K-RCN-2 w - - 9";

fn size(figure: Figure, width: f64) -> Figure {
    figure.lettering(Lettering::Lines).page(true).pixels(width * 100.0 / 920.0)
}

/// How each edition looks in each style and theme, in small.
fn small(edition: Edition, style: Style, theme: Theme) -> Figure {
    size(Figure::of(&start(edition)), 132.0).style(style).theme(theme).coordinates(Coordinates::Hidden)
}

/// Everything that may be in a figure, large enough to read what is written.
fn rich(theme: Theme) -> Figure {
    let (edition, text) = match theme {
        Theme::WoodLight | Theme::PlainDark => (Edition::V4_8, HOME),
        Theme::WoodDark | Theme::PlainLight => (Edition::V3_0, HUNT),
    };
    let position = read_position(Rules::new(edition), text).expect("a position");
    let cell = |row, number| edition.cell(row, number).expect("a cell");
    let path = Path {
        from: Some(cell(5, 7)),
        steps: vec![(Carry::Two, cell(5, 5)), (Carry::One, cell(5, 4))],
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

fn stored(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/pictures").join(format!("{name}.png"))
}

/// Stored pictures have few colours, to be small.
fn write(name: &str, picture: &Picture) {
    let palette = Palette::of([picture]);
    let numbers = palette.numbers(picture);
    let file = File::create(stored(name)).expect("a file");
    let mut encoder = png::Encoder::new(file, picture.width().into(), picture.height().into());
    encoder.set_color(png::ColorType::Indexed);
    encoder.set_palette(palette.colors().concat());
    encoder.set_compression(png::Compression::High);
    encoder.write_header().expect("a head").write_image_data(&numbers).expect("pixels");
}

fn read(name: &str) -> Vec<[u8; 4]> {
    let file = File::open(stored(name)).unwrap_or_else(|error| panic!("{name}: {error}"));
    let mut decoder = png::Decoder::new(BufReader::new(file));
    decoder.set_transformations(png::Transformations::EXPAND);
    let mut reader = decoder.read_info().expect("a PNG file");
    let mut data = vec![0; reader.output_buffer_size().expect("a size")];
    reader.next_frame(&mut data).expect("pixels");
    data.chunks(3).map(|pixel| [pixel[0], pixel[1], pixel[2], 255]).collect()
}

fn compare(name: &str, figure: &Figure) {
    let picture = draw(figure);
    if std::env::var_os("JERSI_WRITE").is_some() {
        write(name, &picture);
    }
    let (mean, far) = distance(picture.pixels(), &read(name));
    assert!(mean < 2.5 && far < 0.002, "{name} differs by {mean:.2} on average, {:.2} % far", 100.0 * far);
}

#[test]
fn every_edition_in_every_style_and_theme() {
    for edition in Edition::ALL {
        for style in Style::ALL {
            for theme in Theme::ALL {
                let name = format!("{}-{}-{}", edition.id(), style.id(), theme.id());
                compare(&name, &small(edition, style, theme));
            }
        }
    }
}

#[test]
fn marks_paths_trays_zones_and_letters_in_every_theme() {
    for theme in Theme::ALL {
        compare(&format!("rich-{}", theme.id()), &rich(theme));
    }
}

#[test]
fn nothing_is_stored_that_is_not_compared() {
    if std::env::var_os("JERSI_WRITE").is_some() {
        return; // The other tests are still writing.
    }
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/pictures");
    let count = fs::read_dir(folder).expect("the pictures").count();
    assert_eq!(count, Edition::ALL.len() * Style::ALL.len() * Theme::ALL.len() + Theme::ALL.len());
}

/// A picture of another theme, style or edition is not taken for the right one.
#[test]
fn a_wrong_picture_is_told_from_the_right_one() {
    let right = draw(&small(Edition::V4_8, Style::Simple, Theme::WoodLight));
    for wrong in [
        small(Edition::V4_8, Style::Dots, Theme::WoodLight),
        small(Edition::V4_8, Style::Simple, Theme::WoodDark),
        small(Edition::V2_0, Style::Simple, Theme::WoodLight),
    ] {
        let (mean, far) = distance(right.pixels(), draw(&wrong).pixels());
        assert!(mean >= 2.5 || far >= 0.002, "{mean} {far}");
    }
}

/// No font is there to be found, and still the names of the cells are.
#[test]
fn names_are_written_without_a_font() {
    let figure = |coordinates| {
        let board = Figure::of(&start(Edition::V2_0)).lettering(Lettering::Lines).pixels(60.0);
        draw(&board.coordinates(coordinates))
    };
    let (with, without) = (figure(Coordinates::Cells), figure(Coordinates::Hidden));
    let changed = with.pixels().iter().zip(without.pixels()).filter(|(one, other)| one != other).count();
    assert!(changed > 61 * 40, "{changed} pixels for 61 names");
    let rows = figure(Coordinates::Rows);
    let fewer = rows.pixels().iter().zip(without.pixels()).filter(|(one, other)| one != other).count();
    assert!(fewer > 9 * 15 && fewer * 4 < changed, "{fewer} pixels for 9 letters");
}

#[test]
fn a_picture_is_as_large_as_it_says_and_png_keeps_every_pixel() {
    let figure = Figure::of(&start(Edition::V4_8)).pixels(200.0 * 100.0 / 920.0);
    for page in [false, true] {
        let picture = draw(&figure.clone().page(page));
        assert_eq!((picture.width(), picture.height()), (200, 180));
        let png = picture.png().expect("a PNG file");
        let mut reader = png::Decoder::new(std::io::Cursor::new(png)).read_info().expect("a head");
        let mut data = vec![0; reader.output_buffer_size().expect("a size")];
        let info = reader.next_frame(&mut data).expect("pixels");
        let channels = if page { 3 } else { 4 };
        assert_eq!(info.color_type.samples(), channels);
        let kept: Vec<&[u8]> = data.chunks(channels).collect();
        assert!(kept.iter().zip(picture.pixels()).all(|(kept, pixel)| **kept == pixel[..channels]));
    }
}

#[test]
fn what_cannot_be_drawn_is_told() {
    assert!(Picture::draw("<p>no drawing</p>").is_err());
    let huge = r#"<svg xmlns="http://www.w3.org/2000/svg" width="20000" height="10"/>"#;
    let why = Picture::draw(huge).expect_err("too large").to_string();
    assert!(why.contains("20000 by 10 pixels is too large"), "{why}");
}
