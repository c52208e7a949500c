//! Drawings as pages of PDF: a file that other programs can read, the same every time, with everything that is drawn.

use std::io::Read;

use flate2::read::ZlibDecoder;
use jersi_figure::raster::{PictureError, pdf};
use jersi_figure::{Figure, Hue, Lettering, Theme};
use jersi_rules::{ByColor, Edition, Kind, Position, Rules, Setting};

fn start(edition: Edition) -> Position {
    Position::start(Rules::new(edition), Setting::usual(edition))
}

fn file(figure: &Figure) -> Vec<u8> {
    pdf(&figure.clone().lettering(Lettering::Lines).page(true).svg(), "a board").expect("a page")
}

/// The objects of a file, found by its own table of places.
fn objects(file: &[u8]) -> Vec<&[u8]> {
    let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    let end = text(&file[file.len() - 60..]);
    let table: usize = end
        .split("startxref\n")
        .nth(1)
        .and_then(|t| t.split('\n').next())
        .and_then(|t| t.parse().ok())
        .expect("a place");
    let table = text(&file[table..]);
    let mut lines = table.lines();
    assert_eq!(lines.next(), Some("xref"));
    let count: usize =
        lines.next().and_then(|line| line.strip_prefix("0 ")).and_then(|n| n.parse().ok()).expect("a count");
    let places = lines.skip(1).take(count - 1).map(|line| line[..10].parse::<usize>().expect("a place"));
    let objects: Vec<&[u8]> = places.map(|place| &file[place..]).collect();
    for (n, object) in objects.iter().enumerate() {
        assert!(object.starts_with(format!("{} 0 obj\n", n + 1).as_bytes()), "object {}", n + 1);
    }
    objects
}

/// What a stream holds.
fn unpacked(object: &[u8]) -> Option<String> {
    let at = object.windows(7).position(|bytes| bytes == b"stream\n")?;
    let head = String::from_utf8_lossy(&object[..at]).into_owned();
    if head.contains("endobj") {
        return None;
    }
    let length: usize = head.split("/Length ").nth(1)?.split(' ').next()?.parse().ok()?;
    let mut text = String::new();
    ZlibDecoder::new(&object[at + 7..at + 7 + length]).read_to_string(&mut text).expect("packed");
    assert!(object[at + 7 + length..].starts_with(b"\nendstream"), "the length is right");
    Some(text)
}

#[test]
fn every_edition_and_theme_is_a_page() {
    for edition in Edition::ALL {
        for theme in Theme::ALL {
            let position = start(edition);
            let guardians = ByColor::from_fn(|color| position.tops_of(Kind::Guardian) & position.tops(color));
            let figure = Figure::of(&position).theme(theme).reserves(true).guardians(guardians);
            let made = file(&figure);
            assert_eq!(made, file(&figure), "the same every time");
            let streams: Vec<String> = objects(&made).into_iter().filter_map(unpacked).collect();
            assert!(!streams.is_empty());
            for stream in &streams {
                let (saved, given) = (stream.matches("q\n").count(), stream.matches("Q\n").count());
                assert_eq!(saved, given, "what is saved is given back");
                assert!(!stream.contains("NaN") && !stream.contains("inf"));
            }
            // A board is many paths; the grain of wood and the stripes are patterns.
            assert!(streams[0].lines().filter(|line| *line == "f").count() > 50);
            let patterns = String::from_utf8_lossy(&made).matches("/PatternType 1").count();
            let is_wood = matches!(theme, Theme::WoodLight | Theme::WoodDark);
            assert!(patterns > 0 || !is_wood, "{edition} {theme:?}");
        }
    }
}

#[test]
fn what_is_written_and_pointed_at_is_there() {
    let cell = Edition::V4_8.cell_named("e5").expect("a cell");
    let board = Figure::of(&start(Edition::V4_8));
    let shown = board.clone().ring(cell, Hue::Green).caption("Léo").expect("letters");
    let page = |figure: &Figure| unpacked(objects(&file(figure))[4]).expect("the page");
    let strokes = |text: &str| text.lines().filter(|line| *line == "S").count();
    assert_eq!(
        strokes(&page(&shown)),
        strokes(&page(&board)) + 3,
        "a ring in its casing, and a line of letters"
    );
    assert!(page(&shown).contains("0.0902 0.4196 0.1725 RG"), "the colour of the ring");
}

#[test]
fn what_cannot_be_in_a_page_is_refused() {
    let clipped = r#"<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><clipPath id="c"><path d="M0 0H5V5Z"/></clipPath><path clip-path="url(#c)" d="M0 0H9V9Z"/></svg>"#;
    assert!(matches!(pdf(clipped, ""), Err(PictureError::NotInPdf(_))));
    let fading = r#"<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><linearGradient id="g"><stop offset="0" stop-color="red"/><stop offset="1" stop-color="blue"/></linearGradient><path fill="url(#g)" d="M0 0H9V9Z"/></svg>"#;
    assert!(matches!(pdf(fading, ""), Err(PictureError::NotInPdf(_))));
    assert!(matches!(pdf("no drawing", ""), Err(PictureError::Drawing(_))));
    // Several things that are faded as one.
    let group = r#"<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><g opacity=".5"><path d="M0 0H9V9Z"/><path d="M0 0V9H9Z" stroke="red"/></g></svg>"#;
    let made = pdf(group, "").expect("a page");
    assert!(String::from_utf8_lossy(&made).contains("/Subtype /Form"));
}
